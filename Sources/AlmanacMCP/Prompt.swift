import JSON
import JSONRPC

/// A request that a person picks from a menu of the host, with what it leaves open.
struct Prompt: Sendable {
  struct Argument: Sendable {
    let name: String
    let description: String
    var isRequired = false
  }

  let name: String
  let title: String
  let description: String
  let arguments: [Argument]
  /// What the assistant is to do.
  let task: @Sendable (_ place: ForeignText?, _ days: Int) -> String

  static let all = [planMyEvening, packForATrip]

  private static let planMyEvening = Prompt(
    name: "plan_my_evening", title: "Plan my evening",
    description: "When to go out for the sunset, and what the weather will be.",
    arguments: [
      Argument(name: "place", description: "Where; the current location if it is left out.")
    ]
  ) { place, _ in
    "Plan my evening outdoors\(place.map { " at the place \($0.quoted)" } ?? "").\n"
      + "Use sunset_score for tonight's score and golden hour, forecast_hourly for rain, wind and"
      + " temperature until midnight, and alerts_active for warnings.\n"
      + "Say in a few sentences whether it is worth going out, when to be where the western"
      + " horizon is free, what to wear, and what could spoil it."
  }

  private static let packForATrip = Prompt(
    name: "pack_for_a_trip", title: "Pack for a trip",
    description: "What to take along for the weather of the coming days.",
    arguments: [
      Argument(name: "place", description: "Where the trip goes.", isRequired: true),
      Argument(
        name: "days", description: "How many days from today, 1 to 16; 7 if it is left out."),
    ]
  ) { place, days in
    "Help me pack for \(days) days at the place \(place?.quoted ?? ""), beginning today.\n"
      + "Use forecast_daily with that number of days, alerts_active for warnings, and air_quality"
      + " if pollen or dust may matter.\n"
      + "List what to take along, each thing with the weather that it is for, and what can stay"
      + " at home."
  }

  /// The member `prompts`.
  static func writeList(to writer: inout JSONWriter) {
    writer.array("prompts", all) { writer, prompt in
      writer.object { writer in
        writer.member("name", prompt.name)
        writer.member("title", prompt.title)
        writer.member("description", prompt.description)
        writer.array("arguments", prompt.arguments) { writer, argument in
          writer.object { writer in
            writer.member("name", argument.name)
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
    guard let prompt = Prompt.all.first(where: { $0.name == name }) else {
      let names = Prompt.all.map(\.name).joined(separator: ", ")
      throw .invalidParams("There is no prompt \(name). There are: \(names).")
    }
    let arguments = params?["arguments"].flatMap { $0.isNull ? nil : $0 }
    guard arguments == nil || arguments?.kind == .object else {
      throw .invalidParams("`arguments` is not an object")
    }
    for (name, value) in arguments?.members.map(\.self) ?? [] {
      guard prompt.arguments.contains(where: { $0.name == name }) else {
        throw .invalidParams("\(prompt.name) has no argument \(name).")
      }
      guard value.string != nil else { throw .invalidParams("`\(name)` is not a string") }
    }
    self.prompt = prompt
    place = ForeignText(arguments?["place"])
    let isPlaceRequired = prompt.arguments.contains { $0.name == "place" && $0.isRequired }
    guard place != nil || !isPlaceRequired else {
      throw .invalidParams("\(prompt.name) needs `place`.")
    }
    days = try Self.days(arguments?["days"]?.string)
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
    prompt.task(place, days)
      + "\nGive times as they are there. Say which values are estimates or out"
      + " of date, and credit the sources."
  }
}
