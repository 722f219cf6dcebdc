// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Vocabulary


/// The sentences of ours that follow the locale. `{name}` is filled in.
package enum Message: String, CaseIterable, Sendable {
  case nowcastUnknown
  case nowcastUsual
  case dry
  case dryAsFarAsKnown
  case dryFor
  case wetNow
  case wetNowUntil
  case wetFrom
  case wetFromFor
  case wetWithin
  case wetWithinUntil
  case airGood
  case airAcceptable
  case airForSensitiveGroups
  case airUnhealthy
  case airVeryUnhealthy
  case airHazardous
  case noCloudData
  case noCloudLayers
  case polarDay
  case polarNight
  case noEvent
  case beyondHorizon
  case classicScore
  case lowCloud
  case clearSky
  case clearSkyMuted
  case scatteredLowCloud
  case highAndMidCloud
  case highSheet
  case cirrus
  case midOvercast
  case altocumulus
  case catchesLight
  case mayCatchLight
  case getsLittleLight
  case placeOffset
  case lowDeckCuts
  case lowDeckMayCut
  case midDeckCuts
  case midDeckMayCut
  case towardSun
  case rainInTheWay
  case poorVisibility
  case hazeMutes
  case humidAirMutes
  case list
  case both
  case spoiled
  case colorOdds
  case colorHardly
  case colorCertain
  case betterEvenings
  case betterMornings
  case aboutTitle
  case aboutText
  case cloudCoverTitle
  case cloudCoverText
  case highCloudTitle
  case highCloudText
  case humidityTitle
  case humidityText
  case aerosolTitle
  case aerosolText
  case visibilityTitle
  case visibilityText
  case limitWeights
  case limitLearnedWeights
  case limitForecast
  case limitTerrain
  case limitHaze
  case sentence
  case sentences
  case dayText
  case today
  case tomorrow
  case wholeDay
  case restOfDay
  case wholeTime
  case fromTime
  case untilTime
  case betweenTimes
  case whatWhen
  case betweenParts
  case atTimes
  case detail
  case gusts
  case amount
  case amountFurther
  case skyChange
  case extremes
  case range
  case steady
  case uncertainty
  case warmerThanYesterday
  case colderThanYesterday
  case warmerThanToday
  case colderThanToday
  case warmerThanDayBefore
  case colderThanDayBefore
  case aboveNormal
  case belowNormal
  case rareHeat
  case rareCold
  case ultraviolet
  case sunsetColorful
  case sunsetVivid
  case sunsetSpectacular
  case warning
  case warnings
  case warningsUnknown
  case usual
  case usualSteady
  case noChange
  case noForecast
  case minus
}

/// The sentences of warnings and notes, and the clauses within them.
package enum NoticeText: String, CaseIterable, Sendable {
  case plain
  case because
  case consequence
  case locationAssumed
  case ambiguousPlace
  case placeInferred
  case placeOfRegion
  case locationUnchecked
  case placesKnownHere
  case askedRecently
  case outOfDate
  case noForecast
  case usualHere
  case keyRefused
  case impossibleValues
  case countOf
  case temperaturesStill
  case forecastRepeats
  case temperaturesLater
  case temperaturesEarlier
  case temperaturesApart
  case errorsChanged
  case scoresMayChange
  case noSunEvent
  case noSunEventDays
  case providerOutdated
  case noReports
  case nothingMeasured
  case ledgerOnly
  case measuredMissing
  case reportsMissing
  case providerMeasuredMissing
  case alertsMissing
  case noStation
  case stationsHigherOrLower
  case measuredOld
  case rowsInterpolated
  case rowsBeyondForecast
  case rowsOfClimate
  case noAlertService
  case alertsUnlisted
  case alertsUnread
  case drawnFromHours
  case elevationUnknown
  case dateSkipped
  case calendarEnds
  case modelsMissing
  case causeSlowDown
  case causeKeyMissing
  case causeKeyInvalid
  case causeKeyLimited
  case causeBeyondHorizon
  case causeOutOfCoverage
  case causeNotProvided
  case causeDeadline
  case causeBusy
  case causeStore
  case causeOffline
  case causeNoNetwork
  case causeNoLibrary
  case causeNoResources
  case causeLookup
  case causeRefused
  case causeTLS
  case causeTimeout
  case causeCut
  case causeHTTP
  case causeMalformed
  case causeTooLarge
  case causeRedirect
  case causeURL
  case causeFailing
  case causeBudget
  case theProvider
  case userDataNotKept
  case cacheInMemory
  case userDataWithoutFolder
  case fileReadOnly
  case userDataSetAside
  case cacheSetAside
  case fileNewer
  case fileRowsDamaged
  case answerNotCached
  case storeFull
  case storeReadOnly
  case storeCorrupt
  case storeLocked
  case storeIrregular
  case meanShift
  case warmingHere
  case warmingHereWithout
  case pastObserved
  case highEmissionsUnlikely
  case lessProportional
  case mostlySea
  case otherPrecipitation
  case moreHeavyRain
  case lessHeavyRain
  case leversTooLate
  case terminationShock
  case leversOverlap
  case leversCapped
  case sulfurUncovers
  case highResolutionFactor
  case originalFormula
  case normalsCoarse
  case normalsUnrepresentative
  case spreadKept
  case normalProjected
  case dayMean
  case scenarioVeryLow
  case scenarioLow
  case scenarioMiddle
  case scenarioHigh
  case scenarioVeryHigh
}

extension Notice {
  /// {what}.
  package static func plain(what: Argument) -> Notice { Notice(.plain, ["what": what]) }
  /// {what} ({cause}).
  package static func because(what: Argument, cause: Argument) -> Notice { Notice(.because, ["what": what, "cause": cause]) }
  /// {text} {consequence}
  package static func consequence(text: Argument, consequence: Argument) -> Notice { Notice(.consequence, ["text": text, "consequence": consequence]) }
  /// No location is set and the time zone has no city; {place} is used.
  package static func locationAssumed(place: Argument) -> Notice { Notice(.locationAssumed, ["place": place]) }
  /// Other places have that name: {places}.
  package static func ambiguousPlace(places: Argument) -> Notice { Notice(.ambiguousPlace, ["places": places]) }
  /// “{text}” was understood as {place}.
  package static func placeInferred(text: Argument, place: Argument) -> Notice { Notice(.placeInferred, ["text": text, "place": place]) }
  /// {region} is a whole region; this is for its largest city, {place}.
  package static func placeOfRegion(region: Argument, place: Argument) -> Notice { Notice(.placeOfRegion, ["region": region, "place": place]) }
  /// “{text}” could not be looked up now; it is set unchecked.
  package static func locationUnchecked(text: Argument) -> Notice { Notice(.locationUnchecked, ["text": text]) }
  /// The search online is unavailable: these are the places known here.
  package static var placesKnownHere: Notice { Notice(.placesKnownHere) }
  /// Providers are asked at most once a minute for the same place.
  package static var askedRecently: Notice { Notice(.askedRecently) }
  /// This answer is out of date.
  package static var outOfDate: Notice { Notice(.outOfDate) }
  /// No forecast ({cause}): these are the usual values here.
  package static func noForecast(cause: Argument) -> Notice { Notice(.noForecast, ["cause": cause]) }
  /// These are the usual values here, not a forecast.
  package static var usualHere: Notice { Notice(.usualHere) }
  /// {provider} rejected the API key; this answer does not use its data.
  package static func keyRefused(provider: Argument) -> Notice { Notice(.keyRefused, ["provider": provider]) }
  /// Implausible values from {provider} were left out ({counts}).
  package static func impossibleValues(provider: Argument, counts: Argument) -> Notice { Notice(.impossibleValues, ["provider": provider, "counts": counts]) }
  /// {what}: {count}
  package static func countOf(what: Argument, count: Argument) -> Notice { Notice(.countOf, ["what": what, "count": count]) }
  /// Temperatures from {provider} have not changed for {hours}, although the weather has.
  package static func temperaturesStill(provider: Argument, hours: Argument) -> Notice { Notice(.temperaturesStill, ["provider": provider, "hours": hours]) }
  /// {hours} of the forecast from {provider} repeat the previous day's forecast.
  package static func forecastRepeats(hours: Argument, provider: Argument) -> Notice { Notice(.forecastRepeats, ["hours": hours, "provider": provider]) }
  /// Temperatures from {provider} match the weather of {hours} later.
  package static func temperaturesLater(provider: Argument, hours: Argument) -> Notice { Notice(.temperaturesLater, ["provider": provider, "hours": hours]) }
  /// Temperatures from {provider} match the weather of {hours} earlier.
  package static func temperaturesEarlier(provider: Argument, hours: Argument) -> Notice { Notice(.temperaturesEarlier, ["provider": provider, "hours": hours]) }
  /// Temperatures from {provider} have been far from all others for {hours}.
  package static func temperaturesApart(provider: Argument, hours: Argument) -> Notice { Notice(.temperaturesApart, ["provider": provider, "hours": hours]) }
  /// What {provider} says has erred in another way for {hours}: corrections are learned anew.
  package static func errorsChanged(provider: Argument, hours: Argument) -> Notice { Notice(.errorsChanged, ["provider": provider, "hours": hours]) }
  /// Not all of the sky is known yet: these scores may change.
  package static var scoresMayChange: Notice { Notice(.scoresMayChange) }
  /// The sun does not cross the horizon.
  package static var noSunEvent: Notice { Notice(.noSunEvent) }
  /// The sun does not cross the horizon on these days.
  package static var noSunEventDays: Notice { Notice(.noSunEventDays) }
  /// The newest values of the provider are {age} old.
  package static func providerOutdated(age: Argument) -> Notice { Notice(.providerOutdated, ["age": age]) }
  /// No station near the place has reports.
  package static var noReports: Notice { Notice(.noReports) }
  /// There are no measurements, so no error can be computed.
  package static var nothingMeasured: Notice { Notice(.nothingMeasured) }
  /// Only measurements already stored are used.
  package static var ledgerOnly: Notice { Notice(.ledgerOnly) }
  /// Measured values are unavailable
  package static var measuredMissing: Notice { Notice(.measuredMissing) }
  /// The reports of stations are unavailable
  package static var reportsMissing: Notice { Notice(.reportsMissing) }
  /// What {provider} measured is unavailable
  package static func providerMeasuredMissing(provider: Argument) -> Notice { Notice(.providerMeasuredMissing, ["provider": provider]) }
  /// Official warnings are unavailable
  package static var alertsMissing: Notice { Notice(.alertsMissing) }
  /// No station within {distance} has reported in the last {minutes}.
  package static func noStation(distance: Argument, minutes: Argument) -> Notice { Notice(.noStation, ["distance": distance, "minutes": minutes]) }
  /// The stations are more than {height} higher or lower.
  package static func stationsHigherOrLower(height: Argument) -> Notice { Notice(.stationsHigherOrLower, ["height": height]) }
  /// The newest measured temperature is {age} old.
  package static func measuredOld(age: Argument) -> Notice { Notice(.measuredOld, ["age": age]) }
  /// Some rows were interpolated between the provider's time steps.
  package static var rowsInterpolated: Notice { Notice(.rowsInterpolated) }
  /// The forecast does not include these rows.
  package static var rowsBeyondForecast: Notice { Notice(.rowsBeyondForecast) }
  /// These rows are climate estimates.
  package static var rowsOfClimate: Notice { Notice(.rowsOfClimate) }
  /// No known warning service covers this place.
  package static var noAlertService: Notice { Notice(.noAlertService) }
  /// More warnings exist than are listed: {count}.
  package static func alertsUnlisted(count: Argument) -> Notice { Notice(.alertsUnlisted, ["count": count]) }
  /// There are warnings that cannot be read: {count}.
  package static func alertsUnread(count: Argument) -> Notice { Notice(.alertsUnread, ["count": count]) }
  /// Interpolated from the hourly forecast.
  package static var drawnFromHours: Notice { Notice(.drawnFromHours) }
  /// The elevation of the place is unknown; a sea-level horizon is used.
  package static var elevationUnknown: Notice { Notice(.elevationUnknown) }
  /// {date} never existed here and is left out.
  package static func dateSkipped(date: Argument) -> Notice { Notice(.dateSkipped, ["date": date]) }
  /// The calendar ends with {date}.
  package static func calendarEnds(date: Argument) -> Notice { Notice(.calendarEnds, ["date": date]) }
  /// The high-resolution models are unavailable; this is the projection of `ar6`.
  package static var modelsMissing: Notice { Notice(.modelsMissing) }
  /// {provider} is rate-limiting requests
  package static func causeSlowDown(provider: Argument) -> Notice { Notice(.causeSlowDown, ["provider": provider]) }
  /// {provider} needs an API key
  package static func causeKeyMissing(provider: Argument) -> Notice { Notice(.causeKeyMissing, ["provider": provider]) }
  /// {provider} does not accept the API key
  package static func causeKeyInvalid(provider: Argument) -> Notice { Notice(.causeKeyInvalid, ["provider": provider]) }
  /// the API key of {provider} does not include this
  package static func causeKeyLimited(provider: Argument) -> Notice { Notice(.causeKeyLimited, ["provider": provider]) }
  /// beyond every forecast
  package static var causeBeyondHorizon: Notice { Notice(.causeBeyondHorizon) }
  /// no provider covers this place
  package static var causeOutOfCoverage: Notice { Notice(.causeOutOfCoverage) }
  /// no provider offers this
  package static var causeNotProvided: Notice { Notice(.causeNotProvided) }
  /// no answer in time
  package static var causeDeadline: Notice { Notice(.causeDeadline) }
  /// the server is busy
  package static var causeBusy: Notice { Notice(.causeBusy) }
  /// the data store failed
  package static var causeStore: Notice { Notice(.causeStore) }
  /// the network is switched off
  package static var causeOffline: Notice { Notice(.causeOffline) }
  /// no network
  package static var causeNoNetwork: Notice { Notice(.causeNoNetwork) }
  /// libcurl is missing or too old
  package static var causeNoLibrary: Notice { Notice(.causeNoLibrary) }
  /// the system has no more threads, descriptors or memory
  package static var causeNoResources: Notice { Notice(.causeNoResources) }
  /// no network, or {provider} cannot be found
  package static func causeLookup(provider: Argument) -> Notice { Notice(.causeLookup, ["provider": provider]) }
  /// {provider} refused the connection
  package static func causeRefused(provider: Argument) -> Notice { Notice(.causeRefused, ["provider": provider]) }
  /// no secure connection to {provider}
  package static func causeTLS(provider: Argument) -> Notice { Notice(.causeTLS, ["provider": provider]) }
  /// {provider} did not answer in time
  package static func causeTimeout(provider: Argument) -> Notice { Notice(.causeTimeout, ["provider": provider]) }
  /// {provider} closed the connection early
  package static func causeCut(provider: Argument) -> Notice { Notice(.causeCut, ["provider": provider]) }
  /// {provider} answered with an error
  package static func causeHTTP(provider: Argument) -> Notice { Notice(.causeHTTP, ["provider": provider]) }
  /// the answer of {provider} could not be understood
  package static func causeMalformed(provider: Argument) -> Notice { Notice(.causeMalformed, ["provider": provider]) }
  /// the answer of {provider} is too large
  package static func causeTooLarge(provider: Argument) -> Notice { Notice(.causeTooLarge, ["provider": provider]) }
  /// {provider} redirected to a forbidden address
  package static func causeRedirect(provider: Argument) -> Notice { Notice(.causeRedirect, ["provider": provider]) }
  /// the configured address of {provider} is not valid
  package static func causeURL(provider: Argument) -> Notice { Notice(.causeURL, ["provider": provider]) }
  /// {provider} has failed repeatedly
  package static func causeFailing(provider: Argument) -> Notice { Notice(.causeFailing, ["provider": provider]) }
  /// the request quota of {provider} is used up
  package static func causeBudget(provider: Argument) -> Notice { Notice(.causeBudget, ["provider": provider]) }
  /// the provider
  package static var theProvider: Notice { Notice(.theProvider) }
  /// Favorites and settings cannot be kept: {cause}.
  package static func userDataNotKept(cause: Argument) -> Notice { Notice(.userDataNotKept, ["cause": cause]) }
  /// The cache is kept in memory only: {cause}.
  package static func cacheInMemory(cause: Argument) -> Notice { Notice(.cacheInMemory, ["cause": cause]) }
  /// Favorites and settings are kept until this process ends: none of ALMANAC_DATA_DIR, XDG_DATA_HOME and HOME says where to keep them.
  package static var userDataWithoutFolder: Notice { Notice(.userDataWithoutFolder) }
  /// {file} can be read but not written.
  package static func fileReadOnly(file: Argument) -> Notice { Notice(.fileReadOnly, ["file": file]) }
  /// almanac.db was damaged and has been replaced. The old file is {path}; `sqlite3 .recover` reads what is left of its favorites and settings.
  package static func userDataSetAside(path: Argument) -> Notice { Notice(.userDataSetAside, ["path": path]) }
  /// cache.db was damaged and has been replaced. The old file is {path}; it can be deleted.
  package static func cacheSetAside(path: Argument) -> Notice { Notice(.cacheSetAside, ["path": path]) }
  /// {file} was created by a newer version of the program and is opened read-only.
  package static func fileNewer(file: Argument) -> Notice { Notice(.fileNewer, ["file": file]) }
  /// Some rows of {file} are damaged; they are left out.
  package static func fileRowsDamaged(file: Argument) -> Notice { Notice(.fileRowsDamaged, ["file": file]) }
  /// An answer could not be cached: {cause}.
  package static func answerNotCached(cause: Argument) -> Notice { Notice(.answerNotCached, ["cause": cause]) }
  /// the disk is full
  package static var storeFull: Notice { Notice(.storeFull) }
  /// the folder is not writable
  package static var storeReadOnly: Notice { Notice(.storeReadOnly) }
  /// the stored data are damaged
  package static var storeCorrupt: Notice { Notice(.storeCorrupt) }
  /// another process has locked the file
  package static var storeLocked: Notice { Notice(.storeLocked) }
  /// there is no regular file at its path
  package static var storeIrregular: Notice { Notice(.storeIrregular) }
  /// The mean shift of days like this one, not a forecast of a date: the weather of a single day varies by more.
  package static var meanShift: Notice { Notice(.meanShift) }
  /// From {from} to {to}, global warming goes from {now} to {then} above 1850–1900 ({emissions}, {scenario}); here, this month, the change is {factor} times that ({region}).
  package static func warmingHere(from: Argument, to: Argument, now: Argument, then: Argument, emissions: Argument, scenario: Argument, factor: Argument, region: Argument) -> Notice { Notice(.warmingHere, ["from": from, "to": to, "now": now, "then": then, "emissions": emissions, "scenario": scenario, "factor": factor, "region": region]) }
  /// From {from} to {to}, global warming goes from {now} to {then} above 1850–1900, or to {without} without the interventions ({emissions}, {scenario}); here, this month, the change is {factor} times that ({region}).
  package static func warmingHereWithout(from: Argument, to: Argument, now: Argument, then: Argument, without: Argument, emissions: Argument, scenario: Argument, factor: Argument, region: Argument) -> Notice { Notice(.warmingHereWithout, ["from": from, "to": to, "now": now, "then": then, "without": without, "emissions": emissions, "scenario": scenario, "factor": factor, "region": region]) }
  /// Past warming is observed and the same in every scenario.
  package static var pastObserved: Notice { Notice(.pastObserved) }
  /// SSP5-8.5 is a low-likelihood high-emissions case, not what is expected.
  package static var highEmissionsUnlikely: Notice { Notice(.highEmissionsUnlikely) }
  /// After a peak, regional change is less exactly proportional to falling global warming.
  package static var lessProportional: Notice { Notice(.lessProportional) }
  /// The region is mostly sea: its mean suits coasts and islands, inland warms more.
  package static var mostlySea: Notice { Notice(.mostlySea) }
  /// At the projected temperature, precipitation falls in a different form (Jennings et al. 2018).
  package static var otherPrecipitation: Notice { Notice(.otherPrecipitation) }
  /// The same heavy rain would bring about {percent} more: {each} per {unit} of global warming on land (CMIP6 median of the wettest day).
  package static func moreHeavyRain(percent: Argument, each: Argument, unit: Argument) -> Notice { Notice(.moreHeavyRain, ["percent": percent, "each": each, "unit": unit]) }
  /// The same heavy rain would bring about {percent} less: {each} per {unit} of global warming on land (CMIP6 median of the wettest day).
  package static func lessHeavyRain(percent: Argument, each: Argument, unit: Argument) -> Notice { Notice(.lessHeavyRain, ["percent": percent, "each": each, "unit": unit]) }
  /// Interventions cannot change this year or the past.
  package static var leversTooLate: Notice { Notice(.leversTooLate) }
  /// Solar geoengineering hides warming while it lasts: if it stops, most of the hidden warming returns within five to ten years (termination shock).
  package static var terminationShock: Notice { Notice(.terminationShock) }
  /// Levers overlap: added up they promise more than they give together.
  package static var leversOverlap: Notice { Notice(.leversOverlap) }
  /// Together they were held to the difference to SSP1-1.9, the lowest assessed pathway.
  package static var leversCapped: Notice { Notice(.leversCapped) }
  /// Cleaner air without sulfur uncovers some warming that it hides today.
  package static var sulfurUncovers: Notice { Notice(.sulfurUncovers) }
  /// The factor is the median of {count} high-resolution models at the place, the range their least and greatest; both scaled to scenario and year.
  package static func highResolutionFactor(count: Argument) -> Notice { Notice(.highResolutionFactor, ["count": count]) }
  /// The formula of the original app: {everywhere} everywhere, {with} with interventions. Measured from today, climate models expect {low} to {high} of global warming by {year}; use the model `ar6` for a projection.
  package static func originalFormula(everywhere: Argument, with: Argument, low: Argument, high: Argument, year: Argument) -> Notice { Notice(.originalFormula, ["everywhere": everywhere, "with": with, "low": low, "high": high, "year": year]) }
  /// Computed from monthly normals of a coarse grid and the spread around them, not counted. A station can differ by ten days or more, above all at coasts, in valleys and in cities.
  package static var normalsCoarse: Notice { Notice(.normalsCoarse) }
  /// The climate of the place itself may differ: its normals are those of the surroundings, where stations differ by terrain and sea, or are missing.
  package static var normalsUnrepresentative: Notice { Notice(.normalsUnrepresentative) }
  /// The spread of the days around their mean is kept as in {period}.
  package static func spreadKept(period: Argument) -> Notice { Notice(.spreadKept, ["period": period]) }
  /// The weather projected is what is normal for the date: that of {period}, shifted by the warming since.
  package static func normalProjected(period: Argument) -> Notice { Notice(.normalProjected, ["period": period]) }
  /// The temperature of the day is the mean of its hours.
  package static var dayMean: Notice { Notice(.dayMean) }
  /// Very low: net zero CO2 around {zero}, warming back near {warming} by {year}.
  package static func scenarioVeryLow(zero: Argument, warming: Argument, year: Argument) -> Notice { Notice(.scenarioVeryLow, ["zero": zero, "warming": warming, "year": year]) }
  /// Low: net zero CO2 around {zero}, warming held below {warming}.
  package static func scenarioLow(zero: Argument, warming: Argument) -> Notice { Notice(.scenarioLow, ["zero": zero, "warming": warming]) }
  /// Middle: close to where today's policies lead, about {warming} by {year}.
  package static func scenarioMiddle(warming: Argument, year: Argument) -> Notice { Notice(.scenarioMiddle, ["warming": warming, "year": year]) }
  /// High: emissions go on rising, about {warming} by {year}.
  package static func scenarioHigh(warming: Argument, year: Argument) -> Notice { Notice(.scenarioHigh, ["warming": warming, "year": year]) }
  /// Very high: fossil fuels without restraint; today thought unlikely.
  package static var scenarioVeryHigh: Notice { Notice(.scenarioVeryHigh) }
}

/// What the terminal's pages and the status line say besides.
package enum PageText: String, CaseIterable, Sendable {
  case here
  case now
  case day
  case time
  case weather
  case temperature
  case minimum
  case maximum
  case rain
  case chance
  case wind
  case clouds
  case highClouds
  case humidity
  case dewPoint
  case visibility
  case pressure
  case uvIndex
  case sun
  case sunrise
  case sunset
  case noon
  case dayLength
  case goldenHour
  case blueHour
  case civilDusk
  case fullNight
  case moonrise
  case moonset
  case score
  case likely
  case asForecast
  case aerosol
  case dust
  case seen
  case forecast
  case yourSunsets
  case change
  case singleYears
  case world
  case region
  case daysOfYear
  case fourYearsInFive
  case tropicalNights
  case frostDays
  case iceDays
  case heatingDegreeDays
  case coolingDegreeDays
  case aboveDegrees
  case timesAsOften
  case avoided
  case fourOfFive
  case aboveIndustry
  case inYear
  case todayIn
  case veryLowEmissions
  case lowEmissions
  case middleEmissions
  case highEmissions
  case veryHighEmissions
  case without
  case with
  case skyOf
  case airAt
  case officialWarnings
  case feelsLike
  case warmerThanNormal
  case colderThanNormal
  case roughly
  case measured
  case away
  case awayAndHeight
  case lower
  case higher
  case outOfDate
  case sensorStuck
  case nextDay
  case orMore
  case lessThan
  case gusts
  case upAllDay
  case downAllDay
  case doesNotSet
  case doesNotRise
  case none
  case noneToday
  case inAll
  case whereKnown
  case ofHundred
  case over
  case noScorePolarDay
  case noScorePolarNight
  case noScoreNoEvent
  case noScoreBeyond
  case noScoreClouds
  case noScore
  case degreesHigh
  case sunAt
  case lit
  case live
  case stored
  case storedStale
  case estimateOfClimate
  case noCoverage
  case noWarnings
  case fromUntil
  case europeanIndex
  case usIndex
  case ukIndex
  case mostOfAll
  case pollen
  case alder
  case birch
  case grass
  case mugwort
  case olive
  case ragweed
  case learningTooFew
  case learningUnused
  case learningUsed
  case ageUnknown
  case old
  case usualHere
  case windIs
  case humidityIs
  case sunriseIs
  case sunsetIs
  case alertIs
  case rainNow
  case rainNone
  case correctedByErrors
  case gustsName
  case chanceOfRain
  case fromTo
  case correction
  case forecastErrors
  case skillUnknown
  case skillBackfill
  case skillFooter
  case leadTitle
  case errorTitle
  case biasTitle
  case skillTitle
  case hoursTitle
  case leadUnderOneDay
  case providerTemperature
  case providerRain
  case leadEvery
  case leadRange
  case leadOnly
  case correctionProven
  case correctionNoise
  case correctionUseless
  case correctionFewDays
  case otherValues
  case rainInHour
  case saidTitle
  case cameTitle
  case betterThanBase
  case notBetterThanBase
  case faultStill
  case faultFrozen
  case faultLater
  case faultEarlier
  case faultApart
  case faultChanged
  case shortPolarDay
  case shortPolarNight
  case shortNoEvent
  case shortBeyond
  case shortClouds
  case measuredNow
  case noStation
  case noStationTemperature
  case rainSoon
  case places
  case noPlace
  case scoreMayChange
  case airQuality
  case mapTitle
  case climateTitle
  case rainRadar
  case precipitation
  case windSpeed
  case seaLevelPressure
}

/// What charts say besides.
package enum ChartText: String, CaseIterable, Sendable {
  case described
  case groups
  case noData
  case tooLittleKnown
  case withinADay
  case estimatedFrom
  case temperature
  case dashedFeelsLike
  case ringMeasured
  case measuredAt
  case precipitation
  case noneExpected
  case noPrecipitation
  case atMostLikely
  case lineProbability
  case sunsets
  case sunrises
  case scoreOf
  case scoreOfDay
  case unknown
  case best
  case bestAt
  case bestDay
  case doesNotCross
  case sun
  case dayLength
  case doesNotSet
  case doesNotRise
  case noonAt
  case sunriseAt
  case sunsetAt
  case daylight
  case lengthOfDay
  case longestDay
  case daysLikeThis
  case warmingOfDays
  case valueIn
  case withRange
  case percentRange
  case rangeOfModels
  case withInterventions
  case withoutInterventions
  case assumption
  case originalFormula
  case errors
  case meanErrors
  case errorsOf
  case errorAhead
  case daysAhead
  case rainedHere
  case byChance
  case rainCame
  case forecastChance
  case asOftenAsSaid
  case usualRain
  case around
  case across
  case cloudCover
  case sunIsUp
  case sunIsDown
  case whereSunSets
  case goldenLine
  case bestSunset
  case world
}

/// What agrees with the number that replaces its `{count}`.
package enum CountedText: String, CaseIterable, Sendable {
  case percent
  case minutesInWords
  case hoursInWords
  case aboutMinutes
  case nextHours
  case minutes
  case hours
  case days
  case daysAgo
  case evenings
  case placesNamed
}

/// The languages that Almanac has words in; everything else is English.
package enum SpokenLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case arabic = "ar"
  case german = "de"
  case spanish = "es"
  case french = "fr"
  case italian = "it"
  case japanese = "ja"
  case dutch = "nl"
  case polish = "pl"
  case portuguese = "pt"
  case swedish = "sv"
  case chinese = "zh-Hans"

  /// The words of the language.
  package var phrases: any Phrasebook.Type {
    switch self {
    case .english: EnglishPhrases.self
    case .arabic: ArabicPhrases.self
    case .german: GermanPhrases.self
    case .spanish: SpanishPhrases.self
    case .french: FrenchPhrases.self
    case .italian: ItalianPhrases.self
    case .japanese: JapanesePhrases.self
    case .dutch: DutchPhrases.self
    case .polish: PolishPhrases.self
    case .portuguese: PortuguesePhrases.self
    case .swedish: SwedishPhrases.self
    case .chinese: ChinesePhrases.self
    }
  }

  /// Whether a native reader other than their author has reviewed the words.
  package var isReviewed: Bool {
    switch self {
    case .english: true
    case .arabic: false
    case .german: false
    case .spanish: false
    case .french: false
    case .italian: false
    case .japanese: false
    case .dutch: false
    case .polish: false
    case .portuguese: false
    case .swedish: false
    case .chinese: false
    }
  }

  package var direction: TextDirection {
    switch self {
    case .english: .leftToRight
    case .arabic: .rightToLeft
    case .german: .leftToRight
    case .spanish: .leftToRight
    case .french: .leftToRight
    case .italian: .leftToRight
    case .japanese: .leftToRight
    case .dutch: .leftToRight
    case .polish: .leftToRight
    case .portuguese: .leftToRight
    case .swedish: .leftToRight
    case .chinese: .leftToRight
    }
  }
}

/// The words and sentences of Almanac in English.
enum EnglishPhrases: Phrasebook {

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Clear"
    case .mainlyClear: "Mostly clear"
    case .partlyCloudy: "Partly cloudy"
    case .overcast: "Overcast"
    case .fog: "Fog"
    case .rimeFog: "Rime fog"
    case .lightDrizzle: "Light drizzle"
    case .drizzle: "Drizzle"
    case .heavyDrizzle: "Heavy drizzle"
    case .lightFreezingDrizzle: "Light freezing drizzle"
    case .freezingDrizzle: "Freezing drizzle"
    case .lightRain: "Light rain"
    case .rain: "Rain"
    case .heavyRain: "Heavy rain"
    case .lightFreezingRain: "Light freezing rain"
    case .freezingRain: "Freezing rain"
    case .lightSnow: "Light snow"
    case .snow: "Snow"
    case .heavySnow: "Heavy snow"
    case .snowGrains: "Snow grains"
    case .lightRainShowers: "Light showers"
    case .rainShowers: "Showers"
    case .heavyRainShowers: "Violent showers"
    case .lightSnowShowers: "Light snow showers"
    case .snowShowers: "Heavy snow showers"
    case .thunderstorm: "Thunderstorm"
    case .thunderstormLightHail: "Thunderstorm with hail"
    case .thunderstormHeavyHail: "Thunderstorm with heavy hail"
    case .heavyThunderstorm: "Heavy thunderstorm"
    case .lightSleet: "Light sleet"
    case .sleet: "Sleet"
    case .lightHail: "Light hail"
    case .hail: "Hail"
    case .mist: "Mist"
    case .haze: "Haze"
    case .smoke: "Smoke"
    case .dust: "Dust"
    case .sand: "Blowing sand"
    case .ash: "Volcanic ash"
    case .squall: "Squall"
    case .tornado: "Tornado"
    case .unknown: "Unknown"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Poor"
    case .muted: "Muted"
    case .fine: "Nice but plain"
    case .colorful: "Colorful"
    case .vivid: "Vivid"
    case .spectacular: "Spectacular"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Clear"
    case .partly: "Partly"
    case .overcast: "Overcast"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "None"
    case .few: "Few"
    case .many: "Many"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Dry"
    case .ok: "OK"
    case .humid: "Humid"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Low"
    case .moderate: "Moderate"
    case .high: "High"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Poor"
    case .moderate: "Moderate"
    case .good: "Good"
    }
  }

  static func direction(_ value: Bearing) -> String {
    switch value.compass {
    case .north: "north"
    case .northNortheast: "north-northeast"
    case .northeast: "northeast"
    case .eastNortheast: "east-northeast"
    case .east: "east"
    case .eastSoutheast: "east-southeast"
    case .southeast: "southeast"
    case .southSoutheast: "south-southeast"
    case .south: "south"
    case .southSouthwest: "south-southwest"
    case .southwest: "southwest"
    case .westSouthwest: "west-southwest"
    case .west: "west"
    case .westNorthwest: "west-northwest"
    case .northwest: "northwest"
    case .northNorthwest: "north-northwest"
    }
  }

  static func origin(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "north"
    case .northNortheast: "north-northeast"
    case .northeast: "northeast"
    case .eastNortheast: "east-northeast"
    case .east: "east"
    case .eastSoutheast: "east-southeast"
    case .southeast: "southeast"
    case .southSoutheast: "south-southeast"
    case .south: "south"
    case .southSouthwest: "south-southwest"
    case .southwest: "southwest"
    case .westSouthwest: "west-southwest"
    case .west: "west"
    case .westNorthwest: "west-northwest"
    case .northwest: "northwest"
    case .northNorthwest: "north-northwest"
    }
  }

  static func letters(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "N"
    case .northNortheast: "NNE"
    case .northeast: "NE"
    case .eastNortheast: "ENE"
    case .east: "E"
    case .eastSoutheast: "ESE"
    case .southeast: "SE"
    case .southSoutheast: "SSE"
    case .south: "S"
    case .southSouthwest: "SSW"
    case .southwest: "SW"
    case .westSouthwest: "WSW"
    case .west: "W"
    case .westNorthwest: "WNW"
    case .northwest: "NW"
    case .northNorthwest: "NNW"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "precipitation"
    case .drizzle: "drizzle"
    case .lightRain: "light rain"
    case .rain: "rain"
    case .heavyRain: "heavy rain"
    case .showers: "showers"
    case .heavyShowers: "heavy showers"
    case .thunderstorms: "thunderstorms"
    case .hail: "hail"
    case .freezingRain: "freezing rain"
    case .sleet: "sleet"
    case .lightSnow: "light snow"
    case .snow: "snow"
    case .heavySnow: "heavy snow"
    case .snowShowers: "snow showers"
    case .fog: "fog"
    case .frost: "frost"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "possible precipitation"
    case .drizzle: "possible drizzle"
    case .lightRain: "possible light rain"
    case .rain: "possible rain"
    case .heavyRain: "possible heavy rain"
    case .showers: "possible showers"
    case .heavyShowers: "possible heavy showers"
    case .thunderstorms: "possible thunderstorms"
    case .hail: "possible hail"
    case .freezingRain: "possible freezing rain"
    case .sleet: "possible sleet"
    case .lightSnow: "possible light snow"
    case .snow: "possible snow"
    case .heavySnow: "possible heavy snow"
    case .snowShowers: "possible snow showers"
    case .fog: "possible fog"
    case .frost: "possible frost"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "sunny"
    case .clear: "clear"
    case .partlyCloudy: "partly cloudy"
    case .cloudy: "cloudy"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "strong wind"
    case .gale: "gale"
    case .storm: "storm"
    case .hurricane: "hurricane-force wind"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "in the early hours"
    case .morning: "in the morning"
    case .afternoon: "in the afternoon"
    case .evening: "in the evening"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "from the early hours"
    case .morning: "from the morning"
    case .afternoon: "from the afternoon"
    case .evening: "from the evening"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "until the early hours"
    case .morning: "until the morning"
    case .afternoon: "until the afternoon"
    case .evening: "until the evening"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "{count} degree", other: "{count} degrees")
    case .fahrenheit: PluralForms(one: "{count} degree", other: "{count} degrees")
    case .kelvin: PluralForms(one: "{count} kelvin", other: "{count} kelvins")
    case .kilometersPerHour: PluralForms(one: "{count} kilometer per hour", other: "{count} kilometers per hour")
    case .milesPerHour: PluralForms(one: "{count} mile per hour", other: "{count} miles per hour")
    case .metersPerSecond: PluralForms(one: "{count} meter per second", other: "{count} meters per second")
    case .knots: PluralForms(one: "{count} knot", other: "{count} knots")
    case .hectopascals: PluralForms(one: "{count} hectopascal", other: "{count} hectopascals")
    case .inchesOfMercury: PluralForms(one: "{count} inch of mercury", other: "{count} inches of mercury")
    case .millimetersOfMercury: PluralForms(one: "{count} millimeter of mercury", other: "{count} millimeters of mercury")
    case .millimeters: PluralForms(one: "{count} millimeter", other: "{count} millimeters")
    case .inches: PluralForms(one: "{count} inch", other: "{count} inches")
    case .millimetersPerHour: PluralForms(one: "{count} millimeter per hour", other: "{count} millimeters per hour")
    case .inchesPerHour: PluralForms(one: "{count} inch per hour", other: "{count} inches per hour")
    case .centimeters: PluralForms(one: "{count} centimeter", other: "{count} centimeters")
    case .kilometers: PluralForms(one: "{count} kilometer", other: "{count} kilometers")
    case .miles: PluralForms(one: "{count} mile", other: "{count} miles")
    case .meters: PluralForms(one: "{count} meter", other: "{count} meters")
    case .feet: PluralForms(one: "{count} foot", other: "{count} feet")
    case .microgramsPerCubicMeter: PluralForms(one: "{count} microgram per cubic meter", other: "{count} micrograms per cubic meter")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .percent: PluralForms(one: "{count} percent", other: "{count} percent")
    case .minutesInWords: PluralForms(one: "{count} minute", other: "{count} minutes")
    case .hoursInWords: PluralForms(one: "{count} hour", other: "{count} hours")
    case .aboutMinutes: PluralForms(one: "about {count} minute", other: "about {count} minutes")
    case .nextHours: PluralForms(one: "the next hour", other: "the next {count} hours")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} h", other: "{count} h")
    case .days: PluralForms(one: "{count} day", other: "{count} days")
    case .daysAgo: PluralForms(one: "{count} day", other: "{count} days")
    case .evenings: PluralForms(one: "{count} evening", other: "{count} evenings")
    case .placesNamed: PluralForms(one: "{count} place found", other: "{count} places found")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "All interventions at once: CO2, methane, HFCs, soot, SO2 and N2O"
    case .methane45By2030: "Methane −45 % by 2030"
    case .methane30By2030: "Methane −30 % by 2030 (the Global Methane Pledge)"
    case .carbonNetZero2050: "CO2 net zero by 2050"
    case .carbonNetZero2070: "CO2 net zero by 2070"
    case .carbonHalved2050: "Fossil CO2 halved by 2050"
    case .noDeforestation2030: "No deforestation from 2030"
    case .refrigerantsOut2050: "HFC refrigerants out by 2050"
    case .nitrousOxide30By2050: "Nitrous oxide −30 % by 2050"
    case .soot50By2040: "Soot (black carbon) −50 % by 2040"
    case .sulfur80By2050: "Sulfur dioxide −80 % by 2050 (uncovers warming)"
    case .solarRamp: "Solar geoengineering of −1 W/m², 2030 to 2040, kept up"
    case .solarTerminated: "Solar geoengineering of −1 W/m², stopped in 2060"
    case .toSSP119: "The world follows SSP1-1.9 instead"
    case .toSSP126: "The world follows SSP1-2.6 instead"
    case .toSSP245: "The world follows SSP2-4.5 instead"
    }
  }

  static func word(_ value: Measurement) -> String {
    switch value {
    case .temperature: "temperature"
    case .dewPoint: "dew point"
    case .humidity: "humidity"
    case .pressure: "pressure"
    case .windSpeed: "wind speed"
    case .windDirection: "wind direction"
    case .cloudCover: "cloud cover"
    case .probability: "probability"
    case .precipitation: "precipitation"
    case .precipitationRate: "precipitation"
    case .dailyPrecipitation: "precipitation"
    case .snowfall: "snowfall"
    case .dailySnowfall: "snowfall"
    case .visibility: "visibility"
    case .uvIndex: "UV index"
    case .aerosolOpticalDepth: "haze"
    case .concentration: "concentration"
    case .pollen: "pollen"
    case .airQualityIndex: "air-quality index"
    case .elevation: "elevation"
    case .latitude: "latitude"
    case .longitude: "longitude"
    }
  }

  static func word(_ value: SunPhase) -> String {
    switch value {
    case .night: "night"
    case .astronomicalTwilight: "astronomical twilight"
    case .nauticalTwilight: "nautical twilight"
    case .civilTwilight: "civil twilight"
    case .day: "day"
    }
  }

  static func word(_ value: MoonPhaseName) -> String {
    switch value {
    case .newMoon: "New moon"
    case .waxingCrescent: "Waxing crescent"
    case .firstQuarter: "First quarter"
    case .waxingGibbous: "Waxing gibbous"
    case .fullMoon: "Full moon"
    case .waningGibbous: "Waning gibbous"
    case .lastQuarter: "Last quarter"
    case .waningCrescent: "Waning crescent"
    }
  }

  static func word(_ value: AlertSeverity) -> String {
    switch value {
    case .unknown: "UNKNOWN"
    case .minor: "MINOR"
    case .moderate: "MODERATE"
    case .severe: "SEVERE"
    case .extreme: "EXTREME"
    }
  }

  static func word(_ value: AirQualityCategory) -> String {
    switch value {
    case .good: "good"
    case .fair: "fair"
    case .moderate: "moderate"
    case .poor: "poor"
    case .veryPoor: "very poor"
    case .extremelyPoor: "extremely poor"
    case .unhealthyForSensitiveGroups: "unhealthy for sensitive groups"
    case .unhealthy: "unhealthy"
    case .veryUnhealthy: "very unhealthy"
    case .hazardous: "hazardous"
    case .low: "low"
    case .high: "high"
    case .veryHigh: "very high"
    }
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Once-in-10-years heat"
    case .hotExtreme50Year: "Once-in-50-years heat"
    case .heavyPrecipitation10Year: "Once-in-10-years rain"
    case .drought10Year: "Once-in-10-years drought"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .nowcastUnknown: "No precipitation data for the next hours."
    case .nowcastUsual: "There is no forecast for these hours, only what is usual for the season."
    case .dry: "No precipitation expected."
    case .dryAsFarAsKnown: "No precipitation expected, as far as is known."
    case .dryFor: "No precipitation expected for {time}; the rest is not fully known."
    case .wetNow: "Precipitation now, with no end in sight."
    case .wetNowUntil: "Precipitation now, ending in {end}."
    case .wetFrom: "Precipitation starting in {start}."
    case .wetFromFor: "Precipitation starting in {start}, for {length}."
    case .wetWithin: "Precipitation within {latest}."
    case .wetWithinUntil: "Precipitation within {latest}, ending in {end}."
    case .airGood: "Air quality is good: enjoy the outdoors."
    case .airAcceptable: "Air quality is acceptable; unusually sensitive people should consider limiting outdoor effort."
    case .airForSensitiveGroups: "Sensitive groups should reduce prolonged or heavy exertion outdoors."
    case .airUnhealthy: "Everyone should reduce prolonged or heavy exertion outdoors."
    case .airVeryUnhealthy: "Avoid heavy exertion outdoors; sensitive groups should stay inside."
    case .airHazardous: "Stay inside with windows closed."
    case .noCloudData: "There is no cloud data for this moment, so there is no score."
    case .noCloudLayers: "The cloud layers are unknown for this moment, so there is no score."
    case .polarDay: "The sun stays above the horizon all day."
    case .polarNight: "The sun stays below the horizon all day."
    case .noEvent: "The sun does not cross the horizon on this day."
    case .beyondHorizon: "This day is outside the forecast period."
    case .classicScore: "The original score, taken from cloud cover alone: {score} of 100."
    case .lowCloud: "Low cloud hides most of the sky"
    case .clearSky: "A nearly clear sky promises a plain, clean glow"
    case .clearSkyMuted: "A nearly clear sky promises a plain glow"
    case .scatteredLowCloud: "Scattered low cloud leaves a plain glow in the gaps"
    case .highAndMidCloud: "High and mid-level cloud"
    case .highSheet: "A sheet of high cloud"
    case .cirrus: "Cirrus"
    case .midOvercast: "A mid-level overcast"
    case .altocumulus: "Altocumulus"
    case .catchesLight: "{cloud} will catch the light"
    case .mayCatchLight: "{cloud} may catch some of the light"
    case .getsLittleLight: "{cloud} will get little light"
    case .placeOffset: "{distance} {direction} of {place}"
    case .lowDeckCuts: "{sky}; a low deck {kilometers} km {direction} will cut it"
    case .lowDeckMayCut: "{sky}; a low deck {kilometers} km {direction} may cut it"
    case .midDeckCuts: "{sky}; a mid-level deck {kilometers} km {direction} will cut it"
    case .midDeckMayCut: "{sky}; a mid-level deck {kilometers} km {direction} may cut it"
    case .towardSun: "toward the sun"
    case .rainInTheWay: "rain gets in the way"
    case .poorVisibility: "reduced visibility dims the view"
    case .hazeMutes: "haze mutes the colors"
    case .humidAirMutes: "humid air mutes the colors"
    case .list: "{first}, {second}"
    case .both: "{first} and {second}"
    case .spoiled: "{sky}, and {spoilers}"
    case .colorOdds: "{count} in {of} for color"
    case .colorHardly: "Hardly a chance of color"
    case .colorCertain: "Color is all but certain"
    case .betterEvenings: "Better than {percent} of evenings here at this time of year"
    case .betterMornings: "Better than {percent} of mornings here at this time of year"
    case .aboutTitle: "How good will the sunset be?"
    case .aboutText: "A good sunset needs three things: clouds high enough to be lit from below, a clear way for the light from beyond the horizon, and clean, dry air. The score looks at the cloud layers above you, at the sky 50 to 600 km toward the sun, and at haze, humidity, visibility and rain at the moment the sun sets. A clear sky earns a plain glow, a sky of cirrus with an open horizon the highest scores, and a low overcast next to nothing."
    case .cloudCoverTitle: "Cloud cover"
    case .cloudCoverText: "The day's mean. Some cloud gives color; a closed low deck hides it."
    case .highCloudTitle: "High cloud"
    case .highCloudText: "Cirrus above 8 km catches the last light and glows longest."
    case .humidityTitle: "Humidity"
    case .humidityText: "Dry air keeps colors pure; moist air washes them out."
    case .aerosolTitle: "Haze"
    case .aerosolText: "Dust and smoke in the air column. A trace deepens the reds, more dulls them."
    case .visibilityTitle: "Visibility"
    case .visibilityText: "How far you can see near the ground."
    case .limitWeights: "The weights are reasoned from the physics of twilight, not fitted to observed sunsets."
    case .limitLearnedWeights: "The weights are reasoned from the physics of twilight and adjusted to the evenings that you rated."
    case .limitForecast: "Forecasts of cloud layers lose most of their skill within five days; the chances reflect this."
    case .limitTerrain: "Hills and buildings are not part of the model."
    case .limitHaze: "Haze is forecast for about five days; after that the score goes by humidity."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "today"
    case .tomorrow: "tomorrow"
    case .wholeDay: "{what} all day"
    case .restOfDay: "{what} for the rest of the day"
    case .wholeTime: "{what} throughout"
    case .fromTime: "{what} from {start}"
    case .untilTime: "{what} until {end}"
    case .betweenTimes: "{what} from {start} to {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "{what} at times"
    case .detail: "{text}, {detail}"
    case .gusts: "gusts up to {speed}"
    case .amount: "about {amount}"
    case .amountFurther: "about {amount} more"
    case .skyChange: "{morning} in the morning, {afternoon} in the afternoon"
    case .extremes: "high {high}, low {low}"
    case .range: "{low} to {high}"
    case .steady: "around {low}"
    case .uncertainty: "uncertain: the high is between {low} and {high}"
    case .warmerThanYesterday: "{difference} warmer than yesterday"
    case .colderThanYesterday: "{difference} colder than yesterday"
    case .warmerThanToday: "{difference} warmer than today"
    case .colderThanToday: "{difference} colder than today"
    case .warmerThanDayBefore: "{difference} warmer than the day before"
    case .colderThanDayBefore: "{difference} colder than the day before"
    case .aboveNormal: "{difference} above normal"
    case .belowNormal: "{difference} below normal"
    case .rareHeat: "unusually warm for the time of year"
    case .rareCold: "unusually cold for the time of year"
    case .ultraviolet: "UV index up to {index}"
    case .sunsetColorful: "colorful sunset at {time}"
    case .sunsetVivid: "vivid sunset at {time}"
    case .sunsetSpectacular: "spectacular sunset at {time}"
    case .warning: "warning: {event}"
    case .warnings: "warning: {event}, and {count} more"
    case .warningsUnknown: "official warnings unknown"
    case .usual: "usual for the season: {low} to {high}"
    case .usualSteady: "usual for the season: {low}"
    case .noChange: "no notable change in the next 48 hours"
    case .noForecast: "no forecast"
    case .minus: "minus {number}"
    }
  }

  static func text(_ value: NoticeText) -> String {
    switch value {
    case .plain: "{what}."
    case .because: "{what} ({cause})."
    case .consequence: "{text} {consequence}"
    case .locationAssumed: "No location is set and the time zone has no city; {place} is used."
    case .ambiguousPlace: "Other places have that name: {places}."
    case .placeInferred: "“{text}” was understood as {place}."
    case .placeOfRegion: "{region} is a whole region; this is for its largest city, {place}."
    case .locationUnchecked: "“{text}” could not be looked up now; it is set unchecked."
    case .placesKnownHere: "The search online is unavailable: these are the places known here."
    case .askedRecently: "Providers are asked at most once a minute for the same place."
    case .outOfDate: "This answer is out of date."
    case .noForecast: "No forecast ({cause}): these are the usual values here."
    case .usualHere: "These are the usual values here, not a forecast."
    case .keyRefused: "{provider} rejected the API key; this answer does not use its data."
    case .impossibleValues: "Implausible values from {provider} were left out ({counts})."
    case .countOf: "{what}: {count}"
    case .temperaturesStill: "Temperatures from {provider} have not changed for {hours}, although the weather has."
    case .forecastRepeats: "{hours} of the forecast from {provider} repeat the previous day's forecast."
    case .temperaturesLater: "Temperatures from {provider} match the weather of {hours} later."
    case .temperaturesEarlier: "Temperatures from {provider} match the weather of {hours} earlier."
    case .temperaturesApart: "Temperatures from {provider} have been far from all others for {hours}."
    case .errorsChanged: "What {provider} says has erred in another way for {hours}: corrections are learned anew."
    case .scoresMayChange: "Not all of the sky is known yet: these scores may change."
    case .noSunEvent: "The sun does not cross the horizon."
    case .noSunEventDays: "The sun does not cross the horizon on these days."
    case .providerOutdated: "The newest values of the provider are {age} old."
    case .noReports: "No station near the place has reports."
    case .nothingMeasured: "There are no measurements, so no error can be computed."
    case .ledgerOnly: "Only measurements already stored are used."
    case .measuredMissing: "Measured values are unavailable"
    case .reportsMissing: "The reports of stations are unavailable"
    case .providerMeasuredMissing: "What {provider} measured is unavailable"
    case .alertsMissing: "Official warnings are unavailable"
    case .noStation: "No station within {distance} has reported in the last {minutes}."
    case .stationsHigherOrLower: "The stations are more than {height} higher or lower."
    case .measuredOld: "The newest measured temperature is {age} old."
    case .rowsInterpolated: "Some rows were interpolated between the provider's time steps."
    case .rowsBeyondForecast: "The forecast does not include these rows."
    case .rowsOfClimate: "These rows are climate estimates."
    case .noAlertService: "No known warning service covers this place."
    case .alertsUnlisted: "More warnings exist than are listed: {count}."
    case .alertsUnread: "There are warnings that cannot be read: {count}."
    case .drawnFromHours: "Interpolated from the hourly forecast."
    case .elevationUnknown: "The elevation of the place is unknown; a sea-level horizon is used."
    case .dateSkipped: "{date} never existed here and is left out."
    case .calendarEnds: "The calendar ends with {date}."
    case .modelsMissing: "The high-resolution models are unavailable; this is the projection of `ar6`."
    case .causeSlowDown: "{provider} is rate-limiting requests"
    case .causeKeyMissing: "{provider} needs an API key"
    case .causeKeyInvalid: "{provider} does not accept the API key"
    case .causeKeyLimited: "the API key of {provider} does not include this"
    case .causeBeyondHorizon: "beyond every forecast"
    case .causeOutOfCoverage: "no provider covers this place"
    case .causeNotProvided: "no provider offers this"
    case .causeDeadline: "no answer in time"
    case .causeBusy: "the server is busy"
    case .causeStore: "the data store failed"
    case .causeOffline: "the network is switched off"
    case .causeNoNetwork: "no network"
    case .causeNoLibrary: "libcurl is missing or too old"
    case .causeNoResources: "the system has no more threads, descriptors or memory"
    case .causeLookup: "no network, or {provider} cannot be found"
    case .causeRefused: "{provider} refused the connection"
    case .causeTLS: "no secure connection to {provider}"
    case .causeTimeout: "{provider} did not answer in time"
    case .causeCut: "{provider} closed the connection early"
    case .causeHTTP: "{provider} answered with an error"
    case .causeMalformed: "the answer of {provider} could not be understood"
    case .causeTooLarge: "the answer of {provider} is too large"
    case .causeRedirect: "{provider} redirected to a forbidden address"
    case .causeURL: "the configured address of {provider} is not valid"
    case .causeFailing: "{provider} has failed repeatedly"
    case .causeBudget: "the request quota of {provider} is used up"
    case .theProvider: "the provider"
    case .userDataNotKept: "Favorites and settings cannot be kept: {cause}."
    case .cacheInMemory: "The cache is kept in memory only: {cause}."
    case .userDataWithoutFolder: "Favorites and settings are kept until this process ends: none of ALMANAC_DATA_DIR, XDG_DATA_HOME and HOME says where to keep them."
    case .fileReadOnly: "{file} can be read but not written."
    case .userDataSetAside: "almanac.db was damaged and has been replaced. The old file is {path}; `sqlite3 .recover` reads what is left of its favorites and settings."
    case .cacheSetAside: "cache.db was damaged and has been replaced. The old file is {path}; it can be deleted."
    case .fileNewer: "{file} was created by a newer version of the program and is opened read-only."
    case .fileRowsDamaged: "Some rows of {file} are damaged; they are left out."
    case .answerNotCached: "An answer could not be cached: {cause}."
    case .storeFull: "the disk is full"
    case .storeReadOnly: "the folder is not writable"
    case .storeCorrupt: "the stored data are damaged"
    case .storeLocked: "another process has locked the file"
    case .storeIrregular: "there is no regular file at its path"
    case .meanShift: "The mean shift of days like this one, not a forecast of a date: the weather of a single day varies by more."
    case .warmingHere: "From {from} to {to}, global warming goes from {now} to {then} above 1850–1900 ({emissions}, {scenario}); here, this month, the change is {factor} times that ({region})."
    case .warmingHereWithout: "From {from} to {to}, global warming goes from {now} to {then} above 1850–1900, or to {without} without the interventions ({emissions}, {scenario}); here, this month, the change is {factor} times that ({region})."
    case .pastObserved: "Past warming is observed and the same in every scenario."
    case .highEmissionsUnlikely: "SSP5-8.5 is a low-likelihood high-emissions case, not what is expected."
    case .lessProportional: "After a peak, regional change is less exactly proportional to falling global warming."
    case .mostlySea: "The region is mostly sea: its mean suits coasts and islands, inland warms more."
    case .otherPrecipitation: "At the projected temperature, precipitation falls in a different form (Jennings et al. 2018)."
    case .moreHeavyRain: "The same heavy rain would bring about {percent} more: {each} per {unit} of global warming on land (CMIP6 median of the wettest day)."
    case .lessHeavyRain: "The same heavy rain would bring about {percent} less: {each} per {unit} of global warming on land (CMIP6 median of the wettest day)."
    case .leversTooLate: "Interventions cannot change this year or the past."
    case .terminationShock: "Solar geoengineering hides warming while it lasts: if it stops, most of the hidden warming returns within five to ten years (termination shock)."
    case .leversOverlap: "Levers overlap: added up they promise more than they give together."
    case .leversCapped: "Together they were held to the difference to SSP1-1.9, the lowest assessed pathway."
    case .sulfurUncovers: "Cleaner air without sulfur uncovers some warming that it hides today."
    case .highResolutionFactor: "The factor is the median of {count} high-resolution models at the place, the range their least and greatest; both scaled to scenario and year."
    case .originalFormula: "The formula of the original app: {everywhere} everywhere, {with} with interventions. Measured from today, climate models expect {low} to {high} of global warming by {year}; use the model `ar6` for a projection."
    case .normalsCoarse: "Computed from monthly normals of a coarse grid and the spread around them, not counted. A station can differ by ten days or more, above all at coasts, in valleys and in cities."
    case .normalsUnrepresentative: "The climate of the place itself may differ: its normals are those of the surroundings, where stations differ by terrain and sea, or are missing."
    case .spreadKept: "The spread of the days around their mean is kept as in {period}."
    case .normalProjected: "The weather projected is what is normal for the date: that of {period}, shifted by the warming since."
    case .dayMean: "The temperature of the day is the mean of its hours."
    case .scenarioVeryLow: "Very low: net zero CO2 around {zero}, warming back near {warming} by {year}."
    case .scenarioLow: "Low: net zero CO2 around {zero}, warming held below {warming}."
    case .scenarioMiddle: "Middle: close to where today's policies lead, about {warming} by {year}."
    case .scenarioHigh: "High: emissions go on rising, about {warming} by {year}."
    case .scenarioVeryHigh: "Very high: fossil fuels without restraint; today thought unlikely."
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Here"
    case .now: "Now"
    case .day: "Day"
    case .time: "Time"
    case .weather: "Weather"
    case .temperature: "Temperature"
    case .minimum: "Min"
    case .maximum: "Max"
    case .rain: "Rain"
    case .chance: "Chance"
    case .wind: "Wind"
    case .clouds: "Clouds"
    case .highClouds: "High clouds"
    case .humidity: "Humidity"
    case .dewPoint: "Dew point"
    case .visibility: "Visibility"
    case .pressure: "Pressure"
    case .uvIndex: "UV index"
    case .sun: "Sun"
    case .sunrise: "Sunrise"
    case .sunset: "Sunset"
    case .noon: "Solar noon"
    case .dayLength: "Day length"
    case .goldenHour: "Golden hour"
    case .blueHour: "Blue hour"
    case .civilDusk: "Civil dusk"
    case .fullNight: "Full darkness"
    case .moonrise: "Moonrise"
    case .moonset: "Moonset"
    case .score: "Score"
    case .likely: "Likely range"
    case .asForecast: "If the clouds come as forecast"
    case .aerosol: "Aerosol"
    case .dust: "Dust"
    case .seen: "Your rating"
    case .forecast: "Forecast"
    case .yourSunsets: "Your sunsets"
    case .change: "Change"
    case .singleYears: "Individual years"
    case .world: "World"
    case .region: "Region"
    case .daysOfYear: "Days per year"
    case .fourYearsInFive: "4 years in 5"
    case .tropicalNights: "Tropical nights"
    case .frostDays: "Frost days"
    case .iceDays: "Ice days"
    case .heatingDegreeDays: "Heating degree days"
    case .coolingDegreeDays: "Cooling degree days"
    case .aboveDegrees: "above {degrees}"
    case .timesAsOften: "{factor} times as often"
    case .avoided: "{amount} avoided here"
    case .fourOfFive: "{range} in four years of five"
    case .aboveIndustry: "{warming} above 1850–1900"
    case .inYear: "In {year}"
    case .todayIn: "today in {year}"
    case .veryLowEmissions: "very low emissions"
    case .lowEmissions: "low emissions"
    case .middleEmissions: "middle emissions"
    case .highEmissions: "high emissions"
    case .veryHighEmissions: "very high emissions"
    case .without: "without"
    case .with: "with"
    case .skyOf: "the sky, {day}"
    case .airAt: "air, {time}"
    case .officialWarnings: "official warnings"
    case .feelsLike: "feels like {value}"
    case .warmerThanNormal: "{difference} warmer than the normal {usual}"
    case .colderThanNormal: "{difference} colder than the normal {usual}"
    case .roughly: "{text}, roughly"
    case .measured: "{value} measured {age} ago at {station}, {where}"
    case .away: "{distance} away"
    case .awayAndHeight: "{away} and {height}"
    case .lower: "{height} lower"
    case .higher: "{height} higher"
    case .outOfDate: "{text} (out of date)"
    case .sensorStuck: "{text}, but the sensor may be stuck"
    case .nextDay: "Next 24 hours: {summary}"
    case .orMore: "{value} or more"
    case .lessThan: "less than {value}"
    case .gusts: "{wind}, gusts {speed}"
    case .upAllDay: "up all day"
    case .downAllDay: "down all day"
    case .doesNotSet: "{rise}, does not set"
    case .doesNotRise: "{set}, does not rise"
    case .none: "none"
    case .noneToday: "none today"
    case .inAll: "{amount} in all"
    case .whereKnown: "{amount} where it is known"
    case .ofHundred: "of 100"
    case .over: "{time}, over"
    case .noScorePolarDay: "The sun does not set on this day: there is nothing to score."
    case .noScorePolarNight: "The sun does not rise on this day: there is nothing to score."
    case .noScoreNoEvent: "The sun does not cross the horizon on this day."
    case .noScoreBeyond: "No score: this day is beyond every forecast."
    case .noScoreClouds: "No score: the clouds of this day are unknown."
    case .noScore: "No score: the reason is unknown."
    case .degreesHigh: "{time}, {degrees}° high"
    case .sunAt: "{phase}, sun at {altitude}°"
    case .lit: "{percent} lit"
    case .live: "Live, {time}."
    case .stored: "As of {time} ({age} ago)."
    case .storedStale: "As of {time} ({age} ago), out of date."
    case .estimateOfClimate: "An estimate from the climate of this place, not a forecast."
    case .noCoverage: "No warning service covers this place, so the absence of warnings is not an all-clear."
    case .noWarnings: "No warnings in force."
    case .fromUntil: "{from} to {until}"
    case .europeanIndex: "European AQI"
    case .usIndex: "US AQI"
    case .ukIndex: "UK DAQI"
    case .mostOfAll: "{category}, mainly {pollutant}"
    case .pollen: "Pollen (grains/m³): {kinds}"
    case .alder: "alder"
    case .birch: "birch"
    case .grass: "grass"
    case .mugwort: "mugwort"
    case .olive: "olive"
    case .ragweed: "ragweed"
    case .learningTooFew: "{evenings} with a forecast. From 20 on, the score can learn from them."
    case .learningUnused: "{evenings}: the score is off by {points} points. Learning from them would not make it measurably better, so it is not used."
    case .learningUsed: "{evenings}: the score learned from them, and is off by {points} points instead of {reasoned}."
    case .ageUnknown: "some time"
    case .old: "{age} old"
    case .usualHere: "what is usual here, not a forecast"
    case .windIs: "Wind {value}"
    case .humidityIs: "Humidity {value}"
    case .sunriseIs: "Sunrise {time}"
    case .sunsetIs: "Sunset {time}"
    case .alertIs: "Alert: {event}"
    case .rainNow: "now"
    case .rainNone: "dry"
    case .correctedByErrors: "corrected by past errors"
    case .gustsName: "Gusts"
    case .chanceOfRain: "Chance of rain"
    case .fromTo: "{least} to {most}"
    case .correction: "{variable} {change} by the past errors of {provider} here: of {error} on average, {left} are left."
    case .forecastErrors: "forecast errors"
    case .skillUnknown: "Not enough is known yet. Forecasts are kept whenever they are fetched and compared with station reports; a provider appears after 24 hours that were both forecast and measured."
    case .skillBackfill: "{command} fills in the last 90 days at once."
    case .skillFooter: "Mean errors against station measurements until {day}; in brackets, the range of four resampled means in five. Skill is the improvement over repeating the value of the same hour on the last known day."
    case .leadTitle: "Lead"
    case .errorTitle: "Error"
    case .biasTitle: "Bias"
    case .skillTitle: "Skill"
    case .hoursTitle: "Hours"
    case .leadUnderOneDay: "< 1 day"
    case .providerTemperature: "{provider}, temperature"
    case .providerRain: "{provider}, chance of rain, {lead} ahead"
    case .leadEvery: "at every lead"
    case .leadRange: "{first} to {last} ahead"
    case .leadOnly: "{lead} ahead"
    case .correctionProven: "Correcting the bias is proven to help {leads}: at the shortest lead, from {before} to {after} °C, on {days} days it had not learned from."
    case .correctionNoise: "Correcting the bias may help {leads}, but not beyond chance."
    case .correctionUseless: "Correcting the bias would not help {leads}."
    case .correctionFewDays: "There are too few days to tell whether correcting the bias helps {leads}."
    case .otherValues: "Other values"
    case .rainInHour: "Rain, past hour"
    case .saidTitle: "Forecast"
    case .cameTitle: "Observed"
    case .betterThanBase: "{share} better than always forecasting the usual chance of rain."
    case .notBetterThanBase: "No better than always forecasting the usual chance of rain."
    case .faultStill: "{provider}: temperatures have not changed for {hours}."
    case .faultFrozen: "{provider}: {hours} repeat the previous day's values."
    case .faultLater: "{provider}: temperatures match those of {hours} later."
    case .faultEarlier: "{provider}: temperatures fit those {hours} earlier."
    case .faultApart: "{provider}: far from all others for {hours}."
    case .faultChanged: "{provider}: errors differ from those before, and are learned anew."
    case .shortPolarDay: "Midnight sun"
    case .shortPolarNight: "Polar night"
    case .shortNoEvent: "None on this day"
    case .shortBeyond: "Beyond the forecast"
    case .shortClouds: "No cloud data"
    case .measuredNow: "Measured now"
    case .noStation: "No station near the place measured anything in the last hours."
    case .noStationTemperature: "Stations near the place measured no temperature."
    case .rainSoon: "Rain soon"
    case .places: "Places"
    case .noPlace: "No place found."
    case .scoreMayChange: "A score with {mark} may change: not all of the sky is known yet."
    case .airQuality: "Air quality"
    case .mapTitle: "Map"
    case .climateTitle: "Climate"
    case .rainRadar: "Rain radar"
    case .precipitation: "Precipitation"
    case .windSpeed: "Wind speed"
    case .seaLevelPressure: "Sea level pressure"
    }
  }

  static func text(_ value: ChartText) -> String {
    switch value {
    case .described: "{title}: {text}"
    case .groups: "{first}; {second}"
    case .noData: "no data"
    case .tooLittleKnown: "too little is known yet"
    case .withinADay: "within a day"
    case .estimatedFrom: "{mark} from {day}"
    case .temperature: "Temperature in {place}"
    case .dashedFeelsLike: "dashed: feels like"
    case .ringMeasured: "ring: measured {value}"
    case .measuredAt: "Measured at {time}: {value}"
    case .precipitation: "Precipitation in {place}"
    case .noneExpected: "none expected"
    case .noPrecipitation: "No precipitation expected"
    case .atMostLikely: "at most {percent} likely"
    case .lineProbability: "line: probability"
    case .sunsets: "Sunsets in {place}"
    case .sunrises: "Sunrises in {place}"
    case .scoreOf: "score of {most}"
    case .scoreOfDay: "{day} {score}"
    case .unknown: "unknown"
    case .best: "Best: {text}"
    case .bestAt: "best {day} at {time}: {rating}"
    case .bestDay: "best {day}: {rating}"
    case .doesNotCross: "the sun does not cross the horizon"
    case .sun: "The sun in {place}"
    case .dayLength: "{hours} h {minutes} min of day"
    case .doesNotSet: "the sun does not set"
    case .doesNotRise: "the sun does not rise"
    case .noonAt: "solar noon {time} at {altitude}"
    case .sunriseAt: "sunrise {time}"
    case .sunsetAt: "sunset {time}"
    case .daylight: "Daylight in {place}"
    case .lengthOfDay: "{hours} on {day}"
    case .longestDay: "longest day {longest}, shortest {shortest}"
    case .daysLikeThis: "Days like this in {place}"
    case .warmingOfDays: "Warming of days like this in {place}"
    case .valueIn: "{value} in {year}"
    case .withRange: "{text} ({range})"
    case .percentRange: "{percent} range"
    case .rangeOfModels: "range of the models"
    case .withInterventions: "with interventions"
    case .withoutInterventions: "without interventions"
    case .assumption: "{scenario}, {range}; pale: single years"
    case .originalFormula: "the original formula, no range"
    case .errors: "Forecast errors in {place}"
    case .meanErrors: "{variable}: mean error by days ahead, of {days}"
    case .errorsOf: "{provider} {errors}"
    case .errorAhead: "{error} {lead}"
    case .daysAhead: "days ahead"
    case .rainedHere: "How often it rained in {place}"
    case .byChance: "by forecast chance, {lead}; larger dots stand for more hours"
    case .rainCame: "{provider}: at {chance} it rained in {share} of {hours}"
    case .forecastChance: "forecast chance, %"
    case .asOftenAsSaid: "as often as said"
    case .usualRain: "usual chance of rain"
    case .around: "Around {place}"
    case .across: "{distance} across"
    case .cloudCover: "cloud cover {percent}"
    case .sunIsUp: "the sun is up"
    case .sunIsDown: "the sun is down"
    case .whereSunSets: "Where the sun sets"
    case .goldenLine: "golden line: sunset at this moment"
    case .bestSunset: "best sunset: {place}, {score} of {most}"
    case .world: "the world with day and night"
    }
  }
}

/// The words and sentences of Almanac in Arabic.
enum ArabicPhrases: Phrasebook {

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "صحو"
    case .mainlyClear: "صحو غالبًا"
    case .partlyCloudy: "غائم جزئيًا"
    case .overcast: "غائم كليًا"
    case .fog: "ضباب"
    case .rimeFog: "ضباب متجمد"
    case .lightDrizzle: "رذاذ خفيف"
    case .drizzle: "رذاذ"
    case .heavyDrizzle: "رذاذ غزير"
    case .lightFreezingDrizzle: "رذاذ متجمد خفيف"
    case .freezingDrizzle: "رذاذ متجمد"
    case .lightRain: "أمطار خفيفة"
    case .rain: "أمطار"
    case .heavyRain: "أمطار غزيرة"
    case .lightFreezingRain: "أمطار متجمدة خفيفة"
    case .freezingRain: "أمطار متجمدة"
    case .lightSnow: "ثلوج خفيفة"
    case .snow: "ثلوج"
    case .heavySnow: "ثلوج كثيفة"
    case .snowGrains: "حبيبات ثلجية"
    case .lightRainShowers: "زخات مطر خفيفة"
    case .rainShowers: "زخات مطر"
    case .heavyRainShowers: "زخات مطر عنيفة"
    case .lightSnowShowers: "زخات ثلج خفيفة"
    case .snowShowers: "زخات ثلج كثيفة"
    case .thunderstorm: "عواصف رعدية"
    case .thunderstormLightHail: "عواصف رعدية مع برد"
    case .thunderstormHeavyHail: "عواصف رعدية مع برد كثيف"
    case .heavyThunderstorm: "عواصف رعدية شديدة"
    case .lightSleet: "مطر خفيف مختلط بالثلج"
    case .sleet: "مطر مختلط بالثلج"
    case .lightHail: "برد خفيف"
    case .hail: "برد"
    case .mist: "شبورة"
    case .haze: "سديم"
    case .smoke: "دخان"
    case .dust: "غبار"
    case .sand: "رمال متطايرة"
    case .ash: "رماد بركاني"
    case .squall: "هبات عاصفة"
    case .tornado: "إعصار قمعي"
    case .unknown: "غير معروف"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "ضعيف"
    case .muted: "باهت"
    case .fine: "جميل لكنه بسيط"
    case .colorful: "ملوّن"
    case .vivid: "زاهٍ"
    case .spectacular: "مذهل"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "صحو"
    case .partly: "جزئي"
    case .overcast: "كلي"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "لا توجد"
    case .few: "قليلة"
    case .many: "كثيرة"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "جاف"
    case .ok: "معتدل"
    case .humid: "رطب"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "منخفض"
    case .moderate: "متوسط"
    case .high: "مرتفع"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "ضعيفة"
    case .moderate: "متوسطة"
    case .good: "جيدة"
    }
  }

  static func direction(_ value: Bearing) -> String {
    switch value.compass {
    case .north: "الشمال"
    case .northNortheast: "الشمال الشمالي الشرقي"
    case .northeast: "الشمال الشرقي"
    case .eastNortheast: "الشرق الشمالي الشرقي"
    case .east: "الشرق"
    case .eastSoutheast: "الشرق الجنوبي الشرقي"
    case .southeast: "الجنوب الشرقي"
    case .southSoutheast: "الجنوب الجنوبي الشرقي"
    case .south: "الجنوب"
    case .southSouthwest: "الجنوب الجنوبي الغربي"
    case .southwest: "الجنوب الغربي"
    case .westSouthwest: "الغرب الجنوبي الغربي"
    case .west: "الغرب"
    case .westNorthwest: "الغرب الشمالي الغربي"
    case .northwest: "الشمال الغربي"
    case .northNorthwest: "الشمال الشمالي الغربي"
    }
  }

  static func origin(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "من الشمال"
    case .northNortheast: "من الشمال الشمالي الشرقي"
    case .northeast: "من الشمال الشرقي"
    case .eastNortheast: "من الشرق الشمالي الشرقي"
    case .east: "من الشرق"
    case .eastSoutheast: "من الشرق الجنوبي الشرقي"
    case .southeast: "من الجنوب الشرقي"
    case .southSoutheast: "من الجنوب الجنوبي الشرقي"
    case .south: "من الجنوب"
    case .southSouthwest: "من الجنوب الجنوبي الغربي"
    case .southwest: "من الجنوب الغربي"
    case .westSouthwest: "من الغرب الجنوبي الغربي"
    case .west: "من الغرب"
    case .westNorthwest: "من الغرب الشمالي الغربي"
    case .northwest: "من الشمال الغربي"
    case .northNorthwest: "من الشمال الشمالي الغربي"
    }
  }

  static func letters(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "شمال"
    case .northNortheast: "شمال شمال شرق"
    case .northeast: "شمال شرق"
    case .eastNortheast: "شرق شمال شرق"
    case .east: "شرق"
    case .eastSoutheast: "شرق جنوب شرق"
    case .southeast: "جنوب شرق"
    case .southSoutheast: "جنوب جنوب شرق"
    case .south: "جنوب"
    case .southSouthwest: "جنوب جنوب غرب"
    case .southwest: "جنوب غرب"
    case .westSouthwest: "غرب جنوب غرب"
    case .west: "غرب"
    case .westNorthwest: "غرب شمال غرب"
    case .northwest: "شمال غرب"
    case .northNorthwest: "شمال شمال غرب"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "هطول"
    case .drizzle: "رذاذ"
    case .lightRain: "أمطار خفيفة"
    case .rain: "أمطار"
    case .heavyRain: "أمطار غزيرة"
    case .showers: "زخات مطر"
    case .heavyShowers: "زخات مطر غزيرة"
    case .thunderstorms: "عواصف رعدية"
    case .hail: "برد"
    case .freezingRain: "أمطار متجمدة"
    case .sleet: "مطر مختلط بالثلج"
    case .lightSnow: "ثلوج خفيفة"
    case .snow: "ثلوج"
    case .heavySnow: "ثلوج كثيفة"
    case .snowShowers: "زخات ثلج"
    case .fog: "ضباب"
    case .frost: "صقيع"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "احتمال هطول"
    case .drizzle: "احتمال رذاذ"
    case .lightRain: "احتمال أمطار خفيفة"
    case .rain: "احتمال أمطار"
    case .heavyRain: "احتمال أمطار غزيرة"
    case .showers: "احتمال زخات مطر"
    case .heavyShowers: "احتمال زخات مطر غزيرة"
    case .thunderstorms: "احتمال عواصف رعدية"
    case .hail: "احتمال برد"
    case .freezingRain: "احتمال أمطار متجمدة"
    case .sleet: "احتمال مطر مختلط بالثلج"
    case .lightSnow: "احتمال ثلوج خفيفة"
    case .snow: "احتمال ثلوج"
    case .heavySnow: "احتمال ثلوج كثيفة"
    case .snowShowers: "احتمال زخات ثلج"
    case .fog: "احتمال ضباب"
    case .frost: "احتمال صقيع"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "مشمس"
    case .clear: "صحو"
    case .partlyCloudy: "غائم جزئيًا"
    case .cloudy: "غائم"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "رياح قوية"
    case .gale: "رياح هوجاء"
    case .storm: "عاصفة"
    case .hurricane: "رياح إعصارية"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "فجرًا"
    case .morning: "صباحًا"
    case .afternoon: "بعد الظهر"
    case .evening: "مساءً"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "من الفجر"
    case .morning: "من الصباح"
    case .afternoon: "من بعد الظهر"
    case .evening: "من المساء"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "حتى الفجر"
    case .morning: "حتى الصباح"
    case .afternoon: "حتى بعد الظهر"
    case .evening: "حتى المساء"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(zero: "{count} درجة", one: "درجة واحدة", two: "درجتان", few: "{count} درجات", many: "{count} درجة", other: "{count} درجة")
    case .fahrenheit: PluralForms(zero: "{count} درجة فهرنهايت", one: "{count} درجة فهرنهايت", two: "درجتا فهرنهايت", few: "{count} درجات فهرنهايت", many: "{count} درجة فهرنهايت", other: "{count} درجة فهرنهايت")
    case .kelvin: PluralForms(zero: "{count} كلفن", one: "{count} كلفن", two: "{count} كلفن", few: "{count} كلفن", many: "{count} كلفن", other: "{count} كلفن")
    case .kilometersPerHour: PluralForms(zero: "{count} كيلومتر في الساعة", one: "{count} كيلومتر في الساعة", two: "كيلومتران في الساعة", few: "{count} كيلومترات في الساعة", many: "{count} كيلومترًا في الساعة", other: "{count} كيلومتر في الساعة")
    case .milesPerHour: PluralForms(zero: "{count} ميل في الساعة", one: "{count} ميل في الساعة", two: "ميلان في الساعة", few: "{count} أميال في الساعة", many: "{count} ميلًا في الساعة", other: "{count} ميل في الساعة")
    case .metersPerSecond: PluralForms(zero: "{count} متر في الثانية", one: "{count} متر في الثانية", two: "متران في الثانية", few: "{count} أمتار في الثانية", many: "{count} مترًا في الثانية", other: "{count} متر في الثانية")
    case .knots: PluralForms(zero: "{count} عقدة", one: "{count} عقدة", two: "عقدتان", few: "{count} عقد", many: "{count} عقدة", other: "{count} عقدة")
    case .hectopascals: PluralForms(zero: "{count} هكتوباسكال", one: "{count} هكتوباسكال", two: "{count} هكتوباسكال", few: "{count} هكتوباسكال", many: "{count} هكتوباسكال", other: "{count} هكتوباسكال")
    case .inchesOfMercury: PluralForms(zero: "{count} بوصة زئبق", one: "{count} بوصة زئبق", two: "{count} بوصة زئبق", few: "{count} بوصات زئبق", many: "{count} بوصة زئبق", other: "{count} بوصة زئبق")
    case .millimetersOfMercury: PluralForms(zero: "{count} مليمتر زئبق", one: "{count} مليمتر زئبق", two: "{count} مليمتر زئبق", few: "{count} مليمترات زئبق", many: "{count} مليمترًا زئبقيًا", other: "{count} مليمتر زئبق")
    case .millimeters: PluralForms(zero: "{count} مليمتر", one: "{count} مليمتر", two: "مليمتران", few: "{count} مليمترات", many: "{count} مليمترًا", other: "{count} مليمتر")
    case .inches: PluralForms(zero: "{count} بوصة", one: "{count} بوصة", two: "بوصتان", few: "{count} بوصات", many: "{count} بوصة", other: "{count} بوصة")
    case .millimetersPerHour: PluralForms(zero: "{count} مليمتر في الساعة", one: "{count} مليمتر في الساعة", two: "مليمتران في الساعة", few: "{count} مليمترات في الساعة", many: "{count} مليمترًا في الساعة", other: "{count} مليمتر في الساعة")
    case .inchesPerHour: PluralForms(zero: "{count} بوصة في الساعة", one: "{count} بوصة في الساعة", two: "بوصتان في الساعة", few: "{count} بوصات في الساعة", many: "{count} بوصة في الساعة", other: "{count} بوصة في الساعة")
    case .centimeters: PluralForms(zero: "{count} سنتيمتر", one: "{count} سنتيمتر", two: "سنتيمتران", few: "{count} سنتيمترات", many: "{count} سنتيمترًا", other: "{count} سنتيمتر")
    case .kilometers: PluralForms(zero: "{count} كيلومتر", one: "{count} كيلومتر", two: "كيلومتران", few: "{count} كيلومترات", many: "{count} كيلومترًا", other: "{count} كيلومتر")
    case .miles: PluralForms(zero: "{count} ميل", one: "{count} ميل", two: "ميلان", few: "{count} أميال", many: "{count} ميلًا", other: "{count} ميل")
    case .meters: PluralForms(zero: "{count} متر", one: "{count} متر", two: "متران", few: "{count} أمتار", many: "{count} مترًا", other: "{count} متر")
    case .feet: PluralForms(zero: "{count} قدم", one: "{count} قدم", two: "قدمان", few: "{count} أقدام", many: "{count} قدمًا", other: "{count} قدم")
    case .microgramsPerCubicMeter: PluralForms(zero: "{count} ميكروغرام في المتر المكعب", one: "{count} ميكروغرام في المتر المكعب", two: "ميكروغرامان في المتر المكعب", few: "{count} ميكروغرامات في المتر المكعب", many: "{count} ميكروغرامًا في المتر المكعب", other: "{count} ميكروغرام في المتر المكعب")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .percent: PluralForms(zero: "{count} بالمئة", one: "{count} بالمئة", two: "{count} بالمئة", few: "{count} بالمئة", many: "{count} بالمئة", other: "{count} بالمئة")
    case .minutesInWords: PluralForms(zero: "{count} دقيقة", one: "دقيقة واحدة", two: "دقيقتان", few: "{count} دقائق", many: "{count} دقيقة", other: "{count} دقيقة")
    case .hoursInWords: PluralForms(zero: "{count} ساعة", one: "ساعة واحدة", two: "ساعتان", few: "{count} ساعات", many: "{count} ساعة", other: "{count} ساعة")
    case .aboutMinutes: PluralForms(zero: "نحو {count} دقيقة", one: "نحو دقيقة واحدة", two: "نحو دقيقتين", few: "نحو {count} دقائق", many: "نحو {count} دقيقة", other: "نحو {count} دقيقة")
    case .nextHours: PluralForms(zero: "الساعات القادمة", one: "الساعة القادمة", two: "الساعتان القادمتان", few: "{count} ساعات قادمة", many: "{count} ساعة قادمة", other: "{count} ساعة قادمة")
    case .minutes: PluralForms(zero: "{count} دقيقة", one: "دقيقة واحدة", two: "دقيقتين", few: "{count} دقائق", many: "{count} دقيقة", other: "{count} دقيقة")
    case .hours: PluralForms(zero: "{count} ساعة", one: "ساعة واحدة", two: "ساعتين", few: "{count} ساعات", many: "{count} ساعة", other: "{count} ساعة")
    case .days: PluralForms(zero: "{count} يوم", one: "يوم واحد", two: "يومين", few: "{count} أيام", many: "{count} يومًا", other: "{count} يوم")
    case .daysAgo: PluralForms(zero: "{count} يوم", one: "يوم واحد", two: "يومين", few: "{count} أيام", many: "{count} يومًا", other: "{count} يوم")
    case .evenings: PluralForms(zero: "{count} مساء", one: "مساء واحد", two: "مساءان", few: "{count} أمسيات", many: "{count} مساءً", other: "{count} مساء")
    case .placesNamed: PluralForms(zero: "عدد الأماكن: {count}", one: "عدد الأماكن: {count}", two: "عدد الأماكن: {count}", few: "عدد الأماكن: {count}", many: "عدد الأماكن: {count}", other: "عدد الأماكن: {count}")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "جميع التدابير معًا: CO2 والميثان وHFC والسخام وSO2 وN2O"
    case .methane45By2030: "خفض الميثان 45% بحلول 2030"
    case .methane30By2030: "خفض الميثان 30% بحلول 2030 (التعهد العالمي بشأن الميثان)"
    case .carbonNetZero2050: "صافي صفري من CO2 بحلول 2050"
    case .carbonNetZero2070: "صافي صفري من CO2 بحلول 2070"
    case .carbonHalved2050: "خفض CO2 الأحفوري إلى النصف بحلول 2050"
    case .noDeforestation2030: "وقف إزالة الغابات اعتبارًا من 2030"
    case .refrigerantsOut2050: "التخلص من غازات التبريد HFC بحلول 2050"
    case .nitrousOxide30By2050: "خفض أكسيد النيتروز 30% بحلول 2050"
    case .soot50By2040: "خفض السخام (الكربون الأسود) 50% بحلول 2040"
    case .sulfur80By2050: "خفض ثاني أكسيد الكبريت 80% بحلول 2050 (يكشف احترارًا محجوبًا)"
    case .solarRamp: "هندسة شمسية بمقدار −1 W/m²، من 2030 إلى 2040، ثم تستمر"
    case .solarTerminated: "هندسة شمسية بمقدار −1 W/m²، تتوقف في 2060"
    case .toSSP119: "يتبع العالم SSP1-1.9 بدلًا من ذلك"
    case .toSSP126: "يتبع العالم SSP1-2.6 بدلًا من ذلك"
    case .toSSP245: "يتبع العالم SSP2-4.5 بدلًا من ذلك"
    }
  }

  static func word(_ value: Measurement) -> String {
    switch value {
    case .temperature: "الحرارة"
    case .dewPoint: "نقطة الندى"
    case .humidity: "الرطوبة"
    case .pressure: "الضغط"
    case .windSpeed: "سرعة الرياح"
    case .windDirection: "اتجاه الرياح"
    case .cloudCover: "كمية السحب"
    case .probability: "الاحتمال"
    case .precipitation: "الهطول"
    case .precipitationRate: "الهطول"
    case .dailyPrecipitation: "الهطول"
    case .snowfall: "تساقط الثلج"
    case .dailySnowfall: "تساقط الثلج"
    case .visibility: "الرؤية"
    case .uvIndex: "مؤشر الأشعة فوق البنفسجية"
    case .aerosolOpticalDepth: "السديم"
    case .concentration: "التركيز"
    case .pollen: "حبوب اللقاح"
    case .airQualityIndex: "مؤشر جودة الهواء"
    case .elevation: "الارتفاع"
    case .latitude: "خط العرض"
    case .longitude: "خط الطول"
    }
  }

  static func word(_ value: SunPhase) -> String {
    switch value {
    case .night: "ليل"
    case .astronomicalTwilight: "شفق فلكي"
    case .nauticalTwilight: "شفق بحري"
    case .civilTwilight: "شفق مدني"
    case .day: "نهار"
    }
  }

  static func word(_ value: MoonPhaseName) -> String {
    switch value {
    case .newMoon: "محاق"
    case .waxingCrescent: "هلال متزايد"
    case .firstQuarter: "تربيع أول"
    case .waxingGibbous: "أحدب متزايد"
    case .fullMoon: "بدر"
    case .waningGibbous: "أحدب متناقص"
    case .lastQuarter: "تربيع أخير"
    case .waningCrescent: "هلال متناقص"
    }
  }

  static func word(_ value: AlertSeverity) -> String {
    switch value {
    case .unknown: "غير معروف"
    case .minor: "طفيف"
    case .moderate: "متوسط"
    case .severe: "شديد"
    case .extreme: "بالغ الشدة"
    }
  }

  static func word(_ value: AirQualityCategory) -> String {
    switch value {
    case .good: "جيد"
    case .fair: "مقبول"
    case .moderate: "متوسط"
    case .poor: "سيئ"
    case .veryPoor: "سيئ جدًا"
    case .extremelyPoor: "بالغ السوء"
    case .unhealthyForSensitiveGroups: "غير صحي للفئات الحساسة"
    case .unhealthy: "غير صحي"
    case .veryUnhealthy: "غير صحي جدًا"
    case .hazardous: "خطر"
    case .low: "منخفض"
    case .high: "مرتفع"
    case .veryHigh: "مرتفع جدًا"
    }
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "حر مرة كل 10 سنوات"
    case .hotExtreme50Year: "حر مرة كل 50 سنة"
    case .heavyPrecipitation10Year: "مطر مرة كل 10 سنوات"
    case .drought10Year: "جفاف مرة كل 10 سنوات"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .nowcastUnknown: "لا توجد بيانات هطول للساعات القادمة."
    case .nowcastUsual: "لا توجد توقعات لهذه الساعات، والمعروف هو المعتاد في هذا الموسم فقط."
    case .dry: "لا يُتوقع هطول."
    case .dryAsFarAsKnown: "لا يُتوقع هطول، بحسب المعلومات المتاحة."
    case .dryFor: "لا يُتوقع هطول خلال {time}؛ وما بعد ذلك غير معروف كليًا."
    case .wetNow: "هطول الآن، ولا نهاية متوقعة له."
    case .wetNowUntil: "هطول الآن، ينتهي بعد {end}."
    case .wetFrom: "يبدأ الهطول بعد {start}."
    case .wetFromFor: "يبدأ الهطول بعد {start} ويستمر {length}."
    case .wetWithin: "هطول خلال {latest}."
    case .wetWithinUntil: "هطول خلال {latest}، ينتهي بعد {end}."
    case .airGood: "جودة الهواء جيدة: استمتع بالهواء الطلق."
    case .airAcceptable: "هواء مقبول: يُستحسن أن يخفف ذوو الحساسية الشديدة نشاطهم في الخارج."
    case .airForSensitiveGroups: "على الفئات الحساسة الحد من المجهود الطويل أو الشاق في الخارج."
    case .airUnhealthy: "على الجميع الحد من المجهود الطويل أو الشاق في الخارج."
    case .airVeryUnhealthy: "تجنب المجهود الشاق في الخارج؛ وعلى الفئات الحساسة البقاء في الداخل."
    case .airHazardous: "ابقَ في الداخل وأغلق النوافذ."
    case .noCloudData: "لا توجد بيانات عن السحب لهذا الوقت، لذا لا يوجد تقييم."
    case .noCloudLayers: "طبقات السحب غير معروفة لهذا الوقت، لذا لا يوجد تقييم."
    case .polarDay: "تبقى الشمس فوق الأفق طوال اليوم."
    case .polarNight: "تبقى الشمس تحت الأفق طوال اليوم."
    case .noEvent: "لا تعبر الشمس الأفق في هذا اليوم."
    case .beyondHorizon: "هذا اليوم أبعد من كل التوقعات."
    case .classicScore: "التقييم الأصلي من كمية السحب وحدها: {score} من 100."
    case .lowCloud: "تحجب السحب المنخفضة معظم السماء"
    case .clearSky: "سماء شبه صافية تعد بوهج بسيط ونقي"
    case .clearSkyMuted: "سماء شبه صافية تعد بوهج بسيط"
    case .scatteredLowCloud: "تترك السحب المنخفضة المتفرقة وهجًا بسيطًا بينها"
    case .highAndMidCloud: "سحب عالية ومتوسطة"
    case .highSheet: "طبقة ممتدة من السحب العالية"
    case .cirrus: "سحب سمحاقية"
    case .midOvercast: "طبقة ممتدة من السحب المتوسطة"
    case .altocumulus: "سحب ركامية متوسطة"
    case .catchesLight: "{cloud} سيلوّنها الضوء"
    case .mayCatchLight: "{cloud} قد يصلها بعض الضوء"
    case .getsLittleLight: "{cloud} لن يصلها إلا ضوء قليل"
    case .placeOffset: "{distance} إلى {direction} من {place}"
    case .lowDeckCuts: "{sky}؛ وسحب منخفضة على بعد {kilometers} كم باتجاه {direction} ستحجب الضوء"
    case .lowDeckMayCut: "{sky}؛ وسحب منخفضة على بعد {kilometers} كم باتجاه {direction} قد تحجب الضوء"
    case .midDeckCuts: "{sky}؛ وسحب متوسطة على بعد {kilometers} كم باتجاه {direction} ستحجب الضوء"
    case .midDeckMayCut: "{sky}؛ وسحب متوسطة على بعد {kilometers} كم باتجاه {direction} قد تحجب الضوء"
    case .towardSun: "الشمس"
    case .rainInTheWay: "المطر يعيق المشهد"
    case .poorVisibility: "الرؤية الضعيفة تعتم المشهد"
    case .hazeMutes: "السديم يخفف الألوان"
    case .humidAirMutes: "الهواء الرطب يخفف الألوان"
    case .list: "{first}، {second}"
    case .both: "{first} و{second}"
    case .spoiled: "{sky}، لكن {spoilers}"
    case .colorOdds: "احتمال الألوان {count} من {of}"
    case .colorHardly: "لا يكاد يكون هناك احتمال للألوان"
    case .colorCertain: "الألوان شبه مؤكدة"
    case .betterEvenings: "أفضل من {percent} من الأمسيات هنا في هذا الوقت من السنة"
    case .betterMornings: "أفضل من {percent} من الصباحات هنا في هذا الوقت من السنة"
    case .aboutTitle: "ما مدى جمال الغروب؟"
    case .aboutText: "يحتاج الغروب الجميل إلى ثلاثة أمور: سحب عالية بما يكفي لتُضاء من أسفلها، وطريق مفتوح للضوء من وراء الأفق، وهواء نقي جاف. ينظر التقييم إلى طبقات السحب فوقك، وإلى السماء على بعد 50 إلى 600 كم باتجاه الشمس، وإلى السديم والرطوبة والرؤية والمطر لحظة الغروب. تنال السماء الصافية وهجًا بسيطًا، وتنال السحب السمحاقية مع أفق مفتوح أعلى التقييمات، ولا تنال السحب المنخفضة المطبقة شيئًا يُذكر."
    case .cloudCoverTitle: "كمية السحب"
    case .cloudCoverText: "متوسط اليوم. بعض السحب يصنع الألوان، والطبقة المنخفضة المغلقة تحجبها."
    case .highCloudTitle: "السحب العالية"
    case .highCloudText: "السحب السمحاقية فوق 8 كم تتلقى آخر الضوء وتتوهج أطول مدة."
    case .humidityTitle: "الرطوبة"
    case .humidityText: "الهواء الجاف يحفظ نقاء الألوان، والهواء الرطب يبهتها."
    case .aerosolTitle: "السديم"
    case .aerosolText: "الغبار والدخان في عمود الهواء. القليل منه يعمق الحمرة، والكثير يخمدها."
    case .visibilityTitle: "الرؤية"
    case .visibilityText: "المسافة التي يمكن رؤيتها قرب سطح الأرض."
    case .limitWeights: "الأوزان مستنتجة من فيزياء الشفق، وليست مضبوطة على غروب مرصود."
    case .limitLearnedWeights: "الأوزان مستنتجة من فيزياء الشفق ومعدّلة وفق الأمسيات التي قيّمتها."
    case .limitForecast: "تفقد توقعات طبقات السحب معظم دقتها خلال خمسة أيام؛ والاحتمالات تبين ذلك."
    case .limitTerrain: "التلال والمباني ليست جزءًا من النموذج."
    case .limitHaze: "يُتوقع السديم لنحو خمسة أيام؛ وبعدها يعتمد التقييم على الرطوبة."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "اليوم"
    case .tomorrow: "غدًا"
    case .wholeDay: "{what} طوال اليوم"
    case .restOfDay: "{what} بقية اليوم"
    case .wholeTime: "{what} طوال الوقت"
    case .fromTime: "{what} من الساعة {start}"
    case .untilTime: "{what} حتى الساعة {end}"
    case .betweenTimes: "{what} من الساعة {start} إلى {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "{what} على فترات"
    case .detail: "{text}، {detail}"
    case .gusts: "هبات تصل إلى {speed}"
    case .amount: "نحو {amount}"
    case .amountFurther: "نحو {amount} أخرى"
    case .skyChange: "{morning} صباحًا، {afternoon} بعد الظهر"
    case .extremes: "العظمى {high}، والصغرى {low}"
    case .range: "من {low} إلى {high}"
    case .steady: "نحو {low}"
    case .uncertainty: "غير مؤكد: العظمى بين {low} و{high}"
    case .warmerThanYesterday: "أدفأ من أمس بمقدار {difference}"
    case .colderThanYesterday: "أبرد من أمس بمقدار {difference}"
    case .warmerThanToday: "أدفأ من اليوم بمقدار {difference}"
    case .colderThanToday: "أبرد من اليوم بمقدار {difference}"
    case .warmerThanDayBefore: "أدفأ من اليوم السابق بمقدار {difference}"
    case .colderThanDayBefore: "أبرد من اليوم السابق بمقدار {difference}"
    case .aboveNormal: "فوق المعدل بمقدار {difference}"
    case .belowNormal: "دون المعدل بمقدار {difference}"
    case .rareHeat: "دفء نادر في هذا الوقت من السنة"
    case .rareCold: "برد نادر في هذا الوقت من السنة"
    case .ultraviolet: "مؤشر الأشعة فوق البنفسجية حتى {index}"
    case .sunsetColorful: "غروب ملوّن الساعة {time}"
    case .sunsetVivid: "غروب زاهٍ الساعة {time}"
    case .sunsetSpectacular: "غروب مذهل الساعة {time}"
    case .warning: "تحذير: {event}"
    case .warnings: "تحذير: {event}، إضافة إلى {count} غيره"
    case .warningsUnknown: "التحذيرات الرسمية غير معروفة"
    case .usual: "المعتاد في هذا الموسم: من {low} إلى {high}"
    case .usualSteady: "المعتاد في هذا الموسم: {low}"
    case .noChange: "لا تغير يُذكر خلال الساعات الـ48 القادمة"
    case .noForecast: "لا توجد توقعات"
    case .minus: "ناقص {number}"
    }
  }

  static func text(_ value: NoticeText) -> String {
    switch value {
    case .plain: "{what}."
    case .because: "{what} ({cause})."
    case .consequence: "{text} {consequence}"
    case .locationAssumed: "لم يُحدد مكان وليس للمنطقة الزمنية مدينة؛ يُستخدم {place}."
    case .ambiguousPlace: "هناك أماكن أخرى بهذا الاسم: {places}."
    case .placeInferred: "فُهِم «{text}» على أنه {place}."
    case .placeOfRegion: "{region} منطقة كاملة؛ الإجابة عن أكبر مدنها، {place}."
    case .locationUnchecked: "تعذر البحث عن «{text}» الآن؛ ضُبط دون تحقق."
    case .placesKnownHere: "البحث عبر الإنترنت غير متاح: هذه هي الأماكن المعروفة محليًا."
    case .askedRecently: "يُسأل المزودون عن المكان نفسه مرة واحدة في الدقيقة على الأكثر."
    case .outOfDate: "هذه الإجابة أقدم مما ينبغي."
    case .noForecast: "لا يوجد توقع ({cause}): هذا هو المعتاد هنا."
    case .usualHere: "هذا هو المعتاد هنا، وليس توقعًا."
    case .keyRefused: "يرفض {provider} مفتاح واجهة البرمجة، لذلك تستغني هذه الإجابة عنه."
    case .impossibleValues: "حُذفت قيم من {provider} لا يمكن أن تكون صحيحة ({counts})."
    case .countOf: "{what}: {count}"
    case .temperaturesStill: "لم تتغير درجات الحرارة من {provider} (المدة: {hours})، لكن الطقس تغيّر."
    case .forecastRepeats: "جزء من توقع {provider} يكرر ما قاله قبل يوم (المدة: {hours})."
    case .temperaturesLater: "درجات الحرارة من {provider} توافق طقسًا لاحقًا (الفارق: {hours})."
    case .temperaturesEarlier: "درجات الحرارة من {provider} توافق طقسًا سابقًا (الفارق: {hours})."
    case .temperaturesApart: "درجات الحرارة من {provider} بعيدة عن جميع الدرجات الأخرى (المدة: {hours})."
    case .errorsChanged: "تغيّر خطأ ما يقوله {provider} (المدة: {hours}): يُعاد تعلّم التصحيحات."
    case .scoresMayChange: "لم تُعرف السماء كلها بعد: قد تتغير هذه التقييمات."
    case .noSunEvent: "لا تعبر الشمس الأفق."
    case .noSunEventDays: "لا تعبر الشمس الأفق في هذه الأيام."
    case .providerOutdated: "أحدث قيم المزود ليست حديثة (العمر: {age})."
    case .noReports: "لا توجد تقارير من أي محطة قريبة من المكان."
    case .nothingMeasured: "لا توجد قياسات، فلا يمكن حساب أي خطأ."
    case .ledgerOnly: "تُستخدم القياسات المحفوظة فقط."
    case .measuredMissing: "القيم المقيسة غير متاحة"
    case .reportsMissing: "تقارير المحطات غير متاحة"
    case .providerMeasuredMissing: "قياسات {provider} غير متاحة"
    case .alertsMissing: "التحذيرات الرسمية غير متاحة"
    case .noStation: "لم ترسل أي محطة ضمن {distance} تقريرًا خلال آخر {minutes}."
    case .stationsHigherOrLower: "المحطات أعلى أو أخفض بأكثر من {height}."
    case .measuredOld: "أحدث درجة حرارة مقيسة ليست حديثة (العمر: {age})."
    case .rowsInterpolated: "بعض الصفوف مستكملة بين خطوات المزود."
    case .rowsBeyondForecast: "لا يتضمن التوقع هذه الصفوف."
    case .rowsOfClimate: "هذه الصفوف تقديرات مناخية."
    case .noAlertService: "لا تغطي هذا المكان أي خدمة تحذير معروفة."
    case .alertsUnlisted: "هناك تحذيرات أكثر مما هو مدرج: {count}."
    case .alertsUnread: "هناك تحذيرات تتعذر قراءتها: {count}."
    case .drawnFromHours: "مستكمل من التوقع الساعي."
    case .elevationUnknown: "ارتفاع المكان غير معروف؛ الأفق هو أفق البحر."
    case .dateSkipped: "لم يوجد التاريخ {date} هنا قط، وقد حُذف."
    case .calendarEnds: "ينتهي التقويم في {date}."
    case .modelsMissing: "النماذج عالية الدقة غير متاحة؛ هذا إسقاط `ar6`."
    case .causeSlowDown: "طلب {provider} التمهل"
    case .causeKeyMissing: "يحتاج {provider} إلى مفتاح واجهة برمجة"
    case .causeKeyInvalid: "لا يقبل {provider} مفتاح واجهة البرمجة"
    case .causeKeyLimited: "مفتاح واجهة برمجة {provider} لا يشمل هذا"
    case .causeBeyondHorizon: "أبعد من كل توقع"
    case .causeOutOfCoverage: "لا يغطي أي مزود هذا المكان"
    case .causeNotProvided: "ليس هذا لدى أي مزود"
    case .causeDeadline: "لا إجابة في الوقت المحدد"
    case .causeBusy: "الخادم مشغول"
    case .causeStore: "فشل التخزين"
    case .causeOffline: "الشبكة معطّلة"
    case .causeNoNetwork: "لا توجد شبكة"
    case .causeNoLibrary: "مكتبة libcurl مفقودة أو قديمة جدًا"
    case .causeNoResources: "لم يعد لدى النظام خيوط أو واصفات أو ذاكرة"
    case .causeLookup: "لا توجد شبكة، أو تعذر العثور على {provider}"
    case .causeRefused: "رفض {provider} الاتصال"
    case .causeTLS: "لا اتصال آمنًا مع {provider}"
    case .causeTimeout: "لم يجب {provider} في الوقت المحدد"
    case .causeCut: "أغلق {provider} الاتصال قبل الأوان"
    case .causeHTTP: "أجاب {provider} بخطأ"
    case .causeMalformed: "تعذر فهم إجابة {provider}"
    case .causeTooLarge: "إجابة {provider} أكبر مما ينبغي"
    case .causeRedirect: "أعاد {provider} التوجيه إلى عنوان محظور"
    case .causeURL: "عنوان {provider} المضبوط غير صالح"
    case .causeFailing: "أخفق {provider} مرارًا"
    case .causeBudget: "نفدت الاستدعاءات التي يسمح بها {provider}"
    case .theProvider: "المزود"
    case .userDataNotKept: "لا يمكن حفظ المفضلة والإعدادات: {cause}."
    case .cacheInMemory: "ذاكرة التخزين المؤقت في الذاكرة فقط: {cause}."
    case .userDataWithoutFolder: "تبقى المفضلة والإعدادات حتى تنتهي هذه العملية: لا يحدد أي من ALMANAC_DATA_DIR وXDG_DATA_HOME وHOME مكان حفظها."
    case .fileReadOnly: "يمكن قراءة {file} ولا يمكن الكتابة فيه."
    case .userDataSetAside: "كان almanac.db تالفًا وأُنشئ ملف جديد. الملف القديم هو {path}؛ يحاول `sqlite3 .recover` استعادة المفضلة والإعدادات منه."
    case .cacheSetAside: "كان cache.db تالفًا وأُنشئ ملف جديد. الملف القديم هو {path} ويمكن حذفه."
    case .fileNewer: "أُنشئ {file} بإصدار أحدث من البرنامج؛ يُقرأ فقط."
    case .fileRowsDamaged: "بعض صفوف {file} تالفة؛ وقد حُذفت."
    case .answerNotCached: "تعذر حفظ إجابة في ذاكرة التخزين المؤقت: {cause}."
    case .storeFull: "القرص ممتلئ"
    case .storeReadOnly: "لا يمكن الكتابة في المجلد"
    case .storeCorrupt: "البيانات المحفوظة تالفة"
    case .storeLocked: "تحتجز عملية أخرى الملف"
    case .storeIrregular: "لا يوجد ملف عادي في مساره"
    case .meanShift: "متوسط تغير أيام مثل هذا اليوم، وليس توقعًا لتاريخ معين: طقس اليوم الواحد يتغير أكثر من ذلك."
    case .warmingHere: "من {from} إلى {to} يتغير الاحترار العالمي مقارنة بالفترة 1850–1900 من {now} إلى {then} ({emissions}، {scenario})؛ وهنا يبلغ التغير في هذا الشهر {factor} مرة من ذلك ({region})."
    case .warmingHereWithout: "من {from} إلى {to} يتغير الاحترار العالمي مقارنة بالفترة 1850–1900 من {now} إلى {then}، وإلى {without} دون التدخلات ({emissions}، {scenario})؛ وهنا يبلغ التغير في هذا الشهر {factor} مرة من ذلك ({region})."
    case .pastObserved: "الاحترار الماضي مرصود وهو نفسه في كل سيناريو."
    case .highEmissionsUnlikely: "سيناريو SSP5-8.5 حالة انبعاثات عالية قليلة الاحتمال، وليست المتوقعة."
    case .lessProportional: "بعد الذروة يكون الاحترار المتراجع أقل تناسبًا بدقة حسب المنطقة."
    case .mostlySea: "معظم المنطقة بحر: متوسطها يناسب السواحل والجزر، والداخل يحتر أكثر."
    case .otherPrecipitation: "عند الحرارة المتوقعة يهطل الماء بصورة أخرى (Jennings et al. 2018)."
    case .moreHeavyRain: "المطر الغزير نفسه يجلب نحو {percent} أكثر: {each} لكل {unit} من الاحترار العالمي على اليابسة (وسيط CMIP6 لأكثر الأيام مطرًا)."
    case .lessHeavyRain: "المطر الغزير نفسه يجلب نحو {percent} أقل: {each} لكل {unit} من الاحترار العالمي على اليابسة (وسيط CMIP6 لأكثر الأيام مطرًا)."
    case .leversTooLate: "لا يمكن للتدخلات أن تغير هذا العام أو الماضي."
    case .terminationShock: "تخفي الهندسة الشمسية الاحترار ما دامت قائمة: فإذا توقفت عاد معظم الاحترار المخفي خلال خمس إلى عشر سنوات (صدمة الإنهاء)."
    case .leversOverlap: "تتداخل التدابير: مجموعها يعد بأكثر مما تعطيه معًا."
    case .leversCapped: "قُصرت معًا على الفارق عن SSP1-1.9، وهو أدنى مسار مُقيَّم."
    case .sulfurUncovers: "الهواء الأنظف الخالي من الكبريت يكشف بعض الاحترار الذي يخفيه اليوم."
    case .highResolutionFactor: "المعامل هو وسيط النماذج عالية الدقة في المكان (العدد: {count})، والمدى أدناها وأعلاها؛ وكلاهما مقيس على السيناريو والسنة."
    case .originalFormula: "صيغة التطبيق الأصلي: {everywhere} في كل مكان، و{with} مع التدخلات. ابتداءً من اليوم تتوقع نماذج المناخ من {low} إلى {high} من الاحترار العالمي بحلول {year}؛ استخدم النموذج `ar6` للإسقاط."
    case .normalsCoarse: "محسوب من المعدلات الشهرية لشبكة خشنة ومن التشتت حولها، وليس معدودًا. قد تختلف المحطة بعشرة أيام أو أكثر، خصوصًا على السواحل وفي الوديان والمدن."
    case .normalsUnrepresentative: "قد يختلف مناخ المكان نفسه: فمعدلاته هي معدلات محيطه، حيث تتباين المحطات بسبب التضاريس والبحر أو تنعدم."
    case .spreadKept: "يبقى تشتت الأيام حول متوسطها كما في {period}."
    case .normalProjected: "الطقس المُسقط هو المعتاد لهذا التاريخ: معدل {period} مزاحًا بالاحترار منذ ذلك الحين."
    case .dayMean: "حرارة اليوم هي متوسط ساعاته."
    case .scenarioVeryLow: "منخفض جدًا: صافي CO2 صفر نحو {zero}، ويعود الاحترار إلى قرابة {warming} بحلول {year}."
    case .scenarioLow: "منخفض: صافي CO2 صفر نحو {zero}، ويبقى الاحترار دون {warming}."
    case .scenarioMiddle: "متوسط: قريب مما تقود إليه سياسات اليوم، نحو {warming} بحلول {year}."
    case .scenarioHigh: "مرتفع: تستمر الانبعاثات في الارتفاع، نحو {warming} بحلول {year}."
    case .scenarioVeryHigh: "مرتفع جدًا: وقود أحفوري بلا قيود؛ يُعد اليوم غير مرجح."
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "هنا"
    case .now: "الآن"
    case .day: "اليوم"
    case .time: "الوقت"
    case .weather: "الطقس"
    case .temperature: "الحرارة"
    case .minimum: "الصغرى"
    case .maximum: "العظمى"
    case .rain: "المطر"
    case .chance: "الاحتمال"
    case .wind: "الرياح"
    case .clouds: "السحب"
    case .highClouds: "السحب العالية"
    case .humidity: "الرطوبة"
    case .dewPoint: "نقطة الندى"
    case .visibility: "الرؤية"
    case .pressure: "الضغط"
    case .uvIndex: "مؤشر UV"
    case .sun: "الشمس"
    case .sunrise: "الشروق"
    case .sunset: "الغروب"
    case .noon: "الظهيرة الشمسية"
    case .dayLength: "طول النهار"
    case .goldenHour: "الساعة الذهبية"
    case .blueHour: "الساعة الزرقاء"
    case .civilDusk: "نهاية الشفق المدني"
    case .fullNight: "الليل التام"
    case .moonrise: "شروق القمر"
    case .moonset: "غروب القمر"
    case .score: "التقييم"
    case .likely: "المرجّح"
    case .asForecast: "إذا جاءت السحب كما هو متوقع"
    case .aerosol: "الهباء الجوي"
    case .dust: "الغبار"
    case .seen: "المرصود"
    case .forecast: "التوقعات"
    case .yourSunsets: "مشاهداتك للغروب"
    case .change: "التغير"
    case .singleYears: "سنوات مفردة"
    case .world: "العالم"
    case .region: "المنطقة"
    case .daysOfYear: "عدد الأيام في السنة"
    case .fourYearsInFive: "4 سنوات من 5"
    case .tropicalNights: "ليالٍ مدارية"
    case .frostDays: "أيام الصقيع"
    case .iceDays: "أيام الجليد"
    case .heatingDegreeDays: "درجات-أيام التدفئة"
    case .coolingDegreeDays: "درجات-أيام التبريد"
    case .aboveDegrees: "فوق {degrees}"
    case .timesAsOften: "{factor} مرة"
    case .avoided: "يُتجنب هنا {amount}"
    case .fourOfFive: "{range}، أربع سنوات من خمس"
    case .aboveIndustry: "{warming} فوق متوسط الفترة 1850–1900"
    case .inYear: "في {year}"
    case .todayIn: "اليوم في {year}"
    case .veryLowEmissions: "انبعاثات منخفضة جدًا"
    case .lowEmissions: "انبعاثات منخفضة"
    case .middleEmissions: "انبعاثات متوسطة"
    case .highEmissions: "انبعاثات مرتفعة"
    case .veryHighEmissions: "انبعاثات مرتفعة جدًا"
    case .without: "من دون"
    case .with: "مع"
    case .skyOf: "السماء، {day}"
    case .airAt: "الهواء، {time}"
    case .officialWarnings: "التحذيرات الرسمية"
    case .feelsLike: "المحسوسة {value}"
    case .warmerThanNormal: "أدفأ بمقدار {difference} من المعدل {usual}"
    case .colderThanNormal: "أبرد بمقدار {difference} من المعدل {usual}"
    case .roughly: "{text} تقريبًا"
    case .measured: "قيس {value} قبل {age} في {station}، {where}"
    case .away: "على بعد {distance}"
    case .awayAndHeight: "{away} و{height}"
    case .lower: "أخفض بمقدار {height}"
    case .higher: "أعلى بمقدار {height}"
    case .outOfDate: "{text}، قديم"
    case .sensorStuck: "{text}، لكن المستشعر قد يكون عالقًا"
    case .nextDay: "الساعات الـ24 القادمة: {summary}"
    case .orMore: "{value} أو أكثر"
    case .lessThan: "أقل من {value}"
    case .gusts: "{wind}، هبات {speed}"
    case .upAllDay: "فوق الأفق طوال اليوم"
    case .downAllDay: "تحت الأفق طوال اليوم"
    case .doesNotSet: "{rise}، لا يغرب"
    case .doesNotRise: "{set}، لا يشرق"
    case .none: "لا يوجد"
    case .noneToday: "لا يوجد اليوم"
    case .inAll: "{amount} إجمالًا"
    case .whereKnown: "{amount} حيثما يُعرف"
    case .ofHundred: "من 100"
    case .over: "{time}، انتهى"
    case .noScorePolarDay: "لا تغرب الشمس في هذا اليوم: لا شيء للتقييم."
    case .noScorePolarNight: "لا تشرق الشمس في هذا اليوم: لا شيء للتقييم."
    case .noScoreNoEvent: "لا تعبر الشمس الأفق في هذا اليوم."
    case .noScoreBeyond: "لا تقييم: هذا اليوم أبعد من كل التوقعات."
    case .noScoreClouds: "لا تقييم: سحب هذا اليوم غير معروفة."
    case .noScore: "لا تقييم: السبب غير معروف."
    case .degreesHigh: "{time}، بارتفاع {degrees}°"
    case .sunAt: "{phase}، الشمس عند {altitude}°"
    case .lit: "مضاء {percent}"
    case .live: "مباشر، {time}."
    case .stored: "بيانات {time} (قبل {age})."
    case .storedStale: "بيانات {time} (قبل {age})، قديمة."
    case .estimateOfClimate: "تقدير من مناخ هذا المكان، وليس توقعًا."
    case .noCoverage: "لا تغطي أي خدمة تحذير هذا المكان: لا شيء معروف، وهذا لا يعني الأمان."
    case .noWarnings: "لا توجد تحذيرات سارية."
    case .fromUntil: "من {from} إلى {until}"
    case .europeanIndex: "مؤشر AQI الأوروبي"
    case .usIndex: "مؤشر AQI الأمريكي"
    case .ukIndex: "مؤشر DAQI البريطاني"
    case .mostOfAll: "{category}، وأبرزها {pollutant}"
    case .pollen: "حبوب اللقاح (حبة/m³): {kinds}"
    case .alder: "جار الماء"
    case .birch: "بتولا"
    case .grass: "النجيليات"
    case .mugwort: "شيح"
    case .olive: "زيتون"
    case .ragweed: "رجيد"
    case .learningTooFew: "{evenings} مع توقعات. ابتداءً من 20 يستطيع التقييم أن يتعلم منها."
    case .learningUnused: "{evenings}: يخطئ التقييم بمقدار {points} نقطة. التعلم منها لن يحسنه تحسينًا ملموسًا، لذا لا يُستخدم."
    case .learningUsed: "{evenings}: تعلم التقييم منها، ويخطئ بمقدار {points} نقطة بدلًا من {reasoned}."
    case .ageUnknown: "مدة غير معروفة"
    case .old: "قبل {age}"
    case .usualHere: "المعتاد هنا، وليس توقعًا"
    case .windIs: "الرياح {value}"
    case .humidityIs: "الرطوبة {value}"
    case .sunriseIs: "الشروق {time}"
    case .sunsetIs: "الغروب {time}"
    case .alertIs: "تحذير: {event}"
    case .rainNow: "الآن"
    case .rainNone: "جاف"
    case .correctedByErrors: "مصحح وفق الأخطاء السابقة"
    case .gustsName: "الهبات"
    case .chanceOfRain: "احتمال المطر"
    case .fromTo: "من {least} إلى {most}"
    case .correction: "{variable} {change} وفق أخطاء {provider} السابقة هنا: من {error} في المتوسط يبقى {left}."
    case .forecastErrors: "أخطاء التوقعات"
    case .skillUnknown: "المعروف لا يزال قليلًا. تُحفظ التوقعات كلما جُلبت، وتُقارن حين ترسل المحطات تقاريرها: يظهر المزوّد بعد 24 ساعة متوقعة ومقيسة معًا."
    case .skillBackfill: "الأمر {command} يكمل آخر 90 يومًا دفعة واحدة."
    case .skillFooter: "متوسط الأخطاء مقارنة بقياسات المحطات حتى {day}؛ وبين قوسين مجال أربعة من خمسة متوسطات معاد سحبها. المهارة هي المكسب مقارنة بتكرار ما حدث في الساعة نفسها من آخر يوم معروف."
    case .leadTitle: "مسبقًا"
    case .errorTitle: "الخطأ"
    case .biasTitle: "الانحياز"
    case .skillTitle: "المهارة"
    case .hoursTitle: "الساعات"
    case .leadUnderOneDay: "أقل من يوم"
    case .providerTemperature: "{provider}، الحرارة"
    case .providerRain: "{provider}، احتمال المطر، قبل {lead}"
    case .leadEvery: "عند كل مدى"
    case .leadRange: "قبل {first} إلى {last}"
    case .leadOnly: "قبل {lead}"
    case .correctionProven: "ثبت أن تصحيح الانحياز مفيد {leads}: عند الأقصر من {before} إلى {after} °C، على مدى {days} (لم يتعلم منها)."
    case .correctionNoise: "قد يفيد تصحيح الانحياز {leads}، لكن ليس بما يتجاوز المصادفة."
    case .correctionUseless: "لن يفيد تصحيح الانحياز {leads}."
    case .correctionFewDays: "الأيام أقل من أن تبين هل يفيد تصحيح الانحياز {leads}."
    case .otherValues: "قيم أخرى"
    case .rainInHour: "المطر خلال ساعة"
    case .saidTitle: "المتوقع"
    case .cameTitle: "الواقع"
    case .betterThanBase: "أفضل بنسبة {share} من القول دائمًا كم مرة تمطر هنا."
    case .notBetterThanBase: "ليس أفضل من القول دائمًا كم مرة تمطر هنا."
    case .faultStill: "{provider}: لم تتغير درجات الحرارة (المدة: {hours})."
    case .faultFrozen: "{provider}: {hours} تكرر ما قيل قبل يوم."
    case .faultLater: "{provider}: درجات الحرارة توافق طقسًا لاحقًا (الفارق: {hours})."
    case .faultEarlier: "{provider}: درجات الحرارة توافق طقسًا سابقًا (الفارق: {hours})."
    case .faultApart: "{provider}: بعيد عن جميع الآخرين (المدة: {hours})."
    case .faultChanged: "{provider}: تغيّرت الأخطاء عمّا كانت، ويجري تعلّمها من جديد."
    case .shortPolarDay: "شمس منتصف الليل"
    case .shortPolarNight: "ليل قطبي"
    case .shortNoEvent: "لا يوجد في هذا اليوم"
    case .shortBeyond: "أبعد من التوقعات"
    case .shortClouds: "لا بيانات عن السحب"
    case .measuredNow: "القياس الآن"
    case .noStation: "لم تسجل أي محطة قريبة من المكان شيئًا في الساعات الأخيرة."
    case .noStationTemperature: "لم تسجل المحطات القريبة من المكان درجة الحرارة."
    case .rainSoon: "المطر قريبًا"
    case .places: "الأماكن"
    case .noPlace: "لم يُعثر على أي مكان."
    case .scoreMayChange: "قد يتغير التقييم المعلّم بـ {mark}: لم تُعرف السماء كلها بعد."
    case .airQuality: "جودة الهواء"
    case .mapTitle: "الخريطة"
    case .climateTitle: "المناخ"
    case .rainRadar: "رادار المطر"
    case .precipitation: "الهطول"
    case .windSpeed: "سرعة الرياح"
    case .seaLevelPressure: "الضغط عند مستوى سطح البحر"
    }
  }

  static func text(_ value: ChartText) -> String {
    switch value {
    case .described: "{title}: {text}"
    case .groups: "{first}؛ {second}"
    case .noData: "لا بيانات"
    case .tooLittleKnown: "المعروف لا يزال قليلًا"
    case .withinADay: "خلال يوم"
    case .estimatedFrom: "{mark} من {day}"
    case .temperature: "الحرارة في {place}"
    case .dashedFeelsLike: "منقّط: المحسوسة"
    case .ringMeasured: "حلقة: المقيسة {value}"
    case .measuredAt: "قيست الساعة {time}: {value}"
    case .precipitation: "الهطول في {place}"
    case .noneExpected: "لا يُتوقع شيء"
    case .noPrecipitation: "لا يُتوقع هطول"
    case .atMostLikely: "الاحتمال {percent} على الأكثر"
    case .lineProbability: "الخط: الاحتمال"
    case .sunsets: "الغروب في {place}"
    case .sunrises: "الشروق في {place}"
    case .scoreOf: "التقييم من {most}"
    case .scoreOfDay: "{day} {score}"
    case .unknown: "غير معروف"
    case .best: "الأفضل: {text}"
    case .bestAt: "الأفضل {day} الساعة {time}: {rating}"
    case .bestDay: "الأفضل {day}: {rating}"
    case .doesNotCross: "لا تعبر الشمس الأفق"
    case .sun: "الشمس في {place}"
    case .dayLength: "طول النهار {hours} س {minutes} د"
    case .doesNotSet: "لا تغرب الشمس"
    case .doesNotRise: "لا تشرق الشمس"
    case .noonAt: "الظهيرة الشمسية {time} بارتفاع {altitude}"
    case .sunriseAt: "الشروق {time}"
    case .sunsetAt: "الغروب {time}"
    case .daylight: "ضوء النهار في {place}"
    case .lengthOfDay: "{hours} في {day}"
    case .longestDay: "أطول نهار {longest}، وأقصره {shortest}"
    case .daysLikeThis: "أيام كهذا اليوم في {place}"
    case .warmingOfDays: "احترار الأيام المماثلة لهذا اليوم في {place}"
    case .valueIn: "{value} في {year}"
    case .withRange: "{text} ({range})"
    case .percentRange: "نطاق {percent}"
    case .rangeOfModels: "نطاق النماذج"
    case .withInterventions: "مع التدخلات"
    case .withoutInterventions: "من دون التدخلات"
    case .assumption: "{scenario}، {range}؛ الباهت: سنوات مفردة"
    case .originalFormula: "الصيغة الأصلية، بلا نطاق"
    case .errors: "مدى خطأ التوقعات في {place}"
    case .meanErrors: "{variable}: متوسط الخطأ بحسب عدد الأيام قبل الموعد ({days})"
    case .errorsOf: "{provider} {errors}"
    case .errorAhead: "{error} {lead}"
    case .daysAhead: "أيام قبل الموعد"
    case .rainedHere: "كم مرة هطل المطر في {place}"
    case .byChance: "بحسب الاحتمال المتوقع {lead}؛ النقاط الكبيرة ساعات كثيرة"
    case .rainCame: "{provider}: عند {chance} هطل المطر في {share} من الساعات ({hours})"
    case .forecastChance: "الاحتمال المتوقع، %"
    case .asOftenAsSaid: "كما قيل"
    case .usualRain: "كم مرة يهطل المطر"
    case .around: "حول {place}"
    case .across: "بعرض {distance}"
    case .cloudCover: "كمية السحب {percent}"
    case .sunIsUp: "الشمس فوق الأفق"
    case .sunIsDown: "الشمس تحت الأفق"
    case .whereSunSets: "أين تغرب الشمس"
    case .goldenLine: "الخط الذهبي: الغروب في هذه اللحظة"
    case .bestSunset: "أفضل غروب: {place}، {score} من {most}"
    case .world: "العالم مع النهار والليل"
    }
  }
}

/// The words and sentences of Almanac in German.
enum GermanPhrases: Phrasebook {

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Klar"
    case .mainlyClear: "Überwiegend klar"
    case .partlyCloudy: "Teilweise bewölkt"
    case .overcast: "Bedeckt"
    case .fog: "Nebel"
    case .rimeFog: "Nebel mit Reifbildung"
    case .lightDrizzle: "Leichter Nieselregen"
    case .drizzle: "Nieselregen"
    case .heavyDrizzle: "Starker Nieselregen"
    case .lightFreezingDrizzle: "Leichter gefrierender Nieselregen"
    case .freezingDrizzle: "Gefrierender Nieselregen"
    case .lightRain: "Leichter Regen"
    case .rain: "Regen"
    case .heavyRain: "Starker Regen"
    case .lightFreezingRain: "Leichter gefrierender Regen"
    case .freezingRain: "Gefrierender Regen"
    case .lightSnow: "Leichter Schneefall"
    case .snow: "Schneefall"
    case .heavySnow: "Starker Schneefall"
    case .snowGrains: "Schneegriesel"
    case .lightRainShowers: "Leichte Schauer"
    case .rainShowers: "Schauer"
    case .heavyRainShowers: "Heftige Schauer"
    case .lightSnowShowers: "Leichte Schneeschauer"
    case .snowShowers: "Starke Schneeschauer"
    case .thunderstorm: "Gewitter"
    case .thunderstormLightHail: "Gewitter mit Hagel"
    case .thunderstormHeavyHail: "Gewitter mit starkem Hagel"
    case .heavyThunderstorm: "Schweres Gewitter"
    case .lightSleet: "Leichter Schneeregen"
    case .sleet: "Schneeregen"
    case .lightHail: "Leichter Hagel"
    case .hail: "Hagel"
    case .mist: "Feuchter Dunst"
    case .haze: "Dunst"
    case .smoke: "Rauch"
    case .dust: "Staub"
    case .sand: "Sandtreiben"
    case .ash: "Vulkanasche"
    case .squall: "Sturmböen"
    case .tornado: "Tornado"
    case .unknown: "Unbekannt"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Schwach"
    case .muted: "Gedämpft"
    case .fine: "Schön, aber schlicht"
    case .colorful: "Farbig"
    case .vivid: "Leuchtend"
    case .spectacular: "Spektakulär"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Klar"
    case .partly: "Wolkig"
    case .overcast: "Bedeckt"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "Keine"
    case .few: "Wenige"
    case .many: "Viele"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Trocken"
    case .ok: "Normal"
    case .humid: "Feucht"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Gering"
    case .moderate: "Mäßig"
    case .high: "Hoch"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Schlecht"
    case .moderate: "Mäßig"
    case .good: "Gut"
    }
  }

  static func direction(_ value: Bearing) -> String {
    switch value.compass {
    case .north: "nördlich"
    case .northNortheast: "nordnordöstlich"
    case .northeast: "nordöstlich"
    case .eastNortheast: "ostnordöstlich"
    case .east: "östlich"
    case .eastSoutheast: "ostsüdöstlich"
    case .southeast: "südöstlich"
    case .southSoutheast: "südsüdöstlich"
    case .south: "südlich"
    case .southSouthwest: "südsüdwestlich"
    case .southwest: "südwestlich"
    case .westSouthwest: "westsüdwestlich"
    case .west: "westlich"
    case .westNorthwest: "westnordwestlich"
    case .northwest: "nordwestlich"
    case .northNorthwest: "nordnordwestlich"
    }
  }

  static func origin(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "aus Nord"
    case .northNortheast: "aus Nordnordost"
    case .northeast: "aus Nordost"
    case .eastNortheast: "aus Ostnordost"
    case .east: "aus Ost"
    case .eastSoutheast: "aus Ostsüdost"
    case .southeast: "aus Südost"
    case .southSoutheast: "aus Südsüdost"
    case .south: "aus Süd"
    case .southSouthwest: "aus Südsüdwest"
    case .southwest: "aus Südwest"
    case .westSouthwest: "aus Westsüdwest"
    case .west: "aus West"
    case .westNorthwest: "aus Westnordwest"
    case .northwest: "aus Nordwest"
    case .northNorthwest: "aus Nordnordwest"
    }
  }

  static func letters(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "N"
    case .northNortheast: "NNO"
    case .northeast: "NO"
    case .eastNortheast: "ONO"
    case .east: "O"
    case .eastSoutheast: "OSO"
    case .southeast: "SO"
    case .southSoutheast: "SSO"
    case .south: "S"
    case .southSouthwest: "SSW"
    case .southwest: "SW"
    case .westSouthwest: "WSW"
    case .west: "W"
    case .westNorthwest: "WNW"
    case .northwest: "NW"
    case .northNorthwest: "NNW"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "Niederschlag"
    case .drizzle: "Nieselregen"
    case .lightRain: "leichter Regen"
    case .rain: "Regen"
    case .heavyRain: "starker Regen"
    case .showers: "Schauer"
    case .heavyShowers: "kräftige Schauer"
    case .thunderstorms: "Gewitter"
    case .hail: "Hagel"
    case .freezingRain: "gefrierender Regen"
    case .sleet: "Schneeregen"
    case .lightSnow: "leichter Schneefall"
    case .snow: "Schneefall"
    case .heavySnow: "starker Schneefall"
    case .snowShowers: "Schneeschauer"
    case .fog: "Nebel"
    case .frost: "Frost"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "Niederschlag möglich"
    case .drizzle: "Nieselregen möglich"
    case .lightRain: "leichter Regen möglich"
    case .rain: "Regen möglich"
    case .heavyRain: "starker Regen möglich"
    case .showers: "Schauer möglich"
    case .heavyShowers: "kräftige Schauer möglich"
    case .thunderstorms: "Gewitter möglich"
    case .hail: "Hagel möglich"
    case .freezingRain: "gefrierender Regen möglich"
    case .sleet: "Schneeregen möglich"
    case .lightSnow: "leichter Schneefall möglich"
    case .snow: "Schneefall möglich"
    case .heavySnow: "starker Schneefall möglich"
    case .snowShowers: "Schneeschauer möglich"
    case .fog: "Nebel möglich"
    case .frost: "Frost möglich"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "sonnig"
    case .clear: "klar"
    case .partlyCloudy: "teilweise bewölkt"
    case .cloudy: "bedeckt"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "starker Wind"
    case .gale: "stürmischer Wind"
    case .storm: "schwerer Sturm"
    case .hurricane: "Orkan"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "am frühen Morgen"
    case .morning: "am Vormittag"
    case .afternoon: "am Nachmittag"
    case .evening: "am Abend"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "ab dem frühen Morgen"
    case .morning: "ab dem Vormittag"
    case .afternoon: "ab dem Nachmittag"
    case .evening: "ab dem Abend"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "bis zum frühen Morgen"
    case .morning: "bis in den Vormittag"
    case .afternoon: "bis in den Nachmittag"
    case .evening: "bis in den Abend"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "{count} Grad", other: "{count} Grad")
    case .fahrenheit: PluralForms(one: "{count} Grad", other: "{count} Grad")
    case .kelvin: PluralForms(one: "{count} Kelvin", other: "{count} Kelvin")
    case .kilometersPerHour: PluralForms(one: "{count} Kilometer pro Stunde", other: "{count} Kilometer pro Stunde")
    case .milesPerHour: PluralForms(one: "{count} Meile pro Stunde", other: "{count} Meilen pro Stunde")
    case .metersPerSecond: PluralForms(one: "{count} Meter pro Sekunde", other: "{count} Meter pro Sekunde")
    case .knots: PluralForms(one: "{count} Knoten", other: "{count} Knoten")
    case .hectopascals: PluralForms(one: "{count} Hektopascal", other: "{count} Hektopascal")
    case .inchesOfMercury: PluralForms(one: "{count} Zoll Quecksilber", other: "{count} Zoll Quecksilber")
    case .millimetersOfMercury: PluralForms(one: "{count} Millimeter Quecksilber", other: "{count} Millimeter Quecksilber")
    case .millimeters: PluralForms(one: "{count} Millimeter", other: "{count} Millimeter")
    case .inches: PluralForms(one: "{count} Zoll", other: "{count} Zoll")
    case .millimetersPerHour: PluralForms(one: "{count} Millimeter pro Stunde", other: "{count} Millimeter pro Stunde")
    case .inchesPerHour: PluralForms(one: "{count} Zoll pro Stunde", other: "{count} Zoll pro Stunde")
    case .centimeters: PluralForms(one: "{count} Zentimeter", other: "{count} Zentimeter")
    case .kilometers: PluralForms(one: "{count} Kilometer", other: "{count} Kilometer")
    case .miles: PluralForms(one: "{count} Meile", other: "{count} Meilen")
    case .meters: PluralForms(one: "{count} Meter", other: "{count} Meter")
    case .feet: PluralForms(one: "{count} Fuß", other: "{count} Fuß")
    case .microgramsPerCubicMeter: PluralForms(one: "{count} Mikrogramm pro Kubikmeter", other: "{count} Mikrogramm pro Kubikmeter")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .percent: PluralForms(one: "{count} Prozent", other: "{count} Prozent")
    case .minutesInWords: PluralForms(one: "{count} Minute", other: "{count} Minuten")
    case .hoursInWords: PluralForms(one: "{count} Stunde", other: "{count} Stunden")
    case .aboutMinutes: PluralForms(one: "etwa {count} Minute", other: "etwa {count} Minuten")
    case .nextHours: PluralForms(one: "die nächste Stunde", other: "die nächsten {count} Stunden")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} h", other: "{count} h")
    case .days: PluralForms(one: "{count} Tag", other: "{count} Tage")
    case .daysAgo: PluralForms(one: "{count} Tag", other: "{count} Tagen")
    case .evenings: PluralForms(one: "{count} Abend", other: "{count} Abende")
    case .placesNamed: PluralForms(one: "{count} Ort gefunden", other: "{count} Orte gefunden")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "Alle Maßnahmen zusammen: CO2, Methan, HFKW, Ruß, SO2 und N2O"
    case .methane45By2030: "Methan −45 % bis 2030"
    case .methane30By2030: "Methan −30 % bis 2030 (Global Methane Pledge)"
    case .carbonNetZero2050: "CO2 netto null bis 2050"
    case .carbonNetZero2070: "CO2 netto null bis 2070"
    case .carbonHalved2050: "Fossiles CO2 halbiert bis 2050"
    case .noDeforestation2030: "Keine Entwaldung ab 2030"
    case .refrigerantsOut2050: "Ausstieg aus HFKW-Kältemitteln bis 2050"
    case .nitrousOxide30By2050: "Lachgas −30 % bis 2050"
    case .soot50By2040: "Ruß −50 % bis 2040"
    case .sulfur80By2050: "Schwefeldioxid −80 % bis 2050 (deckt Erwärmung auf)"
    case .solarRamp: "Solares Geoengineering von −1 W/m², 2030 bis 2040, danach gehalten"
    case .solarTerminated: "Solares Geoengineering von −1 W/m², 2060 beendet"
    case .toSSP119: "Die Welt folgt stattdessen SSP1-1.9"
    case .toSSP126: "Die Welt folgt stattdessen SSP1-2.6"
    case .toSSP245: "Die Welt folgt stattdessen SSP2-4.5"
    }
  }

  static func word(_ value: Measurement) -> String {
    switch value {
    case .temperature: "Temperatur"
    case .dewPoint: "Taupunkt"
    case .humidity: "Luftfeuchte"
    case .pressure: "Luftdruck"
    case .windSpeed: "Windgeschwindigkeit"
    case .windDirection: "Windrichtung"
    case .cloudCover: "Bewölkung"
    case .probability: "Wahrscheinlichkeit"
    case .precipitation: "Niederschlag"
    case .precipitationRate: "Niederschlag"
    case .dailyPrecipitation: "Niederschlag"
    case .snowfall: "Schneefall"
    case .dailySnowfall: "Schneefall"
    case .visibility: "Sichtweite"
    case .uvIndex: "UV-Index"
    case .aerosolOpticalDepth: "Dunst"
    case .concentration: "Konzentration"
    case .pollen: "Pollen"
    case .airQualityIndex: "Luftqualitätsindex"
    case .elevation: "Höhe"
    case .latitude: "Breite"
    case .longitude: "Länge"
    }
  }

  static func word(_ value: SunPhase) -> String {
    switch value {
    case .night: "Nacht"
    case .astronomicalTwilight: "astronomische Dämmerung"
    case .nauticalTwilight: "nautische Dämmerung"
    case .civilTwilight: "bürgerliche Dämmerung"
    case .day: "Tag"
    }
  }

  static func word(_ value: MoonPhaseName) -> String {
    switch value {
    case .newMoon: "Neumond"
    case .waxingCrescent: "Zunehmende Sichel"
    case .firstQuarter: "Erstes Viertel"
    case .waxingGibbous: "Zunehmender Mond"
    case .fullMoon: "Vollmond"
    case .waningGibbous: "Abnehmender Mond"
    case .lastQuarter: "Letztes Viertel"
    case .waningCrescent: "Abnehmende Sichel"
    }
  }

  static func word(_ value: AlertSeverity) -> String {
    switch value {
    case .unknown: "UNBEKANNT"
    case .minor: "GERING"
    case .moderate: "MÄSSIG"
    case .severe: "SCHWER"
    case .extreme: "EXTREM"
    }
  }

  static func word(_ value: AirQualityCategory) -> String {
    switch value {
    case .good: "gut"
    case .fair: "annehmbar"
    case .moderate: "mäßig"
    case .poor: "schlecht"
    case .veryPoor: "sehr schlecht"
    case .extremelyPoor: "extrem schlecht"
    case .unhealthyForSensitiveGroups: "ungesund für Empfindliche"
    case .unhealthy: "ungesund"
    case .veryUnhealthy: "sehr ungesund"
    case .hazardous: "gefährlich"
    case .low: "gering"
    case .high: "hoch"
    case .veryHigh: "sehr hoch"
    }
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Hitze, wie sie alle 10 Jahre vorkommt"
    case .hotExtreme50Year: "Hitze, wie sie alle 50 Jahre vorkommt"
    case .heavyPrecipitation10Year: "Starkregen, wie er alle 10 Jahre vorkommt"
    case .drought10Year: "Dürre, wie sie alle 10 Jahre vorkommt"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .nowcastUnknown: "Für die nächsten Stunden gibt es keine Niederschlagsdaten."
    case .nowcastUsual: "Über diese Stunden ist nur bekannt, was für die Jahreszeit üblich ist."
    case .dry: "Kein Niederschlag zu erwarten."
    case .dryAsFarAsKnown: "Kein Niederschlag zu erwarten, soweit etwas bekannt ist."
    case .dryFor: "Für {time} kein Niederschlag zu erwarten; danach ist nicht alles bekannt."
    case .wetNow: "Zurzeit Niederschlag, ein Ende ist nicht abzusehen."
    case .wetNowUntil: "Zurzeit Niederschlag; er hört in {end} auf."
    case .wetFrom: "Niederschlag beginnt in {start}."
    case .wetFromFor: "Niederschlag beginnt in {start} und dauert {length}."
    case .wetWithin: "Niederschlag spätestens in {latest}."
    case .wetWithinUntil: "Niederschlag spätestens in {latest}; er hört in {end} auf."
    case .airGood: "Die Luft ist gut – ideal für draußen."
    case .airAcceptable: "Luftqualität annehmbar: Besonders empfindliche Menschen sollten sich draußen etwas schonen."
    case .airForSensitiveGroups: "Empfindliche Gruppen sollten längere oder starke Anstrengungen im Freien einschränken."
    case .airUnhealthy: "Alle sollten längere oder starke Anstrengungen im Freien einschränken."
    case .airVeryUnhealthy: "Starke Anstrengungen im Freien vermeiden; empfindliche Gruppen sollten drinnen bleiben."
    case .airHazardous: "Drinnen bleiben und die Fenster schließen."
    case .noCloudData: "Für diesen Zeitpunkt sind keine Wolkendaten bekannt, daher gibt es keine Bewertung."
    case .noCloudLayers: "Für diesen Zeitpunkt sind die Wolkenschichten nicht bekannt, daher gibt es keine Bewertung."
    case .polarDay: "Die Sonne bleibt den ganzen Tag über dem Horizont."
    case .polarNight: "Die Sonne bleibt den ganzen Tag unter dem Horizont."
    case .noEvent: "Die Sonne überschreitet den Horizont an diesem Tag nicht."
    case .beyondHorizon: "Der Tag liegt außerhalb des Vorhersagezeitraums."
    case .classicScore: "Die ursprüngliche Bewertung, allein aus der Bewölkung: {score} von 100."
    case .lowCloud: "Tiefe Wolken verdecken den größten Teil des Himmels"
    case .clearSky: "Ein fast klarer Himmel verspricht ein schlichtes, reines Leuchten"
    case .clearSkyMuted: "Ein fast klarer Himmel verspricht ein schlichtes Leuchten"
    case .scatteredLowCloud: "Vereinzelte tiefe Wolken lassen in den Lücken ein schlichtes Leuchten"
    case .highAndMidCloud: "Hohe und mittelhohe Wolken"
    case .highSheet: "Dichte hohe Wolken"
    case .cirrus: "Zirruswolken"
    case .midOvercast: "Dichte mittelhohe Wolken"
    case .altocumulus: "Altocumuluswolken"
    case .catchesLight: "{cloud} werden das Licht einfangen"
    case .mayCatchLight: "{cloud} könnten etwas Licht einfangen"
    case .getsLittleLight: "{cloud} werden wenig Licht abbekommen"
    case .placeOffset: "{distance} {direction} von {place}"
    case .lowDeckCuts: "{sky}; eine tiefe Wolkendecke {kilometers} km {direction} wird es abschneiden"
    case .lowDeckMayCut: "{sky}; eine tiefe Wolkendecke {kilometers} km {direction} könnte es abschneiden"
    case .midDeckCuts: "{sky}; eine mittelhohe Wolkendecke {kilometers} km {direction} wird es abschneiden"
    case .midDeckMayCut: "{sky}; eine mittelhohe Wolkendecke {kilometers} km {direction} könnte es abschneiden"
    case .towardSun: "in Richtung Sonne"
    case .rainInTheWay: "Regen kommt dazwischen"
    case .poorVisibility: "schlechte Sicht trübt den Ausblick"
    case .hazeMutes: "Dunst dämpft die Farben"
    case .humidAirMutes: "feuchte Luft dämpft die Farben"
    case .list: "{first}, {second}"
    case .both: "{first} und {second}"
    case .spoiled: "{sky}, aber {spoilers}"
    case .colorOdds: "Farbe in {count} von {of} Fällen"
    case .colorHardly: "Kaum Aussicht auf Farbe"
    case .colorCertain: "Farbe ist so gut wie sicher"
    case .betterEvenings: "Besser als {percent} der Abende hier zu dieser Jahreszeit"
    case .betterMornings: "Besser als {percent} der Morgen hier zu dieser Jahreszeit"
    case .aboutTitle: "Wie schön wird der Sonnenuntergang?"
    case .aboutText: "Ein schöner Sonnenuntergang braucht dreierlei: Wolken, die hoch genug sind, um von unten beleuchtet zu werden, einen freien Weg für das Licht von jenseits des Horizonts und saubere, trockene Luft. Die Bewertung betrachtet die Wolkenschichten über dir, den Himmel 50 bis 600 km in Richtung Sonne sowie Dunst, Feuchte, Sicht und Regen zum Zeitpunkt des Sonnenuntergangs. Ein klarer Himmel ergibt ein schlichtes Leuchten, ein Himmel voller Zirren mit freiem Horizont die höchsten Werte und eine tiefe geschlossene Wolkendecke fast nichts."
    case .cloudCoverTitle: "Bewölkung"
    case .cloudCoverText: "Tagesmittel. Einige Wolken geben Farbe, eine geschlossene tiefe Decke verbirgt sie."
    case .highCloudTitle: "Hohe Wolken"
    case .highCloudText: "Zirren oberhalb von 8 km fangen das letzte Licht ein und leuchten am längsten."
    case .humidityTitle: "Luftfeuchte"
    case .humidityText: "Trockene Luft hält die Farben rein, feuchte wäscht sie aus."
    case .aerosolTitle: "Dunst"
    case .aerosolText: "Staub und Rauch in der Luftsäule. Eine Spur vertieft das Rot, mehr macht es stumpf."
    case .visibilityTitle: "Sicht"
    case .visibilityText: "Wie weit man in Bodennähe sieht."
    case .limitWeights: "Die Gewichtung ist aus der Physik der Dämmerung hergeleitet, nicht an beobachtete Sonnenuntergänge angepasst."
    case .limitLearnedWeights: "Die Gewichtung folgt aus der Physik der Dämmerung und ist an die Abende angepasst, die du bewertet hast."
    case .limitForecast: "Vorhersagen der Wolkenschichten taugen nach fünf Tagen nur noch wenig; die Chancen zeigen das."
    case .limitTerrain: "Hügel und Gebäude gehören nicht zum Modell."
    case .limitHaze: "Dunst wird für etwa fünf Tage vorhergesagt; danach richtet sich die Bewertung nach der Luftfeuchte."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "heute"
    case .tomorrow: "morgen"
    case .wholeDay: "{what} den ganzen Tag"
    case .restOfDay: "{what} für den Rest des Tages"
    case .wholeTime: "durchgehend {what}"
    case .fromTime: "{what} ab {start} Uhr"
    case .untilTime: "{what} bis {end} Uhr"
    case .betweenTimes: "{what} von {start} bis {end} Uhr"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "zeitweise {what}"
    case .detail: "{text}, {detail}"
    case .gusts: "Böen bis {speed}"
    case .amount: "etwa {amount}"
    case .amountFurther: "noch etwa {amount}"
    case .skyChange: "am Vormittag {morning}, am Nachmittag {afternoon}"
    case .extremes: "Höchstwert {high}, Tiefstwert {low}"
    case .range: "{low} bis {high}"
    case .steady: "um {low}"
    case .uncertainty: "unsicher: Höchstwert zwischen {low} und {high}"
    case .warmerThanYesterday: "{difference} wärmer als gestern"
    case .colderThanYesterday: "{difference} kälter als gestern"
    case .warmerThanToday: "{difference} wärmer als heute"
    case .colderThanToday: "{difference} kälter als heute"
    case .warmerThanDayBefore: "{difference} wärmer als am Vortag"
    case .colderThanDayBefore: "{difference} kälter als am Vortag"
    case .aboveNormal: "{difference} wärmer als normal"
    case .belowNormal: "{difference} kälter als normal"
    case .rareHeat: "selten so warm zu dieser Jahreszeit"
    case .rareCold: "selten so kalt zu dieser Jahreszeit"
    case .ultraviolet: "UV-Index bis {index}"
    case .sunsetColorful: "farbiger Sonnenuntergang um {time} Uhr"
    case .sunsetVivid: "leuchtender Sonnenuntergang um {time} Uhr"
    case .sunsetSpectacular: "spektakulärer Sonnenuntergang um {time} Uhr"
    case .warning: "Warnung: {event}"
    case .warnings: "Warnung: {event} und {count} weitere"
    case .warningsUnknown: "amtliche Warnungen unbekannt"
    case .usual: "üblich für die Jahreszeit: {low} bis {high}"
    case .usualSteady: "üblich für die Jahreszeit: {low}"
    case .noChange: "in den nächsten 48 Stunden ändert sich nichts Wesentliches"
    case .noForecast: "keine Vorhersage"
    case .minus: "minus {number}"
    }
  }

  static func text(_ value: NoticeText) -> String {
    switch value {
    case .plain: "{what}."
    case .because: "{what} ({cause})."
    case .consequence: "{text} {consequence}"
    case .locationAssumed: "Es ist kein Ort eingestellt und die Zeitzone hat keine Stadt; verwendet wird {place}."
    case .ambiguousPlace: "Andere Orte heißen auch so: {places}."
    case .placeInferred: "„{text}“ wurde als {place} verstanden."
    case .placeOfRegion: "{region} ist ein ganzes Gebiet; die Antwort gilt für die größte Stadt darin, {place}."
    case .locationUnchecked: "„{text}“ konnte jetzt nicht nachgeschlagen werden und ist ungeprüft eingestellt."
    case .placesKnownHere: "Die Online-Suche ist nicht verfügbar: Dies sind die lokal bekannten Orte."
    case .askedRecently: "Anbieter werden für denselben Ort höchstens einmal je Minute gefragt."
    case .outOfDate: "Diese Antwort ist älter, als sie sein sollte."
    case .noForecast: "Keine Vorhersage ({cause}): dies ist, was hier üblich ist."
    case .usualHere: "Dies ist, was hier üblich ist, keine Vorhersage."
    case .keyRefused: "{provider} lehnt den API-Schlüssel ab, daher kommt diese Antwort ohne aus."
    case .impossibleValues: "Werte von {provider}, die nicht stimmen können, sind weggelassen ({counts})."
    case .countOf: "{what}: {count}"
    case .temperaturesStill: "Die Temperaturen von {provider} haben sich seit {hours} nicht geändert, das Wetter aber schon."
    case .forecastRepeats: "In der Vorhersage von {provider} wiederholen {hours}, was sie tags zuvor sagte."
    case .temperaturesLater: "Die Temperaturen von {provider} passen zum Wetter {hours} später."
    case .temperaturesEarlier: "Die Temperaturen von {provider} passen zum Wetter {hours} früher."
    case .temperaturesApart: "Die Temperaturen von {provider} liegen seit {hours} weit von allen anderen entfernt."
    case .errorsChanged: "Was {provider} sagt, irrt seit {hours} anders: Korrekturen werden neu gelernt."
    case .scoresMayChange: "Der Himmel ist noch nicht ganz bekannt: Diese Bewertungen können sich ändern."
    case .noSunEvent: "Die Sonne überschreitet den Horizont nicht."
    case .noSunEventDays: "Die Sonne überschreitet den Horizont an diesen Tagen nicht."
    case .providerOutdated: "Die neuesten Werte des Anbieters sind {age} alt."
    case .noReports: "Keine Station in der Nähe des Ortes hat Meldungen."
    case .nothingMeasured: "Es liegen keine Messungen vor, daher lässt sich kein Fehler berechnen."
    case .ledgerOnly: "Es werden nur bereits gespeicherte Messungen verwendet."
    case .measuredMissing: "Messwerte sind nicht verfügbar"
    case .reportsMissing: "Die Meldungen der Stationen sind nicht verfügbar"
    case .providerMeasuredMissing: "Die Messungen von {provider} sind nicht verfügbar"
    case .alertsMissing: "Amtliche Warnungen sind nicht verfügbar"
    case .noStation: "Keine Station im Umkreis von {distance} hat in den letzten {minutes} gemeldet."
    case .stationsHigherOrLower: "Die Stationen liegen mehr als {height} höher oder tiefer."
    case .measuredOld: "Die neueste gemessene Temperatur ist {age} alt."
    case .rowsInterpolated: "Einige Zeilen wurden zwischen den Schritten des Anbieters interpoliert."
    case .rowsBeyondForecast: "Die Vorhersage hat diese Zeilen nicht."
    case .rowsOfClimate: "Diese Zeilen sind Klimaschätzungen."
    case .noAlertService: "Kein bekannter Warndienst ist für diesen Ort zuständig."
    case .alertsUnlisted: "Es gibt mehr Warnungen als aufgeführt: {count}."
    case .alertsUnread: "Es gibt Warnungen, die nicht lesbar sind: {count}."
    case .drawnFromHours: "Aus der stündlichen Vorhersage interpoliert."
    case .elevationUnknown: "Die Höhe des Ortes ist unbekannt; es wird der Meereshorizont verwendet."
    case .dateSkipped: "Den {date} gab es hier nie; er fehlt."
    case .calendarEnds: "Der Kalender endet mit dem {date}."
    case .modelsMissing: "Die hochauflösenden Modelle sind nicht verfügbar; dies ist die Projektion von `ar6`."
    case .causeSlowDown: "{provider} bittet um weniger Anfragen"
    case .causeKeyMissing: "{provider} braucht einen API-Schlüssel"
    case .causeKeyInvalid: "{provider} nimmt den API-Schlüssel nicht an"
    case .causeKeyLimited: "der API-Schlüssel von {provider} umfasst dies nicht"
    case .causeBeyondHorizon: "außerhalb des Vorhersagezeitraums"
    case .causeOutOfCoverage: "kein Anbieter deckt diesen Ort ab"
    case .causeNotProvided: "kein Anbieter hat dies"
    case .causeDeadline: "keine rechtzeitige Antwort"
    case .causeBusy: "der Server ist ausgelastet"
    case .causeStore: "die Datenspeicherung ist fehlgeschlagen"
    case .causeOffline: "das Netz ist abgeschaltet"
    case .causeNoNetwork: "kein Netz"
    case .causeNoLibrary: "libcurl fehlt oder ist zu alt"
    case .causeNoResources: "dem System fehlen Threads, Deskriptoren oder Speicher"
    case .causeLookup: "kein Netz, oder {provider} ist nicht zu finden"
    case .causeRefused: "{provider} hat die Verbindung abgelehnt"
    case .causeTLS: "keine sichere Verbindung zu {provider}"
    case .causeTimeout: "{provider} hat nicht rechtzeitig geantwortet"
    case .causeCut: "{provider} hat die Verbindung vorzeitig beendet"
    case .causeHTTP: "{provider} hat mit einem Fehler geantwortet"
    case .causeMalformed: "die Antwort von {provider} war nicht zu verstehen"
    case .causeTooLarge: "die Antwort von {provider} ist zu groß"
    case .causeRedirect: "{provider} hat an eine verbotene Adresse weitergeleitet"
    case .causeURL: "die eingestellte Adresse von {provider} ist nicht gültig"
    case .causeFailing: "{provider} ist wiederholt ausgefallen"
    case .causeBudget: "die von {provider} erlaubten Abrufe sind verbraucht"
    case .theProvider: "Anbieter"
    case .userDataNotKept: "Favoriten und Einstellungen können nicht behalten werden: {cause}."
    case .cacheInMemory: "Der Zwischenspeicher liegt nur im Arbeitsspeicher: {cause}."
    case .userDataWithoutFolder: "Favoriten und Einstellungen bleiben bis zum Ende dieses Prozesses: weder ALMANAC_DATA_DIR noch XDG_DATA_HOME noch HOME sagt, wohin sie sollen."
    case .fileReadOnly: "{file} lässt sich lesen, aber nicht schreiben."
    case .userDataSetAside: "almanac.db war beschädigt, und eine neue Datei wurde angelegt. Die alte ist {path}; `sqlite3 .recover` versucht, ihre Favoriten und Einstellungen zurückzuholen."
    case .cacheSetAside: "cache.db war beschädigt, und eine neue Datei wurde angelegt. Die alte ist {path} und kann gelöscht werden."
    case .fileNewer: "{file} stammt von einer neueren Version des Programms; die Datei wird nur gelesen."
    case .fileRowsDamaged: "Einige Zeilen von {file} sind beschädigt; sie werden weggelassen."
    case .answerNotCached: "Eine Antwort konnte nicht zwischengespeichert werden: {cause}."
    case .storeFull: "der Datenträger ist voll"
    case .storeReadOnly: "in den Ordner lässt sich nicht schreiben"
    case .storeCorrupt: "die gespeicherten Daten sind beschädigt"
    case .storeLocked: "ein anderer Prozess hält die Datei"
    case .storeIrregular: "unter ihrem Pfad liegt keine gewöhnliche Datei"
    case .meanShift: "Die mittlere Verschiebung von Tagen wie diesem, keine Vorhersage eines Datums: das Wetter eines einzelnen Tages schwankt stärker."
    case .warmingHere: "Von {from} bis {to} verändert sich die weltweite Erwärmung gegenüber 1850–1900 von {now} auf {then} ({emissions}, {scenario}); hier ist die Änderung in diesem Monat {factor}-mal so groß ({region})."
    case .warmingHereWithout: "Von {from} bis {to} verändert sich die weltweite Erwärmung gegenüber 1850–1900 von {now} auf {then}, ohne die Eingriffe auf {without} ({emissions}, {scenario}); hier ist die Änderung in diesem Monat {factor}-mal so groß ({region})."
    case .pastObserved: "Die bisherige Erwärmung ist beobachtet und in jedem Szenario dieselbe."
    case .highEmissionsUnlikely: "SSP5-8.5 ist ein unwahrscheinlicher Fall mit hohen Emissionen, nicht das Erwartete."
    case .lessProportional: "Nach einem Höchststand ist wieder sinkende Erwärmung je Region weniger genau proportional."
    case .mostlySea: "Die Region ist größtenteils Meer: ihr Mittel passt zu Küsten und Inseln, das Binnenland erwärmt sich stärker."
    case .otherPrecipitation: "Bei der projizierten Temperatur fällt Niederschlag in anderer Form (Jennings et al. 2018)."
    case .moreHeavyRain: "Der gleiche Starkregen brächte etwa {percent} mehr: {each} je {unit} globaler Erwärmung an Land (CMIP6-Median des nassesten Tages)."
    case .lessHeavyRain: "Der gleiche Starkregen brächte etwa {percent} weniger: {each} je {unit} globaler Erwärmung an Land (CMIP6-Median des nassesten Tages)."
    case .leversTooLate: "Eingriffe können dieses Jahr und die Vergangenheit nicht ändern."
    case .terminationShock: "Solares Geoengineering verdeckt Erwärmung, solange es andauert: endet es, kehrt der größte Teil der verdeckten Erwärmung in fünf bis zehn Jahren zurück (Abbruchschock)."
    case .leversOverlap: "Maßnahmen überschneiden sich: zusammengezählt versprechen sie mehr, als sie gemeinsam bringen."
    case .leversCapped: "Zusammen sind sie auf den Abstand zu SSP1-1.9 begrenzt, dem niedrigsten bewerteten Pfad."
    case .sulfurUncovers: "Sauberere Luft ohne Schwefel legt einen Teil der Erwärmung frei, den er heute verdeckt."
    case .highResolutionFactor: "Der Faktor ist der Median von {count} hochauflösenden Modellen am Ort, die Spanne ihr kleinster und größter; beide auf Szenario und Jahr skaliert."
    case .originalFormula: "Die Formel der ursprünglichen App: {everywhere} überall, {with} mit Eingriffen. Von heute an gerechnet erwarten Klimamodelle bis {year} {low} bis {high} globale Erwärmung; eine Projektion gibt das Modell `ar6`."
    case .normalsCoarse: "Berechnet aus Monatsnormalen eines groben Gitters und der Streuung um sie, nicht gezählt. Eine Station kann um zehn Tage oder mehr abweichen, vor allem an Küsten, in Tälern und in Städten."
    case .normalsUnrepresentative: "Das Klima des Ortes selbst kann anders sein: Seine Normalwerte sind die der Umgebung, wo sich Stationen durch Gelände und Meer unterscheiden oder fehlen."
    case .spreadKept: "Die Streuung der Tage um ihr Mittel bleibt wie in {period}."
    case .normalProjected: "Projiziert wird das für das Datum Normale: das von {period}, verschoben um die Erwärmung seither."
    case .dayMean: "Die Temperatur des Tages ist das Mittel seiner Stunden."
    case .scenarioVeryLow: "Sehr niedrig: CO2 um {zero} netto null, die Erwärmung bis {year} wieder bei etwa {warming}."
    case .scenarioLow: "Niedrig: CO2 um {zero} netto null, die Erwärmung bleibt unter {warming}."
    case .scenarioMiddle: "Mittel: etwa dort, wohin die heutige Politik führt, rund {warming} bis {year}."
    case .scenarioHigh: "Hoch: die Emissionen steigen weiter, rund {warming} bis {year}."
    case .scenarioVeryHigh: "Sehr hoch: fossile Brennstoffe ohne Beschränkung; gilt heute als unwahrscheinlich."
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Hier"
    case .now: "Jetzt"
    case .day: "Tag"
    case .time: "Zeit"
    case .weather: "Wetter"
    case .temperature: "Temperatur"
    case .minimum: "Min"
    case .maximum: "Max"
    case .rain: "Regen"
    case .chance: "Risiko"
    case .wind: "Wind"
    case .clouds: "Wolken"
    case .highClouds: "Hohe Wolken"
    case .humidity: "Luftfeuchte"
    case .dewPoint: "Taupunkt"
    case .visibility: "Sicht"
    case .pressure: "Luftdruck"
    case .uvIndex: "UV-Index"
    case .sun: "Sonne"
    case .sunrise: "Sonnenaufgang"
    case .sunset: "Sonnenuntergang"
    case .noon: "Sonnenhöchststand"
    case .dayLength: "Tageslänge"
    case .goldenHour: "Goldene Stunde"
    case .blueHour: "Blaue Stunde"
    case .civilDusk: "Bürgerliche Dämmerung bis"
    case .fullNight: "Völlig dunkel ab"
    case .moonrise: "Mondaufgang"
    case .moonset: "Monduntergang"
    case .score: "Bewertung"
    case .likely: "Erwartet"
    case .asForecast: "Wenn die Wolken wie vorhergesagt kommen"
    case .aerosol: "Aerosol"
    case .dust: "Staub"
    case .seen: "Gesehen"
    case .forecast: "Vorhersage"
    case .yourSunsets: "Deine Sonnenuntergänge"
    case .change: "Änderung"
    case .singleYears: "Einzelne Jahre"
    case .world: "Welt"
    case .region: "Region"
    case .daysOfYear: "Tage eines Jahres"
    case .fourYearsInFive: "4 von 5 Jahren"
    case .tropicalNights: "Tropennächte"
    case .frostDays: "Frosttage"
    case .iceDays: "Eistage"
    case .heatingDegreeDays: "Heizgradtage"
    case .coolingDegreeDays: "Kühlgradtage"
    case .aboveDegrees: "über {degrees}"
    case .timesAsOften: "{factor}-mal"
    case .avoided: "{amount} hier vermieden"
    case .fourOfFive: "{range}, vier von fünf Jahren"
    case .aboveIndustry: "{warming} gegenüber 1850–1900"
    case .inYear: "{year}"
    case .todayIn: "heute im Jahr {year}"
    case .veryLowEmissions: "sehr niedrige Emissionen"
    case .lowEmissions: "niedrige Emissionen"
    case .middleEmissions: "mittlere Emissionen"
    case .highEmissions: "hohe Emissionen"
    case .veryHighEmissions: "sehr hohe Emissionen"
    case .without: "ohne"
    case .with: "mit"
    case .skyOf: "der Himmel, {day}"
    case .airAt: "Luft, {time}"
    case .officialWarnings: "amtliche Warnungen"
    case .feelsLike: "gefühlt {value}"
    case .warmerThanNormal: "{difference} wärmer als normal ({usual})"
    case .colderThanNormal: "{difference} kälter als normal ({usual})"
    case .roughly: "{text}, grob"
    case .measured: "{value} vor {age} gemessen, {where} bei {station}"
    case .away: "{distance} entfernt"
    case .awayAndHeight: "{away} und {height}"
    case .lower: "{height} tiefer"
    case .higher: "{height} höher"
    case .outOfDate: "{text}, veraltet"
    case .sensorStuck: "{text}, aber der Sensor hängt vielleicht"
    case .nextDay: "Nächste 24 Stunden: {summary}"
    case .orMore: "{value} oder mehr"
    case .lessThan: "weniger als {value}"
    case .gusts: "{wind}, Böen {speed}"
    case .upAllDay: "ganztägig über dem Horizont"
    case .downAllDay: "ganztägig unter dem Horizont"
    case .doesNotSet: "{rise}, geht nicht unter"
    case .doesNotRise: "{set}, geht nicht auf"
    case .none: "–"
    case .noneToday: "heute keiner"
    case .inAll: "insgesamt {amount}"
    case .whereKnown: "{amount}, soweit bekannt"
    case .ofHundred: "von 100"
    case .over: "{time}, vorbei"
    case .noScorePolarDay: "Die Sonne geht an diesem Tag nicht unter: es gibt nichts zu bewerten."
    case .noScorePolarNight: "Die Sonne geht an diesem Tag nicht auf: es gibt nichts zu bewerten."
    case .noScoreNoEvent: "Die Sonne überschreitet an diesem Tag den Horizont nicht."
    case .noScoreBeyond: "Keine Bewertung: Der Tag liegt außerhalb des Vorhersagezeitraums."
    case .noScoreClouds: "Keine Bewertung: Die Wolken dieses Tages sind unbekannt."
    case .noScore: "Keine Bewertung: Der Grund ist unbekannt."
    case .degreesHigh: "{time}, {degrees}° hoch"
    case .sunAt: "{phase}, Sonne bei {altitude}°"
    case .lit: "{percent} beleuchtet"
    case .live: "Live, {time}."
    case .stored: "Stand: {time} ({age} alt)."
    case .storedStale: "Stand: {time} ({age} alt), veraltet."
    case .estimateOfClimate: "Eine Schätzung aus dem Klima dieses Ortes, keine Vorhersage."
    case .noCoverage: "Kein Warndienst ist für diesen Ort zuständig: es ist nichts bekannt, und das ist keine Entwarnung."
    case .noWarnings: "Keine Warnungen in Kraft."
    case .fromUntil: "{from} bis {until}"
    case .europeanIndex: "EU-AQI"
    case .usIndex: "US-AQI"
    case .ukIndex: "Britischer DAQI"
    case .mostOfAll: "{category}, vor allem {pollutant}"
    case .pollen: "Pollen (Körner/m³): {kinds}"
    case .alder: "Erle"
    case .birch: "Birke"
    case .grass: "Gräser"
    case .mugwort: "Beifuß"
    case .olive: "Olive"
    case .ragweed: "Ambrosia"
    case .learningTooFew: "{evenings} mit Vorhersage. Ab 20 kann die Bewertung von ihnen lernen."
    case .learningUnused: "{evenings}: Die Bewertung liegt um {points} Punkte daneben. Von ihnen zu lernen würde sie nicht messbar verbessern, also geschieht es nicht."
    case .learningUsed: "{evenings}: Die Bewertung hat von ihnen gelernt und liegt um {points} statt {reasoned} Punkte daneben."
    case .ageUnknown: "einige Zeit"
    case .old: "{age} alt"
    case .usualHere: "was hier üblich ist, keine Vorhersage"
    case .windIs: "Wind {value}"
    case .humidityIs: "Luftfeuchte {value}"
    case .sunriseIs: "Sonnenaufgang {time}"
    case .sunsetIs: "Sonnenuntergang {time}"
    case .alertIs: "Warnung: {event}"
    case .rainNow: "jetzt"
    case .rainNone: "trocken"
    case .correctedByErrors: "nach früheren Fehlern korrigiert"
    case .gustsName: "Böen"
    case .chanceOfRain: "Regenwahrscheinlichkeit"
    case .fromTo: "{least} bis {most}"
    case .correction: "{variable} {change} nach früheren Fehlern von {provider} hier: von im Mittel {error} bleiben {left}."
    case .forecastErrors: "Fehler der Vorhersagen"
    case .skillUnknown: "Noch ist zu wenig bekannt. Vorhersagen werden bei jedem Abruf aufgehoben und verglichen, wenn Stationen melden: Ein Anbieter erscheint nach 24 Stunden, die vorhergesagt und gemessen wurden."
    case .skillBackfill: "{command} trägt die letzten 90 Tage auf einmal nach."
    case .skillFooter: "Mittlere Fehler gegenüber den Messungen der Stationen bis {day}; in Klammern der Bereich, in dem vier von fünf neu gezogenen Mittelwerten liegen. Güte ist der Gewinn gegenüber der Annahme, dass es wie zur selben Stunde am letzten bekannten Tag bleibt."
    case .leadTitle: "Vorlauf"
    case .errorTitle: "Fehler"
    case .biasTitle: "Abweichung"
    case .skillTitle: "Güte"
    case .hoursTitle: "Stunden"
    case .leadUnderOneDay: "< 1 Tag"
    case .providerTemperature: "{provider}, Temperatur"
    case .providerRain: "{provider}, Regenrisiko, {lead} voraus"
    case .leadEvery: "bei jedem Vorlauf"
    case .leadRange: "{first} bis {last} voraus"
    case .leadOnly: "{lead} voraus"
    case .correctionProven: "Die Korrektur der Abweichung hilft nachweislich {leads}: beim kürzesten von {before} auf {after} °C, an {days} Tagen, aus denen sie nicht gelernt hatte."
    case .correctionNoise: "Die Korrektur der Abweichung hilft {leads} vielleicht, aber nicht über den Zufall hinaus."
    case .correctionUseless: "Die Korrektur der Abweichung würde {leads} nicht helfen."
    case .correctionFewDays: "Ob die Korrektur der Abweichung {leads} hilft, ist nach so wenigen Tagen nicht zu sagen."
    case .otherValues: "Andere Werte"
    case .rainInHour: "Regen in 1 Stunde"
    case .saidTitle: "Vorhergesagt"
    case .cameTitle: "Eingetroffen"
    case .betterThanBase: "{share} besser, als immer die übliche Regenhäufigkeit anzugeben."
    case .notBetterThanBase: "Nicht besser, als immer die übliche Regenhäufigkeit anzugeben."
    case .faultStill: "{provider}: Die Temperaturen haben sich seit {hours} nicht geändert."
    case .faultFrozen: "{provider}: {hours} wiederholen, was tags zuvor gesagt wurde."
    case .faultLater: "{provider}: Die Temperaturen passen zu denen {hours} später."
    case .faultEarlier: "{provider}: Die Temperaturen passen zu denen {hours} früher."
    case .faultApart: "{provider}: seit {hours} weit von allen anderen entfernt."
    case .faultChanged: "{provider}: Die Fehler sind anders als zuvor und werden neu gelernt."
    case .shortPolarDay: "Mitternachtssonne"
    case .shortPolarNight: "Polarnacht"
    case .shortNoEvent: "Keiner an diesem Tag"
    case .shortBeyond: "Außerhalb der Vorhersage"
    case .shortClouds: "Keine Wolkendaten"
    case .measuredNow: "Jetzt gemessen"
    case .noStation: "Keine Station in der Nähe des Ortes hat in den letzten Stunden etwas gemessen."
    case .noStationTemperature: "Die Stationen in der Nähe des Ortes haben keine Temperatur gemessen."
    case .rainSoon: "Regen in Kürze"
    case .places: "Orte"
    case .noPlace: "Kein Ort gefunden."
    case .scoreMayChange: "Eine Bewertung mit {mark} kann sich noch ändern: Der Himmel ist noch nicht ganz bekannt."
    case .airQuality: "Luftqualität"
    case .mapTitle: "Karte"
    case .climateTitle: "Klima"
    case .rainRadar: "Regenradar"
    case .precipitation: "Niederschlag"
    case .windSpeed: "Windgeschwindigkeit"
    case .seaLevelPressure: "Luftdruck auf Meereshöhe"
    }
  }

  static func text(_ value: ChartText) -> String {
    switch value {
    case .described: "{title}: {text}"
    case .groups: "{first}; {second}"
    case .noData: "keine Daten"
    case .tooLittleKnown: "noch ist zu wenig bekannt"
    case .withinADay: "innerhalb eines Tages"
    case .estimatedFrom: "{mark} ab {day}"
    case .temperature: "Temperatur in {place}"
    case .dashedFeelsLike: "gepunktet: gefühlt"
    case .ringMeasured: "Ring: gemessen {value}"
    case .measuredAt: "Um {time} Uhr gemessen: {value}"
    case .precipitation: "Niederschlag in {place}"
    case .noneExpected: "keiner zu erwarten"
    case .noPrecipitation: "Kein Niederschlag zu erwarten"
    case .atMostLikely: "höchstens zu {percent} wahrscheinlich"
    case .lineProbability: "Linie: Wahrscheinlichkeit"
    case .sunsets: "Sonnenuntergänge in {place}"
    case .sunrises: "Sonnenaufgänge in {place}"
    case .scoreOf: "Bewertung von {most}"
    case .scoreOfDay: "{day} {score}"
    case .unknown: "unbekannt"
    case .best: "Am besten: {text}"
    case .bestAt: "am besten {day} um {time} Uhr: {rating}"
    case .bestDay: "am besten {day}: {rating}"
    case .doesNotCross: "die Sonne überschreitet den Horizont nicht"
    case .sun: "Die Sonne in {place}"
    case .dayLength: "Tageslänge {hours} h {minutes} min"
    case .doesNotSet: "die Sonne geht nicht unter"
    case .doesNotRise: "die Sonne geht nicht auf"
    case .noonAt: "Sonnenhöchststand {time} bei {altitude}"
    case .sunriseAt: "Sonnenaufgang {time}"
    case .sunsetAt: "Sonnenuntergang {time}"
    case .daylight: "Tageslicht in {place}"
    case .lengthOfDay: "{hours} am {day}"
    case .longestDay: "längster Tag {longest}, kürzester {shortest}"
    case .daysLikeThis: "Tage wie dieser in {place}"
    case .warmingOfDays: "Erwärmung von Tagen wie diesem in {place}"
    case .valueIn: "{year}: {value}"
    case .withRange: "{text} ({range})"
    case .percentRange: "Spanne {percent}"
    case .rangeOfModels: "Spanne der Modelle"
    case .withInterventions: "mit Eingriffen"
    case .withoutInterventions: "ohne Eingriffe"
    case .assumption: "{scenario}, {range}; blass: einzelne Jahre"
    case .originalFormula: "die ursprüngliche Formel, ohne Spanne"
    case .errors: "Wie weit Vorhersagen in {place} danebenlagen"
    case .meanErrors: "{variable}: mittlerer Fehler nach Tagen voraus ({days})"
    case .errorsOf: "{provider} {errors}"
    case .errorAhead: "{error} {lead}"
    case .daysAhead: "Tage voraus"
    case .rainedHere: "Wie oft es in {place} regnete"
    case .byChance: "nach dem {lead} vorhergesagten Risiko; große Punkte sind viele Stunden"
    case .rainCame: "{provider}: bei {chance} kam Regen in {share} der Stunden ({hours})"
    case .forecastChance: "vorhergesagtes Risiko, %"
    case .asOftenAsSaid: "so oft wie gesagt"
    case .usualRain: "wie oft es regnet"
    case .around: "Rund um {place}"
    case .across: "{distance} breit"
    case .cloudCover: "Bewölkung {percent}"
    case .sunIsUp: "die Sonne steht über dem Horizont"
    case .sunIsDown: "die Sonne steht unter dem Horizont"
    case .whereSunSets: "Wo die Sonne untergeht"
    case .goldenLine: "goldene Linie: Sonnenuntergang jetzt"
    case .bestSunset: "schönster Sonnenuntergang: {place}, {score} von {most}"
    case .world: "die Welt mit Tag und Nacht"
    }
  }
}

/// The words and sentences of Almanac in Spanish.
enum SpanishPhrases: Phrasebook {

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Despejado"
    case .mainlyClear: "Mayormente despejado"
    case .partlyCloudy: "Parcialmente nublado"
    case .overcast: "Cubierto"
    case .fog: "Niebla"
    case .rimeFog: "Niebla engelante"
    case .lightDrizzle: "Llovizna débil"
    case .drizzle: "Llovizna"
    case .heavyDrizzle: "Llovizna fuerte"
    case .lightFreezingDrizzle: "Llovizna engelante débil"
    case .freezingDrizzle: "Llovizna engelante"
    case .lightRain: "Lluvia débil"
    case .rain: "Lluvia"
    case .heavyRain: "Lluvia fuerte"
    case .lightFreezingRain: "Lluvia engelante débil"
    case .freezingRain: "Lluvia engelante"
    case .lightSnow: "Nevada débil"
    case .snow: "Nieve"
    case .heavySnow: "Nevada fuerte"
    case .snowGrains: "Cinarra"
    case .lightRainShowers: "Chubascos débiles"
    case .rainShowers: "Chubascos"
    case .heavyRainShowers: "Chubascos muy fuertes"
    case .lightSnowShowers: "Chubascos de nieve débiles"
    case .snowShowers: "Chubascos de nieve fuertes"
    case .thunderstorm: "Tormenta"
    case .thunderstormLightHail: "Tormenta con granizo"
    case .thunderstormHeavyHail: "Tormenta con granizo fuerte"
    case .heavyThunderstorm: "Tormenta fuerte"
    case .lightSleet: "Aguanieve débil"
    case .sleet: "Aguanieve"
    case .lightHail: "Granizo débil"
    case .hail: "Granizo"
    case .mist: "Neblina"
    case .haze: "Calima"
    case .smoke: "Humo"
    case .dust: "Polvo"
    case .sand: "Arena en suspensión"
    case .ash: "Ceniza volcánica"
    case .squall: "Turbonada"
    case .tornado: "Tornado"
    case .unknown: "Desconocido"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Flojo"
    case .muted: "Apagado"
    case .fine: "Bueno pero sencillo"
    case .colorful: "Colorido"
    case .vivid: "Intenso"
    case .spectacular: "Espectacular"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Despejado"
    case .partly: "Parcial"
    case .overcast: "Cubierto"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "Ninguna"
    case .few: "Pocas"
    case .many: "Muchas"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Seco"
    case .ok: "Normal"
    case .humid: "Húmedo"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Bajo"
    case .moderate: "Medio"
    case .high: "Alto"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Mala"
    case .moderate: "Moderada"
    case .good: "Buena"
    }
  }

  static func direction(_ value: Bearing) -> String {
    switch value.compass {
    case .north: "al norte"
    case .northNortheast: "al nornoreste"
    case .northeast: "al noreste"
    case .eastNortheast: "al estenoreste"
    case .east: "al este"
    case .eastSoutheast: "al estesureste"
    case .southeast: "al sureste"
    case .southSoutheast: "al sursureste"
    case .south: "al sur"
    case .southSouthwest: "al sursuroeste"
    case .southwest: "al suroeste"
    case .westSouthwest: "al oestesuroeste"
    case .west: "al oeste"
    case .westNorthwest: "al oestenoroeste"
    case .northwest: "al noroeste"
    case .northNorthwest: "al nornoroeste"
    }
  }

  static func origin(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "del norte"
    case .northNortheast: "del nornoreste"
    case .northeast: "del noreste"
    case .eastNortheast: "del estenoreste"
    case .east: "del este"
    case .eastSoutheast: "del estesureste"
    case .southeast: "del sureste"
    case .southSoutheast: "del sursureste"
    case .south: "del sur"
    case .southSouthwest: "del sursuroeste"
    case .southwest: "del suroeste"
    case .westSouthwest: "del oestesuroeste"
    case .west: "del oeste"
    case .westNorthwest: "del oestenoroeste"
    case .northwest: "del noroeste"
    case .northNorthwest: "del nornoroeste"
    }
  }

  static func letters(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "N"
    case .northNortheast: "NNE"
    case .northeast: "NE"
    case .eastNortheast: "ENE"
    case .east: "E"
    case .eastSoutheast: "ESE"
    case .southeast: "SE"
    case .southSoutheast: "SSE"
    case .south: "S"
    case .southSouthwest: "SSO"
    case .southwest: "SO"
    case .westSouthwest: "OSO"
    case .west: "O"
    case .westNorthwest: "ONO"
    case .northwest: "NO"
    case .northNorthwest: "NNO"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "precipitaciones"
    case .drizzle: "llovizna"
    case .lightRain: "lluvia débil"
    case .rain: "lluvia"
    case .heavyRain: "lluvia fuerte"
    case .showers: "chubascos"
    case .heavyShowers: "chubascos fuertes"
    case .thunderstorms: "tormentas"
    case .hail: "granizo"
    case .freezingRain: "lluvia engelante"
    case .sleet: "aguanieve"
    case .lightSnow: "nevada débil"
    case .snow: "nieve"
    case .heavySnow: "nevada fuerte"
    case .snowShowers: "chubascos de nieve"
    case .fog: "niebla"
    case .frost: "heladas"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "posibilidad de precipitaciones"
    case .drizzle: "posibilidad de llovizna"
    case .lightRain: "posibilidad de lluvia débil"
    case .rain: "posibilidad de lluvia"
    case .heavyRain: "posibilidad de lluvia fuerte"
    case .showers: "posibilidad de chubascos"
    case .heavyShowers: "posibilidad de chubascos fuertes"
    case .thunderstorms: "posibilidad de tormentas"
    case .hail: "posibilidad de granizo"
    case .freezingRain: "posibilidad de lluvia engelante"
    case .sleet: "posibilidad de aguanieve"
    case .lightSnow: "posibilidad de nevada débil"
    case .snow: "posibilidad de nieve"
    case .heavySnow: "posibilidad de nevada fuerte"
    case .snowShowers: "posibilidad de chubascos de nieve"
    case .fog: "posibilidad de niebla"
    case .frost: "posibilidad de heladas"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "soleado"
    case .clear: "despejado"
    case .partlyCloudy: "parcialmente nublado"
    case .cloudy: "nublado"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "viento fuerte"
    case .gale: "viento muy fuerte"
    case .storm: "temporal de viento"
    case .hurricane: "viento huracanado"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "de madrugada"
    case .morning: "por la mañana"
    case .afternoon: "por la tarde"
    case .evening: "por la noche"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "desde la madrugada"
    case .morning: "desde la mañana"
    case .afternoon: "desde la tarde"
    case .evening: "desde la noche"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "hasta la madrugada"
    case .morning: "hasta la mañana"
    case .afternoon: "hasta la tarde"
    case .evening: "hasta la noche"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "{count} grado", other: "{count} grados")
    case .fahrenheit: PluralForms(one: "{count} grado", other: "{count} grados")
    case .kelvin: PluralForms(one: "{count} kelvin", other: "{count} kelvins")
    case .kilometersPerHour: PluralForms(one: "{count} kilómetro por hora", other: "{count} kilómetros por hora")
    case .milesPerHour: PluralForms(one: "{count} milla por hora", other: "{count} millas por hora")
    case .metersPerSecond: PluralForms(one: "{count} metro por segundo", other: "{count} metros por segundo")
    case .knots: PluralForms(one: "{count} nudo", other: "{count} nudos")
    case .hectopascals: PluralForms(one: "{count} hectopascal", other: "{count} hectopascales")
    case .inchesOfMercury: PluralForms(one: "{count} pulgada de mercurio", other: "{count} pulgadas de mercurio")
    case .millimetersOfMercury: PluralForms(one: "{count} milímetro de mercurio", other: "{count} milímetros de mercurio")
    case .millimeters: PluralForms(one: "{count} milímetro", other: "{count} milímetros")
    case .inches: PluralForms(one: "{count} pulgada", other: "{count} pulgadas")
    case .millimetersPerHour: PluralForms(one: "{count} milímetro por hora", other: "{count} milímetros por hora")
    case .inchesPerHour: PluralForms(one: "{count} pulgada por hora", other: "{count} pulgadas por hora")
    case .centimeters: PluralForms(one: "{count} centímetro", other: "{count} centímetros")
    case .kilometers: PluralForms(one: "{count} kilómetro", other: "{count} kilómetros")
    case .miles: PluralForms(one: "{count} milla", other: "{count} millas")
    case .meters: PluralForms(one: "{count} metro", other: "{count} metros")
    case .feet: PluralForms(one: "{count} pie", other: "{count} pies")
    case .microgramsPerCubicMeter: PluralForms(one: "{count} microgramo por metro cúbico", other: "{count} microgramos por metro cúbico")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .percent: PluralForms(one: "{count} por ciento", other: "{count} por ciento")
    case .minutesInWords: PluralForms(one: "{count} minuto", other: "{count} minutos")
    case .hoursInWords: PluralForms(one: "{count} hora", other: "{count} horas")
    case .aboutMinutes: PluralForms(one: "alrededor de {count} minuto", other: "unos {count} minutos")
    case .nextHours: PluralForms(one: "la próxima hora", other: "las próximas {count} horas")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} h", other: "{count} h")
    case .days: PluralForms(one: "{count} día", other: "{count} días")
    case .daysAgo: PluralForms(one: "{count} día", other: "{count} días")
    case .evenings: PluralForms(one: "{count} tarde", other: "{count} tardes")
    case .placesNamed: PluralForms(one: "{count} lugar encontrado", other: "{count} lugares encontrados")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "Todas las medidas a la vez: CO2, metano, HFC, hollín, SO2 y N2O"
    case .methane45By2030: "Metano −45 % en 2030"
    case .methane30By2030: "Metano −30 % en 2030 (Compromiso Mundial del Metano)"
    case .carbonNetZero2050: "CO2 neto cero en 2050"
    case .carbonNetZero2070: "CO2 neto cero en 2070"
    case .carbonHalved2050: "CO2 fósil a la mitad en 2050"
    case .noDeforestation2030: "Sin deforestación desde 2030"
    case .refrigerantsOut2050: "Sin refrigerantes HFC en 2050"
    case .nitrousOxide30By2050: "Óxido nitroso −30 % en 2050"
    case .soot50By2040: "Hollín (carbono negro) −50 % en 2040"
    case .sulfur80By2050: "Dióxido de azufre −80 % en 2050 (destapa el calentamiento)"
    case .solarRamp: "Geoingeniería solar de −1 W/m², de 2030 a 2040, mantenida"
    case .solarTerminated: "Geoingeniería solar de −1 W/m², detenida en 2060"
    case .toSSP119: "El mundo sigue en cambio SSP1-1.9"
    case .toSSP126: "El mundo sigue en cambio SSP1-2.6"
    case .toSSP245: "El mundo sigue en cambio SSP2-4.5"
    }
  }

  static func word(_ value: Measurement) -> String {
    switch value {
    case .temperature: "temperatura"
    case .dewPoint: "punto de rocío"
    case .humidity: "humedad"
    case .pressure: "presión"
    case .windSpeed: "velocidad del viento"
    case .windDirection: "dirección del viento"
    case .cloudCover: "nubosidad"
    case .probability: "probabilidad"
    case .precipitation: "precipitación"
    case .precipitationRate: "precipitación"
    case .dailyPrecipitation: "precipitación"
    case .snowfall: "nevada"
    case .dailySnowfall: "nevada"
    case .visibility: "visibilidad"
    case .uvIndex: "índice UV"
    case .aerosolOpticalDepth: "calima"
    case .concentration: "concentración"
    case .pollen: "polen"
    case .airQualityIndex: "índice de calidad del aire"
    case .elevation: "altitud"
    case .latitude: "latitud"
    case .longitude: "longitud"
    }
  }

  static func word(_ value: SunPhase) -> String {
    switch value {
    case .night: "noche"
    case .astronomicalTwilight: "crepúsculo astronómico"
    case .nauticalTwilight: "crepúsculo náutico"
    case .civilTwilight: "crepúsculo civil"
    case .day: "día"
    }
  }

  static func word(_ value: MoonPhaseName) -> String {
    switch value {
    case .newMoon: "Luna nueva"
    case .waxingCrescent: "Luna creciente"
    case .firstQuarter: "Cuarto creciente"
    case .waxingGibbous: "Gibosa creciente"
    case .fullMoon: "Luna llena"
    case .waningGibbous: "Gibosa menguante"
    case .lastQuarter: "Cuarto menguante"
    case .waningCrescent: "Luna menguante"
    }
  }

  static func word(_ value: AlertSeverity) -> String {
    switch value {
    case .unknown: "DESCONOCIDO"
    case .minor: "LEVE"
    case .moderate: "MODERADO"
    case .severe: "GRAVE"
    case .extreme: "EXTREMO"
    }
  }

  static func word(_ value: AirQualityCategory) -> String {
    switch value {
    case .good: "buena"
    case .fair: "aceptable"
    case .moderate: "moderada"
    case .poor: "mala"
    case .veryPoor: "muy mala"
    case .extremelyPoor: "pésima"
    case .unhealthyForSensitiveGroups: "dañina para grupos sensibles"
    case .unhealthy: "dañina"
    case .veryUnhealthy: "muy dañina"
    case .hazardous: "peligrosa"
    case .low: "baja"
    case .high: "alta"
    case .veryHigh: "muy alta"
    }
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Calor que se da una vez cada 10 años"
    case .hotExtreme50Year: "Calor que se da una vez cada 50 años"
    case .heavyPrecipitation10Year: "Lluvia que se da una vez cada 10 años"
    case .drought10Year: "Sequía que se da una vez cada 10 años"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .nowcastUnknown: "No hay datos de precipitación para las próximas horas."
    case .nowcastUsual: "De estas horas solo se sabe lo habitual para la época del año."
    case .dry: "No se espera precipitación."
    case .dryAsFarAsKnown: "No se espera precipitación, hasta donde se sabe."
    case .dryFor: "No se espera precipitación durante {time}; el resto no se conoce del todo."
    case .wetNow: "Precipitación ahora, sin final a la vista."
    case .wetNowUntil: "Precipitación ahora, terminará en {end}."
    case .wetFrom: "La precipitación empezará en {start}."
    case .wetFromFor: "La precipitación empezará en {start} y durará {length}."
    case .wetWithin: "Precipitación en menos de {latest}."
    case .wetWithinUntil: "Precipitación en menos de {latest}; terminará en {end}."
    case .airGood: "El aire es bueno: disfruta del aire libre."
    case .airAcceptable: "Aire aceptable: las personas especialmente sensibles pueden moderar su actividad al aire libre."
    case .airForSensitiveGroups: "Los grupos sensibles deberían reducir los esfuerzos largos o intensos al aire libre."
    case .airUnhealthy: "Todos deberían reducir los esfuerzos largos o intensos al aire libre."
    case .airVeryUnhealthy: "Evita los esfuerzos intensos al aire libre; los grupos sensibles deberían quedarse en casa."
    case .airHazardous: "Quédate en casa con las ventanas cerradas."
    case .noCloudData: "No se conocen datos de nubes para este momento, así que no hay puntuación."
    case .noCloudLayers: "No se conocen las capas de nubes para este momento, así que no hay puntuación."
    case .polarDay: "El sol permanece sobre el horizonte todo el día."
    case .polarNight: "El sol permanece bajo el horizonte todo el día."
    case .noEvent: "El sol no cruza el horizonte en este día."
    case .beyondHorizon: "El día queda más allá de cualquier previsión."
    case .classicScore: "La puntuación original, tomada solo de la nubosidad: {score} de 100."
    case .lowCloud: "Las nubes bajas ocultan casi todo el cielo"
    case .clearSky: "Un cielo casi despejado promete un resplandor sencillo y limpio"
    case .clearSkyMuted: "Un cielo casi despejado promete un resplandor sencillo"
    case .scatteredLowCloud: "Las nubes bajas dispersas dejan un resplandor sencillo en los claros"
    case .highAndMidCloud: "Las nubes altas y medias"
    case .highSheet: "Las nubes altas y densas"
    case .cirrus: "Los cirros"
    case .midOvercast: "Las nubes medias y densas"
    case .altocumulus: "Los altocúmulos"
    case .catchesLight: "{cloud} captarán la luz"
    case .mayCatchLight: "{cloud} pueden captar parte de la luz"
    case .getsLittleLight: "{cloud} recibirán poca luz"
    case .placeOffset: "{distance} {direction} de {place}"
    case .lowDeckCuts: "{sky}; una capa baja a {kilometers} km {direction} cortará la luz"
    case .lowDeckMayCut: "{sky}; una capa baja a {kilometers} km {direction} puede cortar la luz"
    case .midDeckCuts: "{sky}; una capa media a {kilometers} km {direction} cortará la luz"
    case .midDeckMayCut: "{sky}; una capa media a {kilometers} km {direction} puede cortar la luz"
    case .towardSun: "hacia el sol"
    case .rainInTheWay: "la lluvia se interpone"
    case .poorVisibility: "la visibilidad reducida apaga la vista"
    case .hazeMutes: "la calima atenúa los colores"
    case .humidAirMutes: "el aire húmedo atenúa los colores"
    case .list: "{first}, {second}"
    case .both: "{first} y {second}"
    case .spoiled: "{sky}, pero {spoilers}"
    case .colorOdds: "Color {count} de cada {of} veces"
    case .colorHardly: "Apenas hay opciones de color"
    case .colorCertain: "Color casi seguro"
    case .betterEvenings: "Mejor que el {percent} de los atardeceres aquí en esta época del año"
    case .betterMornings: "Mejor que el {percent} de los amaneceres aquí en esta época del año"
    case .aboutTitle: "¿Cómo será la puesta de sol?"
    case .aboutText: "Una buena puesta de sol necesita tres cosas: nubes lo bastante altas para iluminarse desde abajo, un camino libre para la luz que llega de más allá del horizonte y aire limpio y seco. La puntuación mira las capas de nubes sobre ti, el cielo de 50 a 600 km hacia el sol y la calima, la humedad, la visibilidad y la lluvia en el momento en que el sol se pone. Un cielo despejado da un resplandor sencillo, un cielo de cirros con el horizonte abierto las puntuaciones más altas y un cielo cubierto de nubes bajas casi nada."
    case .cloudCoverTitle: "Nubosidad"
    case .cloudCoverText: "La media del día. Algunas nubes dan color, una capa baja y cerrada lo oculta."
    case .highCloudTitle: "Nubes altas"
    case .highCloudText: "Los cirros por encima de 8 km captan la última luz y brillan más tiempo."
    case .humidityTitle: "Humedad"
    case .humidityText: "El aire seco mantiene puros los colores, el húmedo los diluye."
    case .aerosolTitle: "Calima"
    case .aerosolText: "Polvo y humo en la columna de aire. Un poco intensifica los rojos, más los apaga."
    case .visibilityTitle: "Visibilidad"
    case .visibilityText: "Hasta dónde se ve cerca del suelo."
    case .limitWeights: "La ponderación se deduce de la física del crepúsculo, no se ajusta a puestas de sol observadas."
    case .limitLearnedWeights: "La ponderación se deduce de la física del crepúsculo y se ajusta a las tardes que has valorado."
    case .limitForecast: "Las previsiones de las capas de nubes pierden casi todo su acierto en cinco días; las probabilidades lo indican."
    case .limitTerrain: "Las colinas y los edificios no forman parte del modelo."
    case .limitHaze: "La previsión de la calima alcanza unos cinco días; después la puntuación se guía por la humedad."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "hoy"
    case .tomorrow: "mañana"
    case .wholeDay: "{what} todo el día"
    case .restOfDay: "{what} el resto del día"
    case .wholeTime: "{what} durante todo el periodo"
    case .fromTime: "{what} desde las {start}"
    case .untilTime: "{what} hasta las {end}"
    case .betweenTimes: "{what} de {start} a {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "{what} a ratos"
    case .detail: "{text}, {detail}"
    case .gusts: "rachas de hasta {speed}"
    case .amount: "alrededor de {amount}"
    case .amountFurther: "unos {amount} más"
    case .skyChange: "{morning} por la mañana, {afternoon} por la tarde"
    case .extremes: "máxima {high}, mínima {low}"
    case .range: "de {low} a {high}"
    case .steady: "alrededor de {low}"
    case .uncertainty: "incierto: máxima entre {low} y {high}"
    case .warmerThanYesterday: "{difference} más que ayer"
    case .colderThanYesterday: "{difference} menos que ayer"
    case .warmerThanToday: "{difference} más que hoy"
    case .colderThanToday: "{difference} menos que hoy"
    case .warmerThanDayBefore: "{difference} más que el día anterior"
    case .colderThanDayBefore: "{difference} menos que el día anterior"
    case .aboveNormal: "{difference} por encima de lo normal"
    case .belowNormal: "{difference} por debajo de lo normal"
    case .rareHeat: "rara vez hace tanto calor en esta época"
    case .rareCold: "rara vez hace tanto frío en esta época"
    case .ultraviolet: "índice UV de hasta {index}"
    case .sunsetColorful: "puesta de sol colorida a las {time}"
    case .sunsetVivid: "puesta de sol intensa a las {time}"
    case .sunsetSpectacular: "puesta de sol espectacular a las {time}"
    case .warning: "aviso: {event}"
    case .warnings: "aviso: {event} y {count} más"
    case .warningsUnknown: "avisos oficiales desconocidos"
    case .usual: "lo habitual en esta época: de {low} a {high}"
    case .usualSteady: "lo habitual en esta época: {low}"
    case .noChange: "no cambia nada destacable en las próximas 48 horas"
    case .noForecast: "sin previsión"
    case .minus: "menos {number}"
    }
  }

  static func text(_ value: NoticeText) -> String {
    switch value {
    case .plain: "{what}."
    case .because: "{what} ({cause})."
    case .consequence: "{text} {consequence}"
    case .locationAssumed: "No hay ningún lugar configurado y la zona horaria no tiene ciudad; se usa {place}."
    case .ambiguousPlace: "Otros lugares tienen ese nombre: {places}."
    case .placeInferred: "«{text}» se ha entendido como {place}."
    case .placeOfRegion: "{region} es toda una región; la respuesta es para su ciudad más grande, {place}."
    case .locationUnchecked: "No se ha podido buscar «{text}» ahora; se ha fijado sin comprobar."
    case .placesKnownHere: "La búsqueda en línea no está disponible: estos son los lugares conocidos localmente."
    case .askedRecently: "A los proveedores se les pregunta como máximo una vez por minuto por el mismo lugar."
    case .outOfDate: "Esta respuesta es más antigua de lo debido."
    case .noForecast: "Sin previsión ({cause}): esto es lo habitual aquí."
    case .usualHere: "Esto es lo habitual aquí, no una previsión."
    case .keyRefused: "{provider} rechaza la clave de la API, así que esta respuesta prescinde de él."
    case .impossibleValues: "Se omiten valores de {provider} que no pueden ser ciertos ({counts})."
    case .countOf: "{what}: {count}"
    case .temperaturesStill: "Las temperaturas de {provider} no han cambiado en {hours}, pero el tiempo sí."
    case .forecastRepeats: "{hours} de la previsión de {provider} repiten lo que decía un día antes."
    case .temperaturesLater: "Las temperaturas de {provider} encajan con el tiempo de {hours} después."
    case .temperaturesEarlier: "Las temperaturas de {provider} encajan con el tiempo de {hours} antes."
    case .temperaturesApart: "Las temperaturas de {provider} llevan {hours} lejos de todas las demás."
    case .errorsChanged: "Lo que dice {provider} yerra de otra manera desde hace {hours}: las correcciones se aprenden de nuevo."
    case .scoresMayChange: "Aún no se conoce todo el cielo: estas puntuaciones pueden cambiar."
    case .noSunEvent: "El sol no cruza el horizonte."
    case .noSunEventDays: "El sol no cruza el horizonte en estos días."
    case .providerOutdated: "Los valores más recientes del proveedor son de hace {age}."
    case .noReports: "Ninguna estación cercana al lugar tiene informes."
    case .nothingMeasured: "No hay mediciones, así que no se puede calcular ningún error."
    case .ledgerOnly: "Solo se usan las mediciones ya guardadas."
    case .measuredMissing: "Los valores medidos no están disponibles"
    case .reportsMissing: "Los informes de las estaciones no están disponibles"
    case .providerMeasuredMissing: "Lo medido por {provider} no está disponible"
    case .alertsMissing: "Los avisos oficiales no están disponibles"
    case .noStation: "Ninguna estación a menos de {distance} ha informado en los últimos {minutes}."
    case .stationsHigherOrLower: "Las estaciones están a más de {height} por encima o por debajo."
    case .measuredOld: "La temperatura medida más reciente es de hace {age}."
    case .rowsInterpolated: "Algunas filas se interpolaron entre los pasos del proveedor."
    case .rowsBeyondForecast: "La previsión no tiene estas filas."
    case .rowsOfClimate: "Estas filas son estimaciones climáticas."
    case .noAlertService: "Ningún servicio de avisos conocido cubre este lugar."
    case .alertsUnlisted: "Hay más avisos de los que se muestran: {count}."
    case .alertsUnread: "Hay avisos que no se pueden leer: {count}."
    case .drawnFromHours: "Interpolado a partir de la previsión por horas."
    case .elevationUnknown: "Se desconoce la altitud del lugar; el horizonte es el del mar."
    case .dateSkipped: "El {date} nunca existió aquí y se omite."
    case .calendarEnds: "El calendario termina el {date}."
    case .modelsMissing: "Los modelos de alta resolución no están disponibles; esta es la proyección de `ar6`."
    case .causeSlowDown: "{provider} pide ir más despacio"
    case .causeKeyMissing: "{provider} necesita una clave de API"
    case .causeKeyInvalid: "{provider} no acepta la clave de API"
    case .causeKeyLimited: "la clave de API de {provider} no incluye esto"
    case .causeBeyondHorizon: "más allá de toda previsión"
    case .causeOutOfCoverage: "ningún proveedor cubre este lugar"
    case .causeNotProvided: "ningún proveedor lo tiene"
    case .causeDeadline: "sin respuesta a tiempo"
    case .causeBusy: "el servidor está ocupado"
    case .causeStore: "falló el almacén"
    case .causeOffline: "la red está desactivada"
    case .causeNoNetwork: "sin red"
    case .causeNoLibrary: "falta libcurl o es demasiado antigua"
    case .causeNoResources: "el sistema no tiene más hilos, descriptores o memoria"
    case .causeLookup: "sin red, o no se encuentra {provider}"
    case .causeRefused: "{provider} rechazó la conexión"
    case .causeTLS: "sin conexión segura con {provider}"
    case .causeTimeout: "{provider} no respondió a tiempo"
    case .causeCut: "{provider} cerró la conexión antes de tiempo"
    case .causeHTTP: "{provider} respondió con un error"
    case .causeMalformed: "no se pudo entender la respuesta de {provider}"
    case .causeTooLarge: "la respuesta de {provider} es demasiado grande"
    case .causeRedirect: "{provider} redirigió a una dirección prohibida"
    case .causeURL: "la dirección configurada de {provider} no es válida"
    case .causeFailing: "{provider} falló repetidamente"
    case .causeBudget: "se agotaron las consultas que permite {provider}"
    case .theProvider: "el proveedor"
    case .userDataNotKept: "No se pueden guardar los favoritos ni los ajustes: {cause}."
    case .cacheInMemory: "La caché está solo en memoria: {cause}."
    case .userDataWithoutFolder: "Los favoritos y los ajustes se guardan hasta que termine este proceso: ni ALMANAC_DATA_DIR ni XDG_DATA_HOME ni HOME dice dónde guardarlos."
    case .fileReadOnly: "{file} se puede leer, pero no escribir."
    case .userDataSetAside: "almanac.db estaba dañado y se empezó uno nuevo. El archivo antiguo es {path}; `sqlite3 .recover` intenta recuperar sus favoritos y ajustes."
    case .cacheSetAside: "cache.db estaba dañado y se empezó uno nuevo. El archivo antiguo es {path} y se puede borrar."
    case .fileNewer: "{file} fue creado por una versión más nueva del programa; solo se lee."
    case .fileRowsDamaged: "Algunas filas de {file} están dañadas; se omiten."
    case .answerNotCached: "No se pudo guardar una respuesta en la caché: {cause}."
    case .storeFull: "el disco está lleno"
    case .storeReadOnly: "no se puede escribir en la carpeta"
    case .storeCorrupt: "los datos guardados están dañados"
    case .storeLocked: "otro proceso usa el archivo"
    case .storeIrregular: "no hay un archivo normal en su ruta"
    case .meanShift: "El desplazamiento medio de días como este, no la previsión de una fecha: el tiempo de un solo día varía más."
    case .warmingHere: "De {from} a {to}, el calentamiento global respecto a 1850–1900 pasa de {now} a {then} ({emissions}, {scenario}); aquí, este mes, el cambio es {factor} veces ese ({region})."
    case .warmingHereWithout: "De {from} a {to}, el calentamiento global respecto a 1850–1900 pasa de {now} a {then}, o a {without} sin las intervenciones ({emissions}, {scenario}); aquí, este mes, el cambio es {factor} veces ese ({region})."
    case .pastObserved: "El calentamiento pasado es observado y el mismo en todos los escenarios."
    case .highEmissionsUnlikely: "SSP5-8.5 es un caso poco probable de altas emisiones, no lo esperado."
    case .lessProportional: "Tras un máximo, un calentamiento que vuelve a bajar es menos proporcional por región."
    case .mostlySea: "La región es sobre todo mar: su media vale para costas e islas, el interior se calienta más."
    case .otherPrecipitation: "A la temperatura proyectada la precipitación cae en otra forma (Jennings et al. 2018)."
    case .moreHeavyRain: "La misma lluvia fuerte traería cerca de un {percent} más: {each} por {unit} de calentamiento global en tierra (mediana CMIP6 del día más lluvioso)."
    case .lessHeavyRain: "La misma lluvia fuerte traería cerca de un {percent} menos: {each} por {unit} de calentamiento global en tierra (mediana CMIP6 del día más lluvioso)."
    case .leversTooLate: "Las intervenciones no pueden cambiar este año ni el pasado."
    case .terminationShock: "La geoingeniería solar oculta el calentamiento mientras dura: si se detiene, la mayor parte de lo oculto vuelve en cinco a diez años (choque de terminación)."
    case .leversOverlap: "Las medidas se solapan: sumadas prometen más de lo que dan juntas."
    case .leversCapped: "Juntas se limitaron a la diferencia con SSP1-1.9, la senda más baja evaluada."
    case .sulfurUncovers: "Un aire más limpio, sin azufre, descubre parte del calentamiento que el azufre oculta hoy."
    case .highResolutionFactor: "El factor es la mediana de {count} modelos de alta resolución en el lugar, el rango su mínimo y su máximo; ambos ajustados al escenario y al año."
    case .originalFormula: "La fórmula de la aplicación original: {everywhere} en todas partes, {with} con intervenciones. Desde hoy, los modelos climáticos prevén de {low} a {high} de calentamiento global para {year}; para una proyección usa el modelo `ar6`."
    case .normalsCoarse: "Calculado a partir de normales mensuales de una rejilla gruesa y su dispersión, no contado. Una estación puede diferir en diez días o más, sobre todo en costas, valles y ciudades."
    case .normalsUnrepresentative: "El clima del lugar mismo puede ser distinto: sus valores normales son los de los alrededores, donde las estaciones difieren por el relieve y el mar, o faltan."
    case .spreadKept: "La dispersión de los días en torno a su media se mantiene como en {period}."
    case .normalProjected: "El tiempo proyectado es lo normal para la fecha: lo de {period}, desplazado por el calentamiento desde entonces."
    case .dayMean: "La temperatura del día es la media de sus horas."
    case .scenarioVeryLow: "Muy bajo: CO2 neto cero hacia {zero}, el calentamiento de nuevo cerca de {warming} en {year}."
    case .scenarioLow: "Bajo: CO2 neto cero hacia {zero}, calentamiento por debajo de {warming}."
    case .scenarioMiddle: "Medio: cerca de adonde llevan las políticas actuales, unos {warming} en {year}."
    case .scenarioHigh: "Alto: las emisiones siguen subiendo, unos {warming} en {year}."
    case .scenarioVeryHigh: "Muy alto: combustibles fósiles sin freno; hoy se considera improbable."
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Aquí"
    case .now: "Ahora"
    case .day: "Día"
    case .time: "Hora"
    case .weather: "Tiempo"
    case .temperature: "Temperatura"
    case .minimum: "Mín"
    case .maximum: "Máx"
    case .rain: "Lluvia"
    case .chance: "Probabilidad"
    case .wind: "Viento"
    case .clouds: "Nubes"
    case .highClouds: "Nubes altas"
    case .humidity: "Humedad"
    case .dewPoint: "Punto de rocío"
    case .visibility: "Visibilidad"
    case .pressure: "Presión"
    case .uvIndex: "Índice UV"
    case .sun: "Sol"
    case .sunrise: "Amanecer"
    case .sunset: "Puesta de sol"
    case .noon: "Mediodía solar"
    case .dayLength: "Duración del día"
    case .goldenHour: "Hora dorada"
    case .blueHour: "Hora azul"
    case .civilDusk: "Fin del crepúsculo civil"
    case .fullNight: "Noche cerrada"
    case .moonrise: "Salida de la luna"
    case .moonset: "Puesta de la luna"
    case .score: "Puntuación"
    case .likely: "Probable"
    case .asForecast: "Si las nubes llegan como está previsto"
    case .aerosol: "Aerosol"
    case .dust: "Polvo"
    case .seen: "Visto"
    case .forecast: "Previsión"
    case .yourSunsets: "Tus puestas de sol"
    case .change: "Cambio"
    case .singleYears: "Años individuales"
    case .world: "Mundo"
    case .region: "Región"
    case .daysOfYear: "Días de un año"
    case .fourYearsInFive: "4 años de 5"
    case .tropicalNights: "Noches tropicales"
    case .frostDays: "Días de helada"
    case .iceDays: "Días de hielo"
    case .heatingDegreeDays: "Grados día de calefacción"
    case .coolingDegreeDays: "Grados día de refrigeración"
    case .aboveDegrees: "más de {degrees}"
    case .timesAsOften: "{factor} veces"
    case .avoided: "{amount} evitados aquí"
    case .fourOfFive: "{range}, cuatro años de cinco"
    case .aboveIndustry: "{warming} respecto a 1850–1900"
    case .inYear: "En {year}"
    case .todayIn: "hoy en {year}"
    case .veryLowEmissions: "emisiones muy bajas"
    case .lowEmissions: "emisiones bajas"
    case .middleEmissions: "emisiones medias"
    case .highEmissions: "emisiones altas"
    case .veryHighEmissions: "emisiones muy altas"
    case .without: "sin"
    case .with: "con"
    case .skyOf: "el cielo, {day}"
    case .airAt: "aire, {time}"
    case .officialWarnings: "avisos oficiales"
    case .feelsLike: "sensación de {value}"
    case .warmerThanNormal: "{difference} más cálido que lo normal ({usual})"
    case .colderThanNormal: "{difference} más frío que lo normal ({usual})"
    case .roughly: "{text}, aproximadamente"
    case .measured: "{value} medidos hace {age} en {station}, {where}"
    case .away: "a {distance}"
    case .awayAndHeight: "{away} y {height}"
    case .lower: "{height} más abajo"
    case .higher: "{height} más arriba"
    case .outOfDate: "{text}, anticuado"
    case .sensorStuck: "{text}, pero el sensor puede estar atascado"
    case .nextDay: "Próximas 24 horas: {summary}"
    case .orMore: "{value} o más"
    case .lessThan: "menos de {value}"
    case .gusts: "{wind}, rachas {speed}"
    case .upAllDay: "sobre el horizonte todo el día"
    case .downAllDay: "bajo el horizonte todo el día"
    case .doesNotSet: "{rise}, no se pone"
    case .doesNotRise: "{set}, no sale"
    case .none: "–"
    case .noneToday: "hoy no"
    case .inAll: "{amount} en total"
    case .whereKnown: "{amount} donde se sabe"
    case .ofHundred: "de 100"
    case .over: "{time}, ya pasó"
    case .noScorePolarDay: "El sol no se pone ese día: no hay nada que puntuar."
    case .noScorePolarNight: "El sol no sale ese día: no hay nada que puntuar."
    case .noScoreNoEvent: "El sol no cruza el horizonte ese día."
    case .noScoreBeyond: "Sin puntuación: ese día está más allá de toda previsión."
    case .noScoreClouds: "Sin puntuación: se desconocen las nubes de ese día."
    case .noScore: "Sin puntuación: se desconoce el motivo."
    case .degreesHigh: "{time}, {degrees}° de altura"
    case .sunAt: "{phase}, sol a {altitude}°"
    case .lit: "{percent} iluminada"
    case .live: "En directo, {time}."
    case .stored: "Datos de {time} (hace {age})."
    case .storedStale: "Datos de {time} (hace {age}), anticuados."
    case .estimateOfClimate: "Una estimación del clima de este lugar, no una previsión."
    case .noCoverage: "Ningún servicio de avisos cubre este lugar: no se sabe nada, lo que no significa que no haya peligro."
    case .noWarnings: "No hay avisos vigentes."
    case .fromUntil: "{from} a {until}"
    case .europeanIndex: "ICA europeo"
    case .usIndex: "ICA de EE. UU."
    case .ukIndex: "DAQI del Reino Unido"
    case .mostOfAll: "{category}, sobre todo {pollutant}"
    case .pollen: "Polen (granos/m³): {kinds}"
    case .alder: "aliso"
    case .birch: "abedul"
    case .grass: "gramíneas"
    case .mugwort: "artemisa"
    case .olive: "olivo"
    case .ragweed: "ambrosía"
    case .learningTooFew: "{evenings} con previsión. A partir de 20, la puntuación puede aprender de ellas."
    case .learningUnused: "{evenings}: la puntuación se desvía {points} puntos. Aprender de ellas no la mejoraría de forma medible, así que no se usa."
    case .learningUsed: "{evenings}: la puntuación aprendió de ellas y se desvía {points} puntos en lugar de {reasoned}."
    case .ageUnknown: "un tiempo"
    case .old: "hace {age}"
    case .usualHere: "lo habitual aquí, no una previsión"
    case .windIs: "Viento {value}"
    case .humidityIs: "Humedad {value}"
    case .sunriseIs: "Amanecer {time}"
    case .sunsetIs: "Puesta de sol {time}"
    case .alertIs: "Aviso: {event}"
    case .rainNow: "ya"
    case .rainNone: "seco"
    case .correctedByErrors: "corregido según errores pasados"
    case .gustsName: "Rachas"
    case .chanceOfRain: "Probabilidad de lluvia"
    case .fromTo: "{least} a {most}"
    case .correction: "{variable} {change} según los errores pasados de {provider} aquí: de {error} de media quedan {left}."
    case .forecastErrors: "errores de las previsiones"
    case .skillUnknown: "Aún se sabe demasiado poco. Las previsiones se guardan al obtenerlas y se comparan cuando las estaciones informan: un proveedor aparece tras 24 horas previstas y medidas."
    case .skillBackfill: "{command} completa de una vez los últimos 90 días."
    case .skillFooter: "Errores medios frente a lo medido por estaciones hasta el {day}; entre paréntesis, donde caen cuatro de cada cinco medias remuestreadas. Acierto es la mejora sobre repetir lo que hubo a esa hora el último día conocido."
    case .leadTitle: "Antelación"
    case .errorTitle: "Error"
    case .biasTitle: "Sesgo"
    case .skillTitle: "Acierto"
    case .hoursTitle: "Horas"
    case .leadUnderOneDay: "< 1 día"
    case .providerTemperature: "{provider}, temperatura"
    case .providerRain: "{provider}, probabilidad de lluvia, con {lead} de antelación"
    case .leadEvery: "con cualquier antelación"
    case .leadRange: "con entre {first} y {last} de antelación"
    case .leadOnly: "con {lead} de antelación"
    case .correctionProven: "Está demostrado que corregir el sesgo ayuda {leads}: en la más corta, de {before} a {after} °C, en {days} días de los que no había aprendido."
    case .correctionNoise: "Corregir el sesgo quizá ayude {leads}, pero no más que el azar."
    case .correctionUseless: "Corregir el sesgo no ayudaría {leads}."
    case .correctionFewDays: "Hay muy pocos días para saber si corregir el sesgo ayuda {leads}."
    case .otherValues: "Otros valores"
    case .rainInHour: "Lluvia en 1 hora"
    case .saidTitle: "Previsto"
    case .cameTitle: "Observado"
    case .betterThanBase: "{share} mejor que dar siempre la frecuencia habitual de lluvia aquí."
    case .notBetterThanBase: "No mejor que dar siempre la frecuencia habitual de lluvia aquí."
    case .faultStill: "{provider}: las temperaturas no han cambiado en {hours}."
    case .faultFrozen: "{provider}: {hours} repiten lo dicho un día antes."
    case .faultLater: "{provider}: las temperaturas encajan con las de {hours} después."
    case .faultEarlier: "{provider}: las temperaturas encajan con las de {hours} antes."
    case .faultApart: "{provider}: lejos de los demás desde hace {hours}."
    case .faultChanged: "{provider}: los errores han cambiado y se aprenden de nuevo."
    case .shortPolarDay: "Sol de medianoche"
    case .shortPolarNight: "Noche polar"
    case .shortNoEvent: "Ninguno este día"
    case .shortBeyond: "Más allá de la previsión"
    case .shortClouds: "Sin datos de nubes"
    case .measuredNow: "Medido ahora"
    case .noStation: "Ninguna estación cercana al lugar ha medido nada en las últimas horas."
    case .noStationTemperature: "Las estaciones cercanas al lugar no han medido la temperatura."
    case .rainSoon: "Lluvia próxima"
    case .places: "Lugares"
    case .noPlace: "No se encontró ningún lugar."
    case .scoreMayChange: "Una puntuación con {mark} puede cambiar: aún no se conoce todo el cielo."
    case .airQuality: "Calidad del aire"
    case .mapTitle: "Mapa"
    case .climateTitle: "Clima"
    case .rainRadar: "Radar de lluvia"
    case .precipitation: "Precipitación"
    case .windSpeed: "Velocidad del viento"
    case .seaLevelPressure: "Presión al nivel del mar"
    }
  }

  static func text(_ value: ChartText) -> String {
    switch value {
    case .described: "{title}: {text}"
    case .groups: "{first}; {second}"
    case .noData: "sin datos"
    case .tooLittleKnown: "aún se sabe demasiado poco"
    case .withinADay: "en menos de un día"
    case .estimatedFrom: "{mark} desde {day}"
    case .temperature: "Temperatura en {place}"
    case .dashedFeelsLike: "punteado: sensación térmica"
    case .ringMeasured: "anillo: medido {value}"
    case .measuredAt: "Medido a las {time}: {value}"
    case .precipitation: "Precipitación en {place}"
    case .noneExpected: "no se espera"
    case .noPrecipitation: "No se espera precipitación"
    case .atMostLikely: "probabilidad máxima {percent}"
    case .lineProbability: "línea: probabilidad"
    case .sunsets: "Puestas de sol en {place}"
    case .sunrises: "Amaneceres en {place}"
    case .scoreOf: "puntuación de {most}"
    case .scoreOfDay: "{day} {score}"
    case .unknown: "desconocida"
    case .best: "La mejor: {text}"
    case .bestAt: "la mejor, {day} a las {time}: {rating}"
    case .bestDay: "la mejor {day}: {rating}"
    case .doesNotCross: "el sol no cruza el horizonte"
    case .sun: "El sol en {place}"
    case .dayLength: "{hours} h {minutes} min de día"
    case .doesNotSet: "el sol no se pone"
    case .doesNotRise: "el sol no sale"
    case .noonAt: "mediodía solar {time} a {altitude}"
    case .sunriseAt: "amanecer {time}"
    case .sunsetAt: "puesta de sol {time}"
    case .daylight: "Luz del día en {place}"
    case .lengthOfDay: "{hours} el {day}"
    case .longestDay: "día más largo {longest}, más corto {shortest}"
    case .daysLikeThis: "Días como este en {place}"
    case .warmingOfDays: "Calentamiento de días como este en {place}"
    case .valueIn: "{value} en {year}"
    case .withRange: "{text} ({range})"
    case .percentRange: "rango del {percent}"
    case .rangeOfModels: "rango de los modelos"
    case .withInterventions: "con intervenciones"
    case .withoutInterventions: "sin intervenciones"
    case .assumption: "{scenario}, {range}; pálido: años individuales"
    case .originalFormula: "la fórmula original, sin rango"
    case .errors: "Cuánto erraron las previsiones en {place}"
    case .meanErrors: "{variable}: error medio según los días de antelación ({days})"
    case .errorsOf: "{provider} {errors}"
    case .errorAhead: "{error} {lead}"
    case .daysAhead: "días antes"
    case .rainedHere: "Con qué frecuencia llovió en {place}"
    case .byChance: "según la probabilidad prevista {lead}; los puntos grandes representan muchas horas"
    case .rainCame: "{provider}: con {chance} llovió en {share} de las horas ({hours})"
    case .forecastChance: "probabilidad prevista, %"
    case .asOftenAsSaid: "tan a menudo como se dijo"
    case .usualRain: "con qué frecuencia llueve"
    case .around: "Alrededor de {place}"
    case .across: "{distance} de ancho"
    case .cloudCover: "nubosidad {percent}"
    case .sunIsUp: "el sol está sobre el horizonte"
    case .sunIsDown: "el sol está bajo el horizonte"
    case .whereSunSets: "Dónde se pone el sol"
    case .goldenLine: "línea dorada: puesta de sol en este momento"
    case .bestSunset: "mejor puesta de sol: {place}, {score} de {most}"
    case .world: "el mundo con día y noche"
    }
  }
}

/// The words and sentences of Almanac in French.
enum FrenchPhrases: Phrasebook {

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Ciel dégagé"
    case .mainlyClear: "Peu nuageux"
    case .partlyCloudy: "Partiellement nuageux"
    case .overcast: "Couvert"
    case .fog: "Brouillard"
    case .rimeFog: "Brouillard givrant"
    case .lightDrizzle: "Bruine légère"
    case .drizzle: "Bruine"
    case .heavyDrizzle: "Bruine forte"
    case .lightFreezingDrizzle: "Bruine verglaçante légère"
    case .freezingDrizzle: "Bruine verglaçante"
    case .lightRain: "Pluie faible"
    case .rain: "Pluie"
    case .heavyRain: "Pluie forte"
    case .lightFreezingRain: "Pluie verglaçante faible"
    case .freezingRain: "Pluie verglaçante"
    case .lightSnow: "Neige faible"
    case .snow: "Neige"
    case .heavySnow: "Neige forte"
    case .snowGrains: "Neige en grains"
    case .lightRainShowers: "Averses faibles"
    case .rainShowers: "Averses"
    case .heavyRainShowers: "Averses violentes"
    case .lightSnowShowers: "Averses de neige faibles"
    case .snowShowers: "Fortes averses de neige"
    case .thunderstorm: "Orage"
    case .thunderstormLightHail: "Orage avec grêle"
    case .thunderstormHeavyHail: "Orage avec forte grêle"
    case .heavyThunderstorm: "Violent orage"
    case .lightSleet: "Faible pluie et neige mêlées"
    case .sleet: "Pluie et neige mêlées"
    case .lightHail: "Grêle faible"
    case .hail: "Grêle"
    case .mist: "Brume"
    case .haze: "Brume sèche"
    case .smoke: "Fumée"
    case .dust: "Poussière"
    case .sand: "Sable soulevé"
    case .ash: "Cendres volcaniques"
    case .squall: "Grain"
    case .tornado: "Tornade"
    case .unknown: "Inconnu"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Décevant"
    case .muted: "Terne"
    case .fine: "Joli mais simple"
    case .colorful: "Coloré"
    case .vivid: "Éclatant"
    case .spectacular: "Spectaculaire"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Dégagé"
    case .partly: "Partiel"
    case .overcast: "Couvert"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "Aucun"
    case .few: "Peu"
    case .many: "Beaucoup"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Sec"
    case .ok: "Normal"
    case .humid: "Humide"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Faible"
    case .moderate: "Moyen"
    case .high: "Fort"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Mauvaise"
    case .moderate: "Moyenne"
    case .good: "Bonne"
    }
  }

  static func direction(_ value: Bearing) -> String {
    switch value.compass {
    case .north: "au nord"
    case .northNortheast: "au nord-nord-est"
    case .northeast: "au nord-est"
    case .eastNortheast: "à l’est-nord-est"
    case .east: "à l’est"
    case .eastSoutheast: "à l’est-sud-est"
    case .southeast: "au sud-est"
    case .southSoutheast: "au sud-sud-est"
    case .south: "au sud"
    case .southSouthwest: "au sud-sud-ouest"
    case .southwest: "au sud-ouest"
    case .westSouthwest: "à l’ouest-sud-ouest"
    case .west: "à l’ouest"
    case .westNorthwest: "à l’ouest-nord-ouest"
    case .northwest: "au nord-ouest"
    case .northNorthwest: "au nord-nord-ouest"
    }
  }

  static func origin(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "du nord"
    case .northNortheast: "du nord-nord-est"
    case .northeast: "du nord-est"
    case .eastNortheast: "de l’est-nord-est"
    case .east: "de l’est"
    case .eastSoutheast: "de l’est-sud-est"
    case .southeast: "du sud-est"
    case .southSoutheast: "du sud-sud-est"
    case .south: "du sud"
    case .southSouthwest: "du sud-sud-ouest"
    case .southwest: "du sud-ouest"
    case .westSouthwest: "de l’ouest-sud-ouest"
    case .west: "de l’ouest"
    case .westNorthwest: "de l’ouest-nord-ouest"
    case .northwest: "du nord-ouest"
    case .northNorthwest: "du nord-nord-ouest"
    }
  }

  static func letters(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "N"
    case .northNortheast: "NNE"
    case .northeast: "NE"
    case .eastNortheast: "ENE"
    case .east: "E"
    case .eastSoutheast: "ESE"
    case .southeast: "SE"
    case .southSoutheast: "SSE"
    case .south: "S"
    case .southSouthwest: "SSO"
    case .southwest: "SO"
    case .westSouthwest: "OSO"
    case .west: "O"
    case .westNorthwest: "ONO"
    case .northwest: "NO"
    case .northNorthwest: "NNO"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "précipitations"
    case .drizzle: "bruine"
    case .lightRain: "pluie faible"
    case .rain: "pluie"
    case .heavyRain: "pluie forte"
    case .showers: "averses"
    case .heavyShowers: "fortes averses"
    case .thunderstorms: "orages"
    case .hail: "grêle"
    case .freezingRain: "pluie verglaçante"
    case .sleet: "pluie et neige mêlées"
    case .lightSnow: "neige faible"
    case .snow: "neige"
    case .heavySnow: "neige forte"
    case .snowShowers: "averses de neige"
    case .fog: "brouillard"
    case .frost: "gel"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "précipitations possibles"
    case .drizzle: "bruine possible"
    case .lightRain: "pluie faible possible"
    case .rain: "pluie possible"
    case .heavyRain: "pluie forte possible"
    case .showers: "averses possibles"
    case .heavyShowers: "fortes averses possibles"
    case .thunderstorms: "orages possibles"
    case .hail: "grêle possible"
    case .freezingRain: "pluie verglaçante possible"
    case .sleet: "pluie et neige mêlées possibles"
    case .lightSnow: "neige faible possible"
    case .snow: "neige possible"
    case .heavySnow: "neige forte possible"
    case .snowShowers: "averses de neige possibles"
    case .fog: "brouillard possible"
    case .frost: "gel possible"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "ensoleillé"
    case .clear: "dégagé"
    case .partlyCloudy: "partiellement nuageux"
    case .cloudy: "couvert"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "vent fort"
    case .gale: "coup de vent"
    case .storm: "tempête"
    case .hurricane: "vent d’ouragan"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "en fin de nuit"
    case .morning: "le matin"
    case .afternoon: "l’après-midi"
    case .evening: "en soirée"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "dès la fin de nuit"
    case .morning: "dès le matin"
    case .afternoon: "dès l’après-midi"
    case .evening: "dès le soir"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "jusqu’en fin de nuit"
    case .morning: "jusque dans la matinée"
    case .afternoon: "jusque dans l’après-midi"
    case .evening: "jusque dans la soirée"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "{count} degré", other: "{count} degrés")
    case .fahrenheit: PluralForms(one: "{count} degré", other: "{count} degrés")
    case .kelvin: PluralForms(one: "{count} kelvin", other: "{count} kelvins")
    case .kilometersPerHour: PluralForms(one: "{count} kilomètre par heure", other: "{count} kilomètres par heure")
    case .milesPerHour: PluralForms(one: "{count} mile par heure", other: "{count} miles par heure")
    case .metersPerSecond: PluralForms(one: "{count} mètre par seconde", other: "{count} mètres par seconde")
    case .knots: PluralForms(one: "{count} nœud", other: "{count} nœuds")
    case .hectopascals: PluralForms(one: "{count} hectopascal", other: "{count} hectopascals")
    case .inchesOfMercury: PluralForms(one: "{count} pouce de mercure", other: "{count} pouces de mercure")
    case .millimetersOfMercury: PluralForms(one: "{count} millimètre de mercure", other: "{count} millimètres de mercure")
    case .millimeters: PluralForms(one: "{count} millimètre", other: "{count} millimètres")
    case .inches: PluralForms(one: "{count} pouce", other: "{count} pouces")
    case .millimetersPerHour: PluralForms(one: "{count} millimètre par heure", other: "{count} millimètres par heure")
    case .inchesPerHour: PluralForms(one: "{count} pouce par heure", other: "{count} pouces par heure")
    case .centimeters: PluralForms(one: "{count} centimètre", other: "{count} centimètres")
    case .kilometers: PluralForms(one: "{count} kilomètre", other: "{count} kilomètres")
    case .miles: PluralForms(one: "{count} mile", other: "{count} miles")
    case .meters: PluralForms(one: "{count} mètre", other: "{count} mètres")
    case .feet: PluralForms(one: "{count} pied", other: "{count} pieds")
    case .microgramsPerCubicMeter: PluralForms(one: "{count} microgramme par mètre cube", other: "{count} microgrammes par mètre cube")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .percent: PluralForms(one: "{count} pour cent", other: "{count} pour cent")
    case .minutesInWords: PluralForms(one: "{count} minute", other: "{count} minutes")
    case .hoursInWords: PluralForms(one: "{count} heure", other: "{count} heures")
    case .aboutMinutes: PluralForms(one: "environ {count} minute", other: "environ {count} minutes")
    case .nextHours: PluralForms(one: "l’heure à venir", other: "les {count} prochaines heures")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} h", other: "{count} h")
    case .days: PluralForms(one: "{count} jour", other: "{count} jours")
    case .daysAgo: PluralForms(one: "{count} jour", other: "{count} jours")
    case .evenings: PluralForms(one: "{count} soirée", other: "{count} soirées")
    case .placesNamed: PluralForms(one: "{count} lieu trouvé", other: "{count} lieux trouvés")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "Toutes les mesures à la fois : CO2, méthane, HFC, suie, SO2 et N2O"
    case .methane45By2030: "Méthane −45 % en 2030"
    case .methane30By2030: "Méthane −30 % en 2030 (engagement mondial sur le méthane)"
    case .carbonNetZero2050: "CO2 net nul en 2050"
    case .carbonNetZero2070: "CO2 net nul en 2070"
    case .carbonHalved2050: "CO2 fossile réduit de moitié en 2050"
    case .noDeforestation2030: "Plus de déforestation dès 2030"
    case .refrigerantsOut2050: "Sortie des réfrigérants HFC en 2050"
    case .nitrousOxide30By2050: "Protoxyde d’azote −30 % en 2050"
    case .soot50By2040: "Suie (carbone noir) −50 % en 2040"
    case .sulfur80By2050: "Dioxyde de soufre −80 % en 2050 (révèle le réchauffement)"
    case .solarRamp: "Géo-ingénierie solaire de −1 W/m², de 2030 à 2040, maintenue"
    case .solarTerminated: "Géo-ingénierie solaire de −1 W/m², arrêtée en 2060"
    case .toSSP119: "Le monde suit plutôt SSP1-1.9"
    case .toSSP126: "Le monde suit plutôt SSP1-2.6"
    case .toSSP245: "Le monde suit plutôt SSP2-4.5"
    }
  }

  static func word(_ value: Measurement) -> String {
    switch value {
    case .temperature: "température"
    case .dewPoint: "point de rosée"
    case .humidity: "humidité"
    case .pressure: "pression"
    case .windSpeed: "vitesse du vent"
    case .windDirection: "direction du vent"
    case .cloudCover: "nébulosité"
    case .probability: "probabilité"
    case .precipitation: "précipitations"
    case .precipitationRate: "précipitations"
    case .dailyPrecipitation: "précipitations"
    case .snowfall: "chutes de neige"
    case .dailySnowfall: "chutes de neige"
    case .visibility: "visibilité"
    case .uvIndex: "indice UV"
    case .aerosolOpticalDepth: "brume sèche"
    case .concentration: "concentration"
    case .pollen: "pollen"
    case .airQualityIndex: "indice de qualité de l’air"
    case .elevation: "altitude"
    case .latitude: "latitude"
    case .longitude: "longitude"
    }
  }

  static func word(_ value: SunPhase) -> String {
    switch value {
    case .night: "nuit"
    case .astronomicalTwilight: "crépuscule astronomique"
    case .nauticalTwilight: "crépuscule nautique"
    case .civilTwilight: "crépuscule civil"
    case .day: "jour"
    }
  }

  static func word(_ value: MoonPhaseName) -> String {
    switch value {
    case .newMoon: "Nouvelle lune"
    case .waxingCrescent: "Premier croissant"
    case .firstQuarter: "Premier quartier"
    case .waxingGibbous: "Gibbeuse croissante"
    case .fullMoon: "Pleine lune"
    case .waningGibbous: "Gibbeuse décroissante"
    case .lastQuarter: "Dernier quartier"
    case .waningCrescent: "Dernier croissant"
    }
  }

  static func word(_ value: AlertSeverity) -> String {
    switch value {
    case .unknown: "INCONNUE"
    case .minor: "MINEURE"
    case .moderate: "MODÉRÉE"
    case .severe: "GRAVE"
    case .extreme: "EXTRÊME"
    }
  }

  static func word(_ value: AirQualityCategory) -> String {
    switch value {
    case .good: "bon"
    case .fair: "correct"
    case .moderate: "moyen"
    case .poor: "mauvais"
    case .veryPoor: "très mauvais"
    case .extremelyPoor: "extrêmement mauvais"
    case .unhealthyForSensitiveGroups: "mauvais pour les personnes sensibles"
    case .unhealthy: "malsain"
    case .veryUnhealthy: "très malsain"
    case .hazardous: "dangereux"
    case .low: "faible"
    case .high: "élevé"
    case .veryHigh: "très élevé"
    }
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Chaleur décennale"
    case .hotExtreme50Year: "Chaleur cinquantennale"
    case .heavyPrecipitation10Year: "Pluie décennale"
    case .drought10Year: "Sécheresse décennale"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .nowcastUnknown: "Pas de données de précipitations pour les prochaines heures."
    case .nowcastUsual: "De ces heures, on ne sait que ce qui est habituel pour la saison."
    case .dry: "Pas de précipitations attendues."
    case .dryAsFarAsKnown: "Pas de précipitations attendues, pour autant qu’on sache."
    case .dryFor: "Pas de précipitations attendues pendant {time} ; la suite n’est pas entièrement connue."
    case .wetNow: "Précipitations en cours, sans fin en vue."
    case .wetNowUntil: "Précipitations en cours, fin dans {end}."
    case .wetFrom: "Début des précipitations dans {start}."
    case .wetFromFor: "Début des précipitations dans {start}, pendant {length}."
    case .wetWithin: "Précipitations d’ici {latest}."
    case .wetWithinUntil: "Précipitations d’ici {latest}, fin dans {end}."
    case .airGood: "L’air est bon : profitez du plein air."
    case .airAcceptable: "Air acceptable : les personnes particulièrement sensibles peuvent limiter leurs efforts à l’extérieur."
    case .airForSensitiveGroups: "Les personnes sensibles devraient réduire les efforts longs ou intenses en plein air."
    case .airUnhealthy: "Tout le monde devrait réduire les efforts longs ou intenses en plein air."
    case .airVeryUnhealthy: "Évitez les efforts intenses en plein air ; les personnes sensibles devraient rester à l’intérieur."
    case .airHazardous: "Restez à l’intérieur, fenêtres fermées."
    case .noCloudData: "Aucune donnée de nuages n’est connue pour ce moment, il n’y a donc pas de note."
    case .noCloudLayers: "Les couches de nuages ne sont pas connues pour ce moment, il n’y a donc pas de note."
    case .polarDay: "Le soleil reste au-dessus de l’horizon toute la journée."
    case .polarNight: "Le soleil reste sous l’horizon toute la journée."
    case .noEvent: "Le soleil ne franchit pas l’horizon ce jour-là."
    case .beyondHorizon: "Le jour est au-delà de toute prévision."
    case .classicScore: "La note d’origine, tirée de la seule nébulosité : {score} sur 100."
    case .lowCloud: "Les nuages bas cachent presque tout le ciel"
    case .clearSky: "Un ciel presque dégagé promet une lueur simple et pure"
    case .clearSkyMuted: "Un ciel presque dégagé promet une lueur simple"
    case .scatteredLowCloud: "Des nuages bas épars laissent une lueur simple dans les trouées"
    case .highAndMidCloud: "Les nuages élevés et moyens"
    case .highSheet: "Les nuages élevés et denses"
    case .cirrus: "Les cirrus"
    case .midOvercast: "Les nuages moyens et denses"
    case .altocumulus: "Les altocumulus"
    case .catchesLight: "{cloud} capteront la lumière"
    case .mayCatchLight: "{cloud} pourraient capter un peu de lumière"
    case .getsLittleLight: "{cloud} recevront peu de lumière"
    case .placeOffset: "{distance} {direction} de {place}"
    case .lowDeckCuts: "{sky} ; une couche basse à {kilometers} km {direction} la coupera"
    case .lowDeckMayCut: "{sky} ; une couche basse à {kilometers} km {direction} pourrait la couper"
    case .midDeckCuts: "{sky} ; une couche moyenne à {kilometers} km {direction} la coupera"
    case .midDeckMayCut: "{sky} ; une couche moyenne à {kilometers} km {direction} pourrait la couper"
    case .towardSun: "vers le soleil"
    case .rainInTheWay: "la pluie fait obstacle"
    case .poorVisibility: "la visibilité réduite voile la vue"
    case .hazeMutes: "la brume sèche ternit les couleurs"
    case .humidAirMutes: "l’air humide ternit les couleurs"
    case .list: "{first}, {second}"
    case .both: "{first} et {second}"
    case .spoiled: "{sky}, mais {spoilers}"
    case .colorOdds: "Des couleurs {count} fois sur {of}"
    case .colorHardly: "Presque aucune chance de couleurs"
    case .colorCertain: "Des couleurs presque à coup sûr"
    case .betterEvenings: "Mieux que {percent} des soirs ici à cette période de l’année"
    case .betterMornings: "Mieux que {percent} des matins ici à cette période de l’année"
    case .aboutTitle: "Le coucher de soleil sera-t-il beau ?"
    case .aboutText: "Un beau coucher de soleil demande trois choses : des nuages assez hauts pour être éclairés par-dessous, un chemin libre pour la lumière venue d’au-delà de l’horizon, et un air propre et sec. La note regarde les couches de nuages au-dessus de vous, le ciel de 50 à 600 km vers le soleil, et la brume sèche, l’humidité, la visibilité et la pluie au moment où le soleil se couche. Un ciel dégagé donne une lueur simple, un ciel de cirrus avec un horizon ouvert les meilleures notes, et un ciel couvert de nuages bas presque rien."
    case .cloudCoverTitle: "Nébulosité"
    case .cloudCoverText: "La moyenne du jour. Quelques nuages donnent de la couleur, une couche basse et fermée la cache."
    case .highCloudTitle: "Nuages élevés"
    case .highCloudText: "Les cirrus au-dessus de 8 km captent la dernière lumière et brillent le plus longtemps."
    case .humidityTitle: "Humidité"
    case .humidityText: "L’air sec garde les couleurs pures, l’air humide les délave."
    case .aerosolTitle: "Brume sèche"
    case .aerosolText: "Poussière et fumée dans la colonne d’air. Une trace approfondit les rouges, davantage les ternit."
    case .visibilityTitle: "Visibilité"
    case .visibilityText: "Jusqu’où l’on voit près du sol."
    case .limitWeights: "La pondération est déduite de la physique du crépuscule, non ajustée à des couchers de soleil observés."
    case .limitLearnedWeights: "La pondération découle de la physique du crépuscule et est ajustée aux soirées que vous avez notées."
    case .limitForecast: "Les prévisions des couches de nuages perdent presque toute leur valeur en cinq jours ; les chances l’indiquent."
    case .limitTerrain: "Les collines et les bâtiments ne font pas partie du modèle."
    case .limitHaze: "La brume sèche est prévue pour environ cinq jours ; ensuite la note suit l’humidité."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day} : {text}"
    case .today: "aujourd’hui"
    case .tomorrow: "demain"
    case .wholeDay: "{what} toute la journée"
    case .restOfDay: "{what} le reste de la journée"
    case .wholeTime: "{what} pendant toute la période"
    case .fromTime: "{what} à partir de {start}"
    case .untilTime: "{what} jusqu’à {end}"
    case .betweenTimes: "{what} de {start} à {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "{what} par moments"
    case .detail: "{text}, {detail}"
    case .gusts: "rafales jusqu’à {speed}"
    case .amount: "environ {amount}"
    case .amountFurther: "encore environ {amount}"
    case .skyChange: "{morning} le matin, {afternoon} l’après-midi"
    case .extremes: "maximum {high}, minimum {low}"
    case .range: "de {low} à {high}"
    case .steady: "autour de {low}"
    case .uncertainty: "incertain : maximum entre {low} et {high}"
    case .warmerThanYesterday: "{difference} de plus qu’hier"
    case .colderThanYesterday: "{difference} de moins qu’hier"
    case .warmerThanToday: "{difference} de plus qu’aujourd’hui"
    case .colderThanToday: "{difference} de moins qu’aujourd’hui"
    case .warmerThanDayBefore: "{difference} de plus que la veille"
    case .colderThanDayBefore: "{difference} de moins que la veille"
    case .aboveNormal: "{difference} au-dessus de la normale"
    case .belowNormal: "{difference} au-dessous de la normale"
    case .rareHeat: "rarement aussi chaud en cette saison"
    case .rareCold: "rarement aussi froid en cette saison"
    case .ultraviolet: "indice UV jusqu’à {index}"
    case .sunsetColorful: "coucher de soleil coloré à {time}"
    case .sunsetVivid: "coucher de soleil éclatant à {time}"
    case .sunsetSpectacular: "coucher de soleil spectaculaire à {time}"
    case .warning: "alerte : {event}"
    case .warnings: "alerte : {event} et {count} de plus"
    case .warningsUnknown: "vigilances officielles inconnues"
    case .usual: "habituel en cette saison : de {low} à {high}"
    case .usualSteady: "habituel en cette saison : {low}"
    case .noChange: "rien de notable ne change dans les 48 prochaines heures"
    case .noForecast: "pas de prévision"
    case .minus: "moins {number}"
    }
  }

  static func text(_ value: NoticeText) -> String {
    switch value {
    case .plain: "{what}."
    case .because: "{what} ({cause})."
    case .consequence: "{text} {consequence}"
    case .locationAssumed: "Aucun lieu n’est défini et le fuseau horaire n’a pas de ville ; {place} est utilisé."
    case .ambiguousPlace: "D’autres lieux portent ce nom : {places}."
    case .placeInferred: "« {text} » a été compris comme {place}."
    case .placeOfRegion: "{region} est une région entière ; la réponse vaut pour sa plus grande ville, {place}."
    case .locationUnchecked: "« {text} » n’a pas pu être recherché ; le lieu est réglé sans vérification."
    case .placesKnownHere: "La recherche en ligne est indisponible : voici les lieux connus localement."
    case .askedRecently: "Les fournisseurs sont interrogés au plus une fois par minute pour un même lieu."
    case .outOfDate: "Cette réponse est plus ancienne qu’elle ne devrait."
    case .noForecast: "Pas de prévision ({cause}) : voici ce qui est habituel ici."
    case .usualHere: "C’est ce qui est habituel ici, pas une prévision."
    case .keyRefused: "{provider} refuse la clé d’API : cette réponse s’en passe."
    case .impossibleValues: "Valeurs impossibles omises ({provider} : {counts})."
    case .countOf: "{what} : {count}"
    case .temperaturesStill: "Les températures de {provider} n’ont pas changé depuis {hours}, mais le temps, si."
    case .forecastRepeats: "{hours} de la prévision de {provider} répètent ce qu’elle disait la veille."
    case .temperaturesLater: "Les températures de {provider} correspondent au temps de {hours} plus tard."
    case .temperaturesEarlier: "Les températures de {provider} correspondent au temps de {hours} plus tôt."
    case .temperaturesApart: "Les températures de {provider} sont loin de toutes les autres depuis {hours}."
    case .errorsChanged: "Les prévisions de {provider} se trompent autrement depuis {hours} : les corrections sont réapprises."
    case .scoresMayChange: "Tout le ciel n’est pas encore connu : ces notes peuvent changer."
    case .noSunEvent: "Le soleil ne franchit pas l’horizon."
    case .noSunEventDays: "Le soleil ne franchit pas l’horizon ces jours-là."
    case .providerOutdated: "Les valeurs les plus récentes du fournisseur datent de {age}."
    case .noReports: "Aucune station proche du lieu n’a de relevés."
    case .nothingMeasured: "Il n’y a pas de mesures : aucune erreur ne peut être calculée."
    case .ledgerOnly: "Seules les mesures déjà enregistrées sont utilisées."
    case .measuredMissing: "Les valeurs mesurées sont indisponibles"
    case .reportsMissing: "Les relevés des stations sont indisponibles"
    case .providerMeasuredMissing: "Les mesures de {provider} sont indisponibles"
    case .alertsMissing: "Les alertes officielles sont indisponibles"
    case .noStation: "Aucune station à moins de {distance} n’a transmis depuis {minutes}."
    case .stationsHigherOrLower: "Les stations se trouvent à plus de {height} au-dessus ou au-dessous."
    case .measuredOld: "La température mesurée la plus récente date de {age}."
    case .rowsInterpolated: "Certaines lignes ont été interpolées entre les pas du fournisseur."
    case .rowsBeyondForecast: "La prévision n’a pas ces lignes."
    case .rowsOfClimate: "Ces lignes sont des estimations climatiques."
    case .noAlertService: "Aucun service d’alerte connu ne couvre ce lieu."
    case .alertsUnlisted: "Il y a plus d’alertes que celles listées : {count}."
    case .alertsUnread: "Des alertes sont illisibles : {count}."
    case .drawnFromHours: "Interpolé à partir de la prévision horaire."
    case .elevationUnknown: "L’altitude du lieu est inconnue ; l’horizon est celui de la mer."
    case .dateSkipped: "Le {date} n’a jamais existé ici et est omis."
    case .calendarEnds: "Le calendrier s’arrête au {date}."
    case .modelsMissing: "Les modèles à haute résolution sont indisponibles ; voici la projection de `ar6`."
    case .causeSlowDown: "{provider} demande de ralentir"
    case .causeKeyMissing: "{provider} demande une clé d’API"
    case .causeKeyInvalid: "{provider} n’accepte pas la clé d’API"
    case .causeKeyLimited: "la clé d’API de {provider} ne comprend pas cela"
    case .causeBeyondHorizon: "au-delà de toute prévision"
    case .causeOutOfCoverage: "aucun fournisseur ne couvre ce lieu"
    case .causeNotProvided: "aucun fournisseur ne l’a"
    case .causeDeadline: "pas de réponse à temps"
    case .causeBusy: "le serveur est occupé"
    case .causeStore: "le stockage a échoué"
    case .causeOffline: "le réseau est désactivé"
    case .causeNoNetwork: "pas de réseau"
    case .causeNoLibrary: "libcurl est absente ou trop ancienne"
    case .causeNoResources: "le système n’a plus de threads, de descripteurs ou de mémoire"
    case .causeLookup: "pas de réseau, ou {provider} est introuvable"
    case .causeRefused: "{provider} a refusé la connexion"
    case .causeTLS: "pas de connexion sécurisée avec {provider}"
    case .causeTimeout: "{provider} n’a pas répondu à temps"
    case .causeCut: "{provider} a fermé la connexion trop tôt"
    case .causeHTTP: "{provider} a répondu par une erreur"
    case .causeMalformed: "la réponse de {provider} n’a pas pu être comprise"
    case .causeTooLarge: "la réponse de {provider} est trop grande"
    case .causeRedirect: "{provider} a redirigé vers une adresse interdite"
    case .causeURL: "l’adresse configurée de {provider} n’est pas valable"
    case .causeFailing: "{provider} a échoué à plusieurs reprises"
    case .causeBudget: "les appels que permet {provider} sont épuisés"
    case .theProvider: "le fournisseur"
    case .userDataNotKept: "Les favoris et les réglages ne peuvent pas être conservés : {cause}."
    case .cacheInMemory: "Le cache n’est gardé qu’en mémoire : {cause}."
    case .userDataWithoutFolder: "Les favoris et les réglages sont gardés jusqu’à la fin de ce processus : ni ALMANAC_DATA_DIR, ni XDG_DATA_HOME, ni HOME ne dit où les conserver."
    case .fileReadOnly: "{file} peut être lu, mais pas écrit."
    case .userDataSetAside: "almanac.db était endommagé et un nouveau fichier a été commencé. L’ancien est {path} ; `sqlite3 .recover` tente d’en récupérer les favoris et les réglages."
    case .cacheSetAside: "cache.db était endommagé et un nouveau fichier a été commencé. L’ancien est {path} et peut être supprimé."
    case .fileNewer: "{file} vient d’une version plus récente du programme ; il est seulement lu."
    case .fileRowsDamaged: "Certaines lignes de {file} sont endommagées ; elles sont omises."
    case .answerNotCached: "Une réponse n’a pas pu être mise en cache : {cause}."
    case .storeFull: "le disque est plein"
    case .storeReadOnly: "impossible d’écrire dans le dossier"
    case .storeCorrupt: "les données enregistrées sont endommagées"
    case .storeLocked: "un autre processus utilise le fichier"
    case .storeIrregular: "il n’y a pas de fichier ordinaire à son chemin"
    case .meanShift: "Le décalage moyen de jours comme celui-ci, pas la prévision d’une date : le temps d’un seul jour varie davantage."
    case .warmingHere: "De {from} à {to}, le réchauffement mondial par rapport à 1850–1900 passe de {now} à {then} ({emissions}, {scenario}) ; ici, ce mois-ci, le changement est de {factor} fois celui-là ({region})."
    case .warmingHereWithout: "De {from} à {to}, le réchauffement mondial par rapport à 1850–1900 passe de {now} à {then}, ou à {without} sans les interventions ({emissions}, {scenario}) ; ici, ce mois-ci, le changement est de {factor} fois celui-là ({region})."
    case .pastObserved: "Le réchauffement passé est observé et le même dans chaque scénario."
    case .highEmissionsUnlikely: "SSP5-8.5 est un cas peu probable à fortes émissions, pas ce qui est attendu."
    case .lessProportional: "Après un maximum, un réchauffement qui redescend est moins exactement proportionnel par région."
    case .mostlySea: "La région est surtout maritime : sa moyenne convient aux côtes et aux îles, l’intérieur se réchauffe davantage."
    case .otherPrecipitation: "À la température projetée, les précipitations tombent sous une autre forme (Jennings et al. 2018)."
    case .moreHeavyRain: "La même forte pluie apporterait environ {percent} de plus : {each} par {unit} de réchauffement mondial sur terre (médiane CMIP6 du jour le plus humide)."
    case .lessHeavyRain: "La même forte pluie apporterait environ {percent} de moins : {each} par {unit} de réchauffement mondial sur terre (médiane CMIP6 du jour le plus humide)."
    case .leversTooLate: "Les interventions ne peuvent changer ni cette année ni le passé."
    case .terminationShock: "La géo-ingénierie solaire masque le réchauffement tant qu’elle dure : si elle s’arrête, l’essentiel du réchauffement masqué revient en cinq à dix ans (choc terminal)."
    case .leversOverlap: "Les mesures se recoupent : additionnées, elles promettent plus qu’elles ne donnent ensemble."
    case .leversCapped: "Ensemble, elles sont limitées à l’écart avec SSP1-1.9, la trajectoire évaluée la plus basse."
    case .sulfurUncovers: "Un air plus propre, sans soufre, révèle une part du réchauffement que le soufre masque aujourd’hui."
    case .highResolutionFactor: "Le facteur est la médiane de {count} modèles à haute résolution au lieu, la plage leur minimum et leur maximum ; les deux ramenés au scénario et à l’année."
    case .originalFormula: "La formule de l’application d’origine : {everywhere} partout, {with} avec interventions. À partir d’aujourd’hui, les modèles climatiques prévoient de {low} à {high} de réchauffement mondial d’ici {year} ; pour une projection, utilisez le modèle `ar6`."
    case .normalsCoarse: "Calculé à partir des normales mensuelles d’une grille grossière et de leur dispersion, pas compté. Une station peut différer de dix jours ou plus, surtout sur les côtes, dans les vallées et en ville."
    case .normalsUnrepresentative: "Le climat du lieu même peut différer : ses normales sont celles des environs, où les stations diffèrent selon le relief et la mer, ou manquent."
    case .spreadKept: "La dispersion des jours autour de leur moyenne reste celle de {period}."
    case .normalProjected: "Le temps projeté est ce qui est normal pour la date : celui de {period}, décalé par le réchauffement depuis."
    case .dayMean: "La température du jour est la moyenne de ses heures."
    case .scenarioVeryLow: "Très bas : zéro émission nette de CO2 vers {zero}, réchauffement revenu près de {warming} en {year}."
    case .scenarioLow: "Bas : zéro émission nette de CO2 vers {zero}, réchauffement contenu sous {warming}."
    case .scenarioMiddle: "Moyen : proche de ce à quoi mènent les politiques actuelles, environ {warming} en {year}."
    case .scenarioHigh: "Haut : les émissions continuent d’augmenter, environ {warming} en {year}."
    case .scenarioVeryHigh: "Très haut : combustibles fossiles sans retenue ; jugé improbable aujourd’hui."
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Ici"
    case .now: "Maintenant"
    case .day: "Jour"
    case .time: "Heure"
    case .weather: "Temps"
    case .temperature: "Température"
    case .minimum: "Min"
    case .maximum: "Max"
    case .rain: "Pluie"
    case .chance: "Risque"
    case .wind: "Vent"
    case .clouds: "Nuages"
    case .highClouds: "Nuages élevés"
    case .humidity: "Humidité"
    case .dewPoint: "Point de rosée"
    case .visibility: "Visibilité"
    case .pressure: "Pression"
    case .uvIndex: "Indice UV"
    case .sun: "Soleil"
    case .sunrise: "Lever du soleil"
    case .sunset: "Coucher du soleil"
    case .noon: "Midi solaire"
    case .dayLength: "Durée du jour"
    case .goldenHour: "Heure dorée"
    case .blueHour: "Heure bleue"
    case .civilDusk: "Fin du crépuscule civil"
    case .fullNight: "Nuit noire"
    case .moonrise: "Lever de la lune"
    case .moonset: "Coucher de la lune"
    case .score: "Note"
    case .likely: "Attendu"
    case .asForecast: "Si les nuages viennent comme prévu"
    case .aerosol: "Aérosols"
    case .dust: "Poussière"
    case .seen: "Vu"
    case .forecast: "Prévision"
    case .yourSunsets: "Vos couchers de soleil"
    case .change: "Changement"
    case .singleYears: "Années individuelles"
    case .world: "Monde"
    case .region: "Région"
    case .daysOfYear: "Jours d’une année"
    case .fourYearsInFive: "4 années sur 5"
    case .tropicalNights: "Nuits tropicales"
    case .frostDays: "Jours de gel"
    case .iceDays: "Jours sans dégel"
    case .heatingDegreeDays: "Degrés-jours de chauffage"
    case .coolingDegreeDays: "Degrés-jours de climatisation"
    case .aboveDegrees: "au-dessus de {degrees}"
    case .timesAsOften: "{factor} fois"
    case .avoided: "{amount} évités ici"
    case .fourOfFive: "{range}, quatre années sur cinq"
    case .aboveIndustry: "{warming} par rapport à 1850–1900"
    case .inYear: "En {year}"
    case .todayIn: "aujourd’hui en {year}"
    case .veryLowEmissions: "émissions très faibles"
    case .lowEmissions: "émissions faibles"
    case .middleEmissions: "émissions moyennes"
    case .highEmissions: "émissions élevées"
    case .veryHighEmissions: "émissions très élevées"
    case .without: "sans"
    case .with: "avec"
    case .skyOf: "le ciel, {day}"
    case .airAt: "air, {time}"
    case .officialWarnings: "alertes officielles"
    case .feelsLike: "ressenti {value}"
    case .warmerThanNormal: "{difference} de plus que la normale ({usual})"
    case .colderThanNormal: "{difference} de moins que la normale ({usual})"
    case .roughly: "{text}, à peu près"
    case .measured: "{value} mesurés il y a {age} à {station}, {where}"
    case .away: "à {distance}"
    case .awayAndHeight: "{away} et {height}"
    case .lower: "{height} plus bas"
    case .higher: "{height} plus haut"
    case .outOfDate: "{text}, périmé"
    case .sensorStuck: "{text}, mais le capteur est peut-être bloqué"
    case .nextDay: "24 prochaines heures : {summary}"
    case .orMore: "{value} ou plus"
    case .lessThan: "moins de {value}"
    case .gusts: "{wind}, rafales {speed}"
    case .upAllDay: "levé toute la journée"
    case .downAllDay: "couché toute la journée"
    case .doesNotSet: "{rise}, ne se couche pas"
    case .doesNotRise: "{set}, ne se lève pas"
    case .none: "–"
    case .noneToday: "pas aujourd’hui"
    case .inAll: "{amount} en tout"
    case .whereKnown: "{amount} là où c’est connu"
    case .ofHundred: "sur 100"
    case .over: "{time}, passé"
    case .noScorePolarDay: "Le soleil ne se couche pas ce jour-là : il n’y a rien à noter."
    case .noScorePolarNight: "Le soleil ne se lève pas ce jour-là : il n’y a rien à noter."
    case .noScoreNoEvent: "Le soleil ne franchit pas l’horizon ce jour-là."
    case .noScoreBeyond: "Pas de note : ce jour est au-delà de toute prévision."
    case .noScoreClouds: "Pas de note : les nuages de ce jour sont inconnus."
    case .noScore: "Pas de note : la raison est inconnue."
    case .degreesHigh: "{time}, {degrees}° de hauteur"
    case .sunAt: "{phase}, soleil à {altitude}°"
    case .lit: "{percent} éclairée"
    case .live: "En direct, {time}."
    case .stored: "Données de {time} (il y a {age})."
    case .storedStale: "Données de {time} (il y a {age}), périmées."
    case .estimateOfClimate: "Une estimation d’après le climat de ce lieu, pas une prévision."
    case .noCoverage: "Aucun service d’alerte ne couvre ce lieu : rien n’est connu, ce qui ne veut pas dire qu’il n’y a pas de danger."
    case .noWarnings: "Aucune alerte en cours."
    case .fromUntil: "{from} à {until}"
    case .europeanIndex: "AQI européen"
    case .usIndex: "AQI américain"
    case .ukIndex: "DAQI britannique"
    case .mostOfAll: "{category}, surtout {pollutant}"
    case .pollen: "Pollen (grains/m³) : {kinds}"
    case .alder: "aulne"
    case .birch: "bouleau"
    case .grass: "graminées"
    case .mugwort: "armoise"
    case .olive: "olivier"
    case .ragweed: "ambroisie"
    case .learningTooFew: "{evenings} avec une prévision. À partir de 20, la note peut en apprendre."
    case .learningUnused: "{evenings} : la note s’écarte de {points} points. En apprendre ne l’améliorerait pas de façon mesurable, donc ce n’est pas utilisé."
    case .learningUsed: "{evenings} : la note en a appris et s’écarte de {points} points au lieu de {reasoned}."
    case .ageUnknown: "quelque temps"
    case .old: "il y a {age}"
    case .usualHere: "ce qui est habituel ici, pas une prévision"
    case .windIs: "Vent {value}"
    case .humidityIs: "Humidité {value}"
    case .sunriseIs: "Lever du soleil {time}"
    case .sunsetIs: "Coucher du soleil {time}"
    case .alertIs: "Alerte : {event}"
    case .rainNow: "maintenant"
    case .rainNone: "sec"
    case .correctedByErrors: "corrigé d’après les erreurs passées"
    case .gustsName: "Rafales"
    case .chanceOfRain: "Risque de pluie"
    case .fromTo: "{least} à {most}"
    case .correction: "{variable} {change} d’après les erreurs passées de {provider} ici : de {error} en moyenne, il reste {left}."
    case .forecastErrors: "erreurs des prévisions"
    case .skillUnknown: "On en sait encore trop peu. Les prévisions sont conservées à chaque récupération et comparées aux relevés des stations : un fournisseur apparaît après 24 heures à la fois prévues et mesurées."
    case .skillBackfill: "{command} complète d’un coup les 90 derniers jours."
    case .skillFooter: "Erreurs moyennes par rapport aux mesures des stations jusqu’au {day} ; entre parenthèses, l’intervalle où tombent quatre moyennes rééchantillonnées sur cinq. Le gain est calculé par rapport à la valeur de la même heure du dernier jour connu."
    case .leadTitle: "Échéance"
    case .errorTitle: "Erreur"
    case .biasTitle: "Biais"
    case .skillTitle: "Gain"
    case .hoursTitle: "Heures"
    case .leadUnderOneDay: "< 1 jour"
    case .providerTemperature: "{provider}, température"
    case .providerRain: "{provider}, risque de pluie, {lead} à l’avance"
    case .leadEvery: "à toute échéance"
    case .leadRange: "de {first} à {last} à l’avance"
    case .leadOnly: "{lead} à l’avance"
    case .correctionProven: "Il est établi que corriger le biais aide {leads} : à la plus courte échéance, de {before} à {after} °C, sur {days} jours non utilisés pour l’apprentissage."
    case .correctionNoise: "Corriger le biais aide peut-être {leads}, mais pas au-delà du hasard."
    case .correctionUseless: "Corriger le biais n’aiderait pas {leads}."
    case .correctionFewDays: "Il y a trop peu de jours pour dire si corriger le biais aide {leads}."
    case .otherValues: "Autres valeurs"
    case .rainInHour: "Pluie en 1 heure"
    case .saidTitle: "Annoncé"
    case .cameTitle: "Observé"
    case .betterThanBase: "{share} de mieux qu’en annonçant toujours la fréquence habituelle de la pluie ici."
    case .notBetterThanBase: "Pas mieux qu’en annonçant toujours la fréquence habituelle de la pluie ici."
    case .faultStill: "{provider} : les températures n’ont pas changé depuis {hours}."
    case .faultFrozen: "{provider} : {hours} répètent ce qui était dit la veille."
    case .faultLater: "{provider} : les températures sont celles de {hours} plus tard."
    case .faultEarlier: "{provider} : les températures sont celles de {hours} plus tôt."
    case .faultApart: "{provider} : loin de tous les autres depuis {hours}."
    case .faultChanged: "{provider} : les erreurs ont changé et sont apprises de nouveau."
    case .shortPolarDay: "Soleil de minuit"
    case .shortPolarNight: "Nuit polaire"
    case .shortNoEvent: "Aucun ce jour-là"
    case .shortBeyond: "Au-delà de la prévision"
    case .shortClouds: "Pas de données de nuages"
    case .measuredNow: "Mesuré maintenant"
    case .noStation: "Aucune station proche du lieu n’a rien mesuré ces dernières heures."
    case .noStationTemperature: "Les stations proches du lieu n’ont mesuré aucune température."
    case .rainSoon: "Pluie à venir"
    case .places: "Lieux"
    case .noPlace: "Aucun lieu trouvé."
    case .scoreMayChange: "Une note avec {mark} peut changer : tout le ciel n’est pas encore connu."
    case .airQuality: "Qualité de l’air"
    case .mapTitle: "Carte"
    case .climateTitle: "Climat"
    case .rainRadar: "Radar de pluie"
    case .precipitation: "Précipitations"
    case .windSpeed: "Vitesse du vent"
    case .seaLevelPressure: "Pression au niveau de la mer"
    }
  }

  static func text(_ value: ChartText) -> String {
    switch value {
    case .described: "{title} : {text}"
    case .groups: "{first} ; {second}"
    case .noData: "aucune donnée"
    case .tooLittleKnown: "on en sait encore trop peu"
    case .withinADay: "à moins d’un jour"
    case .estimatedFrom: "{mark} à partir de {day}"
    case .temperature: "Température à {place}"
    case .dashedFeelsLike: "pointillés : ressenti"
    case .ringMeasured: "anneau : mesuré {value}"
    case .measuredAt: "Mesuré à {time} : {value}"
    case .precipitation: "Précipitations à {place}"
    case .noneExpected: "aucune prévue"
    case .noPrecipitation: "Aucune précipitation prévue"
    case .atMostLikely: "probabilité maximale {percent}"
    case .lineProbability: "ligne : probabilité"
    case .sunsets: "Couchers du soleil à {place}"
    case .sunrises: "Levers du soleil à {place}"
    case .scoreOf: "note sur {most}"
    case .scoreOfDay: "{day} {score}"
    case .unknown: "inconnue"
    case .best: "Le meilleur : {text}"
    case .bestAt: "le meilleur {day} à {time} : {rating}"
    case .bestDay: "le meilleur {day} : {rating}"
    case .doesNotCross: "le soleil ne franchit pas l’horizon"
    case .sun: "Le soleil à {place}"
    case .dayLength: "{hours} h {minutes} min de jour"
    case .doesNotSet: "le soleil ne se couche pas"
    case .doesNotRise: "le soleil ne se lève pas"
    case .noonAt: "midi solaire {time} à {altitude}"
    case .sunriseAt: "lever du soleil {time}"
    case .sunsetAt: "coucher du soleil {time}"
    case .daylight: "Lumière du jour à {place}"
    case .lengthOfDay: "{hours} le {day}"
    case .longestDay: "jour le plus long {longest}, le plus court {shortest}"
    case .daysLikeThis: "Des jours comme celui-ci à {place}"
    case .warmingOfDays: "Réchauffement des jours comme celui-ci à {place}"
    case .valueIn: "{value} en {year}"
    case .withRange: "{text} ({range})"
    case .percentRange: "plage à {percent}"
    case .rangeOfModels: "plage des modèles"
    case .withInterventions: "avec interventions"
    case .withoutInterventions: "sans interventions"
    case .assumption: "{scenario}, {range} ; pâle : années individuelles"
    case .originalFormula: "la formule d’origine, sans plage"
    case .errors: "Erreur des prévisions à {place}"
    case .meanErrors: "{variable} : erreur moyenne selon l’avance en jours ({days})"
    case .errorsOf: "{provider} {errors}"
    case .errorAhead: "{error} {lead}"
    case .daysAhead: "jours à l’avance"
    case .rainedHere: "Fréquence de la pluie à {place}"
    case .byChance: "selon le risque prévu {lead} ; les grands points représentent de nombreuses heures"
    case .rainCame: "{provider} : à {chance}, il a plu dans {share} des heures ({hours})"
    case .forecastChance: "risque prévu, %"
    case .asOftenAsSaid: "aussi souvent qu’annoncé"
    case .usualRain: "fréquence de la pluie"
    case .around: "Autour de {place}"
    case .across: "{distance} de large"
    case .cloudCover: "couverture nuageuse {percent}"
    case .sunIsUp: "le soleil est levé"
    case .sunIsDown: "le soleil est couché"
    case .whereSunSets: "Où le soleil se couche"
    case .goldenLine: "ligne dorée : coucher du soleil en ce moment"
    case .bestSunset: "plus beau coucher du soleil : {place}, {score} sur {most}"
    case .world: "le monde avec le jour et la nuit"
    }
  }
}

/// The words and sentences of Almanac in Italian.
enum ItalianPhrases: Phrasebook {

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Sereno"
    case .mainlyClear: "Prevalentemente sereno"
    case .partlyCloudy: "Parzialmente nuvoloso"
    case .overcast: "Coperto"
    case .fog: "Nebbia"
    case .rimeFog: "Nebbia con brina"
    case .lightDrizzle: "Pioviggine debole"
    case .drizzle: "Pioviggine"
    case .heavyDrizzle: "Pioviggine intensa"
    case .lightFreezingDrizzle: "Pioviggine congelante debole"
    case .freezingDrizzle: "Pioviggine congelante"
    case .lightRain: "Pioggia debole"
    case .rain: "Pioggia"
    case .heavyRain: "Pioggia forte"
    case .lightFreezingRain: "Pioggia congelante debole"
    case .freezingRain: "Pioggia congelante"
    case .lightSnow: "Neve debole"
    case .snow: "Neve"
    case .heavySnow: "Neve forte"
    case .snowGrains: "Nevischio"
    case .lightRainShowers: "Rovesci deboli"
    case .rainShowers: "Rovesci"
    case .heavyRainShowers: "Rovesci violenti"
    case .lightSnowShowers: "Rovesci di neve deboli"
    case .snowShowers: "Rovesci di neve forti"
    case .thunderstorm: "Temporale"
    case .thunderstormLightHail: "Temporale con grandine"
    case .thunderstormHeavyHail: "Temporale con forte grandine"
    case .heavyThunderstorm: "Temporale forte"
    case .lightSleet: "Pioggia debole mista a neve"
    case .sleet: "Pioggia mista a neve"
    case .lightHail: "Grandine debole"
    case .hail: "Grandine"
    case .mist: "Foschia"
    case .haze: "Caligine"
    case .smoke: "Fumo"
    case .dust: "Polvere"
    case .sand: "Sabbia sollevata"
    case .ash: "Cenere vulcanica"
    case .squall: "Groppo"
    case .tornado: "Tornado"
    case .unknown: "Sconosciuto"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Scarso"
    case .muted: "Spento"
    case .fine: "Bello ma semplice"
    case .colorful: "Colorato"
    case .vivid: "Intenso"
    case .spectacular: "Spettacolare"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Sereno"
    case .partly: "Parziale"
    case .overcast: "Coperto"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "Nessuna"
    case .few: "Poche"
    case .many: "Molte"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Secco"
    case .ok: "Normale"
    case .humid: "Umido"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Basso"
    case .moderate: "Medio"
    case .high: "Alto"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Scarsa"
    case .moderate: "Discreta"
    case .good: "Buona"
    }
  }

  static func direction(_ value: Bearing) -> String {
    switch value.compass {
    case .north: "a nord"
    case .northNortheast: "a nord-nord-est"
    case .northeast: "a nord-est"
    case .eastNortheast: "a est-nord-est"
    case .east: "a est"
    case .eastSoutheast: "a est-sud-est"
    case .southeast: "a sud-est"
    case .southSoutheast: "a sud-sud-est"
    case .south: "a sud"
    case .southSouthwest: "a sud-sud-ovest"
    case .southwest: "a sud-ovest"
    case .westSouthwest: "a ovest-sud-ovest"
    case .west: "a ovest"
    case .westNorthwest: "a ovest-nord-ovest"
    case .northwest: "a nord-ovest"
    case .northNorthwest: "a nord-nord-ovest"
    }
  }

  static func origin(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "da nord"
    case .northNortheast: "da nord-nord-est"
    case .northeast: "da nord-est"
    case .eastNortheast: "da est-nord-est"
    case .east: "da est"
    case .eastSoutheast: "da est-sud-est"
    case .southeast: "da sud-est"
    case .southSoutheast: "da sud-sud-est"
    case .south: "da sud"
    case .southSouthwest: "da sud-sud-ovest"
    case .southwest: "da sud-ovest"
    case .westSouthwest: "da ovest-sud-ovest"
    case .west: "da ovest"
    case .westNorthwest: "da ovest-nord-ovest"
    case .northwest: "da nord-ovest"
    case .northNorthwest: "da nord-nord-ovest"
    }
  }

  static func letters(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "N"
    case .northNortheast: "NNE"
    case .northeast: "NE"
    case .eastNortheast: "ENE"
    case .east: "E"
    case .eastSoutheast: "ESE"
    case .southeast: "SE"
    case .southSoutheast: "SSE"
    case .south: "S"
    case .southSouthwest: "SSO"
    case .southwest: "SO"
    case .westSouthwest: "OSO"
    case .west: "O"
    case .westNorthwest: "ONO"
    case .northwest: "NO"
    case .northNorthwest: "NNO"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "precipitazioni"
    case .drizzle: "pioviggine"
    case .lightRain: "pioggia debole"
    case .rain: "pioggia"
    case .heavyRain: "pioggia forte"
    case .showers: "rovesci"
    case .heavyShowers: "forti rovesci"
    case .thunderstorms: "temporali"
    case .hail: "grandine"
    case .freezingRain: "pioggia congelante"
    case .sleet: "pioggia mista a neve"
    case .lightSnow: "neve debole"
    case .snow: "neve"
    case .heavySnow: "neve forte"
    case .snowShowers: "rovesci di neve"
    case .fog: "nebbia"
    case .frost: "gelo"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "possibili precipitazioni"
    case .drizzle: "possibile pioviggine"
    case .lightRain: "possibile pioggia debole"
    case .rain: "possibile pioggia"
    case .heavyRain: "possibile pioggia forte"
    case .showers: "possibili rovesci"
    case .heavyShowers: "possibili forti rovesci"
    case .thunderstorms: "possibili temporali"
    case .hail: "possibile grandine"
    case .freezingRain: "possibile pioggia congelante"
    case .sleet: "possibile pioggia mista a neve"
    case .lightSnow: "possibile neve debole"
    case .snow: "possibile neve"
    case .heavySnow: "possibile neve forte"
    case .snowShowers: "possibili rovesci di neve"
    case .fog: "possibile nebbia"
    case .frost: "possibile gelo"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "soleggiato"
    case .clear: "sereno"
    case .partlyCloudy: "parzialmente nuvoloso"
    case .cloudy: "nuvoloso"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "vento forte"
    case .gale: "burrasca"
    case .storm: "tempesta"
    case .hurricane: "vento di uragano"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "nella notte"
    case .morning: "al mattino"
    case .afternoon: "nel pomeriggio"
    case .evening: "in serata"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "dalla notte"
    case .morning: "dal mattino"
    case .afternoon: "dal pomeriggio"
    case .evening: "dalla sera"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "fino alla notte"
    case .morning: "fino al mattino"
    case .afternoon: "fino al pomeriggio"
    case .evening: "fino a sera"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "{count} grado", other: "{count} gradi")
    case .fahrenheit: PluralForms(one: "{count} grado", other: "{count} gradi")
    case .kelvin: PluralForms(one: "{count} kelvin", other: "{count} kelvin")
    case .kilometersPerHour: PluralForms(one: "{count} chilometro orario", other: "{count} chilometri orari")
    case .milesPerHour: PluralForms(one: "{count} miglio orario", other: "{count} miglia orarie")
    case .metersPerSecond: PluralForms(one: "{count} metro al secondo", other: "{count} metri al secondo")
    case .knots: PluralForms(one: "{count} nodo", other: "{count} nodi")
    case .hectopascals: PluralForms(one: "{count} ettopascal", other: "{count} ettopascal")
    case .inchesOfMercury: PluralForms(one: "{count} pollice di mercurio", other: "{count} pollici di mercurio")
    case .millimetersOfMercury: PluralForms(one: "{count} millimetro di mercurio", other: "{count} millimetri di mercurio")
    case .millimeters: PluralForms(one: "{count} millimetro", other: "{count} millimetri")
    case .inches: PluralForms(one: "{count} pollice", other: "{count} pollici")
    case .millimetersPerHour: PluralForms(one: "{count} millimetro all’ora", other: "{count} millimetri all’ora")
    case .inchesPerHour: PluralForms(one: "{count} pollice all’ora", other: "{count} pollici all’ora")
    case .centimeters: PluralForms(one: "{count} centimetro", other: "{count} centimetri")
    case .kilometers: PluralForms(one: "{count} chilometro", other: "{count} chilometri")
    case .miles: PluralForms(one: "{count} miglio", other: "{count} miglia")
    case .meters: PluralForms(one: "{count} metro", other: "{count} metri")
    case .feet: PluralForms(one: "{count} piede", other: "{count} piedi")
    case .microgramsPerCubicMeter: PluralForms(one: "{count} microgrammo per metro cubo", other: "{count} microgrammi per metro cubo")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .percent: PluralForms(one: "{count} per cento", other: "{count} per cento")
    case .minutesInWords: PluralForms(one: "{count} minuto", other: "{count} minuti")
    case .hoursInWords: PluralForms(one: "{count} ora", other: "{count} ore")
    case .aboutMinutes: PluralForms(one: "circa {count} minuto", other: "circa {count} minuti")
    case .nextHours: PluralForms(one: "la prossima ora", other: "le prossime {count} ore")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} h", other: "{count} h")
    case .days: PluralForms(one: "{count} giorno", other: "{count} giorni")
    case .daysAgo: PluralForms(one: "{count} giorno", other: "{count} giorni")
    case .evenings: PluralForms(one: "{count} sera", other: "{count} sere")
    case .placesNamed: PluralForms(one: "{count} luogo trovato", other: "{count} luoghi trovati")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "Tutte le misure insieme: CO2, metano, HFC, fuliggine, SO2 e N2O"
    case .methane45By2030: "Metano −45% entro il 2030"
    case .methane30By2030: "Metano −30% entro il 2030 (impegno globale sul metano)"
    case .carbonNetZero2050: "CO2 netto zero entro il 2050"
    case .carbonNetZero2070: "CO2 netto zero entro il 2070"
    case .carbonHalved2050: "CO2 fossile dimezzato entro il 2050"
    case .noDeforestation2030: "Nessuna deforestazione dal 2030"
    case .refrigerantsOut2050: "Addio ai refrigeranti HFC entro il 2050"
    case .nitrousOxide30By2050: "Protossido di azoto −30% entro il 2050"
    case .soot50By2040: "Fuliggine (nerofumo) −50% entro il 2040"
    case .sulfur80By2050: "Anidride solforosa −80% entro il 2050 (svela il riscaldamento)"
    case .solarRamp: "Geoingegneria solare di −1 W/m², dal 2030 al 2040, mantenuta"
    case .solarTerminated: "Geoingegneria solare di −1 W/m², interrotta nel 2060"
    case .toSSP119: "Il mondo segue invece SSP1-1.9"
    case .toSSP126: "Il mondo segue invece SSP1-2.6"
    case .toSSP245: "Il mondo segue invece SSP2-4.5"
    }
  }

  static func word(_ value: Measurement) -> String {
    switch value {
    case .temperature: "temperatura"
    case .dewPoint: "punto di rugiada"
    case .humidity: "umidità"
    case .pressure: "pressione"
    case .windSpeed: "velocità del vento"
    case .windDirection: "direzione del vento"
    case .cloudCover: "nuvolosità"
    case .probability: "probabilità"
    case .precipitation: "precipitazioni"
    case .precipitationRate: "precipitazioni"
    case .dailyPrecipitation: "precipitazioni"
    case .snowfall: "neve fresca"
    case .dailySnowfall: "neve fresca"
    case .visibility: "visibilità"
    case .uvIndex: "indice UV"
    case .aerosolOpticalDepth: "caligine"
    case .concentration: "concentrazione"
    case .pollen: "polline"
    case .airQualityIndex: "indice di qualità dell’aria"
    case .elevation: "altitudine"
    case .latitude: "latitudine"
    case .longitude: "longitudine"
    }
  }

  static func word(_ value: SunPhase) -> String {
    switch value {
    case .night: "notte"
    case .astronomicalTwilight: "crepuscolo astronomico"
    case .nauticalTwilight: "crepuscolo nautico"
    case .civilTwilight: "crepuscolo civile"
    case .day: "giorno"
    }
  }

  static func word(_ value: MoonPhaseName) -> String {
    switch value {
    case .newMoon: "Luna nuova"
    case .waxingCrescent: "Luna crescente"
    case .firstQuarter: "Primo quarto"
    case .waxingGibbous: "Gibbosa crescente"
    case .fullMoon: "Luna piena"
    case .waningGibbous: "Gibbosa calante"
    case .lastQuarter: "Ultimo quarto"
    case .waningCrescent: "Luna calante"
    }
  }

  static func word(_ value: AlertSeverity) -> String {
    switch value {
    case .unknown: "SCONOSCIUTA"
    case .minor: "LIEVE"
    case .moderate: "MODERATA"
    case .severe: "GRAVE"
    case .extreme: "ESTREMA"
    }
  }

  static func word(_ value: AirQualityCategory) -> String {
    switch value {
    case .good: "buona"
    case .fair: "discreta"
    case .moderate: "moderata"
    case .poor: "scarsa"
    case .veryPoor: "molto scarsa"
    case .extremelyPoor: "pessima"
    case .unhealthyForSensitiveGroups: "malsana per gruppi sensibili"
    case .unhealthy: "malsana"
    case .veryUnhealthy: "molto malsana"
    case .hazardous: "pericolosa"
    case .low: "bassa"
    case .high: "alta"
    case .veryHigh: "molto alta"
    }
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Caldo che si verifica una volta ogni 10 anni"
    case .hotExtreme50Year: "Caldo che si verifica una volta ogni 50 anni"
    case .heavyPrecipitation10Year: "Pioggia che si verifica una volta ogni 10 anni"
    case .drought10Year: "Siccità che si verifica una volta ogni 10 anni"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .nowcastUnknown: "Nessun dato sulle precipitazioni per le prossime ore."
    case .nowcastUsual: "Di queste ore si sa solo ciò che è consueto per la stagione."
    case .dry: "Nessuna precipitazione prevista."
    case .dryAsFarAsKnown: "Nessuna precipitazione prevista, per quanto si sa."
    case .dryFor: "Nessuna precipitazione prevista per {time}; il resto non è del tutto noto."
    case .wetNow: "Precipitazioni in corso, senza una fine in vista."
    case .wetNowUntil: "Precipitazioni in corso, fine tra {end}."
    case .wetFrom: "Inizio delle precipitazioni tra {start}."
    case .wetFromFor: "Inizio delle precipitazioni tra {start}, per {length}."
    case .wetWithin: "Precipitazioni entro {latest}."
    case .wetWithinUntil: "Precipitazioni entro {latest}, fine tra {end}."
    case .airGood: "L’aria è buona: goditi l’aria aperta."
    case .airAcceptable: "Aria accettabile: le persone particolarmente sensibili possono ridurre gli sforzi all’aperto."
    case .airForSensitiveGroups: "I gruppi sensibili dovrebbero ridurre gli sforzi lunghi o intensi all’aperto."
    case .airUnhealthy: "Tutti dovrebbero ridurre gli sforzi lunghi o intensi all’aperto."
    case .airVeryUnhealthy: "Evita gli sforzi intensi all’aperto; i gruppi sensibili dovrebbero restare in casa."
    case .airHazardous: "Resta in casa con le finestre chiuse."
    case .noCloudData: "Per questo momento non ci sono dati sulle nuvole, quindi nessun punteggio."
    case .noCloudLayers: "Per questo momento gli strati di nuvole non sono noti, quindi nessun punteggio."
    case .polarDay: "Il sole resta sopra l’orizzonte tutto il giorno."
    case .polarNight: "Il sole resta sotto l’orizzonte tutto il giorno."
    case .noEvent: "In questo giorno il sole non attraversa l’orizzonte."
    case .beyondHorizon: "Il giorno è oltre ogni previsione."
    case .classicScore: "Il punteggio originale, tratto dalla sola nuvolosità: {score} su 100."
    case .lowCloud: "Le nuvole basse nascondono gran parte del cielo"
    case .clearSky: "Un cielo quasi sereno promette un bagliore semplice e pulito"
    case .clearSkyMuted: "Un cielo quasi sereno promette un bagliore semplice"
    case .scatteredLowCloud: "Nuvole basse sparse lasciano un bagliore semplice negli squarci"
    case .highAndMidCloud: "Le nuvole alte e medie"
    case .highSheet: "Le nuvole alte e dense"
    case .cirrus: "I cirri"
    case .midOvercast: "Le nuvole medie e dense"
    case .altocumulus: "Gli altocumuli"
    case .catchesLight: "{cloud} cattureranno la luce"
    case .mayCatchLight: "{cloud} potrebbero catturare un po’ di luce"
    case .getsLittleLight: "{cloud} riceveranno poca luce"
    case .placeOffset: "{distance} {direction} di {place}"
    case .lowDeckCuts: "{sky}; uno strato basso a {kilometers} km {direction} taglierà la luce"
    case .lowDeckMayCut: "{sky}; uno strato basso a {kilometers} km {direction} potrebbe tagliare la luce"
    case .midDeckCuts: "{sky}; uno strato medio a {kilometers} km {direction} taglierà la luce"
    case .midDeckMayCut: "{sky}; uno strato medio a {kilometers} km {direction} potrebbe tagliare la luce"
    case .towardSun: "verso il sole"
    case .rainInTheWay: "la pioggia è d’ostacolo"
    case .poorVisibility: "la visibilità ridotta offusca la vista"
    case .hazeMutes: "la caligine smorza i colori"
    case .humidAirMutes: "l’aria umida smorza i colori"
    case .list: "{first}, {second}"
    case .both: "{first} e {second}"
    case .spoiled: "{sky}, ma {spoilers}"
    case .colorOdds: "Colori in {count} casi su {of}"
    case .colorHardly: "Quasi nessuna possibilità di colori"
    case .colorCertain: "Colori quasi certi"
    case .betterEvenings: "Meglio del {percent} delle sere qui in questo periodo dell’anno"
    case .betterMornings: "Meglio del {percent} delle mattine qui in questo periodo dell’anno"
    case .aboutTitle: "Come sarà il tramonto?"
    case .aboutText: "Un bel tramonto ha bisogno di tre cose: nuvole abbastanza alte da essere illuminate dal basso, una via libera per la luce da oltre l’orizzonte e aria pulita e secca. Il punteggio guarda gli strati di nuvole sopra di te, il cielo da 50 a 600 km verso il sole e la caligine, l’umidità, la visibilità e la pioggia nel momento in cui il sole tramonta. Un cielo sereno dà un bagliore semplice, un cielo di cirri con l’orizzonte aperto i punteggi più alti e un cielo coperto di nuvole basse quasi nulla."
    case .cloudCoverTitle: "Nuvolosità"
    case .cloudCoverText: "La media del giorno. Qualche nuvola dà colore, uno strato basso e chiuso lo nasconde."
    case .highCloudTitle: "Nuvole alte"
    case .highCloudText: "I cirri sopra gli 8 km catturano l’ultima luce e brillano più a lungo."
    case .humidityTitle: "Umidità"
    case .humidityText: "L’aria secca mantiene puri i colori, quella umida li sbiadisce."
    case .aerosolTitle: "Caligine"
    case .aerosolText: "Polvere e fumo nella colonna d’aria. Una traccia rende più profondi i rossi, di più li spegne."
    case .visibilityTitle: "Visibilità"
    case .visibilityText: "Fin dove si vede vicino al suolo."
    case .limitWeights: "I pesi sono ricavati dalla fisica del crepuscolo, non adattati a tramonti osservati."
    case .limitLearnedWeights: "I pesi derivano dalla fisica del crepuscolo e sono adattati alle sere che hai valutato."
    case .limitForecast: "Le previsioni degli strati di nuvole perdono quasi tutto il loro valore in cinque giorni; lo indicano le probabilità."
    case .limitTerrain: "Colline ed edifici non fanno parte del modello."
    case .limitHaze: "La caligine è prevista per circa cinque giorni; poi il punteggio segue l’umidità."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "oggi"
    case .tomorrow: "domani"
    case .wholeDay: "{what} per tutto il giorno"
    case .restOfDay: "{what} per il resto del giorno"
    case .wholeTime: "{what} per tutto il periodo"
    case .fromTime: "{what} dalle {start}"
    case .untilTime: "{what} fino alle {end}"
    case .betweenTimes: "{what} dalle {start} alle {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "{what} a tratti"
    case .detail: "{text}, {detail}"
    case .gusts: "raffiche fino a {speed}"
    case .amount: "circa {amount}"
    case .amountFurther: "ancora circa {amount}"
    case .skyChange: "{morning} al mattino, {afternoon} nel pomeriggio"
    case .extremes: "massima {high}, minima {low}"
    case .range: "da {low} a {high}"
    case .steady: "intorno a {low}"
    case .uncertainty: "incerto: massima tra {low} e {high}"
    case .warmerThanYesterday: "{difference} in più rispetto a ieri"
    case .colderThanYesterday: "{difference} in meno rispetto a ieri"
    case .warmerThanToday: "{difference} in più rispetto a oggi"
    case .colderThanToday: "{difference} in meno rispetto a oggi"
    case .warmerThanDayBefore: "{difference} in più rispetto al giorno prima"
    case .colderThanDayBefore: "{difference} in meno rispetto al giorno prima"
    case .aboveNormal: "{difference} sopra la norma"
    case .belowNormal: "{difference} sotto la norma"
    case .rareHeat: "raramente fa così caldo in questa stagione"
    case .rareCold: "raramente fa così freddo in questa stagione"
    case .ultraviolet: "indice UV fino a {index}"
    case .sunsetColorful: "tramonto colorato alle {time}"
    case .sunsetVivid: "tramonto intenso alle {time}"
    case .sunsetSpectacular: "tramonto spettacolare alle {time}"
    case .warning: "allerta: {event}"
    case .warnings: "allerta: {event} e altre {count}"
    case .warningsUnknown: "allerte ufficiali non note"
    case .usual: "di norma in questa stagione: da {low} a {high}"
    case .usualSteady: "di norma in questa stagione: {low}"
    case .noChange: "nelle prossime 48 ore non cambia nulla di rilevante"
    case .noForecast: "nessuna previsione"
    case .minus: "meno {number}"
    }
  }

  static func text(_ value: NoticeText) -> String {
    switch value {
    case .plain: "{what}."
    case .because: "{what} ({cause})."
    case .consequence: "{text} {consequence}"
    case .locationAssumed: "Nessun luogo è impostato e il fuso orario non ha una città; si usa {place}."
    case .ambiguousPlace: "Altri luoghi hanno questo nome: {places}."
    case .placeInferred: "«{text}» è stato inteso come {place}."
    case .placeOfRegion: "{region} è un’intera regione; la risposta vale per la sua città più grande, {place}."
    case .locationUnchecked: "Non è stato possibile cercare «{text}» ora; è impostato senza verifica."
    case .placesKnownHere: "La ricerca in rete non è disponibile: questi sono i luoghi noti localmente."
    case .askedRecently: "I fornitori vengono interrogati al massimo una volta al minuto per lo stesso luogo."
    case .outOfDate: "Questa risposta è più vecchia di quanto dovrebbe."
    case .noForecast: "Nessuna previsione ({cause}): questo è ciò che è usuale qui."
    case .usualHere: "Questo è ciò che è normale qui, non una previsione."
    case .keyRefused: "{provider} rifiuta la chiave API, quindi questa risposta ne fa a meno."
    case .impossibleValues: "I valori di {provider} che non possono essere veri sono omessi ({counts})."
    case .countOf: "{what}: {count}"
    case .temperaturesStill: "Le temperature di {provider} non cambiano da {hours}, ma il tempo sì."
    case .forecastRepeats: "{hours} della previsione di {provider} ripetono quanto detto il giorno prima."
    case .temperaturesLater: "Le temperature di {provider} corrispondono al tempo di {hours} dopo."
    case .temperaturesEarlier: "Le temperature di {provider} corrispondono al tempo di {hours} prima."
    case .temperaturesApart: "Le temperature di {provider} sono lontane da tutte le altre da {hours}."
    case .errorsChanged: "Le previsioni di {provider} sbagliano in altro modo da {hours}: le correzioni si imparano da capo."
    case .scoresMayChange: "Non tutto il cielo è ancora noto: questi punteggi possono cambiare."
    case .noSunEvent: "Il sole non attraversa l’orizzonte."
    case .noSunEventDays: "In questi giorni il sole non attraversa l’orizzonte."
    case .providerOutdated: "I valori più recenti del fornitore risalgono a {age} fa."
    case .noReports: "Nessuna stazione vicina al luogo ha bollettini."
    case .nothingMeasured: "Non ci sono misure, quindi non si può calcolare alcun errore."
    case .ledgerOnly: "Si usano solo le misure già salvate."
    case .measuredMissing: "I valori misurati non sono disponibili"
    case .reportsMissing: "I bollettini delle stazioni non sono disponibili"
    case .providerMeasuredMissing: "Le misure di {provider} non sono disponibili"
    case .alertsMissing: "Le allerte ufficiali non sono disponibili"
    case .noStation: "Nessuna stazione entro {distance} ha trasmesso negli ultimi {minutes}."
    case .stationsHigherOrLower: "Le stazioni sono oltre {height} più in alto o più in basso."
    case .measuredOld: "La temperatura misurata più recente risale a {age} fa."
    case .rowsInterpolated: "Alcune righe sono interpolate tra i passi del fornitore."
    case .rowsBeyondForecast: "La previsione non ha queste righe."
    case .rowsOfClimate: "Queste righe sono stime climatiche."
    case .noAlertService: "Nessun servizio di allerta conosciuto copre questo luogo."
    case .alertsUnlisted: "Ci sono più allerte di quelle elencate: {count}."
    case .alertsUnread: "Ci sono allerte che non si possono leggere: {count}."
    case .drawnFromHours: "Interpolato dalla previsione oraria."
    case .elevationUnknown: "L’altitudine del luogo è sconosciuta; l’orizzonte è quello del mare."
    case .dateSkipped: "Il {date} qui non è mai esistito ed è omesso."
    case .calendarEnds: "Il calendario finisce il {date}."
    case .modelsMissing: "I modelli ad alta risoluzione non sono disponibili; questa è la proiezione di `ar6`."
    case .causeSlowDown: "{provider} chiede di rallentare"
    case .causeKeyMissing: "{provider} richiede una chiave API"
    case .causeKeyInvalid: "{provider} non accetta la chiave API"
    case .causeKeyLimited: "la chiave API di {provider} non lo comprende"
    case .causeBeyondHorizon: "oltre ogni previsione"
    case .causeOutOfCoverage: "nessun fornitore copre questo luogo"
    case .causeNotProvided: "nessun fornitore lo ha"
    case .causeDeadline: "nessuna risposta in tempo"
    case .causeBusy: "il server è occupato"
    case .causeStore: "errore nell’archivio dei dati"
    case .causeOffline: "la rete è disattivata"
    case .causeNoNetwork: "nessuna rete"
    case .causeNoLibrary: "libcurl manca o è troppo vecchia"
    case .causeNoResources: "il sistema non ha più thread, descrittori o memoria"
    case .causeLookup: "nessuna rete, o {provider} non si trova"
    case .causeRefused: "{provider} ha rifiutato la connessione"
    case .causeTLS: "nessuna connessione sicura con {provider}"
    case .causeTimeout: "{provider} non ha risposto in tempo"
    case .causeCut: "{provider} ha chiuso la connessione in anticipo"
    case .causeHTTP: "{provider} ha risposto con un errore"
    case .causeMalformed: "la risposta di {provider} non è comprensibile"
    case .causeTooLarge: "la risposta di {provider} è troppo grande"
    case .causeRedirect: "{provider} ha reindirizzato a un indirizzo vietato"
    case .causeURL: "l’indirizzo configurato di {provider} non è valido"
    case .causeFailing: "{provider} è andato in errore più volte"
    case .causeBudget: "le richieste consentite da {provider} sono esaurite"
    case .theProvider: "il fornitore"
    case .userDataNotKept: "I preferiti e le impostazioni non si possono conservare: {cause}."
    case .cacheInMemory: "La cache è tenuta solo in memoria: {cause}."
    case .userDataWithoutFolder: "I preferiti e le impostazioni restano fino alla fine di questo processo: né ALMANAC_DATA_DIR né XDG_DATA_HOME né HOME dice dove conservarli."
    case .fileReadOnly: "{file} si può leggere ma non scrivere."
    case .userDataSetAside: "almanac.db era danneggiato e ne è stato iniziato uno nuovo. Il vecchio file è {path}; `sqlite3 .recover` prova a recuperarne i preferiti e le impostazioni."
    case .cacheSetAside: "cache.db era danneggiato e ne è stato iniziato uno nuovo. Il vecchio file è {path} e si può cancellare."
    case .fileNewer: "{file} è stato creato da una versione più recente del programma; viene solo letto."
    case .fileRowsDamaged: "Alcune righe di {file} sono danneggiate; vengono omesse."
    case .answerNotCached: "Non è stato possibile conservare una risposta nella cache: {cause}."
    case .storeFull: "il disco è pieno"
    case .storeReadOnly: "non si può scrivere nella cartella"
    case .storeCorrupt: "i dati salvati sono danneggiati"
    case .storeLocked: "un altro processo usa il file"
    case .storeIrregular: "al suo percorso non c’è un file normale"
    case .meanShift: "Lo spostamento medio di giorni come questo, non la previsione di una data: il tempo di un singolo giorno varia di più."
    case .warmingHere: "Dal {from} al {to} il riscaldamento globale rispetto al periodo 1850–1900 passa da {now} a {then} ({emissions}, {scenario}); qui, in questo mese, la variazione è {factor} volte tanto ({region})."
    case .warmingHereWithout: "Dal {from} al {to} il riscaldamento globale rispetto al periodo 1850–1900 passa da {now} a {then}, o a {without} senza gli interventi ({emissions}, {scenario}); qui, in questo mese, la variazione è {factor} volte tanto ({region})."
    case .pastObserved: "Il riscaldamento passato è osservato e uguale in ogni scenario."
    case .highEmissionsUnlikely: "SSP5-8.5 è un caso poco probabile di alte emissioni, non ciò che ci si attende."
    case .lessProportional: "Dopo un massimo, un riscaldamento che ridiscende è meno proporzionale per regione."
    case .mostlySea: "La regione è soprattutto mare: la sua media vale per coste e isole, l’interno si riscalda di più."
    case .otherPrecipitation: "Alla temperatura proiettata le precipitazioni cadono in altra forma (Jennings et al. 2018)."
    case .moreHeavyRain: "La stessa pioggia forte porterebbe circa il {percent} in più: {each} per {unit} di riscaldamento globale sulla terraferma (mediana CMIP6 del giorno più piovoso)."
    case .lessHeavyRain: "La stessa pioggia forte porterebbe circa il {percent} in meno: {each} per {unit} di riscaldamento globale sulla terraferma (mediana CMIP6 del giorno più piovoso)."
    case .leversTooLate: "Gli interventi non possono cambiare quest’anno né il passato."
    case .terminationShock: "La geoingegneria solare nasconde il riscaldamento finché dura: se si ferma, gran parte del riscaldamento nascosto torna in cinque-dieci anni (shock da interruzione)."
    case .leversOverlap: "Le misure si sovrappongono: sommate promettono più di quanto danno insieme."
    case .leversCapped: "Insieme sono limitate alla differenza da SSP1-1.9, il percorso valutato più basso."
    case .sulfurUncovers: "L’aria più pulita, senza zolfo, scopre parte del riscaldamento che oggi lo zolfo nasconde."
    case .highResolutionFactor: "Il fattore è la mediana di {count} modelli ad alta risoluzione nel luogo, l’intervallo il loro minimo e massimo; entrambi scalati a scenario e anno."
    case .originalFormula: "La formula dell’app originale: {everywhere} ovunque, {with} con interventi. Da oggi, i modelli climatici prevedono da {low} a {high} di riscaldamento globale entro il {year}; per una proiezione usa il modello `ar6`."
    case .normalsCoarse: "Calcolato da normali mensili di una griglia grossolana e dalla loro dispersione, non contato. Una stazione può differire di dieci giorni o più, soprattutto sulle coste, nelle valli e nelle città."
    case .normalsUnrepresentative: "Il clima del luogo stesso può essere diverso: i suoi valori normali sono quelli dei dintorni, dove le stazioni differiscono per il rilievo e il mare, o mancano."
    case .spreadKept: "La dispersione dei giorni attorno alla loro media resta quella del {period}."
    case .normalProjected: "Il tempo proiettato è quello normale per la data: quello del {period}, spostato dal riscaldamento da allora."
    case .dayMean: "La temperatura del giorno è la media delle sue ore."
    case .scenarioVeryLow: "Molto basso: CO2 netta zero intorno al {zero}, riscaldamento di nuovo vicino a {warming} nel {year}."
    case .scenarioLow: "Basso: CO2 netta zero intorno al {zero}, riscaldamento tenuto sotto {warming}."
    case .scenarioMiddle: "Medio: vicino a dove portano le politiche attuali, circa {warming} nel {year}."
    case .scenarioHigh: "Alto: le emissioni continuano a salire, circa {warming} nel {year}."
    case .scenarioVeryHigh: "Molto alto: combustibili fossili senza freni; oggi ritenuto improbabile."
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Qui"
    case .now: "Adesso"
    case .day: "Giorno"
    case .time: "Ora"
    case .weather: "Tempo"
    case .temperature: "Temperatura"
    case .minimum: "Min"
    case .maximum: "Max"
    case .rain: "Pioggia"
    case .chance: "Probabilità"
    case .wind: "Vento"
    case .clouds: "Nuvole"
    case .highClouds: "Nuvole alte"
    case .humidity: "Umidità"
    case .dewPoint: "Punto di rugiada"
    case .visibility: "Visibilità"
    case .pressure: "Pressione"
    case .uvIndex: "Indice UV"
    case .sun: "Sole"
    case .sunrise: "Alba"
    case .sunset: "Tramonto"
    case .noon: "Mezzogiorno solare"
    case .dayLength: "Durata del giorno"
    case .goldenHour: "Ora d’oro"
    case .blueHour: "Ora blu"
    case .civilDusk: "Fine del crepuscolo civile"
    case .fullNight: "Notte astronomica"
    case .moonrise: "Levata della luna"
    case .moonset: "Tramonto della luna"
    case .score: "Punteggio"
    case .likely: "Atteso"
    case .asForecast: "Se le nuvole arrivano come previsto"
    case .aerosol: "Aerosol"
    case .dust: "Polvere"
    case .seen: "Visto"
    case .forecast: "Previsione"
    case .yourSunsets: "I tuoi tramonti"
    case .change: "Variazione"
    case .singleYears: "Singoli anni"
    case .world: "Mondo"
    case .region: "Regione"
    case .daysOfYear: "Giorni di un anno"
    case .fourYearsInFive: "4 anni su 5"
    case .tropicalNights: "Notti tropicali"
    case .frostDays: "Giorni di gelo"
    case .iceDays: "Giorni di ghiaccio"
    case .heatingDegreeDays: "Gradi giorno di riscaldamento"
    case .coolingDegreeDays: "Gradi giorno di raffrescamento"
    case .aboveDegrees: "oltre {degrees}"
    case .timesAsOften: "{factor} volte"
    case .avoided: "{amount} evitati qui"
    case .fourOfFive: "{range}, quattro anni su cinque"
    case .aboveIndustry: "{warming} rispetto al periodo 1850–1900"
    case .inYear: "Nel {year}"
    case .todayIn: "oggi nel {year}"
    case .veryLowEmissions: "emissioni molto basse"
    case .lowEmissions: "emissioni basse"
    case .middleEmissions: "emissioni medie"
    case .highEmissions: "emissioni alte"
    case .veryHighEmissions: "emissioni molto alte"
    case .without: "senza"
    case .with: "con"
    case .skyOf: "il cielo, {day}"
    case .airAt: "aria, {time}"
    case .officialWarnings: "allerte ufficiali"
    case .feelsLike: "percepita {value}"
    case .warmerThanNormal: "{difference} più caldo del normale ({usual})"
    case .colderThanNormal: "{difference} più freddo del normale ({usual})"
    case .roughly: "{text}, all’incirca"
    case .measured: "{value} misurati {age} fa a {station}, {where}"
    case .away: "a {distance}"
    case .awayAndHeight: "{away} e {height}"
    case .lower: "{height} più in basso"
    case .higher: "{height} più in alto"
    case .outOfDate: "{text}, non aggiornato"
    case .sensorStuck: "{text}, ma il sensore potrebbe essere bloccato"
    case .nextDay: "Prossime 24 ore: {summary}"
    case .orMore: "{value} o più"
    case .lessThan: "meno di {value}"
    case .gusts: "{wind}, raffiche {speed}"
    case .upAllDay: "sopra l’orizzonte tutto il giorno"
    case .downAllDay: "sotto l’orizzonte tutto il giorno"
    case .doesNotSet: "{rise}, non tramonta"
    case .doesNotRise: "{set}, non sorge"
    case .none: "–"
    case .noneToday: "oggi no"
    case .inAll: "{amount} in tutto"
    case .whereKnown: "{amount} dove è noto"
    case .ofHundred: "su 100"
    case .over: "{time}, passato"
    case .noScorePolarDay: "Quel giorno il sole non tramonta: non c’è nulla da valutare."
    case .noScorePolarNight: "Quel giorno il sole non sorge: non c’è nulla da valutare."
    case .noScoreNoEvent: "Quel giorno il sole non attraversa l’orizzonte."
    case .noScoreBeyond: "Nessun punteggio: il giorno è oltre ogni previsione."
    case .noScoreClouds: "Nessun punteggio: le nuvole di quel giorno non sono note."
    case .noScore: "Nessun punteggio: il motivo non è noto."
    case .degreesHigh: "{time}, {degrees}° di altezza"
    case .sunAt: "{phase}, sole a {altitude}°"
    case .lit: "{percent} illuminata"
    case .live: "In diretta, {time}."
    case .stored: "Dati di {time} ({age} fa)."
    case .storedStale: "Dati di {time} ({age} fa), non aggiornati."
    case .estimateOfClimate: "Una stima dal clima di questo luogo, non una previsione."
    case .noCoverage: "Nessun servizio di allerta copre questo luogo: non si sa nulla, il che non è un cessato allarme."
    case .noWarnings: "Nessuna allerta in corso."
    case .fromUntil: "da {from} a {until}"
    case .europeanIndex: "AQI europeo"
    case .usIndex: "AQI USA"
    case .ukIndex: "DAQI britannico"
    case .mostOfAll: "{category}, soprattutto {pollutant}"
    case .pollen: "Polline (granuli/m³): {kinds}"
    case .alder: "ontano"
    case .birch: "betulla"
    case .grass: "graminacee"
    case .mugwort: "artemisia"
    case .olive: "olivo"
    case .ragweed: "ambrosia"
    case .learningTooFew: "{evenings} con una previsione. Da 20 in poi il punteggio può imparare da queste."
    case .learningUnused: "{evenings}: il punteggio sbaglia di {points} punti. Imparare da queste non lo migliorerebbe in modo misurabile, quindi non si usa."
    case .learningUsed: "{evenings}: il punteggio ha imparato da queste e sbaglia di {points} punti invece di {reasoned}."
    case .ageUnknown: "un po’ di tempo"
    case .old: "{age} fa"
    case .usualHere: "ciò che è usuale qui, non una previsione"
    case .windIs: "Vento {value}"
    case .humidityIs: "Umidità {value}"
    case .sunriseIs: "Alba {time}"
    case .sunsetIs: "Tramonto {time}"
    case .alertIs: "Allerta: {event}"
    case .rainNow: "ora"
    case .rainNone: "asciutto"
    case .correctedByErrors: "corretto in base agli errori passati"
    case .gustsName: "Raffiche"
    case .chanceOfRain: "Probabilità di pioggia"
    case .fromTo: "da {least} a {most}"
    case .correction: "{variable} {change} in base agli errori passati di {provider} qui: di {error} in media ne restano {left}."
    case .forecastErrors: "errori delle previsioni"
    case .skillUnknown: "Si sa ancora troppo poco. Le previsioni vengono conservate quando sono scaricate e confrontate quando le stazioni riferiscono: un fornitore appare dopo 24 ore previste e misurate."
    case .skillBackfill: "{command} completa in una volta gli ultimi 90 giorni."
    case .skillFooter: "Errori medi rispetto alle misure delle stazioni fino a {day}; tra parentesi, l’intervallo in cui cadono quattro medie ricampionate su cinque. Lo skill è il guadagno rispetto al valore della stessa ora dell’ultimo giorno noto."
    case .leadTitle: "Anticipo"
    case .errorTitle: "Errore"
    case .biasTitle: "Scarto"
    case .skillTitle: "Skill"
    case .hoursTitle: "Ore"
    case .leadUnderOneDay: "< 1 giorno"
    case .providerTemperature: "{provider}, temperatura"
    case .providerRain: "{provider}, probabilità di pioggia, con {lead} di anticipo"
    case .leadEvery: "con qualsiasi anticipo"
    case .leadRange: "con {first}–{last} di anticipo"
    case .leadOnly: "con {lead} di anticipo"
    case .correctionProven: "È provato che correggere lo scarto aiuta {leads}: al più breve, da {before} a {after} °C, su {days} giorni da cui non aveva imparato."
    case .correctionNoise: "Correggere lo scarto forse aiuta {leads}, ma non oltre il caso."
    case .correctionUseless: "Correggere lo scarto non aiuterebbe {leads}."
    case .correctionFewDays: "Ci sono troppo pochi giorni per dire se correggere lo scarto aiuta {leads}."
    case .otherValues: "Altri valori"
    case .rainInHour: "Pioggia in 1 ora"
    case .saidTitle: "Previsto"
    case .cameTitle: "Osservato"
    case .betterThanBase: "{share} meglio che indicare sempre la frequenza abituale della pioggia qui."
    case .notBetterThanBase: "Non meglio che indicare sempre la frequenza abituale della pioggia qui."
    case .faultStill: "{provider}: le temperature non cambiano da {hours}."
    case .faultFrozen: "{provider}: {hours} ripetono quanto detto il giorno prima."
    case .faultLater: "{provider}: le temperature sono quelle di {hours} dopo."
    case .faultEarlier: "{provider}: le temperature sono quelle di {hours} prima."
    case .faultApart: "{provider}: lontano da tutti gli altri da {hours}."
    case .faultChanged: "{provider}: gli errori sono cambiati e vengono appresi di nuovo."
    case .shortPolarDay: "Sole di mezzanotte"
    case .shortPolarNight: "Notte polare"
    case .shortNoEvent: "Nessuno in questo giorno"
    case .shortBeyond: "Oltre la previsione"
    case .shortClouds: "Nessun dato sulle nuvole"
    case .measuredNow: "Misurato ora"
    case .noStation: "Nessuna stazione vicina al luogo ha misurato nulla nelle ultime ore."
    case .noStationTemperature: "Le stazioni vicine al luogo non hanno misurato la temperatura."
    case .rainSoon: "Pioggia in arrivo"
    case .places: "Luoghi"
    case .noPlace: "Nessun luogo trovato."
    case .scoreMayChange: "Un punteggio con {mark} può cambiare: non tutto il cielo è ancora noto."
    case .airQuality: "Qualità dell’aria"
    case .mapTitle: "Mappa"
    case .climateTitle: "Clima"
    case .rainRadar: "Radar della pioggia"
    case .precipitation: "Precipitazioni"
    case .windSpeed: "Velocità del vento"
    case .seaLevelPressure: "Pressione al livello del mare"
    }
  }

  static func text(_ value: ChartText) -> String {
    switch value {
    case .described: "{title}: {text}"
    case .groups: "{first}; {second}"
    case .noData: "nessun dato"
    case .tooLittleKnown: "si sa ancora troppo poco"
    case .withinADay: "entro un giorno"
    case .estimatedFrom: "{mark} da {day}"
    case .temperature: "Temperatura a {place}"
    case .dashedFeelsLike: "punteggiata: percepita"
    case .ringMeasured: "anello: misurato {value}"
    case .measuredAt: "Misurato alle {time}: {value}"
    case .precipitation: "Precipitazioni a {place}"
    case .noneExpected: "nessuna prevista"
    case .noPrecipitation: "Nessuna precipitazione prevista"
    case .atMostLikely: "probabilità massima {percent}"
    case .lineProbability: "linea: probabilità"
    case .sunsets: "Tramonti a {place}"
    case .sunrises: "Albe a {place}"
    case .scoreOf: "punteggio su {most}"
    case .scoreOfDay: "{day} {score}"
    case .unknown: "sconosciuto"
    case .best: "Il migliore: {text}"
    case .bestAt: "il migliore {day} alle {time}: {rating}"
    case .bestDay: "il migliore {day}: {rating}"
    case .doesNotCross: "il sole non attraversa l’orizzonte"
    case .sun: "Il sole a {place}"
    case .dayLength: "{hours} h {minutes} min di giorno"
    case .doesNotSet: "il sole non tramonta"
    case .doesNotRise: "il sole non sorge"
    case .noonAt: "mezzogiorno solare {time} a {altitude}"
    case .sunriseAt: "alba {time}"
    case .sunsetAt: "tramonto {time}"
    case .daylight: "Luce del giorno a {place}"
    case .lengthOfDay: "{hours} il {day}"
    case .longestDay: "giorno più lungo {longest}, più corto {shortest}"
    case .daysLikeThis: "Giorni come questo a {place}"
    case .warmingOfDays: "Riscaldamento dei giorni come questo a {place}"
    case .valueIn: "{value} nel {year}"
    case .withRange: "{text} ({range})"
    case .percentRange: "intervallo del {percent}"
    case .rangeOfModels: "intervallo dei modelli"
    case .withInterventions: "con interventi"
    case .withoutInterventions: "senza interventi"
    case .assumption: "{scenario}, {range}; pallido: singoli anni"
    case .originalFormula: "la formula originale, senza intervallo"
    case .errors: "Quanto hanno sbagliato le previsioni a {place}"
    case .meanErrors: "{variable}: errore medio per giorni di anticipo ({days})"
    case .errorsOf: "{provider} {errors}"
    case .errorAhead: "{error} {lead}"
    case .daysAhead: "giorni di anticipo"
    case .rainedHere: "Quanto spesso è piovuto a {place}"
    case .byChance: "secondo la probabilità prevista {lead}; i punti grandi sono molte ore"
    case .rainCame: "{provider}: con {chance} è piovuto nel {share} delle ore ({hours})"
    case .forecastChance: "probabilità prevista, %"
    case .asOftenAsSaid: "con la frequenza prevista"
    case .usualRain: "quanto spesso piove"
    case .around: "Intorno a {place}"
    case .across: "{distance} di larghezza"
    case .cloudCover: "nuvolosità {percent}"
    case .sunIsUp: "il sole è sopra l’orizzonte"
    case .sunIsDown: "il sole è sotto l’orizzonte"
    case .whereSunSets: "Dove tramonta il sole"
    case .goldenLine: "linea dorata: tramonto in questo momento"
    case .bestSunset: "miglior tramonto: {place}, {score} su {most}"
    case .world: "il mondo con giorno e notte"
    }
  }
}

/// The words and sentences of Almanac in Japanese.
enum JapanesePhrases: Phrasebook {

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "快晴"
    case .mainlyClear: "晴れ"
    case .partlyCloudy: "一部曇り"
    case .overcast: "曇り"
    case .fog: "霧"
    case .rimeFog: "霧氷を伴う霧"
    case .lightDrizzle: "弱い霧雨"
    case .drizzle: "霧雨"
    case .heavyDrizzle: "強い霧雨"
    case .lightFreezingDrizzle: "弱い着氷性の霧雨"
    case .freezingDrizzle: "着氷性の霧雨"
    case .lightRain: "弱い雨"
    case .rain: "雨"
    case .heavyRain: "強い雨"
    case .lightFreezingRain: "弱い着氷性の雨"
    case .freezingRain: "着氷性の雨"
    case .lightSnow: "弱い雪"
    case .snow: "雪"
    case .heavySnow: "強い雪"
    case .snowGrains: "霧雪"
    case .lightRainShowers: "弱いにわか雨"
    case .rainShowers: "にわか雨"
    case .heavyRainShowers: "激しいにわか雨"
    case .lightSnowShowers: "弱いにわか雪"
    case .snowShowers: "強いにわか雪"
    case .thunderstorm: "雷雨"
    case .thunderstormLightHail: "ひょうを伴う雷雨"
    case .thunderstormHeavyHail: "激しいひょうを伴う雷雨"
    case .heavyThunderstorm: "激しい雷雨"
    case .lightSleet: "弱いみぞれ"
    case .sleet: "みぞれ"
    case .lightHail: "弱いひょう"
    case .hail: "ひょう"
    case .mist: "もや"
    case .haze: "煙霧"
    case .smoke: "煙"
    case .dust: "ちり煙霧"
    case .sand: "砂じんあらし"
    case .ash: "火山灰"
    case .squall: "突風"
    case .tornado: "竜巻"
    case .unknown: "不明"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "冴えない"
    case .muted: "控えめ"
    case .fine: "きれいだが単調"
    case .colorful: "色鮮やか"
    case .vivid: "鮮烈"
    case .spectacular: "壮観"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "快晴"
    case .partly: "一部曇り"
    case .overcast: "曇り"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "なし"
    case .few: "少ない"
    case .many: "多い"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "乾燥"
    case .ok: "普通"
    case .humid: "湿潤"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "少ない"
    case .moderate: "中程度"
    case .high: "多い"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "悪い"
    case .moderate: "普通"
    case .good: "良い"
    }
  }

  static func direction(_ value: Bearing) -> String {
    switch value.compass {
    case .north: "北"
    case .northNortheast: "北北東"
    case .northeast: "北東"
    case .eastNortheast: "東北東"
    case .east: "東"
    case .eastSoutheast: "東南東"
    case .southeast: "南東"
    case .southSoutheast: "南南東"
    case .south: "南"
    case .southSouthwest: "南南西"
    case .southwest: "南西"
    case .westSouthwest: "西南西"
    case .west: "西"
    case .westNorthwest: "西北西"
    case .northwest: "北西"
    case .northNorthwest: "北北西"
    }
  }

  static func origin(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "北"
    case .northNortheast: "北北東"
    case .northeast: "北東"
    case .eastNortheast: "東北東"
    case .east: "東"
    case .eastSoutheast: "東南東"
    case .southeast: "南東"
    case .southSoutheast: "南南東"
    case .south: "南"
    case .southSouthwest: "南南西"
    case .southwest: "南西"
    case .westSouthwest: "西南西"
    case .west: "西"
    case .westNorthwest: "西北西"
    case .northwest: "北西"
    case .northNorthwest: "北北西"
    }
  }

  static func letters(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "北"
    case .northNortheast: "北北東"
    case .northeast: "北東"
    case .eastNortheast: "東北東"
    case .east: "東"
    case .eastSoutheast: "東南東"
    case .southeast: "南東"
    case .southSoutheast: "南南東"
    case .south: "南"
    case .southSouthwest: "南南西"
    case .southwest: "南西"
    case .westSouthwest: "西南西"
    case .west: "西"
    case .westNorthwest: "西北西"
    case .northwest: "北西"
    case .northNorthwest: "北北西"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "降水"
    case .drizzle: "霧雨"
    case .lightRain: "弱い雨"
    case .rain: "雨"
    case .heavyRain: "強い雨"
    case .showers: "にわか雨"
    case .heavyShowers: "激しいにわか雨"
    case .thunderstorms: "雷雨"
    case .hail: "ひょう"
    case .freezingRain: "着氷性の雨"
    case .sleet: "みぞれ"
    case .lightSnow: "弱い雪"
    case .snow: "雪"
    case .heavySnow: "強い雪"
    case .snowShowers: "にわか雪"
    case .fog: "霧"
    case .frost: "氷点下の冷え込み"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "降水の可能性"
    case .drizzle: "霧雨の可能性"
    case .lightRain: "弱い雨の可能性"
    case .rain: "雨の可能性"
    case .heavyRain: "強い雨の可能性"
    case .showers: "にわか雨の可能性"
    case .heavyShowers: "激しいにわか雨の可能性"
    case .thunderstorms: "雷雨の可能性"
    case .hail: "ひょうの可能性"
    case .freezingRain: "着氷性の雨の可能性"
    case .sleet: "みぞれの可能性"
    case .lightSnow: "弱い雪の可能性"
    case .snow: "雪の可能性"
    case .heavySnow: "強い雪の可能性"
    case .snowShowers: "にわか雪の可能性"
    case .fog: "霧の可能性"
    case .frost: "氷点下の冷え込みの可能性"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "晴れ"
    case .clear: "快晴"
    case .partlyCloudy: "晴れ時々曇り"
    case .cloudy: "曇り"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "強い風"
    case .gale: "非常に強い風"
    case .storm: "暴風"
    case .hurricane: "猛烈な風"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "未明は"
    case .morning: "午前中は"
    case .afternoon: "午後は"
    case .evening: "夜は"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "未明から"
    case .morning: "午前中から"
    case .afternoon: "午後から"
    case .evening: "夜から"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "未明まで"
    case .morning: "昼前まで"
    case .afternoon: "夕方まで"
    case .evening: "夜遅くまで"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(other: "{count}度")
    case .fahrenheit: PluralForms(other: "{count}度")
    case .kelvin: PluralForms(other: "{count}ケルビン")
    case .kilometersPerHour: PluralForms(other: "時速{count}キロメートル")
    case .milesPerHour: PluralForms(other: "時速{count}マイル")
    case .metersPerSecond: PluralForms(other: "秒速{count}メートル")
    case .knots: PluralForms(other: "{count}ノット")
    case .hectopascals: PluralForms(other: "{count}ヘクトパスカル")
    case .inchesOfMercury: PluralForms(other: "{count}水銀柱インチ")
    case .millimetersOfMercury: PluralForms(other: "{count}水銀柱ミリメートル")
    case .millimeters: PluralForms(other: "{count}ミリメートル")
    case .inches: PluralForms(other: "{count}インチ")
    case .millimetersPerHour: PluralForms(other: "1時間に{count}ミリメートル")
    case .inchesPerHour: PluralForms(other: "1時間に{count}インチ")
    case .centimeters: PluralForms(other: "{count}センチメートル")
    case .kilometers: PluralForms(other: "{count}キロメートル")
    case .miles: PluralForms(other: "{count}マイル")
    case .meters: PluralForms(other: "{count}メートル")
    case .feet: PluralForms(other: "{count}フィート")
    case .microgramsPerCubicMeter: PluralForms(other: "1立方メートルあたり{count}マイクログラム")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .percent: PluralForms(other: "{count}パーセント")
    case .minutesInWords: PluralForms(other: "{count}分")
    case .hoursInWords: PluralForms(other: "{count}時間")
    case .aboutMinutes: PluralForms(other: "約{count}分")
    case .nextHours: PluralForms(other: "これから{count}時間")
    case .minutes: PluralForms(other: "{count}分")
    case .hours: PluralForms(other: "{count}時間")
    case .days: PluralForms(other: "{count}日間")
    case .daysAgo: PluralForms(other: "{count}日")
    case .evenings: PluralForms(other: "{count}晩")
    case .placesNamed: PluralForms(other: "{count}か所見つかりました")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "すべての対策を同時に：CO2、メタン、HFC、すす、SO2、N2O"
    case .methane45By2030: "メタンを2030年までに45%削減"
    case .methane30By2030: "メタンを2030年までに30%削減（グローバル・メタン・プレッジ）"
    case .carbonNetZero2050: "CO2を2050年までに実質ゼロ"
    case .carbonNetZero2070: "CO2を2070年までに実質ゼロ"
    case .carbonHalved2050: "化石燃料由来のCO2を2050年までに半減"
    case .noDeforestation2030: "2030年以降の森林減少ゼロ"
    case .refrigerantsOut2050: "HFC冷媒を2050年までに全廃"
    case .nitrousOxide30By2050: "一酸化二窒素を2050年までに30%削減"
    case .soot50By2040: "すす（黒色炭素）を2040年までに50%削減"
    case .sulfur80By2050: "二酸化硫黄を2050年までに80%削減（隠れた温暖化が現れる）"
    case .solarRamp: "−1 W/m²の太陽放射改変、2030年から2040年に導入し継続"
    case .solarTerminated: "−1 W/m²の太陽放射改変、2060年に停止"
    case .toSSP119: "世界が代わりにSSP1-1.9をたどる"
    case .toSSP126: "世界が代わりにSSP1-2.6をたどる"
    case .toSSP245: "世界が代わりにSSP2-4.5をたどる"
    }
  }

  static func word(_ value: Measurement) -> String {
    switch value {
    case .temperature: "気温"
    case .dewPoint: "露点"
    case .humidity: "湿度"
    case .pressure: "気圧"
    case .windSpeed: "風速"
    case .windDirection: "風向"
    case .cloudCover: "雲量"
    case .probability: "確率"
    case .precipitation: "降水量"
    case .precipitationRate: "降水量"
    case .dailyPrecipitation: "降水量"
    case .snowfall: "降雪量"
    case .dailySnowfall: "降雪量"
    case .visibility: "視程"
    case .uvIndex: "UVインデックス"
    case .aerosolOpticalDepth: "煙霧"
    case .concentration: "濃度"
    case .pollen: "花粉"
    case .airQualityIndex: "大気質指数"
    case .elevation: "標高"
    case .latitude: "緯度"
    case .longitude: "経度"
    }
  }

  static func word(_ value: SunPhase) -> String {
    switch value {
    case .night: "夜"
    case .astronomicalTwilight: "天文薄明"
    case .nauticalTwilight: "航海薄明"
    case .civilTwilight: "市民薄明"
    case .day: "昼"
    }
  }

  static func word(_ value: MoonPhaseName) -> String {
    switch value {
    case .newMoon: "新月"
    case .waxingCrescent: "三日月"
    case .firstQuarter: "上弦の月"
    case .waxingGibbous: "十三夜月"
    case .fullMoon: "満月"
    case .waningGibbous: "寝待月"
    case .lastQuarter: "下弦の月"
    case .waningCrescent: "有明月"
    }
  }

  static func word(_ value: AlertSeverity) -> String {
    switch value {
    case .unknown: "不明"
    case .minor: "軽微"
    case .moderate: "中程度"
    case .severe: "重大"
    case .extreme: "極めて重大"
    }
  }

  static func word(_ value: AirQualityCategory) -> String {
    switch value {
    case .good: "良い"
    case .fair: "やや良い"
    case .moderate: "普通"
    case .poor: "悪い"
    case .veryPoor: "非常に悪い"
    case .extremelyPoor: "極めて悪い"
    case .unhealthyForSensitiveGroups: "敏感な人に有害"
    case .unhealthy: "健康に有害"
    case .veryUnhealthy: "健康に非常に有害"
    case .hazardous: "危険"
    case .low: "低い"
    case .high: "高い"
    case .veryHigh: "非常に高い"
    }
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "10年に一度の暑さ"
    case .hotExtreme50Year: "50年に一度の暑さ"
    case .heavyPrecipitation10Year: "10年に一度の大雨"
    case .drought10Year: "10年に一度の干ばつ"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .nowcastUnknown: "今後数時間の降水データがありません。"
    case .nowcastUsual: "この時間帯の予報はなく、平年の状況だけがわかっています。"
    case .dry: "降水はない見込みです。"
    case .dryAsFarAsKnown: "わかっている範囲では、降水はない見込みです。"
    case .dryFor: "今後{time}は降水のない見込みです。その後は一部不明です。"
    case .wetNow: "現在降水があり、やむ見通しは立っていません。"
    case .wetNowUntil: "現在降水があり、{end}後にやむ見込みです。"
    case .wetFrom: "{start}後に降水が始まる見込みです。"
    case .wetFromFor: "{start}後に降水が始まり、{length}続く見込みです。"
    case .wetWithin: "{latest}以内に降水がある見込みです。"
    case .wetWithinUntil: "{latest}以内に降水があり、{end}後にやむ見込みです。"
    case .airGood: "空気は良好です。屋外での活動を楽しめます。"
    case .airAcceptable: "空気はおおむね良好です。特に敏感な人は屋外での活動を控えめにしてください。"
    case .airForSensitiveGroups: "敏感な人は、屋外での長時間または激しい運動を減らしてください。"
    case .airUnhealthy: "すべての人は、屋外での長時間または激しい運動を減らしてください。"
    case .airVeryUnhealthy: "屋外での激しい運動は避け、敏感な人は屋内で過ごしてください。"
    case .airHazardous: "窓を閉めて屋内で過ごしてください。"
    case .noCloudData: "この時刻の雲のデータがないため、スコアはありません。"
    case .noCloudLayers: "この時刻の雲の層が不明なため、スコアはありません。"
    case .polarDay: "太陽は一日中沈みません。"
    case .polarNight: "太陽は一日中昇りません。"
    case .noEvent: "この日、太陽は地平線を横切りません。"
    case .beyondHorizon: "この日は予報の範囲外です。"
    case .classicScore: "雲量だけによる従来のスコア：100点中{score}点。"
    case .lowCloud: "低い雲が空の大部分を覆います"
    case .clearSky: "ほぼ快晴で、単調ながら澄んだ夕焼けになりそうです"
    case .clearSkyMuted: "ほぼ快晴で、単調な夕焼けになりそうです"
    case .scatteredLowCloud: "まばらな低い雲の切れ間に、単調な夕焼けが見えそうです"
    case .highAndMidCloud: "上層と中層の雲"
    case .highSheet: "一面の上層雲"
    case .cirrus: "巻雲"
    case .midOvercast: "一面の中層雲"
    case .altocumulus: "高積雲"
    case .catchesLight: "{cloud}が光を受けて染まるでしょう"
    case .mayCatchLight: "{cloud}が光をいくらか受けるかもしれません"
    case .getsLittleLight: "{cloud}にはほとんど光が届かないでしょう"
    case .placeOffset: "{place}の{direction}{distance}"
    case .lowDeckCuts: "{sky}。{direction}{kilometers} kmの低い雲が光を遮るでしょう"
    case .lowDeckMayCut: "{sky}。{direction}{kilometers} kmの低い雲が光を遮るかもしれません"
    case .midDeckCuts: "{sky}。{direction}{kilometers} kmの中層雲が光を遮るでしょう"
    case .midDeckMayCut: "{sky}。{direction}{kilometers} kmの中層雲が光を遮るかもしれません"
    case .towardSun: "太陽の方向"
    case .rainInTheWay: "雨が妨げになります"
    case .poorVisibility: "視程が悪く眺めがかすみます"
    case .hazeMutes: "煙霧で色が鈍ります"
    case .humidAirMutes: "湿った空気で色が鈍ります"
    case .list: "{first}、{second}"
    case .both: "{first}。{second}"
    case .spoiled: "{sky}。ただし、{spoilers}"
    case .colorOdds: "色づく見込みは{of}回に{count}回"
    case .colorHardly: "色づく見込みはほとんどありません"
    case .colorCertain: "ほぼ確実に色づきます"
    case .betterEvenings: "この時期のここの夕方の{percent}を上回ります"
    case .betterMornings: "この時期のここの朝の{percent}を上回ります"
    case .aboutTitle: "夕焼けはどのくらいきれいになる？"
    case .aboutText: "きれいな夕焼けには三つの条件があります。下から照らされるほど高い雲、地平線の向こうから光が届く開けた道、そして澄んだ乾いた空気です。スコアは、頭上の雲の層、太陽の方向50～600 kmの空、日没時のもや・湿度・視程・雨を見ます。快晴なら単調な夕焼け、地平線が開けて巻雲が広がれば最高点、低い雲に覆われればほぼ0点です。"
    case .cloudCoverTitle: "雲量"
    case .cloudCoverText: "一日の平均。雲が少しあれば色づき、低い雲が覆うと隠れます。"
    case .highCloudTitle: "上層雲"
    case .highCloudText: "8 kmより高い巻雲は最後の光を受け、最も長く輝きます。"
    case .humidityTitle: "湿度"
    case .humidityText: "乾いた空気は色を澄んだまま保ち、湿った空気は色を薄めます。"
    case .aerosolTitle: "煙霧"
    case .aerosolText: "大気中のちりと煙。わずかなら赤が深まり、多いと鈍ります。"
    case .visibilityTitle: "視程"
    case .visibilityText: "地上付近で見通せる距離。"
    case .limitWeights: "重みは薄明の物理から導いたもので、観測された夕焼けに合わせたものではありません。"
    case .limitLearnedWeights: "重みは薄明の物理から導き、あなたが評価した夕焼けに合わせて調整しています。"
    case .limitForecast: "雲の層の予報は5日ほどで精度の大半を失います。見込みの数字がそれを示します。"
    case .limitTerrain: "丘や建物はモデルに含まれません。"
    case .limitHaze: "煙霧の予報は5日ほど先までです。その後は湿度で判断します。"
    case .sentence: "{text}。"
    case .sentences: "{first}{second}"
    case .dayText: "{day}：{text}"
    case .today: "今日"
    case .tomorrow: "明日"
    case .wholeDay: "一日中{what}"
    case .restOfDay: "このあとずっと{what}"
    case .wholeTime: "期間を通して{what}"
    case .fromTime: "{start}から{what}"
    case .untilTime: "{end}まで{what}"
    case .betweenTimes: "{start}から{end}まで{what}"
    case .whatWhen: "{when}{what}"
    case .betweenParts: "{from}{until}{what}"
    case .atTimes: "時々{what}"
    case .detail: "{text}、{detail}"
    case .gusts: "最大瞬間風速{speed}"
    case .amount: "約{amount}"
    case .amountFurther: "さらに約{amount}"
    case .skyChange: "午前中は{morning}、午後は{afternoon}"
    case .extremes: "最高{high}、最低{low}"
    case .range: "{low}から{high}"
    case .steady: "{low}前後"
    case .uncertainty: "不確実：最高気温は{low}から{high}の間"
    case .warmerThanYesterday: "昨日より{difference}高い"
    case .colderThanYesterday: "昨日より{difference}低い"
    case .warmerThanToday: "今日より{difference}高い"
    case .colderThanToday: "今日より{difference}低い"
    case .warmerThanDayBefore: "前日より{difference}高い"
    case .colderThanDayBefore: "前日より{difference}低い"
    case .aboveNormal: "平年より{difference}高い"
    case .belowNormal: "平年より{difference}低い"
    case .rareHeat: "この時期としてはまれな暖かさ"
    case .rareCold: "この時期としてはまれな寒さ"
    case .ultraviolet: "UVインデックス最大{index}"
    case .sunsetColorful: "{time}に色鮮やかな夕焼け"
    case .sunsetVivid: "{time}に鮮烈な夕焼け"
    case .sunsetSpectacular: "{time}に壮観な夕焼け"
    case .warning: "警報・注意報：{event}"
    case .warnings: "警報・注意報：{event}、ほか{count}件"
    case .warningsUnknown: "公式の警報は不明"
    case .usual: "この時期の平年並み：{low}から{high}"
    case .usualSteady: "この時期の平年並み：{low}"
    case .noChange: "今後48時間に目立った変化はありません"
    case .noForecast: "予報なし"
    case .minus: "マイナス{number}"
    }
  }

  static func text(_ value: NoticeText) -> String {
    switch value {
    case .plain: "{what}。"
    case .because: "{what}（{cause}）。"
    case .consequence: "{text}{consequence}"
    case .locationAssumed: "地点が設定されておらず、タイムゾーンにも都市がないため、{place}を使います。"
    case .ambiguousPlace: "同じ名前の地点がほかにもあります：{places}。"
    case .placeInferred: "「{text}」は{place}と解釈しました。"
    case .placeOfRegion: "{region}は広い地域のため、最大の都市である{place}についての回答です。"
    case .locationUnchecked: "「{text}」は今は検索できないため、未確認のまま設定しました。"
    case .placesKnownHere: "オンライン検索を利用できません。この機器で知られている地点を示します。"
    case .askedRecently: "同じ場所について提供元に問い合わせるのは、多くても1分に1回です。"
    case .outOfDate: "この回答は古くなっています。"
    case .noForecast: "予報がありません（{cause}）。これはこの場所の平年の状況です。"
    case .usualHere: "これはこの場所の平年の状況で、予報ではありません。"
    case .keyRefused: "{provider}がAPIキーを拒否したため、この回答はそれを使っていません。"
    case .impossibleValues: "{provider}の値のうち、あり得ないものを除きました（{counts}）。"
    case .countOf: "{what}：{count}"
    case .temperaturesStill: "{provider}の気温は{hours}変わっていませんが、天気は変わりました。"
    case .forecastRepeats: "{provider}の予報のうち{hours}が、前日の内容の繰り返しです。"
    case .temperaturesLater: "{provider}の気温は{hours}後の天気と一致します。"
    case .temperaturesEarlier: "{provider}の気温は{hours}前の天気と一致します。"
    case .temperaturesApart: "{provider}の気温は{hours}、ほかのすべてから大きく離れています。"
    case .errorsChanged: "{provider}の予報の誤差が{hours}前から変わりました。補正は学習し直されます。"
    case .scoresMayChange: "空全体がまだわかっていないため、これらのスコアは変わることがあります。"
    case .noSunEvent: "太陽は地平線を横切りません。"
    case .noSunEventDays: "これらの日、太陽は地平線を横切りません。"
    case .providerOutdated: "提供元の最新の値は{age}前のものです。"
    case .noReports: "近くに通報のある観測所がありません。"
    case .nothingMeasured: "観測値がないため、誤差を計算できません。"
    case .ledgerOnly: "すでに保存されている観測値だけを使っています。"
    case .measuredMissing: "観測値を取得できませんでした"
    case .reportsMissing: "観測所の通報を取得できませんでした"
    case .providerMeasuredMissing: "{provider}の観測値を取得できませんでした"
    case .alertsMissing: "警報・注意報を取得できませんでした"
    case .noStation: "直近{minutes}、{distance}以内の観測所からの通報はありません。"
    case .stationsHigherOrLower: "観測所との高度差が{height}を超えています。"
    case .measuredOld: "最新の観測気温は{age}前のものです。"
    case .rowsInterpolated: "一部の行は、提供元の時間間隔の間を補間したものです。"
    case .rowsBeyondForecast: "予報にはこれらの行がありません。"
    case .rowsOfClimate: "これらの行は気候値によるものです。"
    case .noAlertService: "この場所を担当する既知の警報機関はありません。"
    case .alertsUnlisted: "一覧にない警報がほかにあります：{count}。"
    case .alertsUnread: "読み取れない警報があります：{count}。"
    case .drawnFromHours: "1時間ごとの予報から求めたものです。"
    case .elevationUnknown: "この場所の標高が不明なため、海面での地平線を使います。"
    case .dateSkipped: "{date}はここでは存在しなかった日で、省かれています。"
    case .calendarEnds: "暦は{date}で終わります。"
    case .modelsMissing: "高解像度モデルを取得できなかったため、これは`ar6`による予測です。"
    case .causeSlowDown: "{provider}が頻度を下げるよう求めています"
    case .causeKeyMissing: "{provider}にはAPIキーが必要です"
    case .causeKeyInvalid: "{provider}がAPIキーを受け付けません"
    case .causeKeyLimited: "{provider}のAPIキーにはこれが含まれていません"
    case .causeBeyondHorizon: "どの予報の範囲も超えています"
    case .causeOutOfCoverage: "この場所を扱う提供元がありません"
    case .causeNotProvided: "これを扱う提供元がありません"
    case .causeDeadline: "時間内に回答がありません"
    case .causeBusy: "サーバーが混み合っています"
    case .causeStore: "ストレージに障害がありました"
    case .causeOffline: "ネットワークはオフになっています"
    case .causeNoNetwork: "ネットワークがありません"
    case .causeNoLibrary: "libcurlがないか、古すぎます"
    case .causeNoResources: "システムのスレッド、ディスクリプタ、メモリが足りません"
    case .causeLookup: "ネットワークがないか、{provider}が見つかりません"
    case .causeRefused: "{provider}が接続を拒否しました"
    case .causeTLS: "{provider}に安全に接続できません"
    case .causeTimeout: "{provider}が時間内に応答しませんでした"
    case .causeCut: "{provider}が途中で接続を閉じました"
    case .causeHTTP: "{provider}がエラーを返しました"
    case .causeMalformed: "{provider}の応答を解釈できませんでした"
    case .causeTooLarge: "{provider}の応答が大きすぎます"
    case .causeRedirect: "{provider}が禁止されたアドレスに転送しました"
    case .causeURL: "設定された{provider}のアドレスが正しくありません"
    case .causeFailing: "{provider}で障害が続いています"
    case .causeBudget: "{provider}が許す呼び出し回数を使い切りました"
    case .theProvider: "提供元"
    case .userDataNotKept: "お気に入りと設定を保存できません：{cause}。"
    case .cacheInMemory: "キャッシュはメモリー上だけにあります：{cause}。"
    case .userDataWithoutFolder: "お気に入りと設定はこのプロセスが終わるまで保持されます。ALMANAC_DATA_DIR、XDG_DATA_HOME、HOMEのどれも保存先を示していません。"
    case .fileReadOnly: "{file}は読み取れますが、書き込めません。"
    case .userDataSetAside: "almanac.dbが壊れていたため、新しいファイルを始めました。古いファイルは{path}です。`sqlite3 .recover`でお気に入りと設定の復元を試みます。"
    case .cacheSetAside: "cache.dbが壊れていたため、新しいファイルを始めました。古いファイルは{path}で、削除できます。"
    case .fileNewer: "{file}は新しい版のプログラムで作られたため、読み取りだけ行います。"
    case .fileRowsDamaged: "{file}の一部の行が壊れているため、省いています。"
    case .answerNotCached: "回答をキャッシュに保存できませんでした：{cause}。"
    case .storeFull: "ディスクがいっぱいです"
    case .storeReadOnly: "フォルダーに書き込めません"
    case .storeCorrupt: "保存されたデータが壊れています"
    case .storeLocked: "別のプロセスがファイルを使っています"
    case .storeIrregular: "そのパスに通常のファイルがありません"
    case .meanShift: "このような日の平均的な変化であり、特定の日の予報ではありません。1日の天気の変動はもっと大きくなります。"
    case .warmingHere: "{from}年から{to}年に、世界の平均気温は1850年から1900年の平均に対して{now}高い状態から{then}高い状態になります（{emissions}、{scenario}）。ここではこの月、変化はその{factor}倍です（{region}）。"
    case .warmingHereWithout: "{from}年から{to}年に、世界の平均気温は1850年から1900年の平均に対して{now}高い状態から{then}高い状態になり、対策がなければ{without}です（{emissions}、{scenario}）。ここではこの月、変化はその{factor}倍です（{region}）。"
    case .pastObserved: "過去の温暖化は観測値で、どのシナリオでも同じです。"
    case .highEmissionsUnlikely: "SSP5-8.5は可能性の低い高排出の場合で、見込まれるものではありません。"
    case .lessProportional: "ピークを過ぎて再び下がる温暖化は、地域ごとの比例関係がやや不正確になります。"
    case .mostlySea: "この地域の大半は海です。平均は海岸や島に合い、内陸ではもっと温暖化します。"
    case .otherPrecipitation: "予測された気温では、降水は別の形で降ります（Jennings et al. 2018）。"
    case .moreHeavyRain: "同じ大雨で約{percent}多く降ります。陸上では世界の気温上昇{unit}あたり{each}です（最も雨の多い日のCMIP6中央値）。"
    case .lessHeavyRain: "同じ大雨で約{percent}少なく降ります。陸上では世界の気温上昇{unit}あたり{each}です（最も雨の多い日のCMIP6中央値）。"
    case .leversTooLate: "対策で今年や過去を変えることはできません。"
    case .terminationShock: "太陽放射改変は続いている間だけ温暖化を隠します。止めると、隠れていた温暖化の大半が5年から10年で戻ります（終端ショック）。"
    case .leversOverlap: "対策は重なり合います。足し合わせた効果は、同時に行ったときの効果より大きく見えます。"
    case .leversCapped: "合計は、評価された最も低い経路であるSSP1-1.9との差までに抑えました。"
    case .sulfurUncovers: "硫黄のないきれいな空気は、現在隠されている温暖化の一部を表に出します。"
    case .highResolutionFactor: "係数はこの場所での高解像度モデル{count}個の中央値、範囲はその最小と最大で、どちらもシナリオと年に合わせています。"
    case .originalFormula: "元のアプリの式：どこでも{everywhere}、対策ありでは{with}。気候モデルは今日から{year}年までに{low}～{high}の世界の温暖化を見込んでいます。予測には`ar6`モデルを使ってください。"
    case .normalsCoarse: "粗い格子の月別平年値とそのばらつきから計算したもので、数えたものではありません。観測所とは10日以上違うことがあり、海岸、谷、都市では特にそうです。"
    case .normalsUnrepresentative: "この場所そのものの気候は異なる可能性があります。平年値は周辺のもので、地形や海によって観測所ごとに差があるか、観測所がありません。"
    case .spreadKept: "平均のまわりの日々のばらつきは{period}年のままとしています。"
    case .normalProjected: "予測のもとにした天気はこの日の平年値です。{period}年の値に、その後の温暖化を加えています。"
    case .dayMean: "その日の気温は各時間の平均です。"
    case .scenarioVeryLow: "非常に低い：{zero}年ごろにCO2が実質ゼロ、{year}年までに温暖化は{warming}近くに戻ります。"
    case .scenarioLow: "低い：{zero}年ごろにCO2が実質ゼロ、温暖化は{warming}未満に抑えられます。"
    case .scenarioMiddle: "中程度：現在の政策が行き着く先に近く、{year}年までに約{warming}です。"
    case .scenarioHigh: "高い：排出量が増え続け、{year}年までに約{warming}です。"
    case .scenarioVeryHigh: "非常に高い：化石燃料を制限なく使う場合で、現在では可能性が低いとされています。"
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "現在地"
    case .now: "現在"
    case .day: "日"
    case .time: "時刻"
    case .weather: "天気"
    case .temperature: "気温"
    case .minimum: "最低"
    case .maximum: "最高"
    case .rain: "雨"
    case .chance: "降水確率"
    case .wind: "風"
    case .clouds: "雲"
    case .highClouds: "上層雲"
    case .humidity: "湿度"
    case .dewPoint: "露点"
    case .visibility: "視程"
    case .pressure: "気圧"
    case .uvIndex: "UVインデックス"
    case .sun: "太陽"
    case .sunrise: "日の出"
    case .sunset: "日の入り"
    case .noon: "南中"
    case .dayLength: "昼の長さ"
    case .goldenHour: "ゴールデンアワー"
    case .blueHour: "ブルーアワー"
    case .civilDusk: "市民薄明の終わり"
    case .fullNight: "完全な夜"
    case .moonrise: "月の出"
    case .moonset: "月の入り"
    case .score: "スコア"
    case .likely: "見込み"
    case .asForecast: "雲が予報どおりの場合"
    case .aerosol: "エアロゾル"
    case .dust: "砂じん"
    case .seen: "実際"
    case .forecast: "予報"
    case .yourSunsets: "記録した夕焼け"
    case .change: "変化"
    case .singleYears: "各年"
    case .world: "世界"
    case .region: "地域"
    case .daysOfYear: "年間日数"
    case .fourYearsInFive: "5年のうち4年"
    case .tropicalNights: "熱帯夜"
    case .frostDays: "冬日"
    case .iceDays: "真冬日"
    case .heatingDegreeDays: "暖房度日"
    case .coolingDegreeDays: "冷房度日"
    case .aboveDegrees: "{degrees}超"
    case .timesAsOften: "{factor}倍"
    case .avoided: "ここで{amount}回避"
    case .fourOfFive: "{range}（5年のうち4年）"
    case .aboveIndustry: "1850年から1900年の平均より{warming}高い"
    case .inYear: "{year}年"
    case .todayIn: "{year}年の今日"
    case .veryLowEmissions: "排出量が非常に少ない"
    case .lowEmissions: "排出量が少ない"
    case .middleEmissions: "排出量が中程度"
    case .highEmissions: "排出量が多い"
    case .veryHighEmissions: "排出量が非常に多い"
    case .without: "対策なし"
    case .with: "対策あり"
    case .skyOf: "空、{day}"
    case .airAt: "大気、{time}"
    case .officialWarnings: "警報・注意報"
    case .feelsLike: "体感{value}"
    case .warmerThanNormal: "平年の{usual}より{difference}高い"
    case .colderThanNormal: "平年の{usual}より{difference}低い"
    case .roughly: "{text}（概算）"
    case .measured: "{age}前に{station}（{where}）で{value}を観測"
    case .away: "{distance}先"
    case .awayAndHeight: "{away}、{height}"
    case .lower: "{height}低い"
    case .higher: "{height}高い"
    case .outOfDate: "{text}、古い値"
    case .sensorStuck: "{text}、センサーが故障している可能性あり"
    case .nextDay: "今後24時間：{summary}"
    case .orMore: "{value}以上"
    case .lessThan: "{value}未満"
    case .gusts: "{wind}、最大瞬間{speed}"
    case .upAllDay: "一日中出ている"
    case .downAllDay: "一日中出ない"
    case .doesNotSet: "{rise}、沈まない"
    case .doesNotRise: "{set}、昇らない"
    case .none: "なし"
    case .noneToday: "今日はなし"
    case .inAll: "計{amount}"
    case .whereKnown: "判明分で{amount}"
    case .ofHundred: "点／100点"
    case .over: "{time}、終了"
    case .noScorePolarDay: "この日は日が沈まないため、スコアはありません。"
    case .noScorePolarNight: "この日は日が昇らないため、スコアはありません。"
    case .noScoreNoEvent: "この日、太陽は地平線を横切りません。"
    case .noScoreBeyond: "スコアなし：この日は予報の範囲外です。"
    case .noScoreClouds: "スコアなし：この日の雲は不明です。"
    case .noScore: "スコアなし：理由は不明です。"
    case .degreesHigh: "{time}、高度{degrees}°"
    case .sunAt: "{phase}、太陽高度{altitude}°"
    case .lit: "輝面比{percent}"
    case .live: "最新、{time}。"
    case .stored: "{time}時点のデータ（{age}前）。"
    case .storedStale: "{time}時点のデータ（{age}前、古い値）。"
    case .estimateOfClimate: "この場所の気候からの推定で、予報ではありません。"
    case .noCoverage: "この場所を担当する警報機関はありません。何もわからないだけで、安全という意味ではありません。"
    case .noWarnings: "発表中の警報・注意報はありません。"
    case .fromUntil: "{from}から{until}"
    case .europeanIndex: "欧州AQI"
    case .usIndex: "米国AQI"
    case .ukIndex: "英国DAQI"
    case .mostOfAll: "{category}、主に{pollutant}"
    case .pollen: "花粉（個/m³）：{kinds}"
    case .alder: "ハンノキ"
    case .birch: "カバノキ"
    case .grass: "イネ科"
    case .mugwort: "ヨモギ"
    case .olive: "オリーブ"
    case .ragweed: "ブタクサ"
    case .learningTooFew: "予報のある{evenings}。20晩からスコアが学習できます。"
    case .learningUnused: "{evenings}：スコアの誤差は{points}点。学習しても測れるほど良くならないため、使っていません。"
    case .learningUsed: "{evenings}：スコアが学習し、誤差は{reasoned}点ではなく{points}点です。"
    case .ageUnknown: "時間不明"
    case .old: "{age}前"
    case .usualHere: "この場所の平年の状況で、予報ではありません"
    case .windIs: "風{value}"
    case .humidityIs: "湿度{value}"
    case .sunriseIs: "日の出{time}"
    case .sunsetIs: "日の入り{time}"
    case .alertIs: "警報・注意報：{event}"
    case .rainNow: "降雨中"
    case .rainNone: "雨なし"
    case .correctedByErrors: "過去の誤差で補正"
    case .gustsName: "最大瞬間風速"
    case .chanceOfRain: "降水確率"
    case .fromTo: "{least}から{most}"
    case .correction: "{variable}{change}：ここでの{provider}の過去の誤差による補正。平均{error}のうち{left}が残ります。"
    case .forecastErrors: "予報の誤差"
    case .skillUnknown: "まだ十分なデータがありません。予報は取得のたびに保存され、観測所の報告と比較されます。予報と観測がそろった時間が24時間に達すると、提供元が表示されます。"
    case .skillBackfill: "{command}で過去90日分を一度に補えます。"
    case .skillFooter: "{day}までの観測所の測定に対する平均誤差。括弧内は再抽出した平均の8割が入る範囲。スキルは、最後に判明した日の同じ時刻の値をそのまま使う場合に対する改善です。"
    case .leadTitle: "何日先"
    case .errorTitle: "誤差"
    case .biasTitle: "偏り"
    case .skillTitle: "スキル"
    case .hoursTitle: "時間数"
    case .leadUnderOneDay: "1日未満"
    case .providerTemperature: "{provider}、気温"
    case .providerRain: "{provider}、降水確率、{lead}先"
    case .leadEvery: "どの先行時間でも"
    case .leadRange: "{first}から{last}先"
    case .leadOnly: "{lead}先"
    case .correctionProven: "偏りの補正は{leads}で有効と実証されています。最短では、学習に使わなかった{days}日で{before}から{after} °Cになりました。"
    case .correctionNoise: "偏りの補正は{leads}で有効かもしれませんが、偶然の範囲内です。"
    case .correctionUseless: "偏りの補正は{leads}では役に立ちません。"
    case .correctionFewDays: "偏りの補正が{leads}で有効かを判断するには日数が足りません。"
    case .otherValues: "その他の値"
    case .rainInHour: "1時間降水量"
    case .saidTitle: "予報"
    case .cameTitle: "実況"
    case .betterThanBase: "ここで雨が降る頻度を常に答えるより{share}良い。"
    case .notBetterThanBase: "ここで雨が降る頻度を常に答えるより良くはない。"
    case .faultStill: "{provider}：気温が{hours}変わっていません。"
    case .faultFrozen: "{provider}：{hours}が前日の値の繰り返しです。"
    case .faultLater: "{provider}：気温が{hours}後のものと一致します。"
    case .faultEarlier: "{provider}：気温が{hours}前のものと一致します。"
    case .faultApart: "{provider}：{hours}、ほかのすべてから大きく離れています。"
    case .faultChanged: "{provider}：誤差が以前と異なるため、学習し直しています。"
    case .shortPolarDay: "白夜"
    case .shortPolarNight: "極夜"
    case .shortNoEvent: "この日はなし"
    case .shortBeyond: "予報の範囲外"
    case .shortClouds: "雲のデータなし"
    case .measuredNow: "現在の観測"
    case .noStation: "この数時間、近くの観測所に観測値はありません。"
    case .noStationTemperature: "近くの観測所に気温の観測値はありません。"
    case .rainSoon: "まもなく雨"
    case .places: "地点"
    case .noPlace: "地点が見つかりません。"
    case .scoreMayChange: "{mark}の付いたスコアは変わることがあります。空全体がまだわかっていません。"
    case .airQuality: "大気質"
    case .mapTitle: "地図"
    case .climateTitle: "気候"
    case .rainRadar: "雨雲レーダー"
    case .precipitation: "降水量"
    case .windSpeed: "風速"
    case .seaLevelPressure: "海面気圧"
    }
  }

  static func text(_ value: ChartText) -> String {
    switch value {
    case .described: "{title}：{text}"
    case .groups: "{first}；{second}"
    case .noData: "データなし"
    case .tooLittleKnown: "まだ十分なデータがありません"
    case .withinADay: "1日以内"
    case .estimatedFrom: "{mark} {day}から"
    case .temperature: "{place}の気温"
    case .dashedFeelsLike: "点線：体感"
    case .ringMeasured: "丸印：観測値{value}"
    case .measuredAt: "{time}の観測値：{value}"
    case .precipitation: "{place}の降水量"
    case .noneExpected: "降水の見込みなし"
    case .noPrecipitation: "降水はない見込み"
    case .atMostLikely: "最大確率{percent}"
    case .lineProbability: "線：確率"
    case .sunsets: "{place}の夕焼け"
    case .sunrises: "{place}の日の出"
    case .scoreOf: "{most}点満点のスコア"
    case .scoreOfDay: "{day} {score}"
    case .unknown: "不明"
    case .best: "最高：{text}"
    case .bestAt: "最高 {day} {time}：{rating}"
    case .bestDay: "最高 {day}：{rating}"
    case .doesNotCross: "太陽は地平線を横切りません"
    case .sun: "{place}の太陽"
    case .dayLength: "昼の長さ{hours}時間{minutes}分"
    case .doesNotSet: "日が沈みません"
    case .doesNotRise: "日が昇りません"
    case .noonAt: "南中{time}、高度{altitude}"
    case .sunriseAt: "日の出{time}"
    case .sunsetAt: "日の入り{time}"
    case .daylight: "{place}の昼の長さ"
    case .lengthOfDay: "{day}の{hours}"
    case .longestDay: "最も長い日は{longest}、最も短い日は{shortest}"
    case .daysLikeThis: "{place}のこのような日"
    case .warmingOfDays: "{place}のこのような日の温暖化"
    case .valueIn: "{year}年に{value}"
    case .withRange: "{text}（{range}）"
    case .percentRange: "{percent}の範囲"
    case .rangeOfModels: "モデルの範囲"
    case .withInterventions: "対策あり"
    case .withoutInterventions: "対策なし"
    case .assumption: "{scenario}、{range}；淡色：個々の年"
    case .originalFormula: "元の式、範囲なし"
    case .errors: "{place}の予報の誤差"
    case .meanErrors: "{variable}：何日先かによる平均誤差（{days}）"
    case .errorsOf: "{provider} {errors}"
    case .errorAhead: "{lead}は{error}"
    case .daysAhead: "日先"
    case .rainedHere: "{place}で雨が降った頻度"
    case .byChance: "{lead}の予報確率別；大きな点は多くの時間"
    case .rainCame: "{provider}：予報確率{chance}で実際は{share}（{hours}）"
    case .forecastChance: "予報確率、%"
    case .asOftenAsSaid: "予報どおりの頻度"
    case .usualRain: "雨が降る頻度"
    case .around: "{place}の周辺"
    case .across: "幅{distance}"
    case .cloudCover: "雲量{percent}"
    case .sunIsUp: "太陽は出ています"
    case .sunIsDown: "太陽は沈んでいます"
    case .whereSunSets: "日の入りの場所"
    case .goldenLine: "金色の線：今、日が沈む所"
    case .bestSunset: "最高の夕焼け：{place}、{most}点中{score}点"
    case .world: "世界の昼と夜"
    }
  }
}

/// The words and sentences of Almanac in Dutch.
enum DutchPhrases: Phrasebook {

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Onbewolkt"
    case .mainlyClear: "Vrijwel onbewolkt"
    case .partlyCloudy: "Half bewolkt"
    case .overcast: "Geheel bewolkt"
    case .fog: "Mist"
    case .rimeFog: "Aanvriezende mist"
    case .lightDrizzle: "Lichte motregen"
    case .drizzle: "Motregen"
    case .heavyDrizzle: "Zware motregen"
    case .lightFreezingDrizzle: "Lichte onderkoelde motregen"
    case .freezingDrizzle: "Onderkoelde motregen"
    case .lightRain: "Lichte regen"
    case .rain: "Regen"
    case .heavyRain: "Zware regen"
    case .lightFreezingRain: "Lichte ijzel"
    case .freezingRain: "IJzel"
    case .lightSnow: "Lichte sneeuwval"
    case .snow: "Sneeuwval"
    case .heavySnow: "Zware sneeuwval"
    case .snowGrains: "Motsneeuw"
    case .lightRainShowers: "Lichte buien"
    case .rainShowers: "Buien"
    case .heavyRainShowers: "Zware buien"
    case .lightSnowShowers: "Lichte sneeuwbuien"
    case .snowShowers: "Zware sneeuwbuien"
    case .thunderstorm: "Onweer"
    case .thunderstormLightHail: "Onweer met hagel"
    case .thunderstormHeavyHail: "Onweer met zware hagel"
    case .heavyThunderstorm: "Zwaar onweer"
    case .lightSleet: "Lichte natte sneeuw"
    case .sleet: "Natte sneeuw"
    case .lightHail: "Lichte hagel"
    case .hail: "Hagel"
    case .mist: "Nevel"
    case .haze: "Heiigheid"
    case .smoke: "Rook"
    case .dust: "Stof"
    case .sand: "Stuivend zand"
    case .ash: "Vulkanische as"
    case .squall: "Zware windstoten"
    case .tornado: "Windhoos"
    case .unknown: "Onbekend"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Zwak"
    case .muted: "Gedempt"
    case .fine: "Mooi maar sober"
    case .colorful: "Kleurrijk"
    case .vivid: "Stralend"
    case .spectacular: "Spectaculair"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Onbewolkt"
    case .partly: "Half bewolkt"
    case .overcast: "Geheel bewolkt"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "Geen"
    case .few: "Weinig"
    case .many: "Veel"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Droog"
    case .ok: "Normaal"
    case .humid: "Vochtig"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Laag"
    case .moderate: "Matig"
    case .high: "Hoog"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Slecht"
    case .moderate: "Matig"
    case .good: "Goed"
    }
  }

  static func direction(_ value: Bearing) -> String {
    switch value.compass {
    case .north: "ten noorden"
    case .northNortheast: "ten noordnoordoosten"
    case .northeast: "ten noordoosten"
    case .eastNortheast: "ten oostnoordoosten"
    case .east: "ten oosten"
    case .eastSoutheast: "ten oostzuidoosten"
    case .southeast: "ten zuidoosten"
    case .southSoutheast: "ten zuidzuidoosten"
    case .south: "ten zuiden"
    case .southSouthwest: "ten zuidzuidwesten"
    case .southwest: "ten zuidwesten"
    case .westSouthwest: "ten westzuidwesten"
    case .west: "ten westen"
    case .westNorthwest: "ten westnoordwesten"
    case .northwest: "ten noordwesten"
    case .northNorthwest: "ten noordnoordwesten"
    }
  }

  static func origin(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "uit het noorden"
    case .northNortheast: "uit het noordnoordoosten"
    case .northeast: "uit het noordoosten"
    case .eastNortheast: "uit het oostnoordoosten"
    case .east: "uit het oosten"
    case .eastSoutheast: "uit het oostzuidoosten"
    case .southeast: "uit het zuidoosten"
    case .southSoutheast: "uit het zuidzuidoosten"
    case .south: "uit het zuiden"
    case .southSouthwest: "uit het zuidzuidwesten"
    case .southwest: "uit het zuidwesten"
    case .westSouthwest: "uit het westzuidwesten"
    case .west: "uit het westen"
    case .westNorthwest: "uit het westnoordwesten"
    case .northwest: "uit het noordwesten"
    case .northNorthwest: "uit het noordnoordwesten"
    }
  }

  static func letters(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "N"
    case .northNortheast: "NNO"
    case .northeast: "NO"
    case .eastNortheast: "ONO"
    case .east: "O"
    case .eastSoutheast: "OZO"
    case .southeast: "ZO"
    case .southSoutheast: "ZZO"
    case .south: "Z"
    case .southSouthwest: "ZZW"
    case .southwest: "ZW"
    case .westSouthwest: "WZW"
    case .west: "W"
    case .westNorthwest: "WNW"
    case .northwest: "NW"
    case .northNorthwest: "NNW"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "neerslag"
    case .drizzle: "motregen"
    case .lightRain: "lichte regen"
    case .rain: "regen"
    case .heavyRain: "zware regen"
    case .showers: "buien"
    case .heavyShowers: "zware buien"
    case .thunderstorms: "onweer"
    case .hail: "hagel"
    case .freezingRain: "ijzel"
    case .sleet: "natte sneeuw"
    case .lightSnow: "lichte sneeuwval"
    case .snow: "sneeuwval"
    case .heavySnow: "zware sneeuwval"
    case .snowShowers: "sneeuwbuien"
    case .fog: "mist"
    case .frost: "vorst"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "mogelijk neerslag"
    case .drizzle: "mogelijk motregen"
    case .lightRain: "mogelijk lichte regen"
    case .rain: "mogelijk regen"
    case .heavyRain: "mogelijk zware regen"
    case .showers: "mogelijk buien"
    case .heavyShowers: "mogelijk zware buien"
    case .thunderstorms: "mogelijk onweer"
    case .hail: "mogelijk hagel"
    case .freezingRain: "mogelijk ijzel"
    case .sleet: "mogelijk natte sneeuw"
    case .lightSnow: "mogelijk lichte sneeuwval"
    case .snow: "mogelijk sneeuwval"
    case .heavySnow: "mogelijk zware sneeuwval"
    case .snowShowers: "mogelijk sneeuwbuien"
    case .fog: "mogelijk mist"
    case .frost: "mogelijk vorst"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "zonnig"
    case .clear: "helder"
    case .partlyCloudy: "half bewolkt"
    case .cloudy: "zwaar bewolkt"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "krachtige wind"
    case .gale: "stormachtige wind"
    case .storm: "zware storm"
    case .hurricane: "orkaan"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "in de vroege ochtend"
    case .morning: "in de ochtend"
    case .afternoon: "in de middag"
    case .evening: "in de avond"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "vanaf de vroege ochtend"
    case .morning: "vanaf de ochtend"
    case .afternoon: "vanaf de middag"
    case .evening: "vanaf de avond"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "tot in de vroege ochtend"
    case .morning: "tot in de ochtend"
    case .afternoon: "tot in de middag"
    case .evening: "tot in de avond"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "{count} graad", other: "{count} graden")
    case .fahrenheit: PluralForms(one: "{count} graad", other: "{count} graden")
    case .kelvin: PluralForms(one: "{count} kelvin", other: "{count} kelvin")
    case .kilometersPerHour: PluralForms(one: "{count} kilometer per uur", other: "{count} kilometer per uur")
    case .milesPerHour: PluralForms(one: "{count} mijl per uur", other: "{count} mijl per uur")
    case .metersPerSecond: PluralForms(one: "{count} meter per seconde", other: "{count} meter per seconde")
    case .knots: PluralForms(one: "{count} knoop", other: "{count} knopen")
    case .hectopascals: PluralForms(one: "{count} hectopascal", other: "{count} hectopascal")
    case .inchesOfMercury: PluralForms(one: "{count} inch kwik", other: "{count} inch kwik")
    case .millimetersOfMercury: PluralForms(one: "{count} millimeter kwik", other: "{count} millimeter kwik")
    case .millimeters: PluralForms(one: "{count} millimeter", other: "{count} millimeter")
    case .inches: PluralForms(one: "{count} inch", other: "{count} inch")
    case .millimetersPerHour: PluralForms(one: "{count} millimeter per uur", other: "{count} millimeter per uur")
    case .inchesPerHour: PluralForms(one: "{count} inch per uur", other: "{count} inch per uur")
    case .centimeters: PluralForms(one: "{count} centimeter", other: "{count} centimeter")
    case .kilometers: PluralForms(one: "{count} kilometer", other: "{count} kilometer")
    case .miles: PluralForms(one: "{count} mijl", other: "{count} mijl")
    case .meters: PluralForms(one: "{count} meter", other: "{count} meter")
    case .feet: PluralForms(one: "{count} voet", other: "{count} voet")
    case .microgramsPerCubicMeter: PluralForms(one: "{count} microgram per kubieke meter", other: "{count} microgram per kubieke meter")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .percent: PluralForms(one: "{count} procent", other: "{count} procent")
    case .minutesInWords: PluralForms(one: "{count} minuut", other: "{count} minuten")
    case .hoursInWords: PluralForms(one: "{count} uur", other: "{count} uur")
    case .aboutMinutes: PluralForms(one: "ongeveer {count} minuut", other: "ongeveer {count} minuten")
    case .nextHours: PluralForms(one: "het komende uur", other: "de komende {count} uur")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} u", other: "{count} u")
    case .days: PluralForms(one: "{count} dag", other: "{count} dagen")
    case .daysAgo: PluralForms(one: "{count} dag", other: "{count} dagen")
    case .evenings: PluralForms(one: "{count} avond", other: "{count} avonden")
    case .placesNamed: PluralForms(one: "{count} plaats gevonden", other: "{count} plaatsen gevonden")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "Alle maatregelen samen: CO2, methaan, HFK's, roet, SO2 en N2O"
    case .methane45By2030: "Methaan −45% in 2030"
    case .methane30By2030: "Methaan −30% in 2030 (Global Methane Pledge)"
    case .carbonNetZero2050: "CO2 netto nul in 2050"
    case .carbonNetZero2070: "CO2 netto nul in 2070"
    case .carbonHalved2050: "Fossiele CO2 gehalveerd in 2050"
    case .noDeforestation2030: "Geen ontbossing vanaf 2030"
    case .refrigerantsOut2050: "HFK-koudemiddelen uitgefaseerd in 2050"
    case .nitrousOxide30By2050: "Lachgas −30% in 2050"
    case .soot50By2040: "Roet −50% in 2040"
    case .sulfur80By2050: "Zwaveldioxide −80% in 2050 (legt opwarming bloot)"
    case .solarRamp: "Zonnestralingsbeheer van −1 W/m², 2030 tot 2040, daarna aangehouden"
    case .solarTerminated: "Zonnestralingsbeheer van −1 W/m², gestopt in 2060"
    case .toSSP119: "De wereld volgt in plaats daarvan SSP1-1.9"
    case .toSSP126: "De wereld volgt in plaats daarvan SSP1-2.6"
    case .toSSP245: "De wereld volgt in plaats daarvan SSP2-4.5"
    }
  }

  static func word(_ value: Measurement) -> String {
    switch value {
    case .temperature: "temperatuur"
    case .dewPoint: "dauwpunt"
    case .humidity: "luchtvochtigheid"
    case .pressure: "luchtdruk"
    case .windSpeed: "windsnelheid"
    case .windDirection: "windrichting"
    case .cloudCover: "bewolking"
    case .probability: "kans"
    case .precipitation: "neerslag"
    case .precipitationRate: "neerslag"
    case .dailyPrecipitation: "neerslag"
    case .snowfall: "sneeuwval"
    case .dailySnowfall: "sneeuwval"
    case .visibility: "zicht"
    case .uvIndex: "zonkracht"
    case .aerosolOpticalDepth: "heiigheid"
    case .concentration: "concentratie"
    case .pollen: "pollen"
    case .airQualityIndex: "luchtkwaliteitsindex"
    case .elevation: "hoogte"
    case .latitude: "breedtegraad"
    case .longitude: "lengtegraad"
    }
  }

  static func word(_ value: SunPhase) -> String {
    switch value {
    case .night: "nacht"
    case .astronomicalTwilight: "astronomische schemering"
    case .nauticalTwilight: "nautische schemering"
    case .civilTwilight: "burgerlijke schemering"
    case .day: "dag"
    }
  }

  static func word(_ value: MoonPhaseName) -> String {
    switch value {
    case .newMoon: "Nieuwe maan"
    case .waxingCrescent: "Wassende sikkel"
    case .firstQuarter: "Eerste kwartier"
    case .waxingGibbous: "Wassende maan"
    case .fullMoon: "Volle maan"
    case .waningGibbous: "Afnemende maan"
    case .lastQuarter: "Laatste kwartier"
    case .waningCrescent: "Afnemende sikkel"
    }
  }

  static func word(_ value: AlertSeverity) -> String {
    switch value {
    case .unknown: "ONBEKEND"
    case .minor: "GERING"
    case .moderate: "MATIG"
    case .severe: "ERNSTIG"
    case .extreme: "EXTREEM"
    }
  }

  static func word(_ value: AirQualityCategory) -> String {
    switch value {
    case .good: "goed"
    case .fair: "redelijk"
    case .moderate: "matig"
    case .poor: "slecht"
    case .veryPoor: "zeer slecht"
    case .extremelyPoor: "uiterst slecht"
    case .unhealthyForSensitiveGroups: "ongezond voor gevoelige groepen"
    case .unhealthy: "ongezond"
    case .veryUnhealthy: "zeer ongezond"
    case .hazardous: "gevaarlijk"
    case .low: "laag"
    case .high: "hoog"
    case .veryHigh: "zeer hoog"
    }
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Hitte die eens per 10 jaar voorkomt"
    case .hotExtreme50Year: "Hitte die eens per 50 jaar voorkomt"
    case .heavyPrecipitation10Year: "Zware regen die eens per 10 jaar voorkomt"
    case .drought10Year: "Droogte die eens per 10 jaar voorkomt"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .nowcastUnknown: "Voor de komende uren zijn er geen neerslaggegevens."
    case .nowcastUsual: "Voor deze uren is er geen verwachting, alleen wat gebruikelijk is voor het seizoen."
    case .dry: "Geen neerslag verwacht."
    case .dryAsFarAsKnown: "Geen neerslag verwacht, voor zover bekend."
    case .dryFor: "De komende {time} geen neerslag verwacht; daarna is niet alles bekend."
    case .wetNow: "Nu neerslag, zonder zicht op het einde."
    case .wetNowUntil: "Nu neerslag, stopt over {end}."
    case .wetFrom: "Neerslag begint over {start}."
    case .wetFromFor: "Neerslag begint over {start} en duurt {length}."
    case .wetWithin: "Neerslag binnen {latest}."
    case .wetWithinUntil: "Neerslag binnen {latest}, stopt over {end}."
    case .airGood: "De luchtkwaliteit is goed: geniet van de buitenlucht."
    case .airAcceptable: "Aanvaardbare luchtkwaliteit: wie bijzonder gevoelig is, kan het buiten rustiger aan doen."
    case .airForSensitiveGroups: "Gevoelige groepen kunnen lange of zware inspanning buiten beter beperken."
    case .airUnhealthy: "Iedereen kan lange of zware inspanning buiten beter beperken."
    case .airVeryUnhealthy: "Vermijd zware inspanning buiten; gevoelige groepen blijven beter binnen."
    case .airHazardous: "Blijf binnen en houd de ramen dicht."
    case .noCloudData: "Voor dit moment zijn er geen bewolkingsgegevens, dus ook geen score."
    case .noCloudLayers: "Voor dit moment zijn de wolkenlagen onbekend, dus is er geen score."
    case .polarDay: "De zon blijft de hele dag boven de horizon."
    case .polarNight: "De zon blijft de hele dag onder de horizon."
    case .noEvent: "De zon passeert de horizon op deze dag niet."
    case .beyondHorizon: "Deze dag valt buiten de verwachtingstermijn."
    case .classicScore: "De oorspronkelijke score, alleen op basis van de bewolking: {score} van 100."
    case .lowCloud: "Lage bewolking verbergt het grootste deel van de hemel"
    case .clearSky: "Een vrijwel onbewolkte hemel belooft een sobere, zuivere gloed"
    case .clearSkyMuted: "Een vrijwel onbewolkte hemel belooft een sobere gloed"
    case .scatteredLowCloud: "Verspreide lage bewolking laat een sobere gloed tussen de wolken door"
    case .highAndMidCloud: "Hoge en middelhoge bewolking"
    case .highSheet: "Een dichte laag hoge bewolking"
    case .cirrus: "Cirrusbewolking"
    case .midOvercast: "Een dichte laag middelhoge bewolking"
    case .altocumulus: "Altocumulusbewolking"
    case .catchesLight: "{cloud} zal het licht vangen"
    case .mayCatchLight: "{cloud} kan wat van het licht vangen"
    case .getsLittleLight: "{cloud} zal weinig licht krijgen"
    case .placeOffset: "{distance} {direction} van {place}"
    case .lowDeckCuts: "{sky}; een laag wolkendek {kilometers} km {direction} zal het afsnijden"
    case .lowDeckMayCut: "{sky}; een laag wolkendek {kilometers} km {direction} kan het afsnijden"
    case .midDeckCuts: "{sky}; een middelhoog wolkendek {kilometers} km {direction} zal het afsnijden"
    case .midDeckMayCut: "{sky}; een middelhoog wolkendek {kilometers} km {direction} kan het afsnijden"
    case .towardSun: "in de richting van de zon"
    case .rainInTheWay: "regen zit in de weg"
    case .poorVisibility: "beperkt zicht vertroebelt het beeld"
    case .hazeMutes: "heiigheid dempt de kleuren"
    case .humidAirMutes: "vochtige lucht dempt de kleuren"
    case .list: "{first}, {second}"
    case .both: "{first} en {second}"
    case .spoiled: "{sky}, maar {spoilers}"
    case .colorOdds: "Kleur in {count} op de {of} gevallen"
    case .colorHardly: "Nauwelijks kans op kleur"
    case .colorCertain: "Kleur is zo goed als zeker"
    case .betterEvenings: "Beter dan {percent} van de avonden hier in deze tijd van het jaar"
    case .betterMornings: "Beter dan {percent} van de ochtenden hier in deze tijd van het jaar"
    case .aboutTitle: "Hoe mooi wordt de zonsondergang?"
    case .aboutText: "Een mooie zonsondergang vraagt drie dingen: wolken die hoog genoeg zijn om van onderaf verlicht te worden, een vrije weg voor het licht van achter de horizon, en schone, droge lucht. De score kijkt naar de wolkenlagen boven je, naar de hemel 50 tot 600 km in de richting van de zon, en naar heiigheid, vochtigheid, zicht en regen op het moment dat de zon ondergaat. Een onbewolkte hemel levert een sobere gloed op, een hemel vol cirrus met een open horizon de hoogste scores, en een laag gesloten wolkendek bijna niets."
    case .cloudCoverTitle: "Bewolking"
    case .cloudCoverText: "Het gemiddelde van de dag. Wat wolken geven kleur, een gesloten laag wolkendek verbergt die."
    case .highCloudTitle: "Hoge bewolking"
    case .highCloudText: "Cirrus boven 8 km vangt het laatste licht en gloeit het langst."
    case .humidityTitle: "Luchtvochtigheid"
    case .humidityText: "Droge lucht houdt de kleuren zuiver, vochtige lucht maakt ze flets."
    case .aerosolTitle: "Heiigheid"
    case .aerosolText: "Stof en rook in de luchtkolom. Een spoor verdiept het rood, meer maakt het dof."
    case .visibilityTitle: "Zicht"
    case .visibilityText: "Hoe ver je vlak boven de grond kunt kijken."
    case .limitWeights: "De gewichten zijn afgeleid uit de natuurkunde van de schemering, niet aangepast aan waargenomen zonsondergangen."
    case .limitLearnedWeights: "De gewichten zijn afgeleid uit de natuurkunde van de schemering en bijgesteld naar de avonden die je hebt beoordeeld."
    case .limitForecast: "Verwachtingen van wolkenlagen verliezen binnen vijf dagen het grootste deel van hun waarde; de kansen laten dat zien."
    case .limitTerrain: "Heuvels en gebouwen zitten niet in het model."
    case .limitHaze: "Heiigheid wordt voor ongeveer vijf dagen verwacht; daarna gaat de score uit van de luchtvochtigheid."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "vandaag"
    case .tomorrow: "morgen"
    case .wholeDay: "de hele dag {what}"
    case .restOfDay: "de rest van de dag {what}"
    case .wholeTime: "voortdurend {what}"
    case .fromTime: "{what} vanaf {start} uur"
    case .untilTime: "{what} tot {end} uur"
    case .betweenTimes: "{what} van {start} tot {end} uur"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "af en toe {what}"
    case .detail: "{text}, {detail}"
    case .gusts: "windstoten tot {speed}"
    case .amount: "ongeveer {amount}"
    case .amountFurther: "nog ongeveer {amount}"
    case .skyChange: "{morning} in de ochtend, {afternoon} in de middag"
    case .extremes: "maximum {high}, minimum {low}"
    case .range: "{low} tot {high}"
    case .steady: "rond {low}"
    case .uncertainty: "onzeker: het maximum ligt tussen {low} en {high}"
    case .warmerThanYesterday: "{difference} warmer dan gisteren"
    case .colderThanYesterday: "{difference} kouder dan gisteren"
    case .warmerThanToday: "{difference} warmer dan vandaag"
    case .colderThanToday: "{difference} kouder dan vandaag"
    case .warmerThanDayBefore: "{difference} warmer dan de dag ervoor"
    case .colderThanDayBefore: "{difference} kouder dan de dag ervoor"
    case .aboveNormal: "{difference} boven normaal"
    case .belowNormal: "{difference} onder normaal"
    case .rareHeat: "zelden zo warm in deze tijd van het jaar"
    case .rareCold: "zelden zo koud in deze tijd van het jaar"
    case .ultraviolet: "zonkracht tot {index}"
    case .sunsetColorful: "kleurrijke zonsondergang om {time} uur"
    case .sunsetVivid: "stralende zonsondergang om {time} uur"
    case .sunsetSpectacular: "spectaculaire zonsondergang om {time} uur"
    case .warning: "waarschuwing: {event}"
    case .warnings: "waarschuwing: {event}, en nog {count}"
    case .warningsUnknown: "officiële waarschuwingen onbekend"
    case .usual: "gebruikelijk voor het seizoen: {low} tot {high}"
    case .usualSteady: "gebruikelijk voor het seizoen: {low}"
    case .noChange: "in de komende 48 uur verandert er niets noemenswaardigs"
    case .noForecast: "geen verwachting"
    case .minus: "min {number}"
    }
  }

  static func text(_ value: NoticeText) -> String {
    switch value {
    case .plain: "{what}."
    case .because: "{what} ({cause})."
    case .consequence: "{text} {consequence}"
    case .locationAssumed: "Er is geen plaats ingesteld en de tijdzone heeft geen stad; {place} wordt gebruikt."
    case .ambiguousPlace: "Andere plaatsen heten ook zo: {places}."
    case .placeInferred: "‘{text}’ is opgevat als {place}."
    case .placeOfRegion: "{region} is een heel gebied; dit geldt voor de grootste stad, {place}."
    case .locationUnchecked: "‘{text}’ kon nu niet worden opgezocht en is ongecontroleerd ingesteld."
    case .placesKnownHere: "Online zoeken is niet beschikbaar: dit zijn de lokaal bekende plaatsen."
    case .askedRecently: "Aanbieders worden voor dezelfde plaats hoogstens eens per minuut geraadpleegd."
    case .outOfDate: "Dit antwoord is ouder dan het zou moeten zijn."
    case .noForecast: "Geen verwachting ({cause}): dit is wat hier gebruikelijk is."
    case .usualHere: "Dit is wat hier gebruikelijk is, geen verwachting."
    case .keyRefused: "{provider} weigert de API-sleutel; dit antwoord is zonder die gegevens gemaakt."
    case .impossibleValues: "Waarden van {provider} die niet kunnen kloppen, zijn weggelaten ({counts})."
    case .countOf: "{what}: {count}"
    case .temperaturesStill: "De temperaturen van {provider} zijn al {hours} niet veranderd, het weer wel."
    case .forecastRepeats: "{hours} van de verwachting van {provider} herhalen wat die een dag eerder zei."
    case .temperaturesLater: "De temperaturen van {provider} passen bij het weer van {hours} later."
    case .temperaturesEarlier: "De temperaturen van {provider} passen bij het weer van {hours} eerder."
    case .temperaturesApart: "De temperaturen van {provider} liggen al {hours} ver van alle andere."
    case .errorsChanged: "Wat {provider} zegt, zit er sinds {hours} anders naast: correcties worden opnieuw geleerd."
    case .scoresMayChange: "Nog niet de hele hemel is bekend: deze scores kunnen veranderen."
    case .noSunEvent: "De zon passeert de horizon niet."
    case .noSunEventDays: "De zon passeert de horizon op deze dagen niet."
    case .providerOutdated: "De nieuwste waarden van de aanbieder zijn {age} oud."
    case .noReports: "Geen station bij de plaats heeft waarnemingen."
    case .nothingMeasured: "Er zijn geen metingen, dus er kan geen fout worden berekend."
    case .ledgerOnly: "Alleen al opgeslagen metingen worden gebruikt."
    case .measuredMissing: "Gemeten waarden zijn niet beschikbaar"
    case .reportsMissing: "De meldingen van stations zijn niet beschikbaar"
    case .providerMeasuredMissing: "De metingen van {provider} zijn niet beschikbaar"
    case .alertsMissing: "Officiële waarschuwingen zijn niet beschikbaar"
    case .noStation: "Geen station binnen {distance} heeft in de laatste {minutes} waarnemingen doorgegeven."
    case .stationsHigherOrLower: "De stations liggen meer dan {height} hoger of lager."
    case .measuredOld: "De nieuwste gemeten temperatuur is {age} oud."
    case .rowsInterpolated: "Sommige rijen zijn tussen de stappen van de aanbieder geïnterpoleerd."
    case .rowsBeyondForecast: "De verwachting heeft deze rijen niet."
    case .rowsOfClimate: "Deze rijen zijn klimaatschattingen."
    case .noAlertService: "Geen bekende waarschuwingsdienst dekt deze plaats."
    case .alertsUnlisted: "Er zijn meer waarschuwingen dan vermeld: {count}."
    case .alertsUnread: "Er zijn waarschuwingen die niet leesbaar zijn: {count}."
    case .drawnFromHours: "Geïnterpoleerd uit de uurverwachting."
    case .elevationUnknown: "De hoogte van de plaats is onbekend; de horizon is die van de zee."
    case .dateSkipped: "{date} heeft hier nooit bestaan en is weggelaten."
    case .calendarEnds: "De kalender eindigt met {date}."
    case .modelsMissing: "De modellen met hoge resolutie zijn niet beschikbaar; dit is de projectie van `ar6`."
    case .causeSlowDown: "{provider} vraagt om minder aanvragen"
    case .causeKeyMissing: "{provider} heeft een API-sleutel nodig"
    case .causeKeyInvalid: "{provider} aanvaardt de API-sleutel niet"
    case .causeKeyLimited: "de API-sleutel van {provider} omvat dit niet"
    case .causeBeyondHorizon: "buiten de verwachtingstermijn"
    case .causeOutOfCoverage: "geen aanbieder dekt deze plaats"
    case .causeNotProvided: "geen aanbieder heeft dit"
    case .causeDeadline: "geen antwoord op tijd"
    case .causeBusy: "de server is bezet"
    case .causeStore: "de opslag is mislukt"
    case .causeOffline: "het netwerk is uitgeschakeld"
    case .causeNoNetwork: "geen netwerk"
    case .causeNoLibrary: "libcurl ontbreekt of is te oud"
    case .causeNoResources: "het systeem heeft geen threads, descriptors of geheugen meer"
    case .causeLookup: "geen netwerk, of {provider} is niet te vinden"
    case .causeRefused: "{provider} weigerde de verbinding"
    case .causeTLS: "geen beveiligde verbinding met {provider}"
    case .causeTimeout: "{provider} antwoordde niet op tijd"
    case .causeCut: "{provider} verbrak de verbinding voortijdig"
    case .causeHTTP: "{provider} antwoordde met een fout"
    case .causeMalformed: "het antwoord van {provider} was niet te begrijpen"
    case .causeTooLarge: "het antwoord van {provider} is te groot"
    case .causeRedirect: "{provider} verwees door naar een verboden adres"
    case .causeURL: "het ingestelde adres van {provider} is ongeldig"
    case .causeFailing: "{provider} gaf herhaaldelijk fouten"
    case .causeBudget: "de aanroepen die {provider} toestaat, zijn op"
    case .theProvider: "de aanbieder"
    case .userDataNotKept: "Favorieten en instellingen kunnen niet worden bewaard: {cause}."
    case .cacheInMemory: "De cache staat alleen in het geheugen: {cause}."
    case .userDataWithoutFolder: "Favorieten en instellingen blijven tot dit proces eindigt: ALMANAC_DATA_DIR, XDG_DATA_HOME noch HOME zegt waar ze bewaard moeten worden."
    case .fileReadOnly: "{file} kan worden gelezen maar niet geschreven."
    case .userDataSetAside: "almanac.db was beschadigd en er is een nieuw bestand begonnen. Het oude is {path}; `sqlite3 .recover` probeert de favorieten en instellingen terug te halen."
    case .cacheSetAside: "cache.db was beschadigd en er is een nieuw bestand begonnen. Het oude is {path} en kan worden gewist."
    case .fileNewer: "{file} is door een nieuwere versie van het programma gemaakt; het wordt alleen gelezen."
    case .fileRowsDamaged: "Sommige rijen van {file} zijn beschadigd; ze zijn weggelaten."
    case .answerNotCached: "Een antwoord kon niet in de cache worden bewaard: {cause}."
    case .storeFull: "de schijf is vol"
    case .storeReadOnly: "in de map kan niet worden geschreven"
    case .storeCorrupt: "de opgeslagen gegevens zijn beschadigd"
    case .storeLocked: "een ander proces houdt het bestand vast"
    case .storeIrregular: "op zijn pad staat geen gewoon bestand"
    case .meanShift: "De gemiddelde verschuiving van dagen als deze, geen verwachting voor een datum: het weer van één dag wisselt meer."
    case .warmingHere: "Van {from} tot {to} verandert de wereldwijde opwarming ten opzichte van 1850–1900 van {now} naar {then} ({emissions}, {scenario}); hier is de verandering in deze maand {factor} keer zo groot ({region})."
    case .warmingHereWithout: "Van {from} tot {to} verandert de wereldwijde opwarming ten opzichte van 1850–1900 van {now} naar {then}, zonder de ingrepen naar {without} ({emissions}, {scenario}); hier is de verandering in deze maand {factor} keer zo groot ({region})."
    case .pastObserved: "De opwarming tot nu toe is waargenomen en in elk scenario dezelfde."
    case .highEmissionsUnlikely: "SSP5-8.5 is een onwaarschijnlijk geval met hoge uitstoot, niet wat wordt verwacht."
    case .lessProportional: "Na een piek is weer dalende opwarming per regio minder precies evenredig."
    case .mostlySea: "De regio is vooral zee: het gemiddelde past bij kusten en eilanden, het binnenland warmt meer op."
    case .otherPrecipitation: "Bij de geprojecteerde temperatuur valt neerslag in een andere vorm (Jennings et al. 2018)."
    case .moreHeavyRain: "Dezelfde zware regen zou ongeveer {percent} meer brengen: {each} per {unit} wereldwijde opwarming op land (CMIP6-mediaan van de natste dag)."
    case .lessHeavyRain: "Dezelfde zware regen zou ongeveer {percent} minder brengen: {each} per {unit} wereldwijde opwarming op land (CMIP6-mediaan van de natste dag)."
    case .leversTooLate: "Ingrepen kunnen dit jaar en het verleden niet veranderen."
    case .terminationShock: "Zonnestralingsbeheer verbergt opwarming zolang het duurt: stopt het, dan keert het grootste deel van de verborgen opwarming in vijf tot tien jaar terug (beëindigingsschok)."
    case .leversOverlap: "Maatregelen overlappen: opgeteld beloven ze meer dan ze samen opleveren."
    case .leversCapped: "Samen zijn ze begrensd tot het verschil met SSP1-1.9, het laagste beoordeelde pad."
    case .sulfurUncovers: "Schonere lucht zonder zwavel legt opwarming bloot die nu verborgen is."
    case .highResolutionFactor: "De factor is de mediaan van {count} modellen met hoge resolutie op de plaats, het bereik hun laagste en hoogste; beide geschaald naar scenario en jaar."
    case .originalFormula: "De formule van de oorspronkelijke app: {everywhere} overal, {with} met ingrepen. Vanaf vandaag verwachten klimaatmodellen {low} tot {high} wereldwijde opwarming tegen {year}; gebruik het model `ar6` voor een projectie."
    case .normalsCoarse: "Berekend uit maandnormalen van een grof raster en de spreiding daaromheen, niet geteld. Een station kan tien dagen of meer afwijken, vooral aan kusten, in dalen en in steden."
    case .normalsUnrepresentative: "Het klimaat van de plaats zelf kan anders zijn: de normalen zijn die van de omgeving, waar stations door reliëf en zee verschillen of ontbreken."
    case .spreadKept: "De spreiding van de dagen rond hun gemiddelde blijft als in {period}."
    case .normalProjected: "Het geprojecteerde weer is wat normaal is voor de datum: dat van {period}, verschoven met de opwarming sindsdien."
    case .dayMean: "De temperatuur van de dag is het gemiddelde van de uren."
    case .scenarioVeryLow: "Zeer laag: CO2 rond {zero} netto nul, opwarming tegen {year} weer bij {warming}."
    case .scenarioLow: "Laag: CO2 rond {zero} netto nul, opwarming blijft onder {warming}."
    case .scenarioMiddle: "Midden: dicht bij waar het huidige beleid heen leidt, ongeveer {warming} tegen {year}."
    case .scenarioHigh: "Hoog: de uitstoot blijft stijgen, ongeveer {warming} tegen {year}."
    case .scenarioVeryHigh: "Zeer hoog: fossiele brandstoffen zonder rem; tegenwoordig onwaarschijnlijk geacht."
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Hier"
    case .now: "Nu"
    case .day: "Dag"
    case .time: "Tijd"
    case .weather: "Weer"
    case .temperature: "Temperatuur"
    case .minimum: "Min"
    case .maximum: "Max"
    case .rain: "Regen"
    case .chance: "Kans"
    case .wind: "Wind"
    case .clouds: "Wolken"
    case .highClouds: "Hoge wolken"
    case .humidity: "Luchtvochtigheid"
    case .dewPoint: "Dauwpunt"
    case .visibility: "Zicht"
    case .pressure: "Luchtdruk"
    case .uvIndex: "Zonkracht"
    case .sun: "Zon"
    case .sunrise: "Zonsopkomst"
    case .sunset: "Zonsondergang"
    case .noon: "Zon op het hoogst"
    case .dayLength: "Daglengte"
    case .goldenHour: "Gouden uur"
    case .blueHour: "Blauwe uur"
    case .civilDusk: "Einde burgerlijke schemering"
    case .fullNight: "Helemaal donker"
    case .moonrise: "Maansopkomst"
    case .moonset: "Maansondergang"
    case .score: "Score"
    case .likely: "Verwacht"
    case .asForecast: "Als de bewolking komt zoals verwacht"
    case .aerosol: "Aerosol"
    case .dust: "Stof"
    case .seen: "Gezien"
    case .forecast: "Verwachting"
    case .yourSunsets: "Jouw zonsondergangen"
    case .change: "Verandering"
    case .singleYears: "Losse jaren"
    case .world: "Wereld"
    case .region: "Regio"
    case .daysOfYear: "Dagen per jaar"
    case .fourYearsInFive: "4 van de 5 jaar"
    case .tropicalNights: "Tropische nachten"
    case .frostDays: "Vorstdagen"
    case .iceDays: "IJsdagen"
    case .heatingDegreeDays: "Graaddagen (verwarming)"
    case .coolingDegreeDays: "Graaddagen (koeling)"
    case .aboveDegrees: "boven {degrees}"
    case .timesAsOften: "{factor} keer"
    case .avoided: "{amount} hier vermeden"
    case .fourOfFive: "{range}, vier van de vijf jaren"
    case .aboveIndustry: "{warming} ten opzichte van 1850–1900"
    case .inYear: "In {year}"
    case .todayIn: "vandaag in {year}"
    case .veryLowEmissions: "zeer lage uitstoot"
    case .lowEmissions: "lage uitstoot"
    case .middleEmissions: "gemiddelde uitstoot"
    case .highEmissions: "hoge uitstoot"
    case .veryHighEmissions: "zeer hoge uitstoot"
    case .without: "zonder"
    case .with: "met"
    case .skyOf: "de hemel, {day}"
    case .airAt: "lucht, {time}"
    case .officialWarnings: "officiële waarschuwingen"
    case .feelsLike: "gevoelstemperatuur {value}"
    case .warmerThanNormal: "{difference} warmer dan normaal ({usual})"
    case .colderThanNormal: "{difference} kouder dan normaal ({usual})"
    case .roughly: "{text}, ruwweg"
    case .measured: "{age} geleden {value} gemeten, {where} bij {station}"
    case .away: "op {distance}"
    case .awayAndHeight: "{away} en {height}"
    case .lower: "{height} lager"
    case .higher: "{height} hoger"
    case .outOfDate: "{text}, verouderd"
    case .sensorStuck: "{text}, maar de sensor hangt mogelijk"
    case .nextDay: "Komende 24 uur: {summary}"
    case .orMore: "{value} of meer"
    case .lessThan: "minder dan {value}"
    case .gusts: "{wind}, windstoten {speed}"
    case .upAllDay: "de hele dag boven de horizon"
    case .downAllDay: "de hele dag onder de horizon"
    case .doesNotSet: "{rise}, gaat niet onder"
    case .doesNotRise: "{set}, komt niet op"
    case .none: "geen"
    case .noneToday: "vandaag geen"
    case .inAll: "{amount} in totaal"
    case .whereKnown: "{amount} voor zover bekend"
    case .ofHundred: "van 100"
    case .over: "{time}, voorbij"
    case .noScorePolarDay: "De zon gaat op deze dag niet onder: er valt niets te beoordelen."
    case .noScorePolarNight: "De zon komt op deze dag niet op: er valt niets te beoordelen."
    case .noScoreNoEvent: "De zon passeert op deze dag de horizon niet."
    case .noScoreBeyond: "Geen score: deze dag valt buiten de verwachtingstermijn."
    case .noScoreClouds: "Geen score: de bewolking van deze dag is onbekend."
    case .noScore: "Geen score: de reden is onbekend."
    case .degreesHigh: "{time}, {degrees}° hoog"
    case .sunAt: "{phase}, zon op {altitude}°"
    case .lit: "{percent} verlicht"
    case .live: "Live, {time}."
    case .stored: "Gegevens van {time} ({age} oud)."
    case .storedStale: "Gegevens van {time} ({age} oud), verouderd."
    case .estimateOfClimate: "Een schatting uit het klimaat van deze plaats, geen verwachting."
    case .noCoverage: "Geen waarschuwingsdienst dekt deze plaats: er is niets bekend, en dat betekent niet dat het veilig is."
    case .noWarnings: "Geen waarschuwingen van kracht."
    case .fromUntil: "{from} tot {until}"
    case .europeanIndex: "Europese AQI"
    case .usIndex: "US AQI"
    case .ukIndex: "Britse DAQI"
    case .mostOfAll: "{category}, vooral {pollutant}"
    case .pollen: "Pollen (korrels/m³): {kinds}"
    case .alder: "els"
    case .birch: "berk"
    case .grass: "gras"
    case .mugwort: "bijvoet"
    case .olive: "olijf"
    case .ragweed: "ambrosia"
    case .learningTooFew: "{evenings} met verwachting. Vanaf 20 kan de score ervan leren."
    case .learningUnused: "{evenings}: de score zit er {points} punten naast. Ervan leren zou haar niet meetbaar beter maken en gebeurt daarom niet."
    case .learningUsed: "{evenings}: de score heeft ervan geleerd en zit er {points} punten naast in plaats van {reasoned}."
    case .ageUnknown: "onbekende tijd"
    case .old: "{age} oud"
    case .usualHere: "wat hier gebruikelijk is, geen verwachting"
    case .windIs: "Wind {value}"
    case .humidityIs: "Luchtvochtigheid {value}"
    case .sunriseIs: "Zonsopkomst {time}"
    case .sunsetIs: "Zonsondergang {time}"
    case .alertIs: "Waarschuwing: {event}"
    case .rainNow: "nu"
    case .rainNone: "droog"
    case .correctedByErrors: "gecorrigeerd naar eerdere fouten"
    case .gustsName: "Windstoten"
    case .chanceOfRain: "Kans op regen"
    case .fromTo: "{least} tot {most}"
    case .correction: "{variable} {change} naar eerdere fouten van {provider} hier: van gemiddeld {error} blijft {left} over."
    case .forecastErrors: "fouten van verwachtingen"
    case .skillUnknown: "Er is nog te weinig bekend. Verwachtingen worden bij elke opvraging bewaard en vergeleken zodra stations melden: een aanbieder verschijnt na 24 uur die zowel verwacht als gemeten zijn."
    case .skillBackfill: "{command} vult de laatste 90 dagen in één keer aan."
    case .skillFooter: "Gemiddelde fouten ten opzichte van de metingen van stations tot {day}; tussen haakjes het bereik van vier van de vijf opnieuw getrokken gemiddelden. Winst is de verbetering ten opzichte van het uur van de laatste bekende dag overnemen."
    case .leadTitle: "Vooruit"
    case .errorTitle: "Fout"
    case .biasTitle: "Afwijking"
    case .skillTitle: "Winst"
    case .hoursTitle: "Uren"
    case .leadUnderOneDay: "< 1 dag"
    case .providerTemperature: "{provider}, temperatuur"
    case .providerRain: "{provider}, kans op regen, {lead} vooruit"
    case .leadEvery: "bij elke termijn"
    case .leadRange: "{first} tot {last} vooruit"
    case .leadOnly: "{lead} vooruit"
    case .correctionProven: "Correctie van de afwijking helpt aantoonbaar {leads}: bij de kortste van {before} naar {after} °C, op {days} dagen waarvan niet geleerd was."
    case .correctionNoise: "Correctie van de afwijking helpt misschien {leads}, maar niet meer dan toeval."
    case .correctionUseless: "Correctie van de afwijking zou {leads} niet helpen."
    case .correctionFewDays: "Er zijn te weinig dagen om te zeggen of correctie van de afwijking {leads} helpt."
    case .otherValues: "Andere waarden"
    case .rainInHour: "Regen in 1 uur"
    case .saidTitle: "Verwacht"
    case .cameTitle: "Waargenomen"
    case .betterThanBase: "{share} beter dan altijd de gebruikelijke kans op regen geven."
    case .notBetterThanBase: "Niet beter dan altijd de gebruikelijke kans op regen geven."
    case .faultStill: "{provider}: de temperaturen zijn al {hours} niet veranderd."
    case .faultFrozen: "{provider}: {hours} herhalen wat een dag eerder werd gezegd."
    case .faultLater: "{provider}: de temperaturen passen bij die van {hours} later."
    case .faultEarlier: "{provider}: de temperaturen passen bij die van {hours} eerder."
    case .faultApart: "{provider}: al {hours} ver van alle andere."
    case .faultChanged: "{provider}: de fouten zijn anders dan voorheen en worden opnieuw geleerd."
    case .shortPolarDay: "Middernachtzon"
    case .shortPolarNight: "Poolnacht"
    case .shortNoEvent: "Geen op deze dag"
    case .shortBeyond: "Buiten de verwachting"
    case .shortClouds: "Geen wolkengegevens"
    case .measuredNow: "Nu gemeten"
    case .noStation: "Geen station bij de plaats heeft de laatste uren iets gemeten."
    case .noStationTemperature: "De stations bij de plaats hebben geen temperatuur gemeten."
    case .rainSoon: "Regen binnenkort"
    case .places: "Plaatsen"
    case .noPlace: "Geen plaats gevonden."
    case .scoreMayChange: "Een score met {mark} kan nog veranderen: nog niet de hele hemel is bekend."
    case .airQuality: "Luchtkwaliteit"
    case .mapTitle: "Kaart"
    case .climateTitle: "Klimaat"
    case .rainRadar: "Regenradar"
    case .precipitation: "Neerslag"
    case .windSpeed: "Windsnelheid"
    case .seaLevelPressure: "Luchtdruk op zeeniveau"
    }
  }

  static func text(_ value: ChartText) -> String {
    switch value {
    case .described: "{title}: {text}"
    case .groups: "{first}; {second}"
    case .noData: "geen gegevens"
    case .tooLittleKnown: "er is nog te weinig bekend"
    case .withinADay: "binnen een dag"
    case .estimatedFrom: "{mark} vanaf {day}"
    case .temperature: "Temperatuur in {place}"
    case .dashedFeelsLike: "gestippeld: gevoelstemperatuur"
    case .ringMeasured: "ring: gemeten {value}"
    case .measuredAt: "Gemeten om {time} uur: {value}"
    case .precipitation: "Neerslag in {place}"
    case .noneExpected: "geen verwacht"
    case .noPrecipitation: "Geen neerslag verwacht"
    case .atMostLikely: "hoogstens {percent} kans"
    case .lineProbability: "lijn: kans"
    case .sunsets: "Zonsondergangen in {place}"
    case .sunrises: "Zonsopkomsten in {place}"
    case .scoreOf: "score van {most}"
    case .scoreOfDay: "{day} {score}"
    case .unknown: "onbekend"
    case .best: "De beste: {text}"
    case .bestAt: "de beste {day} om {time} uur: {rating}"
    case .bestDay: "de beste {day}: {rating}"
    case .doesNotCross: "de zon passeert de horizon niet"
    case .sun: "De zon in {place}"
    case .dayLength: "daglengte {hours} u {minutes} min"
    case .doesNotSet: "de zon gaat niet onder"
    case .doesNotRise: "de zon komt niet op"
    case .noonAt: "zon op het hoogst {time} op {altitude}"
    case .sunriseAt: "zonsopkomst {time}"
    case .sunsetAt: "zonsondergang {time}"
    case .daylight: "Daglicht in {place}"
    case .lengthOfDay: "{hours} op {day}"
    case .longestDay: "langste dag {longest}, kortste {shortest}"
    case .daysLikeThis: "Dagen als deze in {place}"
    case .warmingOfDays: "Opwarming van dagen als deze in {place}"
    case .valueIn: "{value} in {year}"
    case .withRange: "{text} ({range})"
    case .percentRange: "bandbreedte van {percent}"
    case .rangeOfModels: "bandbreedte van de modellen"
    case .withInterventions: "met ingrepen"
    case .withoutInterventions: "zonder ingrepen"
    case .assumption: "{scenario}, {range}; bleek: afzonderlijke jaren"
    case .originalFormula: "de oorspronkelijke formule, zonder bandbreedte"
    case .errors: "Hoe ver verwachtingen in {place} ernaast zaten"
    case .meanErrors: "{variable}: gemiddelde fout naar dagen vooruit ({days})"
    case .errorsOf: "{provider} {errors}"
    case .errorAhead: "{error} {lead}"
    case .daysAhead: "dagen vooruit"
    case .rainedHere: "Hoe vaak het regende in {place}"
    case .byChance: "naar de kans die {lead} werd verwacht; grote punten zijn veel uren"
    case .rainCame: "{provider}: bij {chance} regende het in {share} van de uren ({hours})"
    case .forecastChance: "verwachte kans, %"
    case .asOftenAsSaid: "zo vaak als gezegd"
    case .usualRain: "hoe vaak het regent"
    case .around: "Rond {place}"
    case .across: "{distance} breed"
    case .cloudCover: "bewolking {percent}"
    case .sunIsUp: "de zon staat boven de horizon"
    case .sunIsDown: "de zon staat onder de horizon"
    case .whereSunSets: "Waar de zon ondergaat"
    case .goldenLine: "gouden lijn: zonsondergang op dit moment"
    case .bestSunset: "mooiste zonsondergang: {place}, {score} van {most}"
    case .world: "de wereld met dag en nacht"
    }
  }
}

/// The words and sentences of Almanac in Polish.
enum PolishPhrases: Phrasebook {

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Bezchmurnie"
    case .mainlyClear: "Prawie bezchmurnie"
    case .partlyCloudy: "Częściowe zachmurzenie"
    case .overcast: "Zachmurzenie całkowite"
    case .fog: "Mgła"
    case .rimeFog: "Mgła osadzająca szadź"
    case .lightDrizzle: "Słaba mżawka"
    case .drizzle: "Mżawka"
    case .heavyDrizzle: "Silna mżawka"
    case .lightFreezingDrizzle: "Słaba marznąca mżawka"
    case .freezingDrizzle: "Marznąca mżawka"
    case .lightRain: "Słaby deszcz"
    case .rain: "Deszcz"
    case .heavyRain: "Silny deszcz"
    case .lightFreezingRain: "Słaby marznący deszcz"
    case .freezingRain: "Marznący deszcz"
    case .lightSnow: "Słabe opady śniegu"
    case .snow: "Opady śniegu"
    case .heavySnow: "Intensywne opady śniegu"
    case .snowGrains: "Śnieg ziarnisty"
    case .lightRainShowers: "Słabe przelotne opady deszczu"
    case .rainShowers: "Przelotne opady deszczu"
    case .heavyRainShowers: "Gwałtowne przelotne opady deszczu"
    case .lightSnowShowers: "Słabe przelotne opady śniegu"
    case .snowShowers: "Silne przelotne opady śniegu"
    case .thunderstorm: "Burza"
    case .thunderstormLightHail: "Burza z gradem"
    case .thunderstormHeavyHail: "Burza z silnym gradem"
    case .heavyThunderstorm: "Silna burza"
    case .lightSleet: "Słaby deszcz ze śniegiem"
    case .sleet: "Deszcz ze śniegiem"
    case .lightHail: "Słaby grad"
    case .hail: "Grad"
    case .mist: "Zamglenie"
    case .haze: "Zmętnienie"
    case .smoke: "Dym"
    case .dust: "Pył"
    case .sand: "Zamieć piaskowa"
    case .ash: "Popiół wulkaniczny"
    case .squall: "Szkwał"
    case .tornado: "Trąba powietrzna"
    case .unknown: "Nieznane"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Słaby"
    case .muted: "Stonowany"
    case .fine: "Ładny, lecz skromny"
    case .colorful: "Barwny"
    case .vivid: "Intensywny"
    case .spectacular: "Spektakularny"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Bezchmurnie"
    case .partly: "Częściowe"
    case .overcast: "Całkowite"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "Brak"
    case .few: "Mało"
    case .many: "Dużo"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Sucho"
    case .ok: "Normalnie"
    case .humid: "Wilgotno"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Małe"
    case .moderate: "Średnie"
    case .high: "Duże"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Słaba"
    case .moderate: "Umiarkowana"
    case .good: "Dobra"
    }
  }

  static func direction(_ value: Bearing) -> String {
    switch value.compass {
    case .north: "na północ"
    case .northNortheast: "na północno-północny wschód"
    case .northeast: "na północny wschód"
    case .eastNortheast: "na wschodnio-północny wschód"
    case .east: "na wschód"
    case .eastSoutheast: "na wschodnio-południowy wschód"
    case .southeast: "na południowy wschód"
    case .southSoutheast: "na południowo-południowy wschód"
    case .south: "na południe"
    case .southSouthwest: "na południowo-południowy zachód"
    case .southwest: "na południowy zachód"
    case .westSouthwest: "na zachodnio-południowy zachód"
    case .west: "na zachód"
    case .westNorthwest: "na zachodnio-północny zachód"
    case .northwest: "na północny zachód"
    case .northNorthwest: "na północno-północny zachód"
    }
  }

  static func origin(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "z północy"
    case .northNortheast: "z północno-północnego wschodu"
    case .northeast: "z północnego wschodu"
    case .eastNortheast: "ze wschodnio-północnego wschodu"
    case .east: "ze wschodu"
    case .eastSoutheast: "ze wschodnio-południowego wschodu"
    case .southeast: "z południowego wschodu"
    case .southSoutheast: "z południowo-południowego wschodu"
    case .south: "z południa"
    case .southSouthwest: "z południowo-południowego zachodu"
    case .southwest: "z południowego zachodu"
    case .westSouthwest: "z zachodnio-południowego zachodu"
    case .west: "z zachodu"
    case .westNorthwest: "z zachodnio-północnego zachodu"
    case .northwest: "z północnego zachodu"
    case .northNorthwest: "z północno-północnego zachodu"
    }
  }

  static func letters(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "N"
    case .northNortheast: "NNE"
    case .northeast: "NE"
    case .eastNortheast: "ENE"
    case .east: "E"
    case .eastSoutheast: "ESE"
    case .southeast: "SE"
    case .southSoutheast: "SSE"
    case .south: "S"
    case .southSouthwest: "SSW"
    case .southwest: "SW"
    case .westSouthwest: "WSW"
    case .west: "W"
    case .westNorthwest: "WNW"
    case .northwest: "NW"
    case .northNorthwest: "NNW"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "opady"
    case .drizzle: "mżawka"
    case .lightRain: "słaby deszcz"
    case .rain: "deszcz"
    case .heavyRain: "silny deszcz"
    case .showers: "przelotne opady deszczu"
    case .heavyShowers: "silne przelotne opady deszczu"
    case .thunderstorms: "burze"
    case .hail: "grad"
    case .freezingRain: "marznący deszcz"
    case .sleet: "deszcz ze śniegiem"
    case .lightSnow: "słabe opady śniegu"
    case .snow: "opady śniegu"
    case .heavySnow: "intensywne opady śniegu"
    case .snowShowers: "przelotne opady śniegu"
    case .fog: "mgła"
    case .frost: "mróz"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "możliwe opady"
    case .drizzle: "możliwa mżawka"
    case .lightRain: "możliwy słaby deszcz"
    case .rain: "możliwy deszcz"
    case .heavyRain: "możliwy silny deszcz"
    case .showers: "możliwe przelotne opady deszczu"
    case .heavyShowers: "możliwe silne przelotne opady deszczu"
    case .thunderstorms: "możliwe burze"
    case .hail: "możliwy grad"
    case .freezingRain: "możliwy marznący deszcz"
    case .sleet: "możliwy deszcz ze śniegiem"
    case .lightSnow: "możliwe słabe opady śniegu"
    case .snow: "możliwe opady śniegu"
    case .heavySnow: "możliwe intensywne opady śniegu"
    case .snowShowers: "możliwe przelotne opady śniegu"
    case .fog: "możliwa mgła"
    case .frost: "możliwy mróz"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "słonecznie"
    case .clear: "bezchmurnie"
    case .partlyCloudy: "częściowe zachmurzenie"
    case .cloudy: "pochmurno"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "silny wiatr"
    case .gale: "wichura"
    case .storm: "silna wichura"
    case .hurricane: "huragan"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "nad ranem"
    case .morning: "przed południem"
    case .afternoon: "po południu"
    case .evening: "wieczorem"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "od wczesnego ranka"
    case .morning: "od przedpołudnia"
    case .afternoon: "od popołudnia"
    case .evening: "od wieczora"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "do wczesnego ranka"
    case .morning: "do przedpołudnia"
    case .afternoon: "do popołudnia"
    case .evening: "do wieczora"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "{count} stopień", few: "{count} stopnie", many: "{count} stopni", other: "{count} stopnia")
    case .fahrenheit: PluralForms(one: "{count} stopień", few: "{count} stopnie", many: "{count} stopni", other: "{count} stopnia")
    case .kelvin: PluralForms(one: "{count} kelwin", few: "{count} kelwiny", many: "{count} kelwinów", other: "{count} kelwina")
    case .kilometersPerHour: PluralForms(one: "{count} kilometr na godzinę", few: "{count} kilometry na godzinę", many: "{count} kilometrów na godzinę", other: "{count} kilometra na godzinę")
    case .milesPerHour: PluralForms(one: "{count} mila na godzinę", few: "{count} mile na godzinę", many: "{count} mil na godzinę", other: "{count} mili na godzinę")
    case .metersPerSecond: PluralForms(one: "{count} metr na sekundę", few: "{count} metry na sekundę", many: "{count} metrów na sekundę", other: "{count} metra na sekundę")
    case .knots: PluralForms(one: "{count} węzeł", few: "{count} węzły", many: "{count} węzłów", other: "{count} węzła")
    case .hectopascals: PluralForms(one: "{count} hektopaskal", few: "{count} hektopaskale", many: "{count} hektopaskali", other: "{count} hektopaskala")
    case .inchesOfMercury: PluralForms(one: "{count} cal słupa rtęci", few: "{count} cale słupa rtęci", many: "{count} cali słupa rtęci", other: "{count} cala słupa rtęci")
    case .millimetersOfMercury: PluralForms(one: "{count} milimetr słupa rtęci", few: "{count} milimetry słupa rtęci", many: "{count} milimetrów słupa rtęci", other: "{count} milimetra słupa rtęci")
    case .millimeters: PluralForms(one: "{count} milimetr", few: "{count} milimetry", many: "{count} milimetrów", other: "{count} milimetra")
    case .inches: PluralForms(one: "{count} cal", few: "{count} cale", many: "{count} cali", other: "{count} cala")
    case .millimetersPerHour: PluralForms(one: "{count} milimetr na godzinę", few: "{count} milimetry na godzinę", many: "{count} milimetrów na godzinę", other: "{count} milimetra na godzinę")
    case .inchesPerHour: PluralForms(one: "{count} cal na godzinę", few: "{count} cale na godzinę", many: "{count} cali na godzinę", other: "{count} cala na godzinę")
    case .centimeters: PluralForms(one: "{count} centymetr", few: "{count} centymetry", many: "{count} centymetrów", other: "{count} centymetra")
    case .kilometers: PluralForms(one: "{count} kilometr", few: "{count} kilometry", many: "{count} kilometrów", other: "{count} kilometra")
    case .miles: PluralForms(one: "{count} mila", few: "{count} mile", many: "{count} mil", other: "{count} mili")
    case .meters: PluralForms(one: "{count} metr", few: "{count} metry", many: "{count} metrów", other: "{count} metra")
    case .feet: PluralForms(one: "{count} stopa", few: "{count} stopy", many: "{count} stóp", other: "{count} stopy")
    case .microgramsPerCubicMeter: PluralForms(one: "{count} mikrogram na metr sześcienny", few: "{count} mikrogramy na metr sześcienny", many: "{count} mikrogramów na metr sześcienny", other: "{count} mikrograma na metr sześcienny")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .percent: PluralForms(one: "{count} procent", few: "{count} procent", many: "{count} procent", other: "{count} procent")
    case .minutesInWords: PluralForms(one: "{count} minuta", few: "{count} minuty", many: "{count} minut", other: "{count} minuty")
    case .hoursInWords: PluralForms(one: "{count} godzina", few: "{count} godziny", many: "{count} godzin", other: "{count} godziny")
    case .aboutMinutes: PluralForms(one: "około {count} minuty", few: "około {count} minut", many: "około {count} minut", other: "około {count} minuty")
    case .nextHours: PluralForms(one: "najbliższa godzina", few: "najbliższe {count} godziny", many: "najbliższe {count} godzin", other: "najbliższe {count} godziny")
    case .minutes: PluralForms(one: "{count} min", few: "{count} min", many: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} godz.", few: "{count} godz.", many: "{count} godz.", other: "{count} godz.")
    case .days: PluralForms(one: "{count} dzień", few: "{count} dni", many: "{count} dni", other: "{count} dnia")
    case .daysAgo: PluralForms(one: "{count} dzień", few: "{count} dni", many: "{count} dni", other: "{count} dnia")
    case .evenings: PluralForms(one: "{count} wieczór", few: "{count} wieczory", many: "{count} wieczorów", other: "{count} wieczoru")
    case .placesNamed: PluralForms(one: "Liczba znalezionych miejsc: {count}", few: "Liczba znalezionych miejsc: {count}", many: "Liczba znalezionych miejsc: {count}", other: "Liczba znalezionych miejsc: {count}")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "Wszystkie działania razem: CO2, metan, HFC, sadza, SO2 i N2O"
    case .methane45By2030: "Metan −45% do 2030 r."
    case .methane30By2030: "Metan −30% do 2030 r. (Global Methane Pledge)"
    case .carbonNetZero2050: "CO2 netto zero do 2050 r."
    case .carbonNetZero2070: "CO2 netto zero do 2070 r."
    case .carbonHalved2050: "Kopalny CO2 o połowę mniej do 2050 r."
    case .noDeforestation2030: "Bez wylesiania od 2030 r."
    case .refrigerantsOut2050: "Czynniki chłodnicze HFC wycofane do 2050 r."
    case .nitrousOxide30By2050: "Podtlenek azotu −30% do 2050 r."
    case .soot50By2040: "Sadza −50% do 2040 r."
    case .sulfur80By2050: "Dwutlenek siarki −80% do 2050 r. (odsłania ocieplenie)"
    case .solarRamp: "Geoinżynieria słoneczna −1 W/m², od 2030 do 2040 r., potem utrzymana"
    case .solarTerminated: "Geoinżynieria słoneczna −1 W/m², przerwana w 2060 r."
    case .toSSP119: "Świat podąża zamiast tego za SSP1-1.9"
    case .toSSP126: "Świat podąża zamiast tego za SSP1-2.6"
    case .toSSP245: "Świat podąża zamiast tego za SSP2-4.5"
    }
  }

  static func word(_ value: Measurement) -> String {
    switch value {
    case .temperature: "temperatura"
    case .dewPoint: "punkt rosy"
    case .humidity: "wilgotność"
    case .pressure: "ciśnienie"
    case .windSpeed: "prędkość wiatru"
    case .windDirection: "kierunek wiatru"
    case .cloudCover: "zachmurzenie"
    case .probability: "prawdopodobieństwo"
    case .precipitation: "opad"
    case .precipitationRate: "opad"
    case .dailyPrecipitation: "opad"
    case .snowfall: "opad śniegu"
    case .dailySnowfall: "opad śniegu"
    case .visibility: "widzialność"
    case .uvIndex: "indeks UV"
    case .aerosolOpticalDepth: "zmętnienie"
    case .concentration: "stężenie"
    case .pollen: "pyłki"
    case .airQualityIndex: "indeks jakości powietrza"
    case .elevation: "wysokość"
    case .latitude: "szerokość geograficzna"
    case .longitude: "długość geograficzna"
    }
  }

  static func word(_ value: SunPhase) -> String {
    switch value {
    case .night: "noc"
    case .astronomicalTwilight: "zmierzch/świt astronomiczny"
    case .nauticalTwilight: "zmierzch/świt żeglarski"
    case .civilTwilight: "zmierzch/świt cywilny"
    case .day: "dzień"
    }
  }

  static func word(_ value: MoonPhaseName) -> String {
    switch value {
    case .newMoon: "Nów"
    case .waxingCrescent: "Przybywający sierp"
    case .firstQuarter: "Pierwsza kwadra"
    case .waxingGibbous: "Przybywający garbaty"
    case .fullMoon: "Pełnia"
    case .waningGibbous: "Ubywający garbaty"
    case .lastQuarter: "Ostatnia kwadra"
    case .waningCrescent: "Ubywający sierp"
    }
  }

  static func word(_ value: AlertSeverity) -> String {
    switch value {
    case .unknown: "NIEZNANE"
    case .minor: "NISKIE"
    case .moderate: "UMIARKOWANE"
    case .severe: "POWAŻNE"
    case .extreme: "EKSTREMALNE"
    }
  }

  static func word(_ value: AirQualityCategory) -> String {
    switch value {
    case .good: "dobra"
    case .fair: "zadowalająca"
    case .moderate: "umiarkowana"
    case .poor: "zła"
    case .veryPoor: "bardzo zła"
    case .extremelyPoor: "skrajnie zła"
    case .unhealthyForSensitiveGroups: "niezdrowa dla osób wrażliwych"
    case .unhealthy: "niezdrowa"
    case .veryUnhealthy: "bardzo niezdrowa"
    case .hazardous: "niebezpieczna"
    case .low: "niska"
    case .high: "wysoka"
    case .veryHigh: "bardzo wysoka"
    }
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Upał raz na 10 lat"
    case .hotExtreme50Year: "Upał raz na 50 lat"
    case .heavyPrecipitation10Year: "Deszcz raz na 10 lat"
    case .drought10Year: "Susza raz na 10 lat"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .nowcastUnknown: "Brak danych o opadach na najbliższe godziny."
    case .nowcastUsual: "Nie ma prognozy na te godziny, wiadomo tylko, co jest typowe dla pory roku."
    case .dry: "Nie przewiduje się opadów."
    case .dryAsFarAsKnown: "Nie przewiduje się opadów, o ile wiadomo."
    case .dryFor: "Nie przewiduje się opadów przez {time}; dalszy przebieg nie jest w pełni znany."
    case .wetNow: "Teraz opady, końca nie widać."
    case .wetNowUntil: "Teraz opady, koniec za {end}."
    case .wetFrom: "Opady zaczną się za {start}."
    case .wetFromFor: "Opady zaczną się za {start} i potrwają {length}."
    case .wetWithin: "Opady najpóźniej za {latest}."
    case .wetWithinUntil: "Opady najpóźniej za {latest}, koniec za {end}."
    case .airGood: "Powietrze jest dobre: warto wyjść na zewnątrz."
    case .airAcceptable: "Powietrze zadowalające: osoby szczególnie wrażliwe mogą zwolnić tempo na zewnątrz."
    case .airForSensitiveGroups: "Osoby wrażliwe powinny ograniczyć długotrwały lub intensywny wysiłek na zewnątrz."
    case .airUnhealthy: "Wszyscy powinni ograniczyć długotrwały lub intensywny wysiłek na zewnątrz."
    case .airVeryUnhealthy: "Unikaj intensywnego wysiłku na zewnątrz; osoby wrażliwe powinny zostać w domu."
    case .airHazardous: "Zostań w domu i zamknij okna."
    case .noCloudData: "Brak danych o chmurach na tę chwilę, więc nie ma oceny."
    case .noCloudLayers: "Warstwy chmur na tę chwilę są nieznane, więc nie ma oceny."
    case .polarDay: "Słońce przez całą dobę jest nad horyzontem."
    case .polarNight: "Słońce przez całą dobę jest pod horyzontem."
    case .noEvent: "Słońce nie przecina tego dnia horyzontu."
    case .beyondHorizon: "Ten dzień leży poza zasięgiem prognoz."
    case .classicScore: "Pierwotna ocena, tylko na podstawie zachmurzenia: {score} na 100."
    case .lowCloud: "Niskie chmury zasłaniają większość nieba"
    case .clearSky: "Prawie bezchmurne niebo zapowiada skromną, czystą poświatę"
    case .clearSkyMuted: "Prawie bezchmurne niebo zapowiada skromną poświatę"
    case .scatteredLowCloud: "Rozproszone niskie chmury zostawiają skromną poświatę w lukach"
    case .highAndMidCloud: "Chmury wysokie i średnie"
    case .highSheet: "Zwarte chmury wysokie"
    case .cirrus: "Chmury cirrus"
    case .midOvercast: "Zwarte chmury średnie"
    case .altocumulus: "Chmury altocumulus"
    case .catchesLight: "{cloud} złapią światło"
    case .mayCatchLight: "{cloud} mogą złapać część światła"
    case .getsLittleLight: "{cloud} dostaną mało światła"
    case .placeOffset: "{distance} {direction} od miejscowości {place}"
    case .lowDeckCuts: "{sky}; pokrywa chmur niskich {kilometers} km {direction} odetnie światło"
    case .lowDeckMayCut: "{sky}; pokrywa chmur niskich {kilometers} km {direction} może odciąć światło"
    case .midDeckCuts: "{sky}; pokrywa chmur średnich {kilometers} km {direction} odetnie światło"
    case .midDeckMayCut: "{sky}; pokrywa chmur średnich {kilometers} km {direction} może odciąć światło"
    case .towardSun: "w stronę słońca"
    case .rainInTheWay: "deszcz zasłania widok"
    case .poorVisibility: "ograniczona widzialność przyćmiewa widok"
    case .hazeMutes: "zmętnienie tłumi barwy"
    case .humidAirMutes: "wilgotne powietrze tłumi barwy"
    case .list: "{first}, {second}"
    case .both: "{first} i {second}"
    case .spoiled: "{sky}, ale {spoilers}"
    case .colorOdds: "Szansa na barwy {count} na {of}"
    case .colorHardly: "Prawie żadnych szans na barwy"
    case .colorCertain: "Barwy niemal pewne"
    case .betterEvenings: "Lepiej niż {percent} wieczorów tutaj o tej porze roku"
    case .betterMornings: "Lepiej niż {percent} poranków tutaj o tej porze roku"
    case .aboutTitle: "Jak piękny będzie zachód słońca?"
    case .aboutText: "Dobry zachód słońca wymaga trzech rzeczy: chmur na tyle wysokich, by były oświetlone od dołu, wolnej drogi dla światła spoza horyzontu oraz czystego, suchego powietrza. Ocena uwzględnia warstwy chmur nad tobą, niebo od 50 do 600 km w stronę słońca oraz zmętnienie, wilgotność, widzialność i deszcz w chwili zachodu. Bezchmurne niebo daje skromną poświatę, niebo pełne chmur cirrus przy otwartym horyzoncie najwyższe oceny, a niska pełna pokrywa prawie nic."
    case .cloudCoverTitle: "Zachmurzenie"
    case .cloudCoverText: "Średnia dobowa. Trochę chmur daje barwy, zwarta niska pokrywa je zasłania."
    case .highCloudTitle: "Chmury wysokie"
    case .highCloudText: "Cirrusy powyżej 8 km łapią ostatnie światło i świecą najdłużej."
    case .humidityTitle: "Wilgotność"
    case .humidityText: "Suche powietrze zachowuje czystość barw, wilgotne je rozmywa."
    case .aerosolTitle: "Zmętnienie"
    case .aerosolText: "Pył i dym w słupie powietrza. Odrobina pogłębia czerwień, więcej ją gasi."
    case .visibilityTitle: "Widzialność"
    case .visibilityText: "Jak daleko widać przy ziemi."
    case .limitWeights: "Wagi wynikają z fizyki zmierzchu, a nie z dopasowania do obserwowanych zachodów."
    case .limitLearnedWeights: "Wagi wynikają z fizyki zmierzchu i są dopasowane do ocenionych wieczorów."
    case .limitForecast: "Prognozy warstw chmur tracą większość wartości w ciągu pięciu dni; widać to po szansach."
    case .limitTerrain: "Wzgórza i budynki nie są częścią modelu."
    case .limitHaze: "Zmętnienie jest prognozowane na około pięć dni; potem ocena opiera się na wilgotności."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "dziś"
    case .tomorrow: "jutro"
    case .wholeDay: "{what} przez cały dzień"
    case .restOfDay: "{what} do końca dnia"
    case .wholeTime: "{what} przez cały czas"
    case .fromTime: "{what} od godz. {start}"
    case .untilTime: "{what} do godz. {end}"
    case .betweenTimes: "{what} w godzinach od {start} do {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "okresami {what}"
    case .detail: "{text}, {detail}"
    case .gusts: "porywy, najwyżej {speed}"
    case .amount: "mniej więcej {amount}"
    case .amountFurther: "jeszcze około {amount}"
    case .skyChange: "{morning} przed południem, {afternoon} po południu"
    case .extremes: "maksymalnie {high}, minimalnie {low}"
    case .range: "najniżej {low}, najwyżej {high}"
    case .steady: "około {low}"
    case .uncertainty: "niepewna prognoza maksimum: najniżej {low}, najwyżej {high}"
    case .warmerThanYesterday: "o {difference} cieplej niż wczoraj"
    case .colderThanYesterday: "o {difference} chłodniej niż wczoraj"
    case .warmerThanToday: "o {difference} cieplej niż dziś"
    case .colderThanToday: "o {difference} chłodniej niż dziś"
    case .warmerThanDayBefore: "o {difference} cieplej niż dzień wcześniej"
    case .colderThanDayBefore: "o {difference} chłodniej niż dzień wcześniej"
    case .aboveNormal: "{difference} powyżej normy"
    case .belowNormal: "{difference} poniżej normy"
    case .rareHeat: "rzadko bywa tak ciepło o tej porze roku"
    case .rareCold: "rzadko bywa tak zimno o tej porze roku"
    case .ultraviolet: "indeks UV do {index}"
    case .sunsetColorful: "barwny zachód słońca o {time}"
    case .sunsetVivid: "intensywny zachód słońca o {time}"
    case .sunsetSpectacular: "spektakularny zachód słońca o {time}"
    case .warning: "ostrzeżenie: {event}"
    case .warnings: "ostrzeżenie: {event} i jeszcze {count}"
    case .warningsUnknown: "oficjalne ostrzeżenia nieznane"
    case .usual: "zwykle o tej porze roku: najniżej {low}, najwyżej {high}"
    case .usualSteady: "zwykle o tej porze roku: {low}"
    case .noChange: "w najbliższych 48 godzinach nie zmieni się nic istotnego"
    case .noForecast: "brak prognozy"
    case .minus: "minus {number}"
    }
  }

  static func text(_ value: NoticeText) -> String {
    switch value {
    case .plain: "{what}."
    case .because: "{what} ({cause})."
    case .consequence: "{text} {consequence}"
    case .locationAssumed: "Nie ustawiono miejsca, a strefa czasowa nie ma miasta; użyto: {place}."
    case .ambiguousPlace: "Inne miejsca mają tę nazwę: {places}."
    case .placeInferred: "„{text}” odczytano jako {place}."
    case .placeOfRegion: "{region} to cały obszar; odpowiedź dotyczy jego największego miasta: {place}."
    case .locationUnchecked: "Nie udało się teraz wyszukać „{text}”; ustawiono bez sprawdzenia."
    case .placesKnownHere: "Wyszukiwanie w sieci jest niedostępne: oto miejsca znane lokalnie."
    case .askedRecently: "Dostawcy są pytani o to samo miejsce najwyżej raz na minutę."
    case .outOfDate: "Ta odpowiedź jest starsza, niż powinna."
    case .noForecast: "Brak prognozy ({cause}): tak jest tu zwykle."
    case .usualHere: "Tak jest tu zwykle; to nie prognoza."
    case .keyRefused: "{provider} odrzuca klucz API, więc ta odpowiedź się bez niego obywa."
    case .impossibleValues: "Pominięto wartości, które nie mogą być prawdziwe, dostawca {provider} ({counts})."
    case .countOf: "{what}: {count}"
    case .temperaturesStill: "Temperatury, które podaje {provider}, nie zmieniły się przez {hours}, a pogoda się zmieniła."
    case .forecastRepeats: "Prognoza, którą podaje {provider}, przez {hours} powtarza to, co mówiła dzień wcześniej."
    case .temperaturesLater: "Temperatury, które podaje {provider}, pasują do późniejszej pogody (różnica: {hours})."
    case .temperaturesEarlier: "Temperatury, które podaje {provider}, pasują do wcześniejszej pogody (różnica: {hours})."
    case .temperaturesApart: "Temperatury, które podaje {provider}, były przez {hours} dalekie od wszystkich innych."
    case .errorsChanged: "To, co podaje {provider}, od {hours} ma inne błędy: poprawki są uczone od nowa."
    case .scoresMayChange: "Nie całe niebo jest jeszcze znane: te oceny mogą się zmienić."
    case .noSunEvent: "Słońce nie przecina horyzontu."
    case .noSunEventDays: "W te dni słońce nie przecina horyzontu."
    case .providerOutdated: "Najnowsze wartości dostawcy są nieaktualne (wiek: {age})."
    case .noReports: "Żadna stacja w pobliżu nie ma raportów."
    case .nothingMeasured: "Brak pomiarów, więc nie można obliczyć błędu."
    case .ledgerOnly: "Używane są tylko pomiary już zapisane."
    case .measuredMissing: "Wartości zmierzone są niedostępne"
    case .reportsMissing: "Raporty stacji są niedostępne"
    case .providerMeasuredMissing: "Pomiary, które podaje {provider}, są niedostępne"
    case .alertsMissing: "Oficjalne ostrzeżenia są niedostępne"
    case .noStation: "Żadna stacja w promieniu {distance} nie nadała raportu przez ostatnie {minutes}."
    case .stationsHigherOrLower: "Stacje leżą o ponad {height} wyżej lub niżej."
    case .measuredOld: "Najnowsza zmierzona temperatura jest nieaktualna (wiek: {age})."
    case .rowsInterpolated: "Niektóre wiersze interpolowano między krokami dostawcy."
    case .rowsBeyondForecast: "Prognoza nie ma tych wierszy."
    case .rowsOfClimate: "Te wiersze to szacunki klimatyczne."
    case .noAlertService: "Żadna znana służba ostrzegawcza nie obejmuje tego miejsca."
    case .alertsUnlisted: "Ostrzeżeń jest więcej niż na liście: {count}."
    case .alertsUnread: "Są ostrzeżenia, których nie da się odczytać: {count}."
    case .drawnFromHours: "Interpolowano z prognozy godzinowej."
    case .elevationUnknown: "Wysokość miejsca jest nieznana; przyjęto horyzont na poziomie morza."
    case .dateSkipped: "Dzień {date} nigdy tu nie istniał i został pominięty."
    case .calendarEnds: "Kalendarz kończy się dnia {date}."
    case .modelsMissing: "Modele o wysokiej rozdzielczości są niedostępne; to projekcja `ar6`."
    case .causeSlowDown: "{provider} prosi o mniej zapytań"
    case .causeKeyMissing: "{provider} wymaga klucza API"
    case .causeKeyInvalid: "{provider} nie przyjmuje klucza API"
    case .causeKeyLimited: "klucz API dostawcy {provider} tego nie obejmuje"
    case .causeBeyondHorizon: "poza każdą prognozą"
    case .causeOutOfCoverage: "żaden dostawca nie obejmuje tego miejsca"
    case .causeNotProvided: "żaden dostawca tego nie ma"
    case .causeDeadline: "brak odpowiedzi na czas"
    case .causeBusy: "serwer jest zajęty"
    case .causeStore: "zapis danych nie powiódł się"
    case .causeOffline: "sieć jest wyłączona"
    case .causeNoNetwork: "brak sieci"
    case .causeNoLibrary: "brak libcurl lub jest za stara"
    case .causeNoResources: "systemowi brakuje wątków, deskryptorów lub pamięci"
    case .causeLookup: "brak sieci lub nie można znaleźć: {provider}"
    case .causeRefused: "{provider} odrzuca połączenie"
    case .causeTLS: "brak bezpiecznego połączenia z {provider}"
    case .causeTimeout: "{provider} nie odpowiada na czas"
    case .causeCut: "{provider} przedwcześnie zamyka połączenie"
    case .causeHTTP: "{provider} odpowiada błędem"
    case .causeMalformed: "nie można zrozumieć odpowiedzi dostawcy {provider}"
    case .causeTooLarge: "odpowiedź dostawcy {provider} jest za duża"
    case .causeRedirect: "{provider} przekierowuje na niedozwolony adres"
    case .causeURL: "ustawiony adres dostawcy {provider} jest nieprawidłowy"
    case .causeFailing: "{provider} wielokrotnie zawodzi"
    case .causeBudget: "zapytania, na które pozwala {provider}, są wyczerpane"
    case .theProvider: "dostawca"
    case .userDataNotKept: "Nie można zachować ulubionych i ustawień: {cause}."
    case .cacheInMemory: "Pamięć podręczna jest tylko w pamięci operacyjnej: {cause}."
    case .userDataWithoutFolder: "Ulubione i ustawienia pozostają do końca tego procesu: ani ALMANAC_DATA_DIR, ani XDG_DATA_HOME, ani HOME nie mówi, gdzie je przechowywać."
    case .fileReadOnly: "{file} można odczytać, ale nie zapisać."
    case .userDataSetAside: "Plik almanac.db był uszkodzony i rozpoczęto nowy. Stary plik to {path}; `sqlite3 .recover` próbuje odzyskać ulubione i ustawienia."
    case .cacheSetAside: "Plik cache.db był uszkodzony i rozpoczęto nowy. Stary plik to {path} i można go usunąć."
    case .fileNewer: "{file} utworzyła nowsza wersja programu; plik jest tylko czytany."
    case .fileRowsDamaged: "Niektóre wiersze pliku {file} są uszkodzone; pominięto je."
    case .answerNotCached: "Nie udało się zapisać odpowiedzi w pamięci podręcznej: {cause}."
    case .storeFull: "dysk jest pełny"
    case .storeReadOnly: "nie można zapisywać w folderze"
    case .storeCorrupt: "zapisane dane są uszkodzone"
    case .storeLocked: "plik jest używany przez inny proces"
    case .storeIrregular: "pod jego ścieżką nie ma zwykłego pliku"
    case .meanShift: "Średnie przesunięcie dni takich jak ten, nie prognoza na datę: pogoda pojedynczego dnia waha się bardziej."
    case .warmingHere: "Od {from} do {to} globalne ocieplenie względem lat 1850–1900 zmienia się z {now} na {then} ({emissions}, {scenario}); tutaj w tym miesiącu zmiana wynosi {factor} tej wartości ({region})."
    case .warmingHereWithout: "Od {from} do {to} globalne ocieplenie względem lat 1850–1900 zmienia się z {now} na {then}, a bez interwencji na {without} ({emissions}, {scenario}); tutaj w tym miesiącu zmiana wynosi {factor} tej wartości ({region})."
    case .pastObserved: "Dotychczasowe ocieplenie jest zaobserwowane i takie samo w każdym scenariuszu."
    case .highEmissionsUnlikely: "SSP5-8.5 to mało prawdopodobny przypadek wysokich emisji, a nie to, czego się oczekuje."
    case .lessProportional: "Po szczycie ocieplenie, które znów spada, jest mniej proporcjonalne w regionach."
    case .mostlySea: "Region to głównie morze: jego średnia pasuje do wybrzeży i wysp, w głębi lądu ociepla się bardziej."
    case .otherPrecipitation: "Przy prognozowanej temperaturze opad ma inną postać (Jennings et al. 2018)."
    case .moreHeavyRain: "Ten sam ulewny deszcz przyniósłby o około {percent} więcej: {each} na {unit} globalnego ocieplenia na lądzie (mediana CMIP6 najbardziej deszczowego dnia)."
    case .lessHeavyRain: "Ten sam ulewny deszcz przyniósłby o około {percent} mniej: {each} na {unit} globalnego ocieplenia na lądzie (mediana CMIP6 najbardziej deszczowego dnia)."
    case .leversTooLate: "Interwencje nie mogą zmienić tego roku ani przeszłości."
    case .terminationShock: "Geoinżynieria słoneczna ukrywa ocieplenie, dopóki trwa: gdy ustanie, większość ukrytego ocieplenia wraca w pięć do dziesięciu lat (szok zakończenia)."
    case .leversOverlap: "Działania się pokrywają: zsumowane obiecują więcej, niż dają razem."
    case .leversCapped: "Razem ograniczono je do różnicy względem SSP1-1.9, najniższej ocenionej ścieżki."
    case .sulfurUncovers: "Czystsze powietrze bez siarki odsłania część ocieplenia, które dziś jest ukryte."
    case .highResolutionFactor: "Współczynnik to mediana modeli o wysokiej rozdzielczości w tym miejscu (liczba: {count}), a zakres to ich minimum i maksimum; oba przeskalowane do scenariusza i roku."
    case .originalFormula: "Wzór pierwotnej aplikacji: {everywhere} wszędzie, {with} z interwencjami. Licząc od dziś, modele klimatu przewidują globalne ocieplenie {low}–{high} do roku {year}; projekcję daje model `ar6`."
    case .normalsCoarse: "Obliczone z norm miesięcznych rzadkiej siatki i rozrzutu wokół nich, nie zliczone. Stacja może różnić się o dziesięć dni lub więcej, zwłaszcza na wybrzeżach, w dolinach i miastach."
    case .normalsUnrepresentative: "Klimat samego miejsca może być inny: jego normy są normami okolicy, gdzie stacje różnią się przez rzeźbę terenu i morze albo ich brakuje."
    case .spreadKept: "Rozrzut dni wokół ich średniej pozostaje taki jak w latach {period}."
    case .normalProjected: "Przeliczana pogoda to norma dla tej daty: z lat {period}, przesunięta o ocieplenie od tamtej pory."
    case .dayMean: "Temperatura dnia to średnia z jego godzin."
    case .scenarioVeryLow: "Bardzo niski: CO2 netto zero około {zero}, ocieplenie z powrotem blisko {warming} w {year}."
    case .scenarioLow: "Niski: CO2 netto zero około {zero}, ocieplenie poniżej {warming}."
    case .scenarioMiddle: "Średni: blisko tego, dokąd prowadzi dzisiejsza polityka, około {warming} w {year}."
    case .scenarioHigh: "Wysoki: emisje nadal rosną, około {warming} w {year}."
    case .scenarioVeryHigh: "Bardzo wysoki: paliwa kopalne bez ograniczeń; dziś uważany za mało prawdopodobny."
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Tutaj"
    case .now: "Teraz"
    case .day: "Dzień"
    case .time: "Czas"
    case .weather: "Pogoda"
    case .temperature: "Temperatura"
    case .minimum: "Min"
    case .maximum: "Maks"
    case .rain: "Deszcz"
    case .chance: "Szansa"
    case .wind: "Wiatr"
    case .clouds: "Chmury"
    case .highClouds: "Chmury wysokie"
    case .humidity: "Wilgotność"
    case .dewPoint: "Punkt rosy"
    case .visibility: "Widzialność"
    case .pressure: "Ciśnienie"
    case .uvIndex: "Indeks UV"
    case .sun: "Słońce"
    case .sunrise: "Wschód słońca"
    case .sunset: "Zachód słońca"
    case .noon: "Górowanie Słońca"
    case .dayLength: "Długość dnia"
    case .goldenHour: "Złota godzina"
    case .blueHour: "Błękitna godzina"
    case .civilDusk: "Koniec zmierzchu cywilnego"
    case .fullNight: "Noc astronomiczna"
    case .moonrise: "Wschód księżyca"
    case .moonset: "Zachód księżyca"
    case .score: "Ocena"
    case .likely: "Przewidywane"
    case .asForecast: "Jeśli chmury nadejdą zgodnie z prognozą"
    case .aerosol: "Aerozol"
    case .dust: "Pył"
    case .seen: "Widziane"
    case .forecast: "Prognoza"
    case .yourSunsets: "Twoje zachody słońca"
    case .change: "Zmiana"
    case .singleYears: "Pojedyncze lata"
    case .world: "Świat"
    case .region: "Region"
    case .daysOfYear: "Dni w roku"
    case .fourYearsInFive: "4 lata na 5"
    case .tropicalNights: "Noce tropikalne"
    case .frostDays: "Dni przymrozkowe"
    case .iceDays: "Dni mroźne"
    case .heatingDegreeDays: "Stopniodni grzania"
    case .coolingDegreeDays: "Stopniodni chłodzenia"
    case .aboveDegrees: "powyżej {degrees}"
    case .timesAsOften: "{factor} raza"
    case .avoided: "tu uniknięto {amount}"
    case .fourOfFive: "{range}, cztery lata na pięć"
    case .aboveIndustry: "{warming} względem lat 1850–1900"
    case .inYear: "{year} r."
    case .todayIn: "dziś w {year} r."
    case .veryLowEmissions: "bardzo niskie emisje"
    case .lowEmissions: "niskie emisje"
    case .middleEmissions: "średnie emisje"
    case .highEmissions: "wysokie emisje"
    case .veryHighEmissions: "bardzo wysokie emisje"
    case .without: "bez"
    case .with: "z"
    case .skyOf: "niebo, {day}"
    case .airAt: "powietrze, {time}"
    case .officialWarnings: "oficjalne ostrzeżenia"
    case .feelsLike: "odczuwalna {value}"
    case .warmerThanNormal: "o {difference} cieplej niż norma {usual}"
    case .colderThanNormal: "o {difference} chłodniej niż norma {usual}"
    case .roughly: "{text}, w przybliżeniu"
    case .measured: "zmierzono {value}, {age} temu, {where}, stacja {station}"
    case .away: "{distance} stąd"
    case .awayAndHeight: "{away} i {height}"
    case .lower: "{height} niżej"
    case .higher: "{height} wyżej"
    case .outOfDate: "{text}, nieaktualne"
    case .sensorStuck: "{text}, ale czujnik mógł się zaciąć"
    case .nextDay: "Najbliższe 24 godziny: {summary}"
    case .orMore: "{value} lub więcej"
    case .lessThan: "mniej niż {value}"
    case .gusts: "{wind}, porywy {speed}"
    case .upAllDay: "cały dzień nad horyzontem"
    case .downAllDay: "cały dzień pod horyzontem"
    case .doesNotSet: "{rise}, nie zachodzi"
    case .doesNotRise: "{set}, nie wschodzi"
    case .none: "brak"
    case .noneToday: "dziś brak"
    case .inAll: "łącznie {amount}"
    case .whereKnown: "{amount} tam, gdzie wiadomo"
    case .ofHundred: "na 100"
    case .over: "{time}, już minął"
    case .noScorePolarDay: "Słońce tego dnia nie zachodzi: nie ma czego oceniać."
    case .noScorePolarNight: "Słońce tego dnia nie wschodzi: nie ma czego oceniać."
    case .noScoreNoEvent: "Słońce tego dnia nie przecina horyzontu."
    case .noScoreBeyond: "Brak oceny: ten dzień leży poza zasięgiem prognoz."
    case .noScoreClouds: "Brak oceny: chmury tego dnia są nieznane."
    case .noScore: "Brak oceny: przyczyna jest nieznana."
    case .degreesHigh: "{time}, {degrees}° wysokości"
    case .sunAt: "{phase}, słońce na {altitude}°"
    case .lit: "oświetlenie {percent}"
    case .live: "Na żywo, {time}."
    case .stored: "Dane z godz. {time} ({age} temu)."
    case .storedStale: "Dane z godz. {time} ({age} temu), nieaktualne."
    case .estimateOfClimate: "Oszacowanie z klimatu tego miejsca, nie prognoza."
    case .noCoverage: "Żadna służba ostrzegawcza nie obejmuje tego miejsca: nic nie wiadomo, co nie oznacza braku zagrożenia."
    case .noWarnings: "Brak obowiązujących ostrzeżeń."
    case .fromUntil: "{from} do {until}"
    case .europeanIndex: "AQI UE"
    case .usIndex: "AQI USA"
    case .ukIndex: "Brytyjski DAQI"
    case .mostOfAll: "{category}, przede wszystkim {pollutant}"
    case .pollen: "Pyłki (ziarna/m³): {kinds}"
    case .alder: "olsza"
    case .birch: "brzoza"
    case .grass: "trawy"
    case .mugwort: "bylica"
    case .olive: "oliwka"
    case .ragweed: "ambrozja"
    case .learningTooFew: "{evenings} z prognozą. Od 20 ocena może się z nich uczyć."
    case .learningUnused: "{evenings}: ocena myli się o {points} pkt. Uczenie się z nich nie poprawiłoby jej wymiernie, więc nie jest stosowane."
    case .learningUsed: "{evenings}: ocena nauczyła się z nich i myli się o {points} pkt zamiast o {reasoned}."
    case .ageUnknown: "czas nieznany"
    case .old: "{age} temu"
    case .usualHere: "co jest tu typowe, nie prognoza"
    case .windIs: "Wiatr {value}"
    case .humidityIs: "Wilgotność {value}"
    case .sunriseIs: "Wschód słońca {time}"
    case .sunsetIs: "Zachód słońca {time}"
    case .alertIs: "Ostrzeżenie: {event}"
    case .rainNow: "teraz"
    case .rainNone: "sucho"
    case .correctedByErrors: "skorygowano według wcześniejszych błędów"
    case .gustsName: "Porywy"
    case .chanceOfRain: "Szansa deszczu"
    case .fromTo: "{least} do {most}"
    case .correction: "{variable} {change} według wcześniejszych błędów tutaj, {provider}: ze średnio {error} zostaje {left}."
    case .forecastErrors: "błędy prognoz"
    case .skillUnknown: "Wiadomo jeszcze za mało. Prognozy są zapisywane przy każdym pobraniu i porównywane, gdy stacje podadzą dane: dostawca pojawia się po 24 godzinach, które były i prognozowane, i zmierzone."
    case .skillBackfill: "{command} uzupełnia ostatnie 90 dni za jednym razem."
    case .skillFooter: "Średnie błędy względem pomiarów stacji do dnia {day}; w nawiasach zakres czterech na pięć średnich z ponownego losowania. Sprawdzalność to zysk względem tego, co było o tej godzinie ostatniego znanego dnia."
    case .leadTitle: "Wyprzedzenie"
    case .errorTitle: "Błąd"
    case .biasTitle: "Odchylenie"
    case .skillTitle: "Sprawdzalność"
    case .hoursTitle: "Godziny"
    case .leadUnderOneDay: "< 1 dzień"
    case .providerTemperature: "{provider}, temperatura"
    case .providerRain: "{provider}, szansa deszczu, wyprzedzenie {lead}"
    case .leadEvery: "przy każdym wyprzedzeniu"
    case .leadRange: "z wyprzedzeniem {first}–{last}"
    case .leadOnly: "z wyprzedzeniem {lead}"
    case .correctionProven: "Korekta odchylenia na pewno pomaga {leads}: przy najkrótszym z {before} do {after} °C, w {days} dniach, z których się nie uczyła."
    case .correctionNoise: "Korekta odchylenia może pomagać {leads}, ale nie bardziej niż przypadek."
    case .correctionUseless: "Korekta odchylenia nie pomogłaby {leads}."
    case .correctionFewDays: "Jest za mało dni, by stwierdzić, czy korekta odchylenia pomaga {leads}."
    case .otherValues: "Inne wartości"
    case .rainInHour: "Deszcz w ciągu godziny"
    case .saidTitle: "Zapowiedź"
    case .cameTitle: "Wynik"
    case .betterThanBase: "{share} lepiej niż podawanie zawsze zwykłej częstości opadów."
    case .notBetterThanBase: "Nie lepiej niż podawanie zawsze zwykłej częstości opadów."
    case .faultStill: "{provider}: temperatury się nie zmieniły (czas: {hours})."
    case .faultFrozen: "{provider}: powtarza się to, co podano dzień wcześniej (czas: {hours})."
    case .faultLater: "{provider}: temperatury pasują do późniejszej pogody (różnica: {hours})."
    case .faultEarlier: "{provider}: temperatury pasują do wcześniejszej pogody (różnica: {hours})."
    case .faultApart: "{provider}: daleko od wszystkich innych (czas: {hours})."
    case .faultChanged: "{provider}: błędy są inne niż wcześniej i są poznawane od nowa."
    case .shortPolarDay: "Dzień polarny"
    case .shortPolarNight: "Noc polarna"
    case .shortNoEvent: "Brak tego dnia"
    case .shortBeyond: "Poza prognozą"
    case .shortClouds: "Brak danych o chmurach"
    case .measuredNow: "Zmierzone teraz"
    case .noStation: "Żadna stacja w pobliżu nie zmierzyła niczego w ostatnich godzinach."
    case .noStationTemperature: "Stacje w pobliżu nie zmierzyły temperatury."
    case .rainSoon: "Deszcz wkrótce"
    case .places: "Miejsca"
    case .noPlace: "Nie znaleziono żadnego miejsca."
    case .scoreMayChange: "Ocena ze znakiem {mark} może się zmienić: nie całe niebo jest jeszcze znane."
    case .airQuality: "Jakość powietrza"
    case .mapTitle: "Mapa"
    case .climateTitle: "Klimat"
    case .rainRadar: "Radar opadów"
    case .precipitation: "Opady"
    case .windSpeed: "Prędkość wiatru"
    case .seaLevelPressure: "Ciśnienie na poziomie morza"
    }
  }

  static func text(_ value: ChartText) -> String {
    switch value {
    case .described: "{title}: {text}"
    case .groups: "{first}; {second}"
    case .noData: "brak danych"
    case .tooLittleKnown: "wiadomo jeszcze za mało"
    case .withinADay: "w ciągu doby"
    case .estimatedFrom: "{mark} od {day}"
    case .temperature: "Temperatura: {place}"
    case .dashedFeelsLike: "kropki: odczuwalna"
    case .ringMeasured: "pierścień: zmierzono {value}"
    case .measuredAt: "Zmierzono o {time}: {value}"
    case .precipitation: "Opady: {place}"
    case .noneExpected: "nie przewiduje się"
    case .noPrecipitation: "Nie przewiduje się opadów"
    case .atMostLikely: "prawdopodobieństwo najwyżej {percent}"
    case .lineProbability: "linia: prawdopodobieństwo"
    case .sunsets: "Zachody słońca: {place}"
    case .sunrises: "Wschody słońca: {place}"
    case .scoreOf: "ocena na {most}"
    case .scoreOfDay: "{day} {score}"
    case .unknown: "nieznana"
    case .best: "Najlepszy: {text}"
    case .bestAt: "najlepszy {day} o {time}: {rating}"
    case .bestDay: "najlepszy {day}: {rating}"
    case .doesNotCross: "słońce nie przecina horyzontu"
    case .sun: "Słońce: {place}"
    case .dayLength: "długość dnia {hours} godz. {minutes} min"
    case .doesNotSet: "słońce nie zachodzi"
    case .doesNotRise: "słońce nie wschodzi"
    case .noonAt: "górowanie {time}, wysokość {altitude}"
    case .sunriseAt: "wschód słońca {time}"
    case .sunsetAt: "zachód słońca {time}"
    case .daylight: "Długość dnia: {place}"
    case .lengthOfDay: "{hours}, {day}"
    case .longestDay: "najdłuższy dzień {longest}, najkrótszy {shortest}"
    case .daysLikeThis: "Dni takie jak ten: {place}"
    case .warmingOfDays: "Ocieplenie dni takich jak ten: {place}"
    case .valueIn: "{year}: {value}"
    case .withRange: "{text} ({range})"
    case .percentRange: "przedział {percent}"
    case .rangeOfModels: "przedział modeli"
    case .withInterventions: "z interwencjami"
    case .withoutInterventions: "bez interwencji"
    case .assumption: "{scenario}, {range}; blado: pojedyncze lata"
    case .originalFormula: "pierwotny wzór, bez przedziału"
    case .errors: "Błędy prognoz: {place}"
    case .meanErrors: "{variable}: średni błąd według wyprzedzenia w dniach ({days})"
    case .errorsOf: "{provider} {errors}"
    case .errorAhead: "{error} {lead}"
    case .daysAhead: "dni wyprzedzenia"
    case .rainedHere: "Jak często padało: {place}"
    case .byChance: "według szansy prognozowanej {lead}; duże punkty to wiele godzin"
    case .rainCame: "{provider}: przy {chance} padało w {share} przypadków ({hours})"
    case .forecastChance: "prognozowana szansa, %"
    case .asOftenAsSaid: "tak często, jak zapowiadano"
    case .usualRain: "jak często pada"
    case .around: "Okolica: {place}"
    case .across: "szerokość {distance}"
    case .cloudCover: "zachmurzenie {percent}"
    case .sunIsUp: "słońce jest nad horyzontem"
    case .sunIsDown: "słońce jest pod horyzontem"
    case .whereSunSets: "Gdzie zachodzi słońce"
    case .goldenLine: "złota linia: zachód słońca w tej chwili"
    case .bestSunset: "najlepszy zachód słońca: {place}, {score} na {most}"
    case .world: "świat z dniem i nocą"
    }
  }
}

/// The words and sentences of Almanac in Portuguese.
enum PortuguesePhrases: Phrasebook {

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Céu limpo"
    case .mainlyClear: "Predominantemente limpo"
    case .partlyCloudy: "Parcialmente nublado"
    case .overcast: "Encoberto"
    case .fog: "Nevoeiro"
    case .rimeFog: "Nevoeiro com sincelo"
    case .lightDrizzle: "Chuvisco fraco"
    case .drizzle: "Chuvisco"
    case .heavyDrizzle: "Chuvisco forte"
    case .lightFreezingDrizzle: "Chuvisco congelante fraco"
    case .freezingDrizzle: "Chuvisco congelante"
    case .lightRain: "Chuva fraca"
    case .rain: "Chuva"
    case .heavyRain: "Chuva forte"
    case .lightFreezingRain: "Chuva congelante fraca"
    case .freezingRain: "Chuva congelante"
    case .lightSnow: "Neve fraca"
    case .snow: "Neve"
    case .heavySnow: "Neve forte"
    case .snowGrains: "Grãos de neve"
    case .lightRainShowers: "Aguaceiros fracos"
    case .rainShowers: "Aguaceiros"
    case .heavyRainShowers: "Aguaceiros violentos"
    case .lightSnowShowers: "Aguaceiros de neve fracos"
    case .snowShowers: "Aguaceiros de neve fortes"
    case .thunderstorm: "Trovoada"
    case .thunderstormLightHail: "Trovoada com granizo"
    case .thunderstormHeavyHail: "Trovoada com granizo forte"
    case .heavyThunderstorm: "Trovoada forte"
    case .lightSleet: "Chuva com neve fraca"
    case .sleet: "Chuva com neve"
    case .lightHail: "Granizo fraco"
    case .hail: "Granizo"
    case .mist: "Neblina"
    case .haze: "Bruma seca"
    case .smoke: "Fumo"
    case .dust: "Poeira"
    case .sand: "Areia em suspensão"
    case .ash: "Cinza vulcânica"
    case .squall: "Borrasca"
    case .tornado: "Tornado"
    case .unknown: "Desconhecido"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Fraco"
    case .muted: "Apagado"
    case .fine: "Bonito mas simples"
    case .colorful: "Colorido"
    case .vivid: "Vívido"
    case .spectacular: "Espetacular"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Limpo"
    case .partly: "Parcial"
    case .overcast: "Encoberto"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "Nenhuma"
    case .few: "Poucas"
    case .many: "Muitas"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Seco"
    case .ok: "Normal"
    case .humid: "Húmido"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Baixo"
    case .moderate: "Médio"
    case .high: "Alto"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Má"
    case .moderate: "Moderada"
    case .good: "Boa"
    }
  }

  static func direction(_ value: Bearing) -> String {
    switch value.compass {
    case .north: "a norte"
    case .northNortheast: "a nor-nordeste"
    case .northeast: "a nordeste"
    case .eastNortheast: "a és-nordeste"
    case .east: "a leste"
    case .eastSoutheast: "a és-sudeste"
    case .southeast: "a sudeste"
    case .southSoutheast: "a su-sudeste"
    case .south: "a sul"
    case .southSouthwest: "a su-sudoeste"
    case .southwest: "a sudoeste"
    case .westSouthwest: "a oés-sudoeste"
    case .west: "a oeste"
    case .westNorthwest: "a oés-noroeste"
    case .northwest: "a noroeste"
    case .northNorthwest: "a nor-noroeste"
    }
  }

  static func origin(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "de norte"
    case .northNortheast: "de nor-nordeste"
    case .northeast: "de nordeste"
    case .eastNortheast: "de és-nordeste"
    case .east: "de leste"
    case .eastSoutheast: "de és-sudeste"
    case .southeast: "de sudeste"
    case .southSoutheast: "de su-sudeste"
    case .south: "de sul"
    case .southSouthwest: "de su-sudoeste"
    case .southwest: "de sudoeste"
    case .westSouthwest: "de oés-sudoeste"
    case .west: "de oeste"
    case .westNorthwest: "de oés-noroeste"
    case .northwest: "de noroeste"
    case .northNorthwest: "de nor-noroeste"
    }
  }

  static func letters(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "N"
    case .northNortheast: "NNE"
    case .northeast: "NE"
    case .eastNortheast: "ENE"
    case .east: "E"
    case .eastSoutheast: "ESE"
    case .southeast: "SE"
    case .southSoutheast: "SSE"
    case .south: "S"
    case .southSouthwest: "SSW"
    case .southwest: "SW"
    case .westSouthwest: "WSW"
    case .west: "W"
    case .westNorthwest: "WNW"
    case .northwest: "NW"
    case .northNorthwest: "NNW"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "precipitação"
    case .drizzle: "chuvisco"
    case .lightRain: "chuva fraca"
    case .rain: "chuva"
    case .heavyRain: "chuva forte"
    case .showers: "aguaceiros"
    case .heavyShowers: "aguaceiros fortes"
    case .thunderstorms: "trovoadas"
    case .hail: "granizo"
    case .freezingRain: "chuva congelante"
    case .sleet: "chuva com neve"
    case .lightSnow: "neve fraca"
    case .snow: "neve"
    case .heavySnow: "neve forte"
    case .snowShowers: "aguaceiros de neve"
    case .fog: "nevoeiro"
    case .frost: "temperaturas negativas"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "possibilidade de precipitação"
    case .drizzle: "possibilidade de chuvisco"
    case .lightRain: "possibilidade de chuva fraca"
    case .rain: "possibilidade de chuva"
    case .heavyRain: "possibilidade de chuva forte"
    case .showers: "possibilidade de aguaceiros"
    case .heavyShowers: "possibilidade de aguaceiros fortes"
    case .thunderstorms: "possibilidade de trovoadas"
    case .hail: "possibilidade de granizo"
    case .freezingRain: "possibilidade de chuva congelante"
    case .sleet: "possibilidade de chuva com neve"
    case .lightSnow: "possibilidade de neve fraca"
    case .snow: "possibilidade de neve"
    case .heavySnow: "possibilidade de neve forte"
    case .snowShowers: "possibilidade de aguaceiros de neve"
    case .fog: "possibilidade de nevoeiro"
    case .frost: "possibilidade de temperaturas negativas"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "ensolarado"
    case .clear: "céu limpo"
    case .partlyCloudy: "parcialmente nublado"
    case .cloudy: "nublado"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "vento forte"
    case .gale: "ventania"
    case .storm: "tempestade"
    case .hurricane: "vento de furacão"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "de madrugada"
    case .morning: "de manhã"
    case .afternoon: "à tarde"
    case .evening: "à noite"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "desde a madrugada"
    case .morning: "desde a manhã"
    case .afternoon: "desde a tarde"
    case .evening: "desde a noite"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "até à madrugada"
    case .morning: "até à manhã"
    case .afternoon: "até à tarde"
    case .evening: "até à noite"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "{count} grau", other: "{count} graus")
    case .fahrenheit: PluralForms(one: "{count} grau", other: "{count} graus")
    case .kelvin: PluralForms(one: "{count} kelvin", other: "{count} kelvins")
    case .kilometersPerHour: PluralForms(one: "{count} quilómetro por hora", other: "{count} quilómetros por hora")
    case .milesPerHour: PluralForms(one: "{count} milha por hora", other: "{count} milhas por hora")
    case .metersPerSecond: PluralForms(one: "{count} metro por segundo", other: "{count} metros por segundo")
    case .knots: PluralForms(one: "{count} nó", other: "{count} nós")
    case .hectopascals: PluralForms(one: "{count} hectopascal", other: "{count} hectopascais")
    case .inchesOfMercury: PluralForms(one: "{count} polegada de mercúrio", other: "{count} polegadas de mercúrio")
    case .millimetersOfMercury: PluralForms(one: "{count} milímetro de mercúrio", other: "{count} milímetros de mercúrio")
    case .millimeters: PluralForms(one: "{count} milímetro", other: "{count} milímetros")
    case .inches: PluralForms(one: "{count} polegada", other: "{count} polegadas")
    case .millimetersPerHour: PluralForms(one: "{count} milímetro por hora", other: "{count} milímetros por hora")
    case .inchesPerHour: PluralForms(one: "{count} polegada por hora", other: "{count} polegadas por hora")
    case .centimeters: PluralForms(one: "{count} centímetro", other: "{count} centímetros")
    case .kilometers: PluralForms(one: "{count} quilómetro", other: "{count} quilómetros")
    case .miles: PluralForms(one: "{count} milha", other: "{count} milhas")
    case .meters: PluralForms(one: "{count} metro", other: "{count} metros")
    case .feet: PluralForms(one: "{count} pé", other: "{count} pés")
    case .microgramsPerCubicMeter: PluralForms(one: "{count} micrograma por metro cúbico", other: "{count} microgramas por metro cúbico")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .percent: PluralForms(one: "{count} por cento", other: "{count} por cento")
    case .minutesInWords: PluralForms(one: "{count} minuto", other: "{count} minutos")
    case .hoursInWords: PluralForms(one: "{count} hora", other: "{count} horas")
    case .aboutMinutes: PluralForms(one: "cerca de {count} minuto", other: "cerca de {count} minutos")
    case .nextHours: PluralForms(one: "a próxima hora", other: "as próximas {count} horas")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} h", other: "{count} h")
    case .days: PluralForms(one: "{count} dia", other: "{count} dias")
    case .daysAgo: PluralForms(one: "{count} dia", other: "{count} dias")
    case .evenings: PluralForms(one: "{count} fim de tarde", other: "{count} fins de tarde")
    case .placesNamed: PluralForms(one: "{count} lugar encontrado", other: "{count} lugares encontrados")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "Todas as medidas ao mesmo tempo: CO2, metano, HFC, fuligem, SO2 e N2O"
    case .methane45By2030: "Metano −45% até 2030"
    case .methane30By2030: "Metano −30% até 2030 (Compromisso Global do Metano)"
    case .carbonNetZero2050: "CO2 líquido zero até 2050"
    case .carbonNetZero2070: "CO2 líquido zero até 2070"
    case .carbonHalved2050: "CO2 fóssil reduzido a metade até 2050"
    case .noDeforestation2030: "Sem desflorestação a partir de 2030"
    case .refrigerantsOut2050: "Fim dos refrigerantes HFC até 2050"
    case .nitrousOxide30By2050: "Óxido nitroso −30% até 2050"
    case .soot50By2040: "Fuligem (carbono negro) −50% até 2040"
    case .sulfur80By2050: "Dióxido de enxofre −80% até 2050 (revela o aquecimento)"
    case .solarRamp: "Geoengenharia solar de −1 W/m², de 2030 a 2040, mantida"
    case .solarTerminated: "Geoengenharia solar de −1 W/m², interrompida em 2060"
    case .toSSP119: "O mundo segue antes SSP1-1.9"
    case .toSSP126: "O mundo segue antes SSP1-2.6"
    case .toSSP245: "O mundo segue antes SSP2-4.5"
    }
  }

  static func word(_ value: Measurement) -> String {
    switch value {
    case .temperature: "temperatura"
    case .dewPoint: "ponto de orvalho"
    case .humidity: "humidade"
    case .pressure: "pressão"
    case .windSpeed: "velocidade do vento"
    case .windDirection: "direção do vento"
    case .cloudCover: "nebulosidade"
    case .probability: "probabilidade"
    case .precipitation: "precipitação"
    case .precipitationRate: "precipitação"
    case .dailyPrecipitation: "precipitação"
    case .snowfall: "queda de neve"
    case .dailySnowfall: "queda de neve"
    case .visibility: "visibilidade"
    case .uvIndex: "índice UV"
    case .aerosolOpticalDepth: "bruma seca"
    case .concentration: "concentração"
    case .pollen: "pólen"
    case .airQualityIndex: "índice de qualidade do ar"
    case .elevation: "altitude"
    case .latitude: "latitude"
    case .longitude: "longitude"
    }
  }

  static func word(_ value: SunPhase) -> String {
    switch value {
    case .night: "noite"
    case .astronomicalTwilight: "crepúsculo astronómico"
    case .nauticalTwilight: "crepúsculo náutico"
    case .civilTwilight: "crepúsculo civil"
    case .day: "dia"
    }
  }

  static func word(_ value: MoonPhaseName) -> String {
    switch value {
    case .newMoon: "Lua nova"
    case .waxingCrescent: "Lua crescente"
    case .firstQuarter: "Quarto crescente"
    case .waxingGibbous: "Gibosa crescente"
    case .fullMoon: "Lua cheia"
    case .waningGibbous: "Gibosa minguante"
    case .lastQuarter: "Quarto minguante"
    case .waningCrescent: "Lua minguante"
    }
  }

  static func word(_ value: AlertSeverity) -> String {
    switch value {
    case .unknown: "DESCONHECIDO"
    case .minor: "LIGEIRO"
    case .moderate: "MODERADO"
    case .severe: "GRAVE"
    case .extreme: "EXTREMO"
    }
  }

  static func word(_ value: AirQualityCategory) -> String {
    switch value {
    case .good: "boa"
    case .fair: "razoável"
    case .moderate: "moderada"
    case .poor: "má"
    case .veryPoor: "muito má"
    case .extremelyPoor: "péssima"
    case .unhealthyForSensitiveGroups: "prejudicial para grupos sensíveis"
    case .unhealthy: "prejudicial"
    case .veryUnhealthy: "muito prejudicial"
    case .hazardous: "perigosa"
    case .low: "baixa"
    case .high: "alta"
    case .veryHigh: "muito alta"
    }
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Calor que ocorre uma vez a cada 10 anos"
    case .hotExtreme50Year: "Calor que ocorre uma vez a cada 50 anos"
    case .heavyPrecipitation10Year: "Chuva que ocorre uma vez a cada 10 anos"
    case .drought10Year: "Seca que ocorre uma vez a cada 10 anos"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .nowcastUnknown: "Não há dados de precipitação para as próximas horas."
    case .nowcastUsual: "Destas horas só se sabe o que é habitual para a época do ano."
    case .dry: "Não se espera precipitação."
    case .dryAsFarAsKnown: "Não se espera precipitação, tanto quanto se sabe."
    case .dryFor: "Não se espera precipitação durante {time}; o resto não é totalmente conhecido."
    case .wetNow: "Precipitação agora, sem fim à vista."
    case .wetNowUntil: "Precipitação agora, a terminar dentro de {end}."
    case .wetFrom: "A precipitação começa dentro de {start}."
    case .wetFromFor: "A precipitação começa dentro de {start}, durante {length}."
    case .wetWithin: "Precipitação dentro de {latest}, no máximo."
    case .wetWithinUntil: "Precipitação dentro de {latest}, no máximo; termina dentro de {end}."
    case .airGood: "O ar está bom: aproveite o ar livre."
    case .airAcceptable: "Ar aceitável: as pessoas especialmente sensíveis podem reduzir o esforço ao ar livre."
    case .airForSensitiveGroups: "Os grupos sensíveis devem reduzir esforços longos ou intensos ao ar livre."
    case .airUnhealthy: "Todos devem reduzir esforços longos ou intensos ao ar livre."
    case .airVeryUnhealthy: "Evite esforços intensos ao ar livre; os grupos sensíveis devem ficar em casa."
    case .airHazardous: "Fique em casa com as janelas fechadas."
    case .noCloudData: "Não há dados de nuvens para este momento, por isso não há pontuação."
    case .noCloudLayers: "As camadas de nuvens não são conhecidas para este momento, por isso não há pontuação."
    case .polarDay: "O sol fica acima do horizonte todo o dia."
    case .polarNight: "O sol fica abaixo do horizonte todo o dia."
    case .noEvent: "Neste dia o sol não cruza o horizonte."
    case .beyondHorizon: "O dia está além de qualquer previsão."
    case .classicScore: "A pontuação original, tirada apenas da nebulosidade: {score} de 100."
    case .lowCloud: "As nuvens baixas escondem quase todo o céu"
    case .clearSky: "Um céu quase limpo promete um brilho simples e puro"
    case .clearSkyMuted: "Um céu quase limpo promete um brilho simples"
    case .scatteredLowCloud: "Nuvens baixas dispersas deixam um brilho simples nas abertas"
    case .highAndMidCloud: "As nuvens altas e médias"
    case .highSheet: "As nuvens altas e densas"
    case .cirrus: "Os cirros"
    case .midOvercast: "As nuvens médias e densas"
    case .altocumulus: "Os altocúmulos"
    case .catchesLight: "{cloud} vão captar a luz"
    case .mayCatchLight: "{cloud} podem captar parte da luz"
    case .getsLittleLight: "{cloud} vão receber pouca luz"
    case .placeOffset: "{distance} {direction} de {place}"
    case .lowDeckCuts: "{sky}; uma camada baixa a {kilometers} km {direction} vai cortar a luz"
    case .lowDeckMayCut: "{sky}; uma camada baixa a {kilometers} km {direction} pode cortar a luz"
    case .midDeckCuts: "{sky}; uma camada média a {kilometers} km {direction} vai cortar a luz"
    case .midDeckMayCut: "{sky}; uma camada média a {kilometers} km {direction} pode cortar a luz"
    case .towardSun: "na direção do sol"
    case .rainInTheWay: "a chuva atrapalha"
    case .poorVisibility: "a visibilidade reduzida turva a vista"
    case .hazeMutes: "a bruma seca atenua as cores"
    case .humidAirMutes: "o ar húmido atenua as cores"
    case .list: "{first}, {second}"
    case .both: "{first} e {second}"
    case .spoiled: "{sky}, mas {spoilers}"
    case .colorOdds: "Cor {count} em cada {of} vezes"
    case .colorHardly: "Quase sem hipótese de cor"
    case .colorCertain: "Cor quase certa"
    case .betterEvenings: "Melhor do que {percent} dos fins de tarde aqui nesta época do ano"
    case .betterMornings: "Melhor do que {percent} das manhãs aqui nesta época do ano"
    case .aboutTitle: "Como vai ser o pôr do sol?"
    case .aboutText: "Um bom pôr do sol precisa de três coisas: nuvens altas o bastante para serem iluminadas por baixo, um caminho livre para a luz vinda de além do horizonte e ar limpo e seco. A pontuação olha para as camadas de nuvens acima de si, para o céu de 50 a 600 km na direção do sol e para a bruma seca, a humidade, a visibilidade e a chuva no momento em que o sol se põe. Um céu limpo dá um brilho simples, um céu de cirros com o horizonte aberto as pontuações mais altas e um céu coberto de nuvens baixas quase nada."
    case .cloudCoverTitle: "Nebulosidade"
    case .cloudCoverText: "A média do dia. Algumas nuvens dão cor, uma camada baixa e fechada esconde-a."
    case .highCloudTitle: "Nuvens altas"
    case .highCloudText: "Os cirros acima de 8 km captam a última luz e brilham durante mais tempo."
    case .humidityTitle: "Humidade"
    case .humidityText: "O ar seco mantém as cores puras, o ar húmido dilui-as."
    case .aerosolTitle: "Bruma seca"
    case .aerosolText: "Poeira e fumo na coluna de ar. Um pouco aprofunda os vermelhos, mais apaga-os."
    case .visibilityTitle: "Visibilidade"
    case .visibilityText: "Até onde se vê junto ao solo."
    case .limitWeights: "Os pesos são deduzidos da física do crepúsculo, não ajustados a pores do sol observados."
    case .limitLearnedWeights: "Os pesos derivam da física do crepúsculo e são ajustados às tardes que avaliou."
    case .limitForecast: "As previsões das camadas de nuvens perdem quase todo o valor em cinco dias; as probabilidades mostram-no."
    case .limitTerrain: "Colinas e edifícios não fazem parte do modelo."
    case .limitHaze: "A bruma seca é prevista para cerca de cinco dias; depois a pontuação segue a humidade."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "hoje"
    case .tomorrow: "amanhã"
    case .wholeDay: "{what} o dia todo"
    case .restOfDay: "{what} no resto do dia"
    case .wholeTime: "{what} durante todo o período"
    case .fromTime: "{what} a partir das {start}"
    case .untilTime: "{what} até às {end}"
    case .betweenTimes: "{what} das {start} às {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "{what} por vezes"
    case .detail: "{text}, {detail}"
    case .gusts: "rajadas até {speed}"
    case .amount: "cerca de {amount}"
    case .amountFurther: "mais cerca de {amount}"
    case .skyChange: "{morning} de manhã, {afternoon} à tarde"
    case .extremes: "máxima {high}, mínima {low}"
    case .range: "de {low} a {high}"
    case .steady: "à volta de {low}"
    case .uncertainty: "incerto: máxima entre {low} e {high}"
    case .warmerThanYesterday: "{difference} mais quente que ontem"
    case .colderThanYesterday: "{difference} mais frio que ontem"
    case .warmerThanToday: "{difference} mais quente que hoje"
    case .colderThanToday: "{difference} mais frio que hoje"
    case .warmerThanDayBefore: "{difference} mais quente que na véspera"
    case .colderThanDayBefore: "{difference} mais frio que na véspera"
    case .aboveNormal: "{difference} acima do normal"
    case .belowNormal: "{difference} abaixo do normal"
    case .rareHeat: "raramente faz tanto calor nesta época"
    case .rareCold: "raramente faz tanto frio nesta época"
    case .ultraviolet: "índice UV até {index}"
    case .sunsetColorful: "pôr do sol colorido às {time}"
    case .sunsetVivid: "pôr do sol intenso às {time}"
    case .sunsetSpectacular: "pôr do sol espetacular às {time}"
    case .warning: "aviso: {event}"
    case .warnings: "aviso: {event} e mais {count}"
    case .warningsUnknown: "avisos oficiais desconhecidos"
    case .usual: "habitual nesta época: de {low} a {high}"
    case .usualSteady: "habitual nesta época: {low}"
    case .noChange: "nada de relevante muda nas próximas 48 horas"
    case .noForecast: "sem previsão"
    case .minus: "menos {number}"
    }
  }

  static func text(_ value: NoticeText) -> String {
    switch value {
    case .plain: "{what}."
    case .because: "{what} ({cause})."
    case .consequence: "{text} {consequence}"
    case .locationAssumed: "Nenhum lugar está definido e o fuso horário não tem cidade; usa-se {place}."
    case .ambiguousPlace: "Outros lugares têm esse nome: {places}."
    case .placeInferred: "“{text}” foi entendido como {place}."
    case .placeOfRegion: "{region} é uma região inteira; a resposta é para a sua maior cidade, {place}."
    case .locationUnchecked: "Não foi possível procurar “{text}” agora; foi definido sem verificação."
    case .placesKnownHere: "A pesquisa em linha não está disponível: estes são os lugares conhecidos localmente."
    case .askedRecently: "Os fornecedores são consultados no máximo uma vez por minuto para o mesmo lugar."
    case .outOfDate: "Esta resposta é mais antiga do que devia."
    case .noForecast: "Sem previsão ({cause}): isto é o habitual aqui."
    case .usualHere: "Isto é o habitual aqui, não uma previsão."
    case .keyRefused: "{provider} recusa a chave da API, por isso esta resposta dispensa-o."
    case .impossibleValues: "Valores de {provider} que não podem ser verdadeiros foram omitidos ({counts})."
    case .countOf: "{what}: {count}"
    case .temperaturesStill: "As temperaturas de {provider} não mudam há {hours}, mas o tempo mudou."
    case .forecastRepeats: "{hours} da previsão de {provider} repetem o que dizia um dia antes."
    case .temperaturesLater: "As temperaturas de {provider} correspondem ao tempo de {hours} depois."
    case .temperaturesEarlier: "As temperaturas de {provider} correspondem ao tempo de {hours} antes."
    case .temperaturesApart: "As temperaturas de {provider} estão longe de todas as outras há {hours}."
    case .errorsChanged: "O que {provider} diz erra de outra forma há {hours}: as correções são aprendidas de novo."
    case .scoresMayChange: "Ainda não se conhece todo o céu: estas pontuações podem mudar."
    case .noSunEvent: "O sol não cruza o horizonte."
    case .noSunEventDays: "Nestes dias o sol não cruza o horizonte."
    case .providerOutdated: "Os valores mais recentes do fornecedor são de há {age}."
    case .noReports: "Nenhuma estação perto do lugar tem relatórios."
    case .nothingMeasured: "Não há medições, por isso nenhum erro pode ser calculado."
    case .ledgerOnly: "Só se usam medições já guardadas."
    case .measuredMissing: "Os valores medidos não estão disponíveis"
    case .reportsMissing: "Os relatórios das estações não estão disponíveis"
    case .providerMeasuredMissing: "O que {provider} mediu não está disponível"
    case .alertsMissing: "Os avisos oficiais não estão disponíveis"
    case .noStation: "Nenhuma estação a menos de {distance} comunicou nos últimos {minutes}."
    case .stationsHigherOrLower: "As estações ficam mais de {height} acima ou abaixo."
    case .measuredOld: "A temperatura medida mais recente é de há {age}."
    case .rowsInterpolated: "Algumas linhas foram interpoladas entre os passos do fornecedor."
    case .rowsBeyondForecast: "A previsão não tem estas linhas."
    case .rowsOfClimate: "Estas linhas são estimativas climáticas."
    case .noAlertService: "Nenhum serviço de avisos conhecido cobre este lugar."
    case .alertsUnlisted: "Há mais avisos do que os listados: {count}."
    case .alertsUnread: "Há avisos que não se conseguem ler: {count}."
    case .drawnFromHours: "Interpolado da previsão horária."
    case .elevationUnknown: "A altitude do lugar é desconhecida; o horizonte é o do mar."
    case .dateSkipped: "O dia {date} nunca existiu aqui e foi omitido."
    case .calendarEnds: "O calendário termina em {date}."
    case .modelsMissing: "Os modelos de alta resolução não estão disponíveis; esta é a projeção de `ar6`."
    case .causeSlowDown: "{provider} pede para abrandar"
    case .causeKeyMissing: "{provider} precisa de uma chave de API"
    case .causeKeyInvalid: "{provider} não aceita a chave de API"
    case .causeKeyLimited: "a chave de API de {provider} não inclui isto"
    case .causeBeyondHorizon: "além de qualquer previsão"
    case .causeOutOfCoverage: "nenhum fornecedor cobre este lugar"
    case .causeNotProvided: "nenhum fornecedor o tem"
    case .causeDeadline: "sem resposta a tempo"
    case .causeBusy: "o servidor está ocupado"
    case .causeStore: "o armazenamento falhou"
    case .causeOffline: "a rede está desligada"
    case .causeNoNetwork: "sem rede"
    case .causeNoLibrary: "falta a libcurl ou é demasiado antiga"
    case .causeNoResources: "o sistema não tem mais threads, descritores ou memória"
    case .causeLookup: "sem rede, ou não se encontra {provider}"
    case .causeRefused: "{provider} recusou a ligação"
    case .causeTLS: "sem ligação segura a {provider}"
    case .causeTimeout: "{provider} não respondeu a tempo"
    case .causeCut: "{provider} fechou a ligação antes do tempo"
    case .causeHTTP: "{provider} respondeu com um erro"
    case .causeMalformed: "não foi possível entender a resposta de {provider}"
    case .causeTooLarge: "a resposta de {provider} é demasiado grande"
    case .causeRedirect: "{provider} redirecionou para um endereço proibido"
    case .causeURL: "o endereço configurado de {provider} não é válido"
    case .causeFailing: "{provider} falhou repetidamente"
    case .causeBudget: "as chamadas que {provider} permite esgotaram-se"
    case .theProvider: "o fornecedor"
    case .userDataNotKept: "Não é possível guardar os favoritos e as definições: {cause}."
    case .cacheInMemory: "A cache fica só na memória: {cause}."
    case .userDataWithoutFolder: "Os favoritos e as definições ficam até este processo terminar: nem ALMANAC_DATA_DIR nem XDG_DATA_HOME nem HOME diz onde os guardar."
    case .fileReadOnly: "{file} pode ser lido, mas não escrito."
    case .userDataSetAside: "almanac.db estava danificado e foi iniciado um novo. O ficheiro antigo é {path}; `sqlite3 .recover` tenta recuperar os seus favoritos e definições."
    case .cacheSetAside: "cache.db estava danificado e foi iniciado um novo. O ficheiro antigo é {path} e pode ser apagado."
    case .fileNewer: "{file} foi criado por uma versão mais recente do programa; só é lido."
    case .fileRowsDamaged: "Algumas linhas de {file} estão danificadas; são omitidas."
    case .answerNotCached: "Não foi possível guardar uma resposta na cache: {cause}."
    case .storeFull: "o disco está cheio"
    case .storeReadOnly: "não se pode escrever na pasta"
    case .storeCorrupt: "os dados guardados estão danificados"
    case .storeLocked: "outro processo detém o ficheiro"
    case .storeIrregular: "não há um ficheiro normal no seu caminho"
    case .meanShift: "O desvio médio de dias como este, não a previsão de uma data: o tempo de um só dia varia mais."
    case .warmingHere: "De {from} a {to} o aquecimento global em relação a 1850–1900 passa de {now} para {then} ({emissions}, {scenario}); aqui, neste mês, a mudança é {factor} vezes essa ({region})."
    case .warmingHereWithout: "De {from} a {to} o aquecimento global em relação a 1850–1900 passa de {now} para {then}, ou para {without} sem as intervenções ({emissions}, {scenario}); aqui, neste mês, a mudança é {factor} vezes essa ({region})."
    case .pastObserved: "O aquecimento passado é observado e igual em todos os cenários."
    case .highEmissionsUnlikely: "SSP5-8.5 é um caso pouco provável de altas emissões, não o esperado."
    case .lessProportional: "Depois de um máximo, um aquecimento que volta a descer é menos proporcional por região."
    case .mostlySea: "A região é sobretudo mar: a sua média serve para costas e ilhas, o interior aquece mais."
    case .otherPrecipitation: "À temperatura projetada a precipitação cai noutra forma (Jennings et al. 2018)."
    case .moreHeavyRain: "A mesma chuva forte traria cerca de {percent} mais: {each} por {unit} de aquecimento global em terra (mediana CMIP6 do dia mais chuvoso)."
    case .lessHeavyRain: "A mesma chuva forte traria cerca de {percent} menos: {each} por {unit} de aquecimento global em terra (mediana CMIP6 do dia mais chuvoso)."
    case .leversTooLate: "As intervenções não podem mudar este ano nem o passado."
    case .terminationShock: "A geoengenharia solar esconde o aquecimento enquanto dura: se parar, a maior parte do aquecimento escondido regressa em cinco a dez anos (choque de interrupção)."
    case .leversOverlap: "As medidas sobrepõem-se: somadas prometem mais do que dão juntas."
    case .leversCapped: "Juntas foram limitadas à diferença para SSP1-1.9, a trajetória avaliada mais baixa."
    case .sulfurUncovers: "Um ar mais limpo, sem enxofre, revela parte do aquecimento que o enxofre hoje esconde."
    case .highResolutionFactor: "O fator é a mediana de {count} modelos de alta resolução no lugar, o intervalo o seu mínimo e máximo; ambos ajustados ao cenário e ao ano."
    case .originalFormula: "A fórmula da aplicação original: {everywhere} em toda a parte, {with} com intervenções. A partir de hoje, os modelos climáticos esperam de {low} a {high} de aquecimento global até {year}; para uma projeção use o modelo `ar6`."
    case .normalsCoarse: "Calculado a partir de normais mensais de uma grelha grosseira e da sua dispersão, não contado. Uma estação pode diferir em dez dias ou mais, sobretudo nas costas, nos vales e nas cidades."
    case .normalsUnrepresentative: "O clima do próprio lugar pode ser diferente: as suas normais são as dos arredores, onde as estações diferem pelo relevo e pelo mar, ou faltam."
    case .spreadKept: "A dispersão dos dias em torno da sua média mantém-se como em {period}."
    case .normalProjected: "O tempo projetado é o normal para a data: o de {period}, deslocado pelo aquecimento desde então."
    case .dayMean: "A temperatura do dia é a média das suas horas."
    case .scenarioVeryLow: "Muito baixo: CO2 líquido zero por volta de {zero}, aquecimento de novo perto de {warming} em {year}."
    case .scenarioLow: "Baixo: CO2 líquido zero por volta de {zero}, aquecimento abaixo de {warming}."
    case .scenarioMiddle: "Médio: perto de onde levam as políticas atuais, cerca de {warming} em {year}."
    case .scenarioHigh: "Alto: as emissões continuam a subir, cerca de {warming} em {year}."
    case .scenarioVeryHigh: "Muito alto: combustíveis fósseis sem travão; hoje considerado improvável."
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Aqui"
    case .now: "Agora"
    case .day: "Dia"
    case .time: "Hora"
    case .weather: "Tempo"
    case .temperature: "Temperatura"
    case .minimum: "Mín"
    case .maximum: "Máx"
    case .rain: "Chuva"
    case .chance: "Probabilidade"
    case .wind: "Vento"
    case .clouds: "Nuvens"
    case .highClouds: "Nuvens altas"
    case .humidity: "Humidade"
    case .dewPoint: "Ponto de orvalho"
    case .visibility: "Visibilidade"
    case .pressure: "Pressão"
    case .uvIndex: "Índice UV"
    case .sun: "Sol"
    case .sunrise: "Nascer do sol"
    case .sunset: "Pôr do sol"
    case .noon: "Meio-dia solar"
    case .dayLength: "Duração do dia"
    case .goldenHour: "Hora dourada"
    case .blueHour: "Hora azul"
    case .civilDusk: "Fim do crepúsculo civil"
    case .fullNight: "Noite cerrada"
    case .moonrise: "Nascer da lua"
    case .moonset: "Pôr da lua"
    case .score: "Pontuação"
    case .likely: "Esperado"
    case .asForecast: "Se as nuvens vierem como previsto"
    case .aerosol: "Aerossol"
    case .dust: "Poeira"
    case .seen: "Visto"
    case .forecast: "Previsão"
    case .yourSunsets: "Os seus pores do sol"
    case .change: "Mudança"
    case .singleYears: "Anos isolados"
    case .world: "Mundo"
    case .region: "Região"
    case .daysOfYear: "Dias de um ano"
    case .fourYearsInFive: "4 anos em 5"
    case .tropicalNights: "Noites tropicais"
    case .frostDays: "Dias de geada"
    case .iceDays: "Dias de gelo"
    case .heatingDegreeDays: "Graus-dia de aquecimento"
    case .coolingDegreeDays: "Graus-dia de arrefecimento"
    case .aboveDegrees: "acima de {degrees}"
    case .timesAsOften: "{factor} vezes"
    case .avoided: "{amount} evitados aqui"
    case .fourOfFive: "{range}, quatro anos em cinco"
    case .aboveIndustry: "{warming} em relação a 1850–1900"
    case .inYear: "Em {year}"
    case .todayIn: "hoje em {year}"
    case .veryLowEmissions: "emissões muito baixas"
    case .lowEmissions: "emissões baixas"
    case .middleEmissions: "emissões médias"
    case .highEmissions: "emissões altas"
    case .veryHighEmissions: "emissões muito altas"
    case .without: "sem"
    case .with: "com"
    case .skyOf: "o céu, {day}"
    case .airAt: "ar, {time}"
    case .officialWarnings: "avisos oficiais"
    case .feelsLike: "sensação de {value}"
    case .warmerThanNormal: "{difference} mais quente que o normal ({usual})"
    case .colderThanNormal: "{difference} mais frio que o normal ({usual})"
    case .roughly: "{text}, aproximadamente"
    case .measured: "{value} medidos há {age} em {station}, {where}"
    case .away: "a {distance}"
    case .awayAndHeight: "{away} e {height}"
    case .lower: "{height} mais abaixo"
    case .higher: "{height} mais acima"
    case .outOfDate: "{text}, desatualizado"
    case .sensorStuck: "{text}, mas o sensor pode estar preso"
    case .nextDay: "Próximas 24 horas: {summary}"
    case .orMore: "{value} ou mais"
    case .lessThan: "menos de {value}"
    case .gusts: "{wind}, rajadas {speed}"
    case .upAllDay: "acima do horizonte todo o dia"
    case .downAllDay: "abaixo do horizonte todo o dia"
    case .doesNotSet: "{rise}, não se põe"
    case .doesNotRise: "{set}, não nasce"
    case .none: "–"
    case .noneToday: "hoje não"
    case .inAll: "{amount} no total"
    case .whereKnown: "{amount} onde se sabe"
    case .ofHundred: "de 100"
    case .over: "{time}, já passou"
    case .noScorePolarDay: "Nesse dia o sol não se põe: não há nada para avaliar."
    case .noScorePolarNight: "Nesse dia o sol não nasce: não há nada para avaliar."
    case .noScoreNoEvent: "Nesse dia o sol não cruza o horizonte."
    case .noScoreBeyond: "Sem pontuação: esse dia está para lá de qualquer previsão."
    case .noScoreClouds: "Sem pontuação: as nuvens desse dia são desconhecidas."
    case .noScore: "Sem pontuação: o motivo é desconhecido."
    case .degreesHigh: "{time}, {degrees}° de altura"
    case .sunAt: "{phase}, sol a {altitude}°"
    case .lit: "{percent} iluminada"
    case .live: "Em direto, {time}."
    case .stored: "Dados de {time} (há {age})."
    case .storedStale: "Dados de {time} (há {age}), desatualizados."
    case .estimateOfClimate: "Uma estimativa do clima deste lugar, não uma previsão."
    case .noCoverage: "Nenhum serviço de avisos cobre este lugar: nada se sabe, o que não significa ausência de perigo."
    case .noWarnings: "Nenhum aviso em vigor."
    case .fromUntil: "{from} a {until}"
    case .europeanIndex: "IQA europeu"
    case .usIndex: "IQA dos EUA"
    case .ukIndex: "DAQI do Reino Unido"
    case .mostOfAll: "{category}, sobretudo {pollutant}"
    case .pollen: "Pólen (grãos/m³): {kinds}"
    case .alder: "amieiro"
    case .birch: "bétula"
    case .grass: "gramíneas"
    case .mugwort: "artemísia"
    case .olive: "oliveira"
    case .ragweed: "ambrósia"
    case .learningTooFew: "{evenings} com previsão. A partir de 20, a pontuação pode aprender com eles."
    case .learningUnused: "{evenings}: a pontuação falha por {points} pontos. Aprender com eles não a melhoraria de forma mensurável, por isso não se usa."
    case .learningUsed: "{evenings}: a pontuação aprendeu com eles e falha por {points} pontos em vez de {reasoned}."
    case .ageUnknown: "algum tempo"
    case .old: "há {age}"
    case .usualHere: "o habitual aqui, não uma previsão"
    case .windIs: "Vento {value}"
    case .humidityIs: "Humidade {value}"
    case .sunriseIs: "Nascer do sol {time}"
    case .sunsetIs: "Pôr do sol {time}"
    case .alertIs: "Aviso: {event}"
    case .rainNow: "agora"
    case .rainNone: "seco"
    case .correctedByErrors: "corrigido pelos erros passados"
    case .gustsName: "Rajadas"
    case .chanceOfRain: "Probabilidade de chuva"
    case .fromTo: "{least} a {most}"
    case .correction: "{variable} {change} pelos erros passados de {provider} aqui: de {error} em média restam {left}."
    case .forecastErrors: "erros das previsões"
    case .skillUnknown: "Ainda se sabe muito pouco. As previsões são guardadas quando obtidas e comparadas quando as estações informam: um fornecedor aparece após 24 horas previstas e medidas."
    case .skillBackfill: "{command} preenche de uma vez os últimos 90 dias."
    case .skillFooter: "Erros médios face às medições das estações até {day}; entre parênteses, onde caem quatro de cinco médias reamostradas. O ganho é sobre repetir o que houve a essa hora no último dia conhecido."
    case .leadTitle: "Antecedência"
    case .errorTitle: "Erro"
    case .biasTitle: "Viés"
    case .skillTitle: "Ganho"
    case .hoursTitle: "Horas"
    case .leadUnderOneDay: "< 1 dia"
    case .providerTemperature: "{provider}, temperatura"
    case .providerRain: "{provider}, probabilidade de chuva, com {lead} de antecedência"
    case .leadEvery: "com qualquer antecedência"
    case .leadRange: "com {first} a {last} de antecedência"
    case .leadOnly: "com {lead} de antecedência"
    case .correctionProven: "Corrigir o viés ajuda de forma comprovada {leads}: na mais curta, de {before} para {after} °C, em {days} dias de que não tinha aprendido."
    case .correctionNoise: "Corrigir o viés talvez ajude {leads}, mas não além do acaso."
    case .correctionUseless: "Corrigir o viés não ajudaria {leads}."
    case .correctionFewDays: "Há poucos dias para saber se corrigir o viés ajuda {leads}."
    case .otherValues: "Outros valores"
    case .rainInHour: "Chuva em 1 hora"
    case .saidTitle: "Previsto"
    case .cameTitle: "Observado"
    case .betterThanBase: "{share} melhor do que indicar sempre a frequência habitual da chuva aqui."
    case .notBetterThanBase: "Não melhor do que indicar sempre a frequência habitual da chuva aqui."
    case .faultStill: "{provider}: as temperaturas não mudam há {hours}."
    case .faultFrozen: "{provider}: {hours} repetem o que foi dito um dia antes."
    case .faultLater: "{provider}: as temperaturas são as de {hours} depois."
    case .faultEarlier: "{provider}: as temperaturas são as de {hours} antes."
    case .faultApart: "{provider}: longe de todos os outros há {hours}."
    case .faultChanged: "{provider}: os erros mudaram e são aprendidos de novo."
    case .shortPolarDay: "Sol da meia-noite"
    case .shortPolarNight: "Noite polar"
    case .shortNoEvent: "Nenhum neste dia"
    case .shortBeyond: "Para além da previsão"
    case .shortClouds: "Sem dados de nuvens"
    case .measuredNow: "Medido agora"
    case .noStation: "Nenhuma estação perto do lugar mediu algo nas últimas horas."
    case .noStationTemperature: "As estações perto do lugar não mediram a temperatura."
    case .rainSoon: "Chuva em breve"
    case .places: "Lugares"
    case .noPlace: "Nenhum lugar encontrado."
    case .scoreMayChange: "Uma pontuação com {mark} pode mudar: ainda não se conhece todo o céu."
    case .airQuality: "Qualidade do ar"
    case .mapTitle: "Mapa"
    case .climateTitle: "Clima"
    case .rainRadar: "Radar de chuva"
    case .precipitation: "Precipitação"
    case .windSpeed: "Velocidade do vento"
    case .seaLevelPressure: "Pressão ao nível do mar"
    }
  }

  static func text(_ value: ChartText) -> String {
    switch value {
    case .described: "{title}: {text}"
    case .groups: "{first}; {second}"
    case .noData: "sem dados"
    case .tooLittleKnown: "ainda se sabe muito pouco"
    case .withinADay: "a menos de um dia"
    case .estimatedFrom: "{mark} desde {day}"
    case .temperature: "Temperatura em {place}"
    case .dashedFeelsLike: "pontilhado: sensação térmica"
    case .ringMeasured: "anel: medido {value}"
    case .measuredAt: "Medido às {time}: {value}"
    case .precipitation: "Precipitação em {place}"
    case .noneExpected: "não se espera"
    case .noPrecipitation: "Não se espera precipitação"
    case .atMostLikely: "probabilidade máxima {percent}"
    case .lineProbability: "linha: probabilidade"
    case .sunsets: "Pores do sol em {place}"
    case .sunrises: "Nasceres do sol em {place}"
    case .scoreOf: "pontuação de {most}"
    case .scoreOfDay: "{day} {score}"
    case .unknown: "desconhecida"
    case .best: "O melhor: {text}"
    case .bestAt: "o melhor {day} às {time}: {rating}"
    case .bestDay: "o melhor {day}: {rating}"
    case .doesNotCross: "o sol não cruza o horizonte"
    case .sun: "O sol em {place}"
    case .dayLength: "{hours} h {minutes} min de dia"
    case .doesNotSet: "o sol não se põe"
    case .doesNotRise: "o sol não nasce"
    case .noonAt: "meio-dia solar {time} a {altitude}"
    case .sunriseAt: "nascer do sol {time}"
    case .sunsetAt: "pôr do sol {time}"
    case .daylight: "Luz do dia em {place}"
    case .lengthOfDay: "{hours} em {day}"
    case .longestDay: "dia mais longo {longest}, mais curto {shortest}"
    case .daysLikeThis: "Dias como este em {place}"
    case .warmingOfDays: "Aquecimento de dias como este em {place}"
    case .valueIn: "{value} em {year}"
    case .withRange: "{text} ({range})"
    case .percentRange: "intervalo de {percent}"
    case .rangeOfModels: "intervalo dos modelos"
    case .withInterventions: "com intervenções"
    case .withoutInterventions: "sem intervenções"
    case .assumption: "{scenario}, {range}; pálido: anos isolados"
    case .originalFormula: "a fórmula original, sem intervalo"
    case .errors: "Quanto erraram as previsões em {place}"
    case .meanErrors: "{variable}: erro médio por dias de antecedência ({days})"
    case .errorsOf: "{provider} {errors}"
    case .errorAhead: "{error} {lead}"
    case .daysAhead: "dias de antecedência"
    case .rainedHere: "Com que frequência choveu em {place}"
    case .byChance: "segundo a probabilidade prevista {lead}; os pontos grandes são muitas horas"
    case .rainCame: "{provider}: com {chance} choveu em {share} das horas ({hours})"
    case .forecastChance: "probabilidade prevista, %"
    case .asOftenAsSaid: "tanto quanto previsto"
    case .usualRain: "com que frequência chove"
    case .around: "À volta de {place}"
    case .across: "{distance} de largura"
    case .cloudCover: "nebulosidade {percent}"
    case .sunIsUp: "o sol está acima do horizonte"
    case .sunIsDown: "o sol está abaixo do horizonte"
    case .whereSunSets: "Onde o sol se põe"
    case .goldenLine: "linha dourada: pôr do sol neste momento"
    case .bestSunset: "melhor pôr do sol: {place}, {score} de {most}"
    case .world: "o mundo com dia e noite"
    }
  }
}

/// The words and sentences of Almanac in Swedish.
enum SwedishPhrases: Phrasebook {

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Klart"
    case .mainlyClear: "Mest klart"
    case .partlyCloudy: "Halvklart"
    case .overcast: "Mulet"
    case .fog: "Dimma"
    case .rimeFog: "Dimma med rimfrost"
    case .lightDrizzle: "Lätt duggregn"
    case .drizzle: "Duggregn"
    case .heavyDrizzle: "Kraftigt duggregn"
    case .lightFreezingDrizzle: "Lätt underkylt duggregn"
    case .freezingDrizzle: "Underkylt duggregn"
    case .lightRain: "Lätt regn"
    case .rain: "Regn"
    case .heavyRain: "Kraftigt regn"
    case .lightFreezingRain: "Lätt underkylt regn"
    case .freezingRain: "Underkylt regn"
    case .lightSnow: "Lätt snöfall"
    case .snow: "Snöfall"
    case .heavySnow: "Kraftigt snöfall"
    case .snowGrains: "Kornsnö"
    case .lightRainShowers: "Lätta regnskurar"
    case .rainShowers: "Regnskurar"
    case .heavyRainShowers: "Kraftiga regnskurar"
    case .lightSnowShowers: "Lätta snöbyar"
    case .snowShowers: "Kraftiga snöbyar"
    case .thunderstorm: "Åska"
    case .thunderstormLightHail: "Åska med hagel"
    case .thunderstormHeavyHail: "Åska med kraftigt hagel"
    case .heavyThunderstorm: "Kraftig åska"
    case .lightSleet: "Lätt snöblandat regn"
    case .sleet: "Snöblandat regn"
    case .lightHail: "Lätt hagel"
    case .hail: "Hagel"
    case .mist: "Fuktdis"
    case .haze: "Torrdis"
    case .smoke: "Rök"
    case .dust: "Stoft"
    case .sand: "Sanddrev"
    case .ash: "Vulkanaska"
    case .squall: "Kraftiga vindbyar"
    case .tornado: "Tromb"
    case .unknown: "Okänt"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "Svag"
    case .muted: "Dämpad"
    case .fine: "Fin men enkel"
    case .colorful: "Färgstark"
    case .vivid: "Lysande"
    case .spectacular: "Spektakulär"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "Klart"
    case .partly: "Halvklart"
    case .overcast: "Mulet"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "Inga"
    case .few: "Få"
    case .many: "Många"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "Torrt"
    case .ok: "Normalt"
    case .humid: "Fuktigt"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "Låg"
    case .moderate: "Måttlig"
    case .high: "Hög"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "Dålig"
    case .moderate: "Måttlig"
    case .good: "God"
    }
  }

  static func direction(_ value: Bearing) -> String {
    switch value.compass {
    case .north: "norr"
    case .northNortheast: "nordnordost"
    case .northeast: "nordost"
    case .eastNortheast: "ostnordost"
    case .east: "öster"
    case .eastSoutheast: "ostsydost"
    case .southeast: "sydost"
    case .southSoutheast: "sydsydost"
    case .south: "söder"
    case .southSouthwest: "sydsydväst"
    case .southwest: "sydväst"
    case .westSouthwest: "västsydväst"
    case .west: "väster"
    case .westNorthwest: "västnordväst"
    case .northwest: "nordväst"
    case .northNorthwest: "nordnordväst"
    }
  }

  static func origin(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "från norr"
    case .northNortheast: "från nordnordost"
    case .northeast: "från nordost"
    case .eastNortheast: "från ostnordost"
    case .east: "från öster"
    case .eastSoutheast: "från ostsydost"
    case .southeast: "från sydost"
    case .southSoutheast: "från sydsydost"
    case .south: "från söder"
    case .southSouthwest: "från sydsydväst"
    case .southwest: "från sydväst"
    case .westSouthwest: "från västsydväst"
    case .west: "från väster"
    case .westNorthwest: "från västnordväst"
    case .northwest: "från nordväst"
    case .northNorthwest: "från nordnordväst"
    }
  }

  static func letters(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "N"
    case .northNortheast: "NNO"
    case .northeast: "NO"
    case .eastNortheast: "ONO"
    case .east: "O"
    case .eastSoutheast: "OSO"
    case .southeast: "SO"
    case .southSoutheast: "SSO"
    case .south: "S"
    case .southSouthwest: "SSV"
    case .southwest: "SV"
    case .westSouthwest: "VSV"
    case .west: "V"
    case .westNorthwest: "VNV"
    case .northwest: "NV"
    case .northNorthwest: "NNV"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "nederbörd"
    case .drizzle: "duggregn"
    case .lightRain: "lätt regn"
    case .rain: "regn"
    case .heavyRain: "kraftigt regn"
    case .showers: "skurar"
    case .heavyShowers: "kraftiga skurar"
    case .thunderstorms: "åska"
    case .hail: "hagel"
    case .freezingRain: "underkylt regn"
    case .sleet: "snöblandat regn"
    case .lightSnow: "lätt snöfall"
    case .snow: "snöfall"
    case .heavySnow: "kraftigt snöfall"
    case .snowShowers: "snöbyar"
    case .fog: "dimma"
    case .frost: "frost"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "risk för nederbörd"
    case .drizzle: "risk för duggregn"
    case .lightRain: "risk för lätt regn"
    case .rain: "risk för regn"
    case .heavyRain: "risk för kraftigt regn"
    case .showers: "risk för skurar"
    case .heavyShowers: "risk för kraftiga skurar"
    case .thunderstorms: "risk för åska"
    case .hail: "risk för hagel"
    case .freezingRain: "risk för underkylt regn"
    case .sleet: "risk för snöblandat regn"
    case .lightSnow: "risk för lätt snöfall"
    case .snow: "risk för snöfall"
    case .heavySnow: "risk för kraftigt snöfall"
    case .snowShowers: "risk för snöbyar"
    case .fog: "risk för dimma"
    case .frost: "risk för frost"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "soligt"
    case .clear: "klart"
    case .partlyCloudy: "halvklart"
    case .cloudy: "mulet"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "frisk vind"
    case .gale: "hård vind"
    case .storm: "storm"
    case .hurricane: "orkan"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "under småtimmarna"
    case .morning: "på förmiddagen"
    case .afternoon: "på eftermiddagen"
    case .evening: "på kvällen"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "från småtimmarna"
    case .morning: "från förmiddagen"
    case .afternoon: "från eftermiddagen"
    case .evening: "från kvällen"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "till småtimmarna"
    case .morning: "till förmiddagen"
    case .afternoon: "till eftermiddagen"
    case .evening: "till kvällen"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(one: "{count} grad", other: "{count} grader")
    case .fahrenheit: PluralForms(one: "{count} grad", other: "{count} grader")
    case .kelvin: PluralForms(one: "{count} kelvin", other: "{count} kelvin")
    case .kilometersPerHour: PluralForms(one: "{count} kilometer i timmen", other: "{count} kilometer i timmen")
    case .milesPerHour: PluralForms(one: "{count} engelsk mil i timmen", other: "{count} engelska mil i timmen")
    case .metersPerSecond: PluralForms(one: "{count} meter per sekund", other: "{count} meter per sekund")
    case .knots: PluralForms(one: "{count} knop", other: "{count} knop")
    case .hectopascals: PluralForms(one: "{count} hektopascal", other: "{count} hektopascal")
    case .inchesOfMercury: PluralForms(one: "{count} tum kvicksilver", other: "{count} tum kvicksilver")
    case .millimetersOfMercury: PluralForms(one: "{count} millimeter kvicksilver", other: "{count} millimeter kvicksilver")
    case .millimeters: PluralForms(one: "{count} millimeter", other: "{count} millimeter")
    case .inches: PluralForms(one: "{count} tum", other: "{count} tum")
    case .millimetersPerHour: PluralForms(one: "{count} millimeter i timmen", other: "{count} millimeter i timmen")
    case .inchesPerHour: PluralForms(one: "{count} tum i timmen", other: "{count} tum i timmen")
    case .centimeters: PluralForms(one: "{count} centimeter", other: "{count} centimeter")
    case .kilometers: PluralForms(one: "{count} kilometer", other: "{count} kilometer")
    case .miles: PluralForms(one: "{count} engelsk mil", other: "{count} engelska mil")
    case .meters: PluralForms(one: "{count} meter", other: "{count} meter")
    case .feet: PluralForms(one: "{count} fot", other: "{count} fot")
    case .microgramsPerCubicMeter: PluralForms(one: "{count} mikrogram per kubikmeter", other: "{count} mikrogram per kubikmeter")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .percent: PluralForms(one: "{count} procent", other: "{count} procent")
    case .minutesInWords: PluralForms(one: "{count} minut", other: "{count} minuter")
    case .hoursInWords: PluralForms(one: "{count} timme", other: "{count} timmar")
    case .aboutMinutes: PluralForms(one: "omkring {count} minut", other: "omkring {count} minuter")
    case .nextHours: PluralForms(one: "den närmaste timmen", other: "de närmaste {count} timmarna")
    case .minutes: PluralForms(one: "{count} min", other: "{count} min")
    case .hours: PluralForms(one: "{count} tim", other: "{count} tim")
    case .days: PluralForms(one: "{count} dag", other: "{count} dagar")
    case .daysAgo: PluralForms(one: "{count} dag", other: "{count} dagar")
    case .evenings: PluralForms(one: "{count} kväll", other: "{count} kvällar")
    case .placesNamed: PluralForms(one: "{count} plats hittad", other: "{count} platser hittade")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "Alla åtgärder på en gång: CO2, metan, HFC, sot, SO2 och N2O"
    case .methane45By2030: "Metan −45 % till 2030"
    case .methane30By2030: "Metan −30 % till 2030 (Global Methane Pledge)"
    case .carbonNetZero2050: "CO2 netto noll till 2050"
    case .carbonNetZero2070: "CO2 netto noll till 2070"
    case .carbonHalved2050: "Fossil CO2 halverad till 2050"
    case .noDeforestation2030: "Ingen avskogning från 2030"
    case .refrigerantsOut2050: "HFC-köldmedier utfasade till 2050"
    case .nitrousOxide30By2050: "Lustgas −30 % till 2050"
    case .soot50By2040: "Sot −50 % till 2040"
    case .sulfur80By2050: "Svaveldioxid −80 % till 2050 (blottar uppvärmning)"
    case .solarRamp: "Solstrålningsreglering på −1 W/m², 2030 till 2040, sedan bibehållen"
    case .solarTerminated: "Solstrålningsreglering på −1 W/m², avbruten 2060"
    case .toSSP119: "Världen följer SSP1-1.9 i stället"
    case .toSSP126: "Världen följer SSP1-2.6 i stället"
    case .toSSP245: "Världen följer SSP2-4.5 i stället"
    }
  }

  static func word(_ value: Measurement) -> String {
    switch value {
    case .temperature: "temperatur"
    case .dewPoint: "daggpunkt"
    case .humidity: "luftfuktighet"
    case .pressure: "lufttryck"
    case .windSpeed: "vindhastighet"
    case .windDirection: "vindriktning"
    case .cloudCover: "molnighet"
    case .probability: "sannolikhet"
    case .precipitation: "nederbörd"
    case .precipitationRate: "nederbörd"
    case .dailyPrecipitation: "nederbörd"
    case .snowfall: "snöfall"
    case .dailySnowfall: "snöfall"
    case .visibility: "sikt"
    case .uvIndex: "UV-index"
    case .aerosolOpticalDepth: "torrdis"
    case .concentration: "koncentration"
    case .pollen: "pollen"
    case .airQualityIndex: "luftkvalitetsindex"
    case .elevation: "höjd"
    case .latitude: "latitud"
    case .longitude: "longitud"
    }
  }

  static func word(_ value: SunPhase) -> String {
    switch value {
    case .night: "natt"
    case .astronomicalTwilight: "astronomisk skymning/gryning"
    case .nauticalTwilight: "nautisk skymning/gryning"
    case .civilTwilight: "borgerlig skymning/gryning"
    case .day: "dag"
    }
  }

  static func word(_ value: MoonPhaseName) -> String {
    switch value {
    case .newMoon: "Nymåne"
    case .waxingCrescent: "Tilltagande skära"
    case .firstQuarter: "Första kvarteret"
    case .waxingGibbous: "Tilltagande måne"
    case .fullMoon: "Fullmåne"
    case .waningGibbous: "Avtagande måne"
    case .lastQuarter: "Sista kvarteret"
    case .waningCrescent: "Avtagande skära"
    }
  }

  static func word(_ value: AlertSeverity) -> String {
    switch value {
    case .unknown: "OKÄND"
    case .minor: "LINDRIG"
    case .moderate: "MÅTTLIG"
    case .severe: "SVÅR"
    case .extreme: "EXTREM"
    }
  }

  static func word(_ value: AirQualityCategory) -> String {
    switch value {
    case .good: "bra"
    case .fair: "godtagbar"
    case .moderate: "måttlig"
    case .poor: "dålig"
    case .veryPoor: "mycket dålig"
    case .extremelyPoor: "extremt dålig"
    case .unhealthyForSensitiveGroups: "ohälsosam för känsliga grupper"
    case .unhealthy: "ohälsosam"
    case .veryUnhealthy: "mycket ohälsosam"
    case .hazardous: "farlig"
    case .low: "låg"
    case .high: "hög"
    case .veryHigh: "mycket hög"
    }
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Hetta som inträffar en gång på 10 år"
    case .hotExtreme50Year: "Hetta som inträffar en gång på 50 år"
    case .heavyPrecipitation10Year: "Kraftigt regn som inträffar en gång på 10 år"
    case .drought10Year: "Torka som inträffar en gång på 10 år"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .nowcastUnknown: "Nederbördsdata saknas för de närmaste timmarna."
    case .nowcastUsual: "Det finns ingen prognos för de här timmarna, bara vad som är vanligt för årstiden."
    case .dry: "Ingen nederbörd väntas."
    case .dryAsFarAsKnown: "Ingen nederbörd väntas, så vitt känt."
    case .dryFor: "Ingen nederbörd väntas under {time}; därefter är inte allt känt."
    case .wetNow: "Nederbörd nu, utan slut i sikte."
    case .wetNowUntil: "Nederbörd nu, som upphör om {end}."
    case .wetFrom: "Nederbörd börjar om {start}."
    case .wetFromFor: "Nederbörd börjar om {start} och varar {length}."
    case .wetWithin: "Nederbörd inom {latest}."
    case .wetWithinUntil: "Nederbörd inom {latest}, som upphör om {end}."
    case .airGood: "Luften är bra: njut av att vara ute."
    case .airAcceptable: "Godtagbar luft: särskilt känsliga personer kan ta det lugnare ute."
    case .airForSensitiveGroups: "Känsliga grupper bör undvika lång eller kraftig ansträngning utomhus."
    case .airUnhealthy: "Alla bör undvika lång eller kraftig ansträngning utomhus."
    case .airVeryUnhealthy: "Undvik hård ansträngning utomhus; känsliga grupper bör stanna inne."
    case .airHazardous: "Stanna inne med stängda fönster."
    case .noCloudData: "Molndata saknas för den här tidpunkten, så det finns inget betyg."
    case .noCloudLayers: "Molnlagren är okända för den här tidpunkten, så det finns inget betyg."
    case .polarDay: "Solen är uppe hela dygnet."
    case .polarNight: "Solen är nere hela dygnet."
    case .noEvent: "Solen passerar inte horisonten den här dagen."
    case .beyondHorizon: "Dagen ligger bortom prognosperioden."
    case .classicScore: "Det ursprungliga betyget, enbart ur molnigheten: {score} av 100."
    case .lowCloud: "Låga moln döljer det mesta av himlen"
    case .clearSky: "En nästan klar himmel lovar ett enkelt, rent sken"
    case .clearSkyMuted: "En nästan klar himmel lovar ett enkelt sken"
    case .scatteredLowCloud: "Spridda låga moln lämnar ett enkelt sken i luckorna"
    case .highAndMidCloud: "Höga och medelhöga moln"
    case .highSheet: "Ett täcke av höga moln"
    case .cirrus: "Cirrusmoln"
    case .midOvercast: "Ett täcke av medelhöga moln"
    case .altocumulus: "Altocumulusmoln"
    case .catchesLight: "{cloud} kommer att fånga ljuset"
    case .mayCatchLight: "{cloud} kan fånga en del av ljuset"
    case .getsLittleLight: "{cloud} kommer att få lite ljus"
    case .placeOffset: "{distance} {direction} om {place}"
    case .lowDeckCuts: "{sky}; ett lågt molntäcke {kilometers} km mot {direction} skär av det"
    case .lowDeckMayCut: "{sky}; ett lågt molntäcke {kilometers} km mot {direction} kan skära av det"
    case .midDeckCuts: "{sky}; ett medelhögt molntäcke {kilometers} km mot {direction} skär av det"
    case .midDeckMayCut: "{sky}; ett medelhögt molntäcke {kilometers} km mot {direction} kan skära av det"
    case .towardSun: "solen"
    case .rainInTheWay: "regn är i vägen"
    case .poorVisibility: "nedsatt sikt dämpar utsikten"
    case .hazeMutes: "torrdis dämpar färgerna"
    case .humidAirMutes: "fuktig luft dämpar färgerna"
    case .list: "{first}, {second}"
    case .both: "{first} och {second}"
    case .spoiled: "{sky}, men {spoilers}"
    case .colorOdds: "Färg i {count} fall av {of}"
    case .colorHardly: "Knappt någon chans till färg"
    case .colorCertain: "Färg är så gott som säker"
    case .betterEvenings: "Bättre än {percent} av kvällarna här vid den här tiden på året"
    case .betterMornings: "Bättre än {percent} av morgnarna här vid den här tiden på året"
    case .aboutTitle: "Hur fin blir solnedgången?"
    case .aboutText: "En fin solnedgång kräver tre saker: moln som är tillräckligt höga för att belysas underifrån, fri väg för ljuset från bortom horisonten och ren, torr luft. Betyget ser till molnlagren ovanför dig, till himlen 50 till 600 km mot solen och till dis, fuktighet, sikt och regn när solen går ner. En klar himmel ger ett enkelt sken, en himmel av cirrus med öppen horisont de högsta betygen och ett lågt molntäcke nästan ingenting."
    case .cloudCoverTitle: "Molnighet"
    case .cloudCoverText: "Dygnets medelvärde. En del moln ger färg, ett slutet lågt täcke döljer den."
    case .highCloudTitle: "Höga moln"
    case .highCloudText: "Cirrus över 8 km fångar det sista ljuset och lyser längst."
    case .humidityTitle: "Luftfuktighet"
    case .humidityText: "Torr luft håller färgerna rena, fuktig luft bleker dem."
    case .aerosolTitle: "Torrdis"
    case .aerosolText: "Stoft och rök i luftpelaren. Ett spår fördjupar det röda, mer gör det matt."
    case .visibilityTitle: "Sikt"
    case .visibilityText: "Hur långt man ser nära marken."
    case .limitWeights: "Vikterna är härledda ur skymningens fysik, inte anpassade till observerade solnedgångar."
    case .limitLearnedWeights: "Vikterna är härledda ur skymningens fysik och justerade efter de kvällar som du har betygsatt."
    case .limitForecast: "Prognoser för molnlager förlorar det mesta av sitt värde inom fem dagar; chanserna visar det."
    case .limitTerrain: "Kullar och byggnader ingår inte i modellen."
    case .limitHaze: "Dis förutses i omkring fem dagar; därefter går betyget efter luftfuktigheten."
    case .sentence: "{text}."
    case .sentences: "{first} {second}"
    case .dayText: "{day}: {text}"
    case .today: "i dag"
    case .tomorrow: "i morgon"
    case .wholeDay: "{what} hela dagen"
    case .restOfDay: "{what} resten av dagen"
    case .wholeTime: "{what} hela tiden"
    case .fromTime: "{what} från kl. {start}"
    case .untilTime: "{what} till kl. {end}"
    case .betweenTimes: "{what} från kl. {start} till {end}"
    case .whatWhen: "{what} {when}"
    case .betweenParts: "{what} {from} {until}"
    case .atTimes: "tidvis {what}"
    case .detail: "{text}, {detail}"
    case .gusts: "byar upp till {speed}"
    case .amount: "omkring {amount}"
    case .amountFurther: "ytterligare omkring {amount}"
    case .skyChange: "{morning} på förmiddagen, {afternoon} på eftermiddagen"
    case .extremes: "högst {high}, lägst {low}"
    case .range: "{low} till {high}"
    case .steady: "omkring {low}"
    case .uncertainty: "osäkert: högsta temperaturen ligger mellan {low} och {high}"
    case .warmerThanYesterday: "{difference} varmare än i går"
    case .colderThanYesterday: "{difference} kallare än i går"
    case .warmerThanToday: "{difference} varmare än i dag"
    case .colderThanToday: "{difference} kallare än i dag"
    case .warmerThanDayBefore: "{difference} varmare än dagen före"
    case .colderThanDayBefore: "{difference} kallare än dagen före"
    case .aboveNormal: "{difference} över det normala"
    case .belowNormal: "{difference} under det normala"
    case .rareHeat: "sällan så varmt vid den här tiden på året"
    case .rareCold: "sällan så kallt vid den här tiden på året"
    case .ultraviolet: "UV-index upp till {index}"
    case .sunsetColorful: "färgstark solnedgång kl. {time}"
    case .sunsetVivid: "lysande solnedgång kl. {time}"
    case .sunsetSpectacular: "spektakulär solnedgång kl. {time}"
    case .warning: "varning: {event}"
    case .warnings: "varning: {event}, och {count} till"
    case .warningsUnknown: "officiella varningar okända"
    case .usual: "vanligt för årstiden: {low} till {high}"
    case .usualSteady: "vanligt för årstiden: {low}"
    case .noChange: "inget väsentligt ändras under de närmaste 48 timmarna"
    case .noForecast: "ingen prognos"
    case .minus: "minus {number}"
    }
  }

  static func text(_ value: NoticeText) -> String {
    switch value {
    case .plain: "{what}."
    case .because: "{what} ({cause})."
    case .consequence: "{text} {consequence}"
    case .locationAssumed: "Ingen plats är inställd och tidszonen har ingen stad; {place} används."
    case .ambiguousPlace: "Andra platser heter också så: {places}."
    case .placeInferred: "”{text}” tolkades som {place}."
    case .placeOfRegion: "{region} är ett helt område; svaret gäller dess största stad, {place}."
    case .locationUnchecked: "”{text}” kunde inte slås upp nu och är inställd utan kontroll."
    case .placesKnownHere: "Sökning på nätet är inte tillgänglig: det här är de lokalt kända platserna."
    case .askedRecently: "Leverantörerna anropas högst en gång i minuten för samma plats."
    case .outOfDate: "Det här svaret är äldre än det borde vara."
    case .noForecast: "Ingen prognos ({cause}): detta är vad som är vanligt här."
    case .usualHere: "Detta är vad som är vanligt här, ingen prognos."
    case .keyRefused: "{provider} godtar inte API-nyckeln, så det här svaret klarar sig utan."
    case .impossibleValues: "Värden från {provider} som inte kan stämma är utelämnade ({counts})."
    case .countOf: "{what}: {count}"
    case .temperaturesStill: "Temperaturerna från {provider} har inte ändrats på {hours}, men det har vädret."
    case .forecastRepeats: "{hours} av prognosen från {provider} upprepar vad den sade ett dygn tidigare."
    case .temperaturesLater: "Temperaturerna från {provider} passar vädret {hours} senare."
    case .temperaturesEarlier: "Temperaturerna från {provider} passar vädret {hours} tidigare."
    case .temperaturesApart: "Temperaturerna från {provider} har legat långt från alla andra i {hours}."
    case .errorsChanged: "Det som {provider} säger har i {hours} haft andra fel: korrigeringar lärs in på nytt."
    case .scoresMayChange: "Hela himlen är inte känd än: de här betygen kan ändras."
    case .noSunEvent: "Solen passerar inte horisonten."
    case .noSunEventDays: "Solen passerar inte horisonten de här dagarna."
    case .providerOutdated: "Leverantörens nyaste värden är {age} gamla."
    case .noReports: "Ingen station nära platsen har rapporter."
    case .nothingMeasured: "Det finns inga mätningar, så inget fel kan beräknas."
    case .ledgerOnly: "Endast redan sparade mätningar används."
    case .measuredMissing: "Uppmätta värden är inte tillgängliga"
    case .reportsMissing: "Stationernas rapporter är inte tillgängliga"
    case .providerMeasuredMissing: "Det som {provider} har mätt är inte tillgängligt"
    case .alertsMissing: "Officiella varningar är inte tillgängliga"
    case .noStation: "Ingen station inom {distance} har rapporterat de senaste {minutes}."
    case .stationsHigherOrLower: "Stationerna ligger mer än {height} högre eller lägre."
    case .measuredOld: "Den senast uppmätta temperaturen är {age} gammal."
    case .rowsInterpolated: "Vissa rader är interpolerade mellan leverantörens steg."
    case .rowsBeyondForecast: "Prognosen har inte de här raderna."
    case .rowsOfClimate: "De här raderna är klimatuppskattningar."
    case .noAlertService: "Ingen känd varningstjänst täcker platsen."
    case .alertsUnlisted: "Det finns fler varningar än de som listas: {count}."
    case .alertsUnread: "Det finns varningar som inte kan läsas: {count}."
    case .drawnFromHours: "Interpolerat ur timprognosen."
    case .elevationUnknown: "Platsens höjd är okänd; horisonten är havets."
    case .dateSkipped: "{date} har aldrig funnits här och är utelämnad."
    case .calendarEnds: "Kalendern slutar med {date}."
    case .modelsMissing: "De högupplösta modellerna är inte tillgängliga; detta är projektionen från `ar6`."
    case .causeSlowDown: "{provider} ber om färre anrop"
    case .causeKeyMissing: "{provider} behöver en API-nyckel"
    case .causeKeyInvalid: "{provider} godtar inte API-nyckeln"
    case .causeKeyLimited: "API-nyckeln till {provider} omfattar inte detta"
    case .causeBeyondHorizon: "bortom alla prognoser"
    case .causeOutOfCoverage: "ingen leverantör täcker platsen"
    case .causeNotProvided: "ingen leverantör har detta"
    case .causeDeadline: "inget svar i tid"
    case .causeBusy: "servern är upptagen"
    case .causeStore: "lagringen fungerade inte"
    case .causeOffline: "nätverket är avstängt"
    case .causeNoNetwork: "inget nätverk"
    case .causeNoLibrary: "libcurl saknas eller är för gammal"
    case .causeNoResources: "systemet har slut på trådar, deskriptorer eller minne"
    case .causeLookup: "inget nätverk, eller {provider} går inte att hitta"
    case .causeRefused: "{provider} nekade anslutningen"
    case .causeTLS: "ingen säker anslutning till {provider}"
    case .causeTimeout: "{provider} svarade inte i tid"
    case .causeCut: "{provider} stängde anslutningen i förtid"
    case .causeHTTP: "{provider} svarade med ett fel"
    case .causeMalformed: "svaret från {provider} gick inte att förstå"
    case .causeTooLarge: "svaret från {provider} är för stort"
    case .causeRedirect: "{provider} hänvisade till en förbjuden adress"
    case .causeURL: "den inställda adressen till {provider} är inte giltig"
    case .causeFailing: "{provider} har misslyckats upprepade gånger"
    case .causeBudget: "de anrop som {provider} tillåter är slut"
    case .theProvider: "leverantören"
    case .userDataNotKept: "Favoriter och inställningar kan inte sparas: {cause}."
    case .cacheInMemory: "Cachen finns bara i minnet: {cause}."
    case .userDataWithoutFolder: "Favoriter och inställningar finns kvar tills processen slutar: varken ALMANAC_DATA_DIR, XDG_DATA_HOME eller HOME säger var de ska sparas."
    case .fileReadOnly: "{file} kan läsas men inte skrivas."
    case .userDataSetAside: "almanac.db var skadad och en ny fil påbörjades. Den gamla är {path}; `sqlite3 .recover` försöker få tillbaka favoriter och inställningar."
    case .cacheSetAside: "cache.db var skadad och en ny fil påbörjades. Den gamla är {path} och kan tas bort."
    case .fileNewer: "{file} skapades av en nyare version av programmet; den läses bara."
    case .fileRowsDamaged: "Vissa rader i {file} är skadade; de utelämnas."
    case .answerNotCached: "Ett svar kunde inte sparas i cachen: {cause}."
    case .storeFull: "disken är full"
    case .storeReadOnly: "det går inte att skriva i mappen"
    case .storeCorrupt: "de sparade uppgifterna är skadade"
    case .storeLocked: "en annan process använder filen"
    case .storeIrregular: "det finns ingen vanlig fil på dess sökväg"
    case .meanShift: "Medelförskjutningen för dagar som den här, ingen prognos för ett datum: vädret en enskild dag varierar mer."
    case .warmingHere: "Från {from} till {to} ändras den globala uppvärmningen jämfört med 1850–1900 från {now} till {then} ({emissions}, {scenario}); här är ändringen {factor} gånger så stor den här månaden ({region})."
    case .warmingHereWithout: "Från {from} till {to} ändras den globala uppvärmningen jämfört med 1850–1900 från {now} till {then}, eller till {without} utan åtgärderna ({emissions}, {scenario}); här är ändringen {factor} gånger så stor den här månaden ({region})."
    case .pastObserved: "Den hittillsvarande uppvärmningen är observerad och densamma i varje scenario."
    case .highEmissionsUnlikely: "SSP5-8.5 är ett osannolikt fall med höga utsläpp, inte det som väntas."
    case .lessProportional: "Efter en topp är uppvärmning som åter minskar mindre proportionell per region."
    case .mostlySea: "Regionen är mest hav: dess medelvärde passar kuster och öar, inlandet värms mer."
    case .otherPrecipitation: "Vid den projicerade temperaturen faller nederbörden i annan form (Jennings et al. 2018)."
    case .moreHeavyRain: "Samma kraftiga regn skulle ge omkring {percent} mer: {each} per {unit} global uppvärmning på land (CMIP6-medianen för den blötaste dagen)."
    case .lessHeavyRain: "Samma kraftiga regn skulle ge omkring {percent} mindre: {each} per {unit} global uppvärmning på land (CMIP6-medianen för den blötaste dagen)."
    case .leversTooLate: "Åtgärder kan inte ändra det här året eller det förflutna."
    case .terminationShock: "Solstrålningsreglering döljer uppvärmning så länge den pågår: upphör den, kommer det mesta av den dolda uppvärmningen tillbaka inom fem till tio år (avslutningschock)."
    case .leversOverlap: "Åtgärderna överlappar: sammanlagda lovar de mer än de ger tillsammans."
    case .leversCapped: "Tillsammans begränsades de till skillnaden mot SSP1-1.9, den lägsta bedömda banan."
    case .sulfurUncovers: "Renare luft utan svavel blottar en del uppvärmning som svavlet döljer i dag."
    case .highResolutionFactor: "Faktorn är medianen av {count} högupplösta modeller på platsen, spannet deras minsta och största; båda skalade till scenario och år."
    case .originalFormula: "Formeln i den ursprungliga appen: {everywhere} överallt, {with} med åtgärder. Räknat från i dag väntar klimatmodellerna {low} till {high} global uppvärmning till {year}; använd modellen `ar6` för en projektion."
    case .normalsCoarse: "Beräknat ur månadsnormaler på ett grovt rutnät och spridningen kring dem, inte räknat. En station kan avvika med tio dagar eller mer, framför allt vid kuster, i dalar och i städer."
    case .normalsUnrepresentative: "Klimatet på själva platsen kan vara ett annat: normalvärdena är omgivningens, där stationer skiljer sig genom terräng och hav eller saknas."
    case .spreadKept: "Dagarnas spridning kring sitt medelvärde behålls som {period}."
    case .normalProjected: "Vädret som projiceras är det normala för datumet: det för {period}, förskjutet med uppvärmningen sedan dess."
    case .dayMean: "Dagens temperatur är medelvärdet av dess timmar."
    case .scenarioVeryLow: "Mycket lågt: netto noll CO2 omkring {zero}, uppvärmningen åter nära {warming} år {year}."
    case .scenarioLow: "Lågt: netto noll CO2 omkring {zero}, uppvärmningen hålls under {warming}."
    case .scenarioMiddle: "Medel: nära dit dagens politik leder, omkring {warming} år {year}."
    case .scenarioHigh: "Högt: utsläppen fortsätter att öka, omkring {warming} år {year}."
    case .scenarioVeryHigh: "Mycket högt: fossila bränslen utan återhållsamhet; anses i dag osannolikt."
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "Här"
    case .now: "Nu"
    case .day: "Dag"
    case .time: "Tid"
    case .weather: "Väder"
    case .temperature: "Temperatur"
    case .minimum: "Min"
    case .maximum: "Max"
    case .rain: "Regn"
    case .chance: "Risk"
    case .wind: "Vind"
    case .clouds: "Moln"
    case .highClouds: "Höga moln"
    case .humidity: "Luftfuktighet"
    case .dewPoint: "Daggpunkt"
    case .visibility: "Sikt"
    case .pressure: "Lufttryck"
    case .uvIndex: "UV-index"
    case .sun: "Sol"
    case .sunrise: "Soluppgång"
    case .sunset: "Solnedgång"
    case .noon: "Solen högst"
    case .dayLength: "Dagens längd"
    case .goldenHour: "Gyllene timmen"
    case .blueHour: "Blå timmen"
    case .civilDusk: "Borgerlig skymning till"
    case .fullNight: "Helt mörkt"
    case .moonrise: "Månens uppgång"
    case .moonset: "Månens nedgång"
    case .score: "Betyg"
    case .likely: "Väntat"
    case .asForecast: "Om molnen kommer enligt prognosen"
    case .aerosol: "Aerosol"
    case .dust: "Stoft"
    case .seen: "Sett"
    case .forecast: "Prognos"
    case .yourSunsets: "Dina solnedgångar"
    case .change: "Förändring"
    case .singleYears: "Enskilda år"
    case .world: "Världen"
    case .region: "Region"
    case .daysOfYear: "Dagar om året"
    case .fourYearsInFive: "4 år av 5"
    case .tropicalNights: "Tropiska nätter"
    case .frostDays: "Frostdagar"
    case .iceDays: "Isdagar"
    case .heatingDegreeDays: "Graddagar (uppvärmning)"
    case .coolingDegreeDays: "Graddagar (kylning)"
    case .aboveDegrees: "över {degrees}"
    case .timesAsOften: "{factor} gånger"
    case .avoided: "{amount} undviks här"
    case .fourOfFive: "{range}, fyra år av fem"
    case .aboveIndustry: "{warming} jämfört med 1850–1900"
    case .inYear: "År {year}"
    case .todayIn: "i dag år {year}"
    case .veryLowEmissions: "mycket låga utsläpp"
    case .lowEmissions: "låga utsläpp"
    case .middleEmissions: "medelhöga utsläpp"
    case .highEmissions: "höga utsläpp"
    case .veryHighEmissions: "mycket höga utsläpp"
    case .without: "utan"
    case .with: "med"
    case .skyOf: "himlen, {day}"
    case .airAt: "luft, {time}"
    case .officialWarnings: "officiella varningar"
    case .feelsLike: "känns som {value}"
    case .warmerThanNormal: "{difference} varmare än normala {usual}"
    case .colderThanNormal: "{difference} kallare än normala {usual}"
    case .roughly: "{text}, ungefär"
    case .measured: "{value} uppmätt för {age} sedan, {where} vid {station}"
    case .away: "{distance} bort"
    case .awayAndHeight: "{away} och {height}"
    case .lower: "{height} lägre"
    case .higher: "{height} högre"
    case .outOfDate: "{text}, inaktuellt"
    case .sensorStuck: "{text}, men givaren kan ha fastnat"
    case .nextDay: "Närmaste 24 timmarna: {summary}"
    case .orMore: "{value} eller mer"
    case .lessThan: "mindre än {value}"
    case .gusts: "{wind}, byar {speed}"
    case .upAllDay: "uppe hela dygnet"
    case .downAllDay: "nere hela dygnet"
    case .doesNotSet: "{rise}, går inte ner"
    case .doesNotRise: "{set}, går inte upp"
    case .none: "–"
    case .noneToday: "ingen i dag"
    case .inAll: "{amount} totalt"
    case .whereKnown: "{amount} så vitt känt"
    case .ofHundred: "av 100"
    case .over: "{time}, förbi"
    case .noScorePolarDay: "Solen går inte ner den här dagen: det finns inget att bedöma."
    case .noScorePolarNight: "Solen går inte upp den här dagen: det finns inget att bedöma."
    case .noScoreNoEvent: "Solen passerar inte horisonten den här dagen."
    case .noScoreBeyond: "Inget betyg: dagen ligger bortom alla prognoser."
    case .noScoreClouds: "Inget betyg: dagens moln är okända."
    case .noScore: "Inget betyg: orsaken är okänd."
    case .degreesHigh: "{time}, {degrees}° högt"
    case .sunAt: "{phase}, solen på {altitude}°"
    case .lit: "{percent} belyst"
    case .live: "Direkt, {time}."
    case .stored: "Data från kl. {time} ({age} gamla)."
    case .storedStale: "Data från kl. {time} ({age} gamla), inaktuella."
    case .estimateOfClimate: "En uppskattning ur platsens klimat, ingen prognos."
    case .noCoverage: "Ingen varningstjänst täcker platsen: inget är känt, vilket inte betyder att det är ofarligt."
    case .noWarnings: "Inga varningar gäller."
    case .fromUntil: "{from} till {until}"
    case .europeanIndex: "Europeiskt AQI"
    case .usIndex: "USA:s AQI"
    case .ukIndex: "Brittiskt DAQI"
    case .mostOfAll: "{category}, främst {pollutant}"
    case .pollen: "Pollen (korn/m³): {kinds}"
    case .alder: "al"
    case .birch: "björk"
    case .grass: "gräs"
    case .mugwort: "gråbo"
    case .olive: "oliv"
    case .ragweed: "ambrosia"
    case .learningTooFew: "{evenings} med prognos. Från 20 kan betyget lära av dem."
    case .learningUnused: "{evenings}: betyget slår {points} poäng fel. Att lära av dem skulle inte göra det mätbart bättre, så det görs inte."
    case .learningUsed: "{evenings}: betyget har lärt av dem och slår {points} poäng fel i stället för {reasoned}."
    case .ageUnknown: "okänd tid"
    case .old: "{age} gammalt"
    case .usualHere: "vad som är vanligt här, ingen prognos"
    case .windIs: "Vind {value}"
    case .humidityIs: "Luftfuktighet {value}"
    case .sunriseIs: "Soluppgång {time}"
    case .sunsetIs: "Solnedgång {time}"
    case .alertIs: "Varning: {event}"
    case .rainNow: "nu"
    case .rainNone: "torrt"
    case .correctedByErrors: "korrigerat efter tidigare fel"
    case .gustsName: "Byvind"
    case .chanceOfRain: "Risk för regn"
    case .fromTo: "{least} till {most}"
    case .correction: "{variable} {change} efter tidigare fel hos {provider} här: av i medeltal {error} återstår {left}."
    case .forecastErrors: "prognosfel"
    case .skillUnknown: "Ännu är för lite känt. Prognoser sparas varje gång de hämtas och jämförs när stationer rapporterar: en leverantör visas efter 24 timmar som både har förutsetts och mätts."
    case .skillBackfill: "{command} fyller i de senaste 90 dagarna på en gång."
    case .skillFooter: "Medelfel mot stationernas mätningar till och med {day}; inom parentes var fyra av fem omdragna medelvärden ligger. Skicklighet är vinsten jämfört med vad som gällde vid samma timme den senaste kända dagen."
    case .leadTitle: "Framförhållning"
    case .errorTitle: "Fel"
    case .biasTitle: "Avvikelse"
    case .skillTitle: "Skicklighet"
    case .hoursTitle: "Timmar"
    case .leadUnderOneDay: "< 1 dag"
    case .providerTemperature: "{provider}, temperatur"
    case .providerRain: "{provider}, risk för regn, {lead} i förväg"
    case .leadEvery: "vid alla tidshorisonter"
    case .leadRange: "{first} till {last} i förväg"
    case .leadOnly: "{lead} i förväg"
    case .correctionProven: "Att korrigera avvikelsen hjälper bevisligen {leads}: vid den kortaste från {before} till {after} °C, på {days} dagar som den inte hade lärt av."
    case .correctionNoise: "Att korrigera avvikelsen kan hjälpa {leads}, men inte utöver slumpen."
    case .correctionUseless: "Att korrigera avvikelsen skulle inte hjälpa {leads}."
    case .correctionFewDays: "Dagarna är för få för att säga om det hjälper {leads} att korrigera avvikelsen."
    case .otherValues: "Andra värden"
    case .rainInHour: "Regn på 1 timme"
    case .saidTitle: "Prognos"
    case .cameTitle: "Utfall"
    case .betterThanBase: "{share} bättre än att alltid ange den vanliga risken för regn."
    case .notBetterThanBase: "Inte bättre än att alltid ange den vanliga risken för regn."
    case .faultStill: "{provider}: temperaturerna har inte ändrats på {hours}."
    case .faultFrozen: "{provider}: {hours} upprepar vad som sades ett dygn tidigare."
    case .faultLater: "{provider}: temperaturerna passar dem {hours} senare."
    case .faultEarlier: "{provider}: temperaturerna passar dem {hours} tidigare."
    case .faultApart: "{provider}: långt från alla andra i {hours}."
    case .faultChanged: "{provider}: felen är andra än förut och lärs in på nytt."
    case .shortPolarDay: "Midnattssol"
    case .shortPolarNight: "Polarnatt"
    case .shortNoEvent: "Ingen den här dagen"
    case .shortBeyond: "Bortom prognosen"
    case .shortClouds: "Molndata saknas"
    case .measuredNow: "Uppmätt nu"
    case .noStation: "Ingen station nära platsen har mätt något de senaste timmarna."
    case .noStationTemperature: "Stationerna nära platsen har inte mätt någon temperatur."
    case .rainSoon: "Regn snart"
    case .places: "Platser"
    case .noPlace: "Ingen plats hittades."
    case .scoreMayChange: "Ett betyg med {mark} kan ändras: hela himlen är inte känd än."
    case .airQuality: "Luftkvalitet"
    case .mapTitle: "Karta"
    case .climateTitle: "Klimat"
    case .rainRadar: "Regnradar"
    case .precipitation: "Nederbörd"
    case .windSpeed: "Vindhastighet"
    case .seaLevelPressure: "Lufttryck vid havsytan"
    }
  }

  static func text(_ value: ChartText) -> String {
    switch value {
    case .described: "{title}: {text}"
    case .groups: "{first}; {second}"
    case .noData: "inga data"
    case .tooLittleKnown: "ännu är för lite känt"
    case .withinADay: "inom ett dygn"
    case .estimatedFrom: "{mark} från {day}"
    case .temperature: "Temperatur i {place}"
    case .dashedFeelsLike: "prickad: känns som"
    case .ringMeasured: "ring: uppmätt {value}"
    case .measuredAt: "Uppmätt kl. {time}: {value}"
    case .precipitation: "Nederbörd i {place}"
    case .noneExpected: "ingen väntas"
    case .noPrecipitation: "Ingen nederbörd väntas"
    case .atMostLikely: "högst {percent} sannolikhet"
    case .lineProbability: "linje: sannolikhet"
    case .sunsets: "Solnedgångar i {place}"
    case .sunrises: "Soluppgångar i {place}"
    case .scoreOf: "betyg av {most}"
    case .scoreOfDay: "{day} {score}"
    case .unknown: "okänt"
    case .best: "Bäst: {text}"
    case .bestAt: "bäst {day} kl. {time}: {rating}"
    case .bestDay: "bäst {day}: {rating}"
    case .doesNotCross: "solen passerar inte horisonten"
    case .sun: "Solen i {place}"
    case .dayLength: "dagens längd {hours} tim {minutes} min"
    case .doesNotSet: "solen går inte ner"
    case .doesNotRise: "solen går inte upp"
    case .noonAt: "solen högst {time} vid {altitude}"
    case .sunriseAt: "soluppgång {time}"
    case .sunsetAt: "solnedgång {time}"
    case .daylight: "Dagsljus i {place}"
    case .lengthOfDay: "{hours} den {day}"
    case .longestDay: "längsta dagen {longest}, kortaste {shortest}"
    case .daysLikeThis: "Dagar som denna i {place}"
    case .warmingOfDays: "Uppvärmning av dagar som denna i {place}"
    case .valueIn: "{value} år {year}"
    case .withRange: "{text} ({range})"
    case .percentRange: "{percent} spann"
    case .rangeOfModels: "modellernas spann"
    case .withInterventions: "med åtgärder"
    case .withoutInterventions: "utan åtgärder"
    case .assumption: "{scenario}, {range}; blekt: enskilda år"
    case .originalFormula: "den ursprungliga formeln, utan spann"
    case .errors: "Hur fel prognoserna var i {place}"
    case .meanErrors: "{variable}: medelfel efter dagar framåt ({days})"
    case .errorsOf: "{provider} {errors}"
    case .errorAhead: "{error} {lead}"
    case .daysAhead: "dagar i förväg"
    case .rainedHere: "Hur ofta det regnade i {place}"
    case .byChance: "efter risken i prognosen {lead}; stora punkter är många timmar"
    case .rainCame: "{provider}: vid {chance} regnade det {share} av timmarna ({hours})"
    case .forecastChance: "risk i prognosen, %"
    case .asOftenAsSaid: "så ofta som sagts"
    case .usualRain: "hur ofta det regnar"
    case .around: "Runt {place}"
    case .across: "{distance} bred"
    case .cloudCover: "molnighet {percent}"
    case .sunIsUp: "solen är uppe"
    case .sunIsDown: "solen är nere"
    case .whereSunSets: "Där solen går ner"
    case .goldenLine: "gyllene linje: solnedgång just nu"
    case .bestSunset: "bästa solnedgången: {place}, {score} av {most}"
    case .world: "världen med dag och natt"
    }
  }
}

/// The words and sentences of Almanac in Chinese.
enum ChinesePhrases: Phrasebook {

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "晴"
    case .mainlyClear: "少云"
    case .partlyCloudy: "多云"
    case .overcast: "阴"
    case .fog: "雾"
    case .rimeFog: "冻雾"
    case .lightDrizzle: "轻毛毛雨"
    case .drizzle: "毛毛雨"
    case .heavyDrizzle: "强毛毛雨"
    case .lightFreezingDrizzle: "轻冻毛毛雨"
    case .freezingDrizzle: "冻毛毛雨"
    case .lightRain: "小雨"
    case .rain: "中雨"
    case .heavyRain: "大雨"
    case .lightFreezingRain: "小冻雨"
    case .freezingRain: "冻雨"
    case .lightSnow: "小雪"
    case .snow: "中雪"
    case .heavySnow: "大雪"
    case .snowGrains: "米雪"
    case .lightRainShowers: "小阵雨"
    case .rainShowers: "阵雨"
    case .heavyRainShowers: "强阵雨"
    case .lightSnowShowers: "小阵雪"
    case .snowShowers: "强阵雪"
    case .thunderstorm: "雷暴"
    case .thunderstormLightHail: "雷暴伴冰雹"
    case .thunderstormHeavyHail: "雷暴伴强冰雹"
    case .heavyThunderstorm: "强雷暴"
    case .lightSleet: "小雨夹雪"
    case .sleet: "雨夹雪"
    case .lightHail: "小冰雹"
    case .hail: "冰雹"
    case .mist: "轻雾"
    case .haze: "霾"
    case .smoke: "烟"
    case .dust: "浮尘"
    case .sand: "扬沙"
    case .ash: "火山灰"
    case .squall: "飑"
    case .tornado: "龙卷风"
    case .unknown: "未知"
    }
  }

  static func word(_ value: SunsetRating) -> String {
    switch value {
    case .poor: "较差"
    case .muted: "暗淡"
    case .fine: "尚可但平淡"
    case .colorful: "绚丽"
    case .vivid: "浓烈"
    case .spectacular: "壮观"
    }
  }

  static func word(_ value: CloudCoverLabel) -> String {
    switch value {
    case .clear: "晴"
    case .partly: "多云"
    case .overcast: "阴"
    }
  }

  static func word(_ value: HighCloudLabel) -> String {
    switch value {
    case .none: "无"
    case .few: "少"
    case .many: "多"
    }
  }

  static func word(_ value: HumidityLabel) -> String {
    switch value {
    case .dry: "干燥"
    case .ok: "适中"
    case .humid: "潮湿"
    }
  }

  static func word(_ value: AerosolLabel) -> String {
    switch value {
    case .low: "低"
    case .moderate: "中"
    case .high: "高"
    }
  }

  static func word(_ value: VisibilityLabel) -> String {
    switch value {
    case .poor: "差"
    case .moderate: "中等"
    case .good: "好"
    }
  }

  static func direction(_ value: Bearing) -> String {
    switch value.compass {
    case .north: "北"
    case .northNortheast: "东北偏北"
    case .northeast: "东北"
    case .eastNortheast: "东北偏东"
    case .east: "东"
    case .eastSoutheast: "东南偏东"
    case .southeast: "东南"
    case .southSoutheast: "东南偏南"
    case .south: "南"
    case .southSouthwest: "西南偏南"
    case .southwest: "西南"
    case .westSouthwest: "西南偏西"
    case .west: "西"
    case .westNorthwest: "西北偏西"
    case .northwest: "西北"
    case .northNorthwest: "西北偏北"
    }
  }

  static func origin(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "北"
    case .northNortheast: "东北偏北"
    case .northeast: "东北"
    case .eastNortheast: "东北偏东"
    case .east: "东"
    case .eastSoutheast: "东南偏东"
    case .southeast: "东南"
    case .southSoutheast: "东南偏南"
    case .south: "南"
    case .southSouthwest: "西南偏南"
    case .southwest: "西南"
    case .westSouthwest: "西南偏西"
    case .west: "西"
    case .westNorthwest: "西北偏西"
    case .northwest: "西北"
    case .northNorthwest: "西北偏北"
    }
  }

  static func letters(_ value: WindOrigin) -> String {
    switch value.compass {
    case .north: "北"
    case .northNortheast: "东北偏北"
    case .northeast: "东北"
    case .eastNortheast: "东北偏东"
    case .east: "东"
    case .eastSoutheast: "东南偏东"
    case .southeast: "东南"
    case .southSoutheast: "东南偏南"
    case .south: "南"
    case .southSouthwest: "西南偏南"
    case .southwest: "西南"
    case .westSouthwest: "西南偏西"
    case .west: "西"
    case .westNorthwest: "西北偏西"
    case .northwest: "西北"
    case .northNorthwest: "西北偏北"
    }
  }

  static func word(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "降水"
    case .drizzle: "毛毛雨"
    case .lightRain: "小雨"
    case .rain: "中雨"
    case .heavyRain: "大雨"
    case .showers: "阵雨"
    case .heavyShowers: "强阵雨"
    case .thunderstorms: "雷暴"
    case .hail: "冰雹"
    case .freezingRain: "冻雨"
    case .sleet: "雨夹雪"
    case .lightSnow: "小雪"
    case .snow: "中雪"
    case .heavySnow: "大雪"
    case .snowShowers: "阵雪"
    case .fog: "雾"
    case .frost: "气温低于冰点"
    }
  }

  static func possible(_ value: Phenomenon) -> String {
    switch value {
    case .precipitation: "可能有降水"
    case .drizzle: "可能有毛毛雨"
    case .lightRain: "可能有小雨"
    case .rain: "可能有中雨"
    case .heavyRain: "可能有大雨"
    case .showers: "可能有阵雨"
    case .heavyShowers: "可能有强阵雨"
    case .thunderstorms: "可能有雷暴"
    case .hail: "可能有冰雹"
    case .freezingRain: "可能有冻雨"
    case .sleet: "可能有雨夹雪"
    case .lightSnow: "可能有小雪"
    case .snow: "可能有中雪"
    case .heavySnow: "可能有大雪"
    case .snowShowers: "可能有阵雪"
    case .fog: "可能有雾"
    case .frost: "气温可能低于冰点"
    }
  }

  static func word(_ value: SummarySky) -> String {
    switch value {
    case .sunny: "晴朗"
    case .clear: "晴"
    case .partlyCloudy: "多云"
    case .cloudy: "阴"
    }
  }

  static func word(_ value: WindLevel) -> String {
    switch value {
    case .strong: "强风"
    case .gale: "大风"
    case .storm: "狂风"
    case .hurricane: "飓风级大风"
    }
  }

  static func within(_ value: DayPart) -> String {
    switch value {
    case .night: "凌晨"
    case .morning: "上午"
    case .afternoon: "下午"
    case .evening: "夜间"
    }
  }

  static func from(_ value: DayPart) -> String {
    switch value {
    case .night: "从凌晨"
    case .morning: "从上午"
    case .afternoon: "从下午"
    case .evening: "从夜间"
    }
  }

  static func until(_ value: DayPart) -> String {
    switch value {
    case .night: "到凌晨"
    case .morning: "到上午"
    case .afternoon: "到下午"
    case .evening: "到夜间"
    }
  }

  static func spoken(_ value: MeasureUnit) -> PluralForms {
    switch value {
    case .celsius: PluralForms(other: "{count}度")
    case .fahrenheit: PluralForms(other: "{count}华氏度")
    case .kelvin: PluralForms(other: "{count}开尔文")
    case .kilometersPerHour: PluralForms(other: "每小时{count}公里")
    case .milesPerHour: PluralForms(other: "每小时{count}英里")
    case .metersPerSecond: PluralForms(other: "每秒{count}米")
    case .knots: PluralForms(other: "{count}节")
    case .hectopascals: PluralForms(other: "{count}百帕")
    case .inchesOfMercury: PluralForms(other: "{count}英寸汞柱")
    case .millimetersOfMercury: PluralForms(other: "{count}毫米汞柱")
    case .millimeters: PluralForms(other: "{count}毫米")
    case .inches: PluralForms(other: "{count}英寸")
    case .millimetersPerHour: PluralForms(other: "每小时{count}毫米")
    case .inchesPerHour: PluralForms(other: "每小时{count}英寸")
    case .centimeters: PluralForms(other: "{count}厘米")
    case .kilometers: PluralForms(other: "{count}公里")
    case .miles: PluralForms(other: "{count}英里")
    case .meters: PluralForms(other: "{count}米")
    case .feet: PluralForms(other: "{count}英尺")
    case .microgramsPerCubicMeter: PluralForms(other: "每立方米{count}微克")
    }
  }

  static func counted(_ value: CountedText) -> PluralForms {
    switch value {
    case .percent: PluralForms(other: "百分之{count}")
    case .minutesInWords: PluralForms(other: "{count}分钟")
    case .hoursInWords: PluralForms(other: "{count}小时")
    case .aboutMinutes: PluralForms(other: "约{count}分钟")
    case .nextHours: PluralForms(other: "未来{count}小时")
    case .minutes: PluralForms(other: "{count}分钟")
    case .hours: PluralForms(other: "{count}小时")
    case .days: PluralForms(other: "{count}天")
    case .daysAgo: PluralForms(other: "{count}天")
    case .evenings: PluralForms(other: "{count}个傍晚")
    case .placesNamed: PluralForms(other: "找到{count}个地点")
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "同时采取所有措施：CO2、甲烷、HFC、黑碳、SO2和N2O"
    case .methane45By2030: "甲烷到2030年减少45%"
    case .methane30By2030: "甲烷到2030年减少30%（全球甲烷承诺）"
    case .carbonNetZero2050: "CO2到2050年净零"
    case .carbonNetZero2070: "CO2到2070年净零"
    case .carbonHalved2050: "化石燃料CO2到2050年减半"
    case .noDeforestation2030: "2030年起停止毁林"
    case .refrigerantsOut2050: "HFC制冷剂到2050年淘汰"
    case .nitrousOxide30By2050: "氧化亚氮到2050年减少30%"
    case .soot50By2040: "黑碳到2040年减少50%"
    case .sulfur80By2050: "二氧化硫到2050年减少80%（显露被掩盖的变暖）"
    case .solarRamp: "−1 W/m²太阳辐射干预，2030至2040年实施并维持"
    case .solarTerminated: "−1 W/m²太阳辐射干预，2060年停止"
    case .toSSP119: "世界改走SSP1-1.9路径"
    case .toSSP126: "世界改走SSP1-2.6路径"
    case .toSSP245: "世界改走SSP2-4.5路径"
    }
  }

  static func word(_ value: Measurement) -> String {
    switch value {
    case .temperature: "气温"
    case .dewPoint: "露点"
    case .humidity: "湿度"
    case .pressure: "气压"
    case .windSpeed: "风速"
    case .windDirection: "风向"
    case .cloudCover: "云量"
    case .probability: "概率"
    case .precipitation: "降水"
    case .precipitationRate: "降水"
    case .dailyPrecipitation: "降水"
    case .snowfall: "降雪"
    case .dailySnowfall: "降雪"
    case .visibility: "能见度"
    case .uvIndex: "紫外线指数"
    case .aerosolOpticalDepth: "霾"
    case .concentration: "浓度"
    case .pollen: "花粉"
    case .airQualityIndex: "空气质量指数"
    case .elevation: "海拔"
    case .latitude: "纬度"
    case .longitude: "经度"
    }
  }

  static func word(_ value: SunPhase) -> String {
    switch value {
    case .night: "夜晚"
    case .astronomicalTwilight: "天文曙暮光"
    case .nauticalTwilight: "航海曙暮光"
    case .civilTwilight: "民用曙暮光"
    case .day: "白天"
    }
  }

  static func word(_ value: MoonPhaseName) -> String {
    switch value {
    case .newMoon: "新月"
    case .waxingCrescent: "蛾眉月"
    case .firstQuarter: "上弦月"
    case .waxingGibbous: "盈凸月"
    case .fullMoon: "满月"
    case .waningGibbous: "亏凸月"
    case .lastQuarter: "下弦月"
    case .waningCrescent: "残月"
    }
  }

  static func word(_ value: AlertSeverity) -> String {
    switch value {
    case .unknown: "未知"
    case .minor: "轻微"
    case .moderate: "中等"
    case .severe: "严重"
    case .extreme: "极端"
    }
  }

  static func word(_ value: AirQualityCategory) -> String {
    switch value {
    case .good: "优"
    case .fair: "良"
    case .moderate: "中等"
    case .poor: "差"
    case .veryPoor: "很差"
    case .extremelyPoor: "极差"
    case .unhealthyForSensitiveGroups: "对敏感人群不健康"
    case .unhealthy: "不健康"
    case .veryUnhealthy: "非常不健康"
    case .hazardous: "危险"
    case .low: "低"
    case .high: "高"
    case .veryHigh: "很高"
    }
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "十年一遇的高温"
    case .hotExtreme50Year: "五十年一遇的高温"
    case .heavyPrecipitation10Year: "十年一遇的强降雨"
    case .drought10Year: "十年一遇的干旱"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .nowcastUnknown: "未来几小时没有降水数据。"
    case .nowcastUsual: "这几小时没有预报，只有常年同期情况。"
    case .dry: "预计无降水。"
    case .dryAsFarAsKnown: "就已知情况，预计无降水。"
    case .dryFor: "未来{time}预计无降水；其后情况不完全明确。"
    case .wetNow: "正在降水，暂无停止迹象。"
    case .wetNowUntil: "正在降水，{end}后停止。"
    case .wetFrom: "{start}后开始降水。"
    case .wetFromFor: "{start}后开始降水，持续{length}。"
    case .wetWithin: "{latest}内有降水。"
    case .wetWithinUntil: "{latest}内有降水，{end}后停止。"
    case .airGood: "空气质量好，适合户外活动。"
    case .airAcceptable: "空气质量可接受：极少数敏感人群可减少户外活动。"
    case .airForSensitiveGroups: "敏感人群应减少长时间或高强度户外活动。"
    case .airUnhealthy: "所有人都应减少长时间或高强度户外活动。"
    case .airVeryUnhealthy: "避免高强度户外活动；敏感人群应留在室内。"
    case .airHazardous: "请留在室内并关闭门窗。"
    case .noCloudData: "该时刻没有云量数据，因此没有评分。"
    case .noCloudLayers: "该时刻的云层情况未知，因此没有评分。"
    case .polarDay: "太阳全天不落。"
    case .polarNight: "太阳全天不升。"
    case .noEvent: "这一天太阳不越过地平线。"
    case .beyondHorizon: "这一天超出了预报范围。"
    case .classicScore: "仅按云量计算的原始评分：{score}分，满分100分。"
    case .lowCloud: "低云遮住大部分天空"
    case .clearSky: "天空近乎无云，晚霞平淡而纯净"
    case .clearSkyMuted: "天空近乎无云，晚霞平淡"
    case .scatteredLowCloud: "零散低云的缝隙中可见平淡的晚霞"
    case .highAndMidCloud: "高云和中云"
    case .highSheet: "成片高云"
    case .cirrus: "卷云"
    case .midOvercast: "成片中云"
    case .altocumulus: "高积云"
    case .catchesLight: "{cloud}将被霞光染亮"
    case .mayCatchLight: "{cloud}可能被部分霞光染亮"
    case .getsLittleLight: "{cloud}得到的光线很少"
    case .placeOffset: "{place}{direction}方向{distance}"
    case .lowDeckCuts: "{sky}；{direction}方向{kilometers} km处的低云将遮断光线"
    case .lowDeckMayCut: "{sky}；{direction}方向{kilometers} km处的低云可能遮断光线"
    case .midDeckCuts: "{sky}；{direction}方向{kilometers} km处的中云将遮断光线"
    case .midDeckMayCut: "{sky}；{direction}方向{kilometers} km处的中云可能遮断光线"
    case .towardSun: "太阳"
    case .rainInTheWay: "有雨阻挡"
    case .poorVisibility: "能见度低，视野模糊"
    case .hazeMutes: "霾使色彩变淡"
    case .humidAirMutes: "潮湿空气使色彩变淡"
    case .list: "{first}，{second}"
    case .both: "{first}，而且{second}"
    case .spoiled: "{sky}；不过，{spoilers}"
    case .colorOdds: "{of}次中有{count}次会有霞光"
    case .colorHardly: "几乎不会有霞光"
    case .colorCertain: "几乎肯定有霞光"
    case .betterEvenings: "优于此地此时节{percent}的傍晚"
    case .betterMornings: "优于此地此时节{percent}的清晨"
    case .aboutTitle: "晚霞会有多美？"
    case .aboutText: "美丽的晚霞需要三个条件：足够高、能从下方被照亮的云，光线从地平线外射来的通路，以及洁净干燥的空气。评分考虑头顶的云层、太阳方向50至600 km的天空，以及日落时的霾、湿度、能见度和降雨。晴空得到平淡的霞光，卷云满天且地平线开阔得分最高，低云密布则几乎为零。"
    case .cloudCoverTitle: "云量"
    case .cloudCoverText: "全天平均。适量的云带来色彩，密闭的低云将其遮住。"
    case .highCloudTitle: "高云"
    case .highCloudText: "8 km以上的卷云最后受光，亮得最久。"
    case .humidityTitle: "湿度"
    case .humidityText: "干燥空气保持色彩纯净，潮湿空气使其变淡。"
    case .aerosolTitle: "霾"
    case .aerosolText: "气柱中的沙尘和烟。少许会加深红色，过多则使其暗淡。"
    case .visibilityTitle: "能见度"
    case .visibilityText: "近地面能看多远。"
    case .limitWeights: "权重由曙暮光的物理原理推得，并非按观测到的日落拟合。"
    case .limitLearnedWeights: "权重由曙暮光的物理原理推得，并按你评过分的傍晚做了调整。"
    case .limitForecast: "云层预报在五天内失去大部分技巧；概率会反映这一点。"
    case .limitTerrain: "模型不包含山丘和建筑物。"
    case .limitHaze: "霾的预报约有五天；之后评分依据湿度。"
    case .sentence: "{text}。"
    case .sentences: "{first}{second}"
    case .dayText: "{day}：{text}"
    case .today: "今天"
    case .tomorrow: "明天"
    case .wholeDay: "全天{what}"
    case .restOfDay: "今天余下时间{what}"
    case .wholeTime: "持续{what}"
    case .fromTime: "{start}起{what}"
    case .untilTime: "{what}，持续到{end}"
    case .betweenTimes: "{start}至{end}{what}"
    case .whatWhen: "{when}{what}"
    case .betweenParts: "{from}{until}{what}"
    case .atTimes: "有时{what}"
    case .detail: "{text}，{detail}"
    case .gusts: "阵风可达{speed}"
    case .amount: "约{amount}"
    case .amountFurther: "还有约{amount}"
    case .skyChange: "上午{morning}，下午{afternoon}"
    case .extremes: "最高{high}，最低{low}"
    case .range: "{low}到{high}"
    case .steady: "{low}左右"
    case .uncertainty: "不确定：最高气温在{low}到{high}之间"
    case .warmerThanYesterday: "比昨天高{difference}"
    case .colderThanYesterday: "比昨天低{difference}"
    case .warmerThanToday: "比今天高{difference}"
    case .colderThanToday: "比今天低{difference}"
    case .warmerThanDayBefore: "比前一天高{difference}"
    case .colderThanDayBefore: "比前一天低{difference}"
    case .aboveNormal: "比常年高{difference}"
    case .belowNormal: "比常年低{difference}"
    case .rareHeat: "同期罕见的高温"
    case .rareCold: "同期罕见的低温"
    case .ultraviolet: "紫外线指数最高{index}"
    case .sunsetColorful: "{time}有绚丽的晚霞"
    case .sunsetVivid: "{time}有浓烈的晚霞"
    case .sunsetSpectacular: "{time}有壮观的晚霞"
    case .warning: "预警：{event}"
    case .warnings: "预警：{event}，另有{count}条"
    case .warningsUnknown: "官方预警情况未知"
    case .usual: "常年同期：{low}到{high}"
    case .usualSteady: "常年同期：{low}"
    case .noChange: "未来48小时没有明显变化"
    case .noForecast: "无预报"
    case .minus: "零下{number}"
    }
  }

  static func text(_ value: NoticeText) -> String {
    switch value {
    case .plain: "{what}。"
    case .because: "{what}（{cause}）。"
    case .consequence: "{text}{consequence}"
    case .locationAssumed: "未设置地点，时区也没有对应城市；使用{place}。"
    case .ambiguousPlace: "还有其他同名地点：{places}。"
    case .placeInferred: "“{text}”已理解为{place}。"
    case .placeOfRegion: "{region}是整个地区，此回答针对其最大的城市{place}。"
    case .locationUnchecked: "现在无法查找“{text}”，已设置但未经核实。"
    case .placesKnownHere: "在线搜索不可用：以下是本地已知的地点。"
    case .askedRecently: "同一地点每分钟最多向提供方查询一次。"
    case .outOfDate: "此回答已过时。"
    case .noForecast: "没有预报（{cause}）：这是此处的常年情况。"
    case .usualHere: "这是此处的常年情况，不是预报。"
    case .keyRefused: "{provider}拒绝了API密钥，因此此回答未使用其数据。"
    case .impossibleValues: "已略去{provider}中不合理的数值（{counts}）。"
    case .countOf: "{what}：{count}"
    case .temperaturesStill: "{provider}的气温已有{hours}没有变化，而天气变了。"
    case .forecastRepeats: "{provider}的预报中有{hours}重复了前一天的内容。"
    case .temperaturesLater: "{provider}的气温与{hours}之后的天气相符。"
    case .temperaturesEarlier: "{provider}的气温与{hours}之前的天气相符。"
    case .temperaturesApart: "{provider}的气温已有{hours}与其他所有来源相差很大。"
    case .errorsChanged: "{provider}的预报误差在过去{hours}发生了变化：订正将重新学习。"
    case .scoresMayChange: "天空状况尚未完全得知：这些评分可能会变。"
    case .noSunEvent: "太阳不越过地平线。"
    case .noSunEventDays: "这些天太阳不越过地平线。"
    case .providerOutdated: "提供方最新的数值已有{age}。"
    case .noReports: "附近没有观测站有报告。"
    case .nothingMeasured: "没有实测数据，因此无法计算误差。"
    case .ledgerOnly: "仅使用已保存的实测数据。"
    case .measuredMissing: "无法获得实测值"
    case .reportsMissing: "无法获得观测站报告"
    case .providerMeasuredMissing: "无法获得{provider}的实测值"
    case .alertsMissing: "无法获得官方预警"
    case .noStation: "最近{minutes}内，{distance}范围内没有观测站报告。"
    case .stationsHigherOrLower: "观测站的高度相差超过{height}。"
    case .measuredOld: "最新的实测气温已有{age}。"
    case .rowsInterpolated: "部分行由提供方的时间步之间插值得出。"
    case .rowsBeyondForecast: "预报中没有这些行。"
    case .rowsOfClimate: "这些行是气候估计值。"
    case .noAlertService: "没有已知的预警机构负责此处。"
    case .alertsUnlisted: "还有未列出的预警：{count}。"
    case .alertsUnread: "有无法读取的预警：{count}。"
    case .drawnFromHours: "由逐小时预报插值得出。"
    case .elevationUnknown: "此处海拔未知；地平线按海平面计。"
    case .dateSkipped: "{date}在此处从未存在，已略去。"
    case .calendarEnds: "日历止于{date}。"
    case .modelsMissing: "无法获得高分辨率模型；这是`ar6`的预估。"
    case .causeSlowDown: "{provider}要求放慢请求"
    case .causeKeyMissing: "{provider}需要API密钥"
    case .causeKeyInvalid: "{provider}不接受该API密钥"
    case .causeKeyLimited: "{provider}的API密钥不包含此项"
    case .causeBeyondHorizon: "超出所有预报的范围"
    case .causeOutOfCoverage: "没有提供方覆盖此处"
    case .causeNotProvided: "没有提供方有此项"
    case .causeDeadline: "未及时得到回答"
    case .causeBusy: "服务器繁忙"
    case .causeStore: "存储出错"
    case .causeOffline: "网络已关闭"
    case .causeNoNetwork: "没有网络"
    case .causeNoLibrary: "缺少libcurl或其版本过旧"
    case .causeNoResources: "系统没有可用的线程、描述符或内存"
    case .causeLookup: "没有网络，或找不到{provider}"
    case .causeRefused: "{provider}拒绝了连接"
    case .causeTLS: "无法与{provider}建立安全连接"
    case .causeTimeout: "{provider}未及时回答"
    case .causeCut: "{provider}提前关闭了连接"
    case .causeHTTP: "{provider}返回了错误"
    case .causeMalformed: "无法理解{provider}的回答"
    case .causeTooLarge: "{provider}的回答过大"
    case .causeRedirect: "{provider}重定向到被禁止的地址"
    case .causeURL: "所配置的{provider}地址无效"
    case .causeFailing: "{provider}多次出错"
    case .causeBudget: "{provider}允许的调用次数已用完"
    case .theProvider: "提供方"
    case .userDataNotKept: "无法保存收藏和设置：{cause}。"
    case .cacheInMemory: "缓存只保存在内存中：{cause}。"
    case .userDataWithoutFolder: "收藏和设置只保留到此进程结束：ALMANAC_DATA_DIR、XDG_DATA_HOME和HOME都没有指明保存位置。"
    case .fileReadOnly: "{file}可以读取，但不能写入。"
    case .userDataSetAside: "almanac.db已损坏，已新建一个。旧文件是{path}；`sqlite3 .recover`会尝试恢复其中的收藏和设置。"
    case .cacheSetAside: "cache.db已损坏，已新建一个。旧文件是{path}，可以删除。"
    case .fileNewer: "{file}由较新版本的程序创建；只读取。"
    case .fileRowsDamaged: "{file}的部分行已损坏；已略去。"
    case .answerNotCached: "无法缓存回答：{cause}。"
    case .storeFull: "磁盘已满"
    case .storeReadOnly: "文件夹不可写入"
    case .storeCorrupt: "已保存的数据损坏"
    case .storeLocked: "另一个进程占用该文件"
    case .storeIrregular: "其路径上没有普通文件"
    case .meanShift: "这是同类日子的平均变化，不是某一天的预报：单日天气的变化更大。"
    case .warmingHere: "从{from}年到{to}年，全球相对1850–1900年的升温由{now}变为{then}（{emissions}，{scenario}）；此处这个月的变化是其{factor}倍（{region}）。"
    case .warmingHereWithout: "从{from}年到{to}年，全球相对1850–1900年的升温由{now}变为{then}，不采取干预则为{without}（{emissions}，{scenario}）；此处这个月的变化是其{factor}倍（{region}）。"
    case .pastObserved: "过去的升温为观测值，在各情景中相同。"
    case .highEmissionsUnlikely: "SSP5-8.5是可能性较低的高排放情形，并非预期。"
    case .lessProportional: "达到峰值后回落的升温，各区域的比例关系不那么准确。"
    case .mostlySea: "该区域大部分是海洋：其平均值适用于海岸和岛屿，内陆升温更多。"
    case .otherPrecipitation: "在预估的气温下，降水以另一种形态落下（Jennings et al. 2018）。"
    case .moreHeavyRain: "同样的大雨会多带来约{percent}：全球每升温{unit}，陆地上增加{each}（CMIP6最湿日的中位数）。"
    case .lessHeavyRain: "同样的大雨会少约{percent}：全球每升温{unit}，陆地上变化{each}（CMIP6最湿日的中位数）。"
    case .leversTooLate: "干预不能改变今年或过去。"
    case .terminationShock: "太阳辐射干预只在持续期间掩盖升温：一旦停止，被掩盖的升温大部分会在五到十年内重现（终止冲击）。"
    case .leversOverlap: "各项措施相互重叠：相加的承诺大于共同的效果。"
    case .leversCapped: "合计被限制在与SSP1-1.9（评估中最低的路径）的差值以内。"
    case .sulfurUncovers: "没有硫的更清洁空气会显露今天被其掩盖的部分升温。"
    case .highResolutionFactor: "系数是此处{count}个高分辨率模型的中位数，范围是其最小值和最大值；二者都按情景和年份缩放。"
    case .originalFormula: "原应用的公式：各地一律{everywhere}，有干预时为{with}。从今天算起，气候模型预计到{year}年全球升温{low}至{high}；如需预估请使用`ar6`模型。"
    case .normalsCoarse: "由粗网格的月常年值及其离散程度计算得出，并非计数。观测站可能相差十天或更多，尤其在海岸、山谷和城市。"
    case .normalsUnrepresentative: "当地的实际气候可能不同：其常年值取自周边，那里的站点因地形和海洋而各异，或没有站点。"
    case .spreadKept: "各日围绕平均值的离散程度保持与{period}年相同。"
    case .normalProjected: "所预估的天气是该日期的常年值：取自{period}年，并按此后的升温调整。"
    case .dayMean: "当天的气温是各小时的平均值。"
    case .scenarioVeryLow: "很低：约{zero}年实现二氧化碳净零排放，到{year}年升温回落到{warming}附近。"
    case .scenarioLow: "低：约{zero}年实现二氧化碳净零排放，升温控制在{warming}以下。"
    case .scenarioMiddle: "中等：接近现行政策的走向，到{year}年约{warming}。"
    case .scenarioHigh: "高：排放持续上升，到{year}年约{warming}。"
    case .scenarioVeryHigh: "很高：无节制地使用化石燃料；如今认为不太可能。"
    }
  }

  static func text(_ value: PageText) -> String {
    switch value {
    case .here: "此处"
    case .now: "现在"
    case .day: "日期"
    case .time: "时间"
    case .weather: "天气"
    case .temperature: "气温"
    case .minimum: "最低"
    case .maximum: "最高"
    case .rain: "降雨"
    case .chance: "概率"
    case .wind: "风"
    case .clouds: "云"
    case .highClouds: "高云"
    case .humidity: "湿度"
    case .dewPoint: "露点"
    case .visibility: "能见度"
    case .pressure: "气压"
    case .uvIndex: "紫外线指数"
    case .sun: "太阳"
    case .sunrise: "日出"
    case .sunset: "日落"
    case .noon: "正午"
    case .dayLength: "昼长"
    case .goldenHour: "黄金时刻"
    case .blueHour: "蓝调时刻"
    case .civilDusk: "民用暮光结束"
    case .fullNight: "完全入夜"
    case .moonrise: "月出"
    case .moonset: "月落"
    case .score: "评分"
    case .likely: "可能范围"
    case .asForecast: "如果云况与预报一致"
    case .aerosol: "气溶胶"
    case .dust: "沙尘"
    case .seen: "实况"
    case .forecast: "预报"
    case .yourSunsets: "你的日落"
    case .change: "变化"
    case .singleYears: "单个年份"
    case .world: "全球"
    case .region: "区域"
    case .daysOfYear: "每年日数"
    case .fourYearsInFive: "五年中四年"
    case .tropicalNights: "热带夜"
    case .frostDays: "霜冻日"
    case .iceDays: "冰冻日"
    case .heatingDegreeDays: "采暖度日"
    case .coolingDegreeDays: "制冷度日"
    case .aboveDegrees: "高于{degrees}"
    case .timesAsOften: "{factor}倍"
    case .avoided: "此处可避免{amount}"
    case .fourOfFive: "{range}，五年中有四年"
    case .aboveIndustry: "比1850–1900年高{warming}"
    case .inYear: "{year}年"
    case .todayIn: "{year}年的今天"
    case .veryLowEmissions: "极低排放"
    case .lowEmissions: "低排放"
    case .middleEmissions: "中等排放"
    case .highEmissions: "高排放"
    case .veryHighEmissions: "极高排放"
    case .without: "不采取措施"
    case .with: "采取措施"
    case .skyOf: "天空，{day}"
    case .airAt: "空气，{time}"
    case .officialWarnings: "官方预警"
    case .feelsLike: "体感{value}"
    case .warmerThanNormal: "比常年值（{usual}）高{difference}"
    case .colderThanNormal: "比常年值（{usual}）低{difference}"
    case .roughly: "{text}（粗略）"
    case .measured: "{age}前在{station}（{where}）实测{value}"
    case .away: "相距{distance}"
    case .awayAndHeight: "{away}，{height}"
    case .lower: "低{height}"
    case .higher: "高{height}"
    case .outOfDate: "{text}，已过时"
    case .sensorStuck: "{text}，但传感器可能卡住"
    case .nextDay: "未来24小时：{summary}"
    case .orMore: "{value}或更多"
    case .lessThan: "不到{value}"
    case .gusts: "{wind}，阵风{speed}"
    case .upAllDay: "全天在地平线上"
    case .downAllDay: "全天在地平线下"
    case .doesNotSet: "{rise}，不落"
    case .doesNotRise: "{set}，不升"
    case .none: "无"
    case .noneToday: "今天无"
    case .inAll: "共{amount}"
    case .whereKnown: "已知时段{amount}"
    case .ofHundred: "分（满分100）"
    case .over: "{time}，已过"
    case .noScorePolarDay: "这一天太阳不落：没有可评分的日落。"
    case .noScorePolarNight: "这一天太阳不升：没有可评分的日落。"
    case .noScoreNoEvent: "这一天太阳不越过地平线。"
    case .noScoreBeyond: "没有评分：这一天超出了预报范围。"
    case .noScoreClouds: "没有评分：这一天的云况未知。"
    case .noScore: "没有评分：原因未知。"
    case .degreesHigh: "{time}，高度{degrees}°"
    case .sunAt: "{phase}，太阳高度{altitude}°"
    case .lit: "照亮{percent}"
    case .live: "实时，{time}。"
    case .stored: "{time}的数据（{age}前）。"
    case .storedStale: "{time}的数据（{age}前），已过时。"
    case .estimateOfClimate: "根据当地气候的估计，不是预报。"
    case .noCoverage: "没有预警机构覆盖此处：情况未知，并不表示安全。"
    case .noWarnings: "没有生效中的预警。"
    case .fromUntil: "{from}至{until}"
    case .europeanIndex: "欧洲AQI"
    case .usIndex: "美国AQI"
    case .ukIndex: "英国DAQI"
    case .mostOfAll: "{category}，主要是{pollutant}"
    case .pollen: "花粉（粒/m³）：{kinds}"
    case .alder: "桤木"
    case .birch: "桦树"
    case .grass: "禾草"
    case .mugwort: "蒿"
    case .olive: "橄榄"
    case .ragweed: "豚草"
    case .learningTooFew: "有预报的{evenings}。满20个后评分可以从中学习。"
    case .learningUnused: "{evenings}：评分误差{points}分。从中学习不会使其明显改进，因此未采用。"
    case .learningUsed: "{evenings}：评分从中学习后误差{points}分，原为{reasoned}分。"
    case .ageUnknown: "未知时间"
    case .old: "{age}前"
    case .usualHere: "这里的常年情况，不是预报"
    case .windIs: "风{value}"
    case .humidityIs: "湿度{value}"
    case .sunriseIs: "日出{time}"
    case .sunsetIs: "日落{time}"
    case .alertIs: "预警：{event}"
    case .rainNow: "正在下雨"
    case .rainNone: "无雨"
    case .correctedByErrors: "已按以往误差订正"
    case .gustsName: "阵风"
    case .chanceOfRain: "降雨概率"
    case .fromTo: "{least}到{most}"
    case .correction: "{variable}{change}：按{provider}在此处的以往误差订正，平均误差由{error}降至{left}。"
    case .forecastErrors: "预报误差"
    case .skillUnknown: "目前所知太少。每次获取的预报都会保存，并与观测站报告比较：有24小时既有预报又有实测后，提供方才会出现。"
    case .skillBackfill: "{command}可一次补齐过去90天。"
    case .skillFooter: "截至{day}相对观测站实测的平均误差；括号内为重抽样均值五分之四所在的范围。技巧是相对直接沿用最近已知一天同一时刻数值的改进。"
    case .leadTitle: "提前"
    case .errorTitle: "误差"
    case .biasTitle: "偏差"
    case .skillTitle: "技巧"
    case .hoursTitle: "小时数"
    case .leadUnderOneDay: "不到1天"
    case .providerTemperature: "{provider}，气温"
    case .providerRain: "{provider}，降雨概率，提前{lead}"
    case .leadEvery: "在所有时效"
    case .leadRange: "提前{first}到{last}"
    case .leadOnly: "提前{lead}"
    case .correctionProven: "偏差订正在{leads}已证实有效：最短时效在未参与学习的{days}天里由{before}降到{after} °C。"
    case .correctionNoise: "偏差订正在{leads}可能有效，但未超出偶然。"
    case .correctionUseless: "偏差订正在{leads}没有帮助。"
    case .correctionFewDays: "天数太少，无法判断偏差订正在{leads}是否有效。"
    case .otherValues: "其他数值"
    case .rainInHour: "每小时降雨"
    case .saidTitle: "预报概率"
    case .cameTitle: "实际"
    case .betterThanBase: "比始终报告此处平均降雨频率好{share}。"
    case .notBetterThanBase: "不比总是报告此处降雨频率好。"
    case .faultStill: "{provider}：气温已有{hours}没有变化。"
    case .faultFrozen: "{provider}：有{hours}重复了前一天的数值。"
    case .faultLater: "{provider}：气温与{hours}之后的相符。"
    case .faultEarlier: "{provider}：气温与{hours}之前的相符。"
    case .faultApart: "{provider}：已有{hours}与其他所有来源相差很大。"
    case .faultChanged: "{provider}：误差与以前不同，正在重新学习。"
    case .shortPolarDay: "极昼"
    case .shortPolarNight: "极夜"
    case .shortNoEvent: "这一天没有"
    case .shortBeyond: "超出预报范围"
    case .shortClouds: "没有云量数据"
    case .measuredNow: "当前实测"
    case .noStation: "附近的观测站在过去几小时内没有观测数据。"
    case .noStationTemperature: "附近的观测站没有气温数据。"
    case .rainSoon: "即将下雨"
    case .places: "地点"
    case .noPlace: "未找到地点。"
    case .scoreMayChange: "带{mark}的评分可能会变：天空状况尚未完全得知。"
    case .airQuality: "空气质量"
    case .mapTitle: "地图"
    case .climateTitle: "气候"
    case .rainRadar: "降雨雷达"
    case .precipitation: "降水"
    case .windSpeed: "风速"
    case .seaLevelPressure: "海平面气压"
    }
  }

  static func text(_ value: ChartText) -> String {
    switch value {
    case .described: "{title}：{text}"
    case .groups: "{first}；{second}"
    case .noData: "无数据"
    case .tooLittleKnown: "目前所知太少"
    case .withinADay: "一天之内"
    case .estimatedFrom: "{mark} 自{day}起"
    case .temperature: "{place}的气温"
    case .dashedFeelsLike: "点线：体感"
    case .ringMeasured: "圆环：实测{value}"
    case .measuredAt: "{time}实测：{value}"
    case .precipitation: "{place}的降水"
    case .noneExpected: "预计无"
    case .noPrecipitation: "预计无降水"
    case .atMostLikely: "概率最高{percent}"
    case .lineProbability: "线：概率"
    case .sunsets: "{place}的日落"
    case .sunrises: "{place}的日出"
    case .scoreOf: "评分（满分{most}）"
    case .scoreOfDay: "{day} {score}"
    case .unknown: "未知"
    case .best: "最佳：{text}"
    case .bestAt: "最佳 {day} {time}：{rating}"
    case .bestDay: "最佳 {day}：{rating}"
    case .doesNotCross: "太阳不越过地平线"
    case .sun: "{place}的太阳"
    case .dayLength: "昼长{hours}小时{minutes}分钟"
    case .doesNotSet: "太阳不落"
    case .doesNotRise: "太阳不升"
    case .noonAt: "正午{time}，高度{altitude}"
    case .sunriseAt: "日出{time}"
    case .sunsetAt: "日落{time}"
    case .daylight: "{place}的日照时段"
    case .lengthOfDay: "{day}{hours}"
    case .longestDay: "白昼最长{longest}，最短{shortest}"
    case .daysLikeThis: "{place}的此类日子"
    case .warmingOfDays: "{place}此类日子的变暖"
    case .valueIn: "{year}年{value}"
    case .withRange: "{text}（{range}）"
    case .percentRange: "{percent}范围"
    case .rangeOfModels: "模式的范围"
    case .withInterventions: "采取措施"
    case .withoutInterventions: "不采取措施"
    case .assumption: "{scenario}，{range}；浅色：单独年份"
    case .originalFormula: "原始公式，无范围"
    case .errors: "{place}的预报误差"
    case .meanErrors: "{variable}：按提前天数的平均误差（{days}）"
    case .errorsOf: "{provider} {errors}"
    case .errorAhead: "{lead}{error}"
    case .daysAhead: "提前天数"
    case .rainedHere: "{place}的降雨频率"
    case .byChance: "按{lead}预报的概率；大点表示小时数多"
    case .rainCame: "{provider}：概率为{chance}时，实际{share}（{hours}）"
    case .forecastChance: "预报概率，%"
    case .asOftenAsSaid: "与预报一致"
    case .usualRain: "降雨频率"
    case .around: "{place}周边"
    case .across: "宽{distance}"
    case .cloudCover: "云量{percent}"
    case .sunIsUp: "太阳已升起"
    case .sunIsDown: "太阳已落下"
    case .whereSunSets: "日落之处"
    case .goldenLine: "金线：此刻的日落"
    case .bestSunset: "最佳日落：{place}，{score}分（满分{most}）"
    case .world: "世界的昼与夜"
    }
  }
}
