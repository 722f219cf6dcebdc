import Foundation
import JSON
import TestUpstream

/// Talks to a local upstream beside the server under test.
struct UpstreamControl {
  let base: String

  @discardableResult
  func post(_ path: String, _ json: String) throws -> JSONValue? { try send(path, json) }

  func get(_ path: String) throws -> JSONValue? { try send(path, nil) }

  private func send(_ path: String, _ body: String?) throws -> JSONValue? {
    let program = """
      import sys, urllib.request
      body = sys.argv[2].encode() if len(sys.argv) > 2 else None
      sys.stdout.buffer.write(urllib.request.urlopen(sys.argv[1], body).read())
      """
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program, base + path] + [body].compactMap(\.self)
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try? JSONDocument(parsing: Array(bytes)).root
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
