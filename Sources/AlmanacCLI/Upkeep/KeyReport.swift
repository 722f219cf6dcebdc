import AlmanacServer
import JSON
import JSONRPC

/// What a provider says about the key that is configured for it.
enum KeyReport: Equatable {
  case accepted(may: [String])
  case refused(reason: String)
  /// Nobody could be asked.
  case unchecked(reason: String)

  /// Asks the provider alone, once, for the weather now. Nil for one that has none.
  init?(of provider: String, _ caller: LocalCaller) {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("provider", provider)
    writer.member("maxAgeSeconds", 0)
    writer.member("fallback", "none")
    writer.endObject()
    self.init(caller.call("weather.current", writer.bytes))
  }

  init?(_ outcome: Result<[UInt8], RPCError>) {
    switch outcome {
    case .success(let result):
      let source = (try? JSONDocument(parsing: result))?.root["source"]
      let isLive = source?["kind"]?.string == "live"
      self =
        isLive
        ? .accepted(may: ["current weather"])
        : .unchecked(reason: "asked less than a minute ago")
    case .failure(let error) where error.code == -32014:
      self = .refused(reason: ErrorText.lines(error)[0])
    case .failure(let error) where error.code == -32019 || error.code == -32602: return nil
    case .failure(let error): self = .unchecked(reason: ErrorText.lines(error)[0])
    }
  }

  /// A sentence without its full stop.
  var text: String {
    switch self {
    case .accepted(let may) where may.isEmpty: "accepted"
    case .accepted(let may): "accepted for " + may.joined(separator: ", ")
    case .refused(let reason): "refused: \(reason)"
    case .unchecked(let reason): "not checked: \(reason)"
    }
  }

  func finding(_ name: String) -> Finding {
    switch self {
    case .accepted: .ok(name, text)
    case .refused: .failed(name, text)
    case .unchecked: .notAsked(name, text)
    }
  }
}
