import AlmanacProtocol
import AlmanacServer
import EventLoop
import JSON
import JSONRPC
import Synchronization

extension Door {
  /// `watch METHOD [JSON] [--interval SECONDS]`: one event of a subscription a line, until a signal
  /// comes or nobody reads any more.
  func watch(_ arguments: inout Arguments) throws(UsageError) -> ExitStatus {
    let overrides = Overrides(units: try units(&arguments))
    let interval = try Question.integer(
      try arguments.option("--interval"), "--interval", 60...86_400)
    let assignments = try arguments.options("--param")
    guard let method = arguments.positional() else { throw UsageError("watch needs a METHOD") }
    var params = try ParamsBuilder(try given(arguments.positional()))
    try arguments.end()
    for assignment in assignments { try params.add(assignment: assignment) }
    var subscription = try ParamsBuilder()
    subscription.set("method", method)
    subscription.set("params", json: params.bytes)
    subscription.set("intervalSeconds", interval)
    return follow(subscription.bytes, overrides)
  }

  private func follow(_ subscription: [UInt8], _ overrides: Overrides) -> ExitStatus {
    let loop = Loop()
    Signals.install(waking: loop.wakeDescriptor)
    let terminal = terminal
    let reader = ReaderState()
    let caller = LocalCaller(loop: loop, table: makeServer(loop, overrides)) { name, event in
      guard name == "subscription/event" else { return }
      if !terminal.write(event + [0x0A]) { reader.isGone.withLock { $0 = true } }
    }
    defer { caller.close() }
    if case .failure(let error) = caller.call("subscription.create", subscription) {
      StandardError.print(String(decoding: error.encoded, as: UTF8.self))
      return ExitStatus(error)
    }
    caller.turn(whileReading: terminal.output) { reader.isGone.withLock(\.self) }
    return .ok
  }

  private final class ReaderState: Sendable {
    let isGone = Mutex(false)
  }
}
