package import Places
package import Time
import Vocabulary
import Weather

extension StationObservation {
  /// What a METAR or SPECI says; nil if it is a forecast.
  package init?(_ report: AerodromeReport, of station: Station, at time: Instant) {
    guard report.kind != .taf else { return nil }
    self.init(station: station, time: time)
    temperatureCelsius = report.temperatureCelsius
    dewPointCelsius = report.dewPointCelsius
    wind = report.conditions.wind
    pressureHectopascals = report.pressureHectopascals
    visibility = report.conditions.visibility
    cloudCoverPercent = report.conditions.cloudCoverPercent
    cloudBaseMeters = report.conditions.clouds?.compactMap(\.baseMeters).min()
    condition = report.conditions.condition
    precipitationOneHourMillimeters = report.remarks.precipitationOneHourMillimeters
    precipitationThreeHoursMillimeters = report.remarks.precipitationThreeHoursMillimeters
    precipitationSixHoursMillimeters = report.remarks.precipitationSixHoursMillimeters
    snowDepthCentimeters = report.remarks.snowDepthCentimeters
  }
}
