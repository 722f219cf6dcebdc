import AlmanacProtocol
import JSON
import Services
import Time
import Vocabulary

extension SubscriptionCondition {
  /// The caller's `when`; nil without one.
  init?(_ params: Wire.SubscriptionCreateParams, _ call: InnerCall) throws(Failure) {
    guard let when = params.when else { return nil }
    guard let leadMinutes = when.leadMinutes else {
      self = .holds({ when.condition.holds(in: $0) }, rows: { when.condition.warned(in: $0) })
      return
    }
    guard params.emit == .change else {
      throw Failure(
        .notAllowed, at: "/emit", allowed: [EmitMode.change.rawValue],
        hint: .onsetOnce)
    }
    let rows = try RowCondition(when.condition, in: call.resultShape)
    self = .begins(leadSeconds: Double(leadMinutes) * 60, { rows.occurrences(in: $0, $1) })
  }
}

extension SubscriptionLimits {
  init(
    _ params: Wire.SubscriptionCreateParams, _ invocation: Invocation
  ) throws(Failure) {
    let wanted: PlaceRequirement =
      if let place = params.params?["place"], !place.isNull {
        .named(try Wire.PlaceReference(place, at: "/params/place"))
      } else {
        .current
      }
    self.init(
      quietHours: try params.when?.quietHours.map { hours throws(Failure) in
        try ClockSpan(hours)
      },
      silencesUrgent: params.when?.quietHours?.includesSevere ?? false,
      isOncePerDay: params.when?.oncePerDay ?? false,
      zone: { (try? await invocation.place(wanted))?.zone },
      knownZone: { (try? invocation.localPlace(wanted))?.zone })
  }
}

extension ClockTime {
  /// - Parameters:
  ///   - text: `HH:mm`; nil gives nil.
  ///   - path: of the param, for its error.
  init?(_ text: String?, at path: String) throws(Failure) {
    guard let text else { return nil }
    guard let time = ClockTime(parsing: text) else {
      throw Failure(.invalidParams, at: path, hint: .expectedClockTime)
    }
    self = time
  }
}

extension ClockSpan {
  fileprivate init(_ hours: Wire.QuietHours) throws(Failure) {
    let start = try ClockTime(hours.start, at: "/when/quietHours/start")
    let end = try ClockTime(hours.end, at: "/when/quietHours/end")
    guard let start, let end, let span = ClockSpan(from: start, to: end) else {
      throw Failure(
        .invalidParams, at: "/when/quietHours/end", hint: .expectedOtherEnd)
    }
    self = span
  }
}

extension Wire.Onset {
  init(_ occurrence: Occurrence) {
    self.init(time: ZoneRules.utc.moment(occurrence.start), path: occurrence.path)
  }
}
