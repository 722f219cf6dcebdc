/// What time it is for people, in seconds since 1970; injected, so that tests and `ALMANAC_NOW` can
/// set it. Deadlines and intervals never use it.
package struct WallClock: Sendable {
  package let now: @Sendable () -> Double

  package init(now: @escaping @Sendable () -> Double) { self.now = now }

  package static func frozen(atUnixSeconds time: Double) -> WallClock { WallClock { time } }
}
