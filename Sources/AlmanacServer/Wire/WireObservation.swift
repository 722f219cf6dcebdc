import AlmanacProtocol
import Basics
import Places
import Units
import Weather

/// Writes what stations measured in the caller's units.
struct WireObservation {
  let figures: WireWeather
  /// Night has glyphs of its own.
  var isDay = true

  func station(_ near: NearStation) -> Wire.ObservedStation {
    let station = near.station
    return Wire.ObservedStation(
      id: station.id, name: station.name, kind: station.kind,
      latitude: station.coordinate.latitude, longitude: station.coordinate.longitude,
      elevation: figures.number(station.elevationMeters, .elevation),
      distance: figures.units.wire(near.distanceKilometers, .distance),
      heightDifference: figures.number(near.heightMeters, .elevation))
  }

  func report(_ row: StationObservation) -> Wire.StationReport {
    Wire.StationReport(
      time: figures.times.time(row.time),
      temperature: figures.number(row.temperatureCelsius, .temperature),
      dewPoint: figures.number(row.dewPointCelsius, .temperature),
      humidity: Rounding.percent(row.moisturePercent), wind: figures.wind(row.wind),
      pressure: figures.number(row.pressureHectopascals, .pressure),
      visibility: figures.number(row.visibility?.kilometers, .visibility),
      visibilityBound: row.visibility?.bound,
      cloudCover: Rounding.percent(row.cloudCoverPercent),
      cloudBase: figures.number(row.cloudBaseMeters, .elevation),
      condition: figures.condition(row.condition),
      precipitation: Wire.ReportedPrecipitation(
        oneHour: figures.number(row.precipitationOneHourMillimeters, .precipitation),
        threeHours: figures.number(row.precipitationThreeHoursMillimeters, .precipitation),
        sixHours: figures.number(row.precipitationSixHoursMillimeters, .precipitation), day: nil),
      snowDepth: figures.number(row.snowDepthCentimeters, .snowfall), report: row.report)
  }

  // MARK: Measured values

  func temperature(_ report: ObservedTemperature) -> Wire.MeasuredTemperature? {
    report.measured.map { measured in
      let adjusted = report.adjusted
      let difference = report.modelCelsius.map {
        (adjusted?.celsius ?? measured.value) - $0
      }
      return Wire.MeasuredTemperature(
        value: figures.units.wire(measured.value, .temperature),
        adjusted: figures.number(adjusted?.celsius, .temperature),
        lapseRate: Rounding.round(adjusted?.celsiusPerKilometer, decimals: 1),
        modelDifference: figures.number(difference, .temperatureDifference),
        station: measured.near.station.id, time: time(measured), ageSeconds: age(measured),
        quality: measured.quality)
    }
  }

  func number(_ measured: Measured<Double>?, _ quantity: Quantity) -> Wire.MeasuredNumber? {
    measured.map { number($0, figures.units.wire($0.value, quantity)) }
  }

  func percent(_ measured: Measured<Double>?) -> Wire.MeasuredNumber? {
    measured.map { number($0, $0.value.rounded()) }
  }

  private func number(_ measured: Measured<Double>, _ value: Double) -> Wire.MeasuredNumber {
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
        value: figures.units.wire($0.value.kilometers, .visibility),
        bound: $0.value.bound, station: $0.near.station.id,
        time: time($0),
        ageSeconds: age($0), quality: $0.quality)
    }
  }

  func condition(_ measured: Measured<Condition>?) -> Wire.MeasuredCondition? {
    measured.map {
      let condition = Condition($0.value.kind, isDay: isDay)
      return Wire.MeasuredCondition(
        value: Wire.Condition(condition, in: figures.times.language),
        station: $0.near.station.id, time: time($0), ageSeconds: age($0),
        quality: $0.quality)
    }
  }

  private func time<Value>(_ measured: Measured<Value>) -> LabeledTime {
    figures.times.time(measured.time)
  }

  private func age<Value>(_ measured: Measured<Value>) -> Int { Int(measured.ageSeconds) }
}

/// A measured temperature, and what it is compared with.
struct ObservedTemperature {
  let measured: Measured<Double>?
  let adjusted: AdjustedTemperature?
  let modelCelsius: Double?
}
