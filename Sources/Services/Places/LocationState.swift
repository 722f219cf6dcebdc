import AlmanacCore

/// Whose location is meant: one connection has one. A service knows it by a number.
package typealias ConnectionNumber = Int

/// How the current location came to be, in the order in which one wins over the next.
package enum LocationOrigin: String, CaseIterable, Sendable {
  case param, client, set, initialize, environment, stored, config, timezone
}

/// What the client said about asking the device.
package enum LocationAuthorization: String, CaseIterable, Sendable {
  case notDetermined, denied, authorized, unsupported
}

/// Where "here" is, and why.
package struct LocationState: Sendable {
  package let found: ResolvedPlace
  package let origin: LocationOrigin
  /// Origins of more weight whose place could not be found, so that this one was taken.
  package let skipped: [LocationOrigin]
  /// Nothing says where this is: not even the time zone has a city.
  package let isAssumed: Bool

  package init(
    found: ResolvedPlace, origin: LocationOrigin, skipped: [LocationOrigin] = [],
    isAssumed: Bool = false
  ) {
    self.found = found
    self.origin = origin
    self.skipped = skipped
    self.isAssumed = isAssumed
  }

  /// A warning where the place is not the one that was meant.
  package var warnings: [ServiceWarning] {
    let name = found.place.name
    let text: String
    if let origin = skipped.first {
      text = "The location from \(origin.rawValue) was not found; \(name) is used."
    } else if isAssumed {
      text = "No location is set and the time zone has no city; \(name) is used."
    } else {
      return []
    }
    return [ServiceWarning(.locationFallback, text, paths: ["/place"])]
  }
}

/// References from outside of any connection.
package struct LocationDefaults: Sendable {
  package var environment: PlaceReference?
  package var config: PlaceReference?
  /// The system's IANA zone; its city is the last resort.
  package var timeZone: String?

  package init(
    environment: PlaceReference? = nil, config: PlaceReference? = nil, timeZone: String? = nil
  ) {
    self.environment = environment
    self.config = config
    self.timeZone = timeZone
  }
}
