import AlmanacServer
import JSON
import Storage

extension CommandLineTool {
  /// `doctor --recover`: restores what is readable in damaged files that were set aside.
  func recover(_ caller: LocalCaller, _ arguments: Arguments) -> ExitStatus {
    let server = caller.server
    switch caller.run({ await server.recoverSetAside() }) {
    case .failure(let failure): return report(failure)
    case .success(let files):
      let findings = files.map(Self.finding)
      if arguments.has(.json) {
        terminal.write(document: Self.json(files))
      } else {
        write(files.isEmpty ? [.absent("stored files", "nothing was set aside")] : findings)
      }
      return findings.contains { $0.outcome == .failed } ? .failed : .ok
    }
  }

  /// One file. It succeeds only if all of it could be read.
  static func finding(on file: RecoveredFile) -> Finding {
    var text = "\(file.favorites) favorites, \(file.settings) settings, \(file.sunsets) sunsets"
    text += " brought back from \(file.path)"
    if let moved = file.movedTo { text += ", which is now \(moved)" }
    if let hint = file.hint { text += ". \(hint)" }
    guard file.isWhole else { return .failed("stored files", text + "; parts could not be read") }
    return .ok("stored files", text)
  }

  private static func json(_ files: [RecoveredFile]) -> [UInt8] {
    var writer = JSONWriter()
    writer.array(files) { writer, file in
      writer.object { writer in
        writer.member("path", file.path)
        writer.member("movedTo", file.movedTo)
        writer.member("favorites", file.favorites)
        writer.member("settings", file.settings)
        writer.member("sunsets", file.sunsets)
        writer.member("isWhole", file.isWhole)
        writer.member("hint", file.hint)
      }
    }
    return writer.bytes
  }
}

extension RecoveredFile {
  /// What else to try with a file that could not be read at all.
  fileprivate var hint: String? {
    movedTo == nil ? "Try `sqlite3 '\(path)' .recover`, or a backup." : nil
  }
}
