import Basics
import EventLoop
import JSON

/// A library or table that the program is made of or loads.
package struct LinkedPart: Sendable {
  package let name: String
  /// As the part says it itself; nil if it does not.
  package let version: String?
  /// Where it is: in the program, or in a file that the system loads.
  package let place: String

  package init(_ name: String, version: String?, place: String) {
    self.name = name
    self.version = version
    self.place = place
  }

  func write(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("version", version)
    writer.member("place", place)
  }

  /// A row of `--version --verbose`.
  var text: TerminalText {
    let said = [version, place].compactMap(\.self).joined(separator: ", ")
    return "\(Help.padded(name, to: 12))\(TerminalText(said))"
  }
}
