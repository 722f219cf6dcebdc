import AlmanacCore
import Providers

/// Who can answer what: for each product the chain of providers, in the configured order.
///
/// Places are asked for to two decimals (about a kilometre, less than any grid), so that neighbours
/// share an answer and the upstream learns no more than it must.
package struct ProductCatalog: Sendable {
  let configuration: ProviderConfiguration

  package init(_ configuration: ProviderConfiguration) { self.configuration = configuration }

  private func chain<Output>(
    _ plan: (ProviderID) -> Step<Output>?
  ) -> [Inquiry<Output>.Candidate] {
    configuration.order.filter(configuration.isUsable).compactMap { provider in
      plan(provider).map { Inquiry.Candidate(provider: provider, plan: $0) }
    }
  }

  func forecast(
    at place: ResolvedPlace, estimate: @escaping @Sendable () -> Forecast?
  ) -> Inquiry<Forecast> {
    let point = place.place.coordinate.rounded
    return Inquiry(
      product: .forecast, subject: place.subject,
      candidates: chain { provider in
        switch provider {
        case .openMeteo: OpenMeteo.forecast(at: point, timeZone: place.place.timeZone)
        default: nil
        }
      }, estimate: estimate)
  }

  func archive(
    at place: ResolvedPlace, from first: LocalDate, through last: LocalDate, now: Double,
    estimate: @escaping @Sendable () -> Forecast?
  ) -> Inquiry<Forecast> {
    Inquiry(
      product: .archive, subject: "\(place.subject)/\(first)/\(last)", candidates: [],
      estimate: estimate)
  }

  func air(at place: ResolvedPlace) -> Inquiry<AirQualityForecast> {
    let point = place.place.coordinate.rounded
    return Inquiry(
      product: .airQuality, subject: point.subject,
      candidates: chain { provider in
        switch provider {
        case .openMeteo: OpenMeteo.airQuality(at: point)
        default: nil
        }
      })
  }

  func sunwardClouds(_ points: [Coordinate], days: Int, subject: String) -> Inquiry<
    [[HourlyWeather]]
  > {
    Inquiry(
      product: .sunwardClouds, subject: subject,
      candidates: chain { provider in
        provider == .openMeteo ? OpenMeteo.sunwardClouds(at: points, days: days) : nil
      })
  }

  func search(_ name: String) -> Inquiry<[FoundPlace]> {
    Inquiry(
      product: .placeSearch, subject: name.lowercased(),
      candidates: chain { provider in
        switch provider {
        case .openMeteo: OpenMeteo.search(name: name, count: 20)
        default: nil
        }
      })
  }
}

extension Coordinate {
  /// To two decimals: what upstreams are told.
  var rounded: Coordinate {
    let (latitude, longitude) = (Self.hundredths(latitude), Self.hundredths(longitude))
    return Coordinate(latitude: latitude, longitude: longitude) ?? self
  }

  private static func hundredths(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }

  /// "38.72,-9.14".
  var subject: String {
    fixedPoint(rounded.latitude, decimals: 2) + "," + fixedPoint(rounded.longitude, decimals: 2)
  }
}
