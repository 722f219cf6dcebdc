package import Vocabulary

/// How far one sees near the ground.
package struct Visibility: Sendable, Equatable {
  package let kilometers: Double
  /// Nil if the visibility is this.
  package let bound: VisibilityBound?

  package init(kilometers: Double, bound: VisibilityBound?) {
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
