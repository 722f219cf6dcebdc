/// What a person is told on stderr about a running server: as much as `ALMANAC_LOG` asks for.
///
/// Methods, hosts, codes and times; no param, no place, no key. A line that does not fit is lost.
package struct Log: Sendable {
  /// Each says what those before it say, and more.
  package enum Level: String, CaseIterable, Comparable, Sendable {
    case off
    /// Why it ended by itself.
    case error
    /// What is wrong with the configuration.
    case warning
    /// Start and end, and every call.
    case info
    /// Every request to a provider.
    case debug

    /// Quiet while all is well: editors show whatever stands on stderr as an error.
    package static let usual = Level.warning

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  }

  private let level: Level
  private let write: @Sendable (String) -> Void

  /// - Parameter write: takes one line without its break, on any thread.
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
