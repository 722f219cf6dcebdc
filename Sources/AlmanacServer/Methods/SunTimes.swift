import AlmanacProtocol
import Basics
import Places
import Services
import Sky
import Time
import Vocabulary
import Words

/// `sun.times`: the events of the sun on the place's civil days.
extension Wire.SunTimesMethod: ComputedMethod {
  /// Shared by the method and its chart. The dip of the horizon, if it is the observer's.
  static func computed(
    _ call: Call<Self>, _ lookahead: SunCalendar.Lookahead = .none
  ) throws(Failure) -> (range: SunCalendar.Range, dipDegrees: Double?) {
    let params = call.params
    let first = params.date.map(LocalDate.init) ?? call.today
    let dip = params.horizon == .observer ? call.place.sky.dipDegrees : nil
    let range = SunCalendar(place: call.place.sky).days(
      from: first, count: params.days, customAngleDegrees: params.elevationAngle,
      dipDegrees: dip ?? 0, lookahead)
    guard !range.days.isEmpty else { throw Failure(.noDataDateSkipped) }
    return (range, dip)
  }

  static func answer(_ call: Call<Self>) throws(Failure) -> Result {
    let (range, dip) = try computed(call, .nextEvents)
    let (params, times) = (call.params, call.times)
    let warnings = calendarWarnings(
      range.skippedDates, rows: range.days.count, asked: params.days)
    return Result(
      days: range.days.map { Wire.SunDay($0, times) },
      dip: Rounding.angle(dip),
      tail: call.tail(
        warnings: warnings + polar(range.days) + (dip == nil ? [] : height(call.place.place))))
  }

  private static func height(_ place: Place) -> [ServiceWarning] {
    guard place.elevationMeters == nil else { return [] }
    return [
      ServiceWarning(
        .notProvided, .elevationUnknown, paths: ["/dip"])
    ]
  }

  private static func polar(_ days: [SunEvents]) -> [ServiceWarning] {
    let paths = days.indices.filter { days[$0].state == .polarDay || days[$0].state == .polarNight }
    guard !paths.isEmpty else { return [] }
    return [
      ServiceWarning(
        .polar, .noSunEvent, paths: paths.prefix(16).map { "/days/\($0)" })
    ]
  }
}

extension Wire.SunDay {
  init(_ day: SunEvents, _ times: WireTimes) {
    func time(_ instant: Instant?) -> LabeledTime? {
      times.time(instant, precision: .milliseconds)
    }
    self.init(
      date: times.date(day.date), state: day.state,
      sunrise: time(day.sunrise), sunset: time(day.sunset), solarNoon: time(day.solarNoon),
      civilDawn: time(day.civilDawn), civilDusk: time(day.civilDusk),
      nauticalDawn: time(day.nauticalDawn), nauticalDusk: time(day.nauticalDusk),
      astronomicalDawn: time(day.astronomicalDawn), astronomicalDusk: time(day.astronomicalDusk),
      goldenHour: Wire.MorningEvening(day.goldenHour, times),
      blueHour: Wire.MorningEvening(day.blueHour, times),
      sunriseAzimuth: Rounding.angle(day.sunriseAzimuthDegrees),
      sunsetAzimuth: Rounding.angle(day.sunsetAzimuthDegrees),
      noonAltitude: Rounding.angle(day.noonAltitudeDegrees),
      dayLengthSeconds: Rounding.round(day.dayLengthSeconds, decimals: 3),
      custom: day.custom.map { crossing in
        Wire.CustomElevation(
          angle: crossing.angleDegrees, rising: time(crossing.rising),
          setting: time(crossing.setting))
      },
      nextSunrise: time(day.nextSunrise), nextSunset: time(day.nextSunset))
  }
}

extension Wire.MorningEvening {
  init(_ spans: SunEvents.Spans, _ times: WireTimes) {
    self.init(
      morning: Wire.Interval(spans.morning, times), evening: Wire.Interval(spans.evening, times))
  }
}

extension Wire.Interval {
  /// A bound that the sun does not cross is null.
  init(_ span: SunEvents.Span, _ times: WireTimes) {
    self.init(
      start: times.time(span.start, precision: .milliseconds),
      end: times.time(span.end, precision: .milliseconds))
  }
}
