import AlmanacProtocol
import Climate
import Providers
import Services
import Time
import Units
import Vocabulary
import Words
import Telling

/// One call from the method's point of view: the params, the place if it has one, and everything
/// derived from them.
///
/// One object for all that the method writes, so that words and units are found once.
final class Call<Method: MethodContract>: Sendable {
  let params: Method.Params
  let invocation: Invocation
  let format: ResultFormat
  private let knownPlace: RequestPlace?

  /// - Parameter place: nil for a method without a place.
  init(
    _ params: Method.Params, _ invocation: Invocation, _ place: RequestPlace?,
    _ format: ResultFormat
  ) {
    self.params = params
    self.invocation = invocation
    self.format = format
    knownPlace = place
  }

  var wording: Wording { format.wording }
  var units: UnitSystem { format.units }

  var now: Instant { invocation.now }
  var context: CallContext { invocation.context }
  var services: ServerServices { invocation.services }

  /// What a text of the answer needs.
  func occasion() async -> Occasion { await invocation.occasion(at: knownPlace, wording) }

  // MARK: Words and units

  var language: SpokenLanguage { wording.language }
  /// Nil from left to right.
  var dir: TextDirection? {
    let direction = language.direction
    return direction == .leftToRight ? nil : direction
  }

}

extension Call where Method.Params: PlacedParams {
  var place: RequestPlace {
    guard let knownPlace else { preconditionFailure("\(Method.name) has no place") }
    return knownPlace
  }

  /// Today's date there.
  var today: LocalDate { place.today(invocation) }
  var zone: ZoneRules { place.zone }
  var figures: WireWeather { WireWeather(format: format, zone: zone) }
}

extension Call where Method.Params: NetworkedParams {
  var policy: FetchPolicy { invocation.policy(params.network) }
}

extension Call where Method: PartialContract {
  var wantsParts: Bool { context.wantsPartialResults }

  /// Sent ahead of the result; dropped if the client does not want parts.
  func send(_ part: Method.Part) {
    guard wantsParts else { return }
    context.sendPartialResult(Handler.bytes(of: part, format))
  }
}

extension Call where Method: TailedContract {
  /// The shared last members of a result, as the contract defines them.
  func tail<Value>(_ answer: Sourced<Value>) -> Wire.Tail {
    tail(
      answer.source, parts: answer.sources, credit: answer.attribution,
      warnings: answer.warnings, corrections: answer.corrections, blends: answer.blends)
  }

  /// The tail of a computed result.
  /// - Parameter parts: the sources used, one per product.
  func tail(
    _ source: Source = .computed, parts: [ProductSource] = [], credit: [Attribution] = [],
    warnings: [ServiceWarning] = [], corrections: [CorrectionRecord] = [],
    blends: [BlendRecord] = []
  ) -> Wire.Tail {
    Wire.Tail(
      Method.tail, knownPlace, units, dir, source, parts: parts, credit: credit,
      warnings: ((knownPlace?.warnings ?? []) + warnings
        + unrepresentative([source] + parts.map(\.source), credit)).map { Wire.Warning($0) },
      corrections: corrections, blends: blends)
  }

  /// Whatever is estimated from normals says whether they are those of the place.
  private func unrepresentative(
    _ sources: [Source], _ credit: [Attribution]
  ) -> [ServiceWarning] {
    guard sources.contains(where: { $0.kind == .estimate }),
      credit.contains(where: Attribution.climatology.contains), let place = knownPlace?.found,
      !services.weather.climateEstimate(at: place).normals.isRepresentative
    else { return [] }
    return [ServiceWarning(.unrepresentative, .normalsUnrepresentative)]
  }
}

extension Wire.Tail {
  fileprivate init(
    _ members: TailMembers, _ place: RequestPlace?, _ units: @autoclosure () -> UnitSystem,
    _ dir: @autoclosure () -> TextDirection?, _ source: Source, parts: [ProductSource],
    credit: [Attribution], warnings: [Wire.Warning], corrections: [CorrectionRecord],
    blends: [BlendRecord]
  ) {
    let zone = place?.zone ?? .utc
    let isFetched = members.contains(.sources)
    self.init(
      place: members.contains(.place) ? place?.wire : nil,
      units: members.contains(.units) ? Wire.Units(units()) : nil,
      dir: members.contains(.words) ? dir() : nil,
      source: Wire.Source(source, zone: zone),
      sources: isFetched ? Wire.ProductSource.several(parts, zone: zone) : nil,
      retryAfterSeconds: isFetched ? warnings.compactMap(\.retryAfterSeconds).max() : nil,
      corrections: isFetched && !corrections.isEmpty
        ? Wire.Correction.each(of: corrections) : nil,
      blends: isFetched && !blends.isEmpty ? blends.map { Wire.Blend($0) } : nil,
      attribution: credit.map(Wire.Attribution.init),
      warnings: warnings)
  }
}

extension Call where Method: ServedMethod {
  /// For a nested call, with its place already resolved.
  func result() async -> Result<Method.Result, Failure> {
    do throws(Failure) { return .success(try await Method.answer(self)) } catch {
      return .failure(error)
    }
  }
}
