// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// What the list of warnings covers: the place, only its country, or nothing.
public struct AlertCoverage: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let full = Self(rawValue: "full")
  public static let country = Self(rawValue: "country")
  public static let none = Self(rawValue: "none")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.full, .country, .none]
}

/// What a source of warnings says of a place.
public struct AlertServiceState: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let inForce = Self(rawValue: "inForce")
  public static let noneInForce = Self(rawValue: "noneInForce")
  public static let countryOnly = Self(rawValue: "countryOnly")
  public static let notCovered = Self(rawValue: "notCovered")
  public static let unavailable = Self(rawValue: "unavailable")
  public static let notAsked = Self(rawValue: "notAsked")
  public static let disabled = Self(rawValue: "disabled")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.inForce, .noneInForce, .countryOnly, .notCovered, .unavailable, .notAsked, .disabled]
}

/// A source that is responsible for a place, and what is known of it.
public struct AlertService: Codable, Equatable, Sendable {
  /// Provider of the warnings.
  public var provider: SourceProvider
  /// Authority that issues them, if the provider hands on those of many and says who it is.
  public var authority: String?
  /// Whether it knows of some hazards only. What it warns of is added; its silence says nothing.
  public var partial: Bool
  /// What it says of the place.
  public var state: AlertServiceState
  /// When its last answer for the place was fetched; null without any.
  public var heardAt: Timestamp?
  /// `heardAt` as people write it, if labels were asked for.
  public var heardAtLabels: TimeLabels?
  /// Age of that answer.
  public var ageSeconds: Int?

  public init(
    provider: SourceProvider,
    authority: String? = nil,
    partial: Bool,
    state: AlertServiceState,
    heardAt: Timestamp? = nil,
    heardAtLabels: TimeLabels? = nil,
    ageSeconds: Int? = nil
  ) {
    self.provider = provider
    self.authority = authority
    self.partial = partial
    self.state = state
    self.heardAt = heardAt
    self.heardAtLabels = heardAtLabels
    self.ageSeconds = ageSeconds
  }
}

/// CAP severity.
public struct AlertSeverity: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let extreme = Self(rawValue: "extreme")
  public static let severe = Self(rawValue: "severe")
  public static let moderate = Self(rawValue: "moderate")
  public static let minor = Self(rawValue: "minor")
  public static let unknown = Self(rawValue: "unknown")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.extreme, .severe, .moderate, .minor, .unknown]
}

/// Kind of event, decided from the codes of the service or its closed list of names, never from a text. The words are those of the OASIS Event Terms List and of MeteoAlarm's awareness types; a minor version may add some.
public struct AlertHazard: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let wind = Self(rawValue: "wind")
  public static let thunderstorm = Self(rawValue: "thunderstorm")
  public static let tornado = Self(rawValue: "tornado")
  public static let hail = Self(rawValue: "hail")
  public static let rain = Self(rawValue: "rain")
  public static let flood = Self(rawValue: "flood")
  public static let rainFlood = Self(rawValue: "rainFlood")
  public static let snow = Self(rawValue: "snow")
  public static let snowIce = Self(rawValue: "snowIce")
  public static let blizzard = Self(rawValue: "blizzard")
  public static let freezingRain = Self(rawValue: "freezingRain")
  public static let ice = Self(rawValue: "ice")
  public static let frost = Self(rawValue: "frost")
  public static let thaw = Self(rawValue: "thaw")
  public static let avalanche = Self(rawValue: "avalanche")
  public static let fog = Self(rawValue: "fog")
  public static let highTemperature = Self(rawValue: "highTemperature")
  public static let lowTemperature = Self(rawValue: "lowTemperature")
  public static let forestFire = Self(rawValue: "forestFire")
  public static let dryAir = Self(rawValue: "dryAir")
  public static let dust = Self(rawValue: "dust")
  public static let smoke = Self(rawValue: "smoke")
  public static let airQuality = Self(rawValue: "airQuality")
  public static let ultraviolet = Self(rawValue: "ultraviolet")
  public static let tropicalCyclone = Self(rawValue: "tropicalCyclone")
  public static let stormSurge = Self(rawValue: "stormSurge")
  public static let coastalEvent = Self(rawValue: "coastalEvent")
  public static let highWaves = Self(rawValue: "highWaves")
  public static let ripCurrent = Self(rawValue: "ripCurrent")
  public static let marine = Self(rawValue: "marine")
  public static let lowWater = Self(rawValue: "lowWater")
  public static let tsunami = Self(rawValue: "tsunami")
  public static let landslide = Self(rawValue: "landslide")
  public static let earthquake = Self(rawValue: "earthquake")
  public static let volcano = Self(rawValue: "volcano")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.wind, .thunderstorm, .tornado, .hail, .rain, .flood, .rainFlood, .snow, .snowIce, .blizzard, .freezingRain, .ice, .frost, .thaw, .avalanche, .fog, .highTemperature, .lowTemperature, .forestFire, .dryAir, .dust, .smoke, .airQuality, .ultraviolet, .tropicalCyclone, .stormSurge, .coastalEvent, .highWaves, .ripCurrent, .marine, .lowWater, .tsunami, .landslide, .earthquake, .volcano]
}

/// CAP certainty.
public struct AlertCertainty: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let observed = Self(rawValue: "observed")
  public static let likely = Self(rawValue: "likely")
  public static let possible = Self(rawValue: "possible")
  public static let unlikely = Self(rawValue: "unlikely")
  public static let unknown = Self(rawValue: "unknown")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.observed, .likely, .possible, .unlikely, .unknown]
}

/// CAP urgency.
public struct AlertUrgency: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let immediate = Self(rawValue: "immediate")
  public static let expected = Self(rawValue: "expected")
  public static let future = Self(rawValue: "future")
  public static let past = Self(rawValue: "past")
  public static let unknown = Self(rawValue: "unknown")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.immediate, .expected, .future, .past, .unknown]
}

/// How the place was matched: by geometry, never by a name.
public struct AlertMatch: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = Self(rawValue: "point")
  public static let area = Self(rawValue: "area")
  public static let country = Self(rawValue: "country")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.point, .area, .country]
}

/// One warning of a weather service. For a subscription its `id`, `severity` and `match` count; another text of the same warning, or a later end, is no change.
public struct Alert: Codable, Equatable, Sendable {
  /// The sender's id; if there is none, an id derived from the content of the warning.
  public var id: String
  /// Event the warning is about; if the service names none, the first words of the text.
  public var event: String
  /// Kind of event by the codes of the service; null if it sends none that is known. A text in another language than that of `event` names it beside the event.
  public var hazard: AlertHazard?
  /// Language of `event` (ISO 639), in lower case; null if the service does not say.
  public var language: String?
  /// The sender's awareness level, if it has one: `moderate` is yellow, `severe` orange and `extreme` red. Otherwise the CAP severity.
  public var severity: AlertSeverity
  /// CAP severity. Absent if the service has none.
  public var capSeverity: AlertSeverity?
  /// CAP certainty.
  public var certainty: AlertCertainty
  /// CAP urgency.
  public var urgency: AlertUrgency
  /// When it was sent.
  public var sent: Timestamp?
  /// `sent` as people write it, if labels were asked for.
  public var sentLabels: TimeLabels?
  /// When it begins.
  public var start: Timestamp?
  /// `start` as people write it, if labels were asked for.
  public var startLabels: TimeLabels?
  /// When it ends.
  public var end: Timestamp?
  /// `end` as people write it, if labels were asked for.
  public var endLabels: TimeLabels?
  /// Headline, one line.
  public var headline: String?
  /// Full text, at most 8 KiB, without control characters.
  public var description: String?
  /// What to do.
  public var instruction: String?
  /// Names of the areas.
  public var areas: [String]
  /// Service that issued the warning.
  public var sender: String?
  /// Page with more detail.
  public var url: String?
  /// How the place was matched: by geometry, never by a name.
  public var match: AlertMatch

  public init(
    id: String,
    event: String,
    hazard: AlertHazard? = nil,
    language: String? = nil,
    severity: AlertSeverity,
    capSeverity: AlertSeverity? = nil,
    certainty: AlertCertainty,
    urgency: AlertUrgency,
    sent: Timestamp? = nil,
    sentLabels: TimeLabels? = nil,
    start: Timestamp? = nil,
    startLabels: TimeLabels? = nil,
    end: Timestamp? = nil,
    endLabels: TimeLabels? = nil,
    headline: String? = nil,
    description: String? = nil,
    instruction: String? = nil,
    areas: [String],
    sender: String? = nil,
    url: String? = nil,
    match: AlertMatch
  ) {
    self.id = id
    self.event = event
    self.hazard = hazard
    self.language = language
    self.severity = severity
    self.capSeverity = capSeverity
    self.certainty = certainty
    self.urgency = urgency
    self.sent = sent
    self.sentLabels = sentLabels
    self.start = start
    self.startLabels = startLabels
    self.end = end
    self.endLabels = endLabels
    self.headline = headline
    self.description = description
    self.instruction = instruction
    self.areas = areas
    self.sender = sender
    self.url = url
    self.match = match
  }
}
