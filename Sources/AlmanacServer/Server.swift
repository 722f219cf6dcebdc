package import AlmanacProtocol
package import EventLoop
import HTTP
package import JSON
package import JSONRPC
package import Services
import Basics
import Time
import Vocabulary
import Telling

/// The methods' dependencies, built by the composition root.
package struct ServerServices: Sendable {
  package let places: LocalPlaces
  package let resolver: PlaceResolver
  package let location: CurrentLocation
  package let weather: WeatherService
  package let maps: MapService
  package let favorites: FavoritesService
  package let subscriptions: SubscriptionService
  package let pipeline: Pipeline

  package init(
    places: LocalPlaces, location: CurrentLocation, resolver: PlaceResolver, pipeline: Pipeline
  ) {
    self.places = places
    self.resolver = resolver
    self.location = location
    self.pipeline = pipeline
    weather = WeatherService(pipeline)
    maps = MapService(pipeline)
    favorites = FavoritesService(pipeline.environment, local: places)
    subscriptions = SubscriptionService(pipeline.environment)
  }
}

/// The method table and the settings of each connection.
///
/// Called only on the loop's thread: the locks satisfy the compiler and are never contended.
package final class Server: MethodTable {
  package let version: String
  package let limits: Limits
  package let services: ServerServices
  package let loop: Loop
  package let wallClock: WallClock
  /// From the file, the environment and the command line.
  package let initialConfiguration: Configuration
  private let secrets: KnownSecrets
  let lastAnswer = LastAnswer()
  private let started: MonotonicInstant
  private let state: Mutex<State>

  private struct State {
    var configuration: Configuration
    /// Connections that changed settings in `initialize`.
    var connections: [ConnectionID: ConnectionSettings] = [:]
    var calls: [MethodName: Int] = [:]
    /// When a connection last searched.
    var searches: [ConnectionID: MonotonicInstant] = [:]
  }

  package init(
    version: String, configuration: Configuration, services: ServerServices, loop: Loop,
    wallClock: WallClock, limits: Limits = Limits()
  ) {
    self.version = version
    self.services = services
    self.loop = loop
    self.wallClock = wallClock
    self.limits = limits
    started = loop.now
    secrets = services.pipeline.environment.secrets
    initialConfiguration = configuration
    state = Mutex(State(configuration: configuration))
    if configuration.skillBackfill.value == .weekly {
      Background(loop: loop).run { [weak self] in await self?.keepBackfilling() }
    }
  }

  // MARK: Secrets

  /// The bytes with every key replaced that the configuration holds, for what is written about the
  /// server's work.
  package func masked(_ bytes: [UInt8]) -> [UInt8] { secrets.masked(bytes) }

  /// The server's log on stderr.
  package func log(_ level: Log.Level) -> Log {
    secrets.log(level)
  }

  // MARK: The table

  package let executionClasses: [String: ExecutionClass] = {
    var classes: [String: ExecutionClass] = ["initialize": .stateful]
    for name in MethodName.allCases { classes[name.rawValue] = name.executionClass }
    return classes
  }()

  package let deadlines: [String: Int] = Dictionary(
    uniqueKeysWithValues: MethodName.allCases.filter(\.isNetworked).map {
      ($0.rawValue, $0.limitMilliseconds)
    })

  /// An enum's own lookup compares names one by one.
  private static let names = Dictionary(
    uniqueKeysWithValues: MethodName.allCases.map { ($0.rawValue, $0) })

  package func dispatch(
    _ method: String, _ params: JSONValue?, _ context: CallContext
  ) -> Dispatch {
    let invocation = Invocation(server: self, context: context, now: now(context))
    if method == "initialize" { return initialize(params, invocation) }
    guard let name = Self.names[method] else { return .unknown }
    state.withLock { $0.calls[name, default: 0] += 1 }
    return Handler.of(name).start(params, invocation)
  }

  /// Begins a call from inside this process.
  /// - Parameter isCacheOnly: whether no provider is asked, and nothing is fetched in the
  ///   background.
  package func begin<Method: LocalMethod>(
    _ method: Method.Type, _ params: Method.Params, _ context: CallContext,
    isCacheOnly: Bool = false
  ) -> Pending<Method.Result> {
    let invocation = Invocation(server: self, context: context, now: now(context))
    state.withLock { $0.calls[Method.name, default: 0] += 1 }
    return Method.begin(params, isCacheOnly ? invocation.cacheOnly : invocation)
  }

  /// What a text about a place needs, in the language of the connection.
  /// - Parameter isCacheOnly: whether to use only stored warnings; otherwise they are awaited
  ///   briefly.
  func occasion(
    at place: Wire.PlaceReference?, _ context: CallContext, isCacheOnly: Bool
  ) async -> Result<Occasion, Failure> {
    var invocation = Invocation(server: self, context: context, now: now(context))
      .inside(.alertsActive, nil)
    invocation.warnings = isCacheOnly ? .known : .awaited
    do throws(Failure) {
      let found = try await invocation.place(place.map { .named($0) } ?? .current)
      return .success(await invocation.occasion(at: found, invocation.wording(nil)))
    } catch {
      return .failure(error)
    }
  }

  /// Makes a call on behalf of a client outside a request, for subscriptions.
  func poll(_ call: InnerCall, for client: Client) async -> PollOutcome {
    let context = CallContext(
      client: client, token: CallToken(number: 0), wantsPartialResults: false,
      wantsWorkDone: false)
    return await call.outcome(Invocation(server: self, context: context, now: now(context)))
  }

  private func now(_ context: CallContext) -> Instant {
    wallClock.time(at: context.arrivedAt, context.clock)
  }

  package func ending(_ client: Client) {
    services.subscriptions.end(connection: client.id.number)
  }

  package func closed(_ client: Client) {
    services.subscriptions.drop(connection: client.id.number)
    services.favorites.ignore(.connection(client.id.number))
    services.location.close(client.id.number)
    state.withLock { state in
      state.connections[client.id] = nil
      state.searches[client.id] = nil
    }
  }

  // MARK: Settings

  package func settings(of connection: ConnectionID) -> Configuration {
    state.withLock { $0.connections[connection]?.settings ?? $0.configuration }
  }

  /// What a client sent in the handshake.
  package struct ConnectionSettings: Sendable {
    package var settings: Configuration
    package var takesNotifications = false
    package var answersLocationRequests = false
  }

  package func connectionSettings(_ connection: ConnectionID) -> ConnectionSettings? {
    state.withLock { $0.connections[connection] }
  }

  package func configure(_ connection: ConnectionID, _ settings: ConnectionSettings) {
    state.withLock { $0.connections[connection] = settings }
    lastAnswer.forget()
  }

  /// Changes the settings of this process for every connection.
  package func change(_ change: (inout Configuration) -> Void) {
    state.withLock { state in
      change(&state.configuration)
      for connection in state.connections.keys {
        if var settings = state.connections[connection] {
          change(&settings.settings)
          state.connections[connection] = settings
        }
      }
    }
    lastAnswer.forget()
  }

  // MARK: Typing

  /// Gives a client that types time to cancel the search of the word's beginning; the first search
  /// after a pause does not wait. Only a cancellation ends a search: three searches of an assistant
  /// come as fast as three letters, and each is meant.
  /// - Parameter limit: when to stop waiting.
  /// - Returns: false if the call was cancelled.
  func pauseBeforeSearch(
    on connection: ConnectionID, until limit: MonotonicInstant?
  ) async -> Bool {
    let now = loop.now
    let last = state.withLock { $0.searches.updateValue(now, forKey: connection) }
    guard let last, now.milliseconds(since: last) < Self.typingMilliseconds else { return true }
    let pause = now.advanced(byMilliseconds: Self.typingMilliseconds)
    return await loop.sleep(until: min(pause, limit ?? pause))
  }

  /// A pause this long ends a word (protocol, `location.search`).
  private static let typingMilliseconds = 300

  // MARK: For server.status

  package var uptimeSeconds: Double {
    Double(loop.now.milliseconds(since: started)) / 1000
  }

  package var callCounts: [MethodName: Int] { state.withLock { $0.calls } }
}

extension MethodName {
  /// Which calls wait for which on one connection (protocol, section on order).
  var executionClass: ExecutionClass {
    if isOrdered { return .stateful }
    return isNetworked ? .concurrent : .computed
  }
}
