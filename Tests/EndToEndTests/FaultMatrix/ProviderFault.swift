import Foundation
import HTTP
import Testing
import Vocabulary
import Words

/// A way in which a provider fails, what it comes to, and whether it is worth a second attempt.
struct ProviderFault: Sendable, CustomTestStringConvertible {
  enum Kind: Sendable {
    /// The transport's own, at the level of the table alone: `TransferTests` hold libcurl to it.
    case transport(HTTPFailure)
    /// One of the local upstream's, by its name in `Tests/Upstream/faults.py`.
    case wire(String, [String: String])
    /// A kind of key that the provider does not accept.
    case key(String)
  }

  enum Outcome: Sendable {
    case entry(ErrorEntry)
    /// What it means is the provider's to say.
    case status(Int, retryAfterSeconds: Int?)
  }

  let kind: Kind
  let outcome: Outcome
  /// Only failures that may pass at once are asked for again.
  let isRetried: Bool

  var testDescription: String { "\(kind)" }

  static func transport(
    _ failure: HTTPFailure, _ entry: ErrorEntry, isRetried: Bool = false
  ) -> ProviderFault {
    ProviderFault(kind: .transport(failure), outcome: .entry(entry), isRetried: isRetried)
  }

  static func wire(
    _ name: String, _ arguments: [String: String] = [:],
    _ entry: ErrorEntry = .providerUnavailableMalformed, isRetried: Bool = true
  ) -> ProviderFault {
    ProviderFault(kind: .wire(name, arguments), outcome: .entry(entry), isRetried: isRetried)
  }

  static func status(_ code: Int, retryAfter seconds: Int? = nil, body: String = "")
    -> ProviderFault
  {
    var arguments = ["code": "\(code)", "body": body]
    arguments["header-Retry-After"] = seconds.map { "\($0)" }
    return ProviderFault(
      kind: .wire("status", arguments), outcome: .status(code, retryAfterSeconds: seconds),
      isRetried: [408, 500, 502, 503, 504].contains(code))
  }

  /// The JSON texts at these pointers become another, or go: a shape that the provider never sent.
  static func edit(
    set pointers: String, to json: String = "null",
    _ entry: ErrorEntry = .providerUnavailableMalformed
  ) -> ProviderFault {
    wire("edit", ["set": pointers, "to": json], entry, isRetried: isMalformed(entry))
  }

  static func edit(
    remove pointers: String, _ entry: ErrorEntry = .providerUnavailableMalformed
  ) -> ProviderFault {
    wire("edit", ["remove": pointers], entry, isRetried: isMalformed(entry))
  }

  /// A stream that breaks off has status 200, so what makes no sense is asked for once more.
  private static func isMalformed(_ entry: ErrorEntry) -> Bool {
    entry == .providerUnavailableMalformed
  }

  // MARK: The axis

  static let transports: [ProviderFault] = [
    .transport(.refused, .providerUnavailableRefused, isRetried: true),
    .transport(.dns, .providerUnavailableDns, isRetried: true),
    .transport(.tls, .providerUnavailableTls), .transport(.timeout, .providerUnavailableTimeout),
    .transport(.unreachable, .providerUnavailableUnreachable),
    .transport(.offline, .providerUnavailableOffline),
    .transport(.invalidURL, .providerUnavailableInvalidURL),
    .transport(.tooLarge, .providerUnavailableTooLarge),
    .transport(.libraryMissing(.notFound), .providerUnavailableLibraryMissing),
    .transport(.libraryMissing(.noResources), .providerUnavailableNoResources),
  ]

  static let wires: [ProviderFault] =
    [
      .wire("cut", [:], .providerUnavailableCut), .wire("reset", [:], .providerUnavailableCut),
      .wire("cut-head", [:], .providerUnavailableCut),
      .wire("wrong-length", [:], .providerUnavailableCut),
      .wire("garbage", isRetried: false), .wire("bad-gzip", isRetried: false),
      .wire("html"), .wire("empty"), .wire("truncate"), .wire("broken-tail"),
      .wire("redirect-loop", [:], .providerUnavailableRedirect, isRetried: false),
    ]
    + [204, 304, 400, 401, 403, 404, 408, 422, 429, 500, 502, 503, 504].map { .status($0) } + [
      .status(403, body: "<html>forbidden</html>"), .status(429, retryAfter: 90),
    ]

  /// Too large, and small but too large when decoded.
  static let large: [ProviderFault] = [
    .wire("large", ["bytes": "2000000000"], .providerUnavailableTooLarge, isRetried: false),
    .wire("gzip-bomb", ["bytes": "200000000"], .providerUnavailableTooLarge, isRetried: false),
  ]

  /// Nothing comes, or too slowly.
  static let hanging = ["slow-first-byte", "slow-body"].map {
    ProviderFault.wire($0, ["ms": "60000"], .deadlineExceeded, isRetried: false)
  }

  /// Of the one provider that has keys.
  static let keys = [
    ProviderFault(
      kind: .key("nonsense"), outcome: .entry(.unauthorizedKeyInvalid), isRetried: false),
    ProviderFault(kind: .key("blocked"), outcome: .entry(.rateLimited), isRetried: false),
  ]

  static let all = transports + wires + hanging

  /// What a provider is known to do, for each of its products. What the transport or a status means
  /// is no product's own, so that all of it is for the first product of each provider.
  static let usual: [ProviderFault] =
    [400, 403, 404, 429, 500, 502, 503].map { .status($0) } + [
      .status(429, retryAfter: 90), .wire("cut", [:], .providerUnavailableCut),
      .wire("reset", [:], .providerUnavailableCut), .wire("garbage", isRetried: false),
      .wire("bad-gzip", isRetried: false), .wire("html"), .wire("empty"), .wire("truncate"),
      .wire("broken-tail"),
      .wire("redirect-loop", [:], .providerUnavailableRedirect, isRetried: false), hanging[0],
    ]

  /// One of each kind, for what many providers answer together.
  static let kinds: [ProviderFault] = [
    .status(500), .status(503), .status(429), .wire("cut", [:], .providerUnavailableCut),
    .wire("reset", [:], .providerUnavailableCut), .wire("html"), .wire("truncate"),
    .wire("empty"), .wire("garbage", isRetried: false),
  ]

  /// The same where one provider adds to what others, or tables, say.
  static let ofParts =
    kinds + [
      .status(204), .status(400), .status(401), .status(404), .wire("broken-tail"),
      .transport(.offline, .providerUnavailableOffline),
      .transport(.tls, .providerUnavailableTls),
    ]

  // MARK: What it does

  var name: String? { if case .wire(let name, _) = kind { name } else { nil } }
  var status: Int? { if case .status(let code, _) = outcome { code } else { nil } }
  var isHanging: Bool { name?.hasPrefix("slow") ?? false }

  /// Whether it changes the body alone, so that an answer without one (304) does not have it.
  var isOfBody: Bool {
    ["cut", "truncate", "broken-tail", "edit", "nulls", "wrong-types"].contains(name)
  }

  /// No other provider can be reached either, or the configuration is wrong, which is reported.
  var stopsFailover: Bool {
    switch kind {
    case .transport(.unreachable), .transport(.offline), .transport(.invalidURL),
      .transport(.libraryMissing):
      true
    default: false
    }
  }

  /// Whether it is available at the level of the test.
  var isPossible: Bool {
    if case .transport = kind { TestLevel.current == .table } else { true }
  }

  /// All requests of a room below a path suffer it.
  func strike(_ room: UpstreamRoom, at path: String) throws {
    switch kind {
    case .transport(let failure): room.lose(failure, at: path)
    case .wire(let name, let arguments): try room.fault(name, at: path, arguments)
    case .key: break
    }
  }
}
