extension Almanac {
  /// The answer of a call.
  ///
  /// Cancelling the task cancels the request in the server, and so does the deadline.
  public nonisolated func call<Call: ServerCall>(
    _ call: Call, deadline: Duration? = nil
  ) async throws(AlmanacError) -> Call.Answer {
    let message = await raced(deadline) {
      switch await self.ready() {
      case .success(let session): await session.request(Call.method, call)
      case .failure(let error): .failure(error)
      }
    }
    return try decoded(message.get(), Call.method)
  }

  /// A call whose parts and progress are shown as they arrive. The last element is the answer.
  ///
  /// Leaving the loop, or cancelling the task, cancels the request in the server. Errors are
  /// `AlmanacError`.
  public nonisolated func arrivals<Call: PartialCall>(
    of call: Call, deadline: Duration? = nil
  ) -> AsyncThrowingStream<Arrival<Call>, any Error> {
    AsyncThrowingStream { continuation in
      let forward: @Sendable (Message, @Sendable (Message) throws -> Arrival<Call>) -> Void = {
        do { continuation.yield(try $1($0)) } catch {
          continuation.finish(
            throwing: AlmanacError.unreadable(method: Call.method, reason: "\(error)"))
        }
      }
      let feeds: [String: @Sendable (Message) -> Void] = [
        "partialResultToken": { forward($0) { .part(try ($0.params() as Delivery).value) } },
        "workDoneToken": { forward($0) { .progress(try ($0.params() as Delivery).value) } },
      ]
      let task = Task {
        let message = await raced(deadline) {
          switch await self.ready() {
          case .success(let session): await session.request(Call.method, call, feeds: feeds)
          case .failure(let error): .failure(error)
          }
        }
        do throws(AlmanacError) {
          continuation.yield(.answer(try decoded(message.get(), Call.method)))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The answers of a call, now and after each change, across restarts of the server.
  ///
  /// Leaving the loop, or cancelling the task, ends the subscription. The sequence ends by itself
  /// when the client is closed, and with an `AlmanacError` if the server refuses the subscription
  /// or cannot be started. Whoever reads slowly misses all but the newest 64 updates.
  ///
  /// With `changedParts`, an update of `weather.overview` after the first has only the parts that
  /// changed, which replace those that are known, by their methods. With a lead, an update comes so
  /// long before the rows of the condition begin, such as the hours of rain.
  public nonisolated func updates<Call: SubscribableCall>(
    of call: Call, every interval: Duration? = nil, emit: EmitMode? = nil,
    when trigger: SubscriptionTrigger? = nil
  ) -> AsyncThrowingStream<Update<Call.Answer>, any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(64)) { continuation in
      let task = Task {
        let params: SubscriptionCreateParams
        do {
          params = SubscriptionCreateParams(
            method: Call.method, params: try reread(call, as: [String: JSONValue].self),
            intervalSeconds: interval.map { Int($0.components.seconds) }, emit: emit,
            when: trigger)
        } catch {
          return continuation.finish(
            throwing: AlmanacError.unreadable(method: Call.method, reason: "\(error)"))
        }
        let key = await self.watch(
          Watch(
            params: params,
            event: { message in
              do {
                let event: EventParams<Call.Answer> = try message.params()
                continuation.yield(event.update)
              } catch {
                self.options.log("\(Call.method): \(error)")
              }
            },
            finish: { error in
              if let error { continuation.finish(throwing: error) } else { continuation.finish() }
            }))
        await untilCancelled()
        await self.unwatch(key)
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

/// `$/progress`.
private struct Delivery<Value: Decodable>: Decodable { let value: Value }

/// `subscription/event`.
private struct EventParams<Value: Decodable & Sendable>: Decodable {
  let update: Update<Value>

  enum CodingKeys: CodingKey { case sequence, time, reason, onsets, result, error }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let error = try container.decodeIfPresent(ErrorObject.self, forKey: .error)
    update = Update(
      sequence: try container.decode(Int.self, forKey: .sequence),
      time: try container.decode(Timestamp.self, forKey: .time),
      reason: try container.decode(EventReason.self, forKey: .reason),
      onsets: try container.decodeIfPresent([Onset].self, forKey: .onsets) ?? [],
      result: try error.map { .failure(ServerError($0)) }
        ?? .success(container.decode(Value.self, forKey: .result)))
  }
}

func decoded<Value: Decodable>(
  _ message: Message, _ method: String
) throws(AlmanacError) -> Value {
  try Result(typed: { try message.result() as Value }, method: method).get()
}

/// Returns when the task is cancelled.
private func untilCancelled() async {
  while !Task.isCancelled { try? await Task.sleep(for: .seconds(86_400)) }
}
