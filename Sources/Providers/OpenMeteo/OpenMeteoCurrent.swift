internal import AlmanacCore

/// The section `current`: single values under the names of variables.
struct OpenMeteoCurrent {
  let section: UpstreamValue
  let units: OpenMeteoUnits

  func weather(timeUnixSeconds: Double) -> CurrentWeather {
    let isDay = section["is_day"]?.code.map { $0 != 0 }
    return CurrentWeather(
      timeUnixSeconds: timeUnixSeconds,
      temperatureCelsius: value(.temperature, "temperature_2m", "temperature"),
      feelsLikeCelsius: value(.feelsLike, "apparent_temperature"),
      humidityPercent: value(.humidity, "relative_humidity_2m", "relativehumidity_2m"),
      dewPointCelsius: value(.dewPoint, "dew_point_2m", "dewpoint_2m"),
      pressureHectopascals: value(.pressure, "pressure_msl"),
      wind: Wind(
        speedKilometersPerHour: value(
          .windSpeed, "wind_speed_10m", "windspeed_10m", "windspeed"),
        gustKilometersPerHour: value(.windSpeed, "wind_gusts_10m", "windgusts_10m"),
        directionDegrees: value(
          .windDirection, "wind_direction_10m", "winddirection_10m", "winddirection")),
      cloudCover: CloudCover(
        totalPercent: value(.cloudCover, "cloud_cover", "cloudcover"),
        lowPercent: value(.cloudCover, "cloud_cover_low", "cloudcover_low"),
        midPercent: value(.cloudCover, "cloud_cover_mid", "cloudcover_mid"),
        highPercent: value(.cloudCover, "cloud_cover_high", "cloudcover_high")),
      visibilityKilometers: value(.visibility, "visibility"),
      uvIndex: value(.uvIndex, "uv_index"),
      precipitationMillimeters: value(.precipitation, "precipitation"), isDay: isDay,
      condition: OpenMeteoCode.condition(code("weather_code") ?? code("weathercode"), isDay: isDay))
  }

  private func code(_ name: String) -> Int? { section[name]?.code }

  private func value(_ measurement: Measurement, _ names: String...) -> Double? {
    for name in names {
      let scale = UnitScale(measurement, from: units[[name] + names])
      if let value = section[name]?.plainNumber(measurement, scale) { return value }
    }
    return nil
  }
}
