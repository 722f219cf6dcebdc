import AlmanacProtocol
import Foundation
import JSON
import Services
import Storage
import TestSupport
import Testing
import Time
import Vocabulary

@testable import AlmanacServer

/// What a subscription compares of an answer, and what it knows of it besides.
@Suite struct SubscriptionContentTests {
  /// As many as an overview takes, those first that ask providers.
  private static let parts = (MethodName.reading.filter(\.isNetworked) + [.sunPhase, .moonPhase])
    .suffix(16).map { method in
      #"{"method":"\#(method.rawValue)","params":\#(Contract.example(method))}"#
    }
  private static let overview = #"""
    {"parts":[\#(parts.joined(separator: ","))],"text":{},"labels":true}
    """#
  private static let favorites = #"{"include":["localTime","sunset","current"],"labels":true}"#

  /// Those that the provider below knows nothing for.
  private static let unanswered: Set = [
    MethodName.alertsActive, .forecastChance, .observationCurrent,
  ]

  private func bench(
    _ time: String = "12:00", _ store: SQLiteStore = .inMemory()
  ) throws -> MethodBench {
    let bench = try MethodBench(
      now: "2026-06-21T\(time):00Z", http: SkyUpstream().client, store: store)
    _ = try bench.result("favorites.add", #"{"place":"Porto"}"#)
    return bench
  }

  /// Also of the answers within an answer, which are encoded before it.
  @Test(arguments: Set(MethodName.allCases.filter(\.isSubscribable)).subtracting(unanswered))
  func `content is the answer without what the contract calls fleeting`(
    method: MethodName
  ) throws {
    let params = [.weatherOverview: Self.overview, .favoritesList: Self.favorites][method]
    let answer = try bench().poll(method, params ?? Contract.example(method))
    let expected = try ContractContent.of(answer.bytes, method)
    #expect(
      String(decoding: answer.content, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    #expect(answer.content != answer.bytes)
  }

  /// Each member of a warning changed by itself: only which one it is, how severe and for whom is
  /// news.
  @Test func `another text of a warning is no change`() throws {
    typealias Method = Wire.AlertsActiveMethod
    func content(_ change: (String, Any) -> Any) throws -> [UInt8] {
      let result = try SpecExample.result(of: Method.self) { SpecExample.mapped($0, change) }
      return ResultWriter.content(of: result, .plain)
    }
    let same = try content { $1 }
    var news: Set<String> = []
    let others: [String: Any] = [
      "severity": "extreme", "capSeverity": "minor", "certainty": "unlikely", "urgency": "past",
      "match": "country", "start": "2026-06-21T20:00:00+01:00", "end": NSNull(),
      "sent": NSNull(), "areas": ["Porto"], "url": NSNull(),
      "hazard": "fog", "language": "pt",
    ]
    let names = try memberNames()
    #expect(names.count > 10)
    for name in names {
      let changed = try content { member, value in
        guard member == name, value is String || value is NSArray else { return value }
        return others[name] ?? "other"
      }
      if changed != same { news.insert(name) }
    }
    #expect(news == ["id", "severity", "match"])
    #expect(try content { $0 == "alerts" ? [Any]() : $1 } != same, "it is over")
    let result = try SpecExample.result(of: Method.self)
    #expect(Method.nextChange(result) == result.alerts[0].end?.instant)
  }

  private func memberNames() throws -> [String] {
    let alert = try JSONDocument(parsing: SpecDocument.bytes).root
      .at("components", "schemas", "Alert", "properties")
    // The place has an id too; of a warning, it is the only one in the example.
    return alert?.members.map { String($0.key) } ?? []
  }

  /// From memory, five minutes later.
  @Test(arguments: [
    (MethodName.weatherCurrent, "{}"), (.airQuality, "{}"), (.forecastDaily, #"{"text":{}}"#),
    (.sunPhase, #"{"labels":true}"#), (.favoritesList, favorites),
    (.weatherOverview, #"{"parts":[{"method":"weather.current"},{"method":"air.quality"}]}"#),
  ])
  func `an answer that is only older is the same`(method: MethodName, params: String) throws {
    let store = SQLiteStore.inMemory()
    let first = try bench("12:00", store).poll(method, params)
    let second = try bench("12:05", store).poll(method, params)
    #expect(first.bytes != second.bytes && first.content == second.content)
  }

  @Test func `of two overviews, the changed parts are sent`() throws {
    let params = #"{"parts":[{"method":"weather.current"},{"method":"moon.phase"}]}"#
    let store = SQLiteStore.inMemory()
    let earlier = try bench("12:00", store).poll(.weatherOverview, params)
    let later = try bench("12:05", store).poll(.weatherOverview, params)
    let whole = try JSONDocument(parsing: later.bytes).root
    let sent = try JSONDocument(parsing: later.bytes(changedSince: earlier)).root
    #expect(sent["parts"]?.count == 1)
    #expect(sent["parts"]?.part("moon.phase")?["value"] != nil)
    #expect(
      sent["parts"]?.element(at: 0).map { Array($0.rawBytes) }
        == whole["parts"]?.element(at: 1).map { Array($0.rawBytes) })
    #expect(sent.members.map(\.key) == whole.members.map(\.key))
    let same = try JSONDocument(parsing: later.bytes(changedSince: later)).root
    #expect(same["parts"]?.isEmpty ?? false)
  }

  @Test func `the next phase of the sun is known to the instant`() throws {
    let answer = try bench().poll(.sunPhase, "{}")
    let time = try JSONDocument(parsing: answer.bytes).root.at("next", "time")?.string
    let next = try #require(answer.nextChange)
    #expect(try abs(next.seconds(since: Instant(parsing: time ?? ""))) < 0.001)
    #expect(try bench().poll(.sunPosition, "{}").nextChange == nil)
  }
}
