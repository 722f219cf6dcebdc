/// A param that says whose params another one has (`x-paramsOf`): the kind of a chart those of the
/// method that it draws (`x-chart`).
struct Subject {
  struct Branch {
    let kind: Choice.Value
    /// The type of the params.
    let paramsName: String
    /// Nil if they are no method's.
    let method: Method?
  }

  /// `ChartSubject` of `ChartKind`.
  let typeName: String
  let kindName: String
  let kindType: String
  let paramsName: String
  let branches: [Branch]

  var names: [String] { [kindName, paramsName] }

  /// The types of the params, each once.
  var paramsNames: [String] {
    branches.map(\.paramsName).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Spec {
  /// Nil for a method that takes no other one's params by kind.
  func subject(of method: Method) -> Subject? {
    guard let params = method.params.first(where: { $0.kind.paramsOf != nil }),
      let kind = method.params.first(where: { $0.name == params.kind.paramsOf }),
      case .named(let type) = kind.kind.shape, let choice = noun(type)?.choice
    else { return nil }
    let branches = choice.values.flatMap { value in
      let drawn = methods.filter { $0.charts.contains(value.raw) }
      let own = sections.flatMap(\.nouns).compactMap { record(.named($0.name)) }
        .filter { $0.charts.contains(value.raw) }
      return drawn.map {
        Subject.Branch(kind: value, paramsName: $0.typeName + "Params", method: $0)
      } + own.map { Subject.Branch(kind: value, paramsName: $0.name, method: nil) }
    }
    let family = method.name.prefix { $0 != "." }
    return Subject(
      typeName: Names.capitalized(family) + "Subject", kindName: kind.name,
      kindType: type, paramsName: params.name, branches: branches)
  }
}

extension Spec {
  /// Each kind of chart has the params of one method or one record.
  func checkSubjects() throws(SpecFault) {
    for method in methods {
      guard let subject = subject(of: method), let choice = noun(subject.kindType)?.choice
      else { continue }
      for value in choice.values {
        let count = subject.branches.count { $0.kind == value }
        guard count == 1 else {
          throw fault(method, "\(value.raw) has the params of \(count) methods")
        }
      }
      let known = choice.values.map(\.raw)
      for other in methods where !Set(other.charts).isSubset(of: known) {
        throw fault(other, "there is no such kind")
      }
    }
  }

  private func fault(_ method: Method, _ reason: String) -> SpecFault {
    SpecFault(
      file: "methods/\(method.namespace).json", pointer: "/\(method.name)/x-chart",
      reason: reason)
  }
}

/// What a subject adds to the reader of its params.
struct SubjectLines: Equatable {
  let begin: String
  let end: String
}

extension SwiftEmitter {
  /// The params of a group, each taken from the outer call if a call inside it lacks it.
  func inherited(_ group: Group, _ isInner: Bool) -> [Property] {
    group.members.map { member in
      property(member, false, isInherited: isInner && !group.ownNames.contains(member.name))
    }
  }

  func property(_ subject: Subject) -> Property {
    Property(
      name: "subject", type: subject.typeName,
      documentation: "`\(subject.kindName)`, with the params of what it is about.",
      defaultValue: nil, read: "", write: "", wireNames: subject.names)
  }

  /// The kind is read first; the other one's params last, since they inherit. What both share has
  /// the value that it has there.
  func lines(_ subject: Subject, _ method: Method) -> SubjectLines {
    let kind = Tree.quoted(subject.kindName)
    let names = method.groups.flatMap { sharedProperties($0) }.map(\.name)
    let given = names.map { "\($0): \($0)" }.joined(separator: ", ")
    return SubjectLines(
      begin: "    let kind: \(subject.kindType) = "
        + "try fields.required(\(kind), try fields.value(\(kind)))\n",
      end: """
            let given = SharedParams(\(given))
            self.subject = try \(subject.typeName)(
              kind, try fields.object(\(Tree.quoted(subject.paramsName))),
              at: fields.pointer(\(Tree.quoted(subject.paramsName))), inheriting: given)
            self.shared = self.subject.shared(over: given)

        """)
  }

  /// The type of a kind with its params.
  func subject(_ method: Method) -> String {
    guard let subject = spec.subject(of: method) else { return "" }
    var text = "\n/// What `\(method.name)` is about: its `\(subject.kindName)`, with params.\n"
    text += "package enum \(subject.typeName): Sendable {\n"
    for branch in subject.branches {
      text += "  case \(branch.kind.caseName)(\(branch.paramsName))\n"
    }
    text += "\n  package var kind: \(subject.kindType) {\n    switch self {\n"
    for branch in subject.branches {
      text += "    case .\(branch.kind.caseName): .\(branch.kind.caseName)\n"
    }
    text += "    }\n  }\n\n  init(\n    _ kind: \(subject.kindType), _ params: JSONValue?, "
    text += "at path: String, inheriting outer: SharedParams\n  ) throws(Failure) {\n"
    text += "    switch kind {\n"
    for branch in subject.branches {
      let (name, type) = (branch.kind.caseName, branch.paramsName)
      text += "    case .\(name):\n"
      text +=
        branch.method == nil
        ? """
              if let params {
                self = .\(name)(try \(type)(params, at: path))
              } else {
                self = .\(name)(\(type)())
              }

        """
        : "      self = .\(name)(try \(type)(params, at: path, inheriting: outer))\n"
    }
    text += "    }\n  }\n\n  func shared(over outer: SharedParams) -> SharedParams {\n"
    text += "    switch self {\n"
    for branch in subject.branches {
      text +=
        branch.method == nil
        ? "    case .\(branch.kind.caseName): outer\n"
        : "    case .\(branch.kind.caseName)(let params): params.shared(over: outer)\n"
    }
    return text + "    }\n  }\n}\n"
  }
}
