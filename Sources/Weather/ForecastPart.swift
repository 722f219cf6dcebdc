import Vocabulary

/// A part of a forecast that comes from one source as a whole: rows, or values that physics binds
/// to each other. A total cover is at least that of each layer, a gust at least the wind, and where
/// nothing falls no condition says so; none of this holds between the models of two services.
extension ForecastPart {
  var variables: WeatherVariables {
    switch self {
    case .rows: []
    case .temperature: [.temperature, .humidity, .dewPoint]
    case .pressure: .pressure
    case .wind: [.wind, .gust]
    case .clouds: [.cloudCover, .cloudLayers]
    case .visibility: .visibility
    case .uvIndex: .uvIndex
    case .precipitation: [.precipitation, .probability, .condition]
    }
  }
}

/// A row that another source's row of the same time can complete.
protocol CompletableRow {
  var variables: WeatherVariables { get }
  /// What is left to take from this row if another one is to be completed.
  func offered(to row: Self) -> Self
  func taking(_ parts: Set<ForecastPart>, from other: Self) -> Self
}

extension CompletableRow {
  func offered(to _: Self) -> Self { self }

  /// With the parts of another row that knows more of them. A part of which both know something
  /// else stays.
  func completed(by other: Self) -> (row: Self, parts: Set<ForecastPart>) {
    let other = other.offered(to: self)
    let (own, theirs) = (variables, other.variables)
    let parts = Set(
      ForecastPart.allCases.filter { part in
        theirs.intersection(part.variables).isStrictSuperset(of: own.intersection(part.variables))
      })
    return parts.isEmpty ? (self, parts) : (taking(parts, from: other), parts)
  }
}
