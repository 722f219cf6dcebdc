import AlmanacProtocol
import JSON
import JSONRPC
import Providers
import Services
import Units
import Vocabulary
import Words

extension Server {
  package static let protocolVersion = "1.0"

  /// `initialize`: stores the client's settings and capabilities, returns the server's.
  func initialize(_ params: JSONValue?, _ invocation: Invocation) -> Dispatch {
    let read: Wire.InitializeParams
    do { read = try Wire.InitializeParams(params) } catch {
      return .answer(.failure(error.rpcError(in: Self.language(of: params, invocation))))
    }
    if let asked = read.protocolVersion, !Self.speaks(asked) {
      let failure = Failure(.unsupportedProtocolVersion) {
        $0.supported = [Self.protocolVersion]
      }
      return .answer(.failure(failure.rpcError(in: Self.language(of: params, invocation))))
    }
    let settings = take(read, invocation)
    let greeting = Handler.bytes(of: greeting, .plain)
    guard settings.takesNotifications else { return .answer(.success(greeting)) }
    return .run {
      await self.watchFavorites(for: invocation.context.client)
      return .success(greeting)
    }
  }

  /// The language of whoever cannot be served.
  private static func language(of params: JSONValue?, _ invocation: Invocation) -> SpokenLanguage {
    let locale = params?["configuration"]?["locale"] ?? params?["locale"]
    return invocation.wording(locale?.string).language
  }

  /// A version is supported if its major number is ours.
  private static func speaks(_ version: String) -> Bool {
    version.split(separator: ".").first == protocolVersion.split(separator: ".").first
  }

  private func take(
    _ params: Wire.InitializeParams, _ invocation: Invocation
  ) -> ConnectionSettings {
    var settings = ConnectionSettings(settings: invocation.settings)
    settings.takesNotifications = params.capabilities?.notifications ?? false
    settings.answersLocationRequests = params.capabilities?.location ?? false
    if let locale = params.configuration?.locale ?? params.request.locale {
      settings.settings.locale.set(locale, .initialize)
    }
    if let choice = params.configuration?.units { settings.settings.choose(choice) }
    let connection = invocation.context.client.id
    if let location = params.configuration?.location {
      services.location.initialize(PlaceReference(location), on: connection.number)
    }
    configure(connection, settings)
    return settings
  }

  private func watchFavorites(for client: Client) async {
    await services.favorites.listen(.connection(client.id.number)) { revision in
      client.notify(
        "favorites/didChange",
        Handler.bytes(of: Wire.FavoritesDidChangeParams(revision: revision), .plain),
        coalescingKey: "favorites/didChange")
    }
  }

  private var greeting: Wire.InitializeResult {
    Wire.InitializeResult(
      serverInfo: Wire.ServerInfo(name: "almanac", version: version),
      protocolVersion: Self.protocolVersion,
      capabilities: Wire.ServerCapabilities(
        methods: MethodName.allCases.map(\.rawValue),
        notifications: [
          "$/progress", "subscription/event", "favorites/didChange", "location/didChange",
        ],
        framings: Framing.allCases, limits: Wire.Limits(limits)))
  }
}

extension Configuration {
  /// The units of a connection.
  fileprivate mutating func choose(_ choice: Wire.UnitsChoice) {
    if case .unitSet(.locale) = choice { return units = readerSetting(.initialize) }
    let system = UnitSystem(choice, over: units(nil), reader: readerUnits(nil))
    let json = Handler.bytes(of: Wire.Units(system), .plain)
    units.set(UnitsSetting(system: system, json: json), .initialize)
  }
}

extension Wire.Limits {
  init(_ limits: JSONRPC.Limits) {
    self.init(
      maxHeaderBytes: limits.maxHeaderBytes, maxMessageBytes: limits.maxMessageBytes,
      maxDepth: limits.maxDepth, maxBatchItems: limits.maxBatchItems,
      maxInFlight: limits.maxInFlight, maxQueuedOutputBytes: limits.maxQueuedOutputBytes,
      maxSubscriptions: SubscriptionService.maximumPerConnection,
      maxFavorites: FavoritesService.maximum,
      maxTileBytes: ImageBytes.maximumBytes)
  }
}
