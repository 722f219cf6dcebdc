import Foundation
import HTTP
import Places
import RowDriver
import Storage
import TestSupport
import Testing

@testable import Services

/// What stands in the databases does not end who reads it: a bad answer is asked for again, a bad
/// favorite is left out.
@Suite("Rows from elsewhere")
struct StoredRowsTests {
  let folder = NSTemporaryDirectory() + "almanac-rows-\(UUID().uuidString)"

  private func store() -> SQLiteStore {
    SQLiteStore(SQLiteStore.Settings(dataFolder: folder, cacheFolder: folder))
  }

  @Test(arguments: ["fetched_at", "expires_at", "used_at", "content_type", "body"])
  func aCachedAnswerThatCannotBe(_ column: String) {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let values = RowTable.odd
    let outcomes = onLoop { loop in
      let http = HTTPDouble()
      http.on(Inquiry<Int>.upstream, .text("7"))
      var outcomes: [Int?] = []
      for value in values {
        let lab = Laboratory(loop, http: http, store: self.store())
        _ = await lab.ask()
        RowWriter.execute(
          ["UPDATE responses SET \(column) = \(value)"], "\(self.folder)/cache.db")
        let next = await Laboratory(loop, http: http, store: self.store(), name: "next").ask()
        outcomes.append(next.value?.value)
      }
      return outcomes
    }
    for (value, outcome) in zip(values, outcomes) {
      #expect(outcome == 7, "\(column) = \(value)")
    }
  }

  @Test(arguments: [
    "place1\tx\tName\tName\t1\t2\tnan\tC\tCC\tA\tEurope/Lisbon\tgazetteer\t-1\t1e300",
    "place1\tx\tName\tName\t1\t2\tinf\tC\tCC\tA\tEurope/Lisbon\tgazetteer\t9e99\t-inf",
  ])
  func figuresOfAPlaceThatCannotBe(_ text: String) throws {
    let place = try #require(PlaceText.decode(text))
    #expect(place.elevationMeters == nil)
    #expect(place.population == nil)
    #expect(place.distanceKilometers == nil)
  }

  @Test(arguments: [
    "place1\tx\tNa\u{1B}[2Jme\tName\t1\t2\t\t\t\t\tEurope/Lisbon\tgazetteer\t",
    "place1\tx\tName\tName\tnan\t2\t\t\t\t\tEurope/Lisbon\tgazetteer\t",
    "place1\tx\tName\tName\t91\t2\t\t\t\t\tEurope/Lisbon\tgazetteer\t",
    "place1\tx\tName\tName\t1\t2\t\t\t\t\tEurope/Lisbon\tnobody\t", "place1", "",
  ])
  func placesThatCannotBe(_ text: String) {
    #expect(PlaceText.decode(text) == nil)
  }
}
