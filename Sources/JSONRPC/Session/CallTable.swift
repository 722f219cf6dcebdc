/// The calls in flight, indexed by token without hashing.
///
/// A token is a running number in the high bits and a slot index in the low bits. The number keeps
/// a used token from matching the slot's next call.
struct CallTable: Sendable {
  private var slots: [AcceptedCall?] = []
  private var free: [Int] = []
  private var lastNumber: UInt64 = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// A token for a call that is not stored yet.
  mutating func makeToken() -> CallToken {
    if free.isEmpty {
      free.append(slots.count)
      slots.append(nil)
    }
    lastNumber += 1
    // The slot stays free until the call is stored: most never are.
    let slot = free[free.count - 1]
    assert(slot < CallToken.slotCount)
    return CallToken(number: lastNumber << CallToken.slotBits | UInt64(slot))
  }

  subscript(_ token: CallToken) -> AcceptedCall? {
    guard token.slot < slots.count, let call = slots[token.slot], call.token == token else {
      return nil
    }
    return call
  }

  /// Stores a call under its own token. No other call may have received that token since.
  mutating func insert(_ call: AcceptedCall) {
    let slot = call.token.slot
    assert(slots[slot] == nil)
    if let last = free.last, last == slot {
      free.removeLast()
    } else {
      free.removeAll { $0 == slot }
    }
    slots[slot] = call
    count += 1
  }

  mutating func remove(_ token: CallToken) -> AcceptedCall? {
    guard let call = self[token] else { return nil }
    slots[token.slot] = nil
    free.append(token.slot)
    count -= 1
    return call
  }

  /// In arrival order.
  var tokens: [CallToken] {
    slots.compactMap { $0?.token }.sorted { $0.number < $1.number }
  }
}
