import AlmanacCore
import AlmanacProtocol
import JSON
import JSONRPC
import Services

/// One method of the table: reads its params, answers with its result. Made from a contract, so
/// that neither can be of another method.
package struct Handler: Sendable {
  let start: @Sendable (JSONValue?, Invocation) -> Dispatch
  /// Whether the params are right, without answering them.
  let check: @Sendable (JSONValue?) throws(MethodFailure) -> Void

  init<M: MethodContract>(
    checking method: M.Type, _ start: @escaping @Sendable (JSONValue?, Invocation) -> Dispatch
  ) {
    self.start = start
    check = { params throws(MethodFailure) in _ = try Self.read(M.self, params) }
  }

  /// Answered at once, on the loop.
  static func computed<M: MethodContract>(
    _ method: M.Type,
    _ answer: @escaping @Sendable (M.Params, Invocation) throws(MethodFailure) -> M.Result
  ) -> Handler {
    Handler(checking: M.self) { params, invocation in
      .answer(
        encoded { () throws(MethodFailure) in
          try answer(read(M.self, params), invocation)
        })
    }
  }

  /// Answered by a task on the loop's executor, which may wait.
  static func running<M: MethodContract>(
    _ method: M.Type,
    _ answer:
      @escaping @Sendable (M.Params, Invocation) async throws(MethodFailure) -> M.Result
  ) -> Handler {
    Handler(checking: M.self) { params, invocation in
      let read: M.Params
      do throws(MethodFailure) { read = try Self.read(M.self, params) } catch {
        return .answer(.failure(error.rpcError))
      }
      return .run {
        do throws(MethodFailure) {
          return .success(bytes(of: try await answer(read, invocation)))
        } catch {
          return .failure(error.rpcError)
        }
      }
    }
  }

  /// Computed for a place: at once where the place is known here, else after a provider told it.
  static func located<M: MethodContract>(
    _ method: M.Type, _ place: @escaping @Sendable (M.Params) -> Wire.PlaceReference?,
    _ answer:
      @escaping @Sendable (M.Params, RequestPlace, Invocation) throws(MethodFailure) -> M.Result
  ) -> Handler {
    Handler(checking: M.self) { params, invocation in
      do throws(MethodFailure) {
        let read = try Self.read(M.self, params)
        guard let found = try invocation.localPlace(place(read)) else {
          return .run {
            do throws(MethodFailure) {
              let found = try await invocation.place(place(read))
              return .success(bytes(of: try answer(read, found, invocation)))
            } catch {
              return .failure(error.rpcError)
            }
          }
        }
        return .answer(.success(bytes(of: try answer(read, found, invocation))))
      } catch {
        return .answer(.failure(error.rpcError))
      }
    }
  }

  /// Fetched for a place. A request that named no place ends when the current location changes: its
  /// answer would be about somewhere else.
  static func fetched<M: MethodContract>(
    _ method: M.Type, _ place: @escaping @Sendable (M.Params) -> Wire.PlaceReference?,
    _ answer:
      @escaping @Sendable (M.Params, RequestPlace, Invocation) async throws(MethodFailure)
      -> M.Result
  ) -> Handler {
    Handler(checking: M.self) { params, invocation in
      let read: M.Params
      do throws(MethodFailure) { read = try Self.read(M.self, params) } catch {
        return .answer(.failure(error.rpcError))
      }
      let body: @Sendable () async -> RPCOutcome = {
        do throws(MethodFailure) {
          let found = try await invocation.place(place(read))
          return .success(bytes(of: try await answer(read, found, invocation)))
        } catch {
          return .failure(error.rpcError)
        }
      }
      return .run(place(read) == nil ? invocation.untilLocationChanges(body) : body)
    }
  }

  static func read<M: MethodContract>(
    _ method: M.Type, _ params: JSONValue?
  ) throws(MethodFailure) -> M.Params {
    do { return try M.Params(params) } catch { throw MethodFailure(error) }
  }

  private static func encoded<Value: WireWritable>(
    _ value: () throws(MethodFailure) -> Value
  ) -> Result<[UInt8], RPCError> {
    do throws(MethodFailure) {
      return .success(bytes(of: try value()))
    } catch {
      return .failure(error.rpcError)
    }
  }

  static func bytes(of value: some WireWritable) -> [UInt8] {
    var writer = JSONWriter(reservingCapacity: 1024)
    value.write(to: &writer)
    return writer.bytes
  }
}

/// What a method gives back: one JSON text, or the error object.
typealias RPCOutcome = Result<[UInt8], RPCError>
