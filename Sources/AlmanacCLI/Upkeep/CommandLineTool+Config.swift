import AlmanacProtocol
import AlmanacServer
import Basics
import EventLoop
import JSON
import Units
import Vocabulary
import Words

extension CommandLineTool {
  /// `config [list] | get [PATH] | set PATH VALUE | unset PATH | path | schema`.
  func config(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let action: ConfigAction = Arguments.meaning(of: arguments.operand(0)) ?? .list
    let (path, value) = (arguments.operand(1), arguments.operand(2))
    switch (action, path, value) {
    case (.list, nil, nil), (.get, nil, nil): return listSettings(arguments)
    case (.get, let path?, nil): return try printSetting(path, arguments)
    case (.set, let path?, let value?):
      let text = value == "-" ? try line(readAll(nil)) : value
      return try change(path, to: ConfigurationFile.json(text))
    case (.set, _, _): throw UsageError("config set needs a PATH and a VALUE")
    case (.unset, let path?, nil): return try change(path, to: nil)
    case (.unset, nil, nil): throw UsageError("config unset needs a PATH")
    case (.path, nil, nil): return printPath()
    case (.schema, nil, nil):
      terminal.write(document: ConfigurationSchema.text.withUTF8Buffer { unsafe Array($0) })
      return .ok
    // What is too much may be a key: it is not repeated.
    case (.list, _, _), (.get, _, _), (.unset, _, _), (.path, _, _), (.schema, _, _):
      throw UsageError("config \(action.rawValue) takes no more than that")
    }
  }

  /// A value from stdin, without the trailing line break.
  private func line(_ bytes: [UInt8]) throws(UsageError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UsageError("the standard input is not UTF-8")
    }
    let line = text.split(whereSeparator: \.isNewline)
    guard line.count == 1 else { throw UsageError("config set - wants one line") }
    return String(line[0])
  }

  private func printPath() -> ExitStatus {
    guard let path = environment.configurationFile else { return reportMissingFile() }
    terminal.print("\(path)")
    return .ok
  }

  // MARK: Showing

  /// Every setting with its value and origin; with `--json` the result of `config.get`, which
  /// includes all problems.
  private func listSettings(_ arguments: Arguments) -> ExitStatus {
    reported(in: .english) { () throws(Failure) in
      let settings = try settings(showing: "location")
      guard !arguments.has(.json) else {
        return terminal.write(document: ResultWriter.bytes(of: settings, .plain))
      }
      for setting in settings.values {
        let path = Help.padded(setting.setting, to: 34)
        terminal.print("\(path)\(Self.typed(setting.value))  (\(setting.origin.rawValue))")
      }
      Self.reportUnreviewed(settings.language)
      Self.reportUnits(settings.readerUnits)
    }
  }

  /// One value as a user would type it: strings without quotes, nothing for null.
  private func printSetting(
    _ path: String, _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus {
    let settings: Wire.ConfigGetResult
    do { settings = try self.settings(showing: path) } catch { return report(error, in: .english) }
    guard let setting = settings.values.first(where: { $0.setting == path }) else {
      throw Self.noSetting(path)
    }
    if arguments.has(.json) {
      terminal.write(document: setting.value.bytes)
    } else {
      terminal.print("\(Self.typed(setting.value))")
      if path == "locale" { Self.reportUnreviewed(settings.language) }
      if path == "units" { Self.reportUnits(settings.readerUnits) }
    }
    return .ok
  }

  /// Reports a translation without a review to stderr: stdout has the value alone.
  private static func reportUnreviewed(_ language: Wire.LanguageInUse) {
    guard !language.reviewed, language.tag != SpokenLanguage.english.rawValue else { return }
    StandardError.print(
      "almanac: texts are in \(language.tag), whose words no native reader has reviewed")
  }

  /// To stderr, too: what people read where no units are configured, and why.
  private static func reportUnits(_ used: Wire.UnitsInUse) {
    let reason: String
    switch used.origin {
    case .configured, .default: return
    case .measurement: reason = EnvironmentVariable.measurementLocale.rawValue
    case .locale: reason = "the locale"
    }
    let units = [
      used.units.temperature.rawValue, used.units.windSpeed.rawValue,
      used.units.pressure.rawValue, used.units.precipitation.rawValue,
      used.units.distance.rawValue,
    ].joined(separator: ", ")
    let place = used.territory.map { "of \($0) by" } ?? "by"
    StandardError.print("almanac: pages are in \(units), \(place) \(reason); JSON is metric")
  }

  /// The result of `config.get`. If the location is shown, it is also looked up, since a location
  /// that cannot be found is a fault of the configuration.
  private func settings(showing path: String) throws(Failure) -> Wire.ConfigGetResult {
    let caller = LocalCaller(makeServer(makeLoop(), Overrides()))
    if path == "location" {
      do throws(Failure) {
        _ = try caller.result(of: Wire.LocationCurrentMethod.self, .init())
      } catch {
        let fault = ErrorText.lines(error, in: .english).joined(separator: "; ")
        StandardError.print("almanac: configuration: /location: \(fault)")
      }
    }
    return try caller.result(of: Wire.ConfigGetMethod.self, .init())
  }

  /// A setting's value, which may be any JSON. A secret only shows whether it is set.
  private static func typed(_ json: EncodedJSON) -> String {
    guard let value = try? JSONDocument(parsing: json.bytes).root, !value.isNull else { return "" }
    if value["secret"] != nil { return value["set"]?.bool ?? false ? "set, secret" : "not set" }
    return value.string ?? String(decoding: value.rawBytes, as: UTF8.self)
  }

  private static func noSetting(_ path: String) -> UsageError {
    UsageError(
      "there is no setting \(path)", not: path, among: Configuration().wireValues.map(\.setting))
  }

  // MARK: Changing

  private func change(_ path: String, to value: [UInt8]?) throws(UsageError) -> ExitStatus {
    guard isSetting(path) else { throw Self.noSetting(path) }
    guard let file = environment.configurationFile else { return reportMissingFile() }
    if path == "location", let value, !isAcceptable(location: value) { return .failed }
    do throws(ConfigurationFile.Refusal) {
      try ConfigurationFile(path: file).set(path, value)
    } catch {
      StandardError.print("almanac: \(error.message)")
      return .failed
    }
    let provider = value == nil ? nil : ConfigurationFile.provider(ofKey: path)
    return provider.map(checkKey) ?? .ok
  }

  /// Looks the place up: an unknown one is refused; one that could not be looked up is accepted.
  /// Says to stderr how the text is understood.
  private func isAcceptable(location value: [UInt8]) -> Bool {
    // What is no reference to a place, the check of the file refuses.
    guard let json = try? JSONDocument(parsing: value).root,
      let wanted = try? Wire.PlaceReference(json, at: "/location")
    else { return true }
    let caller = LocalCaller(makeServer(makeLoop(), Overrides()))
    do throws(Failure) {
      let state = try caller.result(of: Wire.LocationCurrentMethod.self, .init(place: wanted))
      for warning in state.warnings {
        let message = caller.settings.wording().text(warning.message, in: .metric).string
        StandardError.print("almanac: \(message)")
      }
      return true
    } catch {
      StandardError.print(ErrorText.of(error, in: .english))
      let isUnknown = [ErrorEntry.placeNotFound.code, ErrorEntry.invalidParams.code]
        .contains(error.entry.code)
      if !isUnknown { StandardError.print("almanac: the location is stored unchecked") }
      return !isUnknown
    }
  }

  /// Asks the provider once with the new key, which is kept in any case.
  private func checkKey(_ provider: String) -> ExitStatus {
    guard !environment.isOffline else {
      terminal.print("\(provider) key not checked: disabled by ALMANAC_OFFLINE")
      return .ok
    }
    let report = KeyReport(of: provider, LocalCaller(makeServer(makeLoop(), Overrides())))
    terminal.print("\(provider) key \(report?.text ?? "not checked: the provider needs none")")
    if case .refused? = report { return .failed }
    return .ok
  }

  /// A setting, an object of settings, or a member of one (`units.temperature`).
  private func isSetting(_ path: String) -> Bool {
    Configuration().wireValues.contains { setting in
      path == setting.setting || path.hasPrefix(setting.setting + ".")
        || setting.setting.hasPrefix(path + ".")
    }
  }

  private func reportMissingFile() -> ExitStatus {
    StandardError.print(
      "almanac: no configuration file: none of ALMANAC_CONFIG, XDG_CONFIG_HOME and HOME is set")
    return .failed
  }
}
