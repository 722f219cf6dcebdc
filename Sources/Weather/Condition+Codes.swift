import Vocabulary

extension Condition {
  /// The condition of a WMO 4677 code. Codes outside the subset used in forecasts come from station
  /// reports; those without a kind of their own map to the mildest kind of their decade, and codes
  /// outside 0…99 to unknown.
  package init(wmoCode: Int, isDay: Bool = true) {
    self.init(Self.kind(wmoCode: wmoCode), isDay: isDay)
  }

  /// The condition of an OpenWeatherMap id (openweathermap.org/weather-conditions), including the
  /// old 9xx family.
  package init(owmID: Int, isDay: Bool = true) {
    // Broken clouds (51 to 84 %) are partly cloudy, with the overcast icon.
    self.init(Self.kind(owmID: owmID), isDay: isDay, hasOvercastIcon: owmID == 803)
  }

  /// A switch instead of a table: it runs once for every hour of a forecast.
  private static func kind(wmoCode: Int) -> ConditionKind {
    switch wmoCode {
    case 0: .clear
    case 1: .mainlyClear
    case 2: .partlyCloudy
    case 3: .overcast
    case 45: .fog
    case 48: .rimeFog
    case 51: .lightDrizzle
    case 53: .drizzle
    case 55: .heavyDrizzle
    case 56: .lightFreezingDrizzle
    case 57: .freezingDrizzle
    case 61: .lightRain
    case 63: .rain
    case 65: .heavyRain
    case 66: .lightFreezingRain
    case 67: .freezingRain
    case 71: .lightSnow
    case 73: .snow
    case 75: .heavySnow
    case 77: .snowGrains
    case 80: .lightRainShowers
    case 81: .rainShowers
    case 82: .heavyRainShowers
    case 85: .lightSnowShowers
    case 86: .snowShowers
    case 95: .thunderstorm
    case 96: .thunderstormLightHail
    case 99: .thunderstormHeavyHail
    default: kindOfStationReport(wmoCode)
    }
  }

  private static func kindOfStationReport(_ code: Int) -> ConditionKind {
    switch code {
    case 4: .smoke
    case 5: .haze
    case 6, 7, 8, 9, 30...35: .dust
    case 10, 11, 12: .mist
    case 13, 17, 29, 91...94, 97, 98: .thunderstorm
    case 18: .squall
    case 19: .tornado
    case 14, 15, 16, 20...28: .partlyCloudy
    case 36...39: .lightSnow
    case 40...49: .fog
    case 50...59: .lightDrizzle
    case 64: .rain
    case 68: .lightSleet
    case 69: .sleet
    case 60...69: .lightRain
    case 70...79: .lightSnow
    case 83: .lightSleet
    case 84: .sleet
    case 87, 89: .lightHail
    case 88, 90: .hail
    default: .unknown
    }
  }

  private static func kind(owmID: Int) -> ConditionKind {
    switch owmID {
    case 202, 212, 232: .heavyThunderstorm
    case 200...299: .thunderstorm
    case 300, 310: .lightDrizzle
    case 302, 312: .heavyDrizzle
    case 313, 321: .lightRainShowers
    case 314: .rainShowers
    case 301...399: .drizzle
    case 500: .lightRain
    case 501: .rain
    case 502, 503, 504: .heavyRain
    case 511: .lightFreezingRain
    case 520: .lightRainShowers
    case 521: .rainShowers
    case 522, 531: .heavyRainShowers
    case 505...599: .rain
    case 600: .lightSnow
    case 602: .heavySnow
    case 611, 612, 615: .lightSleet
    case 613, 616: .sleet
    case 620: .lightSnowShowers
    case 621: .lightSnowShowers
    case 622: .snowShowers
    case 601...699: .snow
    case 701: .mist
    case 711: .smoke
    case 721: .haze
    case 731, 761: .dust
    case 741: .fog
    case 751: .sand
    case 762: .ash
    case 771, 905: .squall
    case 781, 900, 901, 902: .tornado
    case 800: .clear
    case 801: .mainlyClear
    case 802, 803: .partlyCloudy
    case 804: .overcast
    case 906: .hail
    default: .unknown
    }
  }
}
