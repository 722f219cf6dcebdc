/// How far one sees near the ground.
package struct Visibility: Sendable, Equatable {
  /// What is said of a value beyond the end of a scale.
  package enum Bound: String, CaseIterable, Sendable {
    /// The provider reports no farther: the visibility is this or more.
    case atLeast
    /// The provider reports nothing smaller.
    case lessThan
  }

  package let kilometers: Double
  /// Nil if the visibility is this.
  package let bound: Bound?

  package init(kilometers: Double, bound: Bound?) {
    (self.kilometers, self.bound) = (kilometers, bound)
  }

  package init(kilometers: Double, isAtLeast: Bool = false) {
    self.init(kilometers: kilometers, bound: isAtLeast ? .atLeast : nil)
  }

  package var isAtLeast: Bool { bound == .atLeast }
}

extension Visibility {
  /// How far one sees at most; `nil` if there is no such limit.
  package var limitMeters: Double? { isAtLeast ? nil : kilometers * 1000 }
}
