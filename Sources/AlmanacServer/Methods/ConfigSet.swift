import Basics
import AlmanacCore
import AlmanacProtocol
import JSON
import Services
import Storage

/// `config.set`: changes one of the client-settable settings for this process; the location
/// also persists across restarts. Without a value the setting reverts to file and environment.
extension Wire.ConfigSetMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    let (path, invocation) = (call.params.path, call.invocation)
    let value = call.params.value.flatMap { $0.isNull ? nil : $0 }
    switch SettablePath(rawValue: path) {
    case .location: try await invocation.setLocation(value)
    case .units: try invocation.setUnits(value)
    case .locale: try invocation.setLocale(value)
    case .timeFormat: try invocation.setTimeFormat(value)
    case .sunsetModel: try invocation.setSunsetModel(value)
    case .cacheMaximum: try await invocation.setCacheMaximum(value)
    case nil: throw invocation.refusal(of: path)
    }
    guard let setting = invocation.settings.wireValues.first(where: { $0.path == path }) else {
      throw MethodFailure(.internalError)
    }
    return setting
  }
}

/// The settings that clients can set.
private enum SettablePath: String, CaseIterable {
  case location, units, locale, timeFormat
  case sunsetModel = "sunset.model"
  case cacheMaximum = "cache.maxBytes"
}

extension Invocation {
  /// Not settable if the setting exists, otherwise not found.
  fileprivate func refusal(of path: String) -> MethodFailure {
    let settable = SettablePath.allCases.map(\.rawValue)
    if settings.wireValues.contains(where: { $0.path == path }) {
      return MethodFailure(.unsupportedNotSettable) {
        $0.path = "/path"
        $0.allowed = settable
      }
    }
    return MethodFailure(.notAllowed) {
      $0.path = "/path"
      $0.allowed = settable
      $0.didYouMean = Spelling.closest(to: path, in: settable)
    }
  }

  fileprivate func setLocation(_ value: JSONValue?) async throws(MethodFailure) {
    let initial = server.initialConfiguration
    guard let value else {
      revert(\.location)
      services.location.configure(initial.location.value.flatMap(PlaceReference.init(json:)))
      return try await moveBack()
    }
    let reference: Wire.PlaceReference
    do { reference = try Wire.PlaceReference(value, at: "/value") } catch {
      throw MethodFailure(error)
    }
    let found: RequestPlace
    do throws(MethodFailure) { found = try await place(reference) } catch {
      throw error.moved(to: "/value")
    }
    try await moveHere(RequestPlace(found.found, .set, found.warnings))
    let json = Array(value.rawBytes)
    server.change { $0.location.set(json, .set) }
  }

  fileprivate func setUnits(_ value: JSONValue?) throws(MethodFailure) {
    guard let value else { return revert(\.units) }
    let system: UnitSystem
    do { system = try UnitSystem(value, at: "/value") } catch { throw MethodFailure(error) }
    let setting = UnitsSetting(system: system, json: Array(value.rawBytes))
    server.change { $0.units.set(setting, .set) }
  }

  fileprivate func setLocale(_ value: JSONValue?) throws(MethodFailure) {
    guard let value else { return revert(\.locale) }
    guard let tag = value.string, Configuration.isLanguageTag(tag) else {
      throw MethodFailure(.invalidParams) {
        $0.path = "/value"
        $0.hint = "Expected a BCP 47 language tag such as en-GB."
      }
    }
    server.change { $0.locale.set(tag, .set) }
  }

  fileprivate func setTimeFormat(_ value: JSONValue?) throws(MethodFailure) {
    guard let value else { return revert(\.timeFormat) }
    let format: Configuration.TimeFormat = try choice(value)
    server.change { $0.timeFormat.set(format, .set) }
  }

  fileprivate func setSunsetModel(_ value: JSONValue?) throws(MethodFailure) {
    guard let value else { return revert(\.sunsetModel) }
    let model: SunsetQuestion.Model = try choice(value)
    server.change { $0.sunsetModel.set(model, .set) }
  }

  /// To what file and environment say.
  private func revert<Value>(_ setting: WritableKeyPath<Configuration, Setting<Value>>) {
    let initial = server.initialConfiguration[keyPath: setting]
    server.change { $0[keyPath: setting] = initial }
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue
  ) throws(MethodFailure) -> Choice {
    if let choice = value.string.flatMap(Choice.init(rawValue:)) { return choice }
    throw MethodFailure(.notAllowed) {
      $0.path = "/value"
      $0.allowed = Choice.allCases.map(\.rawValue)
    }
  }

  fileprivate func setCacheMaximum(_ value: JSONValue?) async throws(MethodFailure) {
    let initial = server.initialConfiguration.cacheMaximumBytes
    var setting = initial
    if let value {
      let range = Configuration.cacheMaximumBytesRange
      guard let bytes = value.integer else {
        throw MethodFailure(.invalidParams) {
          $0.path = "/value"
          $0.hint = "Expected an integer."
        }
      }
      guard range.contains(bytes) else {
        throw MethodFailure(.outOfRange) {
          $0.path = "/value"
          $0.range = ParamsFault.Range(
            minimum: Double(range.lowerBound), maximum: Double(range.upperBound))
        }
      }
      setting.set(bytes, .set)
    }
    await services.pipeline.environment.store.setCacheLimit(bytes: setting.value)
    let chosen = setting
    server.change { $0.cacheMaximumBytes = chosen }
  }
}
