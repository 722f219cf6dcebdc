/// What a number of a result measures, and how it is rounded where it is written.
package struct NumberRule: Equatable, Sendable {
  /// `x-quantity`: a member of `Units`, one of `plain` or `varies`.
  package var quantity: String?
  /// `x-decimals`; nil for those of the unit or of the quantity.
  package var decimals: Int?

  /// Quantities that have no unit to choose, and their decimals.
  static let plain = ["percent": 0, "angle": 3, "share": 3, "score": 1]
  /// The quantity follows from where the record stands.
  static let varies = "varies"
  /// Those of a climate in every unit.
  static let hundredths = 2

  /// The member of `Units` with its unit; nil if it has none, or one that varies.
  var unit: String? {
    quantity.flatMap { $0 == Self.varies || Self.plain[$0] != nil ? nil : $0 }
  }

  /// The type in Swift.
  var typeName: String {
    if quantity == Self.varies { return "Amount" }
    guard let unit else { return "Double" }
    let kind = "Kinds.\(Names.capitalized(unit))"
    return decimals == nil ? "Measure<\(kind)>" : "Measure<Hundredths<\(kind)>>"
  }

  /// How many decimals a number without a unit is written with; nil for the others, whose types say
  /// it.
  var plainDecimals: Int? {
    unit == nil && quantity != Self.varies ? decimals ?? quantity.flatMap { Self.plain[$0] } : nil
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
    return rule
  }
}

extension Spec {
  /// Checks that a result has units for what its numbers measure.
  func checkNumberRules() throws(SpecFault) {
    let units = record(.named("Units"))?.members.map(\.name) ?? []
    for section in sections {
      for case .record(let record) in section.nouns {
        for member in record.members {
          guard let unit = member.kind.numberRule?.unit, !units.contains(unit) else { continue }
          throw SpecFault(
            file: section.name, pointer: "/\(record.name)/\(member.name)/x-quantity",
            reason: "there is no quantity \(unit)")
        }
      }
    }
  }
}
