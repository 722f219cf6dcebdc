import AlmanacProtocol
import AlmanacServer
import Basics
import EventLoop
import JSON
import Units
import Words
import Vocabulary
import Telling

extension CommandLineTool {
  /// `now`, `today`, `week`, `sunset`, `climate`, `alerts`, `air`, `sky`: a page for a person.
  func page(_ command: PageCommand, _ arguments: Arguments) -> ExitStatus {
    // JSON is for programs, and metric unless they ask.
    let overrides =
      arguments.has(.json)
      ? Overrides(units: arguments.value(of: .units)) : Overrides.reader(arguments)
    let server = makeServer(makeLoop(), overrides)
    let caller = LocalCaller(server)
    let settings = caller.settings
    let wording = settings.wording()
    return reported(in: wording.language) { () throws(Failure) in
      let answer = try self.answer(command, caller)
      let format = ResultFormat(units: settings.units(nil), wording: wording)
      guard !arguments.has(.json) else { return printJSON(answer, format) }
      guard arguments.has(.speak) else { return printPage(answer.document(wording)) }
      let aloud = wording.aloud
      let lines = Reading.lines(of: answer.document(aloud), aloud)
      terminal.write(lines.map { TerminalText($0) + "\n" }.joined())
    }
  }

  /// Runs a command; failures are reported on standard error.
  func reported(
    in language: SpokenLanguage, _ work: () throws(Failure) -> Void
  ) -> ExitStatus {
    do throws(Failure) { try work() } catch { return report(error, in: language) }
    return .ok
  }

  func report(_ failure: Failure, in language: SpokenLanguage) -> ExitStatus {
    StandardError.print(ErrorText.of(failure, in: language))
    return ExitStatus(failure)
  }

  private func answer(
    _ command: PageCommand, _ caller: LocalCaller
  ) throws(Failure) -> PageAnswer {
    let progress = ProgressLine(isShown: terminal.isTerminal, loop: caller.loop)
    defer { progress.end() }
    return try command.ask(caller.reporting(to: progress.say).withOneDeadline)
  }

  private func printPage(_ document: Document) {
    let terminal = terminal
    var page = Page(width: terminal.columns, ink: terminal.ink)
    page.write(document)
    terminal.write(page.text)
  }

  /// A single result unchanged; several keyed by method name.
  private func printJSON(_ answer: PageAnswer, _ format: ResultFormat) {
    guard answer.results.count > 1 else {
      return terminal.write(document: ResultWriter.bytes(of: answer.results[0].value, format))
    }
    terminal.write(
      document: JSONWriter.object { writer in
        for (method, value) in answer.results {
          writer.key(text: method.rawValue)
          writer.value(value, format)
        }
      })
  }
}
