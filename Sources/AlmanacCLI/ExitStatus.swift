import AlmanacProtocol
import AlmanacServer
package import Vocabulary

/// The exit status, for scripts. Stable.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case ok = 0
  case failed = 1
  case usage = 2
  case offline = 3
  case placeNotFound = 4
  case rateLimited = 5
  case deadlineExceeded = 124

  package init(_ failure: Failure) { self.init(code: failure.entry.code) }

  /// - Parameter code: of an error object.
  package init(code: Int) {
    switch code {
    case -32012: self = .offline
    case -32010: self = .placeNotFound
    case -32013: self = .rateLimited
    case -32018: self = .deadlineExceeded
    default: self = .failed
    }
  }

  package var meaning: String {
    switch self {
    case .ok: "Done."
    case .failed:
      "The method answered with an error, which is on standard error; a check failed; or the "
        + "result could not be written."
    case .usage: "The command line is wrong."
    case .offline: "No provider gave an answer, and nothing stored would do (-32012)."
    case .placeNotFound: "There is no such place (-32010)."
    case .rateLimited: "A provider wants to be left alone for a while (-32013)."
    case .deadlineExceeded: "The time was over before an answer was there (-32018)."
    }
  }
}
