import AlmanacServer
import JSON
import JSONRPC

/// What a provider says about the key that is configured for it.
enum KeyReport: Equatable {
  case accepted(may: [String])
  case refused(reason: String)
  /// Nobody could be asked.
  case unchecked(reason: String)

  /// Nil for a provider that takes no key.
  init?(_ outcome: Result<[UInt8], RPCError>) {
    switch outcome {
    case .failure(let error):
      guard error.code != -32019 else { return nil }
      self = .unchecked(reason: error.message)
    case .success(let bytes):
      guard let root = try? JSONDocument(parsing: bytes).root else { return nil }
      let reason = Reading.words(root["reason"]?.string)
      switch root["accepted"]?.bool {
      case true?: self = .accepted(may: root["may"]?.elements.compactMap(\.string) ?? [])
      case false?: self = .refused(reason: reason)
      case nil: self = .unchecked(reason: reason)
      }
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
