import AlmanacProtocol
import Sky
import Time
import Vocabulary

/// `moon.times`: moonrise, moonset and transit on the place's civil days.
extension Wire.MoonTimesMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) throws(Failure) -> Result {
    let (params, zone) = (call.params, call.zone)
    let first = params.date ?? call.today
    let range = MoonCalendar(place: call.place.sky).days(from: first, count: params.days)
    guard !range.days.isEmpty else { throw Failure(.noDataDateSkipped) }
    func time(_ instant: Instant?) -> Moment? {
      zone.moment(instant, precision: .milliseconds)
    }
    return Result(
      days: range.days.map { day in
        Wire.MoonDay(
          date: day.date, moonrise: time(day.moonrises.first),
          moonset: time(day.moonsets.first), transit: time(day.transits.first),
          secondMoonrise: time(day.moonrises.dropFirst().first),
          secondMoonset: time(day.moonsets.dropFirst().first),
          secondTransit: time(day.transits.dropFirst().first))
      },
      tail: call.tail(
        warnings: calendarWarnings(
          range.skippedDates, rows: range.days.count, asked: params.days)))
  }
}
