import EventLoop
import JSON
import JSONRPC

/// Logs each call's outcome and duration.
struct CallLog: Sendable {
  private let log: Log
  private var running: [CallToken: (method: String, since: MonotonicInstant)] = [:]

  /// Nil if calls are not logged.
  init?(_ log: Log) {
    guard log.includes(.info) else { return nil }
    self.log = log
  }

  mutating func began(_ start: Session.CallStart, at now: MonotonicInstant) {
    running[start.token] = (start.method, now)
  }

  /// Not called for a call that was answered before its work ended.
  mutating func ended(
    _ token: CallToken, _ outcome: Result<[UInt8], RPCError>, at now: MonotonicInstant
  ) {
    switch outcome {
    case .success: end(token, "answered", now)
    case .failure(let error): end(token, Self.text(error), now)
    }
  }

  mutating func cancelled(_ token: CallToken, at now: MonotonicInstant) {
    end(token, "cancelled", now)
  }

  private mutating func end(_ token: CallToken, _ what: String, _ now: MonotonicInstant) {
    guard let call = running.removeValue(forKey: token) else { return }
    log(.info, "\(call.method): \(what), \(now.milliseconds(since: call.since)) ms")
  }

  /// `-32012 providerUnavailable offline`.
  private static func text(_ error: RPCError) -> String {
    let data = try? JSONDocument(parsing: error.data).root
    let words = [data?["kind"]?.string, data?["reason"]?.string].compactMap(\.self)
    return ([String(error.code)] + words).joined(separator: " ")
  }
}
