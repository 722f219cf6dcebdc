import Foundation
import Places
import Testing

/// Names as people type them, in many languages, begun, abbreviated and misspelled, each with the
/// place that they mean. Written by hand; where a name is shared, the place that an encyclopedia
/// has under the bare name.
@Suite struct GazetteerRankingTests {
  private struct Query {
    let text: String
    let countryCode: String
    let name: String
    let division: String
  }

  private func queries() throws -> [Query] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/queries.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        let place = cells[2].split(separator: "/", omittingEmptySubsequences: false)
          .map(String.init)
        return Query(
          text: String(cells[0]), countryCode: String(cells[1]), name: place[0],
          division: place.dropFirst().first ?? "")
      }
  }

  @Test func `the first place is the one that people mean`() throws {
    let queries = try queries()
    #expect(queries.count >= 300)
    let wrong = queries.filter { query in
      guard let place = Gazetteer.embedded.search(query.text, limit: 1).first else { return true }
      return place.countryCode != query.countryCode || !place.name.hasPrefix(query.name)
        || !(place.admin1 ?? "").hasPrefix(query.division)
    }
    let precision = 1 - Double(wrong.count) / Double(queries.count)
    #expect(precision >= 0.97, "\(wrong.map(\.text))")
  }
}
