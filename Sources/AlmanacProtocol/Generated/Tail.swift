// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Vocabulary

extension Wire {

/// For where it is, in which units, and by whom.
package struct Tail: Sendable {
  /// Place the answer is for.
  package var place: Place?
  /// The unit of every quantity.
  package var units: Units?
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  package var dir: TextDirection?
  /// The answer as text; absent unless requested.
  package var text: ResultText?
  /// The weakest part of the answer.
  package var source: Source
  /// All sources, if there are several.
  package var sources: [ProductSource]?
  /// With the warning `throttled`: seconds until a retry is useful.
  package var retryAfterSeconds: Int?
  /// What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known.
  package var corrections: [Correction]?
  /// What was blended from several providers; absent if nothing was.
  package var blends: [Blend]?
  /// Attribution to show.
  package var attribution: [Attribution]
  /// Notices about the answer.
  package var warnings: [Warning]

  package init(place: Place? = nil, units: Units? = nil, dir: TextDirection? = nil, text: ResultText? = nil, source: Source, sources: [ProductSource]? = nil, retryAfterSeconds: Int? = nil, corrections: [Correction]? = nil, blends: [Blend]? = nil, attribution: [Attribution], warnings: [Warning]) {
    self.place = place
    self.units = units
    self.dir = dir
    self.text = text
    self.source = source
    self.sources = sources
    self.retryAfterSeconds = retryAfterSeconds
    self.corrections = corrections
    self.blends = blends
    self.attribution = attribution
    self.warnings = warnings
  }

  func writeMembers(to writer: inout ResultWriter) {
    if let place { writer.member("place", place) }
    if let units { writer.member("units", units) }
    if let dir { writer.member("dir", dir) }
    if !writer.isContent, let text { writer.member("text", text) }
    if !writer.isContent { writer.member("source", source) }
    if !writer.isContent, let sources { writer.member("sources", sources) }
    if !writer.isContent, let retryAfterSeconds { writer.member("retryAfterSeconds", retryAfterSeconds) }
    if let corrections { writer.member("corrections", corrections) }
    if let blends { writer.member("blends", blends) }
    if !writer.isContent { writer.member("attribution", attribution) }
    if !writer.isContent { writer.member("warnings", warnings) }
  }
}

}
