package import Vocabulary

extension Wire.Alert {
  /// What it is about, to be told.
  package var warned: WarnedEvent { WarnedEvent(event, hazard, in: language) }
}
