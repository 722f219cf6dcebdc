/// How colorful the sky of a photo is.
///
/// Of the upper 55 % of the frame, as in a record of 36 evenings before one webcam, where the mean
/// chroma and the warm area rank the evenings as a person did (Spearman's ρ 0.87 and 0.88). That
/// is one camera, one person and one summer. The scale from these to a rating is a convention;
/// their order is what counts.
package struct PhotoColor: Sendable, Equatable {
  /// The mean OKLCH chroma, 0…0.33.
  package let chroma: Double
  /// The share of pixels that are red, orange, yellow or pink, 0…1.
  package let warmArea: Double

  package init(chroma: Double, warmArea: Double) {
    self.chroma = chroma
    self.warmArea = warmArea
  }

  /// - Parameters:
  ///   - pixels: red, green and blue of sRGB, row by row from the top.
  ///   - width: pixels in a row.
  /// - Returns: `nil` without a whole row of sky.
  package init?(pixels: [UInt8], width: Int) {
    guard width > 0 else { return nil }
    let rows = Int((Self.skyShare * Double(pixels.count / (3 * width))).rounded())
    guard rows > 0 else { return nil }
    var (chroma, warm) = (0.0, 0)
    let count = rows * width
    for index in 0..<count {
      let color = OKLCH(
        red: pixels[3 * index], green: pixels[3 * index + 1], blue: pixels[3 * index + 2])
      chroma += color.chroma
      if color.chroma >= Self.colored, color.hueDegrees >= 330 || color.hueDegrees <= 100 {
        warm += 1
      }
    }
    self.chroma = chroma / Double(count)
    warmArea = Double(warm) / Double(count)
  }

  /// What a camera shows of a clear evening where its own is not known.
  package static let usualClearSky = PhotoColor(chroma: 0.04, warmArea: 0.05)

  /// The median of a camera's clear evenings, from three on.
  package static func clearSky(of evenings: [PhotoColor]) -> PhotoColor {
    guard evenings.count >= 3 else { return usualClearSky }
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    return PhotoColor(
      chroma: median(evenings.map(\.chroma)), warmArea: median(evenings.map(\.warmArea)))
  }

  /// 0…100: half for chroma, up to 0.10 above the clear sky's; half for the warm area, up to 60 %
  /// of the sky more. A clear sky itself is a plain glow of 25.
  package func rating(above clearSky: PhotoColor) -> Double {
    let vivid = (chroma - clearSky.chroma) / 0.10
    let warm = (warmArea - clearSky.warmArea) / 0.60
    let share = (min(max(vivid, -0.5), 1) + min(max(warm, -0.5), 1)) / 2
    return share >= 0 ? 25 + 75 * share : 25 + 50 * share
  }

  private static let skyShare = 0.55
  /// Less is gray.
  private static let colored = 0.04
}
