// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// US EPA AQI, European AQI, the United Kingdom's Daily Air Quality Index of 1 to 10, or OpenWeatherMap's 1 to 5.
package enum AirQualityScale: String, Word {
  case us
  case eu
  case uk
  case owm
}

/// The class of a value on its own scale.
package enum AirQualityCategory: String, Word {
  case good
  case fair
  case moderate
  case poor
  case veryPoor
  case extremelyPoor
  case unhealthyForSensitiveGroups
  case unhealthy
  case veryUnhealthy
  case hazardous
  case low
  case high
  case veryHigh
}

/// A pollutant.
package enum Pollutant: String, Word {
  case pm25
  case pm10
  case no2
  case o3
  case so2
  case co
  case nh3
  case no
}
