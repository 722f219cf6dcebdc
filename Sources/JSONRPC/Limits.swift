/// The bounds of one connection. They are advertised in `initialize` and enforced; a value equal to
/// its limit is accepted, one more is refused.
package struct Limits: Equatable, Sendable {
  /// All header lines of one frame. Real clients send under 100 bytes; proxies add a few lines.
  package var maxHeaderBytes = 8192

  /// One message. Requests are small; this leaves room for the largest batch anybody would write,
  /// and bounds what one frame can make the server hold.
  package var maxMessageBytes = 4 << 20

  /// Arrays and objects open at once. Params nest five deep; 128 bounds the parser's recursion.
  package var maxDepth = 128

  /// Members of one batch: their answers are held until the last is there.
  package var maxBatchItems = 1024

  /// Requests accepted and not answered. A waiting one costs about 4 KiB with its task.
  package var maxInFlight = 4096

  /// Bytes written and not read by the client, above which reading stops. Several times the largest
  /// single answer, so that an ordinary slow reader is never throttled.
  package var maxQueuedOutputBytes = 8 << 20

  package init() {}
}
