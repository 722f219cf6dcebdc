internal import AlmanacCore

/// Reads one object of `/v1/forecast` and its siblings.
struct OpenMeteoForecast {
  private let root: UpstreamValue
  private let utcOffsetSeconds: Double

  /// - Parameter askedOffsetSeconds: of the zone that was asked for, when the answer came.
  init(_ root: UpstreamValue, askedOffsetSeconds: Double = 0) {
    self.root = root
    utcOffsetSeconds = OpenMeteo.utcOffsetSeconds(root, asked: askedOffsetSeconds)
  }

  /// Hours or days that cannot be read refuse the whole, since the next provider has all of it; the
  /// hours stand in for a now that cannot be read.
  var forecast: Forecast {
    get throws(ProviderError) {
      let hours = try hours
      let days = try days
      let now: CurrentWeather?
      do {
        now = try current
      } catch {
        guard hours?.isEmpty == false else { throw error }
        now = nil
      }
      guard now != nil || hours != nil || days != nil else { throw .malformed(path: "/hourly") }
      return Forecast(
        latitudeDegrees: root.number("latitude", .latitude),
        longitudeDegrees: root.number("longitude", .longitude),
        elevationMeters: root.number("elevation", .elevation), timeZoneName: root.line("timezone"),
        current: now, hours: hours ?? [], days: days ?? [])
    }
  }

  // MARK: Hours

  private var hours: [HourlyWeather]? {
    get throws(ProviderError) {
      guard
        let series = try OpenMeteoSeries(root, "hourly", utcOffsetSeconds: utcOffsetSeconds)
      else { return nil }
      var rows = OpenMeteoHours(series).rows
      // The last days of most models: they end at different hours.
      while let last = rows.last, last.isEmpty { rows.removeLast() }
      return rows
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
        section: section, units: OpenMeteoUnits(root, of: ["current", "current_weather"]))
      guard let time = OpenMeteo.time(section, utcOffsetSeconds: utcOffsetSeconds) else {
        throw .malformed(path: "/current/time")
      }
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
