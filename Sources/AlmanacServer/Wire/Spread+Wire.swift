import AlmanacProtocol
import Basics
import Services
import Skill
import Units
import Vocabulary

extension WireWeather {
  func spread(_ spreads: [SpreadVariable: ForecastSpread]) -> Wire.HourSpread {
    Wire.HourSpread(
      temperature: value(spreads[.temperature], .temperature),
      windSpeed: value(spreads[.windSpeed], .windSpeed),
      windGust: value(spreads[.windGust], .windSpeed),
      precipitation: value(spreads[.precipitation], .precipitation))
  }

  func spread(_ spreads: [DayQuantity: ForecastSpread]) -> Wire.DaySpread {
    Wire.DaySpread(
      temperatureMin: value(spreads[.temperatureMinimum], .temperature),
      temperatureMax: value(spreads[.temperatureMaximum], .temperature),
      windSpeedMax: value(spreads[.windSpeedMaximum], .windSpeed),
      windGustMax: value(spreads[.windGustMaximum], .windSpeed),
      precipitation: value(spreads[.precipitation], .precipitation))
  }

  /// Nil if a quantile is not a number.
  private func value(_ spread: ForecastSpread?, _ quantity: Quantity) -> Wire.ValueSpread? {
    guard let spread, [spread.p10, spread.p50, spread.p90].allSatisfy(\.isFinite) else {
      return nil
    }
    func amount(_ value: Double) -> Amount { Amount(value, quantity) }
    return Wire.ValueSpread(
      p10: amount(spread.p10), p50: amount(spread.p50), p90: amount(spread.p90))
  }
}

extension Wire.SpreadRecord {
  /// One for each variable and kind of evidence, in the order of the records.
  static func each(of records: [SpreadRecord]) -> [Wire.SpreadRecord] {
    records.grouped { ($0.variable, $0.method, $0.doubt) == ($1.variable, $1.method, $1.doubt) }
      .map { Wire.SpreadRecord($0) }
  }

  private init(_ group: [SpreadRecord]) {
    let first = group[0]
    let evidence = group.compactMap(\.evidence)
    let count = evidence.reduce(0) { $0 + $1.count }
    let within: Double = evidence.reduce(0) { $0 + $1.coverage * Double($1.count) }
    self.init(
      variable: first.variable, leadDays: Set(group.map(\.lead)).sorted(),
      method: first.method,
      calibrated: first.doubt == nil, reason: first.doubt,
      coverage: Measure(count > 0 ? within / Double(count) : nil),
      count: count)
  }
}
