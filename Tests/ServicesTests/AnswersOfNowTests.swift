import HTTP
import Places
import Providers
import Sunset
import TestSupport
import Testing
import Vocabulary
import Weather

@testable import Services

@Suite("Only what is known, and how old it is")
struct AnswersOfNowTests {
  let lisbon: ResolvedPlace

  init() throws { lisbon = try SmallForecast.lisbon() }

  private func service(_ lab: Laboratory) -> WeatherService { WeatherService(lab.pipeline) }

  /// Stations report late, and clocks are not exact; older values are reported as such.
  @Test(arguments: [(0.0, false), (7_000, false), (-7_000, false), (8_000, true)])
  func aReportMayBeLate(_ seconds: Double, _ isTold: Bool) {
    let body = SmallForecast.json(from: Laboratory.start - 5_184_000).replacing(
      "\"time\":\(Int(Laboratory.start - 5_184_000)),",
      with: "\"time\":\(Int(Laboratory.start - seconds)),")
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(body))
      return await service(lab).current(at: lisbon, FetchPolicy())
    }
    #expect(answer.value?.kind == .live)
    #expect(answer.value?.has(.staleUsed) == isTold)
  }

  /// The service's last two days are null in most of its columns.
  @Test func hoursWithoutAnyValueAreEstimated() throws {
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json(knownHours: 336)))
      return await service(lab).hourly(at: lisbon, .next(384), FetchPolicy())
    }
    let rows = try #require(answer.value?.value)
    // Noon is the twelfth hour of what is known.
    #expect(rows.prefix(324).allSatisfy { $0.kind == .forecast })
    #expect(rows.dropFirst(324).allSatisfy { $0.kind == .estimate })
    #expect(rows.allSatisfy { $0.temperatureCelsius != nil })
    let warning = answer.value?.warnings.first { $0.code == .beyondHorizon }
    #expect(warning?.parts == (324..<384).map { .row(.hours, $0) })
  }

  /// Without a forecast there is the month's usual evening, which is nobody's best.
  @Test func anEstimatedEveningIsNoEvidence() throws {
    let (answer, ranked) = onLoop { loop in
      let service = service(Laboratory(loop))
      var policy = FetchPolicy()
      policy.provider = .climatology
      let question = SunsetQuestion(span: .next(10), model: .afterglow)
      return (
        await service.sunsets(at: lisbon, question, policy),
        await service.bestSunsets(at: [lisbon], days: 10, model: .afterglow, policy)
      )
    }
    let evenings = try #require(answer.value?.value)
    #expect(evenings.count == 10 && evenings.allSatisfy { $0.evidence == nil })
    #expect(evenings.allSatisfy { ($0.interval?.low ?? 1) <= ($0.score ?? 0) })
    #expect(ranked.value?.value.isEmpty == true)
  }

  /// The original score needs layers; the climate has none either, so what is known stays.
  @Test func cloudsThatAreKnownStayWithoutAScore() throws {
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json(hasLayers: false)))
      return await service(lab).sunsets(
        at: lisbon, SunsetQuestion(span: .next(1), model: .classic), FetchPolicy())
    }
    let report = try #require(answer.value?.value.first)
    #expect(report.score == nil && report.evidence?.reason == .noCloudLayers)
    #expect(report.evidence?.factors.cloudCover.totalPercent == 50)
    #expect(answer.value?.kind == .live)
    #expect(answer.value?.has(.beyondHorizon) == false)
    #expect(answer.value?.has(.estimateUsed) == false)
  }

  /// Two places that differ in nothing but their height, and two spans of the same place.
  @Test func anEstimateFollowsFromAllItIsMadeOf() {
    let climate = ClimateEstimator()
    func estimate(_ place: ResolvedPlace, hours: Int = 24, days: Int = 2) -> Forecast {
      climate.forecast(at: place, from: Laboratory.start, hours: hours, days: days)
    }
    var high = lisbon
    high.place.elevationMeters = 2_000
    let low = estimate(lisbon)
    #expect(
      estimate(high).hours.map(\.temperatureCelsius) != low.hours.map(\.temperatureCelsius))
    #expect(estimate(lisbon, hours: 48).hours.count == low.hours.count + 24)
    #expect(estimate(lisbon, days: 5).days.count == 5)
  }
}
