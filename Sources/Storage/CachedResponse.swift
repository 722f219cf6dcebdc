package import Time

/// An upstream's response as raw bytes, so that live and cached responses use the same decoder.
package struct CachedResponse: Equatable, Sendable {
  package var provider: String
  package var product: String
  package var fetchedAt: Instant
  package var expiresAt: Instant
  /// `ETag` and `Last-Modified`, for conditional requests.
  package var entityTag: String?
  package var lastModified: String?
  package var contentType: String?
  package var body: [UInt8]

  package init(
    provider: String, product: String, fetchedAt: Instant, expiresAt: Instant,
    entityTag: String? = nil, lastModified: String? = nil, contentType: String? = nil,
    body: [UInt8]
  ) {
    self.provider = provider
    self.product = product
    self.fetchedAt = fetchedAt
    self.expiresAt = expiresAt
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.contentType = contentType
    self.body = body
  }
}

/// The size of the cache.
package struct CacheUsage: Equatable, Sendable {
  package var entries = 0
  /// Including the overhead of each entry.
  package var bytes = 0
  package var maximumBytes = CacheLimits.bytes
}

/// The limits of the cache, with reasons.
package enum CacheLimits {
  /// A few thousand forecasts, or an evening of map tiles.
  package static let bytes = 64 << 20
  /// Longer than the lifetime of any answer; the climate of a place is fetched once a year.
  static let maximumLifetimeSeconds = 731.0 * 86_400
  /// Far above the largest answer that is fetched.
  static let maximumBody = 64 << 20
  /// A pause lasts a day at most, and no fetch takes that long.
  static let maximumCourtesySeconds = 86_400.0
  /// The overhead of an entry: key, columns, index.
  package static let entryBytes = 256
  /// One response must not evict everything else.
  package static let largestShare = 4
  /// Eviction frees a tenth at once, so that not every write evicts.
  package static func afterEviction(_ maximum: Int) -> Int { maximum / 10 * 9 }
}
