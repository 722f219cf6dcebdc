import AlmanacProtocol
import AlmanacServer
import JSON

/// Environments and configuration files as a hostile or unlucky machine has them: every variable
/// that is read, every member that the schema of the file names, mostly near what is right.
package enum OutsideText {
  // MARK: Environments

  /// Values for some of the variables.
  package static func variables(
    _ random: inout some RandomNumberGenerator
  ) -> [String: String] {
    var variables: [String: String] = [:]
    for variable in EnvironmentVariable.allCases where Int.random(in: 0..<3, using: &random) > 0 {
      variables[variable.rawValue] = text(&random)
    }
    return variables
  }

  /// From the parts that are split at, cut or compared somewhere, and from any letters.
  private static func text(_ random: inout some RandomNumberGenerator) -> String {
    var text = samples.randomElement(using: &random) ?? ""
    for _ in 0..<Int.random(in: 0...3, using: &random) { mutate(&text, &random) }
    return text.filter { $0 != "\0" }
  }

  private static let samples = [
    "", "@", ".", "_", "-", ":", "/", ",", "°N", "~", "0", "1", "off", "no", "C", "POSIX",
    "de_DE.UTF-8", "sr_RS@latin", "zh-Hant-TW", "x-private", "UTC", ":Europe/Lisbon", "Etc/GMT+12",
    "EST5EDT,M3.2.0,M11.1.0", "../../etc/passwd", "/", "/nowhere", "relative", "Lisbon",
    "Lisbon, Portugal", "38.7,-9.1", "91,0", "0,361", "-90,-180", "1e5,nan", "38.72°N 9.14°W",
    "at:1,2;UTC;x", "geonames:2267057", "2026-06-21T12:00:00Z", "0001-01-01T00:00:00Z",
    "9999-12-31T23:59:60+14:00", "-271821-04-20T00:00:00Z", "metric", "imperial", "debug",
    "truecolor", "dumb", "80", "-1", "99999999999999999999", "1e999", "\u{202E}", "\u{1B}[2J",
    "e\u{301}\u{301}", "👩‍👩‍👧", "\u{FEFF}", "İ", "ß", "\u{10FFFF}",
  ]

  private static func mutate(_ text: inout String, _ random: inout some RandomNumberGenerator) {
    let other = samples.randomElement(using: &random) ?? ""
    let place = Int.random(in: 0...text.count, using: &random)
    let index = text.index(text.startIndex, offsetBy: place)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: text = String(text[index...])
    case 1: text = String(text[..<index])
    case 2: text.insert(contentsOf: other, at: index)
    case 3: text = String(repeating: text, count: Int.random(in: 2...40, using: &random))
    case 4: text = text.uppercased()
    case 5: if index < text.endIndex { text.remove(at: index) }
    default:
      let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) ?? "\u{FFFD}"
      text.insert(Character(scalar), at: index)
    }
  }

  // MARK: Configuration files

  /// Bytes of a file: what the schema allows, with other values here and there, and now and then
  /// with damaged bytes.
  package static func file(_ random: inout some RandomNumberGenerator) -> [UInt8] {
    var writer = JSONWriter()
    if let schema {
      write(schema, schema["$defs"], to: &writer, &random)
    } else {
      preconditionFailure("the schema of the file is JSON")
    }
    var bytes = writer.bytes
    if Int.random(in: 0..<8, using: &random) == 0 { bytes = [0xEF, 0xBB, 0xBF] + bytes }
    guard Int.random(in: 0..<3, using: &random) == 0 else { return bytes }
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      default: bytes.removeSubrange(index...)
      }
    }
    return bytes
  }

  private static let schema = ConfigurationSchema.text.withUTF8Buffer { bytes in
    try? JSONDocument(parsing: Array(bytes)).root
  }

  /// A value that a schema allows, most of the time.
  private static func write(
    _ schema: JSONValue, _ named: JSONValue?, to writer: inout JSONWriter,
    _ random: inout some RandomNumberGenerator
  ) {
    if Int.random(in: 0..<8, using: &random) == 0 { return writeAny(to: &writer, 2, &random) }
    if let name = schema["$ref"]?.string?.split(separator: "/").last, let other = named?["\(name)"]
    {
      return write(other, named, to: &writer, &random)
    }
    if let branches = schema["oneOf"], let branch = branches.elements.randomElement(&random) {
      return write(branch, named, to: &writer, &random)
    }
    if let words = schema["enum"], let word = words.elements.randomElement(&random) {
      return writer.value(word)
    }
    if let properties = schema["properties"] {
      writer.beginObject()
      for (name, member) in properties.members where Bool.random(using: &random) {
        writer.key(text: Int.random(in: 0..<12, using: &random) == 0 ? text(&random) : name)
        write(member, named, to: &writer, &random)
      }
      writer.endObject()
    } else if let items = schema["items"] {
      writer.beginArray()
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        write(items, named, to: &writer, &random)
      }
      writer.endArray()
    } else if let type = schema["type"]?.string, type != "string" {
      writer.raw(Array((numbers.randomElement(using: &random) ?? "0").utf8))
    } else {
      writer.value(text(&random))
    }
  }

  private static let numbers = [
    "0", "-0", "1", "1048576", "4294967296", "4294967297", "9223372036854775807", "1e308", "5e-324",
    "-90", "90.0000001", "360", "0.5", "-1",
  ]

  private static func writeAny(
    to writer: inout JSONWriter, _ depth: Int, _ random: inout some RandomNumberGenerator
  ) {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: writer.null()
    case 1: writer.value(Bool.random(using: &random))
    case 2: writer.raw(Array((numbers.randomElement(using: &random) ?? "0").utf8))
    case 3: writer.value(text(&random))
    case 4:
      writer.beginArray()
      for _ in 0..<3 { writeAny(to: &writer, depth - 1, &random) }
      writer.endArray()
    default:
      writer.beginObject()
      writer.key(text: text(&random))
      writeAny(to: &writer, depth - 1, &random)
      writer.endObject()
    }
  }
}

extension Sequence<JSONValue> {
  fileprivate func randomElement(_ random: inout some RandomNumberGenerator) -> JSONValue? {
    map(\.self).randomElement(using: &random)
  }
}
