import Foundation
import JSON
import Providers
import Testing
import Vocabulary

/// A product of a provider under one of its faults.
struct FaultCell: Sendable, CustomTestStringConvertible {
  let question: FaultQuestion
  let fault: ProviderFault

  var error: ToldError { ToldError(of: fault, to: question) }
  var testDescription: String { "\(question.testDescription): \(fault.testDescription)" }

  static let all = FaultQuestion.all.flatMap { question in
    question.faults.map { FaultCell(question: question, fault: $0) }
  }
}

/// Every product of every provider, under every fault, with nothing, something fresh, something
/// stale and something too old in the cache. What is expected is one rule, §11.3 of the
/// specification: live, then fresh, then stale, then an estimate, then the error (`ToldError`).
@Suite(
  "Every product under every fault", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct FaultMatrixTests {
  private func ask(_ program: Program, _ questions: [String], _ method: String) throws
    -> [JSONValue]
  {
    let outcome = try program.serve(
      questions.enumerated().map { Program.request($0, method, $1) }.joined())
    #expect(
      !outcome.output.contains(ProviderBench.secret)
        && !outcome.errors.contains(ProviderBench.secret))
    let answers = try outcome.answers()
    return try questions.indices.map { try #require(answers["\($0)"]) }
  }

  private func program(_ cell: FaultCell, _ room: UpstreamRoom) throws -> Program {
    try Program(now: UpstreamRoom.now, upstream: room.base, key: key(cell))
  }

  private func key(_ cell: FaultCell) -> String? {
    var kind = cell.question.key
    if case .key(let other) = cell.fault.kind { kind = other }
    return kind.map { "\($0)-\(ProviderBench.secret)" }
  }

  private func firstSource(of answer: JSONValue) -> JSONValue? {
    answer["result"]?["sources"]?.element(at: 0) ?? answer["result"]?["source"]
  }

  // MARK: Marks and errors

  /// What stands in says that it does, and why; else there is the error.
  private func expectStandIn(_ answer: JSONValue, _ cell: FaultCell) {
    let isTold = answer["result"]?.warningCodes.contains("estimateUsed")
    switch cell.question.standIn {
    case .gazetteer where cell.error.kind != ErrorKind.unauthorized.rawValue:
      #expect(firstSource(of: answer)?["kind"]?.string == "computed", "\(cell): \(answer)")
    case .nothing, .gazetteer:
      #expect(ToldError(answer["error"]) == cell.error, "\(cell)")
    case .climate:
      #expect(firstSource(of: answer)?["kind"]?.string == "estimate", "\(cell): \(answer)")
      #expect(isTold == true, "\(cell)")
    case .tables:
      #expect(answer["result"]?["source"]?["kind"]?.string != "live", "\(cell): \(answer)")
      #expect(isTold == true, "\(cell)")
    }
  }

  /// What is stored, with its age, and the mark of what is stale.
  private func expectStored(
    _ answer: JSONValue, _ cell: FaultCell, isStale: Bool, ageSeconds: Int
  ) {
    let source = firstSource(of: answer)
    #expect(source?["kind"]?.string == "cache", "\(cell): \(answer)")
    #expect(source?["provider"]?.string == cell.question.provider.rawValue, "\(cell)")
    #expect(source?["stale"]?.bool == isStale, "\(cell)")
    #expect(source?["ageSeconds"]?.integer == ageSeconds, "\(cell)")
    #expect(answer["result"]?.warningCodes.contains("staleUsed") == isStale, "\(cell)")
  }

  // MARK: Nothing in the cache

  @Test(arguments: FaultCell.all)
  func nothingIsStored(_ cell: FaultCell) throws {
    guard cell.fault.isPossible else { return }
    let (room, question) = (try UpstreamRoom(), cell.question)
    try cell.fault.strike(room, at: question.path)
    let program = try program(cell, room)
    let isApart = question.asksForStandIn || question.standIn == .nothing
    var answers = try ask(
      program, isApart ? [question.named("none")] : question.strictAndNot, question.method)
    #expect(ToldError(answers[0]["error"]) == cell.error, "\(answers[0])")
    let requests = try room.asked(question.path).count
    #expect(requests > 0)
    if question.isOneRequest { #expect(requests == (cell.fault.isRetried ? 2 : 1)) }
    if question.asksForStandIn {
      answers += try ask(program, [question.named("estimate")], question.method)
    }
    if let lenient = answers.dropFirst().first { expectStandIn(lenient, cell) }
    // Everybody waits, other processes too: nobody is asked, however often it is tried.
    guard cell.error.code == ErrorEntry.rateLimited.code, question.isOneRequest else { return }
    let again = try ask(program, [question.named("none")], question.method)
    #expect(ToldError(again[0]["error"]) == cell.error)
    #expect(try room.asked(question.path).count == requests)
  }

  // MARK: Something in the cache

  private struct Stored {
    var program: Program
    let fetchedAt: Double
    let expiresAt: Double

    mutating func move(to seconds: Double) {
      program.environment["ALMANAC_NOW"] = Date(timeIntervalSince1970: seconds).ISO8601Format()
    }
  }

  /// A program whose cache has the healthy answer.
  private func stored(_ question: FaultQuestion, _ room: UpstreamRoom) throws -> Stored {
    let program = try program(FaultCell(question: question, fault: .status(500)), room)
    let answer = try ask(program, [question.named("none")], question.method)[0]
    let source = try #require(firstSource(of: answer), "\(answer)")
    #expect(source["kind"]?.string == "live")
    return Stored(
      program: program, fetchedAt: try #require(unixSeconds(source["fetchedAt"]?.string)),
      expiresAt: try #require(unixSeconds(source["expiresAt"]?.string)))
  }

  /// The stale answer stands in with its age, unless the caller excludes it, fault after fault, and
  /// is not lost.
  @Test(arguments: FaultQuestion.all.filter { !$0.isStep })
  func somethingStaleIsStored(_ question: FaultQuestion) throws {
    let healthy = try UpstreamRoom()
    var stored = try stored(question, healthy)
    let cells = question.faults.filter {
      $0.isPossible && !($0.isOfBody && question.provider == .metNorway)
    }.map { FaultCell(question: question, fault: $0) }
    var now = stored.expiresAt + 60
    for cell in cells where cell.fault.status != 304 {
      let room = try UpstreamRoom()
      try cell.fault.strike(room, at: question.path)
      try stored.program.configure(upstream: room.base, key: key(cell))
      stored.move(to: now)
      let answers = try ask(stored.program, question.strictAndNot, question.method)
      #expect(ToldError(answers[0]["error"]) == cell.error, "\(cell): \(answers[0])")
      expectStored(answers[1], cell, isStale: true, ageSeconds: Int(now - stored.fetchedAt))
      // Longer than any pause; where age has no limit, longer than a budget is counted.
      now += question.product.maximumStaleSeconds.isFinite ? 100 : 4_000
    }
    try stored.program.configure(upstream: healthy.base, key: key(cells[0]))
    stored.move(to: now)
    let later = try ask(stored.program, [question.named("none")], question.method)[0]
    #expect(firstSource(of: later)?["kind"]?.string == "live", "\(later)")
  }

  /// A 304 says that what is stored holds.
  @Test(arguments: FaultQuestion.all.filter { !$0.isStep && $0.provider != .openWeatherMap })
  func whatIsStoredIsConfirmed(_ question: FaultQuestion) throws {
    let room = try UpstreamRoom()
    var stored = try stored(question, room)
    try room.fault("status", at: question.path, ["code": "304"])
    stored.move(to: stored.expiresAt + 60)
    let answer = try ask(stored.program, [question.named("none")], question.method)[0]
    #expect(firstSource(of: answer)?["kind"]?.string == "live", "\(answer)")
    #expect(firstSource(of: answer)?["ageSeconds"]?.integer == 0)
  }

  /// Nobody is asked, so the fault does not matter.
  @Test(arguments: FaultQuestion.all)
  func somethingFreshIsStored(_ question: FaultQuestion) throws {
    let (room, cell) = (try UpstreamRoom(), FaultCell(question: question, fault: .status(500)))
    var stored = try stored(question, room)
    try cell.fault.strike(room, at: "/")
    let requests = try room.asked().count
    stored.move(to: stored.fetchedAt + 30)
    for answer in try ask(stored.program, question.strictAndNot, question.method) {
      expectStored(answer, cell, isStale: false, ageSeconds: 30)
    }
    #expect(try room.asked().count == requests)
  }

  /// Past the age that `products.json` sets, or while there is none at any age.
  @Test(arguments: FaultQuestion.all.filter { !$0.isStep })
  func somethingTooOldIsStored(_ question: FaultQuestion) throws {
    let (room, cell) = (try UpstreamRoom(), FaultCell(question: question, fault: .status(500)))
    var stored = try stored(question, room)
    try cell.fault.strike(room, at: question.path)
    let most = question.product.maximumStaleSeconds
    let age = most.isFinite ? most + 1 : 2 * (stored.expiresAt - stored.fetchedAt)
    stored.move(to: stored.fetchedAt + age)
    let answer = try ask(stored.program, [question.named("estimate")], question.method)[0]
    if most.isFinite {
      expectStandIn(answer, cell)
    } else {
      expectStored(answer, cell, isStale: true, ageSeconds: Int(age))
    }
  }

  // MARK: Others

  /// Where the first of the chain fails the next answers, unless nobody can be reached.
  @Test(arguments: FaultCell.all.filter { $0.question.next != nil })
  func theNextOneAnswers(_ cell: FaultCell) throws {
    guard cell.fault.isPossible, let next = cell.question.next else { return }
    let room = try UpstreamRoom()
    try cell.fault.strike(room, at: cell.question.path)
    let answer = try ask(
      program(cell, room), [cell.question.unnamed], cell.question.method)[0]
    guard !cell.fault.stopsFailover else {
      #expect(ToldError(answer["error"]) == cell.error, "\(answer)")
      let other = FaultQuestion.all.first {
        $0.provider == next && $0.product == cell.question.product
      }
      #expect(try room.asked(#require(other).path).isEmpty)
      return
    }
    #expect(firstSource(of: answer)?["provider"]?.string == next.rawValue, "\(answer)")
    #expect(firstSource(of: answer)?["kind"]?.string == "live")
  }

  /// A stream that breaks off comes with status 200; once more usually helps.
  @Test(arguments: FaultQuestion.all.filter(\.isOneRequest), ["broken-tail", "truncate"])
  func aBrokenStreamIsAskedForOnceMore(_ question: FaultQuestion, _ name: String) throws {
    let (room, cell) = (try UpstreamRoom(), FaultCell(question: question, fault: .wire(name)))
    guard question.notices(cell.fault) else { return }
    try room.fault(name, at: question.path, times: 1)
    let answer = try ask(program(cell, room), [question.named("none")], question.method)[0]
    #expect(firstSource(of: answer)?["kind"]?.string == "live", "\(answer)")
    #expect(try room.asked(question.path).count == 2)
  }

  /// Every offer of every provider is a question, but for those that a method does without
  /// (`FaultPartTests`), and a second server of the same radar.
  @Test func everyOfferIsAsked() {
    let asked = Set(FaultQuestion.all.map { [$0.provider.rawValue, $0.product.rawValue] })
    let offered = Provider.all.flatMap { provider in
      provider.offers.map { [provider.id.rawValue, $0.id.rawValue] }
    }
    #expect(Set(offered).subtracting(asked) == Set(FaultPart.offers))
  }

  // MARK: Libcurl

  /// The same over sockets, files and libcurl.
  @Test(.pipe, arguments: ProviderFault.wires + ProviderFault.large)
  func onTheWire(_ fault: ProviderFault) throws {
    let (room, question) = (try UpstreamRoom(), try #require(FaultQuestion.all.first))
    let cell = FaultCell(question: question, fault: fault)
    try fault.strike(room, at: question.path)
    let answer = try ask(program(cell, room), [question.named("none")], question.method)[0]
    #expect(ToldError(answer["error"]) == cell.error, "\(answer)")
  }
}
