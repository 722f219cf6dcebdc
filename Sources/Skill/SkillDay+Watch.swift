package import Time
import Vocabulary

extension [SkillDay] {
  /// What is wrong with each provider's newest values, by provider: whose values are not to be
  /// relied on, nor to be blended with others'. Empty if nothing is wrong, or too little is known.
  ///
  /// It knows only the last five days, so that a provider is trusted again soon after its values
  /// are right.
  /// - Parameters:
  ///   - now: later hours have not come.
  ///   - taught: by more days than these; whether errors have changed is seen only by the days
  ///     before.
  package func faults(
    before now: Instant, taught: [TaughtSeries] = []
  ) -> [String: ProviderFault] {
    let watch = WatchedHours(self, before: now)
    let changes = taught.changes(before: now)
    return watch.said.reduce(into: [:]) { faults, entry in
      let others = watch.said.filter { $0.key != entry.key }.map(\.value.past)
      faults[entry.key] =
        ProviderWatchdog.fault(
          own: entry.value.past, runs: (entry.value.newest, entry.value.earlier), others: others,
          truth: watch.truth(for: entry.key)) ?? changes[entry.key]
    }
  }
}

extension [TaughtSeries] {
  /// The providers whose errors of temperature changed in the watched days, at any lead.
  fileprivate func changes(before now: Instant) -> [String: ProviderFault] {
    reduce(into: [:]) { changes, series in
      guard series.variable == .temperature, let day = series.changedDay else { return }
      let hours = now.hourNumber - 24 * day
      guard hours <= SkillDay.watchedHours, hours > changes[series.provider]?.hours ?? 0
      else { return }
      changes[series.provider] = .changed(hours: hours)
    }
  }
}

/// The temperatures of the last five days and of the coming one, hour by hour, the newest last.
private struct WatchedHours {
  struct Said {
    /// At the shortest lead known.
    var newest = WatchedHours.unknown
    /// At the next longer one.
    var earlier = WatchedHours.unknown

    var past: [Double?] { Array(newest.prefix(SkillDay.watchedHours)) }
  }

  private(set) var said: [String: Said] = [:]
  private var measured = unknown
  private var analyzed: [String: [Double?]] = [:]

  private static let unknown = [Double?](repeating: nil, count: WireLimits.faultHours)

  init(_ days: [SkillDay], before now: Instant) {
    let end = now.hourNumber + 1
    // Longer leads come last, so that each hour finds its shortest first.
    let known = SkillDay.watchedDays(before: now)
    let watched = days.filter { known.contains($0.key.day) }
    for day in watched.sorted(by: { $0.key.series.lead ?? -1 < $1.key.series.lead ?? -1 }) {
      for hour in 0..<24 {
        let index = 24 * day.key.day + hour - end + SkillDay.watchedHours
        guard Self.unknown.indices.contains(index), let value = day[hour]?.temperatureCelsius
        else { continue }
        add(value, at: index, of: day.key.series)
      }
    }
  }

  private mutating func add(_ value: Double, at index: Int, of series: SkillSeries) {
    switch series {
    case .measured: measured[index] = value
    case .analysis(let provider): analyzed[provider, default: Self.unknown][index] = value
    case .forecast(let provider, _):
      var known = said[provider] ?? Said()
      if known.newest[index] == nil {
        known.newest[index] = value
      } else if known.earlier[index] == nil {
        known.earlier[index] = value
      }
      said[provider] = known
    }
  }

  /// Measured, or analyzed by another provider.
  func truth(for provider: String) -> [Double?] {
    let others = analyzed.filter { $0.key != provider }.sorted { $0.key < $1.key }.map(\.value)
    return (0..<SkillDay.watchedHours).map { index in
      measured[index] ?? others.lazy.compactMap { $0[index] }.first
    }
  }
}

extension SkillDay {
  fileprivate static let watchedHours = WireLimits.watchedHours

  /// The days (since 1970) that the watch needs.
  package static func watchedDays(before now: Instant) -> ClosedRange<Int> {
    let today = now.dayNumber
    return today - watchedHours / 24...today + 1
  }
}
