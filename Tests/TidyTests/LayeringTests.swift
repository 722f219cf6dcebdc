import Foundation
import Testing

/// Package.swift says which target may import which; the files are held to it, and it is held to
/// the floors that its comments name.
struct LayeringTests {
  private struct Target {
    let name: String
    let dependencies: [String]
    /// Nil outside of the floors (the spec pipeline, tests).
    let floor: Int?
  }

  private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization", "Swift"]

  private static let targets: [Target] = {
    let url = SourceTree.root.appending(path: "Package.swift")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var floor: Int?
    var targets: [Target] = []
    let body = text.components(separatedBy: "  targets: [").dropFirst().joined()
    // One piece for each declaration, up to its first list, or comment.
    let pattern =
      /\/\/ (?<comment>[^\n]+)|\.?(?:target|executableTarget|systemLibrary)\(\s*(?:name: )?"(?<name>\w+)"(?<rest>(?:(?!\n    \S)[^\]])*\]?)/
    for match in body.matches(of: pattern) {
      if let comment = match.comment {
        floor = comment.firstMatch(of: /^Floor (\d+)/).flatMap { Int($0.1) } ?? floor
        if comment.hasPrefix("The spec pipeline") || comment.hasPrefix("Tests") { floor = nil }
      } else if let name = match.name, let rest = match.rest {
        let list = rest.firstIndex(of: "[").map { rest[$0...] } ?? ""
        targets.append(
          Target(
            name: String(name),
            dependencies: list.matches(of: /"(\w+)"/).map { String($0.1) }, floor: floor))
      }
    }
    return targets
  }()

  @Test func `the package was understood`() {
    let names = Set(Self.targets.map(\.name))
    #expect(names.isSuperset(of: ["JSON", "JSONRPC", "AlmanacServer", "almanac", "SpecGen"]))
    #expect(
      Self.targets.first { $0.name == "JSONRPC" }?.dependencies == ["Vocabulary", "JSON", "Basics"])
    #expect(Self.targets.first { $0.name == "JSONRPC" }?.floor == 1)
    #expect(Self.targets.first { $0.name == "Time" }?.dependencies == ["Basics"])
    #expect(Self.targets.first { $0.name == "almanac" }?.floor == 9)
  }

  @Test func `a target depends on lower floors only`() {
    let floors = Dictionary(
      Self.targets.compactMap { target in target.floor.map { (target.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    for target in Self.targets {
      guard let floor = target.floor else { continue }
      for dependency in target.dependencies {
        guard let below = floors[dependency] else { continue }
        let isDoor = target.name == "AlmanacCLI" && dependency == "AlmanacMCP"
        #expect(below < floor || isDoor, "\(target.name) on \(dependency)")
      }
    }
  }

  /// What people read is made of values: a text that could fetch would.
  @Test func `the domain knows neither wire nor services`() {
    let outside: Set = ["JSON", "JSONRPC", "HTTP", "Storage", "Providers", "Services", "EventLoop"]
    for name in SourceTree.domain {
      let target = Self.targets.first { $0.name == name }
      #expect(target.map { outside.isDisjoint(with: $0.dependencies) } == true, "\(name)")
    }
  }

  @Test(arguments: SourceTree.product)
  func `a file imports what its target declares`(file: SourceTree.File) {
    let declared = Set(
      Self.targets.first { $0.name == file.target }?.dependencies ?? [])
    // Far quicker than the pattern, which is made anew for each line.
    for line in file.code where line.hasBytes(of: "import ") {
      let pattern =
        /^\s*(?:@\w+ )?(?:package |public |internal |private |fileprivate )?import (?:\w+ )?(\w+)/
      guard let name = line.firstMatch(of: pattern).map({ String($0.1) }) else { continue }
      #expect(
        declared.contains(name) || Self.system.contains(name), "\(file.path) imports \(name)")
    }
  }

  /// A mapper cannot have a number but as a measurement, whose range is checked.
  @Test func `mappers read an answer only through the framework`() {
    for file in SourceTree.product where file.path.contains("Sources/Providers/") {
      guard !file.path.contains("/Framework/") else { continue }
      let code = file.wholeCode
      #expect(!code.hasBytes(of: "import JSON"), "\(file.path)")
      #expect(!code.hasBytes(of: "JSONDocument") && !code.hasBytes(of: "JSONValue"), "\(file.path)")
    }
  }

  /// A page is laid out from a method's typed result, so that it does not compile once a member of
  /// the contract has another name.
  @Test func `pages see values, not JSON`() {
    let folders = ["Sources/Telling/", "Sources/AlmanacCLI/Pages/"]
    let pages = SourceTree.product.filter { file in folders.contains { file.path.hasPrefix($0) } }
    let methods = pages.flatMap(\.code).filter { $0.contains("Method: PagedMethod {") }
    #expect(methods.count >= 12)
    for file in pages {
      let code = file.wholeCode
      for word in ["import JSON", "JSONValue", "JSONDocument", "EncodedJSON"] {
        #expect(!code.hasBytes(of: word), "\(file.path) has \(word)")
      }
    }
  }

  /// A door that writes a text has to have asked for the warnings: neither they nor what holds them
  /// can be left out of a call.
  @Test func `no text is written without the warnings in force`() {
    let slots = ["Occasion", "WarningsInForce", "WarningLine?"]
    var takers = 0
    for file in SourceTree.product {
      for line in file.code {
        guard let slot = slots.first(where: { line.contains(": \($0)") }) else { continue }
        takers += 1
        let isLeftOut = ["\(slot) =", "\(slot)? =", "\(slot)? {"].contains { line.contains($0) }
        #expect(!isLeftOut, "\(file.path): \(line)")
      }
    }
    #expect(takers >= 15)
    // The result's text is made in one place, which takes them.
    let makers = SourceTree.product.filter { $0.wholeCode.hasBytes(of: "Wire.ResultText(") }
    #expect(makers.map(\.path) == ["Sources/Telling/Document/PagedMethod.swift"])
  }

  @Test func `wire and IO stay where they belong`() {
    let clockless = SourceTree.domain.union(["JSON", "JSONRPC", "Astronomy", "Providers"])
    for file in SourceTree.product {
      let code = file.wholeCode
      if file.target != "Storage" { #expect(!code.hasBytes(of: "sqlite3_"), "\(file.path)") }
      if !["HTTP", "CCurl"].contains(file.target) {
        #expect(!code.hasBytes(of: "curl_easy"), "\(file.path)")
      }
      if file.target != "almanac" {
        #expect(!code.hasBytes(of: "getenv("), "\(file.path)")
        #expect(!code.hasBytes(of: "environ "), "\(file.path)")
      }
      if clockless.contains(file.target) {
        for call in ["clock_gettime", "open(2)", "fopen(", "time(nil)", "gettimeofday"] {
          #expect(!code.hasBytes(of: call), "\(file.path) calls \(call)")
        }
      }
    }
  }
}
