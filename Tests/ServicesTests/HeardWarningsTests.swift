import Basics
import EventLoop
import HTTP
import Providers
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Services

/// What several sources say of a place's warnings: whatever combination of them fails, is old, lies
/// or contradicts, silence counts only where a source for all hazards has just said it.
@Suite struct HeardWarningsTests {
  private static func alert(
    _ id: String, _ match: AlertMatch, event: String? = nil, sender: String = "A",
    onset: Instant = 0, expires: Instant = 9e9
  ) -> WeatherAlert {
    WeatherAlert(
      id: id, event: event ?? id, severity: .severe, onset: onset, expires: expires, sender: sender,
      match: match)
  }

  private static func word(
    _ coverage: AlertCoverage, _ alerts: [WeatherAlert] = [], unread: Int = 0, isStale: Bool = false
  ) -> HeardWarnings.Word {
    .success(
      Sourced(
        AlertReport(coverage: coverage, alerts: alerts, unreadCount: unread),
        sources: [
          ProductSource(
            product: .alerts,
            source: Source(provider: nil, kind: .cache, fetchedAt: 1, isStale: isStale))
        ]))
  }

  /// A chain of one source; MET Norway knows of some hazards only.
  private static func chain(
    _ word: HeardWarnings.Word?, isPartial: Bool = false
  ) -> HeardWarnings.Chain {
    var member = HeardWarnings.Member(isPartial ? .metNorway : .meteoAlarm)
    (member.answer, member.failure) = (word?.value, word?.failure)
    return HeardWarnings.Chain(word, word == nil ? [] : [member])
  }

  private static let words: [HeardWarnings.Word] = [
    word(.full), word(.country), word(.none), word(.full, [alert("a", .point)]),
    word(.country, [alert("b", .country)]), word(.full, [alert("c", .area), alert("a", .area)]),
    word(.full, [alert("a", .area)], isStale: true),
    word(.country, [alert("b", .country)], isStale: true), word(.full, unread: 1),
    .failure(.noData(.outOfCoverage, provider: nil)),
    .failure(.providerUnavailable(.tls, provider: .upstream(.meteoAlarm))),
    .failure(.deadlineExceeded(retryAfterSeconds: nil)),
  ]

  private static func isUncovered(_ word: HeardWarnings.Word) -> Bool {
    switch word {
    case .success(let answer): answer.value.coverage == .none
    case .failure(let error): error.entry == .noDataOutOfCoverage
    }
  }

  /// What a word makes of the one who said it.
  private static func state(_ word: HeardWarnings.Word) -> AlertServiceState {
    if isUncovered(word) { return .notCovered }
    guard let answer = word.value else { return .unavailable }
    if !answer.value.own.isEmpty { return .inForce }
    if answer.source.isStale { return .notAsked }
    return answer.value == AlertReport(coverage: .full, alerts: []) ? .noneInForce : .countryOnly
  }

  /// Every combination of a main source and up to two others.
  @Test func everyCombination() {
    let choices = Self.words.map { Optional($0) } + [nil]
    for main in choices {
      for one in choices {
        for other in choices { check(main, [one, other].compactMap(\.self)) }
      }
    }
  }

  private func check(_ main: HeardWarnings.Word?, _ partial: [HeardWarnings.Word]) {
    let all = [main].compactMap(\.self) + partial
    let covering = all.filter { !Self.isUncovered($0) }
    let failed = covering.contains { $0.failure != nil }
    let unread = covering.contains { $0.value?.value.unreadCount ?? 0 > 0 }
    let ids = Set(covering.flatMap { $0.value?.value.alerts.map(\.id) ?? [] })
    let merged = HeardWarnings.merged(
      main: Self.chain(main), partial: partial.map { Self.chain($0, isPartial: true) })
    switch merged {
    case .failure: #expect(ids.isEmpty && (failed || unread))
    case .success(let told):
      let warnings = told.value
      #expect(Set(warnings.alerts.map(\.id)) == ids)
      #expect(warnings.alerts.count == ids.count, "one event, one entry")
      #expect(told.has(.notProvided) == failed)
      // The best match of any.
      if ids.contains("a"), covering.contains(where: { $0.value?.value.own.first?.match == .point })
      {
        #expect(warnings.alerts.first { $0.id == "a" }?.match == .point)
      }
      #expect(warnings.services.map(\.state) == all.map(Self.state))
      #expect(warnings.services.map(\.isPartial) == all.indices.map { $0 > 0 || main == nil })
      if warnings.own.isEmpty, warnings.coverage == .full {
        // The all-clear.
        #expect(warnings.services.first?.state == .noneInForce && !failed && main != nil)
        #expect(warnings.services.allSatisfy { [.noneInForce, .notCovered].contains($0.state) })
      }
      if warnings.coverage == .full {
        #expect(main?.value?.value.coverage == .full && !failed)
        #expect(covering.allSatisfy { $0.value?.value.coverage == .full })
        #expect(covering.allSatisfy { $0.value?.source.isStale == false })
      }
      let hasMain = main.map { !Self.isUncovered($0) && $0.value != nil } ?? false
      #expect((warnings.coverage == .none) == (!hasMain && ids.isEmpty), "nobody to be silent")
    }
  }

  @Test func oneEventIsOneEntryWithBothCredits() throws {
    let national = Self.alert("2.49.0.1.578.0.2603_1_0", .country, event: "Gale", sender: "MET")
    let european = Self.alert("2.49.0.1.578.0.2603", .area, event: "Kuling", sender: "MeteoAlarm")
    let same = Self.alert("other", .country, event: "GALE", sender: "MeteoAlarm")
    let later = Self.alert("later", .area, event: "Gale", sender: "MeteoAlarm", expires: 8e9)
    for (alerts, ids) in [
      ([european], ["2.49.0.1.578.0.2603"]), ([same], ["2.49.0.1.578.0.2603_1_0"]),
      ([later], ["later", "2.49.0.1.578.0.2603_1_0"]),
    ] {
      let told = try HeardWarnings.merged(
        main: Self.chain(Self.word(.full, [national])),
        partial: [Self.chain(Self.word(.full, alerts), isPartial: true)]
      ).get().value
      #expect(told.alerts.map(\.id) == ids)
      #expect(told.alerts.first?.sender == (ids.count > 1 ? "MeteoAlarm" : "MET · MeteoAlarm"))
    }
  }

  // MARK: A world of stubs

  /// How a service behaves for a while.
  private enum Mood: CaseIterable {
    case silent, warns, warnsElsewhere, fails, hangs, lies, isEmpty, isOld
  }

  private struct Service: Sendable {
    let host: String
    let name: String
    /// What a healthy service answers with: nothing, a warning here, or one elsewhere.
    let body: @Sendable (_ isHere: Bool?, _ day: String) -> String
  }

  private static let polygon =
    #"{"type":"Polygon","coordinates":[[[5,55],[20,55],[20,65],[5,65],[5,55]]]}"#
  private static let far = #"{"type":"Polygon","coordinates":[[[25,70],[26,70],[26,71],[25,70]]]}"#

  private static let metNorway = Service(host: "https://api.met.no", name: "m") { isHere, _ in
    let feature = isHere.map {
      #"{"geometry":\#($0 ? polygon : far),"properties":{"id":"m","event":"gale"}}"#
    }
    return #"{"features":[\#(feature ?? "")]}"#
  }

  private static let meteoAlarm = Service(host: "https://feeds.meteoalarm.org", name: "e") {
    isHere, _ in
    let area = isHere == true ? "38.5,5 65,5 65,20 38.5,20" : "30,-40 31,-40 31,-39"
    let warning = isHere.map { _ in
      #"{"alert":{"identifier":"e","info":[{"event":"x","area":[{"polygon":"\#(area)"}]}]}}"#
    }
    return #"{"warnings":[\#(warning ?? "")]}"#
  }

  private static let feed = Service(host: "https://meteo.go.ke", name: "k") { isHere, day in
    let area = isHere == true ? "-2,36 -2,38 0,38 0,36" : "10,10 10,11 11,11"
    let message = isHere.map { _ in
      #"<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>k</identifier><info>"#
        + "<event>x</event><area><polygon>\(area)</polygon></area></info></alert>"
    }
    return "<rss><channel><pubDate>\(day)</pubDate>\(message ?? "")</channel></rss>"
  }

  /// What a service answers with in a mood, and what that is worth: whether it is a silence that
  /// counts.
  private static func answer(
    _ service: Service, _ mood: Mood
  ) -> (Result<HTTPResponse, HTTPFailure>, isSilence: Bool) {
    let today = "Sun, 21 Jun 2026 11:00:00 GMT"
    switch mood {
    case .silent: return (.text(service.body(nil, today)), true)
    case .warns: return (.text(service.body(true, today)), false)
    case .warnsElsewhere: return (.text(service.body(false, today)), true)
    case .fails: return (.success(HTTPResponse(status: 500, body: [])), false)
    case .hangs: return (.failure(.timeout), false)
    case .lies: return (.text("<html>all is well</html>"), false)
    case .isEmpty: return (.text(""), false)
    // The word of a service that gave up its feed.
    case .isOld:
      let body = service.body(nil, "Sun, 21 Jun 2020 11:00:00 GMT")
      return (.text(body), service.name != "k")
    }
  }

  /// Sixty worlds of a dozen steps each: an all-clear is given only if the main source has given it
  /// within its freshness.
  @Test(arguments: [
    ("Oslo", [metNorway, meteoAlarm]), ("Nairobi", [feed]), ("Rome", [meteoAlarm]),
  ])
  private func silenceIsSomebodysWord(_ name: String, _ services: [Service]) throws {
    let local = LocalPlaces(zones: ZoneDatabase { _ in nil })
    let place = try #require(try local.find(.text(name)))
    for seed in 0..<20 {
      let told = onLoop { loop in
        var die = SplitMix64(seed: UInt64(seed))
        let lab = Laboratory(loop)
        let weather = WeatherService(lab.pipeline)
        let main = services.count - 1
        let lastSilence = Box<Instant?>(nil)
        var faults: [String] = []
        for step in 0..<12 {
          lab.wall.value += Double([20, 90, 400, 3_000][Int.random(in: 0..<4, using: &die)])
          for (number, service) in services.enumerated() {
            let mood = Mood.allCases.randomElement(using: &die) ?? .silent
            let (answer, isSilence) = Self.answer(service, mood)
            lab.http.on(service.host) { _ in
              if number == main {
                if isSilence { lastSilence.value = lab.wall.value }
              }
              return answer
            }
          }
          let answer = await weather.alerts(at: place, FetchPolicy())
          let stored = await weather.storedAlerts(at: place)
          let services = await weather.alertServices(at: place)
          let age = lastSilence.value.map { lab.wall.value.seconds(since: $0) } ?? .infinity
          for value in [answer.value?.value, stored?.value].compactMap(\.self) {
            let isTold = value.coverage != .none && value.alerts.isEmpty
            if isTold, age > 300 { faults.append("step \(step): silence of \(age) s") }
            // What is stored alone says the same, but for what the answer was about to try.
            for service in value.services {
              let kept = services.first { $0.provider == service.provider }
              if kept?.state != service.state, kept?.state != .noneInForce {
                faults.append("step \(step): \(service.state), stored \(String(describing: kept))")
              }
            }
          }
          for service in services where !service.isPartial && service.state == .noneInForce {
            let heard = service.heardAt.map { lab.wall.value.seconds(since: $0) } ?? .infinity
            if age > 300 || heard > 300 { faults.append("step \(step): \(service)") }
          }
        }
        return faults
      }
      #expect(told.isEmpty, "seed \(seed)")
    }
  }
}
