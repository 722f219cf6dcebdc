import AlmanacCore
import AlmanacProtocol
import Services

/// What every fetched answer carries besides its value, in the form of the wire.
struct Report<Value: Sendable> {
  let value: Value
  let place: Wire.Place
  let units: Wire.Units
  let source: Wire.Source
  let sources: [Wire.ProductSource]?
  let retryAfterSeconds: Int?
  let attribution: [Wire.Attribution]
  let warnings: [Wire.Warning]

  init(_ answer: Sourced<Value>, _ place: RequestPlace, _ units: UnitSystem) {
    value = answer.value
    self.place = place.wire
    self.units = Wire.Units(units)
    source = Wire.Source(answer.source, zone: place.zone)
    sources = Wire.ProductSource.several(answer.sources, zone: place.zone)
    retryAfterSeconds = answer.warnings.compactMap(\.retryAfterSeconds).max()
    attribution = answer.attribution.map(Wire.Attribution.init)
    warnings = place.warnings(and: answer.warnings)
  }
}

extension Result where Failure == ServiceError {
  /// The value, or the failure as a method gives it.
  func forMethod() throws(MethodFailure) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw MethodFailure(error)
    }
  }
}
