// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A named set of units.
package enum UnitPreset: String, Word {
  case metric
  case imperial
  case uk
  case si
}

/// Unit of a temperature.
package enum TemperatureUnit: String, Word {
  case celsius = "°C"
  case fahrenheit = "°F"
  case kelvin = "K"
}

/// Unit of a wind speed; `bft` is the force on the Beaufort scale, an integer from 0 to 12.
package enum WindSpeedUnit: String, Word {
  case kilometersPerHour = "km/h"
  case milesPerHour = "mph"
  case metersPerSecond = "m/s"
  case knots = "kn"
  case beaufort = "bft"
}

/// Unit of an air pressure.
package enum PressureUnit: String, Word {
  case hectopascal = "hPa"
  case inchOfMercury = "inHg"
  case millimeterOfMercury = "mmHg"
}

/// Unit of an amount of rain.
package enum PrecipitationUnit: String, Word {
  case millimeter = "mm"
  case inch = "in"
}

/// Unit of a rate of rain.
package enum PrecipitationRateUnit: String, Word {
  case millimeterPerHour = "mm/h"
  case inchPerHour = "in/h"
}

/// Unit of an amount of fresh snow.
package enum SnowfallUnit: String, Word {
  case centimeter = "cm"
  case inch = "in"
}

/// Unit of a distance or a visibility.
package enum DistanceUnit: String, Word {
  case kilometer = "km"
  case mile = "mi"
  case meter = "m"
}

/// Unit of a height above the sea.
package enum ElevationUnit: String, Word {
  case meter = "m"
  case foot = "ft"
}

/// Unit of a concentration in air.
package enum PollutantUnit: String, Word {
  case microgramPerCubicMeter = "µg/m³"
}

/// Labels of equal length: `06:12 AM`, `06 AM`, `06/21`.
package enum LabelStyle: String, Word {
  case padded
}

/// A named set of units; `locale` is what the reader expects: the configured units, or else those that people in the territory of the locale use (section 9).
package enum UnitSet: String, Word {
  case metric
  case imperial
  case uk
  case si
  case locale
}

/// Where a place's time zone comes from.
package enum TimeZoneSource: String, Word {
  /// Given by the caller.
  case given
  /// From the gazetteer's entry.
  case gazetteer
  /// The zone whose boundary the coordinate lies within.
  case boundary
  /// From a provider's answer for the coordinate.
  case provider
  /// The nautical zone of the longitude, at sea.
  case longitude
}

/// A service that answers over the network, in the order in which they are asked.
package enum ProviderID: String, Word {
  case openMeteo
  case metNorway
  case nws
  case environmentCanada
  case jma
  case hko
  case brightSky
  case meteoAlarm
  case capFeeds
  case aviationWeather
  case openWeatherMap
  case rainViewer
  case libreWXR
}

extension ProviderID {
  /// Its own name, as a text has it.
  package var title: String {
    switch self {
    case .openMeteo: "Open-Meteo"
    case .metNorway: "MET Norway"
    case .nws: "the US National Weather Service"
    case .environmentCanada: "Environment Canada"
    case .jma: "the Japan Meteorological Agency"
    case .hko: "the Hong Kong Observatory"
    case .brightSky: "Bright Sky"
    case .meteoAlarm: "MeteoAlarm"
    case .capFeeds: "the national alerting authorities"
    case .aviationWeather: "the Aviation Weather Center"
    case .openWeatherMap: "OpenWeather"
    case .rainViewer: "RainViewer"
    case .libreWXR: "LibreWXR"
    }
  }
}

/// How an answer was obtained.
package enum SourceKind: String, Word {
  /// Fetched for this request.
  case live
  /// Stored earlier.
  case cache
  /// Estimated from the climate.
  case estimate
  /// Computed locally.
  case computed
}

/// What comes from one source as a whole: hours or days (`rows`), or values that belong together: `temperature` with humidity and dew point, `wind` with gusts and direction, `clouds` with their layers, `precipitation` with its probability and the condition.
package enum ForecastPart: String, Word {
  case rows
  case temperature
  case pressure
  case wind
  case clouds
  case visibility
  case uvIndex
  case precipitation
}

/// What a warning is about.
package enum WarningCode: String, Word {
  case notProvided
  case beyondHorizon
  case outOfCoverage
  case polar
  case interpolated
  case staleUsed
  case estimateUsed
  case unrepresentative
  case ambiguousPlace
  case inferredPlace
  case clamped
  case throttled
  case deprecated
  case locationFallback
  case impossibleValue
  case suspectValues
  case keyRefused
  case storage
}

/// Which answers are acceptable if no fresh one is available.
package enum Fallback: String, Word {
  /// A stale answer, else a climate estimate; both marked.
  case estimate
  /// A stale answer, marked.
  case stale
  /// The error.
  case none
}

/// Which way text is written.
package enum TextDirection: String, Word {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// Outcome of a part. `loading` marks a preview, or a value that may still change.
package enum TaskState: String, Word {
  case success
  case failure
  case loading
}

/// What went wrong.
package enum ErrorKind: String, Word {
  case parseError
  case invalidRequest
  case limitExceeded
  case duplicateId
  case shuttingDown
  case methodNotFound
  case invalidParams
  case unknownParam
  case missingParam
  case outOfRange
  case notAllowed
  case internalError
  case requestCancelled
  case serverCancelled
  case placeNotFound
  case locationUnavailable
  case providerUnavailable
  case rateLimited
  case unauthorized
  case noData
  case storageFailure
  case busy
  case deadlineExceeded
  case unsupported
}
