/// One GET. Everything about it is a value, so that a test can compare what would be sent.
package struct HTTPRequest: Equatable, Sendable {
  /// Absolute, `http` or `https`, already percent-encoded, without user information.
  package var url: String
  /// Sent as they are. A header whose value contains one of `secrets` is not sent again after a
  /// redirect.
  package var headers: [HTTPHeaders.Field]
  /// The keys within `url` and `headers`. A request with a secret goes only over https or to
  /// loopback, and no redirect that carries a secret is followed.
  package var secrets: [String]
  /// The `ETag` and `Last-Modified` of the stored response; they come back as a 304.
  package var validators: HTTPValidators
  /// For the whole exchange: waiting for a free slot, look-up, connection, redirects, body.
  package var deadlineMilliseconds: Int
  /// Of the decoded body; more is `tooLarge`.
  package var maximumBodyBytes: Int
  /// Requests in flight to this host while this one starts; further ones wait.
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

/// What makes a request conditional (RFC 9110 §13).
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
  /// The largest answer a provider gives us is an hourly archive of ~2 MB.
  package static let bodyBytes = 8 << 20
  /// Browsers' habit; more is impolite.
  package static let concurrentPerHost = 6
  /// A process' descriptors are finite, and so is the patience of a home router.
  package static let concurrentTransfers = 64
  /// Kept for the next request; a dozen hosts are all we know.
  package static let idleConnections = 16
  /// Waiting or running; beyond this, something above us loops.
  package static let acceptedRequests = 1_024
  /// Of one response; a few KiB are usual.
  package static let headerBytes = 64 << 10
  /// RFC 9110 §4.1 recommends at least 8,000; no provider's URL of ours comes near.
  package static let urlBytes = 8_192
  /// A provider of ours redirects once, if at all.
  package static let redirects = 3
}
