internal import AlmanacCore

/// The rows of `hourly`.
///
/// Sums and probabilities are of the hour *before* their time (open-meteo.com/en/docs), so a row
/// takes those of the next one; the last row has none.
struct OpenMeteoHours {
  let rows: [HourlyWeather]

  init(_ series: OpenMeteoSeries) {
    let times = series.times
    let temperature = series.column("temperature_2m", of: .temperature)
    let feelsLike = series.column("apparent_temperature", of: .feelsLike)
    let humidity = series.column("relative_humidity_2m", "relativehumidity_2m", of: .humidity)
    let dewPoint = series.column("dew_point_2m", "dewpoint_2m", of: .dewPoint)
    let precipitation = series.column("precipitation", of: .precipitation)
    let probability = series.column("precipitation_probability", of: .probability)
    let snowfall = series.column("snowfall", of: .snowfall)
    let total = series.column("cloud_cover", "cloudcover", of: .cloudCover)
    let low = series.column("cloud_cover_low", "cloudcover_low", of: .cloudCover)
    let mid = series.column("cloud_cover_mid", "cloudcover_mid", of: .cloudCover)
    let high = series.column("cloud_cover_high", "cloudcover_high", of: .cloudCover)
    let speed = series.column("wind_speed_10m", "windspeed_10m", of: .windSpeed)
    let gust = series.column("wind_gusts_10m", "windgusts_10m", of: .windSpeed)
    let direction = series.column("wind_direction_10m", "winddirection_10m", of: .windDirection)
    let uvIndex = series.column("uv_index", of: .uvIndex)
    let visibility = series.column("visibility", of: .visibility)
    let pressure = series.column("pressure_msl", of: .pressure)
    let isDay = series.codes("is_day")
    let code = series.codes("weather_code", "weathercode")

    var rows: [HourlyWeather] = []
    rows.reserveCapacity(times.count)
    for row in times.indices {
      let next = series.next(row)
      let isDaylight = isDay[row].map { $0 != 0 }
      rows.append(
        HourlyWeather(
          timeUnixSeconds: times[row], durationSeconds: series.durationSeconds(row),
          temperatureCelsius: temperature[row], feelsLikeCelsius: feelsLike[row],
          humidityPercent: humidity[row], dewPointCelsius: dewPoint[row],
          precipitationMillimeters: next.flatMap { precipitation[$0] },
          precipitationProbabilityPercent: next.flatMap { probability[$0] },
          snowfallCentimeters: next.flatMap { snowfall[$0] },
          cloudCover: CloudCover(
            totalPercent: total[row], lowPercent: low[row],
            midPercent: mid[row], highPercent: high[row]),
          wind: Wind(
            speedKilometersPerHour: speed[row], gustKilometersPerHour: gust[row],
            directionDegrees: direction[row]),
          uvIndex: uvIndex[row], visibilityKilometers: visibility[row],
          pressureHectopascals: pressure[row], isDay: isDaylight,
          condition: OpenMeteoCode.condition(code[row], isDay: isDaylight)))
    }
    self.rows = rows
  }
}

enum OpenMeteoCode {
  /// Codes come as integers, in old answers with a fraction of zero; anything else is unknown.
  static func condition(_ code: Int?, isDay: Bool?) -> Condition? {
    code.map { Condition(wmoCode: $0, isDay: isDay ?? true) }
  }
}
