import AlmanacCore
import Providers

/// Scores each sunset or sunrise of a plan with the sky found.
struct SunsetScorer {
  let plan: SunsetPlan
  let forecast: Forecast
  let air: [AirQuality]
  /// The points of all the fan's paths, one path after the other.
  let path: [[HourlyWeather]]?
  /// The spread of an ensemble's forecasts.
  let spread: CloudSpread?
  /// Replaces the forecast beyond its end; nil if no estimate is wanted.
  let climate: ClimateEstimator?
  /// What the user's own evenings taught.
  let taste: SunsetTaste
  let distributions: Memo<SunsetDistribution.Sky, SunsetDistribution>
  let now: Instant

  /// The report, and whether it lies beyond the forecast, in which case it is an estimate if
  /// wanted.
  func report(_ sun: SunEvents) -> (report: SunsetReport, isBeyond: Bool) {
    let event = plan.question.event
    guard let time = event.time(of: sun), let azimuth = event.azimuth(of: sun),
      let day = plan.place.zone.day(sun.date)
    else {
      return (report(sun, .missing(reason(sun)), nil), false)
    }
    let moment = SunsetSky.Event(time: time, azimuthDegrees: azimuth, day: day)
    let score = score(moment, sky(azimuth), sun)
    guard score.score == nil else { return (report(sun, score, time), false) }
    guard let climate else {
      let isBeyond = plan.pastRange == nil && time >= forecast.hours.last?.end ?? .earliest
      let missing = isBeyond ? .missing(.beyondHorizon, factors: score.factors) : score
      return (report(sun, missing, time), isBeyond)
    }
    let hours = climate.hours(
      at: plan.place, from: time.rounded(.down, toSeconds: 3_600), count: 2)
    let usual = SunsetSky(
      hours: hours, days: [climate.estimate(at: plan.place).day(sun.date).weather])
    let standIn = self.score(moment, usual, sun)
    // The climate has no layers either, so the forecast is worth more than the normals.
    guard standIn.score != nil || !score.factors.knowsClouds else {
      return (report(sun, score, time), false)
    }
    return (report(sun, standIn, time), true)
  }

  private func sky(_ azimuth: Double) -> SunsetSky {
    SunsetSky(
      hours: forecast.hours, days: forecast.days, air: air, path: pathRows(azimuth))
  }

  private func pathRows(_ azimuth: Double) -> [[HourlyWeather]]? {
    guard let path, let nearest = SunwardPath.nearestIndex(in: plan.fan, azimuthDegrees: azimuth)
    else { return nil }
    let count = SunwardPath.distancesKilometers.count
    let start = nearest * count
    guard start + count <= path.count else { return nil }
    return Array(path[start..<start + count])
  }

  private func score(_ event: SunsetSky.Event, _ sky: SunsetSky, _ sun: SunEvents) -> SunsetScore {
    switch plan.question.model {
    case .afterglow:
      sky.afterglow(
        event, now: now, spreadPercent: spread?.spreadPercent(at: event.time), taste: taste
      ) { sky in distributions.value(of: sky) { SunsetDistribution(sky) } }
    case .classic:
      sky.classic(event, isToday: sun.date == plan.place.date(at: now))
    }
  }

  private func report(
    _ sun: SunEvents, _ score: SunsetScore, _ time: Instant?
  ) -> SunsetReport {
    let golden: SunEvents.Span? = time.map { time in
      plan.question.model == .afterglow
        ? plan.question.event.goldenHour(of: sun)
        : SunEvents.Span(start: time.adding(seconds: -1_800), end: time)
    }
    return SunsetReport(
      date: sun.date, score: score, time: time, goldenHour: golden,
      hasPassed: time.map { $0 < now } ?? false)
  }

  private func reason(_ sun: SunEvents) -> SunsetReason {
    switch sun.state {
    case .polarDay: .polarDay
    case .polarNight: .polarNight
    case .normal, .partial: .noEvent
    }
  }
}
