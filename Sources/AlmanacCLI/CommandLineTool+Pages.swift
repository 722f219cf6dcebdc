import AlmanacCore
import AlmanacProtocol
import AlmanacServer
import EventLoop
import JSON
import JSONRPC

extension CommandLineTool {
  /// `now`, `today`, `week`, `sunset`, `climate`, `alerts`, `air`, `sky`: a page for a person.
  func page(
    _ command: CommandName, _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus? {
    let overrides = Overrides(units: arguments.value(of: .units))
    let wantsJSON = arguments.has(.json)
    let seen = arguments.integer(of: .log)
    guard let question = try PageCommand.of(command, arguments) else { return nil }
    let loop = makeLoop()
    let server = makeServer(loop, overrides)
    let caller = LocalCaller(loop: loop, table: server)
    switch answers(question, caller) {
    case .failure(let error):
      StandardError.print(ErrorText.of(error))
      return ExitStatus(error)
    case .success(let results) where wantsJSON:
      printJSON(question, results)
    case .success(let results):
      let wording = server.settings(of: caller.client.id).wording()
      printPage(question, results, wording)
      if let seen { return log(seen, results[0], wording, server, caller) }
    }
    return .ok
  }

  /// `--log N`: how the sunset was for somebody who saw it.
  private func log(
    _ seen: Int, _ result: [UInt8], _ wording: Wording, _ server: Server,
    _ caller: LocalCaller
  ) -> ExitStatus {
    guard let root = try? JSONDocument(parsing: result).root,
      let day = root["days"]?.element(at: 0), let date = day["date"]?.string,
      let place = root["place"]?["id"]?.string
    else { return .failed }
    let predicted = day["score"]?.double
    let outcome = caller.run {
      await server.logSunset(
        date: date, place: place, predicted: predicted, observed: Double(seen))
    }
    switch outcome {
    case .failure(let error):
      StandardError.print(ErrorText.of(error))
      return ExitStatus(error)
    case .success(let entries):
      guard let log = try? JSONDocument(parsing: entries).root else { return .failed }
      var page = Page(width: terminal.columns, ink: Ink(terminal))
      SunsetLog.write(ResultView(root: log, wording: wording), to: &page)
      terminal.write(page.text)
      return .ok
    }
  }

  private func answers(
    _ question: PageCommand, _ caller: LocalCaller
  ) -> Result<[[UInt8]], RPCError> {
    let progress = ProgressLine(isShown: terminal.isTerminal, loop: caller.loop)
    defer { progress.end() }
    var results: [[UInt8]] = []
    for call in question.calls {
      switch caller.call(call.method.rawValue, call.params, onProgress: progress.say) {
      case .success(let result): results.append(result)
      case .failure(let error): return .failure(error)
      }
    }
    return .success(results)
  }

  private func printPage(_ question: PageCommand, _ results: [[UInt8]], _ wording: Wording) {
    let terminal = terminal
    var page = Page(width: terminal.columns, ink: Ink(terminal))
    let readings = results.compactMap { bytes in
      (try? JSONDocument(parsing: bytes)).map { ResultView(root: $0.root, wording: wording) }
    }
    question.write(readings, &page)
    terminal.write(page.text)
  }

  /// One result as it is; several by the names of their methods.
  private func printJSON(_ question: PageCommand, _ results: [[UInt8]]) {
    var bytes = results[0]
    if results.count > 1 {
      var writer = JSONWriter()
      writer.beginObject()
      for (call, result) in zip(question.calls, results) {
        writer.key(text: call.method.rawValue)
        writer.raw(result)
      }
      writer.endObject()
      bytes = writer.bytes
    }
    terminal.write(document: bytes)
  }
}
