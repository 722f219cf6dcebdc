import Basics
import EventLoop

/// A progress line on a terminal's stderr: shown after a delay so that quick answers do not
/// flicker, and erased before the page is printed.
final class ProgressLine: Sendable {
  private static let delayMilliseconds = 300

  private let isShown: Bool
  private let state = Mutex(State())

  private struct State {
    var text = "asking the providers…"
    var isDue = false
    var isVisible = false
    var hasEnded = false
  }

  init(isShown: Bool, loop: Loop) {
    self.isShown = isShown && StandardStreams.isTerminal(2)
    guard self.isShown else { return }
    loop.schedule(at: loop.now.advanced(byMilliseconds: Self.delayMilliseconds)) { [self] in
      state.withLock { $0.isDue = true }
      draw()
    }
  }

  var say: @Sendable (String) -> Void {
    { [self] text in
      state.withLock { $0.text = text }
      draw()
    }
  }

  func end() {
    let wasVisible = state.withLock { state in
      state.hasEnded = true
      return state.isVisible
    }
    if wasVisible { write("\r\u{1B}[2K") }
  }

  private func draw() {
    guard isShown else { return }
    let text = state.withLock { state -> String? in
      guard state.isDue, !state.hasEnded else { return nil }
      state.isVisible = true
      return state.text
    }
    if let text { write("\r\u{1B}[2K\(TerminalText(text).text)") }
  }

  private func write(_ text: String) { _ = Descriptor.write(2, Array(text.utf8)[...]) }
}
