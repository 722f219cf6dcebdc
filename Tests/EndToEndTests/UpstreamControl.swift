import Foundation
import JSON

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

/// One HTTP request to a port of this machine over a bare socket: a process or a client for each
/// would take longer than what is tested.
struct LoopbackRequest {
  struct Failure: Error {
    let url: String
  }

  private let url: String

  init(_ url: String) { self.url = url }

  /// The body of the answer.
  func bytes(posting body: String? = nil) throws -> [UInt8] {
    guard let parts = URLComponents(string: url), let port = parts.port else {
      throw Failure(url: url)
    }
    let descriptor = socket(AF_INET, Self.stream, 0)
    defer { close(descriptor) }
    let path = url.dropFirst("http://127.0.0.1:\(port)".count)
    let text = """
      \(body == nil ? "GET" : "POST") \(path) HTTP/1.1\r
      Host: 127.0.0.1\r
      User-Agent: almanac-tests/1\r
      Content-Length: \(body?.utf8.count ?? 0)\r
      \r
      \(body ?? "")
      """
    guard Self.connect(descriptor, port), Self.write(Array(text.utf8), descriptor) else {
      throw Failure(url: url)
    }
    return try answer(descriptor)
  }

  private func answer(_ descriptor: Int32) throws -> [UInt8] {
    var received: [UInt8] = []
    var length: (head: Int, body: Int)?
    while true {
      if let length, received.count >= length.head + length.body {
        return Array(received[length.head..<length.head + length.body])
      }
      var block = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &block, block.count)
      guard count > 0 else { throw Failure(url: url) }
      received += block[..<count]
      length = length ?? Self.lengths(received)
    }
  }

  /// Of the head with its blank line, and of the body behind it; nil while the head is not whole.
  private static func lengths(_ bytes: [UInt8]) -> (head: Int, body: Int)? {
    guard let end = Data(bytes).range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    let line = head.components(separatedBy: "\r\n").first { $0.hasPrefix("Content-Length: ") }
    return (end.upperBound, line.flatMap { Int($0.dropFirst(16)) } ?? 0)
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  private static func connect(_ descriptor: Int32, _ port: Int) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  private static func write(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
