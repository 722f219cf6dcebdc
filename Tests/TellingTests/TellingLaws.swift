import Foundation
import JSON
import TestSupport
import Testing
import Vocabulary

@testable import Words

/// Laws about everything that people read and hear, over generated answers.
@Suite struct TellingLaws {
  private let stage: Stage

  init() throws { stage = try Stage.shared.get() }

  // MARK: Units and languages

  /// Which words are said does not depend on how the caller counts.
  @Test func `units never change words`() throws {
    var found: Set<Break> = []
    for (key, one, metric) in stage.pairs({ Voicing(language: $0.language, units: .metric) }) {
      let language = key.voicing.language
      func add(_ what: String) {
        found.insert(Break(method: one.method, door: one.door, language: language, what: what))
      }
      guard one.door == .json else {
        if Self.said(one.tokens(language)) != Self.said(metric.tokens(language)) { add("words") }
        continue
      }
      for (path, value, other) in Self.leaves(one, metric) where !path.contains("/units/") {
        guard let tokenizer = Stage.tokenizers[language] else { continue }
        if Tokens(value, tokenizer).words != Tokens(other, tokenizer).words { add(path) }
      }
    }
    found.expectNone()
  }

  /// Beyond digits, signs and separators. What is shown of a page depends on its width.
  @Test func `a language never changes numbers`() throws {
    var found: Set<Break> = []
    for (key, one, english) in stage.pairs({ Voicing(language: .english, units: $0.units) })
    where ![.narrow, .narrowest, .chart].contains(one.door) {
      let language = key.voicing.language
      func add(_ what: String) {
        found.insert(Break(method: one.method, door: one.door, language: language, what: what))
      }
      guard one.door == .json else {
        let (own, others) = (one.tokens(language).numbers, english.tokens(.english).numbers)
        if !Self.difference(own, others).isEmpty { add("more numbers") }
        if !Self.difference(others, own).isEmpty { add("fewer numbers") }
        continue
      }
      for (path, value, other) in Self.leaves(one, english) {
        guard let tokenizer = Stage.tokenizers[language],
          let plain = Stage.tokenizers[.english]
        else { continue }
        let numbers = Tokens(value, tokenizer).numbers.sorted()
        if numbers != Tokens(other, plain).numbers.sorted() { add(path) }
      }
    }
    found.expectNone()
  }

  /// Values at the same path of two results; its indices are "*".
  private static func leaves(
    _ one: Rendering, _ other: Rendering
  ) -> [(path: String, value: String, other: String)] {
    func split(_ line: String) -> (path: String, value: String) {
      let path = line.prefix { $0 != " " }
      return (String(path), String(line.dropFirst(path.count + 1)))
    }
    let known = Dictionary(other.lines.map { split($0) }) { $1 }
    let own = Dictionary(one.lines.map { split($0) }) { $1 }
    return Set(own.keys).union(known.keys).compactMap { path in
      // Of what is equal as it is, nothing has to be read: ids have no decimal sign.
      guard own[path] != known[path] else { return nil }
      let steps = path.split(separator: "/").map { Int($0) == nil ? String($0) : "*" }
      return ("/" + steps.joined(separator: "/"), own[path] ?? "", known[path] ?? "")
    }
  }

  /// What a list has beyond another one.
  private static func difference(_ one: [String], _ other: [String]) -> [String] {
    var rest = other.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return one.filter { item in
      guard let count = rest[item], count > 0 else { return true }
      rest[item] = count - 1
      return false
    }
  }

  /// A narrow page has shorter lines, and says the same.
  @Test func `widths never change words`() throws {
    var found: Set<Break> = []
    for (key, renderings) in stage.told {
      let language = key.voicing.language
      let pages = Dictionary(grouping: renderings) { $0.method }
      for (method, doors) in pages {
        guard let page = doors.first(where: { $0.door == .page })?.tokens(language)
        else { continue }
        for narrow in doors where [.narrow, .narrowest].contains(narrow.door) {
          let tokens = narrow.tokens(language)
          func check(_ what: String, _ isEqual: Bool) {
            guard !isEqual else { return }
            found.insert(Break(method: method, door: narrow.door, language: language, what: what))
          }
          check("words", Self.said(page) == Self.said(tokens))
          check("numbers", page.numbers.sorted() == tokens.numbers.sorted())
        }
      }
    }
    found.expectNone()
  }

  /// What a program draws tells what a page tells: all words and numbers but those of drawings.
  @Test func `blocks have all of the page`() throws {
    var found: Set<Break> = []
    for (key, renderings) in stage.told {
      let language = key.voicing.language
      for page in renderings where page.door == .page {
        guard
          let blocks = renderings.first(where: { $0.door == .blocks && $0.method == page.method })
        else { continue }
        func check(_ what: String, _ isEqual: Bool) {
          guard !isEqual else { return }
          found.insert(Break(method: page.method, door: .blocks, language: language, what: what))
        }
        let (own, others) = (blocks.tokens(language), page.tokens(language))
        check("words", Self.said(own) == Self.said(others))
        check("numbers", Self.difference(own.numbers, others.numbers).isEmpty)
      }
    }
    found.expectNone()
  }

  /// All words, wherever a line ends: facts stand in one column or in two, and what is written
  /// without spaces has its words by letters. A line may end before a name within it.
  private static func said(_ tokens: Tokens) -> [String] {
    tokens.words.flatMap { word in
      word.reduce(into: [(text: String, isOpen: Bool)]()) { parts, letter in
        let isOpen = !letter.unicodeScalars.contains {
          $0.properties.generalCategory == .otherLetter
        }
        if isOpen, let last = parts.last, last.isOpen {
          parts[parts.count - 1].text.append(letter)
        } else {
          parts.append((String(letter), isOpen))
        }
      }.map(\.text)
    }.sorted()
  }

  // MARK: Warnings

  /// Before any number and any other severity, by its event or its severity. What is not about a
  /// place has none.
  @Test func `every rendering begins with the gravest warning`() throws {
    var found: Set<Break> = []
    for (key, renderings) in stage.told where key.scene == .fresh {
      let language = key.voicing.language
      guard let tokenizer = Stage.tokenizers[language] else { continue }
      let severity = AlertSeverity(rawValue: GeneratedWorld(seed: key.seed).severity) ?? .unknown
      let word = language.phrases.word(severity)
      let milder = [AlertSeverity.moderate, .minor].map { language.phrases.word($0) }
      for one in renderings where one.door != .json && !Teller.placeless.contains(one.method) {
        // The first line of a command's page says of which place and day it is.
        let isTitled = [.command, .commandAloud].contains(one.door)
        let text = one.lines.dropFirst(isTitled ? 1 : 0).joined(separator: "\n")
        let ranges = [GeneratedWorld.eventName, word].compactMap {
          text.range(of: $0, options: .caseInsensitive)
        }
        var what = "missing"
        if let start = ranges.map(\.lowerBound).min() {
          let before = String(text[..<start])
          let hasMilder = milder.contains { before.range(of: $0, options: .caseInsensitive) != nil }
          if Tokens(before, tokenizer).numbers.isEmpty, !hasMilder { continue }
          what = "late"
        }
        found.insert(Break(method: one.method, door: one.door, language: language, what: what))
      }
    }
    found.expectNone()
  }

  /// If no source has answered, an empty list is not an all-clear.
  @Test func `every rendering says that warnings are not known`() throws {
    var found: Set<Break> = []
    for (key, renderings) in stage.told where key.scene == .estimate {
      let language = key.voicing.language
      let wording = Wording(locale: language.rawValue)
      let unknown = wording.text(.warningsUnknown).string
      for one in renderings where one.door != .json && !Teller.placeless.contains(one.method) {
        // The line of a bar has no words for it.
        let text = one.lines.map { $0.trimmingCharacters(in: .whitespaces) }
          .joined(separator: " ")
        let isSaid =
          one.door == .statusShort
          ? text.contains("?") : text.range(of: unknown, options: .caseInsensitive) != nil
        guard !isSaid else { continue }
        found.insert(
          Break(method: one.method, door: one.door, language: language, what: "silent"))
      }
    }
    found.expectNone()
  }

  // MARK: Speech

  private static let spoken: [(written: Door, spoken: Door)] = [
    (.page, .speech), (.blocks, .blocksAloud), (.command, .commandAloud),
    (.statusLong, .statusSpeech),
  ]

  /// What others wrote, and names: they are never altered.
  static let opaque = [
    GeneratedWorld.event, "Frost Stage 1 of 4", "Gusts up to 50 mph", "Issued at 1:45 PM EDT",
    "Berlin-Tempelhof", "Open-Meteo.com", "CC BY 4.0", "CAMS ENSEMBLE", "SSP2-4.5",
    "West&Central-Europe", "IPCC AR6 WGI Figure SPM.8, reference regions and Atlas (CMIP6)",
    "WMO Climatological Normals 1991-2020; NCEP-DOE Reanalysis 2", "EUMETNET - MeteoAlarm",
    "Berlin - Mitte",
    "Place data © GeoNames.org",
  ]

  @Test func `speech has every number, name and quotation of the page, and no symbol`() throws {
    var found: Set<Break> = []
    for (key, renderings) in stage.told {
      let language = key.voicing.language
      for (written, spoken) in Self.spoken {
        for page in renderings where page.door == written {
          guard
            let speech = renderings.first(where: { $0.door == spoken && $0.method == page.method })
          else { continue }
          for what in Self.faults(of: speech.lines, page.lines, language) {
            found.insert(
              Break(method: speech.method, door: spoken, language: language, what: what))
          }
        }
      }
    }
    found.expectNone()
  }

  /// What a speech lacks of the page, and what it says besides.
  static func faults(
    of speech: [String], _ page: [String], _ language: SpokenLanguage
  ) -> [String] {
    /// A line without a letter is a drawing or its scale, unless it ends a sentence.
    func joined(_ lines: [String]) -> String {
      lines.filter { line in
        let end = line.unicodeScalars.last { $0.properties.generalCategory != .format }
        return line.contains(where: \.isLetter) || end == "." || end == "。"
      }
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
    var (heard, read) = (joined(speech), joined(page))
    var faults: [String] = []
    for name in opaque {
      // A line of the page may end within one.
      if read.contains(name), !heard.contains(name) { faults.append("lacks \(name)") }
      read = read.replacing(name, with: " ")
      heard = heard.replacing(name, with: " ")
    }
    guard let tokenizer = Stage.tokenizers[language] else { return faults }
    let numbers = (heard: numbers(heard, tokenizer), read: numbers(read, tokenizer))
    if !numbers.read.isSubset(of: numbers.heard) { faults.append("lacks a number") }
    if !numbers.heard.isSubset(of: numbers.read) {
      let others = numbers.heard.subtracting(numbers.read).sorted()
      faults.append("has other numbers: \(others.joined(separator: " "))")
    }
    if !Speakable.faults(heard).isEmpty { faults.append("has a symbol") }
    return faults
  }

  private static func numbers(_ text: String, _ tokenizer: Tokenizer) -> Set<String> {
    Set(Tokens(text, tokenizer).numbers)
  }

  /// What programs know a provider by is in no text: only its title is.
  @Test func `no text has an internal name`() throws {
    let names = SourceProvider.allCases.map(\.rawValue).filter { $0 != $0.lowercased() }
    #expect(names.contains("openMeteo"))
    var found: Set<Break> = []
    for (key, renderings) in stage.told {
      for one in renderings where one.door != .json && one.door != .tool {
        for name in names where one.text.contains(name) {
          found.insert(
            Break(method: one.method, door: one.door, language: key.voicing.language, what: name))
        }
      }
    }
    found.expectNone()
  }

  // MARK: Templates

  /// No slot is left unfilled.
  @Test func `no text shows its template`() throws {
    var found: Set<Break> = []
    for (key, renderings) in stage.told {
      for one in renderings where one.text.contains("{") {
        found.insert(
          Break(
            method: one.method, door: one.door, language: key.voicing.language, what: "a slot"))
      }
    }
    found.expectNone()
  }

  // MARK: Provenance

  /// By "≈" or in words, and what is out of date by its age; never what is neither.
  @Test func `an estimate is marked everywhere, and a fresh value nowhere`() throws {
    var found: Set<Break> = []
    for (key, renderings) in stage.told {
      let language = key.voicing.language
      let wording = Wording(locale: language.rawValue)
      let about = wording.text(.amount(amount: "")).string.trimmingCharacters(in: .whitespaces)
      let words = [wording.page(.usualHere), wording.page(.estimateOfClimate)].map(\.string)
      let ages = ["3h"] + [.hours, .hoursInWords].map { wording.counted($0, 3).string }
      for one in renderings where one.door != .json && one.door != .chart {
        func has(_ texts: [String]) -> Bool {
          texts.contains { one.text.range(of: $0, options: .caseInsensitive) != nil }
        }
        let isMarked = one.text.contains("≈") || has(words)
        func add(_ what: String) {
          found.insert(Break(method: one.method, door: one.door, language: language, what: what))
        }
        if one.isEstimate, !isMarked, !(one.door.isSpoken && has([about])) { add("unmarked") }
        if !one.isEstimate, isMarked { add("marked without need") }
        if one.isStale, !one.isEstimate, !has(ages) { add("without its age") }
      }
    }
    found.expectNone()
  }
}
