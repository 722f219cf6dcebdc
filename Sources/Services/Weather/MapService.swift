package import Providers
package import Vocabulary
import Weather

/// Map layers, their tiles, and weather icons.
package struct MapService: Sendable {
  private let pipeline: Pipeline
  private let catalog: ProductCatalog

  package init(_ pipeline: Pipeline) {
    self.pipeline = pipeline
    catalog = ProductCatalog(pipeline)
  }

  /// A layer, and whether its tiles are available now.
  package struct Entry: Sendable, Equatable {
    package let layer: MapLayer
    package let provider: ProviderID
    /// Why there are no tiles; nil if there are.
    package let problem: Failure?

    package var isAvailable: Bool { problem == nil }
  }

  /// All layers, including those that need a key, but for those of a provider that is turned off.
  /// Fails only if no provider may be asked and nothing is stored.
  package func layers(
    _ policy: FetchPolicy
  ) async -> Result<Sourced<[Entry]>, Failure> {
    async let key = keyProblem(policy)
    let (radar, problem) = await (pipeline.answer(catalog.inquiry(.mapLayers, ()), policy), key)
    let isOffered = pipeline.environment.providers.isEnabled(.openWeatherMap, in: nil)
    let weather = (isOffered ? OpenWeatherMap.layers : []).map { layer in
      Entry(layer: layer, provider: .openWeatherMap, problem: problem)
    }
    switch radar {
    case .success(let radar):
      let provider = radar.radarProvider
      let entry = Entry(
        layer: radar.value, provider: provider,
        problem: radar.value.frames.isEmpty ? .noData(.notProvided, provider: provider) : nil)
      return .success(radar.map { _ in weather + [entry] })
    case .failure(let error) where policy.cacheOnly: return .failure(error)
    case .failure(let error):
      let entry = Entry(layer: RainViewer.layerWithoutFrames, provider: .rainViewer, problem: error)
      return .success(Sourced(weather + [entry]))
    }
  }

  /// Why OpenWeatherMap has no tiles, as the smallest tile shows, which is cached for the map. An
  /// outage says nothing about the key.
  private func keyProblem(_ policy: FetchPolicy) async -> Failure? {
    let providers = pipeline.environment.providers
    guard providers.isEnabled(.openWeatherMap, in: nil) else { return nil }
    guard providers.hasKey(.openWeatherMap) else {
      return .unauthorized(provider: .openWeatherMap, reason: .keyMissing)
    }
    guard let layer = OpenWeatherMap.layers.first, let world = TileCoordinate(z: 0, x: 0, y: 0)
    else { return nil }
    let answer = await pipeline.answer(
      catalog.inquiry(.mapTile, (layer.id, nil, world)), policy.withoutEstimate)
    guard let error = answer.failure, error.entry.kind == .unauthorized else { return nil }
    return error
  }

  /// One tile. Only listed ids are accepted.
  /// - Parameter frame: nil is the newest of the past.
  package func tile(
    layer id: String, z: Int, x: Int, y: Int, frame: String? = nil,
    _ policy: FetchPolicy
  ) async -> Result<Sourced<MapTile>, Failure> {
    let policy = pipeline.begun(policy)
    var listing = FetchPolicy(deadlineMilliseconds: policy.deadlineMilliseconds)
    listing.cacheOnly = policy.cacheOnly
    listing.start = policy.start
    if case .upstream(let chosen)? = policy.provider, Provider[chosen].mapLayers.isEmpty {
      listing.provider = policy.provider
    }
    let entries: [Entry]
    switch await layers(listing) {
    case .success(let listed): entries = listed.value
    case .failure(let error): return .failure(error)
    }
    guard let entry = entries.first(where: { $0.layer.id == id }) else {
      return .failure(Failure(.notAllowed, at: "/layer", allowed: entries.map(\.layer.id)))
    }
    if let problem = entry.problem { return .failure(problem) }
    let layer = entry.layer
    guard (layer.minimumZoom...layer.maximumZoom).contains(z) else {
      return .failure(outOfRange("/z", layer.minimumZoom, layer.maximumZoom))
    }
    guard let coordinate = TileCoordinate(z: z, x: x, y: y) else {
      let last = (1 << z) - 1
      return .failure(outOfRange((0...last).contains(x) ? "/y" : "/x", 0, last))
    }
    let frames = layer.frames.map(\.id)
    if let frame, !frames.contains(frame) {
      return .failure(Failure(.notAllowed, at: "/frame", allowed: frames))
    }
    let newest = layer.frames.last { $0.kind == .past }?.id ?? frames.last
    var tiles = policy.withoutEstimate
    // Another provider would not know the frame.
    tiles.provider = policy.provider ?? .upstream(entry.provider)
    let answer = await pipeline.answer(
      catalog.inquiry(.mapTile, (id, frame ?? newest, coordinate)), tiles)
    return answer.map { $0.map { MapTile(image: $0, size: layer.tileSize) } }
  }

  private func outOfRange(_ path: String, _ minimum: Int, _ maximum: Int) -> Failure {
    Failure(.outOfRange, at: path, within: (Double(minimum), Double(maximum)))
  }

  /// A provider's icon by its name, such as `10d`.
  package func icon(
    _ name: String, _ policy: FetchPolicy
  ) async -> Result<Sourced<ImageBytes>, Failure> {
    guard OpenWeatherMap.iconNames.contains(name) else {
      return .failure(
        Failure(.notAllowed, at: "/icon", allowed: OpenWeatherMap.iconNames.sorted()))
    }
    return await pipeline.answer(catalog.inquiry(.icon, name), policy.withoutEstimate)
  }
}

extension Sourced<MapLayer> {
  /// Whoever listed the frames.
  fileprivate var radarProvider: ProviderID {
    for source in sources {
      if case .upstream(let provider) = source.source.provider { return provider }
    }
    preconditionFailure("a list of frames comes from a provider")
  }
}

/// A tile's picture and how many pixels it has on a side.
package struct MapTile: Sendable, Equatable {
  package let image: ImageBytes
  package let size: Int
}
