/// The limits of one connection, advertised in `initialize` and enforced. A value equal to its
/// limit is accepted, one more is rejected.
package struct Limits: Equatable, Sendable {
  /// All header lines of one frame. Real clients send under 100 bytes; proxies add a few lines.
  package var maxHeaderBytes = 8192

  /// One message. Requests are small; this fits the largest reasonable batch and bounds the memory
  /// of one frame.
  package var maxMessageBytes = 4 << 20

  /// Nesting of arrays and objects. Params nest five deep; 128 bounds the parser's recursion.
  package var maxDepth = 128

  /// Members of one batch. Their answers are held until the last one is ready.
  package var maxBatchItems = 1024

  /// Unanswered requests. A waiting one costs about 4 KiB including its task.
  package var maxInFlight = 4096

  /// Unread output bytes, above which reading input stops. Several times the largest single answer,
  /// so that an ordinary slow reader is never throttled.
  package var maxQueuedOutputBytes = 8 << 20

  package init() {}
}
