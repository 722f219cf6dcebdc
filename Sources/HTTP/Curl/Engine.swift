import EventLoop

/// The HTTP thread's work: starts transfers as slots become free, advances and ends them. Not
/// Sendable: it lives on that thread.
final class Engine {
  private let curl: Result<LibCurl, HTTPLibraryProblem>
  private let settings: HTTPClient.Settings
  private let clock = MonotonicClock.system
  /// Waiting for a slot, oldest first.
  private var waiting: [Transfer] = []
  private var running: [UInt: CurlTransfer] = [:]
  /// Running transfers by the authority of the first request; absent means none.
  private var load: [String: Int] = [:]

  init(_ settings: HTTPClient.Settings) {
    self.settings = settings
    curl = Result { () throws(HTTPLibraryProblem) -> LibCurl in
      try LibCurl(name: settings.libraryName)
    }
  }

  /// Accepts new transfers, drops abandoned ones, advances the rest.
  /// - Returns: when the next turn is due, in milliseconds from now.
  func turn(accepting arrivals: [Transfer]) -> Int {
    guard let curl = usableLibrary(for: arrivals) else { return Self.maximumWait }
    for transfer in arrivals { accept(transfer) }
    dropAbandoned(curl)
    startWaiting(curl)
    curl.perform()
    while let (key, code) = curl.nextDone() { finish(key, code, curl) }
    startWaiting(curl)
    assert(load.values.reduce(0, +) == running.count)
    return nextDueMilliseconds
  }

  /// Blocks until something happens.
  func wait(_ pipe: WakePipe, milliseconds: Int) {
    guard case .success(let curl) = curl else { return pipe.wait() }
    curl.wait(wakeDescriptor: pipe.readDescriptor, milliseconds: milliseconds)
    pipe.silence()
  }

  private static let maximumWait = 3_600_000

  private func usableLibrary(for arrivals: [Transfer]) -> LibCurl? {
    switch curl {
    case .success(let curl): return curl
    case .failure(let problem):
      for transfer in arrivals { transfer.finish(.failure(.libraryMissing(problem))) }
      return nil
    }
  }

  private func accept(_ transfer: Transfer) {
    guard waiting.count + running.count < HTTPLimits.acceptedRequests else {
      transfer.finish(.failure(.queueFull))
      return
    }
    waiting.append(transfer)
  }

  // MARK: Starting

  private func startWaiting(_ curl: LibCurl) {
    guard !waiting.isEmpty else { return }
    let now = clock.now()
    var kept: [Transfer] = []
    for transfer in waiting where !transfer.isAbandoned {
      if transfer.due <= now {
        transfer.finish(.failure(.notSentInTime))
      } else if hasSlot(for: transfer) {
        load[transfer.url.authority, default: 0] += 1
        start(transfer, url: transfer.url, hops: 0, isPublicOnly: false, curl)
      } else {
        kept.append(transfer)
      }
    }
    waiting = kept
  }

  private func hasSlot(for transfer: Transfer) -> Bool {
    running.count < HTTPLimits.concurrentTransfers
      && load[transfer.url.authority, default: 0]
        < max(1, transfer.request.maximumConcurrentPerHost)
  }

  private func start(
    _ transfer: Transfer, url: HTTPURL, hops: Int, isPublicOnly: Bool, _ curl: LibCurl
  ) {
    let remaining = max(1, transfer.due.milliseconds(since: clock.now()))
    guard let route = TransferRoute(to: url, secrets: transfer.request.secrets) else {
      return end(transfer, .failure(.redirect))
    }
    guard
      let exchange = CurlTransfer(
        transfer, url: url, route: route, hops: hops, isPublicOnly: isPublicOnly,
        remainingMilliseconds: remaining, settings: settings, curl: curl),
      curl.add(exchange)
    else { return end(transfer, .failure(.libraryMissing(.noResources))) }
    running[exchange.key] = exchange
  }

  // MARK: Ending

  private func finish(_ key: UInt, _ code: CInt, _ curl: LibCurl) {
    guard let exchange = running.removeValue(forKey: key) else { return }
    let result = exchange.result(code: code)
    let isFromPublic = exchange.isFromPublic
    curl.remove(exchange)
    guard case .success(let response) = result, RedirectPolicy.isRedirect(response.status) else {
      return end(exchange.transfer, result)
    }
    let next = RedirectPolicy.next(
      from: exchange.url, location: response.headers["location"], hops: exchange.hops,
      isFromPublic: isFromPublic, secrets: exchange.transfer.request.secrets)
    guard let next else { return end(exchange.transfer, .failure(.redirect)) }
    start(
      exchange.transfer, url: next, hops: exchange.hops + 1, isPublicOnly: isFromPublic, curl)
  }

  private func end(_ transfer: Transfer, _ result: Result<HTTPResponse, HTTPFailure>) {
    let remaining = (load[transfer.url.authority] ?? 1) - 1
    load[transfer.url.authority] = remaining > 0 ? remaining : nil
    transfer.finish(result)
  }

  private func dropAbandoned(_ curl: LibCurl) {
    for (key, exchange) in running where exchange.transfer.isAbandoned {
      running[key] = nil
      curl.remove(exchange)
      end(exchange.transfer, .failure(.cancelled))
    }
  }

  /// libcurl tracks the deadlines of running transfers; we track those of queued ones.
  private var nextDueMilliseconds: Int {
    guard let due = waiting.map(\.due).min() else { return Self.maximumWait }
    return min(max(1, due.milliseconds(since: clock.now()) + 1), Self.maximumWait)
  }
}
