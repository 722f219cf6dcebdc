import Vocabulary

extension ReportGroup {
  func period(
    _ time: (inout ReportGroup) -> ReportTime?
  ) -> ReportPeriod? {
    var group = self
    return group.whole { ReportPeriod(&$0, time) }
  }

  /// `ddhh/ddhh` or `hhmm/hhmm`.
  var isTrendPeriod: Bool {
    period(ReportTime.dayHour) != nil || period(ReportTime.hourMinute) != nil
  }

  /// `FMhhmm` and `FMddhhmm`, with or without Z, begin a change.
  var isFrom: Bool { time(after: ["FM"]) != nil }

  /// `FMhhmm`, `TLhhmm` and `AThhmm` limit one.
  var isTrendTime: Bool { time(after: ["FM", "TL", "AT"]) != nil }

  fileprivate func time(after words: [String]) -> ReportTime? {
    var group = self
    guard group.skip(oneOf: words) else { return nil }
    return group.whole { group in
      let time =
        group.rest.count < 6 ? ReportTime.hourMinute(&group) : ReportTime.dayHourMinute(&group)
      _ = group.skip("Z")
      return time
    }
  }
}

extension ReportPeriod {
  /// How long before its issue a change may begin: a period has whole hours.
  private static let earliestMinutes = -60
  /// How long after it one begins at the latest: the trend of a METAR is one of two or three hours,
  /// a TAF one of at most 30.
  private static func latestMinutes(_ kind: ReportKind) -> Int {
    kind == .taf ? 3 * 24 * 60 : 6 * 60
  }

  private static func isPossible(_ time: ReportTime, in report: AerodromeReport) -> Bool {
    guard let issue = report.time else { return true }
    let minutes = time.minutes(after: issue)
    return (earliestMinutes...latestMinutes(report.kind)).contains(minutes)
  }

  /// Adds the times of a group; false if they cannot be those of a change of the report.
  mutating func read(_ group: ReportGroup, of report: AerodromeReport) -> Bool {
    if group.rest.contains(ReportGroup.slash) {
      // `ddhh/ddhh`, but `hhmm/hhmm` in the trend of an Australian METAR.
      let readings = [ReportTime.dayHour, ReportTime.hourMinute].prefix(report.kind == .taf ? 1 : 2)
      let found = readings.compactMap { group.period($0) }.first { period in
        period.start.map { Self.isPossible($0, in: report) } ?? false
      }
      self = found ?? self
      return found != nil
    }
    guard let time = group.time(after: ["FM", "TL", "AT"]), Self.isPossible(time, in: report)
    else { return false }
    if !group.begins(with: "TL") { start = time }
    if !group.begins(with: "FM") { end = time }
    return true
  }
}
