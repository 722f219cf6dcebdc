/// A bar to the right, of block characters.
package enum BarText {
  private static let ends = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// - Parameter eighths: of a column; below zero it is empty.
  package static func text(eighths: Int) -> String {
    String(repeating: "█", count: max(eighths, 0) / 8) + ends[max(eighths, 0) % 8]
  }
}
