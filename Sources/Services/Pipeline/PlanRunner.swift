import EventLoop
import Providers
import Storage
import Time
import Units
import Vocabulary

/// The purpose of running a plan.
struct Question: Sendable {
  let provider: ProviderID
  let product: ProductID
  /// The lease key; nil if other processes need not wait.
  let lease: String?
  /// Whether a stored response of the plan's own product suffices although the plan fetches.
  let isAnswered: @Sendable (AnswerTimes) -> Bool
  /// Asks what a key opens: nothing stored or learned before counts.
  var isProbe = false
}

/// Runs a provider's plan to completion: from stored responses only, or fetching what is missing.
/// Stored and live responses take the same path, so they give the same values.
struct PlanRunner: Sendable {
  let environment: ServiceEnvironment
  let fetcher: Fetcher
  private let workers: Workers

  init(environment: ServiceEnvironment, fetcher: Fetcher, workers: Workers) {
    (self.environment, self.fetcher, self.workers) = (environment, fetcher, workers)
  }

  /// The one door to the workers. The job is named so that what may keep others waiting is a list.
  func onWorker<Value: Sendable>(
    _ job: WorkerJob, _ work: @escaping @Sendable () -> Value
  ) async -> Value { await workers.run(job, work) }

  /// About 2 ms of decoding.
  private static let largeBytes = 400_000

  private var gate: ProviderGate { fetcher.gate }

  /// The value of the stored responses, however old; nil if a part is missing or unreadable.
  /// - Parameters:
  ///   - found: the stored response to the first request, if any.
  ///   - known: the value decoded before, returned if nothing newer is stored.
  func stored<Output>(
    _ plan: Step<Output>, of provider: ProviderID, product: ProductID, _ found: CachedResponse?,
    known: Answer<Output>?
  ) async -> Answer<Output>? {
    if let known, (found?.fetchedAt ?? .earliest) <= known.times.fetchedAt { return known }
    var run = PlanRun(plan, product)
    while case .fetch(let request, let then) = run.step {
      let next = run.hasBegun ? await environment.store.response(request.cacheKey) : found
      guard let entry = next else { return known }
      let response = entry.asResponse.answering(request)
      guard let next = try? await decode(response, then).get() else { return known }
      run.take(next, entry.times, response, of: request)
    }
    return run.answer(of: provider)
  }

  /// Fetches, except where a stored response suffices: fresh steps of another product (such as a
  /// place's grid point), and what another process has just fetched. Stores every response that the
  /// plan could use.
  func live<Output>(
    _ plan: Step<Output>, _ question: Question, until due: MonotonicInstant
  ) async -> Result<Answer<Output>, UpstreamFailure> {
    var run = PlanRun(plan, question.product)
    while case .fetch(let request, let then) = run.step {
      await fetchBeside(request, question, until: due)
      if let failure = await advance(&run, request, then, question, due) {
        await release(run, question)
        return .failure(failure)
      }
    }
    await release(run, question)
    return .success(run.answer(of: question.provider))
  }

  /// Fetches what a plan will ask for one after the other, all at once: its steps find the answers
  /// stored. How many are on their way at the same time is the limit of the host.
  private func fetchBeside(
    _ request: Request, _ question: Question, until due: MonotonicInstant
  ) async {
    guard !request.beside.isEmpty else { return }
    // Steps of the same plan, each without its lease.
    let step = Question(
      provider: question.provider, product: question.product, lease: nil,
      isAnswered: question.isAnswered, isProbe: question.isProbe)
    _ = await ([request] + request.beside).mapConcurrently { request in
      await live(Step<Bool>.fetch(request.alone) { _ in .done(true) }, step, until: due)
    }
  }

  /// The lease of the last step.
  private func release<Output>(_ run: PlanRun<Output>, _ question: Question) async {
    if run.hasLease { await gate.release(question) }
  }

  private typealias Continuation<Output: Sendable> =
    @Sendable (Response) throws(ProviderError) -> Step<Output>

  private func advance<Output>(
    _ run: inout PlanRun<Output>, _ request: Request, _ then: @escaping Continuation<Output>,
    _ question: Question, _ due: MonotonicInstant
  ) async -> UpstreamFailure? {
    var permit: Permit
    switch fetcher.permit(request, question) {
    case .success(let made): permit = made
    case .failure(let failure): return failure
    }
    var first: ProviderError?
    while true {
      switch await fetcher.fetch(&permit, until: due) {
      case .success(.stored(let entry)):
        let response = entry.asResponse.answering(request)
        if let next = try? await decode(response, then).get() {
          run.take(next, entry.times, response, of: request)
          return nil
        }
        permit.mustAsk = true
      case .failure(let failure):
        // Without the lease, nothing was tried.
        if request.isOptional, !failure.stopsFailover, permit.wasGranted || failure != .outOfTime {
          return await continuePlan(&run, without: failure, then, &permit)
        }
        await gate.finish(&permit, keepsLease: false)
        // A refused second attempt tells less than the first failure.
        if let first, failure.isOurRefusal { return .provider(first) }
        return failure
      case .success(.fetched(let fetched)):
        let response = fetched.response.answering(request)
        switch await decode(response, then) {
        case .success(let next):
          await gate.note(response.faults.toleratedError, fetched, permit)
          await finish(&run, &permit, body(fetched, permit), of: response, next)
          run.take(next, fetched.times, response, of: request, isLive: true)
          run.hasLease = !next.isDone
          return nil
        case .failure(let told):
          let error = fetched.sentKey ? told : told.withoutKey(fetched.response.status)
          await gate.note(error, fetched, permit)
          if fetched.sentKey, let open = withoutKey(error, request, question) {
            await gate.finish(&permit, keepsLease: false)
            permit = open
            continue
          }
          // A truncated response is not valid JSON; a retry usually helps.
          if case .malformed = error, first == nil, fetched.response.status == 200,
            !fetched.isConfirmed
          {
            first = error
            continue
          }
          await gate.finish(
            &permit, pauseSeconds: pauseSeconds(error, fetched.response), keepsLease: false)
          return .provider(error)
        }
      }
    }
  }

  /// The same request without a key that does not open the part, if it can be answered so.
  private func withoutKey(
    _ error: ProviderError, _ request: Request, _ question: Question
  ) -> Permit? {
    guard error == .unauthorized(.subscriptionMissing), request.isKeyOptional, !question.isProbe,
      gate.keys.isClosed(request.part, of: request.provider)
    else { return nil }
    return try? fetcher.permit(request, question).get()
  }

  /// The plan continues as if the service had reported a failure.
  private func continuePlan<Output>(
    _ run: inout PlanRun<Output>, without failure: UpstreamFailure,
    _ then: @escaping Continuation<Output>, _ permit: inout Permit
  ) async -> UpstreamFailure? {
    let (now, request) = (environment.now, permit.request)
    let outage = Response(status: 503, body: [], receivedAt: now)
    guard let next = try? await decode(outage, then).get() else {
      await gate.finish(&permit, keepsLease: false)
      return failure
    }
    let times = AnswerTimes(
      fetchedAt: now,
      expiresAt: now.adding(seconds: Double(request.product.freshSeconds))
    ).ofStep(permit, status: outage.status)
    let entry = CachedResponse(outage, to: request, times: times)
    run.hasLease = (permit.wasGranted || run.hasLease) && !next.isDone
    await finish(&run, &permit, .fetched(entry), of: outage, next)
    run.take(next, times, outage, of: request, isLive: true)
    return nil
  }

  /// Stores what a plan could use. An error that it goes on from takes the place of a stored answer
  /// only once the rest has answered: else what was there would be lost to an outage.
  private func finish<Output>(
    _ run: inout PlanRun<Output>, _ permit: inout Permit, _ body: ClaimResult.Body,
    of response: Response, _ next: Step<Output>
  ) async {
    if next.isDone {
      for (key, body) in run.withheld { await gate.keep(body, as: key) }
    } else if response.status >= 400 {
      run.withheld.append((permit.request.cacheKey, body))
      return await gate.finish(&permit, keepsLease: true)
    }
    await gate.finish(&permit, body, keepsLease: !next.isDone)
  }

  /// Large responses are decoded on the worker, so that the loop is not blocked.
  private func decode<Output>(
    _ response: Response, _ then: @escaping Continuation<Output>
  ) async -> Result<Step<Output>, ProviderError> {
    let work: @Sendable () -> Result<Step<Output>, ProviderError> = {
      do throws(ProviderError) { return .success(try then(response)) } catch {
        return .failure(error)
      }
    }
    return response.body.count > Self.largeBytes ? await onWorker(.decoding, work) : work()
  }

  private func body(_ fetched: Fetcher.Fetched, _ permit: Permit) -> ClaimResult.Body {
    guard !fetched.isConfirmed else {
      return .confirmed(fetchedAt: fetched.times.fetchedAt, expiresAt: fetched.times.expiresAt)
    }
    let times = fetched.times.ofStep(permit, status: fetched.response.status)
    return .fetched(CachedResponse(fetched.response, to: permit.request, times: times))
  }

  /// How long to pause the service after a failure; nil for no pause.
  private func pauseSeconds(_ error: ProviderError, _ response: Response) -> Int? {
    switch error {
    case .rateLimited(let seconds): seconds ?? ProviderGate.unnamedPauseSeconds
    // `Retry-After` (RFC 9110 §15.6.4) applies to later calls as well.
    case .http(status: 503): response.retryAfterSeconds.flatMap { $0 > 0 ? $0 : nil }
    default: nil
    }
  }
}

extension AnswerTimes {
  /// Those of a stored step. An error in place of what stays fresh for a month, such as a message
  /// of a feed, is asked for again soon.
  fileprivate func ofStep(_ permit: Permit, status: Int) -> AnswerTimes {
    guard status >= 400, permit.request.product != permit.question.product else { return self }
    var times = self
    times.expiresAt = min(
      expiresAt, fetchedAt.adding(seconds: Double(Pipeline.courtesySeconds)))
    return times
  }
}

extension Step {
  fileprivate var isDone: Bool { if case .done = self { true } else { false } }
}

extension ProviderError {
  /// A key that was not sent cannot be refused: a 401 asks for one, and a 403 is an ordinary
  /// failure. A service that says a key is wrong is believed.
  fileprivate func withoutKey(_ status: Int) -> ProviderError {
    guard self == .unauthorized(.keyInvalid) else { return self }
    switch status {
    case 401: return .unauthorized(.keyMissing)
    case 403: return .http(status: status)
    default: return self
    }
  }
}

/// A running plan, and when its responses were fetched. Those of its own product count; others only
/// if there are none (such as a forecast that a nowcast is read from).
private struct PlanRun<Output: Sendable> {
  private(set) var step: Step<Output>
  private(set) var hasBegun = false
  /// The last fetched step keeps the inquiry's lease for the next.
  var hasLease = false
  /// By cache key: errors to be stored with the answer that was found without them.
  var withheld: [(key: String, body: ClaimResult.Body)] = []
  private let product: ProductID
  private var own: AnswerTimes?
  private var others: AnswerTimes?
  private var isLive = false
  /// The number of physically impossible values.
  private var faults: [Measurement: Int] = [:]

  init(_ plan: Step<Output>, _ product: ProductID) { (step, self.product) = (plan, product) }

  mutating func take(
    _ next: Step<Output>, _ times: AnswerTimes, _ response: Response, of request: Request,
    isLive: Bool = false
  ) {
    let times = times.answering(request)
    if request.product == product {
      own = own.map { $0.joined(with: times) } ?? times
    } else {
      others = others.map { $0.joined(with: times) } ?? times
    }
    faults.merge(response.faults.counts, uniquingKeysWith: +)
    (step, hasBegun) = (next, true)
    if isLive { self.isLive = true }
  }

  func answer(of provider: ProviderID) -> Answer<Output> {
    guard case .done(let value) = step, let times = own ?? others else {
      preconditionFailure("a plan asks somebody and ends with a value")
    }
    return Answer(
      value: value, provider: provider, times: times, isLive: isLive,
      warning: ServiceWarning(faults, of: provider))
  }
}
