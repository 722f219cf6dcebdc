extension Sequence {
  /// Rising by a key; of elements with the same key only the first.
  func inOrder<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    let keyed = enumerated().map { (key: key($0.element), index: $0.offset, element: $0.element) }
    let sorted = keyed.sorted { $0.key != $1.key ? $0.key < $1.key : $0.index < $1.index }
    var distinct: [Element] = []
    var last: Key?
    for entry in sorted where entry.key != last {
      distinct.append(entry.element)
      last = entry.key
    }
    return distinct
  }
}
