import SpecGen
import Testing

/// What is generated is what is checked in.
@Suite struct GeneratedFilesTests {
  @Test func everythingGeneratedIsCurrent() throws {
    let files = try Repository.generated.get()
    #expect(files.count > 30)
    for (path, text) in files {
      #expect(Repository.text(path) == text, "out of date: \(path); run `swift run specgen`")
    }
  }

  @Test func nothingElseLiesBesideTheGenerated() throws {
    let targets = [
      "Vocabulary", "Words", "AlmanacProtocol", "AlmanacServer", "AlmanacMCP", "Providers",
      "almanac",
    ]
    let folders = targets.map { "Sources/\($0)/Generated" }
    for folder in folders + ["clients/swift/Sources/AlmanacClient/Generated"] {
      let made = try Repository.generated.get().keys.filter { $0.hasPrefix(folder) }
      #expect(Repository.names(in: folder).map { "\(folder)/\($0)" } == made.sorted())
    }
  }

  @Test func generatingTwiceGivesTheSame() throws {
    let again = try generate(Repository.specFiles)
    #expect(try again == Repository.generated.get().filter { again[$0.key] != nil })
  }

  /// Requests to providers name the origin of the program; a blank line of the file is no address.
  @Test func theOwnersRepositoryIsPartOfTheProgram() throws {
    func written(_ file: String) throws -> String {
      try #require(OwnerEmitter(file: file).files().values.first)
    }
    let made = try written("# NAME\nREPOSITORY=https://example.org/a?b=c\nMAINTAINER=x")
    #expect(made.contains(#"repository = "https://example.org/a?b=c""#))
    #expect(try written("REPOSITORY=\n").contains(#"repository = """#))
    #expect(try written("").contains(#"repository = """#))
  }

  /// The page is put together by a bundler that knows little: what it does not know, it refuses.
  @Test(arguments: [
    ("import { h } from \"./dom.js\";", "import { h as k } from \"./dom.js\";"),
    ("import { h } from \"./dom.js\";", "import { h } from \"./late.js\";"),
    ("import { h } from \"./dom.js\";", "import h from \"./dom.js\";"),
    ("export function skeleton", "export default function"),
    ("// One part", "const end = \"</script>\";\n// One part"),
  ])
  func thePageRefusesWhatItCannotBundle(known: String, other: String) throws {
    let part = "clients/web/static/js/part.js"
    var files = Dictionary(
      uniqueKeysWithValues: pageFiles.map { ($0, Repository.text($0) ?? "") })
    let text = try #require(files[part])
    files[part] = text.replacing("import { h, replace }", with: "import { h }")
    #expect(throws: Never.self) { try generatePage(files) }
    let changed = files[part]?.replacing(known, with: other)
    #expect(changed != files[part])
    files[part] = changed
    #expect(throws: SpecFault.self) { try generatePage(files) }
    files[part] = nil
    #expect(throws: SpecFault.self) { try generatePage(files) }
  }
}
