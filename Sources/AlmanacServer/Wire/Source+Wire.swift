package import AlmanacCore
package import AlmanacProtocol
import Providers
package import Services

extension Wire.Source {
  /// Times are written with the offset of `zone`, UTC where the answer is about no place.
  package init(_ source: Source, zone: ZoneRules = .utc) {
    self.init(
      provider: source.provider.flatMap { Wire.Provider(rawValue: $0.name) },
      kind: Wire.SourceKind(source.kind), fetchedAt: zone.timestamp(source.fetchedAtUnixSeconds),
      ageSeconds: source.ageSeconds, stale: source.isStale,
      expiresAt: zone.timestamp(source.expiresAtUnixSeconds))
  }
}

extension Wire.ProductSource {
  package init(_ part: ProductSource, zone: ZoneRules = .utc) {
    let source = Wire.Source(part.source, zone: zone)
    self.init(
      product: part.product.rawValue, provider: source.provider, kind: source.kind,
      fetchedAt: source.fetchedAt, ageSeconds: source.ageSeconds, stale: source.stale,
      expiresAt: source.expiresAt)
  }

  /// Where several were used, or the archive of days gone by; nil leaves the member out.
  package static func several(
    _ parts: [ProductSource], zone: ZoneRules = .utc
  ) -> [Wire.ProductSource]? {
    let isArchive = parts.contains { $0.product == .archive && $0.source.kind != .estimate }
    guard parts.count > 1 || isArchive else { return nil }
    return parts.map { Wire.ProductSource($0, zone: zone) }
  }
}

extension ZoneRules {
  fileprivate func timestamp(_ unixSeconds: Double?) -> String? {
    unixSeconds.map { timestamp(Instant(unixSeconds: $0)) }
  }
}

extension Wire.Provider {
  /// As people call it; its own name where there is no other.
  package var title: String { SourceProvider(name: rawValue)?.title ?? rawValue }
}

extension Wire.SourceKind {
  fileprivate init(_ kind: SourceKind) {
    switch kind {
    case .computed: self = .computed
    case .live: self = .live
    case .cache: self = .cache
    case .estimate: self = .estimate
    }
  }
}

extension Wire.Attribution {
  package init(_ attribution: Attribution) {
    self.init(text: attribution.text, url: attribution.url, license: attribution.license)
  }
}

extension Wire.Warning {
  package init(_ warning: ServiceWarning) {
    self.init(
      code: Wire.WarningCode(warning.code), message: warning.message, paths: warning.paths,
      retryAfterSeconds: warning.retryAfterSeconds)
  }
}

extension Wire.WarningCode {
  fileprivate init(_ code: ServiceWarning.Code) {
    switch code {
    case .notProvided: self = .notProvided
    case .beyondHorizon: self = .beyondHorizon
    case .outOfCoverage: self = .outOfCoverage
    case .polar: self = .polar
    case .interpolated: self = .interpolated
    case .staleUsed: self = .staleUsed
    case .estimateUsed: self = .estimateUsed
    case .ambiguousPlace: self = .ambiguousPlace
    case .clamped: self = .clamped
    case .throttled: self = .throttled
    case .deprecated: self = .deprecated
    case .locationFallback: self = .locationFallback
    case .impossibleValue: self = .impossibleValue
    case .keyRefused: self = .keyRefused
    case .storage: self = .storage
    }
  }
}
