internal import AlmanacCore

extension Forecast {
  /// - Parameter path: where the rows should have been.
  /// - Throws: `malformed` where there is no row at all, `noData` where none says anything: the
  ///   next provider may. A condition alone is an answer; an amount alone is none, for services
  ///   leave out what is zero.
  func unlessBlank(rowsAt path: String) throws(ProviderError) -> Forecast {
    guard current != nil || !hours.isEmpty || !days.isEmpty else {
      throw .malformed(path: path)
    }
    let rows = [current?.variables].compactMap(\.self) + hours.map(\.variables)
    let isBlank = (rows + days.map(\.variables)).allSatisfy {
      $0.isSubset(of: [.precipitation, .snowfall])
    }
    if isBlank { throw .noData(.notProvided) }
    return self
  }
}
