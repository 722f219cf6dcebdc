import Foundation
import JSON
import Places
import TestSupport
import Testing
import Time

@testable import Providers

/// An upstream's answer written down in a test.
func answer(
  _ body: String, status: Int = 200, headers: [(name: String, value: String)] = [],
  receivedAt: Instant = 1_782_000_000
) -> Response {
  Response(
    status: status, headers: headers, body: Array(body.utf8), receivedAt: receivedAt)
}

/// The error that a body of work ends in; `nil` when it does not fail.
func providerError(_ work: () throws(ProviderError) -> Void) -> ProviderError? {
  do {
    try work()
    return nil
  } catch {
    return error
  }
}

/// Lisbon.
let lisbon: Coordinate = {
  guard let point = Coordinate(latitude: 38.71667, longitude: -9.13333) else {
    preconditionFailure("in range")
  }
  return point
}()

/// Recorded answers: those whose licence lets the repository carry them, and those of the folder
/// `ALMANAC_PAYLOADS`.
enum Payloads {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  static let carried = tests.appendingPathComponent("Fixtures/payloads").path
  static let folder = ProcessInfo.processInfo.environment["ALMANAC_PAYLOADS"]
  static var areHere: Bool { folder != nil }
  static let hint: Comment = "set ALMANAC_PAYLOADS to a folder of recorded upstream answers"

  /// Every JSON answer, by its path in the folder.
  static let names = files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".headers.json") }

  /// Every document in XML, likewise.
  static let documents = files.filter { $0.hasSuffix(".xml") }

  private static let files: [String] = {
    let files = [carried, folder].compactMap(\.self).flatMap {
      FileManager.default.enumerator(atPath: $0)?.compactMap { $0 as? String } ?? []
    }
    return Set(files).sorted()
  }()

  static func response(_ name: String, status: Int = 200) throws -> Response {
    let folders = [carried, folder].compactMap(\.self)
    let paths = folders.map { URL(fileURLWithPath: $0).appendingPathComponent(name) }
    let path = try #require(paths.first { FileManager.default.fileExists(atPath: $0.path) })
    let data = try Data(contentsOf: path)
    return Response(status: status, body: Array(data), receivedAt: 1_782_000_000)
  }
}

/// Every truncation and a spread of bit flips of a body must end in a value or a typed error.
func survivesDamage(_ body: String, _ mapper: (Response) throws(ProviderError) -> Void) {
  let bytes = Array(body.utf8)
  let stride = max(bytes.count / 400, 1)
  for cut in Swift.stride(from: 0, to: bytes.count, by: stride) {
    _ = try? mapper(Response(body: Array(bytes[..<cut]), receivedAt: 0))
    var flipped = bytes
    flipped[cut] ^= UInt8(1 << (cut % 7))
    _ = try? mapper(Response(body: flipped, receivedAt: 0))
  }
  for (old, new) in [
    ("[", "{\"a\":"), (":[", ":null,\"x\":["), ("null", "\"text\""), ("1", "1e308"),
    ("\"", "\"\\u202e"), ("{", "[{"), (".", ".5e"), ("time", "tim"), ("0", "-99999999999999999"),
    ("4", "-9223372036854775808"), ("2", "9223372036854775807"),
  ] {
    let changed = body.replacingOccurrences(of: old, with: new)
    _ = try? mapper(Response(body: Array(changed.utf8), receivedAt: 0))
  }
  for value in ["null", "[]", "{}", "true", "\"\"", "[null]", "[[[]]]", "-0.0", "[{}]", ""] {
    _ = try? mapper(Response(body: Array(value.utf8), receivedAt: 0))
  }
}
