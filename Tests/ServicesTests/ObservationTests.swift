import HTTP
import Providers
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Services

/// What becomes of the stations' reports between the provider and a method.
@Suite struct ObservationTests {
  private static let base = "https://aviationweather.gov"

  private func lisbon() throws -> ResolvedPlace {
    let local = LocalPlaces(zones: ZoneDatabase { _ in nil })
    return try #require(try local.find(.text("Lisbon")))
  }

  /// Reports of one station, the newest ten minutes old and every hour before.
  private static func series(_ count: Int, celsius: Double = 20) -> String {
    let rows = (0..<count).map { index in
      aerodromeRow(celsius, at: Laboratory.start - 600 - Double(index) * 3600)
    }
    return "[" + rows.joined(separator: ",") + "]"
  }

  @Test func aSensorIsStuckByTheLastHoursOfItsStation() throws {
    let place = try lisbon()
    let (answers, requests) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(Self.base, .text(Self.series(14)))
      let answers = [
        await weather.observations(at: place, ObservationRules(), FetchPolicy()),
        await weather.observations(at: place, ObservationRules(), sensors: .stored, FetchPolicy()),
      ]
      return (answers, lab.http.requests.count)
    }
    #expect(answers.map { $0.value?.value.weather.temperature?.quality } == [.stuck, .stuck])
    #expect(requests == 1, "the reports of half a day come with the newest")
  }

  /// Where an answer has the newest report only, the station's last hours are asked for.
  @Test func lastHoursAreAskedForWhereTheyAreMissing() throws {
    let place = try lisbon()
    let (fetched, stored) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(Self.base, .text(Self.series(1)), .text(Self.series(14)))
      let before = await weather.observations(
        at: place, ObservationRules(), sensors: .stored, FetchPolicy())
      lab.wall.value += 60
      let fetched = await weather.observations(at: place, ObservationRules(), FetchPolicy())
      let after = await weather.observations(at: place, sensors: .stored, FetchPolicy())
      return (fetched, [before, after])
    }
    #expect(fetched.value?.value.weather.temperature?.quality == .stuck)
    #expect(stored.map { $0.value?.value.weather.temperature?.quality } == [.fresh, .stuck])
  }

  @Test func ageCountsFromTheReportNotFromTheRequest() throws {
    let place = try lisbon()
    let answers = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(Self.base, .text(Self.series(1)))
      let first = await weather.observations(
        at: place, ObservationRules(), sensors: .stored, FetchPolicy())
      lab.http.on(Self.base, Result<HTTPResponse, HTTPFailure>.failure(.tls))
      lab.wall.value += 5 * 3600
      let second = await weather.observations(
        at: place, ObservationRules(), sensors: .stored, FetchPolicy())
      lab.wall.value += 3600
      return [
        first, second,
        await weather.observations(at: place, ObservationRules(), sensors: .stored, FetchPolicy()),
      ]
    }
    #expect(answers[0].value?.value.weather.temperature?.ageSeconds == 600)
    #expect(answers[1].value?.value.weather.temperature?.quality == .stale)
    #expect(answers[1].value?.has(.staleUsed) == true)
    // What is stored is older than six hours: nothing is measured, and nothing could be asked.
    #expect(answers[2].value?.value.weather.isEmpty ?? true)
  }

  @Test func aFailedSourceIsNoAbsence() throws {
    let place = try lisbon()
    let answers = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(Self.base, .text("<html>502 Bad Gateway</html>", status: 502))
      let failed = await weather.observations(at: place, ObservationRules(), FetchPolicy())
      lab.wall.value += 600
      lab.http.on(Self.base, .text("", status: 204))
      return [failed, await weather.observations(at: place, ObservationRules(), FetchPolicy())]
    }
    #expect(answers[0].failure?.entry == .providerUnavailableHttp)
    #expect(answers[0].failure?.details.httpStatus == 502)
    #expect(answers[1].value?.value.weather.isEmpty == true)
    #expect(answers[1].value?.has(.outOfCoverage) == true)
  }

  /// Where no aerodrome is near, nobody is asked, so nobody is the source; a provider that is named
  /// answers the same. One that measures elsewhere only cannot know.
  @Test(
    arguments: [
      (nil, true), (.upstream(.aviationWeather), true), (.upstream(.brightSky), false),
      (.climatology, false),
    ] as [(SourceProvider?, Bool)])
  func whoWasNotAskedIsNoSource(named: SourceProvider?, isAnswer: Bool) throws {
    let local = LocalPlaces(zones: ZoneDatabase { _ in nil })
    let ocean = try #require(try local.find(.text("-40,-120")))
    typealias Told = Result<Sourced<Bool>, Failure>
    let (answers, requests): ([Told], Int) = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      let policy = FetchPolicy(provider: named)
      var answers: [Told] = []
      // Once more, as it was never fetched a moment ago.
      for _ in 0..<2 {
        answers.append(
          await weather.observations(at: ocean, ObservationRules(), policy)
            .map { $0.map { $0.weather.isEmpty } })
      }
      answers.append(
        await weather.stations(at: ocean, ObservationRules(), policy).map { $0.map { $0.isEmpty } })
      answers.append(
        await weather.history(at: ocean, hours: 6, ObservationRules(), policy).map {
          $0.map { $0.rows.isEmpty }
        })
      return (answers, lab.http.requests.count)
    }
    #expect(requests == 0)
    for answer in answers {
      guard isAnswer else {
        #expect(answer.error == .unsupportedProvider)
        continue
      }
      let told = try answer.get()
      #expect(told.value && told.sources.isEmpty && told.source == .computed)
      #expect(told.attribution == Attribution.stationTable)
      #expect(!told.has(.throttled))
    }
  }

  @Test func oneOfSeveralSourcesMayFail() throws {
    let rows = Sourced([StationObservation]())
    let outage = Failure.providerUnavailable(.timeout, provider: .upstream(.nws))
    let mixed = WeatherService.joined([(.nws, .failure(outage)), (.brightSky, .success(rows))])
    #expect(mixed.value?.has(.notProvided) == true)
    #expect(
      mixed.value?.warnings.first?.text
        == "What the US National Weather Service measured is unavailable "
        + "(the US National Weather Service did not answer in time).")
    #expect(WeatherService.joined([(.nws, .failure(outage))]).failure == outage)
    #expect(
      WeatherService.joined([
        (.nws, .failure(.noData(.outOfCoverage, provider: .nws))), (.brightSky, .success(rows)),
      ]).value?.warnings.isEmpty == true)
    #expect(
      WeatherService.joined([]).failure == .noData(.outOfCoverage, provider: nil))
  }
}
