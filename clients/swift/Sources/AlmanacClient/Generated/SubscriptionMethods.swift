// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `subscription.create`.
public typealias SubscriptionCreateResult = SubscriptionState

/// Result of `subscription.cancel`.
public struct SubscriptionCancelResult: Codable, Equatable, Sendable {
  /// Whether the subscription existed.
  public var cancelled: Bool

  public init(
    cancelled: Bool
  ) {
    self.cancelled = cancelled
  }
}

/// Result of `subscription.list`.
public struct SubscriptionListResult: Codable, Equatable, Sendable {
  /// In order of creation.
  public var subscriptions: [SubscriptionState]

  public init(
    subscriptions: [SubscriptionState]
  ) {
    self.subscriptions = subscriptions
  }
}

/// Params of `subscription.create`.
public struct SubscriptionCreateParams: Codable, Equatable, Sendable {
  /// A method marked `x-subscribable`.
  public var method: String
  /// Params of the method.
  public var params: [String: JSONValue]?
  /// Seconds between two calls.
  public var intervalSeconds: Int?
  /// Whether to send an event only on a change, or after every call.
  public var emit: EmitMode?
  /// Whether an event has only those parts of `weather.overview` that changed; the first one, the first after an error and the first for another place have all. Not for other methods.
  public var changedPartsOnly: Bool?
  /// Condition that must become true before an event is sent.
  public var when: SubscriptionCondition?
  /// How long before the rows of `when` begin the event is sent. Only with `when`, about rows that have a beginning.
  public var leadMinutes: Int?
  /// When nothing is sent. What falls into them is sent at their end if it is still true or ahead. Only with `when`.
  public var quietHours: QuietHours?
  /// Whether at most one event a day is sent because of `when`, by the date at the place.
  public var oncePerDay: Bool?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    method: String,
    params: [String: JSONValue]? = nil,
    intervalSeconds: Int? = nil,
    emit: EmitMode? = nil,
    changedPartsOnly: Bool? = nil,
    when: SubscriptionCondition? = nil,
    leadMinutes: Int? = nil,
    quietHours: QuietHours? = nil,
    oncePerDay: Bool? = nil,
    locale: String? = nil
  ) {
    self.method = method
    self.params = params
    self.intervalSeconds = intervalSeconds
    self.emit = emit
    self.changedPartsOnly = changedPartsOnly
    self.when = when
    self.leadMinutes = leadMinutes
    self.quietHours = quietHours
    self.oncePerDay = oncePerDay
    self.locale = locale
  }
}

extension SubscriptionCreateParams: ServerCall {
  public typealias Answer = SubscriptionCreateResult
  public static let method = "subscription.create"
}

/// Params of `subscription.cancel`.
public struct SubscriptionCancelParams: Codable, Equatable, Sendable {
  /// Id of the subscription.
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

extension SubscriptionCancelParams: ServerCall {
  public typealias Answer = SubscriptionCancelResult
  public static let method = "subscription.cancel"
}

/// Params of `subscription.list`.
public struct SubscriptionListParams: Codable, Equatable, Sendable {
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    locale: String? = nil
  ) {
    self.locale = locale
  }
}

extension SubscriptionListParams: ServerCall {
  public typealias Answer = SubscriptionListResult
  public static let method = "subscription.list"
}
