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
}
