import JSON
import TestSupport
import Testing
import Time
import Weather

@testable import Providers

/// The days of every recorded forecast, and of every two that complete one another, hold the hours
/// beside them.
@Suite(.enabled(if: Payloads.areHere, Payloads.hint))
struct RecordedDayTests {
  private static func forecasts(_ name: String) throws -> [Forecast] {
    let response = try Payloads.response(name)
    let root = try JSONDocument(parsing: response.body).root
    guard let shape = AnswerShape(root), [.forecast, .steps, .oneCall, .series].contains(shape),
      let known = try? shape.read(response)
    else { return [] }
    switch known {
    case let forecasts as [Forecast]: return forecasts
    case let answer as OneCallAnswer: return [answer.forecast]
    case let forecast as Forecast: return [forecast]
    default: return []
    }
  }

  private func zone(of forecast: Forecast) -> ZoneRules {
    forecast.timeZoneName.flatMap(ZoneDatabase { _ in nil }.rules(named:)) ?? .utc
  }

  private func faults(_ forecast: Forecast, _ zone: ZoneRules) -> [String] {
    let dates = forecast.days.map(\.date) + forecast.hours.compactMap { zone.date(at: $0.time) }
    return Set(dates).flatMap { date -> [String] in
      guard let span = zone.day(date)?.span, let row = forecast.day(date, within: span) else {
        return []
      }
      return DayRowFaults.all(row, span, forecast).map { "\(date): \($0)" }
    }
  }

  @Test(arguments: Payloads.names)
  func hoursLieWithinTheirDay(name: String) throws {
    for forecast in try Self.forecasts(name) {
      #expect(faults(forecast, zone(of: forecast)).isEmpty, "\(faults(forecast, .utc))")
    }
  }

  /// As if each had come for the place and the days of the other: from any hour of its own on.
  @Test func completedByAnyOther() throws {
    let all = try Payloads.names.flatMap(Self.forecasts).filter { $0.hours.count > 24 }
    #expect(all.count > 10)
    for first in all {
      for second in all {
        guard let start = first.hours.first?.time, let other = second.hours.first?.time else {
          continue
        }
        let distance = (start.seconds(since: other) / 86_400).rounded() * 86_400
        let moved = Forecast(
          hours: second.hours.map { $0.moved(seconds: distance) },
          days: second.days.compactMap { $0.moved(days: Int(distance / 86_400)) })
        for hour in stride(from: 0, to: 24, by: 7) {
          let begun = Forecast(
            hours: Array(first.hours.dropFirst(hour)), days: first.days)
          let zone = zone(of: first)
          let found = faults(begun.partial(in: zone).completed(by: moved).forecast, zone)
          #expect(found.isEmpty, "from hour \(hour): \(found)")
        }
      }
    }
  }
}

extension HourlyWeather {
  fileprivate func moved(seconds: Double) -> HourlyWeather {
    HourlyWeather(
      time: time + seconds, durationSeconds: durationSeconds,
      temperatureCelsius: temperatureCelsius, humidityPercent: humidityPercent,
      dewPointCelsius: dewPointCelsius, precipitationMillimeters: precipitationMillimeters,
      precipitationProbabilityPercent: precipitationProbabilityPercent,
      snowfallCentimeters: snowfallCentimeters, cloudCover: cloudCover, wind: wind,
      uvIndex: uvIndex, isDay: isDay, condition: condition)
  }
}

extension DailyWeather {
  fileprivate func moved(days: Int) -> DailyWeather? {
    date.adding(days: days).map { date in
      DailyWeather(
        date: date, temperatureMinimumCelsius: temperatureMinimumCelsius,
        temperatureMaximumCelsius: temperatureMaximumCelsius,
        precipitationMillimeters: precipitationMillimeters,
        windSpeedMaximumKilometersPerHour: windSpeedMaximumKilometersPerHour,
        windGustMaximumKilometersPerHour: windGustMaximumKilometersPerHour, isPartial: isPartial)
    }
  }
}

extension Forecast {
  /// Its first day marked as partial, as it is if its hours begin within the day.
  fileprivate func partial(in zone: ZoneRules) -> Forecast {
    let first = hours.first.flatMap { zone.date(at: $0.time) }
    return Forecast(
      hours: hours,
      days: days.map { day in
        guard day.date == first else { return day }
        return DailyWeather(
          date: day.date, temperatureMinimumCelsius: hours.first?.temperatureCelsius,
          temperatureMaximumCelsius: hours.first?.temperatureCelsius, isPartial: true)
      })
  }
}
