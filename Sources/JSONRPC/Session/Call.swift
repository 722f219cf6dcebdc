import JSON

/// One accepted request that is not answered yet. A class, because it moves between tables.
final class Call: Sendable {
  let token: CallToken
  let id: RequestID
  let method: String
  let params: JSONValue?
  let execution: ExecutionClass
  let slot: Batch.Slot?
  /// JSON texts, nil without consent to progress.
  let workDoneToken: String?
  let partialResultToken: String?

  private static let tokenNames = JSONNames(["workDoneToken", "partialResultToken"])

  init(
    token: CallToken, id: RequestID, method: MethodNames.Entry, params: JSONValue?,
    slot: Batch.Slot?
  ) {
    self.token = token
    self.id = id
    self.method = method.name
    self.params = params
    self.slot = slot
    execution = method.execution
    guard let params else {
      workDoneToken = nil
      partialResultToken = nil
      return
    }
    let positions = params.positions(of: Self.tokenNames)
    workDoneToken = Self.progressToken(params, positions[0])
    partialResultToken = Self.progressToken(params, positions[1])
  }

  /// A string or an integer, as it stood. Anything else is the params' decoder to refuse.
  private static func progressToken(_ params: JSONValue, _ position: Int32) -> String? {
    guard let token = params.value(at: position),
      token.kind == .string || token.integer != nil
    else { return nil }
    return params.rawText(at: position)
  }

  var start: Session.CallStart {
    Session.CallStart(
      token: token, method: method, params: params,
      wantsPartialResults: partialResultToken != nil, wantsWorkDone: workDoneToken != nil)
  }
}

/// Who waits for whom. Counts what is unfinished by class; calls that must wait stand in line in
/// the order of their arrival.
struct CallOrder: Sendable {
  /// Started, with its work not yet ended.
  private var running = Counts()
  private var waitingCounts = Counts()
  private(set) var waiting: [(token: CallToken, execution: ExecutionClass)] = []
  /// Set when something ended, until a look along the line released nothing.
  private var mayRelease = false

  private struct Counts: Sendable {
    var computed = 0
    var stateful = 0
    var concurrent = 0

    subscript(execution: ExecutionClass) -> Int {
      get {
        switch execution {
        case .computed: computed
        case .stateful: stateful
        case .concurrent: concurrent
        }
      }
      set {
        switch execution {
        case .computed: computed = newValue
        case .stateful: stateful = newValue
        case .concurrent: concurrent = newValue
        }
      }
    }

    /// Whether a call must wait for any of those counted.
    func block(_ execution: ExecutionClass) -> Bool {
      (computed > 0 && execution.mustWait(forUnfinished: .computed))
        || (stateful > 0 && execution.mustWait(forUnfinished: .stateful))
        || (concurrent > 0 && execution.mustWait(forUnfinished: .concurrent))
    }
  }

  func mustWait(_ execution: ExecutionClass) -> Bool {
    running.block(execution) || waitingCounts.block(execution)
  }

  mutating func enqueue(_ token: CallToken, _ execution: ExecutionClass) {
    waiting.append((token, execution))
    waitingCounts[execution] += 1
  }

  mutating func start(_ execution: ExecutionClass) { running[execution] += 1 }

  mutating func finish(_ execution: ExecutionClass) {
    running[execution] -= 1
    assert(running[execution] >= 0)
    mayRelease = true
  }

  /// Takes a call out of the line that will never run.
  /// - Returns: whether it stood there.
  mutating func withdraw(_ token: CallToken) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.token == token }) else { return false }
    waitingCounts[waiting[index].execution] -= 1
    waiting.remove(at: index)
    mayRelease = true
    return true
  }

  /// The first in line that waits for nobody any more.
  mutating func release() -> CallToken? {
    guard mayRelease else { return nil }
    var earlier = running
    for (index, entry) in waiting.enumerated() {
      if !earlier.block(entry.execution) {
        waiting.remove(at: index)
        waitingCounts[entry.execution] -= 1
        return entry.token
      }
      earlier[entry.execution] += 1
    }
    mayRelease = false
    return nil
  }
}
