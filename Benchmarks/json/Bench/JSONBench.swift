import Glibc
import JSON

// What reading and writing JSON costs: `name,microseconds` rows of processor time, each the least of
// thirty runs.

@main
enum JSONBench {
  static func main() {
    let request = Array(
      """
      {"jsonrpc":"2.0","id":1000001,"method":"weather.current","params":{"place":{"latitude":38.7223,\
      "longitude":-9.1393,"name":"Lisbon"},"units":"metric"}}
      """.utf8)
    let forecast = Forecast(hours: 240).text
    print("request in bytes,\(request.count)")
    measure("request, check and index", 4_000) { check(parse(request) != nil) }
    measure("request, and read five members", 4_000) { check(Request(parse(request)) != nil) }
    if let decoded = Request(parse(request)) {
      measure("request, write", 4_000) { check(decoded.text.count > 100) }
    }
    print("forecast in bytes,\(forecast.count)")
    measure("forecast, check and index", 50) { check(parse(forecast) != nil) }
    measure("forecast, into typed columns", 50) { check(Forecast(parse(forecast)) != nil) }
    measure("forecast, into typed columns at once", 50) {
      check(Forecast(columnsOf: parse(forecast)) != nil)
    }
    if let decoded = Forecast(parse(forecast)) {
      measure("forecast, write", 50) { check(decoded.text.count == forecast.count) }
    }
  }

  private static func parse(_ bytes: [UInt8]) -> JSONValue? {
    (try? JSONDocument(parsing: bytes))?.root
  }

  /// Keeps the work from being left out, and finds a wrong one.
  private static func check(_ condition: Bool) {
    if !condition { fatalError("the bench does not do what it measures") }
  }

  private static func measure(_ name: String, _ count: Int, _ body: () -> Void) {
    var best = Double.infinity
    for _ in 0..<30 {
      let start = processorMicroseconds()
      for _ in 0..<count { body() }
      best = min(best, (processorMicroseconds() - start) / Double(count))
    }
    print("\(name),\(best)")
  }

  private static func processorMicroseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
