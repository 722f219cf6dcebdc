/// The server's contracts: one per method, and the table of handlers.
extension SwiftEmitter {
  func conformances(_ method: Method) -> [String] {
    if method.isLifecycle || method.isNotification { return ["WireParams"] }
    let protocols = ["place": "PlacedParams", "text": "TextParams", "network": "NetworkedParams"]
    let names = method.groups.compactMap { protocols[$0.name] }
    return names.isEmpty ? ["MethodParams"] : names
  }

  /// What a method takes of the shared params, so that another method can hand all of it on.
  func shared(_ method: Method) -> String {
    guard conformances(method) != ["WireParams"] else { return "" }
    let names = method.groups.flatMap { sharedProperties($0) }.map(\.name)
    let given = names.map { "    shared.\($0) = \($0)\n" }.joined()
    let taken = names.map { "      \($0) = newValue.\($0)\n" }.joined()
    return "\n  package func shared(over outer: SharedParams) -> SharedParams {\n"
      + "    var shared = outer\n\(given)    return shared\n  }\n"
      + "\n  package var shared: SharedParams {\n    get { shared(over: SharedParams()) }\n"
      + "    set {\n\(taken)    }\n  }\n"
  }

  func contract(_ method: Method) -> String {
    guard !method.isFromServer, !method.isLifecycle, let result = method.resultName else {
      return ""
    }
    var kinds: [String] = []
    var members: [String] = []
    if !method.resultGroups.isEmpty {
      kinds.append(method.isPaged ? "PagedContract" : "TailedContract")
      let names = method.resultGroups.filter {
        ["place", "units", "words", "sources"].contains($0)
      }
      let list = names.map { "." + $0 }.joined(separator: ", ")
      members.append("package static let tail: TailMembers = [\(list)]")
    }
    if let part = method.partName {
      kinds.append("PartialContract")
      members.append("package typealias Part = \(part)")
    }
    let list = kinds.isEmpty ? "MethodContract" : kinds.joined(separator: ", ")
    let name = Names.lowercasedFirst(method.typeName)
    members.append("package static let name = MethodName.\(name)")
    return """

      /// `\(method.name)`: \(method.summary)
      package enum \(method.typeName)Method: \(list) {
        package typealias Params = \(method.typeName)Params
        package typealias Result = \(result)
        \(members.joined(separator: "\n  "))
      }

      """
  }

  /// The members that results share, in one value; each method's contract selects its own.
  func tail() -> String {
    Self.header + "\npackage import Vocabulary\n\nextension Wire {\n"
      + structure(
        "Tail", Self.tail.documentation,
        tailProperties, isRead: false, isWritten: true, isLenient: false, entry: .tail) + "\n}\n"
  }

  var tailProperties: [Property] {
    Spec.tailOrder.filter { $0 != "source" }.flatMap { group in
      (spec.tail[group] ?? []).map { member in
        var member = member
        if group == "place" || group == "units" { member.isRequired = false }
        return property(member, true)
      }
    }
  }

  static let tail = Property(
    name: "tail", type: "Tail", documentation: "For where it is, in which units, and by whom.",
    defaultValue: nil, read: "", write: "tail.writeMembers(to: &writer)", wireNames: [])

  /// The server's handler of each method. A method without a handler does not compile, nor does one
  /// that may send provider requests but is answered without waiting.
  func handlers() -> String {
    let rows = spec.calls.map { method in
      let label = method.isNetworked ? "fetching: " : ""
      return "    case \(name(method)): Handler(\(label)Wire.\(method.typeName)Method.self)\n"
    }
    let paged = spec.calls.filter(\.isPaged).map { "    Wire.\($0.typeName)Method.self,\n" }
    return """
      \(Self.header)
      internal import AlmanacProtocol
      internal import Telling

      extension Handler {
        static func of(_ name: MethodName) -> Handler {
          switch name {
      \(rows.joined())\
          }
        }
      }

      extension MethodName {
        /// The methods whose answers can be written out.
        static let paged: [any PagedMethod.Type] = [
      \(paged.joined())\
        ]
      }

      """
  }
}

extension Method {
  fileprivate var isPaged: Bool { resultGroups.contains("text") }
}
