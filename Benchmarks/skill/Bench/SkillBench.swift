import Basics
import Glibc
import Skill
import Time
import Vocabulary

// What the correction of forecasts is worth and costs. With the words `ensemble SCALE BLOCKS GAP`,
// see `EnsembleBench`. Otherwise reads a file in verif's text form from stdin
// (columns by name: date, leadtime, obs and fcst), and prints the mean absolute errors in its unit,
// then the processor time of one corrected hour.

@main
enum SkillBench {
  private static let learningDays = 7

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.first == "ensemble" {
      let numbers = words.compactMap { Int($0) }
      EnsembleBench.run(
        scale: words.contains("squareRoot") ? .squareRoot : .plain, blocks: numbers[0],
        gap: numbers[1])
      return
    }
    let pairs = read()
    guard let first = pairs.map(\.day).min() else { fatalError("no pairs on stdin") }
    let judged = pairs.filter { $0.day >= first + learningDays }
    print("pairs,\(pairs.count)")
    print("judged after \(learningDays) days,\(judged.count)")
    print("raw,\(error(of: judged.map(\.error)))")
    for alpha in BiasFilter.alphas {
      print("alpha \(alpha),\(corrected(pairs, alpha, from: first + learningDays))")
    }
    // As `forecast.skill` does: chosen on the first seven tenths, judged on the last three.
    if let withheld = WithheldProof.firstWithheldDay(pairs.map(\.day)) {
      let alpha = BiasFilter.bestAlpha(for: pairs.filter { $0.day < withheld })
      let biases = BiasFilter.replay(pairs, alpha: alpha).biases
      let proof = WithheldProof(
        zip(pairs, biases).map { ($0.day, abs($0.error), abs($0.error - $1)) })
      print("alpha chosen,\(alpha)")
      print("chosen alpha,\(corrected(pairs, alpha, from: first + learningDays))")
      print("withheld days,\(proof.days)")
      print("withheld raw,\(round(proof.raw ?? .nan))")
      print("withheld corrected,\(round(proof.corrected ?? .nan))")
      print("withheld noise,\(round(proof.noise ?? .nan))")
      print("verdict,\(proof.verdict.rawValue)")
    }
    print("corrected hour ns,\(nanoseconds(BiasFilter.replay(pairs, alpha: 0.3).filter))")
  }

  private static func corrected(
    _ pairs: [ForecastPair], _ alpha: Double, from day: Int
  ) -> Double {
    let biases = BiasFilter.replay(pairs, alpha: alpha).biases
    return error(of: zip(pairs, biases).filter { $0.0.day >= day }.map { $0.0.error - $0.1 })
  }

  private static func error(of errors: [Double]) -> Double {
    round(ErrorScore(errors)?.meanAbsolute ?? .nan)
  }

  private static func round(_ value: Double) -> Double { Rounding.round(value, decimals: 3) }

  /// The bias of an hour looked up and subtracted, over all cells.
  private static func nanoseconds(_ filter: BiasFilter) -> Double {
    let rounds = 20_000
    var sum = 0.0
    let start = clock()
    for round in 0..<rounds {
      for lead in 0..<SkillCell.leads {
        for hour in 0..<24 {
          sum += Double(round) - filter.bias(in: SkillCell(lead: lead, hour: hour))
        }
      }
    }
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    precondition(sum.isFinite)
    return round(seconds * 1e9 / Double(rounds * SkillCell.count))
  }

  private static func read() -> [ForecastPair] {
    var columns: [Substring] = []
    var pairs: [ForecastPair] = []
    while let line = readLine() {
      if line.hasPrefix("#") { continue }
      let fields = line.split(separator: " ")
      guard !columns.isEmpty else {
        columns = fields.map { Substring($0) }
        continue
      }
      func number(_ name: Substring) -> Double? {
        columns.firstIndex(of: name).flatMap { $0 < fields.count ? Double(fields[$0]) : nil }
      }
      guard let date = number("date").map(Int.init), let lead = number("leadtime"),
        let truth = number("obs"), let forecast = number("fcst"), truth > -900, forecast > -900,
        let day = LocalDate(year: date / 10_000, month: date / 100 % 100, day: date % 100)
      else { continue }
      let issued = Instant(unixSeconds: Double(day.dayNumber) * 86_400)
      // Of the first hour, the truth was known.
      let pair = ForecastPair(
        issued: issued, valid: issued.adding(seconds: lead * 3_600), forecast: forecast,
        truth: truth)
      if let pair { pairs.append(pair) }
    }
    return pairs
  }
}
