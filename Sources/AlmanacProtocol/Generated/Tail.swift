// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

internal import JSON

extension Wire {

/// For where it is, in which units, and by whom.
package struct Tail: Sendable {
  /// Where the answer is for.
  package var place: Place?
  /// The unit of every quantity.
  package var units: Units?
  /// The weakest part of the answer.
  package var source: Source
  /// Where several were used.
  package var sources: [ProductSource]?
  /// With warning `throttled`: when asking again makes sense.
  package var retryAfterSeconds: Int?
  /// Credit to show.
  package var attribution: [Attribution]
  /// Things worth knowing.
  package var warnings: [Warning]

  package init(place: Place? = nil, units: Units? = nil, source: Source, sources: [ProductSource]? = nil, retryAfterSeconds: Int? = nil, attribution: [Attribution], warnings: [Warning]) {
    self.place = place
    self.units = units
    self.source = source
    self.sources = sources
    self.retryAfterSeconds = retryAfterSeconds
    self.attribution = attribution
    self.warnings = warnings
  }

  func writeMembers(to writer: inout JSONWriter) {
    writer.optional("place", place)
    writer.optional("units", units)
    writer.member("source", source)
    writer.optional("sources", sources)
    writer.optional("retryAfterSeconds", retryAfterSeconds)
    writer.member("attribution", attribution)
    writer.member("warnings", warnings)
  }
}

}
