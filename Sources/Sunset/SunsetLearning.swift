import Basics
import Libc
package import Vocabulary

/// An evening that was forecast and then seen.
package struct SeenEvening: Sendable, Equatable {
  /// What the forecast said of the sky, before the event.
  package let input: AfterglowInput
  /// How it was, 0…100.
  package let rating: Double

  package init(input: AfterglowInput, rating: Double) {
    self.input = input
    self.rating = rating
  }
}

/// Learns a user's taste from their own evenings, and proves it before it counts.
///
/// From 20 evenings on, a Bayesian update of the weights: normal priors around the reasoned values,
/// and normal ratings around the score, with the standard deviation that the reasoned weights
/// leave; the most probable weights are found by Gauss-Newton steps. From 30 on also an isotonic
/// curve from the weighed score to the rating (pool adjacent violators; Barlow et al., "Statistical
/// Inference under Order Restrictions", 1972). Every candidate predicts each evening from the
/// others (leave one out), and is used only if its squared error is less than the default's by
/// more than the standard error of their difference.
package struct SunsetLearning: Sendable {
  /// How well a predictor did: it predicted each evening from the others.
  package struct Comparison: Sendable, Equatable {
    package let predictor: SunsetPredictor
    /// The root of the mean squared error, in points.
    package let error: Double
    /// Holds four fifths of the errors of resampled evenings (bootstrap).
    package let low: Double
    package let high: Double
    /// Of the ratings with the predictions, −1…1; `nil` if either does not vary.
    package let rankCorrelation: Double?
  }

  package static let weightsFrom = 20
  package static let curveFrom = 30
  /// The newest ones count.
  package static let maximumEvenings = 400

  package let evenings: Int
  package let used: SunsetPredictor
  package let taste: SunsetTaste
  /// Empty below 20 evenings.
  package let comparisons: [Comparison]

  /// - Parameter all: the newest last.
  package init(_ all: [SeenEvening]) {
    let seen = all.suffix(Self.maximumEvenings).map(Evening.init)
    evenings = seen.count
    guard seen.count >= Self.weightsFrom else {
      (used, taste, comparisons) = (.reasoned, .standard, [])
      return
    }
    let candidates: [SunsetPredictor] =
      seen.count >= Self.curveFrom ? [.reasoned, .learned, .calibrated] : [.reasoned, .learned]
    let fit = Posterior(seen)
    let left = LeftOut(seen, from: fit.weights)
    let ratings = seen.map(\.rating)
    let methods = candidates + [.meanRating, .lessCloud, .drierAir]
    let predicted = methods.map { left.predictions(of: $0) }
    comparisons = zip(methods, predicted).map { Comparison($0, $1, ratings) }
    let reasoned = predicted[0]
    var best = (SunsetPredictor.reasoned, 0.0)
    for (method, values) in zip(candidates, predicted).dropFirst() {
      let gain = Gain(of: values, over: reasoned, ratings)
      if gain.mean > gain.standardError, gain.mean > best.1 { best = (method, gain.mean) }
    }
    used = best.0
    switch used {
    case .learned: taste = SunsetTaste(weights: fit.weights)
    case .calibrated: taste = SunsetTaste(weights: fit.weights, curve: seen.curve(fit.weights))
    default: taste = .standard
    }
  }

  /// The bounds of the weights, in the order of `Posterior`.
  static let limits: [ClosedRange<Double>] = [0.1...0.9, 0.5...1.5, 0.3...2, -30...30]
}

/// The parts of an evening's score, computed once.
private struct Evening {
  let parts: SunsetSubscores
  let rating: Double
  let totalCover: Double
  let humidity: Double?

  init(_ seen: SeenEvening) {
    parts = Afterglow(seen.input).subscores
    rating = seen.rating
    let sky = seen.input.layers
    // Layers that overlap at random.
    totalCover = 1 - (1 - sky.low) * (1 - sky.mid) * (1 - sky.high)
    humidity = seen.input.humidityPercent
  }
}

/// The most probable weights.
private struct Posterior {
  private(set) var weights: SunsetTaste.Weights

  /// The priors' standard deviations of glow, canvas, air and offset.
  private static let deviations = [0.10, 0.15, 0.25, 8.0]
  private static let steps = [1e-4, 1e-4, 1e-4, 1e-2]

  /// - Parameters:
  ///   - start: near the result, so that few steps are enough.
  ///   - skipped: the evening that is left out.
  init(
    _ evenings: [Evening], from start: SunsetTaste.Weights = .standard, without skipped: Int? = nil,
    iterations: Int = 12
  ) {
    weights = start
    var noise = 0.0
    for (index, evening) in evenings.enumerated() where index != skipped {
      let error = evening.rating - SunsetTaste.Weights.standard.score(of: evening.parts)
      noise += error * error
    }
    let count = Double(evenings.count - (skipped == nil ? 0 : 1))
    // Nobody rates more exactly than that.
    let precision = 1 / max(noise / count, 64)
    for _ in 0..<iterations where !step(evenings, skipped, precision) { return }
  }

  /// One Gauss-Newton step.
  /// - Returns: whether another one may change anything.
  private mutating func step(_ evenings: [Evening], _ skipped: Int?, _ precision: Double) -> Bool {
    let (now, usual) = (weights.vector, SunsetTaste.Weights.standard.vector)
    var (matrix, right) = ([Double](repeating: 0, count: 16), [Double](repeating: 0, count: 4))
    for index in 0..<4 {
      let prior = 1 / (Self.deviations[index] * Self.deviations[index])
      matrix[5 * index] = prior
      right[index] = prior * (usual[index] - now[index])
    }
    let moved = (0..<4).map { index in
      var vector = now
      vector[index] += Self.steps[index]
      return SunsetTaste.Weights(vector)
    }
    var slope = [0.0, 0, 0, 0]
    for (index, evening) in evenings.enumerated() where index != skipped {
      let score = weights.score(of: evening.parts)
      for column in 0..<4 {
        slope[column] = (moved[column].score(of: evening.parts) - score) / Self.steps[column]
      }
      for row in 0..<4 {
        right[row] += precision * slope[row] * (evening.rating - score)
        for column in 0..<4 { matrix[4 * row + column] += precision * slope[row] * slope[column] }
      }
    }
    // The priors make the matrix positive definite.
    guard let change = PositiveDefinite.solution(of: matrix, right) else { return false }
    let next = (0..<4).map { index in
      let limit = SunsetLearning.limits[index]
      return min(max(now[index] + change[index], limit.lowerBound), limit.upperBound)
    }
    weights = SunsetTaste.Weights(next)
    return zip(next, now).contains { abs($0 - $1) > 1e-4 }
  }
}

extension SunsetTaste.Weights {
  fileprivate var vector: [Double] { [glow, canvas, air, offset] }

  fileprivate init(_ vector: [Double]) {
    self.init(glow: vector[0], canvas: vector[1], air: vector[2], offset: vector[3])
  }
}

/// Predicts each evening from the others.
private struct LeftOut {
  private let evenings: [Evening]
  private let weights: [SunsetTaste.Weights]

  init(_ evenings: [Evening], from start: SunsetTaste.Weights) {
    self.evenings = evenings
    weights = evenings.indices.map {
      Posterior(evenings, from: start, without: $0, iterations: 3).weights
    }
  }

  func predictions(of predictor: SunsetPredictor) -> [Double] {
    evenings.indices.map { index in
      let parts = evenings[index].parts
      switch predictor {
      case .reasoned: return SunsetTaste.Weights.standard.score(of: parts)
      case .learned: return weights[index].score(of: parts)
      case .calibrated:
        let curve = evenings.curve(weights[index], without: index)
        return SunsetTaste(weights: weights[index], curve: curve).score(of: parts)
      case .meanRating: return line(through: { _ in 0 }, without: index)
      case .lessCloud: return line(through: { $0.totalCover }, without: index)
      case .drierAir: return line(through: { $0.humidity ?? 65 }, without: index)
      }
    }
  }

  /// The least-squares line of the ratings over a quantity, at the evening that was left out.
  private func line(through quantity: (Evening) -> Double, without skipped: Int) -> Double {
    let others = evenings.indices.filter { $0 != skipped }
    let count = Double(others.count)
    let meanX = others.map { quantity(evenings[$0]) }.sum / count
    let meanY = others.map { evenings[$0].rating }.sum / count
    var (square, product) = (0.0, 0.0)
    for index in others {
      let x = quantity(evenings[index]) - meanX
      square += x * x
      product += x * (evenings[index].rating - meanY)
    }
    let slope = square > 1e-9 ? product / square : 0
    return min(max(meanY + slope * (quantity(evenings[skipped]) - meanX), 0), 100)
  }
}

/// Evenings of similar scores with one rating.
private struct Pool {
  var score: Double
  var rating: Double
  var count = 1.0

  mutating func join(_ other: Pool) {
    let whole = count + other.count
    score = (score * count + other.score * other.count) / whole
    rating = (rating * count + other.rating * other.count) / whole
    count = whole
  }
}

extension [Evening] {
  /// The isotonic curve: pools of evenings whose mean ratings ascend, each at its mean score.
  fileprivate func curve(
    _ weights: SunsetTaste.Weights, without skipped: Int? = nil
  ) -> [SunsetTaste.Knot] {
    let points = indices.filter { $0 != skipped }
      .map { Pool(score: weights.score(of: self[$0].parts), rating: self[$0].rating) }
      .sorted { $0.score < $1.score }
    var pools: [Pool] = []
    for point in points {
      pools.append(point)
      while pools.count > 1 {
        let (last, before) = (pools[pools.count - 1], pools[pools.count - 2])
        // Evenings of one score have one rating.
        guard last.rating < before.rating || last.score - before.score < 1e-6 else { break }
        pools.removeLast()
        pools[pools.count - 1].join(last)
      }
    }
    return pools.map { SunsetTaste.Knot(score: $0.score, rating: $0.rating) }
  }
}

/// How much less the squared error of some predictions is than that of others.
private struct Gain {
  let mean: Double
  let standardError: Double

  init(of values: [Double], over others: [Double], _ ratings: [Double]) {
    let gains = ratings.indices.map { index in
      let (error, other) = (values[index] - ratings[index], others[index] - ratings[index])
      return other * other - error * error
    }
    let count = Double(gains.count)
    let mean = gains.sum / count
    self.mean = mean
    standardError = (gains.map { ($0 - mean) * ($0 - mean) }.sum / (count - 1) / count).squareRoot()
  }
}

extension SunsetLearning.Comparison {
  fileprivate init(
    _ predictor: SunsetPredictor, _ predicted: [Double], _ ratings: [Double]
  ) {
    let squares = zip(predicted, ratings).map { ($0 - $1) * ($0 - $1) }
    let count = squares.count
    // The same resamples for all methods, and the same every time.
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    let errors = (0..<400).map { _ in
      var sum = 0.0
      for _ in 0..<count {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        sum += squares[Int((state >> 33) % UInt64(count))]
      }
      return (sum / Double(count)).squareRoot()
    }.sorted()
    self.predictor = predictor
    error = (squares.sum / Double(count)).squareRoot()
    low = errors[40]
    high = errors[359]
    rankCorrelation = Self.correlation(Self.ranks(predicted), Self.ranks(ratings))
  }

  /// Equal values share the mean of their ranks.
  private static func ranks(_ values: [Double]) -> [Double] {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Double](repeating: 0, count: values.count)
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
      for place in start..<end { ranks[order[place]] = Double(start + end - 1) / 2 }
      start = end
    }
    return ranks
  }

  private static func correlation(_ first: [Double], _ second: [Double]) -> Double? {
    let mean = Double(first.count - 1) / 2
    var (product, left, right) = (0.0, 0.0, 0.0)
    for (a, b) in zip(first, second) {
      product += (a - mean) * (b - mean)
      left += (a - mean) * (a - mean)
      right += (b - mean) * (b - mean)
    }
    guard left > 0, right > 0 else { return nil }
    return product / (left * right).squareRoot()
  }
}
