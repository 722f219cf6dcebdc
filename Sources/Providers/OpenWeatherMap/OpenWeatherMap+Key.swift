package import AlmanacCore

/// What a key was found good for, in a few words each.
package struct KeyAbilities: Sendable, Equatable {
  package let words: [String]

  package init(words: [String]) { self.words = words }
}

extension OpenWeatherMap {
  /// Tries a key on the products there are, with as few calls as will do.
  package static func keyAbilities(at point: Coordinate) -> Step<KeyAbilities> {
    .fetch(currentRequest(at: point)) { (response) throws(ProviderError) in
      _ = try root(response)
      return oneCall(
        .oneCall4, at: point,
        [
          "current weather", "forecast in 3 h steps for 5 days", "air quality",
        ])
    }
  }

  private static func oneCall(
    _ tier: OneCallTier, at point: Coordinate, _ known: [String]
  ) -> Step<KeyAbilities> {
    let path = tier == .oneCall4 ? "/data/4.0/onecall/current" : "/data/3.0/onecall"
    let request = request(.forecast, path, metric(point), isOptional: true)
    return .fetch(request) { (response) throws(ProviderError) in
      if (try? root(response)) != nil {
        return tiles(known + ["One Call \(tier.rawValue)"])
      }
      return tier == .oneCall4 ? oneCall(.oneCall3, at: point, known) : tiles(known)
    }
  }

  private static func tiles(_ known: [String]) -> Step<KeyAbilities> {
    guard let world = TileCoordinate(z: 0, x: 0, y: 0), let layer = layers.first,
      case .fetch(let request, let then)? = tile(layer: layer.id, at: world)
    else { return .done(KeyAbilities(words: known)) }
    return .fetch(request) { (response) throws(ProviderError) in
      let isPicture = (try? then(response)) != nil
      return .done(KeyAbilities(words: known + (isPicture ? ["map tiles"] : [])))
    }
  }
}
