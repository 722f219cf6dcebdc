import AlmanacClient
import Observation

/// One app: what it shows now, and what a typed line does.
@MainActor protocol Screen: AnyObject, Sendable {
  init(_ almanac: Almanac)
  /// Loads what the first screen shows.
  func start() async
  /// The screen as text; drawn again whenever a value that it read changes.
  var lines: [String] { get }
  /// Handles a typed line: a command and the rest of the line.
  func type(_ command: String, _ rest: String) async
  /// Waits until nothing is being loaded.
  func settled() async
}

/// A cell of text: what a view shows of a value.
extension LoadingState {
  /// The value, how it loads, or why it is missing and what to do about it.
  func text(_ show: (Value) -> String) -> String {
    switch self {
    case .idle: "–"
    case .loading(_, let stored?): "\(show(stored)) …"
    case .loading(let progress, nil): progress.map { "loading \(Int($0 * 100)) %" } ?? "loading"
    case .success(let value, let source): (source?.kind == .estimate ? "≈ " : "") + show(value)
    case .failure(let error, let stored):
      [stored.map(show), error.textAndHint].compactMap { $0 }.joined(separator: " · ")
    }
  }
}

extension AlmanacError {
  /// What went wrong, and what to do about it.
  var textAndHint: String { hint.map { "\(self) · \($0)" } ?? description }
}

extension Optional<Double> {
  /// A whole number with its unit, or a dash.
  func with(_ unit: some CustomStringConvertible) -> String {
    let unit = "\(unit)"
    return map { "\(Int($0.rounded()))" + (unit.isEmpty || unit == "°" ? "" : " ") + unit } ?? "–"
  }
}

enum Colors {
  /// Text behind which a color of the answer stands, `#rrggbb`, in 24 bits.
  static func painted(_ text: String, _ color: String) -> String {
    guard let value = Int(color.dropFirst(), radix: 16) else { return text }
    return "\u{1b}[48;2;\(value >> 16);\(value >> 8 & 255);\(value & 255)m\(text)\u{1b}[0m"
  }
}
