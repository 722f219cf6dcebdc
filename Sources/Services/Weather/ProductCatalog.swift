import AlmanacCore
import Providers
import Synchronization

/// Who can answer what: for each product the chain of providers, the user's own order first.
///
/// Places are asked for to two decimals (about a kilometre, less than any grid), so that neighbours
/// share an answer and the upstream learns no more than it must.
package struct ProductCatalog: Sendable {
  let configuration: ProviderConfiguration
  private let tier = KnownTier()

  package init(_ configuration: ProviderConfiguration) { self.configuration = configuration }

  private func chain<Output>(
    _ providers: [ProviderID], _ plan: (ProviderID) -> Step<Output>?
  ) -> [Inquiry<Output>.Candidate] {
    configuration.chain(providers).filter(configuration.isUsable).compactMap { provider in
      plan(provider).map { Inquiry.Candidate(provider: provider, plan: $0) }
    }
  }

  // MARK: Weather

  func forecast(
    at place: ResolvedPlace, now: Double, estimate: @escaping @Sendable () -> Forecast?
  ) -> Inquiry<Forecast> {
    let point = place.place.coordinate.rounded
    let hasGoneBack = place.hasGoneBack(atUnixSeconds: now)
    return Inquiry(
      product: .forecast, subject: place.subject,
      candidates: chain(Product.forecast.providers) { provider in
        switch provider {
        case .openMeteo:
          OpenMeteo.forecast(
            at: point, zone: place.zone, withYesterday: hasGoneBack)
        case .metNorway:
          MetNorway.forecast(
            at: point, elevationMeters: place.place.elevationMeters, zone: place.zone)
        case .openWeatherMap: oneCall(at: point, place).map { $0.forecast }
        default: nil
        }
      }, estimate: estimate)
  }

  /// Its best product for the key, starting with the one that answered last.
  private func oneCall(at point: Coordinate, _ place: ResolvedPlace) -> Step<OneCallAnswer> {
    let tier = tier
    return OpenWeatherMap.forecast(at: point, zone: place.zone, from: tier.value).map { answer in
      tier.value = answer.nextTier
      return answer
    }
  }

  func nowcast(at place: ResolvedPlace) -> Inquiry<Nowcast> {
    let point = place.place.coordinate.rounded
    return Inquiry(
      product: .nowcast, subject: point.subject,
      candidates: chain(Product.nowcast.providers) { provider in
        switch provider {
        case .openMeteo: OpenMeteo.nowcast(at: point)
        case .openWeatherMap: OpenWeatherMap.nowcast(at: point, from: tier.oneCall)
        default: nil
        }
      })
  }

  func air(at place: ResolvedPlace) -> Inquiry<AirQualityForecast> {
    let point = place.place.coordinate.rounded
    return Inquiry(
      product: .airQuality, subject: point.subject,
      candidates: chain(Product.airQuality.providers) { provider in
        switch provider {
        case .openMeteo: OpenMeteo.airQuality(at: point)
        case .openWeatherMap: OpenWeatherMap.airQuality(at: point)
        default: nil
        }
      })
  }

  /// Warnings of the services that speak for the place's country.
  /// - Parameters:
  ///   - language: ISO 639-1; answers in several are kept whole and read in each.
  ///   - now: when a stale answer would stand in. One without a warning in force must not: what it
  ///     was silent about it cannot know.
  func alerts(
    at place: ResolvedPlace, language: String, now: @escaping @Sendable () -> Double
  ) -> Inquiry<AlertReport> {
    let point = place.place.coordinate.rounded
    let code = place.place.countryCode
    let names = [place.place.name, place.place.admin1].compactMap(\.self)
    let services = AlertServices.services(countryCode: code) + [.openWeatherMap]
    let words = [point.subject, code ?? "", names.joined(separator: ";"), language]
    return Inquiry(
      product: .alerts, subject: words.joined(separator: "/"),
      candidates: chain(services) { provider in
        switch provider {
        case .nws: NWS.alerts(at: point)
        case .brightSky: BrightSky.alerts(at: point, language: language)
        case .meteoAlarm:
          code.flatMap {
            // Areas are called as people there call them.
            MeteoAlarm.alerts(
              countryCode: $0, names: names + Gazetteer.embedded.names(near: point),
              language: language)
          }
        case .openWeatherMap: OpenWeatherMap.alerts(at: point, from: tier.oneCall)
        default: nil
        }
      }, standsIn: { !$0.inForce(atUnixSeconds: now()).alerts.isEmpty })
  }

  // MARK: Sky and climate

  func sunwardClouds(
    _ points: [Coordinate], days: Int, subject: String
  ) -> Inquiry<[[HourlyWeather]]> {
    Inquiry(
      product: .sunwardClouds, subject: subject,
      candidates: chain(Product.sunwardClouds.providers) { _ in
        OpenMeteo.sunwardClouds(at: points, days: days)
      })
  }

  func cloudSpread(at place: ResolvedPlace) -> Inquiry<CloudSpread> {
    let point = place.place.coordinate.rounded
    return Inquiry(
      product: .ensemble, subject: point.subject,
      candidates: chain(Product.ensemble.providers) { _ in OpenMeteo.cloudSpread(at: point) })
  }

  func archive(
    at place: ResolvedPlace, from first: LocalDate, through last: LocalDate, today: LocalDate,
    estimate: @escaping @Sendable () -> Forecast?
  ) -> Inquiry<Forecast> {
    let point = place.place.coordinate.rounded
    let isKept = OpenMeteo.archiveStart.map { first >= $0 } ?? true
    return Inquiry(
      product: .archive, subject: "\(place.subject)/\(first)/\(last)",
      candidates: chain(isKept ? Product.archive.providers : []) { _ in
        OpenMeteo.archive(
          at: point, zone: place.zone, from: first, through: last, today: today)
      }, estimate: estimate)
  }

  func climate(at place: ResolvedPlace, years: ClosedRange<Int>) -> Inquiry<ModeledClimate> {
    // The models' cells are 20 km and more.
    let point = place.place.coordinate.rounded
    return Inquiry(
      product: .climate, subject: "\(point.subject)/\(years.lowerBound)-\(years.upperBound)",
      candidates: chain(Product.climate.providers) { _ in
        OpenMeteo.climate(at: point, years: years)
      })
  }

  // MARK: Places and pictures

  /// - Parameter language: ISO 639-1, of the names found; they are looked for in every one.
  func search(_ name: String, language: String = "en") -> Inquiry<[FoundPlace]> {
    Inquiry(
      product: .placeSearch, subject: "\(language)/\(name.lowercased())",
      candidates: chain(Product.placeSearch.providers) { provider in
        switch provider {
        case .openMeteo: OpenMeteo.search(name: name, count: 20, language: language)
        case .openWeatherMap: OpenWeatherMap.search(name: name)
        default: nil
        }
      })
  }

  /// What a provider calls a point.
  func reverse(_ coordinate: Coordinate) -> Inquiry<[FoundPlace]> {
    let point = coordinate.rounded
    return Inquiry(
      product: .placeReverse, subject: point.subject,
      candidates: chain(Product.placeReverse.providers) { _ in OpenWeatherMap.reverse(at: point) })
  }

  var radar: Inquiry<MapLayer> {
    Inquiry(
      product: .mapLayers, subject: RainViewer.layerID,
      candidates: chain([.rainViewer]) { _ in RainViewer.layer() })
  }

  func tile(_ layer: String, _ tile: TileCoordinate, frame: String?) -> Inquiry<ImageBytes> {
    let isRadar = layer == RainViewer.layerID
    return Inquiry(
      product: .mapTile, subject: "\(layer)/\(frame ?? "")/\(tile.z)/\(tile.x)/\(tile.y)",
      candidates: chain([isRadar ? .rainViewer : .openWeatherMap]) { _ in
        isRadar
          ? frame.flatMap { RainViewer.tile(frame: $0, at: tile) }
          : OpenWeatherMap.tile(layer: layer, at: tile)
      })
  }

  /// Icons need no key.
  func icon(_ name: String) -> Inquiry<ImageBytes> {
    let plan = OpenWeatherMap.icon(name)
    return Inquiry(
      product: .icon, subject: name,
      candidates: plan.map { [.init(provider: .openWeatherMap, plan: $0)] } ?? [])
  }
}

/// The product that the key was good for last time, so that the next call need not probe. Learned
/// anew in each process.
private final class KnownTier: Sendable {
  private let tier = Mutex(OneCallTier.oneCall4)

  var value: OneCallTier {
    get { tier.withLock { $0 } }
    set { tier.withLock { $0 = newValue } }
  }

  /// Where to begin with what only One Call has.
  var oneCall: OneCallTier { value == .oneCall4 ? .oneCall4 : .oneCall3 }
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
