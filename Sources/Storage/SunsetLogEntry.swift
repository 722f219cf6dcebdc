/// A predicted sunset and its observed rating.
package struct SunsetLogEntry: Equatable, Sendable {
  /// The place's local date, `YYYY-MM-DD`.
  package var date: String
  /// The place's id.
  package var place: String
  /// The score that was predicted, 0…100; nil when there was none.
  package var predicted: Double?
  /// The score that someone who saw it gave, 0…100.
  package var observed: Double?

  package init(date: String, place: String, predicted: Double? = nil, observed: Double? = nil) {
    self.date = date
    self.place = place
    self.predicted = predicted
    self.observed = observed
  }
}
