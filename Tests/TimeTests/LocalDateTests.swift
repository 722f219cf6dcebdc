import Basics
import TestSupport
import Testing
import Time

@Suite struct LocalDateTests {
  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday, 1), ("2000-02-29", 11016, .tuesday, 60),
    ("1800-01-01", -62091, .wednesday, 1), ("2200-12-31", 84370, .wednesday, 365),
    ("1900-03-01", -25508, .thursday, 60), ("2026-11-22", 20779, .sunday, 326),
    ("2024-12-31", 20088, .tuesday, 366), ("1969-12-31", -1, .wednesday, 365),
  ])
  func knownDates(_ text: String, _ dayNumber: Int, _ weekday: Weekday, _ dayOfYear: Int) {
    let parsed = date(text)
    #expect(parsed.dayNumber == dayNumber)
    #expect(parsed.weekday == weekday)
    #expect(parsed.dayOfYear == dayOfYear)
    #expect(parsed.description == text)
    #expect(LocalDate(dayNumber: dayNumber) == parsed)
  }

  @Test(arguments: [
    "", "2026", "2026-1-01", "2026-13-01", "2026-00-10", "2026-02-29", "2100-02-29", "2026-04-31",
    "2026-11-22T00:00:00Z", "1799-12-31", "2201-01-01", "+2026-01-01", "2026/01/01", " 2026-01-01",
    "2026-01-01 ", "２０２６-01-01",
  ])
  func refused(_ text: String) {
    #expect(LocalDate(parsing: text) == nil)
  }

  @Test func everyDayOfFourHundredYears() {
    var previous: (year: Int, month: Int, day: Int)?
    for dayNumber in LocalDate.first.dayNumber...LocalDate.last.dayNumber {
      let date = GregorianCalendar.date(dayNumber: dayNumber)
      let again = GregorianCalendar.dayNumber(year: date.year, month: date.month, day: date.day)
      if again != dayNumber { Issue.record("\(date) has two numbers") }
      if let previous, (date.year, date.month, date.day) <= previous {
        Issue.record("\(date) does not follow \(previous)")
      }
      previous = (date.year, date.month, date.day)
    }
  }

  @Test func arithmeticStopsAtTheEnds() {
    #expect(date("2024-02-28").adding(days: 2) == date("2024-03-01"))
    #expect(date("2024-03-01").days(since: date("2023-03-01")) == 366)
    #expect(LocalDate.last.adding(days: 1) == nil)
    #expect(LocalDate.first.adding(days: -1) == nil)
    #expect(LocalDate.first.adding(days: .max) == nil)
    #expect(LocalDate.first.adding(days: .min) == nil)
  }
}
