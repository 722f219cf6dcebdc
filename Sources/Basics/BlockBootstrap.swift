/// How uncertain a mean is whose values come in blocks: the errors of a day resemble each other, so
/// that whole days are drawn (Künsch 1989; Wilks 2019, 5.3.5).
package struct BlockBootstrap: Sendable {
  /// The sum of the values of a block, and their number.
  package typealias Block = (sum: Double, count: Double)

  package let mean: Double
  /// Holds four fifths of the means of resampled blocks.
  package let low: Double
  package let high: Double
  /// The standard deviation of the means of resampled blocks.
  package let standardError: Double

  private static let resamples = 400

  /// - Parameter seed: the same for values that are compared.
  /// - Returns: nil with fewer than two blocks.
  package init?(_ blocks: [Block], seed: UInt64 = 1) {
    let blocks = blocks.filter { $0.count > 0 }
    guard blocks.count > 1 else { return nil }
    mean = Self.mean(blocks)
    var random = SplitMix64(seed: seed)
    let means = (0..<Self.resamples).map { _ in
      var whole: Block = (0, 0)
      for _ in blocks.indices {
        let block = blocks[Int(random.next() % UInt64(blocks.count))]
        whole.sum += block.sum
        whole.count += block.count
      }
      return whole.sum / whole.count
    }.sorted()
    low = means[Self.resamples / 10]
    high = means[Self.resamples * 9 / 10 - 1]
    let center = means.sum / Double(Self.resamples)
    let squares = means.reduce(0) { $0 + ($1 - center) * ($1 - center) }
    standardError = (squares / Double(Self.resamples - 1)).squareRoot()
  }

  private static func mean(_ blocks: [Block]) -> Double {
    blocks.reduce(0) { $0 + $1.sum } / blocks.reduce(0) { $0 + $1.count }
  }

  /// - Parameter values: with the number of their block, in any order.
  package static func blocks(_ values: some Sequence<(block: Int, value: Double)>) -> [Block] {
    var sums: [Int: Block] = [:]
    for (block, value) in values {
      let known = sums[block] ?? (0, 0)
      sums[block] = (known.sum + value, known.count + 1)
    }
    // Ascending: a dictionary's order is not the same every time.
    return sums.sorted { $0.key < $1.key }.map(\.value)
  }
}
