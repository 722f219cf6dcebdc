/// One GET. Entirely a value, so that a test can compare what would be sent.
package struct HTTPRequest: Equatable, Sendable {
  /// Absolute, `http` or `https`, already percent-encoded, without user information.
  package var url: String
  /// Sent verbatim. A header whose value contains one of `secrets` is dropped after a redirect.
  package var headers: [HTTPHeaders.Field]
  /// The keys within `url` and `headers`. A request with a secret goes only over https or to
  /// loopback, and a redirect that contains a secret is never followed.
  package var secrets: [String]
  /// The `ETag` and `Last-Modified` of the cached response; unchanged content returns a 304.
  package var validators: HTTPValidators
  /// For the whole exchange: waiting for a slot, DNS lookup, connection, redirects, body.
  package var deadlineMilliseconds: Int
  /// Of the decoded body; more fails with `tooLarge`.
  package var maximumBodyBytes: Int
  /// The host's concurrency limit when this request starts; further requests wait.
  package var maximumConcurrentPerHost: Int

  package init(
    url: String, headers: [HTTPHeaders.Field] = [], secrets: [String] = [],
    validators: HTTPValidators = HTTPValidators(), deadlineMilliseconds: Int = 10_000,
    maximumBodyBytes: Int = HTTPLimits.bodyBytes,
    maximumConcurrentPerHost: Int = HTTPLimits.concurrentPerHost
  ) {
    self.url = url
    self.headers = headers
    self.secrets = secrets
    self.validators = validators
    self.deadlineMilliseconds = deadlineMilliseconds
    self.maximumBodyBytes = maximumBodyBytes
    self.maximumConcurrentPerHost = maximumConcurrentPerHost
  }
}

/// The validators of a conditional request (RFC 9110 §13).
package struct HTTPValidators: Equatable, Sendable {
  package var entityTag: String?
  package var lastModified: String?

  package init(entityTag: String? = nil, lastModified: String? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
  }
}

/// The limits of the transport, each with its reason.
package enum HTTPLimits {
  /// A provider's largest response is an hourly archive of ~2 MB.
  package static let bodyBytes = 8 << 20
  /// What browsers use; more is impolite.
  package static let concurrentPerHost = 6
  /// Bounded by the process's descriptors and by home routers.
  package static let concurrentTransfers = 64
  /// Kept for reuse; we contact about a dozen hosts.
  package static let idleConnections = 16
  /// Queued or running; more means a loop in our own code.
  package static let acceptedRequests = 1_024
  /// Per response; a few KiB are usual.
  package static let headerBytes = 64 << 10
  /// RFC 9110 §4.1 recommends at least 8,000; our providers' URLs are far shorter.
  package static let urlBytes = 8_192
  /// Our providers redirect at most once.
  package static let redirects = 3
}
