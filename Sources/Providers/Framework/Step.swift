/// The next step of a plan. Plans are values; the caller does the fetching.
package enum Step<Output: Sendable>: Sendable {
  /// Fetch this, then continue with the answer.
  case fetch(Request, then: @Sendable (Response) throws(ProviderError) -> Step<Output>)
  case done(Output)

  /// A plan of one request whose answer is the output.
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
    flatMap { .done(transform($0)) }
  }

  /// The same plan, followed by another one that its output decides.
  func flatMap<Other: Sendable>(
    _ next: @escaping @Sendable (Output) -> Step<Other>
  ) -> Step<Other> {
    switch self {
    case .done(let output): next(output)
    case .fetch(let request, let then):
      .fetch(request) { (response) throws(ProviderError) in
        try then(response).flatMap(next)
      }
    }
  }

  /// Runs the whole plan on available answers.
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
