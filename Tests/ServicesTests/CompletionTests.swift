import EventLoop
import HTTP
import Providers
import Sunset
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Services

/// What the preferred provider lacks comes from the next one, value by value.
@Suite("What one provider lacks comes from the next")
struct CompletionTests {
  let lisbon: ResolvedPlace

  init() throws { lisbon = try SmallForecast.lisbon() }

  private static let keyed = ProviderConfiguration(
    order: [.openWeatherMap, .openMeteo],
    settings: [.openWeatherMap: ProviderSettings(apiKey: "0123456789abcdef")])

  /// OpenWeatherMap with a free key: now and a few steps; Open-Meteo whole.
  private func laboratory(_ loop: Loop, temperature: Double = 24) -> Laboratory {
    let lab = Laboratory(loop, providers: Self.keyed)
    let refused: Result<HTTPResponse, HTTPFailure> = .text(
      #"{"cod":401,"message":"needs a subscription"}"#, status: 401)
    lab.http.on("https://api.openweathermap.org/data/4.0/", refused)
    lab.http.on("https://api.openweathermap.org/data/3.0/", refused)
    let now = Int(Laboratory.start)
    let main = #""main":{"temp":\#(temperature),"humidity":40,"pressure":1010}"#
    lab.http.on(
      "https://api.openweathermap.org/data/2.5/weather",
      .text(#"{"dt":\#(now),\#(main),"clouds":{"all":40}}"#))
    let steps = (1...4).map { #"{"dt":\#(now + $0 * 10_800),\#(main),"clouds":{"all":40}}"# }
    lab.http.on(
      "https://api.openweathermap.org/data/2.5/forecast",
      .text("{\"list\":[\(steps.joined(separator: ","))]}"))
    lab.http.on(
      "https://api.openweathermap.org/data/2.5/air_pollution",
      .text(#"{"list":[{"dt":\#(now),"main":{"aqi":1},"components":{"pm2_5":3,"no":0.4}}]}"#))
    lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
    lab.http.on(
      SmallForecast.airHost,
      .text(
        #"{"current":{"time":\#(now),"pm2_5":9,"aerosol_optical_depth":0.2,"dust":1},"hourly":"#
          + #"{"time":[\#(now)],"aerosol_optical_depth":[0.2]}}"#))
    return lab
  }

  @Test func nowHasItsLayersFromTheNext() throws {
    let answer = onLoop {
      await WeatherService(laboratory($0).pipeline).current(at: lisbon, FetchPolicy())
    }
    let now = try #require(answer.value?.value.weather)
    #expect(now.temperatureCelsius == 24 && now.cloudCover.totalPercent == 40)
    #expect(now.cloudCover.highPercent == 50 && now.uvIndex == 5)
    #expect(
      answer.value?.sources.map(\.source.provider)
        == [.upstream(.openWeatherMap), .upstream(.openMeteo)])
    #expect(answer.value?.attribution.count == 2)
  }

  @Test func everyHourHasWhatAnybodyKnows() throws {
    let answer = onLoop {
      await WeatherService(laboratory($0).pipeline).hourly(at: lisbon, .next(72), FetchPolicy())
    }
    let hours = try #require(answer.value?.value)
    #expect(hours.count == 72)
    #expect(hours.allSatisfy { $0.kind == .forecast })
    for hour in hours {
      #expect(
        hour.variables == .all, "\(hour.time): \(hour.variables)")
    }
    #expect(hours[0].temperatureCelsius == 24 && hours[71].temperatureCelsius == 11)
    #expect(answer.value?.has(.estimateUsed) == false)
  }

  @Test(arguments: [-4.0, 24, 45]) func todayHoldsNow(_ temperature: Double) throws {
    let answer = onLoop {
      await WeatherService(laboratory($0, temperature: temperature).pipeline)
        .daily(at: lisbon, days: 10, FetchPolicy())
    }
    let days = try #require(answer.value?.value.map(\.weather))
    #expect(days.count == 10)
    #expect(days.allSatisfy { $0.kind == .forecast && $0.variables == .ofDay })
    let today = days[0]
    #expect((today.temperatureMinimumCelsius ?? 99) <= temperature)
    #expect((today.temperatureMaximumCelsius ?? -99) >= temperature)
  }

  @Test func theHazeComesFromTheNext() throws {
    let answer = onLoop {
      await WeatherService(laboratory($0).pipeline).air(at: lisbon, hours: nil, FetchPolicy())
    }
    let air = try #require(answer.value?.value.current)
    #expect(air.pollutants.pm25 == 3 && air.pollutants.no == 0.4)
    #expect(air.aerosolOpticalDepth == 0.2 && air.dustMicrogramsPerCubicMeter == 1)
  }

  @Test func aSunsetHasItsLayers() throws {
    let answer = onLoop {
      await WeatherService(laboratory($0).pipeline)
        .sunsets(at: lisbon, SunsetQuestion(span: .next(2), model: .afterglow), FetchPolicy())
    }
    let scores = try #require(answer.value).value.compactMap(\.evidence)
    #expect(
      scores.allSatisfy { ($0.asForecast ?? 0) > 40 && $0.factors.cloudCover.highPercent == 50 })
  }

  @Test func whoIsWholeAsksNobodyElse() {
    let urls = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
      let weather = WeatherService(lab.pipeline)
      _ = await weather.current(at: lisbon, FetchPolicy())
      _ = await weather.daily(at: lisbon, days: 16, FetchPolicy())
      return lab.http.requests.map(\.url)
    }
    #expect(urls.count == 1)
  }
}

/// What an answer says of now is about now.
@Suite("An answer is about now")
struct AnswerTimeTests {
  let lisbon: ResolvedPlace

  init() throws { lisbon = try SmallForecast.lisbon() }

  /// Whichever hour the provider leaves out, the first row holds now.
  @Test(arguments: 10...15) func theFirstHourHoldsNow(missing: Int) throws {
    let first = Laboratory.start.dayNumber * 86_400
    let hours = (0..<48).filter { $0 != missing }
    let body = """
      {"hourly":{"time":[\(hours.map { "\(first + $0 * 3_600)" }.joined(separator: ","))],
      "temperature_2m":[\(hours.map(String.init).joined(separator: ","))]}}
      """
    let (now, answer) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.wall.value += 1_500
      lab.http.on(SmallForecast.host, .text(body))
      return (
        lab.wall.value,
        await WeatherService(lab.pipeline).hourly(at: lisbon, .next(6), FetchPolicy())
      )
    }
    let rows = try #require(answer.value?.value)
    #expect(rows.count == 6)
    #expect(rows[0].time <= now && now < rows[0].end)
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(row.end == next.time)
    }
    #expect(rows.allSatisfy { $0.durationSeconds == 3_600 })
  }

  @Test func aNowThatLiesAheadIsNone() throws {
    let ahead = Laboratory.start + 400 * 86_400
    let body = SmallForecast.json().replacing(
      "\"time\":\(Int(Laboratory.start)),", with: "\"time\":\(Int(ahead)),")
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host, .text(body))
      return await WeatherService(lab.pipeline).current(at: lisbon, FetchPolicy())
    }
    let weather = try #require(answer.value?.value.weather)
    #expect(weather.time == Laboratory.start)
    #expect(weather.temperatureCelsius == 12)
  }

  @Test func whatIsImpossibleIsTold() throws {
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(
        SmallForecast.host,
        .text(SmallForecast.json().replacing("24.5", with: "100000")))
      let weather = WeatherService(lab.pipeline)
      _ = await weather.current(at: lisbon, FetchPolicy())
      // An answer from memory reports it as well.
      return await weather.current(at: lisbon, FetchPolicy())
    }
    #expect(answer.value?.value.weather.temperatureCelsius == nil)
    #expect(
      answer.value?.warnings.first { $0.code == .impossibleValue }?.text
        == "Implausible values from openMeteo were left out (temperature: 1).")
  }

  @Test func anotherPlaceIsNoAnswer() throws {
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      let body = SmallForecast.json().replacing(
        "{\"utc_offset", with: "{\"latitude\":-33.87,\"longitude\":151.21,\"utc_offset")
      lab.http.on(SmallForecast.host, .text(body))
      return await WeatherService(lab.pipeline).current(at: lisbon, FetchPolicy())
    }
    #expect(answer.value?.kind == .estimate)
  }
}
