internal import AlmanacCore
internal import JSON

/// Reads one object of `/v1/forecast` and its siblings.
struct OpenMeteoForecast {
  private let root: JSONValue
  private let utcOffsetSeconds: Double

  init(_ root: JSONValue) throws(ProviderError) {
    self.root = root
    utcOffsetSeconds = root["utc_offset_seconds"]?.double ?? 0
  }

  var forecast: Forecast {
    get throws(ProviderError) {
      let current = try current
      let hours = try hours
      let days = try days
      guard current != nil || hours != nil || days != nil else {
        throw .malformed(path: "/hourly")
      }
      return Forecast(
        latitudeDegrees: root.double("latitude"), longitudeDegrees: root.double("longitude"),
        elevationMeters: root.double("elevation"), timeZoneName: root.line("timezone"),
        current: current, hours: hours ?? [], days: days ?? [])
    }
  }

  // MARK: Hours

  private var hours: [HourlyWeather]? {
    get throws(ProviderError) {
      guard
        let series = try OpenMeteoSeries(root, "hourly", utcOffsetSeconds: utcOffsetSeconds)
      else { return nil }
      let rows = OpenMeteoHours(series).rows
      return rows.isSortedByTime ? rows : rows.sorted { $0.timeUnixSeconds < $1.timeUnixSeconds }
    }
  }

  // MARK: Now

  private var current: CurrentWeather? {
    get throws(ProviderError) {
      guard let section = root["current"] ?? root["current_weather"], !section.isNull else {
        return nil
      }
      guard section.kind == .object else { throw .malformed(path: "/current") }
      let reader = OpenMeteoCurrent(
        section: section, units: root["current_units"] ?? root["current_weather_units"])
      guard
        let time = section["time"]?.double
          ?? Timestamp.localSeconds(section["time"]?.string).map({ $0 - utcOffsetSeconds }),
        abs(time) < Timestamp.farthestSeconds
      else { throw .malformed(path: "/current/time") }
      return reader.weather(timeUnixSeconds: time)
    }
  }

  // MARK: Days

  private var days: [DailyWeather]? {
    get throws(ProviderError) {
      guard let section = root["daily"], !section.isNull else { return nil }
      guard let series = try OpenMeteoSeries(root, "daily", utcOffsetSeconds: utcOffsetSeconds)
      else { return nil }
      var rows = OpenMeteoDays(series, utcOffsetSeconds: utcOffsetSeconds).rows
      while let last = rows.last, last.isEmpty { rows.removeLast() }
      return rows
    }
  }
}

extension [HourlyWeather] {
  var isSortedByTime: Bool {
    zip(self, dropFirst()).allSatisfy { $0.timeUnixSeconds < $1.timeUnixSeconds }
  }
}
