import CAPLaws
import Foundation
import Places
import Providers
import Time

// Reads documents from stdin, each after its length in bytes on a line, and prints what the reader
// makes of each on a line: "error", or its members as name=value, separated by tabs. With --time,
// prints the milliseconds of processor time that all of them took, the least of nine rounds; one
// that begins with a brace is a feed of MeteoAlarm, and is read for a place in Zagreb.

@main
enum CAPBench {
  static func main() {
    let documents = documents(in: Array(FileHandle.standardInput.readDataToEndOfFile()))
    guard CommandLine.arguments.contains("--time") else {
      for document in documents {
        print((try? CAPReader.read(document)).map { MessageText($0).line } ?? "error")
      }
      return
    }
    guard let zagreb = Coordinate(latitude: 45.81, longitude: 15.98) else { return }
    let place = WarnedPlace(zagreb, country: "HR")
    let times = (0..<9).map { _ in
      let start = clock()
      for document in documents { read(document, at: place) }
      return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000
    }
    print(times.min() ?? 0)
  }

  private static func read(_ document: [UInt8], at place: WarnedPlace) {
    let now = Instant(unixSeconds: 1_704_000_000)
    if document.first == UInt8(ascii: "{") {
      let response = Response(body: document, receivedAt: now)
      _ = try? MeteoAlarm.alerts(from: response, at: place)
    } else {
      _ = try? CAPReader.read(document)
    }
  }

  private static func documents(in input: [UInt8]) -> [[UInt8]] {
    var documents: [[UInt8]] = []
    var offset = 0
    while let end = input[offset...].firstIndex(of: UInt8(ascii: "\n")) {
      let length = Int(String(decoding: input[offset..<end], as: UTF8.self)) ?? 0
      documents.append(Array(input[(end + 1)..<(end + 1 + length)]))
      offset = end + 1 + length
    }
    return documents
  }
}

/// The members of a message on a line, for `compare.py`.
struct MessageText {
  private var fields: [String] = []

  var line: String { fields.joined(separator: "\t") }

  init(_ message: CAPAlert) {
    for event in MessageMembers(message).events {
      switch event {
      case .begin(let name): fields.append(name)
      case .member("references", let value): add("reference", value)
      case .member(let name, let value): add(name, value)
      case .shape(let shape): add("shape", Self.text(shape))
      case .end: break
      }
    }
  }

  private static func text(_ shape: CAPShape) -> String {
    switch shape {
    case .polygon(let rings):
      rings.joined().map { decimals($0.latitude, $0.longitude) }.joined(separator: " ")
    case .circle(let center, let radius): decimals(center.latitude, center.longitude, radius)
    case .unreadable: "unreadable"
    }
  }

  private static func decimals(_ values: Double...) -> String {
    values.map { String(format: "%.6f", $0) }.joined(separator: ",")
  }

  private mutating func add(_ name: String, _ value: String) {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
    fields.append("\(name)=\(text)")
  }
}
