import Foundation

@testable import AlmanacCore

/// The zones beside the tests, so that results do not depend on the machine.
enum ZoneFixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  static let database = ZoneDatabase { name in bytes(of: name) }

  static func bytes(of name: String) -> [UInt8]? {
    try? [UInt8](Data(contentsOf: folder.appending(path: "zoneinfo/\(name)")))
  }

  static func rules(_ name: String) -> ZoneRules {
    guard let rules = database.rules(named: name) else { fatalError("no fixture for \(name)") }
    return rules
  }
}

func date(_ text: String) -> LocalDate {
  guard let date = LocalDate(parsing: text) else { fatalError("not a date: \(text)") }
  return date
}

func instant(_ text: String) -> Instant {
  guard let instant = try? Instant(parsing: text) else { fatalError("not an instant: \(text)") }
  return instant
}
