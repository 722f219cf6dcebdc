import Places
import Providers
import Skill
import Units
package import Vocabulary
package import Words

/// A warning that accompanies an answer.
package struct ServiceWarning: Equatable, Sendable {
  package let code: WarningCode
  /// In no language yet.
  package let notice: Notice
  /// What it is about; empty means all of the answer.
  package let parts: [WarnedPart]
  /// With `throttled`: when a retry makes sense.
  package let retryAfterSeconds: Int?

  package init(
    _ code: WarningCode, _ notice: Notice, about parts: [WarnedPart] = [],
    retryAfterSeconds: Int? = nil
  ) {
    self.code = code
    self.notice = notice
    self.parts = parts
    self.retryAfterSeconds = retryAfterSeconds
  }
}

extension ServiceWarning {
  /// The same about all of an answer.
  var ofAll: ServiceWarning {
    ServiceWarning(code, notice, retryAfterSeconds: retryAfterSeconds)
  }

  /// A warning about a provider's impossible values; nil without any.
  init?(_ faults: [Measurement: Int], of provider: ProviderID) {
    guard !faults.isEmpty else { return nil }
    // Amounts and rates of rain have the same word.
    let words = SpokenLanguage.english.phrases
    let named = Dictionary(grouping: Measurement.allCases.filter { faults[$0] != nil }) {
      words.word($0)
    }
    let counts = named.sorted { $0.key < $1.key }.map { _, measurements in
      Notice.countOf(
        what: .measurement(measurements[0]),
        count: .whole(measurements.reduce(0) { $0 + (faults[$1] ?? 0) }))
    }
    self.init(
      .impossibleValue,
      .impossibleValues(provider: .name(provider.rawValue), counts: .list(counts)))
  }

  /// A warning about a provider's values that cannot be right, though each of them could be.
  init(_ fault: ProviderFault, of provider: ProviderID) {
    let name = NoticeValue.provider(provider.title)
    let hours = NoticeValue.counted(.hoursInWords, abs(fault.hours))
    let notice: Notice =
      switch fault.kind {
      case .still: .temperaturesStill(provider: name, hours: hours)
      case .frozen: .forecastRepeats(hours: hours, provider: name)
      case .shifted where fault.hours > 0: .temperaturesLater(provider: name, hours: hours)
      case .shifted: .temperaturesEarlier(provider: name, hours: hours)
      case .apart: .temperaturesApart(provider: name, hours: hours)
      case .changed: .errorsChanged(provider: name, hours: hours)
      }
    self.init(.suspectValues, notice)
  }
}

extension ResolvedPlace {
  /// What a caller should know who meant the place by a text.
  /// - Parameter part: the answer's, that is the place.
  package func warnings(about part: WarnedPart) -> [ServiceWarning] {
    let name = NoticeValue.name(place.displayName)
    var warnings: [ServiceWarning] = []
    switch sense {
    case .name: break
    case .otherName(let text):
      let notice = Notice.placeInferred(text: .name(text), place: name)
      warnings.append(ServiceWarning(.inferredPlace, notice, about: [part]))
    case .region(let title):
      let notice = Notice.placeOfRegion(region: .name(title), place: name)
      warnings.append(ServiceWarning(.inferredPlace, notice, about: [part]))
    }
    if !others.isEmpty {
      let places = NoticeValue.name(others.joined(separator: "; "))
      warnings.append(
        ServiceWarning(.ambiguousPlace, .ambiguousPlace(places: places), about: [part]))
    }
    return warnings
  }
}
