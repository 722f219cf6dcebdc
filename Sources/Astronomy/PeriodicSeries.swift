/// A sum of A·cos(B + C·t), evaluated four terms at a time.
struct PeriodicSeries: Sendable {
  private struct Terms: Sendable {
    var amplitudes = SIMD4<Double>()
    var phaseTurns = SIMD4<Double>()
    var turnsPerMillennium = SIMD4<Double>()
  }

  private let groups: [Terms]

  /// - Parameter rows: Triples of amplitude, phase (rad) and frequency (rad per millennium).
  init(rows: [Double]) {
    assert(rows.count.isMultiple(of: 3))
    let count = rows.count / 3
    var groups = [Terms](repeating: Terms(), count: (count + 3) / 4)
    for term in 0..<count {
      let turns = 1 / (2 * Double.pi)
      groups[term / 4].amplitudes[term % 4] = rows[3 * term]
      groups[term / 4].phaseTurns[term % 4] = rows[3 * term + 1] * turns
      groups[term / 4].turnsPerMillennium[term % 4] = rows[3 * term + 2] * turns
    }
    self.groups = groups
  }

  /// The sum at `millennia`, in the unit of the amplitudes.
  func sum(at millennia: Double) -> Double {
    var sum = SIMD4<Double>()
    for group in groups {
      sum +=
        group.amplitudes
        * cosineOfTurns(
          group.phaseTurns + group.turnsPerMillennium * millennia)
    }
    return sum.sum()
  }
}

extension [PeriodicSeries] {
  /// Σ series[n]·tⁿ · 1e-8.
  func value(at millennia: Double) -> Double {
    var value = 0.0
    for series in reversed() { value = value * millennia + series.sum(at: millennia) }
    return value * 1e-8
  }
}
