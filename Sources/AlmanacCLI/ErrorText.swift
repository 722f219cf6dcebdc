import AlmanacProtocol
import AlmanacServer
import Basics
import EventLoop

/// An error object as text for a person: the message, the hint and the suggestions.
enum ErrorText {
  static func of(_ failure: MethodFailure) -> TerminalText {
    "almanac: " + lines(failure).map { TerminalText($0) }.joined(separator: "\n")
  }

  /// The first line is the message.
  static func lines(_ failure: MethodFailure) -> [String] {
    let error = Wire.ErrorObject(failure)
    let data = error.data
    // Offline, no provider is to blame.
    let isOffline = failure.entry == .providerUnavailableOffline
    var sentence = isOffline ? error.message : naming(data?.providerTitle, in: error.message)
    if let reason = data?.reason { sentence += " (\(ResultView.words(reason)))" }
    var lines = [sentence]
    if let hint = data?.hint { lines.append(hint) }
    if let path = data?.path, !path.isEmpty { lines.append("(parameter: \(path))") }
    if let allowed = data?.allowed { lines.append("allowed: \(allowed.joined(separator: ", "))") }
    if let names = data?.didYouMean, !names.isEmpty {
      lines.append("did you mean: \(names.joined(separator: ", "))")
    }
    if let least = data?.range?.minimum, let most = data?.range?.maximum {
      lines.append("allowed: \(least.wireText) to \(most.wireText)")
    }
    if let seconds = data?.retryAfterSeconds { lines.append("try again in \(seconds) s") }
    return lines
  }

  /// "Open-Meteo refused the connection." for "The provider refused the connection."
  private static func naming(_ provider: String?, in message: String) -> String {
    guard let name = provider else { return message }
    var words = message.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for index in words.indices.dropFirst()
    where words[index].hasPrefix("provider") && words[index - 1].lowercased() == "the" {
      words[index - 1] = ""
      words[index] = name + words[index].dropFirst("provider".count)
    }
    let named = words.filter { !$0.isEmpty }.joined(separator: " ")
    return named == message ? "\(message) (\(name))" : named
  }
}
