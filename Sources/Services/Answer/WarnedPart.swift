/// What of an answer a warning is about. Where that is in a result, the wire says.
package enum WarnedPart: Equatable, Sendable {
  package enum Rows: Sendable { case hours, days }

  case row(Rows, Int)
  /// The rows as a whole.
  case rows(Rows)
  case scoreOfDay(Int)
  case place
  case places
  case firstOfPlaces
  /// The value of a setting.
  case setting
  case time
  case temperature
  case dewPoint
  case observed
  case stations
  case measuredDays
  case alerts
  case dip
  case model
}
