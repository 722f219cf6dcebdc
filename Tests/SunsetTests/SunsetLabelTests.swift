import Testing
import Vocabulary
import Weather

@testable import Sunset

/// A word stands beside a rounded number, so it is the word of that number.
@Suite struct SunsetLabelTests {
  @Test(arguments: [
    (14.94, SunsetRating.poor), (14.95, .muted), (29.96, .fine), (47.95, .colorful),
    (55.96, .vivid), (63.95, .spectacular), (63.94, .vivid),
  ])
  func ratings(_ score: Double, _ rating: SunsetRating) {
    let rated = SunsetScore(
      score: score, reason: nil, explanation: .classic(score: 0), subscores: nil, path: nil,
      factors: SunsetFactors(), gradient: nil)
    #expect(rated.rating == rating)
  }

  @Test func noScoreHasNoRating() { #expect(SunsetScore.missing(.noCloudData).rating == nil) }

  @Test(arguments: [
    (24.4, CloudCoverLabel.clear), (24.5, .partly), (84.4, .partly), (84.6, .overcast),
  ])
  func cloud(_ percent: Double, _ label: CloudCoverLabel) {
    #expect(SunsetFactors(cloudCoverDailyMeanPercent: percent).cloudCoverLabel == label)
    let total = CloudCover(totalPercent: percent, lowPercent: 0, midPercent: 0, highPercent: nil)
    #expect(SunsetFactors(cloudCover: total).cloudCoverLabel == label)
  }

  @Test(arguments: [(9.4, HighCloudLabel.none), (9.5, .few), (49.4, .few), (49.5, .many)])
  func highCloud(_ percent: Double, _ label: HighCloudLabel) {
    let cover = CloudCover(
      totalPercent: nil, lowPercent: nil, midPercent: nil, highPercent: percent)
    #expect(SunsetFactors(cloudCover: cover).highCloudLabel == label)
  }

  @Test(arguments: [(39.4, HumidityLabel.dry), (39.5, .ok), (69.4, .ok), (69.5, .humid)])
  func humidity(_ percent: Double, _ label: HumidityLabel) {
    #expect(SunsetFactors(humidityPercent: percent).humidityLabel == label)
  }

  @Test(arguments: [
    (0.0994, AerosolLabel.low), (0.0996, .moderate), (0.2994, .moderate), (0.2996, .high),
  ])
  func aerosol(_ depth: Double, _ label: AerosolLabel) {
    #expect(SunsetFactors(aerosolOpticalDepth: depth).aerosolLabel == label)
  }
}
