package import AlmanacProtocol
import Basics
package import JSONRPC
import Providers
package import Services
import Storage
import Units
package import Vocabulary

/// Why a call failed: an entry of the error catalog plus the details of this case.
package struct MethodFailure: Error, Sendable {
  package let entry: ErrorEntry
  package var details: Details

  /// Written into `data`, each if present.
  package struct Details: Sendable {
    package var path: String?
    /// A place that could not be found and is not in the params.
    package var place: String?
    package var allowed: [String] = []
    package var range: ParamsFault.Range?
    package var didYouMean: [String] = []
    /// Whether a name was wrong and may be misspelled; then `suggestions` is always present.
    package var isAboutName = false
    package var provider: SourceProvider?
    package var httpStatus: Int?
    package var retryAfterSeconds: Int?
    package var limit: (name: String, maximum: Int)?
    package var supported: [String] = []
    package var reason: String?
    package var hint: String?
    /// Replaces the catalog's sentence if the protocol passes on the client's own words.
    package var message: String?

    package init() {}
  }

  package init(_ entry: ErrorEntry, _ fill: (inout Details) -> Void = { _ in }) {
    self.entry = entry
    details = Details()
    fill(&details)
  }

  /// A fault of one param.
  /// - Parameters:
  ///   - path: where it is, a JSON Pointer.
  ///   - allowed: the values that it can have.
  ///   - word: the value that it has, for which the most similar of these are suggested.
  ///   - range: the least and the greatest value.
  ///   - hint: what to do about it, instead of the catalog's.
  package init(
    _ entry: ErrorEntry, at path: String, allowed: [String] = [], given word: String? = nil,
    within range: (minimum: Double?, maximum: Double?)? = nil, hint: String? = nil
  ) {
    self.init(entry) {
      $0.path = path
      $0.allowed = allowed
      $0.didYouMean = word.map { Spelling.closest(to: $0, in: allowed) } ?? []
      $0.range = range.map { ParamsFault.Range(minimum: $0.minimum, maximum: $0.maximum) }
      $0.hint = hint
    }
  }

  package init(_ fault: ParamsFault) {
    self.init(Self.entry(of: fault.kind)) { details in
      details.path = fault.path
      details.allowed = fault.allowed
      details.range = fault.range
      details.didYouMean = fault.didYouMean
      details.hint = fault.hint
    }
  }

  /// - Parameter path: of the place in the params.
  package init(_ fault: PlaceFault, at path: String = "/place") {
    switch fault {
    case .outOfRange(let below, let minimum, let maximum):
      self.init(.outOfRange, at: path + below, within: (minimum, maximum))
    case .unknownTimeZone(let below):
      self.init(
        .notAllowed, at: path + below, hint: "Expected an IANA time zone such as Europe/Lisbon.")
    case .incomplete(let below):
      self.init(.missingParam, at: path + below)
    case .malformed(let below, let expected):
      self.init(.invalidParams, at: path + below, hint: expected)
    }
  }

  /// The same failure, for params nested under a member.
  func below(_ prefix: String) -> MethodFailure {
    var failure = self
    failure.details.path = details.path.map { prefix + $0 }
    return failure
  }

  private static func entry(of kind: ErrorKind) -> ErrorEntry {
    switch kind {
    case .unknownParam: .unknownParam
    case .missingParam: .missingParam
    case .outOfRange: .outOfRange
    case .notAllowed: .notAllowed
    default: .invalidParams
    }
  }

  /// The sentence of `errors.json`, unless the client's own words are passed on.
  package var message: String { details.message ?? entry.message }

  /// The only conversion to a wire error.
  package var rpcError: RPCError {
    RPCError(
      code: entry.code, message: message,
      data: ResultWriter.bytes(of: Wire.ErrorData(self), in: .metric))
  }

  /// Whether a retry may succeed. A provider repeats its 4xx, except for timeouts and rate limits
  /// (RFC 9110 §15.5.9, RFC 6585 §4).
  var isRetryable: Bool {
    guard let status = details.httpStatus, (400..<500).contains(status) else {
      return entry.isRetryable
    }
    return entry.isRetryable && (status == 408 || status == 429)
  }

  /// Always present if a name was wrong, even if empty.
  var suggestions: [String]? {
    let isAboutName =
      details.isAboutName || entry == .placeNotFound || entry == .unknownParam
    return details.didYouMean.isEmpty && !isAboutName ? nil : details.didYouMean
  }

  /// What to do about it, including the provider's configuration entry.
  var hint: String? {
    guard let hint = details.hint ?? entry.hint else { return nil }
    guard let provider = details.provider else { return hint }
    return hint.replacingEvery("<name>", with: provider.rawValue)
  }
}

extension MethodFailure {
  /// - Parameter path: of the place in the params.
  package init(_ error: ServiceError, at path: String = "/place") {
    switch error {
    case .placeNotFound(let names):
      self.init(.placeNotFound) {
        $0.path = path
        $0.didYouMean = names
      }
    case .placeNotLookedUp(let cause, let names):
      self.init(cause, at: path)
      details.path = path
      details.didYouMean = names
      details.hint = Self.notLookedUp
    case .invalidPlace(let fault): self.init(fault, at: path)
    case .locationUnavailable(let problem): self.init(problem)
    case .providerUnavailable(let outage): self.init(outage)
    case .rateLimited(let provider, let seconds):
      self.init(.rateLimited) {
        $0.provider = .upstream(provider)
        $0.retryAfterSeconds = seconds
      }
    case .unauthorized(let provider, let reason):
      self.init(ErrorEntry(reason)) { $0.provider = .upstream(provider) }
    case .noData(let reason, let provider):
      self.init(ErrorEntry(reason)) { $0.provider = provider.map(SourceProvider.upstream) }
    case .storageFailure(let failure): self.init(failure)
    case .busy(let limit, let maximum):
      self.init(.busy) { $0.limit = (limit, maximum) }
    case .deadlineExceeded(let seconds):
      self.init(.deadlineExceeded) { $0.retryAfterSeconds = seconds }
    case .unsupported(.provider): self.init(.unsupportedProvider, at: "/provider")
    case .unsupported(.notSettable): self.init(.unsupportedNotSettable)
    case .notAllowed(let path, let allowed):
      self.init(.notAllowed, at: path, allowed: allowed)
    case .outOfRange(let path, let minimum, let maximum):
      self.init(.outOfRange, at: path, within: (minimum, maximum))
    case .eventNotSeen(let reason):
      self.init(.notAllowed) {
        $0.path = "/date"
        $0.hint =
          switch reason {
          case .notYet: "That event is still to come."
          case .noEvent: "The sun does not cross the horizon on that day."
          }
      }
    case .cancelled: self.init(.requestCancelled)
    }
  }

  private static let notLookedUp = """
    The place is not among those known here, and the search online could not be asked. Give its \
    coordinates, or try again later.
    """

  /// A place that is not in the params: the error names it and its origin.
  package init(_ unresolved: UnresolvedLocation) {
    switch unresolved.cause {
    case .cancelled: self.init(.requestCancelled)
    case .placeNotLookedUp(let cause, let names):
      self.init(cause)
      details.didYouMean = names
      details.hint = "\(unresolved.words) \(Self.notLookedUp)"
    case .invalidPlace:
      self.init(.placeNotFound)
      details.hint = "\(unresolved.words) That is no place on Earth."
    case .storageFailure(let failure):
      self.init(failure)
      details.hint = "\(unresolved.words) Give a place, or try again later."
    case let cause:
      self.init(cause)
      details.hint = "\(unresolved.words) Check its spelling, or give coordinates."
    }
    details.path = nil
    details.place = unresolved.name
  }

  package init(_ problem: LocationProblem) {
    switch problem {
    case .denied: self.init(.locationUnavailableDenied)
    case .unavailable: self.init(.locationUnavailableUnavailable)
    case .timeout: self.init(.locationUnavailableTimeout)
    case .notSupported: self.init(.locationUnavailableNotSupported)
    case .other(let text): self.init(.locationUnavailableOther) { $0.message = text }
    }
  }

  private init(_ outage: ProviderOutage) {
    self.init(ErrorEntry(outage.reason)) {
      $0.provider = outage.provider
      $0.httpStatus = outage.httpStatus
      $0.retryAfterSeconds = outage.retryAfterSeconds
      $0.hint = outage.hint
    }
  }

  package init(_ failure: StorageFailure) { self.init(ErrorEntry(failure)) }
}
