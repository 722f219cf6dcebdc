import Basics
import AlmanacProtocol
import JSON

/// A JSON Pointer (RFC 6901) into a result; `*` matches every element or member.
struct ResultPointer: Equatable {
  let tokens: [String]

  /// Nil if invalid (§3): a pointer is empty or begins with a slash, and a tilde occurs only in
  /// `~0` and `~1`.
  init?(_ text: String) {
    guard !text.isEmpty else {
      tokens = []
      return
    }
    guard text.hasPrefix("/") else { return nil }
    var tokens: [String] = []
    for token in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let plain = Self.unescaped(token) else { return nil }
      tokens.append(plain)
    }
    self.tokens = tokens
  }

  init(tokens: [String]) { self.tokens = tokens }

  /// RFC 6901 §4: `~1` is a slash, `~0` a tilde.
  private static func unescaped(_ token: Substring) -> String? {
    var text = ""
    var isEscape = false
    for character in token {
      switch (isEscape, character) {
      case (true, "1"): text.append("/")
      case (true, "0"): text.append("~")
      case (true, _): return nil
      case (false, "~"): break
      case (false, _): text.append(character)
      }
      isEscape = !isEscape && character == "~"
    }
    return isEscape ? nil : text
  }

  private var escaped: String {
    tokens.map { token in
      "/" + String(token.flatMap { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) })
    }.joined()
  }

  // MARK: In a result

  /// Every matching value.
  func values(in value: JSONValue) -> [JSONValue] { located(in: value).map(\.value) }

  /// Every matching value with the pointer to it.
  func located(in value: JSONValue) -> [(pointer: String, value: JSONValue)] {
    Self.located(at: tokens[...], in: value, []).map {
      (ResultPointer(tokens: $0.tokens).escaped, $0.value)
    }
  }

  private static func located(
    at tokens: ArraySlice<String>, in value: JSONValue, _ above: [String]
  ) -> [(tokens: [String], value: JSONValue)] {
    guard let token = tokens.first else { return [(above, value)] }
    return children(token, of: value).flatMap {
      located(at: tokens.dropFirst(), in: $0.value, above + [$0.name])
    }
  }

  static func children(
    _ token: String, of value: JSONValue
  ) -> [(name: String, value: JSONValue)] {
    switch (token, value.kind) {
    case ("*", .object): value.members.map { (String($0.key), $0.value) }
    case ("*", _): value.elements.enumerated().map { (String($0), $1) }
    case (_, .array):
      index(token).flatMap(value.element(at:)).map { [(token, $0)] } ?? []
    default: value[token].map { [(token, $0)] } ?? []
    }
  }

  /// §4: digits without a leading zero.
  private static func index(_ token: String) -> Int? {
    let isPlain = token.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isPlain, token == "0" || !token.hasPrefix("0") else { return nil }
    return Int(token)
  }

  // MARK: In a schema

  /// A record on the way down that says when it begins.
  struct Beginning {
    let record: ResultPointer
    /// From the record down.
    let value: ResultPointer
    let rule: ResultShape.OnsetRule
  }

  /// The innermost one.
  func beginning(in shape: ResultShape) -> Beginning? { beginning(in: shape, from: 0) }

  private func beginning(in shape: ResultShape, from position: Int) -> Beginning? {
    guard position < tokens.count else { return nil }
    switch shape {
    case .value, .anything: return nil
    case .list(let element): return beginning(in: element, from: position + 1)
    case .tuple(let elements):
      return Self.index(tokens[position]).flatMap {
        elements.indices.contains($0) ? elements[$0] : nil
      }
      .flatMap { beginning(in: $0, from: position + 1) }
    case .object(let members):
      return members.first { $0.name == tokens[position] }
        .flatMap { beginning(in: $0.shape, from: position + 1) }
    case .record(let record):
      let member = record.members.first { $0.name == tokens[position] }
      let inner = member.flatMap { beginning(in: $0.shape, from: position + 1) }
      return inner
        ?? record.onset.map {
          Beginning(
            record: ResultPointer(tokens: Array(tokens[..<position])),
            value: ResultPointer(tokens: Array(tokens[position...])), rule: $0)
        }
    }
  }

  /// What it can point at.
  func targets(in shape: ResultShape) -> [ResultShape] {
    tokens.reduce([shape]) { shapes, token in
      shapes.flatMap { shape -> [ResultShape] in
        switch shape {
        case .anything: [.anything]
        case .value: []
        case .list(let element): [element]
        case .tuple(let elements): Self.elements(token, of: elements)
        case .record(let record):
          record.members.filter { token == "*" || $0.name == token }.map(\.shape)
        case .object(let members):
          members.filter { token == "*" || $0.name == token }.map(\.shape)
        }
      }
    }
  }

  private static func elements(_ token: String, of shapes: [ResultShape]) -> [ResultShape] {
    guard token != "*" else { return shapes }
    return index(token).map { shapes.indices.contains($0) ? [shapes[$0]] : [] } ?? []
  }

  /// Where a pointer leaves the shape of a result.
  struct DeadEnd: Equatable {
    /// What could follow here; empty if nothing can.
    let allowed: [String]
    /// Corrected pointers, in full.
    let didYouMean: [String]
  }

  /// Nil if a result of this shape can contain such a value.
  func deadEnd(in shape: ResultShape) -> DeadEnd? { deadEnd(in: shape, from: 0) }

  private func deadEnd(in shape: ResultShape, from position: Int) -> DeadEnd? {
    guard position < tokens.count else { return nil }
    switch shape {
    case .anything: return nil
    case .value: return DeadEnd(allowed: [], didYouMean: meant(upTo: position))
    case .list(let element):
      guard tokens[position] == "*" || Self.index(tokens[position]) != nil else {
        return DeadEnd(allowed: ["*", "0"], didYouMean: meant(inserting: "*", at: position))
      }
      return deadEnd(in: element, from: position + 1)
    case .tuple(let elements):
      let found = Self.elements(tokens[position], of: elements)
      guard !found.isEmpty else {
        return DeadEnd(
          allowed: ["*"] + elements.indices.map(String.init),
          didYouMean: Self.index(tokens[position]) == nil
            ? meant(inserting: "*", at: position) : [replacing(position, by: "*")])
      }
      return Self.first(of: found.map { deadEnd(in: $0, from: position + 1) })
    case .record(let record): return deadEnd(in: record.members, from: position)
    case .object(let members):
      return deadEnd(in: members.map { ($0.name, $0.shape) }, from: position)
    }
  }

  /// Nil if one way has no end.
  private static func first(of ends: [DeadEnd?]) -> DeadEnd? {
    ends.contains(nil) ? nil : ends.compactMap(\.self).first
  }

  private func deadEnd(
    in members: [(name: String, shape: ResultShape)], from position: Int
  ) -> DeadEnd? {
    let token = tokens[position]
    let named = members.filter { token == "*" || $0.name == token }
    if !named.isEmpty {
      return Self.first(of: named.map { deadEnd(in: $0.shape, from: position + 1) })
    }
    let names = members.map(\.name)
    return DeadEnd(
      allowed: names,
      didYouMean: Spelling.closest(to: token, in: names).map { replacing(position, by: $0) })
  }

  private func replacing(_ position: Int, by name: String) -> String {
    var meant = tokens
    meant[position] = name
    return ResultPointer(tokens: meant).escaped
  }

  private func meant(upTo position: Int) -> [String] {
    [ResultPointer(tokens: Array(tokens[..<position])).escaped]
  }

  private func meant(inserting token: String, at position: Int) -> [String] {
    [ResultPointer(tokens: tokens[..<position] + [token] + tokens[position...]).escaped]
  }
}
