/// Anything that goes wrong with a call.
public enum AlmanacError: Error, Equatable, Sendable {
  /// The server's answer is an error.
  case server(ServerError)
  /// The calling task was cancelled; so was the request.
  case cancelled
  /// The call's own deadline passed; the request was cancelled.
  case deadlineExceeded
  /// There is no such program to start.
  case serverNotFound(String)
  /// The server ended while the request was under way; the next call starts it again.
  case serverEnded(String)
  /// The server ended too often in too short a time; it is not started again.
  case serverKeepsEnding(String)
  /// The server speaks another major version of the protocol.
  case protocolMismatch(String)
  /// This client was closed.
  case closed
  /// A value does not have the shape that the protocol gives it.
  case unreadable(method: String, reason: String)

  /// What the user can do about it, if that is known.
  public var hint: String? {
    switch self {
    case .server(let error): error.details.data?.hint
    case .serverNotFound:
      "Install the server, or let the environment variable ALMANAC name the program."
    case .protocolMismatch: "Update the older of the two: the server or this program."
    default: nil
    }
  }

  /// Whether the same call may succeed later.
  public var isRetryable: Bool {
    switch self {
    case .server(let error): error.details.data?.retryable ?? false
    case .cancelled, .deadlineExceeded, .serverEnded: true
    case .serverNotFound, .serverKeepsEnding, .protocolMismatch, .closed, .unreadable: false
    }
  }
}

extension AlmanacError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .server(let error): error.details.message
    case .cancelled: "The call was cancelled."
    case .deadlineExceeded: "The deadline of the call passed."
    case .serverNotFound(let program): "\(program) cannot be started."
    case .serverEnded(let words), .serverKeepsEnding(let words), .protocolMismatch(let words): words
    case .closed: "This client was closed."
    case .unreadable(let method, let reason): "\(method): \(reason)"
    }
  }
}

extension ErrorObject {
  /// What went wrong; `internalError` if the server does not say.
  public var kind: ErrorKind { data?.kind ?? .internalError }

  /// The exact cause, within the kind.
  public var reason: ErrorReason? { data?.reason.map { ErrorReason(rawValue: $0) } }

  /// For an error that says nothing of itself.
  static let blank = ErrorObject(code: -32603, message: "", data: nil)
}

extension Result where Failure == AlmanacError {
  /// An outcome of code whose errors lost their type.
  init(typed body: () throws -> Success, method: String) {
    do { self = .success(try body()) } catch let error as AlmanacError {
      self = .failure(error)
    } catch {
      self = .failure(.unreadable(method: method, reason: "\(error)"))
    }
  }
}
