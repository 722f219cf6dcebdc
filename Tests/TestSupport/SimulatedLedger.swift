package import Basics
import Foundation
package import Skill
package import Time

/// The ledger of a place where providers of known biases and noises forecast a known weather.
package struct SimulatedLedger: Sendable {
  package struct Source: Sendable {
    package let name: String
    /// °C by hour of the day (UTC).
    package var bias: @Sendable (_ hour: Int) -> Double = { _ in 0 }
    /// The standard deviation of the error, °C at the shortest lead.
    package var noise = 1.0
    /// The share of the amount of rain that is forecast.
    package var rainShare = 1.0

    package init(
      _ name: String, noise: Double = 1, rainShare: Double = 1,
      bias: @escaping @Sendable (_ hour: Int) -> Double = { _ in 0 }
    ) {
      (self.name, self.noise, self.rainShare, self.bias) = (name, noise, rainShare, bias)
    }
  }

  package let place: String
  package let sources: [Source]
  /// The standard deviation of the error that all sources share, °C.
  package var sharedNoise = 0.0
  /// Whether all hours of a day have the same error, or each its own.
  package var isSteady = false

  package init(at place: String, _ sources: [Source], sharedNoise: Double = 0) {
    (self.place, self.sources, self.sharedNoise) = (place, sources, sharedNoise)
  }

  package static func growth(_ lead: Int) -> Double { 1 + 0.2 * Double(lead) }

  /// The days before a time, for each source and lead with the truth: the dew point is 5 °C below
  /// the temperature, the wind in km/h is 20 plus the temperature's error, and it rains each third
  /// day.
  /// - Parameter end: the last day is the one before its day.
  package func days(
    _ count: Int, before end: Instant, leads: Range<Int> = 0..<SkillCell.leads, seed: UInt64 = 1
  ) -> [SkillDay] {
    var random = SplitMix64(seed: seed)
    let last = end.dayNumber
    var days: [SkillDay] = []
    for number in last - count..<last {
      let weather = 4 * random.normal()
      var truth = day(.measured, number)
      var said = sources.map { source in
        leads.map { day(.forecast(provider: source.name, lead: $0), number) }
      }
      let isWet = number % 3 == 0
      let ofDay = leads.map { _ in sources.map { _ in random.normal() } }
      for hour in 0..<24 {
        let temperature = 12 + weather + 0.3 * Double(hour)
        let rain = isWet ? 0.2 + 3 * Double.random(in: 0..<1, using: &random) : 0
        var measured = SkillHour()
        measured.temperatureCelsius = temperature
        measured.dewPointCelsius = temperature - 5
        measured.windSpeedKilometersPerHour = 20
        measured.windGustKilometersPerHour = 35
        measured.precipitationMillimeters = rain
        truth[hour] = measured
        for (index, lead) in leads.enumerated() {
          let shared = sharedNoise * random.normal()
          for (position, source) in sources.enumerated() {
            let own =
              source.noise * (isSteady ? ofDay[index][position] : random.normal())
            let error = source.bias(hour) + Self.growth(lead) * (own + shared)
            var forecast = SkillHour(leadHours: 5)
            forecast.temperatureCelsius = temperature + error
            forecast.dewPointCelsius = temperature - 5 + error
            forecast.windSpeedKilometersPerHour = max(20 + error, 0)
            forecast.windGustKilometersPerHour = 35
            forecast.precipitationMillimeters = rain * source.rainShare
            said[position][index][hour] = forecast
          }
        }
      }
      days += [truth] + said.flatMap(\.self)
    }
    return days
  }

  private func day(_ series: SkillSeries, _ number: Int) -> SkillDay {
    SkillDay(key: SkillDay.Key(place: place, series: series, day: number))
  }
}

extension SplitMix64 {
  /// Of the standard normal distribution (Box and Muller 1958).
  package mutating func normal() -> Double {
    let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &self))).squareRoot()
    return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &self))
  }
}
