import Glibc
import Places

// What a search for a place costs: reads searches as printed by queries.py from stdin. Prints, for
// each kind, the median and the 99th percentile of the processor time in microseconds, of the first
// pass (cold) and of a second one, and how often the place is among the first ten; then the same for
// naming points around the places that were found, and the resident memory.

@main
enum PlacesBench {
  private struct Query {
    let kind: Substring
    let text: String
    let id: String
  }

  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "--polygons": return polygons()
    case "--areas": return areas()
    default: break
    }
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
      tell(kind, first, again, share: Double(found) / Double(max(some.count, 1)))
    }
    let points = queries.compactMap { query in
      Gazetteer.embedded.place(id: query.id).flatMap { place in
        Coordinate(
          latitude: min(place.coordinate.latitude + 0.07, 90),
          longitude: max(place.coordinate.longitude - 0.05, -180))
      }
    }
    var named = 0
    let first = points.map { point in
      microseconds {
        if Gazetteer.embedded.locate(point).distanceKilometers != nil { named += 1 }
      }
    }
    let again = points.map { point in microseconds { _ = Gazetteer.embedded.locate(point) } }
    tell("reverse", first, again, share: Double(named) / Double(max(points.count, 1)))
    print("resident after all, KiB more,\(residentKilobytes - start)")
  }

  /// Reads a place and the rings of a polygon from each line, and prints whether it holds the place.
  private static func polygons() {
    while let line = readLine() {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let place = Coordinate(parsing: String(fields[0])) else {
        fatalError("not a case: \(line)")
      }
      let rings = fields[1].split(separator: ";").map { text in
        var ring = RingTest(around: place)
        for pair in text.split(separator: " ") {
          let numbers = pair.split(separator: ",").compactMap { Double($0) }
          ring.add(latitude: numbers[0], longitude: numbers[1])
        }
        return ring
      }
      print(Enclosure(rings: rings) == .inside ? 1 : 0)
    }
  }

  /// Reads a country and a place from each line, and prints the areas of warnings that it belongs
  /// to; at the end, the median, the 99th percentile and the maximum of the processor time in
  /// microseconds.
  private static func areas() {
    var times: [Double] = []
    while let line = readLine() {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let place = Coordinate(parsing: String(fields[1])) else {
        fatalError("not a place: \(line)")
      }
      var found: [WarningArea] = []
      times.append(
        microseconds {
          found = WarningAreas.embedded.areas(around: place, country: String(fields[0]))
        })
      print(found.map { ($0.isLand ? "" : "~") + $0.code }.sorted().joined(separator: " "))
    }
    print([0.5, 0.99, 1].map { "\(percentile(times, $0))" }.joined(separator: ","))
  }

  private static func tell(
    _ kind: Substring, _ first: [Double], _ again: [Double], share: Double
  ) {
    let times = [first, again].flatMap { [percentile($0, 0.5), percentile($0, 0.99)] }
    print(kind, times.map { "\($0)" }.joined(separator: ","), share, separator: ",")
  }

  private static func percentile(_ times: [Double], _ share: Double) -> Double {
    times.isEmpty ? 0 : times.sorted()[Int(Double(times.count - 1) * share)].rounded()
  }

  private static func microseconds(_ work: () -> Void) -> Double {
    let start = processorMicroseconds
    work()
    return processorMicroseconds - start
  }

  private static var processorMicroseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
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
