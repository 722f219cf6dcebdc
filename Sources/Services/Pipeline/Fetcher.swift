import EventLoop
import HTTP
import Providers
import Storage
import Time
import Vocabulary

/// Sends single requests: claimed at the gate, conditional, with few retries.
struct Fetcher: Sendable {
  let environment: ServiceEnvironment
  let gate: ProviderGate
  let gathering = Gathering()

  /// A response and its expiry.
  struct Fetched: Sendable {
    let response: Response
    let times: AnswerTimes
    /// A 304: the stored bytes are still valid.
    let isConfirmed: Bool
    /// The request contained a key.
    let sentKey: Bool
  }

  enum Retrieval: Sendable {
    case fetched(Fetched)
    /// What is stored will do.
    case stored(CachedResponse)
  }

  /// Everything needed to send a request to its provider.
  func permit(
    _ request: Request, _ question: Question
  ) -> Result<Permit, UpstreamFailure> {
    let resolved: ResolvedRequest
    do throws(ProviderError) {
      resolved = try self.resolved(
        request,
        withoutKey: !question.isProbe && gate.keys.isClosed(request.part, of: request.provider))
    } catch {
      return .failure(.provider(error))
    }
    guard let service = Service(request, resolved) else {
      return .failure(.transport(.invalidURL))
    }
    gate.note(service)
    return .success(Permit(request, resolved, service, question))
  }

  func fetch(
    _ permit: inout Permit, until due: MonotonicInstant
  ) async -> Result<Retrieval, UpstreamFailure> {
    // What cannot be sent does not wait for others to share it.
    guard let pace = environment.providers.pace(of: permit.request.provider),
      !environment.http.isOffline
    else {
      return await send(&permit, until: due)
    }
    while true {
      let (group, isFirst) = gathering.join(permit.request, pace)
      if isFirst { return await send(&permit, for: group, until: due) }
      switch await environment.loop.first(until: due, { await group.landing() }) {
      case .answered(let result)?: return outcome(result, permit)
      case .refused(let failure)?: return .failure(failure)
      case .dissolved?: continue
      case nil: return .failure(.outOfTime)
      }
    }
  }

  /// Sends the request of a group's first member for all of them.
  private func send(
    _ permit: inout Permit, for group: Gathering.Group, until due: MonotonicInstant
  ) async -> Result<Retrieval, UpstreamFailure> {
    _ = await environment.loop.sleep(milliseconds: Gathering.milliseconds)
    var answer: Result<HTTPResponse, HTTPFailure>?
    let outcome = await send(&permit, until: due, for: group) { answer = $0 }
    _ = gathering.close(group)
    switch (outcome, answer) {
    case (.failure(.transport(.cancelled)), _), (.success(.stored), _): group.land(.dissolved)
    case (_, let answer?): group.land(.answered(answer))
    case (.failure(let failure), nil): group.land(.refused(failure))
    case (.success, nil): preconditionFailure("an outcome without a request is stored")
    }
    return outcome
  }

  /// - Parameter received: gets every response.
  private func send(
    _ permit: inout Permit, until due: MonotonicInstant, for group: Gathering.Group? = nil,
    received: (Result<HTTPResponse, HTTPFailure>) -> Void = { _ in }
  ) async -> Result<Retrieval, UpstreamFailure> {
    var attempts = 0
    var last: Result<HTTPResponse, HTTPFailure>?
    var end: MonotonicInstant?
    while true {
      switch await gate.claim(&permit, until: due) {
      case .success(let stored?): return .success(.stored(stored))
      case .success(nil): break
      case .failure(let refusal):
        // There is no time for a second attempt: the first result is final.
        return last.map { outcome($0, permit) } ?? .failure(refusal)
      }
      // An optional step must leave time for the rest.
      let limit = end ?? (permit.request.isOptional ? halfway(to: due) : due)
      end = limit
      let remaining = limit.milliseconds(since: environment.loop.now)
      guard remaining > 0 else {
        gate.record(.failure(.notSentInTime), &permit)
        return last.map { outcome($0, permit) } ?? .failure(.outOfTime)
      }
      if let shared = group.flatMap(gathering.close), let resolved = try? resolved(shared) {
        permit.share(resolved)
      }
      let result = await environment.http.send(message(permit, remaining))
      attempts += 1
      last = result
      received(result)
      gate.record(result, &permit)
      if Task.isCancelled { return .failure(.transport(.cancelled)) }
      guard let delay = retryDelay(after: result, attempts, until: limit) else {
        return outcome(result, permit)
      }
      guard await environment.loop.sleep(milliseconds: delay) else {
        return .failure(.transport(.cancelled))
      }
    }
  }

  private func resolved(
    _ request: Request, withoutKey: Bool = false
  ) throws(ProviderError) -> ResolvedRequest {
    try request.resolved(
      environment.providers.settings(of: request.provider), userAgent: environment.userAgent,
      withoutKey: withoutKey)
  }

  private func message(_ permit: Permit, _ remaining: Int) -> HTTPRequest {
    HTTPRequest(
      url: permit.resolved.url,
      headers: permit.resolved.headers.map { HTTPHeaders.Field(name: $0.name, value: $0.value) },
      secrets: permit.resolved.secrets,
      validators: HTTPValidators(
        entityTag: permit.stored?.entityTag, lastModified: permit.stored?.lastModified),
      deadlineMilliseconds: remaining, maximumBodyBytes: permit.request.maximumBodyBytes,
      maximumConcurrentPerHost: concurrency(permit.request.provider))
  }

  /// The URL at the provider's own hosts; a mirror serves all products from one host.
  private func concurrency(_ provider: ProviderID) -> Int {
    let isMirror = environment.providers.settings(of: provider).baseURL != nil
    return isMirror ? HTTPLimits.concurrentPerHost : Provider[provider].maximumConcurrentRequests
  }

  private func retryDelay(
    after result: Result<HTTPResponse, HTTPFailure>, _ attempts: Int, until due: MonotonicInstant
  ) -> Int? {
    let outcome: RetryPolicy.Attempt
    switch result {
    case .success(let response):
      guard response.status >= 400 else { return nil }
      let seconds = response.retryAfterSeconds(nowUnixSeconds: environment.now.unixSeconds)
      // The gate handles a 429 for all processes.
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
    _ result: Result<HTTPResponse, HTTPFailure>, _ permit: Permit
  ) -> Result<Retrieval, UpstreamFailure> {
    let (now, secrets) = (environment.now, permit.resolved.secrets)
    func fetched(_ response: Response, _ answer: HTTPResponse, isConfirmed: Bool) -> Retrieval {
      .fetched(
        Fetched(
          response: response, times: times(answer, permit.request, now), isConfirmed: isConfirmed,
          sentKey: !secrets.isEmpty))
    }
    switch result {
    case .failure(let failure): return .failure(.transport(failure))
    case .success(let answer):
      if answer.status == 304, let stored = permit.stored {
        return .success(fetched(stored.asResponse, answer, isConfirmed: true))
      }
      // Dates in Retry-After are resolved here, where the clock is.
      let retryAfter = answer.retryAfterSeconds(nowUnixSeconds: now.unixSeconds)
      let headers = answer.headers.fields.filter { $0.name != "retry-after" }
        .map { (name: $0.name, value: $0.value) }
      let response = Response(
        status: answer.status,
        headers: headers
          + (retryAfter.map { [(name: "retry-after", value: String($0))] } ?? []),
        body: answer.body, receivedAt: now)
      return .success(fetched(response, answer, isConfirmed: false))
    }
  }

  /// The product's lifetime, or the provider's if longer: MET Norway's terms require waiting until
  /// `Expires`. An answer that will change lives no longer than its provider says.
  private func times(_ answer: HTTPResponse, _ request: Request, _ now: Instant) -> AnswerTimes {
    let own = request.product.freshSeconds
    let theirs = answer.freshnessSeconds(nowUnixSeconds: now.unixSeconds)
    let seconds =
      request.changesAt == nil ? max(own, min(theirs ?? 0, own * 12)) : min(theirs ?? own, own)
    var times = AnswerTimes(fetchedAt: now, expiresAt: now.adding(seconds: Double(seconds)))
      .answering(request)
    times.expiresAt = min(times.expiresAt, times.endsAt ?? times.expiresAt)
    return times
  }

  private func halfway(to due: MonotonicInstant) -> MonotonicInstant {
    let now = environment.loop.now
    return now.advanced(byMilliseconds: due.milliseconds(since: now) / 2)
  }
}

/// The stored form of a response: its bytes, and the metadata a plan needs to take the same steps
/// again.
extension CachedResponse {
  /// Failures are stored only if the plan continued after them (a probe for a key's best product);
  /// their status precedes the content type.
  init(_ response: Response, to request: Request, times: AnswerTimes) {
    let type = response.header("content-type") ?? ""
    self.init(
      provider: request.provider.rawValue, product: request.product.rawValue,
      fetchedAt: times.fetchedAt, expiresAt: times.expiresAt, entityTag: response.header("etag"),
      lastModified: response.header("last-modified"),
      contentType: response.status == 200 ? type : "\(response.status) \(type)",
      body: response.body)
  }

  var asResponse: Response {
    let words = (contentType ?? "").split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let status = words.first.flatMap { Int($0) }
    let type = status == nil ? contentType ?? "" : words.dropFirst().first.map(String.init) ?? ""
    return Response(
      status: status ?? 200, headers: type.isEmpty ? [] : [(name: "content-type", value: type)],
      body: body, receivedAt: fetchedAt)
  }

  var times: AnswerTimes { AnswerTimes(fetchedAt: fetchedAt, expiresAt: expiresAt) }
}
