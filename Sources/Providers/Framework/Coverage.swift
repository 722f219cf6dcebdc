package import AlmanacCore

/// Who gives what: the chains a product falls through, and the table of the documentation.
extension Product {
  /// Providers of the product, the first choice first. Alerts depend on the country:
  /// `AlertServices.services(countryCode:)`.
  package var providers: [ProviderID] {
    switch self {
    case .forecast: [.openMeteo, .metNorway, .openWeatherMap]
    case .airQuality: [.openMeteo, .openWeatherMap]
    case .nowcast: [.openMeteo, .openWeatherMap]
    case .sunwardClouds, .archive, .climate, .ensemble: [.openMeteo]
    case .alerts: [.nws, .brightSky, .meteoAlarm, .openWeatherMap]
    case .point: [.nws]
    case .placeSearch: [.openMeteo, .openWeatherMap]
    case .placeReverse: [.openWeatherMap]
    case .mapLayers, .mapTile: [.openWeatherMap, .rainViewer]
    case .icon: [.openWeatherMap]
    }
  }

  /// What a provider gives of the product, in a few words.
  package func scope(of provider: ProviderID) -> String? {
    switch (self, provider) {
    case (.forecast, .openMeteo): "now, 384 hours, 16 days, cloud layers"
    case (.forecast, .metNorway): "now, hours to 3 days, 6 h steps to 10, cloud layers"
    case (.forecast, .openWeatherMap): "now, 3 h steps for 5 days; One Call: 48 hours, 8 to 10 days"
    case (.sunwardClouds, .openMeteo): "cloud layers at many points"
    case (.nowcast, .openMeteo): "15 minutes; native in Europe and North America"
    case (.nowcast, .openWeatherMap): "1 minute, with One Call"
    case (.airQuality, .openMeteo): "now and 5 days, haze, dust, pollen in Europe"
    case (.airQuality, .openWeatherMap): "now and 4 days"
    case (.alerts, .nws): "United States and territories, by point"
    case (.alerts, .brightSky): "Germany, by point"
    case (.alerts, .meteoAlarm): "countries of Europe, by name of area"
    case (.alerts, .openWeatherMap): "with One Call, by point, where no other service speaks"
    case (.point, .nws): "whether it speaks for a point"
    case (.archive, .openMeteo): "since 1940"
    case (.climate, .openMeteo): "CMIP6 HighResMIP, 1950 to 2050"
    case (.ensemble, .openMeteo): "spread of cloud cover, 16 days"
    case (.placeSearch, .openMeteo): "by prefix, many languages"
    case (.placeSearch, .openWeatherMap): "by name, five at most"
    case (.placeReverse, .openWeatherMap): "names around a point that the gazetteer has none for"
    case (.mapLayers, .openWeatherMap), (.mapTile, .openWeatherMap):
      "precipitation, temperature, wind, clouds, pressure"
    case (.mapLayers, .rainViewer), (.mapTile, .rainViewer): "radar of the last two hours"
    case (.icon, .openWeatherMap): "18 icons"
    default: nil
    }
  }
}

extension ProviderID {
  /// What its forecasts tell at their best.
  package var forecastVariables: WeatherVariables {
    switch self {
    case .openMeteo: .all
    case .metNorway: .all.subtracting([.visibility, .snowfall])
    case .openWeatherMap: .all.subtracting(.cloudLayers)
    case .nws, .meteoAlarm, .brightSky, .rainViewer: []
    }
  }

  /// Whether the day that has begun is told from its midnight on.
  package var givesWholeDays: Bool { self == .openMeteo }

  /// What its air quality tells everywhere; ammonia and pollen are modeled for Europe only.
  package var airVariables: Set<AirVariable> {
    let common: Set<AirVariable> = Set(
      [.pm25, .pm10, .no2, .o3, .so2, .co].map(AirVariable.pollutant))
    return switch self {
    case .openMeteo: common.union([.aerosol, .dust, .pollen])
    case .openWeatherMap: common.union([.pollutant(.nh3), .pollutant(.no)])
    case .metNorway, .nws, .meteoAlarm, .brightSky, .rainViewer: []
    }
  }
}
