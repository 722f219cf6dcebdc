internal import AlmanacCore

extension Forecast {
  /// - Parameter path: where the rows should have been.
  /// - Throws: `malformed` where there is no row at all, `noData` where none has a temperature: the
  ///   next provider may know it.
  func unlessBlank(rowsAt path: String) throws(ProviderError) -> Forecast {
    guard current != nil || !hours.isEmpty || !days.isEmpty else {
      throw .malformed(path: path)
    }
    let isBlank =
      current?.temperatureCelsius == nil && hours.allSatisfy { $0.temperatureCelsius == nil }
      && days.allSatisfy {
        $0.temperatureMaximumCelsius == nil && $0.temperatureMinimumCelsius == nil
      }
    if isBlank { throw .noData(.notProvided) }
    return self
  }

  /// - Parameter received: when the answer came, Unix seconds.
  /// - Throws: `noData` where it is of another time: a mirror that stands still, or a store before
  ///   the service, must not pass as the weather of now.
  func unlessOfAnotherTime(received: Double) throws(ProviderError) -> Forecast {
    if current == nil, hours.isEmpty {
      // Days alone: the local date lies within a day of that of UTC.
      let today = Int((received / 86_400).rounded(.down))
      guard days.contains(where: { abs($0.date.dayNumber - today) <= 1 }) else {
        throw .noData(.notProvided)
      }
    } else if !holds(unixSeconds: received) {
      throw .noData(.notProvided)
    }
    return self
  }
}

extension AirQualityForecast {
  /// As of a forecast.
  func unlessOfAnotherTime(received: Double) throws(ProviderError) -> AirQualityForecast {
    guard holds(unixSeconds: received) else { throw .noData(.notProvided) }
    return self
  }
}
