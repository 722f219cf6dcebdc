/// How far one sees near the ground.
package struct Visibility: Sendable, Equatable {
  package let kilometers: Double
  /// The provider reports no farther: the visibility is this or more.
  package let isAtLeast: Bool

  package init(kilometers: Double, isAtLeast: Bool = false) {
    self.kilometers = kilometers
    self.isAtLeast = isAtLeast
  }
}

extension Visibility {
  /// How far one sees at most; `nil` if there is no such limit.
  package var limitMeters: Double? { isAtLeast ? nil : kilometers * 1000 }
}
