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

  /// A warning where nobody said which place it is.
  package var warnings: [ServiceWarning] {
    guard origin == .timezone else { return [] }
    let place = NoticeValue.name(found.place.name)
    return [
      ServiceWarning(
        .locationFallback,
        isAssumed ? .locationAssumed(place: place) : .locationOfTimeZone(place: place),
        about: [.place])
    ]
  }
}

/// A configured location that is not found or cannot be looked up, or a stored one that cannot be
/// read. No other location replaces it.
package struct UnresolvedLocation: Error, Equatable, Sendable {
  /// Nil for a stored location that could not be read.
  private let reference: PlaceReference?
  package let origin: LocationOrigin
  package let cause: Failure

  package init(reference: PlaceReference, origin: LocationOrigin, cause: Failure) {
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

  /// The error names the place and its origin, because it is not in the params.
  package var failure: Failure {
    var failure = isOfWords ? Failure(.placeNotFound) : cause
    let remedy: Hint =
      if isOfWords {
        .notOnEarth
      } else if cause.details.isOfLookup {
        .notLookedUp
      } else if cause.entry.kind == .storageFailure {
        .giveAPlace
      } else {
        .checkSpelling
      }
    if cause != .cancelled { failure.details.hints = [words, remedy] }
    failure.details.path = nil
    failure.details.place = name
    return failure
  }

  /// Whether the reference itself is wrong.
  private var isOfWords: Bool { cause.isOfParams }

  /// Who says so, one sentence.
  private var words: Hint {
    guard let name else { return .storedLocationUnread }
    return switch origin {
    case .environment: .locationOfEnvironment(place: name)
    case .initialize: .locationOfInitialize(place: name)
    case .config: .locationOfConfiguration(place: name)
    case .param, .client, .set, .stored, .timezone: .locationNamed(place: name)
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
