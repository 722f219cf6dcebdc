// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// The server's answer is an error, by its kind.
public enum ServerError: Error, Equatable, Sendable {
  /// The message is not valid JSON.
  case parseError(ErrorObject)
  /// The message is not a valid JSON-RPC 2.0 request.
  case invalidRequest(ErrorObject)
  /// The message exceeds a limit of this server.
  case limitExceeded(ErrorObject)
  /// A request with this id is still in flight.
  case duplicateId(ErrorObject)
  /// The server is shutting down.
  case shuttingDown(ErrorObject)
  /// There is no such method.
  case methodNotFound(ErrorObject)
  /// A parameter is not valid.
  case invalidParams(ErrorObject)
  /// There is no such parameter.
  case unknownParam(ErrorObject)
  /// A required parameter is missing.
  case missingParam(ErrorObject)
  /// A parameter is out of range.
  case outOfRange(ErrorObject)
  /// A parameter has a value that is not allowed.
  case notAllowed(ErrorObject)
  /// An internal error occurred.
  case internalError(ErrorObject)
  /// The request was cancelled.
  case requestCancelled(ErrorObject)
  /// The server is shutting down.
  case serverCancelled(ErrorObject)
  /// No matching place was found.
  case placeNotFound(ErrorObject)
  /// Location permission is needed.
  case locationUnavailable(ErrorObject)
  /// The network is switched off.
  case providerUnavailable(ErrorObject)
  /// The provider is limiting requests.
  case rateLimited(ErrorObject)
  /// The provider needs an API key.
  case unauthorized(ErrorObject)
  /// No data are available for this request.
  case noData(ErrorObject)
  /// The disk is full.
  case storageFailure(ErrorObject)
  /// The server is overloaded.
  case busy(ErrorObject)
  /// No acceptable answer was available before the deadline.
  case deadlineExceeded(ErrorObject)
  /// This is not supported.
  case unsupported(ErrorObject)
  /// Any other kind, of a later server.
  case other(ErrorObject)

  public init(_ details: ErrorObject) {
    switch details.kind {
    case .parseError: self = .parseError(details)
    case .invalidRequest: self = .invalidRequest(details)
    case .limitExceeded: self = .limitExceeded(details)
    case .duplicateId: self = .duplicateId(details)
    case .shuttingDown: self = .shuttingDown(details)
    case .methodNotFound: self = .methodNotFound(details)
    case .invalidParams: self = .invalidParams(details)
    case .unknownParam: self = .unknownParam(details)
    case .missingParam: self = .missingParam(details)
    case .outOfRange: self = .outOfRange(details)
    case .notAllowed: self = .notAllowed(details)
    case .internalError: self = .internalError(details)
    case .requestCancelled: self = .requestCancelled(details)
    case .serverCancelled: self = .serverCancelled(details)
    case .placeNotFound: self = .placeNotFound(details)
    case .locationUnavailable: self = .locationUnavailable(details)
    case .providerUnavailable: self = .providerUnavailable(details)
    case .rateLimited: self = .rateLimited(details)
    case .unauthorized: self = .unauthorized(details)
    case .noData: self = .noData(details)
    case .storageFailure: self = .storageFailure(details)
    case .busy: self = .busy(details)
    case .deadlineExceeded: self = .deadlineExceeded(details)
    case .unsupported: self = .unsupported(details)
    default: self = .other(details)
    }
  }

  /// The details, whatever the kind.
  public var details: ErrorObject {
    switch self {
    case .parseError(let details): details
    case .invalidRequest(let details): details
    case .limitExceeded(let details): details
    case .duplicateId(let details): details
    case .shuttingDown(let details): details
    case .methodNotFound(let details): details
    case .invalidParams(let details): details
    case .unknownParam(let details): details
    case .missingParam(let details): details
    case .outOfRange(let details): details
    case .notAllowed(let details): details
    case .internalError(let details): details
    case .requestCancelled(let details): details
    case .serverCancelled(let details): details
    case .placeNotFound(let details): details
    case .locationUnavailable(let details): details
    case .providerUnavailable(let details): details
    case .rateLimited(let details): details
    case .unauthorized(let details): details
    case .noData(let details): details
    case .storageFailure(let details): details
    case .busy(let details): details
    case .deadlineExceeded(let details): details
    case .unsupported(let details): details
    case .other(let details): details
    }
  }
}

/// The exact cause of an error, within its kind.
public struct ErrorReason: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let shutdown = Self(rawValue: "shutdown")
  public static let locationChanged = Self(rawValue: "locationChanged")
  public static let denied = Self(rawValue: "denied")
  public static let unavailable = Self(rawValue: "unavailable")
  public static let timeout = Self(rawValue: "timeout")
  public static let notSupported = Self(rawValue: "notSupported")
  public static let other = Self(rawValue: "other")
  public static let offline = Self(rawValue: "offline")
  public static let unreachable = Self(rawValue: "unreachable")
  public static let libraryMissing = Self(rawValue: "libraryMissing")
  public static let noResources = Self(rawValue: "noResources")
  public static let dns = Self(rawValue: "dns")
  public static let refused = Self(rawValue: "refused")
  public static let tls = Self(rawValue: "tls")
  public static let cut = Self(rawValue: "cut")
  public static let http = Self(rawValue: "http")
  public static let malformed = Self(rawValue: "malformed")
  public static let tooLarge = Self(rawValue: "tooLarge")
  public static let redirect = Self(rawValue: "redirect")
  public static let invalidURL = Self(rawValue: "invalidURL")
  public static let breakerOpen = Self(rawValue: "breakerOpen")
  public static let budget = Self(rawValue: "budget")
  public static let keyMissing = Self(rawValue: "keyMissing")
  public static let keyInvalid = Self(rawValue: "keyInvalid")
  public static let subscriptionMissing = Self(rawValue: "subscriptionMissing")
  public static let dateSkipped = Self(rawValue: "dateSkipped")
  public static let beyondHorizon = Self(rawValue: "beyondHorizon")
  public static let outOfCoverage = Self(rawValue: "outOfCoverage")
  public static let notProvided = Self(rawValue: "notProvided")
  public static let full = Self(rawValue: "full")
  public static let readOnly = Self(rawValue: "readOnly")
  public static let corrupt = Self(rawValue: "corrupt")
  public static let locked = Self(rawValue: "locked")
  public static let irregular = Self(rawValue: "irregular")
  public static let protocolVersion = Self(rawValue: "protocolVersion")
  public static let provider = Self(rawValue: "provider")
  public static let notSettable = Self(rawValue: "notSettable")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.shutdown, .locationChanged, .denied, .unavailable, .timeout, .notSupported, .other, .offline, .unreachable, .libraryMissing, .noResources, .dns, .refused, .tls, .cut, .http, .malformed, .tooLarge, .redirect, .invalidURL, .breakerOpen, .budget, .keyMissing, .keyInvalid, .subscriptionMissing, .dateSkipped, .beyondHorizon, .outOfCoverage, .notProvided, .full, .readOnly, .corrupt, .locked, .irregular, .protocolVersion, .provider, .notSettable]
}
