/// Deadlines in a binary heap, the earliest first. A plain value without a clock. All operations
/// take logarithmic time; removed entries use no memory.
struct Timers<Payload> {
  struct Entry {
    let due: MonotonicInstant
    let number: UInt64
    let payload: Payload
  }

  private var heap: [Entry] = []
  /// Each number's position in the heap.
  private var positions: [UInt64: Int] = [:]
  private var lastNumber: UInt64 = 0

  var count: Int { heap.count }
  var isEmpty: Bool { heap.isEmpty }

  mutating func add(_ payload: Payload, due: MonotonicInstant) -> UInt64 {
    lastNumber += 1
    heap.append(Entry(due: due, number: lastNumber, payload: payload))
    positions[lastNumber] = heap.count - 1
    siftUp(heap.count - 1)
    return lastNumber
  }

  /// A no-op if the number is unknown or has fired.
  mutating func remove(_ number: UInt64) {
    guard let position = positions[number] else { return }
    _ = takeOut(position)
  }

  var nextDue: MonotonicInstant? { heap.first?.due }

  /// Removes and returns the first entry due at `now`; entries of the same instant come in
  /// insertion order.
  mutating func popDue(at now: MonotonicInstant) -> Payload? {
    guard let first = heap.first, first.due <= now else { return nil }
    return takeOut(0).payload
  }

  private mutating func takeOut(_ position: Int) -> Entry {
    swap(position, heap.count - 1)
    let entry = heap.removeLast()
    positions[entry.number] = nil
    if position < heap.count {
      siftUp(position)
      siftDown(position)
    }
    assert(positions.count == heap.count)
    return entry
  }

  private mutating func swap(_ left: Int, _ right: Int) {
    guard left != right else { return }
    heap.swapAt(left, right)
    positions[heap[left].number] = left
    positions[heap[right].number] = right
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (one, other) = (heap[left], heap[right])
    return one.due == other.due ? one.number < other.number : one.due < other.due
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0, precedes(child, (child - 1) / 2) {
      swap(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && precedes(child, first) {
        first = child
      }
      if first == parent { return }
      swap(parent, first)
      parent = first
    }
  }
}
