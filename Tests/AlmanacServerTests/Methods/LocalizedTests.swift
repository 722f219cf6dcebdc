import AlmanacProtocol
import JSON
import Summary
import Telling
import Testing
import Vocabulary
import Weather
import Words

@testable import AlmanacServer

/// What the protocol marks `x-localized` comes in every language, and nothing else changes with it.
@Suite struct LocalizedTests {
  private static let parts =
    #"[{"method": "forecast.daily"}, {"method": "sun.times"}, {"method": "alerts.active"}]"#

  /// Calls whose results together have every localized member.
  private static let calls: [(method: String, params: String)] = [
    ("condition.catalog", ""), ("sunset.about", ""),
    ("weather.current", #""labels": true, "text": {}"#),
    ("sun.times", #""labels": true, "text": {"style": "blocks"}"#), ("forecast.nowcast", ""),
    ("weather.summary", #""days": 2"#), ("weather.changes", ""), ("weather.history", ""),
    ("forecast.daily", ""), ("forecast.hourly", ""),
    ("weather.overview", #""parts": \#(parts), "text": {}"#),
    ("status.text", #""format": "{temperature}""#),
    ("sunset.score", #""days": 2, "labels": true"#),
    (
      "sunset.evaluate",
      #""cloudCover": {"low": 10, "mid": 20, "high": 40}, "humidity": 95, "precipitation": 2"#
    ),
    (
      "climate.project",
      #""temperature": 20, "condition": 61, "model": "weather2045", "interventions": true"#
    ),
    ("climate.extremes", ""), ("climate.scenarios", ""), ("climate.levers", ""), ("map.layers", ""),
    ("chart.render", #""kind": "sun", "place": "Lisbon""#),
  ]

  /// Only what is fetched has it, and an estimated evening has none: see `advice is in every
  /// language` and, of rarity, `rarity and chance are in every language`. Changes have the texts of
  /// a summary's facts, parts that load the titles of those that have. No warning is in force:
  /// PagedMethodTests write one in every language. There is no radar without a network. English has
  /// no text of an error: FailureTextTests read it in the others.
  private static let beyondReach: Set = [
    "AirQualityResult.advice", "SunsetCloudFactor.label", "SunsetDay.explanation",
    "SunsetRarity.text", "WeatherChange.text", "LoadingPart.title",
    "ResultText.warning", "ResultText.asOf", "LegendEntry.words", "ErrorData.text",
  ]

  private let bench: MethodBench
  private let document: JSONValue

  init() throws {
    bench = try MethodBench()
    document = try bench.result("rpc.discover")
  }

  @Test func `every marked member is in every language, and nothing else changes`() throws {
    let english = try texts("en-US")
    #expect(Set(english.localized.keys).union(Self.beyondReach) == marked())
    for language in SpokenLanguage.allCases where language != .english {
      let other = try texts(language.rawValue)
      // They have month and day in the same order.
      let same = [.japanese, .chinese].contains(language) ? "TimeLabels.day" : nil
      for (member, texts) in english.localized where member != same {
        #expect(other.localized[member] != texts, "\(member) is English in \(language)")
      }
      #expect(other.rest == english.rest)
      #expect(other.directions == (language.direction == .rightToLeft ? ["rtl"] : []))
    }
  }

  /// A description that promises words in the caller's language without the mark is no promise.
  @Test func `no promise is without a mark`() {
    for (name, schema) in properties {
      let text = schema["description"]?.string?.lowercased() ?? ""
      let isPromise = text.contains("localized") || text.contains("words of the locale")
      #expect(!isPromise || schema["x-localized"] != nil, "\(name)")
    }
  }

  @Test(arguments: SpokenLanguage.allCases)
  func `advice is in every language`(language: SpokenLanguage) {
    // Indexes up to the worst of each scale; the widest, that of the US, ends at 500.
    let messages = AirQualityScale.allCases.flatMap { scale in
      stride(from: 0.0, through: 500, by: 0.5).map {
        AirQualityIndex(scale: scale, value: $0).advice
      }
    }
    let advice = Set(messages.map { Wording(locale: language.rawValue).text($0).string })
    #expect(advice.count == 6)
    let english = Set(messages.map { Wording.english.text($0).string })
    #expect(language == .english || advice.isDisjoint(with: english))
  }

  /// `timeFormat` wins over the locale; without it each request has the clock of its locale.
  @Test func `the clock follows the locale`() throws {
    func clock(_ bench: MethodBench, _ locale: String) throws -> String? {
      try bench.result(
        "sun.times", #"{"place": "Lisbon", "labels": true, "locale": "\#(locale)"}"#
      ).at("days", "0", "sunsetLabels", "time")?.string
    }
    #expect(try clock(bench, "en-US") == "9:04 PM")
    #expect(try clock(bench, "en-GB") == "21:04")
    #expect(try clock(bench, "pt-PT") == "21:04")
    let chosen = try MethodBench()
    _ = try chosen.result("config.set", #"{"setting": "timeFormat", "value": "12h"}"#)
    #expect(try clock(chosen, "pt-PT") == "9:04 da tarde")
    _ = try chosen.result("config.set", #"{"setting": "timeFormat"}"#)
    #expect(try clock(chosen, "pt-PT") == "21:04")
  }

  @Test func `charts and the line of a bar follow the locale`() throws {
    func text(_ method: String, _ params: String) throws -> String {
      try bench.result(method, #"{"place": "Lisbon", \#(params), "locale": "de"}"#)
        .at("text")?.string ?? ""
    }
    #expect(try text("status.text", #""format": "{weekday} {time}""#) == "So 13:00")
    let chart = try text("chart.render", #""kind": "sun", "format": "text""#)
    #expect(chart.contains("So., 21. Juni"))
    #expect(chart.contains("21:04") && !chart.contains("PM"))
  }

  // MARK: Walking a result along its schema

  private struct Texts {
    /// By schema and member.
    var localized: [String: [String]] = [:]
    var rest: [String] = []
    var directions: Set<String> = []
  }

  private func texts(_ locale: String) throws -> Texts {
    var texts = Texts()
    for call in Self.calls {
      let comma = call.params.isEmpty ? "" : ", "
      let result = try bench.result(
        call.method, "{\(call.params)\(comma)\"locale\": \"\(locale)\"}")
      let method = document["methods"]?.elements.first { $0["name"]?.string == call.method }
      walk(result, try #require(method?["result"]?["schema"]), "", &texts)
    }
    return texts
  }

  private func walk(_ value: JSONValue, _ schema: JSONValue, _ name: String, _ texts: inout Texts) {
    if let reference = schema["$ref"]?.string?.split(separator: "/").last {
      let name = String(reference)
      guard let target = document.at("components", "schemas", name) else { return }
      return walk(value, target, name, &texts)
    }
    if let branch = branch(of: schema, for: value) { return walk(value, branch, name, &texts) }
    for element in value.elements {
      if let items = schema["items"] { walk(element, items, name, &texts) }
    }
    for (member, value) in value.members {
      guard let property = schema["properties"]?[member] else { continue }
      if property["x-localized"] != nil {
        if value.kind == .null { continue }
        texts.localized["\(name).\(member)", default: []] +=
          value.string.map { [$0] } ?? value.strings
      } else if property["$ref"]?.string?.hasSuffix("/TextDirection") == true {
        texts.directions.insert(value.string ?? "")
      } else if property["x-resultOf"] != nil {
        continue  // walked as a result of its own
      } else if let text = value.string {
        texts.rest.append("\(name).\(member): \(text)")
      } else {
        walk(value, property, name, &texts)
      }
    }
  }

  /// The first one, unless a member of the value says which.
  private func branch(of schema: JSONValue, for value: JSONValue) -> JSONValue? {
    let branches = schema["oneOf"]?.elements.map(\.self) ?? []
    guard let tag = schema.at("discriminator", "propertyName")?.string else {
      return branches.first
    }
    return branches.first { branch in
      let name = branch["$ref"]?.string?.split(separator: "/").last.map(String.init) ?? ""
      return document.at("components", "schemas", name, "properties", tag, "const")?.string
        == value[tag]?.string
    }
  }

  private func marked() -> Set<String> {
    Set(properties.filter { $0.schema["x-localized"] != nil }.map(\.name))
  }

  /// Every member of every schema.
  private var properties: [(name: String, schema: JSONValue)] {
    let schemas = document.at("components", "schemas")?.members.map { ($0.key, $0.value) } ?? []
    return schemas.flatMap { name, schema in
      (schema["properties"]?.members.map { ("\(name).\($0.key)", $0.value) } ?? [])
    }
  }
}
