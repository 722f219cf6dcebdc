/// The difference between uniform time and the Earth's rotation.
package enum DeltaT {
  /// TT − UT1 in seconds, within about 0.3 s of the observed values and of the prediction that
  /// follows them. An error of 5 s shifts a sunset by 0.014 s. Clamped to the table outside 1795
  /// ... 2205.
  package static func seconds(atUnixSeconds unixSeconds: Double) -> Double {
    let year = 1970 + unixSeconds / 31_556_952
    let table = DeltaTTable.seconds
    let position = (year - DeltaTTable.firstYear) / DeltaTTable.yearsPerStep
    let limited = min(max(position, 1), Double(table.count - 2))
    let index = min(Int(limited), table.count - 3)
    return catmullRom(
      table[index - 1], table[index], table[index + 1], table[index + 2],
      at: limited - Double(index))
  }

  /// The cubic through `b` (0) and `c` (1), with slopes from their neighbors.
  private static func catmullRom(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, at x: Double
  ) -> Double {
    b + 0.5 * x * (c - a + x * (2 * a - 5 * b + 4 * c - d + x * (3 * (b - c) + d - a)))
  }
}
