import AlmanacCore
import AlmanacProtocol
import Providers
import Services

/// One call as its method sees it: the params, the place if the method is about one, and what
/// follows from both.
struct Call<Method: MethodContract>: Sendable {
  let params: Method.Params
  let invocation: Invocation
  private let knownPlace: RequestPlace?

  /// - Parameter place: nil for a method that is about none.
  init(_ params: Method.Params, _ invocation: Invocation, _ place: RequestPlace?) {
    self.params = params
    self.invocation = invocation
    knownPlace = place
  }

  var now: Instant { invocation.now }
  var context: CallContext { invocation.context }
  var services: ServerServices { invocation.services }

  // MARK: Words and units

  var wording: Wording { invocation.wording(params.request.locale) }
  var language: SpokenLanguage { wording.language }
  var units: UnitSystem { invocation.units(params.units) }

  func times(in zone: ZoneRules) -> WireTimes {
    WireTimes(zone: zone, wording: wording, hasLabels: params.labels)
  }
}

extension Call where Method.Params: PlacedParams {
  var place: RequestPlace {
    guard let knownPlace else { preconditionFailure("\(Method.name) has no place") }
    return knownPlace
  }

  /// Today's date there.
  var today: LocalDate { place.today(invocation) }
  var times: WireTimes { times(in: place.zone) }
  /// Figures in the caller's units.
  var figures: WireWeather { WireWeather(units: units, times: times) }
}

extension Call where Method.Params: NetworkedParams {
  var policy: FetchPolicy { invocation.policy(params.network) }
}

extension Call where Method: PartialContract {
  var wantsParts: Bool { context.wantsPartialResults }

  /// Ahead of the result; dropped where nobody wants it.
  func send(_ part: Method.Part) {
    guard wantsParts else { return }
    context.sendPartialResult(Handler.bytes(of: part))
  }
}

extension Call where Method: TailedContract {
  /// What a result ends with, as the contract says.
  func tail<Value>(_ answer: Sourced<Value>) -> Wire.Tail {
    tail(
      answer.source, parts: answer.sources, credit: answer.attribution, warnings: answer.warnings)
  }

  /// Of what was worked out here.
  /// - Parameter parts: what was used, one a product.
  func tail(
    _ source: Source = .computed, parts: [ProductSource] = [], credit: [Attribution] = [],
    warnings: [ServiceWarning] = []
  ) -> Wire.Tail {
    Wire.Tail(
      Method.tail, knownPlace, units, source, parts: parts, credit: credit, warnings: warnings)
  }
}

extension Wire.Tail {
  fileprivate init(
    _ members: TailMembers, _ place: RequestPlace?, _ units: @autoclosure () -> UnitSystem,
    _ source: Source, parts: [ProductSource], credit: [Attribution], warnings: [ServiceWarning]
  ) {
    let zone = place?.zone ?? .utc
    let isFetched = members.contains(.sources)
    self.init(
      place: members.contains(.place) ? place?.wire : nil,
      units: members.contains(.units) ? Wire.Units(units()) : nil,
      source: Wire.Source(source, zone: zone),
      sources: isFetched ? Wire.ProductSource.several(parts, zone: zone) : nil,
      retryAfterSeconds: isFetched ? warnings.compactMap(\.retryAfterSeconds).max() : nil,
      attribution: credit.map(Wire.Attribution.init),
      warnings: ((place?.warnings ?? []) + warnings).map(Wire.Warning.init))
  }
}

extension Call where Method: ServedMethod {
  /// For a method inside of another one's call, with the place found already.
  func result() async -> Result<Method.Result, MethodFailure> {
    do throws(MethodFailure) { return .success(try await Method.answer(self)) } catch {
      return .failure(error)
    }
  }
}

extension Result where Failure == ServiceError {
  /// The value, or the failure as a method gives it.
  func orThrow() throws(MethodFailure) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw MethodFailure(error)
    }
  }
}
