// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Bounds of params and results that the code counts with.
package enum WireLimits {
  /// Hours of a forecast: beyond the last one of every provider.
  package static let forecastHours = 384
  /// Days of a forecast.
  package static let forecastDays = 16
  /// The longest lead whose errors are known, in full days from the fetch.
  package static let leadDays = 6
  /// Past hours by which a provider's values are judged.
  package static let watchedHours = 120
  /// The longest fault: the watched hours and the coming day, of which forecasts can repeat those of a day before.
  package static let faultHours = 144
  /// The largest shift of a provider's hours that is looked for, in either direction.
  package static let shiftHours = 12
}
