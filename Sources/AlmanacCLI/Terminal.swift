package import AlmanacServer
package import Basics
package import EventLoop
import Libc
package import Telling

/// A terminal: its width and its colors.
package struct Terminal: Sendable {
  package typealias ColorDepth = Ink.Depth
  package typealias Background = Ink.Background

  package let output: CInt
  package let isTerminal: Bool
  package let columns: Int
  package let colors: ColorDepth
  package var background = Background.unknown
  /// Is notified of output that could not be written.
  var loss = OutputLoss()

  private static func width(of descriptor: CInt) -> Int? {
    var size = winsize()
    let status = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return status == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  // MARK: Writing

  package func print(_ line: TerminalText) { write(line + "\n") }

  @discardableResult
  package func write(_ text: TerminalText) -> Bool { write(bytes: Array(text.text.utf8)) }

  /// One JSON text and a line break: verbatim for a program, escaped for a terminal.
  /// - Returns: whether a reader is left.
  @discardableResult
  package func write(json: [UInt8]) -> Bool {
    isTerminal ? write(TerminalText(json: json) + "\n") : write(bytes: json + [0x0A])
  }

  var ink: Ink { Ink(depth: colors, background: background) }

  /// The same, pretty-printed on a terminal.
  func write(document json: [UInt8]) {
    write(json: isTerminal ? JSONLayout.indented(json) : json)
  }

  /// Machine-readable text and a line break: verbatim unless it goes to a terminal.
  func write(output text: String) {
    if isTerminal {
      write(TerminalText(lines: text) + "\n")
    } else {
      write(bytes: Array((text + "\n").utf8))
    }
  }

  /// Writes all bytes, waiting for the reader if necessary.
  @discardableResult
  private func write(bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      switch Descriptor.write(output, rest) {
      case .bytes(let count): rest = rest.dropFirst(count)
      case .wouldBlock: Descriptor.waitUntilWritable(output)
      case .end: return false
      case .failed(let code):
        loss.note(code)
        return false
      }
    }
    return true
  }
}

extension Terminal {
  /// - Parameters:
  ///   - environment: COLUMNS, NO_COLOR (no-color.org), FORCE_COLOR (force-color.org), COLORTERM
  ///     and TERM decide.
  ///   - choice: what the command line says about colors; it comes before the environment.
  package init(
    streams: StandardStreams, environment: ProcessEnvironment, choice: ColorChoice?,
    loss: OutputLoss
  ) {
    let isTerminal = StandardStreams.isTerminal(streams.output)
    self.init(
      output: streams.output, isTerminal: isTerminal,
      columns: environment[.columns].flatMap(Int.init) ?? Self.width(of: streams.output) ?? 80,
      colors: ColorDepth(environment, choice, isTerminal: isTerminal),
      background: Background(environment), loss: loss)
  }
}

/// The user's choice of colors, as in git and ls.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

extension Terminal.ColorDepth {
  /// The command line decides, then NO_COLOR, then FORCE_COLOR, then the terminal.
  package init(_ environment: ProcessEnvironment, _ choice: ColorChoice?, isTerminal: Bool) {
    let depth = environment[.colorTerm] ?? ""
    let isLarge = environment[.term]?.hasSuffix("256color") ?? false
    let shown: Self =
      ["truecolor", "24bit"].contains(depth) ? .trueColor : isLarge ? .palette256 : .sixteen
    let isShown = isTerminal && environment[.term] ?? "dumb" != "dumb"
    switch choice {
    case .never: self = .none
    case .always: self = shown
    case .auto, nil:
      if environment[.noColor] != nil {
        self = .none
      } else if let forced = environment[.forceColor] {
        self = Self(forced: forced, shown)
      } else {
        self = isShown ? shown : .none
      }
    }
  }

  /// Levels as of force-color.org and chalk: 0…3; any other word leaves the depth to the
  /// terminal.
  private init(forced word: String, _ shown: Self) {
    switch word {
    case "0", "false": self = .none
    case "1": self = .sixteen
    case "2": self = .palette256
    case "3": self = .trueColor
    default: self = shown
    }
  }
}
