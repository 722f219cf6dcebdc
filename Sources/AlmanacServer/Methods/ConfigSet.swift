import AlmanacProtocol
import JSON
import Services
import Storage
import Units
import Vocabulary
import Words

/// `config.set`: changes one of the client-settable settings for this process; the location
/// also persists across restarts. Without a value the setting reverts to file and environment.
extension Wire.ConfigSetMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let (path, invocation) = (call.params.setting, call.invocation)
    let value = call.params.value.flatMap { $0.isNull ? nil : $0 }
    var warnings: [ServiceWarning] = []
    switch SettablePath(rawValue: path) {
    case .location: warnings = try await invocation.setLocation(value)
    case .units: try invocation.set(\.units, value, units)
    case .locale: try invocation.set(\.locale, value, languageTag)
    case .timeFormat: try invocation.set(\.timeFormat, value, choice)
    case .sunsetModel: try invocation.set(\.sunsetModel, value, choice)
    case .cacheMaximum:
      try invocation.set(\.cacheMaximumBytes, value, cacheMaximum)
      await invocation.services.pipeline.environment.store.setCacheLimit(
        bytes: invocation.settings.cacheMaximumBytes.value)
    case nil: throw invocation.refusal(of: path)
    }
    guard var setting = invocation.settings.wireValues.first(where: { $0.setting == path }) else {
      throw Failure(.internalError)
    }
    if !warnings.isEmpty { setting.warnings = warnings.map { Wire.Warning($0) } }
    return setting
  }

  // MARK: Values

  private static func units(_ value: JSONValue) throws(Failure) -> UnitsSetting {
    try UnitsSetting(value, at: "/value")
  }

  private static func languageTag(_ value: JSONValue) throws(Failure) -> String {
    guard let tag = value.string, Configuration.isLanguageTag(tag) else {
      throw Failure(
        .invalidParams, at: "/value", hint: .expectedLanguageTag)
    }
    return tag
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue
  ) throws(Failure) -> Choice {
    if let choice = value.string.flatMap(Choice.init(rawValue:)) { return choice }
    throw Failure(.notAllowed, at: "/value", allowed: Choice.allCases.map(\.rawValue))
  }

  private static func cacheMaximum(_ value: JSONValue) throws(Failure) -> Int {
    let range = Configuration.cacheMaximumBytesRange
    guard let bytes = value.integer else {
      throw Failure(.invalidParams, at: "/value", hint: .expectedInteger)
    }
    guard range.contains(bytes) else {
      throw Failure(
        .outOfRange, at: "/value", within: (Double(range.lowerBound), Double(range.upperBound)))
    }
    return bytes
  }
}

extension Configuration {
  /// The settings that clients can set. Others are refused, whatever the value.
  package static let settablePaths = SettablePath.allCases.map(\.rawValue)
}

private enum SettablePath: String, CaseIterable {
  case location, units, locale, timeFormat
  case sunsetModel = "sunset.model"
  case cacheMaximum = "cache.maxBytes"
}

extension Invocation {
  /// Not settable if the setting exists, otherwise not found.
  fileprivate func refusal(of path: String) -> Failure {
    let settable = Configuration.settablePaths
    if settings.wireValues.contains(where: { $0.setting == path }) {
      return Failure(.unsupportedNotSettable, at: "/setting", allowed: settable)
    }
    return Failure(.notAllowed, at: "/setting", allowed: settable, given: path)
  }

  /// - Returns: warnings about the place, which is refused if it is unknown, and only set if it
  ///   could not be looked up.
  fileprivate func setLocation(
    _ value: JSONValue?
  ) async throws(Failure) -> [ServiceWarning] {
    let initial = server.initialConfiguration
    guard let value else {
      server.change { $0.location = initial.location }
      services.location.configure(initial.location.value.flatMap(PlaceReference.init(json:)))
      try await moveBack()
      return []
    }
    let reference = try Wire.PlaceReference(value, at: "/value")
    let (wanted, json) = (PlaceReference(reference), Array(value.rawBytes))
    let warnings: [ServiceWarning]
    switch await services.resolver.resolve(wanted, lookUp) {
    case .success(let found):
      warnings = found.warnings(about: .setting)
      try await moveHere(RequestPlace(found, .set, warnings))
    case .failure(let error) where error.details.isOfLookup:
      let text = NoticeValue.name(wanted.name ?? "")
      warnings = [ServiceWarning(.inferredPlace, .locationUnchecked(text: text), about: [.setting])]
      services.location.configure(wanted)
      try await moveBack()
    case .failure(let error): throw error.moved(to: "/value")
    }
    server.change { $0.location.set(json, .set) }
    return warnings
  }

  /// What the client says, or without a value what file and environment say.
  fileprivate func set<Value>(
    _ setting: WritableKeyPath<Configuration, Setting<Value>>, _ value: JSONValue?,
    _ read: (JSONValue) throws(Failure) -> Value
  ) throws(Failure) {
    var chosen = server.initialConfiguration[keyPath: setting]
    if let value { chosen.set(try read(value), .set) }
    server.change { $0[keyPath: setting] = chosen }
  }
}
