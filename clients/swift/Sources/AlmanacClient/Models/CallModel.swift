import Observation

/// The answer of one call, for a view: loaded, followed, retried, and cancelled when another call
/// takes its place.
@MainActor @Observable
public final class CallModel<Call: ServerCall> {
  public private(set) var state = LoadingState<Call.Answer>.idle
  /// The call that is shown.
  public private(set) var call: Call?

  @ObservationIgnored public let almanac: Almanac
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var again: () -> Void = {}

  public init(_ almanac: Almanac) { self.almanac = almanac }

  deinit { task?.cancel() }

  /// Shows the answer of a call; an earlier call that is still under way is cancelled.
  public func load(_ call: Call, deadline: Duration? = nil) {
    begin(call) { [almanac] in
      do throws(AlmanacError) {
        return .success(try await almanac.call(call, deadline: deadline))
      } catch {
        return .failure(error)
      }
    }
    again = { [weak self] in self?.load(call, deadline: deadline) }
  }

  /// Does again what was done last.
  public func retry() { again() }

  public func cancel() {
    task?.cancel()
    task = nil
    if state.isLoading { state = state.value.map { LoadingState($0) } ?? .idle }
  }

  /// Waits until nothing is under way.
  public func settled() async { await task?.value }

  private func begin(
    _ call: Call, _ work: @escaping @Sendable () async -> Result<Call.Answer, AlmanacError>
  ) {
    task?.cancel()
    self.call = call
    state = .loading(stored: state.value)
    task = Task { [weak self] in
      let outcome = await work()
      guard !Task.isCancelled else { return }
      self?.take(outcome)
    }
  }

  private func take(_ outcome: Result<Call.Answer, AlmanacError>) {
    switch outcome {
    case .success(let answer): state = LoadingState(answer)
    case .failure(let error): state = .failure(error, stored: state.value)
    }
  }
}

extension CallModel where Call: SubscribableCall {
  /// Shows the answer of a call and each of its changes, until it is cancelled.
  public func follow(_ call: Call, every interval: Duration? = nil) {
    task?.cancel()
    self.call = call
    state = .loading(stored: state.value)
    let updates = almanac.updates(of: call, every: interval)
    task = Task { [weak self] in
      do {
        for try await update in updates {
          guard !Task.isCancelled else { return }
          self?.take(update.result.mapError { .server($0) })
        }
      } catch {
        self?.take(.failure(error as? AlmanacError ?? .closed))
      }
    }
    again = { [weak self] in self?.follow(call, every: interval) }
  }
}
