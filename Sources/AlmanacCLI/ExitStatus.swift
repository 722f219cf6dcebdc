package import JSONRPC

/// How the command ended, for scripts. Stable: part of the protocol's §5.
package enum ExitStatus: Int32, Sendable {
  case ok = 0
  /// The method answered with an error; the error object is on stderr.
  case failed = 1
  /// The command line itself is wrong.
  case usage = 2
  /// No provider could be reached and nothing stored would do.
  case offline = 3
  case placeNotFound = 4
  case rateLimited = 5
  case deadlineExceeded = 124

  package init(_ error: RPCError) {
    switch error.code {
    case -32012: self = .offline
    case -32010: self = .placeNotFound
    case -32013: self = .rateLimited
    case -32018: self = .deadlineExceeded
    default: self = .failed
    }
  }
}
