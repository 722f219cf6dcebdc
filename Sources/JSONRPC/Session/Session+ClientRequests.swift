import JSON

/// A request from the server that the client has not answered.
struct ClientRequest: Sendable {
  let deadlineMilliseconds: Int
}

extension Session {
  /// Sends a request to the client; the outcome arrives as an action.
  /// - Parameter params: one JSON text.
  /// - Returns: the number in that action; nil if the client can no longer answer.
  package mutating func request(
    _ method: String, _ params: [UInt8], timeoutMilliseconds: Int, nowMilliseconds: Int
  ) -> Int? {
    guard dialect.sendsUnrequestedMessages, !decoder.hasEnded, lifecycle.exitCode == nil else {
      return nil
    }
    lastClientRequest += 1
    let number = lastClientRequest
    clientRequests[number] = ClientRequest(
      deadlineMilliseconds: nowMilliseconds + timeoutMilliseconds)
    output.append(
      JSONWriter.object(reservingCapacity: 96 + params.count) { writer in
        writer.member("jsonrpc", "2.0")
        writer.member("id", "almanac:\(number)")
        writer.member("method", method)
        writer.member("params", raw: params)
      })
    return number
  }

  /// Drops the answer when it arrives.
  package mutating func withdraw(request number: Int) { clientRequests[number] = nil }

  /// - Parameter params: one JSON text.
  package mutating func notify(_ method: String, _ params: [UInt8], coalescingKey: String) {
    guard dialect.sendsUnrequestedMessages, lifecycle.exitCode == nil else { return }
    let message = JSONWriter.object(reservingCapacity: 64 + params.count) { writer in
      writer.member("jsonrpc", "2.0")
      writer.member("method", method)
      writer.member("params", raw: params)
    }
    output.append(message, coalescing: .event(coalescingKey))
  }

  /// Whether a notification of this key is held back because the output is full.
  package func holdsBack(coalescingKey: String) -> Bool {
    output.holdsBack(.event(coalescingKey))
  }

  /// Drops a notification that was held back because the output is full.
  package mutating func withdraw(coalescingKey: String) {
    output.withdraw(.event(coalescingKey))
  }

  mutating func receive(_ answer: ClientAnswer, to id: RequestID) {
    let prefix = "\"almanac:"
    guard id.text.hasPrefix(prefix), let number = Int(id.text.dropFirst(prefix.count).dropLast()),
      clientRequests.removeValue(forKey: number) != nil
    else { return }
    actions.append(.answer(request: number, answer))
  }

  mutating func expireClientRequests(nowMilliseconds: Int) {
    guard !clientRequests.isEmpty else { return }
    for (number, request) in clientRequests where request.deadlineMilliseconds <= nowMilliseconds {
      clientRequests[number] = nil
      actions.append(.answer(request: number, .silence))
    }
  }

  mutating func closeClientRequests() {
    for number in clientRequests.keys.sorted() {
      actions.append(.answer(request: number, .closed))
    }
    clientRequests = [:]
  }
}
