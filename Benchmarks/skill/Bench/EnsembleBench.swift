import Basics
import Skill

/// What dressing an ensemble with its past errors is worth. Reads lines `block obs member…` from
/// stdin, blocks ascending: each block (a day) is forecast from the cases of the blocks before it
/// that were known by then.
enum EnsembleBench {
  /// - Parameters:
  ///   - scale: of the variable.
  ///   - blocks: how many are learned from.
  ///   - gap: how many blocks pass until a case is known.
  static func run(scale: EnsembleDressing.Scale, blocks: Int, gap: Int) {
    let cases = read()
    var (raw, dressed, count, judged) = (0.0, 0.0, 0, Spread())
    var start = 0
    while start < cases.count {
      let block = cases[start].block
      let end = cases[start...].firstIndex { $0.block != block } ?? cases.count
      let known = cases[..<start].filter { (block - gap - blocks..<block - gap).contains($0.block) }
      if known.count >= minimumCases,
        let dressing = EnsembleDressing(known.map { ($0.members, $0.truth) }, scale: scale)
      {
        for (_, truth, members) in cases[start..<end] {
          raw += RankedProbability.score(members: members, truth: truth) ?? .nan
          dressed += score(dressing, members, truth)
          judged.add(dressing.spread(of: members), truth, members)
          count += 1
        }
      }
      start = end
    }
    print("cases,\(cases.count)")
    print("judged,\(count)")
    print("CRPS of the members,\(round(raw / Double(count)))")
    print("CRPS dressed,\(round(dressed / Double(count)))")
    print("between the members' p10 and p90,\(round(Double(judged.raw) / Double(count)))")
    print("between p10 and p90 dressed,\(round(Double(judged.dressed) / Double(count)))")
  }

  private static let minimumCases = 100

  private struct Spread {
    var (raw, dressed) = (0, 0)

    mutating func add(_ spread: ForecastSpread?, _ truth: Double, _ members: [Double]) {
      if let spread, (spread.p10...spread.p90).contains(truth) { dressed += 1 }
      let sorted = members.sorted()
      func quantile(_ level: Double) -> Double {
        let position = level * Double(sorted.count - 1)
        let index = min(Int(position), sorted.count - 2)
        return sorted[index] + (sorted[index + 1] - sorted[index]) * (position - Double(index))
      }
      if (quantile(0.1)...quantile(0.9)).contains(truth) { raw += 1 }
    }
  }

  /// The integral of the squared difference of the distributions, in steps.
  private static func score(
    _ dressing: EnsembleDressing, _ members: [Double], _ truth: Double
  ) -> Double {
    guard let spread = dressing.spread(of: members), let least = members.min(),
      let most = members.max()
    else { return .nan }
    let width = max(spread.p90 - spread.p10, 0.1)
    let low = min(least, truth, spread.p10) - 2 * width
    let high = max(most, truth, spread.p90) + 2 * width
    let step = (high - low) / 400
    return (0..<400).reduce(0.0) { sum, index in
      let value = low + (Double(index) + 0.5) * step
      let below = 1 - (dressing.chance(above: value, of: members) ?? .nan)
      let distance = below - (value >= truth ? 1 : 0)
      return sum + distance * distance * step
    }
  }

  private static func round(_ value: Double) -> Double { Rounding.round(value, decimals: 3) }

  private static func read() -> [(block: Int, truth: Double, members: [Double])] {
    var cases: [(block: Int, truth: Double, members: [Double])] = []
    while let line = readLine() {
      let fields = line.split(separator: " ").compactMap { Double($0) }
      guard fields.count > 3 else { fatalError("no case: \(line)") }
      cases.append((Int(fields[0]), fields[1], Array(fields[2...])))
    }
    return cases
  }
}
