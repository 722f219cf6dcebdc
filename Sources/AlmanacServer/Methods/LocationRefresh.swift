import AlmanacProtocol
import JSON
import JSONRPC
import Services
import Time
import Units
import Vocabulary

/// `location.refresh`: asks the client for the device's position. On failure the location stays.
extension Wire.LocationRefreshMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    switch await call.invocation.deviceFix() {
    case .success(let place):
      return try await call.moveHere(RequestPlace(place, .client))
    case .failure(let unknown):
      call.services.location.note(unknown.problem, on: call.invocation.connection)
      throw MethodFailure(unknown.problem)
    }
  }
}

private struct UnknownLocation: Error {
  let problem: LocationProblem
}

extension Invocation {
  private static var fixMilliseconds: Int { 10_000 }

  /// The device's position according to the client.
  fileprivate func deviceFix() async -> Result<ResolvedPlace, UnknownLocation> {
    guard server.connectionSettings(context.client.id)?.answersLocationRequests ?? false else {
      return .failure(UnknownLocation(problem: .notSupported))
    }
    let params = Wire.LocationRequestParams(reason: "refresh", timeoutMs: Self.fixMilliseconds)
    let answer = await context.client.request(
      "location/request", Handler.bytes(of: params, in: .metric),
      timeoutMilliseconds: Self.fixMilliseconds)
    switch answer {
    case .result(let value): return place(of: value)
    case .error(let code, let message, let data):
      return .failure(UnknownLocation(problem: Self.problem(code, message, data)))
    case .silence: return .failure(UnknownLocation(problem: .timeout))
    case .closed: return .failure(UnknownLocation(problem: .unspecified))
    }
  }

  /// Null is how clients answer an unknown request: not a place.
  private func place(of value: JSONValue) -> Result<ResolvedPlace, UnknownLocation> {
    if value.isNull { return .failure(UnknownLocation(problem: .notSupported)) }
    guard let fix = try? Wire.LocationRequestResult(value, at: "") else {
      return .failure(UnknownLocation(problem: .unspecified))
    }
    var parts = PlaceParts(
      name: fix.name, latitude: fix.latitude, longitude: fix.longitude, timeZone: fix.timeZone)
    if let zone = fix.timeZone, services.places.zones.rules(named: zone) == nil {
      parts.timeZone = nil
    }
    guard let found = (try? services.places.find(.parts(parts))) ?? nil else {
      return .failure(UnknownLocation(problem: .unspecified))
    }
    return .success(found)
  }

  /// `unavailable` says that permission is granted, so only the client can say it.
  private static func problem(_ code: Int, _ message: String, _ data: JSONValue?) -> LocationProblem
  {
    guard code == -32011 else { return code == -32601 ? .notSupported : other(message) }
    switch data?["reason"]?.string {
    case "denied": return .denied
    case "unavailable": return .unavailable
    case "timeout": return .timeout
    case "notSupported": return .notSupported
    default: return other(message)
    }
  }

  /// In the client's own words, if it gave any.
  private static func other(_ message: String) -> LocationProblem {
    .other(message: message.isEmpty ? nil : message)
  }
}
