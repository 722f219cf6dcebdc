import AlmanacProtocol

/// What a page's command asks, and how the answers are laid out.
struct PageCommand {
  let calls: [(method: MethodName, params: [UInt8])]
  /// Gets one reading a call, in the order of the calls.
  let write: ([ResultView], inout Page) -> Void

  init(
    _ method: MethodName, _ params: ParamsBuilder,
    _ write: @escaping (ResultView, inout Page) -> Void
  ) {
    calls = [(method, params.bytes)]
    self.write = { readings, page in readings.first.map { write($0, &page) } }
  }

  init(
    calls: [(method: MethodName, params: [UInt8])],
    _ write: @escaping ([ResultView], inout Page) -> Void
  ) {
    self.calls = calls
    self.write = write
  }

  /// - Returns: nil for a command without a page.
  static func of(
    _ command: CommandName, _ arguments: Arguments
  ) throws(UsageError) -> PageCommand? {
    switch command {
    case .now: try now(place(arguments))
    case .today: try today(place(arguments))
    case .week: try week(arguments)
    case .sunset: try sunset(arguments)
    case .climate: try climate(arguments)
    case .alerts: try alerts(place(arguments))
    case .air: try air(place(arguments))
    case .sky: try sky(place(arguments))
    default: nil
    }
  }

  /// Params with the place that the words name.
  static func place(_ arguments: Arguments) throws(UsageError) -> ParamsBuilder {
    var params = try ParamsBuilder()
    params.set("place", arguments.place)
    return params
  }
}
