import AlmanacProtocol
import Basics
import Time
import Units
import Words

/// Night, the three twilights and daylight over one local day, as a strip of any width.
package struct DayStrip {
  /// How high the sun is, the darkest first.
  enum Band {
    case night, astronomical, nautical, civil, day

    var glyph: Character {
      switch self {
      case .night: "·"
      case .astronomical: "░"
      case .nautical: "▒"
      case .civil: "▓"
      case .day: "█"
      }
    }

    var color: Color {
      switch self {
      case .night: .night
      case .astronomical, .nautical: .violet
      case .civil: .orange
      case .day: .gold
      }
    }
  }

  private let bands: [(band: Band, from: Int, to: Int)]

  init(_ day: Wire.SunDay) {
    let edges: [(Band, dawn: Moment?, dusk: Moment?, altitudeDegrees: Double)] = [
      (.astronomical, day.astronomicalDawn, day.astronomicalDusk, -18),
      (.nautical, day.nauticalDawn, day.nauticalDusk, -12),
      (.civil, day.civilDawn, day.civilDusk, -6), (.day, day.sunrise, day.sunset, -0.833),
    ]
    func minutes(_ time: Moment?) -> Int? {
      time.map { $0.minuteOfDay + 1440 * $0.date.days(since: day.date) }
    }
    // A band without edges lasts all day if the sun is that high at noon.
    bands = edges.compactMap { band, dawn, dusk, altitudeDegrees in
      guard day.noonAltitude.metric > altitudeDegrees else { return nil }
      return (band, minutes(dawn) ?? 0, minutes(dusk) ?? 1440)
    }
  }

  func band(atMinute minute: Int) -> Band {
    bands.last { ($0.from..<$0.to).contains(minute) }?.band ?? .night
  }

  /// Runs of equal bands over `columns` columns.
  func runs(columns: Int) -> [(band: Band, count: Int)] {
    var runs: [(band: Band, count: Int)] = []
    for column in 0..<columns {
      let band = band(atMinute: (2 * column + 1) * 1440 / (2 * columns))
      if let last = runs.last, last.band == band {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((band, 1))
      }
    }
    return runs
  }
}
