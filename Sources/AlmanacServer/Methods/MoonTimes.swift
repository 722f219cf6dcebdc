import AlmanacCore
import AlmanacProtocol

extension Handler {
  /// `moon.times`: moonrise, moonset and transit on the place's civil days.
  static let moonTimes = located(Wire.MoonTimesMethod.self, { $0.place }) {
    params, place, invocation throws(MethodFailure) in
    let first = params.date.map(LocalDate.init) ?? place.today(invocation)
    let range = MoonCalendar(place: place.sky).days(from: first, count: params.days)
    guard !range.days.isEmpty else { throw MethodFailure(.noDataDateSkipped) }
    let times = invocation.times(place.zone, labels: params.labels, locale: params.request.locale)
    let warnings = calendarWarnings(
      range.skippedDates, rows: range.days.count, asked: params.days)
    return Wire.MoonTimesResult(
      days: range.days.map { day in
        Wire.MoonDay(
          date: times.date(day.date),
          moonrise: times.time(day.moonrise, precision: .milliseconds),
          moonset: times.time(day.moonset, precision: .milliseconds),
          transit: times.time(day.transit, precision: .milliseconds))
      },
      place: place.wire, source: .computed, attribution: [],
      warnings: place.warnings(and: warnings))
  }
}
