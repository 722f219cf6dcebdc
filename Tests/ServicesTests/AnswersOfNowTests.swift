import AlmanacCore
import HTTP
import Providers
import Testing

@testable import Services

@Suite("Only what is known, and only of now")
struct AnswersOfNowTests {
  let lisbon: ResolvedPlace

  init() throws { lisbon = try SmallForecast.lisbon() }

  private func service(_ lab: Laboratory) -> WeatherService { WeatherService(lab.pipeline) }

  /// A mirror that stands still, or runs ahead.
  @Test(arguments: [-730.0, -17, 30])
  func aForecastOfAnotherTimeIsNone(_ days: Double) {
    let (usual, strict, hours) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(
        SmallForecast.host, .text(SmallForecast.json(from: Laboratory.start + days * 86_400)))
      let weather = service(lab)
      return (
        await weather.current(at: lisbon), await weather.current(at: lisbon, .strict),
        await weather.hourly(at: lisbon, .next(3))
      )
    }
    #expect(usual.value?.kind == .estimate)
    #expect(abs((usual.value?.value.weather.timeUnixSeconds ?? 0) - Laboratory.start) <= 3_600)
    #expect(strict.error == .noData(.notProvided, provider: .openMeteo))
    #expect(hours.value?.kind == .estimate)
  }

  /// Stations report late, and clocks are not exact.
  @Test(arguments: [0, 3_600, 7_000, -7_000])
  func aReportMayBeLate(_ seconds: Double) {
    let body = SmallForecast.json().replacing(
      "\"time\":\(Int(Laboratory.start)),", with: "\"time\":\(Int(Laboratory.start - seconds)),")
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(body))
      return await service(lab).current(at: lisbon)
    }
    #expect(answer.value?.kind == .live)
  }

  /// What was stored of one day says nothing of the day after tomorrow.
  @Test func whatNoLongerReachesNowIsNotServedAsNow() {
    let (usual, stale) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(
        SmallForecast.host, .text(SmallForecast.json(hours: 24, days: 1)), .failure(.refused))
      let weather = service(lab)
      _ = await weather.current(at: lisbon)
      lab.wall.value += 2 * 86_400
      return (
        await weather.current(at: lisbon),
        await weather.current(at: lisbon, FetchPolicy(fallback: .stale))
      )
    }
    #expect(usual.value?.kind == .estimate)
    #expect(stale.value == nil)
  }

  /// The service's last two days are null in most of its columns.
  @Test func hoursWithoutAnyValueAreEstimated() throws {
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json(knownHours: 336)))
      return await service(lab).hourly(at: lisbon, .next(384))
    }
    let rows = try #require(answer.value?.value)
    // Noon is the twelfth hour of what is known.
    #expect(rows.prefix(324).allSatisfy { $0.kind == .forecast })
    #expect(rows.dropFirst(324).allSatisfy { $0.kind == .estimate })
    #expect(rows.allSatisfy { $0.temperatureCelsius != nil })
    let warning = answer.value?.warnings.first { $0.code == .beyondHorizon }
    #expect(warning?.paths == (324..<384).map { "/hours/\($0)" })
  }

  /// The original score needs layers; the climate has none either, so what is known stays.
  @Test func cloudsThatAreKnownStayWithoutAScore() throws {
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json(hasLayers: false)))
      return await service(lab).sunsets(
        at: lisbon, SunsetQuestion(span: .next(1), model: .classic))
    }
    let report = try #require(answer.value?.value.first)
    #expect(report.score.score == nil && report.score.reason == .noCloudLayers)
    #expect(report.score.factors.cloudCover.totalPercent == 50)
    #expect(answer.value?.kind == .live)
    #expect(answer.value?.has(.beyondHorizon) == false)
    #expect(answer.value?.has(.estimateUsed) == false)
  }
}
