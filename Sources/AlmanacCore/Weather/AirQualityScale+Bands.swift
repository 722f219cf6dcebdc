/// The bands of the three scales.
///
/// US: 40 CFR Part 58 Appendix G as amended in 2024, in the steps 0-50-100-150-200-300-400-500.
/// EU: the European Air Quality Index of the EEA, bands of 2024, 20 index points per band.
/// OWM: openweathermap.org/air-pollution-index-levels.
extension AirQualityScale {
  static func usSubindex(_ pollutant: Pollutant, _ micrograms: Double) -> Double? {
    usLoad(pollutant, micrograms).map { min($0, 500) }
  }

  /// Extrapolates the slope of the last band past 500.
  static func usLoad(_ pollutant: Pollutant, _ micrograms: Double) -> Double? {
    switch pollutant {
    case .pm25: return usIndex(micrograms, [0, 9, 35.5, 55.5, 125.5, 225.5, 325.5, 500])
    case .pm10: return usIndex(micrograms, [0, 55, 155, 255, 355, 425, 505, 605])
    case .o3:
      let ppb = partsPerBillion(micrograms, molarMass: 48.00)
      // The 8 hour bands end at 300; above 125 ppb the 1 hour bands apply if they are worse.
      let eightHours = usIndex(min(ppb, 200), [0, 55, 70, 85, 105, 200])
      let oneHour = ppb < 125 ? 0 : usIndex(ppb, [0, 0, 125, 165, 205, 405, 505, 605])
      return max(eightHours, oneHour)
    case .no2:
      let ppb = partsPerBillion(micrograms, molarMass: 46.006)
      return usIndex(ppb, [0, 54, 100, 360, 650, 1250, 1650, 2050])
    case .so2:
      let ppb = partsPerBillion(micrograms, molarMass: 64.066)
      return usIndex(ppb, [0, 35, 75, 185, 305, 605, 805, 1005])
    case .co:
      let ppm = partsPerBillion(micrograms, molarMass: 28.010) / 1000
      return usIndex(ppm, [0, 4.5, 9.5, 12.5, 15.5, 30.5, 40.5, 50.5])
    case .nh3, .no: return nil
    }
  }

  static func euSubindex(_ pollutant: Pollutant, _ micrograms: Double) -> Double? {
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

  static func owmSubindex(_ pollutant: Pollutant, _ micrograms: Double) -> Double? {
    owmLoad(pollutant, micrograms).map { min($0.rounded(.down), 5) }
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

  private static func usIndex(_ value: Double, _ limits: [Double]) -> Double {
    interpolate(value, limits, [0, 50, 100, 150, 200, 300, 400, 500])
  }

  /// At 25 °C and 1013.25 hPa one mole of gas fills 24.45 L.
  private static func partsPerBillion(_ micrograms: Double, molarMass: Double) -> Double {
    micrograms * 24.45 / molarMass
  }

  /// Linear inside the bands; extrapolates the last band's slope.
  private static func interpolate(_ value: Double, _ limits: [Double], _ steps: [Double]) -> Double
  {
    let last = limits.count - 1
    let band = (1..<last).first { value < limits[$0] } ?? last
    let width = limits[band] - limits[band - 1]
    let share = width > 0 ? (value - limits[band - 1]) / width : 1
    return steps[band - 1] + share * (steps[band] - steps[band - 1])
  }
}
