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
  /// When to send an event, and how much of the result.
  public var emit: EmitMode?
  /// What must become true before an event is sent.
  public var when: SubscriptionTrigger?
  /// Id of the subscription, which no other of the connection has; chosen by the server if absent.
  public var id: String?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    method: String,
    params: [String: JSONValue]? = nil,
    intervalSeconds: Int? = nil,
    emit: EmitMode? = nil,
    when: SubscriptionTrigger? = nil,
    id: String? = nil,
    locale: String? = nil
  ) {
    self.method = method
    self.params = params
    self.intervalSeconds = intervalSeconds
    self.emit = emit
    self.when = when
    self.id = id
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
