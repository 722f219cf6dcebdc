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
    for target in ["AlmanacCore", "AlmanacProtocol", "AlmanacServer", "Providers"] {
      let folder = "Sources/\(target)/Generated"
      let made = try Repository.generated.get().keys.filter { $0.hasPrefix(folder) }
      #expect(Repository.names(in: folder).map { "\(folder)/\($0)" } == made.sorted())
    }
  }

  @Test func generatingTwiceGivesTheSame() throws {
    #expect(try generate(Repository.specFiles) == Repository.generated.get())
  }
}
