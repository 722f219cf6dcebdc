/// Answers where the device is; nil if that is not known. Throw `LocationDenied` if the user does
/// not want to say.
public typealias LocationProvider =
  @Sendable (LocationRequestParams) async throws -> LocationRequestResult?

/// The user does not want to say where they are.
public struct LocationDenied: Error, CustomStringConvertible, Sendable {
  public init() {}
  public var description: String { "The user denied access to the location." }
}

#if canImport(CoreLocation)
  import CoreLocation

  /// Asks CoreLocation for one fix. The app needs `NSLocationWhenInUseUsageDescription` and has to
  /// have asked for authorization.
  public let deviceLocation: LocationProvider = { _ in
    for try await update in CLLocationUpdate.liveUpdates() {
      if update.authorizationDenied || update.authorizationDeniedGlobally { throw LocationDenied() }
      guard let fix = update.location else { continue }
      return LocationRequestResult(
        latitude: fix.coordinate.latitude, longitude: fix.coordinate.longitude,
        accuracyMeters: max(0, fix.horizontalAccuracy))
    }
    return nil
  }
#endif
