// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// The rows of what a person can do about an error.
package enum HintRow: CaseIterable, Hashable, Sendable {
  case parseError
  case shuttingDown
  case internalError
  case placeNotFound
  case locationUnavailableDenied
  case locationUnavailableUnavailable
  case locationUnavailableNotSupported
  case locationUnavailableOther
  case unauthorizedKeyMissing
  case unauthorizedKeyInvalid
  case unauthorizedSubscriptionMissing
  case storageFailureReadOnly
  case storageFailureCorrupt
  case storageFailureIrregular
  case deadlineExceeded
  case unsupportedNotSettable
  case unknownTimeZone
  case notLookedUp
  case notOnEarth
  case giveAPlace
  case checkSpelling
  case eventNotYet
  case noSunEvent
  case otherSubscription
  case parameter
  case allowed
  case allowedRange
  case didYouMean
  case tryAgain
  case storedLocationUnread
  case locationOfEnvironment
  case locationOfInitialize
  case locationOfConfiguration
  case locationNamed
  case expectedAngles
  case anglesAreNumbers
  case ambiguousDirection
  case oneAngleOfEach
  case signOrDirection
  case minutesBelowSixty
  case expectedPlusCode
  case expectedLocator
  case expectedGeoURI
  case otherReferenceSystem
  case expectedObject
  case expectedArray
  case expectedString
  case expectedNumber
  case expectedInteger
  case expectedBoolean
  case expectedBooleanOrString
  case expectedBooleanOrArray
  case expectedStringOrNumber
  case expectedStringOrObject
  case expectedSubscriptionCondition
  case expectedDate
  case expectedTime
  case paramsByName
  case giveExactlyOne
  case giveOnlyOne
  case expectedText
  case expectedWord
  case expectedTruth
  case expectedNull
  case expectedPointer
  case nothingThere
  case onsetOnce
  case onsetRows
  case onsetOneList
  case expectedClockTime
  case expectedOtherEnd
  case onlyOverviewHasParts
  case onePartPerMethod
  case expectedLanguageTag
  case originalOneYear
  case originalNoScenario
  case originalNoLevers
  case expectedReport
  case expectedPastDate
  case percentSign
  case unclosedField
  case libraryNotFound
  case libraryTooOld
  case libraryFailed
  case libraryNoResources
}

/// What a person can do about an error, put into words where it is read.
package struct Hint: Hashable, Sendable {
  package let row: HintRow
  /// In the order of the row's functions, by which the templates number them.
  package let values: [String]

  private init(_ row: HintRow, _ values: [String] = []) {
    (self.row, self.values) = (row, values)
  }
}

extension Hint {
  /// One JSON text per line, or a Content-Length header before each.
  package static var parseError: Self { Self(.parseError) }
  /// Only exit is expected after shutdown.
  package static var shuttingDown: Self { Self(.shuttingDown) }
  /// Please report this, with the output of almanac doctor --bundle.
  package static var internalError: Self { Self(.internalError) }
  /// Check the spelling, or give coordinates.
  package static var placeNotFound: Self { Self(.placeNotFound) }
  /// Grant location permission, or search for a place.
  package static var locationUnavailableDenied: Self { Self(.locationUnavailableDenied) }
  /// Location permission is granted, but no location was found. Select a location from the search.
  package static var locationUnavailableUnavailable: Self { Self(.locationUnavailableUnavailable) }
  /// Set a location with location.set.
  package static var locationUnavailableNotSupported: Self { Self(.locationUnavailableNotSupported) }
  /// Set a location with location.set.
  package static var locationUnavailableOther: Self { Self(.locationUnavailableOther) }
  /// Set providers.{name}.apiKey in the configuration file.
  package static func unauthorizedKeyMissing(name: String) -> Self { Self(.unauthorizedKeyMissing, [name]) }
  /// Check providers.{name}.apiKey in the configuration file.
  package static func unauthorizedKeyInvalid(name: String) -> Self { Self(.unauthorizedKeyInvalid, [name]) }
  /// Check the plan behind providers.{name}.apiKey in the configuration file.
  package static func unauthorizedSubscriptionMissing(name: String) -> Self { Self(.unauthorizedSubscriptionMissing, [name]) }
  /// Check ALMANAC_DATA_DIR and its permissions.
  package static var storageFailureReadOnly: Self { Self(.storageFailureReadOnly) }
  /// They were set aside; almanac doctor says where.
  package static var storageFailureCorrupt: Self { Self(.storageFailureCorrupt) }
  /// Move the pipe, device or folder out of the way; almanac doctor shows where the data folder is.
  package static var storageFailureIrregular: Self { Self(.storageFailureIrregular) }
  /// Use fallback to allow a stale answer, or increase deadlineMs.
  package static var deadlineExceeded: Self { Self(.deadlineExceeded) }
  /// Use the configuration file or almanac config set.
  package static var unsupportedNotSettable: Self { Self(.unsupportedNotSettable) }
  /// Expected an IANA time zone such as Europe/Lisbon.
  package static var unknownTimeZone: Self { Self(.unknownTimeZone) }
  /// The place is not among those known here, and the search online could not be asked. Give its coordinates, or try again later.
  package static var notLookedUp: Self { Self(.notLookedUp) }
  /// That is no place on Earth.
  package static var notOnEarth: Self { Self(.notOnEarth) }
  /// Give a place, or try again later.
  package static var giveAPlace: Self { Self(.giveAPlace) }
  /// Check its spelling, or give coordinates.
  package static var checkSpelling: Self { Self(.checkSpelling) }
  /// That event is still to come.
  package static var eventNotYet: Self { Self(.eventNotYet) }
  /// The sun does not cross the horizon on that day.
  package static var noSunEvent: Self { Self(.noSunEvent) }
  /// Another subscription has this id.
  package static var otherSubscription: Self { Self(.otherSubscription) }
  /// (parameter: {path})
  package static func parameter(path: String) -> Self { Self(.parameter, [path]) }
  /// allowed: {values}
  package static func allowed(values: String) -> Self { Self(.allowed, [values]) }
  /// allowed: {low} to {high}
  package static func allowedRange(low: String, high: String) -> Self { Self(.allowedRange, [low, high]) }
  /// did you mean: {names}
  package static func didYouMean(names: String) -> Self { Self(.didYouMean, [names]) }
  /// try again in {seconds} s
  package static func tryAgain(seconds: String) -> Self { Self(.tryAgain, [seconds]) }
  /// The stored location could not be read.
  package static var storedLocationUnread: Self { Self(.storedLocationUnread) }
  /// ALMANAC_LOCATION is “{place}”.
  package static func locationOfEnvironment(place: String) -> Self { Self(.locationOfEnvironment, [place]) }
  /// The location that `initialize` names is “{place}”.
  package static func locationOfInitialize(place: String) -> Self { Self(.locationOfInitialize, [place]) }
  /// The location of the configuration is “{place}”.
  package static func locationOfConfiguration(place: String) -> Self { Self(.locationOfConfiguration, [place]) }
  /// The location is “{place}”.
  package static func locationNamed(place: String) -> Self { Self(.locationNamed, [place]) }
  /// Expected latitude and longitude, such as 38.72,-9.14 or 38.72°N 9.14°W.
  package static var expectedAngles: Self { Self(.expectedAngles) }
  /// Latitude and longitude are numbers.
  package static var anglesAreNumbers: Self { Self(.anglesAreNumbers) }
  /// O is east in some languages and west in others: write E or W.
  package static var ambiguousDirection: Self { Self(.ambiguousDirection) }
  /// Expected one latitude (N or S) and one longitude (E or W).
  package static var oneAngleOfEach: Self { Self(.oneAngleOfEach) }
  /// An angle has a sign or a direction, not both: -38.7 or 38.7°S.
  package static var signOrDirection: Self { Self(.signOrDirection) }
  /// Minutes and seconds of an angle are less than 60.
  package static var minutesBelowSixty: Self { Self(.minutesBelowSixty) }
  /// Expected a full Plus Code such as 8FVC9G8F+6W.
  package static var expectedPlusCode: Self { Self(.expectedPlusCode) }
  /// Expected a Maidenhead locator such as JN67TN, JN67TN44 or JN67TN44AB.
  package static var expectedLocator: Self { Self(.expectedLocator) }
  /// Expected a geo: URI such as geo:47.5622,13.6493.
  package static var expectedGeoURI: Self { Self(.expectedGeoURI) }
  /// Of a geo: URI only the reference system wgs84 is understood.
  package static var otherReferenceSystem: Self { Self(.otherReferenceSystem) }
  /// Expected an object.
  package static var expectedObject: Self { Self(.expectedObject) }
  /// Expected an array.
  package static var expectedArray: Self { Self(.expectedArray) }
  /// Expected a string.
  package static var expectedString: Self { Self(.expectedString) }
  /// Expected a number.
  package static var expectedNumber: Self { Self(.expectedNumber) }
  /// Expected an integer.
  package static var expectedInteger: Self { Self(.expectedInteger) }
  /// Expected true or false.
  package static var expectedBoolean: Self { Self(.expectedBoolean) }
  /// Expected true or false or a string.
  package static var expectedBooleanOrString: Self { Self(.expectedBooleanOrString) }
  /// Expected true or false or an array.
  package static var expectedBooleanOrArray: Self { Self(.expectedBooleanOrArray) }
  /// Expected a string or a number.
  package static var expectedStringOrNumber: Self { Self(.expectedStringOrNumber) }
  /// Expected a string or an object.
  package static var expectedStringOrObject: Self { Self(.expectedStringOrObject) }
  /// Expected an object with `path` or an object with `all` or an object with `any`.
  package static var expectedSubscriptionCondition: Self { Self(.expectedSubscriptionCondition) }
  /// Expected a date such as 2026-06-21.
  package static var expectedDate: Self { Self(.expectedDate) }
  /// Expected a time with an offset such as 2026-06-21T19:30:00+01:00.
  package static var expectedTime: Self { Self(.expectedTime) }
  /// Give params by name.
  package static var paramsByName: Self { Self(.paramsByName) }
  /// Give exactly one of these.
  package static var giveExactlyOne: Self { Self(.giveExactlyOne) }
  /// Give only one of these.
  package static var giveOnlyOne: Self { Self(.giveOnlyOne) }
  /// Expected a text.
  package static var expectedText: Self { Self(.expectedText) }
  /// Expected one of these words.
  package static var expectedWord: Self { Self(.expectedWord) }
  /// Expected true or false, with eq or ne.
  package static var expectedTruth: Self { Self(.expectedTruth) }
  /// Expected null, with eq or ne.
  package static var expectedNull: Self { Self(.expectedNull) }
  /// Expected a JSON Pointer such as /days/*/score.
  package static var expectedPointer: Self { Self(.expectedPointer) }
  /// No result of {method} has anything there.
  package static func nothingThere(method: String) -> Self { Self(.nothingThere, [method]) }
  /// With leadMinutes, each onset is told once.
  package static var onsetOnce: Self { Self(.onsetOnce) }
  /// With leadMinutes, it has to be about rows that begin at a time, such as /hours/*/kind.
  package static var onsetRows: Self { Self(.onsetRows) }
  /// With leadMinutes, it has to be about the rows of one list.
  package static var onsetOneList: Self { Self(.onsetOneList) }
  /// Expected a time from 00:00 to 23:59.
  package static var expectedClockTime: Self { Self(.expectedClockTime) }
  /// Expected another time than start.
  package static var expectedOtherEnd: Self { Self(.expectedOtherEnd) }
  /// Only weather.overview has parts.
  package static var onlyOverviewHasParts: Self { Self(.onlyOverviewHasParts) }
  /// Each method is one part.
  package static var onePartPerMethod: Self { Self(.onePartPerMethod) }
  /// Expected a BCP 47 language tag such as en-GB.
  package static var expectedLanguageTag: Self { Self(.expectedLanguageTag) }
  /// The original formula of `weather2045` has one year.
  package static var originalOneYear: Self { Self(.originalOneYear) }
  /// The original formula of `weather2045` has no scenario.
  package static var originalNoScenario: Self { Self(.originalNoScenario) }
  /// The original formula of `weather2045` has no levers.
  package static var originalNoLevers: Self { Self(.originalNoLevers) }
  /// Expected a METAR, SPECI or TAF: LPPT 211830Z 34012KT CAVOK 22/14 Q1016.
  package static var expectedReport: Self { Self(.expectedReport) }
  /// Expected a date up to {date}, the last full day there. forecast.hourly has today.
  package static func expectedPastDate(date: String) -> Self { Self(.expectedPastDate, [date]) }
  /// Write %% for a percent sign.
  package static var percentSign: Self { Self(.percentSign) }
  /// A field ends with {closing}. Write {opening} for a brace.
  package static func unclosedField(closing: String, opening: String) -> Self { Self(.unclosedField, [closing, opening]) }
  /// libcurl was not found: install libcurl4 (Debian, Ubuntu), libcurl (Fedora, Alpine) or curl (Arch, Homebrew)
  package static var libraryNotFound: Self { Self(.libraryNotFound) }
  /// libcurl is too old: version 7.66 or newer is needed
  package static var libraryTooOld: Self { Self(.libraryTooOld) }
  /// libcurl could not be initialized
  package static var libraryFailed: Self { Self(.libraryFailed) }
  /// the system gives the process no more threads, descriptors or memory (ulimit -u, ulimit -n, ulimit -v)
  package static var libraryNoResources: Self { Self(.libraryNoResources) }
}
