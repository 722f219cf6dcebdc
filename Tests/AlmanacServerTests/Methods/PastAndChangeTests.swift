import JSON
import Testing

@testable import AlmanacServer

/// Past days, and what changes in the next two.
@Suite struct PastAndChangeTests {
  @Test(arguments: [1, 2, 31])
  func `past days end with the one asked for, the oldest first`(count: Int) throws {
    let bench = try MethodBench()
    for (date, last) in [(nil, "2026-06-20"), ("2024-03-01", "2024-03-01")] as [(String?, String)] {
      let params = date.map { #"{"days":\#(count),"date":"\#($0)"}"# } ?? #"{"days":\#(count)}"#
      let dates = try bench.result("weather.history", params)["days"]?.elements
        .compactMap { $0["date"]?.string }
      #expect(dates?.count == count && dates?.last == last)
      #expect(dates == dates?.sorted() && Set(dates ?? []).count == count)
    }
  }

  @Test func `without values there is no normal to compare them with`() throws {
    let result = try MethodBench().result("weather.history", #"{"days":5}"#)
    let days = Array(try #require(result["days"]).elements)
    #expect(days.count == 5)
    for day in days {
      #expect(day["kind"]?.string == "estimate")
      #expect(day["normal"]?.isNull == true)
    }
  }

  /// A forecast that is the same every day: rain by night, dry by day.
  @Test func `changes are in order and begin within two days`() throws {
    let bench = try MethodBench(http: SkyUpstream().client)
    let result = try bench.result("weather.changes", #"{"text":{"style":"headline"}}"#)
    let changes = Array(try #require(result["changes"]).elements)
    let significance = changes.compactMap { $0["significance"]?.double }
    #expect(significance == significance.sorted(by: >))
    for change in changes {
      #expect(change["start"]?.string.map { $0 < "2026-06-23T13:00:00+01:00" } ?? true)
      #expect(change["kind"]?.string != "extremes" && change["kind"]?.string != "sky")
    }
    // Nobody can be asked for the official warnings.
    #expect(result["warningsKnown"]?.bool == false)
    let headline = try #require(result.at("text", "headline")?.string)
    #expect(headline.hasSuffix("Official warnings unknown."), "\(headline)")
    #expect(changes.allSatisfy { headline.contains($0["text"]?.string ?? "–") }, "\(headline)")
  }
}
