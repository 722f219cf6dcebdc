/// The decrease of the monthly mean temperature with elevation.
///
/// Fitted to 5,300 pairs of WMO normal stations less than 120 km apart and more than 400 m apart in
/// elevation: 5.04 °C/km in the tropics, seasonal beyond 40° of latitude, linear in between.
enum LapseRate {
  private static let tropical = 5.04
  /// January to December in the north; shifted by half a year in the south.
  private static let extratropical = [
    4.29, 5.01, 5.84, 6.22, 6.22, 6.20, 6.04, 5.78, 5.50, 4.89, 4.56, 4.18,
  ]

  /// °C per kilometer; `month` 0…11.
  static func celsiusPerKilometer(latitude: Double, month: Int) -> Double {
    let weight = min(max((abs(latitude) - 25) / 15, 0), 1)
    let season = latitude < 0 ? (month + 6) % 12 : month
    return (1 - weight) * tropical + weight * extratropical[season]
  }
}
