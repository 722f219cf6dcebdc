internal import AlmanacCore

/// The rows of `daily`.
struct OpenMeteoDays {
  let rows: [DailyWeather]

  /// What a change of the clocks within the answer moves a day's border by, and a little more.
  private static let clockChangeSeconds = 7200.0

  /// - Parameter utcOffsetSeconds: the one the service used for the days' borders; times of days
  ///   are UTC, so the date needs it again.
  init(_ series: OpenMeteoSeries, utcOffsetSeconds: Double) {
    let maximum = series.column("temperature_2m_max", of: .temperature)
    let minimum = series.column("temperature_2m_min", of: .temperature)
    let feelsMaximum = series.column("apparent_temperature_max", of: .feelsLike)
    let feelsMinimum = series.column("apparent_temperature_min", of: .feelsLike)
    let precipitation = series.column("precipitation_sum", of: .dailyPrecipitation)
    let probability = series.column("precipitation_probability_max", of: .probability)
    let snowfall = series.column("snowfall_sum", of: .dailySnowfall)
    let speed = series.column("wind_speed_10m_max", "windspeed_10m_max", of: .windSpeed)
    let gust = series.column("wind_gusts_10m_max", "windgusts_10m_max", of: .windSpeed)
    let direction = series.column(
      "wind_direction_10m_dominant", "winddirection_10m_dominant", of: .windDirection)
    let uvIndex = series.column("uv_index_max", of: .uvIndex)
    let cloud = series.column("cloud_cover_mean", "cloudcover_mean", of: .cloudCover)
    let humidity = series.column(
      "relative_humidity_2m_mean", "relativehumidity_2m_mean", of: .humidity)
    let code = series.codes("weather_code", "weathercode")

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
          precipitationMillimeters: precipitation[row],
          precipitationProbabilityPercent: probability[row],
          snowfallCentimeters: snowfall[row],
          windSpeedMaximumKilometersPerHour: speed[row],
          windGustMaximumKilometersPerHour: gust[row],
          windDirectionDegrees: direction[row],
          uvIndexMaximum: uvIndex[row], cloudCoverMeanPercent: cloud[row],
          humidityMeanPercent: humidity[row],
          condition: OpenMeteoCode.condition(code[row], isDay: true)))
    }
    self.rows = rows
  }
}
