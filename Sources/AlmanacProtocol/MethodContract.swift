package import JSON
package import Vocabulary

/// Params of one method: absent, null, `{}` and `[]` are all empty params.
package protocol WireParams: Sendable {
  init(_ value: JSONValue?) throws(Failure)
}

/// Params of one method of the table. What a method does not take has the value of not being given.
package protocol MethodParams: WireParams {
  /// - Parameters:
  ///   - path: where the params are.
  ///   - outer: what the call around this one was given; it holds for what these params lack.
  init(
    _ value: JSONValue?, at path: String, inheriting outer: Wire.SharedParams?
  ) throws(Failure)

  /// Everything that it takes of what methods share, to be handed on to another method.
  var shared: Wire.SharedParams { get set }
  /// The same, and what it does not take as given here.
  func shared(over outer: Wire.SharedParams) -> Wire.SharedParams
  var request: Wire.RequestOptions { get }
  var units: Wire.UnitsChoice? { get }
  var labels: Wire.LabelsChoice? { get }
  var wantedPlace: PlaceRequirement { get }
  /// `deadlineMs`, where it is given.
  var givenDeadline: Int? { get }
}

extension MethodParams {
  package init(_ value: JSONValue?) throws(Failure) {
    try self.init(value, at: "", inheriting: nil)
  }

  /// The same, with what methods share taken from another one's.
  package func sharing(_ shared: Wire.SharedParams) -> Self {
    var params = self
    params.shared = shared
    return params
  }

  package var units: Wire.UnitsChoice? { nil }
  package var labels: Wire.LabelsChoice? { nil }
  package var wantedPlace: PlaceRequirement { .none }
  package var givenDeadline: Int? { nil }
}

/// Which place a call is about.
package enum PlaceRequirement: Sendable {
  case none, current
  case named(Wire.PlaceReference)

  package var isNone: Bool { if case .none = self { true } else { false } }
  package var isCurrent: Bool { if case .current = self { true } else { false } }
}

/// Params of a method about a place (`x-common: place`): it is looked up before the method begins.
package protocol PlacedParams: MethodParams {
  var place: Wire.PlaceReference? { get }
}

extension PlacedParams {
  package var wantedPlace: PlaceRequirement { place.map { .named($0) } ?? .current }
}

/// Params of a method that may ask a provider (`x-networked`).
package protocol NetworkedParams: MethodParams {
  var network: Wire.NetworkOptions { get }
}

extension NetworkedParams {
  package var givenDeadline: Int? { network.deadlineMs }
}

/// Params of a method whose answer can be written out (`x-common: text`).
package protocol TextParams: MethodParams {
  var text: Wire.TextOptions? { get }
}

/// A method with the types of its params and its result.
package protocol MethodContract: SendableMetatype {
  associatedtype Params: MethodParams
  associatedtype Result: WireWritable
  static var name: MethodName { get }
}

/// A result that says where it comes from (`x-results`).
package protocol TailedResult: WireWritable {
  var tail: Wire.Tail { get set }
}

/// A method with such a result.
package protocol TailedContract: MethodContract where Result: TailedResult {
  static var tail: TailMembers { get }
}

/// A method whose answer can be written out.
package protocol PagedContract: TailedContract where Params: TextParams {}

/// The members of a `Wire.Tail` that not every result has.
package struct TailMembers: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let place = TailMembers(rawValue: 1)
  package static let units = TailMembers(rawValue: 2)
  /// `sources` and `retryAfterSeconds`, of what providers said.
  package static let sources = TailMembers(rawValue: 4)
  /// `dir`, of localized text.
  package static let words = TailMembers(rawValue: 8)
}

/// A method that sends parts ahead of its result (`x-partial`).
package protocol PartialContract: MethodContract {
  associatedtype Part: WireWritable
}

/// The spec itself, as `rpc.discover` sends it.
package enum SpecDocument {
  /// One line of JSON.
  package static var bytes: [UInt8] {
    OpenRPCDocument.text.withUTF8Buffer { unsafe Array($0) }
  }
}
