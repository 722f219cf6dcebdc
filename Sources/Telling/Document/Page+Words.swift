import Basics

/// Words kept together on a line, and the columns before them.
struct PageWord {
  var gap: Int
  var pieces: [Page.Piece] = []

  var columns: Int { pieces.reduce(0) { $0 + TextWidth.columns($1.text) } }

  /// Those of the unit that this is, and the gap before it; 0 if it is none of the number.
  func unitColumns(of number: PageWord) -> Int {
    guard gap == 1, number.pieces.last?.text.last?.isNumber ?? false,
      LineBreaks.isUnit(pieces.map(\.text).joined())
    else { return 0 }
    return gap + columns
  }

  /// A drawing counts as one word, including its spaces.
  static func all(in pieces: [Page.Piece]) -> [PageWord] {
    var words: [PageWord] = []
    var word = PageWord(gap: 0)
    func end() {
      if !word.pieces.isEmpty {
        words.append(word)
        word = PageWord(gap: 0)
      }
    }
    for piece in pieces {
      if piece.style.isDrawing {
        word.pieces.append(piece)
        continue
      }
      var rest = piece.text[...]
      while !rest.isEmpty {
        let blanks = rest.prefix { $0 == " " }.count
        if blanks > 0 { end() }
        word.gap += blanks
        let text = rest.dropFirst(blanks).prefix { $0 != " " }
        for (index, part) in LineBreaks.parts(of: text).enumerated() {
          if index > 0 { end() }
          word.pieces.append((String(part), piece.style))
        }
        rest = rest.dropFirst(blanks + text.count)
      }
    }
    end()
    return words
  }
}

/// A line under construction.
struct PageLine {
  private(set) var columns = 0
  private var words: [PageWord] = []

  var hasWords: Bool { !words.isEmpty }

  mutating func append(_ word: PageWord) {
    columns += word.gap + word.columns
    words.append(word)
  }

  /// Its texts, each in another style than that beside it; none without words.
  /// - Parameter open: the isolates that the line before leaves open, and this one.
  func runs(_ open: inout Isolates) -> [Page.Piece] {
    var runs: [Page.Piece] = []
    for word in words {
      for (index, piece) in word.pieces.enumerated() {
        let gap = String(repeating: " ", count: index == 0 ? word.gap : 0)
        if let last = runs.last, last.style == piece.style, !piece.style.isDrawing {
          runs[runs.count - 1].text += gap + piece.text
        } else {
          runs.append((gap, .plain))
          runs.append(piece)
        }
      }
    }
    guard let first = runs.firstIndex(where: { $0.text.contains { $0 != " " } }) else { return [] }
    runs[first].text = open.opening + runs[first].text
    open = Isolates(runs.map(\.text).joined())
    runs[runs.count - 1].text += open.closing
    return runs
  }
}
