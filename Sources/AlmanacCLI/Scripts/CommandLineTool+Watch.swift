import AlmanacProtocol
import AlmanacServer
import Basics
import EventLoop
import JSON
import JSONRPC

extension CommandLineTool {
  /// `watch METHOD [JSON]`: prints one event per line until a signal arrives or the reader closes
  /// the pipe.
  func watch(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    var subscription = try ParamsBuilder()
    subscription.set("method", arguments.operand(0))
    subscription.set("params", json: try params(arguments).bytes)
    subscription.set("intervalSeconds", arguments.integer(of: .interval))
    if let trigger = try trigger(arguments) { subscription.set("when", json: trigger) }
    return follow(subscription.bytes, Overrides(units: arguments.value(of: .units)))
  }

  /// Nil without `--when`, which the other options go with.
  private func trigger(_ arguments: Arguments) throws(UsageError) -> [UInt8]? {
    let comparisons = try arguments.values(of: .when).map { text throws(UsageError) in
      try comparison(text)
    }
    guard !comparisons.isEmpty else {
      let others: [CommandOption] = [.lead, .quiet, .quietSevere, .oncePerDay]
      guard let other = others.first(where: arguments.has) else { return nil }
      throw UsageError("\(other.names[0]) needs --when")
    }
    var trigger = try ParamsBuilder()
    let all = comparisons.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",")
    trigger.set("condition", json: Array(#"{"all":[\#(all)]}"#.utf8))
    trigger.set("leadMinutes", arguments.integer(of: .lead))
    if arguments.has(.oncePerDay) { trigger.set("oncePerDay", true) }
    if let hours = arguments.value(of: .quiet) {
      trigger.set("quietHours", json: try quietHours(hours, arguments.has(.quietSevere)))
    } else if arguments.has(.quietSevere) {
      throw UsageError("\(CommandOption.quietSevere.names[0]) needs --quiet")
    }
    return trigger.bytes
  }

  /// `POINTER OP VALUE`: the value is JSON if it parses, else a string.
  private func comparison(_ text: String) throws(UsageError) -> [UInt8] {
    let parts = text.split(separator: " ", maxSplits: 2)
    guard parts.count == 3 else {
      throw UsageError("--when wants 'POINTER OP VALUE', such as '/days/*/score ge 70'")
    }
    var comparison = try ParamsBuilder()
    comparison.set("path", String(parts[0]))
    comparison.set("op", String(parts[1]))
    try comparison.add(assignment: "value=\(parts[2])")
    return comparison.bytes
  }

  private func quietHours(
    _ text: String, _ includesSevere: Bool
  ) throws(UsageError) -> [UInt8] {
    let times = text.split(separator: "-", omittingEmptySubsequences: false)
    guard times.count == 2 else {
      throw UsageError("--quiet wants HH:MM-HH:MM, such as 22:00-07:00")
    }
    var hours = try ParamsBuilder()
    hours.set("start", String(times[0]))
    hours.set("end", String(times[1]))
    if includesSevere { hours.set("includesSevere", true) }
    return hours.bytes
  }

  private func follow(_ subscription: [UInt8], _ overrides: Overrides) -> ExitStatus {
    let terminal = terminal
    let reader = ReaderState()
    let caller = LocalCaller(makeServer(makeLoop(), overrides)) { name, event in
      guard name == "subscription/event" else { return }
      if !terminal.write(json: event) { reader.isGone.withLock { $0 = true } }
    }
    defer { caller.close() }
    if case .failure(let error) = caller.call("subscription.create", subscription) {
      StandardError.print(TerminalText(json: error.encoded))
      return ExitStatus(code: error.code)
    }
    caller.turn(whileReading: terminal.output) { reader.isGone.withLock(\.self) }
    return .ok
  }

  private final class ReaderState: Sendable {
    let isGone = Mutex(false)
  }
}
