import Basics
import Libc
package import Time
import Vocabulary

extension Forecast {
  /// A day's row, made of the hours that begin in it wherever they cover it, so that the row and
  /// the hours shown beside it cannot disagree. Where they cover a part, a provider's row of the
  /// whole day is widened to include them; a row that covers no more than they do is made of them.
  /// - Parameters:
  ///   - span: of the date.
  ///   - isDay: whether the sun is up in an hour.
  /// - Returns: nil if nothing is known.
  package func day(
    _ date: LocalDate, within span: Range<Instant>,
    isDay: (HourlyWeather) -> Bool? = \.isDay
  ) -> DailyWeather? {
    let own = days.first { $0.date == date && !$0.isEmpty }
    let hours = hours(beginningWithin: span)
    // The normals of a day are not those of its hours.
    guard own?.kind != .estimate, let last = hours.last else { return own }
    let isWhole = covers(span, with: hours)
    // The last hours of a day say less of its sky than a row of all of it.
    let isOfHours = isWhole || own?.isPartial ?? true
    let reachesEnd = last.end >= span.upperBound && (isOfHours || own?.condition == nil)
    let row = DailyWeather(
      date: date, hours: hours, isPartial: !isWhole,
      condition: reachesEnd ? Condition(ofDay: hours, isDay: isDay) : nil)
    guard let own else { return row.isEmpty ? nil : row }
    guard isOfHours else { return own.holding(row) }
    guard !own.isPartial, row.precipitationMillimeters == nil || row.snowfallCentimeters == nil
    else { return row.sharpened(by: own) }
    // The provider's amount is not less than the sum of the known hours.
    let known = DailyWeather(date: date, hours: hours, isPartial: true, condition: nil)
    return row.sharpened(by: own.holding(known))
  }

  /// The steps that begin within a span.
  package func hours(beginningWithin span: Range<Instant>) -> ArraySlice<HourlyWeather> {
    let first = hours.partitioningIndex { $0.time >= span.lowerBound }
    let end = hours.partitioningIndex { $0.time >= span.upperBound }
    return first < end ? hours[first..<end] : []
  }

  /// Whether a span has no gap between its hours.
  /// - Parameter rows: those that begin within it; the one before may extend into it.
  package func covers(_ span: Range<Instant>, with rows: ArraySlice<HourlyWeather>) -> Bool {
    let before = rows.startIndex > hours.startIndex ? hours[rows.startIndex - 1].end : .earliest
    return rows.cover(span, from: before)
  }
}

extension ArraySlice<HourlyWeather> {
  /// For loops of other modules: there, `self[row].end` copies the row to call its getter, since
  /// nothing of the package is inlined.
  package func end(of row: Int) -> Instant { self[row].end }

  /// Whether there is no gap between the rows and the ends of a span.
  /// - Parameter known: until when it is known without them.
  package func cover(_ span: Range<Instant>, from known: Instant) -> Bool {
    var reached = Swift.max(known, span.lowerBound)
    for row in indices {
      guard self[row].time <= reached else { return false }
      reached = Swift.max(reached, self[row].end)
    }
    return reached >= span.upperBound
  }
}

extension DailyWeather {
  /// What hours of a day add up to: the extremes, the sums of the known amounts, and the means.
  /// - Parameters:
  ///   - extremesCelsius: of steps of the day, which may lie between its hours.
  ///   - isPartial: whether they cover only a part of the day. Then the amounts are those of that
  ///     part; of a whole day they are unknown if that of one hour is, for a sum would count it as
  ///     zero.
  package init(
    date: LocalDate, hours: ArraySlice<HourlyWeather>, extremesCelsius: [Double] = [],
    isPartial: Bool, condition: Condition?
  ) {
    func known(_ value: (HourlyWeather) -> Double?) -> [Double] {
      hours.indices.compactMap { value(hours[$0]) }
    }
    func amount(_ value: (HourlyWeather) -> Double?) -> Double? {
      let amounts = known(value)
      return amounts.isEmpty || !isPartial && amounts.count < hours.count ? nil : amounts.sum
    }
    let temperatures = known(\.temperatureCelsius) + extremesCelsius
    let speed = known(\.wind.speedKilometersPerHour).max()
    self.init(
      date: date, temperatureMinimumCelsius: temperatures.min(),
      temperatureMaximumCelsius: temperatures.max(),
      precipitationMillimeters: amount(\.precipitationMillimeters),
      precipitationProbabilityPercent: known(\.precipitationProbabilityPercent).max(),
      snowfallCentimeters: amount(\.snowfallCentimeters), windSpeedMaximumKilometersPerHour: speed,
      // An hour's gusts may be unknown.
      windGustMaximumKilometersPerHour: known(\.wind.gustKilometersPerHour).max().map {
        max($0, speed ?? 0)
      }, windDirectionDegrees: Wind.dominantDirectionDegrees(hours),
      uvIndexMaximum: known(\.uvIndex).max(),
      cloudCoverMeanPercent: hours.mean(\.cloudCover.totalPercent),
      condition: condition,
      kind: hours.first?.kind ?? .forecast, isPartial: isPartial)
  }

  /// The hours' row with what a provider's row knows better: the extremes of the temperature, which
  /// may lie between two hours, and, of the same hours, what these do not have.
  fileprivate func sharpened(by own: DailyWeather) -> DailyWeather {
    let other = isPartial || !own.isPartial ? own : self
    let speed = windSpeedMaximumKilometersPerHour ?? other.windSpeedMaximumKilometersPerHour
    let gust = windGustMaximumKilometersPerHour ?? other.windGustMaximumKilometersPerHour
    return DailyWeather(
      date: date,
      temperatureMinimumCelsius: least(temperatureMinimumCelsius, own.temperatureMinimumCelsius),
      temperatureMaximumCelsius: most(temperatureMaximumCelsius, own.temperatureMaximumCelsius),
      precipitationMillimeters: precipitationMillimeters ?? other.precipitationMillimeters,
      precipitationProbabilityPercent: precipitationProbabilityPercent
        ?? other.precipitationProbabilityPercent,
      snowfallCentimeters: snowfallCentimeters ?? other.snowfallCentimeters,
      windSpeedMaximumKilometersPerHour: speed,
      windGustMaximumKilometersPerHour: gust.map { max($0, speed ?? 0) },
      windDirectionDegrees: windDirectionDegrees ?? other.windDirectionDegrees,
      uvIndexMaximum: uvIndexMaximum ?? other.uvIndexMaximum,
      cloudCoverMeanPercent: cloudCoverMeanPercent ?? other.cloudCoverMeanPercent,
      condition: condition ?? other.condition, kind: kind, isPartial: isPartial)
  }

  /// A provider's row of the whole day, as wide as some of its hours need it to be.
  fileprivate func holding(_ hours: DailyWeather) -> DailyWeather {
    let speed = most(windSpeedMaximumKilometersPerHour, hours.windSpeedMaximumKilometersPerHour)
    let gust = most(windGustMaximumKilometersPerHour, hours.windGustMaximumKilometersPerHour)
    return DailyWeather(
      date: date,
      temperatureMinimumCelsius: least(
        temperatureMinimumCelsius, hours.temperatureMinimumCelsius),
      temperatureMaximumCelsius: most(
        temperatureMaximumCelsius, hours.temperatureMaximumCelsius),
      precipitationMillimeters: precipitationMillimeters.map {
        max($0, hours.precipitationMillimeters ?? 0)
      },
      precipitationProbabilityPercent: most(
        precipitationProbabilityPercent, hours.precipitationProbabilityPercent),
      snowfallCentimeters: snowfallCentimeters.map { max($0, hours.snowfallCentimeters ?? 0) },
      windSpeedMaximumKilometersPerHour: speed,
      windGustMaximumKilometersPerHour: gust.map { max($0, speed ?? 0) },
      windDirectionDegrees: windDirectionDegrees ?? hours.windDirectionDegrees,
      uvIndexMaximum: most(uvIndexMaximum, hours.uvIndexMaximum),
      cloudCoverMeanPercent: cloudCoverMeanPercent,
      condition: condition ?? hours.condition, kind: kind, isPartial: isPartial)
  }
}

/// Of two values the one that is known, or the smaller.
private func least(_ one: Double?, _ other: Double?) -> Double? {
  [one, other].compactMap(\.self).min()
}

private func most(_ one: Double?, _ other: Double?) -> Double? {
  [one, other].compactMap(\.self).max()
}

extension ArraySlice<HourlyWeather> {
  /// Of what is known, by the length of the steps.
  fileprivate func mean(_ value: (HourlyWeather) -> Double?) -> Double? {
    var (sum, seconds) = (0.0, 0.0)
    for row in indices {
      guard let value = value(self[row]) else { continue }
      sum += value * self[row].durationSeconds
      seconds += self[row].durationSeconds
    }
    return seconds > 0 ? sum / seconds : nil
  }
}

extension Wind {
  /// Where most of the wind blows from: the direction of the mean vector.
  fileprivate static func dominantDirectionDegrees(_ hours: ArraySlice<HourlyWeather>) -> Double? {
    var (north, east) = (0.0, 0.0)
    for row in hours.indices {
      let wind = hours[row].wind
      guard let speed = wind.speedKilometersPerHour, let degrees = wind.directionDegrees else {
        continue
      }
      let weight = speed * hours[row].durationSeconds
      north += weight * cos(degrees * .pi / 180)
      east += weight * sin(degrees * .pi / 180)
    }
    guard hypot(north, east) > 1e-6 else { return nil }
    let degrees = atan2(east, north) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}
