import Foundation
import Places
import Testing

@testable import Providers
import Vocabulary

/// `docs/providers.md` says what the code says. `RECORD=1` writes it anew.
@Suite struct ProviderTableTests {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/providers.md")

  static var text: String {
    let products = ProductID.allCases.flatMap { product in
      Provider.all.compactMap { provider in
        provider.offer(of: product).map { offer in
          "| \(product.rawValue) | \(provider.id.rawValue) | \(offer.scope) "
            + "| \(product.freshSeconds) |"
        }
      }
    }
    let credits = Provider.all.map { provider in
      let credit = provider.attribution.map {
        "[\($0.text)](\($0.url ?? ""))" + ($0.license.map { ", \($0)" } ?? "")
      }
      return "| \(provider.id.rawValue) | \(provider.needsKey ? "yes" : "no") "
        + "| \(credit.joined(separator: "; ")) |"
    }
    let columns = Provider.all.flatMap { provider in
      provider.columns.flatMap { table in
        Self.grouped(table.columns).map { validity, names in
          "| \(provider.id.rawValue) | \(table.title) | \(validity) | \(names) |"
        }
      }
    }
    let areas = WarningAreas.embedded.all.filter { $0.country != "JP" }
    let municipalities = WarningAreas.embedded.all.count - areas.count
    let feeds = WarningFeed.all
    let feedRows = feeds.map { feed in
      "| \(feed.country) | \(feed.isOperating ? "operating" : "under test") "
        + "| \(feed.language ?? "several") | \(feed.authority) | <\(feed.address.text)> |"
    }
    return """
      # Products and providers

      Written by `RECORD=1 swift test --filter ProviderTableTests` from the code.

      A product is requested from its providers in this order unless the configuration or the
      caller specifies another; the first usable answer wins. Alerts go by the country whose
      boundary holds the place: the United States, its territories and associated states to nws,
      Canada to environmentCanada, Japan to jma, Hong Kong to hko, Germany to brightSky, then
      meteoAlarm for the countries of Europe, then capFeeds. In Norway metNorway is asked beside
      meteoAlarm, because it warns of the weather alone.

      | product | provider | gives | fresh for (s) |
      |---|---|---|--:|
      \(products.joined(separator: "\n"))

      | provider | needs a key | credit |
      |---|---|---|
      \(credits.joined(separator: "\n"))

      ## Areas of warnings

      The program carries the outlines of \(areas.count) areas that European warnings name by code
      (EUMETNET - MeteoAlarm, CC BY 4.0): \(areas.count(where: \.isCurrent)) of the list of
      2026-07-31, and of older lists those that it no longer has. A place in no land area belongs
      to the nearest within 10 km, because the official outlines leave out coasts. Cities are those
      of 30,000 people and more (GeoNames); "found" are those that find exactly the areas that
      another reader of the outlines finds. "Misplaced" is the share of points around cities (4 km
      away in the mean, weighted by people) whose areas are others than before the outlines were
      simplified, \(misplaced.count) of \(misplaced.of) in all; those of older lists were not
      measured. `Benchmarks/places/areas.py` measures both.

      | country | list | land areas | waters | cities | found | of them the nearest | misplaced |
      |---|---|--:|--:|--:|--:|--:|--:|
      \(countries.joined(separator: "\n"))

      Beside them it carries those of the \(municipalities) municipalities of Japan (Japan
      Meteorological Agency, Public Data License 1.0, as of 2024-10-25; made by
      `Scripts/tables/japanese_areas.py`), for which jma has a state each. Of 20,000 random points
      on land 144 lie in a neighbor's outline since it was simplified, 1 in two, and 54 at the
      coast in none, where the nearest counts. Its files with levels, which began on 28 May 2026,
      were not recorded: the reader is made after what other programs read. The files of before
      are still served, unchanged since that day; jma takes them for malformed, and an office that
      has written nothing for 30 days for one that covers nothing.

      Each source can be turned off: `providers.NAME.enabled` is false, or a country is in
      `providers.NAME.disabledCountries`. `almanac alerts --coverage PLACE` says who is responsible
      for a place.

      ## Kinds of events

      `hazard` is decided from codes, and for two services from their closed lists of names, never
      from a text; a warning without a known code or name has none.

      | service | code | its table |
      |---|---|---|
      | nws | VTEC, NationalWeatherService, SAME, name of the event | NWS Instructions 10-1703 and \
      10-1712, 47 CFR 11.31, `api.weather.gov/alerts/types` |
      | environmentCanada | name of the type of alert | ECCC, Criteria for public weather alerts |
      | meteoAlarm, capFeeds | `awareness_type` 1 to 13 | CAP profile of MeteoAlarm |
      | brightSky, capFeeds | `event_code`, `II`, `GROUP` | DWD, Warnungen: Parameter und Codes |
      | metNorway | `event`, else `awareness_type` | documentation of MetAlerts 2.0 |
      | jma | code of the kind of warning | JMA, 気象警報・注意報の種類 |
      | hko | code of `warnsum` | HKO Open Data API |
      | capFeeds | `profile:CAP-CP:Event` | CAP-CP Event References 1.0 |

      ## Feeds of alerting authorities

      The program carries the addresses of \(feeds.count) feeds of CAP (RSS or Atom) of
      \(Set(feeds.map(\.country)).count) countries, from the WMO Register of Alerting Authorities;
      `severeweather.wmo.int` is WMO's own copy of a feed. Nobody has called them from where this
      program was made: but for New Zealand's, no answer of theirs was ever seen, so that each fails
      by itself and `doctor` says so. With the services above, \(warnedShare).
      `Benchmarks/places/warned.py` measures both. Terms are the issuer's.

      A feed's messages are fetched beside each other, the gravest first, at most
      \(CAPFeeds.maximumFetches) new ones per answer, and kept; at most
      \(FeedReader.maximumEntries) entries of a feed count. Where not all of them are read, an
      answer without warnings is an error. A feed that nobody has written for 30 days, or that is
      under test, covers nothing while it lists nothing.

      | country | state | language | issuer | feed |
      |---|---|---|---|---|
      \(feedRows.joined(separator: "\n"))

      ## When values are valid

      The time of a row is that of its instants, and the beginning of its sums, probabilities,
      gusts and condition. Each column of an answer says when its values are valid, relative to the
      time that the answer lists them under; values are moved to their rows by this table.

      | provider | rows | valid | columns |
      |---|---|---|---|
      \(columns.joined(separator: "\n"))

      """
  }

  /// As `Benchmarks/places/warned.py` printed it.
  private static let warnedShare =
    "169 countries with 7.11 of 7.62 billion people (GeoNames) have an official source, of 165 "
    + "authorities; of 2,000 random points on the land of each source's area, at least 99.85 % ask "
    + "it, by the time zone's country alone"

  /// The figures that the comparison wrote, without their head.
  private static var measured: [[String]] {
    let file = file.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scripts/tables/figures/warning-areas.tsv")
    let lines = (try? String(contentsOf: file, encoding: .utf8)).map { $0.split(separator: "\n") }
    return (lines ?? []).dropFirst().map { $0.split(separator: "\t").map(String.init) }
  }

  private static var misplaced: (count: Int, of: Int) {
    func sum(_ column: Int) -> Int { measured.compactMap { Int($0[column]) }.reduce(0, +) }
    return (sum(9), sum(8))
  }

  private static var countries: [String] {
    measured.map { cells in
      let (points, misplaced) = (Double(cells[8]) ?? 0, Double(cells[9]) ?? 0)
      let tenths = points > 0 ? Int((misplaced / points * 1000).rounded()) : 0
      let share = points > 0 ? "\(tenths / 10).\(tenths % 10) %" : "–"
      return "| " + (cells[0..<7] + [share]).joined(separator: " | ") + " |"
    }
  }

  /// The names by validity, in order of the first of each.
  private static func grouped(_ columns: [Column]) -> [(validity: String, names: String)] {
    var groups: [(validity: String, names: [String])] = []
    for column in columns {
      let own = text(column.validity)
      let validity =
        column.skyValidity == column.validity
        ? own : own + "; without precipitation " + text(column.skyValidity)
      let index = groups.firstIndex { $0.validity == validity } ?? groups.count
      if index == groups.count { groups.append((validity, [])) }
      groups[index].names.append("`\(column.name)`")
    }
    return groups.map { ($0.validity, $0.names.joined(separator: ", ")) }
  }

  private static func text(_ validity: Validity) -> String {
    func length(_ seconds: Double) -> String {
      seconds < 3600 ? "\(Int(seconds / 60)) min" : "\(Int(seconds / 3600)) h"
    }
    return switch validity {
    case .instant: "at the time"
    case .preceding(nil): "the `interval` before"
    case .preceding(let seconds?): "the \(length(seconds)) before"
    case .following(let seconds): "the \(length(seconds)) from then on"
    case .day(0): "the day"
    case .day(let seconds): "the day, \(length(seconds)) earlier"
    }
  }

  @Test func theTableIsCurrent() throws {
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Self.text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == Self.text)
  }
}
