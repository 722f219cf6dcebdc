import Places
import Providers
import Storage
package import Vocabulary
import Words

/// Identifies the connection whose location is meant.
package typealias ConnectionNumber = Int

/// The current location and its origin.
package struct LocationState: Sendable {
  package let found: ResolvedPlace
  package let origin: LocationOrigin
  /// No origin has a location; not even the time zone has a city.
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
        .locationFallback, .locationAssumed(place: .name(found.place.name)),
        paths: ["/place"])
    ]
  }
}

/// A configured location that is not found or cannot be looked up, or a stored one that cannot be
/// read. No other location replaces it.
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

  /// The store, which may hold what was set, could not be read.
  package init(unread failure: StorageFailure) {
    reference = nil
    origin = .stored
    cause = .storageFailure(failure)
  }

  /// As written, on one line; nil if it could not be read.
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

/// The state of the current location.
package enum LocationStatus: Equatable, Sendable {
  case known(LocationOrigin)
  /// Named, but not looked up yet.
  case unasked(LocationOrigin)
  case unresolved(UnresolvedLocation)
}

/// References from outside any connection.
package struct LocationDefaults: Sendable {
  package var environment: PlaceReference?
  package var config: PlaceReference?
  /// The system's IANA time zone; its city is the last resort.
  package var timeZone: String?

  package init(
    environment: PlaceReference? = nil, config: PlaceReference? = nil, timeZone: String? = nil
  ) {
    self.environment = environment
    self.config = config
    self.timeZone = timeZone
  }
}
