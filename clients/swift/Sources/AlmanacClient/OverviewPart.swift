/// What every part of an overview has, whatever its state.
extension OverviewPart {
  /// The method whose answer it is; empty for a part of a later server.
  public var method: String {
    switch self {
    case .loadingPart(let part): part.method
    case .finishedPart(let part): part.method
    case .failedPart(let part): part.method
    case .other(let part): part["method"]?.string ?? ""
    }
  }

  public var state: TaskState {
    switch self {
    case .loadingPart: .loading
    case .finishedPart: .success
    case .failedPart: .failure
    case .other(let part): TaskState(rawValue: part["state"]?.string ?? "")
    }
  }

  /// Parts done of all, while they arrive.
  public var progress: Double? {
    switch self {
    case .loadingPart(let part): part.progress
    case .finishedPart(let part): part.progress
    case .failedPart(let part): part.progress
    case .other: nil
    }
  }

  /// The answer, or the stored one while it is fetched.
  public var value: ReadingAnswer? {
    switch self {
    case .loadingPart(let part): part.value
    case .finishedPart(let part): part.value
    case .failedPart, .other: nil
    }
  }

  public var error: ErrorObject? {
    if case .failedPart(let part) = self { part.error } else { nil }
  }
}

extension Sequence<OverviewPart> {
  /// The answer of a call among the parts of an overview; nil if it was not asked for or failed.
  public func answer<Call: ServerCall>(of call: Call.Type) -> Call.Answer? {
    lazy.compactMap { $0.value?.answer(of: call) }.first
  }
}

extension MethodCall {
  /// A call without params; nil if there is no such method, or if it needs some.
  public init?(method: String) {
    guard let call = try? reread(["method": method], as: Self.self) else { return nil }
    self = call
  }
}

extension LoadingState {
  /// The state of a part of an overview; `idle` if it was not asked for.
  public init<Call: ServerCall>(
    part: OverviewPart?, of call: Call.Type, progress: Double? = nil
  ) where Call.Answer == Value {
    guard let part else {
      self = .idle
      return
    }
    self.init(
      state: part.state, value: part.value?.answer(of: call), error: part.error,
      progress: progress)
  }
}
