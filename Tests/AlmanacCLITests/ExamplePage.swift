import AlmanacProtocol
import TestSupport
import Testing
import Time
import Words

@testable import AlmanacCLI
@testable import AlmanacServer
import Vocabulary
import Telling

/// The page of a command over the examples of the spec: it answers every method with the method's
/// example.
struct ExamplePage: MethodCaller {
  /// What becomes of an example, as Foundation's JSON.
  var change: (Any) -> Any = { $0 }
  /// What becomes of each number of an example, where there is no other change.
  var number: ((String) -> String)?
  /// By method: members in place of the example's, as JSON.
  var members: [MethodName: String] = [:]
  var clock = ClockLabels.Style.twelveHour
  var ink = Ink(depth: .none)
  var locale = "en"
  var occasion = Occasion.unasked(Instant(unixSeconds: 0), nil)

  func result<Method: LocalMethod>(
    of method: Method.Type, _ params: Method.Params
  ) throws(Failure) -> Method.Result {
    do {
      if let number { return try SpecExample.result(of: method, numbers: number) }
      if let members = members[Method.name] {
        return try SpecExample.result(of: method, with: members)
      }
      return try SpecExample.result(of: method, change)
    } catch {
      Issue.record("the example of \(Method.name.rawValue) is no \(Method.Result.self): \(error)")
      throw Failure(.internalError)
    }
  }

  var now: Instant { occasion.now }

  func occasion(at place: Wire.PlaceReference?) -> Occasion { occasion }

  func lines(_ words: [String], width: Int) throws -> [String] {
    let arguments = try Arguments(words)
    let name = try #require(arguments.command)
    let command = try #require(PageCommand(name, arguments, columns: 80))
    let answer = try command.ask(self)
    var page = Page(width: width, ink: ink)
    page.write(answer.document(Wording(locale: locale, clock: clock)))
    return page.lines
  }
}
