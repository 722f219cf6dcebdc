package import AlmanacProtocol
package import Words

/// The content of an answer. A page, speech and the blocks of a shell are renderings of it, and
/// choose nothing themselves.
///
/// Nothing of it has a default: whoever tells something says where it is, which warning is in force
/// there, whether it is an estimate, where it is from and whom to credit.
package struct Document: Sendable {
  package typealias Note = (text: Text, style: Style)

  /// What a document begins with.
  private struct Heading: Sendable {
    let place: Text?
    /// What it is about, besides its place.
    let subject: Text
    /// The gravest in force, unless the blocks begin with it.
    let warning: WarningLine?
    /// That all of it is an estimate, with the reason and without.
    let estimate: (text: Text, brief: Text)?
  }

  /// Nil for a drawing, which has its own.
  private let heading: Heading?
  package var blocks: Blocks
  /// Source, age, warnings and corrections.
  let notes: [Note]
  let credits: [Wire.Attribution]

  /// - Parameters:
  ///   - subject: nil for a drawing, which has a heading of its own.
  ///   - warning: that it begins with.
  ///   - caveat: that warnings are not known.
  package init(
    _ view: ResultView, _ subject: Text?, _ warning: WarningLine?, _ blocks: Blocks,
    caveat: Text?
  ) {
    heading = subject.map { subject in
      Heading(
        place: view.place, subject: subject,
        warning: warning, estimate: view.estimateBanner.map { ($0, view.briefBanner) })
    }
    let unknown = caveat.map { (text: Text(written: "! ") + $0, style: Style.colored(.orange)) }
    notes = [unknown].compactMap(\.self) + view.notes
    (self.blocks, credits) = (blocks, view.credits)
  }
}

extension Document {
  /// Place and time, the gravest warning in force, that all is an estimate, and the content.
  var titled: Blocks {
    Blocks { blocks in
      if let heading {
        let place: [Blocks.Piece] = heading.place.map { [($0, .bold), (" · ", .plain)] } ?? []
        blocks.line(place + [(heading.subject, .plain)])
        blocks.warning(heading.warning)
        if let estimate = heading.estimate { blocks.paragraph(estimate.text, .warning) }
        blocks.blank()
      }
      blocks.append(self.blocks)
    }
  }

  /// Without the reason of an estimate, which is in `titled`.
  var otherNotes: [Note] { notes.filter { $0.text != heading?.estimate?.text } }

  /// The content below a title that the caller writes. The reason of an estimate is in the notes,
  /// which the parts of an overview share.
  var untitled: Blocks {
    Blocks { blocks in
      blocks.warning(heading?.warning)
      if let estimate = heading?.estimate {
        blocks.paragraph(estimate.brief, .warning, indent: 2)
      }
      blocks.blank()
      blocks.append(self.blocks)
    }
  }
}

extension PagedMethod {
  /// - Parameter blocks: nil for the method's own.
  package static func document(
    _ result: Result, _ view: ResultView, _ blocks: Blocks? = nil
  ) -> Document {
    Document(
      view, subject(result, view), opening(result, view),
      blocks ?? Blocks { write(result, view, &$0) }, caveat: caveat(result, view))
  }
}

extension Blocks {
  /// What the mark `*` means.
  mutating func corrections(_ view: ResultView) {
    for text in view.corrections { paragraph(text, .muted, indent: 2) }
  }
}
