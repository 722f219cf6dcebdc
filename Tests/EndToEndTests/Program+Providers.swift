import Foundation
import JSON
import Providers
import TestSupport
import Testing
import Vocabulary

extension Program {
  static let providers = ProviderID.allCases.map(\.rawValue)

  /// Refuses every connection: nobody listens on the first of the ports.
  static let nowhere = "http://127.0.0.1:1"

  /// Every provider is at the upstream.
  /// - Parameters:
  ///   - key: for OpenWeatherMap; what it may use stands before its hyphen.
  ///   - unreachable: providers whose connections are refused instead.
  ///   - order: whom to ask first.
  init(
    now: String, upstream: String, key: String?, unreachable: Set<String> = [],
    order: [String] = []
  ) throws {
    try self.init(now: now, upstream: upstream)
    try configure(upstream: upstream, key: key, unreachable: unreachable, order: order)
  }

  func configure(
    upstream: String, key: String?, unreachable: Set<String> = [], order: [String] = []
  ) throws {
    let entries = Self.providers.map { name in
      let base = unreachable.contains(name) ? Self.nowhere : upstream
      let secret = name == "openWeatherMap" ? key.map { #","apiKey":"\#($0)""# } ?? "" : ""
      return #""\#(name)":{"baseURL":"\#(base)","contact":"tests@example.org"\#(secret)}"#
    }
    let names = order.map { "\"\($0)\"" }.joined(separator: ",")
    try configure(
      #"{"providers":{"order":[\#(names)],\#(entries.joined(separator: ","))}}"#)
  }

  /// What lies in the folders of the cache and of the user's data.
  func storedBytes() -> Data {
    var bytes = Data()
    for name in ["cache", "data"] {
      let files = FileManager.default.enumerator(
        at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
        bytes += (try? Data(contentsOf: file)) ?? Data()
      }
    }
    return bytes
  }
}

/// A room of the shared upstream, and programs that ask all their providers there.
struct ProviderBench {
  static let now = UpstreamRoom.now
  /// The full hour that holds now.
  static let hourSeconds = 1_782_043_200.0
  /// Long, so that it can be found wherever it should not be.
  static let secret = "5ec12e7a9c4b4fd0a1b2c3d4e5f60718"

  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  func program(
    key kind: String? = nil, unreachable: Set<String> = [], order: [String] = []
  ) throws -> Program {
    try Program(
      now: Self.now, upstream: room.base, key: kind.map { "\($0)-\(Self.secret)" },
      unreachable: unreachable, order: order)
  }

  /// One request; nothing that is answered or kept in a file holds the key.
  func ask(_ program: Program, _ method: String, _ params: String) throws -> JSONValue {
    let outcome = try program.serve(Program.request(1, method, params))
    expectNoKey(outcome, program)
    return try #require(try outcome.answers()["1"])
  }

  func expectNoKey(_ outcome: Program.Outcome, _ program: Program) {
    #expect(!outcome.output.contains(Self.secret))
    #expect(!outcome.errors.contains(Self.secret))
    #expect(program.storedBytes().range(of: Data(Self.secret.utf8)) == nil)
  }

  /// What the upstream sent to the first request below a path, whatever the faults.
  func sent(_ prefix: String) throws -> JSONValue { try room.firstSent(prefix) }

  func askedCount(_ prefix: String) throws -> Int { try room.asked(prefix).count }

  static func seconds(_ text: String?) -> Double? {
    text.flatMap { ISO8601DateFormatter().date(from: $0) }?.timeIntervalSince1970
  }
}

/// A number of an answer is that of the upstream, rounded as the protocol says.
func expectSame(
  _ value: JSONValue?, _ expected: Double?, decimals: Int, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let scale = pow(10.0, Double(decimals))
  let rounded = expected.map {
    ($0 * scale * (1 + 1e-12)).rounded(.toNearestOrAwayFromZero) / scale
  }
  guard let rounded else {
    #expect(value?.isNull ?? true, comment, sourceLocation: sourceLocation)
    return
  }
  guard let number = value?.double else {
    Issue.record("no number, but \(rounded) was sent", sourceLocation: sourceLocation)
    return
  }
  // Where the last decimal is a tie, the way a number was reached decides.
  let isTie = abs((expected ?? 0) * scale - ((expected ?? 0) * scale).rounded(.down) - 0.5) < 1e-6
  #expect(
    number == rounded || isTie && abs(number - rounded) < 1.5 / scale, comment,
    sourceLocation: sourceLocation)
}

extension JSONValue {
  /// Where the answer came from, product by product.
  var providersUsed: [String] {
    (self["sources"]?.list ?? []).compactMap { $0["provider"]?.string }
  }
}
