import Basics
import Testing
import Time
import Vocabulary
import Weather

@testable import Providers

@Suite("One Call 4.0 comes in parts and pages")
struct OneCall4Tests {
  static let start = 1_742_500_800
  static let quarter = 1_742_499_900

  /// What the service answers to a request of 48 hours in pages of 20.
  static func answered(_ request: Request) throws(ProviderError) -> Response {
    func page(_ rows: [String], next: Bool) -> Response {
      let link = next ? #","next":"https://x/?appid=secret""# : ""
      return answer(
        #"{"timezone":"Europe/Lisbon","data":[\#(rows.joined(separator: ","))]\#(link)}"#)
    }
    func hour(_ time: Int) -> String {
      #"{"dt":\#(time),"temp":14,"weather":[{"id":800,"icon":"01d"}]}"#
    }
    switch request.path {
    case "/data/4.0/onecall/current":
      return answer(
        #"{"data":[{"dt":\#(start),"temp":15,"alerts":["a b","gone","c"]}]}"#)
    case "/data/4.0/onecall/timeline/1h":
      let asked = request.query.first { $0.name == "start" }.flatMap { Int($0.value) }
      let first = asked ?? start
      let end = min(first + 20 * 3600, start + 48 * 3600)
      return page(
        stride(from: first, to: end, by: 3600).map(hour), next: end < start + 48 * 3600)
    case "/data/4.0/onecall/timeline/1day":
      return page([#"{"dt":1742472000,"temp":{"min":9,"max":16}}"#], next: true)
    case "/data/4.0/onecall/timeline/1min":
      // The last thirteen of a quarter's minutes, rain in the first of them.
      let minutes = (0..<13).map {
        #"{"dt":\#(quarter + 120 + $0 * 60),"precipitation":\#($0 == 0 ? 6.5 : 0)}"#
      }
      return page(minutes, next: false)
    case "/data/4.0/onecall/alert/a%20b":
      return answer(
        #"{"event":"Wind","description":[{"language":"de","description":"W"},"#
          + #"{"language":"en-US","description":"Gale"}]}"#)
    case "/data/4.0/onecall/alert/c": return answer(#"{"event":"Heat","description":"Hot"}"#)
    default: return answer(#"{"cod":"404"}"#, status: 404)
    }
  }

  @Test func hoursArePutTogether() throws {
    var paths: [String] = []
    let result = try OpenWeatherMap.forecast(at: lisbon, zone: .utc, from: .oneCall4).run {
      (request) throws(ProviderError) in
      paths.append(request.path)
      return try Self.answered(request)
    }
    #expect(result.tier == .oneCall4)
    #expect(result.forecast.current?.temperatureCelsius == 15)
    #expect(result.forecast.hours.count == 48 && result.forecast.days.count == 1)
    #expect(paths.filter { $0.hasSuffix("1h") }.count == 3)
  }

  @Test func aLinkToNowhereIsNotFollowedForever() throws {
    var calls = 0
    let result = try OpenWeatherMap.forecast(at: lisbon, zone: .utc, from: .oneCall4).run {
      (request) throws(ProviderError) in
      calls += 1
      let row = #"{"dt":\#(Self.start),"temp":14}"#
      return answer(#"{"data":[\#(row)],"next":"https://x/"}"#)
    }
    #expect(result.forecast.hours.count == 1)
    #expect(calls == 4)
  }

  @Test func warningsAreLookedUp() throws {
    let report = try OpenWeatherMap.alerts(at: lisbon, from: .oneCall4).run(Self.answered)
    #expect(report.alerts.map(\.event) == ["Wind", "Heat"])
    #expect(report.alerts.map(\.description) == ["Gale", "Hot"])
    #expect(report.alerts.map(\.id) == ["a b", "c"])
  }

  @Test func minutesBecomeQuarters() throws {
    let nowcast = try OpenWeatherMap.nowcast(at: lisbon, from: .oneCall4).run(Self.answered)
    #expect(
      nowcast.steps.map { Rounding.round($0.precipitationMillimetersPerHour, decimals: 6) }
        == [0.5])
    #expect(nowcast.intervalSeconds == 900)
  }

  @Test func aKeyWithoutTheOlderOneAsksThisOne() throws {
    var paths: [String] = []
    let error = providerError { () throws(ProviderError) in
      _ = try OpenWeatherMap.nowcast(at: lisbon).run { (request) throws(ProviderError) in
        paths.append(request.path)
        return answer(#"{"cod":401,"message":"needs a subscription"}"#, status: 401)
      }
    }
    #expect(error == .unauthorized(.subscriptionMissing))
    #expect(paths == ["/data/3.0/onecall", "/data/4.0/onecall/timeline/1min"])
  }

  @Test func anAnswerWithoutATemperatureIsNone() {
    let error = providerError { () throws(ProviderError) in
      _ = try OpenWeatherMap.forecast(at: lisbon, zone: .utc, from: .oneCall4).run {
        (_) throws(ProviderError) in
        answer(#"{"data":[{"dt":1742500000,"temp":null}]}"#)
      }
    }
    #expect(error == .noData(.notProvided))
  }
}
