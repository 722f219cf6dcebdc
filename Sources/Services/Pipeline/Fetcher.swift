import EventLoop
import HTTP
import Providers
import Storage

/// Sends single requests: through the gate, with validators, with few retries.
struct Fetcher: Sendable {
  let environment: ServiceEnvironment
  let gate: ProviderGate

  /// An answer, and until when it may be called fresh.
  struct Fetched: Sendable {
    let response: Response
    let times: AnswerTimes
    /// A 304: the stored bytes were confirmed.
    let isConfirmed: Bool
    /// The request had a key in it.
    let sentKey: Bool
    let service: Service
  }

  /// - Parameter stored: what is known; its validators are sent along.
  func fetch(
    _ request: Request, stored: CachedResponse?, until due: MonotonicInstant
  ) async -> Result<Fetched, UpstreamFailure> {
    let resolved: ResolvedRequest
    do {
      resolved = try request.resolved(
        environment.providers.settings(of: request.provider), userAgent: environment.userAgent)
    } catch {
      return .failure(.provider(error))
    }
    guard let service = Service(request, resolved) else {
      return .failure(.transport(.invalidURL))
    }
    gate.note(service)
    var attempts = 0
    var last: Result<HTTPResponse, HTTPFailure>?
    while true {
      if let refusal = await gate.admit(request, to: service) {
        // There is no room for a second attempt: what the first one brought is the answer.
        guard let last else { return .failure(refusal) }
        return outcome(last, request, resolved.secrets, stored, service)
      }
      let remaining = due.milliseconds(since: environment.loop.now)
      guard remaining > 0 else {
        await gate.withdraw(request, from: service)
        return last.map { outcome($0, request, resolved.secrets, stored, service) }
          ?? .failure(.outOfTime)
      }
      let result = await environment.http.send(
        message(request, resolved, stored, remaining))
      attempts += 1
      last = result
      await gate.record(result, of: request, to: service)
      if Task.isCancelled { return .failure(.transport(.cancelled)) }
      if let delay = retryDelay(after: result, attempts, until: due) {
        guard await environment.loop.sleep(milliseconds: delay) else {
          return .failure(.transport(.cancelled))
        }
        continue
      }
      return outcome(result, request, resolved.secrets, stored, service)
    }
  }

  private func message(
    _ request: Request, _ resolved: ResolvedRequest, _ stored: CachedResponse?, _ remaining: Int
  ) -> HTTPRequest {
    HTTPRequest(
      url: resolved.url,
      headers: resolved.headers.map { HTTPHeaders.Field(name: $0.name, value: $0.value) },
      secrets: resolved.secrets,
      validators: HTTPValidators(
        entityTag: stored?.entityTag, lastModified: stored?.lastModified),
      deadlineMilliseconds: remaining, maximumBodyBytes: request.maximumBodyBytes,
      maximumConcurrentPerHost: concurrency(request.provider))
  }

  /// What the provider asks for at its own hosts; a mirror serves all its products from one.
  private func concurrency(_ provider: ProviderID) -> Int {
    let isMirror = environment.providers.settings(of: provider).baseURL != nil
    return isMirror ? HTTPLimits.concurrentPerHost : Provider[provider].maximumConcurrentRequests
  }

  private func retryDelay(
    after result: Result<HTTPResponse, HTTPFailure>, _ attempts: Int, until due: MonotonicInstant
  ) -> Int? {
    let outcome: RetryPolicy.Outcome
    switch result {
    case .success(let response):
      guard response.status >= 400 else { return nil }
      let seconds = response.retryAfterSeconds(nowUnixSeconds: environment.now)
      // A 429 asks everybody to wait; that is the gate's business.
      guard response.status != 429 else { return nil }
      outcome = .status(response.status, retryAfterSeconds: seconds)
    case .failure(let failure): outcome = .failure(failure)
    }
    return RetryPolicy().delayMilliseconds(
      after: outcome, attempts: attempts,
      remainingMilliseconds: due.milliseconds(since: environment.loop.now),
      random: environment.random())
  }

  private func outcome(
    _ result: Result<HTTPResponse, HTTPFailure>, _ request: Request, _ secrets: [String],
    _ stored: CachedResponse?, _ service: Service
  ) -> Result<Fetched, UpstreamFailure> {
    let now = environment.now
    switch result {
    case .failure(let failure): return .failure(.transport(failure))
    case .success(let answer):
      let times = times(answer, request, now)
      if answer.status == 304, let stored {
        return .success(
          Fetched(
            response: StoredExchange.response(stored), times: times, isConfirmed: true,
            sentKey: !secrets.isEmpty, service: service))
      }
      // A date in Retry-After is not the mappers' business: the clock is ours.
      let retryAfter = answer.retryAfterSeconds(nowUnixSeconds: now)
      let redaction = Redaction(secrets)
      guard let body = redaction.body(answer.body, of: request) else {
        return .failure(.provider(.malformed(path: "")))
      }
      let headers = answer.headers.fields.filter { $0.name != "retry-after" }
        .map { (name: $0.name, value: $0.value) }
      let response = Response(
        status: answer.status,
        headers: redaction.headers(headers)
          + (retryAfter.map { [(name: "retry-after", value: String($0))] } ?? []),
        body: body, receivedAtUnixSeconds: now)
      return .success(
        Fetched(
          response: response, times: times, isConfirmed: false, sentKey: !secrets.isEmpty,
          service: service))
    }
  }

  /// Our own lifetime, or the provider's where that is longer: MET Norway asks not to be asked
  /// before `Expires`.
  private func times(_ answer: HTTPResponse, _ request: Request, _ now: Double) -> AnswerTimes {
    let own = request.product.freshSeconds
    let theirs = answer.freshnessSeconds(nowUnixSeconds: now) ?? 0
    return AnswerTimes(
      fetchedAt: now, expiresAt: now + Double(max(own, min(theirs, own * 12))))
  }
}

extension Fetcher {
  func halfway(to due: MonotonicInstant) -> MonotonicInstant {
    let now = environment.loop.now
    return now.advanced(byMilliseconds: due.milliseconds(since: now) / 2)
  }

  /// Everybody leaves the service that a request goes to alone for so long.
  func pause(_ request: Request, seconds: Int?) async {
    guard
      let resolved = try? request.resolved(
        environment.providers.settings(of: request.provider), userAgent: environment.userAgent),
      let service = Service(request, resolved)
    else { return }
    await gate.pause(service, seconds: seconds)
  }
}
