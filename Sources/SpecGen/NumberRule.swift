/// What a number of a result measures, and how it is rounded where it is written.
package struct NumberRule: Equatable, Sendable {
  /// `x-quantity`: a member of `Units`, one of `plain`, `varies` or `exact`.
  package var quantity: String?
  /// `x-decimals`; nil for those of the unit or of the quantity.
  package var decimals: Int?

  /// Quantities that have no unit to choose.
  static let plain: Set = ["percent", "angle", "share", "score"]
  /// The quantity follows from where the record stands.
  static let varies = "varies"
  /// Written as it is.
  static let exact = "exact"
  /// Those of a climate in every unit.
  static let hundredths = 2
  /// By the decimals of a number without a quantity.
  static let kinds = [
    0: "Whole", 1: "Tenth", 2: "Hundredth", 3: "Thousandth", 5: "HundredThousandth",
  ]

  /// The member of `Units` with its unit; nil if it has none, or one that varies.
  var unit: String? {
    quantity.flatMap {
      [Self.varies, Self.exact].contains($0) || Self.plain.contains($0) ? nil : $0
    }
  }

  /// The type in Swift.
  var typeName: String {
    if quantity == Self.varies { return "Amount" }
    if quantity == Self.exact { return "Double" }
    let name = quantity.map(Names.capitalized) ?? decimals.flatMap { Self.kinds[$0] } ?? ""
    let kind = "Kinds.\(name)"
    return unit == nil || decimals == nil ? "Measure<\(kind)>" : "Measure<Hundredths<\(kind)>>"
  }
}

extension SchemaReader {
  func numberRule(
    _ schema: Tree, of shape: Shape, at pointer: String
  ) throws(SpecFault) -> NumberRule? {
    let rule = NumberRule(
      quantity: schema["x-quantity"]?.text, decimals: schema["x-decimals"]?.double.map { Int($0) })
    guard rule.quantity != nil || rule.decimals != nil else { return nil }
    guard shape == .number || shape == .integer else {
      throw fault(pointer, "only a number measures something")
    }
    guard
      rule.decimals == nil || rule.quantity == nil
        || rule.unit != nil && rule.decimals == NumberRule.hundredths
    else {
      throw fault(pointer + "/x-decimals", "its quantity says how it is rounded")
    }
    guard rule.quantity != nil || rule.decimals.map({ NumberRule.kinds[$0] != nil }) ?? true else {
      throw fault(pointer + "/x-decimals", "no number has so many")
    }
    return rule
  }
}

extension Spec {
  /// Checks that a result has units for what its numbers measure, and that each number says what
  /// that is or how it is rounded.
  func checkNumberRules() throws(SpecFault) {
    let units = record(.named("Units"))?.members.map(\.name) ?? []
    let emitter = SwiftEmitter(self)
    for section in sections {
      for case .record(let record) in section.nouns {
        for member in record.members {
          if member.kind.shape == .number, member.kind.numberRule == nil,
            emitter.written.contains(record.name), !emitter.read.contains(record.name)
          {
            throw SpecFault(
              file: section.name, pointer: "/\(record.name)/\(member.name)",
              reason: "a number has x-quantity or x-decimals")
          }
          guard let unit = member.kind.numberRule?.unit, !units.contains(unit) else { continue }
          throw SpecFault(
            file: section.name, pointer: "/\(record.name)/\(member.name)/x-quantity",
            reason: "there is no quantity \(unit)")
        }
      }
    }
  }
}
