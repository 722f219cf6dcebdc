/// The Beaufort scale of wind (WMO-No. 8, 2023 edition, volume I, annex 5.A; the same as WMO code
/// table 1100).
enum Beaufort {
  /// Where each force from 1 to 12 begins, in tenths of a meter per second. The table leaves out
  /// what lies between two of its rows: there, the lower force is not over yet.
  private static let starts = [3, 16, 34, 55, 80, 108, 139, 172, 208, 245, 285, 327]

  /// 0 to 12.
  static func force(kilometersPerHour speed: Double) -> Double {
    Double(starts.count { speed >= kilometersPerHour(tenths: $0) })
  }

  /// Where a force begins, or the first one above a fraction: 0 for calm, and for more than 12 the
  /// fastest wind there can be.
  static func kilometersPerHour(from force: Double) -> Double {
    guard force > 0 else { return 0 }
    guard force <= Double(starts.count) else { return Measurement.windSpeed.range.upperBound }
    return kilometersPerHour(tenths: starts[Int(force.rounded(.up)) - 1])
  }

  private static func kilometersPerHour(tenths: Int) -> Double { Double(tenths * 36) / 100 }
}
