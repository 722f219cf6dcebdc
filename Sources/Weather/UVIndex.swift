/// The UV index under clouds.
package enum UVIndex {
  /// The share of the UV that each cover transmits (US EPA, "How is the UV Index calculated?"):
  /// clear sky 100 %, scattered clouds 89 %, broken clouds 73 %, overcast 31 %. Linear between the
  /// middles of these covers.
  private static let transmissions: [(coverPercent: Double, share: Double)] = [
    (0, 1), (43.75, 0.89), (75, 0.73), (100, 0.31),
  ]

  /// - Parameter clearSky: the index without clouds.
  package static func underClouds(clearSky: Double, coverPercent: Double) -> Double {
    let cover = min(max(coverPercent, 0), 100)
    let next = max(transmissions.firstIndex { $0.coverPercent >= cover } ?? 0, 1)
    let (from, to) = (transmissions[next - 1], transmissions[next])
    let share = (cover - from.coverPercent) / (to.coverPercent - from.coverPercent)
    return clearSky * (from.share + (to.share - from.share) * share)
  }
}
