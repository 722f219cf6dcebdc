import Foundation
import JSON
import TestSupport

/// Talks to a local upstream beside the server under test.
struct UpstreamControl {
  /// "http://127.0.0.1:PORT", with a room behind it where there is one.
  let base: String

  @discardableResult
  func post(_ path: String, _ json: String) throws -> JSONValue? {
    try parsed(LoopbackRequest(base + path).bytes(posting: json))
  }

  func get(_ path: String) throws -> JSONValue? { try parsed(bytes(path)) }

  /// The body as it came, whatever the status.
  func bytes(_ path: String) throws -> [UInt8] { try LoopbackRequest(base + path).bytes() }

  private func parsed(_ bytes: [UInt8]) throws -> JSONValue? {
    try? JSONDocument(parsing: bytes).root
  }

  /// Paths with their queries, as they were asked for, in order.
  func asked(_ prefix: String) throws -> [String] {
    let log = try get("/-/log")
    return log?.elements.compactMap { entry -> String? in
      guard let path = entry["path"]?.string, path.hasPrefix(prefix) else { return nil }
      let query = entry["query"]?.string ?? ""
      return query.isEmpty ? path : path + "?" + query
    } ?? []
  }
}
