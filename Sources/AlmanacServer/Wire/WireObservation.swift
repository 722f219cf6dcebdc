import AlmanacProtocol
import Basics
import Places
import Time
import Units
import Weather

/// Makes what stations measured the parts of a result.
struct WireObservation {
  let figures: WireWeather
  /// Night has glyphs of its own.
  var isDay = true

  func station(_ near: NearStation) -> Wire.ObservedStation {
    let station = near.station
    return Wire.ObservedStation(
      id: station.id, name: station.name, kind: station.kind,
      latitude: station.coordinate.latitude, longitude: station.coordinate.longitude,
      elevation: Measure(station.elevationMeters),
      distance: Measure(near.distanceKilometers),
      heightDifference: Measure(near.heightMeters))
  }

  func report(_ row: StationObservation) -> Wire.StationReport {
    Wire.StationReport(
      time: figures.zone.moment(row.time),
      temperature: Measure(row.temperatureCelsius),
      dewPoint: Measure(row.dewPointCelsius),
      humidity: Measure(row.moisturePercent), wind: figures.wind(row.wind),
      pressure: Measure(row.pressureHectopascals),
      visibility: Measure(row.visibility?.kilometers),
      visibilityBound: row.visibility?.bound,
      cloudCover: Measure(row.cloudCoverPercent),
      cloudBase: Measure(row.cloudBaseMeters),
      condition: figures.condition(row.condition),
      precipitation: Wire.ReportedPrecipitation(
        oneHour: Measure(row.precipitationOneHourMillimeters),
        threeHours: Measure(row.precipitationThreeHoursMillimeters),
        sixHours: Measure(row.precipitationSixHoursMillimeters), day: nil),
      snowDepth: Measure(row.snowDepthCentimeters), report: row.report)
  }

  // MARK: Measured values

  func temperature(_ report: ObservedTemperature) -> Wire.MeasuredTemperature? {
    report.measured.map { measured in
      let adjusted = report.adjusted
      let difference = report.modelCelsius.map {
        (adjusted?.celsius ?? measured.value) - $0
      }
      return Wire.MeasuredTemperature(
        value: Measure(measured.value),
        adjusted: Measure(adjusted?.celsius),
        lapseRate: Measure(adjusted?.celsiusPerKilometer),
        modelDifference: Measure(difference),
        station: measured.near.station.id, time: time(measured), ageSeconds: age(measured),
        quality: measured.quality)
    }
  }

  func number(_ measured: Measured<Double>?, _ quantity: Quantity) -> Wire.MeasuredNumber? {
    measured.map { number($0, Amount($0.value, quantity)) }
  }

  func percent(_ measured: Measured<Double>?) -> Wire.MeasuredNumber? {
    measured.map { number($0, Amount($0.value, decimals: 0)) }
  }

  private func number(_ measured: Measured<Double>, _ value: Amount) -> Wire.MeasuredNumber {
    Wire.MeasuredNumber(
      value: value, station: measured.near.station.id, time: time(measured),
      ageSeconds: age(measured), quality: measured.quality)
  }

  func wind(_ measured: Measured<Wind>?) -> Wire.MeasuredWind? {
    measured.map {
      Wire.MeasuredWind(
        value: figures.wind($0.value), station: $0.near.station.id, time: time($0),
        ageSeconds: age($0), quality: $0.quality)
    }
  }

  func visibility(_ measured: Measured<Visibility>?) -> Wire.MeasuredVisibility? {
    measured.map {
      Wire.MeasuredVisibility(
        value: Measure($0.value.kilometers),
        bound: $0.value.bound, station: $0.near.station.id,
        time: time($0),
        ageSeconds: age($0), quality: $0.quality)
    }
  }

  func condition(_ measured: Measured<Condition>?) -> Wire.MeasuredCondition? {
    measured.map {
      let condition = Condition($0.value.kind, isDay: isDay)
      return Wire.MeasuredCondition(
        value: Wire.Condition(condition, in: figures.language),
        station: $0.near.station.id, time: time($0), ageSeconds: age($0),
        quality: $0.quality)
    }
  }

  private func time<Value>(_ measured: Measured<Value>) -> Moment {
    figures.zone.moment(measured.time)
  }

  private func age<Value>(_ measured: Measured<Value>) -> Int { Int(measured.ageSeconds) }
}

/// A measured temperature, and what it is compared with.
struct ObservedTemperature {
  let measured: Measured<Double>?
  let adjusted: AdjustedTemperature?
  let modelCelsius: Double?
}
