/// When to start a server again that ended by itself: by default after 1, 2, 4 and 8 seconds, until
/// it ended five times within a minute.
public struct RestartPolicy: Sendable {
  public var firstDelay = Duration.seconds(1)
  public var longestDelay = Duration.seconds(8)
  public var mostEnds = 5
  public var window = Duration.seconds(60)

  public init() {}
}

/// How often the server ended lately. No clock and no process in here.
struct RestartState {
  let policy: RestartPolicy
  private var ends: [Duration] = []

  init(_ policy: RestartPolicy) { self.policy = policy }

  /// The wait before the next start, or nil when another one is not worth it.
  ///
  /// - Parameter now: on any clock that only goes forward.
  mutating func ended(at now: Duration) -> Duration? {
    ends = ends.filter { now - $0 <= policy.window } + [now]
    guard ends.count < policy.mostEnds else { return nil }
    return min(policy.firstDelay * (1 << (ends.count - 1)), policy.longestDelay)
  }
}
