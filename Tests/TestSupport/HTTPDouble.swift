package import HTTP
import Basics

/// An in-memory upstream for tests: answers by URL prefix and records the requests.
package final class HTTPDouble: Sendable {
  package typealias Answer = @Sendable (HTTPRequest) async -> Result<HTTPResponse, HTTPFailure>

  private struct Route {
    let prefix: String
    /// Each request uses up one answer; the last one is repeated.
    var answers: [Answer]
  }

  private struct State {
    var routes: [Route] = []
    var requests: [HTTPRequest] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Answers requests below `prefix` with each result in turn, repeating the last. The longest
  /// prefix wins; a request without a route fails with `refused`.
  package func on(_ prefix: String, _ results: Result<HTTPResponse, HTTPFailure>...) {
    on(prefix, answers: results.map { result in { _ in result } })
  }

  package func on(_ prefix: String, answer: @escaping Answer) { on(prefix, answers: [answer]) }

  private func on(_ prefix: String, answers: [Answer]) {
    state.withLock { state in
      state.routes.removeAll { $0.prefix == prefix }
      state.routes.append(Route(prefix: prefix, answers: answers))
    }
  }

  /// All requests so far, in order.
  package var requests: [HTTPRequest] { state.withLock { $0.requests } }

  package var client: HTTPClient {
    HTTPClient { request in await self.answer(request) }
  }

  private func answer(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPFailure> {
    let answer = state.withLock { state -> Answer? in
      state.requests.append(request)
      let matching = state.routes.indices.filter { request.url.hasPrefix(state.routes[$0].prefix) }
      guard
        let best = matching.max(by: {
          state.routes[$0].prefix.utf8.count < state.routes[$1].prefix.utf8.count
        })
      else { return nil }
      let answers = state.routes[best].answers
      if answers.count > 1 { state.routes[best].answers.removeFirst() }
      return answers.first
    }
    guard let answer else { return .failure(.refused) }
    return await answer(request)
  }
}

extension Result where Success == HTTPResponse, Failure == HTTPFailure {
  /// A 200 with this text.
  package static func text(
    _ text: String, status: Int = 200, headers: HTTPHeaders = HTTPHeaders()
  ) -> Self {
    .success(HTTPResponse(status: status, headers: headers, body: Array(text.utf8)))
  }
}
