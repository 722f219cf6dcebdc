import EventLoop
import Providers
import Storage

/// Runs a provider's plan to its end: with stored answers only, or asking for what is missing.
/// Stored and live answers take the same way, so they give the same values.
struct PlanRunner: Sendable {
  let environment: ServiceEnvironment
  let fetcher: Fetcher

  struct Finished<Output: Sendable>: Sendable {
    let output: Output
    let times: AnswerTimes
    /// Something was fetched for it.
    let isLive: Bool
  }

  /// The value of what lies in the store, however old; nil when a part is missing or unreadable.
  func stored<Output>(_ plan: Step<Output>, product: Product) async -> Finished<Output>? {
    var step = plan
    var times: AnswerTimes?
    while true {
      switch step {
      case .done(let output):
        return Finished(output: output, times: times ?? untimed, isLive: false)
      case .fetch(let request, let then):
        guard let entry = await environment.store.response(request.cacheKey) else { return nil }
        if request.product == product || times == nil {
          let own = StoredExchange.times(entry)
          times = times.map { $0.joined(with: own) } ?? own
        }
        guard let next = try? then(StoredExchange.response(entry)) else { return nil }
        step = next
      }
    }
  }

  /// Asks upstream, except for steps of another product that are still fresh (such as the grid
  /// point a place lies in). Keeps every answer that the plan could use.
  func live<Output>(
    _ plan: Step<Output>, product: Product, until due: MonotonicInstant
  ) async -> Result<Finished<Output>, UpstreamFailure> {
    var step = plan
    var times: AnswerTimes?
    while true {
      guard case .fetch(let request, let then) = step else { break }
      switch await advance(request, then, product, due) {
      case .failure(let failure): return .failure(failure)
      case .success(let (next, own)):
        if request.product == product { times = times.map { $0.joined(with: own) } ?? own }
        step = next
      }
    }
    guard case .done(let output) = step else { preconditionFailure("a plan ends with a value") }
    return .success(Finished(output: output, times: times ?? untimed, isLive: true))
  }

  private typealias Continuation<Output: Sendable> =
    @Sendable (Response) throws(ProviderError) -> Step<Output>

  private func advance<Output>(
    _ request: Request, _ then: Continuation<Output>, _ product: Product, _ due: MonotonicInstant
  ) async -> Result<(Step<Output>, AnswerTimes), UpstreamFailure> {
    let stored = await environment.store.response(request.cacheKey)
    if request.product != product, let stored, environment.now < stored.expiresAt,
      let next = try? then(StoredExchange.response(stored))
    {
      return .success((next, StoredExchange.times(stored)))
    }
    var attempts = 0
    while true {
      attempts += 1
      switch await fetcher.fetch(request, stored: stored, until: due) {
      case .failure(let failure): return .failure(failure)
      case .success(let fetched):
        do {
          let next = try then(fetched.response)
          await keep(fetched, request)
          return .success((next, fetched.times))
        } catch {
          await note(error, request, fetched.response)
          // A stream that broke off ends in text that is no JSON; once more usually helps.
          if case .malformed = error, attempts == 1, fetched.response.status == 200,
            !fetched.isConfirmed
          {
            continue
          }
          return .failure(.provider(error))
        }
      }
    }
  }

  private func keep(_ fetched: Fetcher.Fetched, _ request: Request) async {
    if fetched.isConfirmed {
      await environment.store.renew(
        request.cacheKey, fetchedAt: fetched.times.fetchedAt, expiresAt: fetched.times.expiresAt)
    } else {
      let entry = StoredExchange.entry(fetched.response, to: request, times: fetched.times)
      await environment.store.keep(entry, as: request.cacheKey)
    }
  }

  private func note(_ error: ProviderError, _ request: Request, _ response: Response) async {
    guard case .rateLimited(let seconds) = error,
      let resolved = try? request.resolved(
        environment.providers.settings(of: request.provider), userAgent: environment.userAgent)
    else { return }
    await fetcher.pause(resolved.url, seconds: seconds)
  }

  private var untimed: AnswerTimes {
    AnswerTimes(fetchedAt: environment.now, expiresAt: environment.now)
  }
}
