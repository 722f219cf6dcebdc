import AlmanacProtocol
import AlmanacServer
import EventLoop
import JSON
import JSONRPC

extension CommandLineTool {
  /// `status`: one line for a bar. Answers from the store at once; where that is old, a process of
  /// its own fetches, so that the bar never waits and the next line is fresh.
  func status(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let overrides = Overrides(units: arguments.value(of: .units))
    let layout: StatusLayout = Arguments.meaning(of: arguments.value(of: .bar)) ?? .plain
    let isRefresh = arguments.has(.refresh)
    let isWaiting = arguments.has(.wait)
    var params = try ParamsBuilder()
    params.set("format", arguments.value(of: .format))
    params.set("preset", arguments.value(of: .preset))
    params.set("iconSet", arguments.value(of: .icons))
    params.set("escape", arguments.value(of: .escape) ?? layout.escape)
    params.set("place", arguments.place)
    params.set("deadlineMs", isRefresh || isWaiting ? Self.fetchMilliseconds : 0)
    let loop = makeLoop()
    let server = makeServer(loop, overrides)
    let table: any MethodTable = isRefresh || isWaiting ? server : StoredTable(server)
    let caller = LocalCaller(loop: loop, table: table)
    let outcome = caller.call("status.text", params.bytes)
    guard !isRefresh else { return .ok }
    let status = show(outcome, layout)
    if !isWaiting, isOld(outcome) { startRefresh(arguments.words, server, caller) }
    return status
  }

  /// What a fetch in the background may take.
  private static let fetchMilliseconds = 20_000

  private func show(_ outcome: Result<[UInt8], RPCError>, _ layout: StatusLayout) -> ExitStatus {
    switch outcome {
    case .success(let result):
      guard let root = try? JSONDocument(parsing: result).root else { return .failed }
      terminal.write(output: layout.text(root))
      return .ok
    case .failure(let error):
      // A bar shows what it gets: something, rather than a hole.
      if layout != .plain { terminal.write(output: layout.text(error)) }
      StandardError.print(ErrorText.of(error))
      return ExitStatus(error)
    }
  }

  private func isOld(_ outcome: Result<[UInt8], RPCError>) -> Bool {
    switch outcome {
    case .failure(let error): error.code == -32012 || error.code == -32018
    case .success(let result):
      (try? JSONDocument(parsing: result)).map { StatusLayout.isOld($0.root) } ?? false
    }
  }

  /// A bar that asks every second starts a process every half minute, and not one a second.
  private static let refreshSeconds = 30.0

  private func startRefresh(_ words: [String], _ server: Server, _ caller: LocalCaller) {
    guard !environment.isOffline else { return }
    let errand = "status " + words.joined(separator: " ")
    let answer = caller.run {
      await server.mayStart(errand: errand, everySeconds: Self.refreshSeconds)
    }
    guard case .success(let text) = answer, text == Array("true".utf8) else { return }
    _ = DetachedProcess.start(["status", "--refresh"] + words)
  }
}

/// How a line reaches a bar.
enum StatusLayout: String, CaseIterable {
  case plain, waybar, i3bar, xbar

  /// waybar reads Pango markup.
  var escape: String? { self == .waybar ? "pango" : nil }

  /// The stored data are older than the time they are good for.
  static func isOld(_ result: JSONValue) -> Bool {
    let source = result["source"]
    if source?["kind"]?.string == "estimate" || source?["stale"]?.bool ?? false { return true }
    return (source?["ageSeconds"]?.double ?? 0) >= goodSeconds
  }

  /// `x-cache` of `status.text`.
  private static let goodSeconds = Double(MethodName.statusText.cacheSeconds ?? 0)

  func text(_ result: JSONValue) -> String {
    let line = result["text"]?.string ?? ""
    let tooltip = result["tooltip"]?.string ?? ""
    switch self {
    case .plain: return line
    case .waybar:
      return Self.object { writer in
        writer.member("text", line)
        writer.member("alt", result["alt"]?.string)
        writer.member("tooltip", tooltip)
        writer.member("class", result["class"]?.elements.compactMap(\.string) ?? [])
        if let percentage = result["percentage"]?.integer {
          writer.member("percentage", percentage)
        }
      }
    case .i3bar: return Self.block(line, result["place"]?["id"]?.string)
    case .xbar: return "\(Self.xbarSafe(line))\n---\n\(Self.menu(tooltip))"
    }
  }

  func text(_ error: RPCError) -> String {
    switch self {
    case .plain: return ErrorText.of(error).text
    case .waybar:
      return Self.object { writer in
        writer.member("text", ResultView.unknown)
        writer.member("tooltip", error.message)
        writer.member("class", ["error"])
      }
    case .i3bar: return Self.block(ResultView.unknown, nil)
    case .xbar: return "\(ResultView.unknown)\n---\n\(Self.menu(error.message))"
    }
  }

  /// One block of the i3bar protocol, as i3blocks (`format=json`) takes it.
  private static func block(_ text: String, _ instance: String?) -> String {
    object { writer in
      writer.member("name", "almanac")
      if let instance { writer.member("instance", instance) }
      writer.member("full_text", text)
    }
  }

  /// xbar takes what follows a bar for parameters.
  private static func xbarSafe(_ text: String) -> String {
    String(text.map { $0 == "|" ? "¦" : $0 })
  }

  private static func menu(_ text: String) -> String {
    text.split(separator: "\n").map { xbarSafe(String($0)) }.joined(separator: "\n")
  }

  private static func object(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    write(&writer)
    writer.endObject()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
