extension Collection where Self: Sendable, Element: Sendable {
  /// What the work makes of each element, all at once; in the order of the elements.
  package func mapConcurrently<Value: Sendable>(
    _ work: @escaping @Sendable (Element) async -> Value
  ) async -> [Value] {
    await withTaskGroup { group in
      for (index, element) in enumerated() {
        group.addTask { (index, await work(element)) }
      }
      var values = [Value?](repeating: nil, count: count)
      for await (index, value) in group { values[index] = value }
      return values.compactMap(\.self)
    }
  }
}
