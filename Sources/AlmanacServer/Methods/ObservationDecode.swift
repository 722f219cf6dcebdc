import AlmanacProtocol
import Basics
import Places
import Providers
import Reports
import Services
import Time
import Units
import Weather
import Vocabulary

/// `observation.decode`: a METAR, SPECI or TAF in plain values.
extension Wire.ObservationDecodeMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) throws(Failure) -> Result {
    guard let report = AerodromeReport(call.params.report) else {
      throw Failure(
        .invalidParams, at: "/report",
        hint: .expectedReport)
    }
    // No report is of the future, but the clocks of stations are not exact.
    let latest = call.now.adding(seconds: ObservationRules.clockToleranceSeconds)
    let near = call.params.time ?? call.now
    let written = WireReport(
      figures: WireWeather(format: call.format, zone: .utc),
      near: report.time?.instant(near: min(near, latest), notAfter: latest))
    let station = StationTable.embedded[report.stationID]
    return written.result(
      report, of: station,
      tail: call.tail(credit: station == nil ? [] : Attribution.stationTable))
  }
}

/// Makes a report the parts of a result.
struct WireReport {
  let figures: WireWeather
  /// When it was made; its other times are near it.
  let near: Instant?

  func result(
    _ report: AerodromeReport, of station: Station?, tail: Wire.Tail
  ) -> Wire.ObservationDecodeMethod.Result {
    let remarks = report.remarks
    return Wire.ObservationDecodeMethod.Result(
      kind: report.kind, station: report.stationID,
      aerodrome: station.map { station in
        Wire.Aerodrome(
          name: station.name ?? station.id, latitude: station.coordinate.latitude,
          longitude: station.coordinate.longitude,
          elevation: Measure(station.elevationMeters))
      }, time: figures.zone.moment(near), automatic: report.isAutomatic,
      corrected: report.isCorrected, missing: report.isMissing, canceled: report.isCanceled,
      start: time(report.validity?.start), end: time(report.validity?.end),
      temperature: Measure(report.temperatureCelsius),
      dewPoint: Measure(report.dewPointCelsius),
      humidity: Measure(report.humidityPercent),
      pressure: Measure(report.pressureHectopascals),
      conditions: conditions(report.conditions),
      recentWeather: report.recentWeather.map(weather),
      precipitation: Wire.ReportedPrecipitation(
        oneHour: Measure(remarks.precipitationOneHourMillimeters),
        threeHours: Measure(remarks.precipitationThreeHoursMillimeters),
        sixHours: Measure(remarks.precipitationSixHoursMillimeters),
        day: Measure(remarks.precipitationDayMillimeters)),
      snowDepth: Measure(remarks.snowDepthCentimeters),
      temperatureMax: Measure(report.highestCelsius),
      temperatureMin: Measure(report.lowestCelsius),
      changes: report.changes.map { change in
        Wire.ReportedChange(
          kind: change.kind,
          probability: Measure(change.probabilityPercent),
          start: time(change.period.start), end: time(change.period.end),
          conditions: conditions(change.conditions))
      },
      steady: report.isSteady, unread: report.unreadGroups, tail: tail)
  }

  private func time(_ time: ReportTime?) -> Moment? {
    guard let time, let near else { return nil }
    return figures.zone.moment(time.instant(near: near))
  }

  private func conditions(_ conditions: ReportedConditions) -> Wire.ReportedConditions {
    Wire.ReportedConditions(
      wind: figures.wind(conditions.wind), windVariable: conditions.isWindVariable,
      windSpeedAtLeast: conditions.isSpeedAtLeast ? true : nil,
      windGustAtLeast: conditions.isGustAtLeast ? true : nil,
      windDirections: conditions.windDirections.map {
        Wire.WindDirections(from: $0.from, to: $0.to)
      },
      visibility: Measure(conditions.visibility?.kilometers),
      visibilityBound: conditions.visibility?.bound,
      cloudCover: Measure(conditions.cloudCoverPercent),
      ceiling: Measure(conditions.ceilingMeters),
      clouds: (conditions.clouds ?? []).map { layer in
        Wire.ReportedCloud(
          amount: layer.amount,
          base: Measure(layer.baseMeters),
          kind: layer.kind)
      },
      weather: (conditions.weather ?? []).map(weather),
      condition: figures.condition(conditions.condition))
  }

  private func weather(_ weather: PresentWeather) -> Wire.ReportedWeather {
    Wire.ReportedWeather(
      code: weather.code, nearby: weather.isNearby,
      condition: figures.condition(weather.kind.map { Condition($0) }))
  }
}
