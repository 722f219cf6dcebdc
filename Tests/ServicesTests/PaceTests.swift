import HTTP
import Places
import Providers
import Storage
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Services

/// The Aviation Weather Center wants an endpoint to be called at most once a minute.
@Suite("An endpoint with a pace") struct PaceTests {
  private static let base = "https://aviationweather.gov"

  private func places(_ names: String...) throws -> [ResolvedPlace] {
    let local = LocalPlaces(zones: ZoneDatabase { _ in nil })
    return try names.map { try #require(try local.find(.text($0))) }
  }

  /// Every station that is asked for has a report of its own.
  private static let answer: HTTPDouble.Answer = { request in
    let query = HTTPURL(request.url)?.target.split(separator: "?").last ?? ""
    let ids = query.split(separator: "&").first { $0.hasPrefix("ids=") }?.dropFirst(4) ?? ""
    let rows = ids.split(separator: ",").map {
      #"{"icaoId":"\#($0)","obsTime":\#(Int(Laboratory.start) - 600),"#
        + #""rawOb":"METAR \#($0) 211150Z 20/10 Q1015"}"#
    }
    return .text("[" + rows.joined(separator: ",") + "]")
  }

  /// Who asks at once shares the call, and each gets its own stations.
  @Test func togetherTheyAreOneCall() throws {
    let places = try places("Lisbon", "Nairobi", "Tokyo")
    let (answers, requests) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Self.base, answer: Self.answer)
      let weather = WeatherService(lab.pipeline)
      let answers = await places.mapConcurrently { place in
        await weather.observations(at: place, sensors: .stored, FetchPolicy())
      }
      return (answers, lab.http.requests.map(\.url))
    }
    #expect(requests.count == 1, "\(requests)")
    let stations = answers.map { $0.value?.value.weather.temperature?.near.station.id.prefix(1) }
    #expect(stations == ["L", "H", "R"])
    #expect(answers.allSatisfy { $0.value?.kind == .live })
  }

  /// The next one waits, or fails with how long to wait.
  @Test func aMinuteLiesBetweenTwoCalls() throws {
    let places = try places("Lisbon", "Nairobi")
    let (early, late, requests) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Self.base, answer: Self.answer)
      let weather = WeatherService(lab.pipeline)
      _ = await weather.observations(at: places[0], ObservationRules(), FetchPolicy())
      lab.wall.value += 20
      let early = await weather.observations(at: places[1], ObservationRules(), FetchPolicy())
      lab.wall.value += 40
      return (
        early, await weather.observations(at: places[1], ObservationRules(), FetchPolicy()),
        lab.http.requests.count
      )
    }
    #expect(early.error?.entry == .providerUnavailableBudget)
    #expect(early.error?.details.retryAfterSeconds == 40)
    #expect(late.value?.value.weather.temperature != nil)
    #expect(requests == 2)
  }

  /// A failure of the shared call is everyone's; one that never left does not count.
  @Test func theyFailTogether() throws {
    let places = try places("Lisbon", "Nairobi")
    let (failed, offline, next, requests) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      func all() async -> [Failure?] {
        await places.mapConcurrently {
          await weather.observations(at: $0, ObservationRules(), FetchPolicy()).error
        }
      }
      lab.http.on(Self.base, Result<HTTPResponse, HTTPFailure>.failure(.dns))
      let offline = await all()
      lab.http.on(Self.base, .text("<html>", status: 502))
      let failed = await all()
      let count = lab.http.requests.count
      lab.wall.value += 61
      lab.http.on(Self.base, answer: Self.answer)
      return (failed, offline, await all(), count)
    }
    func entries(_ errors: [Failure?]) -> [ErrorEntry?] { errors.map { $0?.entry } }
    #expect(entries(offline) == [.providerUnavailableDns, .providerUnavailableDns])
    #expect(entries(failed) == [.providerUnavailableHttp, .providerUnavailableHttp])
    #expect(next == [nil, nil])
    #expect(requests == 2)
  }

  /// A station's last hours come with the newest reports, as far as those reach; a minute later all
  /// of them are available.
  @Test func theLastHoursNeedNoSecondCall() throws {
    let lisbon = try #require(try places("Lisbon").first)
    @Sendable func reports(_ hours: Int) -> String {
      let rows = (0...hours).map {
        aerodromeRow(Double($0 % 9), at: Laboratory.start.adding(seconds: -3600 * Double($0)))
      }
      return "[" + rows.joined(separator: ",") + "]"
    }
    let (counts, warnings, requests) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Self.base, .text(reports(13)), .text(reports(24)))
      let weather = WeatherService(lab.pipeline)
      var answers = [
        await weather.history(at: lisbon, hours: 12, ObservationRules(), FetchPolicy())
      ]
      answers.append(
        await weather.history(at: lisbon, hours: 24, ObservationRules(), FetchPolicy()))
      lab.wall.value += 60
      answers.append(
        await weather.history(at: lisbon, hours: 24, ObservationRules(), FetchPolicy()))
      return (
        answers.map { $0.value?.value.rows.count },
        answers.map { $0.value?.warnings.compactMap(\.retryAfterSeconds) }, lab.http.requests.count
      )
    }
    #expect(counts == [13, 14, 24])
    #expect(warnings == [[], [60], []])
    #expect(requests == 2)
  }
}
