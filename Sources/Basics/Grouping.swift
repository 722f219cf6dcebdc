extension Sequence {
  /// The elements that are alike, in the order of the first of each group.
  package func grouped(where areAlike: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let index = groups.firstIndex(where: { areAlike($0[0], element) }) {
        groups[index].append(element)
      } else {
        groups.append([element])
      }
    }
  }

  /// The first element with each key, in their order.
  package func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each once, in the order of their first.
  package func uniqued() -> [Element] { uniqued { $0 } }
}
