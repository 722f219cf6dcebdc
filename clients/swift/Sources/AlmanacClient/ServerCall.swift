/// The params of a method, which name the method and its answer.
///
/// The generated params conform: `WeatherCurrentParams(place: "Lisbon")` is a call of
/// `weather.current` that is answered with a `WeatherCurrentResult`. To call a method that this
/// version of the client does not know, conform a type of your own.
public protocol ServerCall: Encodable, Sendable {
  associatedtype Answer: Decodable & Sendable
  /// The method's name on the wire.
  static var method: String { get }
}

/// A call whose changes can be watched.
public protocol SubscribableCall: ServerCall {}

/// A call whose answer arrives in parts.
public protocol PartialCall: ServerCall {
  associatedtype Part: Decodable & Sendable
}

/// What arrives of a `PartialCall`, in this order: progress and parts, then the whole answer.
public enum Arrival<Call: PartialCall>: Sendable {
  case progress(WorkDoneProgress)
  case part(Call.Part)
  case answer(Call.Answer)
}

/// An event of a subscription.
public struct Update<Value: Sendable>: Sendable {
  /// Counts from 0; restarts with the server.
  public let sequence: Int
  /// When it was sent.
  public let time: Timestamp
  /// Why it was sent.
  public let reason: EventReason
  /// What it tells about; empty for a subscription without a lead.
  public let onsets: [Onset]
  /// The answer, or why there is none; an error does not end a subscription.
  public let result: Result<Value, ServerError>
}

/// A part of an answer with a state of its own.
public protocol AnswerPart: Sendable {
  associatedtype Value: Sendable
  var state: TaskState { get }
  var value: Value? { get }
  var error: ErrorObject? { get }
}

/// An answer that says where its data come from.
public protocol Sourced {
  var source: Source { get }
}
