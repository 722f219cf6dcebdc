import Foundation

/// `Tests/Upstream`, running. One serves all tests of a process and ends with it, for its standard
/// input closes then.
package final class LocalUpstream: Sendable {
  /// Nil without Python: tests that need it are skipped by name.
  package static let shared = try? LocalUpstream()

  package static var isAvailable: Bool { shared != nil }

  /// "http://127.0.0.1:PORT"
  package let http: String
  /// "https://localhost:PORT", with a certificate that nobody trusts but who is given the file.
  package let https: String
  package let certificateFile: String
  private let process: Process
  private let input: Pipe

  private struct Ports: Decodable {
    let http: Int
    let https: Int
  }

  package init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Upstream")
    process = Process()
    input = Children.pipe()
    let output = Children.pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-B", folder.appendingPathComponent("upstream.py").path]
    process.standardInput = input
    process.standardOutput = output
    try Children.start(process)
    let ports = try JSONDecoder().decode(
      Ports.self, from: output.fileHandleForReading.availableData)
    http = "http://127.0.0.1:\(ports.http)"
    https = "https://localhost:\(ports.https)"
    certificateFile = folder.appendingPathComponent("certificate.pem").path
  }
}
