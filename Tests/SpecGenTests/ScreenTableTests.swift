import SpecGen
import Testing

/// The tables of `clients/examples/screens` name methods, params and members that exist.
@Suite struct ScreenTableTests {
  static let page = "clients/examples/screens/README.md"
  let schemas: Tree
  let methods: [String: Tree]

  init() throws {
    let bundle = try Repository.bundle()
    schemas = SchemaValidator(bundle: bundle).schemas
    let all = (bundle["methods"]?.elements ?? []) + (bundle["x-serverMethods"]?.elements ?? [])
    methods = Dictionary(uniqueKeysWithValues: all.map { ($0["name"]?.text ?? "", $0) })
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let screen: String
    let element: String
    let method: String
    let members: [String]
    var testDescription: String { "\(screen): \(element)" }
  }

  static let rows: [Row] = {
    var rows: [Row] = []
    var screen = ""
    for line in (Repository.text(page) ?? "").split(separator: "\n") {
      if line.hasPrefix("## ") { screen = String(line.dropFirst(3)) }
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      guard line.hasPrefix("| "), cells.count == 3, !cells[0].hasPrefix("screen element") else {
        continue
      }
      rows.append(
        Row(
          screen: screen, element: String(cells[0]), method: quoted(cells[1]).first ?? "",
          members: quoted(cells[2])))
    }
    return rows
  }()

  private static func quoted(_ text: Substring) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test func eachOfTheFiveScreensHasATable() {
    let screens = Dictionary(grouping: Self.rows, by: \.screen)
    #expect(screens.count == 5)
    #expect(screens.values.allSatisfy { $0.count >= 10 })
  }

  @Test(arguments: rows)
  func eachElementHasItsMember(_ row: Row) throws {
    let method = try #require(methods[row.method], "no method \(row.method)")
    #expect(!row.members.isEmpty)
    for member in row.members {
      #expect(leads(member, method), "\(row.method) has no \(member)")
    }
  }

  @Test(arguments: ["days[0].scores", "days.score", "params.modell", "error.data.kinds", "place[]"])
  func whatIsNotThereIsFound(_ member: String) throws {
    #expect(!leads(member, try #require(methods["sunset.score"])))
  }

  /// The members of a path; those in brackets have dots of their own.
  private static func steps(_ path: String) -> [Substring] {
    var depth = 0
    return path.split { character in
      depth += character == "[" ? 1 : character == "]" ? -1 : 0
      return character == "." && depth == 0
    }
  }

  private func leads(_ member: String, _ method: Tree) -> Bool {
    leads(Self.steps(member)[...], method)
  }

  private func leads(_ path: ArraySlice<Substring>, _ method: Tree) -> Bool {
    var steps = path
    let params = Tree.object([
      .init(
        "properties",
        .object(
          (method["params"]?.elements ?? []).map {
            .init($0["name"]?.text ?? "", $0["schema"] ?? .null)
          }))
    ])
    switch steps.first {
    case "params":
      steps.removeFirst()
      return reaches(steps, params)
    case "error":
      steps.removeFirst()
      return reaches(steps, schemas["ErrorObject"] ?? .null)
    default: return reaches(steps, method["result"]?["schema"] ?? params)
    }
  }

  /// Whether a path of members, `name`, `name[…]` or `name[method]`, leads somewhere.
  /// - Parameter named: the method of the element on the way that a path is in.
  private func reaches(
    _ steps: ArraySlice<Substring>, _ schema: Tree, of named: String? = nil
  ) -> Bool {
    if let name = schema["$ref"]?.text?.split(separator: "/").last {
      return reaches(steps, schemas[String(name)] ?? .null, of: named)
    }
    if let branches = schema["oneOf"]?.elements {
      return branches.contains { reaches(steps, $0, of: named) }
    }
    if let method = named.flatMap({ methods[$0] }) {
      if schema["x-resultOf"] != nil {
        return reaches(steps, method["result"]?["schema"] ?? .null)
      }
      if schema["x-paramsOf"] != nil { return leads(["params"] + steps, method) }
    }
    guard let step = steps.first else { return schema != .null }
    let name = String(step.prefix { $0 != "[" })
    guard let member = schema["properties"]?[name] else { return false }
    let rest = steps.dropFirst()
    guard step.hasSuffix("]") else { return reaches(rest, member, of: named) }
    let inner = step.dropFirst(name.count + 1).dropLast()
    let method = inner.isEmpty || inner == "…" ? named : String(inner)
    return elements(of: member).map { reaches(rest, $0, of: method) } ?? false
  }

  private func elements(of schema: Tree) -> Tree? {
    if let name = schema["$ref"]?.text?.split(separator: "/").last {
      return schemas[String(name)].flatMap(elements)
    }
    return schema["items"]
  }
}
