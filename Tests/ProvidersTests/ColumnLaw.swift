import Time
import Weather

@testable import Providers

/// What the values of one answer have to do with each other.
enum ColumnLaw: String, CaseIterable {
  /// A condition is wet where, and only where, something falls over the same time.
  case wetWhereItFalls
  /// An amount is the sum of those of its parts, and never less than some of them.
  case amountsAddUp
  /// A maximum is at least, and a minimum at most, what is said of a moment or a part of its time.
  case extremesHold
  case gustAtLeastWind
  case coverAtLeastLayers
  case dewPointOfHumidity

  /// - Returns: how many values the law could be checked for, and which of them break it.
  func check(_ values: [AnswerValue]) -> (checked: Int, broken: [AnswerValue]) {
    let known = ValueIndex(values)
    let judged = values.compactMap { value in holds(value, known).map { (value, $0) } }
    return (judged.count, judged.filter { !$0.1 }.map(\.0))
  }

  /// Nil if the law says nothing of the value.
  private func holds(_ value: AnswerValue, _ known: ValueIndex) -> Bool? {
    switch self {
    case .wetWhereItFalls:
      guard value.variable == .condition else { return nil }
      let amount = known[.precipitation].first {
        $0.table == value.table && $0.span == value.span
      }
      return amount.map { ($0.value > 0) == (value.value > 0) }
    case .amountsAddUp: return addsUp(value, known)
    case .extremesHold: return holdsParts(value, known)
    case .gustAtLeastWind:
      guard value.variable == .windGust else { return nil }
      let speeds = known[.windSpeed].filter {
        $0.table == value.table
          && (value.isOfDay ? $0.row == value.row : $0.span.lowerBound == value.span.lowerBound)
      }
      return speeds.isEmpty ? nil : speeds.allSatisfy { value.value >= $0.value }
    case .coverAtLeastLayers:
      guard value.variable == .cloudCover else { return nil }
      let layers = [.cloudCoverLow, .cloudCoverMid, .cloudCoverHigh].flatMap { layer in
        known[layer].filter { $0.isBeside(value) }
      }
      return layers.isEmpty ? nil : layers.allSatisfy { value.value >= $0.value }
    case .dewPointOfHumidity:
      guard value.variable == .dewPoint, let humidity = known.beside(value, .humidity),
        let temperature = known.beside(value, .temperature),
        let expected = DewPoint.celsius(
          temperatureCelsius: temperature.value, humidityPercent: humidity.value)
      else { return nil }
      return (expected - value.value).magnitude <= 0.5
    }
  }

  // MARK: Parts

  private func addsUp(_ whole: AnswerValue, _ known: ValueIndex) -> Bool? {
    guard [.precipitation, .snowfall].contains(whole.variable), !whole.isInstant else {
      return nil
    }
    let parts = known[whole.variable].filter {
      !$0.isInstant && $0.span != whole.span && whole.span.contains($0.span)
    }
    let kinds = Dictionary(grouping: parts) { "\($0.table) \($0.column)" }.values
    guard !kinds.isEmpty else { return nil }
    return kinds.allSatisfy { parts in
      let sum = parts.map(\.value).reduce(0, +)
      let covered = parts.map(\.span.durationSeconds).reduce(0, +)
      let rounding = 0.026 + 0.05 * Double(parts.count { $0.value > 0 })
      return covered == whole.span.durationSeconds
        ? (sum - whole.value).magnitude <= rounding : sum <= whole.value + rounding
    }
  }

  private func holdsParts(_ whole: AnswerValue, _ known: ValueIndex) -> Bool? {
    let (sign, variables): (Double, [ColumnVariable])
    switch whole.variable {
    case .temperatureMaximum: (sign, variables) = (1, [.temperature, .temperatureMaximum])
    case .temperatureMinimum: (sign, variables) = (-1, [.temperature, .temperatureMinimum])
    case .windSpeed, .windGust, .uvIndex, .probability:
      (sign, variables) = (1, [whole.variable])
    default: return nil
    }
    let parts = variables.flatMap { known[$0] }.filter { part in
      if whole.isInstant { return whole.variable != part.variable && part.isBeside(whole) }
      // A forecast of the coming hours begins with the next one.
      let isExcluded = part.isInstant && !whole.isOfDay && part.span == whole.start
      return !isExcluded && part.span != whole.span && whole.span.contains(part.span)
    }
    guard !parts.isEmpty else { return nil }
    return parts.allSatisfy { sign * $0.value <= sign * whole.value + 1e-6 }
  }
}

/// Values by what they are about.
struct ValueIndex {
  private var values = [ColumnVariable: [AnswerValue]]()

  init(_ values: [AnswerValue]) { self.values = Dictionary(grouping: values, by: \.variable) }

  subscript(variable: ColumnVariable) -> [AnswerValue] { values[variable] ?? [] }

  func beside(_ value: AnswerValue, _ variable: ColumnVariable) -> AnswerValue? {
    self[variable].first { $0.isBeside(value) }
  }
}

extension AnswerValue {
  fileprivate var start: Range<Instant> { span.lowerBound..<span.lowerBound }

  /// In the same row, of the same time.
  func isBeside(_ other: AnswerValue) -> Bool {
    table == other.table && row == other.row && span == other.span
  }
}

extension Range<Instant> {
  /// Whether all of a part of it lies within.
  fileprivate func contains(_ part: Range<Instant>) -> Bool {
    part.isEmpty
      ? contains(part.lowerBound)
      : lowerBound <= part.lowerBound && part.upperBound <= upperBound
  }
}
