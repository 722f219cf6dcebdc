import AlmanacProtocol
import JSON
import Services
import Time
import Vocabulary

extension SubscriptionCondition {
  /// The caller's `when`; nil without one.
  init?(_ params: Wire.SubscriptionCreateParams, _ call: InnerCall) throws(MethodFailure) {
    guard let when = params.when else { return nil }
    guard let leadMinutes = when.leadMinutes else {
      self = .holds(SubscriptionWhen(when.condition).isMet)
      return
    }
    guard params.emit == .change else {
      throw MethodFailure(
        .notAllowed, at: "/emit", allowed: [EmitMode.change.rawValue],
        hint: "With leadMinutes, each onset is told once.")
    }
    let onsets = try SubscriptionOnsets(when.condition, in: call.resultShape)
    self = .begins(leadSeconds: Double(leadMinutes) * 60, { onsets.all(in: $0, $1) })
  }
}

extension SubscriptionLimits {
  init(
    _ params: Wire.SubscriptionCreateParams, _ invocation: Invocation
  ) throws(MethodFailure) {
    let wanted: PlaceRequirement
    do throws(ParamsFault) {
      if let place = params.params?["place"], !place.isNull {
        wanted = .named(try Wire.PlaceReference(place, at: "/params/place"))
      } else {
        wanted = .current
      }
    } catch {
      throw MethodFailure(error)
    }
    self.init(
      quietHours: try params.when?.quietHours.map { hours throws(MethodFailure) in
        try ClockSpan(hours)
      },
      isOncePerDay: params.when?.oncePerDay ?? false,
      zone: { (try? await invocation.place(wanted))?.zone },
      knownZone: { (try? invocation.localPlace(wanted))?.zone })
  }
}

extension ClockSpan {
  fileprivate init(_ hours: Wire.QuietHours) throws(MethodFailure) {
    func time(_ text: String, _ name: String) throws(MethodFailure) -> ClockTime {
      guard let time = ClockTime(parsing: text) else {
        throw MethodFailure(
          .invalidParams, at: "/when/quietHours/" + name,
          hint: "Expected a time from 00:00 to 23:59.")
      }
      return time
    }
    let (start, end) = (try time(hours.start, "start"), try time(hours.end, "end"))
    guard let span = ClockSpan(from: start, to: end) else {
      throw MethodFailure(
        .invalidParams, at: "/when/quietHours/end", hint: "Expected another time than start.")
    }
    self = span
  }
}

extension Wire.Onset {
  init(_ onset: Services.Onset) {
    self.init(
      time: onset.start.map { ZoneRules.utc.timestamp($0) }, path: onset.path)
  }
}
