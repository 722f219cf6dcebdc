import JSON
package import JSONRPC
import Providers
import Services
import Storage

/// What a door does with the store and no method of the protocol offers.
extension Server {
  /// Whether an errand (a fetch behind a bar's line) may start: at most once in so many seconds,
  /// among all processes that share the store.
  /// - Returns: one JSON text, true or false.
  package func mayStart(errand: String, everySeconds: Double) async -> Result<[UInt8], RPCError> {
    let environment = services.pipeline.environment
    // It counts the seconds, whether the process that started the errand lives or not.
    let lease = Claim.Lease(
      "errand/" + errand, owner: "errand of " + environment.processName, seconds: everySeconds)
    guard case .granted = await environment.store.claim(Claim(lease: lease), at: wallClock.now())
    else { return .success(Array("false".utf8)) }
    return .success(Array("true".utf8))
  }

  /// Notes how a sunset was for somebody who saw it, in the person's own store.
  /// - Parameters:
  ///   - date: the place's local date, `YYYY-MM-DD`.
  ///   - place: its id.
  /// - Returns: a JSON array of `{date, predicted, observed}`: the entries of the place in the
  ///   year to that date, in order.
  package func logSunset(
    date: String, place: String, predicted: Double?, observed: Double
  ) async -> Result<[UInt8], RPCError> {
    let entry = SunsetLogEntry(
      date: date, place: place, predicted: predicted, observed: observed)
    let store = services.pipeline.environment.store
    let from = "\((Int(date.prefix(4)) ?? 1) - 1)\(date.dropFirst(4))"
    do throws(StorageFailure) {
      try await store.logSunset(entry)
      let entries = try await store.sunsetLog(place: place, from: from, through: date)
      return .success(
        Self.array(of: entries) { entry, writer in
          writer.member("date", entry.date)
          writer.member("predicted", entry.predicted)
          writer.member("observed", entry.observed)
        })
    } catch {
      return .failure(MethodFailure(ServiceError.storageFailure(error)).rpcError)
    }
  }

  /// Brings back what can be read of data files that were set aside.
  /// - Returns: a JSON array of `{path, movedTo, favorites, settings, sunsets, isWhole, hint}`, one
  ///   a file: where it was and is (null: nothing could be read, it stays), how many rows came
  ///   back, whether all of it could be read, and what else can be tried.
  package func recoverSetAside() async -> Result<[UInt8], RPCError> {
    let store = services.pipeline.environment.store
    do throws(StorageFailure) {
      return .success(
        Self.array(of: try await store.recoverSetAside()) { file, writer in
          writer.member("path", file.path)
          writer.member("movedTo", file.movedTo)
          writer.member("favorites", file.favorites)
          writer.member("settings", file.settings)
          writer.member("sunsets", file.sunsets)
          writer.member("isWhole", file.isWhole)
          writer.member(
            "hint",
            file.movedTo == nil ? "Try `sqlite3 '\(file.path)' .recover`, or a backup." : nil)
        })
    } catch {
      return .failure(MethodFailure(ServiceError.storageFailure(error)).rpcError)
    }
  }

  /// What a provider lets the configured key do, asked live; for whoever has just set one.
  /// - Parameter provider: as the configuration names it.
  /// - Returns: `{provider, accepted, reason, may}`: `accepted` is null when nobody could be asked,
  ///   `reason` says why it is not true, `may` lists in a few words what was found.
  package func keyReport(provider name: String) async -> Result<[UInt8], RPCError> {
    guard let provider = ProviderID(rawValue: name) else {
      return .failure(MethodFailure(ServiceError.unsupported(.provider)).rpcError)
    }
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("provider", name)
    switch await services.weather.keyAbilities(of: provider) {
    case .success(let abilities):
      Self.write(accepted: true, reason: nil, abilities.words, to: &writer)
    case .failure(.unauthorized(_, let reason)):
      Self.write(accepted: false, reason: reason.rawValue, [], to: &writer)
    case .failure(.providerUnavailable(let outage)):
      Self.write(accepted: nil, reason: outage.reason.rawValue, [], to: &writer)
    case .failure(let error): return .failure(MethodFailure(error).rpcError)
    }
    writer.endObject()
    return .success(writer.bytes)
  }

  private static func write(
    accepted: Bool?, reason: String?, _ may: [String], to writer: inout JSONWriter
  ) {
    writer.member("accepted", accepted)
    writer.member("reason", reason)
    writer.member("may", may)
  }

  /// A JSON array with an object for each row.
  private static func array<Row>(
    of rows: [Row], _ members: (Row, inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginArray()
    for row in rows {
      writer.beginObject()
      members(row, &writer)
      writer.endObject()
    }
    writer.endArray()
    return writer.bytes
  }
}
