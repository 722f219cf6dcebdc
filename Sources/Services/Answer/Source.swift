package import Providers
package import Time
package import Vocabulary

/// The origin and age of an answer.
package struct Source: Equatable, Sendable {
  package let provider: SourceProvider?
  package let kind: SourceKind
  package let fetchedAt: Instant?
  package let ageSeconds: Int?
  /// Past its lifetime.
  package let isStale: Bool
  package let expiresAt: Instant?

  package init(
    provider: SourceProvider?, kind: SourceKind, fetchedAt: Instant? = nil,
    ageSeconds: Int? = nil, isStale: Bool = false, expiresAt: Instant? = nil
  ) {
    self.provider = provider
    self.kind = kind
    self.fetchedAt = fetchedAt
    self.ageSeconds = ageSeconds
    self.isStale = isStale
    self.expiresAt = expiresAt
  }

  package static let computed = Source(provider: nil, kind: .computed)
  package static let estimate = Source(provider: .climatology, kind: .estimate)

  /// Higher is less reliable: computed, live, cache, stale cache, estimate.
  private var weakness: Int {
    switch kind {
    case .computed: 0
    case .live: 1
    case .cache: isStale ? 3 : 2
    case .estimate: 4
    }
  }

  /// The least reliable of several, the oldest among equals; computed if empty.
  package static func weakest(of sources: [Source]) -> Source {
    sources.max { left, right in
      left.weakness != right.weakness
        ? left.weakness < right.weakness : (left.ageSeconds ?? 0) < (right.ageSeconds ?? 0)
    } ?? .computed
  }
}

/// One product's source among several.
package struct ProductSource: Equatable, Sendable {
  package let product: ProductID
  package let source: Source
  /// What the sources before it lack; empty for the first one, and for all of another product.
  package var completes: [ForecastPart] = []

  package init(product: ProductID, source: Source) {
    self.product = product
    self.source = source
  }
}
