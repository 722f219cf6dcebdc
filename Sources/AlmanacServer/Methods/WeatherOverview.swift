import AlmanacProtocol
import JSON
import JSONRPC
import Services

extension Handler {
  /// `weather.overview`: everything a weather page shows, fetched together. Each part is exactly
  /// what its own method answers, and streams as it arrives.
  static let weatherOverview = Handler(checking: Wire.WeatherOverviewMethod.self) {
    params, invocation in
    let read: Wire.WeatherOverviewParams
    do throws(MethodFailure) { read = try Self.read(Wire.WeatherOverviewMethod.self, params) } catch
    {
      return .answer(.failure(error.rpcError))
    }
    let body: @Sendable () async -> RPCOutcome = {
      do throws(MethodFailure) {
        let place = try await invocation.place(read.place)
        let overview = Overview(params: read, raw: params, invocation: invocation)
        return .success(await overview.result(for: place))
      } catch {
        return .failure(error.rpcError)
      }
    }
    return .run(read.place == nil ? invocation.untilLocationChanges(body) : body)
  }
}

/// One overview: its parts, asked for all at once.
private struct Overview: Sendable {
  let params: Wire.WeatherOverviewParams
  /// The params as they came, to hand on what they say of place, units and network.
  let raw: JSONValue?
  let invocation: Invocation

  func result(for place: RequestPlace) async -> [UInt8] {
    let names = params.include.reduce(into: [Wire.OverviewPartName]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    if invocation.context.wantsPartialResults { await showStored(names) }
    let outcomes = await names.mapConcurrently { await finish($0) }
    var writer = JSONWriter(reservingCapacity: 16_384)
    writer.beginObject()
    writer.key("place")
    place.wire.write(to: &writer)
    writer.key("units")
    Wire.Units(invocation.units(params.units)).write(to: &writer)
    writer.key("components")
    writer.beginObject()
    for (name, outcome) in zip(names, outcomes) {
      writer.key(text: name.rawValue)
      writer.beginObject()
      Self.write(outcome, to: &writer)
      writer.endObject()
    }
    writer.endObject()
    writer.endObject()
    return writer.bytes
  }

  /// One `loading` for each part, with what is stored: null until there is something real. Nothing
  /// is fetched for it, so that a cancellation of the overview ends all that is.
  private func showStored(_ names: [Wire.OverviewPartName]) async {
    let stored = await names.mapConcurrently { await answer($0, invocation.firstLook) }
    for (name, outcome) in zip(names, stored) {
      var writer = JSONWriter(reservingCapacity: 4096)
      writer.beginObject()
      writer.member("component", name.rawValue)
      writer.member("state", Wire.PartState.loading.rawValue)
      writer.member("progress", Double?.none)
      writer.key("value")
      if case .success(let value) = outcome { writer.raw(value) } else { writer.null() }
      writer.member("error", String?.none)
      writer.endObject()
      invocation.context.sendPartialResult(writer.bytes)
    }
  }

  private func finish(_ name: Wire.OverviewPartName) async -> RPCOutcome {
    let outcome = await answer(name, invocation.quiet)
    // Of an overview that was taken back the parts say nothing of their own.
    guard invocation.context.wantsPartialResults, !Task.isCancelled else { return outcome }
    var writer = JSONWriter(reservingCapacity: 4096)
    writer.beginObject()
    writer.member("component", name.rawValue)
    writer.member("progress", 1)
    Self.write(outcome, to: &writer)
    writer.endObject()
    invocation.context.sendPartialResult(writer.bytes)
    return outcome
  }

  /// `state`, `value` and `error` into the open object.
  private static func write(_ outcome: RPCOutcome, to writer: inout JSONWriter) {
    switch outcome {
    case .success(let value):
      writer.member("state", Wire.PartState.success.rawValue)
      writer.key("value")
      writer.raw(value)
      writer.member("error", String?.none)
    case .failure(let error):
      writer.member("state", Wire.PartState.failure.rawValue)
      writer.member("value", String?.none)
      writer.key("error")
      writer.raw(error.encoded)
    }
  }

  private func answer(_ name: Wire.OverviewPartName, _ asking: Invocation) async -> RPCOutcome {
    guard let params = try? JSONDocument(parsing: partParams(name)).root else {
      return .failure(MethodFailure(.internalError).rpcError)
    }
    return await asking.answer(name.method, params)
  }

  /// What the part's own method is asked: the overview's place, units, labels and network options.
  private func partParams(_ name: Wire.OverviewPartName) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    for (key, value) in raw?.members.map({ $0 }) ?? [] where name.takes(key) {
      writer.key(text: key)
      writer.value(value)
    }
    if name == .hourly { writer.member("hours", params.hours) }
    if name == .daily || name == .sunset { writer.member("days", params.days) }
    writer.endObject()
    return writer.bytes
  }
}

extension Wire.OverviewPartName {
  fileprivate var method: MethodName {
    switch self {
    case .current: .weatherCurrent
    case .hourly: .forecastHourly
    case .daily: .forecastDaily
    case .air: .airQuality
    case .alerts: .alertsActive
    case .sunset: .sunsetScore
    case .nowcast: .forecastNowcast
    case .map: .mapLayers
    case .climate: .climateProject
    }
  }

  /// Whether the part's method knows a member of the overview's params.
  fileprivate func takes(_ key: String) -> Bool {
    switch key {
    case "place", "locale", "maxAgeSeconds", "refresh", "deadlineMs", "fallback", "provider": true
    case "units": self != .alerts && self != .map
    case "labels": self != .map
    default: false
    }
  }
}
