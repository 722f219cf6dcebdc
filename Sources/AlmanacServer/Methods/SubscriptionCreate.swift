import AlmanacProtocol
import JSON
import JSONRPC
import Services
import Time
import Vocabulary

/// `subscription.create`: polls a method and notifies the client of changes.
extension Wire.SubscriptionCreateMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) throws(Failure) -> Result {
    let (params, invocation) = (call.params, call.invocation)
    // It outlives the request, whose JSON the other shared params refer to.
    let shared = Wire.SharedParams(request: .init(locale: params.request.locale))
    let method = params.method
    let inner = InnerCall(method, params.params, in: shared)
    try inner.check(at: "/params")
    guard params.emit != .changedParts || method == .weatherOverview else {
      throw Failure(
        .notAllowed, at: "/emit", allowed: [EmitMode.change, .always].map(\.rawValue),
        hint: .onlyOverviewHasParts)
    }
    let fault = params.when.flatMap {
      SubscriptionWhen.fault(in: $0.condition, of: inner, at: "/when/condition")
    }
    if let fault { throw fault }
    let condition = try SubscriptionCondition(params, inner)
    let limits = try SubscriptionLimits(params, invocation)
    let client = call.context.client
    let server = invocation.server
    let state = try call.services.subscriptions.create(
      SubscriptionPlan(method, params, invocation, condition, limits), id: params.id,
      connection: invocation.connection,
      call: { _, bytes in
        await server.answer(method, bytes, inheriting: shared, for: client)
      },
      isHeldBack: { client.holdsBack(coalescingKey: Client.eventKey($0)) },
      notify: { event in client.notify(event) }
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
    _ method: MethodName, _ params: Wire.SubscriptionCreateParams, _ invocation: Invocation,
    _ condition: SubscriptionCondition?, _ limits: SubscriptionLimits
  ) {
    let place = params.params?["place"]
    var watches = place == nil || place?.isNull == true ? [invocation.locationWatch] : []
    if method == .favoritesList { watches.append(invocation.favoritesWatch) }
    self.init(
      method: method.rawValue, params: params.params.map { Array($0.rawBytes) } ?? [],
      intervalSeconds: params.intervalSeconds, notifiesUnchanged: params.emit == .always,
      condition: condition, limits: limits, watches: watches,
      content: { SubscriptionContent.of($0, method) },
      changedParts: params.emit == .changedParts ? SubscriptionContent.changedParts : nil,
      nextChange: { SubscriptionContent.nextChange(in: $0, method) })
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

/// The parts of a result whose change triggers an event.
enum SubscriptionContent {
  /// Members that change on every poll without meaning; `text` has clocks and ages.
  private static let fleeting: Set<String> = [
    "source", "sources", "retryAfterSeconds", "warnings", "attribution", "time", "timeLabels",
    "localTime", "localTimeLabels", "text",
  ]

  static func of(_ result: [UInt8], _ method: MethodName) -> [UInt8] {
    guard let root = try? JSONDocument(parsing: result).root, root.kind == .object else {
      return result
    }
    // The sun always moves; a `sun.phase` subscriber waits for the phase.
    return content(root, .result, except: method == .sunPhase ? "altitude" : nil)
  }

  /// What a value is made of; everything inside a plain one counts.
  private enum Shape {
    case plain, result, parts, part, rows, row

    func ofMember(_ key: String) -> Shape {
      switch (self, key) {
      case (.result, "parts"): .parts
      case (.result, "favorites"): .rows
      case (.result, "myLocation"): .row
      case (.result, "observed"), (.part, "value"): .result
      case (.row, "current"), (.row, "sunset"): .part
      default: .plain
      }
    }
  }

  private static func write(
    _ value: JSONValue, _ shape: Shape, except skipped: String? = nil, to writer: inout JSONWriter
  ) {
    switch (shape, value.kind) {
    case (.rows, .array): writer.array(value.elements) { write($1, .row, to: &$0) }
    case (.parts, .array): writer.array(value.elements) { write($1, .part, to: &$0) }
    case (.result, .object), (.part, .object), (.row, .object):
      writer.object { writer in
        for (key, member) in value.members where !fleeting.contains(key) && key != skipped {
          writer.key(text: key)
          write(member, shape.ofMember(key), to: &writer)
        }
      }
    default: writer.value(value)
    }
  }

  /// A result of `weather.overview` without the parts that say the same as in an earlier one.
  static func changedParts(_ result: [UInt8], _ earlier: [UInt8]) -> [UInt8] {
    guard let new = try? JSONDocument(parsing: result).root,
      let old = try? JSONDocument(parsing: earlier).root
    else { return result }
    func said(_ part: JSONValue) -> [UInt8] { content(part, .part) }
    return JSONWriter.object(reservingCapacity: result.count) { writer in
      for (key, value) in new.members {
        guard key == "parts" else {
          writer.member(text: key, value)
          continue
        }
        let known = old[key]?.elements.map(\.self) ?? []
        writer.key("parts")
        writer.array(
          value.elements.filter { part in
            let before = known.first { $0["method"]?.string == part["method"]?.string }
            return said(part) != before.map(said)
          }
        ) { $0.value($1) }
      }
    }
  }

  private static func content(
    _ value: JSONValue, _ shape: Shape, except skipped: String? = nil
  ) -> [UInt8] {
    var writer = JSONWriter(reservingCapacity: value.rawBytes.count)
    write(value, shape, except: skipped, to: &writer)
    return writer.bytes
  }

  /// The next change, which `sun.phase` itself reports.
  static func nextChange(in result: [UInt8], _ method: MethodName) -> Instant? {
    guard method == .sunPhase, let root = try? JSONDocument(parsing: result).root,
      let text = root["next"]?["time"]?.string, let instant = try? Instant(parsing: text)
    else { return nil }
    return instant
  }
}

extension Client {
  fileprivate func notify(_ event: SubscriptionEvent) {
    let params = JSONWriter.object(reservingCapacity: 1024) { writer in
      writer.member("id", event.id)
      writer.member("sequence", event.sequence)
      writer.member("time", event.zone.timestamp(event.time))
      writer.member("reason", event.reason.rawValue)
      if !event.onsets.isEmpty {
        writer.array("onsets", event.onsets) { $0.value(Wire.Onset($1), .plain) }
      }
      switch event.outcome {
      case .success(let bytes): writer.member("result", raw: bytes)
      case .failure(let error): writer.member("error", raw: error.bytes)
      case nil: break
      }
    }
    notify("subscription/event", params, coalescingKey: Self.eventKey(event.id))
  }

  /// While the client is not reading, only the newest event of each subscription is kept.
  fileprivate static func eventKey(_ id: String) -> String { "subscription/event " + id }
}
