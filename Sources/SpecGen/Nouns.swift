/// The type of a value, without bounds and nullability.
package indirect enum Shape: Equatable, Sendable {
  case boolean, integer, number, string
  /// A calendar date, `2026-06-21`.
  case date
  /// An instant with an offset, RFC 3339.
  case instant
  /// Any JSON value.
  case anything
  /// Any JSON object.
  case object
  /// A record, choice, union or alias by name.
  case named(String)
  case list(Shape)
  /// The name of a method.
  case method(MethodSet)
  /// Always this string, which tells a branch of a union from the others.
  case constant(String)
}

/// Methods that another call may name (`x-methods`).
package enum MethodSet: String, Equatable, Sendable {
  /// Those that change nothing, and are not made of others.
  case reading
  case subscribable

  /// `ReadingMethod`.
  var typeName: String { Names.capitalized(rawValue) + "Method" }

  func contains(_ method: Method) -> Bool {
    switch self {
    case .reading: !method.isOrdered && !method.isWriting && !method.hasCalls
    case .subscribable: method.isSubscribable
    }
  }

  var documentation: String {
    switch self {
    case .reading: "A method that changes nothing and calls no other by its name."
    case .subscribable: "A method that `subscription.create` takes."
    }
  }
}

/// A shape with its bounds: number values, string bytes, list counts.
package struct Kind: Equatable, Sendable {
  package var shape: Shape
  package var minimum: String?
  package var maximum: String?
  package var isNullable = false
  /// Gets a sibling `…Labels` if labels are requested.
  package var isLabeled = false
  /// Text that is put into words where it is read (`x-sentence`).
  package var isSentence = false
  /// What a number of a result measures, and how it is rounded (`x-quantity`, `x-decimals`).
  package var numberRule: NumberRule?
  /// When the record with this member begins (`x-onset`).
  package var onset: OnsetRule?
  /// The member that says whose params these are (`x-paramsOf`).
  package var paramsOf: String?
  /// The member with the method that this is a result of (`x-resultOf`).
  package var resultOf: String?
}

/// What a record's beginning says besides its time.
package struct OnsetRule: Equatable, Sendable {
  /// `nextRow`, `itself` or the member with the end.
  package var until: String
  package var keys: [String]
  package var isBegunIfUnknown: Bool
}

/// One member of a record or one param of a method.
package struct Member: Equatable, Sendable {
  package var name: String
  package var documentation: String
  package var kind: Kind
  package var isRequired: Bool
  package var defaultValue: Tree?
  /// A change of it is none for a subscription (`x-fleeting`).
  package var isFleeting = false
}

/// A JSON object with known members.
package struct Record: Equatable, Sendable {
  package var name: String
  package var documentation: String
  package var members: [Member]
  /// How many of the last members describe the answer's provenance: those of `x-results`.
  package var tailCount = 0
  /// Unknown members are ignored instead of rejected.
  package var isLenient = false
  /// The kinds of chart that it has the params of (`x-chart`).
  package var charts: [String] = []
}

/// One of several strings.
package struct Choice: Equatable, Sendable {
  package struct Value: Equatable, Sendable {
    package var raw: String
    package var caseName: String
    /// What texts call it, where it has a name of its own.
    package var title: String?
    package var documentation: String?
  }
  package var name: String
  package var documentation: String
  package var values: [Value]
}

/// One of several shapes, distinguished by one check.
package struct Union: Equatable, Sendable {
  package struct Branch: Equatable, Sendable {
    package var caseName: String
    package var kind: Kind
    /// The member unique to this branch, if several branches are objects.
    package var mark: String?
    /// Its value of the union's tag.
    package var tag: String?
  }
  package var name: String
  package var documentation: String
  /// The member whose value is another constant in each branch (`discriminator`).
  package var tag: String?
  package var branches: [Branch]
}

/// An alias of a shape.
package struct Alias: Equatable, Sendable {
  package var name: String
  package var documentation: String
  package var shape: Shape
}

/// A set of params shared by many methods.
package struct Group: Equatable, Sendable {
  package var name: String
  /// The type that wraps them; nil if each is a separate member.
  package var recordName: String?
  package var documentation: String
  package var members: [Member]
  /// Those of every method that has these params.
  package var errors: [String]
  /// Those that a call inside another does not take from it.
  package var ownNames: [String]
}

/// One message: a request if it has a result, else a notification.
package struct Method: Equatable, Sendable {
  package struct Tool: Equatable, Sendable {
    package var name: String
    package var documentation: String
    /// The method's own params that it takes: those that an assistant has a use for.
    package var params: [String]
    /// The param that its rows are counted by, and how many are passed on at once.
    package var pagedParam: String?
    package var rowsPerPage: Int?
  }
  package var name: String
  package var typeName: String
  package var namespace: String
  package var summary: String
  package var documentation: String
  package var params: [Member]
  package var groups: [Group]
  package var alternatives: [Alternatives]
  package var isNotification: Bool
  /// Nil for notifications and for results that are always null.
  package var resultName: String?
  package var isFromServer: Bool
  package var isLifecycle: Bool
  package var isLenient: Bool
  package var isNetworked: Bool
  package var isSubscribable: Bool
  package var isOrdered: Bool
  /// Changes what is stored, although later requests do not wait for it (`x-writes`).
  package var isWriting: Bool
  package var partName: String?
  package var cacheSeconds: Int?
  package var deadlineMilliseconds: Int?
  package var tool: Tool?
  /// The kinds of chart that draw its answer (`x-chart`).
  package var charts: [String]
  /// Groups of `common.json` whose members are appended to its result.
  package var resultGroups: [String]
  package var errors: [String]
  package var entry: Tree

  /// Those that no group of its params has.
  var ownErrors: [String] {
    let shared = Set(groups.flatMap(\.errors))
    return errors.filter { !shared.contains($0) }
  }

  /// Whether it calls others by their names.
  var hasCalls: Bool {
    params.contains { $0.kind.shape == .list(.named(Spec.callName)) || $0.kind.isMethod }
  }

  /// Its own params and the shared ones.
  var allParams: [Member] { params + groups.flatMap(\.members) }

  /// What its params are, for a comment.
  var paramsDocumentation: String {
    (["Params of `\(name)`."] + alternatives.map(\.sentence)).joined(separator: " ")
  }
}

/// A type and the file that defines it.
package enum Noun: Equatable, Sendable {
  case record(Record)
  case choice(Choice)
  case union(Union)
  case alias(Alias)

  package var name: String {
    switch self {
    case .record(let record): record.name
    case .choice(let choice): choice.name
    case .union(let union): union.name
    case .alias(let alias): alias.name
    }
  }
}

/// One documented error.
package struct ErrorEntry: Equatable, Sendable {
  package var key: String
  package var code: Int
  package var kind: String
  package var reason: String?
  package var message: String
  package var hint: String?
  package var isRetryable: Bool

  /// `providerUnavailable` and `dns` as one name: `providerUnavailableDns`.
  var caseName: String { kind + Names.capitalized(reason ?? "") }
}

/// One kind of data that providers offer.
package struct Product: Equatable, Sendable {
  package var name: String
  package var documentation: String
  package var freshSeconds: Int
  /// Nil if an answer of any age is better than none.
  package var maximumStaleSeconds: Int?
}

/// The whole parsed spec.
package struct Spec: Equatable, Sendable {
  package struct Section: Equatable, Sendable {
    package var name: String
    package var nouns: [Noun]
  }
  package var information: Tree
  /// JSON Schema of the configuration file.
  package var configuration: Tree
  package var sections: [Section]
  package var methods: [Method]
  package var groups: [Group]
  /// Members shared by results, by group of `common.json`.
  package var tail: [String: [Member]] = [:]
  package var errors: [ErrorEntry]
  package var products: [Product]
  /// The schemas by name, with shared parts expanded, as in the bundle.
  package var schemas: [Tree.Entry]

  /// The network providers in failover order: all except the embedded tables.
  package var upstreams: [String] { providers.map(\.raw) }

  /// The same with their names.
  var providers: [Choice.Value] {
    (noun(VocabularyEmitter.sources)?.choice?.values ?? []).filter { $0.raw != "climatology" }
  }

  /// The type of a call inside another one.
  static let callName = "MethodCall"

  /// The names of a set of methods.
  package func names(_ set: MethodSet) -> [String] { calls.filter(set.contains).map(\.name) }

  package func noun(_ name: String) -> Noun? {
    sections.lazy.flatMap(\.nouns).first { $0.name == name }
  }

  /// What a client calls, `initialize` and `shutdown` aside.
  var calls: [Method] {
    methods.filter { !$0.isFromServer && !$0.isLifecycle && !$0.isNotification }
  }

  /// The errors of each kind, in the order of the kinds' first ones.
  var errorKinds: [(kind: String, errors: [ErrorEntry])] {
    errors.reduce(into: [String]()) { if !$0.contains($1.kind) { $0.append($1.kind) } }
      .map { kind in (kind, errors.filter { $0.kind == kind }) }
  }
}

extension [Member] {
  /// Each labeled time followed by the member with its labels.
  var withLabels: [Member] {
    flatMap { member in
      guard member.kind.isLabeled else { return [member] }
      let labels = Member(
        name: member.name + "Labels",
        documentation: "`\(member.name)` as people write it, if labels were asked for.",
        kind: Kind(shape: .named("TimeLabels")), isRequired: false,
        isFleeting: member.isFleeting)
      return [member, labels]
    }
  }
}

/// How a language spells each shape.
struct ShapeNames: Sendable {
  let boolean, integer, number, string, date, instant, anything, object: String
  let list: @Sendable (String) -> String
  var named: @Sendable (String) -> String = { $0 }
  var method: @Sendable (MethodSet) -> String = { $0.typeName }
  var constant: @Sendable (String) -> String = { Tree.quoted($0) }

  func callAsFunction(_ shape: Shape) -> String {
    switch shape {
    case .boolean: boolean
    case .integer: integer
    case .number: number
    case .string: string
    case .date: date
    case .instant: instant
    case .anything: anything
    case .object: object
    case .named(let name): named(name)
    case .list(let element): list(self(element))
    case .method(let set): method(set)
    case .constant(let value): constant(value)
    }
  }
}

/// Why a spec is invalid, and where.
package struct SpecFault: Error, Equatable, Sendable {
  package var file: String
  package var pointer: String
  package var reason: String
}

extension Kind {
  var isMethod: Bool { if case .method = shape { true } else { false } }
  /// The value that it always has.
  var constant: String? { if case .constant(let value) = shape { value } else { nil } }
}
