// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Every error, one a kind and reason, with its fixed English sentence.
package enum ErrorEntry: String, CaseIterable, Sendable {
  case parseError = "parseError"
  case invalidRequest = "invalidRequest"
  case limitExceeded = "limitExceeded"
  case duplicateId = "duplicateId"
  case shuttingDown = "shuttingDown"
  case methodNotFound = "methodNotFound"
  case invalidParams = "invalidParams"
  case unknownParam = "unknownParam"
  case missingParam = "missingParam"
  case outOfRange = "outOfRange"
  case notAllowed = "notAllowed"
  case internalError = "internalError"
  case requestCancelled = "requestCancelled"
  case serverCancelledShutdown = "serverCancelled.shutdown"
  case serverCancelledLocationChanged = "serverCancelled.locationChanged"
  case placeNotFound = "placeNotFound"
  case locationUnavailableDenied = "locationUnavailable.denied"
  case locationUnavailableUnavailable = "locationUnavailable.unavailable"
  case locationUnavailableTimeout = "locationUnavailable.timeout"
  case locationUnavailableNotSupported = "locationUnavailable.notSupported"
  case locationUnavailableOther = "locationUnavailable.other"
  case providerUnavailableOffline = "providerUnavailable.offline"
  case providerUnavailableUnreachable = "providerUnavailable.unreachable"
  case providerUnavailableLibraryMissing = "providerUnavailable.libraryMissing"
  case providerUnavailableNoResources = "providerUnavailable.noResources"
  case providerUnavailableDns = "providerUnavailable.dns"
  case providerUnavailableRefused = "providerUnavailable.refused"
  case providerUnavailableTls = "providerUnavailable.tls"
  case providerUnavailableTimeout = "providerUnavailable.timeout"
  case providerUnavailableCut = "providerUnavailable.cut"
  case providerUnavailableHttp = "providerUnavailable.http"
  case providerUnavailableMalformed = "providerUnavailable.malformed"
  case providerUnavailableTooLarge = "providerUnavailable.tooLarge"
  case providerUnavailableRedirect = "providerUnavailable.redirect"
  case providerUnavailableInvalidURL = "providerUnavailable.invalidURL"
  case providerUnavailableBreakerOpen = "providerUnavailable.breakerOpen"
  case providerUnavailableBudget = "providerUnavailable.budget"
  case rateLimited = "rateLimited"
  case unauthorizedKeyMissing = "unauthorized.keyMissing"
  case unauthorizedKeyInvalid = "unauthorized.keyInvalid"
  case unauthorizedSubscriptionMissing = "unauthorized.subscriptionMissing"
  case noData = "noData"
  case noDataDateSkipped = "noData.dateSkipped"
  case noDataBeyondHorizon = "noData.beyondHorizon"
  case noDataOutOfCoverage = "noData.outOfCoverage"
  case noDataNotProvided = "noData.notProvided"
  case storageFailureFull = "storageFailure.full"
  case storageFailureReadOnly = "storageFailure.readOnly"
  case storageFailureCorrupt = "storageFailure.corrupt"
  case storageFailureLocked = "storageFailure.locked"
  case storageFailureIrregular = "storageFailure.irregular"
  case busy = "busy"
  case deadlineExceeded = "deadlineExceeded"
  case unsupported = "unsupported"
  case unsupportedProtocolVersion = "unsupported.protocolVersion"
  case unsupportedProvider = "unsupported.provider"
  case unsupportedNotSettable = "unsupported.notSettable"

  /// JSON-RPC error code.
  package var code: Int {
    switch self {
    case .parseError: -32700
    case .invalidRequest: -32600
    case .limitExceeded: -32600
    case .duplicateId: -32600
    case .shuttingDown: -32600
    case .methodNotFound: -32601
    case .invalidParams: -32602
    case .unknownParam: -32602
    case .missingParam: -32602
    case .outOfRange: -32602
    case .notAllowed: -32602
    case .internalError: -32603
    case .requestCancelled: -32800
    case .serverCancelledShutdown: -32802
    case .serverCancelledLocationChanged: -32802
    case .placeNotFound: -32010
    case .locationUnavailableDenied: -32011
    case .locationUnavailableUnavailable: -32011
    case .locationUnavailableTimeout: -32011
    case .locationUnavailableNotSupported: -32011
    case .locationUnavailableOther: -32011
    case .providerUnavailableOffline: -32012
    case .providerUnavailableUnreachable: -32012
    case .providerUnavailableLibraryMissing: -32012
    case .providerUnavailableNoResources: -32012
    case .providerUnavailableDns: -32012
    case .providerUnavailableRefused: -32012
    case .providerUnavailableTls: -32012
    case .providerUnavailableTimeout: -32012
    case .providerUnavailableCut: -32012
    case .providerUnavailableHttp: -32012
    case .providerUnavailableMalformed: -32012
    case .providerUnavailableTooLarge: -32012
    case .providerUnavailableRedirect: -32012
    case .providerUnavailableInvalidURL: -32012
    case .providerUnavailableBreakerOpen: -32012
    case .providerUnavailableBudget: -32012
    case .rateLimited: -32013
    case .unauthorizedKeyMissing: -32014
    case .unauthorizedKeyInvalid: -32014
    case .unauthorizedSubscriptionMissing: -32014
    case .noData: -32015
    case .noDataDateSkipped: -32015
    case .noDataBeyondHorizon: -32015
    case .noDataOutOfCoverage: -32015
    case .noDataNotProvided: -32015
    case .storageFailureFull: -32016
    case .storageFailureReadOnly: -32016
    case .storageFailureCorrupt: -32016
    case .storageFailureLocked: -32016
    case .storageFailureIrregular: -32016
    case .busy: -32017
    case .deadlineExceeded: -32018
    case .unsupported: -32019
    case .unsupportedProtocolVersion: -32019
    case .unsupportedProvider: -32019
    case .unsupportedNotSettable: -32019
    }
  }

  /// What went wrong.
  package var kind: ErrorKind {
    switch self {
    case .parseError: .parseError
    case .invalidRequest: .invalidRequest
    case .limitExceeded: .limitExceeded
    case .duplicateId: .duplicateId
    case .shuttingDown: .shuttingDown
    case .methodNotFound: .methodNotFound
    case .invalidParams: .invalidParams
    case .unknownParam: .unknownParam
    case .missingParam: .missingParam
    case .outOfRange: .outOfRange
    case .notAllowed: .notAllowed
    case .internalError: .internalError
    case .requestCancelled: .requestCancelled
    case .serverCancelledShutdown: .serverCancelled
    case .serverCancelledLocationChanged: .serverCancelled
    case .placeNotFound: .placeNotFound
    case .locationUnavailableDenied: .locationUnavailable
    case .locationUnavailableUnavailable: .locationUnavailable
    case .locationUnavailableTimeout: .locationUnavailable
    case .locationUnavailableNotSupported: .locationUnavailable
    case .locationUnavailableOther: .locationUnavailable
    case .providerUnavailableOffline: .providerUnavailable
    case .providerUnavailableUnreachable: .providerUnavailable
    case .providerUnavailableLibraryMissing: .providerUnavailable
    case .providerUnavailableNoResources: .providerUnavailable
    case .providerUnavailableDns: .providerUnavailable
    case .providerUnavailableRefused: .providerUnavailable
    case .providerUnavailableTls: .providerUnavailable
    case .providerUnavailableTimeout: .providerUnavailable
    case .providerUnavailableCut: .providerUnavailable
    case .providerUnavailableHttp: .providerUnavailable
    case .providerUnavailableMalformed: .providerUnavailable
    case .providerUnavailableTooLarge: .providerUnavailable
    case .providerUnavailableRedirect: .providerUnavailable
    case .providerUnavailableInvalidURL: .providerUnavailable
    case .providerUnavailableBreakerOpen: .providerUnavailable
    case .providerUnavailableBudget: .providerUnavailable
    case .rateLimited: .rateLimited
    case .unauthorizedKeyMissing: .unauthorized
    case .unauthorizedKeyInvalid: .unauthorized
    case .unauthorizedSubscriptionMissing: .unauthorized
    case .noData: .noData
    case .noDataDateSkipped: .noData
    case .noDataBeyondHorizon: .noData
    case .noDataOutOfCoverage: .noData
    case .noDataNotProvided: .noData
    case .storageFailureFull: .storageFailure
    case .storageFailureReadOnly: .storageFailure
    case .storageFailureCorrupt: .storageFailure
    case .storageFailureLocked: .storageFailure
    case .storageFailureIrregular: .storageFailure
    case .busy: .busy
    case .deadlineExceeded: .deadlineExceeded
    case .unsupported: .unsupported
    case .unsupportedProtocolVersion: .unsupported
    case .unsupportedProvider: .unsupported
    case .unsupportedNotSettable: .unsupported
    }
  }

  /// Why, where the kind has reasons.
  package var reason: String? {
    switch self {
    case .parseError: nil
    case .invalidRequest: nil
    case .limitExceeded: nil
    case .duplicateId: nil
    case .shuttingDown: nil
    case .methodNotFound: nil
    case .invalidParams: nil
    case .unknownParam: nil
    case .missingParam: nil
    case .outOfRange: nil
    case .notAllowed: nil
    case .internalError: nil
    case .requestCancelled: nil
    case .serverCancelledShutdown: "shutdown"
    case .serverCancelledLocationChanged: "locationChanged"
    case .placeNotFound: nil
    case .locationUnavailableDenied: "denied"
    case .locationUnavailableUnavailable: "unavailable"
    case .locationUnavailableTimeout: "timeout"
    case .locationUnavailableNotSupported: "notSupported"
    case .locationUnavailableOther: "other"
    case .providerUnavailableOffline: "offline"
    case .providerUnavailableUnreachable: "unreachable"
    case .providerUnavailableLibraryMissing: "libraryMissing"
    case .providerUnavailableNoResources: "noResources"
    case .providerUnavailableDns: "dns"
    case .providerUnavailableRefused: "refused"
    case .providerUnavailableTls: "tls"
    case .providerUnavailableTimeout: "timeout"
    case .providerUnavailableCut: "cut"
    case .providerUnavailableHttp: "http"
    case .providerUnavailableMalformed: "malformed"
    case .providerUnavailableTooLarge: "tooLarge"
    case .providerUnavailableRedirect: "redirect"
    case .providerUnavailableInvalidURL: "invalidURL"
    case .providerUnavailableBreakerOpen: "breakerOpen"
    case .providerUnavailableBudget: "budget"
    case .rateLimited: nil
    case .unauthorizedKeyMissing: "keyMissing"
    case .unauthorizedKeyInvalid: "keyInvalid"
    case .unauthorizedSubscriptionMissing: "subscriptionMissing"
    case .noData: nil
    case .noDataDateSkipped: "dateSkipped"
    case .noDataBeyondHorizon: "beyondHorizon"
    case .noDataOutOfCoverage: "outOfCoverage"
    case .noDataNotProvided: "notProvided"
    case .storageFailureFull: "full"
    case .storageFailureReadOnly: "readOnly"
    case .storageFailureCorrupt: "corrupt"
    case .storageFailureLocked: "locked"
    case .storageFailureIrregular: "irregular"
    case .busy: nil
    case .deadlineExceeded: nil
    case .unsupported: nil
    case .unsupportedProtocolVersion: "protocolVersion"
    case .unsupportedProvider: "provider"
    case .unsupportedNotSettable: "notSettable"
    }
  }

  /// One sentence, not meant to be matched.
  package var message: String {
    switch self {
    case .parseError: "The message is not valid JSON."
    case .invalidRequest: "The message is not a valid JSON-RPC 2.0 request."
    case .limitExceeded: "The message exceeds a limit of this server."
    case .duplicateId: "A request with this id is still in flight."
    case .shuttingDown: "The server is shutting down."
    case .methodNotFound: "There is no such method."
    case .invalidParams: "A parameter is not valid."
    case .unknownParam: "There is no such parameter."
    case .missingParam: "A required parameter is missing."
    case .outOfRange: "A parameter is out of range."
    case .notAllowed: "A parameter has a value that is not allowed."
    case .internalError: "An internal error occurred."
    case .requestCancelled: "The request was cancelled."
    case .serverCancelledShutdown: "The server is shutting down."
    case .serverCancelledLocationChanged: "The current location changed while the request was running."
    case .placeNotFound: "No matching place was found."
    case .locationUnavailableDenied: "Location permission is needed."
    case .locationUnavailableUnavailable: "The location could not be determined."
    case .locationUnavailableTimeout: "The client did not report its location in time."
    case .locationUnavailableNotSupported: "The client cannot determine its location."
    case .locationUnavailableOther: "The location could not be determined."
    case .providerUnavailableOffline: "The network is switched off."
    case .providerUnavailableUnreachable: "There is no network."
    case .providerUnavailableLibraryMissing: "libcurl is missing or too old."
    case .providerUnavailableNoResources: "The system has no more threads, descriptors or memory."
    case .providerUnavailableDns: "The provider's name could not be resolved."
    case .providerUnavailableRefused: "The provider refused the connection."
    case .providerUnavailableTls: "A secure connection to the provider could not be established."
    case .providerUnavailableTimeout: "The provider did not answer in time."
    case .providerUnavailableCut: "The provider closed the connection early."
    case .providerUnavailableHttp: "The provider answered with an error."
    case .providerUnavailableMalformed: "The provider's answer is invalid."
    case .providerUnavailableTooLarge: "The provider's answer is too large."
    case .providerUnavailableRedirect: "The provider redirected to a forbidden address."
    case .providerUnavailableInvalidURL: "The configured address of the provider is not valid."
    case .providerUnavailableBreakerOpen: "The provider failed repeatedly and will not be contacted for a while."
    case .providerUnavailableBudget: "The provider's request quota is used up for now."
    case .rateLimited: "The provider is limiting requests."
    case .unauthorizedKeyMissing: "The provider needs an API key."
    case .unauthorizedKeyInvalid: "The provider does not accept the API key."
    case .unauthorizedSubscriptionMissing: "The API key does not include this product."
    case .noData: "No data are available for this request."
    case .noDataDateSkipped: "This date never existed at this place."
    case .noDataBeyondHorizon: "This is outside the range of every forecast and archive."
    case .noDataOutOfCoverage: "No provider covers this place."
    case .noDataNotProvided: "The provider does not offer this."
    case .storageFailureFull: "The disk is full."
    case .storageFailureReadOnly: "The data folder is not writable."
    case .storageFailureCorrupt: "The stored data are damaged."
    case .storageFailureLocked: "Another process holds the stored data."
    case .storageFailureIrregular: "There is no regular file at the path of the stored data."
    case .busy: "The server is overloaded."
    case .deadlineExceeded: "No acceptable answer was available before the deadline."
    case .unsupported: "This is not supported."
    case .unsupportedProtocolVersion: "This version of the protocol is not supported."
    case .unsupportedProvider: "This provider does not offer this."
    case .unsupportedNotSettable: "This setting cannot be changed by config.set."
    }
  }

  /// What a person can do about it, in English.
  package var hint: String? {
    switch self {
    case .parseError: "One JSON text per line, or a Content-Length header before each."
    case .invalidRequest: nil
    case .limitExceeded: nil
    case .duplicateId: nil
    case .shuttingDown: "Only exit is expected after shutdown."
    case .methodNotFound: nil
    case .invalidParams: nil
    case .unknownParam: nil
    case .missingParam: nil
    case .outOfRange: nil
    case .notAllowed: nil
    case .internalError: "Please report this, with the output of almanac doctor --bundle."
    case .requestCancelled: nil
    case .serverCancelledShutdown: nil
    case .serverCancelledLocationChanged: nil
    case .placeNotFound: "Check the spelling, or give coordinates."
    case .locationUnavailableDenied: "Grant location permission, or search for a place."
    case .locationUnavailableUnavailable: "Location permission is granted, but no location was found.\n\nSelect a location from the search."
    case .locationUnavailableTimeout: nil
    case .locationUnavailableNotSupported: "Set a location with location.set."
    case .locationUnavailableOther: "Set a location with location.set."
    case .providerUnavailableOffline: nil
    case .providerUnavailableUnreachable: nil
    case .providerUnavailableLibraryMissing: nil
    case .providerUnavailableNoResources: nil
    case .providerUnavailableDns: nil
    case .providerUnavailableRefused: nil
    case .providerUnavailableTls: nil
    case .providerUnavailableTimeout: nil
    case .providerUnavailableCut: nil
    case .providerUnavailableHttp: nil
    case .providerUnavailableMalformed: nil
    case .providerUnavailableTooLarge: nil
    case .providerUnavailableRedirect: nil
    case .providerUnavailableInvalidURL: nil
    case .providerUnavailableBreakerOpen: nil
    case .providerUnavailableBudget: nil
    case .rateLimited: nil
    case .unauthorizedKeyMissing: "Set providers.<name>.apiKey in the configuration file."
    case .unauthorizedKeyInvalid: "Check providers.<name>.apiKey in the configuration file."
    case .unauthorizedSubscriptionMissing: "Check the plan behind providers.<name>.apiKey in the configuration file."
    case .noData: nil
    case .noDataDateSkipped: nil
    case .noDataBeyondHorizon: nil
    case .noDataOutOfCoverage: nil
    case .noDataNotProvided: nil
    case .storageFailureFull: nil
    case .storageFailureReadOnly: "Check ALMANAC_DATA_DIR and its permissions."
    case .storageFailureCorrupt: "They were set aside; almanac doctor says where."
    case .storageFailureLocked: nil
    case .storageFailureIrregular: "Move the pipe, device or folder out of the way; almanac doctor shows where the data folder is."
    case .busy: nil
    case .deadlineExceeded: "Use fallback to allow a stale answer, or increase deadlineMs."
    case .unsupported: nil
    case .unsupportedProtocolVersion: nil
    case .unsupportedProvider: nil
    case .unsupportedNotSettable: "Use the configuration file or almanac config set."
    }
  }

  /// The row that says it in every language.
  package var hintRow: HintRow? {
    switch self {
    case .parseError: .parseError
    case .invalidRequest: nil
    case .limitExceeded: nil
    case .duplicateId: nil
    case .shuttingDown: .shuttingDown
    case .methodNotFound: nil
    case .invalidParams: nil
    case .unknownParam: nil
    case .missingParam: nil
    case .outOfRange: nil
    case .notAllowed: nil
    case .internalError: .internalError
    case .requestCancelled: nil
    case .serverCancelledShutdown: nil
    case .serverCancelledLocationChanged: nil
    case .placeNotFound: .placeNotFound
    case .locationUnavailableDenied: .locationUnavailableDenied
    case .locationUnavailableUnavailable: .locationUnavailableUnavailable
    case .locationUnavailableTimeout: nil
    case .locationUnavailableNotSupported: .locationUnavailableNotSupported
    case .locationUnavailableOther: .locationUnavailableOther
    case .providerUnavailableOffline: nil
    case .providerUnavailableUnreachable: nil
    case .providerUnavailableLibraryMissing: nil
    case .providerUnavailableNoResources: nil
    case .providerUnavailableDns: nil
    case .providerUnavailableRefused: nil
    case .providerUnavailableTls: nil
    case .providerUnavailableTimeout: nil
    case .providerUnavailableCut: nil
    case .providerUnavailableHttp: nil
    case .providerUnavailableMalformed: nil
    case .providerUnavailableTooLarge: nil
    case .providerUnavailableRedirect: nil
    case .providerUnavailableInvalidURL: nil
    case .providerUnavailableBreakerOpen: nil
    case .providerUnavailableBudget: nil
    case .rateLimited: nil
    case .unauthorizedKeyMissing: .unauthorizedKeyMissing
    case .unauthorizedKeyInvalid: .unauthorizedKeyInvalid
    case .unauthorizedSubscriptionMissing: .unauthorizedSubscriptionMissing
    case .noData: nil
    case .noDataDateSkipped: nil
    case .noDataBeyondHorizon: nil
    case .noDataOutOfCoverage: nil
    case .noDataNotProvided: nil
    case .storageFailureFull: nil
    case .storageFailureReadOnly: .storageFailureReadOnly
    case .storageFailureCorrupt: .storageFailureCorrupt
    case .storageFailureLocked: nil
    case .storageFailureIrregular: .storageFailureIrregular
    case .busy: nil
    case .deadlineExceeded: .deadlineExceeded
    case .unsupported: nil
    case .unsupportedProtocolVersion: nil
    case .unsupportedProvider: nil
    case .unsupportedNotSettable: .unsupportedNotSettable
    }
  }

  /// Whether the same call may succeed later.
  package var isRetryable: Bool {
    switch self {
    case .parseError: false
    case .invalidRequest: false
    case .limitExceeded: false
    case .duplicateId: false
    case .shuttingDown: false
    case .methodNotFound: false
    case .invalidParams: false
    case .unknownParam: false
    case .missingParam: false
    case .outOfRange: false
    case .notAllowed: false
    case .internalError: false
    case .requestCancelled: true
    case .serverCancelledShutdown: false
    case .serverCancelledLocationChanged: true
    case .placeNotFound: false
    case .locationUnavailableDenied: false
    case .locationUnavailableUnavailable: true
    case .locationUnavailableTimeout: true
    case .locationUnavailableNotSupported: false
    case .locationUnavailableOther: true
    case .providerUnavailableOffline: true
    case .providerUnavailableUnreachable: true
    case .providerUnavailableLibraryMissing: true
    case .providerUnavailableNoResources: true
    case .providerUnavailableDns: true
    case .providerUnavailableRefused: true
    case .providerUnavailableTls: true
    case .providerUnavailableTimeout: true
    case .providerUnavailableCut: true
    case .providerUnavailableHttp: true
    case .providerUnavailableMalformed: true
    case .providerUnavailableTooLarge: false
    case .providerUnavailableRedirect: false
    case .providerUnavailableInvalidURL: false
    case .providerUnavailableBreakerOpen: true
    case .providerUnavailableBudget: true
    case .rateLimited: true
    case .unauthorizedKeyMissing: false
    case .unauthorizedKeyInvalid: false
    case .unauthorizedSubscriptionMissing: false
    case .noData: false
    case .noDataDateSkipped: false
    case .noDataBeyondHorizon: false
    case .noDataOutOfCoverage: false
    case .noDataNotProvided: false
    case .storageFailureFull: true
    case .storageFailureReadOnly: false
    case .storageFailureCorrupt: false
    case .storageFailureLocked: true
    case .storageFailureIrregular: false
    case .busy: true
    case .deadlineExceeded: true
    case .unsupported: false
    case .unsupportedProtocolVersion: false
    case .unsupportedProvider: false
    case .unsupportedNotSettable: false
    }
  }
}

extension ErrorEntry {
  package init(_ reason: OutageReason) {
    self = switch reason {
    case .offline: .providerUnavailableOffline
    case .unreachable: .providerUnavailableUnreachable
    case .libraryMissing: .providerUnavailableLibraryMissing
    case .noResources: .providerUnavailableNoResources
    case .dns: .providerUnavailableDns
    case .refused: .providerUnavailableRefused
    case .tls: .providerUnavailableTls
    case .timeout: .providerUnavailableTimeout
    case .cut: .providerUnavailableCut
    case .http: .providerUnavailableHttp
    case .malformed: .providerUnavailableMalformed
    case .tooLarge: .providerUnavailableTooLarge
    case .redirect: .providerUnavailableRedirect
    case .invalidURL: .providerUnavailableInvalidURL
    case .breakerOpen: .providerUnavailableBreakerOpen
    case .budget: .providerUnavailableBudget
    }
  }

  package init(_ reason: AuthorizationProblem) {
    self = switch reason {
    case .keyMissing: .unauthorizedKeyMissing
    case .keyInvalid: .unauthorizedKeyInvalid
    case .subscriptionMissing: .unauthorizedSubscriptionMissing
    }
  }

  package init(_ reason: NoDataReason) {
    self = switch reason {
    case .dateSkipped: .noDataDateSkipped
    case .beyondHorizon: .noDataBeyondHorizon
    case .outOfCoverage: .noDataOutOfCoverage
    case .notProvided: .noDataNotProvided
    }
  }

  package init(_ reason: StorageFailure) {
    self = switch reason {
    case .full: .storageFailureFull
    case .readOnly: .storageFailureReadOnly
    case .corrupt: .storageFailureCorrupt
    case .locked: .storageFailureLocked
    case .irregular: .storageFailureIrregular
    }
  }
}
