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
}
