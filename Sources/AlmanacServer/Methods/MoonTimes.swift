import AlmanacCore
import AlmanacProtocol

/// `moon.times`: moonrise, moonset and transit on the place's civil days.
extension Wire.MoonTimesMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) throws(MethodFailure) -> Result {
    let (params, times) = (call.params, call.times)
    let first = params.date.map(LocalDate.init) ?? call.today
    let range = MoonCalendar(place: call.place.sky).days(from: first, count: params.days)
    guard !range.days.isEmpty else { throw MethodFailure(.noDataDateSkipped) }
    return Result(
      days: range.days.map { day in
        Wire.MoonDay(
          date: times.date(day.date),
          moonrise: times.time(day.moonrise, precision: .milliseconds),
          moonset: times.time(day.moonset, precision: .milliseconds),
          transit: times.time(day.transit, precision: .milliseconds))
      },
      tail: call.tail(
        warnings: calendarWarnings(
          range.skippedDates, rows: range.days.count, asked: params.days)))
  }
}
