import AlmanacProtocol
import Basics
import JSON
import Services
import Telling
import Units
import Vocabulary
import Words
import Summary

/// `weather.overview`: everything a weather page shows, fetched concurrently. Each part is exactly
/// the answer of its own method, and is sent as it arrives.
extension Wire.WeatherOverviewMethod: AwaitedMethod {
  static func check(_ params: Params) throws(Failure) {
    for (index, part) in params.parts.enumerated() {
      // A client puts the page together by the methods of its parts.
      guard !params.parts[..<index].contains(where: { $0.method == part.method }) else {
        throw Failure(
          .notAllowed, at: "/parts/\(index)/method", hint: .onePartPerMethod)
      }
      try InnerCall(part, in: params.shared).check(at: "/parts/\(index)/params")
    }
  }

  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let shared = call.params.shared
    let parts = call.params.parts.map { InnerCall($0, in: shared) }
    if call.wantsParts { await showStored(parts, call) }
    let progress = OverviewProgress(of: parts.count)
    let answers = await parts.mapConcurrently { await finish($0, of: parts, progress, call) }
    return Result(
      place: call.place.wire, units: Wire.Units(call.units), parts: answers,
      headline: await headline(of: parts, call), dir: call.dir)
  }

  /// From the parts that have just been stored. A part that failed is missing in it, as in them;
  /// warnings are said first, or that they are not known last.
  private static func headline(
    of parts: [InnerCall], _ call: Call<Self>
  ) async -> String? {
    let occasion = await call.occasion()
    let wording = call.wording
    let warning = WarningLine(occasion, wording).map { wording.sentence($0.words.whole) }
    let caveat = occasion.caveat(in: wording).map { wording.sentence($0) }
    let weather = await summary(of: parts, call)
    let sentences = [warning, weather, caveat].compactMap(\.self)
    return sentences.isEmpty ? nil : wording.joined(sentences).string
  }

  /// The day in a few words; nil if the overview does not show it.
  private static func summary(of parts: [InnerCall], _ call: Call<Self>) async -> Text? {
    let here = parts.filter(\.isAtOuterPlace)
    let methods = here.map(\.method)
    guard methods.contains(.forecastDaily) else { return nil }
    let wanted: SummaryParts = methods.contains(.sunsetScore) ? .sunsets : []
    var policy = call.invocation.cacheOnly.policy(call.params.network)
    policy.maxAgeSeconds = nil
    let model = here.lazy.compactMap { $0.params(of: Wire.SunsetScoreMethod.self)?.model }.first
    let told = await call.services.weather.summary(
      at: call.place.found, days: 1, language: call.wording.locale.language,
      sunsetModel: call.invocation.sunsetModel(model), wanted, policy)
    guard let told = try? told.get(), let today = told.value.first else { return nil }
    let text = SummaryText(.short, call.wording, units: call.units, zone: call.zone)
      .text(today.tree)
    // An estimate says so in its words.
    return Provenance(told).isCorrected ? Text(written: Provenance.correctionMark) + text : text
  }

  /// Sends one `loading` per part, with its cached value if there is real data. Starts no fetch, so
  /// canceling the overview cancels every fetch.
  private static func showStored(_ parts: [InnerCall], _ call: Call<Self>) async {
    let stored = await parts.mapConcurrently { part in
      await part.outcome(call.invocation.preview.telling(part, of: parts))
    }
    for (part, outcome) in zip(parts, stored) {
      call.send(
        .loadingPart(
          Wire.LoadingPart(
            method: part.method, title: part.title(call), progress: Measure(0),
            value: (try? outcome.get()).map(EncodedJSON.init))))
    }
  }

  private static func finish(
    _ part: InnerCall, of parts: [InnerCall], _ progress: OverviewProgress, _ call: Call<Self>
  ) async -> Wire.OverviewPart {
    let outcome = await part.outcome(call.invocation.nested.telling(part, of: parts))
    // If the overview was canceled, its parts report nothing.
    if !Task.isCancelled {
      let share = progress.advance()
      call.send(Wire.OverviewPart(part, outcome, call, progress: Measure(share)))
      call.context.reportWorkDone(percentage: Int(100 * share))
    }
    return Wire.OverviewPart(part, outcome, call)
  }

  static func changed(_ result: Result, since earlier: Result) -> Result {
    let known = Set(earlier.parts.map(\.content))
    var changed = result
    changed.parts.removeAll { known.contains($0.content) }
    return changed
  }
}

extension EncodedJSON {
  fileprivate init(_ result: any PolledResult) {
    self.init(result.bytes, content: { result.content })
  }
}

extension Wire.OverviewPart {
  /// Its method and what counts of its value or error.
  fileprivate var content: [UInt8] { ResultWriter.content(of: self, .plain) }

  /// - Parameter progress: of the overview, while it is incomplete.
  fileprivate init(
    _ part: InnerCall, _ outcome: PollOutcome, _ call: Call<Wire.WeatherOverviewMethod>,
    progress: Measure<Kinds.Share>? = nil
  ) {
    let title = part.title(call)
    switch outcome {
    case .success(let value):
      self = .finishedPart(
        Wire.FinishedPart(
          method: part.method, title: title, progress: progress, value: EncodedJSON(value)))
    case .failure(let failure):
      self = .failedPart(
        Wire.FailedPart(
          method: part.method, title: title, progress: progress,
          error: Wire.ErrorObject(failure, in: call.language)))
    }
  }
}

/// How many parts have their last state. Confined to the loop's thread: the lock satisfies the
/// compiler and is never contended.
private final class OverviewProgress: Sendable {
  private let count: Int
  private let done = Mutex(0)

  init(of count: Int) { self.count = count }

  /// - Returns: the share that is done now.
  func advance() -> Double {
    done.withLock { done in
      done += 1
      return Double(done) / Double(count)
    }
  }
}

extension Invocation {
  /// For one part. The first of those at a place begins with the gravest warning there, and waits a
  /// moment for the part that asks for the warnings; the others do not repeat it.
  fileprivate func telling(_ part: InnerCall, of parts: [InnerCall]) -> Invocation {
    var invocation = self
    guard part.isAtOuterPlace else { return invocation }
    let here = parts.filter(\.isAtOuterPlace)
    let alerts = here.lazy.compactMap { $0.params(of: Wire.AlertsActiveMethod.self) }.first
    let isAwaited = !isCacheOnly && alerts.map { $0.network.provider == nil } ?? false
    invocation.warnings =
      part.method != here.first?.method ? .said : isAwaited ? .awaited : .known
    return invocation
  }
}

extension InnerCall {
  /// The name of the part; nil unless the overview is written out, or without a name.
  fileprivate func title(_ call: Call<Wire.WeatherOverviewMethod>) -> String? {
    guard let options = call.params.text else { return nil }
    let wording = options.style == .speech ? call.wording.aloud : call.wording
    let hours = params(of: Wire.ForecastHourlyMethod.self)
    if let hours, hours.date == nil {
      return wording.counted(.nextHours, hours.hours).capitalized.string
    }
    return method.pageText.map { wording.page($0).capitalized.string }
  }
}

extension MethodName {
  /// The name of a part with its answer.
  fileprivate var pageText: PageText? {
    switch self {
    case .weatherCurrent: .now
    case .forecastHourly, .forecastDaily: .forecast
    case .airQuality: .airQuality
    case .alertsActive: .officialWarnings
    case .sunsetScore: .sunset
    case .forecastNowcast: .rainSoon
    case .mapLayers: .mapTitle
    case .climateProject: .climateTitle
    case .observationCurrent: .measuredNow
    case .sunTimes: .sun
    default: nil
    }
  }
}
