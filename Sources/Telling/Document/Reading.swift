import AlmanacProtocol
import Basics
package import Units
package import Words

/// A document as it is read aloud: one sentence a line, without its drawings.
package struct Reading {
  private let wording: Wording
  private let names: [String]
  private var heard: [QuotingText] = []

  /// - Parameter wording: one that is spoken.
  private init(_ wording: Wording, names: [String] = []) {
    (self.wording, self.names) = (wording, names)
  }

  package static func lines(
    of document: Document, _ wording: Wording, _ units: UnitSystem
  ) -> [String] {
    var reading = Reading(wording, names: document.blocks.names)
    reading.read(document.titled)
    reading.read(document.otherNotes, document.credits)
    return reading.sentences(units)
  }

  static func lines(of blocks: Blocks, _ wording: Wording, _ units: UnitSystem) -> [String] {
    var reading = Reading(wording, names: blocks.names)
    reading.read(blocks)
    return reading.sentences(units)
  }

  static func notes(of document: Document, _ wording: Wording, _ units: UnitSystem) -> [String] {
    var reading = Reading(wording)
    reading.read(document.notes, document.credits)
    return reading.sentences(units)
  }

  private func sentences(_ units: UnitSystem) -> [String] {
    // A row of nothing but numbers says nothing aloud.
    let lines = heard.filter { !$0.quotations.isEmpty || $0.own.contains(where: \.isLetter) }
    return wording.sentences(lines, units: units).map { TerminalText($0).text }
  }

  private mutating func read(_ notes: [Document.Note], _ credits: [Wire.Attribution]) {
    for note in notes { read([(note.text, note.style)]) }
    for credit in credits { read(credit) }
  }

  private mutating func read(_ blocks: Blocks) {
    for block in blocks.all { read(block) }
  }

  private mutating func read(_ block: Blocks.Block) {
    switch block {
    case .gap, .drawing: break
    case .line(let pieces): read(pieces)
    case .paragraph(let text, let style, _): read([(text, style)])
    case .warning(let severity, let event, let language, let details):
      heard.append(WarningLine.named(severity, event, in: language, details))
    case .warningElsewhere(let event, let language):
      heard.append(WarningLine.inCountry(event, language))
    case .badge(let badge):
      read([("\(badge.value) \(badge.scale)", .plain), ("  " + badge.words, .plain)])
    case .facts(let facts):
      for fact in facts where fact.value != ResultView.unknown {
        read([("\(fact.name): \(fact.value)", .plain)])
      }
    case .rows(let rows):
      for row in rows { read([("  " + row.name + "  ", .plain)] + row.pieces) }
    case .table(let columns, let rows):
      for row in rows { read(columns, row) }
    }
  }

  private mutating func read(_ pieces: [Blocks.Piece]) {
    var said = QuotingText()
    for piece in pieces where !piece.style.isUnspoken {
      // A badge has a margin of its own.
      let text =
        piece.style.isDrawing
        ? piece.text.split(separator: " ").joined(separator: " ") : piece.text
      said.append(text, isQuoted: piece.style.isQuoted, naming: names)
    }
    heard.append(said)
  }

  /// A row as one line: its first cell, then each with the title of its column and its unit.
  private mutating func read(_ columns: [Column], _ row: [Cell]) {
    var parts: [String] = []
    for (column, cell) in zip(columns, row) where !column.isDetail && !cell.style.isUnspoken {
      guard cell.text.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
      let value = column.measured(cell.text)
      parts.append(
        parts.isEmpty || column.title.isEmpty ? value : "\(column.title) \(value)")
    }
    // Between the parts of a line.
    read([(parts.joined(separator: wording.language.listSeparator), .plain)])
  }

  private mutating func read(_ credit: Wire.Attribution) {
    var pieces = credit.text.split(separator: " ").flatMap(Self.pieces)
    if let license = credit.license { pieces += [("(", .plain), (license, .plain.quoted)] }
    read(pieces)
  }

  /// A word of a credit: "1991-2020" and "SPM.8" are names, not numbers.
  private static func pieces(_ word: Substring) -> [Blocks.Piece] {
    func isOutside(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
    let name = word.drop(while: isOutside)
    let end = name.reversed().prefix(while: isOutside).count
    let isName = name.dropLast(end).contains(where: \.isNumber)
    guard isName else { return [(word + " ", .plain)] }
    return [
      (String(name.dropLast(end)), .plain.quoted), (name.suffix(end) + " ", .plain),
    ]
  }
}
