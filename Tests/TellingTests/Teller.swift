import AlmanacMCP
import AlmanacProtocol
import Charts
import EventLoop
import Foundation
import HTTP
import JSON
import JSONRPC
import Providers
import Services
import Storage
import TestSupport
import Time
import Units
import Vocabulary
import Words

@testable import AlmanacCLI
@testable import AlmanacServer
import Telling

/// A whole server without files over one world, and every door to it.
struct Teller {
  private let server: Server
  private let caller: LocalCaller
  private let tools: ModelContextMethods

  private var settings: Configuration { server.settings(of: caller.client.id) }
  private var wording: Wording { settings.wording() }

  /// - Parameters:
  ///   - now: Unix seconds.
  ///   - store: shared by servers of which one asked and others may not.
  init(now: Int, http: HTTPClient, store: any Store) {
    let loop = Loop(clock: .running(atRate: 0.1))
    let wallClock = WallClock.frozen(at: Instant(unixSeconds: Double(now)))
    let places = LocalPlaces(zones: ZoneDatabase { _ in nil })
    let pipeline = Pipeline(
      ServiceEnvironment(
        loop: loop, wallClock: wallClock, http: http, store: store, processName: "test"))
    let resolver = PlaceResolver(local: places, pipeline: pipeline)
    let location = CurrentLocation(
      local: places, store: store, defaults: LocationDefaults(environment: .text("52.52,13.41")),
      resolve: { await resolver.resolve($0, $1) })
    server = Server(
      version: "1.0.0", configuration: Configuration(),
      services: ServerServices(
        places: places, location: location, resolver: resolver, pipeline: pipeline),
      loop: loop, wallClock: wallClock)
    caller = LocalCaller(server)
    tools = ModelContextMethods(tools: server, version: "1.0.0")
  }

  /// From now on, every door speaks so. All have a clock of 24 hours, whose times are numbers.
  private func take(_ voicing: Voicing) {
    var configuration = Configuration()
    configuration.locale.set(voicing.language.rawValue, .initialize)
    configuration.timeFormat.set(.twentyFourHours, .initialize)
    let units = UnitsSetting(
      system: voicing.units.system, json: JSONWriter.text(voicing.units.description))
    configuration.units.set(units, .initialize)
    server.configure(caller.client.id, Server.ConnectionSettings(settings: configuration))
  }

  // MARK: Doors

  /// A chart of the current location; nil if it has no figures.
  func chart(_ kind: ChartKind, _ language: SpokenLanguage) -> (any Chart)? {
    take(Voicing(language: language, units: .metric))
    let (server, context) = (server, context)
    guard
      let params = try? Wire.ChartRenderMethod.Params(value(#"{"kind":"\#(kind.rawValue)"}"#))
    else { return nil }
    return try? caller.run {
      do throws(Failure) {
        let invocation = Invocation(
          server: server, context: context, now: server.wallClock.now())
        let place = try await invocation.place(.current)
        let call = Call<Wire.ChartRenderMethod>(
          params, invocation, place, invocation.format(params))
        return .success(try await ChartRequest(call).chart().value)
      } catch { return .failure(error) }
    }.get()
  }

  private var context: CallContext {
    CallContext(
      client: caller.client, token: CallToken(number: 1), wantsPartialResults: false,
      wantsWorkDone: false)
  }

  /// What this server tells, the official warnings first: a door may show those that it finds
  /// stored. Unless all is asked for, what other laws need in one voice alone is left out.
  func tell(_ voicing: Voicing, _ scene: Scene, all isWhole: Bool) throws -> [Rendering] {
    take(voicing)
    let isFresh = scene == .fresh || isWhole
    let isPlain = isFresh && (voicing.units == .metric || isWhole)
    return try (isFresh ? json() : []) + paged() + commands() + lines()
      + (isPlain || !isFresh ? charts() : [])
      + (isPlain || (scene == .estimate && voicing.language == .english) ? assistants() : [])
  }

  /// The methods whose answers are about no place, or about several.
  static let placeless = Set(
    MethodName.paged.filter { !$0.tail.contains(TailMembers.place) }.map { $0.name.rawValue })

  private static let params = [
    "climate.project": #"{"interventions":true}"#,
    "forecast.hourly": #"{"hours":24}"#, "forecast.daily": #"{"days":7}"#,
    "sunset.score": #"{"days":3}"#, "weather.summary": #"{"days":3}"#,
    "location.search": #"{"query":"Berlin"}"#,
  ]

  private func value(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: Array(text.utf8)).root
  }

  /// Nil for a failure, which each language and each preset has alike.
  private func result(_ method: String, _ params: String) throws -> JSONValue? {
    guard case .success(let bytes) = caller.call(method, Array(params.utf8)) else { return nil }
    return try JSONDocument(parsing: bytes).root
  }

  private static let answers = [
    "alerts.active", "weather.current", "forecast.hourly", "forecast.daily", "forecast.nowcast",
    "air.quality", "sunset.score", "climate.project", "climate.extremes", "climate.normals",
    "observation.current", "sun.times", "moon.phase", "weather.history", "weather.summary",
    "weather.changes",
  ]

  private func json() throws -> [Rendering] {
    try Self.answers.compactMap { method in
      try result(method, Self.params[method] ?? "{}").map { result in
        Rendering(method: method, door: .json, lines: Leaf.all(of: result).map(\.line), result)
      }
    }
  }

  private func paged() throws -> [Rendering] {
    try MethodName.paged.flatMap { method in
      try (method as? any (PagedMethod & LocalMethod).Type).map { try paged($0) } ?? []
    }
  }

  private func paged<Method: PagedMethod & LocalMethod>(
    _ method: Method.Type
  ) throws -> [Rendering] {
    let name = Method.name.rawValue
    let params = try Method.Params(value(Self.params[name] ?? "{}"))
    // A method may fail without a network: as it does in each language and with all units.
    guard let result = try? caller.result(of: method, params) else { return [] }
    // What is not about a place has none.
    let occasion =
      result.tail.place == nil
      ? Occasion.unasked(server.wallClock.now(), nil) : try caller.occasion(at: nil)
    func rendering(_ door: Door, _ style: TextStyle, _ columns: Int = 100) -> Rendering {
      let text = Method.text(
        of: result, wording, Wire.TextOptions(style: style, columns: columns, icons: .none),
        occasion)
      let lines = style == .headline ? [text.headline] : text.lines + text.notes
      return Rendering(
        method: name, door: door, lines: lines, isEstimate: result.tail.source.kind == .estimate,
        isStale: result.tail.source.stale)
    }
    let told = Method.text(
      of: result, wording, Wire.TextOptions(style: .blocks, columns: 100, icons: .none), occasion)
    let notesAloud = Method.text(
      of: result, wording, Wire.TextOptions(style: .speech, columns: 100, icons: .none), occasion
    ).notes
    func blocks(_ door: Door, _ words: (Wire.TextSpan) -> String) -> Rendering {
      let lines = (told.blocks ?? []).flatMap { $0.lines(hasUnits: !door.isSpoken, words) }
      return Rendering(
        method: name, door: door, lines: lines + (door.isSpoken ? notesAloud : told.notes),
        isEstimate: result.tail.source.kind == .estimate,
        isStale: result.tail.source.stale)
    }
    return [
      blocks(.blocks) { $0.text }, blocks(.blocksAloud) { $0.spoken ?? $0.text },
      rendering(.page, .page), rendering(.narrow, .page, 40), rendering(.narrowest, .page, 24),
      rendering(.speech, .speech), rendering(.headline, .headline),
    ]
  }

  // MARK: Answers in any language

  /// An answer that is put into words in any language, without another call.
  struct Answer {
    let method: String
    let lines: (Wording, TextStyle) -> [String]
  }

  /// An answer of each method with text, in the units of a set.
  func answers(in units: NamedUnits) throws -> [Answer] {
    take(Voicing(language: .english, units: units))
    return try MethodName.paged.flatMap { method in
      try (method as? any (PagedMethod & LocalMethod).Type).map { try answer($0) } ?? []
    }
  }

  private func answer<Method: PagedMethod & LocalMethod>(_: Method.Type) throws -> [Answer] {
    let name = Method.name.rawValue
    let params = try Method.Params(value(Self.params[name] ?? "{}"))
    guard let result = try? caller.result(of: Method.self, params) else { return [] }
    let occasion =
      result.tail.place == nil
      ? Occasion.unasked(server.wallClock.now(), nil) : try caller.occasion(at: nil)
    return [
      Answer(method: name) { wording, style in
        let text = Method.text(
          of: result, wording, Wire.TextOptions(style: style, columns: 100, icons: .none),
          occasion)
        return text.lines + text.notes
      }
    ]
  }

  private func commands() throws -> [Rendering] {
    try ["now", "today", "week", "sunset", "climate", "alerts", "air", "sky"].flatMap { word in
      let arguments = try Arguments([word])
      guard let name = arguments.command,
        let command = PageCommand(name, arguments, columns: 100),
        let answer = try? command.ask(caller)
      else { return [Rendering]() }
      var page = Page(width: 100, ink: Ink(depth: .none))
      page.write(answer.document(wording))
      let aloud = wording.aloud
      let units = settings.units(nil)
      let json = ResultWriter.bytes(
        of: answer.results[0].value, ResultFormat(units: units, wording: wording))
      let first = try JSONDocument(parsing: json).root
      return [
        Rendering(method: word, door: .command, lines: page.lines, first),
        Rendering(
          method: word, door: .commandAloud,
          lines: Reading.lines(of: answer.document(aloud), aloud), first),
      ]
    }
  }

  private func lines() throws -> [Rendering] {
    let texts: [(method: String, params: String, members: KeyValuePairs<String, Door>)] = [
      (
        "status.text", #"{"iconSet":"none"}"#,
        ["text": .statusShort, "tooltip": .statusLong, "speech": .statusSpeech]
      ),
      (
        "weather.overview",
        #"{"parts":[{"method":"forecast.daily"},{"method":"alerts.active"}]}"#,
        ["headline": .overview]
      ),
    ]
    return try texts.flatMap { method, params, members in
      let result = try result(method, params)
      return members.compactMap { member, door -> Rendering? in
        guard let result, let text = result[member]?.string else { return nil }
        let lines = text.split(separator: "\n").map(String.init)
        return Rendering(method: method, door: door, lines: lines, result)
      }
    }
  }

  private func charts() throws -> [Rendering] {
    try ["temperature", "precipitation", "sunset", "projection", "sun"].flatMap { kind in
      let chart = try result("chart.render", #"{"kind":"\#(kind)","format":"text"}"#)
      let doors = [(Door.chart, "text"), (.chartAlternative, "alt")]
      return doors.compactMap { door, member -> Rendering? in
        guard let chart, let text = chart[member]?.string else { return nil }
        let lines = text.split(separator: "\n").map(String.init)
        return Rendering(method: "chart.\(kind)", door: door, lines: lines, chart)
      }
    }
  }

  private func assistants() throws -> [Rendering] {
    try ToolEntry.all.compactMap { tool in
      let arguments = Self.params[tool.method.rawValue] ?? "{}"
      guard let text = try answer(of: tool, arguments)?.first,
        let data = try answer(of: tool, arguments.dropLast() + #","detail":"full"}"#)?.last
      else { return nil }
      let result = try JSONDocument(parsing: Array(data.drop { $0 != "{" }.utf8)).root
      return Rendering(
        method: tool.method.rawValue, door: .tool,
        lines: text.split(separator: "\n").map(String.init), result)
    }
  }

  /// Nil for a failure.
  private func answer(of tool: ToolEntry, _ arguments: some StringProtocol) throws -> [String]? {
    let arguments = arguments.replacingOccurrences(of: "{,", with: "{")
    let params = try value(#"{"name":"\#(tool.name)","arguments":\#(arguments)}"#)
    let outcome: Result<[UInt8], RPCError>? =
      switch tools.dispatch("tools/call", params, context) {
      case .answer(let outcome): outcome
      case .run(let body): caller.finished(body)
      case .unknown: nil
      }
    guard case .success(let bytes)? = outcome else { return nil }
    let answer = try JSONDocument(parsing: bytes).root
    guard answer["isError"]?.bool == false else { return nil }
    return answer["content"]?.elements.compactMap { $0["text"]?.string }
  }
}

extension Wire.TextBlock {
  /// As a program would write or read it, a line each.
  fileprivate func lines(hasUnits: Bool, _ words: (Wire.TextSpan) -> String) -> [String] {
    func joined(_ spans: [Wire.TextSpan]) -> String {
      spans.map(words).filter { !$0.isEmpty }.joined(separator: " ")
    }
    // Details are what a page leaves out.
    let shown = (columns ?? []).indices.filter { columns?[$0].detail != true }
    let heads = shown.compactMap { columns?[$0] }.map {
      [words($0.name)] + (hasUnits ? [$0.unit].compactMap(\.self) : [])
    }
    return [joined(spans ?? [])]
      + (facts ?? []).map { "\(words($0.name)): \(joined($0.value))" }
      + [heads.flatMap(\.self).joined(separator: "  ")]
      + (rows ?? []).map { row in joined(shown.map { row.cells[$0] }) }
  }
}
