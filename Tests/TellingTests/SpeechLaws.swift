import Foundation
import Storage
import TestSupport
import Testing
import Units
import Vocabulary

@testable import Words

/// Laws about speech over random answers. A run takes the same few worlds, so that it is quick and
/// fails only where something changed; `ALMANAC_SPEECH=20000` tries that many answers a language,
/// as `Scripts/fuzz.sh` does. `ALMANAC_SPEECH_SEED` chooses the first world.
@Suite struct SpeechLaws {
  private static let environment = ProcessInfo.processInfo.environment
  private static let answers = Int(environment["ALMANAC_SPEECH"] ?? "") ?? 15
  private static let seed = UInt64(environment["ALMANAC_SPEECH_SEED"] ?? "") ?? 1

  @Test func `every page is read aloud as a person says it`() throws {
    var found: Set<Break> = []
    var (count, seed) = (0, Self.seed)
    while count < Self.answers {
      let world = GeneratedWorld(seed: seed)
      let teller = Teller(now: world.now, http: world.client, store: SQLiteStore.inMemory())
      let units = NamedUnits.allCases[Int(seed % UInt64(NamedUnits.allCases.count))]
      let answers = try teller.answers(in: units)
      try #require(answers.count > 10)
      for answer in answers {
        for language in SpokenLanguage.allCases {
          let wording = Wording(locale: language.rawValue, clock: .twentyFourHour)
          let page = answer.lines(wording, .page)
          let speech = answer.lines(wording, .speech)
          for fault in Self.faults(of: speech, page, language) {
            found.insert(
              Break(
                method: answer.method, door: .speech, language: language,
                what: "seed \(seed): \(fault)"))
          }
        }
      }
      count += answers.count
      seed += 1
    }
    found.expectNone()
  }

  private static func faults(
    of speech: [String], _ page: [String], _ language: SpokenLanguage
  ) -> [String] {
    return TellingLaws.faults(of: speech, page, language)
      + speech.flatMap { line -> [String] in
        let own = TellingLaws.opaque.reduce(line) { $0.replacing($1, with: "Name") }
        return abbreviations(own) + ids(own) + ends(own)
      }
  }

  /// Units that a person does not say: "km", "hPa"; that of inches is a word of four languages.
  private static let symbols = Set(
    MeasureUnit.allCases.map(\.symbol).filter {
      $0.count > 1 && $0.allSatisfy(\.isLetter) && $0 != "in"
    })

  private static func abbreviations(_ line: String) -> [String] {
    words(line).filter(symbols.contains).map { "abbreviates \($0): \(line)" }
  }

  /// Names that programs know a provider or a method by: "openMeteo", "sunset.score".
  private static let internalNames = Set(
    SourceProvider.allCases.map(\.rawValue).filter { $0 != $0.lowercased() })

  private static func ids(_ line: String) -> [String] {
    words(line).filter(internalNames.contains).map { "says the id \($0): \(line)" }
  }

  private static func words(_ line: String) -> [String] {
    line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A line is one or several sentences.
  private static func ends(_ line: String) -> [String] {
    var text = line.unicodeScalars.filter { $0.properties.generalCategory != .format }[...]
    var faults: [String] = []
    if let first = text.first(where: {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }),
      first.properties.isLowercase
    {
      faults.append("begins small: \(line)")
    }
    let marks = Set(".?!؟。？！".unicodeScalars)
    let ends = text.reversed().prefix { marks.contains($0) || $0 == "," || $0 == " " }
    if ends.count != 1 || ends.first.map(marks.contains) != true {
      faults.append("ends otherwise than once: \(line)")
    }
    text = text.dropLast(ends.count)
    let pauses = marks.union(",;:،؛，；：、".unicodeScalars)
    for (one, next) in zip(text, text.dropFirst()) where pauses.contains(one) {
      if pauses.contains(next) { faults.append("pauses twice: \(line)") }
    }
    return faults
  }
}
