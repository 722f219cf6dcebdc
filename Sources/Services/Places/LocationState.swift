import AlmanacCore
import Providers
package import Storage

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
  /// Nothing says where this is: not even the time zone has a city.
  package let isAssumed: Bool

  package init(found: ResolvedPlace, origin: LocationOrigin, isAssumed: Bool = false) {
    self.found = found
    self.origin = origin
    self.isAssumed = isAssumed
  }

  /// A warning where the place is a guess.
  package var warnings: [ServiceWarning] {
    guard isAssumed else { return [] }
    return [
      ServiceWarning(
        .locationFallback,
        "No location is set and the time zone has no city; \(found.place.name) is used.",
        paths: ["/place"])
    ]
  }
}

/// A location that somebody named and that is no place, or that nobody could be asked for; or the
/// stored one, when the store could not be read. There is no other in its stead.
package struct UnresolvedLocation: Error, Equatable, Sendable {
  /// Nil for a stored location that could not be read.
  private let reference: PlaceReference?
  package let origin: LocationOrigin
  package let cause: ServiceError

  package init(reference: PlaceReference, origin: LocationOrigin, cause: ServiceError) {
    self.reference = reference
    self.origin = origin
    self.cause = cause
  }

  /// What was set may be in the store, which could not be read.
  package init(unread failure: StorageFailure) {
    reference = nil
    origin = .stored
    cause = .storageFailure(failure)
  }

  /// As it was written, in one line; nil where that could not be read.
  package var name: String? { reference.map(Self.name) }

  private static func name(_ reference: PlaceReference) -> String {
    let text =
      switch reference {
      case .text(let text): text
      case .parts(let parts):
        reference.name ?? parts.id
          ?? [parts.latitude, parts.longitude].map { $0.map { "\($0)" } ?? "?" }
          .joined(separator: ",")
      }
    return TextCleaning.line(text) ?? ""
  }

  /// Who says so, one sentence.
  package var words: String {
    guard let name else { return "The stored location could not be read." }
    return switch origin {
    case .environment: "ALMANAC_LOCATION is “\(name)”."
    case .initialize: "The location that `initialize` names is “\(name)”."
    case .config: "The location of the configuration is “\(name)”."
    case .param, .client, .set, .stored, .timezone: "The location is “\(name)”."
    }
  }
}

/// How the current location stands.
package enum LocationStatus: Equatable, Sendable {
  case known(LocationOrigin)
  /// Somebody names it, and nobody was asked yet.
  case unasked(LocationOrigin)
  case unresolved(UnresolvedLocation)
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
