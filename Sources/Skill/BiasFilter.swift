import Time

/// A provider's bias by hour of the day and lead: the decaying average of its errors (Cui et al.
/// 2012, doi:10.1175/WAF-D-11-00011.1), shrunk toward zero while they are few.
package struct BiasFilter: Sendable {
  /// The weights of the newest error among which cross-validation chooses.
  package static let alphas = [0.02, 0.05, 0.1, 0.2, 0.3, 0.5]

  /// The weight of the newest error, 0…1.
  package let alpha: Double
  private var cells = [Cell](repeating: Cell(), count: SkillCell.count)

  private struct Cell {
    /// The mean of the errors; newer ones weigh more.
    var mean = 0.0
    var weight = 0.0
    var count = 0.0
    var bias = 0.0
  }

  package init(alpha: Double) {
    precondition(alpha > 0 && alpha < 1)
    self.alpha = alpha
  }

  /// - Parameter error: forecast − truth.
  package mutating func learn(_ error: Double, in cell: SkillCell) {
    var known = cells[cell.index]
    let weight = known.weight * (1 - alpha) + alpha
    known.mean += alpha / weight * (error - known.mean)
    known.weight = weight
    known.count += 1
    known.bias = known.mean * known.count / (known.count + Self.doubt)
    cells[cell.index] = known
  }

  /// The number of errors that weigh as much as the assumption of no bias.
  private static let doubt = 1.0

  /// To be subtracted from a forecast.
  package func bias(in cell: SkillCell) -> Double { cells[cell.index].bias }

  /// The bias that was known for each forecast when it was issued: learned only from truths before.
  /// - Returns: in the order of `pairs`, and the filter after all of them.
  package static func replay(
    _ pairs: [ForecastPair], alpha: Double
  ) -> (biases: [Double], filter: BiasFilter) {
    replay(History(pairs), alpha: alpha)
  }

  private static func replay(
    _ history: History, alpha: Double
  ) -> (biases: [Double], filter: BiasFilter) {
    let (pairs, valid) = (history.pairs, history.valid)
    var filter = BiasFilter(alpha: alpha)
    var biases = [Double](repeating: 0, count: pairs.count)
    var next = 0
    for index in history.issued {
      let now = pairs[index].issued
      while next < valid.count, pairs[valid[next]].valid < now {
        filter.learn(pairs[valid[next]].error, in: history.cells[valid[next]])
        next += 1
      }
      biases[index] = filter.bias(in: history.cells[index])
    }
    for index in valid[next...] { filter.learn(pairs[index].error, in: history.cells[index]) }
    return (biases, filter)
  }

  /// The weight whose biases would have left the smallest mean absolute error, each forecast
  /// corrected by what was known before it.
  package static func bestAlpha(for pairs: [ForecastPair]) -> Double {
    let history = History(pairs)
    var best = (alpha: alphas[0], error: Double.infinity)
    for alpha in alphas {
      let biases = replay(history, alpha: alpha).biases
      let error = zip(pairs, biases).reduce(0) { $0 + abs($1.0.error - $1.1) }
      if error < best.error { best = (alpha, error) }
    }
    return best.alpha
  }

  /// Pairs in both orders, sorted once for all weights.
  private struct History {
    let pairs: [ForecastPair]
    let cells: [SkillCell]
    let issued: [Int]
    let valid: [Int]

    init(_ pairs: [ForecastPair]) {
      self.pairs = pairs
      cells = pairs.map(\.cell)
      issued = pairs.indices.sorted { pairs[$0].issued < pairs[$1].issued }
      valid = pairs.indices.sorted { pairs[$0].valid < pairs[$1].valid }
    }
  }
}
