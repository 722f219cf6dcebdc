/// Deadlines in a binary heap: the earliest is always first. A plain value without a clock.
struct Timers<Payload> {
  struct Entry {
    let due: MonotonicInstant
    let number: UInt64
    let payload: Payload
  }

  private var heap: [Entry] = []
  private var live: Set<UInt64> = []
  private var lastNumber: UInt64 = 0

  var isEmpty: Bool { live.isEmpty }

  mutating func add(_ payload: Payload, due: MonotonicInstant) -> UInt64 {
    lastNumber += 1
    heap.append(Entry(due: due, number: lastNumber, payload: payload))
    live.insert(lastNumber)
    siftUp(heap.count - 1)
    return lastNumber
  }

  /// A number that is unknown or has fired is ignored. The entry leaves the heap when it is first.
  mutating func remove(_ number: UInt64) { live.remove(number) }

  mutating func nextDue() -> MonotonicInstant? {
    dropRemoved()
    return heap.first?.due
  }

  /// The first entry that is due at `now`, taken out; entries of the same moment come in the order
  /// in which they were added.
  mutating func popDue(at now: MonotonicInstant) -> Payload? {
    dropRemoved()
    guard let first = heap.first, first.due <= now else { return nil }
    live.remove(first.number)
    return popFirst().payload
  }

  private mutating func dropRemoved() {
    while let first = heap.first, !live.contains(first.number) { _ = popFirst() }
  }

  private mutating func popFirst() -> Entry {
    heap.swapAt(0, heap.count - 1)
    let entry = heap.removeLast()
    siftDown()
    return entry
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (one, other) = (heap[left], heap[right])
    return one.due == other.due ? one.number < other.number : one.due < other.due
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0, precedes(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func siftDown() {
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && precedes(child, first) {
        first = child
      }
      if first == parent { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
