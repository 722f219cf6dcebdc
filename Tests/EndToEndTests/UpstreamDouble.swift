import Foundation
import HTTP
import Basics
import TestSupport

/// An upstream room as the server sees it at the level of the table: its answers are those of the
/// local upstream's routes, each fetched once a run and kept, as is what a fault makes of it. A
/// fault that ends after some requests is asked for each time.
///
/// Takes the transport's part for what comes over loopback: what is no HTTP, ends early or is too
/// large fails as it does with libcurl, whose own tests hold it to that.
final class UpstreamDouble: Sendable {
  /// A script of the room.
  struct Fault: Sendable {
    let path: String
    let name: String
    let arguments: [String: String]
    let isLimited: Bool
    /// As the upstream takes it.
    let script: String

    var isSlow: Bool { name.hasPrefix("slow") }

    var key: [String] {
      [path, name] + arguments.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }
  }

  private struct State {
    var faults: [Fault] = []
    /// How many of them the upstream has received, which it learns before its first request.
    var sent = 0
    var losses: [(path: String, failure: HTTPFailure)] = []
    var asked: [String] = []
    var clock: Double?
  }

  /// Every room by its base URL.
  private static let rooms = Mutex<[String: UpstreamDouble]>([:])
  /// What the routes answer, by what they depend on.
  private static let kept = Mutex<[[String]: Result<HTTPResponse, HTTPFailure>]>([:])

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

  func spoil(with fault: Fault) { state.withLock { $0.faults.append(fault) } }

  /// Nothing below a path gets there, or back.
  func lose(_ failure: HTTPFailure, at path: String) {
    state.withLock { $0.losses.append((path, failure)) }
  }

  private func tellFaults(_ house: String) {
    let scripts = state.withLock { state in
      defer { state.sent = state.faults.count }
      return state.faults.dropFirst(state.sent).map(\.script)
    }
    for script in scripts { _ = try? UpstreamControl(base: house).post("/-/script", script) }
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
      let house = "http://127.0.0.1:\(port)"
      let room = Self.room("\(house)/~" + rest.prefix { $0 != "/" })
      let (fault, loss, clock) = room.state.withLock { state in
        state.asked.append(path + query)
        return (
          state.faults.first { path.hasPrefix($0.path) },
          state.losses.first { path.hasPrefix($0.path) }?.failure, state.clock
        )
      }
      if let loss { return .failure(loss) }
      if let fault, fault.isSlow {
        return .failure(await sleep(request.deadlineMilliseconds) ? .timeout : .cancelled)
      }
      let subject = [path + query, clock.map { "\($0)" } ?? ""] + (fault?.key ?? [])
      let key = fault?.isLimited == true ? nil : subject + Self.headers(of: request)
      if let key, let known = kept.withLock({ $0[key] }) { return known }
      if fault != nil { room.tellFaults(house) }
      let result = Self.result(of: request)
      if let key { kept.withLock { $0[key] = result } }
      return result
    }
  }

  private static func headers(of request: HTTPRequest) -> [String] {
    var headers = request.headers.map { "\($0.name): \($0.value)" }
    if !request.headers.contains(where: { $0.name.lowercased() == "user-agent" }) {
      headers.append("User-Agent: almanac-tests/1")
    }
    if let tag = request.validators.entityTag { headers.append("If-None-Match: \(tag)") }
    if let date = request.validators.lastModified { headers.append("If-Modified-Since: \(date)") }
    return headers
  }

  private static func result(of request: HTTPRequest) -> Result<HTTPResponse, HTTPFailure> {
    do throws(HTTPFailure) {
      let response = try LoopbackRequest(request.url, headers: headers(of: request))
        .response(atMost: request.maximumBodyBytes)
      guard !(300..<400).contains(response.status) || response.status == 304 else {
        throw .redirect
      }
      // None that is kept is compressed.
      guard response.headers["content-encoding"] == nil else { throw .malformed }
      return .success(response)
    } catch {
      return .failure(error)
    }
  }
}
