/// A sparkline: one bar character per number.
enum Sparkline {
  private static let bars = Array("▁▂▃▄▅▆▇█")

  /// Missing values are blank; identical values are drawn at half height.
  /// - Parameter floor: the value of the lowest bar; by default the smallest value.
  static func text(_ values: [Double?], floor: Double? = nil) -> String {
    let known = values.compactMap(\.self)
    guard let top = known.max(), let least = known.min() else {
      return String(repeating: " ", count: values.count)
    }
    let bottom = floor ?? least
    // Each bar stands for an eighth of the range.
    let scale = Scale(bottom, max(top, bottom), start: -0.5, end: 7.5)
    return String(
      values.map { value -> Character in
        guard let value else { return " " }
        guard top > bottom else { return floor == nil ? bars[3] : bars[0] }
        return bars[min(max(scale.cell(value), 0), 7)]
      })
  }

  /// A fraction, 0…1, as a bar of `width` characters.
  static func meter(_ share: Double, width: Int) -> (full: String, empty: String) {
    let full = Scale(0, 1, start: 0, end: Double(width)).cell(share)
    return (String(repeating: "█", count: full), String(repeating: "░", count: width - full))
  }
}
