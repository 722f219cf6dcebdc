/// What the owner says of the project, from `packaging/owner.conf`.
package struct OwnerEmitter {
  package static let source = "packaging/owner.conf"
  static let path = "Sources/almanac/Generated/Owner.swift"

  private let facts: [String: String]

  /// - Parameter file: lines of `NAME=value`.
  package init(file: String) {
    var facts: [String: String] = [:]
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { facts[String(parts[0])] = String(parts[1]) }
    }
    self.facts = facts
  }

  /// By path relative to the repository.
  package func files() -> [String: String] {
    let repository = (facts["REPOSITORY"] ?? "").filter { $0 != "\"" && $0 != "\\" }
    return [
      Self.path: """
      // Generated from packaging/owner.conf by specgen; do not edit.

      extension Composition {
        /// Where the source is, for providers that want to reach who asks; empty without one.
        static let repository = "\(repository)"
      }

      """
    ]
  }
}
