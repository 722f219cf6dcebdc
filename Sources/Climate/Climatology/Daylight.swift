import Libc

/// The daylight hours, as the diurnal cycle needs them.
package enum Daylight: Sendable, Equatable {
  /// Hours after the place's midnight; a sunset beyond 24 or a sunrise below 0 is valid.
  case sun(riseHour: Double, setHour: Double)
  case polarDay
  case polarNight

  /// From the sun's declination alone (Cooper 1969), with noon at 12: accurate to a few minutes,
  /// for use without an ephemeris. `dayOfYear` counts from 0.
  package init(latitude: Double, dayOfYear: Double) {
    let radians = Double.pi / 180
    let declination = 23.45 * radians * sin(2 * .pi * (285 + dayOfYear) / 365.25)
    // At sunrise the refracted upper limb appears: 0.833° below the horizon.
    let cosine =
      (sin(-0.833 * radians) - sin(latitude * radians) * sin(declination))
      / (cos(latitude * radians) * cos(declination))
    if cosine <= -1 || latitude.magnitude == 90 && latitude * declination > 0 {
      self = .polarDay
    } else if cosine >= 1 || !cosine.isFinite {
      self = .polarNight
    } else {
      let half = acos(cosine) / .pi * 12
      self = .sun(riseHour: 12 - half, setHour: 12 + half)
    }
  }

  package var lengthHours: Double {
    switch self {
    case .sun(let rise, let set): set - rise
    case .polarDay: 24
    case .polarNight: 0
    }
  }

  package func isDay(atHour hour: Double) -> Bool {
    switch self {
    case .sun(let rise, let set):
      let since = (hour - rise).truncatingRemainder(dividingBy: 24)
      return (since < 0 ? since + 24 : since) < set - rise
    case .polarDay: return true
    case .polarNight: return false
    }
  }
}
