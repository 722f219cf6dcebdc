/// What a view shows of a value: nothing yet, its loading, the value, or why there is none.
public enum LoadingState<Value: Sendable>: Sendable {
  case idle
  /// - Parameters:
  ///   - progress: 0…1, if known.
  ///   - stored: the value to show meanwhile.
  case loading(progress: Double? = nil, stored: Value? = nil)
  /// - Parameter source: where the data come from, if the value says so.
  case success(Value, source: Source? = nil)
  /// - Parameter stored: the last value there was.
  case failure(AlmanacError, stored: Value? = nil)

  /// The value to show, old or new.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loading(_, let stored), .failure(_, let stored): stored
    case .success(let value, _): value
    }
  }

  public var isLoading: Bool { if case .loading = self { true } else { false } }

  public var error: AlmanacError? { if case .failure(let error, _) = self { error } else { nil } }

  /// What the user can do about a failure.
  public var hint: String? { error?.hint }

  /// Where the data come from.
  public var source: Source? { if case .success(_, let source) = self { source } else { nil } }

  /// How old the data were when they were sent; nil if they were computed or never fetched.
  public var age: Duration? { source?.ageSeconds.map { .seconds($0) } }
}

extension LoadingState: Equatable where Value: Equatable {}

extension LoadingState {
  /// Success, with the source that the value names.
  public init(_ value: Value) { self = .success(value, source: (value as? any Sourced)?.source) }

  /// The state of a part; `idle` if the part was not asked for.
  ///
  /// - Parameters:
  ///   - part: as it arrived last.
  ///   - progress: of the whole answer, 0…1.
  public init<Part: AnswerPart>(part: Part?, progress: Double? = nil)
  where Part.Value == Value {
    guard let part else {
      self = .idle
      return
    }
    self.init(state: part.state, value: part.value, error: part.error, progress: progress)
  }

  init(state: TaskState, value: Value?, error: ErrorObject?, progress: Double?) {
    switch (state, value) {
    case (.success, let value?): self.init(value)
    case (.loading, let value): self = .loading(progress: progress, stored: value)
    default: self = .failure(.server(ServerError(error ?? .blank)), stored: value)
    }
  }
}
