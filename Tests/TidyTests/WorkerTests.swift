import Foundation
import Testing

/// What may run on the workers, which every method that computes waits for.
struct WorkerTests {
  /// Each job of `WorkerJob`, and the one place that hands it over.
  private static let callers = [
    "decoding": ["Pipeline/PlanRunner.swift"], "page": ["Methods/PagedMethod+Answer.swift"],
    "chart": ["Methods/ChartRender.swift"], "outlines": ["Methods/MapTile.swift"],
    "sunsetLearning": ["Weather/SunsetJournal.swift", "Weather/SunsetJournal.swift"],
    "faults": ["Weather/ForecastLedger.swift"], "skill": ["Weather/ForecastLedger.swift"],
    "lesson": ["Weather/ForecastLedger+Correction.swift"],
    "backfill": ["Weather/ForecastLedger.swift", "Weather/WeatherService+Backfill.swift"],
    "analogs": ["Weather/WeatherService+Climate.swift"],
    "thresholds": ["Weather/WeatherService+Climate.swift"],
  ]

  /// (`\b` would not do: to Unicode, `pipeline.onWorker` is one word.)
  @Test func `what runs on the worker is a list`() throws {
    let list = try #require(SourceTree.product.first { $0.name == "WorkerJob.swift" })
    let jobs = list.code.compactMap { $0.wholeMatch(of: #/  case (\w+)/#).map { String($0.1) } }
    #expect(jobs.sorted() == Self.callers.keys.sorted())
    var found: [String: [String]] = [:]
    for file in SourceTree.product {
      for match in file.wholeCode.matches(of: #/onWorker\((?!_|\s)(?:\.(\w+))?/#) {
        let job = match.1.map(String.init) ?? "a job that is not named"
        // The pipeline hands on what it is given.
        if file.name == "Pipeline.swift", match.1 == nil { continue }
        let parts = file.path.split(separator: "/").suffix(2)
        found[job, default: []].append(parts.joined(separator: "/"))
      }
    }
    #expect(found == Self.callers)
  }

  /// A database's thread may wait for its file, and the workers for nothing.
  @Test func `a thread of its own has its own reason`() {
    let owners = SourceTree.product.filter { file in
      file.wholeCode.contains(#/WorkerThread\(|(?:worker|prompt|patient)\.(?:run|executor)/#)
    }.map(\.name)
    #expect(
      owners.sorted() == [
        "CacheReader.swift", "SQLiteStore.swift", "Workers.swift",
      ])
  }

  /// Foreign code behind our interface: its library, and the one target that calls it.
  @Test func `foreign code is a list`() throws {
    let foreign = [
      "CArguments": "almanac", "CCurl": "HTTP", "CSQLite": "Storage", "CTables": "Basics",
    ]
    for file in SourceTree.product {
      for match in file.wholeCode.matches(of: #/import (C[A-Z]\w*)/#) {
        #expect(foreign[String(match.1)] == file.target, "\(file.path) imports \(match.1)")
      }
    }
    let sources = SourceTree.root.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    let opening = files.compactMap { $0 as? String }.filter { path in
      let text = try? String(contentsOf: sources.appending(path: path), encoding: .utf8)
      return text?.hasBytes(of: "dlopen(") == true
    }
    #expect(opening == ["CCurl/CCurl.c"], "a library is opened")
  }
}
