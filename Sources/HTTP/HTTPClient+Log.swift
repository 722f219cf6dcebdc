package import EventLoop
import Vocabulary

extension HTTPClient {
  /// The same client, logging where each request went and its outcome. Never the URL: a path
  /// may hold a place and a query a key.
  package func logging(to log: Log, clock: MonotonicClock) -> HTTPClient {
    guard log.includes(.debug) else { return self }
    return HTTPClient { request in
      let start = clock.now()
      let outcome = await send(request)
      let host = HTTPURL(request.url)?.authority ?? "an address that is none"
      let what =
        switch outcome {
        case .success(let response): "\(response.status), \(response.body.count) bytes"
        case .failure(.cancelled): "cancelled"
        case .failure(let failure): failure.reason.rawValue
        }
      log(.debug, "\(host): \(what), \(clock.now().milliseconds(since: start)) ms")
      return outcome
    }
  }
}
