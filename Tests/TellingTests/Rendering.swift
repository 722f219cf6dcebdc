import Foundation
import JSON
import TestSupport
import Vocabulary
import Words

/// What a person reads or hears of one answer at one door.
struct Rendering: Sendable {
  let method: String
  let door: Door
  let lines: [String]
  /// Whether any of it is an estimate, or out of date.
  let isEstimate: Bool
  let isStale: Bool
  var text: String { lines.joined(separator: "\n") }

  /// Its lines, each of a paragraph's with what goes on in the next one, which is indented as it is
  /// and has no columns.
  var unbroken: [String] {
    let isIndented = [.page, .narrow, .narrowest, .command].contains(door)
    return lines.reduce(into: [String]()) { lines, line in
      let text = line.trimmingCharacters(in: .whitespaces)
      let goesOn = isIndented && line.hasPrefix("  ") && !text.contains("  ")
      if goesOn, let last = lines.last, !last.isEmpty, !last.contains("  ") {
        lines[lines.count - 1] = last + " " + text
      } else {
        lines.append(text)
      }
    }
  }

  init(method: String, door: Door, lines: [String], isEstimate: Bool, isStale: Bool) {
    (self.method, self.door, self.lines) = (method, door, lines)
    (self.isEstimate, self.isStale) = (isEstimate, isStale)
  }

  /// - Parameter result: which says where it comes from.
  init(method: String, door: Door, lines: [String], _ result: JSONValue?) {
    self.init(
      method: method, door: door, lines: lines,
      isEstimate: result?["source"]?["kind"]?.string == "estimate",
      isStale: result?["source"]?["stale"]?.bool ?? false)
  }
}

enum Door: String, CaseIterable, Sendable {
  /// `text`: 100 columns, and those of half a screen and of a watch.
  case page, narrow, narrowest
  case speech, headline
  /// The parts that a program draws, and how it reads them aloud.
  case blocks, blocksAloud
  /// The page of a command, written and aloud.
  case command, commandAloud
  case statusShort, statusLong, statusSpeech
  /// A chart in characters, and what is said in its place.
  case chart, chartAlternative
  case overview
  /// An assistant's tool, and its data.
  case tool
  /// The result itself.
  case json

  var isSpoken: Bool { [.speech, .commandAloud, .statusSpeech, .blocksAloud].contains(self) }
}

/// How a server came by its answers.
enum Scene: String, CaseIterable, Sendable {
  /// From the providers, now.
  case fresh
  /// From the providers, hours ago.
  case stale
  /// From nobody: what is usual.
  case estimate
}

/// One server's way to tell.
struct Voicing: Hashable, Sendable {
  let language: SpokenLanguage
  let units: NamedUnits

  /// All with metric units, and each language with one other set; with all of them on request.
  /// `ALMANAC_TELLING_LANGUAGES=sv,ar`: those alone, and English, which others are compared with.
  static func sample(_ isWhole: Bool) -> [Voicing] {
    let wanted = ProcessInfo.processInfo.environment["ALMANAC_TELLING_LANGUAGES"]
    let names = wanted.map { ["en"] + $0.split(separator: ",").map(String.init) }
    let languages = SpokenLanguage.allCases.filter { names?.contains($0.rawValue) ?? true }
    let others = NamedUnits.allCases.filter { $0 != .metric }
    return languages.enumerated().flatMap { index, language in
      let named = isWhole ? others : [others[index % others.count]]
      return ([.metric] + named).map { Voicing(language: language, units: $0) }
    }
  }
}
