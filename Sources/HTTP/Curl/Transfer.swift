import EventLoop
import struct Synchronization.Atomic

/// A request on its way through the HTTP thread, and the box its caller waits on.
final class Transfer: Sendable {
  let request: HTTPRequest
  let url: HTTPURL
  let due: MonotonicInstant
  private let box = OnceBox<Result<HTTPResponse, HTTPFailure>>()
  private let abandoned = Atomic(false)

  init(_ request: HTTPRequest, url: HTTPURL, now: MonotonicInstant) {
    self.request = request
    self.url = url
    due = now.advanced(byMilliseconds: max(0, request.deadlineMilliseconds))
  }

  func finish(_ result: Result<HTTPResponse, HTTPFailure>) { box.finish(result) }

  func result() async -> Result<HTTPResponse, HTTPFailure> { await box.value() }

  /// Answers the caller at once; the HTTP thread notices on its next turn.
  func abandon() {
    abandoned.store(true, ordering: .releasing)
    box.finish(.failure(.cancelled))
  }

  var isAbandoned: Bool { abandoned.load(ordering: .acquiring) }
}
