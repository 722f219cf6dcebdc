import EventLoop
import Providers
import Storage

/// Runs a provider's plan to its end: with stored answers only, or asking for what is missing.
/// Stored and live answers take the same way, so they give the same values.
struct PlanRunner: Sendable {
  let environment: ServiceEnvironment
  let fetcher: Fetcher
  let worker: WorkerThread

  /// About 2 ms of decoding.
  private static let largeBytes = 400_000

  struct Finished<Output: Sendable>: Sendable {
    let output: Output
    let times: AnswerTimes
    /// Something was fetched for it.
    let isLive: Bool
    let faults: ImpossibleNumbers
  }

  /// The value of what lies in the store, however old; nil when a part is missing or unreadable.
  func stored<Output>(_ plan: Step<Output>, product: ProductID) async -> Finished<Output>? {
    var step = plan
    var clock = PlanClock(product)
    var faults: ImpossibleNumbers = [:]
    while true {
      switch step {
      case .done(let output):
        return Finished(
          output: output, times: clock.times ?? untimed, isLive: false, faults: faults)
      case .fetch(let request, let then):
        guard let entry = await environment.store.response(request.cacheKey) else { return nil }
        clock.note(StoredExchange.times(entry), of: request)
        let response = StoredExchange.response(entry).answering(request)
        guard let next = try? await decode(response, then).get() else { return nil }
        faults.merge(response.faults.counts, uniquingKeysWith: +)
        step = next
      }
    }
  }

  /// Asks upstream, except for steps of another product that are still fresh (such as the grid
  /// point a place lies in). Keeps every answer that the plan could use.
  /// - Parameter reusesStored: whether what is stored may answer a step; not where the question is
  ///   whom the provider answers.
  func live<Output>(
    _ plan: Step<Output>, product: ProductID, reusesStored: Bool = true,
    until due: MonotonicInstant
  ) async -> Result<Finished<Output>, UpstreamFailure> {
    var step = plan
    var clock = PlanClock(product)
    var faults: ImpossibleNumbers = [:]
    while true {
      guard case .fetch(let request, let then) = step else { break }
      switch await advance(request, then, product, reusesStored, due) {
      case .failure(let failure): return .failure(failure)
      case .success(let advance):
        clock.note(advance.times, of: request)
        faults.merge(advance.faults, uniquingKeysWith: +)
        step = advance.next
      }
    }
    guard case .done(let output) = step else { preconditionFailure("a plan ends with a value") }
    return .success(
      Finished(output: output, times: clock.times ?? untimed, isLive: true, faults: faults))
  }

  private typealias Continuation<Output: Sendable> =
    @Sendable (Response) throws(ProviderError) -> Step<Output>

  private struct Advance<Output: Sendable> {
    let next: Step<Output>
    let times: AnswerTimes
    let faults: ImpossibleNumbers
  }

  private func advance<Output>(
    _ request: Request, _ then: @escaping Continuation<Output>, _ product: ProductID,
    _ reusesStored: Bool, _ due: MonotonicInstant
  ) async -> Result<Advance<Output>, UpstreamFailure> {
    let stored = reusesStored ? await environment.store.response(request.cacheKey) : nil
    if request.product != product, let stored, environment.now < stored.expiresAt {
      let response = StoredExchange.response(stored).answering(request)
      if let next = try? await decode(response, then).get() {
        return .success(
          Advance(
            next: next, times: StoredExchange.times(stored), faults: response.faults.counts))
      }
    }
    var attempts = 0
    var first: ProviderError?
    while true {
      attempts += 1
      // What the plan can do without must leave time for the rest.
      let end = request.isOptional ? fetcher.halfway(to: due) : due
      switch await fetcher.fetch(request, stored: stored, until: end) {
      case .failure(let failure):
        if request.isOptional, !failure.stopsFailover {
          return await withoutIt(request, then, failure)
        }
        // A second attempt that was not let through tells less than the first.
        if let first, failure.isOurRefusal { return .failure(.provider(first)) }
        return .failure(failure)
      case .success(let fetched):
        let response = fetched.response.answering(request)
        switch await decode(response, then) {
        case .success(let next):
          await fetcher.gate.note(response.faults.goesOnWithout, fetched, of: request)
          await keep(fetched, request)
          return .success(
            Advance(next: next, times: fetched.times, faults: response.faults.counts))
        case .failure(let told):
          let error = fetched.sentKey ? told : told.withoutKey(fetched.response.status)
          await fetcher.gate.note(error, fetched, of: request)
          await note(error, request, fetched.response)
          // A stream that broke off ends in text that is no JSON; once more usually helps.
          if case .malformed = error, attempts == 1, fetched.response.status == 200,
            !fetched.isConfirmed
          {
            first = error
            continue
          }
          return .failure(.provider(error))
        }
      }
    }
  }

  /// The plan goes on as if the service had said that it is out of order.
  private func withoutIt<Output>(
    _ request: Request, _ then: @escaping Continuation<Output>, _ failure: UpstreamFailure
  ) async -> Result<Advance<Output>, UpstreamFailure> {
    let now = environment.now
    let outage = Response(status: 503, body: [], receivedAtUnixSeconds: now)
    guard let next = try? await decode(outage, then).get() else { return .failure(failure) }
    let times = AnswerTimes(
      fetchedAt: now, expiresAt: now + Double(request.product.freshSeconds))
    let entry = StoredExchange.entry(outage, to: request, times: times)
    await environment.store.keep(entry, as: request.cacheKey)
    return .success(Advance(next: next, times: times, faults: [:]))
  }

  /// Large answers are decoded elsewhere, so that the loop goes on.
  private func decode<Output>(
    _ response: Response, _ then: @escaping Continuation<Output>
  ) async -> Result<Step<Output>, ProviderError> {
    let work: @Sendable () -> Result<Step<Output>, ProviderError> = {
      do throws(ProviderError) { return .success(try then(response)) } catch {
        return .failure(error)
      }
    }
    return response.body.count > Self.largeBytes ? await worker.run(work) : work()
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
    switch error {
    case .rateLimited(let seconds): await fetcher.pause(request, seconds: seconds)
    case .http(status: 503):
      // "Come back then" (RFC 9110 §15.6.4) holds for whoever asks next, too.
      guard let seconds = response.retryAfterSeconds, seconds > 0 else { return }
      await fetcher.pause(request, seconds: seconds)
    default: return
    }
  }

  private var untimed: AnswerTimes {
    AnswerTimes(fetchedAt: environment.now, expiresAt: environment.now)
  }
}

extension ProviderError {
  /// Nobody refuses a key that was not sent: a 401 asks for one, and a 403 is a failure like any
  /// other. Where the service writes that a key is wrong, it is taken at its word.
  fileprivate func withoutKey(_ status: Int) -> ProviderError {
    guard self == .unauthorized(.keyInvalid) else { return self }
    switch status {
    case 401: return .unauthorized(.keyMissing)
    case 403: return .http(status: status)
    default: return self
    }
  }
}

/// When the answers of a plan were fetched: those of its own product count, the others only where
/// there is none (such as a forecast that a nowcast is read from).
private struct PlanClock {
  private let product: ProductID
  private var own: AnswerTimes?
  private var others: AnswerTimes?

  init(_ product: ProductID) { self.product = product }

  mutating func note(_ times: AnswerTimes, of request: Request) {
    if request.product == product {
      own = own.map { $0.joined(with: times) } ?? times
    } else {
      others = others.map { $0.joined(with: times) } ?? times
    }
  }

  var times: AnswerTimes? { own ?? others }
}
