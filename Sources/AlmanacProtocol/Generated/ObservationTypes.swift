// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Time
package import Units
package import Vocabulary

extension Wire {

/// The station of a report, from the embedded table of 6,600 stations.
package struct Aerodrome: WireWritable {
  /// Its name.
  package var name: String
  /// Degrees north.
  package var latitude: Double
  /// Degrees east.
  package var longitude: Double
  /// Above sea level. In `units.elevation`.
  package var elevation: Measure<Kinds.Elevation>?

  package init(name: String, latitude: Double, longitude: Double, elevation: Measure<Kinds.Elevation>?) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("latitude", latitude)
    writer.member("longitude", longitude)
    writer.member("elevation", elevation)
    writer.endObject()
  }
}

/// One layer of clouds.
package struct ReportedCloud: WireWritable {
  /// How much of the sky it covers.
  package var amount: CloudAmount?
  /// Height of its base above the station; the vertical visibility if the sky is obscured. In `units.elevation`.
  package var base: Measure<Kinds.Elevation>?
  /// Named only if it is one of these.
  package var kind: CloudKind?

  package init(amount: CloudAmount?, base: Measure<Kinds.Elevation>?, kind: CloudKind?) {
    self.amount = amount
    self.base = base
    self.kind = kind
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("amount", amount)
    writer.member("base", base)
    writer.member("kind", kind)
    writer.endObject()
  }
}

/// Weather as a station reports it.
package struct ReportedWeather: WireWritable {
  /// WMO code table 4678.
  package var code: String
  /// True within 8 to 16 km, not at the station.
  package var nearby: Bool
  /// Null if it is nearby, or has no equivalent.
  package var condition: Condition?

  package init(code: String, nearby: Bool, condition: Condition?) {
    self.code = code
    self.nearby = nearby
    self.condition = condition
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("code", code)
    writer.member("nearby", nearby)
    writer.member("condition", condition)
    writer.endObject()
  }
}

/// Wind, visibility, weather and clouds.
package struct ReportedConditions: WireWritable {
  /// Wind at 10 m.
  package var wind: Wind
  /// True if the wind has no one direction.
  package var windVariable: Bool
  /// True if the speed is more than this (P99).
  package var windSpeedAtLeast: Bool?
  /// True if the gust is more than this.
  package var windGustAtLeast: Bool?
  /// The limits of a varying direction.
  package var windDirections: WindDirections?
  /// Prevailing visibility. In `units.visibility`.
  package var visibility: Measure<Kinds.Visibility>?
  /// Given if the visibility is beyond the end of the scale.
  package var visibilityBound: VisibilityBound?
  /// Percent: the middle of the range of the fullest layer. Null with CAVOK and NSC, which do not exclude high clouds.
  package var cloudCover: Measure<Kinds.Percent>?
  /// Height of the lowest layer that covers more than half of the sky. In `units.elevation`.
  package var ceiling: Measure<Kinds.Elevation>?
  /// Layers from the lowest up.
  package var clouds: [ReportedCloud]
  /// Present weather; empty if there is none, or it was not observed.
  package var weather: [ReportedWeather]
  /// The most severe weather, or else the state of the sky. Null if either was not observed.
  package var condition: Condition?

  package init(wind: Wind, windVariable: Bool, windSpeedAtLeast: Bool? = nil, windGustAtLeast: Bool? = nil, windDirections: WindDirections? = nil, visibility: Measure<Kinds.Visibility>?, visibilityBound: VisibilityBound? = nil, cloudCover: Measure<Kinds.Percent>?, ceiling: Measure<Kinds.Elevation>?, clouds: [ReportedCloud], weather: [ReportedWeather], condition: Condition?) {
    self.wind = wind
    self.windVariable = windVariable
    self.windSpeedAtLeast = windSpeedAtLeast
    self.windGustAtLeast = windGustAtLeast
    self.windDirections = windDirections
    self.visibility = visibility
    self.visibilityBound = visibilityBound
    self.cloudCover = cloudCover
    self.ceiling = ceiling
    self.clouds = clouds
    self.weather = weather
    self.condition = condition
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("wind", wind)
    writer.member("windVariable", windVariable)
    if let windSpeedAtLeast { writer.member("windSpeedAtLeast", windSpeedAtLeast) }
    if let windGustAtLeast { writer.member("windGustAtLeast", windGustAtLeast) }
    if let windDirections { writer.member("windDirections", windDirections) }
    writer.member("visibility", visibility)
    if let visibilityBound { writer.member("visibilityBound", visibilityBound) }
    writer.member("cloudCover", cloudCover)
    writer.member("ceiling", ceiling)
    writer.member("clouds", clouds)
    writer.member("weather", weather)
    writer.member("condition", condition)
    writer.endObject()
  }
}

/// A change that a report announces.
package struct ReportedChange: WireWritable {
  /// What changes.
  package var kind: ReportedChangeKind
  /// Percent, if given.
  package var probability: Measure<Kinds.Percent>?
  /// Begin, if given.
  package var start: Moment?
  /// End, if given.
  package var end: Moment?
  /// What is named; null and empty stay as before.
  package var conditions: ReportedConditions

  package init(kind: ReportedChangeKind, probability: Measure<Kinds.Percent>?, start: Moment?, end: Moment?, conditions: ReportedConditions) {
    self.kind = kind
    self.probability = probability
    self.start = start
    self.end = end
    self.conditions = conditions
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("probability", probability)
    writer.labeled("start", start)
    writer.labeled("end", end)
    writer.member("conditions", conditions)
    writer.endObject()
  }
}

/// Rain and melted snow up to the report.
package struct ReportedPrecipitation: WireWritable {
  /// Since the last full hour. In `units.precipitation`.
  package var oneHour: Measure<Kinds.Precipitation>?
  /// In three hours. In `units.precipitation`.
  package var threeHours: Measure<Kinds.Precipitation>?
  /// In six hours. In `units.precipitation`.
  package var sixHours: Measure<Kinds.Precipitation>?
  /// In 24 hours. In `units.precipitation`.
  package var day: Measure<Kinds.Precipitation>?

  package init(oneHour: Measure<Kinds.Precipitation>?, threeHours: Measure<Kinds.Precipitation>?, sixHours: Measure<Kinds.Precipitation>?, day: Measure<Kinds.Precipitation>?) {
    self.oneHour = oneHour
    self.threeHours = threeHours
    self.sixHours = sixHours
    self.day = day
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("oneHour", oneHour)
    writer.member("threeHours", threeHours)
    writer.member("sixHours", sixHours)
    writer.member("day", day)
    writer.endObject()
  }
}

/// The limits of a varying direction, clockwise.
package struct WindDirections: WireWritable {
  /// Degrees.
  package var from: Double
  /// Degrees.
  package var to: Double

  package init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("from", from)
    writer.member("to", to)
    writer.endObject()
  }
}

/// A station near a place.
package struct ObservedStation: WireWritable {
  /// ICAO location indicator, or the provider's own id.
  package var id: String
  /// The provider's name for it, or else that of the embedded table.
  package var name: String?
  /// What it reports for.
  package var kind: StationKind
  /// Degrees north.
  package var latitude: Double
  /// Degrees east.
  package var longitude: Double
  /// Above sea level. In `units.elevation`.
  package var elevation: Measure<Kinds.Elevation>?
  /// From the place. In `units.distance`.
  package var distance: Measure<Kinds.Distance>
  /// Elevation of the station minus that of the place. In `units.elevation`.
  package var heightDifference: Measure<Kinds.Elevation>?

  package init(id: String, name: String?, kind: StationKind, latitude: Double, longitude: Double, elevation: Measure<Kinds.Elevation>?, distance: Measure<Kinds.Distance>, heightDifference: Measure<Kinds.Elevation>?) {
    self.id = id
    self.name = name
    self.kind = kind
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
    self.distance = distance
    self.heightDifference = heightDifference
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("name", name)
    writer.member("kind", kind)
    writer.member("latitude", latitude)
    writer.member("longitude", longitude)
    writer.member("elevation", elevation)
    writer.member("distance", distance)
    writer.member("heightDifference", heightDifference)
    writer.endObject()
  }
}

/// A measured value.
package struct MeasuredNumber: WireWritable {
  /// The value, in its unit or in percent.
  package var value: Amount
  /// Its id; `stations` has the station.
  package var station: String
  /// When it was measured.
  package var time: Moment
  /// How long ago.
  package var ageSeconds: Int
  /// How far it can be trusted.
  package var quality: MeasuredQuality

  package init(value: Amount, station: String, time: Moment, ageSeconds: Int, quality: MeasuredQuality) {
    self.value = value
    self.station = station
    self.time = time
    self.ageSeconds = ageSeconds
    self.quality = quality
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("value", value)
    writer.member("station", station)
    writer.labeled("time", time)
    writer.member("ageSeconds", ageSeconds)
    writer.member("quality", quality)
    writer.endObject()
  }
}

/// A measured temperature, and what it would be at the place's elevation.
package struct MeasuredTemperature: WireWritable {
  /// As measured at the station. In `units.temperature`.
  package var value: Measure<Kinds.Temperature>
  /// Adjusted to the place's elevation. Null if the height difference is unknown. In `units.temperature`.
  package var adjusted: Measure<Kinds.Temperature>?
  /// The rate of `adjusted`, K/km: 6.5, or that between two stations around the place's elevation.
  package var lapseRate: Measure<Kinds.Tenth>?
  /// `adjusted`, or else `value`, minus the temperature now in a stored forecast. Null without one. In `units.temperatureDifference`.
  package var modelDifference: Measure<Kinds.TemperatureDifference>?
  /// Its id; `stations` has the station.
  package var station: String
  /// When it was measured.
  package var time: Moment
  /// How long ago.
  package var ageSeconds: Int
  /// How far it can be trusted.
  package var quality: MeasuredQuality

  package init(value: Measure<Kinds.Temperature>, adjusted: Measure<Kinds.Temperature>?, lapseRate: Measure<Kinds.Tenth>?, modelDifference: Measure<Kinds.TemperatureDifference>?, station: String, time: Moment, ageSeconds: Int, quality: MeasuredQuality) {
    self.value = value
    self.adjusted = adjusted
    self.lapseRate = lapseRate
    self.modelDifference = modelDifference
    self.station = station
    self.time = time
    self.ageSeconds = ageSeconds
    self.quality = quality
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("value", value)
    writer.member("adjusted", adjusted)
    writer.member("lapseRate", lapseRate)
    writer.member("modelDifference", modelDifference)
    writer.member("station", station)
    writer.labeled("time", time)
    writer.member("ageSeconds", ageSeconds)
    writer.member("quality", quality)
    writer.endObject()
  }
}

/// A measured wind.
package struct MeasuredWind: WireWritable {
  /// Wind at 10 m; no direction if it is calm or varies.
  package var value: Wind
  /// Its id; `stations` has the station.
  package var station: String
  /// When it was measured.
  package var time: Moment
  /// How long ago.
  package var ageSeconds: Int
  /// How far it can be trusted.
  package var quality: MeasuredQuality

  package init(value: Wind, station: String, time: Moment, ageSeconds: Int, quality: MeasuredQuality) {
    self.value = value
    self.station = station
    self.time = time
    self.ageSeconds = ageSeconds
    self.quality = quality
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("value", value)
    writer.member("station", station)
    writer.labeled("time", time)
    writer.member("ageSeconds", ageSeconds)
    writer.member("quality", quality)
    writer.endObject()
  }
}

/// A measured visibility.
package struct MeasuredVisibility: WireWritable {
  /// Visibility. In `units.visibility`.
  package var value: Measure<Kinds.Visibility>
  /// Null if it is this.
  package var bound: VisibilityBound?
  /// Its id; `stations` has the station.
  package var station: String
  /// When it was measured.
  package var time: Moment
  /// How long ago.
  package var ageSeconds: Int
  /// How far it can be trusted.
  package var quality: MeasuredQuality

  package init(value: Measure<Kinds.Visibility>, bound: VisibilityBound?, station: String, time: Moment, ageSeconds: Int, quality: MeasuredQuality) {
    self.value = value
    self.bound = bound
    self.station = station
    self.time = time
    self.ageSeconds = ageSeconds
    self.quality = quality
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("value", value)
    writer.member("bound", bound)
    writer.member("station", station)
    writer.labeled("time", time)
    writer.member("ageSeconds", ageSeconds)
    writer.member("quality", quality)
    writer.endObject()
  }
}

/// Observed weather.
package struct MeasuredCondition: WireWritable {
  /// The most severe weather, or else the state of the sky.
  package var value: Condition
  /// Its id; `stations` has the station.
  package var station: String
  /// When it was measured.
  package var time: Moment
  /// How long ago.
  package var ageSeconds: Int
  /// How far it can be trusted.
  package var quality: MeasuredQuality

  package init(value: Condition, station: String, time: Moment, ageSeconds: Int, quality: MeasuredQuality) {
    self.value = value
    self.station = station
    self.time = time
    self.ageSeconds = ageSeconds
    self.quality = quality
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("value", value)
    writer.member("station", station)
    writer.labeled("time", time)
    writer.member("ageSeconds", ageSeconds)
    writer.member("quality", quality)
    writer.endObject()
  }
}

/// Measured precipitation, by the hours before it was measured.
package struct MeasuredPrecipitation: WireWritable {
  /// In one hour.
  package var oneHour: MeasuredNumber?
  /// In three hours.
  package var threeHours: MeasuredNumber?
  /// In six hours.
  package var sixHours: MeasuredNumber?

  package init(oneHour: MeasuredNumber?, threeHours: MeasuredNumber?, sixHours: MeasuredNumber?) {
    self.oneHour = oneHour
    self.threeHours = threeHours
    self.sixHours = sixHours
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("oneHour", oneHour)
    writer.member("threeHours", threeHours)
    writer.member("sixHours", sixHours)
    writer.endObject()
  }
}

/// What a station measured at one time. Null is not measured.
package struct StationReport: WireWritable {
  /// When it was measured.
  package var time: Moment
  /// As measured at the station. In `units.temperature`.
  package var temperature: Measure<Kinds.Temperature>?
  /// Dew point. In `units.temperature`.
  package var dewPoint: Measure<Kinds.Temperature>?
  /// Relative humidity, percent.
  package var humidity: Measure<Kinds.Percent>?
  /// Wind at 10 m.
  package var wind: Wind
  /// Pressure at sea level. In `units.pressure`.
  package var pressure: Measure<Kinds.Pressure>?
  /// Visibility. In `units.visibility`.
  package var visibility: Measure<Kinds.Visibility>?
  /// Given if the visibility is beyond the end of the scale.
  package var visibilityBound: VisibilityBound?
  /// Percent of the sky.
  package var cloudCover: Measure<Kinds.Percent>?
  /// Height of the lowest clouds above the station. In `units.elevation`.
  package var cloudBase: Measure<Kinds.Elevation>?
  /// The most severe weather, or else the state of the sky.
  package var condition: Condition?
  /// Up to this time.
  package var precipitation: ReportedPrecipitation
  /// Snow on the ground. In `units.snowfall`.
  package var snowDepth: Measure<Kinds.Snowfall>?
  /// As the station wrote it.
  package var report: String?

  package init(time: Moment, temperature: Measure<Kinds.Temperature>?, dewPoint: Measure<Kinds.Temperature>?, humidity: Measure<Kinds.Percent>?, wind: Wind, pressure: Measure<Kinds.Pressure>?, visibility: Measure<Kinds.Visibility>?, visibilityBound: VisibilityBound? = nil, cloudCover: Measure<Kinds.Percent>?, cloudBase: Measure<Kinds.Elevation>?, condition: Condition?, precipitation: ReportedPrecipitation, snowDepth: Measure<Kinds.Snowfall>?, report: String?) {
    self.time = time
    self.temperature = temperature
    self.dewPoint = dewPoint
    self.humidity = humidity
    self.wind = wind
    self.pressure = pressure
    self.visibility = visibility
    self.visibilityBound = visibilityBound
    self.cloudCover = cloudCover
    self.cloudBase = cloudBase
    self.condition = condition
    self.precipitation = precipitation
    self.snowDepth = snowDepth
    self.report = report
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.labeled("time", time)
    writer.member("temperature", temperature)
    writer.member("dewPoint", dewPoint)
    writer.member("humidity", humidity)
    writer.member("wind", wind)
    writer.member("pressure", pressure)
    writer.member("visibility", visibility)
    if let visibilityBound { writer.member("visibilityBound", visibilityBound) }
    writer.member("cloudCover", cloudCover)
    writer.member("cloudBase", cloudBase)
    writer.member("condition", condition)
    writer.member("precipitation", precipitation)
    writer.member("snowDepth", snowDepth)
    writer.member("report", report)
    writer.endObject()
  }
}

/// A station near a place, and its newest report. Age, quality and report are null if the reports could not be had.
package struct NearStation: WireWritable {
  /// The station.
  package var station: ObservedStation
  /// Age of its newest report.
  package var ageSeconds: Int?
  /// How far it can be trusted.
  package var quality: MeasuredQuality?
  /// Its newest report.
  package var report: StationReport?

  package init(station: ObservedStation, ageSeconds: Int?, quality: MeasuredQuality?, report: StationReport?) {
    self.station = station
    self.ageSeconds = ageSeconds
    self.quality = quality
    self.report = report
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("station", station)
    writer.member("ageSeconds", ageSeconds)
    writer.member("quality", quality)
    writer.member("report", report)
    writer.endObject()
  }
}

}
