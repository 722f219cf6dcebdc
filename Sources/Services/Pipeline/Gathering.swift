import HTTP
import Providers
import Basics
import Vocabulary

/// Requests to an endpoint with a pace: those that wait for the same call share it.
final class Gathering: Sendable {
  /// How long the first one waits for others. Those of a list of favorites begin together, but a
  /// client may write one request for each: who comes too late has no answer until the pace allows
  /// the next call, so the one who comes first waits, even alone. That is once in the pace's
  /// interval: until its end the others are answered from the store or refused from memory.
  static let milliseconds = 20

  /// What became of the shared call.
  enum Landing: Sendable {
    case answered(Result<HTTPResponse, HTTPFailure>)
    case refused(UpstreamFailure)
    /// The first member does without it.
    case dissolved
  }

  /// Requests that one call answers.
  final class Group: Sendable {
    private struct State {
      var landing: Landing?
      var waiting: [CheckedContinuation<Landing, Never>] = []
    }

    private let state = Mutex(State())

    /// What became of the call, when it is known.
    func landing() async -> Landing {
      await withCheckedContinuation { continuation in
        let landing = state.withLock { state in
          if state.landing == nil { state.waiting.append(continuation) }
          return state.landing
        }
        if let landing { continuation.resume(returning: landing) }
      }
    }

    func land(_ landing: Landing) {
      let waiting = state.withLock { state in
        state.landing = landing
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in waiting { continuation.resume(returning: landing) }
    }
  }

  /// A group that still takes requests.
  private struct Open {
    let group: Group
    let provider: ProviderID
    var requests: [Request]
    var merged: Request
  }

  private let open = Mutex<[Open]>([])

  /// The group that answers a request, and whether this is its first member, who sends it.
  func join(_ request: Request, _ pace: Pace) -> (group: Group, isFirst: Bool) {
    open.withLock { open in
      for index in open.indices where open[index].provider == request.provider {
        guard let merged = pace.merging(open[index].requests + [request]) else { continue }
        open[index].requests.append(request)
        open[index].merged = merged
        return (open[index].group, false)
      }
      let group = Group()
      open.append(
        Open(group: group, provider: request.provider, requests: [request], merged: request))
      return (group, true)
    }
  }

  /// Nobody joins any more.
  /// - Returns: the request for all members; nil for one, or if it was closed before.
  func close(_ group: Group) -> Request? {
    open.withLock { open in
      guard let index = open.firstIndex(where: { $0.group === group }) else { return nil }
      let closed = open.remove(at: index)
      return closed.requests.count > 1 ? closed.merged : nil
    }
  }
}
