import Climate
import Providers
import Sky
import Sunset
import Time
import Vocabulary
import Weather

/// Scores each sunset or sunrise of a plan with the sky found.
struct SunsetScorer {
  let plan: SunsetPlan
  let air: [AirQuality]
  /// The points of all the fan's paths, one path after the other.
  let path: [[HourlyWeather]]?
  /// The spread of an ensemble's forecasts.
  let spread: CloudSpread?
  /// Of any evening of the month.
  let climate: ClimateEstimator
  /// Whether the climate is a fallback for a missing forecast.
  let isEstimateWanted: Bool
  /// What the user's own evenings taught.
  let taste: SunsetTaste
  let distributions: Memo<SunsetDistribution.Sky, SunsetDistribution>
  let now: Instant
  /// Without the rows that are estimates themselves: they are no evidence of an evening.
  private let hours: [HourlyWeather]
  private let days: [DailyWeather]

  init(
    plan: SunsetPlan, forecast: Sourced<Forecast>, parts: OptionalSky, taste: SunsetTaste,
    climate: ClimateEstimator, isEstimateWanted: Bool,
    distributions: Memo<SunsetDistribution.Sky, SunsetDistribution>, now: Instant
  ) {
    self.plan = plan
    air = parts.air?.value.hours ?? []
    path = parts.path?.value
    spread = parts.spread?.value
    hours = Self.known(forecast.value.hours, \.kind)
    days = Self.known(forecast.value.days, \.kind)
    self.taste = taste
    self.climate = climate
    self.isEstimateWanted = isEstimateWanted
    self.distributions = distributions
    self.now = now
  }

  private static func known<Row>(_ rows: [Row], _ kind: (Row) -> RowKind) -> [Row] {
    // Most often there is nothing to leave out, and nothing to copy.
    rows.contains { kind($0) == .estimate } ? rows.filter { kind($0) != .estimate } : rows
  }

  /// The report, and whether it lies beyond the forecast, in which case it is an estimate if
  /// wanted.
  func report(_ sun: SunEvents) -> (report: SunsetReport, isBeyond: Bool) {
    let event = plan.question.event
    guard let time = event.time(of: sun), let azimuth = event.azimuth(of: sun),
      let day = plan.place.zone.day(sun.date)
    else {
      return (report(sun, .scored(.missing(reason(sun))), nil), false)
    }
    let moment = SunsetSky.Event(time: time, azimuthDegrees: azimuth, day: day)
    let score = score(moment, sky(azimuth), sun)
    // Clouds without a score are worth more than the climate, which has no layers either.
    guard score.score == nil, !score.factors.knowsClouds || !isEstimateWanted else {
      return (report(sun, .scored(score), time), false)
    }
    if isEstimateWanted {
      guard let usual = usual(sun.date) else {
        return (report(sun, .scored(.missing(.noCloudLayers)), time), false)
      }
      return (report(sun, .usual(usual), time), true)
    }
    let isBeyond = plan.pastRange == nil && time >= hours.last?.end ?? .earliest
    let missing = isBeyond ? .missing(.beyondHorizon, factors: score.factors) : score
    return (report(sun, .scored(missing), time), isBeyond)
  }

  private func sky(_ azimuth: Double) -> SunsetSky {
    SunsetSky(hours: hours, days: days, air: air, path: pathRows(azimuth))
  }

  // MARK: What is usual

  private func usual(_ date: LocalDate) -> UsualSunset? {
    switch plan.question.model {
    case .afterglow: UsualSunset(usualEvenings(date))
    case .classic:
      date == plan.place.date(at: now)
        ? nil : UsualSunset(classicCloudPercent: normal(date).cloudCoverPercent)
    }
  }

  private func normal(_ date: LocalDate) -> MonthlyNormal {
    climate.estimate(at: plan.place).normals.month(of: date)
  }

  /// The scores of the month's evenings here.
  private func usualEvenings(_ date: LocalDate) -> SunsetDistribution {
    let sky = SunsetDistribution.Sky(climate.evenings(at: plan.place, in: date), taste: taste)
    return distributions.value(of: sky) { SunsetDistribution(sky) }
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
      var score = sky.afterglow(
        event, now: now, spreadPercent: spread?.spreadPercent(at: event.time), taste: taste
      ) { sky in distributions.value(of: sky) { SunsetDistribution(sky) } }
      score.rarity = score.score.map {
        SunsetRarity(
          percentile: usualEvenings(sun.date).percentile(of: $0),
          isEvening: plan.question.event == .sunset)
      }
      return score
    case .classic:
      return sky.classic(event, isToday: sun.date == plan.place.date(at: now))
    }
  }

  private func report(
    _ sun: SunEvents, _ outcome: SunsetReport.Basis, _ time: Instant?
  ) -> SunsetReport {
    let golden: SunEvents.Span? = time.map { time in
      plan.question.model == .afterglow
        ? plan.question.event.goldenHour(of: sun)
        : SunEvents.Span(start: time.adding(seconds: -1_800), end: time)
    }
    var report = SunsetReport(
      date: sun.date, outcome: outcome, time: time, goldenHour: golden,
      hasPassed: time.map { $0 < now } ?? false)
    let event = plan.question.event
    (report.blueHour, report.azimuthDegrees) = (event.blueHour(of: sun), event.azimuth(of: sun))
    return report
  }

  private func reason(_ sun: SunEvents) -> SunsetReason {
    switch sun.state {
    case .polarDay: .polarDay
    case .polarNight: .polarNight
    case .normal, .partial: .noEvent
    }
  }
}
