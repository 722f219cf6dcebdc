import AlmanacServer
import EventLoop
import JSON

/// Edits the configuration file: one value at a time, every other byte unchanged, one process at a
/// time, and only values that the server accepts.
struct ConfigurationFile {
  struct Refusal: Error {
    let message: String
  }

  let path: String

  /// JSON if the text parses, else the text as a string.
  static func json(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return (try? JSONDocument(parsing: bytes)) == nil ? JSONWriter.text(text) : bytes
  }

  /// `openWeatherMap` of `providers.openWeatherMap.apiKey`; nil for any other setting.
  static func provider(ofKey path: String) -> String? {
    let names = path.split(separator: ".")
    guard names.count == 3, names[0] == "providers", names[2] == "apiKey" else { return nil }
    return String(names[1])
  }

  /// - Parameters:
  ///   - name: dotted, as `providers.openWeatherMap.apiKey`.
  ///   - value: one JSON text; nil removes the entry.
  func set(_ name: String, _ value: [UInt8]?) throws(Refusal) {
    // Resolve symbolic links, so that the lock is the same under every name of the file.
    let file: String
    do throws(FileBytes.Failure) { file = try FileBytes.destination(of: path) } catch {
      throw Refusal(message: "\(path) cannot be written")
    }
    let folder = file.parentFolder ?? "."
    _ = FileBytes.makeFolder(folder)
    let done: Void? = try FolderLock.holding(folder) {
      () throws(Refusal) in
      try change(file, name, value)
    }
    if done == nil { throw Refusal(message: "another process is changing \(path)") }
  }

  private func change(_ file: String, _ name: String, _ value: [UInt8]?) throws(Refusal) {
    let old = try read(file)
    let names = name.split(separator: ".").map(String.init)
    guard let new = JSONEdit(old).setting(names, to: value) else {
      throw Refusal(message: "\(path) is not a JSON object; mend it by hand")
    }
    try check(new, "/" + names.joined(separator: "/"))
    do throws(FileBytes.Failure) { try FileBytes.replace(file, with: new) } catch {
      throw Refusal(message: "\(path) cannot be written")
    }
  }

  /// A missing or empty file is an empty object.
  private func read(_ file: String) throws(Refusal) -> [UInt8] {
    do throws(FileBytes.Failure) {
      let bytes = try FileBytes.read(file, limit: ConfigurationText.limit)
      return bytes.isEmpty ? Self.empty : bytes
    } catch {
      if error == .missing { return Self.empty }
      throw Refusal(message: "\(path) cannot be read")
    }
  }

  private static let empty = Array("{}\n".utf8)

  /// Only faults that the change introduces are refused.
  private func check(_ bytes: [UInt8], _ pointer: String) throws(Refusal) {
    var configuration = Configuration()
    configuration.apply(file: bytes)
    let problem = configuration.problems.first { problem in
      problem.path == pointer || problem.path.hasPrefix(pointer + "/")
        || pointer.hasPrefix(problem.path + "/")
    }
    if let problem { throw Refusal(message: "\(problem.path): \(problem.message)") }
  }
}
