import Basics
import Foundation
import TestSupport
import Testing
import Units
import Vocabulary

@testable import Words

/// Laws about single facts that several doors tell.
@Suite struct FactLaws {
  private let stage: Stage

  init() throws { stage = try Stage.shared.get() }

  // MARK: Words

  /// Whatever a door is for, what it says of a number is what the page says.
  @Test func `equal facts have equal words on all doors`() throws {
    var found: Set<Break> = []
    for (key, told) in stage.told where key.scene == .fresh && key.voicing.units == .metric {
      let language = key.voicing.language
      for fact in Fact.all {
        guard let number = Self.number(of: fact, told) else { continue }
        func names(_ teller: Fact.Teller) -> Set<[String]> {
          Self.names(of: number, Self.text(of: teller, told), language)
        }
        let names = fact.doors.map(names)
        for (teller, own) in zip(fact.doors, names).dropFirst()
        where !own.isEmpty && !Self.isNamed(own, as: names[0]) {
          found.insert(
            Break(method: teller.method, door: teller.door, language: language, what: fact.name))
        }
      }
      for (name, words, tellers) in Self.wordings(told, key, language) {
        for teller in tellers {
          let text = Self.text(of: teller, told).replacingEvery("\n", with: " ")
          guard !text.isEmpty, text.range(of: words, options: .caseInsensitive) == nil
          else { continue }
          found.insert(
            Break(method: teller.method, door: teller.door, language: language, what: name))
        }
      }
    }
    found.expectNone()
  }

  /// A door may say the name of a table with it, and none may leave out the name.
  private static func isNamed(_ own: Set<[String]>, as names: Set<[String]>) -> Bool {
    own.contains { words in
      names.contains { name in
        let (words, name) = (Set(words), Set(name))
        return words.isEmpty == name.isEmpty
          && (words.isSubset(of: name) || name.isSubset(of: words))
      }
    }
  }

  /// Facts that are words, with the doors that tell them.
  private static func wordings(
    _ told: [Rendering], _ key: Stage.Key, _ language: SpokenLanguage
  ) -> [(name: String, words: String, tellers: [Fact.Teller])] {
    let doors: [Door] = [.page, .speech, .headline, .tool]
    let severity = AlertSeverity(rawValue: GeneratedWorld(seed: key.seed).severity) ?? .unknown
    let warnings: [Fact.Teller] = [
      ("alerts.active", .page), ("alerts.active", .speech), ("alerts", .command),
      ("alerts", .commandAloud),
    ]
    let facts: [(name: String, words: String?, tellers: [Fact.Teller])] = [
      (
        "weather.current/condition/text", leaf("weather.current", "/condition/text", told),
        doors.map { ("weather.current", $0) } + [
          ("now", .command), ("now", .commandAloud), ("status.text", .statusLong),
          ("status.text", .statusSpeech),
        ]
      ),
      (
        "sunset.score/days/next/label", leaf("sunset.score", "/days/next/label", told),
        doors.map { ("sunset.score", $0) } + [("sunset", .command), ("sunset", .commandAloud)]
      ),
      (
        "alerts.active/alerts/0/severity", language.phrases.word(severity),
        warnings + [("alerts.active", .headline), ("alerts.active", .tool)]
      ),
      (
        "alerts.active/alerts/0/event", GeneratedWorld.event,
        warnings + [
          ("alerts.active", .tool), ("status.text", .statusLong), ("status.text", .statusSpeech),
          ("weather.summary", .page), ("weather.summary", .speech), ("weather.overview", .overview),
        ]
      ),
    ]
    return facts.compactMap { name, words, tellers in words.map { (name, $0, tellers) } }
  }

  // MARK: Numbers

  /// A result's number is the provider's value rounded once, and every other door's is the result's
  /// number rounded to what it shows: what has the result alone says the same as what is written
  /// by the server.
  @Test func `a number is the rounding of the same value on every door`() throws {
    var found: Set<Break> = []
    for (key, told) in stage.told where key.scene == .fresh {
      let language = key.voicing.language
      let world = GeneratedWorld(seed: key.seed)
      let units = key.voicing.units.system
      guard let tokenizer = Stage.tokenizers[language] else { continue }
      for fact in Fact.all {
        guard let sent = Self.number(of: fact, told), let number = Double(sent) else { continue }
        func add(_ teller: Fact.Teller) {
          found.insert(
            Break(method: teller.method, door: teller.door, language: language, what: fact.name))
        }
        if let given = fact.given?(world), let quantity = fact.quantity {
          let value = Self.converted(given, to: units.unit(of: quantity))
          if !Self.isRounding(sent, of: value) { add((fact.method, .json)) }
        }
        for teller in fact.doors {
          let numbers = Tokens(Self.text(of: teller, told), tokenizer).numbers
          guard !numbers.isEmpty, !numbers.contains(where: { Self.isShown($0, of: number) })
          else { continue }
          add(teller)
        }
      }
    }
    found.expectNone()
  }

  private static func isRounding(_ number: String, of value: Double) -> Bool {
    guard let shown = Double(number) else { return false }
    // The provider writes thousandths.
    return (shown - value).magnitude <= 0.5 * pow(10, -Double(decimals(of: number))) + 0.000_6
  }

  /// To the decimals that the number has, half away from zero. Numbers have no signs in texts.
  private static func isShown(_ number: String, of value: Double) -> Bool {
    guard let shown = Double(number) else { return false }
    let scale = pow(10, Double(decimals(of: number)))
    return (shown * scale).rounded() == (value.magnitude * scale).rounded()
  }

  private static func decimals(of number: String) -> Int {
    number.split(separator: ".").dropFirst().first?.count ?? 0
  }

  /// The last m/s of each force of the WMO's table, and a tenth.
  private static let beaufortEnds = [
    0.2, 1.5, 3.3, 5.4, 7.9, 10.7, 13.8, 17.1, 20.7, 24.4, 28.4, 32.6,
  ].map { $0 + 0.1 - 1e-9 }

  /// By the definitions of the units, and not by the code under test.
  private static func converted(_ value: Double, to unit: MeasureUnit) -> Double {
    switch unit {
    case .fahrenheit: value * 9 / 5 + 32
    case .kelvin: value + 273.15
    case .milesPerHour, .miles: value / 1.609344
    case .metersPerSecond: value / 3.6
    case .knots: value / 1.852
    case .beaufort: Double(beaufortEnds.count { value / 3.6 >= $0 })
    case .inchesOfMercury: value / 33.863_886_67
    case .millimetersOfMercury: value / 1.333_223_9
    case .meters: value * 1_000
    default: value
    }
  }

  // MARK: Looking

  private static func text(of teller: Fact.Teller, _ told: [Rendering]) -> String {
    let one = told.first { $0.method == teller.method && $0.door == teller.door }
    return one?.unbroken.joined(separator: "\n") ?? ""
  }

  /// What a result has at a path.
  private static func leaf(_ method: String, _ path: String, _ told: [Rendering]) -> String? {
    let lines = told.first { $0.method == method && $0.door == .json }?.lines ?? []
    let next = (0...).lazy.map { "/days/\($0)" }.prefix { day in
      lines.contains { $0.hasPrefix(day + "/") }
    }.first { lines.contains($0 + "/passed false") }
    let path = path.replacingEvery("/days/next", with: next ?? "/days/0")
    return lines.first { $0.hasPrefix(path + " ") }.map { String($0.dropFirst(path.count + 1)) }
  }

  /// As the result has it: a time is the clock's of the place.
  private static func number(of fact: Fact, _ told: [Rendering]) -> String? {
    guard let value = leaf(fact.method, fact.path, told) else { return nil }
    guard value.contains("T") else { return value == "null" ? nil : value }
    let clock = value.dropFirst(11).prefix(5)
    return String(clock.hasPrefix("0") ? clock.dropFirst() : clock)
  }

  /// The words of each clause with the number, to all of its decimals or to none.
  private static func names(
    of number: String, _ text: String, _ language: SpokenLanguage
  ) -> Set<[String]> {
    guard let tokenizer = Stage.tokenizers[language] else { return [] }
    let unsigned = number.replacingEvery("-", with: "")
    let whole = Double(unsigned).map { String(Int($0.rounded())) } ?? unsigned
    let phrases = language.phrases
    let directions = WindOrigin.allCases.flatMap { origin in
      [phrases.letters(origin), phrases.origin(origin)].flatMap { text in
        [text.lowercased()] + text.lowercased().split { !$0.isLetter }.map(String.init)
      }
    }
    let clauses = Clause.all(of: text, tokenizer, without: Set(directions))
    return Set(
      clauses.filter { !Set($0.numbers).isDisjoint(with: [unsigned, whole]) }.map(\.words))
  }
}
