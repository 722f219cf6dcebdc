internal import AlmanacCore

/// The rows of `daily`.
struct OpenMeteoDays {
  let rows: [DailyWeather]

  /// What a change of the clocks within the answer moves a day's border by, and a little more.
  private static let clockChangeSeconds = 7200.0

  /// - Parameter utcOffsetSeconds: the one the service used for the days' borders; times of days
  ///   are UTC, so the date needs it again.
  init(_ series: OpenMeteoSeries, utcOffsetSeconds: Double) {
    let maximum = series.column("temperature_2m_max", measure: .temperature)
    let minimum = series.column("temperature_2m_min", measure: .temperature)
    let feelsMaximum = series.column("apparent_temperature_max", measure: .temperature)
    let feelsMinimum = series.column("apparent_temperature_min", measure: .temperature)
    let precipitation = series.column("precipitation_sum", measure: .depth)
    let probability = series.column("precipitation_probability_max")
    let snowfall = series.column("snowfall_sum", measure: .snow)
    let speed = series.column("wind_speed_10m_max", "windspeed_10m_max", measure: .speed)
    let gust = series.column("wind_gusts_10m_max", "windgusts_10m_max", measure: .speed)
    let direction = series.column(
      "wind_direction_10m_dominant", "winddirection_10m_dominant")
    let uvIndex = series.column("uv_index_max")
    let cloud = series.column("cloud_cover_mean", "cloudcover_mean")
    let humidity = series.column(
      "relative_humidity_2m_mean", "relativehumidity_2m_mean")
    let code = series.column("weather_code", "weathercode")

    var rows: [DailyWeather] = []
    rows.reserveCapacity(series.times.count)
    for (row, time) in series.times.enumerated() {
      let day = ((time + utcOffsetSeconds + Self.clockChangeSeconds) / 86400).rounded(.down)
      guard abs(day) < 1e7, let date = LocalDate(dayNumber: Int(day)) else { continue }
      rows.append(
        DailyWeather(
          date: date, temperatureMinimumCelsius: minimum[row],
          temperatureMaximumCelsius: maximum[row], feelsLikeMinimumCelsius: feelsMinimum[row],
          feelsLikeMaximumCelsius: feelsMaximum[row],
          precipitationMillimeters: precipitation.amount(row),
          precipitationProbabilityPercent: probability.percent(row),
          snowfallCentimeters: snowfall.amount(row),
          windSpeedMaximumKilometersPerHour: speed.amount(row),
          windGustMaximumKilometersPerHour: gust.amount(row),
          windDirectionDegrees: direction.bearing(row),
          uvIndexMaximum: uvIndex.amount(row), cloudCoverMeanPercent: cloud.percent(row),
          humidityMeanPercent: humidity.percent(row),
          condition: OpenMeteoCode.condition(code[row], isDay: true)))
    }
    self.rows = rows
  }
}
