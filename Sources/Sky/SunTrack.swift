internal import Astronomy
import Vocabulary

/// A place's phases in order, found by the altitude crossings between them.
struct SunTrack {
  let observer: Observer
  let rule: SunLight.Rule

  struct Change {
    let phase: SunPhase
    let unixSeconds: Double
  }

  /// Timestamps are rounded to the millisecond, and timers fire at them: a change up to two
  /// milliseconds ahead counts as past.
  private static let toleranceSeconds = 0.002
  private static let searchLimit = 400

  /// The phase at an instant and the first change after it.
  func phase(at unixSeconds: Double) -> (phase: SunPhase, next: Change?) {
    let moment = unixSeconds + Self.toleranceSeconds
    let longitude = observer.longitudeDegrees
    let today = SolarDay.number(nearest: moment, longitudeDegrees: longitude)
    let near = solarDays((today - 1)..<(today + 2))
    // The crossings of successive days are in order, so the first day with one has the next one.
    let next = firstChange(after: moment, in: near) ?? laterChange(after: moment, today + 2)
    let last = near.flatMap(changes).last { $0.unixSeconds <= moment }
    // Without a change in the last day or two, the altitude is well inside its phase.
    let altitude = near[1].altitudeDegrees(at: moment)
    return (last?.phase ?? rule.phase(altitudeDegrees: altitude), next)
  }

  private func laterChange(after moment: Double, _ first: Int) -> Change? {
    var start = first
    while start < first + Self.searchLimit {
      if let found = firstChange(after: moment, in: solarDays(start..<(start + 16))) {
        return found
      }
      start += 16
    }
    return nil
  }

  private func firstChange(after moment: Double, in days: [SolarDay]) -> Change? {
    for day in days {
      if let found = changes(day).first(where: { $0.unixSeconds > moment }) { return found }
    }
    return nil
  }

  /// All changes of one solar day, in time order.
  private func changes(_ day: SolarDay) -> [Change] {
    let boundaries = rule.boundaries
    var changes: [Change] = []
    for (index, boundary) in boundaries.enumerated() {
      let found = day.passages(altitudeDegrees: boundary.angleDegrees)
      let below = index + 1 < boundaries.count ? boundaries[index + 1].above : .night
      if let rising = found.rising {
        changes.append(Change(phase: boundary.above, unixSeconds: rising))
      }
      if let setting = found.setting {
        changes.append(Change(phase: below, unixSeconds: setting))
      }
    }
    return changes.sorted { $0.unixSeconds < $1.unixSeconds }
  }

  private func solarDays(_ numbers: Range<Int>) -> [SolarDay] {
    let nodes = SunNodes(solarDays: numbers, longitudeDegrees: observer.longitudeDegrees)
    return numbers.map { SolarDay(number: $0, observer: observer, nodes: nodes) }
  }
}
