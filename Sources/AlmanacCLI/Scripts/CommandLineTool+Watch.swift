import AlmanacProtocol
import AlmanacServer
import EventLoop
import JSON
import JSONRPC
import Synchronization

extension CommandLineTool {
  /// `watch METHOD [JSON] [--interval SECONDS]`: prints one event per line until a signal arrives
  /// or the reader closes the pipe.
  func watch(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    var subscription = try ParamsBuilder()
    subscription.set("method", arguments.operand(0))
    subscription.set("params", json: try params(arguments).bytes)
    subscription.set("intervalSeconds", arguments.integer(of: .interval))
    return follow(subscription.bytes, Overrides(units: arguments.value(of: .units)))
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
