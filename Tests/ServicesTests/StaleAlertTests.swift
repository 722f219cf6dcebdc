import HTTP
import Providers
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Services

/// What is stored of warnings, when the services that know cannot be asked.
@Suite struct StaleAlertTests {
  private static func brightSky(expires: String) -> String {
    #"{"alerts":[{"id":1,"event_en":"gale","expires":"\#(expires)"},{"id":2,"event_en":"#
      + #""frost","expires":"2026-06-22T00:00:00Z"}]}"#
  }

  private func place(_ name: String) throws -> ResolvedPlace {
    let local = LocalPlaces(zones: ZoneDatabase { _ in nil })
    return try #require(try local.find(.text(name)))
  }

  /// The newest word was silence of a service that knows less; it is too old to count, and the
  /// older one still warns.
  @Test func anOlderWarningStandsInBeforeANewerSilence() throws {
    let berlin = try place("Berlin")
    let answers = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      let failure = Result<HTTPResponse, HTTPFailure>.failure(.tls)
      lab.http.on(
        "https://api.brightsky.dev", .text(Self.brightSky(expires: "2026-06-21T13:00:00Z")))
      let first = await weather.alerts(at: berlin, FetchPolicy())
      lab.wall.value += 600
      lab.http.on("https://api.brightsky.dev", failure)
      lab.http.on("https://feeds.meteoalarm.org", .text(#"{"warnings":[]}"#))
      let second = await weather.alerts(at: berlin, FetchPolicy())
      lab.wall.value += 600
      lab.http.on("https://feeds.meteoalarm.org", failure)
      let third = await weather.alerts(at: berlin, FetchPolicy())
      lab.wall.value += 3600
      return [first, second, third, await weather.alerts(at: berlin, FetchPolicy())]
    }
    #expect(
      answers.map { $0.value?.value.alerts.map(\.event) ?? ["?"] } == [
        ["gale", "frost"], [], ["gale", "frost"], ["frost"],
      ])
    #expect(answers.map { $0.value?.has(.staleUsed) } == [false, false, true, true])
  }

  /// What could be read has ended; that something else was there keeps the rest from being silence.
  @Test func whatCouldNotBeReadOutlivesWhatCould() throws {
    let berlin = try place("Berlin")
    let answers = onLoop { loop in
      let lab = Laboratory(loop)
      let weather = WeatherService(lab.pipeline)
      lab.http.on(
        "https://api.brightsky.dev",
        .text(#"{"alerts":[7,{"id":1,"event_en":"gale","expires":"2026-06-21T12:02:00Z"}]}"#))
      let first = await weather.alerts(at: berlin, FetchPolicy())
      lab.wall.value += 180
      return [first, await weather.alerts(at: berlin, FetchPolicy())]
    }
    #expect(answers[0].value?.value.alerts.map(\.event) == ["gale"])
    #expect(answers[0].value?.has(.notProvided) == true)
    #expect(
      answers[1].error
        == .providerUnavailable(.malformed, provider: .upstream(.brightSky)))
  }
}
