package import AlmanacProtocol
package import Providers
package import Services
package import Time
import Vocabulary
import Words

extension Wire.Source {
  /// Times use the offset of `zone`; UTC if the answer is not about a place.
  package init(_ source: Source, zone: ZoneRules = .utc) {
    self.init(
      provider: source.provider,
      kind: source.kind, fetchedAt: source.fetchedAt.map { zone.moment($0) },
      ageSeconds: source.ageSeconds, stale: source.isStale,
      expiresAt: source.expiresAt.map { zone.moment($0) })
  }
}

extension Wire.ProductSource {
  package init(_ part: ProductSource, zone: ZoneRules = .utc) {
    let source = Wire.Source(part.source, zone: zone)
    self.init(
      product: part.product.rawValue, provider: source.provider, kind: source.kind,
      fetchedAt: source.fetchedAt, ageSeconds: source.ageSeconds, stale: source.stale,
      expiresAt: source.expiresAt,
      completes: part.completes.isEmpty ? nil : part.completes)
  }

  /// If several providers or the archive of past days were used; nil omits the member.
  package static func several(
    _ parts: [ProductSource], zone: ZoneRules = .utc
  ) -> [Wire.ProductSource]? {
    let isArchive = parts.contains { $0.product == .archive && $0.source.kind != .estimate }
    guard parts.count > 1 || isArchive else { return nil }
    return parts.map { Wire.ProductSource($0, zone: zone) }
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
      code: warning.code, message: Sentence(warning.notice),
      paths: warning.parts.map(\.pointer), retryAfterSeconds: warning.retryAfterSeconds)
  }
}

extension WarnedPart {
  /// A JSON Pointer into the result.
  fileprivate var pointer: String {
    switch self {
    case .row(let rows, let index): "\(Self.rows(rows).pointer)/\(index)"
    case .rows(.hours): "/hours"
    case .rows(.days): "/days"
    case .scoreOfDay(let index): "\(Self.row(.days, index).pointer)/score"
    case .place: "/place"
    case .places: "/places"
    case .firstOfPlaces: "/places/0"
    case .setting: "/value"
    case .time: "/time"
    case .temperature: "/temperature"
    case .dewPoint: "/dewPoint"
    case .observed: "/observed"
    case .stations: "/stations"
    case .measuredDays: "/measuredDays"
    case .alerts: "/alerts"
    case .dip: "/dip"
    case .model: "/model"
    }
  }
}
