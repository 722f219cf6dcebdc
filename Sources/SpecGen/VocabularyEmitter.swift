/// Maps between two vocabularies: a choice of the protocol and the equivalent enumeration of the
/// program. The maps are written case by case, so that a word missing on either side does not
/// compile.
struct VocabularyEmitter {
  let spec: Spec

  static let path = "Sources/AlmanacServer/Generated/Vocabularies.swift"

  private struct Pair {
    enum Direction { case toWire, fromWire, both }

    /// The choice in `protocol-spec/`.
    let choice: String
    /// The enumeration, with its module. Its cases have the names of the choice's values.
    let enumeration: String
    var direction = Direction.toWire
    /// The enumeration's case that wraps the choice's values, and the values that are cases of
    /// their own.
    var wrapping: (name: String, aside: Set<String>)?
  }

  private static let pairs = [
    Pair(choice: "AirQualityCategory", enumeration: "AlmanacCore.AirQualityCategory"),
    Pair(choice: "AirQualityScale", enumeration: "AlmanacCore.AirQualityScale"),
    Pair(choice: "AlertCertainty", enumeration: "AlmanacCore.AlertCertainty"),
    Pair(choice: "AlertCoverage", enumeration: "AlmanacCore.AlertCoverage"),
    Pair(choice: "AlertMatch", enumeration: "AlmanacCore.AlertMatch"),
    Pair(choice: "AlertSeverity", enumeration: "AlmanacCore.AlertSeverity"),
    Pair(choice: "AlertUrgency", enumeration: "AlmanacCore.AlertUrgency"),
    Pair(choice: "BreakerState", enumeration: "HTTP.CircuitBreaker.State"),
    Pair(choice: "CloudAmount", enumeration: "AlmanacCore.CloudLayer.Amount"),
    Pair(choice: "CloudKind", enumeration: "AlmanacCore.CloudLayer.Kind"),
    Pair(choice: "Compass", enumeration: "AlmanacCore.Compass", direction: .both),
    Pair(choice: "ConditionKind", enumeration: "AlmanacCore.ConditionKind", direction: .both),
    Pair(choice: "ConfigOrigin", enumeration: "AlmanacServer.SettingOrigin"),
    Pair(choice: "CorrectionVerdict", enumeration: "AlmanacCore.WithheldProof.Verdict"),
    Pair(choice: "ExtremeKind", enumeration: "AlmanacCore.ClimateExtreme.Kind"),
    Pair(
      choice: "Fallback", enumeration: "Services.FetchPolicy.Fallback", direction: .fromWire),
    Pair(choice: "FeelsLikeMethod", enumeration: "AlmanacCore.FeelsLike.Method"),
    Pair(choice: "FrameKind", enumeration: "AlmanacCore.MapFrame.Kind"),
    Pair(choice: "LocationAuthorization", enumeration: "Services.LocationAuthorization"),
    Pair(choice: "LocationOrigin", enumeration: "Services.LocationOrigin"),
    Pair(choice: "MapLayerKind", enumeration: "AlmanacCore.MapLayerKind"),
    Pair(choice: "MeasuredField", enumeration: "AlmanacCore.MeasuredField"),
    Pair(choice: "MeasuredQuality", enumeration: "AlmanacCore.MeasuredQuality"),
    Pair(
      choice: "MoonPhaseName", enumeration: "AlmanacCore.MoonPhase.Name", direction: .both),
    Pair(choice: "Pollutant", enumeration: "AlmanacCore.Pollutant"),
    Pair(
      choice: "Provider", enumeration: "Services.SourceProvider", direction: .both,
      wrapping: ("upstream", aside: ["climatology"])),
    Pair(choice: "ProviderFaultKind", enumeration: "AlmanacCore.ProviderFault.Kind"),
    Pair(choice: "ReportKind", enumeration: "AlmanacCore.AerodromeReport.Kind"),
    Pair(choice: "ReportedChangeKind", enumeration: "AlmanacCore.ReportedChange.Kind"),
    Pair(choice: "RowKind", enumeration: "AlmanacCore.ForecastKind"),
    Pair(choice: "Scenario", enumeration: "AlmanacCore.Scenario", direction: .both),
    Pair(choice: "SkillUse", enumeration: "Services.FetchPolicy.SkillUse", direction: .fromWire),
    Pair(choice: "SkillVariable", enumeration: "AlmanacCore.SkillVariable", direction: .both),
    Pair(choice: "SpreadDoubt", enumeration: "AlmanacCore.SpreadDoubt"),
    Pair(choice: "SpreadMethod", enumeration: "AlmanacCore.SpreadMethod"),
    Pair(choice: "SpreadVariable", enumeration: "AlmanacCore.SpreadVariable", direction: .both),
    Pair(choice: "SourceKind", enumeration: "Services.SourceKind"),
    Pair(choice: "StationKind", enumeration: "AlmanacCore.Station.Kind"),
    Pair(choice: "SunPhase", enumeration: "AlmanacCore.SunLight.Phase"),
    Pair(choice: "SunState", enumeration: "AlmanacCore.SunEvents.State"),
    Pair(
      choice: "SunEvent", enumeration: "Services.SunsetQuestion.Event", direction: .fromWire),
    Pair(
      choice: "SunsetModel", enumeration: "Services.SunsetQuestion.Model", direction: .both),
    Pair(choice: "SunsetPredictor", enumeration: "AlmanacCore.SunsetLearning.Predictor"),
    Pair(choice: "SunsetPath", enumeration: "AlmanacCore.SunsetPathSource"),
    Pair(choice: "SummaryFactKind", enumeration: "AlmanacCore.SummaryFact.Kind"),
    Pair(choice: "SummaryStyle", enumeration: "AlmanacCore.SummaryStyle", direction: .fromWire),
    Pair(choice: "SunsetRating", enumeration: "AlmanacCore.SunsetRating"),
    Pair(choice: "SunsetReason", enumeration: "AlmanacCore.SunsetReason"),
    Pair(choice: "TextDirection", enumeration: "AlmanacCore.TextDirection"),
    Pair(choice: "TimeZoneSource", enumeration: "AlmanacCore.Place.TimeZoneSource"),
    Pair(
      choice: "UnitPreset", enumeration: "AlmanacCore.UnitSystem.Preset", direction: .fromWire),
    Pair(choice: "WarningCode", enumeration: "Services.ServiceWarning.Code"),
  ]

  func text() -> String {
    var text = """
      // Generated from protocol-spec/ by specgen; do not edit.
      // swift-format-ignore-file

      package import AlmanacCore
      package import AlmanacProtocol
      package import HTTP
      internal import Providers
      package import Services


      """
    for pair in Self.pairs { text += maps(pair) }
    return text
  }

  private func maps(_ pair: Pair) -> String {
    guard case .choice(let choice) = spec.noun(pair.choice) else { return "" }
    let wire = choice.values.map { "." + Names.swift($0.caseName) }
    let core = zip(choice.values, wire).map { value, name in
      guard let wrapping = pair.wrapping, !wrapping.aside.contains(value.raw) else { return name }
      return ".\(wrapping.name)(\(name))"
    }
    let (wireType, rows) = ("Wire." + pair.choice, Array(zip(wire, core)))
    let toWire = map(rows.map { ($1, $0) }, from: pair.enumeration, to: wireType)
    let fromWire = map(rows, from: wireType, to: pair.enumeration)
    return switch pair.direction {
    case .toWire: toWire
    case .fromWire: fromWire
    case .both: toWire + fromWire
    }
  }

  private func map(
    _ rows: [(from: String, to: String)], from source: String, to target: String
  ) -> String {
    let cases = rows.map { "    case \($0.from): self = \($0.to)\n" }.joined()
    return """
      extension \(target) {
        package init(_ value: \(source)) {
          switch value {
      \(cases)\
          }
        }
      }


      """
  }
}
