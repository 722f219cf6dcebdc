/// Why a request has no answer: an entry of the error catalog and the details of this case. The one
/// type of failure from the services to the wire.
///
/// It has reasons and numbers, and never a text from upstream or curl, which could contain a key.
package struct Failure: Error, Equatable, Sendable {
  package let entry: ErrorEntry
  package var details: Details

  /// Written into `data`, each if present.
  package struct Details: Equatable, Sendable {
    /// JSON Pointer (RFC 6901) relative to `params`; empty for `params` itself.
    package var path: String?
    /// A place that could not be found and is not in the params.
    package var place: String?
    package var allowed: [String] = []
    /// The smallest and the largest value, where there is one.
    package var range: Bounds?
    package var didYouMean: [String] = []
    /// Whether a name was wrong and may be misspelled; then `suggestions` is always present.
    package var isAboutName = false
    package var provider: SourceProvider?
    package var httpStatus: Int?
    package var retryAfterSeconds: Int?
    package var limit: Limit?
    package var supported: [String] = []
    /// What to do about it, instead of the catalog's.
    package var hints: [Hint] = []
    /// Replaces the catalog's sentence if the protocol passes on the client's own words.
    package var message: String?
    /// Why a provider is not asked now, if it failed repeatedly and that is known. Not written.
    package var underlying: OutageReason?
    /// Whether it stands in the way of looking up a place that may exist. Not written.
    package var isOfLookup = false

    package init() {}
  }

  package struct Bounds: Equatable, Sendable {
    package let minimum: Double?
    package let maximum: Double?

    package init(minimum: Double?, maximum: Double?) {
      (self.minimum, self.maximum) = (minimum, maximum)
    }
  }

  /// A limit by its name, as `initialize` tells it.
  package struct Limit: Equatable, Sendable {
    package let name: String
    package let maximum: Int
  }

  /// Whether a param is at fault.
  package var isOfParams: Bool { entry.code == ErrorEntry.invalidParams.code }

  package init(_ entry: ErrorEntry, _ fill: (inout Details) -> Void = { _ in }) {
    self.entry = entry
    details = Details()
    fill(&details)
  }

  /// A fault of one param.
  /// - Parameters:
  ///   - path: where it is, a JSON Pointer.
  ///   - allowed: the values that it can have.
  ///   - names: those that may be meant.
  ///   - range: the least and the greatest value.
  ///   - hint: what to do about it, instead of the catalog's.
  package init(
    _ entry: ErrorEntry, at path: String, allowed: [String] = [], didYouMean names: [String] = [],
    within range: (minimum: Double?, maximum: Double?)? = nil, hint: Hint? = nil
  ) {
    self.init(entry) {
      $0.path = path
      $0.allowed = allowed
      $0.didYouMean = names
      $0.range = range.map { Bounds(minimum: $0.minimum, maximum: $0.maximum) }
      $0.hints = hint.map { [$0] } ?? []
    }
  }

  /// The sentence of the catalog, unless the client's own words are passed on.
  package var message: String { details.message ?? entry.message }

  /// Whether a retry may succeed. A provider repeats its 4xx, except for timeouts and rate limits
  /// (RFC 9110 §15.5.9, RFC 6585 §4).
  package var isRetryable: Bool {
    guard let status = details.httpStatus, (400..<500).contains(status) else {
      return entry.isRetryable
    }
    return entry.isRetryable && (status == 408 || status == 429)
  }

  /// Always present if a name was wrong, even if empty.
  package var suggestions: [String]? {
    let isAboutName =
      details.isAboutName || entry == .placeNotFound || entry == .unknownParam
    return details.didYouMean.isEmpty && !isAboutName ? nil : details.didYouMean
  }
}

extension Failure {
  /// The task was cancelled; the connection has answered already.
  package static let cancelled = Failure(.requestCancelled)

  package static func deadlineExceeded(retryAfterSeconds: Int?) -> Failure {
    Failure(.deadlineExceeded) { $0.retryAfterSeconds = retryAfterSeconds }
  }

  package static func busy(limit: String, maximum: Int) -> Failure {
    Failure(.busy) { $0.limit = Limit(name: limit, maximum: maximum) }
  }

  package static func storageFailure(_ reason: StorageFailure) -> Failure {
    Failure(ErrorEntry(reason))
  }

  /// - Parameters:
  ///   - hint: what to do beyond the catalog's.
  ///   - underlying: why the provider is not asked now.
  package static func providerUnavailable(
    _ reason: OutageReason, provider: SourceProvider?, httpStatus: Int? = nil,
    retryAfterSeconds: Int? = nil, hint: Hint? = nil, underlying: OutageReason? = nil
  ) -> Failure {
    Failure(ErrorEntry(reason)) {
      $0.provider = provider
      $0.httpStatus = httpStatus
      $0.retryAfterSeconds = retryAfterSeconds
      $0.hints = hint.map { [$0] } ?? []
      $0.underlying = underlying
    }
  }

  package static func rateLimited(provider: ProviderID, retryAfterSeconds: Int) -> Failure {
    Failure(.rateLimited) {
      $0.provider = .upstream(provider)
      $0.retryAfterSeconds = retryAfterSeconds
    }
  }

  package static func unauthorized(
    provider: ProviderID, reason: AuthorizationProblem
  ) -> Failure {
    Failure(ErrorEntry(reason)) { $0.provider = .upstream(provider) }
  }

  package static func noData(_ reason: NoDataReason, provider: ProviderID?) -> Failure {
    Failure(ErrorEntry(reason)) { $0.provider = provider.map(SourceProvider.upstream) }
  }

  /// The named provider does not have this product.
  package static let unsupportedProvider = Failure(.unsupportedProvider, at: "/provider")

  /// The same with another retry time, if it can have one.
  package func retrying(afterSeconds seconds: Int) -> Failure {
    guard entry == .rateLimited || entry.kind == .providerUnavailable else { return self }
    var failure = self
    failure.details.retryAfterSeconds = seconds
    return failure
  }

  /// The same failure, for params nested under a member.
  package func below(_ prefix: String) -> Failure {
    var failure = self
    failure.details.path = details.path.map { prefix + $0 }
    return failure
  }

  // MARK: Places

  /// The path of a place that a method is asked about.
  private static let place = "/place"

  /// - Parameter names: like the one that was not found.
  package static func placeNotFound(didYouMean names: [String]) -> Failure {
    Failure(.placeNotFound) {
      $0.path = place
      $0.didYouMean = names
    }
  }

  /// The name is not known here, and no provider could be asked, which is the cause.
  /// - Parameter names: known ones like it.
  package func notLookedUp(didYouMean names: [String]) -> Failure {
    var failure = self
    failure.details.isOfLookup = true
    failure.details.path = Self.place
    failure.details.didYouMean = names
    failure.details.hints = [.notLookedUp]
    return failure
  }

  /// The same failure, for a place at another path than `/place`.
  package func moved(to path: String) -> Failure {
    guard let old = details.path, old.hasPrefix(Self.place) else { return self }
    var failure = self
    failure.details.path = path + old.dropFirst(Self.place.count)
    return failure
  }
}
