import SpecGen
import Testing

/// The README lists every method that a client calls, and no other.
@Suite struct ReadmeMethodsTests {
  private static let listed: Set<String> = {
    let lines = (Repository.text("README.md") ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { $0 != "## Methods" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    return Set(
      table.filter { $0.hasPrefix("| ") }.flatMap { line in
        line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      })
  }()

  /// Without those of the session, whose names have no group.
  private static func methods() throws -> Set<String> {
    let all = try Repository.bundle()["methods"]?.elements ?? []
    return Set(all.compactMap { $0["name"]?.text }.filter { $0.contains(".") })
  }

  private static func group(_ method: String) -> String {
    method.prefix { $0 != "." } + ".*"
  }

  @Test func `every method is listed`() throws {
    let missing = try Self.methods().filter {
      !Self.listed.contains($0) && !Self.listed.contains(Self.group($0))
    }
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  @Test func `everything that is listed exists`() throws {
    let methods = try Self.methods()
    let known = methods.union(methods.map(Self.group))
    #expect(!Self.listed.isEmpty && Self.listed.isSubset(of: known))
  }
}
