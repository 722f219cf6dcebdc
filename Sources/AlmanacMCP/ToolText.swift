import AlmanacProtocol
import JSON
import Vocabulary

/// The main point of a result in a few sentences, for people and for models that do not read JSON;
/// names and warnings are quoted after them.
enum ToolText {
  /// The member of a result with its text.
  static let member = "text"

  /// Asks for the headline, which has only the server's own words and numbers; for what a page
  /// shows, with the blocks that it draws.
  static func writeParam(_ tool: ToolEntry, to writer: inout JSONWriter) {
    let style = Resource.page(of: tool.method) == nil ? TextStyle.headline : .blocks
    writer.key(text: member)
    writer.object { $0.member("style", style.rawValue) }
  }

  /// - Parameters:
  ///   - isFirst: whether these are the first rows, which the headline is about.
  ///   - note: which rows these are.
  static func of(
    _ method: MethodName, _ root: JSONValue, isFirst: Bool = true, note: String? = nil
  ) -> String {
    let text = root[member]
    // The headline begins with the warning in force.
    let opening = (isFirst ? text?["headline"] : text?["warning"])?.string
    return [opening, note].compactMap(\.self).joined(separator: " ")
      + Quotation(quotes(method, root)).text
  }

  private static func warning(_ row: JSONValue) -> (label: String, text: ForeignText?) {
    let isForPlace = row["match"]?.string.flatMap(AlertMatch.init)?.isForPlace ?? false
    return (
      isForPlace ? "warning" : "warning somewhere in the country", ForeignText(row["event"])
    )
  }

  private static func quotes(
    _ method: MethodName, _ root: JSONValue
  ) -> [(label: String, text: ForeignText?)] {
    func rows(_ name: String) -> [JSONValue] { root[name]?.elements.map(\.self) ?? [] }
    let place = [(label: "place", text: ForeignText(root["place"]?["displayName"]))]
    return switch method {
    case .alertsActive: place + rows("alerts").map(warning)
    case .locationSearch: rows("places").map { ("place", ForeignText($0["displayName"])) }
    default: place
    }
  }
}
