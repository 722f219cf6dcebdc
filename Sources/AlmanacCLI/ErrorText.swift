import EventLoop
import AlmanacProtocol
import AlmanacServer
import JSON
import JSONRPC

/// An error object in words for a person: the sentence, what would help, what was meant.
enum ErrorText {
  static func of(_ error: RPCError) -> TerminalText {
    "almanac: " + lines(error).map { TerminalText($0) }.joined(separator: "\n")
  }

  /// The first line is the sentence itself.
  static func lines(_ error: RPCError) -> [String] {
    var lines = [error.message]
    guard let data = try? JSONDocument(parsing: error.data).root else { return lines }
    // Offline it is nobody's fault.
    if data["reason"]?.string != "offline" {
      lines[0] = naming(data["provider"]?.string, in: lines[0])
    }
    if let hint = data["hint"]?.string { lines.append(hint) }
    let reason = data["reason"]?.string.map { ResultView.words($0) }
    if let reason { lines[0] += " (\(reason))" }
    if let path = data["path"]?.string, !path.isEmpty { lines.append("at: \(path)") }
    append("allowed", data["allowed"], to: &lines)
    append("did you mean", data["didYouMean"], to: &lines)
    if let range = data["range"], let least = range["minimum"], let most = range["maximum"] {
      let bounds = [least, most].map { String(decoding: $0.rawBytes, as: UTF8.self) }
      lines.append("allowed: \(bounds[0]) to \(bounds[1])")
    }
    if let seconds = data["retryAfterSeconds"]?.integer {
      lines.append("try again in \(seconds) s")
    }
    return lines
  }

  /// "Open-Meteo refused the connection." for "The provider refused the connection."
  private static func naming(_ provider: String?, in message: String) -> String {
    guard let name = provider.flatMap(Wire.Provider.init)?.title else { return message }
    var words = message.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for index in words.indices.dropFirst()
    where words[index].hasPrefix("provider") && words[index - 1].lowercased() == "the" {
      words[index - 1] = ""
      words[index] = name + words[index].dropFirst("provider".count)
    }
    let named = words.filter { !$0.isEmpty }.joined(separator: " ")
    return named == message ? "\(message) (\(name))" : named
  }

  private static func append(_ name: String, _ values: JSONValue?, to lines: inout [String]) {
    let texts = values?.elements.compactMap(\.string) ?? []
    if !texts.isEmpty { lines.append("\(name): \(texts.joined(separator: ", "))") }
  }
}
