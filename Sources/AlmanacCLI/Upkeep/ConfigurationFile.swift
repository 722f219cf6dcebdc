import AlmanacServer
import EventLoop
import JSON

/// The configuration file as a command may change it: one value at a time, the rest as it is, and
/// nothing that the server would not take.
struct ConfigurationFile {
  struct Refusal: Error {
    let message: String
  }

  let path: String

  /// JSON where the text is JSON, else the text itself.
  static func json(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    if (try? JSONDocument(parsing: bytes)) != nil { return bytes }
    var writer = JSONWriter()
    writer.value(text)
    return writer.bytes
  }

  /// - Parameters:
  ///   - name: dotted, as `providers.openWeatherMap.apiKey`.
  ///   - value: one JSON text; nil takes the entry out.
  func set(_ name: String, _ value: [UInt8]?) throws(Refusal) {
    let old = try read()
    var writer = JSONWriter()
    Self.write(old?.root, name.split(separator: ".").map(String.init)[...], value, to: &writer)
    try check(writer.bytes, Self.pointer(name))
    let text = JSONLayout.indented(writer.bytes) + [0x0A]
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      _ = FileBytes.makeFolder(String(path[..<slash]))
    }
    do throws(FileBytes.Failure) { try FileBytes.replace(path, with: text) } catch {
      throw Refusal(message: "\(path) cannot be written")
    }
  }

  private func read() throws(Refusal) -> JSONDocument? {
    let bytes: [UInt8]
    do throws(FileBytes.Failure) { bytes = try FileBytes.read(path, limit: 1 << 20) } catch {
      if error == .missing { return nil }
      throw Refusal(message: "\(path) cannot be read")
    }
    guard let document = try? JSONDocument(parsing: bytes), document.root.kind == .object else {
      throw Refusal(message: "\(path) is not a JSON object; mend it by hand")
    }
    return document
  }

  /// Refused is only what the change itself brings.
  private func check(_ bytes: [UInt8], _ pointer: String) throws(Refusal) {
    var configuration = Configuration()
    configuration.apply(file: bytes)
    let problem = configuration.problems.first { problem in
      problem.path == pointer || problem.path.hasPrefix(pointer + "/")
        || pointer.hasPrefix(problem.path + "/")
    }
    if let problem { throw Refusal(message: "\(problem.path): \(problem.message)") }
  }

  private static func pointer(_ name: String) -> String {
    "/" + name.split(separator: ".").joined(separator: "/")
  }

  private static func write(
    _ old: JSONValue?, _ names: ArraySlice<String>, _ value: [UInt8]?, to writer: inout JSONWriter
  ) {
    guard let name = names.first else { return value.map { writer.raw($0) } ?? writer.null() }
    writer.beginObject()
    let members = old?.kind == .object ? old?.members.map(\.self) ?? [] : []
    for (key, member) in members where key != name {
      writer.key(text: key)
      writer.value(member)
    }
    if names.count > 1 || value != nil {
      writer.key(text: name)
      write(old?[name], names.dropFirst(), value, to: &writer)
    }
    writer.endObject()
  }
}
