/// What a plan wants next. Plans are values: whoever runs them does the fetching.
package enum Step<Output: Sendable>: Sendable {
  /// Fetch this, then go on with the answer.
  case fetch(Request, then: @Sendable (Response) throws(ProviderError) -> Step<Output>)
  case done(Output)

  /// One request whose answer is the output.
  static func one(
    _ request: Request,
    _ mapper: @escaping @Sendable (Response) throws(ProviderError) -> Output
  ) -> Step<Output> {
    .fetch(request) { (response) throws(ProviderError) in .done(try mapper(response)) }
  }

  /// The same plan with another output.
  package func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Output) -> Other
  ) -> Step<Other> {
    switch self {
    case .done(let output): .done(transform(output))
    case .fetch(let request, let then):
      .fetch(request) { (response) throws(ProviderError) in
        try then(response).map(transform)
      }
    }
  }

  /// Runs the plan to its end with answers that are at hand.
  package func run(
    _ answer: (Request) throws(ProviderError) -> Response
  ) throws(ProviderError) -> Output {
    var step = self
    while true {
      switch step {
      case .done(let output): return output
      case .fetch(let request, let then): step = try then(try answer(request))
      }
    }
  }
}
