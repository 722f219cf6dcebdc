import AlmanacProtocol
import AlmanacServer
import JSON
import Vocabulary

/// Builds a JSON object from command-line arguments.
struct ParamsBuilder {
  private var members: [(name: String, json: [UInt8])] = []

  /// - Parameter json: one JSON object to start from; empty, `null` and `[]` for none.
  init(_ json: [UInt8] = []) throws(UsageError) {
    guard !json.isEmpty else { return }
    let root: JSONValue
    do { root = try JSONDocument(parsing: json).root } catch {
      throw UsageError("the params are not JSON (\(error.kind.rawValue) at byte \(error.offset))")
    }
    // On the wire, these mean no params too.
    if root.isNull || (root.kind == .array && root.isEmpty) { return }
    guard root.kind == .object else { throw UsageError("the params are not a JSON object") }
    for (name, value) in root.members { members.append((name, Array(value.rawBytes))) }
  }

  /// `name=value`: the value is JSON if it parses, else a string. `name=12` is a number; write
  /// `name="12"` for a string.
  mutating func add(assignment: String) throws(UsageError) {
    guard let equals = assignment.firstIndex(of: "="), equals != assignment.startIndex else {
      throw UsageError("--param wants NAME=VALUE, not \(assignment)")
    }
    let value = String(assignment[assignment.index(after: equals)...])
    set(String(assignment[..<equals]), json: ConfigurationFile.json(value))
  }

  mutating func set(_ name: String, _ text: String?) {
    if let text { set(name, json: JSONWriter.text(text)) }
  }

  mutating func set(_ name: String, _ number: Int?) {
    if let number { set(name, json: Array("\(number)".utf8)) }
  }

  mutating func set(_ name: String, _ flag: Bool) {
    set(name, json: Array((flag ? "true" : "false").utf8))
  }

  mutating func set(_ name: String, json: [UInt8]) {
    members.removeAll { $0.name == name }
    members.append((name, json))
  }

  /// The params of one method, validated against its contract.
  func read<Params: WireParams>() throws(Failure) -> Params {
    let value: JSONValue
    do { value = try JSONDocument(parsing: bytes).root } catch {
      preconditionFailure("params are written as JSON: \(error)")
    }
    return try Params(value)
  }

  var bytes: [UInt8] {
    JSONWriter.object { writer in
      for member in members {
        writer.key(text: member.name)
        writer.raw(member.json)
      }
    }
  }
}
