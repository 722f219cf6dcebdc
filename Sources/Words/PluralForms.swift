/// The plural categories of Unicode CLDR (UTS #35, Language Plural Rules).
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// A word in each plural category that its language has.
package struct PluralForms: Equatable, Sendable {
  private let forms: [String?]
  private let other: String

  init(
    zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
    many: String? = nil, other: String
  ) {
    forms = [zero, one, two, few, many]
    self.other = other
  }

  package subscript(category: PluralCategory) -> String {
    switch category {
    case .zero: forms[0] ?? other
    case .one: forms[1] ?? other
    case .two: forms[2] ?? other
    case .few: forms[3] ?? other
    case .many: forms[4] ?? other
    case .other: other
    }
  }
}
