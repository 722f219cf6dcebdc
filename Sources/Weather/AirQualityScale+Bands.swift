import Vocabulary

/// The bands of the scales.
///
/// US: EPA-454/B-24-002 (May 2024), Table 6 and equation 1; 40 CFR Part 58 Appendix G.
/// EU: the European Air Quality Index of the EEA, bands of 2024, 20 index points per band.
/// UK: the Daily Air Quality Index (uk-air.defra.gov.uk/air-pollution/daqi, bands of 2013).
/// OWM: openweathermap.org/air-pollution-index-levels.
extension AirQualityScale {
  /// Not rounded. Extrapolates the slope of the last band past 500.
  /// - Parameter hour: the concentration of one hour.
  static func usLoad(_ pollutant: Pollutant, _ micrograms: Double, hour: Double) -> Double? {
    switch pollutant {
    case .pm25: return usIndex(micrograms, to: 0.1, [9, 35.4, 55.4, 125.4, 225.4, 325.4])
    case .pm10: return usIndex(micrograms, to: 1, [54, 154, 254, 354, 424, 604])
    case .o3:
      let ppb = partsPerBillion(micrograms, molarMass: 48.00)
      // The 8-hour bands end at 300. The hour counts from 125 ppb on, where it is worse.
      let eightHours = usIndex(min(ppb, 200), to: 1, [54, 70, 85, 105, 200])
      let hourPPB = partsPerBillion(hour, molarMass: 48.00)
      let oneHour = hourPPB < 125 ? 0 : usIndex(hourPPB, to: 1, [0, 124, 164, 204, 404, 604])
      return max(eightHours, oneHour)
    case .no2:
      let ppb = partsPerBillion(micrograms, molarMass: 46.006)
      return usIndex(ppb, to: 1, [53, 100, 360, 649, 1249, 2049])
    case .so2:
      let ppb = partsPerBillion(micrograms, molarMass: 64.066)
      return usIndex(ppb, to: 1, [35, 75, 185, 304, 604, 1004])
    case .co:
      let ppm = partsPerBillion(micrograms, molarMass: 28.010) / 1000
      return usIndex(ppm, to: 0.1, [4.4, 9.4, 12.4, 15.4, 30.4, 50.4])
    case .nh3, .no: return nil
    }
  }

  static func euLoad(_ pollutant: Pollutant, _ micrograms: Double) -> Double? {
    let limits: [Double]
    switch pollutant {
    case .pm25: limits = [0, 5, 15, 50, 90, 140]
    case .pm10: limits = [0, 15, 45, 120, 195, 270]
    case .no2: limits = [0, 10, 25, 60, 100, 150]
    case .o3: limits = [0, 60, 100, 120, 160, 180]
    case .so2: limits = [0, 20, 40, 125, 190, 275]
    case .co, .nh3, .no: return nil
    }
    return interpolate(micrograms, limits, [0, 20, 40, 60, 80, 100])
  }

  /// Bands are of whole micrograms. Those between two bounds differ, so that of two pollutants in
  /// one band one is worse.
  static func ukLoad(_ pollutant: Pollutant, _ micrograms: Double) -> Double? {
    let ends: [Double]
    switch pollutant {
    case .o3: ends = [33, 66, 100, 120, 140, 160, 187, 213, 240]
    case .no2: ends = [67, 134, 200, 267, 334, 400, 467, 534, 600]
    case .so2: ends = [88, 177, 266, 354, 443, 532, 710, 887, 1064]
    case .pm25: ends = [11, 23, 35, 41, 47, 53, 58, 64, 70]
    case .pm10: ends = [16, 33, 50, 58, 66, 75, 83, 91, 100]
    case .co, .nh3, .no: return nil
    }
    return interpolate(micrograms.rounded(), [0] + ends, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  /// Interpolates within a band, and extrapolates the last band's slope.
  static func owmLoad(_ pollutant: Pollutant, _ micrograms: Double) -> Double? {
    let lowerBounds: [Double]
    switch pollutant {
    case .pm25: lowerBounds = [10, 25, 50, 75]
    case .pm10: lowerBounds = [20, 50, 100, 200]
    case .no2: lowerBounds = [40, 70, 150, 200]
    case .o3: lowerBounds = [60, 100, 140, 180]
    case .so2: lowerBounds = [20, 80, 250, 350]
    case .co: lowerBounds = [4400, 9400, 12400, 15400]
    case .nh3, .no: return nil
    }
    return interpolate(micrograms, [0] + lowerBounds, [1, 2, 3, 4, 5])
  }

  private static let usSteps: [ClosedRange<Double>] = [
    0...50, 51...100, 101...150, 151...200, 201...300, 301...500,
  ]

  /// - Parameters:
  ///   - digit: what the concentration is truncated to.
  ///   - ends: the highest concentration of each band; the next begins one digit above it.
  private static func usIndex(_ value: Double, to digit: Double, _ ends: [Double]) -> Double {
    let count = (value / digit + 1e-6).rounded(.down)
    let last = ends.map { ($0 / digit).rounded() }
    let band = last.firstIndex { count <= $0 } ?? last.count - 1
    let first = band == 0 ? 0 : last[band - 1] + 1
    let step = usSteps[band]
    let slope = (step.upperBound - step.lowerBound) / (last[band] - first)
    return slope * (count - first) + step.lowerBound
  }

  /// At 25 °C and 1013.25 hPa one mole of gas fills 24.45 L.
  private static func partsPerBillion(_ micrograms: Double, molarMass: Double) -> Double {
    micrograms * 24.45 / molarMass
  }

  /// Linear inside the bands; extrapolates the last band's slope.
  private static func interpolate(_ value: Double, _ limits: [Double], _ steps: [Double]) -> Double
  {
    let last = limits.count - 1
    let band = (1..<last).first { value <= limits[$0] } ?? last
    let width = limits[band] - limits[band - 1]
    let share = width > 0 ? (value - limits[band - 1]) / width : 1
    return steps[band - 1] + share * (steps[band] - steps[band - 1])
  }
}
