import AlmanacProtocol
import AlmanacServer
import Basics
import EventLoop
import JSON
import Vocabulary
import Words
import Telling

extension CommandLineTool {
  /// `status`: one line for a status bar. Answers from the store at once; if that is outdated, a
  /// background process fetches, so the bar never waits and the next line is fresh.
  func status(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let overrides = Overrides.reader(arguments)
    let layout: StatusLayout = Arguments.meaning(of: arguments.value(of: .bar)) ?? .plain
    let isRefresh = arguments.has(.refresh)
    let isWaiting = arguments.has(.wait)
    let lines: [CommandOption] = [.format, .preset, .bar]
    if arguments.has(.speak), let other = lines.first(where: arguments.has) {
      throw UsageError("--speak is no line of a bar: leave out \(other.names[0])")
    }
    var params = try ParamsBuilder()
    params.set("format", arguments.value(of: .format))
    params.set("preset", arguments.value(of: .preset))
    params.set("iconSet", arguments.value(of: .icons))
    params.set("escape", arguments.value(of: .escape) ?? layout.escape)
    params.set("place", arguments.place)
    params.set("deadlineMs", isRefresh || isWaiting ? Self.fetchMilliseconds : 0)
    let caller = LocalCaller(
      makeServer(makeLoop(), overrides), isCacheOnly: !isRefresh && !isWaiting)
    do throws(Failure) {
      let result = try caller.result(of: Wire.StatusTextMethod.self, params.read())
      guard !isRefresh else { return .ok }
      terminal.write(output: arguments.has(.speak) ? result.speech : layout.text(result))
      guard !isWaiting else { return .ok }
      var isDue = StatusLayout.isOld(result.tail.source)
      if !isDue { isDue = try areWarningsOld(arguments, caller) }
      if isDue { startRefresh(arguments.words, caller) }
      return .ok
    } catch {
      guard !isRefresh else { return .ok }
      // A bar shows whatever it gets, so print something rather than nothing.
      let language = caller.settings.wording().language
      if layout != .plain { terminal.write(output: layout.text(error, in: language)) }
      let status = report(error, in: language)
      if !isWaiting, status == .offline || status == .deadlineExceeded {
        startRefresh(arguments.words, caller)
      }
      return status
    }
  }

  /// Before their silence stops to count, so that a bar need not say that they are unknown.
  private func areWarningsOld(
    _ arguments: Arguments, _ caller: LocalCaller
  ) throws(Failure) -> Bool {
    let lifetime = MethodName.alertsActive.cacheSeconds ?? 0
    return try caller.occasion(at: arguments.placeReference())
      .hasWarnings(olderThanSeconds: lifetime / 2)
  }

  /// The deadline of a background fetch.
  private static let fetchMilliseconds = 20_000

  /// A bar that asks every second starts a process at most every half minute.
  private static let refreshSeconds = 30.0

  private func startRefresh(_ words: [String], _ caller: LocalCaller) {
    guard !environment.isOffline else { return }
    let server = caller.server
    let errand = "status " + words.joined(separator: " ")
    let mayStart = caller.finished {
      await server.mayStart(errand: errand, everySeconds: Self.refreshSeconds)
    }
    guard mayStart == true else { return }
    _ = DetachedProcess.start(["status", "--refresh"] + words)
  }
}

/// The output format of a bar.
enum StatusLayout: String, CaseIterable {
  case plain, waybar, i3bar, xbar

  /// waybar reads Pango markup.
  var escape: String? { self == .waybar ? "pango" : nil }

  /// The stored data have outlived their lifetime.
  static func isOld(_ source: Wire.Source) -> Bool {
    source.kind == .estimate || source.stale || source.ageSeconds ?? 0 >= goodSeconds
  }

  /// `x-cache` of `status.text`.
  private static let goodSeconds = MethodName.statusText.cacheSeconds ?? 0

  func text(_ result: Wire.StatusTextResult) -> String {
    switch self {
    case .plain: return result.text
    case .waybar:
      return Self.object { writer in
        writer.member("text", result.text)
        writer.member("alt", result.alt)
        writer.member("tooltip", result.tooltip)
        writer.member("class", result.class)
        if let percentage = result.percentage { writer.member("percentage", percentage) }
      }
    case .i3bar: return Self.block(result.text, result.tail.place?.id)
    case .xbar: return "\(Self.xbarSafe(result.text))\n---\n\(Self.menu(result.tooltip))"
    }
  }

  func text(_ failure: Failure, in language: SpokenLanguage) -> String {
    switch self {
    case .plain: return ErrorText.of(failure, in: language).text
    case .waybar:
      return Self.object { writer in
        writer.member("text", ResultView.unknown.string)
        writer.member("tooltip", ErrorText.sentence(failure, in: language))
        writer.member("class", ["error"])
      }
    case .i3bar: return Self.block(ResultView.unknown.string, nil)
    case .xbar:
      return
        "\(ResultView.unknown.string)\n---\n\(Self.menu(ErrorText.sentence(failure, in: language)))"
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
    String(decoding: JSONWriter.object(write), as: UTF8.self)
  }
}
