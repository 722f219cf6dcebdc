import AlmanacProtocol
import AlmanacServer
import JSON

/// The main point of a result in one or two sentences, for people and for models that do not read
/// JSON; names and warnings are quoted after them.
enum ToolText {
  /// - Parameter note: which rows these are.
  static func of(_ method: MethodName, _ root: JSONValue, note: String? = nil) -> String {
    let reader = Reader(root: root)
    var parts = [sentence(method, reader).text]
    if reader.provenance.isEstimate {
      parts.append("This is an estimate from the climate of the place, not a forecast.")
    } else if reader.provenance.isStale {
      parts.append(
        "The data are out of date (\(Age(seconds: reader.provenance.ageSeconds).words) old).")
    }
    if reader.provenance.isCorrected {
      parts.append("Values with * are corrected by the provider's past errors at the place.")
    }
    if let note { parts.append(note) }
    return parts.joined(separator: " ") + Quotation(quotes(method, reader)).text
  }

  private static func quotes(
    _ method: MethodName, _ reader: Reader
  ) -> [(label: String, text: ForeignText?)] {
    let place = [(label: "place", text: ForeignText(reader.root["place"]?["displayName"]))]
    return switch method {
    case .alertsActive: place + reader.rows("alerts").map { ("warning", ForeignText($0["event"])) }
    case .locationSearch:
      reader.rows("places").map { ("place", ForeignText($0["displayName"])) }
    default: place
    }
  }

  private static func sentence(_ method: MethodName, _ reader: Reader) -> Sentence {
    switch method {
    case .weatherCurrent:
      let wind = reader.quantity("windSpeed", "wind", "speed")
      return "At \(.figure(reader.root["time"])): \(reader.quantity("temperature", "temperature")),"
        + " \(reader.marked(.own(reader.root["condition"]?["text"]))),"
        + " wind \(wind) \(.word(reader.root["wind"]?["compass"]))."
    case .observationCurrent: return observation(reader)
    case .forecastHourly: return hours(reader)
    case .forecastDaily: return days(reader)
    case .forecastNowcast: return .own(reader.root["summary"])
    case .airQuality: return air(reader)
    case .alertsActive: return alerts(reader)
    case .sunsetScore: return sunset(reader)
    case .sunTimes:
      let day = reader.rows("days").first
      return "\(.figure(day?["date"])): sunrise \(.figure(day?["sunrise"])),"
        + " sunset \(.figure(day?["sunset"])), \(.word(day?["state"])) day."
    case .moonPhase:
      return "The moon is \(.word(reader.root["name"])), \(.figure(reader.root["illumination"]))"
        + " of it lit; next full moon \(.figure(reader.root["next"]?["fullMoon"]))."
    case .climateProject:
      return "\(reader.quantity("temperature", "current", "temperature")) now would be"
        + " \(reader.quantity("temperature", "projected", "temperature")) in"
        + " \(.figure(reader.root["year"])) (\(.word(reader.root["scenario"])))."
    case .locationSearch:
      let count = reader.rows("places").count
      return count == 0 ? "No place has that name." : "\(count) places have that name."
    default: return "The data follow."
    }
  }

  private static func observation(_ reader: Reader) -> Sentence {
    guard let temperature = reader.root["temperature"], temperature.kind == .object else {
      return reader.rows("stations").isEmpty
        ? "No station near the place measured anything in the last hours."
        : "Stations near the place measured no temperature."
    }
    let station = reader.rows("stations").first {
      $0["id"]?.string == temperature["station"]?.string
    }
    let (distance, unit) = (Sentence.figure(station?["distance"]), reader.units?["distance"])
    return "Measured at \(.figure(temperature["time"])), \(distance) \(.own(unit)) away:"
      + " \(reader.quantity("temperature", "temperature", "value"))."
  }

  private static func hours(_ reader: Reader) -> Sentence {
    let rows = reader.rows("hours")
    return "\(rows.count) hours from \(.figure(rows.first?["time"]))."
      + " \(reader.marked(.own(reader.root["summary"])))"
  }

  private static func days(_ reader: Reader) -> Sentence {
    .joined(
      reader.rows("days").map { day in
        let provenance = Provenance(
          wire: day["source"] ?? reader.root["source"], corrections: reader.root["corrections"])
        return "\(.figure(day["date"])): \(Sentence.own(day["summary"]).marked(provenance))"
      }, by: " ")
  }

  private static func air(_ reader: Reader) -> Sentence {
    let indexes = reader.rows("aqi").map { index -> Sentence in
      "\(.word(index["scale"])) index \(reader.marked(.figure(index["value"])))"
        + " (\(.own(index["category"])))"
    }
    return "\(.joined(indexes, by: ", ")). \(.own(reader.root["advice"]))"
  }

  private static func alerts(_ reader: Reader) -> Sentence {
    let rows = reader.rows("alerts")
    if rows.isEmpty {
      return reader.root["coverage"]?.string == "none"
        ? "No warning service covers this place, so nothing is known." : "No warnings in force."
    }
    return "\(rows.count) in force: \(.joined(rows.map { .word($0["severity"]) }, by: ", "))."
  }

  private static func sunset(_ reader: Reader) -> Sentence {
    let provenances = reader.rows("days").map { Provenance(wire: reader.root["source"], row: $0) }
    let rows = zip(reader.rows("days"), provenances).map { day, provenance -> Sentence in
      "\(.figure(day["date"])) \(Sentence.figure(day["score"]).marked(provenance))"
        + " (\(.own(day["label"])))"
    }
    let why = Sentence.own(reader.rows("days").first?["explanation"])
    let change: Sentence =
      provenances.contains(where: \.isPreliminary)
      ? " Scores with ≈ may change: not all of the sky is known yet." : ""
    return "\(.word(reader.root["event"])) scores of 100: \(.joined(rows, by: "; ")). \(why)"
      + change
  }
}

/// Values of a result as parts of a sentence; unknown values are called unknown.
private struct Reader {
  let root: JSONValue

  var provenance: Provenance {
    Provenance(wire: root["source"], corrections: root["corrections"])
  }
  var units: JSONValue? { root["units"] }

  func marked(_ value: Sentence) -> Sentence { value.marked(provenance) }

  func quantity(_ unit: String, _ path: String...) -> Sentence {
    var value: JSONValue? = root
    for name in path { value = value?[name] }
    let figure = Sentence.figure(value)
    return figure == .unknown ? figure : marked("\(figure) \(.own(units?[unit]))")
  }

  func rows(_ name: String) -> [JSONValue] { root[name]?.elements.map(\.self) ?? [] }
}
