import EventLoop
import Basics

/// The HTTP thread and its inbox. Started by the first request; never ends. libcurl is initialized
/// and used only there.
final class TransferThread: Sendable {
  private struct Inbox {
    var arrivals: [Transfer] = []
    /// Wakes the thread; nil before it runs.
    var pipe: WakePipe?
  }

  private let inbox = Mutex(Inbox())
  private let settings: HTTPClient.Settings

  init(_ settings: HTTPClient.Settings) { self.settings = settings }

  func send(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPFailure> {
    guard let url = request.sendableURL else { return .failure(.invalidURL) }
    let transfer = Transfer(request, url: url, now: MonotonicClock.system.now())
    return await withTaskCancellationHandler {
      post(transfer)
      return await transfer.result()
    } onCancel: {
      transfer.abandon()
      inbox.withLock { $0.pipe }?.ring()
    }
  }

  private func post(_ transfer: Transfer) {
    let pipe = inbox.withLock { inbox in
      inbox.arrivals.append(transfer)
      if inbox.pipe == nil { inbox.pipe = start() }
      return inbox.pipe
    }
    guard let pipe else { return refuseAll() }
    pipe.ring()
  }

  /// - Returns: nil if the system has no thread, or no descriptors to wake it.
  private func start() -> WakePipe? {
    guard let pipe = WakePipe() else { return nil }
    return startThread { self.run(pipe) } ? pipe : nil
  }

  /// The next request tries again.
  private func refuseAll() {
    let arrivals = inbox.withLock { inbox in
      defer { inbox.arrivals = [] }
      return inbox.arrivals
    }
    for transfer in arrivals { transfer.finish(.failure(.libraryMissing(.noResources))) }
  }

  private func run(_ pipe: WakePipe) -> Never {
    let engine = Engine(settings)
    while true {
      let arrivals = inbox.withLock { inbox in
        defer { inbox.arrivals = [] }
        return inbox.arrivals
      }
      let milliseconds = engine.turn(accepting: arrivals)
      engine.wait(pipe, milliseconds: milliseconds)
    }
  }
}

extension HTTPRequest {
  /// The URL, if the request may be sent: nothing that could split a header, and a route.
  var sendableURL: HTTPURL? {
    let texts = headers.flatMap { [$0.name, $0.value] }
    let isPlain = texts.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
    guard isPlain, let parsed = HTTPURL(url), TransferRoute(to: parsed, secrets: secrets) != nil
    else { return nil }
    return parsed
  }
}
