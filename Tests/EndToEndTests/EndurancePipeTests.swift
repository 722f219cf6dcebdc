import Foundation
import JSON
import TestSupport
import Testing

/// The binary under clients that behave badly: that never read, that leave, that ask for everything
/// and take it back.
@Suite(.process, .serialized) struct EndurancePipeTests {
  private static let hasProcessFolder = FileManager.default.fileExists(atPath: "/proc/self/task")

  private func cancellation(_ id: Int) -> String {
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"# + "\n"
  }

  /// sourcekit-lsp#982, tcl-lsp#1334: the server's back-pressure reached its own reader for good.
  @Test func aClientThatDoesNotReadCostsBoundedMemoryAndLosesNothing() throws {
    let program = try RunningProgram(Program())
    let requests = Array(
      (0..<60_000).map { Program.request($0, "location.current") }.joined().utf8)
    let sent = program.sendWithoutWaiting(requests)
    #expect(sent < requests.count, "reading stops while nobody reads")
    if Self.hasProcessFolder { #expect(program.residentBytes < 100 << 20) }
    let lines = program.exchange(Array(requests[sent...])).split(separator: 0x0A)
    #expect(lines.count == 60_000)
    #expect(program.end() == 0)
  }

  @Test(.enabled(if: hasProcessFolder, "no /proc"))
  func nothingIsLeftOfAThousandRequestsThatWereTakenBack() throws {
    var settings = try Program()
    settings.environment["ALMANAC_OFFLINE"] = nil
    try settings.configure(#"{"providers":{"openMeteo":{"baseURL":"http://127.0.0.1:9"}}}"#)
    let program = try RunningProgram(settings)
    let ask = { (id: Int) in
      Program.request(
        id, "weather.current", #"{"place":"\#(id % 90).5,\#(id % 170).5","refresh":true}"#)
    }
    let size = 50
    // Taken back once the calls have begun: what is taken back before does no work at all.
    func round(_ start: Int) -> Set<String> {
      program.send((start..<start + size).map(ask).joined())
      program.send(Program.request(7000 + start, "location.current"))
      var answered: Set<String> = []
      while let line = program.nextLine().flatMap(id), line != "\(7000 + start)" {
        answered.insert(line)
      }
      program.send((start..<start + size).map(cancellation).joined())
      while answered.count < size, let line = program.nextLine().flatMap(id) {
        answered.insert(line)
      }
      return answered
    }
    // The first calls start the threads and open the stores.
    program.send(ask(9000))
    #expect(program.nextLine().flatMap(id) == "9000")
    for start in [0, size] { #expect(round(start).count == size) }
    let (descriptors, threads) = (program.descriptorCount, program.threadCount)
    for start in stride(from: 2 * size, to: 1000, by: size) {
      #expect(round(start).count == size)
    }
    program.send(Program.request(5000, "location.current"))
    #expect(program.nextLine().flatMap(id) == "5000")
    #expect(program.descriptorCount <= descriptors + 16)
    // The lookups of the last calls may go on for a moment.
    let limit = min(threads + 1, 5)
    let end = Date(timeIntervalSinceNow: Double(Patience.seconds))
    while program.threadCount > limit, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    #expect(program.threadCount <= limit)
    program.closeInput()
    #expect(program.rest().isEmpty)
    #expect(program.end() == 0)
  }

  /// Sanitizers keep what was freed.
  @Test(.enabled(if: hasProcessFolder && !Program.isSanitized, "no /proc, or a sanitizer"))
  func aLongSessionDoesNotGrow() throws {
    let program = try RunningProgram(Program())
    let calls: [(method: String, params: String)] = [
      ("location.current", "{}"),
      ("sunset.evaluate", #"{"model":"classic","cloudCover":{"dailyMean":40},"humidity":40}"#),
      ("no.such", "{}"), ("sun.times", #"{"days":0}"#),
    ]
    let rare: [(method: String, params: String)] = [
      ("sun.phase", #"{"place":"Lisbon"}"#), ("sun.phase", #"{"place":"Nowhere at all"}"#),
      ("weather.current", #"{"place":"Tokyo"}"#), ("forecast.daily", #"{"place":"Quito"}"#),
      ("climate.project", #"{"place":"Oslo"}"#), ("favorites.add", #"{"place":"Lisbon"}"#),
      ("favorites.list", "{}"), ("location.search", #"{"query":"san"}"#),
      ("sunset.evaluate", #"{"cloudCover":{"low":0,"mid":10,"high":50},"humidity":40}"#),
    ]
    func ask(_ calls: [(method: String, params: String)]) -> Bool {
      program.send(
        calls.enumerated().map { Program.request($0, $1.method, $1.params) }.joined())
      return calls.allSatisfy { _ in program.nextLine() != nil }
    }
    func round() -> Bool {
      (0..<5_000 / calls.count).allSatisfy { number in
        number % 100 > 0 ? ask(calls) : rare.allSatisfy { ask([$0]) } && ask(calls)
      }
    }
    // The first rounds fill what is kept: rules of zones, decoded answers, free memory.
    for _ in 0..<2 { #expect(round()) }
    let before = program.residentBytes
    for _ in 0..<4 { #expect(round()) }
    // 20,000 calls: 100 bytes that each of them left would be seen.
    #expect(program.residentBytes < before + 2 << 20)
    program.closeInput()
    #expect(program.end() == 0)
  }

  private func id(_ line: String) -> String? {
    let message = try? JSONDocument(parsing: Array(line.utf8)).root
    return message?["id"].map { String(decoding: $0.rawBytes, as: UTF8.self) }
  }

  /// More waits to be written than a pipe holds, and nobody reads.
  @Test func theEndDoesNotWaitForAClientThatDoesNotRead() throws {
    let exit = #"{"jsonrpc":"2.0","method":"exit"}"# + "\n"
    let leaving = try RunningProgram(Program())
    leaving.send(Program.request(1, "rpc.discover") + exit)
    #expect(leaving.end() == 1)
    let greeted = try RunningProgram(Program())
    greeted.send(Program.request(0, "initialize"))
    _ = greeted.nextLine()
    greeted.send((1...100).map { Program.request($0, "rpc.discover") }.joined())
    greeted.closeInput()
    #expect(greeted.end() == 0)
    let host = try RunningProgram(Program(), arguments: ["mcp"])
    host.send((1...20).map { Program.request($0, "tools/list") }.joined())
    host.closeInput()
    #expect(host.end() == 0)
  }

  /// sourcekit-lsp#2098: a write to a client that is gone killed the server.
  @Test func aReaderThatLeavesEndsItQuietly() throws {
    let program = try RunningProgram(Program())
    program.closeOutput()
    program.send(Program.request(1, "location.current"))
    #expect(program.end() == 0)
  }

  /// The same while nobody asks anything, with the input still open: there is no write to fail.
  @Test(arguments: [
    ["serve"], ["serve", "--stdio"], ["watch", "sun.phase", "--interval", "86400"],
  ])
  func aReaderThatLeavesInSilenceIsMissed(words: [String]) throws {
    let program = try RunningProgram(Program(), arguments: words)
    if words[0] == "serve" { program.send(Program.request(1, "location.current")) }
    #expect(program.nextLine() != nil)
    program.closeOutput()
    #expect(program.end() == 0)
  }

  @Test func aHostThatLeavesInSilenceIsMissed() throws {
    let program = try RunningProgram(Program(), arguments: ["mcp"])
    program.send(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"# + "\n")
    #expect(program.nextLine() != nil)
    program.closeOutput()
    #expect(program.end() == 0)
  }

  /// Nobody hears the answer, but what was asked for is done.
  @Test func whatWasAskedForIsDoneWithoutAReader() throws {
    let settings = try Program()
    let program = try RunningProgram(settings)
    program.send(Program.request(1, "location.current"))
    #expect(program.nextLine() != nil)
    // Both at once for the server: it is stopped until the reader has left.
    program.signal(SIGSTOP)
    program.send(Program.request(2, "favorites.add", #"{"place":"Lisbon"}"#))
    program.closeOutput()
    program.signal(SIGCONT)
    #expect(program.end() == 0)
    let favorites = try settings.call("favorites.list")?["result"]?["favorites"]
    #expect(favorites?.count == 1)
  }

  @Test(arguments: [SIGTERM, SIGINT]) func aSignalEndsItInTime(number: Int32) throws {
    let program = try RunningProgram(Program())
    program.send(Program.request(1, "location.current"))
    #expect(program.nextLine() != nil)
    program.signal(number)
    #expect(program.end() == 0)
  }

  /// rust-analyzer PR#1153: `exit` while the client keeps its side open.
  @Test func exitNeedsNoEndOfInput() throws {
    let program = try RunningProgram(Program())
    program.send(Program.request(1, "shutdown") + #"{"jsonrpc":"2.0","method":"exit"}"# + "\n")
    #expect(program.nextLine() == #"{"jsonrpc":"2.0","id":1,"result":null}"#)
    #expect(program.end() == 0)
  }

  /// vscode-languageserver-node#726, rust-analyzer#1541: orphans. The watched process is one of
  /// ours.
  @Test func theClientsProcessIsWatchedOnceItWasSeen() throws {
    let client = Process()
    client.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    client.arguments = ["sleep", "60"]
    try Children.start(client)
    let program = try RunningProgram(Program())
    program.send(Program.request(1, "initialize", #"{"processId":\#(client.processIdentifier)}"#))
    #expect(program.nextLine() != nil)
    // Not SIGTERM: the test's own threads may block it, and the mask is inherited.
    kill(client.processIdentifier, SIGKILL)
    client.waitUntilExit()
    #expect(program.end() == 0)
  }

  /// vscode-languageserver-node#857: the client's process cannot be seen from a container.
  @Test func aProcessThatWasNeverSeenIsNotWatched() throws {
    let program = try RunningProgram(Program())
    program.send(Program.request(1, "initialize", #"{"processId":2147483646}"#))
    #expect(program.nextLine() != nil)
    program.send(Program.request(2, "location.current"))
    #expect(program.nextLine() != nil)
    program.closeInput()
    #expect(program.end() == 0)
  }
}
