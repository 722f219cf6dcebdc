/// The calls in flight, by a token that says where they are: found without hashing.
///
/// A token is a running number above, and the index of a slot below; the running number makes a
/// token that was used up miss whoever has the slot now.
struct CallTable: Sendable {
  private var slots: [Call?] = []
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

  subscript(_ token: CallToken) -> Call? {
    guard token.slot < slots.count, let call = slots[token.slot], call.token == token else {
      return nil
    }
    return call
  }

  /// Stores a call under its own token, which no other call may have got meanwhile.
  mutating func insert(_ call: Call) {
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

  mutating func remove(_ token: CallToken) -> Call? {
    guard let call = self[token] else { return nil }
    slots[token.slot] = nil
    free.append(token.slot)
    count -= 1
    return call
  }

  /// In the order of arrival.
  var tokens: [CallToken] {
    slots.compactMap { $0?.token }.sorted { $0.number < $1.number }
  }
}
