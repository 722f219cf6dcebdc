import AlmanacProtocol
import JSON
import JSONRPC
import Services
import Time
import Vocabulary

/// `location.refresh`: asks the client for the device's position. On failure the location stays.
extension Wire.LocationRefreshMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    switch await call.invocation.deviceFix() {
    case .success(let place):
      return try await call.moveHere(RequestPlace(place, .client))
    case .failure(let unknown):
      call.services.location.note(unknown, on: call.invocation.connection)
      throw unknown
    }
  }
}

extension Invocation {
  private static var fixMilliseconds: Int { 10_000 }

  /// The device's position according to the client.
  fileprivate func deviceFix() async -> Result<ResolvedPlace, Failure> {
    guard server.connectionSettings(context.client.id)?.answersLocationRequests ?? false else {
      return .failure(Failure(.locationUnavailableNotSupported))
    }
    let params = Wire.LocationRequestParams(reason: "refresh", timeoutMs: Self.fixMilliseconds)
    let answer = await context.client.request(
      "location/request", Handler.bytes(of: params, .plain),
      timeoutMilliseconds: Self.fixMilliseconds)
    switch answer {
    case .result(let value): return place(of: value)
    case .error(let code, let message, let data):
      return .failure(Self.problem(code, message, data))
    case .silence: return .failure(Failure(.locationUnavailableTimeout))
    case .closed: return .failure(Failure(.locationUnavailableOther))
    }
  }

  /// Null is how clients answer an unknown request: not a place.
  private func place(of value: JSONValue) -> Result<ResolvedPlace, Failure> {
    if value.isNull { return .failure(Failure(.locationUnavailableNotSupported)) }
    guard let fix = try? Wire.LocationRequestResult(value, at: "") else {
      return .failure(Failure(.locationUnavailableOther))
    }
    var parts = PlaceParts(
      name: fix.name, latitude: fix.latitude, longitude: fix.longitude, timeZone: fix.timeZone)
    if let zone = fix.timeZone, services.places.zones.rules(named: zone) == nil {
      parts.timeZone = nil
    }
    guard let found = (try? services.places.find(.parts(parts))) ?? nil else {
      return .failure(Failure(.locationUnavailableOther))
    }
    return .success(found)
  }

  /// `unavailable` says that permission is granted, so only the client can say it.
  private static func problem(_ code: Int, _ message: String, _ data: JSONValue?) -> Failure {
    let known: [ErrorEntry] = [
      .locationUnavailableDenied, .locationUnavailableUnavailable, .locationUnavailableTimeout,
      .locationUnavailableNotSupported,
    ]
    if code == ErrorEntry.methodNotFound.code { return Failure(.locationUnavailableNotSupported) }
    let reason = code == ErrorEntry.locationUnavailableOther.code ? data?["reason"]?.string : nil
    guard let entry = known.first(where: { $0.reason == reason }) else {
      // In the client's own words, if it gave any.
      return Failure(.locationUnavailableOther) { $0.message = message.isEmpty ? nil : message }
    }
    return Failure(entry)
  }
}
