import AlmanacProtocol
import JSON
import Time

/// A recorded session (`.io`): what the client sent and what the server said.
struct Transcript: Sendable {
  /// One message of the client.
  struct Message: Sendable {
    /// JSON.
    let text: String
    /// The ids of its calls, as written; a batch has several.
    let calls: [String]
    /// The server's wall clock on arrival; nil in a trace without one.
    let time: Instant?
    /// The number of answers the client had received before sending it.
    let answersBefore: Int
  }

  /// One answer of the server.
  struct Answer: Sendable {
    /// As it was written.
    let id: String
    let message: JSONValue
    /// The call, or an earlier one it depends on, had coordinates that the trace rounds.
    let isShapeOnly: Bool
    /// The server's wall clock when the call came, if known.
    let time: Instant?
  }

  private(set) var sent: [Message] = []
  private(set) var answers: [Answer] = []
  /// The first answer with an id.
  private var first: [String: Int] = [:]

  /// At the start.
  private var clock: Instant?
  /// Of the frame that follows, since the start.
  private var seconds = 0.0
  private var isNextRounded = false
  private var isStateRounded = false
  private var roundedCalls: Set<String> = []
  /// When a call came.
  private var times: [String: Instant] = [:]

  /// Collects what a server says.
  init() {}

  init(_ text: String) throws(UsageError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let body = String(line.dropFirst(3))
      if line.hasPrefix(">> ") {
        send(body)
      } else if line.hasPrefix("<< ") {
        guard (try? JSONDocument(parsing: Array(body.utf8))) != nil else {
          throw UsageError("line \(index + 1) is no JSON")
        }
        take(line: body.utf8)
      } else if line.hasPrefix(">! ") || line.hasPrefix("-- ") {
        throw UsageError("line \(index + 1) needs protocol-spec/conformance/replay.py")
      } else if line.hasPrefix("// ") {
        note(body)
      }
    }
    guard !sent.isEmpty else { throw UsageError("this is no recorded session") }
  }

  /// Whether it says what time it was.
  var hasClock: Bool { clock != nil }

  /// The first answer with this id.
  func answer(_ id: String) -> JSONValue? { first[id].map { answers[$0].message } }

  // MARK: Lines

  /// - Parameter comment: that `serve --trace` wrote; any other means nothing.
  private mutating func note(_ comment: String) {
    if "// " + comment == TraceFile.roundedNote {
      isNextRounded = true
    } else if comment.hasPrefix("clock ") {
      clock = (try? Instant(parsing: String(comment.dropFirst(6)))) ?? clock
    } else if comment.hasPrefix("+"), comment.hasSuffix(" ms"),
      let milliseconds = Double(comment.dropFirst().dropLast(3)), milliseconds.isFinite
    {
      seconds = milliseconds / 1000
    }
  }

  private mutating func send(_ text: String) {
    let message = try? JSONDocument(parsing: Array(text.utf8)).root
    let parts = message.map { $0.kind == .array ? Array($0.elements) : [$0] } ?? []
    let calls = parts.filter { $0["method"] != nil }
    let ids = calls.compactMap { Self.id($0) }
    if isNextRounded {
      roundedCalls.formUnion(ids)
      if calls.contains(where: { Self.setsState($0) }) { isStateRounded = true }
    }
    isNextRounded = false
    if let clock { for id in ids { times[id] = clock.adding(seconds: seconds) } }
    sent.append(
      Message(
        text: text, calls: ids, time: clock?.adding(seconds: seconds),
        answersBefore: answers.count))
  }

  /// State that later answers may depend on.
  private static func setsState(_ call: JSONValue) -> Bool {
    guard let method = call["method"]?.string else { return false }
    return method == "initialize"
      || [MethodName.locationSet, .favoritesAdd, .subscriptionCreate].contains {
        $0.rawValue == method
      }
  }

  /// Both sides are redacted, since the recorded answers are.
  /// - Returns: the ids that are answered by it.
  @discardableResult
  mutating func take(line: some Collection<UInt8>) -> [String] {
    let count = answers.count
    if let message = try? JSONDocument(parsing: Redaction(line).text).root { take(message) }
    return answers[count...].map(\.id)
  }

  /// Batches are split. Notifications and requests of the server have no answer to compare. Neither
  /// has invalid input: it is not replayed, and its answer has no id.
  private mutating func take(_ message: JSONValue) {
    if message.kind == .array {
      for element in message.elements { take(element) }
    } else if message["method"] == nil, let id = Self.id(message) {
      if first[id] == nil { first[id] = answers.count }
      answers.append(
        Answer(
          id: id, message: message, isShapeOnly: isStateRounded || roundedCalls.contains(id),
          time: times[id]))
    }
  }

  private static func id(_ message: JSONValue) -> String? {
    guard let id = message["id"], !id.isNull else { return nil }
    return String(decoding: id.rawBytes, as: UTF8.self)
  }
}
