/// FIFO, amortized constant time per operation.
package struct Queue<Element: Sendable>: Sendable {
  /// Nil before `head`.
  private var elements: [Element?] = []
  private var head = 0

  package init() {}

  package var count: Int { elements.count - head }
  package var isEmpty: Bool { count == 0 }
  var first: Element? { isEmpty ? nil : elements[head] }
  var last: Element? { isEmpty ? nil : elements[elements.count - 1] }

  package mutating func append(_ element: Element) { elements.append(element) }

  package mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[head].take()
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: elements.capacity <= 64)
      head = 0
    } else if head > 64, head > elements.count / 2 {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }

  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    elements = elements[head...].filter { $0.map(isUnwanted) == false }
    head = 0
  }
}
