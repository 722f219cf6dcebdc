import AlmanacProtocol
import JSON
import JSONRPC
import Services
import Time
import Vocabulary
import Words

/// `subscription.create`: polls a method and notifies the client of changes.
extension Wire.SubscriptionCreateMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) throws(Failure) -> Result {
    let (params, invocation) = (call.params, call.invocation)
    let method = params.method
    // It outlives the request, whose JSON its params and the other shared ones refer to.
    let inner = InnerCall(
      method, params.params.flatMap { try? JSONDocument(parsing: Array($0.rawBytes)).root },
      in: Wire.SharedParams(request: .init(locale: params.request.locale)))
    try inner.check(at: "/params")
    guard params.emit != .changedParts || method == .weatherOverview else {
      throw Failure(
        .notAllowed, at: "/emit", allowed: [EmitMode.change, .always].map(\.rawValue),
        hint: .onlyOverviewHasParts)
    }
    let fault = params.when?.condition.fault(of: inner, at: "/when/condition")
    if let fault { throw fault }
    let condition = try SubscriptionCondition(params, inner)
    let limits = try SubscriptionLimits(params, invocation)
    let (client, language) = (call.context.client, call.language)
    let server = invocation.server
    let state = try call.services.subscriptions.create(
      SubscriptionPlan(params, invocation, condition, limits), id: params.id,
      connection: invocation.connection,
      call: { await server.poll(inner, for: client) },
      isHeldBack: { client.holdsBack(coalescingKey: Client.eventKey($0)) },
      notify: { event in client.notify(event, language) }
    ).get()
    return Wire.SubscriptionState(state)
  }
}

/// `subscription.cancel`: no event follows the answer.
extension Wire.SubscriptionCancelMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let (id, connection) = (call.params.id, call.invocation.connection)
    let wasThere = call.services.subscriptions.cancel(id, connection: connection)
    call.context.client.withdraw(coalescingKey: Client.eventKey(id))
    return Result(cancelled: wasThere)
  }
}

/// `subscription.list`: this connection's subscriptions.
extension Wire.SubscriptionListMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let states = call.services.subscriptions.list(connection: call.invocation.connection)
    return Result(subscriptions: states.map(Wire.SubscriptionState.init))
  }
}

extension Wire.SubscriptionState {
  fileprivate init(_ state: Services.SubscriptionState) {
    self.init(
      id: state.id, method: state.method, intervalSeconds: state.intervalSeconds,
      nextAt: state.zone.moment(state.nextAt))
  }
}

extension SubscriptionPlan {
  fileprivate init(
    _ params: Wire.SubscriptionCreateParams, _ invocation: Invocation,
    _ condition: SubscriptionCondition?, _ limits: SubscriptionLimits
  ) {
    let place = params.params?["place"]
    var watches = place == nil || place?.isNull == true ? [invocation.locationWatch] : []
    if params.method == .favoritesList { watches.append(invocation.favoritesWatch) }
    self.init(
      method: params.method.rawValue, intervalSeconds: params.intervalSeconds,
      notifiesUnchanged: params.emit == .always, condition: condition, limits: limits,
      watches: watches, sendsChangedParts: params.emit == .changedParts)
  }
}

extension Invocation {
  fileprivate var locationWatch: ChangeWatch {
    let (location, connection) = (services.location, connection)
    return ChangeWatch(
      isSubject: true, changes: { location.changes(on: connection) },
      wait: { await location.change(on: connection, since: $0) })
  }

  fileprivate var favoritesWatch: ChangeWatch {
    let favorites = services.favorites
    return ChangeWatch(
      isSubject: false, changes: { favorites.changes },
      wait: { await favorites.change(since: $0) })
  }
}

extension Client {
  fileprivate func notify(_ event: SubscriptionEvent, _ language: SpokenLanguage) {
    var params = Wire.SubscriptionEventParams(
      id: event.id, sequence: event.sequence, time: event.zone.moment(event.time),
      reason: event.reason,
      onsets: event.onsets.isEmpty ? nil : event.onsets.map(Wire.Onset.init))
    switch event.outcome {
    case .success(let bytes): params.result = EncodedJSON(bytes)
    case .failure(let failure): params.error = Wire.ErrorObject(failure, in: language)
    case nil: break
    }
    notify(
      "subscription/event", Handler.bytes(of: params, .plain),
      coalescingKey: Self.eventKey(event.id))
  }

  /// While the client is not reading, only the newest event of each subscription is kept.
  fileprivate static func eventKey(_ id: String) -> String { "subscription/event " + id }
}
