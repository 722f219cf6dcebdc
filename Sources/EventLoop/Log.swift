import Basics

/// The log of a running server on stderr, at the level of `ALMANAC_LOG`.
///
/// Methods, hosts, codes and times; never params, places or keys. A line that does not fit is
/// dropped.
package struct Log: Sendable {
  /// Each level includes those before it.
  package enum Level: String, CaseIterable, Comparable, Sendable {
    case off
    /// Why the server exited on its own.
    case error
    /// Configuration problems.
    case warning
    /// Start and end, and every call.
    case info
    /// Every request to a provider.
    case debug

    /// Silent when all is well: editors show stderr output as an error.
    package static let usual = Level.warning

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  }

  private let level: Level
  private let write: @Sendable (String) -> Void

  /// - Parameter write: takes one line without its line break, on any thread.
  package init(
    level: Level = .usual,
    write: @escaping @Sendable (String) -> Void = { StandardError.print("almanac: \($0)") }
  ) {
    self.level = level
    self.write = write
  }

  package func includes(_ level: Level) -> Bool { level <= self.level }

  package func callAsFunction(_ level: Level, _ line: @autoclosure () -> String) {
    if includes(level) { write(line()) }
  }
}
