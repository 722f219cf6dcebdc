import Observation

/// The places that match what the user types: the last text wins, and only a pause in typing is
/// asked about.
@MainActor @Observable
public final class SearchModel {
  public private(set) var state = LoadingState<[FoundPlace]>.idle
  /// What to search for; setting it searches.
  public var text = "" { didSet { if text != oldValue { search() } } }

  @ObservationIgnored public let almanac: Almanac
  @ObservationIgnored private let pause: Duration
  @ObservationIgnored private var task: Task<Void, Never>?

  public init(_ almanac: Almanac, pause: Duration = .milliseconds(250)) {
    self.almanac = almanac
    self.pause = pause
  }

  deinit { task?.cancel() }

  /// Waits until nothing is under way.
  public func settled() async { await task?.value }

  private func search() {
    task?.cancel()
    guard text.contains(where: { !$0.isWhitespace }) else {
      state = .idle
      return
    }
    state = .loading(stored: state.value)
    task = Task { [weak self, almanac, text, pause] in
      guard (try? await Task.sleep(for: pause)) != nil else { return }
      do throws(AlmanacError) {
        let found = try await almanac.call(LocationSearchParams(query: text))
        guard !Task.isCancelled else { return }
        self?.state = .success(found.places)
      } catch {
        guard !Task.isCancelled else { return }
        self?.state = .failure(error, stored: self?.state.value)
      }
    }
  }
}
