/// A row of numbers as a row of bars, one character each.
enum Sparkline {
  private static let bars = Array("▁▂▃▄▅▆▇█")

  /// Missing values are blanks; values that are all alike stand in the middle.
  /// - Parameter floor: the value of the lowest bar; the smallest one when absent.
  static func text(_ values: [Double?], floor: Double? = nil) -> String {
    let known = values.compactMap(\.self)
    guard let top = known.max(), let least = known.min() else {
      return String(repeating: " ", count: values.count)
    }
    let bottom = floor ?? least
    return String(
      values.map { value -> Character in
        guard let value else { return " " }
        guard top > bottom else { return floor == nil ? bars[3] : bars[0] }
        let share = (value - bottom) / (top - bottom)
        return bars[min(max(Int(share * Double(bars.count)), 0), bars.count - 1)]
      })
  }

  /// A part of a whole, 0…1, as a bar of `width` characters.
  static func meter(_ share: Double, width: Int) -> (full: String, empty: String) {
    let full = min(max(Int((share * Double(width)).rounded()), 0), width)
    return (String(repeating: "█", count: full), String(repeating: "░", count: width - full))
  }
}
