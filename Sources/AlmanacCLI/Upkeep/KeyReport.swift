import AlmanacProtocol
import AlmanacServer
import Vocabulary
import Words

/// A provider's verdict on its configured key.
enum KeyReport: Equatable {
  case accepted(may: [String])
  case refused(reason: String)
  /// The provider could not be reached.
  case unchecked(reason: String)

  /// Asks the provider once. Nil if it takes no key.
  init?(of provider: String, _ caller: LocalCaller) {
    let server = caller.server
    self.init(caller.run { await server.keyReport(provider: provider) })
  }

  /// - Parameter outcome: of `Server.keyReport`.
  init?(_ outcome: Result<[String], Failure>) {
    switch outcome {
    case .success(let may): self = .accepted(may: may)
    case .failure(let failure):
      let reason = failure.entry.reason.map { Self.words[$0] ?? $0 }
      switch failure.entry.kind {
      case .unsupported: return nil
      case .unauthorized: self = .refused(reason: reason ?? failure.message)
      case .providerUnavailable: self = .unchecked(reason: reason ?? failure.message)
      default: self = .unchecked(reason: ErrorText.sentence(failure, in: .english))
      }
    }
  }

  private static let words = [
    "keyInvalid": "the provider does not know it, or not yet",
    "keyMissing": "there is none", "subscriptionMissing": "its plan does not include this",
    "offline": "ALMANAC_OFFLINE is set", "unreachable": "there is no network",
    "libraryMissing": "libcurl cannot be used",
    "noResources": "the system is out of resources",
    "timeout": "the provider did not answer in time",
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
