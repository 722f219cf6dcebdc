import AlmanacServer
import EventLoop
import JSON
import JSONRPC

extension CommandLineTool {
  /// `doctor --recover`: what can be read of damaged files that were set aside comes back.
  func recover(_ server: Server, _ caller: LocalCaller, _ arguments: Arguments) -> ExitStatus {
    switch caller.run({ await server.recoverSetAside() }) {
    case .failure(let error):
      StandardError.print(ErrorText.of(error))
      return ExitStatus(error)
    case .success(let result):
      let files = (try? JSONDocument(parsing: result).root)?.elements.map(Self.finding) ?? []
      if arguments.has(.json) {
        terminal.write(document: result)
      } else {
        write(files.isEmpty ? [.absent("stored files", "nothing was set aside")] : files)
      }
      return files.contains { $0.outcome == .failed } ? .failed : .ok
    }
  }

  /// One file. It is well only if all of it could be read.
  static func finding(on file: JSONValue) -> Finding {
    let counts = ["favorites", "settings", "sunsets"].map { "\(file[$0]?.integer ?? 0) \($0)" }
    var text = "\(counts.joined(separator: ", ")) brought back from \(file["path"]?.string ?? "")"
    if let moved = file["movedTo"]?.string { text += ", which is now \(moved)" }
    if let hint = file["hint"]?.string { text += ". \(hint)" }
    guard file["isWhole"]?.bool ?? false else {
      return .failed("stored files", text + "; parts could not be read")
    }
    return .ok("stored files", text)
  }
}
