import AlmanacProtocol
import Services

extension Handler {
  /// `location.set`: makes a place the current one and keeps it across starts.
  static let locationSet = running(Wire.LocationSetMethod.self) {
    params, invocation async throws(MethodFailure) in
    let place = try await invocation.place(params.place)
    return try await invocation.moveHere(place.found, origin: .set, place.warnings)
  }
}

extension Invocation {
  /// Makes a place the current one, tells the client, and gives the new state.
  func moveHere(
    _ place: ResolvedPlace, origin: LocationOrigin, _ warnings: [ServiceWarning] = []
  ) async throws(MethodFailure) -> Wire.LocationState {
    do {
      try await services.location.set(place, origin: origin, on: connection)
    } catch {
      throw MethodFailure(error)
    }
    tell(place, origin)
    return Wire.LocationState(LocationState(found: place, origin: origin), self, warnings)
  }

  /// Forgets what was set, and tells the client where it is now.
  func moveBack() async throws(MethodFailure) {
    do { try await services.location.unset(on: connection) } catch { throw MethodFailure(error) }
    // A location that cannot be found is told to whoever asks for it.
    guard let here = try? await here() else { return }
    tell(here.found, here.origin)
  }

  private func tell(_ place: ResolvedPlace, _ origin: LocationOrigin) {
    guard server.connectionSettings(context.client.id)?.takesNotifications ?? false else { return }
    let params = Wire.LocationDidChangeParams(
      place: Wire.Place(place.place), origin: Wire.LocationOrigin(origin))
    context.client.notify(
      "location/didChange", Handler.bytes(of: params), coalescingKey: "location/didChange")
  }
}
