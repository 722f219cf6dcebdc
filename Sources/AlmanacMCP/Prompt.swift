import JSON
import JSONRPC

/// A request that a person picks from a menu of the host, with what it leaves open.
enum Prompt: String, CaseIterable {
  case planMyEvening = "plan_my_evening"
  case packForATrip = "pack_for_a_trip"

  enum Argument: String {
    case place, days
  }

  var title: String {
    switch self {
    case .planMyEvening: "Plan my evening"
    case .packForATrip: "Pack for a trip"
    }
  }

  var description: String {
    switch self {
    case .planMyEvening: "When to go out for the sunset, and what the weather will be."
    case .packForATrip: "What to take along for the weather of the coming days."
    }
  }

  var arguments: [(argument: Argument, description: String, isRequired: Bool)] {
    switch self {
    case .planMyEvening:
      [(.place, "Where; the current location if it is left out.", false)]
    case .packForATrip:
      [
        (.place, "Where the trip goes.", true),
        (.days, "How many days from today, 1 to 16; 7 if it is left out.", false),
      ]
    }
  }

  /// The member `prompts`.
  static func writeList(to writer: inout JSONWriter) {
    writer.array("prompts", allCases) { writer, prompt in
      writer.object { writer in
        writer.member("name", prompt.rawValue)
        writer.member("title", prompt.title)
        writer.member("description", prompt.description)
        writer.array("arguments", prompt.arguments) { writer, argument in
          writer.object { writer in
            writer.member("name", argument.argument.rawValue)
            writer.member("description", argument.description)
            writer.member("required", argument.isRequired)
          }
        }
      }
    }
  }
}

/// A host's request for a prompt, with its arguments checked.
struct PromptCall {
  let prompt: Prompt
  /// As the person typed it.
  private let place: ForeignText?
  private let days: Int

  private static let dayRange = 1...16

  init(_ params: JSONValue?) throws(RPCError) {
    guard let name = params?["name"]?.string else { throw .invalidParams("`name` is missing") }
    guard let prompt = Prompt(rawValue: name) else {
      let names = Prompt.allCases.map(\.rawValue).joined(separator: ", ")
      throw .invalidParams("There is no prompt \(name). There are: \(names).")
    }
    let arguments = params?["arguments"].flatMap { $0.isNull ? nil : $0 }
    guard arguments == nil || arguments?.kind == .object else {
      throw .invalidParams("`arguments` is not an object")
    }
    for (name, value) in arguments?.members.map(\.self) ?? [] {
      guard prompt.arguments.contains(where: { $0.argument.rawValue == name }) else {
        throw .invalidParams("\(prompt.rawValue) has no argument \(name).")
      }
      guard value.string != nil else { throw .invalidParams("`\(name)` is not a string") }
    }
    self.prompt = prompt
    place = ForeignText(arguments?[Prompt.Argument.place.rawValue])
    let isPlaceRequired = prompt.arguments.contains { $0.argument == .place && $0.isRequired }
    guard place != nil || !isPlaceRequired else {
      throw .invalidParams("\(prompt.rawValue) needs `place`.")
    }
    days = try Self.days(arguments?[Prompt.Argument.days.rawValue]?.string)
  }

  private static func days(_ text: String?) throws(RPCError) -> Int {
    guard let text, !text.isEmpty else { return 7 }
    guard let days = Int(text), dayRange.contains(days) else {
      throw .invalidParams("`days` is a whole number from 1 to 16")
    }
    return days
  }

  /// The members `description` and `messages`.
  func write(to writer: inout JSONWriter) {
    writer.member("description", prompt.description)
    writer.array("messages", [text]) { writer, text in
      writer.object { writer in
        writer.member("role", "user")
        writer.key("content")
        ToolResult.writeText(text, to: &writer)
      }
    }
  }

  private var text: String {
    let task =
      switch prompt {
      case .planMyEvening:
        "Plan my evening outdoors\(place.map { " at the place \($0.quoted)" } ?? "").\n"
          + "Use sunset_score for tonight's score and golden hour, forecast_hourly for rain, wind and"
          + " temperature until midnight, and alerts_active for warnings.\n"
          + "Say in a few sentences whether it is worth going out, when to be where the western"
          + " horizon is free, what to wear, and what could spoil it."
      case .packForATrip:
        "Help me pack for \(days) days at the place \(place?.quoted ?? "")"
          + ", beginning today.\n"
          + "Use forecast_daily with that number of days, alerts_active for warnings, and air_quality"
          + " if pollen or dust may matter.\n"
          + "List what to take along, each thing with the weather that it is for, and what can stay"
          + " at home."
      }
    return task + "\nGive times as they are there. Say which values are estimates or out of date,"
      + " and credit the sources."
  }
}
