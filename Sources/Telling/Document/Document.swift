package import AlmanacProtocol
import Words

/// The content of an answer. A page, speech and the blocks of a shell are renderings of it, and
/// choose nothing themselves.
///
/// Nothing of it has a default: whoever tells something says where it is, which warning is in force
/// there, whether it is an estimate, where it is from and whom to credit.
package struct Document: Sendable {
  package typealias Note = (text: String, style: Style)

  /// What a document begins with.
  package struct Heading: Sendable {
    package let place: String
    /// What it is about, besides its place.
    package let subject: String
    /// The gravest in force, unless the blocks begin with it.
    package let warning: WarningLine?
    /// That all of it is an estimate, with the reason and without.
    package let estimate: (text: String, brief: String)?
  }

  /// Nil for a drawing, which has its own.
  package let heading: Heading?
  package let blocks: Blocks
  /// Source, age, warnings and corrections.
  package let notes: [Note]
  package let credits: [Wire.Attribution]

  package init(
    _ heading: Heading?, _ blocks: Blocks, notes: [Note], credits: [Wire.Attribution]
  ) {
    (self.heading, self.blocks) = (heading, blocks)
    (self.notes, self.credits) = (notes, credits)
  }

  /// - Parameters:
  ///   - subject: nil for a drawing, which has a heading of its own.
  ///   - warning: that it begins with.
  package init(
    _ view: ResultView, _ subject: String?, _ warning: WarningLine?, _ blocks: Blocks
  ) {
    let heading = subject.map { subject in
      Heading(
        place: view.tail.place?.displayName ?? view.say(.here), subject: subject,
        warning: warning, estimate: view.estimateBanner.map { ($0, view.briefBanner) })
    }
    self.init(heading, blocks, notes: view.notes, credits: view.credits)
  }
}

extension Document {
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
      blocks ?? Blocks { write(result, view, &$0) })
  }
}

extension Blocks {
  /// What the mark `*` means.
  mutating func corrections(_ view: ResultView) {
    for text in view.corrections { paragraph(text, .muted, indent: 2) }
  }
}
