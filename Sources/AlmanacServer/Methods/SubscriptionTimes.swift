import AlmanacCore
import AlmanacProtocol
import JSON
import Services
import Vocabulary

extension SubscriptionCondition {
  /// The caller's `when`; nil without one.
  init?(_ params: Wire.SubscriptionCreateParams, _ method: MethodName) throws(MethodFailure) {
    guard let when = params.when else {
      try Self.refuse(params.leadMinutes != nil, "/leadMinutes")
      try Self.refuse(params.quietHours != nil, "/quietHours")
      try Self.refuse(params.oncePerDay, "/oncePerDay")
      return nil
    }
    guard let leadMinutes = params.leadMinutes else {
      self = .holds(SubscriptionWhen(when).isMet)
      return
    }
    guard params.emit == .change else {
      throw MethodFailure(
        .notAllowed, at: "/emit", allowed: [EmitMode.change.rawValue],
        hint: "With leadMinutes, each onset is told once.")
    }
    let onsets = try SubscriptionOnsets(when, of: method)
    self = .begins(leadSeconds: Double(leadMinutes) * 60, { onsets.all(in: $0, $1) })
  }

  private static func refuse(_ isGiven: Bool, _ path: String) throws(MethodFailure) {
    guard isGiven else { return }
    throw MethodFailure(.notAllowed, at: path, hint: "Only a subscription with when has it.")
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
      quietHours: try params.quietHours.map { hours throws(MethodFailure) in
        try ClockSpan(hours)
      },
      isOncePerDay: params.oncePerDay,
      zone: { (try? await invocation.place(wanted))?.zone },
      knownZone: { (try? invocation.localPlace(wanted))?.zone })
  }
}

extension ClockSpan {
  fileprivate init(_ hours: Wire.QuietHours) throws(MethodFailure) {
    func time(_ text: String, _ name: String) throws(MethodFailure) -> ClockTime {
      guard let time = ClockTime(parsing: text) else {
        throw MethodFailure(
          .invalidParams, at: "/quietHours/" + name, hint: "Expected a time from 00:00 to 23:59.")
      }
      return time
    }
    let (from, to) = (try time(hours.from, "from"), try time(hours.to, "to"))
    guard let span = ClockSpan(from: from, to: to) else {
      throw MethodFailure(
        .invalidParams, at: "/quietHours/to", hint: "Expected another time than from.")
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
