import Basics
package import Time
import Vocabulary
package import Weather

/// All sky data of one place, enough to score any of its sunsets.
package struct SunsetSky: Sendable {
  /// In time order.
  package let hours: [HourlyWeather]
  package let days: [DailyWeather]
  package let air: [AirQuality]
  /// Points toward the sun, one series per `SunwardPath.distancesKilometers`; an empty series is a
  /// missing point. `nil`: not sampled.
  package let path: [[HourlyWeather]]?

  package init(
    hours: [HourlyWeather], days: [DailyWeather] = [], air: [AirQuality] = [],
    path: [[HourlyWeather]]? = nil
  ) {
    self.hours = hours
    self.days = days
    self.air = air
    self.path = path
  }

  /// One sunset or sunrise to score.
  package struct Event: Sendable {
    package let time: Instant
    /// Of the sun, degrees clockwise from north.
    package let azimuthDegrees: Double
    /// The local day of the event, for the daily mean of cloud cover.
    package let day: CivilDay

    package init(time: Instant, azimuthDegrees: Double, day: CivilDay) {
      self.time = time
      self.azimuthDegrees = azimuthDegrees
      self.day = day
    }
  }

  /// The afterglow score. The lead time is from `now` to the event, zero for past
  /// events.
  /// - Parameter distribution: cached ones can replace new ones.
  package func afterglow(
    _ event: Event, now: Instant, spreadPercent: Double? = nil,
    taste: SunsetTaste = .standard,
    distribution: (SunsetDistribution.Sky) -> SunsetDistribution = { SunsetDistribution($0) }
  ) -> SunsetScore {
    let moment = SkyMoment(time: event.time)
    let factors = factors(event)
    guard let (layers, quality) = layers(moment, factors) else {
      return .missing(.noCloudData, factors: factors)
    }
    let input = AfterglowInput(
      layers: layers, path: pathLayers(moment), humidityPercent: factors.humidityPercent,
      aerosolOpticalDepth: factors.aerosolOpticalDepth,
      visibilityMeters: factors.visibility?.limitMeters,
      precipitationMillimetersPerHour: factors.precipitationMillimetersPerHour)
    let outlook = SunsetOutlook(
      distribution(
        SunsetDistribution.Sky(
          input, leadDays: max(event.time.seconds(since: now), 0) / 86400, quality: quality,
          spreadPercent: spreadPercent, taste: taste)))
    return .afterglow(
      input, factors: factors, azimuthDegrees: event.azimuthDegrees, taste: taste,
      outlook: outlook)
  }

  /// The original score: from the layers on day 0, from the day's mean cloud cover later. Its
  /// factors are the forecast values of the sunset's hour, unchanged.
  package func classic(_ event: Event, isToday: Bool) -> SunsetScore {
    let factors = factorsOfHour(event)
    if isToday {
      let score = ClassicSunset.today(hours: hours, at: event.time)
      return .classic(score, factors: factors)
    }
    guard let mean = factors.cloudCoverDailyMeanPercent else {
      return .missing(.noCloudData, factors: factors)
    }
    return .classic(ClassicSunset.later(dailyMeanCloudPercent: mean), factors: factors)
  }

  /// The factors at the event.
  package func factors(_ event: Event) -> SunsetFactors {
    let moment = SkyMoment(time: event.time)
    let percent = { (reading: SkyMoment.Reading?) in reading.map { min(max($0.value, 0), 100) } }
    return SunsetFactors(
      cloudCover: CloudCover(
        totalPercent: percent(moment.hourly(hours, \.cloudCover.totalPercent)),
        lowPercent: percent(moment.hourly(hours, \.cloudCover.lowPercent)),
        midPercent: percent(moment.hourly(hours, \.cloudCover.midPercent)),
        highPercent: percent(moment.hourly(hours, \.cloudCover.highPercent))),
      cloudCoverDailyMeanPercent: dailyMeanCloud(event),
      humidityPercent: percent(moment.hourly(hours, \.humidityPercent)),
      aerosolOpticalDepth: moment.air(air, \.aerosolOpticalDepth).map { max($0.value, 0) },
      visibility: visibility(moment),
      precipitationMillimetersPerHour: moment.precipitationRate(hours))
  }

  private func visibility(_ moment: SkyMoment) -> Visibility? {
    let isAtLeast = moment.hourly(hours) { $0.visibility.map { $0.isAtLeast ? 1 : 0 } }
    return moment.hourly(hours, \.visibility?.kilometers).map {
      Visibility(kilometers: max($0.value, 0), isAtLeast: isAtLeast?.value == 1)
    }
  }

  /// The values of the event's hour.
  private func factorsOfHour(_ event: Event) -> SunsetFactors {
    let hour = ClassicSunset.hour(of: hours, at: event.time)
    let haze = air.last { $0.time <= event.time }.flatMap {
      event.time.seconds(since: $0.time) < 3600 ? $0.aerosolOpticalDepth : nil
    }
    return SunsetFactors(
      cloudCover: hour?.cloudCover ?? .unknown, cloudCoverDailyMeanPercent: dailyMeanCloud(event),
      humidityPercent: hour?.humidityPercent, aerosolOpticalDepth: haze,
      visibility: hour?.visibility,
      precipitationMillimetersPerHour: SkyMoment(time: event.time)
        .precipitationRate(hours))
  }

  private func layers(
    _ moment: SkyMoment, _ factors: SunsetFactors
  ) -> (CloudLayers, SkyQuality)? {
    if let (layers, isNearby) = moment.layers(hours) {
      return (layers, isNearby ? .nearby : .layers)
    }
    let total = factors.cloudCover.totalPercent ?? factors.cloudCoverDailyMeanPercent
    return total.flatMap { CloudLayers(totalPercent: $0) }.map { ($0, .total) }
  }

  /// `nil` if no path point has data at that time.
  private func pathLayers(_ moment: SkyMoment) -> [CloudLayers?]? {
    guard let path else { return nil }
    let layers = path.map { moment.layers($0)?.layers }
    return layers.contains { $0 != nil } ? layers : nil
  }

  /// The provider's own daily mean, else the mean of the day's hours.
  private func dailyMeanCloud(_ event: Event) -> Double? {
    if let day = days.first(where: { $0.date == event.day.date }),
      let mean = day.cloudCoverMeanPercent
    {
      return mean
    }
    let covers = hours.lazy
      .filter { event.day.contains($0.time) }
      .compactMap(\.cloudCover.totalPercent)
    let count = covers.count { _ in true }
    return count > 0 ? covers.sum / Double(count) : nil
  }
}
