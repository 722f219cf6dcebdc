internal import AlmanacCore

/// The rows of `hourly`.
///
/// Sums and probabilities are of the hour *before* their time (open-meteo.com/en/docs), so a row
/// takes those of the next one; the last row has none.
struct OpenMeteoHours {
  let rows: [HourlyWeather]

  init(_ series: OpenMeteoSeries) {
    let times = series.times
    let temperature = series.column("temperature_2m", measure: .temperature)
    let feelsLike = series.column("apparent_temperature", measure: .temperature)
    let humidity = series.column("relative_humidity_2m", "relativehumidity_2m")
    let dewPoint = series.column("dew_point_2m", "dewpoint_2m", measure: .temperature)
    let precipitation = series.column("precipitation", measure: .depth)
    let probability = series.column("precipitation_probability")
    let snowfall = series.column("snowfall", measure: .snow)
    let total = series.column("cloud_cover", "cloudcover")
    let low = series.column("cloud_cover_low", "cloudcover_low")
    let mid = series.column("cloud_cover_mid", "cloudcover_mid")
    let high = series.column("cloud_cover_high", "cloudcover_high")
    let speed = series.column("wind_speed_10m", "windspeed_10m", measure: .speed)
    let gust = series.column("wind_gusts_10m", "windgusts_10m", measure: .speed)
    let direction = series.column("wind_direction_10m", "winddirection_10m")
    let uvIndex = series.column("uv_index")
    let visibility = series.column("visibility", measure: .visibility)
    let pressure = series.column("pressure_msl")
    let isDay = series.column("is_day")
    let code = series.column("weather_code", "weathercode")

    var rows: [HourlyWeather] = []
    rows.reserveCapacity(times.count)
    for row in times.indices {
      let next = series.next(row)
      let isDaylight = isDay[row].map { $0 != 0 }
      rows.append(
        HourlyWeather(
          timeUnixSeconds: times[row], durationSeconds: series.durationSeconds(row),
          temperatureCelsius: temperature[row], feelsLikeCelsius: feelsLike[row],
          humidityPercent: humidity.percent(row), dewPointCelsius: dewPoint[row],
          precipitationMillimeters: next.flatMap { precipitation.amount($0) },
          precipitationProbabilityPercent: next.flatMap { probability.percent($0) },
          snowfallCentimeters: next.flatMap { snowfall.amount($0) },
          cloudCover: CloudCover(
            totalPercent: total.percent(row), lowPercent: low.percent(row),
            midPercent: mid.percent(row), highPercent: high.percent(row)),
          wind: Wind(
            speedKilometersPerHour: speed.amount(row), gustKilometersPerHour: gust.amount(row),
            directionDegrees: direction.bearing(row)),
          uvIndex: uvIndex.amount(row), visibilityKilometers: visibility.amount(row),
          pressureHectopascals: pressure[row], isDay: isDaylight,
          condition: OpenMeteoCode.condition(code[row], isDay: isDaylight)))
    }
    self.rows = rows
  }
}

enum OpenMeteoCode {
  /// Codes come as integers, in old answers with a fraction of zero; anything else is unknown.
  static func condition(_ code: Double?, isDay: Bool?) -> Condition? {
    guard let code, let whole = Int(exactly: code) else { return nil }
    return Condition(wmoCode: whole, isDay: isDay ?? true)
  }
}
