/// Days of the week, numbered as in ISO 8601.
package enum Weekday: Int, Sendable, CaseIterable {
  case monday = 1
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday
}
