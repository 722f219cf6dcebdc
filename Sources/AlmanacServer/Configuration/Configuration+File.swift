import AlmanacProtocol
package import EventLoop
import JSON
import Places
import Services
import Units
import Vocabulary
import Words

/// A configuration file as read from disk.
package enum ConfigurationText: Sendable {
  /// - isAccessibleToOthers: whether users other than the owner can read it.
  case bytes([UInt8], isAccessibleToOthers: Bool)
  case unreadable(FileBytes.Failure)

  /// Reads the file; blocking.
  package static func read(_ path: String) -> ConfigurationText {
    do {
      return .bytes(
        try FileBytes.read(path, limit: limit),
        isAccessibleToOthers: FileBytes.isAccessibleToOthers(path))
    } catch {
      return .unreadable(error)
    }
  }

  /// The largest file accepted, in bytes.
  package static let limit = 1 << 20

  /// The byte-order mark that some editors prepend to UTF-8.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

extension Configuration {
  /// Overlays the file's values. Unusable entries are skipped and noted in `problems`.
  package mutating func apply(_ file: ConfigurationText) {
    switch file {
    case .unreadable(.missing): break
    case .unreadable(.unreadable(let code)): note("", "The file cannot be read (errno \(code)).")
    case .unreadable(.larger(let limit)): note("", "The file is larger than \(limit) bytes.")
    case .bytes(let bytes, let isAccessibleToOthers):
      apply(file: bytes)
      let keys = providers.filter { $0.value.apiKey.value != nil }.keys.sorted()
      for name in keys where isAccessibleToOthers {
        note(
          "/providers/\(name)/apiKey",
          "Others on this machine can read the file; run chmod 600 on it.")
      }
    }
  }

  /// - Parameter bytes: one JSON object, with or without a byte-order mark.
  package mutating func apply(file bytes: [UInt8]) {
    let document: JSONDocument
    let mark = ConfigurationText.byteOrderMark
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    do {
      document = try JSONDocument(parsing: text)
    } catch {
      let offset = error.offset + bytes.count - text.count
      note("", "The file is not JSON (\(error.kind.rawValue) at byte \(offset)).")
      return
    }
    guard document.root.kind == .object else {
      note("", "The file is not a JSON object.")
      return
    }
    for (key, value) in document.root.members { apply(key, value) }
  }

  /// - Parameter section: the object that the entry is in; nil for the outermost.
  private mutating func apply(_ key: String, _ value: JSONValue, in section: String? = nil) {
    let path = "/" + [section, key].compactMap(\.self).joined(separator: "/")
    switch (section, key) {
    case (nil, "location"): applyLocation(value)
    case (nil, "units"): applyUnits(value)
    case (nil, "locale"): applyLocale(value)
    case (nil, "timeFormat"): choose(value, at: path) { $0.timeFormat.set($1, .file) }
    case (nil, "sunset"), (nil, "cache"), (nil, "skill"):
      guard value.kind == .object else { return note(path, "Not an object.") }
      for (name, member) in value.members { apply(name, member, in: key) }
    case ("sunset", "model"): choose(value, at: path) { $0.sunsetModel.set($1, .file) }
    case ("cache", "maxBytes"): applyCacheMaximum(value, at: path)
    case ("skill", "backfill"): choose(value, at: path) { $0.skillBackfill.set($1, .file) }
    case ("skill", "blend"): choose(value, at: path) { $0.blend.set($1, .file) }
    case ("skill", "correction"): choose(value, at: path) { $0.correction.set($1, .file) }
    case (nil, "providers"): applyProviders(value)
    case (nil, "$schema"): break
    default: note(path, "No such entry.")
    }
  }

  private mutating func applyLocation(_ value: JSONValue) {
    guard !value.isNull else { return }
    do {
      let reference = try Wire.PlaceReference(value, at: "/location")
      location.set(Array(value.rawBytes), .file)
      if let fault = Services.PlaceReference(reference).fault {
        note("/location" + fault.path, Self.complaint(fault))
      }
    } catch {
      note(error.details.path ?? "", Self.complaint(error.details))
    }
  }

  static func complaint(_ fault: PlaceFault) -> String {
    switch fault {
    case .outOfRange(_, let minimum, let maximum):
      "Outside \(Int(minimum))…\(Int(maximum)): not a place."
    case .unknownTimeZone: "Not a time zone of the IANA database."
    case .incomplete: "Not enough to find a place by: a name, an id or both coordinates."
    case .malformed(_, let expected): SpokenLanguage.english.text(expected)
    }
  }

  private mutating func applyUnits(_ value: JSONValue) {
    do {
      units.set(try UnitsSetting(value, at: "/units"), .file)
    } catch {
      note(error.details.path ?? "", Self.complaint(error.details))
    }
  }

  private static func complaint(_ fault: Failure.Details) -> String {
    if !fault.allowed.isEmpty { return "Allowed: \(fault.allowed.joined(separator: ", "))." }
    if !fault.didYouMean.isEmpty {
      return "No such entry. Did you mean \(fault.didYouMean.joined(separator: ", "))?"
    }
    if let range = fault.range {
      return "Outside \(bound(range.minimum))…\(bound(range.maximum))."
    }
    return fault.hints.first.map(SpokenLanguage.english.text) ?? "No such entry."
  }

  /// As a person would write it: empty if unbounded, no fraction for integers.
  private static func bound(_ number: Double?) -> String {
    number.map { number in Int(exactly: number).map { "\($0)" } ?? "\(number)" } ?? ""
  }

  private mutating func applyLocale(_ value: JSONValue) {
    guard let text = value.string, Self.isLanguageTag(text) else {
      return note("/locale", "Not a BCP 47 language tag.")
    }
    locale.set(text, .file)
  }

  /// Sets what the word stands for.
  private mutating func choose<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, at path: String, _ set: (inout Configuration, Choice) -> Void
  ) {
    if let choice = value.string.flatMap(Choice.init(rawValue:)) {
      set(&self, choice)
    } else {
      note(path, "Allowed: \(Choice.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
  }

  private mutating func applyCacheMaximum(_ value: JSONValue, at path: String) {
    let range = Self.cacheMaximumBytesRange
    guard let bytes = value.integer, range.contains(bytes) else {
      return note(path, "A whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    cacheMaximumBytes.set(bytes, .file)
  }

  private mutating func applyProviders(_ value: JSONValue) {
    guard value.kind == .object else { return note("/providers", "Not an object.") }
    for (name, member) in value.members {
      if name == "order" {
        applyOrder(member)
      } else if Self.providerNames.contains(name) {
        apply(member, toProvider: name)
      } else {
        let names = Self.providerNames.joined(separator: ", ")
        note("/providers/" + name, "No such provider. Allowed: \(names).")
      }
    }
  }

  private mutating func applyOrder(_ value: JSONValue) {
    let names = value.elements.compactMap(\.string)
    guard value.kind == .array, names.count == value.count,
      names.allSatisfy(Self.providerNames.contains)
    else {
      let allowed = Self.providerNames.joined(separator: ", ")
      return note("/providers/order", "A list of: \(allowed).")
    }
    providerOrder.set(names, .file)
  }

  private mutating func apply(_ value: JSONValue, toProvider name: String) {
    let path = "/providers/" + name
    guard value.kind == .object else { return note(path, "Not an object.") }
    var settings = providers[name] ?? ProviderEntry()
    for (key, member) in value.members where !member.isNull {
      if applySwitch(key, member, at: "\(path)/\(key)", to: &settings) { continue }
      guard let text = member.string, !text.isEmpty,
        text.utf8.count <= Self.maximumProviderTextBytes
      else {
        note("\(path)/\(key)", "Not a text.")
        if key == "baseURL" { settings.baseURL.set(.invalid(""), .file) }
        continue
      }
      switch key {
      case "baseURL":
        let url = BaseURL(text)
        settings.baseURL.set(url ?? .invalid(text), .file)
        if url == nil {
          note("\(path)/baseURL", "Not an http or https address without user information.")
        }
      case "apiKey": settings.apiKey.set(text, .file)
      case "contact": settings.contact.set(text, .file)
      default: note("\(path)/\(key)", "No such entry.")
      }
    }
    providers[name] = settings
    noteUnsentKey(of: name)
  }

  /// Whether it is asked, and for which countries it is not.
  /// - Returns: whether the entry is one of these.
  private mutating func applySwitch(
    _ key: String, _ value: JSONValue, at path: String, to settings: inout ProviderEntry
  ) -> Bool {
    switch key {
    case "enabled":
      if let isEnabled = value.bool {
        settings.isEnabled.set(isEnabled, .file)
      } else {
        note(path, "Allowed: true, false.")
      }
    case "disabledCountries":
      let codes = value.elements.compactMap(\.string).filter { Country.name(code: $0) != nil }
      if value.kind == .array, codes.count == value.count {
        settings.disabledCountries.set(codes, .file)
      } else {
        note(path, "A list of countries, each by its two capital letters (ISO 3166-1).")
      }
    default: return false
    }
    return true
  }

  /// Of a provider's address, key or contact.
  static let maximumProviderTextBytes = 2048

  mutating func noteUnsentKey(of name: String) {
    guard let entry = providers[name], let url = entry.baseURL.value, !url.mayCarryKey,
      entry.apiKey.value != nil
    else { return }
    let path = "/providers/\(name)/apiKey"
    guard !problems.contains(where: { $0.path == path }) else { return }
    note(path, "Not sent: a key travels only over https or to this machine.")
  }

  mutating func note(_ path: String, _ message: String) {
    problems.append(ConfigurationProblem(path: path, message: message))
  }

  /// BCP 47 syntax (RFC 5646 §2.1): subtags of 1…8 letters or digits, the first of letters.
  package static func isLanguageTag(_ text: String) -> Bool {
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = subtags.first, (2...8).contains(language.utf8.count),
      text.utf8.count <= 35,
      language.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) })
    else { return false }
    return subtags.dropFirst().allSatisfy { subtag in
      (1...8).contains(subtag.utf8.count)
        && subtag.utf8.allSatisfy { byte in
          (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        }
    }
  }
}
