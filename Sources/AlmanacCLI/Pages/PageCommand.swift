import AlmanacCore
import AlmanacProtocol
import AlmanacServer

/// A command that shows a page: its calls, and the layout of their results.
struct PageCommand {
  /// Asks every method that the page needs.
  let ask: (any MethodCaller) throws(MethodFailure) -> PageAnswer

  init(_ ask: @escaping (any MethodCaller) throws(MethodFailure) -> PageAnswer) {
    self.ask = ask
  }

  /// A page about the answer of one method.
  /// - Parameter params: of the place that the words name; nil is the current one.
  init<Method: LocalMethod & TailedContract>(
    _ method: Method.Type, _ arguments: Arguments,
    _ params: @escaping (Wire.PlaceReference?) -> Method.Params,
    _ write: @escaping (Method.Result, ResultView, inout Page) -> Void
  ) {
    self.init { caller throws(MethodFailure) in
      let result = try caller.result(of: method, params(try arguments.placeReference()))
      return PageAnswer([(Method.name, result)]) { wording, page in
        write(result, ResultView(result, wording), &page)
      }
    }
  }

  /// Nil for a command without a page.
  init?(_ command: CommandName, _ arguments: Arguments, columns: Int) {
    switch command {
    case .now: self = .now(arguments)
    case .today: self = .today(arguments)
    case .week: self = .week(arguments)
    case .sunset: self = .sunset(arguments)
    case .climate: self = .climate(arguments)
    case .alerts: self = .alerts(arguments)
    case .air: self = .air(arguments)
    case .sky: self = .sky(arguments)
    case .map: self = .map(arguments, columns: columns)
    case .skill: self = .skill(arguments)
    default: return nil
    }
  }
}

/// The answers behind one page.
struct PageAnswer {
  let results: [(method: MethodName, value: any WireWritable)]
  let write: (Wording, inout Page) -> Void

  init(
    _ results: [(method: MethodName, value: any WireWritable)],
    _ write: @escaping (Wording, inout Page) -> Void
  ) {
    self.results = results
    self.write = write
  }
}

extension Arguments {
  /// The place that the words name.
  func placeReference() throws(MethodFailure) -> Wire.PlaceReference? {
    guard let place else { return nil }
    do { return try Wire.PlaceReference(text: place) } catch { throw MethodFailure(error) }
  }
}
