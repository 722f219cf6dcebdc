import JSON

/// The answers of one batch, in the order of its requests.
struct Batch: Sendable {
  /// One place for an answer.
  struct Slot: Equatable, Sendable {
    let batch: Int
    let index: Int
  }

  var ids: Set<RequestID> = []
  private(set) var responses: [[UInt8]?] = []
  private var missing = 0
  /// Whether every member was looked at.
  var isClosed = false

  var isComplete: Bool { isClosed && missing == 0 }

  mutating func makeSlot(in batch: Int) -> Slot {
    responses.append(nil)
    missing += 1
    return Slot(batch: batch, index: responses.count - 1)
  }

  mutating func fill(_ slot: Slot, _ response: [UInt8]) {
    assert(responses[slot.index] == nil, "a member is answered once")
    responses[slot.index] = response
    missing -= 1
  }

  /// Nil when no member was a request.
  var frame: [UInt8]? {
    guard !responses.isEmpty else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(responses.reduce(2) { $0 + ($1?.count ?? 0) + 1 })
    for response in responses {
      bytes.append(bytes.isEmpty ? UInt8(ascii: "[") : UInt8(ascii: ","))
      bytes.append(contentsOf: response ?? [])
    }
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }
}

/// How far the members of a batch were looked at.
struct BatchReading: Sendable {
  let batch: Int
  var members: JSONValue.Elements
}

extension Session {
  /// JSON-RPC 2.0 §6. The whole is refused only when it is empty or too long.
  mutating func open(batch value: JSONValue) {
    var count = 0
    for _ in value.elements { count += 1 }
    guard count > 0 else {
      return respond(
        to: .null, in: nil, .failure(.invalidRequest(hint: "a batch has at least one member")))
    }
    guard count <= limits.maxBatchItems else {
      return respond(
        to: .null, in: nil,
        .failure(.limitExceeded("maxBatchItems", max: limits.maxBatchItems)))
    }
    lastBatch += 1
    batches[lastBatch] = Batch()
    reading = BatchReading(batch: lastBatch, members: value.elements)
  }

  /// Looks at one member of the batch being read.
  mutating func readMember() -> Action? {
    guard var reading else { return nil }
    guard let member = reading.members.next() else {
      self.reading = nil
      batches[reading.batch]?.isClosed = true
      sendIfComplete(reading.batch)
      return nil
    }
    self.reading = reading
    let message = Message(member)
    switch message {
    case .request, .invalid:
      return take(message, in: batches[reading.batch]?.makeSlot(in: reading.batch))
    case .notification, .response, .ignored:
      return take(message, in: nil)
    }
  }

  mutating func fill(_ slot: Batch.Slot, _ response: [UInt8]) {
    batches[slot.batch]?.fill(slot, response)
    sendIfComplete(slot.batch)
  }

  private mutating func sendIfComplete(_ number: Int) {
    guard let batch = batches[number], batch.isComplete else { return }
    batches[number] = nil
    if let frame = batch.frame { output.append(frame) }
  }
}
