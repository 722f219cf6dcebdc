package import EventLoop
import AlmanacCore
import AlmanacProtocol
import JSON

extension Configuration {
  /// Lays a file's values over these. What cannot be used is left out and noted in `problems`.
  /// - Parameter bytes: the file, one JSON object.
  package mutating func apply(file bytes: [UInt8]) {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes)
    } catch {
      note("", "The file is not JSON (\(error.kind.rawValue) at byte \(error.offset)).")
      return
    }
    guard document.root.kind == .object else {
      note("", "The file is not a JSON object.")
      return
    }
    for (key, value) in document.root.members { apply(key, value) }
  }

  private mutating func apply(_ key: String, _ value: JSONValue) {
    switch key {
    case "location": applyLocation(value)
    case "units": applyUnits(value)
    case "locale": applyLocale(value)
    case "timeFormat": applyTimeFormat(value)
    case "cache": applyCache(value)
    case "providers": applyProviders(value)
    case "$schema": break
    default: note("/" + key, "No such entry.")
    }
  }

  private mutating func applyLocation(_ value: JSONValue) {
    switch value.kind {
    case .null: break
    case .string, .object: location.set(Array(value.rawBytes), .file)
    default: note("/location", "Neither a text nor an object.")
    }
  }

  private mutating func applyUnits(_ value: JSONValue) {
    do {
      let system = try UnitSystem(value, at: "/units")
      units.set(UnitsSetting(system: system, json: Array(value.rawBytes)), .file)
    } catch {
      note(error.path, Self.complaint(error))
    }
  }

  private static func complaint(_ fault: ParamsFault) -> String {
    if !fault.allowed.isEmpty { return "Allowed: \(fault.allowed.joined(separator: ", "))." }
    if !fault.didYouMean.isEmpty {
      return "No such entry. Did you mean \(fault.didYouMean.joined(separator: ", "))?"
    }
    return fault.hint ?? "No such entry."
  }

  private mutating func applyLocale(_ value: JSONValue) {
    guard let text = value.string, Self.isLanguageTag(text) else {
      return note("/locale", "Not a BCP 47 language tag.")
    }
    locale.set(text, .file)
  }

  private mutating func applyTimeFormat(_ value: JSONValue) {
    guard let format = value.string.flatMap(TimeFormat.init(rawValue:)) else {
      return note("/timeFormat", "Allowed: 24h, 12h.")
    }
    timeFormat.set(format, .file)
  }

  private mutating func applyCache(_ value: JSONValue) {
    guard value.kind == .object else { return note("/cache", "Not an object.") }
    for (key, member) in value.members {
      guard key == "maxBytes" else {
        note("/cache/" + key, "No such entry.")
        continue
      }
      guard let bytes = member.integer, Self.cacheMaximumBytesRange.contains(bytes) else {
        let range = Self.cacheMaximumBytesRange
        note("/cache/maxBytes", "A whole number from \(range.lowerBound) to \(range.upperBound).")
        continue
      }
      cacheMaximumBytes.set(bytes, .file)
    }
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
      guard let text = member.string, !text.isEmpty, text.utf8.count <= 2048 else {
        note("\(path)/\(key)", "Not a text.")
        continue
      }
      switch key {
      case "baseURL":
        if let url = BaseURL(text) {
          settings.baseURL.set(url, .file)
        } else {
          note("\(path)/baseURL", "Not an http or https address without user information.")
        }
      case "apiKey": settings.apiKey.set(text, .file)
      case "contact": settings.contact.set(text, .file)
      default: note("\(path)/\(key)", "No such entry.")
      }
    }
    providers[name] = settings
    if let url = settings.baseURL.value, settings.apiKey.value != nil, !url.mayCarryKey {
      note(path + "/apiKey", "Not sent: a key travels only over https or to this machine.")
    }
  }

  mutating func note(_ path: String, _ message: String) {
    problems.append(ConfigurationProblem(path: path, message: message))
  }

  /// The shape of BCP 47 (RFC 5646 §2.1): subtags of 1…8 letters or digits, the first of letters.
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

  /// A text as a JSON string.
  static func json(_ text: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.value(text)
    return writer.bytes
  }
}

extension Configuration {
  /// The file is there and cannot be read. One that is missing is no problem.
  package mutating func note(unreadableFile failure: FileBytes.Failure) {
    switch failure {
    case .missing: break
    case .unreadable(let code): note("", "The file cannot be read (errno \(code)).")
    case .larger(let limit): note("", "The file is larger than \(limit) bytes.")
    }
  }
}
