import AlmanacCore
import Glibc

// What a search for a place costs: reads searches as printed by queries.py from stdin. Prints, for
// each kind, the median and the 99th percentile of the time in microseconds, of the first pass (cold)
// and of a second one, and how often the place is among the first ten; then the resident memory.

@main
enum PlacesBench {
  private struct Query {
    let kind: Substring
    let text: String
    let id: String
  }

  static func main() {
    var queries: [Query] = []
    while let line = readLine() {
      let fields = line.split(separator: "\t")
      guard fields.count == 3 else { fatalError("not a search: \(line)") }
      queries.append(Query(kind: fields[0], text: String(fields[1]), id: "geonames:\(fields[2])"))
    }
    let start = residentKilobytes
    for query in queries.prefix(100) { _ = Gazetteer.embedded.search(query.text) }
    print("resident after 100 searches, KiB more,\(residentKilobytes - start)")
    print("kind,p50 first,p99 first,p50 again,p99 again,found")
    for kind: Substring in ["name", "prefix", "typo"] {
      let some = queries.filter { $0.kind == kind }
      var found = 0
      let first = some.map { query in
        microseconds {
          if Gazetteer.embedded.search(query.text).contains(where: { $0.id == query.id }) {
            found += 1
          }
        }
      }
      let again = some.map { query in
        microseconds { _ = Gazetteer.embedded.search(query.text) }
      }
      let times =
        [percentile(first, 0.5), percentile(first, 0.99), percentile(again, 0.5)]
        + [percentile(again, 0.99)]
      let share = Double(found) / Double(max(some.count, 1))
      print(kind, times.map { "\($0)" }.joined(separator: ","), share, separator: ",")
    }
    print("resident after all, KiB more,\(residentKilobytes - start)")
  }

  private static func percentile(_ times: [Double], _ share: Double) -> Double {
    times.isEmpty ? 0 : times.sorted()[Int(Double(times.count - 1) * share)].rounded()
  }

  private static func microseconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let elapsed = clock.measure(work)
    return Double(elapsed.components.attoseconds) / 1e12 + Double(elapsed.components.seconds) * 1e6
  }

  private static var residentKilobytes: Int {
    guard let file = fopen("/proc/self/statm", "r") else { fatalError("no /proc") }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, 128, file) != nil else { fatalError("no /proc/self/statm") }
    let fields = String(decoding: line.map(UInt8.init), as: UTF8.self).split(separator: " ")
    return (Int(fields[1]) ?? 0) * 4
  }
}
