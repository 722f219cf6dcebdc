package import AlmanacProtocol
import Basics
import Foundation
package import JSON
package import Time
package import Units
package import Words

/// What the server writes, read back from an example of the spec: for tests alone.
package protocol ExampleReadable {
  /// - Parameter value: nil where the member is absent.
  init(example value: JSONValue?) throws
}

package enum ExampleFault: Error {
  /// A value of another type than the contract's.
  case type
}

extension Bool: ExampleReadable {
  package init(example value: JSONValue?) throws {
    guard let flag = value?.bool else { throw ExampleFault.type }
    self = flag
  }
}

extension Double: ExampleReadable {
  package init(example value: JSONValue?) throws {
    guard let number = value?.double else { throw ExampleFault.type }
    self = number
  }
}

/// As near to the number as an integer comes.
extension Int: ExampleReadable {
  package init(example value: JSONValue?) throws {
    let number = try Double(example: value)
    self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }
}

extension String: ExampleReadable {
  package init(example value: JSONValue?) throws {
    guard let text = value?.string else { throw ExampleFault.type }
    self = text
  }
}

extension MethodName: ExampleReadable {
  package init(example value: JSONValue?) throws {
    guard let name = MethodName(rawValue: try String(example: value)) else {
      throw ExampleFault.type
    }
    self = name
  }
}

/// The examples are in metric units.
extension Measure: ExampleReadable {
  package init(example value: JSONValue?) throws { self.init(try Double(example: value)) }
}

/// As it is: only its place says what it measures.
extension Amount: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(try Double(example: value), decimals: 6)
  }
}

extension Moment: ExampleReadable {
  package init(example value: JSONValue?) throws {
    let text = try String(example: value)
    self.init(
      try Instant(parsing: text), offsetSeconds: try DateTimeText(text).offsetSeconds ?? 0,
      precision: text.contains(".") ? .milliseconds : .seconds)
  }
}

extension LocalDate: ExampleReadable {
  package init(example value: JSONValue?) throws {
    guard let date = LocalDate(parsing: try String(example: value)) else {
      throw ExampleFault.type
    }
    self = date
  }
}

extension EncodedJSON: ExampleReadable {
  package init(example value: JSONValue?) throws { self = value.map { EncodedJSON($0) } ?? .null }
}

extension Optional: ExampleReadable where Wrapped: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self = value == nil || value?.isNull == true ? nil : try Wrapped(example: value)
  }
}

extension Array: ExampleReadable where Element: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self = try value?.elements.map { try Element(example: $0) } ?? []
  }
}

extension ExampleReadable where Self: WireChoice {
  package init(example value: JSONValue?) throws {
    guard let choice = Self(rawValue: try String(example: value)) else { throw ExampleFault.type }
    self = choice
  }
}

/// The first example of every method in the OpenRPC document.
package enum SpecExample {
  private static let results: [String: String] = {
    let root = try? JSONDocument(parsing: SpecDocument.bytes).root
    var results: [String: String] = [:]
    for method in root?["methods"]?.elements.map(\.self) ?? [] {
      let result = method["examples"]?.element(at: 0)?["result"]?["value"]
      guard let name = method["name"]?.string, let result else { continue }
      results[name] = String(decoding: result.rawBytes, as: UTF8.self)
    }
    return results
  }()

  /// A value of Foundation's JSON, every member of it changed, the inner ones first.
  package static func mapped(_ value: Any, _ change: (String, Any) -> Any) -> Any {
    if let object = value as? [String: Any] {
      return object.reduce(into: [String: Any]()) { result, member in
        result[member.key] = change(member.key, mapped(member.value, change))
      }
    }
    if let list = value as? [Any] { return list.map { mapped($0, change) } }
    return value
  }

  /// A result of one method, with members of the example changed first.
  package static func result<Method: MethodContract>(
    of method: Method.Type, _ change: (Any) -> Any = { $0 }
  ) throws -> Method.Result {
    guard let text = results[Method.name.rawValue] else { throw ExampleFault.type }
    let example = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let data = try JSONSerialization.data(
      withJSONObject: change(example), options: [.fragmentsAllowed, .sortedKeys])
    return try result(of: method, parsing: Array(data))
  }

  /// A result of one method, each number of the example changed first, in the order of the text.
  package static func result<Method: MethodContract>(
    of method: Method.Type, numbers change: (String) -> String
  ) throws -> Method.Result {
    guard let pieces = pieces[Method.name.rawValue] else { throw ExampleFault.type }
    let text = pieces.enumerated().map { $0.isMultiple(of: 2) ? $1 : change($1) }.joined()
    return try result(of: method, parsing: Array(text.utf8))
  }

  /// The numbers of each example at the odd indices, what stands between them at the even ones.
  private static let pieces: [String: [String]] = results.mapValues { text in
    var numbers: [Range<Int>] = []
    func find(_ value: JSONValue) {
      if value.kind == .number { numbers.append(value.rawBytes.indices) }
      for member in value.members { find(member.value) }
      for element in value.elements { find(element) }
    }
    let bytes = Array(text.utf8)
    if let root = try? JSONDocument(parsing: bytes).root { find(root) }
    let cuts = [0] + numbers.flatMap { [$0.lowerBound, $0.upperBound] } + [bytes.count]
    return zip(cuts, cuts.dropFirst()).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
  }

  private static func result<Method: MethodContract>(
    of method: Method.Type, parsing bytes: [UInt8]
  ) throws -> Method.Result {
    guard let type = Method.Result.self as? any ExampleReadable.Type,
      let result = try type.init(example: try JSONDocument(parsing: bytes).root) as? Method.Result
    else { throw ExampleFault.type }
    return result
  }

  /// A result of one method, with the members of a JSON text in place of the example's.
  package static func result<Method: MethodContract>(
    of method: Method.Type, with members: String
  ) throws -> Method.Result {
    let given = try JSONSerialization.jsonObject(with: Data(members.utf8))
    return try result(of: method) { merged($0, given) }
  }

  /// Every object of a list stands over the first one of the example's list.
  private static func merged(_ example: Any, _ given: Any) -> Any {
    if let example = example as? [String: Any], let given = given as? [String: Any] {
      return example.merging(given) { merged($0, $1) }
    }
    if let first = (example as? [Any])?.first, let given = given as? [Any] {
      return given.map { merged(first, $0) }
    }
    return given
  }
}

extension Sentence: ExampleReadable {
  package init(example value: JSONValue?) throws {
    let text = try String(example: value)
    // What is written in an example is not what a voice would say.
    self.init { wording, _ in wording.quote(wording.voice == .written ? text : "An example.") }
  }
}
