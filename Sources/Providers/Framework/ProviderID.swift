/// A service that answers over the network. The raw value is its name on the wire and in the
/// configuration.
package enum ProviderID: String, CaseIterable, Sendable {
  case openMeteo
  case openWeatherMap
  case metNorway
  case nws
  case meteoAlarm
  case brightSky
  case rainViewer

  /// As the service calls itself.
  package var title: String {
    switch self {
    case .openMeteo: "Open-Meteo"
    case .openWeatherMap: "OpenWeather"
    case .metNorway: "MET Norway"
    case .nws: "the US National Weather Service"
    case .meteoAlarm: "MeteoAlarm"
    case .brightSky: "Bright Sky"
    case .rainViewer: "RainViewer"
    }
  }

  /// Whether nothing can be had without an API key.
  package var needsKey: Bool { self == .openWeatherMap }

  /// Requests that the service tolerates in flight from one client.
  ///
  /// Open-Meteo runs one call an address at a time, queues a few and refuses the rest; RainViewer
  /// counts 100 a minute; the others say nothing, so two.
  package var maximumConcurrentRequests: Int {
    switch self {
    case .openMeteo, .openWeatherMap, .rainViewer: 4
    case .metNorway, .nws, .meteoAlarm, .brightSky: 2
    }
  }

  /// Calls a free account may make, by window in seconds; `[]` where nothing is published.
  package var budget: [(windowSeconds: Int, calls: Int)] {
    switch self {
    case .openMeteo: [(60, 600), (3600, 5000), (86400, 10_000)]
    case .openWeatherMap: [(60, 60), (86400, 1000)]
    case .metNorway: [(1, 20)]
    case .rainViewer: [(60, 100)]
    case .nws, .meteoAlarm, .brightSky: []
    }
  }
}

/// Credit that has to stand beside the data.
package struct ProviderAttribution: Sendable, Equatable {
  package let text: String
  package let url: String
  package let license: String
}

extension ProviderID {
  package var attribution: [ProviderAttribution] {
    switch self {
    case .openMeteo:
      [credit("Weather data by Open-Meteo.com", "https://open-meteo.com/", "CC BY 4.0")]
    case .openWeatherMap:
      [
        credit(
          "Weather data provided by OpenWeather", "https://openweathermap.org/",
          "ODbL; CC BY-SA 4.0")
      ]
    case .metNorway:
      [credit("Data from MET Norway", "https://api.met.no/", "CC BY 4.0")]
    case .nws:
      [credit("US National Weather Service", "https://www.weather.gov/", "public domain")]
    case .meteoAlarm:
      [credit("EUMETNET - MeteoAlarm", "https://meteoalarm.org/", "CC BY 4.0")]
    case .brightSky:
      [
        credit("Deutscher Wetterdienst", "https://www.dwd.de/", "CC BY 4.0"),
        credit("Bright Sky", "https://brightsky.dev/", "MIT"),
      ]
    case .rainViewer:
      [credit("RainViewer", "https://www.rainviewer.com/", "personal and educational use")]
    }
  }

  private func credit(_ text: String, _ url: String, _ license: String) -> ProviderAttribution {
    ProviderAttribution(text: text, url: url, license: license)
  }
}

extension ProviderID {
  /// The credit for one product, where it differs from the provider's own.
  package func attribution(for product: Product) -> [ProviderAttribution] {
    guard self == .openMeteo else { return attribution }
    switch product {
    case .airQuality:
      return attribution
        + [credit("CAMS ENSEMBLE", "https://atmosphere.copernicus.eu/", "Copernicus licence")]
    case .climate:
      return attribution
        + [credit("CMIP6 HighResMIP", "https://wcrp-cmip.org/", "CC BY 4.0")]
    case .placeSearch:
      return attribution + [credit("GeoNames", "https://www.geonames.org/", "CC BY 4.0")]
    default: return attribution
    }
  }
}
