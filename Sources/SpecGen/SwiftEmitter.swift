/// Swift wire types over the kit in `Sources/AlmanacProtocol`.
struct SwiftEmitter {
  let spec: Spec
  /// Types that are parsed from a client's JSON.
  let read: Set<String>
  /// Types that are written.
  let written: Set<String>

  static let header = """
    // Generated from protocol-spec/ by specgen; do not edit.
    // swift-format-ignore-file

    """

  init(_ spec: Spec) {
    self.spec = spec
    var read: Set<String> = []
    var written: Set<String> = []
    for group in spec.groups { spec.reach(group.members.map(\.kind), &read) }
    for method in spec.methods {
      let params = method.params.map(\.kind)
      let result = method.resultName.map { [Kind(shape: .named($0))] } ?? []
      spec.reach(method.isFromServer ? result : params, &read)
      spec.reach(method.isFromServer ? params : result, &written)
      if let part = method.partName { spec.reach([Kind(shape: .named(part))], &written) }
      let subjects = spec.subject(of: method)?.branches.map(\.paramsName) ?? []
      spec.reach(subjects.filter { spec.noun($0) != nil }.map { Kind(shape: .named($0)) }, &read)
    }
    let nouns = spec.sections.flatMap(\.nouns)
    let mentioned = Set(nouns.flatMap(spec.references(of:)))
    for noun in nouns where !mentioned.contains(noun.name) && !read.contains(noun.name) {
      spec.reach([Kind(shape: .named(noun.name))], &written)
    }
    self.read = read
    self.written = written
  }

  func files() -> [String: String] {
    var files: [String: String] = [:]
    for section in spec.sections {
      let isMethods = section.name.hasSuffix("Results")
      let stem = isMethods ? String(section.name.dropLast("Results".count)) : section.name
      var text = "\nextension Wire {\n"
      for noun in section.nouns { text += swift(noun) }
      if isMethods {
        for method in spec.methods where method.namespace == stem {
          text += subject(method) + params(method)
        }
        for method in spec.methods where method.namespace == stem { text += contract(method) }
      }
      text += "\n}\n"
      text = Self.header + imports(of: text, usesVocabulary(section)) + text
      files[Names.capitalized(stem) + (isMethods ? "Methods" : "Types") + ".swift"] = text
    }
    files["Choices.swift"] = choices()
    files["SharedParams.swift"] = groups()
    files["Tail.swift"] = tail()
    files["MethodName.swift"] = methodTable()
    files["ResultShape.swift"] = resultShapes()
    files["OpenRPCDocument.swift"] = document()
    files["ToolEntry.swift"] = tools()
    return files
  }

  /// The modules whose types a file names.
  private func imports(of text: String, _ usesVocabulary: Bool) -> String {
    let modules = [
      ("JSON", text.contains("JSONValue")),
      ("Time", ["Moment", "LocalDate", "Instant"].contains { text.contains(": \($0)") }),
      ("Units", text.contains("Measure<") || text.contains(": Amount")),
      ("Vocabulary", usesVocabulary),
      ("Words", [": Sentence", ": [Sentence]"].contains { text.contains($0) }),
    ]
    return "\n" + modules.filter(\.1).map { "package import \($0.0)\n" }.joined()
  }

  private func swift(_ noun: Noun) -> String {
    let isRead = read.contains(noun.name)
    let isWritten = written.contains(noun.name)
    guard isRead || isWritten else { return "" }
    switch noun {
    case .record(let record):
      return structure(
        record.name, record.documentation, properties(record, isWritten: isWritten),
        isRead: isRead, isWritten: isWritten, isLenient: record.isLenient)
    case .choice: return ""
    case .union(let union): return swift(union, isRead: isRead, isWritten: isWritten)
    case .alias(let alias):
      let type = type(Kind(shape: alias.shape), written: isWritten)
      return "\n/// \(alias.documentation)\npackage typealias \(alias.name) = \(type)\n"
    }
  }

  func properties(_ record: Record, isWritten: Bool) -> [Property] {
    record.members.dropLast(record.tailCount).map { property($0, isWritten) }
      + (record.tailCount > 0 ? [Self.tail] : [])
  }

  /// The words of the vocabulary that go over the wire.
  private func choices() -> String {
    let names = spec.sections.flatMap(\.nouns).compactMap(\.choice?.name)
    return Self.header + "\npackage import Vocabulary\n\n"
      + names.map { "extension \($0): WireChoice {}\n" }.joined()
  }

  /// Whether a type of the section has a member that is a word, or is read, which can fail.
  private func usesVocabulary(_ section: Spec.Section) -> Bool {
    let methods = spec.methods.filter { $0.namespace + "Results" == section.name }
    let params = methods.flatMap { $0.params + $0.groups.flatMap(sharedMembers) }
    let nouns = section.nouns.filter { read.contains($0.name) || written.contains($0.name) }
    let names =
      nouns.map(withoutTail).flatMap(spec.references(of:))
      + params.flatMap { spec.references(in: $0.kind.shape) }
    return names.contains { spec.noun($0)?.choice != nil } || !methods.isEmpty
      || nouns.contains { read.contains($0.name) }
  }

  /// A result without the members that are one value for all methods.
  private func withoutTail(_ noun: Noun) -> Noun {
    guard case .record(var record) = noun else { return noun }
    record.members.removeLast(record.tailCount)
    return .record(record)
  }

  /// The members of a group that are not wrapped in a record.
  private func sharedMembers(_ group: Group) -> [Member] {
    group.recordName == nil ? group.members : []
  }

  // MARK: Structures

  /// One stored property and the lines that read and write it.
  struct Property {
    var name: String
    var type: String
    var documentation: String
    var defaultValue: String?
    var read: String
    var write: String
    var wireNames: [String]
    /// Always the same, so it is written and not stored.
    var isConstant = false
  }

  /// - Parameter isInherited: whether a call inside another takes it from that.
  func property(_ member: Member, _ isWritten: Bool, isInherited: Bool = false) -> Property {
    let kind = member.kind
    let isOptional =
      isWritten
      ? kind.isNullable || !member.isRequired
      : !member.isRequired && member.defaultValue == nil
    let base = type(kind, written: isWritten)
    let literal = member.defaultValue.flatMap { self.literal($0, kind.shape) }
    let name = Names.swift(member.name)
    let quoted = Tree.quoted(member.name)
    var read = fieldsCall(kind, quoted)
    if isInherited { read += " ?? outer?.\(name)" }
    if let literal, !isWritten { read += " ?? \(literal)" }
    if member.isRequired { read = "try fields.required(\(quoted), \(read))" }
    if let value = kind.constant {
      return Property(
        name: name, type: "", documentation: "", defaultValue: nil, read: "",
        write: "writer.member(\(quoted), \(Tree.quoted(value)))", wireNames: [member.name],
        isConstant: true)
    }
    let call = kind.isLabeled ? "labeled" : "member"
    let value = kind.isMethod ? name + ".rawValue" : name
    let write = "writer.\(call)(\(quoted), \(value))"
    let isAbsent = !member.isRequired && member.defaultValue == nil
    let conditions =
      (member.isFleeting ? ["!writer.isContent"] : []) + (isAbsent ? ["let \(name)"] : [])
    return Property(
      name: name, type: base + (isOptional ? "?" : ""), documentation: member.documentation,
      defaultValue: member.isRequired ? nil : literal ?? "nil", read: read,
      write: conditions.isEmpty
        ? write : "if \(conditions.joined(separator: ", ")) { \(write) }",
      wireNames: [member.name])
  }

  private func fieldsCall(_ kind: Kind, _ name: String) -> String {
    switch kind.shape {
    case .boolean: "try fields.boolean(\(name))"
    case .integer: "try fields.integer(\(name)\(bounds(kind)))"
    case .number: "try fields.number(\(name)\(bounds(kind)))"
    case .string: "try fields.string(\(name)\(bounds(kind)))"
    case .date, .instant, .named: "try fields.value(\(name))"
    case .list: "try fields.list(\(name)\(bounds(kind)))"
    case .method(let set): "try fields.method(\(name), among: MethodName.\(set.rawValue))"
    case .constant: ""
    case .anything: "fields.anything(\(name))"
    case .object: "try fields.object(\(name))"
    }
  }

  func bounds(_ kind: Kind) -> String {
    (kind.minimum.map { ", from: \($0)" } ?? "") + (kind.maximum.map { ", to: \($0)" } ?? "")
  }

  func structure(
    _ name: String, _ documentation: String, _ properties: [Property], isRead: Bool,
    isWritten: Bool, isLenient: Bool, entry: Entry = .value
  ) -> String {
    var conformances: [String] = []
    switch entry {
    case .value:
      conformances = (isRead ? ["WireReadable"] : []) + (isWritten ? ["WireWritable"] : [])
      if properties.last?.name == Self.tail.name { conformances = ["TailedResult"] }
    case .params(let names, _, _, _): conformances = names
    case .group, .tail: conformances = ["Sendable"]
    }
    var text = "\n/// \(documentation)\npackage struct \(name): "
    text += conformances.joined(separator: ", ") + " {\n"
    let stored = properties.filter { !$0.isConstant }
    for property in stored {
      text += "  /// \(property.documentation)\n  package var \(property.name): \(property.type)\n"
    }
    if isRead, entry != .group || !properties.isEmpty, !isLenient || entry == .group {
      let names = properties.flatMap(\.wireNames).map(Tree.quoted).joined(separator: ", ")
      let spread = properties.filter { $0.wireNames.isEmpty }.map { " + \($0.type).memberNames" }
      text += "\n  static let memberNames: [String] = [\(names)]\(spread.joined())\n"
    }
    text += "\n  package init(" + stored.map(argument).joined(separator: ", ") + ") {\n"
    for property in stored { text += "    self.\(property.name) = \(property.name)\n" }
    text += "  }\n"
    if isRead { text += reader(properties, isLenient, entry) }
    if case .params(_, _, let shared, _) = entry { text += shared }
    if entry == .tail {
      text += members(properties)
    } else if isWritten {
      text += writer(properties)
    }
    return text + "}\n"
  }

  enum Entry: Equatable {
    case value, group, tail
    /// With their conformances, those that exclude each other, and what they share.
    case params([String], [Alternatives], String, SubjectLines?)
  }

  private func argument(_ property: Property) -> String {
    "\(property.name): \(property.type)" + (property.defaultValue.map { " = \($0)" } ?? "")
  }

  private func reader(_ properties: [Property], _ isLenient: Bool, _ entry: Entry) -> String {
    var text: String
    switch entry {
    case .value:
      text = "\n  package init(_ value: JSONValue, at path: String) throws(Failure) {\n"
      text += "    let fields = try Fields(value, at: path)\n"
    case .params(["WireParams"], _, _, _):
      text = "\n  package init(_ value: JSONValue?) throws(Failure) {\n"
      text += "    let fields = try Fields(value)\n"
    case .params(_, _, _, let subject):
      text = "\n  package init(\n    _ value: JSONValue?, at path: String, "
      text += "inheriting outer: SharedParams?\n  ) throws(Failure) {\n"
      text += "    let fields = try Fields(value, at: path)\n" + (subject?.begin ?? "")
    case .group, .tail:
      text = "\n  init(_ fields: Fields, inheriting outer: Self?) "
      text += "throws(Failure) {\n"
    }
    for property in properties where property.read != "" {
      text += "    self.\(property.name) = \(property.read)\n"
    }
    if entry != .group, !isLenient { text += "    try fields.end(Self.memberNames)\n" }
    if entry != .group, isLenient, properties.isEmpty { text += "    _ = fields\n" }
    if case .params(_, let alternatives, _, let subject) = entry {
      text += checks(alternatives) + (subject?.end ?? "")
    }
    return text + "  }\n"
  }

  private func writer(_ properties: [Property]) -> String {
    var text = "\n  package func write(to writer: inout ResultWriter) {\n    writer.beginObject()\n"
    for property in properties { text += "    \(property.write)\n" }
    return text + "    writer.endObject()\n  }\n"
  }

  /// Into an open object.
  private func members(_ properties: [Property]) -> String {
    var text = "\n  func writeMembers(to writer: inout ResultWriter) {\n"
    for property in properties { text += "    \(property.write)\n" }
    return text + "  }\n"
  }

  private func params(_ method: Method) -> String {
    let subject = spec.subject(of: method)
    var properties = method.params.filter { subject?.names.contains($0.name) != true }
      .map { property($0, method.isFromServer) }
    if let subject { properties.insert(self.property(subject), at: 0) }
    properties += method.groups.flatMap { sharedProperties($0, isInner: !method.isLifecycle) }
    return structure(
      method.typeName + "Params", method.paramsDocumentation, properties,
      isRead: !method.isFromServer, isWritten: method.isFromServer, isLenient: method.isLenient,
      entry: method.isFromServer
        ? .value
        : .params(
          conformances(method), method.alternatives, shared(method),
          subject.map { lines($0, method) }))
  }

  /// A group is one property if it has a record.
  /// - Parameter isInner: whether the method may be called inside another one.
  func sharedProperties(_ group: Group, isInner: Bool = true) -> [Property] {
    guard let record = group.recordName else { return inherited(group, isInner) }
    let outer = isInner ? "outer?.\(group.name)" : "nil"
    return [
      Property(
        name: group.name, type: record, documentation: group.documentation,
        defaultValue: record + "()", read: "try \(record)(fields, inheriting: \(outer))",
        write: "", wireNames: [])
    ]
  }

  private func groups() -> String {
    var text =
      Self.header + "\npackage import JSON\npackage import Vocabulary\n\nextension Wire {\n"
    for group in spec.groups {
      guard let name = group.recordName else { continue }
      text += structure(
        name, group.documentation, inherited(group, true), isRead: true,
        isWritten: false, isLenient: false, entry: .group)
    }
    text += structure(
      "SharedParams", "The params that methods share; what one does not take has its default.",
      spec.groups.flatMap { sharedProperties($0) }, isRead: false, isWritten: false,
      isLenient: false,
      entry: .group)
    text += "\n}\n"
    return text
  }
}

extension Tree {
  var look: JSONLook? {
    switch self {
    case .null: nil
    case .bool: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

extension JSONLook {
  /// As in the names of rows.
  var name: String {
    switch self {
    case .boolean: "Boolean"
    case .number: "Number"
    case .string: "String"
    case .array: "Array"
    case .object: "Object"
    }
  }
}

extension Spec {
  func isNamed(_ shape: Shape) -> Bool {
    if case .named = shape { true } else { false }
  }

  /// Adds every type reachable from values of these kinds.
  func reach(_ kinds: [Kind], _ names: inout Set<String>) {
    for kind in kinds {
      switch kind.shape {
      case .list(let element): reach([Kind(shape: element)], &names)
      case .named(let name): reach(name, &names)
      case .instant where kind.isLabeled, .date where kind.isLabeled: reach("TimeLabels", &names)
      default: break
      }
    }
  }

  private func reach(_ name: String, _ names: inout Set<String>) {
    guard let noun = noun(name), names.insert(name).inserted else { return }
    switch noun {
    case .record(let record): reach(record.members.map(\.kind), &names)
    case .choice: break
    case .union(let union): reach(union.branches.map(\.kind), &names)
    case .alias(let alias): reach([Kind(shape: alias.shape)], &names)
    }
  }
}
