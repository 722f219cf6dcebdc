import AlmanacServer
import JSON
import JSONRPC

/// What a provider says about the key that is configured for it.
enum KeyReport: Equatable {
  case accepted(may: [String])
  case refused(reason: String)
  /// Nobody could be asked.
  case unchecked(reason: String)

  /// Asks the provider once. Nil for one that takes no key.
  init?(of provider: String, _ caller: LocalCaller, _ server: Server) {
    self.init(caller.run { await server.keyReport(provider: provider) })
  }

  /// - Parameter outcome: of `Server.keyReport`.
  init?(_ outcome: Result<[UInt8], RPCError>) {
    switch outcome {
    case .success(let bytes):
      guard let report = (try? JSONDocument(parsing: bytes))?.root else { return nil }
      let reason = report["reason"]?.string ?? ""
      switch report["accepted"]?.bool {
      case true?: self = .accepted(may: report["may"]?.elements.compactMap(\.string) ?? [])
      case false?: self = .refused(reason: Self.words[reason] ?? reason)
      case nil: self = .unchecked(reason: Self.words[reason] ?? reason)
      }
    case .failure(let error) where error.code == -32019: return nil
    case .failure(let error): self = .unchecked(reason: ErrorText.lines(error)[0])
    }
  }

  private static let words = [
    "keyInvalid": "the provider does not know it, or not yet",
    "keyMissing": "there is none", "subscriptionMissing": "its plan does not include this",
    "offline": "there is no network", "timeout": "the provider did not answer in time",
  ]

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
