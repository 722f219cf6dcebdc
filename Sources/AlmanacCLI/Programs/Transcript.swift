import JSON

/// A recorded session (`.io`): what the client sent and what the server said.
struct Transcript {
  /// Messages of the client, one JSON text each.
  private(set) var sent: [String] = []
  /// Answers of the server by the id as it was written.
  private(set) var answers: [(id: String, message: JSONValue)] = []

  init(_ text: String) throws(UsageError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let body = String(line.dropFirst(3))
      if line.hasPrefix(">> ") {
        sent.append(body)
      } else if line.hasPrefix("<< ") {
        guard (try? JSONDocument(parsing: Array(body.utf8))) != nil else {
          throw UsageError("line \(index + 1) is no JSON")
        }
        take(line: body.utf8)
      } else if line.hasPrefix(">! ") || line.hasPrefix("-- ") {
        throw UsageError("line \(index + 1) needs protocol-spec/conformance/replay.py")
      }
    }
    guard !sent.isEmpty else { throw UsageError("this is no recorded session") }
  }

  /// - Parameter output: what a server wrote, one message a line.
  init(output: [UInt8]) {
    for line in output.split(separator: 0x0A) { take(line: line) }
  }

  /// A recorded answer is redacted, so both sides are.
  private mutating func take(line: some Collection<UInt8>) {
    if let message = try? JSONDocument(parsing: Redaction.text(line)).root { take(message) }
  }

  /// Batches are taken apart; notifications and questions have no answer to compare. Nor has what
  /// was no message: it is not played back, and its answer has no id.
  private mutating func take(_ message: JSONValue) {
    if message.kind == .array {
      for element in message.elements { take(element) }
    } else if message["method"] == nil, let id = message["id"], !id.isNull {
      answers.append((String(decoding: id.rawBytes, as: UTF8.self), message))
    }
  }

  /// The first answer with this id.
  func answer(_ id: String) -> JSONValue? { answers.first { $0.id == id }?.message }
}

/// Where two messages differ, by JSON Pointer. What is different each time is not compared: ages,
/// fetch times, and the wording of an error.
enum MessageDifference {
  private static let volatile: Set = ["fetchedAt", "ageSeconds", "expiresAt", "uptimeSeconds"]

  static func lines(_ expected: JSONValue?, _ actual: JSONValue?, at path: String = "") -> [String]
  {
    guard let expected else { return ["\(path) is new: \(short(actual))"] }
    guard let actual else { return ["\(path) is missing: \(short(expected))"] }
    switch (expected.kind, actual.kind) {
    case (.object, .object):
      let names = Set(expected.members.map(\.key)).union(actual.members.map(\.key))
      return names.sorted().filter { !isVolatile($0, in: path) }.flatMap {
        lines(expected[$0], actual[$0], at: "\(path)/\($0)")
      }
    case (.array, .array):
      return (0..<max(expected.count, actual.count)).flatMap {
        lines(expected.element(at: $0), actual.element(at: $0), at: "\(path)/\($0)")
      }
    case (.number, .number) where expected.double == actual.double: return []
    case (.string, .string) where expected.string == actual.string: return []
    default:
      guard expected.rawBytes.elementsEqual(actual.rawBytes) else {
        return ["\(path) was \(short(expected)), is \(short(actual))"]
      }
      return []
    }
  }

  private static func isVolatile(_ name: String, in path: String) -> Bool {
    volatile.contains(name) || (name == "message" && path == "/error")
  }

  private static func short(_ value: JSONValue?) -> String {
    let text = value.map { String(decoding: $0.rawBytes, as: UTF8.self) } ?? ""
    return TextWidth.cut(text, to: 60)
  }
}
