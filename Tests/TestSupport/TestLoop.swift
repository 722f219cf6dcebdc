package import EventLoop

extension Loop {
  /// A loop with a pipe of its own, which goes with it.
  package convenience init(clock: MonotonicClock = .system) {
    guard let pipe = WakePipe() else { preconditionFailure("no descriptors for the wake pipe") }
    self.init(pipe: pipe, clock: clock)
  }
}
