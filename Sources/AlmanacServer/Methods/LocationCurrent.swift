import AlmanacProtocol
import Services

extension Handler {
  /// `location.current`: where "here" is, and why. With `place`, where that is.
  static let locationCurrent = Handler(checking: Wire.LocationCurrentMethod.self) {
    params, invocation in
    if params == nil, let answer = invocation.server.locationAnswers.known(invocation) {
      return .answer(.success(answer))
    }
    do throws(MethodFailure) {
      let read = try Self.read(Wire.LocationCurrentMethod.self, params)
      if read.place == nil,
        let known = invocation.services.location.known(on: invocation.connection)
      {
        let answer = bytes(of: Wire.LocationState(known, invocation))
        if invocation.storageWarnings.isEmpty {
          invocation.server.locationAnswers.keep(answer, invocation)
        }
        return .answer(.success(answer))
      }
      return .run { await locationState(read.place, invocation) }
    } catch {
      return .answer(.failure(error.rpcError))
    }
  }

  private static func locationState(
    _ reference: Wire.PlaceReference?, _ invocation: Invocation
  ) async -> RPCOutcome {
    do throws(MethodFailure) {
      guard reference != nil else {
        return .success(bytes(of: Wire.LocationState(try await invocation.here(), invocation)))
      }
      let place = try await invocation.place(reference)
      let state = LocationState(found: place.found, origin: .param)
      return .success(bytes(of: Wire.LocationState(state, invocation, place.warnings)))
    } catch {
      return .failure(error.rpcError)
    }
  }
}

extension Wire.LocationState {
  /// - Parameter warnings: besides those of the state itself.
  init(_ state: LocationState, _ invocation: Invocation, _ warnings: [ServiceWarning] = []) {
    let location = invocation.services.location
    self.init(
      place: Wire.Place(state.found.place),
      origin: Wire.LocationOrigin(state.origin),
      authorization: Wire.LocationAuthorization(
        location.authorization(on: invocation.connection)),
      lastError: location.lastProblem(on: invocation.connection).map {
        Wire.ErrorObject(MethodFailure($0))
      },
      warnings: (state.warnings + warnings).map(Wire.Warning.init) + invocation.storageWarnings)
  }
}
