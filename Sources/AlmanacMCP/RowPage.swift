import AlmanacProtocol
import JSON

/// The rows of a long result that are passed on: an assistant does not read hundreds at once.
struct RowPage: Equatable {
  /// The member with the rows, and the argument with their number.
  let name: String
  /// Rows per page.
  let size: Int
  /// Counted from 1.
  let number: Int

  /// Nil for a tool whose result has no long list.
  init?(of tool: ToolEntry, number: Int = 1) {
    guard let name = Self.sizes.keys.first(where: { tool.argument($0) != nil }),
      let size = Self.sizes[name]
    else { return nil }
    self.name = name
    self.size = size
    self.number = number
  }

  private static let sizes = ["hours": 24, "days": 7]

  /// The maximum number of pages.
  static func limit(of tool: ToolEntry) -> Int? {
    RowPage(of: tool).map { page in
      let rows = tool.argument(page.name)?["maximum"]?.integer ?? page.size
      return (rows + page.size - 1) / page.size
    }
  }

  /// The number of rows to request by default: those up to the end of this page.
  func rowsToAsk(_ tool: ToolEntry) -> Int {
    min(number * size, tool.argument(name)?["maximum"]?.integer ?? .max)
  }

  /// The rows of this page out of all.
  func range(of count: Int) -> Range<Int> {
    let start = min((number - 1) * size, count)
    return start..<min(start + size, count)
  }

  /// What this page contains and how to get the rest; nil if it is complete.
  func note(of count: Int) -> String? {
    let range = range(of: count)
    if range.count == count { return nil }
    if range.isEmpty { return "There is no page \(number) of \(count) \(name)." }
    let here = "These are \(name) \(range.lowerBound + 1) to \(range.upperBound) of \(count)"
    return range.upperBound < count ? "\(here); page \(number + 1) has the next." : "\(here)."
  }
}

extension ToolEntry {
  /// The schema of one of its arguments.
  func argument(_ name: String) -> JSONValue? {
    (try? JSONDocument(parsing: inputSchemaBytes))?.root["properties"]?[name]
  }
}
