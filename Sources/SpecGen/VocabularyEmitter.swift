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
    let direction: Direction
    /// The enumeration's case that wraps the choice's values, and the values that are cases of
    /// their own.
    let wrapping: (name: String, aside: Set<String>)?

    /// - Parameter enumeration: nil is that of the same name in the core.
    init(
      _ choice: String, is enumeration: String? = nil, direction: Direction = .toWire,
      wrapping: (name: String, aside: Set<String>)? = nil
    ) {
      self.choice = choice
      self.enumeration = enumeration ?? "AlmanacCore." + choice
      (self.direction, self.wrapping) = (direction, wrapping)
    }
  }

  private static let pairs = [
    Pair("AirQualityCategory", direction: .both),
    Pair("AirQualityScale"),
    Pair("AlertCertainty"),
    Pair("AlertCoverage"),
    Pair("AlertMatch"),
    Pair("AlertSeverity", direction: .both),
    Pair("AlertUrgency"),
    Pair("BreakerState", is: "HTTP.CircuitBreaker.State"),
    Pair("CloudAmount", is: "AlmanacCore.CloudLayer.Amount"),
    Pair("CloudKind", is: "AlmanacCore.CloudLayer.Kind"),
    Pair("Compass", direction: .both),
    Pair("ConditionKind", direction: .both),
    Pair("ConfigOrigin", is: "AlmanacServer.SettingOrigin"),
    Pair("CorrectionVerdict", is: "AlmanacCore.WithheldProof.Verdict"),
    Pair("ExtremeKind", is: "AlmanacCore.ClimateExtreme.Kind", direction: .both),
    Pair("Fallback", is: "Services.FetchPolicy.Fallback", direction: .fromWire),
    Pair("FeelsLikeMethod", is: "AlmanacCore.FeelsLike.Method"),
    Pair("ForecastPart"),
    Pair("FrameKind", is: "AlmanacCore.MapFrame.Kind"),
    Pair("LocationAuthorization", is: "Services.LocationAuthorization"),
    Pair("LocationOrigin", is: "Services.LocationOrigin"),
    Pair("MapLayerKind"),
    Pair("MeasuredField"),
    Pair("MeasuredQuality"),
    Pair("MoonPhaseName", is: "AlmanacCore.MoonPhase.Name", direction: .both),
    Pair("Pollutant"),
    Pair(
      "Provider", is: "Services.SourceProvider", direction: .both,
      wrapping: ("upstream", aside: ["climatology"])),
    Pair("ProviderFaultKind", is: "AlmanacCore.ProviderFault.Kind"),
    Pair("ReportKind", is: "AlmanacCore.AerodromeReport.Kind"),
    Pair("ReportedChangeKind", is: "AlmanacCore.ReportedChange.Kind"),
    Pair("RowKind", is: "AlmanacCore.ForecastKind"),
    Pair("Scenario", direction: .both),
    Pair("SkillUse", is: "Services.FetchPolicy.SkillUse", direction: .fromWire),
    Pair("SkillVariable", direction: .both),
    Pair("SpreadDoubt"),
    Pair("SpreadMethod"),
    Pair("SpreadVariable", direction: .both),
    Pair("SourceKind", is: "Services.SourceKind"),
    Pair("StationKind", is: "AlmanacCore.Station.Kind"),
    Pair("SunPhase", is: "AlmanacCore.SunLight.Phase", direction: .both),
    Pair("SunState", is: "AlmanacCore.SunEvents.State"),
    Pair("SunEvent", is: "Services.SunsetQuestion.Event", direction: .fromWire),
    Pair("SunsetModel", is: "Services.SunsetQuestion.Model", direction: .both),
    Pair("VisibilityBound", is: "AlmanacCore.Visibility.Bound"),
    Pair("SunsetPredictor", is: "AlmanacCore.SunsetLearning.Predictor"),
    Pair("SunsetPath", is: "AlmanacCore.SunsetPathSource"),
    Pair("SummaryFactKind", is: "AlmanacCore.SummaryFact.Kind"),
    Pair("SunsetRating"),
    Pair("SunsetReason"),
    Pair("TextDirection"),
    Pair("TimeZoneSource", is: "AlmanacCore.Place.TimeZoneSource"),
    Pair("UnitPreset", is: "AlmanacCore.UnitSystem.Preset", direction: .fromWire),
    Pair("WarningCode", is: "Services.ServiceWarning.Code"),
  ]

  /// The kinds of error whose reasons are those of an enumeration.
  private static let reasons = [
    (kind: "providerUnavailable", enumeration: "Services.ProviderOutage.Reason"),
    (kind: "unauthorized", enumeration: "Services.AuthorizationProblem"),
    (kind: "noData", enumeration: "Services.NoDataReason"),
    (kind: "storageFailure", enumeration: "Storage.StorageFailure"),
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
      package import Storage


      """
    for pair in Self.pairs { text += maps(pair) }
    for (kind, enumeration) in Self.reasons {
      let rows = spec.errors.filter { $0.kind == kind }.compactMap { error in
        error.reason.map { (from: "." + $0, to: "." + error.caseName) }
      }
      text += map(rows, from: enumeration, to: "ErrorEntry")
    }
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
