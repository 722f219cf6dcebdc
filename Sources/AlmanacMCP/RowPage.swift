import AlmanacProtocol

/// The rows of a long result that are passed on: an assistant does not read hundreds at once.
struct RowPage: Equatable {
  /// The member with the rows, and the argument with their number.
  let name: String
  /// Rows per page.
  let size: Int
  /// Counted from 1.
  let number: Int
  private let maximum: Int

  /// Nil for a tool whose result has no long list.
  init?(of tool: ToolEntry, number: Int = 1) {
    guard let page = tool.page else { return nil }
    (name, size, maximum) = (page.name, page.rows, page.maximum)
    self.number = number
  }

  /// The maximum number of pages.
  var limit: Int { (maximum + size - 1) / size }

  /// The number of rows to request by default: those up to the end of this page.
  var rowsToAsk: Int { min(number * size, maximum) }

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
