import AlmanacProtocol
import JSON

/// One or two sentences with the main thing of a result, for people and for models that read no
/// JSON.
enum ToolText {
  static func of(_ method: MethodName, _ root: JSONValue) -> String {
    let reader = Reader(root: root)
    var parts = [sentence(method, reader)]
    if root["source"]?["kind"]?.string == "estimate" {
      parts.append("This is an estimate from the climate of the place, not a forecast.")
    } else if root["source"]?["stale"]?.bool ?? false {
      parts.append("The data are out of date (\(reader.text("source", "ageSeconds")) s old).")
    }
    return parts.joined(separator: " ")
  }

  private static func sentence(_ method: MethodName, _ reader: Reader) -> String {
    let place = reader.text("place", "displayName")
    switch method {
    case .weatherCurrent:
      let condition = reader.text("condition", "text")
      let wind = reader.quantity("windSpeed", "wind", "speed")
      return "\(place), \(reader.text("time")): \(reader.quantity("temperature", "temperature")),"
        + " \(condition), wind \(wind) \(reader.text("wind", "compass"))."
    case .forecastHourly: return hours(place, reader)
    case .forecastDaily: return days(place, reader)
    case .forecastNowcast: return "\(place): \(reader.text("summary"))"
    case .airQuality: return air(place, reader)
    case .alertsActive: return alerts(place, reader)
    case .sunsetScore: return sunset(place, reader)
    case .sunTimes:
      let day = reader.root["days"]?.element(at: 0)
      return "\(place), \(Reader.plain(day?["date"])): sunrise \(Reader.plain(day?["sunrise"])),"
        + " sunset \(Reader.plain(day?["sunset"])), \(Reader.plain(day?["state"])) day."
    case .moonPhase:
      return "\(place): the moon is \(Reader.words(reader.text("name"))),"
        + " \(reader.text("illumination")) of it lit;"
        + " next full moon \(reader.text("next", "fullMoon"))."
    case .climateProject:
      return "\(place): \(reader.quantity("temperature", "current", "temperature")) now would be"
        + " \(reader.quantity("temperature", "projected", "temperature")) in"
        + " \(reader.text("year")) (\(reader.text("scenario")))."
    case .locationSearch:
      let names = reader.rows("places").map { Reader.plain($0["displayName"]) }
      return names.isEmpty ? "No place has that name." : names.joined(separator: "; ") + "."
    default: return place
    }
  }

  private static func hours(_ place: String, _ reader: Reader) -> String {
    let rows = reader.rows("hours").prefix(ToolList.maximumHours)
    let temperatures = rows.compactMap { $0["temperature"]?.double }
    let rain = rows.compactMap { $0["precipitation"]?.double }.reduce(0, +)
    return "\(place), \(rows.count) hours from \(Reader.plain(rows.first?["time"])):"
      + " \(reader.span(temperatures)), \((rain * 10).rounded() / 10)"
      + " \(reader.text("units", "precipitation")) of rain in all."
  }

  private static func days(_ place: String, _ reader: Reader) -> String {
    let unit = reader.text("units", "temperature")
    let rows = reader.rows("days").prefix(ToolList.maximumDays).map { day in
      "\(Reader.plain(day["date"])) \(Reader.plain(day["temperatureMin"]))…"
        + "\(Reader.plain(day["temperatureMax"])) \(unit)"
        + " \(Reader.plain(day["condition"]?["text"]))"
    }
    return "\(place): \(rows.joined(separator: "; "))."
  }

  private static func air(_ place: String, _ reader: Reader) -> String {
    let indexes = reader.rows("aqi").map { index in
      "\(Reader.plain(index["scale"])) index \(Reader.plain(index["value"]))"
        + " (\(Reader.plain(index["category"])))"
    }
    return "\(place): \(indexes.joined(separator: ", ")). \(reader.text("advice"))"
  }

  private static func alerts(_ place: String, _ reader: Reader) -> String {
    let rows = reader.rows("alerts")
    if rows.isEmpty {
      return reader.text("coverage") == "none"
        ? "\(place): no warning service covers this place, so nothing is known."
        : "\(place): no warnings in force."
    }
    let names = rows.map { "\(Reader.plain($0["severity"])): \(Reader.plain($0["event"]))" }
    return "\(place): \(names.joined(separator: "; "))."
  }

  private static func sunset(_ place: String, _ reader: Reader) -> String {
    let event = reader.text("event")
    let rows = reader.rows("days").prefix(ToolList.maximumDays).map { day in
      "\(Reader.plain(day["date"])) \(Reader.plain(day["score"])) (\(Reader.plain(day["label"])))"
    }
    let why = Reader.plain(reader.root["days"]?.element(at: 0)?["explanation"])
    return "\(place), \(event) scores of 100: \(rows.joined(separator: "; ")). \(why)"
  }
}

/// Values of a result as text; what is unknown is said to be.
private struct Reader {
  let root: JSONValue

  func text(_ path: String...) -> String {
    var value: JSONValue? = root
    for name in path { value = value?[name] }
    return Self.plain(value)
  }

  func quantity(_ unit: String, _ path: String...) -> String {
    var value: JSONValue? = root
    for name in path { value = value?[name] }
    return "\(Self.plain(value)) \(text("units", unit))"
  }

  func span(_ values: [Double]) -> String {
    guard let least = values.min(), let most = values.max() else { return "unknown" }
    return "\(least)…\(most) \(text("units", "temperature"))"
  }

  func rows(_ name: String) -> [JSONValue] { root[name]?.elements.map(\.self) ?? [] }

  /// `waxingGibbous` -> "waxing gibbous".
  static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }

  static func plain(_ value: JSONValue?) -> String {
    guard let value, !value.isNull else { return "unknown" }
    return value.string ?? String(decoding: value.rawBytes, as: UTF8.self)
  }
}
