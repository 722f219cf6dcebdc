import Basics
import Testing
import Time

@Suite struct MomentTests {
  /// Seconds that round up into the next minute, day and year among them.
  @Test(arguments: [TimestampPrecision.seconds, .milliseconds])
  func `the day and the minute are those of the text`(precision: TimestampPrecision) {
    var random = SplitMix64(seed: 11)
    for round in 0..<20_000 {
      let minute = Double(Int.random(in: -80_000_000...110_000_000, using: &random)) * 60
      let second = round.isMultiple(of: 2) ? 59.9997 : Double.random(in: 0..<60, using: &random)
      let moment = Moment(
        Instant(unixSeconds: minute + second),
        offsetSeconds: Int.random(in: -54_000...54_000, using: &random), precision: precision)
      let text = moment.text
      let clock = moment.minuteOfDay
      #expect(text.hasPrefix(moment.date.description), "\(text) \(moment.date)")
      #expect(
        text.dropFirst(11).prefix(5)
          == "\(clock / 600)\(clock / 60 % 10):\(clock % 60 / 10)\(clock % 10)", "\(text)")
    }
  }

  /// As what was written is read again.
  @Test func `a zone gives its own offset`() throws {
    let moment = ZoneRules.nautical(longitudeDegrees: 75).moment(Instant(unixSeconds: 0))
    #expect(moment.text == "1970-01-01T05:00:00+05:00" && moment.minuteOfDay == 300)
    #expect(try Instant(parsing: moment.text) == moment.instant)
  }
}
