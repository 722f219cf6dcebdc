import AlmanacProtocol
import Basics
import Places
import Services
import Skill
import Time
import Vocabulary

/// `skill.export`: forecasts beside the observed values, in verif's columns.
extension Wire.SkillExportMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let variable = call.params.variable
    let provider = call.params.provider.rawValue
    let place = call.place.found.place
    let text = try await call.services.weather.ledger.computed(at: call.place.found) {
      VerifText($0, variable, of: provider, at: place)
    }.get()
    return Result(text: text.lines, count: text.count, place: call.place.wire)
  }
}

/// One variable and provider in the text form of verif (github.com/WFRT/verif).
private struct VerifText: Sendable {
  let lines: String
  let count: Int

  init(
    _ days: [SkillDay], _ variable: SkillVariable, of provider: String, at place: Place
  ) {
    let pairs = days.pairs(of: variable).filter { $0.key.provider == provider }.values
      .flatMap(\.self)
      .sorted { ($0.valid, $0.issued) < ($1.valid, $1.issued) }
    let position = [
      "0", Self.number(place.coordinate.latitude), Self.number(place.coordinate.longitude),
      Self.number(place.elevationMeters ?? 0),
    ].joined(separator: " ")
    var text = "# variable: \(variable.rawValue)\n# units: \(Self.unit(variable))\n"
    text += "unixtime leadtime location lat lon altitude obs fcst\n"
    for pair in pairs {
      let lead = pair.valid.seconds(since: pair.issued) / 3_600
      text += "\(Int(pair.issued.unixSeconds)) \(Int(lead)) \(position) "
      text += "\(Self.number(pair.truth)) \(Self.number(pair.forecast))\n"
    }
    (lines, count) = (text, pairs.count)
  }

  private static func number(_ value: Double) -> String { fixedPoint(value, decimals: 2) }

  private static func unit(_ variable: SkillVariable) -> String {
    switch variable {
    case .temperature, .dewPoint: "$^oC$"
    case .windSpeed, .windGust: "km/h"
    case .precipitation: "mm"
    case .precipitationProbability, .cloudCover: "%"
    }
  }
}
