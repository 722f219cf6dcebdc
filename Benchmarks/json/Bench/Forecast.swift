import JSON

/// Columns of numbers, as weather services send them.
struct Forecast {
  private static let names = [
    "temperature_2m", "relative_humidity_2m", "dew_point_2m", "apparent_temperature",
    "precipitation_probability", "precipitation", "weather_code", "pressure_msl", "cloud_cover",
    "cloud_cover_low", "cloud_cover_mid", "cloud_cover_high", "visibility", "wind_speed_10m",
    "wind_direction_10m", "wind_gusts_10m", "uv_index", "is_day",
  ]

  private let times: [Int]
  private let columns: [[Double]]

  init(hours: Int) {
    times = (0..<hours).map { 1_782_000_000 + $0 * 3_600 }
    columns = Self.names.indices.map { column in
      (0..<hours).map { hour in
        let tenths = (hour * 37 + column * 101) % 400
        return column.isMultiple(of: 3) ? Double(tenths) / 10 : Double(tenths)
      }
    }
  }

  /// Every column in one call, as the providers read them.
  init?(columnsOf value: JSONValue?) {
    guard let hourly = value?["hourly"], let times = hourly["time"]?.doubles else { return nil }
    self.times = times.compactMap { $0.map { Int($0) } }
    var columns: [[Double]] = []
    for name in Self.names {
      guard let column = hourly[name]?.doubles else { return nil }
      columns.append(column.compactMap { $0 })
    }
    self.columns = columns
  }

  /// Every number by itself.
  init?(_ value: JSONValue?) {
    guard let hourly = value?["hourly"], let times = hourly["time"] else { return nil }
    self.times = times.elements.compactMap(\.integer)
    var columns: [[Double]] = []
    for name in Self.names {
      guard let column = hourly[name] else { return nil }
      var numbers: [Double] = []
      numbers.reserveCapacity(self.times.count)
      for element in column.elements {
        guard let number = element.double else { return nil }
        numbers.append(number)
      }
      columns.append(numbers)
    }
    self.columns = columns
  }

  var text: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("latitude", 38.75)
    writer.member("longitude", -9.125)
    writer.member("timezone", "Europe/Lisbon")
    writer.key("hourly")
    writer.beginObject()
    writer.key("time")
    writer.beginArray()
    for time in times { writer.value(time) }
    writer.endArray()
    for (name, column) in zip(Self.names, columns) {
      writer.key(text: name)
      writer.beginArray()
      for number in column { writer.value(number) }
      writer.endArray()
    }
    writer.endObject()
    writer.endObject()
    return writer.bytes
  }
}
