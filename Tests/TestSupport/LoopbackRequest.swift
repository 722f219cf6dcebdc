package import HTTP
import Foundation

/// One HTTP request to a port of this machine over a bare socket: a process or a client for each
/// would take longer than what is tested.
package struct LoopbackRequest {
  private let url: String
  private let headers: [String]

  package init(_ url: String, headers: [String] = ["User-Agent: almanac-tests/1"]) {
    self.url = url
    self.headers = headers
  }

  /// The body of the answer, whatever its status.
  package func bytes(posting body: String? = nil) throws(HTTPFailure) -> [UInt8] {
    try response(posting: body).body
  }

  package func response(
    posting body: String? = nil, atMost limit: Int = .max
  ) throws(HTTPFailure) -> HTTPResponse {
    guard let parts = URLComponents(string: url), let port = parts.port else { throw .invalidURL }
    let descriptor = socket(AF_INET, Self.stream, 0)
    defer { close(descriptor) }
    let path = url.dropFirst("http://127.0.0.1:\(port)".count)
    let lines =
      [
        "\(body == nil ? "GET" : "POST") \(path) HTTP/1.1", "Host: 127.0.0.1",
        "Content-Length: \(body?.utf8.count ?? 0)",
      ] + headers + ["", body ?? ""]
    guard Self.connect(descriptor, port),
      Self.write(Array(lines.joined(separator: "\r\n").utf8), descriptor)
    else { throw .refused }
    return try answer(descriptor, atMost: limit)
  }

  private func answer(_ descriptor: Int32, atMost limit: Int) throws(HTTPFailure) -> HTTPResponse {
    var received: [UInt8] = []
    var head: (bytes: Int, status: Int, headers: HTTPHeaders)?
    while true {
      if let head {
        // Only what is too large comes in chunks, without an end.
        let isEndless = head.headers["transfer-encoding"] != nil
        let length =
          isEndless ? .max - head.bytes : head.headers["content-length"].flatMap { Int($0) } ?? 0
        guard length <= limit || received.count <= head.bytes + limit else { throw .tooLarge }
        if received.count >= head.bytes + length {
          let body = Array(received[head.bytes..<head.bytes + length])
          return HTTPResponse(status: head.status, headers: head.headers, body: body)
        }
      }
      var block = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &block, block.count)
      guard count > 0 else { throw .cut }
      received += block[..<count]
      if head == nil { head = try Self.head(received) }
    }
  }

  /// Nil while it is not whole.
  private static func head(
    _ bytes: [UInt8]
  ) throws(HTTPFailure) -> (bytes: Int, status: Int, headers: HTTPHeaders)? {
    guard bytes.starts(with: Array("HTTP/1.1 ".utf8).prefix(bytes.count)) else { throw .malformed }
    guard let end = Data(bytes).range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    guard let status = Int(lines[0].dropFirst(9).prefix(3)) else { throw .malformed }
    let pairs = lines.dropFirst().compactMap { line in
      line.firstIndex(of: ":").map { colon in
        (String(line[..<colon]), line[colon...].dropFirst().trimmingCharacters(in: .whitespaces))
      }
    }
    return (end.upperBound, status, HTTPHeaders(pairs))
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
