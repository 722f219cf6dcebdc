package import AlmanacProtocol
package import Time
import Vocabulary
package import Words

/// Writes instants and dates in the place's local time, with labels on request.
package struct WireTimes: Sendable {
  package let zone: ZoneRules
  /// The wording of all display text in the answer.
  package let wording: Wording
  /// Nil without labels.
  private let labels: ClockLabels.Width?

  package init(zone: ZoneRules, wording: Wording, labels: ClockLabels.Width? = nil) {
    self.zone = zone
    self.wording = wording
    self.labels = labels
  }

  package var language: SpokenLanguage { wording.language }

  /// RFC 3339 in the zone's own offset.
  package func text(
    _ instant: Instant, precision: TimestampPrecision = .seconds
  ) -> String { zone.timestamp(instant, precision: precision) }

  package func time(
    _ instant: Instant, precision: TimestampPrecision = .seconds
  ) -> LabeledTime {
    LabeledTime(text(instant, precision: precision), labels: labels(instant))
  }

  package func time(
    _ instant: Instant?, precision: TimestampPrecision = .seconds
  ) -> LabeledTime? {
    instant.map { time($0, precision: precision) }
  }

  /// A whole day has no time of day to label.
  package func date(_ date: LocalDate) -> LabeledTime {
    guard let labels else { return LabeledTime(date.description) }
    let words = ClockLabels(
      zone.instant(date, secondOfDay: 43_200), zone: zone, wording: wording, width: labels)
    return LabeledTime(
      date.description,
      labels: Wire.TimeLabels(time: nil, hour: nil, day: words.day, weekday: words.weekday))
  }

  private func labels(_ instant: Instant) -> Wire.TimeLabels? {
    guard let labels else { return nil }
    let words = ClockLabels(instant, zone: zone, wording: wording, width: labels)
    return Wire.TimeLabels(
      time: words.time, hour: words.hour, day: words.day, weekday: words.weekday)
  }
}

extension Wire.LabelsChoice {
  /// Nil for `false`.
  var width: ClockLabels.Width? {
    switch self {
    case .boolean(let isWanted): isWanted ? .natural : nil
    case .labelStyle(.padded): .padded
    }
  }
}
