import Foundation
import HTTP
import Synchronization
import TestSupport

/// An upstream room as the server sees it at the level of the table: its answers are those of the
/// local upstream's routes, each fetched once a run and kept. What a fault spoils is fetched anew.
///
/// Takes the transport's part for what comes over loopback: what is no HTTP, ends early or is too
/// large fails as it does with libcurl, whose own tests hold it to that.
final class UpstreamDouble: Sendable {
  private struct State {
    var faults: [(match: String, isSlow: Bool)] = []
    var asked: [String] = []
    var clock: Double?
  }

  /// Every room by its base URL.
  private static let rooms = Mutex<[String: UpstreamDouble]>([:])
  /// What the routes answer, by what they depend on.
  private static let kept = Mutex<[[String]: HTTPResponse]>([:])

  private let state = Mutex(State())

  /// - Parameter base: "http://127.0.0.1:PORT/~NAME".
  static func room(_ base: String) -> UpstreamDouble {
    rooms.withLock { rooms in
      let room = rooms[base] ?? UpstreamDouble()
      rooms[base] = room
      return room
    }
  }

  func setClock(_ seconds: Double) { state.withLock { $0.clock = seconds } }

  func spoil(_ path: String, with fault: String) {
    state.withLock { $0.faults.append((path, fault.hasPrefix("slow"))) }
  }

  /// What was asked for below a path, in order.
  func asked(_ path: String) -> [String] {
    state.withLock { $0.asked.filter { $0.hasPrefix(path) } }
  }

  /// - Parameter sleep: passes the time until a slow answer would come too late; false when the
  ///   caller has gone.
  static func client(_ sleep: @escaping @Sendable (Int) async -> Bool) -> HTTPClient {
    HTTPClient { request in
      guard let parts = URLComponents(string: request.url), let port = parts.port,
        parts.path.hasPrefix("/~")
      else { return .failure(.refused) }
      let rest = parts.path.dropFirst(2)
      let path = String(rest.drop { $0 != "/" })
      let query = parts.percentEncodedQuery.map { "?" + $0 } ?? ""
      let room = Self.room("http://127.0.0.1:\(port)/~" + rest.prefix { $0 != "/" })
      let (faults, clock) = room.state.withLock { state in
        state.asked.append(path + query)
        return (state.faults.filter { path.hasPrefix($0.match) }, state.clock)
      }
      if faults.contains(where: { $0.isSlow }) {
        return .failure(await sleep(request.deadlineMilliseconds) ? .timeout : .cancelled)
      }
      let subject = faults.isEmpty ? [path + query, clock.map { "\($0)" } ?? ""] : nil
      do throws(HTTPFailure) {
        return .success(try Self.response(to: request, about: subject))
      } catch {
        return .failure(error)
      }
    }
  }

  /// - Parameter subject: what the answer depends on beside the headers; nil if it is not kept.
  private static func response(
    to request: HTTPRequest, about subject: [String]?
  ) throws(HTTPFailure) -> HTTPResponse {
    var headers = request.headers.map { "\($0.name): \($0.value)" }
    if !request.headers.contains(where: { $0.name.lowercased() == "user-agent" }) {
      headers.append("User-Agent: almanac-tests/1")
    }
    if let tag = request.validators.entityTag { headers.append("If-None-Match: \(tag)") }
    if let date = request.validators.lastModified { headers.append("If-Modified-Since: \(date)") }
    let key = subject.map { $0 + headers }
    if let key, let known = kept.withLock({ $0[key] }) { return known }
    let response = try LoopbackRequest(request.url, headers: headers)
      .response(atMost: request.maximumBodyBytes)
    guard !(300..<400).contains(response.status) || response.status == 304 else { throw .redirect }
    // None that is kept is compressed.
    guard response.headers["content-encoding"] == nil else { throw .malformed }
    if let key { kept.withLock { $0[key] = response } }
    return response
  }
}
