/// What could be brought back from one data file that was set aside.
package struct RecoveredFile: Equatable, Sendable {
  /// Where the damaged file was.
  package let path: String
  /// Where it is now; nil when nothing could be read and it stays where it was.
  package var movedTo: String?
  /// Rows that were brought back; those that are there already are not counted.
  package var favorites = 0
  package var settings = 0
  package var sunsets = 0
  /// Every table was read to its end, and no row was left out.
  package var isWhole = false

  package init(path: String) { self.path = path }
}
