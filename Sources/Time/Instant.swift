/// An instant in UTC. Leap seconds are not counted (POSIX time). Public for the loops of other
/// modules, as `EmbeddedTable` is.
public struct Instant: Sendable, Hashable, Comparable {
  /// Seconds since 1970-01-01T00:00Z, within the years 0001 ... 9998 so that four digits suffice.
  public let unixSeconds: Double

  /// The seconds of the years 0001 ... 9998.
  @inlinable
  public static var unixSecondsRange: ClosedRange<Double> {
    -62_135_596_800...253_370_764_799
  }

  /// Clamps to the years 0001 ... 9998: values come from outside and must not trap. NaN is a broken
  /// invariant.
  @inlinable
  public init(unixSeconds: Double) {
    precondition(!unixSeconds.isNaN, "an instant is a number")
    let range = Self.unixSecondsRange
    self.unixSeconds = min(max(unixSeconds, range.lowerBound), range.upperBound)
  }

  // Each one, as the others would be called through the protocol.
  @inlinable public static func == (left: Instant, right: Instant) -> Bool {
    left.unixSeconds == right.unixSeconds
  }

  @inlinable public static func < (left: Instant, right: Instant) -> Bool {
    left.unixSeconds < right.unixSeconds
  }

  @inlinable public static func <= (left: Instant, right: Instant) -> Bool {
    left.unixSeconds <= right.unixSeconds
  }

  @inlinable public static func > (left: Instant, right: Instant) -> Bool {
    left.unixSeconds > right.unixSeconds
  }

  @inlinable public static func >= (left: Instant, right: Instant) -> Bool {
    left.unixSeconds >= right.unixSeconds
  }

  /// The bounds of the calendar, for "always" and "never".
  package static let earliest = Instant(unixSeconds: unixSecondsRange.lowerBound)
  package static let latest = Instant(unixSeconds: unixSecondsRange.upperBound)

  @inlinable
  public func adding(seconds: Double) -> Instant {
    Instant(unixSeconds: unixSeconds + seconds)
  }

  /// Positive when `other` is earlier.
  @inlinable
  public func seconds(since other: Instant) -> Double { unixSeconds - other.unixSeconds }

  /// To a multiple of some seconds since 1970: full hours of UTC, or the windows of a budget.
  package func rounded(_ rule: FloatingPointRoundingRule, toSeconds seconds: Double) -> Instant {
    Instant(unixSeconds: (unixSeconds / seconds).rounded(rule) * seconds)
  }

  /// The day of UTC, counted from 1970-01-01.
  package var dayNumber: Int { Int((unixSeconds / 86_400).rounded(.down)) }

  /// The hour of UTC, counted from 1970-01-01T00:00Z.
  package var hourNumber: Int { Int((unixSeconds / 3_600).rounded(.down)) }

  /// The whole second at or before the instant.
  package var wholeUnixSeconds: Int { Int(unixSeconds.rounded(.down)) }
}

extension Range<Instant> {
  package var durationSeconds: Double { upperBound.seconds(since: lowerBound) }
}
