import AlmanacProtocol
import Services
import Vocabulary

/// `location.set`: sets the current location and persists it.
extension Wire.LocationSetMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let place = try await call.invocation.place(call.params.place)
    return try await call.moveHere(RequestPlace(place.found, .set, place.warnings))
  }
}

extension Call {
  /// Sets the current location, notifies the client, and returns the new state.
  func moveHere(_ place: RequestPlace) async throws(Failure) -> Wire.LocationState {
    try await invocation.moveHere(place)
    return Wire.LocationState(place, self)
  }
}

extension Invocation {
  /// Sets the current location and notifies the client.
  func moveHere(_ place: RequestPlace) async throws(Failure) {
    do {
      try await services.location.set(place.found, origin: place.origin, on: connection)
    } catch {
      throw .storageFailure(error)
    }
    notifySubscribers(place)
  }

  /// Clears the set location and notifies the client of the current one.
  func moveBack() async throws(Failure) {
    do { try await services.location.unset(on: connection) } catch {
      throw .storageFailure(error)
    }
    // If no location is found, callers that ask for it get the error.
    guard let here = try? await here() else { return }
    notifySubscribers(RequestPlace(here))
  }

  private func notifySubscribers(_ place: RequestPlace) {
    guard server.connectionSettings(context.client.id)?.takesNotifications ?? false else { return }
    let params = Wire.LocationDidChangeParams(
      place: place.wire, origin: place.origin)
    context.client.notify(
      "location/didChange", Handler.bytes(of: params, .plain),
      coalescingKey: "location/didChange")
  }
}
