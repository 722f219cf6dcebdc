import AlmanacProtocol
import Units
import Vocabulary
import Words

extension Wire.TextBlock {
  /// The document for a program that draws it: each text, with its spoken form if that differs.
  /// - Parameter spoken: the same blocks in the words of a voice.
  static func all(
    of written: Blocks, spoken: Blocks, _ direction: TextDirection
  ) -> [Wire.TextBlock] {
    zip(written.all, spoken.all).compactMap { written, spoken in
      let columns = written.knownColumns
      guard var block = Wire.TextBlock(written.only(columns), .written),
        let said = Wire.TextBlock(spoken.only(columns), .spoken)
      else { return nil }
      func told(_ spans: [Wire.TextSpan], _ others: [Wire.TextSpan]) -> [Wire.TextSpan] {
        zip(spans, others).map { span, other in
          var span = span
          if other.text != span.text { span.spoken = other.text }
          span.text = Page.line(span.text, in: direction)
          return span
        }
      }
      func whole(_ spans: [Wire.TextSpan]) -> [Wire.TextSpan] { spans.filter { !$0.text.isEmpty } }
      block.spans = block.spans.map { whole(told($0, said.spans ?? [])) }
      block.facts = block.facts.map { facts in
        zip(facts, said.facts ?? []).map { fact, other in
          Wire.TextFact(
            id: fact.id, name: told([fact.name], [other.name])[0],
            value: whole(told(fact.value, other.value)))
        }
      }
      block.columns = block.columns.map { columns in
        zip(columns, said.columns ?? []).map { column, other in
          Wire.TextColumn(
            id: column.id, name: told([column.name], [other.name])[0], unit: column.unit,
            number: column.number, detail: column.detail)
        }
      }
      block.rows = block.rows.map { rows in
        zip(rows, said.rows ?? []).map { Wire.TextRow(cells: told($0.cells, $1.cells)) }
      }
      return block
    }
  }

  /// Nil for what is only seen.
  private init?(_ block: Blocks.Block, _ voice: Voice) {
    func span(_ text: Text, _ style: Style) -> Wire.TextSpan { Wire.TextSpan(text, style, voice) }
    switch block {
    case .gap, .drawing: return nil
    case .line(let pieces): self.init(.line, spans: pieces.map { span($0.text, $0.style) })
    case .paragraph(let text, let style, _):
      self.init(.paragraph, spans: [span(text, style)])
    case .warning(let words):
      self.init(
        words.severity == nil ? .warningElsewhere : .warning,
        spans: [
          span(words.head, .bold), span(words.event, .bold.quoted),
          span(words.more, .plain),
        ])
      severity = words.severity
    case .badge(let badge):
      self.init(
        .badge,
        spans: [
          span(badge.value, .bold), span(badge.scale, .plain),
          span(badge.words, .bold),
        ])
      share = Measure(badge.share)
    case .facts(let facts):
      self.init(.facts)
      self.facts = facts.map {
        Wire.TextFact(
          id: $0.id, name: span($0.name, .plain), value: [span($0.value, .plain)])
      }
    case .rows(let rows):
      self.init(.facts)
      facts = rows.map { row in
        Wire.TextFact(
          name: span(row.name, .plain),
          value: row.pieces.map { span($0.text, $0.style) })
      }
    case .table(let columns, let rows):
      self.init(.table)
      self.columns = columns.map {
        Wire.TextColumn(
          id: $0.id, name: span(Text(written: $0.mark) + $0.title, .plain),
          unit: $0.unit.isEmpty ? nil : $0.unit,
          number: $0.isNumber, detail: $0.isDetail ? true : nil)
      }
      self.rows = rows.map { row in
        Wire.TextRow(cells: row.map { span($0.words, $0.style) })
      }
    }
  }

  private init(_ kind: TextBlockKind, spans: [Wire.TextSpan]? = nil) {
    self.init(kind: kind, spans: spans)
  }
}

extension Blocks.Block {
  /// The indices of a table's columns that have any value that is not drawn.
  fileprivate var knownColumns: [Int] {
    guard case .table(let columns, let rows) = self else { return [] }
    return Column.known(columns, rows).filter { index in
      rows.contains { !$0[index].text.isEmpty && !$0[index].style.isUnspoken }
    }
  }

  /// A table of these columns alone.
  fileprivate func only(_ known: [Int]) -> Self {
    guard case .table(let columns, let rows) = self else { return self }
    return .table(known.map { columns[$0] }, rows.map { row in known.map { row[$0] } })
  }
}

extension Wire.TextSpan {
  /// Without the margins of a page; a drawing has no text.
  fileprivate init(_ text: Text, _ style: Style, _ voice: Voice) {
    // The blanks of numbers do not break.
    let words = text.string(in: voice).split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    self.init(text: style.isUnspoken ? "" : words, role: TextRole(words, style))
  }
}

extension TextRole {
  init?(_ text: String, _ style: Style) {
    if style.isQuoted {
      self = .quoted
    } else if text == ResultView.unknown.string {
      self = .unknown
    } else if style.isWarning {
      self = .warning
    } else if style.isUnspoken {
      self = .drawing
    } else if style.isBold {
      self = .strong
    } else if style.tone == .muted {
      self = .muted
    } else {
      return nil
    }
  }
}
