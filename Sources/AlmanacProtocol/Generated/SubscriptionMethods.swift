// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Vocabulary

extension Wire {

/// Result of `subscription.create`.
package typealias SubscriptionCreateResult = SubscriptionState

/// Result of `subscription.cancel`.
package struct SubscriptionCancelResult: WireWritable {
  /// Whether the subscription existed.
  package var cancelled: Bool

  package init(cancelled: Bool) {
    self.cancelled = cancelled
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("cancelled", cancelled)
    writer.endObject()
  }
}

/// Result of `subscription.list`.
package struct SubscriptionListResult: WireWritable {
  /// In order of creation.
  package var subscriptions: [SubscriptionState]

  package init(subscriptions: [SubscriptionState]) {
    self.subscriptions = subscriptions
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("subscriptions", subscriptions)
    writer.endObject()
  }
}

/// Params of `subscription.create`.
package struct SubscriptionCreateParams: MethodParams {
  /// A method marked `x-subscribable`.
  package var method: MethodName
  /// Params of the method.
  package var params: JSONValue?
  /// Seconds between two calls.
  package var intervalSeconds: Int
  /// When to send an event, and how much of the result.
  package var emit: EmitMode
  /// What must become true before an event is sent.
  package var when: SubscriptionTrigger?
  /// Id of the subscription, which no other of the connection has; chosen by the server if absent.
  package var id: String?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["method", "params", "intervalSeconds", "emit", "when", "id"] + RequestOptions.memberNames

  package init(method: MethodName, params: JSONValue? = nil, intervalSeconds: Int = 900, emit: EmitMode = EmitMode.change, when: SubscriptionTrigger? = nil, id: String? = nil, request: RequestOptions = RequestOptions()) {
    self.method = method
    self.params = params
    self.intervalSeconds = intervalSeconds
    self.emit = emit
    self.when = when
    self.id = id
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.method = try fields.required("method", try fields.method("method", among: MethodName.subscribable))
    self.params = try fields.object("params")
    self.intervalSeconds = try fields.integer("intervalSeconds", from: 60, to: 86400) ?? 900
    self.emit = try fields.value("emit") ?? EmitMode.change
    self.when = try fields.value("when")
    self.id = try fields.string("id", from: 1, to: 64)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      request = newValue.request
    }
  }
}

/// Params of `subscription.cancel`.
package struct SubscriptionCancelParams: MethodParams {
  /// Id of the subscription.
  package var id: String
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["id"] + RequestOptions.memberNames

  package init(id: String, request: RequestOptions = RequestOptions()) {
    self.id = id
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.id = try fields.required("id", try fields.string("id", from: 1, to: 64))
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      request = newValue.request
    }
  }
}

/// Params of `subscription.list`.
package struct SubscriptionListParams: MethodParams {
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = [] + RequestOptions.memberNames

  package init(request: RequestOptions = RequestOptions()) {
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      request = newValue.request
    }
  }
}

/// `subscription.create`: Subscribes to changes of an answer.
package enum SubscriptionCreateMethod: MethodContract {
  package typealias Params = SubscriptionCreateParams
  package typealias Result = SubscriptionCreateResult
  package static let name = MethodName.subscriptionCreate
}

/// `subscription.cancel`: Cancels a subscription.
package enum SubscriptionCancelMethod: MethodContract {
  package typealias Params = SubscriptionCancelParams
  package typealias Result = SubscriptionCancelResult
  package static let name = MethodName.subscriptionCancel
}

/// `subscription.list`: Lists this connection's subscriptions.
package enum SubscriptionListMethod: MethodContract {
  package typealias Params = SubscriptionListParams
  package typealias Result = SubscriptionListResult
  package static let name = MethodName.subscriptionList
}

}
