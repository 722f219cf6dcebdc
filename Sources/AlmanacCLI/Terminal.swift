package import EventLoop

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a person reads: how wide it is and whether it shows colours.
package struct Terminal: Sendable {
  package enum ColorDepth: Int, Comparable, Sendable {
    case none, sixteen, trueColor
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  package let output: CInt
  package let isTerminal: Bool
  package let columns: Int
  package let colors: ColorDepth
  private let loss: OutputLoss

  package init(
    output: CInt, isTerminal: Bool, columns: Int, colors: ColorDepth,
    loss: OutputLoss = OutputLoss()
  ) {
    self.output = output
    self.loss = loss
    self.isTerminal = isTerminal
    self.columns = columns
    self.colors = colors
  }

  /// - Parameters:
  ///   - variables: COLUMNS, NO_COLOR (no-color.org), COLORTERM and TERM decide.
  ///   - loss: is told of what could not be written.
  package init(streams: StandardStreams, variables: [String: String], loss: OutputLoss) {
    output = streams.output
    self.loss = loss
    isTerminal = StandardStreams.isTerminal(streams.output)
    columns = variables["COLUMNS"].flatMap(Int.init) ?? Self.width(of: streams.output) ?? 80
    let term = variables["TERM"] ?? "dumb"
    let wantsNone = variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    if wantsNone || !isTerminal || term == "dumb" {
      colors = .none
    } else {
      let depth = variables["COLORTERM"] ?? ""
      colors = depth == "truecolor" || depth == "24bit" ? .trueColor : .sixteen
    }
  }

  private static func width(of descriptor: CInt) -> Int? {
    var size = winsize()
    let status = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return status == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Writes all of it, waiting as long as the reader makes it wait.
  /// - Returns: whether there is still a reader.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      switch Descriptor.write(output, rest) {
      case .bytes(let count): rest = rest.dropFirst(count)
      case .wouldBlock: continue
      case .end: return false
      case .failed(let code):
        loss.note(code)
        return false
      }
    }
    return true
  }

  package func print(_ line: String) { write(Array((line + "\n").utf8)) }
}
