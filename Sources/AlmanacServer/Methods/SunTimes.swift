import AlmanacProtocol
import Basics
import Places
import Services
import Sky
import Time
import Units
import Vocabulary
import Words

/// `sun.times`: the events of the sun on the place's civil days.
extension Wire.SunTimesMethod: ComputedMethod {
  /// Shared by the method and its chart. The dip of the horizon, if it is the observer's.
  static func computed(
    _ call: Call<Self>, _ lookahead: SunCalendar.Lookahead = .none
  ) throws(Failure) -> (range: SunCalendar.Range, dipDegrees: Double?) {
    let params = call.params
    let first = params.date ?? call.today
    let dip = params.horizon == .observer ? call.place.sky.dipDegrees : nil
    let range = SunCalendar(place: call.place.sky).days(
      from: first, count: params.days, customAngleDegrees: params.elevationAngle,
      dipDegrees: dip ?? 0, lookahead)
    guard !range.days.isEmpty else { throw Failure(.noDataDateSkipped) }
    return (range, dip)
  }

  static func answer(_ call: Call<Self>) throws(Failure) -> Result {
    let (range, dip) = try computed(call, .nextEvents)
    let (params, zone) = (call.params, call.zone)
    let warnings = calendarWarnings(
      range.skippedDates, rows: range.days.count, asked: params.days)
    return Result(
      days: range.days.map { Wire.SunDay($0, zone) },
      dip: Measure(dip),
      tail: call.tail(
        warnings: warnings + polar(range.days) + (dip == nil ? [] : height(call.place.place))))
  }

  private static func height(_ place: Place) -> [ServiceWarning] {
    guard place.elevationMeters == nil else { return [] }
    return [
      ServiceWarning(
        .notProvided, .elevationUnknown, about: [.dip])
    ]
  }

  private static func polar(_ days: [SunEvents]) -> [ServiceWarning] {
    let polar = days.indices.filter { days[$0].state == .polarDay || days[$0].state == .polarNight }
    guard !polar.isEmpty else { return [] }
    return [
      ServiceWarning(
        .polar, .noSunEvent, about: polar.prefix(16).map { .row(.days, $0) })
    ]
  }
}

extension Wire.SunDay {
  init(_ day: SunEvents, _ zone: ZoneRules) {
    func time(_ instant: Instant?) -> Moment? {
      zone.moment(instant, precision: .milliseconds)
    }
    self.init(
      date: day.date, state: day.state,
      sunrise: time(day.sunrise), sunset: time(day.sunset), solarNoon: time(day.solarNoon),
      civilDawn: time(day.civilDawn), civilDusk: time(day.civilDusk),
      nauticalDawn: time(day.nauticalDawn), nauticalDusk: time(day.nauticalDusk),
      astronomicalDawn: time(day.astronomicalDawn), astronomicalDusk: time(day.astronomicalDusk),
      goldenHour: Wire.MorningEvening(day.goldenHour, zone),
      blueHour: Wire.MorningEvening(day.blueHour, zone),
      sunriseAzimuth: Measure(day.sunriseAzimuthDegrees),
      sunsetAzimuth: Measure(day.sunsetAzimuthDegrees),
      noonAltitude: Measure(day.noonAltitudeDegrees),
      dayLengthSeconds: Measure(day.dayLengthSeconds),
      custom: day.custom.map { crossing in
        Wire.CustomElevation(
          angle: crossing.angleDegrees, rising: time(crossing.rising),
          setting: time(crossing.setting))
      },
      nextSunrise: time(day.nextSunrise), nextSunset: time(day.nextSunset))
  }
}

extension Wire.MorningEvening {
  init(_ spans: SunEvents.Spans, _ zone: ZoneRules) {
    self.init(
      morning: Wire.Interval(spans.morning, zone), evening: Wire.Interval(spans.evening, zone))
  }
}

extension Wire.Interval {
  /// A bound that the sun does not cross is null.
  init(_ span: SunEvents.Span, _ zone: ZoneRules) {
    self.init(
      start: zone.moment(span.start, precision: .milliseconds),
      end: zone.moment(span.end, precision: .milliseconds))
  }
}
