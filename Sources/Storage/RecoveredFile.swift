/// The result of recovering one data file that was set aside.
package struct RecoveredFile: Equatable, Sendable {
  /// Where the damaged file was.
  package let path: String
  /// Where it is now; nil if nothing could be read and it was left in place.
  package var movedTo: String?
  /// Restored rows, without those already present.
  package var favorites = 0
  package var settings = 0
  package var sunsets = 0
  /// Every table was read to its end, and no row was left out.
  package var isWhole = false

  package init(path: String) { self.path = path }
}
