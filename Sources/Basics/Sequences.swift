extension Sequence<Double> {
  @inlinable
  public var sum: Double { reduce(0, +) }
}

extension Array {
  /// The first index whose element satisfies a predicate that is false, then true.
  @inlinable
  public func partitioningIndex(where isInSecondHalf: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondHalf(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
