import AlmanacProtocol
import Basics
package import Words

/// A document as it is read aloud: one sentence a line, without what is only seen.
package struct Reading {
  private let wording: Wording
  private var heard: [Text] = []

  /// - Parameter wording: the spoken one that has made what is read.
  private init(_ wording: Wording) { self.wording = wording }

  package static func lines(of document: Document, _ wording: Wording) -> [String] {
    var reading = Reading(wording)
    reading.read(document.titled)
    reading.read(document.otherNotes, document.credits)
    return reading.sentences
  }

  static func lines(of blocks: Blocks, _ wording: Wording) -> [String] {
    var reading = Reading(wording)
    reading.read(blocks)
    return reading.sentences
  }

  static func notes(of document: Document, _ wording: Wording) -> [String] {
    var reading = Reading(wording)
    reading.read(document.notes, document.credits)
    return reading.sentences
  }

  private var sentences: [String] {
    heard.map { wording.closed($0).string }.filter { !$0.isEmpty }.map { TerminalText($0).text }
  }

  private mutating func read(_ notes: [Document.Note], _ credits: [Wire.Attribution]) {
    heard += notes.map(\.text)
    heard += credits.map { credit in
      wording.list([wording.quote(credit.text), credit.license.map(wording.quote)])
    }
  }

  private mutating func read(_ blocks: Blocks) {
    for block in blocks.all { read(block) }
  }

  private mutating func read(_ block: Blocks.Block) {
    switch block {
    case .gap, .drawing: break
    case .line(let pieces): read(pieces.map(\.text))
    case .paragraph(let text, _, _): read([text])
    case .warning(let words): read([words.whole])
    case .badge(let badge):
      read([wording.words([badge.value, badge.scale]), badge.words])
    case .facts(let facts):
      for fact in facts where !fact.value.string(in: .spoken).isEmpty {
        read([wording.labeled(fact.name, fact.value)])
      }
    case .rows(let rows):
      for row in rows { read([row.name] + row.pieces.map(\.text)) }
    case .table(let columns, let rows):
      for row in rows { read(columns, row) }
    }
  }

  private mutating func read(_ parts: [Text]) { heard.append(wording.list(parts)) }

  /// A row as one line: its first cell, then each with the title of its column.
  private mutating func read(_ columns: [Column], _ row: [Cell]) {
    let known = zip(columns, row).filter { !$0.isDetail && !$1.words.string(in: .spoken).isEmpty }
    guard !known.isEmpty else { return }
    read(
      known.enumerated().map { index, part in
        index == 0 ? part.1.words : wording.words([part.0.title, part.1.words])
      })
  }
}
