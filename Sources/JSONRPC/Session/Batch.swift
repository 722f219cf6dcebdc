import JSON

/// The answers of one batch, in the order of its requests.
struct Batch: Sendable {
  /// The position of one answer.
  struct Slot: Equatable, Sendable {
    let batch: Int
    let index: Int
  }

  var ids: Set<RequestID> = []
  private(set) var responses: [[UInt8]?] = []
  private(set) var byteCount = 0
  private var missing = 0
  /// Whether every member was read.
  var isClosed = false
  /// A member changed something but is not answered yet: an event about it would come too early.
  var holdsEvents = false

  var isComplete: Bool { isClosed && missing == 0 }

  mutating func makeSlot(in batch: Int) -> Slot {
    responses.append(nil)
    missing += 1
    return Slot(batch: batch, index: responses.count - 1)
  }

  mutating func fill(_ slot: Slot, _ response: [UInt8]) {
    assert(responses[slot.index] == nil, "a member is answered once")
    responses[slot.index] = response
    byteCount += response.count
    missing -= 1
  }

  /// The encoded answer; nil if there is nothing to answer.
  var frame: [UInt8]? {
    guard byteCount > 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount + responses.count + 1)
    for case let response? in responses {
      bytes.append(bytes.isEmpty ? UInt8(ascii: "[") : UInt8(ascii: ","))
      bytes.append(contentsOf: response)
    }
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }
}

/// The reading position in a batch.
struct BatchReading: Sendable {
  let batch: Int
  var members: JSONValue.Elements
}

extension Session {
  /// JSON-RPC 2.0 §6. The whole batch is rejected only if it is empty or too long.
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

  /// Reads one member of the current batch.
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

  /// All batches together hold at most the output limit or one answer; an answer beyond that is
  /// replaced by an error.
  mutating func fill(
    _ slot: Batch.Slot, _ id: RequestID, _ outcome: Result<[UInt8], RPCError>
  ) {
    var response = OutputQueue.response(id: id, outcome)
    let sum = batchedBytes + response.count
    if case .success = outcome, batchedBytes > 0, sum > limits.maxQueuedOutputBytes {
      response = OutputQueue.response(
        id: id, .failure(.busy("maxQueuedOutputBytes", max: limits.maxQueuedOutputBytes)))
    }
    batchedBytes += response.count
    batches[slot.batch]?.fill(slot, response)
    sendIfComplete(slot.batch)
  }

  mutating func holdEvents(until slot: Batch.Slot) {
    batches[slot.batch]?.holdsEvents = true
    output.holdEvents(true)
  }

  private mutating func sendIfComplete(_ number: Int) {
    guard batches[number]?.isComplete ?? false else { return }
    send(batch: number)
  }

  private mutating func send(batch number: Int) {
    guard let batch = batches.removeValue(forKey: number) else { return }
    batchedBytes -= batch.byteCount
    if let frame = batch.frame { output.append(frame) }
    if batch.holdsEvents { output.holdEvents(batches.values.contains(where: \.holdsEvents)) }
  }

  /// `exit` arrived before these batches were complete: sends the answers so far.
  mutating func sendWhatIsAnswered() {
    for number in batches.keys.sorted() { send(batch: number) }
    reading = nil
  }
}
