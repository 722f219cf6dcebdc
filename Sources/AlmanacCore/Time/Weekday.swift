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

/// Months of the year, numbered as in ISO 8601.
package enum Month: Int, Sendable, CaseIterable {
  case january = 1
  case february
  case march
  case april
  case may
  case june
  case july
  case august
  case september
  case october
  case november
  case december
}
