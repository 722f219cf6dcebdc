// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `favorites.list`.
public struct FavoritesListResult: Codable, Equatable, Sendable, Sourced {
  /// Favorites in the user's order.
  public var favorites: [Favorite]
  /// The device's location, as a row.
  public var myLocation: MyLocation
  /// Revision of the favorites; grows with each change.
  public var revision: Int
  /// The unit of every quantity.
  public var units: Units
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?
  /// The answer as text; absent unless requested.
  public var text: ResultText?
  /// Source of the answer.
  public var source: Source
  /// Attribution to show.
  public var attribution: [Attribution]
  /// Notices about the answer.
  public var warnings: [Warning]

  public init(
    favorites: [Favorite],
    myLocation: MyLocation,
    revision: Int,
    units: Units,
    dir: TextDirection? = nil,
    text: ResultText? = nil,
    source: Source,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.favorites = favorites
    self.myLocation = myLocation
    self.revision = revision
    self.units = units
    self.dir = dir
    self.text = text
    self.source = source
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Result of `favorites.add`.
public struct FavoritesAddResult: Codable, Equatable, Sendable {
  /// The new favorite, or the existing one.
  public var favorite: Favorite
  /// Whether the favorite is new.
  public var added: Bool
  /// Revision of the favorites; grows with each change.
  public var revision: Int
  /// Problems with the stored favorites, such as a damaged file that was set aside.
  public var warnings: [Warning]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?

  public init(
    favorite: Favorite,
    added: Bool,
    revision: Int,
    warnings: [Warning],
    dir: TextDirection? = nil
  ) {
    self.favorite = favorite
    self.added = added
    self.revision = revision
    self.warnings = warnings
    self.dir = dir
  }
}

/// Result of `favorites.remove`.
public struct FavoritesRemoveResult: Codable, Equatable, Sendable {
  /// Revision of the favorites; grows with each change.
  public var revision: Int
  /// Problems with the stored favorites, such as a damaged file that was set aside.
  public var warnings: [Warning]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?

  public init(
    revision: Int,
    warnings: [Warning],
    dir: TextDirection? = nil
  ) {
    self.revision = revision
    self.warnings = warnings
    self.dir = dir
  }
}

/// Result of `favorites.move`.
public struct FavoritesMoveResult: Codable, Equatable, Sendable {
  /// The moved favorite.
  public var favorite: Favorite
  /// Revision of the favorites; grows with each change.
  public var revision: Int
  /// Problems with the stored favorites, such as a damaged file that was set aside.
  public var warnings: [Warning]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?

  public init(
    favorite: Favorite,
    revision: Int,
    warnings: [Warning],
    dir: TextDirection? = nil
  ) {
    self.favorite = favorite
    self.revision = revision
    self.warnings = warnings
    self.dir = dir
  }
}

/// Result of `favorites.rename`.
public struct FavoritesRenameResult: Codable, Equatable, Sendable {
  /// The renamed favorite.
  public var favorite: Favorite
  /// Revision of the favorites; grows with each change.
  public var revision: Int
  /// Problems with the stored favorites, such as a damaged file that was set aside.
  public var warnings: [Warning]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?

  public init(
    favorite: Favorite,
    revision: Int,
    warnings: [Warning],
    dir: TextDirection? = nil
  ) {
    self.favorite = favorite
    self.revision = revision
    self.warnings = warnings
    self.dir = dir
  }
}

/// Params of `favorites.list`.
public struct FavoritesListParams: Codable, Equatable, Sendable {
  /// What to add to each row.
  public var include: [FavoriteInclude]?
  /// Scoring model of `sunset`; that of the setting `sunset.model` if absent.
  public var model: SunsetModel?
  /// Units of the result; the configured units if absent.
  public var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  public var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  public var text: TextOptions?
  /// Maximum age of a cached answer; the method's `x-cache` if absent.
  public var maxAgeSeconds: Int?
  /// Same as `maxAgeSeconds: 0`.
  public var refresh: Bool?
  /// Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues.
  public var deadlineMs: Int?
  /// Which answers are acceptable if no fresh one is available.
  public var fallback: Fallback?
  /// The only provider to ask.
  public var provider: SourceProvider?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    include: [FavoriteInclude]? = nil,
    model: SunsetModel? = nil,
    units: UnitsChoice? = nil,
    labels: LabelsChoice? = nil,
    text: TextOptions? = nil,
    maxAgeSeconds: Int? = nil,
    refresh: Bool? = nil,
    deadlineMs: Int? = nil,
    fallback: Fallback? = nil,
    provider: SourceProvider? = nil,
    locale: String? = nil
  ) {
    self.include = include
    self.model = model
    self.units = units
    self.labels = labels
    self.text = text
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
    self.locale = locale
  }
}

extension FavoritesListParams: ServerCall, SubscribableCall, PartialCall {
  public typealias Part = Favorite
  public typealias Answer = FavoritesListResult
  public static let method = "favorites.list"
}

/// Params of `favorites.add`.
public struct FavoritesAddParams: Codable, Equatable, Sendable {
  /// Name to show; the place's own name if absent.
  public var name: String?
  /// Id of the favorite to insert before; the end if absent.
  public var before: String?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    name: String? = nil,
    before: String? = nil,
    place: PlaceReference? = nil,
    locale: String? = nil
  ) {
    self.name = name
    self.before = before
    self.place = place
    self.locale = locale
  }
}

extension FavoritesAddParams: ServerCall {
  public typealias Answer = FavoritesAddResult
  public static let method = "favorites.add"
}

/// Params of `favorites.remove`.
public struct FavoritesRemoveParams: Codable, Equatable, Sendable {
  /// Id of the favorite.
  public var id: String
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    id: String,
    locale: String? = nil
  ) {
    self.id = id
    self.locale = locale
  }
}

extension FavoritesRemoveParams: ServerCall {
  public typealias Answer = FavoritesRemoveResult
  public static let method = "favorites.remove"
}

/// Params of `favorites.move`.
public struct FavoritesMoveParams: Codable, Equatable, Sendable {
  /// Id of the favorite.
  public var id: String
  /// Id of the favorite to move before; null or absent for the end.
  public var before: String?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    id: String,
    before: String? = nil,
    locale: String? = nil
  ) {
    self.id = id
    self.before = before
    self.locale = locale
  }
}

extension FavoritesMoveParams: ServerCall {
  public typealias Answer = FavoritesMoveResult
  public static let method = "favorites.move"
}

/// Params of `favorites.rename`.
public struct FavoritesRenameParams: Codable, Equatable, Sendable {
  /// Id of the favorite.
  public var id: String
  /// New name.
  public var name: String
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    id: String,
    name: String,
    locale: String? = nil
  ) {
    self.id = id
    self.name = name
    self.locale = locale
  }
}

extension FavoritesRenameParams: ServerCall {
  public typealias Answer = FavoritesRenameResult
  public static let method = "favorites.rename"
}
