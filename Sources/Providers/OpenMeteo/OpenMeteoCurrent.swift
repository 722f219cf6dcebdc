internal import AlmanacCore
internal import JSON

/// The section `current`: single values under the names of variables.
struct OpenMeteoCurrent {
  let section: JSONValue
  let units: OpenMeteoUnits

  func weather(timeUnixSeconds: Double) -> CurrentWeather {
    let isDay = value("is_day").map { $0 != 0 }
    return CurrentWeather(
      timeUnixSeconds: timeUnixSeconds,
      temperatureCelsius: value("temperature_2m", "temperature", measure: .temperature),
      feelsLikeCelsius: value("apparent_temperature", measure: .temperature),
      humidityPercent: value("relative_humidity_2m", "relativehumidity_2m")?.asPercent,
      dewPointCelsius: value("dew_point_2m", "dewpoint_2m", measure: .temperature),
      pressureHectopascals: value("pressure_msl"),
      wind: Wind(
        speedKilometersPerHour: value(
          "wind_speed_10m", "windspeed_10m", "windspeed", measure: .speed)?.asAmount,
        gustKilometersPerHour: value("wind_gusts_10m", "windgusts_10m", measure: .speed)?.asAmount,
        directionDegrees: value("wind_direction_10m", "winddirection_10m", "winddirection")?
          .asBearing),
      cloudCover: CloudCover(
        totalPercent: value("cloud_cover", "cloudcover")?.asPercent,
        lowPercent: value("cloud_cover_low", "cloudcover_low")?.asPercent,
        midPercent: value("cloud_cover_mid", "cloudcover_mid")?.asPercent,
        highPercent: value("cloud_cover_high", "cloudcover_high")?.asPercent),
      visibilityKilometers: value("visibility", measure: .visibility)?.asAmount,
      uvIndex: value("uv_index")?.asAmount,
      precipitationMillimeters: value("precipitation", measure: .depth)?.asAmount, isDay: isDay,
      condition: OpenMeteoCode.condition(value("weather_code", "weathercode"), isDay: isDay))
  }

  private func value(_ names: String..., measure: OpenMeteoMeasure = .plain) -> Double? {
    for name in names {
      if let value = section[name]?.double {
        let scale = measure.scale(from: measure == .plain ? nil : units[[name] + names])
        return value * scale.factor + scale.offset
      }
    }
    return nil
  }
}
