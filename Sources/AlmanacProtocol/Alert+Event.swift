package import Vocabulary

extension Wire.Alert {
  /// What a text says that it is about.
  package var warned: WarnedEvent { WarnedEvent(event, hazard, in: language) }
}
