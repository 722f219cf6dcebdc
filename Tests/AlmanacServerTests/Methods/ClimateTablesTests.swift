import JSON
import Testing

@Suite struct ClimateTablesTests {
  @Test func `scenarios warm in their order`() throws {
    let result = try MethodBench().result("climate.scenarios")
    let rows = Array(result.at("scenarios")?.elements.map(\.self) ?? [])
    #expect(
      rows.compactMap { $0["id"]?.string } == ["ssp119", "ssp126", "ssp245", "ssp370", "ssp585"])
    #expect(rows.compactMap { $0["levers"]?.bool } == [false, false, true, true, false])
    let ends = rows.compactMap { $0["warming"]?.elements.map(\.self).last?["value"]?.double }
    #expect(ends.count == 5)
    #expect(ends == ends.sorted())
    #expect(
      rows.allSatisfy { $0["warming"]?.elements.contains { $0["year"]?.integer == 2045 } == true })
  }

  @Test func `every lever says where its figures come from`() throws {
    let levers = try MethodBench().result("climate.levers").at("levers")?.elements.map(\.self) ?? []
    #expect(levers.contains { $0["id"]?.string == "package_all" })
    for lever in levers {
      #expect(lever["citation"]?.string?.isEmpty == false)
      #expect(lever["publication"]?.string?.contains("doi:") == true)
      #expect((lever["baselines"]?.count ?? 0) > 0)
    }
  }

  @Test func `normals of a month, a year, and in other units`() throws {
    let bench = try MethodBench()
    let june = try bench.result("climate.normals", #"{"month": 6}"#)
    #expect(june.at("months")?.count == 1)
    let celsius = try #require(june.at("months", "0", "temperatureMean")?.double)
    #expect((18.0...23).contains(celsius))
    let year = try bench.result("climate.normals", #"{"units": "imperial"}"#)
    #expect(year.at("months")?.elements.compactMap { $0["month"]?.integer } == Array(1...12))
    let fahrenheit = try #require(year.at("months", "5", "temperatureMean")?.double)
    #expect(abs(fahrenheit - (celsius * 1.8 + 32)) < 0.02)
    #expect(year.at("period")?.string == "1991-2020")
  }

  @Test func `the analogs of a northern city lie south of it`() throws {
    let result = try MethodBench().result(
      "climate.analog", #"{"place": "London, GB", "year": 2090, "scenario": "ssp585", "limit": 3}"#)
    let analogs = result.at("analogs")?.elements.map(\.self) ?? []
    #expect(analogs.count == 3)
    let distances = analogs.compactMap { $0["sigma"]?.double }
    #expect(distances == distances.sorted())
    #expect(analogs.allSatisfy { ($0.at("place", "latitude")?.double ?? 90) < 51 })
    let sigmas = analogs.compactMap { $0["sigma"]?.double }
    let novelty = try #require(result.at("novelty")?.double)
    #expect(sigmas.count == 3 && novelty <= sigmas.min() ?? 0)
    #expect(result.at("novel")?.bool == (novelty > 4))
    #expect(analogs.first?["caveat"]?.string?.isEmpty == false)
  }

  @Test func `the extremes of a year, by month and in other units`() throws {
    let bench = try MethodBench()
    let now = try bench.result("climate.extremes", #"{"place": "Berlin"}"#)
    #expect(now.at("year")?.integer == 2026)
    #expect(now.at("months")?.elements.compactMap { $0["month"]?.integer } == Array(1...12))
    #expect(now.at("annual", "daysAbove25", "expected")?.double ?? 0 > 40)
    #expect(now.at("source", "kind")?.string == "estimate")
    let later = #"{"place": "Berlin", "year": 2090, "scenario": "ssp585"}"#
    let future = try bench.result("climate.extremes", later)
    #expect(future.at("annual", "daysAbove25", "expected")?.double ?? 0 > 80)
    #expect(future.at("annual", "frostDays", "expected")?.double ?? 90 < 40)
    let imperial = try bench.result(
      "climate.extremes", #"{"place": "Berlin", "units": "imperial"}"#)
    #expect(imperial.at("degreeDayBase")?.double == 65)
    let celsius = try #require(now.at("annual", "heatingDegreeDays", "expected")?.double)
    let fahrenheit = try #require(imperial.at("annual", "heatingDegreeDays", "expected")?.double)
    #expect(abs(fahrenheit - 1.8 * celsius) < 2)
  }
}
