package import Foundation
package import Time

/// The zones beside the tests, so that results do not depend on the machine.
package enum ZoneFixtures {
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/zones")

  package static let database = ZoneDatabase { name in bytes(of: name) }

  package static func bytes(of name: String) -> [UInt8]? {
    try? [UInt8](Data(contentsOf: folder.appending(path: "zoneinfo/\(name)")))
  }

  package static func rules(_ name: String) -> ZoneRules {
    guard let rules = database.rules(named: name) else { fatalError("no fixture for \(name)") }
    return rules
  }
}

package func date(_ text: String) -> LocalDate {
  guard let date = LocalDate(parsing: text) else { fatalError("not a date: \(text)") }
  return date
}

package func instant(_ text: String) -> Instant {
  guard let instant = try? Instant(parsing: text) else { fatalError("not an instant: \(text)") }
  return instant
}
