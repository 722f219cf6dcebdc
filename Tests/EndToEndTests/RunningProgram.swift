import Foundation
import TestSupport

/// The built binary while it runs, with a hand on its pipes and an eye on what it holds.
final class RunningProgram {
  private let process = Process()
  private let input = Children.pipe()
  private let output = Children.pipe()
  private let errors = Children.pipe()
  private var received: [UInt8] = []

  init(_ program: Program, arguments: [String] = []) throws {
    precondition(TestLevel.current == .process, "only a test at its level starts the program")
    process.executableURL = Program.url
    process.arguments = arguments
    process.environment = program.processEnvironment
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try Children.start(process)
  }

  var identifier: Int32 { process.processIdentifier }
  private var inputDescriptor: Int32 { input.fileHandleForWriting.fileDescriptor }
  private var outputDescriptor: Int32 { output.fileHandleForReading.fileDescriptor }

  func send(_ text: String) { try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  /// Writes only what fits without waiting.
  /// - Returns: how many bytes that were.
  func sendWithoutWaiting(_ bytes: [UInt8]) -> Int {
    var sent = 0
    while sent < bytes.count {
      var entry = pollfd(fd: inputDescriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&entry, 1, 200) > 0 else { break }
      let end = min(sent + 4096, bytes.count)
      let count = bytes[sent..<end].withUnsafeBytes {
        write(inputDescriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { break }
      sent += count
    }
    return sent
  }

  /// Writes all of it while reading what comes, then closes the input.
  /// - Returns: everything that was read, to the end.
  func exchange(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    while !rest.isEmpty {
      var entries = [
        pollfd(fd: inputDescriptor, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: outputDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&entries, 2, Int32(Patience.milliseconds)) > 0 else { break }
      if entries[1].revents != 0, !readMore() { break }
      if entries[0].revents != 0 {
        let count = rest.prefix(4096).withUnsafeBytes {
          write(inputDescriptor, $0.baseAddress, $0.count)
        }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
    }
    closeInput()
    return self.rest()
  }

  private func readMore() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(outputDescriptor, &bytes, bytes.count)
    guard count > 0 else { return false }
    received += bytes[..<count]
    return true
  }

  func closeInput() { try? input.fileHandleForWriting.close() }
  func closeOutput() { try? output.fileHandleForReading.close() }
  func signal(_ number: Int32) { kill(identifier, number) }

  /// The next line of the output; nil at the end, or when nothing comes for long.
  func nextLine() -> String? {
    while true {
      if let end = received.firstIndex(of: 0x0A) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      var entry = pollfd(fd: outputDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, Int32(Patience.milliseconds)) > 0, readMore() else { return nil }
    }
  }

  /// Everything to the end, as bytes: splitting a long output line by line is slow.
  func rest() -> [UInt8] { received + Array(output.fileHandleForReading.readDataToEndOfFile()) }

  /// Waits for the end; one that does not come is made by a kill, and the code says so.
  /// - Returns: the exit code.
  func end() -> Int32 {
    for _ in 0..<Patience.seconds * 200 where process.isRunning { usleep(5000) }
    if process.isRunning { kill(identifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationStatus
  }

  // MARK: What it holds (Linux)

  var descriptorCount: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(identifier)/fd").count) ?? 0
  }

  var threadCount: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(identifier)/task").count) ?? 0
  }

  var residentBytes: Int {
    let text = try? String(contentsOfFile: "/proc/\(identifier)/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }
}
