/// The quantity of a provider's number, its unit, and its possible values on Earth.
///
/// The limits are the records of the WMO World Weather and Climate Extremes Archive (wmo.asu.edu),
/// or the end of a scale or an instrument's range, with a margin for model values in unmeasured
/// places. A number outside is a data error, not weather.
package enum Measurement: String, CaseIterable, Sendable {
  /// °C. Records −89.2 (Vostok 1983) and 56.7 (Furnace Creek 1913); −99 and less mark a missing
  /// value.
  case temperature
  /// °C. Record 35 (Dhahran 2003); far below the air temperature if the air is dry.
  case dewPoint
  /// Percent. Models give slightly more than 100 over ice.
  case humidity
  /// hPa, reduced to sea level. Records 870 (Typhoon Tip 1979) and 1084.8 (Tosontsengel 2001).
  case pressure
  /// km/h, mean or gust. Record 408 (Barrow Island 1996); tornadoes 486.
  case windSpeed
  /// Degrees clockwise from north; both −180…180 and 0…360 are in use.
  case windDirection
  /// Percent of the sky.
  case cloudCover
  /// Percent.
  case probability
  /// mm of water in a step of up to six hours. Records 305 in 42 minutes (Holt 1947) and 840 in
  /// six hours (Muduocaidang 1977).
  case precipitation
  /// mm of water an hour at a moment. Record 38 in one minute (Barot 1970).
  case precipitationRate
  /// mm of water in a day. Record 1825 (Foc-Foc 1966).
  case dailyPrecipitation
  /// cm of fresh snow in a step of up to six hours.
  case snowfall
  /// cm of fresh snow in a day. Record 230 (Ibuki 1927).
  case dailySnowfall
  /// km. The longest sight lines are some 440.
  case visibility
  /// Record 43.3 (Licancabur 2003).
  case uvIndex
  /// Of the whole column, at 550 nm; smoke and dust reach about 10.
  case aerosolOpticalDepth
  /// µg/m³ of a pollutant or of dust. Dust storms reach 20,000, carbon monoxide over fires more.
  case concentration
  /// Grains/m³.
  case pollen
  /// An index that may exceed the end of its scale.
  case airQualityIndex
  /// m above sea level: the Dead Sea to Everest.
  case elevation
  /// Degrees north.
  case latitude
  /// Degrees east.
  case longitude

  /// The quantity whose metric unit it uses; nil if there is no unit to choose.
  package var quantity: Quantity? {
    switch self {
    case .temperature, .dewPoint: .temperature
    case .pressure: .pressure
    case .windSpeed: .windSpeed
    case .precipitation, .dailyPrecipitation: .precipitation
    case .precipitationRate: .precipitationRate
    case .snowfall, .dailySnowfall: .snowfall
    case .visibility: .visibility
    case .concentration: .pollutant
    case .elevation: .elevation
    case .humidity, .windDirection, .cloudCover, .probability, .uvIndex, .aerosolOpticalDepth,
      .pollen, .airQualityIndex, .latitude, .longitude:
      nil
    }
  }

  /// The possible values.
  package var range: ClosedRange<Double> {
    switch self {
    case .temperature: -98...65
    case .dewPoint: -120...45
    case .humidity, .cloudCover, .probability: 0...100
    case .pressure: 850...1100
    case .windSpeed: 0...500
    case .windDirection: 0...360
    case .precipitation: 0...1000
    case .precipitationRate: 0...2500
    case .dailyPrecipitation: 0...2000
    case .snowfall: 0...150
    case .dailySnowfall: 0...300
    case .visibility: 0...500
    case .uvIndex: 0...50
    case .aerosolOpticalDepth: 0...20
    case .concentration, .pollen: 0...100_000
    case .airQualityIndex: 0...5000
    case .elevation: -500...9000
    case .latitude: -90...90
    case .longitude: -180...180
    }
  }

  /// How far outside its range a value is still clamped, to absorb packing, interpolation and gauge
  /// noise. Markers of a missing value (−99, −999, −9999) are farther off.
  private var slack: Double {
    switch self {
    case .humidity: 10
    case .cloudCover, .probability: 1
    case .windSpeed, .uvIndex: 0.5
    case .precipitation, .precipitationRate, .dailyPrecipitation, .snowfall, .dailySnowfall: 0.05
    case .visibility: 0.01
    case .aerosolOpticalDepth: 0.1
    case .concentration, .pollen, .airQualityIndex: 10
    case .temperature, .dewPoint, .pressure, .windDirection, .elevation, .latitude,
      .longitude:
      0
    }
  }

  /// The value clamped to the range (a direction wraps); nil if impossible.
  package func possible(_ value: Double) -> Double? {
    let range = range
    if range.contains(value) { return value }
    if self == .windDirection { return Self.turned(value) }
    let slack = slack
    guard value >= range.lowerBound - slack, value <= range.upperBound + slack else { return nil }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  private static func turned(_ degrees: Double) -> Double? {
    switch degrees {
    case -180..<0: degrees + 360
    case 360...540: degrees - 360
    default: nil
    }
  }
}
