#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An Almanac server and the conversation with it.
///
/// The server is started with the first call, or by `start()`, and started again when it ends by
/// itself; subscriptions go on then. The actor serializes starts and ends; answers do not pass
/// through it. End it with `close()`.
public actor Almanac {
  /// The version of the protocol that this client speaks; a server with the same major version is
  /// accepted.
  public static let protocolVersion = "1.0"

  public struct Options: Sendable {
    /// Program and arguments; the program of the environment variable ALMANAC, or `almanac` on the
    /// PATH, if nil.
    public var command: [String]?
    /// Variables of the server, added to those of this process.
    public var environment: [String: String] = [:]
    /// Name and version of this program, for the server's log.
    public var clientInfo = ClientInfo(name: "AlmanacClient", version: "0.1.0")
    /// Settings for this connection.
    public var configuration = InitialConfiguration()
    /// Asked when the server wants to know where the device is.
    public var location: LocationProvider?
    public var restart = RestartPolicy()
    /// What the server writes to its standard error, and lines that are no messages.
    public var log: @Sendable (String) -> Void = { _ in }

    public init() {}
  }

  /// How the server is; `failed` and `closed` are final.
  public enum State: Equatable, Sendable { case stopped, starting, ready, waiting, failed, closed }

  public nonisolated let options: Options
  public private(set) var state = State.stopped
  /// The server's answer to the handshake.
  public private(set) var server: InitializeResult?

  private var session: Session?
  private var failure: AlmanacError?
  private var supervisor: Task<Void, Never>?
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var watches: [Int: Watch] = [:]
  private var nextWatch = 0
  private nonisolated let stateChanges = Broadcast<State>()
  private nonisolated let noticeStream = Broadcast<Notice>()

  public init(_ options: Options = Options()) { self.options = options }

  /// Starts the server and shakes hands; says at once what is wrong with it.
  public func start() async throws(AlmanacError) { _ = try await ready().get() }

  /// Every state from now on, beginning with the current one.
  public func states() -> AsyncStream<State> { stateChanges.stream(beginningWith: state) }

  /// What the server tells without being asked, from now on.
  public nonisolated var notices: AsyncStream<Notice> { noticeStream.stream() }

  /// How many calls wait for an answer.
  var pendingCount: Int { session?.pendingCount ?? 0 }

  /// Of the server that runs now.
  var serverProcessID: Int32? { session?.processID }

  /// Ends the server: politely first, firmly after two seconds. Calls under way fail.
  public func close() async {
    guard state != .closed else { return }
    become(.closed, evenIfFailed: true)
    for watch in watches.values { watch.finish(nil) }
    watches = [:]
    supervisor?.cancel()
    await session?.close(politely: true)
    await supervisor?.value
    noticeStream.finish()
    stateChanges.finish()
  }

  // MARK: The server

  /// The session, once the server is ready.
  func ready() async -> Result<Session, AlmanacError> {
    if supervisor == nil, state == .stopped {
      become(.starting)
      supervisor = Task { await self.supervise() }
    }
    while true {
      if state == .closed { return .failure(.closed) }
      if state == .failed { return .failure(failure ?? .closed) }
      if state == .ready, let session, session.isAlive { return .success(session) }
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  private func become(_ new: State, evenIfFailed: Bool = false) {
    guard state != .closed, state != new, state != .failed || evenIfFailed else { return }
    state = new
    stateChanges.send(new)
    for waiter in waiters { waiter.resume() }
    waiters = []
  }

  private func supervise() async {
    var restart = RestartState(options.restart)
    let clock = ContinuousClock()
    let origin = clock.now
    while state != .closed {
      do throws(AlmanacError) {
        try await liveOnce()
      } catch {
        return fail(error)
      }
      guard state != .closed else { return }
      guard let delay = restart.ended(at: origin.duration(to: clock.now)) else {
        return fail(.serverKeepsEnding("the server ends again and again"))
      }
      become(.waiting)
      try? await Task.sleep(for: delay)
      become(.starting)
    }
  }

  private func fail(_ error: AlmanacError) {
    failure = error
    for watch in watches.values { watch.finish(error) }
    watches = [:]
    become(.failed)
  }

  /// From start to end; throws what another start would not mend.
  private func liveOnce() async throws(AlmanacError) {
    let session = try Session.start(
      options.command ?? Self.defaultCommand,
      environment: ProcessInfo.processInfo.environment.merging(options.environment) { $1 },
      handlers: .init(
        notice: { [noticeStream] in noticeStream.send($0) }, log: options.log,
        location: options.location))
    self.session = session
    do throws(AlmanacError) {
      server = try await greet(session)
    } catch {
      await session.close(politely: false)
      switch error {
      case .protocolMismatch, .unreadable: throw error
      default: return
      }
    }
    guard state != .closed else { return }
    become(.ready)
    for key in watches.keys.sorted() { await subscribe(key, session) }
    _ = await session.ended()
  }

  /// The program that the environment names, else the one on the PATH.
  static var defaultCommand: [String] {
    let named = ProcessInfo.processInfo.environment["ALMANAC"] ?? ""
    return [named.isEmpty ? "almanac" : named, "serve"]
  }

  private func greet(_ session: Session) async throws(AlmanacError) -> InitializeResult {
    let params = InitializeParams(
      protocolVersion: Self.protocolVersion,
      processId: Int(ProcessInfo.processInfo.processIdentifier), clientInfo: options.clientInfo,
      capabilities: ClientCapabilities(
        progress: true, location: options.location != nil, notifications: true),
      configuration: options.configuration)
    switch await session.request("initialize", params) {
    case .failure(.server(let error)):
      let versions = error.details.data?.supported?.joined(separator: ", ")
      throw .protocolMismatch(versions.map(Self.mismatch) ?? error.details.message)
    case .failure(let error): throw error
    case .success(let message):
      let spoken: SpokenVersion = try decoded(message, "initialize")
      guard Self.major(spoken.protocolVersion) == Self.major(Self.protocolVersion) else {
        throw .protocolMismatch(Self.mismatch(spoken.protocolVersion))
      }
      let answer: InitializeResult = try decoded(message, "initialize")
      session.notify("initialized", Nothing())
      return answer
    }
  }

  /// Read before everything else: the rest may look different in another version.
  private struct SpokenVersion: Decodable { let protocolVersion: String }

  private static func major(_ version: String) -> Substring? { version.split(separator: ".").first }

  private static func mismatch(_ versions: String) -> String {
    "this client speaks protocol \(protocolVersion), the server \(versions)"
  }

  // MARK: Subscriptions

  /// Something watched; subscribed to anew in each run of the server.
  struct Watch: Sendable {
    let params: SubscriptionCreateParams
    let event: @Sendable (Message) -> Void
    /// Nothing comes after this.
    let finish: @Sendable (AlmanacError?) -> Void
    /// Where it was subscribed to, and its id there.
    var session: Session?
    let id = Kept<String>()
  }

  func watch(_ watch: Watch) async -> Int {
    nextWatch += 1
    let key = nextWatch
    watches[key] = watch
    switch await ready() {
    case .success(let session): await subscribe(key, session)
    case .failure(let error): watches.removeValue(forKey: key)?.finish(error)
    }
    return key
  }

  func unwatch(_ key: Int) {
    guard let watch = watches.removeValue(forKey: key) else { return }
    cancel(watch)
  }

  private func cancel(_ watch: Watch) {
    guard let session = watch.session, session.isAlive, let id = watch.id.value else { return }
    session.listen(to: id, nil)
    Task { await session.request("subscription.cancel", SubscriptionCancelParams(id: id)) }
  }

  /// No-op if this session has it already.
  private func subscribe(_ key: Int, _ session: Session) async {
    guard let watch = watches[key], watch.session !== session else { return }
    watch.id.value = nil
    watches[key]?.session = session
    // The first event may be the very next line.
    let outcome = await session.request("subscription.create", watch.params) { answer in
      guard let made: SubscriptionID = try? answer.result() else { return }
      watch.id.value = made.id
      session.listen(to: made.id, watch.event)
    }
    if case .failure(let error) = outcome {
      // The next run of the server gets it again.
      guard session.isAlive else { return }
      watches.removeValue(forKey: key)?.finish(error)
    } else if let current = watches[key] {
      assert(current.session === session || !session.isAlive)
    } else {
      var unwatched = watch
      unwatched.session = session
      cancel(unwatched)
    }
  }

  private struct SubscriptionID: Decodable { let id: String }
}
