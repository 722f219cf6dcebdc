// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Units
package import Vocabulary


/// The rows of the sentences that follow the locale.
package enum MessageRow: String, PhraseRow {
  package typealias Value = Slot
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
  case serial
  case firstOfMonth
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
  case warningsUnknown
  case usual
  case usualSteady
  case noChange
  case noForecast
  case minus
}

extension Phrase where Row == MessageRow {
  /// No precipitation data for the next hours.
  package static var nowcastUnknown: Self { Self(.nowcastUnknown) }
  /// There is no forecast for these hours, only what is usual for the season.
  package static var nowcastUsual: Self { Self(.nowcastUsual) }
  /// No precipitation expected.
  package static var dry: Self { Self(.dry) }
  /// No precipitation expected, as far as is known.
  package static var dryAsFarAsKnown: Self { Self(.dryAsFarAsKnown) }
  /// No precipitation expected for {time}; the rest is not fully known.
  package static func dryFor(time: Text) -> Self { Self(.dryFor, [.text(time)]) }
  /// Precipitation now, with no end in sight.
  package static var wetNow: Self { Self(.wetNow) }
  /// Precipitation now, ending in {end}.
  package static func wetNowUntil(end: Text) -> Self { Self(.wetNowUntil, [.text(end)]) }
  /// Precipitation starting in {start}.
  package static func wetFrom(start: Text) -> Self { Self(.wetFrom, [.text(start)]) }
  /// Precipitation starting in {start}, for {length}.
  package static func wetFromFor(start: Text, length: Text) -> Self { Self(.wetFromFor, [.text(start), .text(length)]) }
  /// Precipitation within {latest}.
  package static func wetWithin(latest: Text) -> Self { Self(.wetWithin, [.text(latest)]) }
  /// Precipitation within {latest}, ending in {end}.
  package static func wetWithinUntil(latest: Text, end: Text) -> Self { Self(.wetWithinUntil, [.text(latest), .text(end)]) }
  /// Air quality is good: enjoy the outdoors.
  package static var airGood: Self { Self(.airGood) }
  /// Air quality is acceptable; unusually sensitive people should consider limiting outdoor effort.
  package static var airAcceptable: Self { Self(.airAcceptable) }
  /// Sensitive groups should reduce prolonged or heavy exertion outdoors.
  package static var airForSensitiveGroups: Self { Self(.airForSensitiveGroups) }
  /// Everyone should reduce prolonged or heavy exertion outdoors.
  package static var airUnhealthy: Self { Self(.airUnhealthy) }
  /// Avoid heavy exertion outdoors; sensitive groups should stay inside.
  package static var airVeryUnhealthy: Self { Self(.airVeryUnhealthy) }
  /// Stay inside with windows closed.
  package static var airHazardous: Self { Self(.airHazardous) }
  /// There is no cloud data for this moment, so there is no score.
  package static var noCloudData: Self { Self(.noCloudData) }
  /// The cloud layers are unknown for this moment, so there is no score.
  package static var noCloudLayers: Self { Self(.noCloudLayers) }
  /// The sun stays above the horizon all day.
  package static var polarDay: Self { Self(.polarDay) }
  /// The sun stays below the horizon all day.
  package static var polarNight: Self { Self(.polarNight) }
  /// The sun does not cross the horizon on this day.
  package static var noEvent: Self { Self(.noEvent) }
  /// This day is outside the forecast period.
  package static var beyondHorizon: Self { Self(.beyondHorizon) }
  /// The original score, taken from cloud cover alone: {score} of 100.
  package static func classicScore(score: Text) -> Self { Self(.classicScore, [.text(score)]) }
  /// Low cloud hides most of the sky
  package static var lowCloud: Self { Self(.lowCloud) }
  /// A nearly clear sky promises a plain, clean glow
  package static var clearSky: Self { Self(.clearSky) }
  /// A nearly clear sky promises a plain glow
  package static var clearSkyMuted: Self { Self(.clearSkyMuted) }
  /// Scattered low cloud leaves a plain glow in the gaps
  package static var scatteredLowCloud: Self { Self(.scatteredLowCloud) }
  /// High and mid-level cloud
  package static var highAndMidCloud: Self { Self(.highAndMidCloud) }
  /// A sheet of high cloud
  package static var highSheet: Self { Self(.highSheet) }
  /// Cirrus
  package static var cirrus: Self { Self(.cirrus) }
  /// A mid-level overcast
  package static var midOvercast: Self { Self(.midOvercast) }
  /// Altocumulus
  package static var altocumulus: Self { Self(.altocumulus) }
  /// {cloud} will catch the light
  package static func catchesLight(cloud: Text) -> Self { Self(.catchesLight, [.text(cloud)]) }
  /// {cloud} may catch some of the light
  package static func mayCatchLight(cloud: Text) -> Self { Self(.mayCatchLight, [.text(cloud)]) }
  /// {cloud} will get little light
  package static func getsLittleLight(cloud: Text) -> Self { Self(.getsLittleLight, [.text(cloud)]) }
  /// {distance} {direction} of {place}
  package static func placeOffset(distance: Text, direction: Direction, place: Text) -> Self { Self(.placeOffset, [.text(distance), .direction(direction), .text(place)]) }
  /// {sky}; a low deck {distance} {direction} will cut it
  package static func lowDeckCuts(sky: Text, distance: Text, direction: Direction) -> Self { Self(.lowDeckCuts, [.text(sky), .text(distance), .direction(direction)]) }
  /// {sky}; a low deck {distance} {direction} may cut it
  package static func lowDeckMayCut(sky: Text, distance: Text, direction: Direction) -> Self { Self(.lowDeckMayCut, [.text(sky), .text(distance), .direction(direction)]) }
  /// {sky}; a mid-level deck {distance} {direction} will cut it
  package static func midDeckCuts(sky: Text, distance: Text, direction: Direction) -> Self { Self(.midDeckCuts, [.text(sky), .text(distance), .direction(direction)]) }
  /// {sky}; a mid-level deck {distance} {direction} may cut it
  package static func midDeckMayCut(sky: Text, distance: Text, direction: Direction) -> Self { Self(.midDeckMayCut, [.text(sky), .text(distance), .direction(direction)]) }
  /// toward the sun
  package static var towardSun: Self { Self(.towardSun) }
  /// rain gets in the way
  package static var rainInTheWay: Self { Self(.rainInTheWay) }
  /// reduced visibility dims the view
  package static var poorVisibility: Self { Self(.poorVisibility) }
  /// haze mutes the colors
  package static var hazeMutes: Self { Self(.hazeMutes) }
  /// humid air mutes the colors
  package static var humidAirMutes: Self { Self(.humidAirMutes) }
  /// {first}, {second}
  package static func list(first: Text, second: Text) -> Self { Self(.list, [.text(first), .text(second)]) }
  /// {first} and {second}
  package static func both(first: Text, second: Text) -> Self { Self(.both, [.text(first), .text(second)]) }
  /// {first}, {second}
  package static func serial(first: Text, second: Text) -> Self { Self(.serial, [.text(first), .text(second)]) }
  /// 1
  package static var firstOfMonth: Self { Self(.firstOfMonth) }
  /// {sky}, but {spoilers}
  package static func spoiled(sky: Text, spoilers: Text) -> Self { Self(.spoiled, [.text(sky), .text(spoilers)]) }
  /// {count} in {of} for color
  package static func colorOdds(count: Text, of: Text) -> Self { Self(.colorOdds, [.text(count), .text(of)]) }
  /// Hardly a chance of color
  package static var colorHardly: Self { Self(.colorHardly) }
  /// Color is all but certain
  package static var colorCertain: Self { Self(.colorCertain) }
  /// Better than {percent} of evenings here at this time of year
  package static func betterEvenings(percent: Text) -> Self { Self(.betterEvenings, [.text(percent)]) }
  /// Better than {percent} of mornings here at this time of year
  package static func betterMornings(percent: Text) -> Self { Self(.betterMornings, [.text(percent)]) }
  /// How good will the sunset be?
  package static var aboutTitle: Self { Self(.aboutTitle) }
  /// A good sunset needs three things: clouds high enough to be lit from below, a clear way for the light from beyond the horizon, and clean, dry air. The score looks at the cloud layers above you, at the sky 50 to 600 km toward the sun, and at haze, humidity, visibility and rain at the moment the sun sets. A clear sky earns a plain glow, a sky of cirrus with an open horizon the highest scores, and a low overcast next to nothing.
  package static var aboutText: Self { Self(.aboutText) }
  /// Cloud cover
  package static var cloudCoverTitle: Self { Self(.cloudCoverTitle) }
  /// The day's mean. Some cloud gives color; a closed low deck hides it.
  package static var cloudCoverText: Self { Self(.cloudCoverText) }
  /// High cloud
  package static var highCloudTitle: Self { Self(.highCloudTitle) }
  /// Cirrus above 8 km catches the last light and glows longest.
  package static var highCloudText: Self { Self(.highCloudText) }
  /// Humidity
  package static var humidityTitle: Self { Self(.humidityTitle) }
  /// Dry air keeps colors pure; moist air washes them out.
  package static var humidityText: Self { Self(.humidityText) }
  /// Haze
  package static var aerosolTitle: Self { Self(.aerosolTitle) }
  /// Dust and smoke in the air column. A trace deepens the reds, more dulls them.
  package static var aerosolText: Self { Self(.aerosolText) }
  /// Visibility
  package static var visibilityTitle: Self { Self(.visibilityTitle) }
  /// How far you can see near the ground.
  package static var visibilityText: Self { Self(.visibilityText) }
  /// The weights are reasoned from the physics of twilight, not fitted to observed sunsets.
  package static var limitWeights: Self { Self(.limitWeights) }
  /// The weights are reasoned from the physics of twilight and adjusted to the evenings that you rated.
  package static var limitLearnedWeights: Self { Self(.limitLearnedWeights) }
  /// Forecasts of cloud layers lose most of their skill within five days; the chances reflect this.
  package static var limitForecast: Self { Self(.limitForecast) }
  /// Hills and buildings are not part of the model.
  package static var limitTerrain: Self { Self(.limitTerrain) }
  /// Haze is forecast for about five days; after that the score goes by humidity.
  package static var limitHaze: Self { Self(.limitHaze) }
  /// {text}.
  package static func sentence(text: Text) -> Self { Self(.sentence, [.text(text)]) }
  /// {first} {second}
  package static func sentences(first: Text, second: Text) -> Self { Self(.sentences, [.text(first), .text(second)]) }
  /// {day}: {text}
  package static func dayText(day: Text, text: Text) -> Self { Self(.dayText, [.text(day), .text(text)]) }
  /// today
  package static var today: Self { Self(.today) }
  /// tomorrow
  package static var tomorrow: Self { Self(.tomorrow) }
  /// {what} all day
  package static func wholeDay(what: Text) -> Self { Self(.wholeDay, [.text(what)]) }
  /// {what} for the rest of the day
  package static func restOfDay(what: Text) -> Self { Self(.restOfDay, [.text(what)]) }
  /// {what} throughout
  package static func wholeTime(what: Text) -> Self { Self(.wholeTime, [.text(what)]) }
  /// {what} from {start}
  package static func fromTime(what: Text, start: Text) -> Self { Self(.fromTime, [.text(what), .text(start)]) }
  /// {what} until {end}
  package static func untilTime(what: Text, end: Text) -> Self { Self(.untilTime, [.text(what), .text(end)]) }
  /// {what} from {start} to {end}
  package static func betweenTimes(what: Text, start: Text, end: Text) -> Self { Self(.betweenTimes, [.text(what), .text(start), .text(end)]) }
  /// {what} {when}
  package static func whatWhen(what: Text, when: Text) -> Self { Self(.whatWhen, [.text(what), .text(when)]) }
  /// {what} {from} {until}
  package static func betweenParts(what: Text, from: Text, until: Text) -> Self { Self(.betweenParts, [.text(what), .text(from), .text(until)]) }
  /// {what} at times
  package static func atTimes(what: Text) -> Self { Self(.atTimes, [.text(what)]) }
  /// {text}, {detail}
  package static func detail(text: Text, detail: Text) -> Self { Self(.detail, [.text(text), .text(detail)]) }
  /// gusts up to {speed}
  package static func gusts(speed: Text) -> Self { Self(.gusts, [.text(speed)]) }
  /// about {amount}
  package static func amount(amount: Text) -> Self { Self(.amount, [.text(amount)]) }
  /// about {amount} more
  package static func amountFurther(amount: Text) -> Self { Self(.amountFurther, [.text(amount)]) }
  /// {morning} in the morning, {afternoon} in the afternoon
  package static func skyChange(morning: Text, afternoon: Text) -> Self { Self(.skyChange, [.text(morning), .text(afternoon)]) }
  /// high {high}, low {low}
  package static func extremes(high: Text, low: Text) -> Self { Self(.extremes, [.text(high), .text(low)]) }
  /// {low} to {high}
  package static func range(low: Text, high: Text) -> Self { Self(.range, [.text(low), .text(high)]) }
  /// around {low}
  package static func steady(low: Text) -> Self { Self(.steady, [.text(low)]) }
  /// uncertain: the high is between {low} and {high}
  package static func uncertainty(low: Text, high: Text) -> Self { Self(.uncertainty, [.text(low), .text(high)]) }
  /// {difference} warmer than yesterday
  package static func warmerThanYesterday(difference: Text) -> Self { Self(.warmerThanYesterday, [.text(difference)]) }
  /// {difference} colder than yesterday
  package static func colderThanYesterday(difference: Text) -> Self { Self(.colderThanYesterday, [.text(difference)]) }
  /// {difference} warmer than today
  package static func warmerThanToday(difference: Text) -> Self { Self(.warmerThanToday, [.text(difference)]) }
  /// {difference} colder than today
  package static func colderThanToday(difference: Text) -> Self { Self(.colderThanToday, [.text(difference)]) }
  /// {difference} warmer than the day before
  package static func warmerThanDayBefore(difference: Text) -> Self { Self(.warmerThanDayBefore, [.text(difference)]) }
  /// {difference} colder than the day before
  package static func colderThanDayBefore(difference: Text) -> Self { Self(.colderThanDayBefore, [.text(difference)]) }
  /// {difference} above normal
  package static func aboveNormal(difference: Text) -> Self { Self(.aboveNormal, [.text(difference)]) }
  /// {difference} below normal
  package static func belowNormal(difference: Text) -> Self { Self(.belowNormal, [.text(difference)]) }
  /// unusually warm for the time of year
  package static var rareHeat: Self { Self(.rareHeat) }
  /// unusually cold for the time of year
  package static var rareCold: Self { Self(.rareCold) }
  /// UV index up to {index}
  package static func ultraviolet(index: Text) -> Self { Self(.ultraviolet, [.text(index)]) }
  /// colorful sunset at {time}
  package static func sunsetColorful(time: Text) -> Self { Self(.sunsetColorful, [.text(time)]) }
  /// vivid sunset at {time}
  package static func sunsetVivid(time: Text) -> Self { Self(.sunsetVivid, [.text(time)]) }
  /// spectacular sunset at {time}
  package static func sunsetSpectacular(time: Text) -> Self { Self(.sunsetSpectacular, [.text(time)]) }
  /// official warnings unknown
  package static var warningsUnknown: Self { Self(.warningsUnknown) }
  /// usual for the season: {low} to {high}
  package static func usual(low: Text, high: Text) -> Self { Self(.usual, [.text(low), .text(high)]) }
  /// usual for the season: {low}
  package static func usualSteady(low: Text) -> Self { Self(.usualSteady, [.text(low)]) }
  /// no notable change in the next 48 hours
  package static var noChange: Self { Self(.noChange) }
  /// no forecast
  package static var noForecast: Self { Self(.noForecast) }
  /// minus {number}
  package static func minus(number: Text) -> Self { Self(.minus, [.text(number)]) }
}

/// The rows of warnings and notes, and of the clauses within them.
package enum NoticeRow: String, PhraseRow {
  package typealias Value = NoticeValue
  case plain
  case because
  case consequence
  case locationAssumed
  case locationOfTimeZone
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

extension Phrase where Row == NoticeRow {
  /// {what}.
  package static func plain(what: NoticeValue) -> Self { Self(.plain, [what]) }
  /// {what} ({cause}).
  package static func because(what: NoticeValue, cause: NoticeValue) -> Self { Self(.because, [what, cause]) }
  /// {text} {consequence}
  package static func consequence(text: NoticeValue, consequence: NoticeValue) -> Self { Self(.consequence, [text, consequence]) }
  /// No location is set and the time zone has no city; {place} is used.
  package static func locationAssumed(place: NoticeValue) -> Self { Self(.locationAssumed, [place]) }
  /// No location is set; {place} is the city of the time zone.
  package static func locationOfTimeZone(place: NoticeValue) -> Self { Self(.locationOfTimeZone, [place]) }
  /// Other places have that name: {places}.
  package static func ambiguousPlace(places: NoticeValue) -> Self { Self(.ambiguousPlace, [places]) }
  /// “{text}” was understood as {place}.
  package static func placeInferred(text: NoticeValue, place: NoticeValue) -> Self { Self(.placeInferred, [text, place]) }
  /// {region} is a whole region; this is for its largest city, {place}.
  package static func placeOfRegion(region: NoticeValue, place: NoticeValue) -> Self { Self(.placeOfRegion, [region, place]) }
  /// “{text}” could not be looked up now; it is set unchecked.
  package static func locationUnchecked(text: NoticeValue) -> Self { Self(.locationUnchecked, [text]) }
  /// The search online is unavailable: these are the places known here.
  package static var placesKnownHere: Self { Self(.placesKnownHere) }
  /// Providers are asked at most once a minute for the same place.
  package static var askedRecently: Self { Self(.askedRecently) }
  /// This answer is out of date.
  package static var outOfDate: Self { Self(.outOfDate) }
  /// What is usual here, not a forecast ({cause}).
  package static func noForecast(cause: NoticeValue) -> Self { Self(.noForecast, [cause]) }
  /// What is usual here, not a forecast.
  package static var usualHere: Self { Self(.usualHere) }
  /// {provider} rejected the API key; this answer does not use its data.
  package static func keyRefused(provider: NoticeValue) -> Self { Self(.keyRefused, [provider]) }
  /// Implausible values from {provider} were left out ({counts}).
  package static func impossibleValues(provider: NoticeValue, counts: NoticeValue) -> Self { Self(.impossibleValues, [provider, counts]) }
  /// {what}: {count}
  package static func countOf(what: NoticeValue, count: NoticeValue) -> Self { Self(.countOf, [what, count]) }
  /// Temperatures from {provider} have not changed for {hours}, although the weather has.
  package static func temperaturesStill(provider: NoticeValue, hours: NoticeValue) -> Self { Self(.temperaturesStill, [provider, hours]) }
  /// {hours} of the forecast from {provider} repeat the previous day's forecast.
  package static func forecastRepeats(hours: NoticeValue, provider: NoticeValue) -> Self { Self(.forecastRepeats, [hours, provider]) }
  /// Temperatures from {provider} match the weather of {hours} later.
  package static func temperaturesLater(provider: NoticeValue, hours: NoticeValue) -> Self { Self(.temperaturesLater, [provider, hours]) }
  /// Temperatures from {provider} match the weather of {hours} earlier.
  package static func temperaturesEarlier(provider: NoticeValue, hours: NoticeValue) -> Self { Self(.temperaturesEarlier, [provider, hours]) }
  /// Temperatures from {provider} have been far from all others for {hours}.
  package static func temperaturesApart(provider: NoticeValue, hours: NoticeValue) -> Self { Self(.temperaturesApart, [provider, hours]) }
  /// What {provider} says has erred in another way for {hours}: corrections are learned anew.
  package static func errorsChanged(provider: NoticeValue, hours: NoticeValue) -> Self { Self(.errorsChanged, [provider, hours]) }
  /// Not all of the sky is known yet: these scores may change.
  package static var scoresMayChange: Self { Self(.scoresMayChange) }
  /// The sun does not cross the horizon.
  package static var noSunEvent: Self { Self(.noSunEvent) }
  /// The sun does not cross the horizon on these days.
  package static var noSunEventDays: Self { Self(.noSunEventDays) }
  /// The newest values of the provider are {age} old.
  package static func providerOutdated(age: NoticeValue) -> Self { Self(.providerOutdated, [age]) }
  /// No station near the place has reports.
  package static var noReports: Self { Self(.noReports) }
  /// There are no measurements, so no error can be computed.
  package static var nothingMeasured: Self { Self(.nothingMeasured) }
  /// Only measurements already stored are used.
  package static var ledgerOnly: Self { Self(.ledgerOnly) }
  /// Measured values are unavailable
  package static var measuredMissing: Self { Self(.measuredMissing) }
  /// The reports of stations are unavailable
  package static var reportsMissing: Self { Self(.reportsMissing) }
  /// What {provider} measured is unavailable
  package static func providerMeasuredMissing(provider: NoticeValue) -> Self { Self(.providerMeasuredMissing, [provider]) }
  /// Official warnings are unavailable
  package static var alertsMissing: Self { Self(.alertsMissing) }
  /// No station within {distance} has reported in the last {minutes}.
  package static func noStation(distance: NoticeValue, minutes: NoticeValue) -> Self { Self(.noStation, [distance, minutes]) }
  /// The stations are more than {height} higher or lower.
  package static func stationsHigherOrLower(height: NoticeValue) -> Self { Self(.stationsHigherOrLower, [height]) }
  /// The newest measured temperature is {age} old.
  package static func measuredOld(age: NoticeValue) -> Self { Self(.measuredOld, [age]) }
  /// Some rows were interpolated between the provider's time steps.
  package static var rowsInterpolated: Self { Self(.rowsInterpolated) }
  /// The forecast does not include these rows.
  package static var rowsBeyondForecast: Self { Self(.rowsBeyondForecast) }
  /// These rows are climate estimates.
  package static var rowsOfClimate: Self { Self(.rowsOfClimate) }
  /// No known warning service covers this place.
  package static var noAlertService: Self { Self(.noAlertService) }
  /// More warnings exist than are listed: {count}.
  package static func alertsUnlisted(count: NoticeValue) -> Self { Self(.alertsUnlisted, [count]) }
  /// There are warnings that cannot be read: {count}.
  package static func alertsUnread(count: NoticeValue) -> Self { Self(.alertsUnread, [count]) }
  /// Interpolated from the hourly forecast.
  package static var drawnFromHours: Self { Self(.drawnFromHours) }
  /// The elevation of the place is unknown; a sea-level horizon is used.
  package static var elevationUnknown: Self { Self(.elevationUnknown) }
  /// {date} never existed here and is left out.
  package static func dateSkipped(date: NoticeValue) -> Self { Self(.dateSkipped, [date]) }
  /// The calendar ends with {date}.
  package static func calendarEnds(date: NoticeValue) -> Self { Self(.calendarEnds, [date]) }
  /// The high-resolution models are unavailable; this is the projection of `ar6`.
  package static var modelsMissing: Self { Self(.modelsMissing) }
  /// {provider} is rate-limiting requests
  package static func causeSlowDown(provider: NoticeValue) -> Self { Self(.causeSlowDown, [provider]) }
  /// {provider} needs an API key
  package static func causeKeyMissing(provider: NoticeValue) -> Self { Self(.causeKeyMissing, [provider]) }
  /// {provider} does not accept the API key
  package static func causeKeyInvalid(provider: NoticeValue) -> Self { Self(.causeKeyInvalid, [provider]) }
  /// the API key of {provider} does not include this
  package static func causeKeyLimited(provider: NoticeValue) -> Self { Self(.causeKeyLimited, [provider]) }
  /// beyond every forecast
  package static var causeBeyondHorizon: Self { Self(.causeBeyondHorizon) }
  /// no provider covers this place
  package static var causeOutOfCoverage: Self { Self(.causeOutOfCoverage) }
  /// no provider offers this
  package static var causeNotProvided: Self { Self(.causeNotProvided) }
  /// no answer in time
  package static var causeDeadline: Self { Self(.causeDeadline) }
  /// the server is busy
  package static var causeBusy: Self { Self(.causeBusy) }
  /// the data store failed
  package static var causeStore: Self { Self(.causeStore) }
  /// the network is switched off
  package static var causeOffline: Self { Self(.causeOffline) }
  /// no network
  package static var causeNoNetwork: Self { Self(.causeNoNetwork) }
  /// libcurl is missing or too old
  package static var causeNoLibrary: Self { Self(.causeNoLibrary) }
  /// the system has no more threads, descriptors or memory
  package static var causeNoResources: Self { Self(.causeNoResources) }
  /// no network, or {provider} cannot be found
  package static func causeLookup(provider: NoticeValue) -> Self { Self(.causeLookup, [provider]) }
  /// {provider} refused the connection
  package static func causeRefused(provider: NoticeValue) -> Self { Self(.causeRefused, [provider]) }
  /// no secure connection to {provider}
  package static func causeTLS(provider: NoticeValue) -> Self { Self(.causeTLS, [provider]) }
  /// {provider} did not answer in time
  package static func causeTimeout(provider: NoticeValue) -> Self { Self(.causeTimeout, [provider]) }
  /// {provider} closed the connection early
  package static func causeCut(provider: NoticeValue) -> Self { Self(.causeCut, [provider]) }
  /// {provider} answered with an error
  package static func causeHTTP(provider: NoticeValue) -> Self { Self(.causeHTTP, [provider]) }
  /// the answer of {provider} could not be understood
  package static func causeMalformed(provider: NoticeValue) -> Self { Self(.causeMalformed, [provider]) }
  /// the answer of {provider} is too large
  package static func causeTooLarge(provider: NoticeValue) -> Self { Self(.causeTooLarge, [provider]) }
  /// {provider} redirected to a forbidden address
  package static func causeRedirect(provider: NoticeValue) -> Self { Self(.causeRedirect, [provider]) }
  /// the configured address of {provider} is not valid
  package static func causeURL(provider: NoticeValue) -> Self { Self(.causeURL, [provider]) }
  /// {provider} has failed repeatedly
  package static func causeFailing(provider: NoticeValue) -> Self { Self(.causeFailing, [provider]) }
  /// the request quota of {provider} is used up
  package static func causeBudget(provider: NoticeValue) -> Self { Self(.causeBudget, [provider]) }
  /// the provider
  package static var theProvider: Self { Self(.theProvider) }
  /// Favorites and settings cannot be kept: {cause}.
  package static func userDataNotKept(cause: NoticeValue) -> Self { Self(.userDataNotKept, [cause]) }
  /// The cache is kept in memory only: {cause}.
  package static func cacheInMemory(cause: NoticeValue) -> Self { Self(.cacheInMemory, [cause]) }
  /// Favorites and settings are kept until this process ends: none of ALMANAC_DATA_DIR, XDG_DATA_HOME and HOME says where to keep them.
  package static var userDataWithoutFolder: Self { Self(.userDataWithoutFolder) }
  /// {file} can be read but not written.
  package static func fileReadOnly(file: NoticeValue) -> Self { Self(.fileReadOnly, [file]) }
  /// almanac.db was damaged and has been replaced. The old file is {path}; `sqlite3 .recover` reads what is left of its favorites and settings.
  package static func userDataSetAside(path: NoticeValue) -> Self { Self(.userDataSetAside, [path]) }
  /// cache.db was damaged and has been replaced. The old file is {path}; it can be deleted.
  package static func cacheSetAside(path: NoticeValue) -> Self { Self(.cacheSetAside, [path]) }
  /// {file} was created by a newer version of the program and is opened read-only.
  package static func fileNewer(file: NoticeValue) -> Self { Self(.fileNewer, [file]) }
  /// Some rows of {file} are damaged; they are left out.
  package static func fileRowsDamaged(file: NoticeValue) -> Self { Self(.fileRowsDamaged, [file]) }
  /// An answer could not be cached: {cause}.
  package static func answerNotCached(cause: NoticeValue) -> Self { Self(.answerNotCached, [cause]) }
  /// the disk is full
  package static var storeFull: Self { Self(.storeFull) }
  /// the folder is not writable
  package static var storeReadOnly: Self { Self(.storeReadOnly) }
  /// the stored data are damaged
  package static var storeCorrupt: Self { Self(.storeCorrupt) }
  /// another process has locked the file
  package static var storeLocked: Self { Self(.storeLocked) }
  /// there is no regular file at its path
  package static var storeIrregular: Self { Self(.storeIrregular) }
  /// The mean shift of days like this one, not a forecast of a date: the weather of a single day varies by more.
  package static var meanShift: Self { Self(.meanShift) }
  /// From {from} to {to}, global warming goes from {now} to {then} above 1850–1900 ({emissions}, {scenario}); here, this month, the change is {factor} times that ({region}).
  package static func warmingHere(from: NoticeValue, to: NoticeValue, now: NoticeValue, then: NoticeValue, emissions: NoticeValue, scenario: NoticeValue, factor: NoticeValue, region: NoticeValue) -> Self { Self(.warmingHere, [from, to, now, then, emissions, scenario, factor, region]) }
  /// From {from} to {to}, global warming goes from {now} to {then} above 1850–1900, or to {without} without the interventions ({emissions}, {scenario}); here, this month, the change is {factor} times that ({region}).
  package static func warmingHereWithout(from: NoticeValue, to: NoticeValue, now: NoticeValue, then: NoticeValue, without: NoticeValue, emissions: NoticeValue, scenario: NoticeValue, factor: NoticeValue, region: NoticeValue) -> Self { Self(.warmingHereWithout, [from, to, now, then, without, emissions, scenario, factor, region]) }
  /// Past warming is observed and the same in every scenario.
  package static var pastObserved: Self { Self(.pastObserved) }
  /// SSP5-8.5 is a low-likelihood high-emissions case, not what is expected.
  package static var highEmissionsUnlikely: Self { Self(.highEmissionsUnlikely) }
  /// After a peak, regional change is less exactly proportional to falling global warming.
  package static var lessProportional: Self { Self(.lessProportional) }
  /// The region is mostly sea: its mean suits coasts and islands, inland warms more.
  package static var mostlySea: Self { Self(.mostlySea) }
  /// At the projected temperature, precipitation falls in a different form (Jennings et al. 2018).
  package static var otherPrecipitation: Self { Self(.otherPrecipitation) }
  /// The same heavy rain would bring about {percent} more: {each} per {unit} of global warming on land (CMIP6 median of the wettest day).
  package static func moreHeavyRain(percent: NoticeValue, each: NoticeValue, unit: NoticeValue) -> Self { Self(.moreHeavyRain, [percent, each, unit]) }
  /// The same heavy rain would bring about {percent} less: {each} per {unit} of global warming on land (CMIP6 median of the wettest day).
  package static func lessHeavyRain(percent: NoticeValue, each: NoticeValue, unit: NoticeValue) -> Self { Self(.lessHeavyRain, [percent, each, unit]) }
  /// Interventions cannot change this year or the past.
  package static var leversTooLate: Self { Self(.leversTooLate) }
  /// Solar geoengineering hides warming while it lasts: if it stops, most of the hidden warming returns within five to ten years (termination shock).
  package static var terminationShock: Self { Self(.terminationShock) }
  /// Levers overlap: added up they promise more than they give together.
  package static var leversOverlap: Self { Self(.leversOverlap) }
  /// Together they were held to the difference to SSP1-1.9, the lowest assessed pathway.
  package static var leversCapped: Self { Self(.leversCapped) }
  /// Cleaner air without sulfur uncovers some warming that it hides today.
  package static var sulfurUncovers: Self { Self(.sulfurUncovers) }
  /// The factor is the median of {count} high-resolution models at the place, the range their least and greatest; both scaled to scenario and year.
  package static func highResolutionFactor(count: NoticeValue) -> Self { Self(.highResolutionFactor, [count]) }
  /// The formula of the original app: {everywhere} everywhere, {with} with interventions. Measured from today, climate models expect {low} to {high} of global warming by {year}; use the model `ar6` for a projection.
  package static func originalFormula(everywhere: NoticeValue, with: NoticeValue, low: NoticeValue, high: NoticeValue, year: NoticeValue) -> Self { Self(.originalFormula, [everywhere, with, low, high, year]) }
  /// Computed from monthly normals of a coarse grid and the spread around them, not counted. A station can differ by ten days or more, above all at coasts, in valleys and in cities.
  package static var normalsCoarse: Self { Self(.normalsCoarse) }
  /// The climate of the place itself may differ: its normals are those of the surroundings, where stations differ by terrain and sea, or are missing.
  package static var normalsUnrepresentative: Self { Self(.normalsUnrepresentative) }
  /// The spread of the days around their mean is kept as in {period}.
  package static func spreadKept(period: NoticeValue) -> Self { Self(.spreadKept, [period]) }
  /// The weather projected is what is normal for the date: that of {period}, shifted by the warming since.
  package static func normalProjected(period: NoticeValue) -> Self { Self(.normalProjected, [period]) }
  /// The temperature of the day is the mean of its hours.
  package static var dayMean: Self { Self(.dayMean) }
  /// Very low: net zero CO2 around {zero}, warming back near {warming} by {year}.
  package static func scenarioVeryLow(zero: NoticeValue, warming: NoticeValue, year: NoticeValue) -> Self { Self(.scenarioVeryLow, [zero, warming, year]) }
  /// Low: net zero CO2 around {zero}, warming held below {warming}.
  package static func scenarioLow(zero: NoticeValue, warming: NoticeValue) -> Self { Self(.scenarioLow, [zero, warming]) }
  /// Middle: close to where today's policies lead, about {warming} by {year}.
  package static func scenarioMiddle(warming: NoticeValue, year: NoticeValue) -> Self { Self(.scenarioMiddle, [warming, year]) }
  /// High: emissions go on rising, about {warming} by {year}.
  package static func scenarioHigh(warming: NoticeValue, year: NoticeValue) -> Self { Self(.scenarioHigh, [warming, year]) }
  /// Very high: fossil fuels without restraint; today thought unlikely.
  package static var scenarioVeryHigh: Self { Self(.scenarioVeryHigh) }
}

/// The rows of what the pages and the status line say besides.
package enum PageRow: String, PhraseRow {
  package typealias Value = Slot
  case here
  case assumedPlace
  case now
  case day
  case time
  case weather
  case temperature
  case minimum
  case maximum
  case high
  case low
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
  case inHours
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
  case noWarningsKnown
  case warningServices
  case serviceWarns
  case serviceSilent
  case serviceCountryOnly
  case serviceNotCovered
  case serviceUnavailable
  case serviceNotAsked
  case serviceDisabled
  case servicePartial
  case heardAgo
  case heardNow
  case neverHeard
  case alertUntil
  case alertUntilDay
  case alertFrom
  case alertFromDay
  case alertsMore
  case somewhereInCountry
  case eventOfHazard
  case warningsInCountry
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
  case temperatureFelt
  case cloudLayers
  case moon
  case feltHeat
  case wetBulb
  case canvas
  case freeLight
  case afterglow
  case dryAir
  case noRain
  case lightPath
  case pathSampled
  case pathLocal
  case scoreModel
  case azimuth
  case sunsetIn
  case sunriseIn
  case drizzle
  case lightRain
  case rainFalls
  case heavyRain
  case downpour
  case hailPossible
  case bestOfDays
  case asOf
}

extension Phrase where Row == PageRow {
  /// Here
  package static var here: Self { Self(.here) }
  /// {place} (assumed)
  package static func assumedPlace(place: Text) -> Self { Self(.assumedPlace, [.text(place)]) }
  /// Now
  package static var now: Self { Self(.now) }
  /// Day
  package static var day: Self { Self(.day) }
  /// Time
  package static var time: Self { Self(.time) }
  /// Weather
  package static var weather: Self { Self(.weather) }
  /// Temperature
  package static var temperature: Self { Self(.temperature) }
  /// Min
  package static var minimum: Self { Self(.minimum) }
  /// Max
  package static var maximum: Self { Self(.maximum) }
  /// High
  package static var high: Self { Self(.high) }
  /// Low
  package static var low: Self { Self(.low) }
  /// Rain
  package static var rain: Self { Self(.rain) }
  /// Chance
  package static var chance: Self { Self(.chance) }
  /// Wind
  package static var wind: Self { Self(.wind) }
  /// Clouds
  package static var clouds: Self { Self(.clouds) }
  /// High clouds
  package static var highClouds: Self { Self(.highClouds) }
  /// Humidity
  package static var humidity: Self { Self(.humidity) }
  /// Dew point
  package static var dewPoint: Self { Self(.dewPoint) }
  /// Visibility
  package static var visibility: Self { Self(.visibility) }
  /// Pressure
  package static var pressure: Self { Self(.pressure) }
  /// UV index
  package static var uvIndex: Self { Self(.uvIndex) }
  /// Sun
  package static var sun: Self { Self(.sun) }
  /// Sunrise
  package static var sunrise: Self { Self(.sunrise) }
  /// Sunset
  package static var sunset: Self { Self(.sunset) }
  /// Solar noon
  package static var noon: Self { Self(.noon) }
  /// Day length
  package static var dayLength: Self { Self(.dayLength) }
  /// Golden hour
  package static var goldenHour: Self { Self(.goldenHour) }
  /// Blue hour
  package static var blueHour: Self { Self(.blueHour) }
  /// Civil dusk
  package static var civilDusk: Self { Self(.civilDusk) }
  /// Full darkness
  package static var fullNight: Self { Self(.fullNight) }
  /// Moonrise
  package static var moonrise: Self { Self(.moonrise) }
  /// Moonset
  package static var moonset: Self { Self(.moonset) }
  /// Score
  package static var score: Self { Self(.score) }
  /// Likely range
  package static var likely: Self { Self(.likely) }
  /// If the clouds come as forecast
  package static var asForecast: Self { Self(.asForecast) }
  /// Aerosol
  package static var aerosol: Self { Self(.aerosol) }
  /// Dust
  package static var dust: Self { Self(.dust) }
  /// Your rating
  package static var seen: Self { Self(.seen) }
  /// Forecast
  package static var forecast: Self { Self(.forecast) }
  /// Your sunsets
  package static var yourSunsets: Self { Self(.yourSunsets) }
  /// Change
  package static var change: Self { Self(.change) }
  /// Individual years
  package static var singleYears: Self { Self(.singleYears) }
  /// World
  package static var world: Self { Self(.world) }
  /// Region
  package static var region: Self { Self(.region) }
  /// Days per year
  package static var daysOfYear: Self { Self(.daysOfYear) }
  /// 4 years in 5
  package static var fourYearsInFive: Self { Self(.fourYearsInFive) }
  /// Tropical nights
  package static var tropicalNights: Self { Self(.tropicalNights) }
  /// Frost days
  package static var frostDays: Self { Self(.frostDays) }
  /// Ice days
  package static var iceDays: Self { Self(.iceDays) }
  /// Heating degree days
  package static var heatingDegreeDays: Self { Self(.heatingDegreeDays) }
  /// Cooling degree days
  package static var coolingDegreeDays: Self { Self(.coolingDegreeDays) }
  /// above {degrees}
  package static func aboveDegrees(degrees: Text) -> Self { Self(.aboveDegrees, [.text(degrees)]) }
  /// {factor} times as often
  package static func timesAsOften(factor: Text) -> Self { Self(.timesAsOften, [.text(factor)]) }
  /// {amount} avoided here
  package static func avoided(amount: Text) -> Self { Self(.avoided, [.text(amount)]) }
  /// {range} in 4 years of 5
  package static func fourOfFive(range: Text) -> Self { Self(.fourOfFive, [.text(range)]) }
  /// {warming} above 1850–1900
  package static func aboveIndustry(warming: Text) -> Self { Self(.aboveIndustry, [.text(warming)]) }
  /// In {year}
  package static func inYear(year: Text) -> Self { Self(.inYear, [.text(year)]) }
  /// today in {year}
  package static func todayIn(year: Text) -> Self { Self(.todayIn, [.text(year)]) }
  /// very low emissions
  package static var veryLowEmissions: Self { Self(.veryLowEmissions) }
  /// low emissions
  package static var lowEmissions: Self { Self(.lowEmissions) }
  /// middle emissions
  package static var middleEmissions: Self { Self(.middleEmissions) }
  /// high emissions
  package static var highEmissions: Self { Self(.highEmissions) }
  /// very high emissions
  package static var veryHighEmissions: Self { Self(.veryHighEmissions) }
  /// without
  package static var without: Self { Self(.without) }
  /// with
  package static var with: Self { Self(.with) }
  /// the sky, {day}
  package static func skyOf(day: Text) -> Self { Self(.skyOf, [.text(day)]) }
  /// air, {time}
  package static func airAt(time: Text) -> Self { Self(.airAt, [.text(time)]) }
  /// official warnings
  package static var officialWarnings: Self { Self(.officialWarnings) }
  /// feels like {value}
  package static func feelsLike(value: Text) -> Self { Self(.feelsLike, [.text(value)]) }
  /// {difference} warmer than the normal {usual}
  package static func warmerThanNormal(difference: Text, usual: Text) -> Self { Self(.warmerThanNormal, [.text(difference), .text(usual)]) }
  /// {difference} colder than the normal {usual}
  package static func colderThanNormal(difference: Text, usual: Text) -> Self { Self(.colderThanNormal, [.text(difference), .text(usual)]) }
  /// {text}, roughly
  package static func roughly(text: Text) -> Self { Self(.roughly, [.text(text)]) }
  /// {value} measured {age} ago at {station}, {where}
  package static func measured(value: Text, age: Text, station: Text, `where`: Text) -> Self { Self(.measured, [.text(value), .text(age), .text(station), .text(`where`)]) }
  /// {distance} away
  package static func away(distance: Text) -> Self { Self(.away, [.text(distance)]) }
  /// {away} and {height}
  package static func awayAndHeight(away: Text, height: Text) -> Self { Self(.awayAndHeight, [.text(away), .text(height)]) }
  /// {height} lower
  package static func lower(height: Text) -> Self { Self(.lower, [.text(height)]) }
  /// {height} higher
  package static func higher(height: Text) -> Self { Self(.higher, [.text(height)]) }
  /// {text} (out of date)
  package static func outOfDate(text: Text) -> Self { Self(.outOfDate, [.text(text)]) }
  /// {text}, but the sensor may be stuck
  package static func sensorStuck(text: Text) -> Self { Self(.sensorStuck, [.text(text)]) }
  /// Next 24 hours: {summary}
  package static func nextDay(summary: Text) -> Self { Self(.nextDay, [.text(summary)]) }
  /// {value} or more
  package static func orMore(value: Text) -> Self { Self(.orMore, [.text(value)]) }
  /// less than {value}
  package static func lessThan(value: Text) -> Self { Self(.lessThan, [.text(value)]) }
  /// {wind}, gusts {speed}
  package static func gusts(wind: Text, speed: Text) -> Self { Self(.gusts, [.text(wind), .text(speed)]) }
  /// up all day
  package static var upAllDay: Self { Self(.upAllDay) }
  /// down all day
  package static var downAllDay: Self { Self(.downAllDay) }
  /// {rise}, does not set
  package static func doesNotSet(rise: Text) -> Self { Self(.doesNotSet, [.text(rise)]) }
  /// {set}, does not rise
  package static func doesNotRise(set: Text) -> Self { Self(.doesNotRise, [.text(set)]) }
  /// none
  package static var none: Self { Self(.none) }
  /// none today
  package static var noneToday: Self { Self(.noneToday) }
  /// {amount} in {hours}
  package static func inHours(amount: Text, hours: Text) -> Self { Self(.inHours, [.text(amount), .text(hours)]) }
  /// {amount} where it is known
  package static func whereKnown(amount: Text) -> Self { Self(.whereKnown, [.text(amount)]) }
  /// of 100
  package static var ofHundred: Self { Self(.ofHundred) }
  /// {time}, over
  package static func over(time: Text) -> Self { Self(.over, [.text(time)]) }
  /// The sun does not set on this day: there is nothing to score.
  package static var noScorePolarDay: Self { Self(.noScorePolarDay) }
  /// The sun does not rise on this day: there is nothing to score.
  package static var noScorePolarNight: Self { Self(.noScorePolarNight) }
  /// The sun does not cross the horizon on this day.
  package static var noScoreNoEvent: Self { Self(.noScoreNoEvent) }
  /// No score: this day is beyond every forecast.
  package static var noScoreBeyond: Self { Self(.noScoreBeyond) }
  /// No score: the clouds of this day are unknown.
  package static var noScoreClouds: Self { Self(.noScoreClouds) }
  /// No score: the reason is unknown.
  package static var noScore: Self { Self(.noScore) }
  /// {time}, {degrees} high
  package static func degreesHigh(time: Text, degrees: Text) -> Self { Self(.degreesHigh, [.text(time), .text(degrees)]) }
  /// {phase}, sun at {altitude}
  package static func sunAt(phase: Text, altitude: Text) -> Self { Self(.sunAt, [.text(phase), .text(altitude)]) }
  /// {percent} lit
  package static func lit(percent: Text) -> Self { Self(.lit, [.text(percent)]) }
  /// Live, {time}.
  package static func live(time: Text) -> Self { Self(.live, [.text(time)]) }
  /// As of {time} ({age} ago).
  package static func stored(time: Text, age: Text) -> Self { Self(.stored, [.text(time), .text(age)]) }
  /// As of {time} ({age} ago), out of date.
  package static func storedStale(time: Text, age: Text) -> Self { Self(.storedStale, [.text(time), .text(age)]) }
  /// An estimate from the climate of this place, not a forecast.
  package static var estimateOfClimate: Self { Self(.estimateOfClimate) }
  /// No warning service covers this place, so the absence of warnings is not an all-clear.
  package static var noCoverage: Self { Self(.noCoverage) }
  /// No warnings in force.
  package static var noWarnings: Self { Self(.noWarnings) }
  /// No warnings are known for this place, but that is not an all-clear.
  package static var noWarningsKnown: Self { Self(.noWarningsKnown) }
  /// warning services
  package static var warningServices: Self { Self(.warningServices) }
  /// warning in force
  package static var serviceWarns: Self { Self(.serviceWarns) }
  /// no warnings in force
  package static var serviceSilent: Self { Self(.serviceSilent) }
  /// known for the country only
  package static var serviceCountryOnly: Self { Self(.serviceCountryOnly) }
  /// does not cover this place
  package static var serviceNotCovered: Self { Self(.serviceNotCovered) }
  /// unavailable
  package static var serviceUnavailable: Self { Self(.serviceUnavailable) }
  /// nothing current
  package static var serviceNotAsked: Self { Self(.serviceNotAsked) }
  /// turned off
  package static var serviceDisabled: Self { Self(.serviceDisabled) }
  /// some hazards only
  package static var servicePartial: Self { Self(.servicePartial) }
  /// heard {age} ago
  package static func heardAgo(age: Text) -> Self { Self(.heardAgo, [.text(age)]) }
  /// heard just now
  package static var heardNow: Self { Self(.heardNow) }
  /// not heard yet
  package static var neverHeard: Self { Self(.neverHeard) }
  /// until {time}
  package static func alertUntil(time: Text) -> Self { Self(.alertUntil, [.text(time)]) }
  /// until {day}, {time}
  package static func alertUntilDay(day: Text, time: Text) -> Self { Self(.alertUntilDay, [.text(day), .text(time)]) }
  /// from {time}
  package static func alertFrom(time: Text) -> Self { Self(.alertFrom, [.text(time)]) }
  /// from {day}, {time}
  package static func alertFromDay(day: Text, time: Text) -> Self { Self(.alertFromDay, [.text(day), .text(time)]) }
  /// and {count} more
  package static func alertsMore(count: Text) -> Self { Self(.alertsMore, [.text(count)]) }
  /// in force somewhere in the country
  package static var somewhereInCountry: Self { Self(.somewhereInCountry) }
  /// {event} ({hazard})
  package static func eventOfHazard(event: Text, hazard: Text) -> Self { Self(.eventOfHazard, [.text(event), .text(hazard)]) }
  /// {count} somewhere in the country, not known to be for this place
  package static func warningsInCountry(count: Text) -> Self { Self(.warningsInCountry, [.text(count)]) }
  /// {from} to {until}
  package static func fromUntil(from: Text, until: Text) -> Self { Self(.fromUntil, [.text(from), .text(until)]) }
  /// European AQI
  package static var europeanIndex: Self { Self(.europeanIndex) }
  /// US AQI
  package static var usIndex: Self { Self(.usIndex) }
  /// UK DAQI
  package static var ukIndex: Self { Self(.ukIndex) }
  /// {category}, mainly {pollutant}
  package static func mostOfAll(category: Text, pollutant: Text) -> Self { Self(.mostOfAll, [.text(category), .text(pollutant)]) }
  /// Pollen (grains/m³): {kinds}
  package static func pollen(kinds: Text) -> Self { Self(.pollen, [.text(kinds)]) }
  /// alder
  package static var alder: Self { Self(.alder) }
  /// birch
  package static var birch: Self { Self(.birch) }
  /// grass
  package static var grass: Self { Self(.grass) }
  /// mugwort
  package static var mugwort: Self { Self(.mugwort) }
  /// olive
  package static var olive: Self { Self(.olive) }
  /// ragweed
  package static var ragweed: Self { Self(.ragweed) }
  /// {evenings} with a forecast. From 20 on, the score can learn from them.
  package static func learningTooFew(evenings: Text) -> Self { Self(.learningTooFew, [.text(evenings)]) }
  /// {evenings}: the score is off by {points} points. Learning from them would not make it measurably better, so it is not used.
  package static func learningUnused(evenings: Text, points: Text) -> Self { Self(.learningUnused, [.text(evenings), .text(points)]) }
  /// {evenings}: the score learned from them, and is off by {points} points instead of {reasoned}.
  package static func learningUsed(evenings: Text, points: Text, reasoned: Text) -> Self { Self(.learningUsed, [.text(evenings), .text(points), .text(reasoned)]) }
  /// some time
  package static var ageUnknown: Self { Self(.ageUnknown) }
  /// {age} old
  package static func old(age: Text) -> Self { Self(.old, [.text(age)]) }
  /// what is usual here, not a forecast
  package static var usualHere: Self { Self(.usualHere) }
  /// Wind {value}
  package static func windIs(value: Text) -> Self { Self(.windIs, [.text(value)]) }
  /// Humidity {value}
  package static func humidityIs(value: Text) -> Self { Self(.humidityIs, [.text(value)]) }
  /// Sunrise {time}
  package static func sunriseIs(time: Text) -> Self { Self(.sunriseIs, [.text(time)]) }
  /// Sunset {time}
  package static func sunsetIs(time: Text) -> Self { Self(.sunsetIs, [.text(time)]) }
  /// now
  package static var rainNow: Self { Self(.rainNow) }
  /// dry
  package static var rainNone: Self { Self(.rainNone) }
  /// corrected by past errors
  package static var correctedByErrors: Self { Self(.correctedByErrors) }
  /// Gusts
  package static var gustsName: Self { Self(.gustsName) }
  /// Chance of rain
  package static var chanceOfRain: Self { Self(.chanceOfRain) }
  /// {least} to {most}
  package static func fromTo(least: Text, most: Text) -> Self { Self(.fromTo, [.text(least), .text(most)]) }
  /// {variable} {change} by the past errors of {provider} here: of {error} on average, {left} are left.
  package static func correction(variable: Text, change: Text, provider: Text, error: Text, left: Text) -> Self { Self(.correction, [.text(variable), .text(change), .text(provider), .text(error), .text(left)]) }
  /// forecast errors
  package static var forecastErrors: Self { Self(.forecastErrors) }
  /// Not enough is known yet. Forecasts are kept whenever they are fetched and compared with station reports; a provider appears after 24 hours that were both forecast and measured.
  package static var skillUnknown: Self { Self(.skillUnknown) }
  /// {command} fills in the last 90 days at once.
  package static func skillBackfill(command: Text) -> Self { Self(.skillBackfill, [.text(command)]) }
  /// Mean errors against station measurements until {day}; in brackets, the range of four resampled means in five. Skill is the improvement over repeating the value of the same hour on the last known day.
  package static func skillFooter(day: Text) -> Self { Self(.skillFooter, [.text(day)]) }
  /// Lead
  package static var leadTitle: Self { Self(.leadTitle) }
  /// Error
  package static var errorTitle: Self { Self(.errorTitle) }
  /// Bias
  package static var biasTitle: Self { Self(.biasTitle) }
  /// Skill
  package static var skillTitle: Self { Self(.skillTitle) }
  /// Hours
  package static var hoursTitle: Self { Self(.hoursTitle) }
  /// < 1 day
  package static var leadUnderOneDay: Self { Self(.leadUnderOneDay) }
  /// {provider}, temperature
  package static func providerTemperature(provider: Text) -> Self { Self(.providerTemperature, [.text(provider)]) }
  /// {provider}, chance of rain, {lead} ahead
  package static func providerRain(provider: Text, lead: Text) -> Self { Self(.providerRain, [.text(provider), .text(lead)]) }
  /// at every lead
  package static var leadEvery: Self { Self(.leadEvery) }
  /// {first} to {last} ahead
  package static func leadRange(first: Text, last: Text) -> Self { Self(.leadRange, [.text(first), .text(last)]) }
  /// {lead} ahead
  package static func leadOnly(lead: Text) -> Self { Self(.leadOnly, [.text(lead)]) }
  /// Correcting the bias is proven to help {leads}: at the shortest lead, from {before} to {after}, on {days} days it had not learned from.
  package static func correctionProven(leads: Text, before: Text, after: Text, days: Text) -> Self { Self(.correctionProven, [.text(leads), .text(before), .text(after), .text(days)]) }
  /// Correcting the bias may help {leads}, but not beyond chance.
  package static func correctionNoise(leads: Text) -> Self { Self(.correctionNoise, [.text(leads)]) }
  /// Correcting the bias would not help {leads}.
  package static func correctionUseless(leads: Text) -> Self { Self(.correctionUseless, [.text(leads)]) }
  /// There are too few days to tell whether correcting the bias helps {leads}.
  package static func correctionFewDays(leads: Text) -> Self { Self(.correctionFewDays, [.text(leads)]) }
  /// Other values
  package static var otherValues: Self { Self(.otherValues) }
  /// Rain, past hour
  package static var rainInHour: Self { Self(.rainInHour) }
  /// Forecast
  package static var saidTitle: Self { Self(.saidTitle) }
  /// Observed
  package static var cameTitle: Self { Self(.cameTitle) }
  /// {share} better than always forecasting the usual chance of rain.
  package static func betterThanBase(share: Text) -> Self { Self(.betterThanBase, [.text(share)]) }
  /// No better than always forecasting the usual chance of rain.
  package static var notBetterThanBase: Self { Self(.notBetterThanBase) }
  /// {provider}: temperatures have not changed for {hours}.
  package static func faultStill(provider: Text, hours: Text) -> Self { Self(.faultStill, [.text(provider), .text(hours)]) }
  /// {provider}: {hours} repeat the previous day's values.
  package static func faultFrozen(provider: Text, hours: Text) -> Self { Self(.faultFrozen, [.text(provider), .text(hours)]) }
  /// {provider}: temperatures match those of {hours} later.
  package static func faultLater(provider: Text, hours: Text) -> Self { Self(.faultLater, [.text(provider), .text(hours)]) }
  /// {provider}: temperatures fit those {hours} earlier.
  package static func faultEarlier(provider: Text, hours: Text) -> Self { Self(.faultEarlier, [.text(provider), .text(hours)]) }
  /// {provider}: far from all others for {hours}.
  package static func faultApart(provider: Text, hours: Text) -> Self { Self(.faultApart, [.text(provider), .text(hours)]) }
  /// {provider}: errors differ from those before, and are learned anew.
  package static func faultChanged(provider: Text) -> Self { Self(.faultChanged, [.text(provider)]) }
  /// Midnight sun
  package static var shortPolarDay: Self { Self(.shortPolarDay) }
  /// Polar night
  package static var shortPolarNight: Self { Self(.shortPolarNight) }
  /// None on this day
  package static var shortNoEvent: Self { Self(.shortNoEvent) }
  /// Beyond the forecast
  package static var shortBeyond: Self { Self(.shortBeyond) }
  /// No cloud data
  package static var shortClouds: Self { Self(.shortClouds) }
  /// Measured now
  package static var measuredNow: Self { Self(.measuredNow) }
  /// No station near the place measured anything in the last hours.
  package static var noStation: Self { Self(.noStation) }
  /// Stations near the place measured no temperature.
  package static var noStationTemperature: Self { Self(.noStationTemperature) }
  /// Rain soon
  package static var rainSoon: Self { Self(.rainSoon) }
  /// Places
  package static var places: Self { Self(.places) }
  /// No place found.
  package static var noPlace: Self { Self(.noPlace) }
  /// A score with {mark} may change: not all of the sky is known yet.
  package static func scoreMayChange(mark: Text) -> Self { Self(.scoreMayChange, [.text(mark)]) }
  /// Air quality
  package static var airQuality: Self { Self(.airQuality) }
  /// Map
  package static var mapTitle: Self { Self(.mapTitle) }
  /// Climate
  package static var climateTitle: Self { Self(.climateTitle) }
  /// Rain radar
  package static var rainRadar: Self { Self(.rainRadar) }
  /// Precipitation
  package static var precipitation: Self { Self(.precipitation) }
  /// Wind speed
  package static var windSpeed: Self { Self(.windSpeed) }
  /// Sea level pressure
  package static var seaLevelPressure: Self { Self(.seaLevelPressure) }
  /// Feels like
  package static var temperatureFelt: Self { Self(.temperatureFelt) }
  /// Low, mid, high
  package static var cloudLayers: Self { Self(.cloudLayers) }
  /// Moon
  package static var moon: Self { Self(.moon) }
  /// Felt heat
  package static var feltHeat: Self { Self(.feltHeat) }
  /// Wet bulb
  package static var wetBulb: Self { Self(.wetBulb) }
  /// Clouds that take color
  package static var canvas: Self { Self(.canvas) }
  /// Free way for the light
  package static var freeLight: Self { Self(.freeLight) }
  /// Afterglow
  package static var afterglow: Self { Self(.afterglow) }
  /// Dry air
  package static var dryAir: Self { Self(.dryAir) }
  /// No rain
  package static var noRain: Self { Self(.noRain) }
  /// Clouds on the light's way
  package static var lightPath: Self { Self(.lightPath) }
  /// looked up as far as the light comes from
  package static var pathSampled: Self { Self(.pathSampled) }
  /// only those overhead are known
  package static var pathLocal: Self { Self(.pathLocal) }
  /// Model
  package static var scoreModel: Self { Self(.scoreModel) }
  /// Where
  package static var azimuth: Self { Self(.azimuth) }
  /// Sunset in {time}
  package static func sunsetIn(time: Text) -> Self { Self(.sunsetIn, [.text(time)]) }
  /// Sunrise in {time}
  package static func sunriseIn(time: Text) -> Self { Self(.sunriseIn, [.text(time)]) }
  /// drizzle
  package static var drizzle: Self { Self(.drizzle) }
  /// light rain
  package static var lightRain: Self { Self(.lightRain) }
  /// rain
  package static var rainFalls: Self { Self(.rainFalls) }
  /// heavy rain
  package static var heavyRain: Self { Self(.heavyRain) }
  /// downpour
  package static var downpour: Self { Self(.downpour) }
  /// hail possible
  package static var hailPossible: Self { Self(.hailPossible) }
  /// Best of these days
  package static var bestOfDays: Self { Self(.bestOfDays) }
  /// As of {time}
  package static func asOf(time: Text) -> Self { Self(.asOf, [.text(time)]) }
}

/// The rows of what charts say besides.
package enum ChartRow: String, PhraseRow {
  package typealias Value = String
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

extension Phrase where Row == ChartRow {
  /// {title}: {text}
  package static func described(title: String, text: String) -> Self { Self(.described, [title, text]) }
  /// {first}; {second}
  package static func groups(first: String, second: String) -> Self { Self(.groups, [first, second]) }
  /// no data
  package static var noData: Self { Self(.noData) }
  /// too little is known yet
  package static var tooLittleKnown: Self { Self(.tooLittleKnown) }
  /// within a day
  package static var withinADay: Self { Self(.withinADay) }
  /// {mark} from {day}
  package static func estimatedFrom(mark: String, day: String) -> Self { Self(.estimatedFrom, [mark, day]) }
  /// Temperature in {place}
  package static func temperature(place: String) -> Self { Self(.temperature, [place]) }
  /// dashed: feels like
  package static var dashedFeelsLike: Self { Self(.dashedFeelsLike) }
  /// ring: measured {value}
  package static func ringMeasured(value: String) -> Self { Self(.ringMeasured, [value]) }
  /// Measured at {time}: {value}
  package static func measuredAt(time: String, value: String) -> Self { Self(.measuredAt, [time, value]) }
  /// Precipitation in {place}
  package static func precipitation(place: String) -> Self { Self(.precipitation, [place]) }
  /// none expected
  package static var noneExpected: Self { Self(.noneExpected) }
  /// No precipitation expected
  package static var noPrecipitation: Self { Self(.noPrecipitation) }
  /// at most {percent} likely
  package static func atMostLikely(percent: String) -> Self { Self(.atMostLikely, [percent]) }
  /// line: probability
  package static var lineProbability: Self { Self(.lineProbability) }
  /// Sunsets in {place}
  package static func sunsets(place: String) -> Self { Self(.sunsets, [place]) }
  /// Sunrises in {place}
  package static func sunrises(place: String) -> Self { Self(.sunrises, [place]) }
  /// score of {most}
  package static func scoreOf(most: String) -> Self { Self(.scoreOf, [most]) }
  /// {day} {score}
  package static func scoreOfDay(day: String, score: String) -> Self { Self(.scoreOfDay, [day, score]) }
  /// unknown
  package static var unknown: Self { Self(.unknown) }
  /// Best: {text}
  package static func best(text: String) -> Self { Self(.best, [text]) }
  /// best {day} at {time}: {rating}
  package static func bestAt(day: String, time: String, rating: String) -> Self { Self(.bestAt, [day, time, rating]) }
  /// best {day}: {rating}
  package static func bestDay(day: String, rating: String) -> Self { Self(.bestDay, [day, rating]) }
  /// the sun does not cross the horizon
  package static var doesNotCross: Self { Self(.doesNotCross) }
  /// The sun in {place}
  package static func sun(place: String) -> Self { Self(.sun, [place]) }
  /// {hours} h {minutes} min of day
  package static func dayLength(hours: String, minutes: String) -> Self { Self(.dayLength, [hours, minutes]) }
  /// the sun does not set
  package static var doesNotSet: Self { Self(.doesNotSet) }
  /// the sun does not rise
  package static var doesNotRise: Self { Self(.doesNotRise) }
  /// solar noon {time} at {altitude}
  package static func noonAt(time: String, altitude: String) -> Self { Self(.noonAt, [time, altitude]) }
  /// sunrise {time}
  package static func sunriseAt(time: String) -> Self { Self(.sunriseAt, [time]) }
  /// sunset {time}
  package static func sunsetAt(time: String) -> Self { Self(.sunsetAt, [time]) }
  /// Daylight in {place}
  package static func daylight(place: String) -> Self { Self(.daylight, [place]) }
  /// {hours} on {day}
  package static func lengthOfDay(hours: String, day: String) -> Self { Self(.lengthOfDay, [hours, day]) }
  /// longest day {longest}, shortest {shortest}
  package static func longestDay(longest: String, shortest: String) -> Self { Self(.longestDay, [longest, shortest]) }
  /// Days like this in {place}
  package static func daysLikeThis(place: String) -> Self { Self(.daysLikeThis, [place]) }
  /// Warming of days like this in {place}
  package static func warmingOfDays(place: String) -> Self { Self(.warmingOfDays, [place]) }
  /// {value} in {year}
  package static func valueIn(value: String, year: String) -> Self { Self(.valueIn, [value, year]) }
  /// {text} ({range})
  package static func withRange(text: String, range: String) -> Self { Self(.withRange, [text, range]) }
  /// {percent} range
  package static func percentRange(percent: String) -> Self { Self(.percentRange, [percent]) }
  /// range of the models
  package static var rangeOfModels: Self { Self(.rangeOfModels) }
  /// with interventions
  package static var withInterventions: Self { Self(.withInterventions) }
  /// without interventions
  package static var withoutInterventions: Self { Self(.withoutInterventions) }
  /// {scenario}, {range}; pale: single years
  package static func assumption(scenario: String, range: String) -> Self { Self(.assumption, [scenario, range]) }
  /// the original formula, no range
  package static var originalFormula: Self { Self(.originalFormula) }
  /// Forecast errors in {place}
  package static func errors(place: String) -> Self { Self(.errors, [place]) }
  /// {variable}: mean error by days ahead, of {days}
  package static func meanErrors(variable: String, days: String) -> Self { Self(.meanErrors, [variable, days]) }
  /// {provider} {errors}
  package static func errorsOf(provider: String, errors: String) -> Self { Self(.errorsOf, [provider, errors]) }
  /// {error} {lead}
  package static func errorAhead(error: String, lead: String) -> Self { Self(.errorAhead, [error, lead]) }
  /// days ahead
  package static var daysAhead: Self { Self(.daysAhead) }
  /// How often it rained in {place}
  package static func rainedHere(place: String) -> Self { Self(.rainedHere, [place]) }
  /// by forecast chance, {lead}; larger dots stand for more hours
  package static func byChance(lead: String) -> Self { Self(.byChance, [lead]) }
  /// {provider}: at {chance} it rained in {share} of {hours}
  package static func rainCame(provider: String, chance: String, share: String, hours: String) -> Self { Self(.rainCame, [provider, chance, share, hours]) }
  /// forecast chance, %
  package static var forecastChance: Self { Self(.forecastChance) }
  /// as often as said
  package static var asOftenAsSaid: Self { Self(.asOftenAsSaid) }
  /// usual chance of rain
  package static var usualRain: Self { Self(.usualRain) }
  /// Around {place}
  package static func around(place: String) -> Self { Self(.around, [place]) }
  /// {distance} across
  package static func across(distance: String) -> Self { Self(.across, [distance]) }
  /// cloud cover {percent}
  package static func cloudCover(percent: String) -> Self { Self(.cloudCover, [percent]) }
  /// the sun is up
  package static var sunIsUp: Self { Self(.sunIsUp) }
  /// the sun is down
  package static var sunIsDown: Self { Self(.sunIsDown) }
  /// Where the sun sets
  package static var whereSunSets: Self { Self(.whereSunSets) }
  /// golden line: sunset at this moment
  package static var goldenLine: Self { Self(.goldenLine) }
  /// best sunset: {place}, {score} of {most}
  package static func bestSunset(place: String, score: String, most: String) -> Self { Self(.bestSunset, [place, score, most]) }
  /// the world with day and night
  package static var world: Self { Self(.world) }
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
    case .english: false
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

extension Wording {
  package func word(_ value: ConditionKind) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func word(_ value: SunsetRating) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func word(_ value: CloudCoverLabel) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func word(_ value: HighCloudLabel) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func word(_ value: HumidityLabel) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func word(_ value: AerosolLabel) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func word(_ value: VisibilityLabel) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func direction(_ value: Bearing) -> Text { own(numbers.row(language.phrases.direction(value))) }
  package func origin(_ value: WindOrigin) -> Text { own(numbers.row(language.phrases.origin(value))) }
  package func letters(_ value: WindOrigin) -> Text { own(numbers.row(language.phrases.letters(value))) }
  package func word(_ value: Phenomenon) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func possible(_ value: Phenomenon) -> Text { own(numbers.row(language.phrases.possible(value))) }
  package func word(_ value: SummarySky) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func word(_ value: WindLevel) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func within(_ value: DayPart) -> Text { own(numbers.row(language.phrases.within(value))) }
  package func from(_ value: DayPart) -> Text { own(numbers.row(language.phrases.from(value))) }
  package func until(_ value: DayPart) -> Text { own(numbers.row(language.phrases.until(value))) }
  package func word(_ value: Lever) -> Text { own(numbers.row(voice == .spoken ? language.phrases.aloud(value) : language.phrases.word(value))) }
  package func word(_ value: Measurement) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func word(_ value: SunPhase) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func dawn(_ value: SunPhase) -> Text { own(numbers.row(language.phrases.dawn(value))) }
  package func word(_ value: MoonPhaseName) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func word(_ value: AlertSeverity) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func word(_ value: AlertHazard) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func word(_ value: AirQualityCategory) -> Text { own(numbers.row(language.phrases.word(value))) }
  package func word(_ value: ExtremeKind) -> Text { own(numbers.row(voice == .spoken ? language.phrases.aloud(value) : language.phrases.word(value))) }
  package func word(_ value: ClimateRegionName) -> Text { own(numbers.row(language.phrases.word(value))) }
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
    case .beaufort: PluralForms(one: "force {count}", other: "force {count}")
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

  static func aloud(_ value: Lever) -> String {
    switch value {
    case .methane45By2030: "Methane minus 45 percent by 2030"
    case .methane30By2030: "Methane minus 30 percent by 2030, the Global Methane Pledge"
    case .nitrousOxide30By2050: "Nitrous oxide minus 30 percent by 2050"
    case .soot50By2040: "Soot, black carbon, minus 50 percent by 2040"
    case .sulfur80By2050: "Sulfur dioxide minus 80 percent by 2050, uncovers warming"
    case .solarRamp: "Solar geoengineering of minus 1 watt per square meter, 2030 to 2040, kept up"
    case .solarTerminated: "Solar geoengineering of minus 1 watt per square meter, stopped in 2060"
    default: word(value)
    }
  }

  static func word(_ value: Lever) -> String {
    switch value {
    case .packageAll: "All interventions at once: CO2, methane, HFCs, soot, SO2 and N2O"
    case .methane45By2030: "Methane −45% by 2030"
    case .methane30By2030: "Methane −30% by 2030 (the Global Methane Pledge)"
    case .carbonNetZero2050: "CO2 net zero by 2050"
    case .carbonNetZero2070: "CO2 net zero by 2070"
    case .carbonHalved2050: "Fossil CO2 halved by 2050"
    case .noDeforestation2030: "No deforestation from 2030"
    case .refrigerantsOut2050: "HFC refrigerants out by 2050"
    case .nitrousOxide30By2050: "Nitrous oxide −30% by 2050"
    case .soot50By2040: "Soot (black carbon) −50% by 2040"
    case .sulfur80By2050: "Sulfur dioxide −80% by 2050 (uncovers warming)"
    case .solarRamp: "Solar geoengineering of −1 W/m², 2030 to 2040, kept up"
    case .solarTerminated: "Solar geoengineering of −1 W/m², stopped in 2060"
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

  static func dawn(_ value: SunPhase) -> String {
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
    case .unknown: "official warning"
    case .minor: "minor warning"
    case .moderate: "moderate warning"
    case .severe: "severe warning"
    case .extreme: "extreme warning"
    }
  }

  static func word(_ value: AlertHazard) -> String {
    switch value {
    case .wind: "wind"
    case .thunderstorm: "thunderstorms"
    case .tornado: "tornado"
    case .hail: "hail"
    case .rain: "rain"
    case .flood: "flooding"
    case .rainFlood: "rain and flooding"
    case .snow: "snow"
    case .snowIce: "snow and ice"
    case .blizzard: "blizzard"
    case .freezingRain: "freezing rain"
    case .ice: "ice"
    case .frost: "frost"
    case .thaw: "thaw"
    case .avalanche: "avalanches"
    case .fog: "fog"
    case .highTemperature: "high temperatures"
    case .lowTemperature: "low temperatures"
    case .forestFire: "wildfire danger"
    case .dryAir: "dry air"
    case .dust: "blowing dust or sand"
    case .smoke: "smoke"
    case .airQuality: "air quality"
    case .ultraviolet: "UV radiation"
    case .tropicalCyclone: "tropical cyclone"
    case .stormSurge: "storm surge"
    case .coastalEvent: "coastal hazard"
    case .highWaves: "high waves"
    case .ripCurrent: "rip currents"
    case .marine: "hazard at sea"
    case .lowWater: "low water"
    case .tsunami: "tsunami"
    case .landslide: "landslide"
    case .earthquake: "earthquake"
    case .volcano: "volcano"
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

  static func aloud(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Once in 10 years heat"
    case .hotExtreme50Year: "Once in 50 years heat"
    case .heavyPrecipitation10Year: "Once in 10 years rain"
    case .drought10Year: "Once in 10 years drought"
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

  static func word(_ value: ClimateRegionName) -> String {
    switch value {
    case .gic: "Greenland and Iceland"
    case .nwn: "Northwestern North America"
    case .nen: "Northeastern North America"
    case .wna: "Western North America"
    case .cna: "Central North America"
    case .ena: "Eastern North America"
    case .nca: "Northern Central America"
    case .sca: "Southern Central America"
    case .car: "Caribbean"
    case .nws: "Northwestern South America"
    case .nsa: "Northern South America"
    case .nes: "Northeastern South America"
    case .sam: "South American monsoon region"
    case .sws: "Southwestern South America"
    case .ses: "Southeastern South America"
    case .ssa: "Southern South America"
    case .neu: "Northern Europe"
    case .wce: "Western and Central Europe"
    case .eeu: "Eastern Europe"
    case .med: "Mediterranean"
    case .sah: "Sahara"
    case .waf: "Western Africa"
    case .caf: "Central Africa"
    case .neaf: "Northeastern Africa"
    case .seaf: "Southeastern Africa"
    case .wsaf: "Western Southern Africa"
    case .esaf: "Eastern Southern Africa"
    case .mdg: "Madagascar"
    case .rar: "Russian Arctic"
    case .wsb: "Western Siberia"
    case .esb: "Eastern Siberia"
    case .rfe: "Russian Far East"
    case .wca: "Western Central Asia"
    case .eca: "Eastern Central Asia"
    case .tib: "Tibetan Plateau"
    case .eas: "East Asia"
    case .arp: "Arabian Peninsula"
    case .sas: "South Asia"
    case .sea: "Southeast Asia"
    case .nau: "Northern Australia"
    case .cau: "Central Australia"
    case .eau: "Eastern Australia"
    case .sau: "Southern Australia"
    case .nz: "New Zealand"
    case .ean: "East Antarctica"
    case .wan: "West Antarctica"
    case .aro: "Arctic Ocean"
    case .npo: "North Pacific"
    case .epo: "Equatorial Pacific"
    case .spo: "South Pacific"
    case .nao: "North Atlantic"
    case .eao: "Equatorial Atlantic"
    case .sao: "South Atlantic"
    case .ars: "Arabian Sea"
    case .bob: "Bay of Bengal"
    case .eio: "Equatorial Indian Ocean"
    case .sio: "Southern Indian Ocean"
    case .soo: "Southern Ocean"
    }
  }

  static func aloud(_ value: MessageRow) -> String {
    text(value)
  }

  static func text(_ value: MessageRow) -> String {
    switch value {
    case .nowcastUnknown: "No precipitation data for the next hours."
    case .nowcastUsual: "There is no forecast for these hours, only what is usual for the season."
    case .dry: "No precipitation expected."
    case .dryAsFarAsKnown: "No precipitation expected, as far as is known."
    case .dryFor: "No precipitation expected for {0}; the rest is not fully known."
    case .wetNow: "Precipitation now, with no end in sight."
    case .wetNowUntil: "Precipitation now, ending in {0}."
    case .wetFrom: "Precipitation starting in {0}."
    case .wetFromFor: "Precipitation starting in {0}, for {1}."
    case .wetWithin: "Precipitation within {0}."
    case .wetWithinUntil: "Precipitation within {0}, ending in {1}."
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
    case .classicScore: "The original score, taken from cloud cover alone: {0} of 100."
    case .lowCloud: "Low cloud hides most of the sky"
    case .clearSky: "A nearly clear sky promises a plain, clean glow"
    case .clearSkyMuted: "A nearly clear sky promises a plain glow"
    case .scatteredLowCloud: "Scattered low cloud leaves a plain glow in the gaps"
    case .highAndMidCloud: "High and mid-level cloud"
    case .highSheet: "A sheet of high cloud"
    case .cirrus: "Cirrus"
    case .midOvercast: "A mid-level overcast"
    case .altocumulus: "Altocumulus"
    case .catchesLight: "{0} will catch the light"
    case .mayCatchLight: "{0} may catch some of the light"
    case .getsLittleLight: "{0} will get little light"
    case .placeOffset: "{0} {1} of {2}"
    case .lowDeckCuts: "{0}; a low deck {1} {2} will cut it"
    case .lowDeckMayCut: "{0}; a low deck {1} {2} may cut it"
    case .midDeckCuts: "{0}; a mid-level deck {1} {2} will cut it"
    case .midDeckMayCut: "{0}; a mid-level deck {1} {2} may cut it"
    case .towardSun: "toward the sun"
    case .rainInTheWay: "rain gets in the way"
    case .poorVisibility: "reduced visibility dims the view"
    case .hazeMutes: "haze mutes the colors"
    case .humidAirMutes: "humid air mutes the colors"
    case .list: "{0}, {1}"
    case .both: "{0} and {1}"
    case .serial: "{0}, {1}"
    case .firstOfMonth: "1"
    case .spoiled: "{0}, but {1}"
    case .colorOdds: "{0} in {1} for color"
    case .colorHardly: "Hardly a chance of color"
    case .colorCertain: "Color is all but certain"
    case .betterEvenings: "Better than {0} of evenings here at this time of year"
    case .betterMornings: "Better than {0} of mornings here at this time of year"
    case .aboutTitle: "How good will the sunset be?"
    case .aboutText: "A good sunset needs three things: clouds high enough to be lit from below, a clear way for the light from beyond the horizon, and clean, dry air. The score looks at the cloud layers above you, at the sky 50 to 600 km toward the sun, and at haze, humidity, visibility and rain at the moment the sun sets. A clear sky earns a plain glow, a sky of cirrus with an open horizon the highest scores, and a low overcast next to nothing."
    case .cloudCoverTitle: "Cloud cover"
    case .cloudCoverText: "The day's mean. Some cloud gives color; a closed low deck hides it."
    case .highCloudTitle: "High cloud"
    case .highCloudText: "Cirrus above 8 km catches the last light and glows longest."
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
    case .sentence: "{0}."
    case .sentences: "{0} {1}"
    case .dayText: "{0}: {1}"
    case .today: "today"
    case .tomorrow: "tomorrow"
    case .wholeDay: "{0} all day"
    case .restOfDay: "{0} for the rest of the day"
    case .wholeTime: "{0} throughout"
    case .fromTime: "{0} from {1}"
    case .untilTime: "{0} until {1}"
    case .betweenTimes: "{0} from {1} to {2}"
    case .whatWhen: "{0} {1}"
    case .betweenParts: "{0} {1} {2}"
    case .atTimes: "{0} at times"
    case .detail: "{0}, {1}"
    case .gusts: "gusts up to {0}"
    case .amount: "about {0}"
    case .amountFurther: "about {0} more"
    case .skyChange: "{0} in the morning, {1} in the afternoon"
    case .extremes: "high {0}, low {1}"
    case .range: "{0} to {1}"
    case .steady: "around {0}"
    case .uncertainty: "uncertain: the high is between {0} and {1}"
    case .warmerThanYesterday: "{0} warmer than yesterday"
    case .colderThanYesterday: "{0} colder than yesterday"
    case .warmerThanToday: "{0} warmer than today"
    case .colderThanToday: "{0} colder than today"
    case .warmerThanDayBefore: "{0} warmer than the day before"
    case .colderThanDayBefore: "{0} colder than the day before"
    case .aboveNormal: "{0} above normal"
    case .belowNormal: "{0} below normal"
    case .rareHeat: "unusually warm for the time of year"
    case .rareCold: "unusually cold for the time of year"
    case .ultraviolet: "UV index up to {0}"
    case .sunsetColorful: "colorful sunset at {0}"
    case .sunsetVivid: "vivid sunset at {0}"
    case .sunsetSpectacular: "spectacular sunset at {0}"
    case .warningsUnknown: "official warnings unknown"
    case .usual: "usual for the season: {0} to {1}"
    case .usualSteady: "usual for the season: {0}"
    case .noChange: "no notable change in the next 48 hours"
    case .noForecast: "no forecast"
    case .minus: "minus {0}"
    }
  }

  static func aloud(_ value: NoticeRow) -> String {
    switch value {
    case .because: "{0}, {1}."
    case .placeInferred: "{0} was understood as {1}."
    case .locationUnchecked: "{0} could not be looked up now; it is set unchecked."
    case .noForecast: "What is usual here, not a forecast, {0}."
    case .impossibleValues: "Implausible values from {0} were left out, {1}."
    case .modelsMissing: "The high-resolution models are unavailable; this is the projection of ar6."
    case .userDataWithoutFolder: "Favorites and settings are kept until this process ends: none of ALMANAC DATA DIR, XDG DATA HOME and HOME says where to keep them."
    case .userDataSetAside: "almanac.db was damaged and has been replaced. The old file is {0}; sqlite3 .recover reads what is left of its favorites and settings."
    case .warmingHere: "From {0} to {1}, global warming goes from {2} to {3} above 1850 to 1900, {4}, {5}; here, this month, the change is {6} times that, {7}."
    case .warmingHereWithout: "From {0} to {1}, global warming goes from {2} to {3} above 1850 to 1900, or to {4} without the interventions, {5}, {6}; here, this month, the change is {7} times that, {8}."
    case .otherPrecipitation: "At the projected temperature, precipitation falls in a different form, Jennings et al. 2018."
    case .moreHeavyRain: "The same heavy rain would bring about {0} more: {1} per {2} of global warming on land, CMIP6 median of the wettest day."
    case .lessHeavyRain: "The same heavy rain would bring about {0} less: {1} per {2} of global warming on land, CMIP6 median of the wettest day."
    case .terminationShock: "Solar geoengineering hides warming while it lasts: if it stops, most of the hidden warming returns within five to ten years, termination shock."
    case .originalFormula: "The formula of the original app: {0} everywhere, {1} with interventions. Measured from today, climate models expect {2} to {3} of global warming by {4}; use the model ar6 for a projection."
    default: text(value)
    }
  }

  static func text(_ value: NoticeRow) -> String {
    switch value {
    case .plain: "{0}."
    case .because: "{0} ({1})."
    case .consequence: "{0} {1}"
    case .locationAssumed: "No location is set and the time zone has no city; {0} is used."
    case .locationOfTimeZone: "No location is set; {0} is the city of the time zone."
    case .ambiguousPlace: "Other places have that name: {0}."
    case .placeInferred: "“{0}” was understood as {1}."
    case .placeOfRegion: "{0} is a whole region; this is for its largest city, {1}."
    case .locationUnchecked: "“{0}” could not be looked up now; it is set unchecked."
    case .placesKnownHere: "The search online is unavailable: these are the places known here."
    case .askedRecently: "Providers are asked at most once a minute for the same place."
    case .outOfDate: "This answer is out of date."
    case .noForecast: "What is usual here, not a forecast ({0})."
    case .usualHere: "What is usual here, not a forecast."
    case .keyRefused: "{0} rejected the API key; this answer does not use its data."
    case .impossibleValues: "Implausible values from {0} were left out ({1})."
    case .countOf: "{0}: {1}"
    case .temperaturesStill: "Temperatures from {0} have not changed for {1}, although the weather has."
    case .forecastRepeats: "{0} of the forecast from {1} repeat the previous day's forecast."
    case .temperaturesLater: "Temperatures from {0} match the weather of {1} later."
    case .temperaturesEarlier: "Temperatures from {0} match the weather of {1} earlier."
    case .temperaturesApart: "Temperatures from {0} have been far from all others for {1}."
    case .errorsChanged: "What {0} says has erred in another way for {1}: corrections are learned anew."
    case .scoresMayChange: "Not all of the sky is known yet: these scores may change."
    case .noSunEvent: "The sun does not cross the horizon."
    case .noSunEventDays: "The sun does not cross the horizon on these days."
    case .providerOutdated: "The newest values of the provider are {0} old."
    case .noReports: "No station near the place has reports."
    case .nothingMeasured: "There are no measurements, so no error can be computed."
    case .ledgerOnly: "Only measurements already stored are used."
    case .measuredMissing: "Measured values are unavailable"
    case .reportsMissing: "The reports of stations are unavailable"
    case .providerMeasuredMissing: "What {0} measured is unavailable"
    case .alertsMissing: "Official warnings are unavailable"
    case .noStation: "No station within {0} has reported in the last {1}."
    case .stationsHigherOrLower: "The stations are more than {0} higher or lower."
    case .measuredOld: "The newest measured temperature is {0} old."
    case .rowsInterpolated: "Some rows were interpolated between the provider's time steps."
    case .rowsBeyondForecast: "The forecast does not include these rows."
    case .rowsOfClimate: "These rows are climate estimates."
    case .noAlertService: "No known warning service covers this place."
    case .alertsUnlisted: "More warnings exist than are listed: {0}."
    case .alertsUnread: "There are warnings that cannot be read: {0}."
    case .drawnFromHours: "Interpolated from the hourly forecast."
    case .elevationUnknown: "The elevation of the place is unknown; a sea-level horizon is used."
    case .dateSkipped: "{0} never existed here and is left out."
    case .calendarEnds: "The calendar ends with {0}."
    case .modelsMissing: "The high-resolution models are unavailable; this is the projection of `ar6`."
    case .causeSlowDown: "{0} is rate-limiting requests"
    case .causeKeyMissing: "{0} needs an API key"
    case .causeKeyInvalid: "{0} does not accept the API key"
    case .causeKeyLimited: "the API key of {0} does not include this"
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
    case .causeLookup: "no network, or {0} cannot be found"
    case .causeRefused: "{0} refused the connection"
    case .causeTLS: "no secure connection to {0}"
    case .causeTimeout: "{0} did not answer in time"
    case .causeCut: "{0} closed the connection early"
    case .causeHTTP: "{0} answered with an error"
    case .causeMalformed: "the answer of {0} could not be understood"
    case .causeTooLarge: "the answer of {0} is too large"
    case .causeRedirect: "{0} redirected to a forbidden address"
    case .causeURL: "the configured address of {0} is not valid"
    case .causeFailing: "{0} has failed repeatedly"
    case .causeBudget: "the request quota of {0} is used up"
    case .theProvider: "the provider"
    case .userDataNotKept: "Favorites and settings cannot be kept: {0}."
    case .cacheInMemory: "The cache is kept in memory only: {0}."
    case .userDataWithoutFolder: "Favorites and settings are kept until this process ends: none of ALMANAC_DATA_DIR, XDG_DATA_HOME and HOME says where to keep them."
    case .fileReadOnly: "{0} can be read but not written."
    case .userDataSetAside: "almanac.db was damaged and has been replaced. The old file is {0}; `sqlite3 .recover` reads what is left of its favorites and settings."
    case .cacheSetAside: "cache.db was damaged and has been replaced. The old file is {0}; it can be deleted."
    case .fileNewer: "{0} was created by a newer version of the program and is opened read-only."
    case .fileRowsDamaged: "Some rows of {0} are damaged; they are left out."
    case .answerNotCached: "An answer could not be cached: {0}."
    case .storeFull: "the disk is full"
    case .storeReadOnly: "the folder is not writable"
    case .storeCorrupt: "the stored data are damaged"
    case .storeLocked: "another process has locked the file"
    case .storeIrregular: "there is no regular file at its path"
    case .meanShift: "The mean shift of days like this one, not a forecast of a date: the weather of a single day varies by more."
    case .warmingHere: "From {0} to {1}, global warming goes from {2} to {3} above 1850–1900 ({4}, {5}); here, this month, the change is {6} times that ({7})."
    case .warmingHereWithout: "From {0} to {1}, global warming goes from {2} to {3} above 1850–1900, or to {4} without the interventions ({5}, {6}); here, this month, the change is {7} times that ({8})."
    case .pastObserved: "Past warming is observed and the same in every scenario."
    case .highEmissionsUnlikely: "SSP5-8.5 is a low-likelihood high-emissions case, not what is expected."
    case .lessProportional: "After a peak, regional change is less exactly proportional to falling global warming."
    case .mostlySea: "The region is mostly sea: its mean suits coasts and islands, inland warms more."
    case .otherPrecipitation: "At the projected temperature, precipitation falls in a different form (Jennings et al. 2018)."
    case .moreHeavyRain: "The same heavy rain would bring about {0} more: {1} per {2} of global warming on land (CMIP6 median of the wettest day)."
    case .lessHeavyRain: "The same heavy rain would bring about {0} less: {1} per {2} of global warming on land (CMIP6 median of the wettest day)."
    case .leversTooLate: "Interventions cannot change this year or the past."
    case .terminationShock: "Solar geoengineering hides warming while it lasts: if it stops, most of the hidden warming returns within five to ten years (termination shock)."
    case .leversOverlap: "Levers overlap: added up they promise more than they give together."
    case .leversCapped: "Together they were held to the difference to SSP1-1.9, the lowest assessed pathway."
    case .sulfurUncovers: "Cleaner air without sulfur uncovers some warming that it hides today."
    case .highResolutionFactor: "The factor is the median of {0} high-resolution models at the place, the range their least and greatest; both scaled to scenario and year."
    case .originalFormula: "The formula of the original app: {0} everywhere, {1} with interventions. Measured from today, climate models expect {2} to {3} of global warming by {4}; use the model `ar6` for a projection."
    case .normalsCoarse: "Computed from monthly normals of a coarse grid and the spread around them, not counted. A station can differ by ten days or more, above all at coasts, in valleys and in cities."
    case .normalsUnrepresentative: "The climate of the place itself may differ: its normals are those of the surroundings, where stations differ by terrain and sea, or are missing."
    case .spreadKept: "The spread of the days around their mean is kept as in {0}."
    case .normalProjected: "The weather projected is what is normal for the date: that of {0}, shifted by the warming since."
    case .dayMean: "The temperature of the day is the mean of its hours."
    case .scenarioVeryLow: "Very low: net zero CO2 around {0}, warming back near {1} by {2}."
    case .scenarioLow: "Low: net zero CO2 around {0}, warming held below {1}."
    case .scenarioMiddle: "Middle: close to where today's policies lead, about {0} by {1}."
    case .scenarioHigh: "High: emissions go on rising, about {0} by {1}."
    case .scenarioVeryHigh: "Very high: fossil fuels without restraint; today thought unlikely."
    }
  }

  static func aloud(_ value: PageRow) -> String {
    switch value {
    case .assumedPlace: "{0}, assumed"
    case .eventOfHazard: "{0}, {1}"
    case .aboveIndustry: "{0} above 1850 to 1900"
    case .outOfDate: "{0}, out of date"
    case .stored: "As of {0}, {1} ago."
    case .storedStale: "As of {0}, {1} ago, out of date."
    case .pollen: "Pollen in grains per cubic meter: {0}"
    case .leadUnderOneDay: "less than 1 day"
    default: text(value)
    }
  }

  static func text(_ value: PageRow) -> String {
    switch value {
    case .here: "Here"
    case .assumedPlace: "{0} (assumed)"
    case .now: "Now"
    case .day: "Day"
    case .time: "Time"
    case .weather: "Weather"
    case .temperature: "Temperature"
    case .minimum: "Min"
    case .maximum: "Max"
    case .high: "High"
    case .low: "Low"
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
    case .aboveDegrees: "above {0}"
    case .timesAsOften: "{0} times as often"
    case .avoided: "{0} avoided here"
    case .fourOfFive: "{0} in 4 years of 5"
    case .aboveIndustry: "{0} above 1850–1900"
    case .inYear: "In {0}"
    case .todayIn: "today in {0}"
    case .veryLowEmissions: "very low emissions"
    case .lowEmissions: "low emissions"
    case .middleEmissions: "middle emissions"
    case .highEmissions: "high emissions"
    case .veryHighEmissions: "very high emissions"
    case .without: "without"
    case .with: "with"
    case .skyOf: "the sky, {0}"
    case .airAt: "air, {0}"
    case .officialWarnings: "official warnings"
    case .feelsLike: "feels like {0}"
    case .warmerThanNormal: "{0} warmer than the normal {1}"
    case .colderThanNormal: "{0} colder than the normal {1}"
    case .roughly: "{0}, roughly"
    case .measured: "{0} measured {1} ago at {2}, {3}"
    case .away: "{0} away"
    case .awayAndHeight: "{0} and {1}"
    case .lower: "{0} lower"
    case .higher: "{0} higher"
    case .outOfDate: "{0} (out of date)"
    case .sensorStuck: "{0}, but the sensor may be stuck"
    case .nextDay: "Next 24 hours: {0}"
    case .orMore: "{0} or more"
    case .lessThan: "less than {0}"
    case .gusts: "{0}, gusts {1}"
    case .upAllDay: "up all day"
    case .downAllDay: "down all day"
    case .doesNotSet: "{0}, does not set"
    case .doesNotRise: "{0}, does not rise"
    case .none: "none"
    case .noneToday: "none today"
    case .inHours: "{0} in {1}"
    case .whereKnown: "{0} where it is known"
    case .ofHundred: "of 100"
    case .over: "{0}, over"
    case .noScorePolarDay: "The sun does not set on this day: there is nothing to score."
    case .noScorePolarNight: "The sun does not rise on this day: there is nothing to score."
    case .noScoreNoEvent: "The sun does not cross the horizon on this day."
    case .noScoreBeyond: "No score: this day is beyond every forecast."
    case .noScoreClouds: "No score: the clouds of this day are unknown."
    case .noScore: "No score: the reason is unknown."
    case .degreesHigh: "{0}, {1} high"
    case .sunAt: "{0}, sun at {1}"
    case .lit: "{0} lit"
    case .live: "Live, {0}."
    case .stored: "As of {0} ({1} ago)."
    case .storedStale: "As of {0} ({1} ago), out of date."
    case .estimateOfClimate: "An estimate from the climate of this place, not a forecast."
    case .noCoverage: "No warning service covers this place, so the absence of warnings is not an all-clear."
    case .noWarnings: "No warnings in force."
    case .noWarningsKnown: "No warnings are known for this place, but that is not an all-clear."
    case .warningServices: "warning services"
    case .serviceWarns: "warning in force"
    case .serviceSilent: "no warnings in force"
    case .serviceCountryOnly: "known for the country only"
    case .serviceNotCovered: "does not cover this place"
    case .serviceUnavailable: "unavailable"
    case .serviceNotAsked: "nothing current"
    case .serviceDisabled: "turned off"
    case .servicePartial: "some hazards only"
    case .heardAgo: "heard {0} ago"
    case .heardNow: "heard just now"
    case .neverHeard: "not heard yet"
    case .alertUntil: "until {0}"
    case .alertUntilDay: "until {0}, {1}"
    case .alertFrom: "from {0}"
    case .alertFromDay: "from {0}, {1}"
    case .alertsMore: "and {0} more"
    case .somewhereInCountry: "in force somewhere in the country"
    case .eventOfHazard: "{0} ({1})"
    case .warningsInCountry: "{0} somewhere in the country, not known to be for this place"
    case .fromUntil: "{0} to {1}"
    case .europeanIndex: "European AQI"
    case .usIndex: "US AQI"
    case .ukIndex: "UK DAQI"
    case .mostOfAll: "{0}, mainly {1}"
    case .pollen: "Pollen (grains/m³): {0}"
    case .alder: "alder"
    case .birch: "birch"
    case .grass: "grass"
    case .mugwort: "mugwort"
    case .olive: "olive"
    case .ragweed: "ragweed"
    case .learningTooFew: "{0} with a forecast. From 20 on, the score can learn from them."
    case .learningUnused: "{0}: the score is off by {1} points. Learning from them would not make it measurably better, so it is not used."
    case .learningUsed: "{0}: the score learned from them, and is off by {1} points instead of {2}."
    case .ageUnknown: "some time"
    case .old: "{0} old"
    case .usualHere: "what is usual here, not a forecast"
    case .windIs: "Wind {0}"
    case .humidityIs: "Humidity {0}"
    case .sunriseIs: "Sunrise {0}"
    case .sunsetIs: "Sunset {0}"
    case .rainNow: "now"
    case .rainNone: "dry"
    case .correctedByErrors: "corrected by past errors"
    case .gustsName: "Gusts"
    case .chanceOfRain: "Chance of rain"
    case .fromTo: "{0} to {1}"
    case .correction: "{0} {1} by the past errors of {2} here: of {3} on average, {4} are left."
    case .forecastErrors: "forecast errors"
    case .skillUnknown: "Not enough is known yet. Forecasts are kept whenever they are fetched and compared with station reports; a provider appears after 24 hours that were both forecast and measured."
    case .skillBackfill: "{0} fills in the last 90 days at once."
    case .skillFooter: "Mean errors against station measurements until {0}; in brackets, the range of four resampled means in five. Skill is the improvement over repeating the value of the same hour on the last known day."
    case .leadTitle: "Lead"
    case .errorTitle: "Error"
    case .biasTitle: "Bias"
    case .skillTitle: "Skill"
    case .hoursTitle: "Hours"
    case .leadUnderOneDay: "< 1 day"
    case .providerTemperature: "{0}, temperature"
    case .providerRain: "{0}, chance of rain, {1} ahead"
    case .leadEvery: "at every lead"
    case .leadRange: "{0} to {1} ahead"
    case .leadOnly: "{0} ahead"
    case .correctionProven: "Correcting the bias is proven to help {0}: at the shortest lead, from {1} to {2}, on {3} days it had not learned from."
    case .correctionNoise: "Correcting the bias may help {0}, but not beyond chance."
    case .correctionUseless: "Correcting the bias would not help {0}."
    case .correctionFewDays: "There are too few days to tell whether correcting the bias helps {0}."
    case .otherValues: "Other values"
    case .rainInHour: "Rain, past hour"
    case .saidTitle: "Forecast"
    case .cameTitle: "Observed"
    case .betterThanBase: "{0} better than always forecasting the usual chance of rain."
    case .notBetterThanBase: "No better than always forecasting the usual chance of rain."
    case .faultStill: "{0}: temperatures have not changed for {1}."
    case .faultFrozen: "{0}: {1} repeat the previous day's values."
    case .faultLater: "{0}: temperatures match those of {1} later."
    case .faultEarlier: "{0}: temperatures fit those {1} earlier."
    case .faultApart: "{0}: far from all others for {1}."
    case .faultChanged: "{0}: errors differ from those before, and are learned anew."
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
    case .scoreMayChange: "A score with {0} may change: not all of the sky is known yet."
    case .airQuality: "Air quality"
    case .mapTitle: "Map"
    case .climateTitle: "Climate"
    case .rainRadar: "Rain radar"
    case .precipitation: "Precipitation"
    case .windSpeed: "Wind speed"
    case .seaLevelPressure: "Sea level pressure"
    case .temperatureFelt: "Feels like"
    case .cloudLayers: "Low, mid, high"
    case .moon: "Moon"
    case .feltHeat: "Felt heat"
    case .wetBulb: "Wet bulb"
    case .canvas: "Clouds that take color"
    case .freeLight: "Free way for the light"
    case .afterglow: "Afterglow"
    case .dryAir: "Dry air"
    case .noRain: "No rain"
    case .lightPath: "Clouds on the light's way"
    case .pathSampled: "looked up as far as the light comes from"
    case .pathLocal: "only those overhead are known"
    case .scoreModel: "Model"
    case .azimuth: "Where"
    case .sunsetIn: "Sunset in {0}"
    case .sunriseIn: "Sunrise in {0}"
    case .drizzle: "drizzle"
    case .lightRain: "light rain"
    case .rainFalls: "rain"
    case .heavyRain: "heavy rain"
    case .downpour: "downpour"
    case .hailPossible: "hail possible"
    case .bestOfDays: "Best of these days"
    case .asOf: "As of {0}"
    }
  }

  static func text(_ value: ChartRow) -> String {
    switch value {
    case .described: "{0}: {1}"
    case .groups: "{0}; {1}"
    case .noData: "no data"
    case .tooLittleKnown: "too little is known yet"
    case .withinADay: "within a day"
    case .estimatedFrom: "{0} from {1}"
    case .temperature: "Temperature in {0}"
    case .dashedFeelsLike: "dashed: feels like"
    case .ringMeasured: "ring: measured {0}"
    case .measuredAt: "Measured at {0}: {1}"
    case .precipitation: "Precipitation in {0}"
    case .noneExpected: "none expected"
    case .noPrecipitation: "No precipitation expected"
    case .atMostLikely: "at most {0} likely"
    case .lineProbability: "line: probability"
    case .sunsets: "Sunsets in {0}"
    case .sunrises: "Sunrises in {0}"
    case .scoreOf: "score of {0}"
    case .scoreOfDay: "{0} {1}"
    case .unknown: "unknown"
    case .best: "Best: {0}"
    case .bestAt: "best {0} at {1}: {2}"
    case .bestDay: "best {0}: {1}"
    case .doesNotCross: "the sun does not cross the horizon"
    case .sun: "The sun in {0}"
    case .dayLength: "{0} h {1} min of day"
    case .doesNotSet: "the sun does not set"
    case .doesNotRise: "the sun does not rise"
    case .noonAt: "solar noon {0} at {1}"
    case .sunriseAt: "sunrise {0}"
    case .sunsetAt: "sunset {0}"
    case .daylight: "Daylight in {0}"
    case .lengthOfDay: "{0} on {1}"
    case .longestDay: "longest day {0}, shortest {1}"
    case .daysLikeThis: "Days like this in {0}"
    case .warmingOfDays: "Warming of days like this in {0}"
    case .valueIn: "{0} in {1}"
    case .withRange: "{0} ({1})"
    case .percentRange: "{0} range"
    case .rangeOfModels: "range of the models"
    case .withInterventions: "with interventions"
    case .withoutInterventions: "without interventions"
    case .assumption: "{0}, {1}; pale: single years"
    case .originalFormula: "the original formula, no range"
    case .errors: "Forecast errors in {0}"
    case .meanErrors: "{0}: mean error by days ahead, of {1}"
    case .errorsOf: "{0} {1}"
    case .errorAhead: "{0} {1}"
    case .daysAhead: "days ahead"
    case .rainedHere: "How often it rained in {0}"
    case .byChance: "by forecast chance, {0}; larger dots stand for more hours"
    case .rainCame: "{0}: at {1} it rained in {2} of {3}"
    case .forecastChance: "forecast chance, %"
    case .asOftenAsSaid: "as often as said"
    case .usualRain: "usual chance of rain"
    case .around: "Around {0}"
    case .across: "{0} across"
    case .cloudCover: "cloud cover {0}"
    case .sunIsUp: "the sun is up"
    case .sunIsDown: "the sun is down"
    case .whereSunSets: "Where the sun sets"
    case .goldenLine: "golden line: sunset at this moment"
    case .bestSunset: "best sunset: {0}, {1} of {2}"
    case .world: "the world with day and night"
    }
  }

  static func text(_ value: ErrorEntry) -> String {
    switch value {
    case .parseError: "The message is not valid JSON."
    case .invalidRequest: "The message is not a valid JSON-RPC 2.0 request."
    case .limitExceeded: "The message exceeds a limit of this server."
    case .duplicateId: "A request with this id is still in flight."
    case .shuttingDown: "The server is shutting down."
    case .methodNotFound: "There is no such method."
    case .invalidParams: "A parameter is not valid."
    case .unknownParam: "There is no such parameter."
    case .missingParam: "A required parameter is missing."
    case .outOfRange: "A parameter is out of range."
    case .notAllowed: "A parameter has a value that is not allowed."
    case .internalError: "An internal error occurred."
    case .requestCancelled: "The request was cancelled."
    case .serverCancelledShutdown: "The server is shutting down."
    case .serverCancelledLocationChanged: "The current location changed while the request was running."
    case .placeNotFound: "No matching place was found."
    case .locationUnavailableDenied: "Location permission is needed."
    case .locationUnavailableUnavailable: "The location could not be determined."
    case .locationUnavailableTimeout: "The client did not report its location in time."
    case .locationUnavailableNotSupported: "The client cannot determine its location."
    case .locationUnavailableOther: "The location could not be determined."
    case .providerUnavailableOffline: "The network is switched off."
    case .providerUnavailableUnreachable: "There is no network."
    case .providerUnavailableLibraryMissing: "libcurl is missing or too old."
    case .providerUnavailableNoResources: "The system has no more threads, descriptors or memory."
    case .providerUnavailableDns: "{0}'s name could not be resolved."
    case .providerUnavailableRefused: "{0} refused the connection."
    case .providerUnavailableTls: "A secure connection to {0} could not be established."
    case .providerUnavailableTimeout: "{0} did not answer in time."
    case .providerUnavailableCut: "{0} closed the connection early."
    case .providerUnavailableHttp: "{0} answered with an error."
    case .providerUnavailableMalformed: "{0}'s answer is invalid."
    case .providerUnavailableTooLarge: "{0}'s answer is too large."
    case .providerUnavailableRedirect: "{0} redirected to a forbidden address."
    case .providerUnavailableInvalidURL: "The configured address of {0} is not valid."
    case .providerUnavailableBreakerOpen: "{0} failed repeatedly and will not be contacted for a while."
    case .providerUnavailableBudget: "{0}'s request quota is used up for now."
    case .rateLimited: "{0} is limiting requests."
    case .unauthorizedKeyMissing: "{0} needs an API key."
    case .unauthorizedKeyInvalid: "{0} does not accept the API key."
    case .unauthorizedSubscriptionMissing: "The API key does not include this product."
    case .noData: "No data are available for this request."
    case .noDataDateSkipped: "This date never existed at this place."
    case .noDataBeyondHorizon: "This is outside the range of every forecast and archive."
    case .noDataOutOfCoverage: "No provider covers this place."
    case .noDataNotProvided: "{0} does not offer this."
    case .storageFailureFull: "The disk is full."
    case .storageFailureReadOnly: "The data folder is not writable."
    case .storageFailureCorrupt: "The stored data are damaged."
    case .storageFailureLocked: "Another process holds the stored data."
    case .storageFailureIrregular: "There is no regular file at the path of the stored data."
    case .busy: "The server is overloaded."
    case .deadlineExceeded: "No acceptable answer was available before the deadline."
    case .unsupported: "This is not supported."
    case .unsupportedProtocolVersion: "This version of the protocol is not supported."
    case .unsupportedProvider: "This provider does not offer this."
    case .unsupportedNotSettable: "This setting cannot be changed by config.set."
    }
  }

  static func text(_ value: HintRow) -> String {
    switch value {
    case .parseError: "One JSON text per line, or a Content-Length header before each."
    case .shuttingDown: "Only exit is expected after shutdown."
    case .internalError: "Please report this, with the output of almanac doctor --bundle."
    case .placeNotFound: "Check the spelling, or give coordinates."
    case .locationUnavailableDenied: "Grant location permission, or search for a place."
    case .locationUnavailableUnavailable: "Location permission is granted, but no location was found.\n\nSelect a location from the search."
    case .locationUnavailableNotSupported: "Set a location with location.set."
    case .locationUnavailableOther: "Set a location with location.set."
    case .unauthorizedKeyMissing: "Set providers.{0}.apiKey in the configuration file."
    case .unauthorizedKeyInvalid: "Check providers.{0}.apiKey in the configuration file."
    case .unauthorizedSubscriptionMissing: "Check the plan behind providers.{0}.apiKey in the configuration file."
    case .storageFailureReadOnly: "Check ALMANAC_DATA_DIR and its permissions."
    case .storageFailureCorrupt: "They were set aside; almanac doctor says where."
    case .storageFailureIrregular: "Move the pipe, device or folder out of the way; almanac doctor shows where the data folder is."
    case .deadlineExceeded: "Use fallback to allow a stale answer, or increase deadlineMs."
    case .unsupportedNotSettable: "Use the configuration file or almanac config set."
    case .unknownTimeZone: "Expected an IANA time zone such as Europe/Lisbon."
    case .notLookedUp: "The place is not among those known here, and the search online could not be asked. Give its coordinates, or try again later."
    case .notOnEarth: "That is no place on Earth."
    case .giveAPlace: "Give a place, or try again later."
    case .checkSpelling: "Check its spelling, or give coordinates."
    case .eventNotYet: "That event is still to come."
    case .noSunEvent: "The sun does not cross the horizon on that day."
    case .otherSubscription: "Another subscription has this id."
    case .parameter: "(parameter: {0})"
    case .allowed: "allowed: {0}"
    case .allowedRange: "allowed: {0} to {1}"
    case .didYouMean: "did you mean: {0}"
    case .tryAgain: "try again in {0} s"
    case .storedLocationUnread: "The stored location could not be read."
    case .locationOfEnvironment: "ALMANAC_LOCATION is “{0}”."
    case .locationOfInitialize: "The location that `initialize` names is “{0}”."
    case .locationOfConfiguration: "The location of the configuration is “{0}”."
    case .locationNamed: "The location is “{0}”."
    case .expectedAngles: "Expected latitude and longitude, such as 38.72,-9.14 or 38.72°N 9.14°W."
    case .anglesAreNumbers: "Latitude and longitude are numbers."
    case .ambiguousDirection: "O is east in some languages and west in others: write E or W."
    case .oneAngleOfEach: "Expected one latitude (N or S) and one longitude (E or W)."
    case .signOrDirection: "An angle has a sign or a direction, not both: -38.7 or 38.7°S."
    case .minutesBelowSixty: "Minutes and seconds of an angle are less than 60."
    case .expectedPlusCode: "Expected a full Plus Code such as 8FVC9G8F+6W."
    case .expectedLocator: "Expected a Maidenhead locator such as JN67TN, JN67TN44 or JN67TN44AB."
    case .expectedGeoURI: "Expected a geo: URI such as geo:47.5622,13.6493."
    case .otherReferenceSystem: "Of a geo: URI only the reference system wgs84 is understood."
    case .expectedObject: "Expected an object."
    case .expectedArray: "Expected an array."
    case .expectedString: "Expected a string."
    case .expectedNumber: "Expected a number."
    case .expectedInteger: "Expected an integer."
    case .expectedBoolean: "Expected true or false."
    case .expectedBooleanOrString: "Expected true or false or a string."
    case .expectedBooleanOrArray: "Expected true or false or an array."
    case .expectedStringOrNumber: "Expected a string or a number."
    case .expectedStringOrObject: "Expected a string or an object."
    case .expectedSubscriptionCondition: "Expected an object with `path` or an object with `all` or an object with `any`."
    case .expectedDate: "Expected a date such as 2026-06-21."
    case .expectedTime: "Expected a time with an offset such as 2026-06-21T19:30:00+01:00."
    case .paramsByName: "Give params by name."
    case .giveExactlyOne: "Give exactly one of these."
    case .giveOnlyOne: "Give only one of these."
    case .expectedText: "Expected a text."
    case .expectedWord: "Expected one of these words."
    case .expectedTruth: "Expected true or false, with eq or ne."
    case .expectedNull: "Expected null, with eq or ne."
    case .expectedPointer: "Expected a JSON Pointer such as /days/*/score."
    case .nothingThere: "No result of {0} has anything there."
    case .onsetOnce: "With leadMinutes, each onset is told once."
    case .onsetRows: "With leadMinutes, it has to be about rows that begin at a time, such as /hours/*/kind."
    case .onsetOneList: "With leadMinutes, it has to be about the rows of one list."
    case .expectedClockTime: "Expected a time from 00:00 to 23:59."
    case .expectedOtherEnd: "Expected another time than start."
    case .onlyOverviewHasParts: "Only weather.overview has parts."
    case .onePartPerMethod: "Each method is one part."
    case .expectedLanguageTag: "Expected a BCP 47 language tag such as en-GB."
    case .originalOneYear: "The original formula of `weather2045` has one year."
    case .originalNoScenario: "The original formula of `weather2045` has no scenario."
    case .originalNoLevers: "The original formula of `weather2045` has no levers."
    case .expectedReport: "Expected a METAR, SPECI or TAF: LPPT 211830Z 34012KT CAVOK 22/14 Q1016."
    case .expectedPastDate: "Expected a date up to {0}, the last full day there. forecast.hourly has today."
    case .percentSign: "Write %% for a percent sign."
    case .unclosedField: "A field ends with {0}. Write {1} for a brace."
    case .libraryNotFound: "libcurl was not found: install libcurl4 (Debian, Ubuntu), libcurl (Fedora, Alpine) or curl (Arch, Homebrew)"
    case .libraryTooOld: "libcurl is too old: version 7.66 or newer is needed"
    case .libraryFailed: "libcurl could not be initialized"
    case .libraryNoResources: "the system gives the process no more threads, descriptors or memory (ulimit -u, ulimit -n, ulimit -v)"
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
    case .beaufort: PluralForms(zero: "{count} على مقياس بوفورت", one: "{count} على مقياس بوفورت", two: "{count} على مقياس بوفورت", few: "{count} على مقياس بوفورت", many: "{count} على مقياس بوفورت", other: "{count} على مقياس بوفورت")
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

  static func aloud(_ value: Lever) -> String {
    switch value {
    case .methane45By2030: "خفض الميثان 45 بالمئة بحلول 2030"
    case .methane30By2030: "خفض الميثان 30 بالمئة بحلول 2030، التعهد العالمي بشأن الميثان"
    case .nitrousOxide30By2050: "خفض أكسيد النيتروز 30 بالمئة بحلول 2050"
    case .soot50By2040: "خفض السخام، الكربون الأسود، 50 بالمئة بحلول 2040"
    case .sulfur80By2050: "خفض ثاني أكسيد الكبريت 80 بالمئة بحلول 2050، يكشف احترارًا محجوبًا"
    case .solarRamp: "هندسة شمسية بمقدار ناقص 1 واط لكل متر مربع، من 2030 إلى 2040، ثم تستمر"
    case .solarTerminated: "هندسة شمسية بمقدار ناقص 1 واط لكل متر مربع، تتوقف في 2060"
    default: word(value)
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
    case .solarRamp: "هندسة شمسية بمقدار −1 W/m²، من 2030 إلى 2040، ثم تستمر"
    case .solarTerminated: "هندسة شمسية بمقدار −1 W/m²، تتوقف في 2060"
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

  static func dawn(_ value: SunPhase) -> String {
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
    case .unknown: "تحذير رسمي"
    case .minor: "تحذير طفيف"
    case .moderate: "تحذير متوسط"
    case .severe: "تحذير شديد"
    case .extreme: "تحذير بالغ الشدة"
    }
  }

  static func word(_ value: AlertHazard) -> String {
    switch value {
    case .wind: "رياح"
    case .thunderstorm: "عواصف رعدية"
    case .tornado: "إعصار قمعي"
    case .hail: "برد"
    case .rain: "أمطار"
    case .flood: "فيضانات"
    case .rainFlood: "أمطار وفيضانات"
    case .snow: "ثلوج"
    case .snowIce: "ثلوج وجليد"
    case .blizzard: "عاصفة ثلجية"
    case .freezingRain: "أمطار متجمدة"
    case .ice: "جليد"
    case .frost: "صقيع"
    case .thaw: "ذوبان الثلوج"
    case .avalanche: "انهيارات ثلجية"
    case .fog: "ضباب"
    case .highTemperature: "حرارة مرتفعة"
    case .lowTemperature: "حرارة منخفضة"
    case .forestFire: "خطر حرائق الغابات"
    case .dryAir: "هواء جاف"
    case .dust: "غبار أو رمال"
    case .smoke: "دخان"
    case .airQuality: "جودة الهواء"
    case .ultraviolet: "الأشعة فوق البنفسجية"
    case .tropicalCyclone: "إعصار مداري"
    case .stormSurge: "عرام العواصف"
    case .coastalEvent: "خطر ساحلي"
    case .highWaves: "أمواج عالية"
    case .ripCurrent: "تيارات ساحبة"
    case .marine: "خطر في البحر"
    case .lowWater: "انخفاض منسوب المياه"
    case .tsunami: "تسونامي"
    case .landslide: "انهيار أرضي"
    case .earthquake: "زلزال"
    case .volcano: "بركان"
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

  static func aloud(_ value: ExtremeKind) -> String {
    word(value)
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "حر مرة كل 10 سنوات"
    case .hotExtreme50Year: "حر مرة كل 50 سنة"
    case .heavyPrecipitation10Year: "مطر مرة كل 10 سنوات"
    case .drought10Year: "جفاف مرة كل 10 سنوات"
    }
  }

  static func word(_ value: ClimateRegionName) -> String {
    switch value {
    case .gic: "غرينلاند وآيسلندا"
    case .nwn: "شمال غرب أمريكا الشمالية"
    case .nen: "شمال شرق أمريكا الشمالية"
    case .wna: "غرب أمريكا الشمالية"
    case .cna: "وسط أمريكا الشمالية"
    case .ena: "شرق أمريكا الشمالية"
    case .nca: "شمال أمريكا الوسطى"
    case .sca: "جنوب أمريكا الوسطى"
    case .car: "منطقة الكاريبي"
    case .nws: "شمال غرب أمريكا الجنوبية"
    case .nsa: "شمال أمريكا الجنوبية"
    case .nes: "شمال شرق أمريكا الجنوبية"
    case .sam: "منطقة الرياح الموسمية في أمريكا الجنوبية"
    case .sws: "جنوب غرب أمريكا الجنوبية"
    case .ses: "جنوب شرق أمريكا الجنوبية"
    case .ssa: "جنوب أمريكا الجنوبية"
    case .neu: "شمال أوروبا"
    case .wce: "غرب أوروبا ووسطها"
    case .eeu: "شرق أوروبا"
    case .med: "منطقة البحر المتوسط"
    case .sah: "الصحراء الكبرى"
    case .waf: "غرب أفريقيا"
    case .caf: "وسط أفريقيا"
    case .neaf: "شمال شرق أفريقيا"
    case .seaf: "جنوب شرق أفريقيا"
    case .wsaf: "غرب أفريقيا الجنوبية"
    case .esaf: "شرق أفريقيا الجنوبية"
    case .mdg: "مدغشقر"
    case .rar: "القطب الشمالي الروسي"
    case .wsb: "غرب سيبيريا"
    case .esb: "شرق سيبيريا"
    case .rfe: "الشرق الأقصى الروسي"
    case .wca: "غرب آسيا الوسطى"
    case .eca: "شرق آسيا الوسطى"
    case .tib: "هضبة التبت"
    case .eas: "شرق آسيا"
    case .arp: "شبه الجزيرة العربية"
    case .sas: "جنوب آسيا"
    case .sea: "جنوب شرق آسيا"
    case .nau: "شمال أستراليا"
    case .cau: "وسط أستراليا"
    case .eau: "شرق أستراليا"
    case .sau: "جنوب أستراليا"
    case .nz: "نيوزيلندا"
    case .ean: "شرق القارة القطبية الجنوبية"
    case .wan: "غرب القارة القطبية الجنوبية"
    case .aro: "المحيط المتجمد الشمالي"
    case .npo: "شمال المحيط الهادئ"
    case .epo: "المحيط الهادئ الاستوائي"
    case .spo: "جنوب المحيط الهادئ"
    case .nao: "شمال المحيط الأطلسي"
    case .eao: "المحيط الأطلسي الاستوائي"
    case .sao: "جنوب المحيط الأطلسي"
    case .ars: "بحر العرب"
    case .bob: "خليج البنغال"
    case .eio: "المحيط الهندي الاستوائي"
    case .sio: "جنوب المحيط الهندي"
    case .soo: "المحيط الجنوبي"
    }
  }

  static func aloud(_ value: MessageRow) -> String {
    text(value)
  }

  static func text(_ value: MessageRow) -> String {
    switch value {
    case .nowcastUnknown: "لا توجد بيانات هطول للساعات القادمة."
    case .nowcastUsual: "لا توجد توقعات لهذه الساعات، والمعروف هو المعتاد في هذا الموسم فقط."
    case .dry: "لا يُتوقع هطول."
    case .dryAsFarAsKnown: "لا يُتوقع هطول، بحسب المعلومات المتاحة."
    case .dryFor: "لا يُتوقع هطول خلال {0}؛ وما بعد ذلك غير معروف كليًا."
    case .wetNow: "هطول الآن، ولا نهاية متوقعة له."
    case .wetNowUntil: "هطول الآن، ينتهي بعد {0}."
    case .wetFrom: "يبدأ الهطول بعد {0}."
    case .wetFromFor: "يبدأ الهطول بعد {0} ويستمر {1}."
    case .wetWithin: "هطول خلال {0}."
    case .wetWithinUntil: "هطول خلال {0}، ينتهي بعد {1}."
    case .airGood: "جودة الهواء جيدة: استمتع بالهواء الطلق."
    case .airAcceptable: "جودة الهواء مقبولة؛ يُستحسن أن يحد ذوو الحساسية الشديدة من مجهودهم في الخارج."
    case .airForSensitiveGroups: "على الفئات الحساسة الحد من المجهود الطويل أو الشاق في الخارج."
    case .airUnhealthy: "على الجميع الحد من المجهود الطويل أو الشاق في الخارج."
    case .airVeryUnhealthy: "تجنب المجهود الشاق في الخارج؛ وعلى الفئات الحساسة البقاء في الداخل."
    case .airHazardous: "ابقَ في الداخل وأغلق النوافذ."
    case .noCloudData: "لا توجد بيانات عن السحب لهذا الوقت، لذا لا يوجد تقييم."
    case .noCloudLayers: "طبقات السحب غير معروفة لهذا الوقت، لذا لا يوجد تقييم."
    case .polarDay: "تبقى الشمس فوق الأفق طوال اليوم."
    case .polarNight: "تبقى الشمس تحت الأفق طوال اليوم."
    case .noEvent: "لا تعبر الشمس الأفق في هذا اليوم."
    case .beyondHorizon: "هذا اليوم خارج مدة التوقعات."
    case .classicScore: "التقييم الأصلي من كمية السحب وحدها: {0} من 100."
    case .lowCloud: "تحجب السحب المنخفضة معظم السماء"
    case .clearSky: "سماء شبه صافية تعد بوهج بسيط ونقي"
    case .clearSkyMuted: "سماء شبه صافية تعد بوهج بسيط"
    case .scatteredLowCloud: "تترك السحب المنخفضة المتفرقة وهجًا بسيطًا بينها"
    case .highAndMidCloud: "سحب عالية ومتوسطة"
    case .highSheet: "طبقة ممتدة من السحب العالية"
    case .cirrus: "سحب سمحاقية"
    case .midOvercast: "طبقة ممتدة من السحب المتوسطة"
    case .altocumulus: "سحب ركامية متوسطة"
    case .catchesLight: "{0} سيلوّنها الضوء"
    case .mayCatchLight: "{0} قد يصلها بعض الضوء"
    case .getsLittleLight: "{0} لن يصلها إلا ضوء قليل"
    case .placeOffset: "{0} إلى {1} من {2}"
    case .lowDeckCuts: "{0}؛ وسحب منخفضة على بعد {1} باتجاه {2} ستحجب الضوء"
    case .lowDeckMayCut: "{0}؛ وسحب منخفضة على بعد {1} باتجاه {2} قد تحجب الضوء"
    case .midDeckCuts: "{0}؛ وسحب متوسطة على بعد {1} باتجاه {2} ستحجب الضوء"
    case .midDeckMayCut: "{0}؛ وسحب متوسطة على بعد {1} باتجاه {2} قد تحجب الضوء"
    case .towardSun: "الشمس"
    case .rainInTheWay: "المطر يعيق المشهد"
    case .poorVisibility: "الرؤية الضعيفة تعتم المشهد"
    case .hazeMutes: "السديم يخفف الألوان"
    case .humidAirMutes: "الهواء الرطب يخفف الألوان"
    case .list: "{0}، {1}"
    case .both: "{0} و{1}"
    case .serial: "{0} و{1}"
    case .firstOfMonth: "1"
    case .spoiled: "{0}، لكن {1}"
    case .colorOdds: "احتمال الألوان {0} من {1}"
    case .colorHardly: "لا يكاد يكون هناك احتمال للألوان"
    case .colorCertain: "الألوان شبه مؤكدة"
    case .betterEvenings: "أفضل من {0} من الأمسيات هنا في هذا الوقت من السنة"
    case .betterMornings: "أفضل من {0} من الصباحات هنا في هذا الوقت من السنة"
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
    case .sentence: "{0}."
    case .sentences: "{0} {1}"
    case .dayText: "{0}: {1}"
    case .today: "اليوم"
    case .tomorrow: "غدًا"
    case .wholeDay: "{0} طوال اليوم"
    case .restOfDay: "{0} بقية اليوم"
    case .wholeTime: "{0} طوال الوقت"
    case .fromTime: "{0} من الساعة {1}"
    case .untilTime: "{0} حتى الساعة {1}"
    case .betweenTimes: "{0} من الساعة {1} إلى {2}"
    case .whatWhen: "{0} {1}"
    case .betweenParts: "{0} {1} {2}"
    case .atTimes: "{0} على فترات"
    case .detail: "{0}، {1}"
    case .gusts: "هبات تصل إلى {0}"
    case .amount: "نحو {0}"
    case .amountFurther: "نحو {0} أخرى"
    case .skyChange: "{0} صباحًا، {1} بعد الظهر"
    case .extremes: "العظمى {0}، الصغرى {1}"
    case .range: "من {0} إلى {1}"
    case .steady: "نحو {0}"
    case .uncertainty: "غير مؤكد: العظمى بين {0} و{1}"
    case .warmerThanYesterday: "أدفأ من أمس بمقدار {0}"
    case .colderThanYesterday: "أبرد من أمس بمقدار {0}"
    case .warmerThanToday: "أدفأ من اليوم بمقدار {0}"
    case .colderThanToday: "أبرد من اليوم بمقدار {0}"
    case .warmerThanDayBefore: "أدفأ من اليوم السابق بمقدار {0}"
    case .colderThanDayBefore: "أبرد من اليوم السابق بمقدار {0}"
    case .aboveNormal: "فوق المعدل بمقدار {0}"
    case .belowNormal: "دون المعدل بمقدار {0}"
    case .rareHeat: "دفء غير معتاد في هذا الوقت من السنة"
    case .rareCold: "برد غير معتاد في هذا الوقت من السنة"
    case .ultraviolet: "مؤشر الأشعة فوق البنفسجية حتى {0}"
    case .sunsetColorful: "غروب ملوّن الساعة {0}"
    case .sunsetVivid: "غروب زاهٍ الساعة {0}"
    case .sunsetSpectacular: "غروب مذهل الساعة {0}"
    case .warningsUnknown: "التحذيرات الرسمية غير معروفة"
    case .usual: "المعتاد في هذا الموسم: من {0} إلى {1}"
    case .usualSteady: "المعتاد في هذا الموسم: {0}"
    case .noChange: "لا تغير يُذكر خلال الساعات الـ48 القادمة"
    case .noForecast: "لا توجد توقعات"
    case .minus: "ناقص {0}"
    }
  }

  static func aloud(_ value: NoticeRow) -> String {
    switch value {
    case .because: "{0}، {1}."
    case .placeInferred: "فُهِم {0} على أنه {1}."
    case .locationUnchecked: "تعذر البحث عن {0} الآن؛ ضُبط دون تحقق."
    case .noForecast: "المعتاد هنا، وليس توقعًا، {0}."
    case .impossibleValues: "حُذفت قيم غير معقولة من {0}، {1}."
    case .temperaturesStill: "لم تتغير درجات الحرارة من {0}، المدة: {1}، لكن الطقس تغيّر."
    case .forecastRepeats: "جزء من توقع {1} يكرر توقع اليوم السابق، المدة: {0}."
    case .temperaturesLater: "درجات الحرارة من {0} توافق طقسًا لاحقًا، الفارق: {1}."
    case .temperaturesEarlier: "درجات الحرارة من {0} توافق طقسًا سابقًا، الفارق: {1}."
    case .temperaturesApart: "درجات الحرارة من {0} بعيدة عن جميع الدرجات الأخرى، المدة: {1}."
    case .errorsChanged: "تغيّر خطأ ما يقوله {0}، المدة: {1}: يُعاد تعلّم التصحيحات."
    case .providerOutdated: "أحدث قيم المزود ليست حديثة، العمر: {0}."
    case .measuredOld: "أحدث درجة حرارة مقيسة ليست حديثة، العمر: {0}."
    case .modelsMissing: "النماذج عالية الدقة غير متاحة؛ هذا إسقاط ar6."
    case .userDataWithoutFolder: "تبقى المفضلة والإعدادات حتى تنتهي هذه العملية: لا يحدد أي من ALMANAC DATA DIR وXDG DATA HOME وHOME مكان حفظها."
    case .userDataSetAside: "كان almanac.db تالفًا واستُبدل. الملف القديم هو {0}؛ يقرأ sqlite3 .recover ما بقي من مفضلته وإعداداته."
    case .warmingHere: "من {0} إلى {1} يتغير الاحترار العالمي مقارنة بالفترة من 1850 إلى 1900 من {2} إلى {3}، {4}، {5}؛ وهنا يبلغ التغير في هذا الشهر {6} مرة من ذلك، {7}."
    case .warmingHereWithout: "من {0} إلى {1} يتغير الاحترار العالمي مقارنة بالفترة من 1850 إلى 1900 من {2} إلى {3}، وإلى {4} دون التدخلات، {5}، {6}؛ وهنا يبلغ التغير في هذا الشهر {7} مرة من ذلك، {8}."
    case .otherPrecipitation: "عند الحرارة المتوقعة يهطل الماء بصورة أخرى، Jennings et al. 2018."
    case .moreHeavyRain: "المطر الغزير نفسه يجلب نحو {0} أكثر: {1} لكل {2} من الاحترار العالمي على اليابسة، وسيط CMIP6 لأكثر الأيام مطرًا."
    case .lessHeavyRain: "المطر الغزير نفسه يجلب نحو {0} أقل: {1} لكل {2} من الاحترار العالمي على اليابسة، وسيط CMIP6 لأكثر الأيام مطرًا."
    case .terminationShock: "تخفي الهندسة الشمسية الاحترار ما دامت قائمة: فإذا توقفت عاد معظم الاحترار المخفي خلال خمس إلى عشر سنوات، صدمة الإنهاء."
    case .highResolutionFactor: "المعامل هو وسيط النماذج عالية الدقة في المكان، العدد: {0}، والمدى أدناها وأعلاها؛ وكلاهما مقيس على السيناريو والسنة."
    case .originalFormula: "صيغة التطبيق الأصلي: {0} في كل مكان، و{1} مع التدخلات. ابتداءً من اليوم تتوقع نماذج المناخ من {2} إلى {3} من الاحترار العالمي بحلول {4}؛ استخدم النموذج ar6 للإسقاط."
    default: text(value)
    }
  }

  static func text(_ value: NoticeRow) -> String {
    switch value {
    case .plain: "{0}."
    case .because: "{0} ({1})."
    case .consequence: "{0} {1}"
    case .locationAssumed: "لم يُحدد مكان وليس للمنطقة الزمنية مدينة؛ يُستخدم {0}."
    case .locationOfTimeZone: "لم يُحدد مكان؛ {0} هي مدينة المنطقة الزمنية."
    case .ambiguousPlace: "هناك أماكن أخرى بهذا الاسم: {0}."
    case .placeInferred: "فُهِم «{0}» على أنه {1}."
    case .placeOfRegion: "{0} منطقة كاملة؛ الإجابة عن أكبر مدنها، {1}."
    case .locationUnchecked: "تعذر البحث عن «{0}» الآن؛ ضُبط دون تحقق."
    case .placesKnownHere: "البحث عبر الإنترنت غير متاح: هذه هي الأماكن المعروفة محليًا."
    case .askedRecently: "يُسأل المزودون عن المكان نفسه مرة واحدة في الدقيقة على الأكثر."
    case .outOfDate: "هذه الإجابة قديمة."
    case .noForecast: "المعتاد هنا، وليس توقعًا ({0})."
    case .usualHere: "المعتاد هنا، وليس توقعًا."
    case .keyRefused: "رفض {0} مفتاح واجهة البرمجة؛ لا تستخدم هذه الإجابة بياناته."
    case .impossibleValues: "حُذفت قيم غير معقولة من {0} ({1})."
    case .countOf: "{0}: {1}"
    case .temperaturesStill: "لم تتغير درجات الحرارة من {0} (المدة: {1})، لكن الطقس تغيّر."
    case .forecastRepeats: "جزء من توقع {1} يكرر توقع اليوم السابق (المدة: {0})."
    case .temperaturesLater: "درجات الحرارة من {0} توافق طقسًا لاحقًا (الفارق: {1})."
    case .temperaturesEarlier: "درجات الحرارة من {0} توافق طقسًا سابقًا (الفارق: {1})."
    case .temperaturesApart: "درجات الحرارة من {0} بعيدة عن جميع الدرجات الأخرى (المدة: {1})."
    case .errorsChanged: "تغيّر خطأ ما يقوله {0} (المدة: {1}): يُعاد تعلّم التصحيحات."
    case .scoresMayChange: "لم تُعرف السماء كلها بعد: قد تتغير هذه التقييمات."
    case .noSunEvent: "لا تعبر الشمس الأفق."
    case .noSunEventDays: "لا تعبر الشمس الأفق في هذه الأيام."
    case .providerOutdated: "أحدث قيم المزود ليست حديثة (العمر: {0})."
    case .noReports: "لا توجد تقارير من أي محطة قريبة من المكان."
    case .nothingMeasured: "لا توجد قياسات، فلا يمكن حساب أي خطأ."
    case .ledgerOnly: "تُستخدم القياسات المحفوظة فقط."
    case .measuredMissing: "القيم المقيسة غير متاحة"
    case .reportsMissing: "تقارير المحطات غير متاحة"
    case .providerMeasuredMissing: "قياسات {0} غير متاحة"
    case .alertsMissing: "التحذيرات الرسمية غير متاحة"
    case .noStation: "لم ترسل أي محطة ضمن {0} تقريرًا خلال آخر {1}."
    case .stationsHigherOrLower: "المحطات أعلى أو أخفض بأكثر من {0}."
    case .measuredOld: "أحدث درجة حرارة مقيسة ليست حديثة (العمر: {0})."
    case .rowsInterpolated: "بعض الصفوف مستكملة بين الخطوات الزمنية للمزود."
    case .rowsBeyondForecast: "لا يتضمن التوقع هذه الصفوف."
    case .rowsOfClimate: "هذه الصفوف تقديرات مناخية."
    case .noAlertService: "لا تغطي هذا المكان أي خدمة تحذير معروفة."
    case .alertsUnlisted: "هناك تحذيرات أكثر مما هو مدرج: {0}."
    case .alertsUnread: "هناك تحذيرات تتعذر قراءتها: {0}."
    case .drawnFromHours: "مستكمل من التوقع الساعي."
    case .elevationUnknown: "ارتفاع المكان غير معروف؛ يُستخدم أفق مستوى سطح البحر."
    case .dateSkipped: "لم يوجد التاريخ {0} هنا قط، وقد حُذف."
    case .calendarEnds: "ينتهي التقويم في {0}."
    case .modelsMissing: "النماذج عالية الدقة غير متاحة؛ هذا إسقاط `ar6`."
    case .causeSlowDown: "يحد {0} من عدد الطلبات"
    case .causeKeyMissing: "يحتاج {0} إلى مفتاح واجهة برمجة"
    case .causeKeyInvalid: "لا يقبل {0} مفتاح واجهة البرمجة"
    case .causeKeyLimited: "مفتاح واجهة برمجة {0} لا يشمل هذا"
    case .causeBeyondHorizon: "أبعد من كل توقع"
    case .causeOutOfCoverage: "لا يغطي أي مزود هذا المكان"
    case .causeNotProvided: "لا يقدم هذا أي مزود"
    case .causeDeadline: "لا إجابة في الوقت المحدد"
    case .causeBusy: "الخادم مشغول"
    case .causeStore: "تعطل مخزن البيانات"
    case .causeOffline: "الشبكة معطّلة"
    case .causeNoNetwork: "لا توجد شبكة"
    case .causeNoLibrary: "مكتبة libcurl مفقودة أو قديمة جدًا"
    case .causeNoResources: "لم يعد لدى النظام خيوط أو واصفات أو ذاكرة"
    case .causeLookup: "لا توجد شبكة، أو تعذر العثور على {0}"
    case .causeRefused: "رفض {0} الاتصال"
    case .causeTLS: "لا اتصال آمنًا مع {0}"
    case .causeTimeout: "لم يجب {0} في الوقت المحدد"
    case .causeCut: "أغلق {0} الاتصال قبل الأوان"
    case .causeHTTP: "أجاب {0} بخطأ"
    case .causeMalformed: "تعذر فهم إجابة {0}"
    case .causeTooLarge: "إجابة {0} أكبر مما ينبغي"
    case .causeRedirect: "أعاد {0} التوجيه إلى عنوان محظور"
    case .causeURL: "عنوان {0} المضبوط غير صالح"
    case .causeFailing: "أخفق {0} مرارًا"
    case .causeBudget: "نفدت حصة الطلبات لدى {0}"
    case .theProvider: "المزود"
    case .userDataNotKept: "لا يمكن حفظ المفضلة والإعدادات: {0}."
    case .cacheInMemory: "ذاكرة التخزين المؤقت في الذاكرة فقط: {0}."
    case .userDataWithoutFolder: "تبقى المفضلة والإعدادات حتى تنتهي هذه العملية: لا يحدد أي من ALMANAC_DATA_DIR وXDG_DATA_HOME وHOME مكان حفظها."
    case .fileReadOnly: "يمكن قراءة {0} ولا يمكن الكتابة فيه."
    case .userDataSetAside: "كان almanac.db تالفًا واستُبدل. الملف القديم هو {0}؛ يقرأ `sqlite3 .recover` ما بقي من مفضلته وإعداداته."
    case .cacheSetAside: "كان cache.db تالفًا واستُبدل. الملف القديم هو {0}؛ يمكن حذفه."
    case .fileNewer: "أُنشئ {0} بإصدار أحدث من البرنامج؛ يُفتح للقراءة فقط."
    case .fileRowsDamaged: "بعض صفوف {0} تالفة؛ وقد حُذفت."
    case .answerNotCached: "تعذر حفظ إجابة في ذاكرة التخزين المؤقت: {0}."
    case .storeFull: "القرص ممتلئ"
    case .storeReadOnly: "لا يمكن الكتابة في المجلد"
    case .storeCorrupt: "البيانات المحفوظة تالفة"
    case .storeLocked: "أقفلت عملية أخرى الملف"
    case .storeIrregular: "لا يوجد ملف عادي في مساره"
    case .meanShift: "متوسط تغير أيام مثل هذا اليوم، وليس توقعًا لتاريخ معين: طقس اليوم الواحد يتغير أكثر من ذلك."
    case .warmingHere: "من {0} إلى {1} يتغير الاحترار العالمي مقارنة بالفترة 1850–1900 من {2} إلى {3} ({4}، {5})؛ وهنا يبلغ التغير في هذا الشهر {6} مرة من ذلك ({7})."
    case .warmingHereWithout: "من {0} إلى {1} يتغير الاحترار العالمي مقارنة بالفترة 1850–1900 من {2} إلى {3}، وإلى {4} دون التدخلات ({5}، {6})؛ وهنا يبلغ التغير في هذا الشهر {7} مرة من ذلك ({8})."
    case .pastObserved: "الاحترار الماضي مرصود وهو نفسه في كل سيناريو."
    case .highEmissionsUnlikely: "سيناريو SSP5-8.5 حالة انبعاثات عالية قليلة الاحتمال، وليست المتوقعة."
    case .lessProportional: "بعد الذروة يكون التغير الإقليمي أقل تناسبًا بدقة مع الاحترار العالمي المتراجع."
    case .mostlySea: "معظم المنطقة بحر: متوسطها يناسب السواحل والجزر، والداخل يحتر أكثر."
    case .otherPrecipitation: "عند الحرارة المتوقعة يهطل الماء بصورة أخرى (Jennings et al. 2018)."
    case .moreHeavyRain: "المطر الغزير نفسه يجلب نحو {0} أكثر: {1} لكل {2} من الاحترار العالمي على اليابسة (وسيط CMIP6 لأكثر الأيام مطرًا)."
    case .lessHeavyRain: "المطر الغزير نفسه يجلب نحو {0} أقل: {1} لكل {2} من الاحترار العالمي على اليابسة (وسيط CMIP6 لأكثر الأيام مطرًا)."
    case .leversTooLate: "لا يمكن للتدخلات أن تغير هذا العام أو الماضي."
    case .terminationShock: "تخفي الهندسة الشمسية الاحترار ما دامت قائمة: فإذا توقفت عاد معظم الاحترار المخفي خلال خمس إلى عشر سنوات (صدمة الإنهاء)."
    case .leversOverlap: "تتداخل التدابير: مجموعها يعد بأكثر مما تعطيه معًا."
    case .leversCapped: "قُصرت معًا على الفارق عن SSP1-1.9، وهو أدنى مسار مُقيَّم."
    case .sulfurUncovers: "الهواء الأنظف الخالي من الكبريت يكشف بعض الاحترار الذي يخفيه اليوم."
    case .highResolutionFactor: "المعامل هو وسيط النماذج عالية الدقة في المكان (العدد: {0})، والمدى أدناها وأعلاها؛ وكلاهما مقيس على السيناريو والسنة."
    case .originalFormula: "صيغة التطبيق الأصلي: {0} في كل مكان، و{1} مع التدخلات. ابتداءً من اليوم تتوقع نماذج المناخ من {2} إلى {3} من الاحترار العالمي بحلول {4}؛ استخدم النموذج `ar6` للإسقاط."
    case .normalsCoarse: "محسوب من المعدلات الشهرية لشبكة خشنة ومن التشتت حولها، وليس معدودًا. قد تختلف المحطة بعشرة أيام أو أكثر، خصوصًا على السواحل وفي الوديان والمدن."
    case .normalsUnrepresentative: "قد يختلف مناخ المكان نفسه: فمعدلاته هي معدلات محيطه، حيث تتباين المحطات بسبب التضاريس والبحر أو تنعدم."
    case .spreadKept: "يبقى تشتت الأيام حول متوسطها كما في {0}."
    case .normalProjected: "الطقس المُسقط هو المعتاد لهذا التاريخ: معدل {0} مزاحًا بالاحترار منذ ذلك الحين."
    case .dayMean: "حرارة اليوم هي متوسط ساعاته."
    case .scenarioVeryLow: "منخفض جدًا: صافي CO2 صفر نحو {0}، ويعود الاحترار إلى قرابة {1} بحلول {2}."
    case .scenarioLow: "منخفض: صافي CO2 صفر نحو {0}، ويبقى الاحترار دون {1}."
    case .scenarioMiddle: "متوسط: قريب مما تقود إليه سياسات اليوم، نحو {0} بحلول {1}."
    case .scenarioHigh: "مرتفع: تستمر الانبعاثات في الارتفاع، نحو {0} بحلول {1}."
    case .scenarioVeryHigh: "مرتفع جدًا: وقود أحفوري بلا قيود؛ يُعد اليوم غير مرجح."
    }
  }

  static func aloud(_ value: PageRow) -> String {
    switch value {
    case .assumedPlace: "{0}، مفترض"
    case .eventOfHazard: "{0}، {1}"
    case .aboveIndustry: "{0} فوق متوسط الفترة من 1850 إلى 1900"
    case .stored: "بيانات {0}، قبل {1}."
    case .storedStale: "بيانات {0}، قبل {1}، قديمة."
    case .pollen: "حبوب اللقاح بالحبة لكل متر مكعب: {0}"
    case .faultStill: "{0}: لم تتغير درجات الحرارة، المدة: {1}."
    case .faultLater: "{0}: درجات الحرارة توافق طقسًا لاحقًا، الفارق: {1}."
    case .faultEarlier: "{0}: درجات الحرارة توافق طقسًا سابقًا، الفارق: {1}."
    case .faultApart: "{0}: بعيد عن جميع الآخرين، المدة: {1}."
    case .correctionProven: "ثبت أن تصحيح الانحياز مفيد {0}: عند الأقصر من {1} إلى {2}، على مدى {3}، لم يتعلم منها."
    case .outOfDate: "{0}، قديم"
    default: text(value)
    }
  }

  static func text(_ value: PageRow) -> String {
    switch value {
    case .here: "هنا"
    case .assumedPlace: "{0} (مفترض)"
    case .now: "الآن"
    case .day: "اليوم"
    case .time: "الوقت"
    case .weather: "الطقس"
    case .temperature: "الحرارة"
    case .minimum: "الصغرى"
    case .maximum: "العظمى"
    case .high: "العظمى"
    case .low: "الصغرى"
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
    case .likely: "المجال المرجّح"
    case .asForecast: "إذا جاءت السحب كما هو متوقع"
    case .aerosol: "الهباء الجوي"
    case .dust: "الغبار"
    case .seen: "تقييمك"
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
    case .aboveDegrees: "فوق {0}"
    case .timesAsOften: "أكثر تكرارًا {0} مرة"
    case .avoided: "يُتجنب هنا {0}"
    case .fourOfFive: "{0}، 4 سنوات من 5"
    case .aboveIndustry: "{0} فوق متوسط الفترة 1850–1900"
    case .inYear: "في {0}"
    case .todayIn: "اليوم في {0}"
    case .veryLowEmissions: "انبعاثات منخفضة جدًا"
    case .lowEmissions: "انبعاثات منخفضة"
    case .middleEmissions: "انبعاثات متوسطة"
    case .highEmissions: "انبعاثات مرتفعة"
    case .veryHighEmissions: "انبعاثات مرتفعة جدًا"
    case .without: "من دون"
    case .with: "مع"
    case .skyOf: "السماء، {0}"
    case .airAt: "الهواء، {0}"
    case .officialWarnings: "التحذيرات الرسمية"
    case .feelsLike: "المحسوسة {0}"
    case .warmerThanNormal: "أدفأ بمقدار {0} من المعدل {1}"
    case .colderThanNormal: "أبرد بمقدار {0} من المعدل {1}"
    case .roughly: "{0} تقريبًا"
    case .measured: "قيس {0} قبل {1} في {2}، {3}"
    case .away: "على بعد {0}"
    case .awayAndHeight: "{0} و{1}"
    case .lower: "أخفض بمقدار {0}"
    case .higher: "أعلى بمقدار {0}"
    case .outOfDate: "{0} (قديم)"
    case .sensorStuck: "{0}، لكن المستشعر قد يكون عالقًا"
    case .nextDay: "خلال 24 ساعة قادمة: {0}"
    case .orMore: "{0} أو أكثر"
    case .lessThan: "أقل من {0}"
    case .gusts: "{0}، هبات {1}"
    case .upAllDay: "فوق الأفق طوال اليوم"
    case .downAllDay: "تحت الأفق طوال اليوم"
    case .doesNotSet: "{0}، لا يغرب"
    case .doesNotRise: "{0}، لا يشرق"
    case .none: "لا يوجد"
    case .noneToday: "لا يوجد اليوم"
    case .inHours: "{0} خلال {1}"
    case .whereKnown: "{0} حيثما يُعرف"
    case .ofHundred: "من 100"
    case .over: "{0}، انتهى"
    case .noScorePolarDay: "لا تغرب الشمس في هذا اليوم: لا شيء للتقييم."
    case .noScorePolarNight: "لا تشرق الشمس في هذا اليوم: لا شيء للتقييم."
    case .noScoreNoEvent: "لا تعبر الشمس الأفق في هذا اليوم."
    case .noScoreBeyond: "لا تقييم: هذا اليوم أبعد من كل التوقعات."
    case .noScoreClouds: "لا تقييم: سحب هذا اليوم غير معروفة."
    case .noScore: "لا تقييم: السبب غير معروف."
    case .degreesHigh: "{0}، بارتفاع {1}"
    case .sunAt: "{0}، الشمس عند {1}"
    case .lit: "مضاء {0}"
    case .live: "مباشر، {0}."
    case .stored: "بيانات {0} (قبل {1})."
    case .storedStale: "بيانات {0} (قبل {1})، قديمة."
    case .estimateOfClimate: "تقدير من مناخ هذا المكان، وليس توقعًا."
    case .noCoverage: "لا تغطي أي خدمة تحذير هذا المكان، لذا فإن غياب التحذيرات لا يعني الأمان."
    case .noWarnings: "لا توجد تحذيرات سارية."
    case .noWarningsKnown: "لا توجد تحذيرات معروفة لهذا المكان، وهذا لا يعني الأمان."
    case .warningServices: "خدمات التحذير"
    case .serviceWarns: "تحذير سارٍ"
    case .serviceSilent: "لا توجد تحذيرات سارية"
    case .serviceCountryOnly: "معروف للبلد فقط"
    case .serviceNotCovered: "لا تغطي هذا المكان"
    case .serviceUnavailable: "غير متاحة"
    case .serviceNotAsked: "لا شيء حديث"
    case .serviceDisabled: "معطلة"
    case .servicePartial: "بعض الأخطار فقط"
    case .heardAgo: "آخر رد قبل {0}"
    case .heardNow: "آخر رد قبل لحظات"
    case .neverHeard: "لا رد بعد"
    case .alertUntil: "حتى الساعة {0}"
    case .alertUntilDay: "حتى {0}، الساعة {1}"
    case .alertFrom: "من الساعة {0}"
    case .alertFromDay: "من {0}، الساعة {1}"
    case .alertsMore: "إضافة إلى {0} غيره"
    case .somewhereInCountry: "سارٍ في مكان ما من البلاد"
    case .eventOfHazard: "{0} ({1})"
    case .warningsInCountry: "{0} في مكان ما من البلاد، ولا يُعرف إن كانت تشمل هذا المكان"
    case .fromUntil: "من {0} إلى {1}"
    case .europeanIndex: "مؤشر AQI الأوروبي"
    case .usIndex: "مؤشر AQI الأمريكي"
    case .ukIndex: "مؤشر DAQI البريطاني"
    case .mostOfAll: "{0}، وأبرزها {1}"
    case .pollen: "حبوب اللقاح (حبة/m³): {0}"
    case .alder: "جار الماء"
    case .birch: "بتولا"
    case .grass: "النجيليات"
    case .mugwort: "شيح"
    case .olive: "زيتون"
    case .ragweed: "رجيد"
    case .learningTooFew: "{0} مع توقعات. ابتداءً من 20 يستطيع التقييم أن يتعلم منها."
    case .learningUnused: "{0}: يخطئ التقييم بمقدار {1} نقطة. التعلم منها لن يحسنه تحسينًا ملموسًا، لذا لا يُستخدم."
    case .learningUsed: "{0}: تعلم التقييم منها، ويخطئ بمقدار {1} نقطة بدلًا من {2}."
    case .ageUnknown: "مدة غير معروفة"
    case .old: "قبل {0}"
    case .usualHere: "المعتاد هنا، وليس توقعًا"
    case .windIs: "الرياح {0}"
    case .humidityIs: "الرطوبة {0}"
    case .sunriseIs: "الشروق {0}"
    case .sunsetIs: "الغروب {0}"
    case .rainNow: "الآن"
    case .rainNone: "جاف"
    case .correctedByErrors: "مصحح وفق الأخطاء السابقة"
    case .gustsName: "الهبات"
    case .chanceOfRain: "احتمال المطر"
    case .fromTo: "من {0} إلى {1}"
    case .correction: "{0} {1} وفق أخطاء {2} السابقة هنا: من {3} في المتوسط يبقى {4}."
    case .forecastErrors: "أخطاء التوقعات"
    case .skillUnknown: "المعروف لا يزال قليلًا. تُحفظ التوقعات كلما جُلبت، وتُقارن حين ترسل المحطات تقاريرها: يظهر المزوّد بعد 24 ساعة متوقعة ومقيسة معًا."
    case .skillBackfill: "الأمر {0} يكمل آخر 90 يومًا دفعة واحدة."
    case .skillFooter: "متوسط الأخطاء مقارنة بقياسات المحطات حتى {0}؛ وبين قوسين مجال أربعة من خمسة متوسطات معاد سحبها. المهارة هي المكسب مقارنة بتكرار ما حدث في الساعة نفسها من آخر يوم معروف."
    case .leadTitle: "مسبقًا"
    case .errorTitle: "الخطأ"
    case .biasTitle: "الانحياز"
    case .skillTitle: "المهارة"
    case .hoursTitle: "الساعات"
    case .leadUnderOneDay: "أقل من يوم"
    case .providerTemperature: "{0}، الحرارة"
    case .providerRain: "{0}، احتمال المطر، قبل {1}"
    case .leadEvery: "عند كل مدى"
    case .leadRange: "قبل {0} إلى {1}"
    case .leadOnly: "قبل {0}"
    case .correctionProven: "ثبت أن تصحيح الانحياز مفيد {0}: عند الأقصر من {1} إلى {2}، على مدى {3} (لم يتعلم منها)."
    case .correctionNoise: "قد يفيد تصحيح الانحياز {0}، لكن ليس بما يتجاوز المصادفة."
    case .correctionUseless: "لن يفيد تصحيح الانحياز {0}."
    case .correctionFewDays: "الأيام أقل من أن تبين هل يفيد تصحيح الانحياز {0}."
    case .otherValues: "قيم أخرى"
    case .rainInHour: "المطر في الساعة الماضية"
    case .saidTitle: "المتوقع"
    case .cameTitle: "المرصود"
    case .betterThanBase: "أفضل بنسبة {0} من توقع الاحتمال المعتاد للمطر دائمًا."
    case .notBetterThanBase: "ليس أفضل من توقع الاحتمال المعتاد للمطر دائمًا."
    case .faultStill: "{0}: لم تتغير درجات الحرارة (المدة: {1})."
    case .faultFrozen: "{0}: {1} تكرر قيم اليوم السابق."
    case .faultLater: "{0}: درجات الحرارة توافق طقسًا لاحقًا (الفارق: {1})."
    case .faultEarlier: "{0}: درجات الحرارة توافق طقسًا سابقًا (الفارق: {1})."
    case .faultApart: "{0}: بعيد عن جميع الآخرين (المدة: {1})."
    case .faultChanged: "{0}: تغيّرت الأخطاء عمّا كانت، ويجري تعلّمها من جديد."
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
    case .scoreMayChange: "قد يتغير التقييم المعلّم بـ {0}: لم تُعرف السماء كلها بعد."
    case .airQuality: "جودة الهواء"
    case .mapTitle: "الخريطة"
    case .climateTitle: "المناخ"
    case .rainRadar: "رادار المطر"
    case .precipitation: "الهطول"
    case .windSpeed: "سرعة الرياح"
    case .seaLevelPressure: "الضغط عند مستوى سطح البحر"
    case .temperatureFelt: "المحسوسة"
    case .cloudLayers: "منخفضة، متوسطة، عالية"
    case .moon: "القمر"
    case .feltHeat: "الحر المحسوس"
    case .wetBulb: "الحرارة الرطبة"
    case .canvas: "سحب للتلوين"
    case .freeLight: "طريق مفتوح للضوء"
    case .afterglow: "الشفق الأخير"
    case .dryAir: "هواء جاف"
    case .noRain: "لا مطر"
    case .lightPath: "سحب في طريق الضوء"
    case .pathSampled: "بُحث حتى المدى الذي يأتي منه الضوء"
    case .pathLocal: "لا يُعرف إلا ما فوق المكان"
    case .scoreModel: "النموذج"
    case .azimuth: "أين"
    case .sunsetIn: "الغروب بعد {0}"
    case .sunriseIn: "الشروق بعد {0}"
    case .drizzle: "رذاذ"
    case .lightRain: "أمطار خفيفة"
    case .rainFalls: "أمطار"
    case .heavyRain: "أمطار غزيرة"
    case .downpour: "وابل"
    case .hailPossible: "احتمال برد"
    case .bestOfDays: "الأفضل بين هذه الأيام"
    case .asOf: "آخر تحديث: {0}"
    }
  }

  static func text(_ value: ChartRow) -> String {
    switch value {
    case .described: "{0}: {1}"
    case .groups: "{0}؛ {1}"
    case .noData: "لا بيانات"
    case .tooLittleKnown: "المعروف لا يزال قليلًا"
    case .withinADay: "خلال يوم"
    case .estimatedFrom: "{0} من {1}"
    case .temperature: "الحرارة في {0}"
    case .dashedFeelsLike: "منقّط: المحسوسة"
    case .ringMeasured: "حلقة: المقيسة {0}"
    case .measuredAt: "قيست الساعة {0}: {1}"
    case .precipitation: "الهطول في {0}"
    case .noneExpected: "لا يُتوقع شيء"
    case .noPrecipitation: "لا يُتوقع هطول"
    case .atMostLikely: "الاحتمال {0} على الأكثر"
    case .lineProbability: "الخط: الاحتمال"
    case .sunsets: "الغروب في {0}"
    case .sunrises: "الشروق في {0}"
    case .scoreOf: "التقييم من {0}"
    case .scoreOfDay: "{0} {1}"
    case .unknown: "غير معروف"
    case .best: "الأفضل: {0}"
    case .bestAt: "الأفضل {0} الساعة {1}: {2}"
    case .bestDay: "الأفضل {0}: {1}"
    case .doesNotCross: "لا تعبر الشمس الأفق"
    case .sun: "الشمس في {0}"
    case .dayLength: "طول النهار {0} س {1} د"
    case .doesNotSet: "لا تغرب الشمس"
    case .doesNotRise: "لا تشرق الشمس"
    case .noonAt: "الظهيرة الشمسية {0} بارتفاع {1}"
    case .sunriseAt: "الشروق {0}"
    case .sunsetAt: "الغروب {0}"
    case .daylight: "ضوء النهار في {0}"
    case .lengthOfDay: "{0} في {1}"
    case .longestDay: "أطول نهار {0}، وأقصره {1}"
    case .daysLikeThis: "أيام كهذا اليوم في {0}"
    case .warmingOfDays: "احترار الأيام المماثلة لهذا اليوم في {0}"
    case .valueIn: "{0} في {1}"
    case .withRange: "{0} ({1})"
    case .percentRange: "نطاق {0}"
    case .rangeOfModels: "نطاق النماذج"
    case .withInterventions: "مع التدخلات"
    case .withoutInterventions: "من دون التدخلات"
    case .assumption: "{0}، {1}؛ الباهت: سنوات مفردة"
    case .originalFormula: "الصيغة الأصلية، بلا نطاق"
    case .errors: "أخطاء التوقعات في {0}"
    case .meanErrors: "{0}: متوسط الخطأ بحسب عدد الأيام قبل الموعد ({1})"
    case .errorsOf: "{0} {1}"
    case .errorAhead: "{0} {1}"
    case .daysAhead: "أيام قبل الموعد"
    case .rainedHere: "كم مرة هطل المطر في {0}"
    case .byChance: "بحسب الاحتمال المتوقع {0}؛ كلما كبرت النقطة زادت الساعات"
    case .rainCame: "{0}: عند {1} هطل المطر في {2} من الساعات ({3})"
    case .forecastChance: "الاحتمال المتوقع، %"
    case .asOftenAsSaid: "كما قيل"
    case .usualRain: "احتمال المطر المعتاد"
    case .around: "حول {0}"
    case .across: "بعرض {0}"
    case .cloudCover: "كمية السحب {0}"
    case .sunIsUp: "الشمس فوق الأفق"
    case .sunIsDown: "الشمس تحت الأفق"
    case .whereSunSets: "أين تغرب الشمس"
    case .goldenLine: "الخط الذهبي: الغروب في هذه اللحظة"
    case .bestSunset: "أفضل غروب: {0}، {1} من {2}"
    case .world: "العالم مع النهار والليل"
    }
  }

  static func text(_ value: ErrorEntry) -> String {
    switch value {
    case .parseError: "الرسالة ليست JSON صالحًا."
    case .invalidRequest: "الرسالة ليست طلب JSON-RPC 2.0 صالحًا."
    case .limitExceeded: "تتجاوز الرسالة حدًا من حدود هذا الخادم."
    case .duplicateId: "لا يزال طلب بهذا المعرّف قيد التنفيذ."
    case .shuttingDown: "الخادم قيد الإيقاف."
    case .methodNotFound: "لا توجد طريقة بهذا الاسم."
    case .invalidParams: "إحدى المعلمات غير صالحة."
    case .unknownParam: "لا توجد معلمة بهذا الاسم."
    case .missingParam: "إحدى المعلمات المطلوبة مفقودة."
    case .outOfRange: "إحدى المعلمات خارج النطاق المسموح به."
    case .notAllowed: "لإحدى المعلمات قيمة غير مسموح بها."
    case .internalError: "حدث خطأ داخلي."
    case .requestCancelled: "أُلغي الطلب."
    case .serverCancelledShutdown: "الخادم قيد الإيقاف."
    case .serverCancelledLocationChanged: "تغيّر المكان الحالي أثناء تنفيذ الطلب."
    case .placeNotFound: "لم يُعثر على مكان مطابق."
    case .locationUnavailableDenied: "يلزم إذن الموقع."
    case .locationUnavailableUnavailable: "تعذر تحديد الموقع."
    case .locationUnavailableTimeout: "لم يُبلغ العميل عن موقعه في الوقت المحدد."
    case .locationUnavailableNotSupported: "لا يستطيع العميل تحديد موقعه."
    case .locationUnavailableOther: "تعذر تحديد الموقع."
    case .providerUnavailableOffline: "الشبكة معطّلة."
    case .providerUnavailableUnreachable: "لا توجد شبكة."
    case .providerUnavailableLibraryMissing: "مكتبة libcurl مفقودة أو قديمة جدًا."
    case .providerUnavailableNoResources: "لم يعد لدى النظام خيوط أو واصفات أو ذاكرة."
    case .providerUnavailableDns: "تعذر العثور على عنوان {0}."
    case .providerUnavailableRefused: "رفض {0} الاتصال."
    case .providerUnavailableTls: "تعذر إنشاء اتصال آمن مع {0}."
    case .providerUnavailableTimeout: "لم يجب {0} في الوقت المحدد."
    case .providerUnavailableCut: "أغلق {0} الاتصال قبل الأوان."
    case .providerUnavailableHttp: "أجاب {0} بخطأ."
    case .providerUnavailableMalformed: "إجابة {0} غير صالحة."
    case .providerUnavailableTooLarge: "إجابة {0} أكبر مما ينبغي."
    case .providerUnavailableRedirect: "أعاد {0} التوجيه إلى عنوان محظور."
    case .providerUnavailableInvalidURL: "عنوان {0} المضبوط غير صالح."
    case .providerUnavailableBreakerOpen: "أخفق {0} مرارًا ولن يُسأل لبعض الوقت."
    case .providerUnavailableBudget: "نفدت مؤقتًا الاستدعاءات التي يسمح بها {0}."
    case .rateLimited: "يحدّ {0} من عدد الطلبات."
    case .unauthorizedKeyMissing: "يحتاج {0} إلى مفتاح واجهة برمجة."
    case .unauthorizedKeyInvalid: "لا يقبل {0} مفتاح واجهة البرمجة."
    case .unauthorizedSubscriptionMissing: "مفتاح واجهة البرمجة لا يشمل هذا المنتج."
    case .noData: "لا توجد بيانات لهذا الطلب."
    case .noDataDateSkipped: "لم يوجد هذا التاريخ قط في هذا المكان."
    case .noDataBeyondHorizon: "هذا خارج نطاق جميع التوقعات والأرشيفات."
    case .noDataOutOfCoverage: "لا يغطي أي مزود هذا المكان."
    case .noDataNotProvided: "لا يقدم {0} هذا."
    case .storageFailureFull: "القرص ممتلئ."
    case .storageFailureReadOnly: "لا يمكن الكتابة في مجلد البيانات."
    case .storageFailureCorrupt: "البيانات المحفوظة تالفة."
    case .storageFailureLocked: "تحتجز عملية أخرى البيانات المحفوظة."
    case .storageFailureIrregular: "لا يوجد ملف عادي في مسار البيانات المحفوظة."
    case .busy: "الخادم مثقل بالطلبات."
    case .deadlineExceeded: "لم تتوفر إجابة مقبولة قبل انقضاء المهلة."
    case .unsupported: "هذا غير مدعوم."
    case .unsupportedProtocolVersion: "هذا الإصدار من البروتوكول غير مدعوم."
    case .unsupportedProvider: "لا يقدم هذا المزود ذلك."
    case .unsupportedNotSettable: "لا يمكن تغيير هذا الإعداد بواسطة config.set."
    }
  }

  static func text(_ value: HintRow) -> String {
    switch value {
    case .parseError: "نص JSON واحد في كل سطر، أو ترويسة Content-Length قبل كل نص."
    case .shuttingDown: "بعد shutdown لا يُتوقع سوى exit."
    case .internalError: "يُرجى الإبلاغ عن هذا الخطأ مع إرفاق ناتج almanac doctor --bundle."
    case .placeNotFound: "تحقق من الإملاء أو أدخل الإحداثيات."
    case .locationUnavailableDenied: "اسمح بالوصول إلى الموقع أو ابحث عن مكان."
    case .locationUnavailableUnavailable: "إذن الموقع ممنوح، لكن لم يُعثر على موقع.\n\nاختر مكانًا من البحث."
    case .locationUnavailableNotSupported: "حدد مكانًا بواسطة location.set."
    case .locationUnavailableOther: "حدد مكانًا بواسطة location.set."
    case .unauthorizedKeyMissing: "اضبط providers.{0}.apiKey في ملف الإعدادات."
    case .unauthorizedKeyInvalid: "تحقق من providers.{0}.apiKey في ملف الإعدادات."
    case .unauthorizedSubscriptionMissing: "تحقق من باقة providers.{0}.apiKey في ملف الإعدادات."
    case .storageFailureReadOnly: "تحقق من ALMANAC_DATA_DIR ومن أذونات الوصول إليه."
    case .storageFailureCorrupt: "وُضعت جانبًا؛ يبيّن almanac doctor مكانها."
    case .storageFailureIrregular: "أزح ما في هذا المسار من أنبوب أو جهاز أو مجلد؛ يبيّن almanac doctor مكان مجلد البيانات."
    case .deadlineExceeded: "استخدم fallback للسماح بإجابة قديمة، أو زد قيمة deadlineMs."
    case .unsupportedNotSettable: "استخدم ملف الإعدادات أو almanac config set."
    case .unknownTimeZone: "المتوقع منطقة زمنية من IANA مثل Europe/Lisbon."
    case .notLookedUp: "المكان ليس من الأماكن المعروفة محليًا، وتعذر البحث عنه عبر الإنترنت. أدخل إحداثياته أو حاول مجددًا لاحقًا."
    case .notOnEarth: "لا يوجد مكان كهذا على الأرض."
    case .giveAPlace: "حدد مكانًا أو حاول مجددًا لاحقًا."
    case .checkSpelling: "تحقق من الإملاء أو أدخل الإحداثيات."
    case .eventNotYet: "لم يحن هذا الحدث بعد."
    case .noSunEvent: "لا تعبر الشمس الأفق في ذلك اليوم."
    case .otherSubscription: "هناك اشتراك آخر بهذا المعرّف."
    case .parameter: "(المعلمة: {0})"
    case .allowed: "المسموح به: {0}"
    case .allowedRange: "المسموح به: من {0} إلى {1}"
    case .didYouMean: "هل تقصد: {0}"
    case .tryAgain: "حاول مجددًا بعد {0} ث"
    case .storedLocationUnread: "تعذرت قراءة المكان المحفوظ."
    case .locationOfEnvironment: "قيمة ALMANAC_LOCATION هي «{0}»."
    case .locationOfInitialize: "المكان الذي يحدده `initialize` هو «{0}»."
    case .locationOfConfiguration: "المكان في الإعدادات هو «{0}»."
    case .locationNamed: "المكان هو «{0}»."
    case .expectedAngles: "المتوقع خط عرض وخط طول، مثل ⁦38.72,-9.14⁩ أو ⁦38.72°N 9.14°W⁩."
    case .anglesAreNumbers: "خط العرض وخط الطول عددان."
    case .ambiguousDirection: "الحرف O يعني الشرق في بعض اللغات والغرب في أخرى: اكتب E أو W."
    case .oneAngleOfEach: "المتوقع خط عرض واحد (N أو S) وخط طول واحد (E أو W)."
    case .signOrDirection: "للزاوية إشارة أو اتجاه، لا كلاهما: ⁦-38.7⁩ أو ⁦38.7°S⁩."
    case .minutesBelowSixty: "دقائق الزاوية وثوانيها أقل من 60."
    case .expectedPlusCode: "المتوقع رمز Plus Code كامل مثل 8FVC9G8F+6W."
    case .expectedLocator: "المتوقع محدد موقع Maidenhead مثل JN67TN أو JN67TN44 أو JN67TN44AB."
    case .expectedGeoURI: "المتوقع معرّف URI من نوع ⁦geo:⁩ مثل geo:47.5622,13.6493."
    case .otherReferenceSystem: "في معرّف URI من نوع ⁦geo:⁩ لا يُفهم سوى النظام المرجعي wgs84."
    case .expectedObject: "المتوقع كائن."
    case .expectedArray: "المتوقع مصفوفة."
    case .expectedString: "المتوقع سلسلة نصية."
    case .expectedNumber: "المتوقع عدد."
    case .expectedInteger: "المتوقع عدد صحيح."
    case .expectedBoolean: "المتوقع true أو false."
    case .expectedBooleanOrString: "المتوقع true أو false أو سلسلة نصية."
    case .expectedBooleanOrArray: "المتوقع true أو false أو مصفوفة."
    case .expectedStringOrNumber: "المتوقع سلسلة نصية أو عدد."
    case .expectedStringOrObject: "المتوقع سلسلة نصية أو كائن."
    case .expectedSubscriptionCondition: "المتوقع كائن فيه `path` أو `all` أو `any`."
    case .expectedDate: "المتوقع تاريخ مثل ⁦2026-06-21⁩."
    case .expectedTime: "المتوقع وقت مع فارقه عن UTC مثل ⁦2026-06-21T19:30:00+01:00⁩."
    case .paramsByName: "اذكر المعلمات بأسمائها."
    case .giveExactlyOne: "اذكر واحدة منها بالضبط."
    case .giveOnlyOne: "لا تذكر أكثر من واحدة منها."
    case .expectedText: "المتوقع نص."
    case .expectedWord: "المتوقع إحدى هذه الكلمات."
    case .expectedTruth: "المتوقع true أو false مع eq أو ne."
    case .expectedNull: "المتوقع null مع eq أو ne."
    case .expectedPointer: "المتوقع مؤشر JSON Pointer مثل ⁦/days/*/score⁩."
    case .nothingThere: "لا شيء في ذلك الموضع في أي نتيجة من {0}."
    case .onsetOnce: "عند استخدام leadMinutes يُبلَّغ عن كل بداية مرة واحدة."
    case .onsetRows: "عند استخدام leadMinutes يجب أن يتعلق الشرط بصفوف تبدأ في وقت معيّن، مثل ⁦/hours/*/kind⁩."
    case .onsetOneList: "عند استخدام leadMinutes يجب أن يتعلق الشرط بصفوف قائمة واحدة."
    case .expectedClockTime: "المتوقع وقت من 00:00 إلى 23:59."
    case .expectedOtherEnd: "المتوقع وقت غير وقت start."
    case .onlyOverviewHasParts: "الطريقة weather.overview وحدها لها أجزاء."
    case .onePartPerMethod: "لا تُستخدم كل طريقة إلا في جزء واحد."
    case .expectedLanguageTag: "المتوقع رمز لغة وفق BCP 47 مثل en-GB."
    case .originalOneYear: "للصيغة الأصلية `weather2045` سنة واحدة فقط."
    case .originalNoScenario: "ليس للصيغة الأصلية `weather2045` سيناريو."
    case .originalNoLevers: "ليس للصيغة الأصلية `weather2045` تدابير."
    case .expectedReport: "المتوقع تقرير METAR أو SPECI أو TAF، مثل LPPT 211830Z 34012KT CAVOK 22/14 Q1016."
    case .expectedPastDate: "المتوقع تاريخ لا يتجاوز {0}، وهو آخر يوم كامل هناك. أما اليوم فتجده في forecast.hourly."
    case .percentSign: "اكتب %% لعلامة النسبة المئوية."
    case .unclosedField: "ينتهي الحقل بالعلامة {0}. اكتب {1} للقوس المتعرج."
    case .libraryNotFound: "لم يُعثر على libcurl: ثبّت libcurl4 (Debian, Ubuntu) أو libcurl (Fedora, Alpine) أو curl (Arch, Homebrew)"
    case .libraryTooOld: "مكتبة libcurl قديمة جدًا: يلزم الإصدار 7.66 أو أحدث"
    case .libraryFailed: "تعذرت تهيئة libcurl"
    case .libraryNoResources: "لا يمنح النظام العملية مزيدًا من الخيوط أو الواصفات أو الذاكرة (ulimit -u, ulimit -n, ulimit -v)"
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
    case .beaufort: PluralForms(one: "Stärke {count}", other: "Stärke {count}")
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

  static func aloud(_ value: Lever) -> String {
    switch value {
    case .methane45By2030: "Methan minus 45 Prozent bis 2030"
    case .methane30By2030: "Methan minus 30 Prozent bis 2030, Global Methane Pledge"
    case .nitrousOxide30By2050: "Lachgas minus 30 Prozent bis 2050"
    case .soot50By2040: "Ruß minus 50 Prozent bis 2040"
    case .sulfur80By2050: "Schwefeldioxid minus 80 Prozent bis 2050, deckt Erwärmung auf"
    case .solarRamp: "Solares Geoengineering von minus 1 Watt pro Quadratmeter, 2030 bis 2040, danach gehalten"
    case .solarTerminated: "Solares Geoengineering von minus 1 Watt pro Quadratmeter, 2060 beendet"
    default: word(value)
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
    case .solarRamp: "Solares Geoengineering von −1 W/m², 2030 bis 2040, danach gehalten"
    case .solarTerminated: "Solares Geoengineering von −1 W/m², 2060 beendet"
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

  static func dawn(_ value: SunPhase) -> String {
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
    case .unknown: "amtliche Warnung"
    case .minor: "Warnstufe gering"
    case .moderate: "Warnstufe mittel"
    case .severe: "Warnstufe hoch"
    case .extreme: "Warnstufe extrem"
    }
  }

  static func word(_ value: AlertHazard) -> String {
    switch value {
    case .wind: "Wind"
    case .thunderstorm: "Gewitter"
    case .tornado: "Tornado"
    case .hail: "Hagel"
    case .rain: "Regen"
    case .flood: "Hochwasser"
    case .rainFlood: "Regen und Hochwasser"
    case .snow: "Schnee"
    case .snowIce: "Schnee und Eis"
    case .blizzard: "Schneesturm"
    case .freezingRain: "gefrierender Regen"
    case .ice: "Eis"
    case .frost: "Frost"
    case .thaw: "Tauwetter"
    case .avalanche: "Lawinen"
    case .fog: "Nebel"
    case .highTemperature: "Hitze"
    case .lowTemperature: "Kälte"
    case .forestFire: "Waldbrandgefahr"
    case .dryAir: "trockene Luft"
    case .dust: "Staub- oder Sandsturm"
    case .smoke: "Rauch"
    case .airQuality: "Luftqualität"
    case .ultraviolet: "UV-Strahlung"
    case .tropicalCyclone: "tropischer Wirbelsturm"
    case .stormSurge: "Sturmflut"
    case .coastalEvent: "Gefahr an der Küste"
    case .highWaves: "hohe Wellen"
    case .ripCurrent: "Rippströmungen"
    case .marine: "Gefahr auf See"
    case .lowWater: "Niedrigwasser"
    case .tsunami: "Tsunami"
    case .landslide: "Erdrutsch"
    case .earthquake: "Erdbeben"
    case .volcano: "Vulkan"
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

  static func aloud(_ value: ExtremeKind) -> String {
    word(value)
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Hitze, wie sie alle 10 Jahre vorkommt"
    case .hotExtreme50Year: "Hitze, wie sie alle 50 Jahre vorkommt"
    case .heavyPrecipitation10Year: "Starkregen, wie er alle 10 Jahre vorkommt"
    case .drought10Year: "Dürre, wie sie alle 10 Jahre vorkommt"
    }
  }

  static func word(_ value: ClimateRegionName) -> String {
    switch value {
    case .gic: "Grönland und Island"
    case .nwn: "nordwestliches Nordamerika"
    case .nen: "nordöstliches Nordamerika"
    case .wna: "westliches Nordamerika"
    case .cna: "zentrales Nordamerika"
    case .ena: "östliches Nordamerika"
    case .nca: "nördliches Mittelamerika"
    case .sca: "südliches Mittelamerika"
    case .car: "Karibik"
    case .nws: "nordwestliches Südamerika"
    case .nsa: "nördliches Südamerika"
    case .nes: "nordöstliches Südamerika"
    case .sam: "südamerikanische Monsunregion"
    case .sws: "südwestliches Südamerika"
    case .ses: "südöstliches Südamerika"
    case .ssa: "südliches Südamerika"
    case .neu: "Nordeuropa"
    case .wce: "Westeuropa und Mitteleuropa"
    case .eeu: "Osteuropa"
    case .med: "Mittelmeerraum"
    case .sah: "Sahara"
    case .waf: "Westafrika"
    case .caf: "Zentralafrika"
    case .neaf: "nordöstliches Afrika"
    case .seaf: "südöstliches Afrika"
    case .wsaf: "westliches südliches Afrika"
    case .esaf: "östliches südliches Afrika"
    case .mdg: "Madagaskar"
    case .rar: "russische Arktis"
    case .wsb: "Westsibirien"
    case .esb: "Ostsibirien"
    case .rfe: "russischer Ferner Osten"
    case .wca: "westliches Zentralasien"
    case .eca: "östliches Zentralasien"
    case .tib: "Hochland von Tibet"
    case .eas: "Ostasien"
    case .arp: "Arabische Halbinsel"
    case .sas: "Südasien"
    case .sea: "Südostasien"
    case .nau: "Nordaustralien"
    case .cau: "Zentralaustralien"
    case .eau: "Ostaustralien"
    case .sau: "Südaustralien"
    case .nz: "Neuseeland"
    case .ean: "Ostantarktis"
    case .wan: "Westantarktis"
    case .aro: "Nordpolarmeer"
    case .npo: "Nordpazifik"
    case .epo: "äquatorialer Pazifik"
    case .spo: "Südpazifik"
    case .nao: "Nordatlantik"
    case .eao: "äquatorialer Atlantik"
    case .sao: "Südatlantik"
    case .ars: "Arabisches Meer"
    case .bob: "Golf von Bengalen"
    case .eio: "äquatorialer Indischer Ozean"
    case .sio: "südlicher Indischer Ozean"
    case .soo: "Südlicher Ozean"
    }
  }

  static func aloud(_ value: MessageRow) -> String {
    switch value {
    case .airGood: "Die Luft ist gut, ideal für draußen."
    default: text(value)
    }
  }

  static func text(_ value: MessageRow) -> String {
    switch value {
    case .nowcastUnknown: "Für die nächsten Stunden gibt es keine Niederschlagsdaten."
    case .nowcastUsual: "Für diese Stunden gibt es keine Vorhersage, nur das für die Jahreszeit Übliche."
    case .dry: "Kein Niederschlag zu erwarten."
    case .dryAsFarAsKnown: "Kein Niederschlag zu erwarten, soweit etwas bekannt ist."
    case .dryFor: "Für {0} kein Niederschlag zu erwarten; danach ist nicht alles bekannt."
    case .wetNow: "Zurzeit Niederschlag, ein Ende ist nicht abzusehen."
    case .wetNowUntil: "Zurzeit Niederschlag; er hört in {0} auf."
    case .wetFrom: "Niederschlag beginnt in {0}."
    case .wetFromFor: "Niederschlag beginnt in {0} und dauert {1}."
    case .wetWithin: "Niederschlag spätestens in {0}."
    case .wetWithinUntil: "Niederschlag spätestens in {0}; er hört in {1} auf."
    case .airGood: "Die Luft ist gut – ideal für draußen."
    case .airAcceptable: "Die Luftqualität ist annehmbar; besonders empfindliche Menschen sollten Anstrengungen im Freien eher einschränken."
    case .airForSensitiveGroups: "Empfindliche Gruppen sollten längere oder starke Anstrengungen im Freien einschränken."
    case .airUnhealthy: "Alle sollten längere oder starke Anstrengungen im Freien einschränken."
    case .airVeryUnhealthy: "Starke Anstrengungen im Freien vermeiden; empfindliche Gruppen sollten drinnen bleiben."
    case .airHazardous: "Drinnen bleiben und die Fenster schließen."
    case .noCloudData: "Für diesen Zeitpunkt gibt es keine Wolkendaten, daher gibt es keine Bewertung."
    case .noCloudLayers: "Für diesen Zeitpunkt sind die Wolkenschichten unbekannt, daher gibt es keine Bewertung."
    case .polarDay: "Die Sonne bleibt den ganzen Tag über dem Horizont."
    case .polarNight: "Die Sonne bleibt den ganzen Tag unter dem Horizont."
    case .noEvent: "Die Sonne überschreitet den Horizont an diesem Tag nicht."
    case .beyondHorizon: "Dieser Tag liegt außerhalb des Vorhersagezeitraums."
    case .classicScore: "Die ursprüngliche Bewertung, allein aus der Bewölkung: {0} von 100."
    case .lowCloud: "Tiefe Wolken verdecken den größten Teil des Himmels"
    case .clearSky: "Ein fast klarer Himmel verspricht ein schlichtes, reines Leuchten"
    case .clearSkyMuted: "Ein fast klarer Himmel verspricht ein schlichtes Leuchten"
    case .scatteredLowCloud: "Vereinzelte tiefe Wolken lassen in den Lücken ein schlichtes Leuchten"
    case .highAndMidCloud: "Hohe und mittelhohe Wolken"
    case .highSheet: "Dichte hohe Wolken"
    case .cirrus: "Zirruswolken"
    case .midOvercast: "Dichte mittelhohe Wolken"
    case .altocumulus: "Altocumuluswolken"
    case .catchesLight: "{0} werden das Licht einfangen"
    case .mayCatchLight: "{0} könnten etwas Licht einfangen"
    case .getsLittleLight: "{0} werden wenig Licht abbekommen"
    case .placeOffset: "{0} {1} von {2}"
    case .lowDeckCuts: "{0}; eine tiefe Wolkendecke {1} {2} wird das Licht abschneiden"
    case .lowDeckMayCut: "{0}; eine tiefe Wolkendecke {1} {2} könnte das Licht abschneiden"
    case .midDeckCuts: "{0}; eine mittelhohe Wolkendecke {1} {2} wird das Licht abschneiden"
    case .midDeckMayCut: "{0}; eine mittelhohe Wolkendecke {1} {2} könnte das Licht abschneiden"
    case .towardSun: "in Richtung Sonne"
    case .rainInTheWay: "Regen kommt dazwischen"
    case .poorVisibility: "schlechte Sicht trübt den Ausblick"
    case .hazeMutes: "Dunst dämpft die Farben"
    case .humidAirMutes: "feuchte Luft dämpft die Farben"
    case .list: "{0}, {1}"
    case .both: "{0} und {1}"
    case .serial: "{0}, {1}"
    case .firstOfMonth: "1"
    case .spoiled: "{0}, aber {1}"
    case .colorOdds: "Farbe in {0} von {1} Fällen"
    case .colorHardly: "Kaum Aussicht auf Farbe"
    case .colorCertain: "Farbe ist so gut wie sicher"
    case .betterEvenings: "Besser als {0} der Abende hier zu dieser Jahreszeit"
    case .betterMornings: "Besser als {0} der Morgen hier zu dieser Jahreszeit"
    case .aboutTitle: "Wie schön wird der Sonnenuntergang?"
    case .aboutText: "Ein schöner Sonnenuntergang braucht dreierlei: Wolken, die hoch genug sind, um von unten beleuchtet zu werden, einen freien Weg für das Licht von jenseits des Horizonts und saubere, trockene Luft. Die Bewertung betrachtet die Wolkenschichten über dir, den Himmel 50 bis 600 km in Richtung Sonne sowie Dunst, Feuchte, Sicht und Regen zum Zeitpunkt des Sonnenuntergangs. Ein klarer Himmel ergibt ein schlichtes Leuchten, ein Himmel voller Zirren mit freiem Horizont die höchsten Werte und eine tiefe geschlossene Wolkendecke fast nichts."
    case .cloudCoverTitle: "Bewölkung"
    case .cloudCoverText: "Tagesmittel. Einige Wolken geben Farbe, eine geschlossene tiefe Decke verbirgt sie."
    case .highCloudTitle: "Hohe Wolken"
    case .highCloudText: "Zirren oberhalb von 8 km fangen das letzte Licht ein und leuchten am längsten."
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
    case .sentence: "{0}."
    case .sentences: "{0} {1}"
    case .dayText: "{0}: {1}"
    case .today: "heute"
    case .tomorrow: "morgen"
    case .wholeDay: "{0} den ganzen Tag"
    case .restOfDay: "{0} für den Rest des Tages"
    case .wholeTime: "durchgehend {0}"
    case .fromTime: "{0} ab {1} Uhr"
    case .untilTime: "{0} bis {1} Uhr"
    case .betweenTimes: "{0} von {1} bis {2} Uhr"
    case .whatWhen: "{0} {1}"
    case .betweenParts: "{0} {1} {2}"
    case .atTimes: "zeitweise {0}"
    case .detail: "{0}, {1}"
    case .gusts: "Böen bis {0}"
    case .amount: "etwa {0}"
    case .amountFurther: "noch etwa {0}"
    case .skyChange: "am Vormittag {0}, am Nachmittag {1}"
    case .extremes: "Höchstwert {0}, Tiefstwert {1}"
    case .range: "{0} bis {1}"
    case .steady: "um {0}"
    case .uncertainty: "unsicher: Höchstwert zwischen {0} und {1}"
    case .warmerThanYesterday: "{0} wärmer als gestern"
    case .colderThanYesterday: "{0} kälter als gestern"
    case .warmerThanToday: "{0} wärmer als heute"
    case .colderThanToday: "{0} kälter als heute"
    case .warmerThanDayBefore: "{0} wärmer als am Vortag"
    case .colderThanDayBefore: "{0} kälter als am Vortag"
    case .aboveNormal: "{0} wärmer als normal"
    case .belowNormal: "{0} kälter als normal"
    case .rareHeat: "ungewöhnlich warm für die Jahreszeit"
    case .rareCold: "ungewöhnlich kalt für die Jahreszeit"
    case .ultraviolet: "UV-Index bis {0}"
    case .sunsetColorful: "farbiger Sonnenuntergang um {0} Uhr"
    case .sunsetVivid: "leuchtender Sonnenuntergang um {0} Uhr"
    case .sunsetSpectacular: "spektakulärer Sonnenuntergang um {0} Uhr"
    case .warningsUnknown: "amtliche Warnungen unbekannt"
    case .usual: "üblich für die Jahreszeit: {0} bis {1}"
    case .usualSteady: "üblich für die Jahreszeit: {0}"
    case .noChange: "in den nächsten 48 Stunden ändert sich nichts Wesentliches"
    case .noForecast: "keine Vorhersage"
    case .minus: "minus {0}"
    }
  }

  static func aloud(_ value: NoticeRow) -> String {
    switch value {
    case .because: "{0}, {1}."
    case .placeInferred: "{0} wurde als {1} verstanden."
    case .locationUnchecked: "{0} konnte jetzt nicht nachgeschlagen werden und ist ungeprüft eingestellt."
    case .noForecast: "Was hier üblich ist, keine Vorhersage, {0}."
    case .impossibleValues: "Unplausible Werte von {0} wurden weggelassen, {1}."
    case .modelsMissing: "Die hochauflösenden Modelle sind nicht verfügbar; dies ist die Projektion von ar6."
    case .userDataWithoutFolder: "Favoriten und Einstellungen bleiben bis zum Ende dieses Prozesses: weder ALMANAC DATA DIR noch XDG DATA HOME noch HOME sagt, wohin sie sollen."
    case .userDataSetAside: "almanac.db war beschädigt und wurde ersetzt. Die alte Datei ist {0}; sqlite3 .recover liest, was von ihren Favoriten und Einstellungen übrig ist."
    case .warmingHere: "Von {0} bis {1} verändert sich die weltweite Erwärmung gegenüber 1850 bis 1900 von {2} auf {3}, {4}, {5}; hier ist die Änderung in diesem Monat {6} mal so groß, {7}."
    case .warmingHereWithout: "Von {0} bis {1} verändert sich die weltweite Erwärmung gegenüber 1850 bis 1900 von {2} auf {3}, ohne die Eingriffe auf {4}, {5}, {6}; hier ist die Änderung in diesem Monat {7} mal so groß, {8}."
    case .otherPrecipitation: "Bei der projizierten Temperatur fällt Niederschlag in anderer Form, Jennings et al. 2018."
    case .moreHeavyRain: "Der gleiche Starkregen brächte etwa {0} mehr: {1} je {2} globaler Erwärmung an Land, CMIP6 Median des nassesten Tages."
    case .lessHeavyRain: "Der gleiche Starkregen brächte etwa {0} weniger: {1} je {2} globaler Erwärmung an Land, CMIP6 Median des nassesten Tages."
    case .terminationShock: "Solares Geoengineering verdeckt Erwärmung, solange es andauert: endet es, kehrt der größte Teil der verdeckten Erwärmung in fünf bis zehn Jahren zurück, Abbruchschock."
    case .originalFormula: "Die Formel der ursprünglichen App: {0} überall, {1} mit Eingriffen. Von heute an gerechnet erwarten Klimamodelle bis {4} {2} bis {3} globale Erwärmung; eine Projektion gibt das Modell ar6."
    default: text(value)
    }
  }

  static func text(_ value: NoticeRow) -> String {
    switch value {
    case .plain: "{0}."
    case .because: "{0} ({1})."
    case .consequence: "{0} {1}"
    case .locationAssumed: "Es ist kein Ort eingestellt und die Zeitzone hat keine Stadt; verwendet wird {0}."
    case .locationOfTimeZone: "Es ist kein Ort eingestellt; {0} ist die Stadt der Zeitzone."
    case .ambiguousPlace: "Andere Orte heißen auch so: {0}."
    case .placeInferred: "„{0}“ wurde als {1} verstanden."
    case .placeOfRegion: "{0} ist ein ganzes Gebiet; die Antwort gilt für die größte Stadt darin, {1}."
    case .locationUnchecked: "„{0}“ konnte jetzt nicht nachgeschlagen werden und ist ungeprüft eingestellt."
    case .placesKnownHere: "Die Online-Suche ist nicht verfügbar: Dies sind die lokal bekannten Orte."
    case .askedRecently: "Anbieter werden für denselben Ort höchstens einmal je Minute gefragt."
    case .outOfDate: "Diese Antwort ist veraltet."
    case .noForecast: "Was hier üblich ist, keine Vorhersage ({0})."
    case .usualHere: "Was hier üblich ist, keine Vorhersage."
    case .keyRefused: "{0} hat den API-Schlüssel abgelehnt; diese Antwort verwendet keine Daten von dort."
    case .impossibleValues: "Unplausible Werte von {0} wurden weggelassen ({1})."
    case .countOf: "{0}: {1}"
    case .temperaturesStill: "Die Temperaturen von {0} haben sich seit {1} nicht geändert, das Wetter aber schon."
    case .forecastRepeats: "In der Vorhersage von {1} wiederholen {0} die Vorhersage des Vortags."
    case .temperaturesLater: "Die Temperaturen von {0} passen zum Wetter {1} später."
    case .temperaturesEarlier: "Die Temperaturen von {0} passen zum Wetter {1} früher."
    case .temperaturesApart: "Die Temperaturen von {0} liegen seit {1} weit von allen anderen entfernt."
    case .errorsChanged: "Was {0} sagt, irrt seit {1} anders: Korrekturen werden neu gelernt."
    case .scoresMayChange: "Der Himmel ist noch nicht ganz bekannt: Diese Bewertungen können sich ändern."
    case .noSunEvent: "Die Sonne überschreitet den Horizont nicht."
    case .noSunEventDays: "Die Sonne überschreitet den Horizont an diesen Tagen nicht."
    case .providerOutdated: "Die neuesten Werte des Anbieters sind {0} alt."
    case .noReports: "Keine Station in der Nähe des Ortes hat Meldungen."
    case .nothingMeasured: "Es liegen keine Messungen vor, daher lässt sich kein Fehler berechnen."
    case .ledgerOnly: "Es werden nur bereits gespeicherte Messungen verwendet."
    case .measuredMissing: "Messwerte sind nicht verfügbar"
    case .reportsMissing: "Die Meldungen der Stationen sind nicht verfügbar"
    case .providerMeasuredMissing: "Die Messungen von {0} sind nicht verfügbar"
    case .alertsMissing: "Amtliche Warnungen sind nicht verfügbar"
    case .noStation: "Keine Station im Umkreis von {0} hat in den letzten {1} gemeldet."
    case .stationsHigherOrLower: "Die Stationen liegen mehr als {0} höher oder tiefer."
    case .measuredOld: "Die neueste gemessene Temperatur ist {0} alt."
    case .rowsInterpolated: "Einige Zeilen wurden zwischen den Zeitschritten des Anbieters interpoliert."
    case .rowsBeyondForecast: "Die Vorhersage enthält diese Zeilen nicht."
    case .rowsOfClimate: "Diese Zeilen sind Klimaschätzungen."
    case .noAlertService: "Kein bekannter Warndienst ist für diesen Ort zuständig."
    case .alertsUnlisted: "Es gibt mehr Warnungen als aufgeführt: {0}."
    case .alertsUnread: "Es gibt Warnungen, die nicht lesbar sind: {0}."
    case .drawnFromHours: "Aus der stündlichen Vorhersage interpoliert."
    case .elevationUnknown: "Die Höhe des Ortes ist unbekannt; es wird der Horizont auf Meereshöhe verwendet."
    case .dateSkipped: "Den {0} gab es hier nie; er fehlt."
    case .calendarEnds: "Der Kalender endet mit dem {0}."
    case .modelsMissing: "Die hochauflösenden Modelle sind nicht verfügbar; dies ist die Projektion von `ar6`."
    case .causeSlowDown: "{0} begrenzt die Zahl der Anfragen"
    case .causeKeyMissing: "{0} braucht einen API-Schlüssel"
    case .causeKeyInvalid: "{0} nimmt den API-Schlüssel nicht an"
    case .causeKeyLimited: "der API-Schlüssel von {0} umfasst dies nicht"
    case .causeBeyondHorizon: "außerhalb des Vorhersagezeitraums"
    case .causeOutOfCoverage: "kein Anbieter deckt diesen Ort ab"
    case .causeNotProvided: "kein Anbieter bietet dies an"
    case .causeDeadline: "keine rechtzeitige Antwort"
    case .causeBusy: "der Server ist ausgelastet"
    case .causeStore: "der Datenspeicher ist ausgefallen"
    case .causeOffline: "das Netz ist abgeschaltet"
    case .causeNoNetwork: "kein Netz"
    case .causeNoLibrary: "libcurl fehlt oder ist zu alt"
    case .causeNoResources: "dem System fehlen Threads, Deskriptoren oder Speicher"
    case .causeLookup: "kein Netz, oder {0} ist nicht zu finden"
    case .causeRefused: "{0} hat die Verbindung abgelehnt"
    case .causeTLS: "keine sichere Verbindung zu {0}"
    case .causeTimeout: "{0} hat nicht rechtzeitig geantwortet"
    case .causeCut: "{0} hat die Verbindung vorzeitig beendet"
    case .causeHTTP: "{0} hat mit einem Fehler geantwortet"
    case .causeMalformed: "die Antwort von {0} war nicht zu verstehen"
    case .causeTooLarge: "die Antwort von {0} ist zu groß"
    case .causeRedirect: "{0} hat an eine verbotene Adresse weitergeleitet"
    case .causeURL: "die eingestellte Adresse von {0} ist nicht gültig"
    case .causeFailing: "{0} ist wiederholt ausgefallen"
    case .causeBudget: "das Anfragekontingent bei {0} ist aufgebraucht"
    case .theProvider: "Anbieter"
    case .userDataNotKept: "Favoriten und Einstellungen können nicht behalten werden: {0}."
    case .cacheInMemory: "Der Zwischenspeicher liegt nur im Arbeitsspeicher: {0}."
    case .userDataWithoutFolder: "Favoriten und Einstellungen bleiben bis zum Ende dieses Prozesses: weder ALMANAC_DATA_DIR noch XDG_DATA_HOME noch HOME sagt, wohin sie sollen."
    case .fileReadOnly: "{0} lässt sich lesen, aber nicht schreiben."
    case .userDataSetAside: "almanac.db war beschädigt und wurde ersetzt. Die alte Datei ist {0}; `sqlite3 .recover` liest, was von ihren Favoriten und Einstellungen übrig ist."
    case .cacheSetAside: "cache.db war beschädigt und wurde ersetzt. Die alte Datei ist {0}; sie kann gelöscht werden."
    case .fileNewer: "{0} stammt von einer neueren Version des Programms und wird nur lesend geöffnet."
    case .fileRowsDamaged: "Einige Zeilen von {0} sind beschädigt; sie werden weggelassen."
    case .answerNotCached: "Eine Antwort konnte nicht zwischengespeichert werden: {0}."
    case .storeFull: "der Datenträger ist voll"
    case .storeReadOnly: "in den Ordner lässt sich nicht schreiben"
    case .storeCorrupt: "die gespeicherten Daten sind beschädigt"
    case .storeLocked: "ein anderer Prozess hat die Datei gesperrt"
    case .storeIrregular: "unter ihrem Pfad liegt keine gewöhnliche Datei"
    case .meanShift: "Die mittlere Verschiebung von Tagen wie diesem, keine Vorhersage eines Datums: das Wetter eines einzelnen Tages schwankt stärker."
    case .warmingHere: "Von {0} bis {1} verändert sich die weltweite Erwärmung gegenüber 1850–1900 von {2} auf {3} ({4}, {5}); hier ist die Änderung in diesem Monat {6}-mal so groß ({7})."
    case .warmingHereWithout: "Von {0} bis {1} verändert sich die weltweite Erwärmung gegenüber 1850–1900 von {2} auf {3}, ohne die Eingriffe auf {4} ({5}, {6}); hier ist die Änderung in diesem Monat {7}-mal so groß ({8})."
    case .pastObserved: "Die bisherige Erwärmung ist beobachtet und in jedem Szenario dieselbe."
    case .highEmissionsUnlikely: "SSP5-8.5 ist ein unwahrscheinlicher Fall mit hohen Emissionen, nicht das Erwartete."
    case .lessProportional: "Nach einem Höchststand ist die regionale Änderung weniger genau proportional zur sinkenden weltweiten Erwärmung."
    case .mostlySea: "Die Region ist größtenteils Meer: ihr Mittel passt zu Küsten und Inseln, das Binnenland erwärmt sich stärker."
    case .otherPrecipitation: "Bei der projizierten Temperatur fällt Niederschlag in anderer Form (Jennings et al. 2018)."
    case .moreHeavyRain: "Der gleiche Starkregen brächte etwa {0} mehr: {1} je {2} globaler Erwärmung an Land (CMIP6-Median des nassesten Tages)."
    case .lessHeavyRain: "Der gleiche Starkregen brächte etwa {0} weniger: {1} je {2} globaler Erwärmung an Land (CMIP6-Median des nassesten Tages)."
    case .leversTooLate: "Eingriffe können dieses Jahr und die Vergangenheit nicht ändern."
    case .terminationShock: "Solares Geoengineering verdeckt Erwärmung, solange es andauert: endet es, kehrt der größte Teil der verdeckten Erwärmung in fünf bis zehn Jahren zurück (Abbruchschock)."
    case .leversOverlap: "Maßnahmen überschneiden sich: zusammengezählt versprechen sie mehr, als sie gemeinsam bringen."
    case .leversCapped: "Zusammen sind sie auf den Abstand zu SSP1-1.9 begrenzt, dem niedrigsten bewerteten Pfad."
    case .sulfurUncovers: "Sauberere Luft ohne Schwefel legt einen Teil der Erwärmung frei, den er heute verdeckt."
    case .highResolutionFactor: "Der Faktor ist der Median von {0} hochauflösenden Modellen am Ort, die Spanne ihr kleinster und größter; beide auf Szenario und Jahr skaliert."
    case .originalFormula: "Die Formel der ursprünglichen App: {0} überall, {1} mit Eingriffen. Von heute an gerechnet erwarten Klimamodelle bis {4} {2} bis {3} globale Erwärmung; eine Projektion gibt das Modell `ar6`."
    case .normalsCoarse: "Berechnet aus Monatsnormalen eines groben Gitters und der Streuung um sie, nicht gezählt. Eine Station kann um zehn Tage oder mehr abweichen, vor allem an Küsten, in Tälern und in Städten."
    case .normalsUnrepresentative: "Das Klima des Ortes selbst kann anders sein: Seine Normalwerte sind die der Umgebung, wo sich Stationen durch Gelände und Meer unterscheiden oder fehlen."
    case .spreadKept: "Die Streuung der Tage um ihr Mittel bleibt wie in {0}."
    case .normalProjected: "Projiziert wird das für das Datum Normale: das von {0}, verschoben um die Erwärmung seither."
    case .dayMean: "Die Temperatur des Tages ist das Mittel seiner Stunden."
    case .scenarioVeryLow: "Sehr niedrig: CO2 um {0} netto null, die Erwärmung bis {2} wieder bei etwa {1}."
    case .scenarioLow: "Niedrig: CO2 um {0} netto null, die Erwärmung bleibt unter {1}."
    case .scenarioMiddle: "Mittel: etwa dort, wohin die heutige Politik führt, rund {0} bis {1}."
    case .scenarioHigh: "Hoch: die Emissionen steigen weiter, rund {0} bis {1}."
    case .scenarioVeryHigh: "Sehr hoch: fossile Brennstoffe ohne Beschränkung; gilt heute als unwahrscheinlich."
    }
  }

  static func aloud(_ value: PageRow) -> String {
    switch value {
    case .assumedPlace: "{0}, angenommen"
    case .eventOfHazard: "{0}, {1}"
    case .timesAsOften: "{0} mal so oft"
    case .aboveIndustry: "{0} gegenüber 1850 bis 1900"
    case .warmerThanNormal: "{0} wärmer als normal, {1}"
    case .colderThanNormal: "{0} kälter als normal, {1}"
    case .none: "keiner"
    case .stored: "Stand: {0}, {1} alt."
    case .storedStale: "Stand: {0}, {1} alt, veraltet."
    case .pollen: "Pollen in Körnern pro Kubikmeter: {0}"
    case .leadUnderOneDay: "weniger als 1 Tag"
    case .outOfDate: "{0}, veraltet"
    default: text(value)
    }
  }

  static func text(_ value: PageRow) -> String {
    switch value {
    case .here: "Hier"
    case .assumedPlace: "{0} (angenommen)"
    case .now: "Jetzt"
    case .day: "Tag"
    case .time: "Zeit"
    case .weather: "Wetter"
    case .temperature: "Temperatur"
    case .minimum: "Min"
    case .maximum: "Max"
    case .high: "Höchstwert"
    case .low: "Tiefstwert"
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
    case .likely: "Wahrscheinlicher Bereich"
    case .asForecast: "Wenn die Wolken wie vorhergesagt kommen"
    case .aerosol: "Aerosol"
    case .dust: "Staub"
    case .seen: "Deine Bewertung"
    case .forecast: "Vorhersage"
    case .yourSunsets: "Deine Sonnenuntergänge"
    case .change: "Änderung"
    case .singleYears: "Einzelne Jahre"
    case .world: "Welt"
    case .region: "Region"
    case .daysOfYear: "Tage pro Jahr"
    case .fourYearsInFive: "4 von 5 Jahren"
    case .tropicalNights: "Tropennächte"
    case .frostDays: "Frosttage"
    case .iceDays: "Eistage"
    case .heatingDegreeDays: "Heizgradtage"
    case .coolingDegreeDays: "Kühlgradtage"
    case .aboveDegrees: "über {0}"
    case .timesAsOften: "{0}-mal so oft"
    case .avoided: "{0} hier vermieden"
    case .fourOfFive: "{0}, 4 von 5 Jahren"
    case .aboveIndustry: "{0} gegenüber 1850–1900"
    case .inYear: "{0}"
    case .todayIn: "heute im Jahr {0}"
    case .veryLowEmissions: "sehr niedrige Emissionen"
    case .lowEmissions: "niedrige Emissionen"
    case .middleEmissions: "mittlere Emissionen"
    case .highEmissions: "hohe Emissionen"
    case .veryHighEmissions: "sehr hohe Emissionen"
    case .without: "ohne"
    case .with: "mit"
    case .skyOf: "der Himmel, {0}"
    case .airAt: "Luft, {0}"
    case .officialWarnings: "amtliche Warnungen"
    case .feelsLike: "gefühlt {0}"
    case .warmerThanNormal: "{0} wärmer als normal ({1})"
    case .colderThanNormal: "{0} kälter als normal ({1})"
    case .roughly: "{0}, grob"
    case .measured: "{0} vor {1} gemessen, {3} bei {2}"
    case .away: "{0} entfernt"
    case .awayAndHeight: "{0} und {1}"
    case .lower: "{0} tiefer"
    case .higher: "{0} höher"
    case .outOfDate: "{0} (veraltet)"
    case .sensorStuck: "{0}, aber der Sensor hängt vielleicht"
    case .nextDay: "Nächste 24 Stunden: {0}"
    case .orMore: "{0} oder mehr"
    case .lessThan: "weniger als {0}"
    case .gusts: "{0}, Böen {1}"
    case .upAllDay: "ganztägig über dem Horizont"
    case .downAllDay: "ganztägig unter dem Horizont"
    case .doesNotSet: "{0}, geht nicht unter"
    case .doesNotRise: "{0}, geht nicht auf"
    case .none: "–"
    case .noneToday: "heute keiner"
    case .inHours: "{0} in {1}"
    case .whereKnown: "{0}, soweit bekannt"
    case .ofHundred: "von 100"
    case .over: "{0}, vorbei"
    case .noScorePolarDay: "Die Sonne geht an diesem Tag nicht unter: es gibt nichts zu bewerten."
    case .noScorePolarNight: "Die Sonne geht an diesem Tag nicht auf: es gibt nichts zu bewerten."
    case .noScoreNoEvent: "Die Sonne überschreitet an diesem Tag den Horizont nicht."
    case .noScoreBeyond: "Keine Bewertung: Der Tag liegt außerhalb des Vorhersagezeitraums."
    case .noScoreClouds: "Keine Bewertung: Die Wolken dieses Tages sind unbekannt."
    case .noScore: "Keine Bewertung: Der Grund ist unbekannt."
    case .degreesHigh: "{0}, {1} hoch"
    case .sunAt: "{0}, Sonne bei {1}"
    case .lit: "{0} beleuchtet"
    case .live: "Live, {0}."
    case .stored: "Stand: {0} ({1} alt)."
    case .storedStale: "Stand: {0} ({1} alt), veraltet."
    case .estimateOfClimate: "Eine Schätzung aus dem Klima dieses Ortes, keine Vorhersage."
    case .noCoverage: "Kein Warndienst ist für diesen Ort zuständig; dass keine Warnung vorliegt, ist daher keine Entwarnung."
    case .noWarnings: "Keine Warnungen in Kraft."
    case .noWarningsKnown: "Für diesen Ort sind keine Warnungen bekannt, doch das ist keine Entwarnung."
    case .warningServices: "Warndienste"
    case .serviceWarns: "Warnung in Kraft"
    case .serviceSilent: "keine Warnungen in Kraft"
    case .serviceCountryOnly: "nur für das Land bekannt"
    case .serviceNotCovered: "nicht zuständig für diesen Ort"
    case .serviceUnavailable: "nicht erreichbar"
    case .serviceNotAsked: "nichts Aktuelles"
    case .serviceDisabled: "abgeschaltet"
    case .servicePartial: "nur manche Gefahren"
    case .heardAgo: "gehört vor {0}"
    case .heardNow: "eben gehört"
    case .neverHeard: "noch nicht gehört"
    case .alertUntil: "bis {0} Uhr"
    case .alertUntilDay: "bis {0}, {1} Uhr"
    case .alertFrom: "ab {0} Uhr"
    case .alertFromDay: "ab {0}, {1} Uhr"
    case .alertsMore: "{0} weitere"
    case .somewhereInCountry: "gilt irgendwo im Land"
    case .eventOfHazard: "{0} ({1})"
    case .warningsInCountry: "{0} irgendwo im Land; ob für diesen Ort, ist nicht bekannt"
    case .fromUntil: "{0} bis {1}"
    case .europeanIndex: "EU-AQI"
    case .usIndex: "US-AQI"
    case .ukIndex: "Britischer DAQI"
    case .mostOfAll: "{0}, vor allem {1}"
    case .pollen: "Pollen (Körner/m³): {0}"
    case .alder: "Erle"
    case .birch: "Birke"
    case .grass: "Gräser"
    case .mugwort: "Beifuß"
    case .olive: "Olive"
    case .ragweed: "Ambrosia"
    case .learningTooFew: "{0} mit Vorhersage. Ab 20 kann die Bewertung von ihnen lernen."
    case .learningUnused: "{0}: Die Bewertung liegt um {1} Punkte daneben. Von ihnen zu lernen würde sie nicht messbar verbessern, also geschieht es nicht."
    case .learningUsed: "{0}: Die Bewertung hat von ihnen gelernt und liegt um {1} statt {2} Punkte daneben."
    case .ageUnknown: "einige Zeit"
    case .old: "{0} alt"
    case .usualHere: "was hier üblich ist, keine Vorhersage"
    case .windIs: "Wind {0}"
    case .humidityIs: "Luftfeuchte {0}"
    case .sunriseIs: "Sonnenaufgang {0}"
    case .sunsetIs: "Sonnenuntergang {0}"
    case .rainNow: "jetzt"
    case .rainNone: "trocken"
    case .correctedByErrors: "nach früheren Fehlern korrigiert"
    case .gustsName: "Böen"
    case .chanceOfRain: "Regenwahrscheinlichkeit"
    case .fromTo: "{0} bis {1}"
    case .correction: "{0} {1} nach früheren Fehlern von {2} hier: von im Mittel {3} bleiben {4}."
    case .forecastErrors: "Fehler der Vorhersagen"
    case .skillUnknown: "Noch ist zu wenig bekannt. Vorhersagen werden bei jedem Abruf aufgehoben und mit Meldungen der Stationen verglichen; ein Anbieter erscheint nach 24 Stunden, die vorhergesagt und gemessen wurden."
    case .skillBackfill: "{0} trägt die letzten 90 Tage auf einmal nach."
    case .skillFooter: "Mittlere Fehler gegenüber den Messungen der Stationen bis {0}; in Klammern der Bereich, in dem vier von fünf neu gezogenen Mittelwerten liegen. Güte ist der Gewinn gegenüber der Annahme, dass es wie zur selben Stunde am letzten bekannten Tag bleibt."
    case .leadTitle: "Vorlauf"
    case .errorTitle: "Fehler"
    case .biasTitle: "Abweichung"
    case .skillTitle: "Güte"
    case .hoursTitle: "Stunden"
    case .leadUnderOneDay: "< 1 Tag"
    case .providerTemperature: "{0}, Temperatur"
    case .providerRain: "{0}, Regenrisiko, {1} voraus"
    case .leadEvery: "bei jedem Vorlauf"
    case .leadRange: "{0} bis {1} voraus"
    case .leadOnly: "{0} voraus"
    case .correctionProven: "Die Korrektur der Abweichung hilft nachweislich {0}: beim kürzesten von {1} auf {2}, an {3} Tagen, aus denen sie nicht gelernt hatte."
    case .correctionNoise: "Die Korrektur der Abweichung hilft {0} vielleicht, aber nicht über den Zufall hinaus."
    case .correctionUseless: "Die Korrektur der Abweichung würde {0} nicht helfen."
    case .correctionFewDays: "Ob die Korrektur der Abweichung {0} hilft, ist nach so wenigen Tagen nicht zu sagen."
    case .otherValues: "Andere Werte"
    case .rainInHour: "Regen, letzte Stunde"
    case .saidTitle: "Vorhergesagt"
    case .cameTitle: "Beobachtet"
    case .betterThanBase: "{0} besser, als immer das übliche Regenrisiko vorherzusagen."
    case .notBetterThanBase: "Nicht besser, als immer das übliche Regenrisiko vorherzusagen."
    case .faultStill: "{0}: Die Temperaturen haben sich seit {1} nicht geändert."
    case .faultFrozen: "{0}: {1} wiederholen die Werte des Vortags."
    case .faultLater: "{0}: Die Temperaturen passen zu denen {1} später."
    case .faultEarlier: "{0}: Die Temperaturen passen zu denen {1} früher."
    case .faultApart: "{0}: seit {1} weit von allen anderen entfernt."
    case .faultChanged: "{0}: Die Fehler sind anders als zuvor und werden neu gelernt."
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
    case .scoreMayChange: "Eine Bewertung mit {0} kann sich noch ändern: Der Himmel ist noch nicht ganz bekannt."
    case .airQuality: "Luftqualität"
    case .mapTitle: "Karte"
    case .climateTitle: "Klima"
    case .rainRadar: "Regenradar"
    case .precipitation: "Niederschlag"
    case .windSpeed: "Windgeschwindigkeit"
    case .seaLevelPressure: "Luftdruck auf Meereshöhe"
    case .temperatureFelt: "Gefühlt"
    case .cloudLayers: "Tief, mittel, hoch"
    case .moon: "Mond"
    case .feltHeat: "Gefühlte Hitze"
    case .wetBulb: "Feuchttemperatur"
    case .canvas: "Wolken, die Farbe annehmen"
    case .freeLight: "Freier Weg für das Licht"
    case .afterglow: "Nachglühen"
    case .dryAir: "Trockene Luft"
    case .noRain: "Kein Regen"
    case .lightPath: "Wolken auf dem Weg des Lichts"
    case .pathSampled: "so weit nachgesehen, wie das Licht herkommt"
    case .pathLocal: "nur die über dem Ort sind bekannt"
    case .scoreModel: "Modell"
    case .azimuth: "Wo"
    case .sunsetIn: "Sonnenuntergang in {0}"
    case .sunriseIn: "Sonnenaufgang in {0}"
    case .drizzle: "Nieselregen"
    case .lightRain: "leichter Regen"
    case .rainFalls: "Regen"
    case .heavyRain: "starker Regen"
    case .downpour: "Wolkenbruch"
    case .hailPossible: "Hagel möglich"
    case .bestOfDays: "Bester dieser Tage"
    case .asOf: "Stand: {0}"
    }
  }

  static func text(_ value: ChartRow) -> String {
    switch value {
    case .described: "{0}: {1}"
    case .groups: "{0}; {1}"
    case .noData: "keine Daten"
    case .tooLittleKnown: "noch ist zu wenig bekannt"
    case .withinADay: "innerhalb eines Tages"
    case .estimatedFrom: "{0} ab {1}"
    case .temperature: "Temperatur in {0}"
    case .dashedFeelsLike: "gepunktet: gefühlt"
    case .ringMeasured: "Ring: gemessen {0}"
    case .measuredAt: "Um {0} Uhr gemessen: {1}"
    case .precipitation: "Niederschlag in {0}"
    case .noneExpected: "keiner zu erwarten"
    case .noPrecipitation: "Kein Niederschlag zu erwarten"
    case .atMostLikely: "höchstens zu {0} wahrscheinlich"
    case .lineProbability: "Linie: Wahrscheinlichkeit"
    case .sunsets: "Sonnenuntergänge in {0}"
    case .sunrises: "Sonnenaufgänge in {0}"
    case .scoreOf: "Bewertung von {0}"
    case .scoreOfDay: "{0} {1}"
    case .unknown: "unbekannt"
    case .best: "Am besten: {0}"
    case .bestAt: "am besten {0} um {1} Uhr: {2}"
    case .bestDay: "am besten {0}: {1}"
    case .doesNotCross: "die Sonne überschreitet den Horizont nicht"
    case .sun: "Die Sonne in {0}"
    case .dayLength: "Tageslänge {0} h {1} min"
    case .doesNotSet: "die Sonne geht nicht unter"
    case .doesNotRise: "die Sonne geht nicht auf"
    case .noonAt: "Sonnenhöchststand {0} bei {1}"
    case .sunriseAt: "Sonnenaufgang {0}"
    case .sunsetAt: "Sonnenuntergang {0}"
    case .daylight: "Tageslicht in {0}"
    case .lengthOfDay: "{0} am {1}"
    case .longestDay: "längster Tag {0}, kürzester {1}"
    case .daysLikeThis: "Tage wie dieser in {0}"
    case .warmingOfDays: "Erwärmung von Tagen wie diesem in {0}"
    case .valueIn: "{1}: {0}"
    case .withRange: "{0} ({1})"
    case .percentRange: "Spanne {0}"
    case .rangeOfModels: "Spanne der Modelle"
    case .withInterventions: "mit Eingriffen"
    case .withoutInterventions: "ohne Eingriffe"
    case .assumption: "{0}, {1}; blass: einzelne Jahre"
    case .originalFormula: "die ursprüngliche Formel, ohne Spanne"
    case .errors: "Vorhersagefehler in {0}"
    case .meanErrors: "{0}: mittlerer Fehler nach Tagen voraus ({1})"
    case .errorsOf: "{0} {1}"
    case .errorAhead: "{0} {1}"
    case .daysAhead: "Tage voraus"
    case .rainedHere: "Wie oft es in {0} regnete"
    case .byChance: "nach dem {0} vorhergesagten Risiko; größere Punkte stehen für mehr Stunden"
    case .rainCame: "{0}: bei {1} kam Regen in {2} der Stunden ({3})"
    case .forecastChance: "vorhergesagtes Risiko, %"
    case .asOftenAsSaid: "so oft wie gesagt"
    case .usualRain: "übliches Regenrisiko"
    case .around: "Rund um {0}"
    case .across: "{0} breit"
    case .cloudCover: "Bewölkung {0}"
    case .sunIsUp: "die Sonne steht über dem Horizont"
    case .sunIsDown: "die Sonne steht unter dem Horizont"
    case .whereSunSets: "Wo die Sonne untergeht"
    case .goldenLine: "goldene Linie: Sonnenuntergang jetzt"
    case .bestSunset: "schönster Sonnenuntergang: {0}, {1} von {2}"
    case .world: "die Welt mit Tag und Nacht"
    }
  }

  static func text(_ value: ErrorEntry) -> String {
    switch value {
    case .parseError: "Die Nachricht ist kein gültiges JSON."
    case .invalidRequest: "Die Nachricht ist keine gültige Anfrage nach JSON-RPC 2.0."
    case .limitExceeded: "Die Nachricht überschreitet eine Grenze dieses Servers."
    case .duplicateId: "Eine Anfrage mit dieser ID läuft noch."
    case .shuttingDown: "Der Server wird gerade beendet."
    case .methodNotFound: "Diese Methode gibt es nicht."
    case .invalidParams: "Ein Parameter ist ungültig."
    case .unknownParam: "Diesen Parameter gibt es nicht."
    case .missingParam: "Ein erforderlicher Parameter fehlt."
    case .outOfRange: "Ein Parameter liegt außerhalb des erlaubten Bereichs."
    case .notAllowed: "Ein Parameter hat einen Wert, der nicht erlaubt ist."
    case .internalError: "Ein interner Fehler ist aufgetreten."
    case .requestCancelled: "Die Anfrage wurde abgebrochen."
    case .serverCancelledShutdown: "Der Server wird gerade beendet."
    case .serverCancelledLocationChanged: "Der aktuelle Ort hat sich während der Anfrage geändert."
    case .placeNotFound: "Es wurde kein passender Ort gefunden."
    case .locationUnavailableDenied: "Der Standort muss freigegeben werden."
    case .locationUnavailableUnavailable: "Der Standort ließ sich nicht bestimmen."
    case .locationUnavailableTimeout: "Der Client hat seinen Standort nicht rechtzeitig gemeldet."
    case .locationUnavailableNotSupported: "Der Client kann seinen Standort nicht bestimmen."
    case .locationUnavailableOther: "Der Standort ließ sich nicht bestimmen."
    case .providerUnavailableOffline: "Das Netz ist abgeschaltet."
    case .providerUnavailableUnreachable: "Es gibt kein Netz."
    case .providerUnavailableLibraryMissing: "libcurl fehlt oder ist zu alt."
    case .providerUnavailableNoResources: "Dem System fehlen Threads, Deskriptoren oder Speicher."
    case .providerUnavailableDns: "{0} ist nicht zu finden: Der Name ließ sich nicht auflösen."
    case .providerUnavailableRefused: "{0} hat die Verbindung abgelehnt."
    case .providerUnavailableTls: "{0} ließ sich nicht über eine sichere Verbindung erreichen."
    case .providerUnavailableTimeout: "{0} hat nicht rechtzeitig geantwortet."
    case .providerUnavailableCut: "{0} hat die Verbindung vorzeitig beendet."
    case .providerUnavailableHttp: "{0} hat mit einem Fehler geantwortet."
    case .providerUnavailableMalformed: "{0} hat eine ungültige Antwort geschickt."
    case .providerUnavailableTooLarge: "{0} hat eine zu große Antwort geschickt."
    case .providerUnavailableRedirect: "{0} hat an eine verbotene Adresse weitergeleitet."
    case .providerUnavailableInvalidURL: "{0} ist mit einer ungültigen Adresse konfiguriert."
    case .providerUnavailableBreakerOpen: "{0} ist wiederholt ausgefallen und wird eine Weile nicht mehr gefragt."
    case .providerUnavailableBudget: "{0} erlaubt vorerst keine weiteren Abrufe: Das Kontingent ist verbraucht."
    case .rateLimited: "{0} begrenzt zurzeit die Anfragen."
    case .unauthorizedKeyMissing: "{0} braucht einen API-Schlüssel."
    case .unauthorizedKeyInvalid: "{0} nimmt den API-Schlüssel nicht an."
    case .unauthorizedSubscriptionMissing: "Der API-Schlüssel umfasst dieses Produkt nicht."
    case .noData: "Für diese Anfrage gibt es keine Daten."
    case .noDataDateSkipped: "Dieses Datum gab es an diesem Ort nie."
    case .noDataBeyondHorizon: "Das liegt außerhalb aller Vorhersagen und Archive."
    case .noDataOutOfCoverage: "Kein Anbieter deckt diesen Ort ab."
    case .noDataNotProvided: "{0} bietet dies nicht an."
    case .storageFailureFull: "Der Datenträger ist voll."
    case .storageFailureReadOnly: "In den Datenordner lässt sich nicht schreiben."
    case .storageFailureCorrupt: "Die gespeicherten Daten sind beschädigt."
    case .storageFailureLocked: "Ein anderer Prozess belegt die gespeicherten Daten."
    case .storageFailureIrregular: "Unter dem Pfad der gespeicherten Daten liegt keine gewöhnliche Datei."
    case .busy: "Der Server ist überlastet."
    case .deadlineExceeded: "Bis zum Ablauf der Frist gab es keine brauchbare Antwort."
    case .unsupported: "Das wird nicht unterstützt."
    case .unsupportedProtocolVersion: "Diese Version des Protokolls wird nicht unterstützt."
    case .unsupportedProvider: "Dieser Anbieter bietet dies nicht an."
    case .unsupportedNotSettable: "Diese Einstellung lässt sich mit config.set nicht ändern."
    }
  }

  static func text(_ value: HintRow) -> String {
    switch value {
    case .parseError: "Ein JSON-Text pro Zeile oder vor jedem ein Content-Length-Header."
    case .shuttingDown: "Nach shutdown wird nur noch exit erwartet."
    case .internalError: "Bitte melde das, zusammen mit der Ausgabe von almanac doctor --bundle."
    case .placeNotFound: "Prüfe die Schreibweise oder gib Koordinaten an."
    case .locationUnavailableDenied: "Gib den Standort frei oder suche einen Ort."
    case .locationUnavailableUnavailable: "Der Standort ist freigegeben, wurde aber nicht gefunden.\n\nWähle einen Ort aus der Suche."
    case .locationUnavailableNotSupported: "Lege mit location.set einen Ort fest."
    case .locationUnavailableOther: "Lege mit location.set einen Ort fest."
    case .unauthorizedKeyMissing: "Trage providers.{0}.apiKey in die Konfigurationsdatei ein."
    case .unauthorizedKeyInvalid: "Prüfe providers.{0}.apiKey in der Konfigurationsdatei."
    case .unauthorizedSubscriptionMissing: "Prüfe den Tarif zu providers.{0}.apiKey in der Konfigurationsdatei."
    case .storageFailureReadOnly: "Prüfe ALMANAC_DATA_DIR und die Zugriffsrechte."
    case .storageFailureCorrupt: "Sie wurden beiseitegelegt; almanac doctor zeigt, wo sie sind."
    case .storageFailureIrregular: "Räume die Pipe, das Gerät oder den Ordner aus dem Weg; almanac doctor zeigt, wo der Datenordner liegt."
    case .deadlineExceeded: "Lass mit fallback eine veraltete Antwort zu oder erhöhe deadlineMs."
    case .unsupportedNotSettable: "Nimm dafür die Konfigurationsdatei oder almanac config set."
    case .unknownTimeZone: "Erwartet wird eine IANA-Zeitzone wie Europe/Lisbon."
    case .notLookedUp: "Der Ort ist lokal nicht bekannt, und die Online-Suche ist nicht verfügbar. Gib seine Koordinaten an oder versuche es später noch einmal."
    case .notOnEarth: "Einen solchen Ort gibt es auf der Erde nicht."
    case .giveAPlace: "Gib einen Ort an oder versuche es später noch einmal."
    case .checkSpelling: "Prüfe die Schreibweise oder gib Koordinaten an."
    case .eventNotYet: "Das Ereignis steht noch bevor."
    case .noSunEvent: "Die Sonne überschreitet den Horizont an diesem Tag nicht."
    case .otherSubscription: "Ein anderes Abonnement hat diese ID."
    case .parameter: "(Parameter: {0})"
    case .allowed: "erlaubt: {0}"
    case .allowedRange: "erlaubt: {0} bis {1}"
    case .didYouMean: "meintest du: {0}"
    case .tryAgain: "versuche es in {0} s noch einmal"
    case .storedLocationUnread: "Der gespeicherte Ort ließ sich nicht lesen."
    case .locationOfEnvironment: "ALMANAC_LOCATION ist „{0}“."
    case .locationOfInitialize: "Der in `initialize` genannte Ort ist „{0}“."
    case .locationOfConfiguration: "Der Ort in der Konfiguration ist „{0}“."
    case .locationNamed: "Der Ort ist „{0}“."
    case .expectedAngles: "Erwartet werden Breiten- und Längengrad, zum Beispiel 38.72,-9.14 oder 38.72°N 9.14°W."
    case .anglesAreNumbers: "Breiten- und Längengrad sind Zahlen."
    case .ambiguousDirection: "O steht in manchen Sprachen für Osten und in anderen für Westen: Schreibe E oder W."
    case .oneAngleOfEach: "Erwartet werden ein Breitengrad (N oder S) und ein Längengrad (E oder W)."
    case .signOrDirection: "Ein Winkel hat ein Vorzeichen oder eine Himmelsrichtung, nicht beides: -38.7 oder 38.7°S."
    case .minutesBelowSixty: "Minuten und Sekunden eines Winkels sind kleiner als 60."
    case .expectedPlusCode: "Erwartet wird ein vollständiger Plus Code wie 8FVC9G8F+6W."
    case .expectedLocator: "Erwartet wird ein Maidenhead-Locator wie JN67TN, JN67TN44 oder JN67TN44AB."
    case .expectedGeoURI: "Erwartet wird ein geo:-URI wie geo:47.5622,13.6493."
    case .otherReferenceSystem: "In einem geo:-URI wird nur das Bezugssystem wgs84 verstanden."
    case .expectedObject: "Erwartet wird ein Objekt."
    case .expectedArray: "Erwartet wird ein Array."
    case .expectedString: "Erwartet wird eine Zeichenkette."
    case .expectedNumber: "Erwartet wird eine Zahl."
    case .expectedInteger: "Erwartet wird eine ganze Zahl."
    case .expectedBoolean: "Erwartet wird true oder false."
    case .expectedBooleanOrString: "Erwartet wird true, false oder eine Zeichenkette."
    case .expectedBooleanOrArray: "Erwartet wird true, false oder ein Array."
    case .expectedStringOrNumber: "Erwartet wird eine Zeichenkette oder eine Zahl."
    case .expectedStringOrObject: "Erwartet wird eine Zeichenkette oder ein Objekt."
    case .expectedSubscriptionCondition: "Erwartet wird ein Objekt mit `path`, mit `all` oder mit `any`."
    case .expectedDate: "Erwartet wird ein Datum wie 2026-06-21."
    case .expectedTime: "Erwartet wird eine Zeit mit UTC-Abstand wie 2026-06-21T19:30:00+01:00."
    case .paramsByName: "Gib die Parameter mit ihren Namen an."
    case .giveExactlyOne: "Gib genau einen davon an."
    case .giveOnlyOne: "Gib nur einen davon an."
    case .expectedText: "Erwartet wird ein Text."
    case .expectedWord: "Erwartet wird eines dieser Wörter."
    case .expectedTruth: "Erwartet wird true oder false, mit eq oder ne."
    case .expectedNull: "Erwartet wird null, mit eq oder ne."
    case .expectedPointer: "Erwartet wird ein JSON Pointer wie /days/*/score."
    case .nothingThere: "In keinem Ergebnis von {0} steht dort etwas."
    case .onsetOnce: "Mit leadMinutes wird jeder Beginn einmal gemeldet."
    case .onsetRows: "Mit leadMinutes muss die Bedingung Zeilen betreffen, die zu einer bestimmten Zeit beginnen, etwa /hours/*/kind."
    case .onsetOneList: "Mit leadMinutes muss die Bedingung die Zeilen einer einzigen Liste betreffen."
    case .expectedClockTime: "Erwartet wird eine Uhrzeit von 00:00 bis 23:59."
    case .expectedOtherEnd: "Erwartet wird eine andere Uhrzeit als bei start."
    case .onlyOverviewHasParts: "Nur weather.overview hat Teile."
    case .onePartPerMethod: "Jede Methode darf nur in einem Teil vorkommen."
    case .expectedLanguageTag: "Erwartet wird ein Sprachkennzeichen nach BCP 47 wie en-GB."
    case .originalOneYear: "Die ursprüngliche Formel von `weather2045` hat nur ein Jahr."
    case .originalNoScenario: "Die ursprüngliche Formel von `weather2045` kennt kein Szenario."
    case .originalNoLevers: "Die ursprüngliche Formel von `weather2045` kennt keine einzelnen Maßnahmen."
    case .expectedReport: "Erwartet wird ein METAR, SPECI oder TAF: LPPT 211830Z 34012KT CAVOK 22/14 Q1016."
    case .expectedPastDate: "Erwartet wird ein Datum bis {0}, dem letzten ganzen Tag dort. Den heutigen Tag hat forecast.hourly."
    case .percentSign: "Ein Prozentzeichen schreibst du als %%."
    case .unclosedField: "Ein Feld endet mit {0}. Eine geschweifte Klammer schreibst du als {1}."
    case .libraryNotFound: "libcurl wurde nicht gefunden: Installiere libcurl4 (Debian, Ubuntu), libcurl (Fedora, Alpine) oder curl (Arch, Homebrew)"
    case .libraryTooOld: "libcurl ist zu alt: Nötig ist Version 7.66 oder neuer"
    case .libraryFailed: "libcurl ließ sich nicht initialisieren"
    case .libraryNoResources: "das System hat für den Prozess keine Threads, keine Deskriptoren oder keinen Speicher mehr (ulimit -u, ulimit -n, ulimit -v)"
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
    case .beaufort: PluralForms(one: "fuerza {count}", other: "fuerza {count}")
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

  static func aloud(_ value: Lever) -> String {
    switch value {
    case .methane45By2030: "Metano menos 45 por ciento en 2030"
    case .methane30By2030: "Metano menos 30 por ciento en 2030, Compromiso Mundial del Metano"
    case .nitrousOxide30By2050: "Óxido nitroso menos 30 por ciento en 2050"
    case .soot50By2040: "Hollín, carbono negro, menos 50 por ciento en 2040"
    case .sulfur80By2050: "Dióxido de azufre menos 80 por ciento en 2050, destapa el calentamiento"
    case .solarRamp: "Geoingeniería solar de menos 1 vatio por metro cuadrado, de 2030 a 2040, mantenida"
    case .solarTerminated: "Geoingeniería solar de menos 1 vatio por metro cuadrado, detenida en 2060"
    default: word(value)
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
    case .solarRamp: "Geoingeniería solar de −1 W/m², de 2030 a 2040, mantenida"
    case .solarTerminated: "Geoingeniería solar de −1 W/m², detenida en 2060"
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

  static func dawn(_ value: SunPhase) -> String {
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
    case .unknown: "aviso oficial"
    case .minor: "aviso leve"
    case .moderate: "aviso moderado"
    case .severe: "aviso grave"
    case .extreme: "aviso extremo"
    }
  }

  static func word(_ value: AlertHazard) -> String {
    switch value {
    case .wind: "viento"
    case .thunderstorm: "tormentas"
    case .tornado: "tornado"
    case .hail: "granizo"
    case .rain: "lluvia"
    case .flood: "inundaciones"
    case .rainFlood: "lluvia e inundaciones"
    case .snow: "nieve"
    case .snowIce: "nieve y hielo"
    case .blizzard: "ventisca"
    case .freezingRain: "lluvia helada"
    case .ice: "hielo"
    case .frost: "heladas"
    case .thaw: "deshielo"
    case .avalanche: "aludes"
    case .fog: "niebla"
    case .highTemperature: "altas temperaturas"
    case .lowTemperature: "bajas temperaturas"
    case .forestFire: "peligro de incendio forestal"
    case .dryAir: "aire seco"
    case .dust: "polvo o arena en suspensión"
    case .smoke: "humo"
    case .airQuality: "calidad del aire"
    case .ultraviolet: "radiación ultravioleta"
    case .tropicalCyclone: "ciclón tropical"
    case .stormSurge: "marejada ciclónica"
    case .coastalEvent: "fenómenos costeros"
    case .highWaves: "oleaje fuerte"
    case .ripCurrent: "corrientes de resaca"
    case .marine: "peligro en el mar"
    case .lowWater: "aguas bajas"
    case .tsunami: "tsunami"
    case .landslide: "deslizamiento de tierra"
    case .earthquake: "terremoto"
    case .volcano: "volcán"
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

  static func aloud(_ value: ExtremeKind) -> String {
    word(value)
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Calor que se da una vez cada 10 años"
    case .hotExtreme50Year: "Calor que se da una vez cada 50 años"
    case .heavyPrecipitation10Year: "Lluvia que se da una vez cada 10 años"
    case .drought10Year: "Sequía que se da una vez cada 10 años"
    }
  }

  static func word(_ value: ClimateRegionName) -> String {
    switch value {
    case .gic: "Groenlandia e Islandia"
    case .nwn: "noroeste de América del Norte"
    case .nen: "noreste de América del Norte"
    case .wna: "oeste de América del Norte"
    case .cna: "centro de América del Norte"
    case .ena: "este de América del Norte"
    case .nca: "norte de América Central"
    case .sca: "sur de América Central"
    case .car: "Caribe"
    case .nws: "noroeste de América del Sur"
    case .nsa: "norte de América del Sur"
    case .nes: "noreste de América del Sur"
    case .sam: "región del monzón sudamericano"
    case .sws: "suroeste de América del Sur"
    case .ses: "sureste de América del Sur"
    case .ssa: "sur de América del Sur"
    case .neu: "norte de Europa"
    case .wce: "Europa occidental y central"
    case .eeu: "Europa del Este"
    case .med: "Mediterráneo"
    case .sah: "Sáhara"
    case .waf: "África Occidental"
    case .caf: "África Central"
    case .neaf: "noreste de África"
    case .seaf: "sureste de África"
    case .wsaf: "oeste de África austral"
    case .esaf: "este de África austral"
    case .mdg: "Madagascar"
    case .rar: "Ártico ruso"
    case .wsb: "Siberia occidental"
    case .esb: "Siberia oriental"
    case .rfe: "Extremo Oriente ruso"
    case .wca: "oeste de Asia Central"
    case .eca: "este de Asia Central"
    case .tib: "meseta tibetana"
    case .eas: "Asia Oriental"
    case .arp: "península arábiga"
    case .sas: "sur de Asia"
    case .sea: "sudeste asiático"
    case .nau: "norte de Australia"
    case .cau: "centro de Australia"
    case .eau: "este de Australia"
    case .sau: "sur de Australia"
    case .nz: "Nueva Zelanda"
    case .ean: "Antártida Oriental"
    case .wan: "Antártida Occidental"
    case .aro: "océano Ártico"
    case .npo: "Pacífico Norte"
    case .epo: "Pacífico ecuatorial"
    case .spo: "Pacífico Sur"
    case .nao: "Atlántico Norte"
    case .eao: "Atlántico ecuatorial"
    case .sao: "Atlántico Sur"
    case .ars: "mar Arábigo"
    case .bob: "golfo de Bengala"
    case .eio: "océano Índico ecuatorial"
    case .sio: "sur del océano Índico"
    case .soo: "océano Antártico"
    }
  }

  static func aloud(_ value: MessageRow) -> String {
    text(value)
  }

  static func text(_ value: MessageRow) -> String {
    switch value {
    case .nowcastUnknown: "No hay datos de precipitación para las próximas horas."
    case .nowcastUsual: "No hay previsión para estas horas, solo lo habitual para la época del año."
    case .dry: "No se espera precipitación."
    case .dryAsFarAsKnown: "No se espera precipitación, hasta donde se sabe."
    case .dryFor: "No se espera precipitación durante {0}; el resto no se conoce del todo."
    case .wetNow: "Precipitación ahora, sin final a la vista."
    case .wetNowUntil: "Precipitación ahora, terminará en {0}."
    case .wetFrom: "La precipitación empezará en {0}."
    case .wetFromFor: "La precipitación empezará en {0} y durará {1}."
    case .wetWithin: "Precipitación en menos de {0}."
    case .wetWithinUntil: "Precipitación en menos de {0}; terminará en {1}."
    case .airGood: "El aire es bueno: disfruta del aire libre."
    case .airAcceptable: "La calidad del aire es aceptable; las personas especialmente sensibles deberían plantearse limitar los esfuerzos al aire libre."
    case .airForSensitiveGroups: "Los grupos sensibles deberían reducir los esfuerzos largos o intensos al aire libre."
    case .airUnhealthy: "Todos deberían reducir los esfuerzos largos o intensos al aire libre."
    case .airVeryUnhealthy: "Evita los esfuerzos intensos al aire libre; los grupos sensibles deberían quedarse en casa."
    case .airHazardous: "Quédate en casa con las ventanas cerradas."
    case .noCloudData: "No hay datos de nubes para este momento, así que no hay puntuación."
    case .noCloudLayers: "No se conocen las capas de nubes para este momento, así que no hay puntuación."
    case .polarDay: "El sol permanece sobre el horizonte todo el día."
    case .polarNight: "El sol permanece bajo el horizonte todo el día."
    case .noEvent: "El sol no cruza el horizonte en este día."
    case .beyondHorizon: "Este día queda fuera del periodo de previsión."
    case .classicScore: "La puntuación original, tomada solo de la nubosidad: {0} de 100."
    case .lowCloud: "Las nubes bajas ocultan casi todo el cielo"
    case .clearSky: "Un cielo casi despejado promete un resplandor sencillo y limpio"
    case .clearSkyMuted: "Un cielo casi despejado promete un resplandor sencillo"
    case .scatteredLowCloud: "Las nubes bajas dispersas dejan un resplandor sencillo en los claros"
    case .highAndMidCloud: "Las nubes altas y medias"
    case .highSheet: "Las nubes altas y densas"
    case .cirrus: "Los cirros"
    case .midOvercast: "Las nubes medias y densas"
    case .altocumulus: "Los altocúmulos"
    case .catchesLight: "{0} captarán la luz"
    case .mayCatchLight: "{0} pueden captar parte de la luz"
    case .getsLittleLight: "{0} recibirán poca luz"
    case .placeOffset: "{0} {1} de {2}"
    case .lowDeckCuts: "{0}; una capa baja a {1} {2} cortará la luz"
    case .lowDeckMayCut: "{0}; una capa baja a {1} {2} puede cortar la luz"
    case .midDeckCuts: "{0}; una capa media a {1} {2} cortará la luz"
    case .midDeckMayCut: "{0}; una capa media a {1} {2} puede cortar la luz"
    case .towardSun: "hacia el sol"
    case .rainInTheWay: "la lluvia se interpone"
    case .poorVisibility: "la visibilidad reducida apaga la vista"
    case .hazeMutes: "la calima atenúa los colores"
    case .humidAirMutes: "el aire húmedo atenúa los colores"
    case .list: "{0}, {1}"
    case .both: "{0} y {1}"
    case .serial: "{0}, {1}"
    case .firstOfMonth: "1"
    case .spoiled: "{0}, pero {1}"
    case .colorOdds: "Color {0} de cada {1} veces"
    case .colorHardly: "Apenas hay opciones de color"
    case .colorCertain: "Color casi seguro"
    case .betterEvenings: "Mejor que el {0} de los atardeceres aquí en esta época del año"
    case .betterMornings: "Mejor que el {0} de los amaneceres aquí en esta época del año"
    case .aboutTitle: "¿Cómo será la puesta de sol?"
    case .aboutText: "Una buena puesta de sol necesita tres cosas: nubes lo bastante altas para iluminarse desde abajo, un camino libre para la luz que llega de más allá del horizonte y aire limpio y seco. La puntuación mira las capas de nubes sobre ti, el cielo de 50 a 600 km hacia el sol y la calima, la humedad, la visibilidad y la lluvia en el momento en que el sol se pone. Un cielo despejado da un resplandor sencillo, un cielo de cirros con el horizonte abierto las puntuaciones más altas y un cielo cubierto de nubes bajas casi nada."
    case .cloudCoverTitle: "Nubosidad"
    case .cloudCoverText: "La media del día. Algunas nubes dan color, una capa baja y cerrada lo oculta."
    case .highCloudTitle: "Nubes altas"
    case .highCloudText: "Los cirros por encima de 8 km captan la última luz y brillan más tiempo."
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
    case .sentence: "{0}."
    case .sentences: "{0} {1}"
    case .dayText: "{0}: {1}"
    case .today: "hoy"
    case .tomorrow: "mañana"
    case .wholeDay: "{0} todo el día"
    case .restOfDay: "{0} el resto del día"
    case .wholeTime: "{0} durante todo el periodo"
    case .fromTime: "{0} desde {1:la|las} {1}"
    case .untilTime: "{0} hasta {1:la|las} {1}"
    case .betweenTimes: "{0} de {1} a {2}"
    case .whatWhen: "{0} {1}"
    case .betweenParts: "{0} {1} {2}"
    case .atTimes: "{0} a ratos"
    case .detail: "{0}, {1}"
    case .gusts: "rachas de hasta {0}"
    case .amount: "alrededor de {0}"
    case .amountFurther: "unos {0} más"
    case .skyChange: "{0} por la mañana, {1} por la tarde"
    case .extremes: "máxima {0}, mínima {1}"
    case .range: "de {0} a {1}"
    case .steady: "alrededor de {0}"
    case .uncertainty: "incierto: máxima entre {0} y {1}"
    case .warmerThanYesterday: "{0} más que ayer"
    case .colderThanYesterday: "{0} menos que ayer"
    case .warmerThanToday: "{0} más que hoy"
    case .colderThanToday: "{0} menos que hoy"
    case .warmerThanDayBefore: "{0} más que el día anterior"
    case .colderThanDayBefore: "{0} menos que el día anterior"
    case .aboveNormal: "{0} por encima de lo normal"
    case .belowNormal: "{0} por debajo de lo normal"
    case .rareHeat: "temperatura inusualmente alta para la época"
    case .rareCold: "temperatura inusualmente baja para la época"
    case .ultraviolet: "índice UV de hasta {0}"
    case .sunsetColorful: "puesta de sol colorida a {0:la|las} {0}"
    case .sunsetVivid: "puesta de sol intensa a {0:la|las} {0}"
    case .sunsetSpectacular: "puesta de sol espectacular a {0:la|las} {0}"
    case .warningsUnknown: "avisos oficiales desconocidos"
    case .usual: "lo habitual en esta época: de {0} a {1}"
    case .usualSteady: "lo habitual en esta época: {0}"
    case .noChange: "no cambia nada destacable en las próximas 48 horas"
    case .noForecast: "sin previsión"
    case .minus: "menos {0}"
    }
  }

  static func aloud(_ value: NoticeRow) -> String {
    switch value {
    case .because: "{0}, {1}."
    case .placeInferred: "{0} se ha entendido como {1}."
    case .locationUnchecked: "No se ha podido buscar {0} ahora; se ha fijado sin comprobar."
    case .noForecast: "Lo habitual aquí, no una previsión, {0}."
    case .impossibleValues: "Se han omitido valores inverosímiles de {0}, {1}."
    case .modelsMissing: "Los modelos de alta resolución no están disponibles; esta es la proyección de ar6."
    case .userDataWithoutFolder: "Los favoritos y los ajustes se guardan hasta que termine este proceso: ni ALMANAC DATA DIR ni XDG DATA HOME ni HOME dice dónde guardarlos."
    case .userDataSetAside: "almanac.db estaba dañado y se ha sustituido. El archivo antiguo es {0}; sqlite3 .recover lee lo que queda de sus favoritos y ajustes."
    case .warmingHere: "De {0} a {1}, el calentamiento global respecto al periodo de 1850 a 1900 pasa de {2} a {3}, {4}, {5}; aquí, este mes, el cambio es {6} veces ese, {7}."
    case .warmingHereWithout: "De {0} a {1}, el calentamiento global respecto al periodo de 1850 a 1900 pasa de {2} a {3}, o a {4} sin las intervenciones, {5}, {6}; aquí, este mes, el cambio es {7} veces ese, {8}."
    case .otherPrecipitation: "A la temperatura proyectada la precipitación cae en otra forma, Jennings et al. 2018."
    case .moreHeavyRain: "La misma lluvia fuerte traería cerca de un {0} más: {1} por {2} de calentamiento global en tierra, mediana CMIP6 del día más lluvioso."
    case .lessHeavyRain: "La misma lluvia fuerte traería cerca de un {0} menos: {1} por {2} de calentamiento global en tierra, mediana CMIP6 del día más lluvioso."
    case .terminationShock: "La geoingeniería solar oculta el calentamiento mientras dura: si se detiene, la mayor parte de lo oculto vuelve en cinco a diez años, choque de terminación."
    case .originalFormula: "La fórmula de la aplicación original: {0} en todas partes, {1} con intervenciones. Desde hoy, los modelos climáticos prevén de {2} a {3} de calentamiento global para {4}; para una proyección usa el modelo ar6."
    default: text(value)
    }
  }

  static func text(_ value: NoticeRow) -> String {
    switch value {
    case .plain: "{0}."
    case .because: "{0} ({1})."
    case .consequence: "{0} {1}"
    case .locationAssumed: "No hay ningún lugar configurado y la zona horaria no tiene ciudad; se usa {0}."
    case .locationOfTimeZone: "No hay ningún lugar configurado; {0} es la ciudad de la zona horaria."
    case .ambiguousPlace: "Otros lugares tienen ese nombre: {0}."
    case .placeInferred: "«{0}» se ha entendido como {1}."
    case .placeOfRegion: "{0} es toda una región; la respuesta es para su ciudad más grande, {1}."
    case .locationUnchecked: "No se ha podido buscar «{0}» ahora; se ha fijado sin comprobar."
    case .placesKnownHere: "La búsqueda en línea no está disponible: estos son los lugares conocidos localmente."
    case .askedRecently: "A los proveedores se les pregunta como máximo una vez por minuto por el mismo lugar."
    case .outOfDate: "Esta respuesta está desactualizada."
    case .noForecast: "Lo habitual aquí, no una previsión ({0})."
    case .usualHere: "Lo habitual aquí, no una previsión."
    case .keyRefused: "{0} ha rechazado la clave de la API; esta respuesta no usa sus datos."
    case .impossibleValues: "Se han omitido valores inverosímiles de {0} ({1})."
    case .countOf: "{0}: {1}"
    case .temperaturesStill: "Las temperaturas de {0} no han cambiado en {1}, pero el tiempo sí."
    case .forecastRepeats: "{0} de la previsión de {1} repiten la previsión del día anterior."
    case .temperaturesLater: "Las temperaturas de {0} encajan con el tiempo de {1} después."
    case .temperaturesEarlier: "Las temperaturas de {0} encajan con el tiempo de {1} antes."
    case .temperaturesApart: "Las temperaturas de {0} llevan {1} lejos de todas las demás."
    case .errorsChanged: "Lo que dice {0} yerra de otra manera desde hace {1}: las correcciones se aprenden de nuevo."
    case .scoresMayChange: "Aún no se conoce todo el cielo: estas puntuaciones pueden cambiar."
    case .noSunEvent: "El sol no cruza el horizonte."
    case .noSunEventDays: "El sol no cruza el horizonte en estos días."
    case .providerOutdated: "Los valores más recientes del proveedor son de hace {0}."
    case .noReports: "Ninguna estación cercana al lugar tiene informes."
    case .nothingMeasured: "No hay mediciones, así que no se puede calcular ningún error."
    case .ledgerOnly: "Solo se usan las mediciones ya guardadas."
    case .measuredMissing: "Los valores medidos no están disponibles"
    case .reportsMissing: "Los informes de las estaciones no están disponibles"
    case .providerMeasuredMissing: "Lo medido por {0} no está disponible"
    case .alertsMissing: "Los avisos oficiales no están disponibles"
    case .noStation: "Ninguna estación a menos de {0} ha informado en los últimos {1}."
    case .stationsHigherOrLower: "Las estaciones están a más de {0} por encima o por debajo."
    case .measuredOld: "La temperatura medida más reciente es de hace {0}."
    case .rowsInterpolated: "Algunas filas se interpolaron entre los pasos de tiempo del proveedor."
    case .rowsBeyondForecast: "La previsión no incluye estas filas."
    case .rowsOfClimate: "Estas filas son estimaciones climáticas."
    case .noAlertService: "Ningún servicio de avisos conocido cubre este lugar."
    case .alertsUnlisted: "Hay más avisos de los que se muestran: {0}."
    case .alertsUnread: "Hay avisos que no se pueden leer: {0}."
    case .drawnFromHours: "Interpolado a partir de la previsión por horas."
    case .elevationUnknown: "Se desconoce la altitud del lugar; se usa el horizonte a nivel del mar."
    case .dateSkipped: "El {0} nunca existió aquí y se omite."
    case .calendarEnds: "El calendario termina el {0}."
    case .modelsMissing: "Los modelos de alta resolución no están disponibles; esta es la proyección de `ar6`."
    case .causeSlowDown: "{0} limita el número de solicitudes"
    case .causeKeyMissing: "{0} necesita una clave de API"
    case .causeKeyInvalid: "{0} no acepta la clave de API"
    case .causeKeyLimited: "la clave de API de {0} no incluye esto"
    case .causeBeyondHorizon: "más allá de toda previsión"
    case .causeOutOfCoverage: "ningún proveedor cubre este lugar"
    case .causeNotProvided: "ningún proveedor lo ofrece"
    case .causeDeadline: "sin respuesta a tiempo"
    case .causeBusy: "el servidor está ocupado"
    case .causeStore: "ha fallado el almacén de datos"
    case .causeOffline: "la red está desactivada"
    case .causeNoNetwork: "sin red"
    case .causeNoLibrary: "falta libcurl o es demasiado antigua"
    case .causeNoResources: "el sistema no tiene más hilos, descriptores o memoria"
    case .causeLookup: "sin red, o no se encuentra {0}"
    case .causeRefused: "{0} rechazó la conexión"
    case .causeTLS: "sin conexión segura con {0}"
    case .causeTimeout: "{0} no respondió a tiempo"
    case .causeCut: "{0} cerró la conexión antes de tiempo"
    case .causeHTTP: "{0} respondió con un error"
    case .causeMalformed: "no se pudo entender la respuesta de {0}"
    case .causeTooLarge: "la respuesta de {0} es demasiado grande"
    case .causeRedirect: "{0} redirigió a una dirección prohibida"
    case .causeURL: "la dirección configurada de {0} no es válida"
    case .causeFailing: "{0} falló repetidamente"
    case .causeBudget: "se ha agotado la cuota de solicitudes de {0}"
    case .theProvider: "el proveedor"
    case .userDataNotKept: "No se pueden guardar los favoritos ni los ajustes: {0}."
    case .cacheInMemory: "La caché está solo en memoria: {0}."
    case .userDataWithoutFolder: "Los favoritos y los ajustes se guardan hasta que termine este proceso: ni ALMANAC_DATA_DIR ni XDG_DATA_HOME ni HOME dice dónde guardarlos."
    case .fileReadOnly: "{0} se puede leer, pero no escribir."
    case .userDataSetAside: "almanac.db estaba dañado y se ha sustituido. El archivo antiguo es {0}; `sqlite3 .recover` lee lo que queda de sus favoritos y ajustes."
    case .cacheSetAside: "cache.db estaba dañado y se ha sustituido. El archivo antiguo es {0}; se puede borrar."
    case .fileNewer: "{0} fue creado por una versión más nueva del programa y se abre en modo de solo lectura."
    case .fileRowsDamaged: "Algunas filas de {0} están dañadas; se omiten."
    case .answerNotCached: "No se pudo guardar una respuesta en la caché: {0}."
    case .storeFull: "el disco está lleno"
    case .storeReadOnly: "no se puede escribir en la carpeta"
    case .storeCorrupt: "los datos guardados están dañados"
    case .storeLocked: "otro proceso ha bloqueado el archivo"
    case .storeIrregular: "no hay un archivo normal en su ruta"
    case .meanShift: "El desplazamiento medio de días como este, no la previsión de una fecha: el tiempo de un solo día varía más."
    case .warmingHere: "De {0} a {1}, el calentamiento global respecto a 1850–1900 pasa de {2} a {3} ({4}, {5}); aquí, este mes, el cambio es {6} veces ese ({7})."
    case .warmingHereWithout: "De {0} a {1}, el calentamiento global respecto a 1850–1900 pasa de {2} a {3}, o a {4} sin las intervenciones ({5}, {6}); aquí, este mes, el cambio es {7} veces ese ({8})."
    case .pastObserved: "El calentamiento pasado es observado y el mismo en todos los escenarios."
    case .highEmissionsUnlikely: "SSP5-8.5 es un caso poco probable de altas emisiones, no lo esperado."
    case .lessProportional: "Tras un máximo, el cambio regional es menos exactamente proporcional al calentamiento global en descenso."
    case .mostlySea: "La región es sobre todo mar: su media vale para costas e islas, el interior se calienta más."
    case .otherPrecipitation: "A la temperatura proyectada la precipitación cae en otra forma (Jennings et al. 2018)."
    case .moreHeavyRain: "La misma lluvia fuerte traería cerca de un {0} más: {1} por {2} de calentamiento global en tierra (mediana CMIP6 del día más lluvioso)."
    case .lessHeavyRain: "La misma lluvia fuerte traería cerca de un {0} menos: {1} por {2} de calentamiento global en tierra (mediana CMIP6 del día más lluvioso)."
    case .leversTooLate: "Las intervenciones no pueden cambiar este año ni el pasado."
    case .terminationShock: "La geoingeniería solar oculta el calentamiento mientras dura: si se detiene, la mayor parte de lo oculto vuelve en cinco a diez años (choque de terminación)."
    case .leversOverlap: "Las medidas se solapan: sumadas prometen más de lo que dan juntas."
    case .leversCapped: "Juntas se limitaron a la diferencia con SSP1-1.9, la senda más baja evaluada."
    case .sulfurUncovers: "Un aire más limpio, sin azufre, descubre parte del calentamiento que el azufre oculta hoy."
    case .highResolutionFactor: "El factor es la mediana de {0} modelos de alta resolución en el lugar, el rango su mínimo y su máximo; ambos ajustados al escenario y al año."
    case .originalFormula: "La fórmula de la aplicación original: {0} en todas partes, {1} con intervenciones. Desde hoy, los modelos climáticos prevén de {2} a {3} de calentamiento global para {4}; para una proyección usa el modelo `ar6`."
    case .normalsCoarse: "Calculado a partir de normales mensuales de una rejilla gruesa y su dispersión, no contado. Una estación puede diferir en diez días o más, sobre todo en costas, valles y ciudades."
    case .normalsUnrepresentative: "El clima del lugar mismo puede ser distinto: sus valores normales son los de los alrededores, donde las estaciones difieren por el relieve y el mar, o faltan."
    case .spreadKept: "La dispersión de los días en torno a su media se mantiene como en {0}."
    case .normalProjected: "El tiempo proyectado es lo normal para la fecha: lo de {0}, desplazado por el calentamiento desde entonces."
    case .dayMean: "La temperatura del día es la media de sus horas."
    case .scenarioVeryLow: "Muy bajo: CO2 neto cero hacia {0}, el calentamiento de nuevo cerca de {1} en {2}."
    case .scenarioLow: "Bajo: CO2 neto cero hacia {0}, calentamiento por debajo de {1}."
    case .scenarioMiddle: "Medio: cerca de adonde llevan las políticas actuales, unos {0} en {1}."
    case .scenarioHigh: "Alto: las emisiones siguen subiendo, unos {0} en {1}."
    case .scenarioVeryHigh: "Muy alto: combustibles fósiles sin freno; hoy se considera improbable."
    }
  }

  static func aloud(_ value: PageRow) -> String {
    switch value {
    case .assumedPlace: "{0}, supuesto"
    case .eventOfHazard: "{0}, {1}"
    case .aboveIndustry: "{0} respecto al periodo de 1850 a 1900"
    case .warmerThanNormal: "{0} más cálido que lo normal, {1}"
    case .colderThanNormal: "{0} más frío que lo normal, {1}"
    case .none: "nada"
    case .stored: "Datos de {0}, hace {1}."
    case .storedStale: "Datos de {0}, hace {1}, desactualizados."
    case .pollen: "Polen en granos por metro cúbico: {0}"
    case .leadUnderOneDay: "menos de 1 día"
    case .outOfDate: "{0}, desactualizado"
    case .usIndex: "ICA de Estados Unidos"
    default: text(value)
    }
  }

  static func text(_ value: PageRow) -> String {
    switch value {
    case .here: "Aquí"
    case .assumedPlace: "{0} (supuesto)"
    case .now: "Ahora"
    case .day: "Día"
    case .time: "Hora"
    case .weather: "Tiempo"
    case .temperature: "Temperatura"
    case .minimum: "Mín"
    case .maximum: "Máx"
    case .high: "Máxima"
    case .low: "Mínima"
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
    case .likely: "Intervalo probable"
    case .asForecast: "Si las nubes llegan como está previsto"
    case .aerosol: "Aerosol"
    case .dust: "Polvo"
    case .seen: "Tu valoración"
    case .forecast: "Previsión"
    case .yourSunsets: "Tus puestas de sol"
    case .change: "Cambio"
    case .singleYears: "Años individuales"
    case .world: "Mundo"
    case .region: "Región"
    case .daysOfYear: "Días al año"
    case .fourYearsInFive: "4 años de 5"
    case .tropicalNights: "Noches tropicales"
    case .frostDays: "Días de helada"
    case .iceDays: "Días de hielo"
    case .heatingDegreeDays: "Grados día de calefacción"
    case .coolingDegreeDays: "Grados día de refrigeración"
    case .aboveDegrees: "más de {0}"
    case .timesAsOften: "{0} veces más frecuente"
    case .avoided: "{0} evitados aquí"
    case .fourOfFive: "{0}, 4 años de 5"
    case .aboveIndustry: "{0} respecto a 1850–1900"
    case .inYear: "En {0}"
    case .todayIn: "hoy en {0}"
    case .veryLowEmissions: "emisiones muy bajas"
    case .lowEmissions: "emisiones bajas"
    case .middleEmissions: "emisiones medias"
    case .highEmissions: "emisiones altas"
    case .veryHighEmissions: "emisiones muy altas"
    case .without: "sin"
    case .with: "con"
    case .skyOf: "el cielo, {0}"
    case .airAt: "aire, {0}"
    case .officialWarnings: "avisos oficiales"
    case .feelsLike: "sensación de {0}"
    case .warmerThanNormal: "{0} más cálido que lo normal ({1})"
    case .colderThanNormal: "{0} más frío que lo normal ({1})"
    case .roughly: "{0}, aproximadamente"
    case .measured: "{0} medidos hace {1} en {2}, {3}"
    case .away: "a {0}"
    case .awayAndHeight: "{0} y {1}"
    case .lower: "{0} más abajo"
    case .higher: "{0} más arriba"
    case .outOfDate: "{0} (desactualizado)"
    case .sensorStuck: "{0}, pero el sensor puede estar atascado"
    case .nextDay: "Próximas 24 horas: {0}"
    case .orMore: "{0} o más"
    case .lessThan: "menos de {0}"
    case .gusts: "{0}, rachas {1}"
    case .upAllDay: "sobre el horizonte todo el día"
    case .downAllDay: "bajo el horizonte todo el día"
    case .doesNotSet: "{0}, no se pone"
    case .doesNotRise: "{0}, no sale"
    case .none: "–"
    case .noneToday: "hoy no"
    case .inHours: "{0} en {1}"
    case .whereKnown: "{0} donde se sabe"
    case .ofHundred: "de 100"
    case .over: "{0}, ya pasó"
    case .noScorePolarDay: "El sol no se pone ese día: no hay nada que puntuar."
    case .noScorePolarNight: "El sol no sale ese día: no hay nada que puntuar."
    case .noScoreNoEvent: "El sol no cruza el horizonte ese día."
    case .noScoreBeyond: "Sin puntuación: ese día está más allá de toda previsión."
    case .noScoreClouds: "Sin puntuación: se desconocen las nubes de ese día."
    case .noScore: "Sin puntuación: se desconoce el motivo."
    case .degreesHigh: "{0}, {1} de altura"
    case .sunAt: "{0}, sol a {1}"
    case .lit: "{0} iluminada"
    case .live: "En directo, {0}."
    case .stored: "Datos de {0} (hace {1})."
    case .storedStale: "Datos de {0} (hace {1}), desactualizados."
    case .estimateOfClimate: "Una estimación del clima de este lugar, no una previsión."
    case .noCoverage: "Ningún servicio de avisos cubre este lugar, así que la ausencia de avisos no significa que no haya peligro."
    case .noWarnings: "No hay avisos vigentes."
    case .noWarningsKnown: "No se conocen avisos para este lugar, lo que no significa que no haya peligro."
    case .warningServices: "servicios de avisos"
    case .serviceWarns: "aviso vigente"
    case .serviceSilent: "sin avisos vigentes"
    case .serviceCountryOnly: "solo se conoce para el país"
    case .serviceNotCovered: "no cubre este lugar"
    case .serviceUnavailable: "no disponible"
    case .serviceNotAsked: "nada actual"
    case .serviceDisabled: "desactivado"
    case .servicePartial: "solo algunos peligros"
    case .heardAgo: "última respuesta hace {0}"
    case .heardNow: "última respuesta ahora mismo"
    case .neverHeard: "sin respuesta todavía"
    case .alertUntil: "hasta {0:la|las} {0}"
    case .alertUntilDay: "hasta {0}, {1}"
    case .alertFrom: "desde {0:la|las} {0}"
    case .alertFromDay: "desde {0}, {1}"
    case .alertsMore: "{0} más"
    case .somewhereInCountry: "en vigor en algún lugar del país"
    case .eventOfHazard: "{0} ({1})"
    case .warningsInCountry: "{0} en algún lugar del país; no consta que sea aquí"
    case .fromUntil: "{0} a {1}"
    case .europeanIndex: "ICA europeo"
    case .usIndex: "ICA de EE. UU."
    case .ukIndex: "DAQI del Reino Unido"
    case .mostOfAll: "{0}, sobre todo {1}"
    case .pollen: "Polen (granos/m³): {0}"
    case .alder: "aliso"
    case .birch: "abedul"
    case .grass: "gramíneas"
    case .mugwort: "artemisa"
    case .olive: "olivo"
    case .ragweed: "ambrosía"
    case .learningTooFew: "{0} con previsión. A partir de 20, la puntuación puede aprender de ellas."
    case .learningUnused: "{0}: la puntuación se desvía {1} puntos. Aprender de ellas no la mejoraría de forma medible, así que no se usa."
    case .learningUsed: "{0}: la puntuación aprendió de ellas y se desvía {1} puntos en lugar de {2}."
    case .ageUnknown: "un tiempo"
    case .old: "hace {0}"
    case .usualHere: "lo habitual aquí, no una previsión"
    case .windIs: "Viento {0}"
    case .humidityIs: "Humedad {0}"
    case .sunriseIs: "Amanecer {0}"
    case .sunsetIs: "Puesta de sol {0}"
    case .rainNow: "ya"
    case .rainNone: "seco"
    case .correctedByErrors: "corregido según errores pasados"
    case .gustsName: "Rachas"
    case .chanceOfRain: "Probabilidad de lluvia"
    case .fromTo: "{0} a {1}"
    case .correction: "{0} {1} según los errores pasados de {2} aquí: de {3} de media quedan {4}."
    case .forecastErrors: "errores de las previsiones"
    case .skillUnknown: "Aún se sabe demasiado poco. Las previsiones se guardan al obtenerlas y se comparan cuando las estaciones informan: un proveedor aparece tras 24 horas previstas y medidas."
    case .skillBackfill: "{0} completa de una vez los últimos 90 días."
    case .skillFooter: "Errores medios frente a lo medido por estaciones hasta el {0}; entre paréntesis, donde caen cuatro de cada cinco medias remuestreadas. Acierto es la mejora sobre repetir lo que hubo a esa hora el último día conocido."
    case .leadTitle: "Antelación"
    case .errorTitle: "Error"
    case .biasTitle: "Sesgo"
    case .skillTitle: "Acierto"
    case .hoursTitle: "Horas"
    case .leadUnderOneDay: "< 1 día"
    case .providerTemperature: "{0}, temperatura"
    case .providerRain: "{0}, probabilidad de lluvia, con {1} de antelación"
    case .leadEvery: "con cualquier antelación"
    case .leadRange: "con entre {0} y {1} de antelación"
    case .leadOnly: "con {0} de antelación"
    case .correctionProven: "Está demostrado que corregir el sesgo ayuda {0}: en la más corta, de {1} a {2}, en {3} días de los que no había aprendido."
    case .correctionNoise: "Corregir el sesgo quizá ayude {0}, pero no más que el azar."
    case .correctionUseless: "Corregir el sesgo no ayudaría {0}."
    case .correctionFewDays: "Hay muy pocos días para saber si corregir el sesgo ayuda {0}."
    case .otherValues: "Otros valores"
    case .rainInHour: "Lluvia, última hora"
    case .saidTitle: "Previsto"
    case .cameTitle: "Observado"
    case .betterThanBase: "{0} mejor que pronosticar siempre la probabilidad habitual de lluvia."
    case .notBetterThanBase: "No mejor que pronosticar siempre la probabilidad habitual de lluvia."
    case .faultStill: "{0}: las temperaturas no han cambiado en {1}."
    case .faultFrozen: "{0}: {1} repiten los valores del día anterior."
    case .faultLater: "{0}: las temperaturas encajan con las de {1} después."
    case .faultEarlier: "{0}: las temperaturas encajan con las de {1} antes."
    case .faultApart: "{0}: lejos de los demás desde hace {1}."
    case .faultChanged: "{0}: los errores han cambiado y se aprenden de nuevo."
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
    case .scoreMayChange: "Una puntuación con {0} puede cambiar: aún no se conoce todo el cielo."
    case .airQuality: "Calidad del aire"
    case .mapTitle: "Mapa"
    case .climateTitle: "Clima"
    case .rainRadar: "Radar de lluvia"
    case .precipitation: "Precipitación"
    case .windSpeed: "Velocidad del viento"
    case .seaLevelPressure: "Presión al nivel del mar"
    case .temperatureFelt: "Sensación"
    case .cloudLayers: "Bajas, medias, altas"
    case .moon: "Luna"
    case .feltHeat: "Calor percibido"
    case .wetBulb: "Bulbo húmedo"
    case .canvas: "Nubes como lienzo"
    case .freeLight: "Camino libre para la luz"
    case .afterglow: "Arrebol"
    case .dryAir: "Aire seco"
    case .noRain: "Sin lluvia"
    case .lightPath: "Nubes en el camino de la luz"
    case .pathSampled: "consultadas hasta donde viene la luz"
    case .pathLocal: "solo se conocen las de encima"
    case .scoreModel: "Modelo"
    case .azimuth: "Dónde"
    case .sunsetIn: "Puesta de sol en {0}"
    case .sunriseIn: "Amanece en {0}"
    case .drizzle: "llovizna"
    case .lightRain: "lluvia débil"
    case .rainFalls: "lluvia"
    case .heavyRain: "lluvia fuerte"
    case .downpour: "aguacero"
    case .hailPossible: "granizo posible"
    case .bestOfDays: "El mejor de estos días"
    case .asOf: "Actualizado: {0}"
    }
  }

  static func text(_ value: ChartRow) -> String {
    switch value {
    case .described: "{0}: {1}"
    case .groups: "{0}; {1}"
    case .noData: "sin datos"
    case .tooLittleKnown: "aún se sabe demasiado poco"
    case .withinADay: "en menos de un día"
    case .estimatedFrom: "{0} desde {1}"
    case .temperature: "Temperatura en {0}"
    case .dashedFeelsLike: "punteado: sensación térmica"
    case .ringMeasured: "anillo: medido {0}"
    case .measuredAt: "Medido a {0:la|las} {0}: {1}"
    case .precipitation: "Precipitación en {0}"
    case .noneExpected: "no se espera"
    case .noPrecipitation: "No se espera precipitación"
    case .atMostLikely: "probabilidad máxima {0}"
    case .lineProbability: "línea: probabilidad"
    case .sunsets: "Puestas de sol en {0}"
    case .sunrises: "Amaneceres en {0}"
    case .scoreOf: "puntuación de {0}"
    case .scoreOfDay: "{0} {1}"
    case .unknown: "desconocida"
    case .best: "La mejor: {0}"
    case .bestAt: "la mejor, {0} a {1:la|las} {1}: {2}"
    case .bestDay: "la mejor {0}: {1}"
    case .doesNotCross: "el sol no cruza el horizonte"
    case .sun: "El sol en {0}"
    case .dayLength: "{0} h {1} min de día"
    case .doesNotSet: "el sol no se pone"
    case .doesNotRise: "el sol no sale"
    case .noonAt: "mediodía solar {0} a {1}"
    case .sunriseAt: "amanecer {0}"
    case .sunsetAt: "puesta de sol {0}"
    case .daylight: "Luz del día en {0}"
    case .lengthOfDay: "{0} el {1}"
    case .longestDay: "día más largo {0}, más corto {1}"
    case .daysLikeThis: "Días como este en {0}"
    case .warmingOfDays: "Calentamiento de días como este en {0}"
    case .valueIn: "{0} en {1}"
    case .withRange: "{0} ({1})"
    case .percentRange: "rango del {0}"
    case .rangeOfModels: "rango de los modelos"
    case .withInterventions: "con intervenciones"
    case .withoutInterventions: "sin intervenciones"
    case .assumption: "{0}, {1}; pálido: años individuales"
    case .originalFormula: "la fórmula original, sin rango"
    case .errors: "Errores de previsión en {0}"
    case .meanErrors: "{0}: error medio según los días de antelación ({1})"
    case .errorsOf: "{0} {1}"
    case .errorAhead: "{0} {1}"
    case .daysAhead: "días antes"
    case .rainedHere: "Con qué frecuencia llovió en {0}"
    case .byChance: "según la probabilidad prevista {0}; los puntos más grandes representan más horas"
    case .rainCame: "{0}: con {1} llovió en {2} de las horas ({3})"
    case .forecastChance: "probabilidad prevista, %"
    case .asOftenAsSaid: "tan a menudo como se dijo"
    case .usualRain: "probabilidad habitual de lluvia"
    case .around: "Alrededor de {0}"
    case .across: "{0} de ancho"
    case .cloudCover: "nubosidad {0}"
    case .sunIsUp: "el sol está sobre el horizonte"
    case .sunIsDown: "el sol está bajo el horizonte"
    case .whereSunSets: "Dónde se pone el sol"
    case .goldenLine: "línea dorada: puesta de sol en este momento"
    case .bestSunset: "mejor puesta de sol: {0}, {1} de {2}"
    case .world: "el mundo con día y noche"
    }
  }

  static func text(_ value: ErrorEntry) -> String {
    switch value {
    case .parseError: "El mensaje no es JSON válido."
    case .invalidRequest: "El mensaje no es una solicitud JSON-RPC 2.0 válida."
    case .limitExceeded: "El mensaje supera un límite de este servidor."
    case .duplicateId: "Una solicitud con este id aún está en curso."
    case .shuttingDown: "El servidor se está cerrando."
    case .methodNotFound: "No existe ese método."
    case .invalidParams: "Un parámetro no es válido."
    case .unknownParam: "No existe ese parámetro."
    case .missingParam: "Falta un parámetro obligatorio."
    case .outOfRange: "Un parámetro está fuera del rango permitido."
    case .notAllowed: "Un parámetro tiene un valor no permitido."
    case .internalError: "Se ha producido un error interno."
    case .requestCancelled: "La solicitud se ha cancelado."
    case .serverCancelledShutdown: "El servidor se está cerrando."
    case .serverCancelledLocationChanged: "La ubicación actual cambió durante la solicitud."
    case .placeNotFound: "No se encontró ningún lugar que coincida."
    case .locationUnavailableDenied: "Se necesita permiso de ubicación."
    case .locationUnavailableUnavailable: "No se pudo determinar la ubicación."
    case .locationUnavailableTimeout: "El cliente no comunicó su ubicación a tiempo."
    case .locationUnavailableNotSupported: "El cliente no puede determinar su ubicación."
    case .locationUnavailableOther: "No se pudo determinar la ubicación."
    case .providerUnavailableOffline: "La red está desactivada."
    case .providerUnavailableUnreachable: "No hay red."
    case .providerUnavailableLibraryMissing: "Falta libcurl o es demasiado antigua."
    case .providerUnavailableNoResources: "El sistema no tiene más hilos, descriptores o memoria."
    case .providerUnavailableDns: "No se encuentra {0}: su nombre no se pudo resolver."
    case .providerUnavailableRefused: "{0} rechazó la conexión."
    case .providerUnavailableTls: "No se pudo establecer una conexión segura con {0}."
    case .providerUnavailableTimeout: "{0} no respondió a tiempo."
    case .providerUnavailableCut: "{0} cerró la conexión antes de tiempo."
    case .providerUnavailableHttp: "{0} respondió con un error."
    case .providerUnavailableMalformed: "{0} envió una respuesta no válida."
    case .providerUnavailableTooLarge: "{0} envió una respuesta demasiado grande."
    case .providerUnavailableRedirect: "{0} redirigió a una dirección prohibida."
    case .providerUnavailableInvalidURL: "{0} tiene configurada una dirección no válida."
    case .providerUnavailableBreakerOpen: "{0} falló repetidamente y no se consultará durante un rato."
    case .providerUnavailableBudget: "Las consultas permitidas por {0} se han agotado por ahora."
    case .rateLimited: "{0} está limitando las consultas."
    case .unauthorizedKeyMissing: "{0} necesita una clave de API."
    case .unauthorizedKeyInvalid: "{0} no acepta la clave de API."
    case .unauthorizedSubscriptionMissing: "La clave de API no incluye este producto."
    case .noData: "No hay datos para esta solicitud."
    case .noDataDateSkipped: "Esta fecha nunca existió en este lugar."
    case .noDataBeyondHorizon: "Esto queda fuera del alcance de toda previsión y de todo archivo."
    case .noDataOutOfCoverage: "Ningún proveedor cubre este lugar."
    case .noDataNotProvided: "{0} no ofrece esto."
    case .storageFailureFull: "El disco está lleno."
    case .storageFailureReadOnly: "No se puede escribir en la carpeta de datos."
    case .storageFailureCorrupt: "Los datos guardados están dañados."
    case .storageFailureLocked: "Otro proceso usa los datos guardados."
    case .storageFailureIrregular: "No hay un archivo normal en la ruta de los datos guardados."
    case .busy: "El servidor está sobrecargado."
    case .deadlineExceeded: "No hubo ninguna respuesta aceptable dentro del plazo."
    case .unsupported: "Esto no se admite."
    case .unsupportedProtocolVersion: "Esta versión del protocolo no se admite."
    case .unsupportedProvider: "Este proveedor no ofrece esto."
    case .unsupportedNotSettable: "Este ajuste no se puede cambiar con config.set."
    }
  }

  static func text(_ value: HintRow) -> String {
    switch value {
    case .parseError: "Un texto JSON por línea, o una cabecera Content-Length antes de cada uno."
    case .shuttingDown: "Después de shutdown solo se espera exit."
    case .internalError: "Informa de este error y adjunta la salida de almanac doctor --bundle."
    case .placeNotFound: "Revisa cómo está escrito o indica las coordenadas."
    case .locationUnavailableDenied: "Permite el acceso a la ubicación o busca un lugar."
    case .locationUnavailableUnavailable: "El permiso de ubicación está concedido, pero no se encontró ninguna ubicación.\n\nElige un lugar en la búsqueda."
    case .locationUnavailableNotSupported: "Fija una ubicación con location.set."
    case .locationUnavailableOther: "Fija una ubicación con location.set."
    case .unauthorizedKeyMissing: "Añade providers.{0}.apiKey al archivo de configuración."
    case .unauthorizedKeyInvalid: "Revisa providers.{0}.apiKey en el archivo de configuración."
    case .unauthorizedSubscriptionMissing: "Revisa el plan de providers.{0}.apiKey en el archivo de configuración."
    case .storageFailureReadOnly: "Revisa ALMANAC_DATA_DIR y sus permisos."
    case .storageFailureCorrupt: "Se han apartado; almanac doctor dice dónde están."
    case .storageFailureIrregular: "Aparta la tubería, el dispositivo o la carpeta; almanac doctor muestra dónde está la carpeta de datos."
    case .deadlineExceeded: "Usa fallback para admitir una respuesta desactualizada o aumenta deadlineMs."
    case .unsupportedNotSettable: "Usa el archivo de configuración o almanac config set."
    case .unknownTimeZone: "Se espera una zona horaria de IANA como Europe/Lisbon."
    case .notLookedUp: "El lugar no está entre los conocidos localmente y no se pudo consultar la búsqueda en línea. Indica sus coordenadas o inténtalo más tarde."
    case .notOnEarth: "Ese lugar no existe en la Tierra."
    case .giveAPlace: "Indica un lugar o inténtalo más tarde."
    case .checkSpelling: "Revisa cómo está escrito o indica las coordenadas."
    case .eventNotYet: "Eso aún no ha ocurrido."
    case .noSunEvent: "El sol no cruza el horizonte ese día."
    case .otherSubscription: "Otra suscripción tiene este id."
    case .parameter: "(parámetro: {0})"
    case .allowed: "permitido: {0}"
    case .allowedRange: "permitido: de {0} a {1}"
    case .didYouMean: "quizá quisiste decir: {0}"
    case .tryAgain: "inténtalo de nuevo en {0} s"
    case .storedLocationUnread: "No se pudo leer la ubicación guardada."
    case .locationOfEnvironment: "ALMANAC_LOCATION es «{0}»."
    case .locationOfInitialize: "La ubicación que indica `initialize` es «{0}»."
    case .locationOfConfiguration: "La ubicación de la configuración es «{0}»."
    case .locationNamed: "La ubicación es «{0}»."
    case .expectedAngles: "Se esperan latitud y longitud, como 38.72,-9.14 o 38.72°N 9.14°W."
    case .anglesAreNumbers: "La latitud y la longitud son números."
    case .ambiguousDirection: "La O es el este en unos idiomas y el oeste en otros: escribe E o W."
    case .oneAngleOfEach: "Se esperan una latitud (N o S) y una longitud (E o W)."
    case .signOrDirection: "Un ángulo lleva signo o dirección, no ambos: -38.7 o 38.7°S."
    case .minutesBelowSixty: "Los minutos y los segundos de un ángulo son menores que 60."
    case .expectedPlusCode: "Se espera un Plus Code completo como 8FVC9G8F+6W."
    case .expectedLocator: "Se espera un localizador Maidenhead como JN67TN, JN67TN44 o JN67TN44AB."
    case .expectedGeoURI: "Se espera un URI geo: como geo:47.5622,13.6493."
    case .otherReferenceSystem: "En un URI geo: solo se entiende el sistema de referencia wgs84."
    case .expectedObject: "Se espera un objeto."
    case .expectedArray: "Se espera un array."
    case .expectedString: "Se espera una cadena."
    case .expectedNumber: "Se espera un número."
    case .expectedInteger: "Se espera un número entero."
    case .expectedBoolean: "Se espera true o false."
    case .expectedBooleanOrString: "Se espera true, false o una cadena."
    case .expectedBooleanOrArray: "Se espera true, false o un array."
    case .expectedStringOrNumber: "Se espera una cadena o un número."
    case .expectedStringOrObject: "Se espera una cadena o un objeto."
    case .expectedSubscriptionCondition: "Se espera un objeto con `path`, con `all` o con `any`."
    case .expectedDate: "Se espera una fecha como 2026-06-21."
    case .expectedTime: "Se espera una hora con desfase respecto a UTC, como 2026-06-21T19:30:00+01:00."
    case .paramsByName: "Indica los parámetros por su nombre."
    case .giveExactlyOne: "Indica exactamente uno de estos."
    case .giveOnlyOne: "Indica solo uno de estos."
    case .expectedText: "Se espera un texto."
    case .expectedWord: "Se espera una de estas palabras."
    case .expectedTruth: "Se espera true o false, con eq o ne."
    case .expectedNull: "Se espera null, con eq o ne."
    case .expectedPointer: "Se espera un JSON Pointer como /days/*/score."
    case .nothingThere: "Ningún resultado de {0} tiene nada ahí."
    case .onsetOnce: "Con leadMinutes, cada comienzo se anuncia una sola vez."
    case .onsetRows: "Con leadMinutes, la condición tiene que referirse a filas que comienzan a una hora determinada, como /hours/*/kind."
    case .onsetOneList: "Con leadMinutes, la condición tiene que referirse a las filas de una sola lista."
    case .expectedClockTime: "Se espera una hora de 00:00 a 23:59."
    case .expectedOtherEnd: "Se espera una hora distinta de start."
    case .onlyOverviewHasParts: "Solo weather.overview tiene partes."
    case .onePartPerMethod: "Cada método puede aparecer en una sola parte."
    case .expectedLanguageTag: "Se espera una etiqueta de idioma BCP 47 como en-GB."
    case .originalOneYear: "La fórmula original de `weather2045` tiene un solo año."
    case .originalNoScenario: "La fórmula original de `weather2045` no tiene escenario."
    case .originalNoLevers: "La fórmula original de `weather2045` no tiene medidas."
    case .expectedReport: "Se espera un METAR, SPECI o TAF: LPPT 211830Z 34012KT CAVOK 22/14 Q1016."
    case .expectedPastDate: "Se espera una fecha hasta {0}, el último día completo allí. El día de hoy está en forecast.hourly."
    case .percentSign: "Escribe %% para el signo de porcentaje."
    case .unclosedField: "Un campo termina con {0}. Escribe {1} para una llave."
    case .libraryNotFound: "no se encontró libcurl: instala libcurl4 (Debian, Ubuntu), libcurl (Fedora, Alpine) o curl (Arch, Homebrew)"
    case .libraryTooOld: "libcurl es demasiado antigua: se necesita la versión 7.66 o posterior"
    case .libraryFailed: "no se pudo inicializar libcurl"
    case .libraryNoResources: "el sistema no da al proceso más hilos, descriptores o memoria (ulimit -u, ulimit -n, ulimit -v)"
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
    case .beaufort: PluralForms(one: "force {count}", other: "force {count}")
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

  static func aloud(_ value: Lever) -> String {
    switch value {
    case .methane45By2030: "Méthane moins 45 pour cent en 2030"
    case .methane30By2030: "Méthane moins 30 pour cent en 2030, engagement mondial sur le méthane"
    case .nitrousOxide30By2050: "Protoxyde d’azote moins 30 pour cent en 2050"
    case .soot50By2040: "Suie, carbone noir, moins 50 pour cent en 2040"
    case .sulfur80By2050: "Dioxyde de soufre moins 80 pour cent en 2050, révèle le réchauffement"
    case .solarRamp: "Géo-ingénierie solaire de moins 1 watt par mètre carré, de 2030 à 2040, maintenue"
    case .solarTerminated: "Géo-ingénierie solaire de moins 1 watt par mètre carré, arrêtée en 2060"
    default: word(value)
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
    case .solarRamp: "Géo-ingénierie solaire de −1 W/m², de 2030 à 2040, maintenue"
    case .solarTerminated: "Géo-ingénierie solaire de −1 W/m², arrêtée en 2060"
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

  static func dawn(_ value: SunPhase) -> String {
    switch value {
    case .night: "nuit"
    case .astronomicalTwilight: "aube astronomique"
    case .nauticalTwilight: "aube nautique"
    case .civilTwilight: "aube civil"
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
    case .unknown: "alerte officielle"
    case .minor: "alerte mineure"
    case .moderate: "alerte modérée"
    case .severe: "alerte grave"
    case .extreme: "alerte extrême"
    }
  }

  static func word(_ value: AlertHazard) -> String {
    switch value {
    case .wind: "vent"
    case .thunderstorm: "orages"
    case .tornado: "tornade"
    case .hail: "grêle"
    case .rain: "pluie"
    case .flood: "inondation"
    case .rainFlood: "pluie et inondation"
    case .snow: "neige"
    case .snowIce: "neige et verglas"
    case .blizzard: "blizzard"
    case .freezingRain: "pluie verglaçante"
    case .ice: "glace"
    case .frost: "gel"
    case .thaw: "dégel"
    case .avalanche: "avalanches"
    case .fog: "brouillard"
    case .highTemperature: "fortes températures"
    case .lowTemperature: "basses températures"
    case .forestFire: "danger de feux de forêt"
    case .dryAir: "air sec"
    case .dust: "poussière ou sable"
    case .smoke: "fumée"
    case .airQuality: "qualité de l’air"
    case .ultraviolet: "rayonnement ultraviolet"
    case .tropicalCyclone: "cyclone tropical"
    case .stormSurge: "onde de tempête"
    case .coastalEvent: "danger sur le littoral"
    case .highWaves: "fortes vagues"
    case .ripCurrent: "courants d’arrachement"
    case .marine: "danger en mer"
    case .lowWater: "basses eaux"
    case .tsunami: "tsunami"
    case .landslide: "glissement de terrain"
    case .earthquake: "séisme"
    case .volcano: "volcan"
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

  static func aloud(_ value: ExtremeKind) -> String {
    word(value)
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Chaleur qui survient une fois tous les 10 ans"
    case .hotExtreme50Year: "Chaleur qui survient une fois tous les 50 ans"
    case .heavyPrecipitation10Year: "Pluie qui survient une fois tous les 10 ans"
    case .drought10Year: "Sécheresse qui survient une fois tous les 10 ans"
    }
  }

  static func word(_ value: ClimateRegionName) -> String {
    switch value {
    case .gic: "Groenland et Islande"
    case .nwn: "nord-ouest de l’Amérique du Nord"
    case .nen: "nord-est de l’Amérique du Nord"
    case .wna: "ouest de l’Amérique du Nord"
    case .cna: "centre de l’Amérique du Nord"
    case .ena: "est de l’Amérique du Nord"
    case .nca: "nord de l’Amérique centrale"
    case .sca: "sud de l’Amérique centrale"
    case .car: "Caraïbes"
    case .nws: "nord-ouest de l’Amérique du Sud"
    case .nsa: "nord de l’Amérique du Sud"
    case .nes: "nord-est de l’Amérique du Sud"
    case .sam: "région de la mousson sud-américaine"
    case .sws: "sud-ouest de l’Amérique du Sud"
    case .ses: "sud-est de l’Amérique du Sud"
    case .ssa: "sud de l’Amérique du Sud"
    case .neu: "Europe du Nord"
    case .wce: "Europe occidentale et centrale"
    case .eeu: "Europe de l’Est"
    case .med: "Méditerranée"
    case .sah: "Sahara"
    case .waf: "Afrique de l’Ouest"
    case .caf: "Afrique centrale"
    case .neaf: "nord-est de l’Afrique"
    case .seaf: "sud-est de l’Afrique"
    case .wsaf: "ouest de l’Afrique australe"
    case .esaf: "est de l’Afrique australe"
    case .mdg: "Madagascar"
    case .rar: "Arctique russe"
    case .wsb: "Sibérie occidentale"
    case .esb: "Sibérie orientale"
    case .rfe: "Extrême-Orient russe"
    case .wca: "ouest de l’Asie centrale"
    case .eca: "est de l’Asie centrale"
    case .tib: "plateau tibétain"
    case .eas: "Asie de l’Est"
    case .arp: "péninsule Arabique"
    case .sas: "Asie du Sud"
    case .sea: "Asie du Sud-Est"
    case .nau: "nord de l’Australie"
    case .cau: "centre de l’Australie"
    case .eau: "est de l’Australie"
    case .sau: "sud de l’Australie"
    case .nz: "Nouvelle-Zélande"
    case .ean: "Antarctique oriental"
    case .wan: "Antarctique occidental"
    case .aro: "océan Arctique"
    case .npo: "Pacifique Nord"
    case .epo: "Pacifique équatorial"
    case .spo: "Pacifique Sud"
    case .nao: "Atlantique Nord"
    case .eao: "Atlantique équatorial"
    case .sao: "Atlantique Sud"
    case .ars: "mer d’Arabie"
    case .bob: "golfe du Bengale"
    case .eio: "océan Indien équatorial"
    case .sio: "sud de l’océan Indien"
    case .soo: "océan Austral"
    }
  }

  static func aloud(_ value: MessageRow) -> String {
    text(value)
  }

  static func text(_ value: MessageRow) -> String {
    switch value {
    case .nowcastUnknown: "Pas de données de précipitations pour les prochaines heures."
    case .nowcastUsual: "Il n’y a pas de prévision pour ces heures, seulement ce qui est habituel pour la saison."
    case .dry: "Pas de précipitations attendues."
    case .dryAsFarAsKnown: "Pas de précipitations attendues, pour autant qu’on sache."
    case .dryFor: "Pas de précipitations attendues pendant {0} ; la suite n’est pas entièrement connue."
    case .wetNow: "Précipitations en cours, sans fin en vue."
    case .wetNowUntil: "Précipitations en cours, fin dans {0}."
    case .wetFrom: "Début des précipitations dans {0}."
    case .wetFromFor: "Début des précipitations dans {0}, pendant {1}."
    case .wetWithin: "Précipitations d’ici {0}."
    case .wetWithinUntil: "Précipitations d’ici {0}, fin dans {1}."
    case .airGood: "L’air est bon : profitez du plein air."
    case .airAcceptable: "La qualité de l’air est acceptable ; les personnes particulièrement sensibles devraient envisager de limiter leurs efforts à l’extérieur."
    case .airForSensitiveGroups: "Les personnes sensibles devraient réduire les efforts longs ou intenses en plein air."
    case .airUnhealthy: "Tout le monde devrait réduire les efforts longs ou intenses en plein air."
    case .airVeryUnhealthy: "Évitez les efforts intenses en plein air ; les personnes sensibles devraient rester à l’intérieur."
    case .airHazardous: "Restez à l’intérieur, fenêtres fermées."
    case .noCloudData: "Il n’y a pas de données de nuages pour ce moment, donc pas de note."
    case .noCloudLayers: "Les couches de nuages ne sont pas connues pour ce moment, il n’y a donc pas de note."
    case .polarDay: "Le soleil reste au-dessus de l’horizon toute la journée."
    case .polarNight: "Le soleil reste sous l’horizon toute la journée."
    case .noEvent: "Le soleil ne franchit pas l’horizon ce jour-là."
    case .beyondHorizon: "Ce jour est hors de la période de prévision."
    case .classicScore: "La note d’origine, tirée de la seule nébulosité : {0} sur 100."
    case .lowCloud: "Les nuages bas cachent presque tout le ciel"
    case .clearSky: "Un ciel presque dégagé promet une lueur simple et pure"
    case .clearSkyMuted: "Un ciel presque dégagé promet une lueur simple"
    case .scatteredLowCloud: "Des nuages bas épars laissent une lueur simple dans les trouées"
    case .highAndMidCloud: "Les nuages élevés et moyens"
    case .highSheet: "Les nuages élevés et denses"
    case .cirrus: "Les cirrus"
    case .midOvercast: "Les nuages moyens et denses"
    case .altocumulus: "Les altocumulus"
    case .catchesLight: "{0} capteront la lumière"
    case .mayCatchLight: "{0} pourraient capter un peu de lumière"
    case .getsLittleLight: "{0} recevront peu de lumière"
    case .placeOffset: "{0} {1} de {2}"
    case .lowDeckCuts: "{0} ; une couche basse à {1} {2} coupera la lumière"
    case .lowDeckMayCut: "{0} ; une couche basse à {1} {2} pourrait couper la lumière"
    case .midDeckCuts: "{0} ; une couche moyenne à {1} {2} coupera la lumière"
    case .midDeckMayCut: "{0} ; une couche moyenne à {1} {2} pourrait couper la lumière"
    case .towardSun: "vers le soleil"
    case .rainInTheWay: "la pluie fait obstacle"
    case .poorVisibility: "la visibilité réduite voile la vue"
    case .hazeMutes: "la brume sèche ternit les couleurs"
    case .humidAirMutes: "l’air humide ternit les couleurs"
    case .list: "{0}, {1}"
    case .both: "{0} et {1}"
    case .serial: "{0}, {1}"
    case .firstOfMonth: "premier"
    case .spoiled: "{0}, mais {1}"
    case .colorOdds: "Des couleurs {0} fois sur {1}"
    case .colorHardly: "Presque aucune chance de couleurs"
    case .colorCertain: "Des couleurs presque à coup sûr"
    case .betterEvenings: "Mieux que {0} des soirs ici à cette période de l’année"
    case .betterMornings: "Mieux que {0} des matins ici à cette période de l’année"
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
    case .sentence: "{0}."
    case .sentences: "{0} {1}"
    case .dayText: "{0} : {1}"
    case .today: "aujourd’hui"
    case .tomorrow: "demain"
    case .wholeDay: "{0} toute la journée"
    case .restOfDay: "{0} le reste de la journée"
    case .wholeTime: "{0} pendant toute la période"
    case .fromTime: "{0} à partir de {1}"
    case .untilTime: "{0} jusqu’à {1}"
    case .betweenTimes: "{0} de {1} à {2}"
    case .whatWhen: "{0} {1}"
    case .betweenParts: "{0} {1} {2}"
    case .atTimes: "{0} par moments"
    case .detail: "{0}, {1}"
    case .gusts: "rafales jusqu’à {0}"
    case .amount: "environ {0}"
    case .amountFurther: "encore environ {0}"
    case .skyChange: "{0} le matin, {1} l’après-midi"
    case .extremes: "maximum {0}, minimum {1}"
    case .range: "de {0} à {1}"
    case .steady: "autour de {0}"
    case .uncertainty: "incertain : maximum entre {0} et {1}"
    case .warmerThanYesterday: "{0} de plus qu’hier"
    case .colderThanYesterday: "{0} de moins qu’hier"
    case .warmerThanToday: "{0} de plus qu’aujourd’hui"
    case .colderThanToday: "{0} de moins qu’aujourd’hui"
    case .warmerThanDayBefore: "{0} de plus que la veille"
    case .colderThanDayBefore: "{0} de moins que la veille"
    case .aboveNormal: "{0} au-dessus de la normale"
    case .belowNormal: "{0} au-dessous de la normale"
    case .rareHeat: "inhabituellement chaud pour la saison"
    case .rareCold: "inhabituellement froid pour la saison"
    case .ultraviolet: "indice UV jusqu’à {0}"
    case .sunsetColorful: "coucher de soleil coloré à {0}"
    case .sunsetVivid: "coucher de soleil éclatant à {0}"
    case .sunsetSpectacular: "coucher de soleil spectaculaire à {0}"
    case .warningsUnknown: "vigilances officielles inconnues"
    case .usual: "habituel en cette saison : de {0} à {1}"
    case .usualSteady: "habituel en cette saison : {0}"
    case .noChange: "rien de notable ne change dans les 48 prochaines heures"
    case .noForecast: "pas de prévision"
    case .minus: "moins {0}"
    }
  }

  static func aloud(_ value: NoticeRow) -> String {
    switch value {
    case .because: "{0}, {1}."
    case .placeInferred: "{0} a été compris comme {1}."
    case .locationUnchecked: "{0} n’a pas pu être recherché ; le lieu est réglé sans vérification."
    case .noForecast: "Ce qui est habituel ici, pas une prévision, {0}."
    case .impossibleValues: "Valeurs invraisemblables omises, {0} : {1}."
    case .modelsMissing: "Les modèles à haute résolution sont indisponibles ; voici la projection de ar6."
    case .userDataWithoutFolder: "Les favoris et les réglages sont gardés jusqu’à la fin de ce processus : ni ALMANAC DATA DIR, ni XDG DATA HOME, ni HOME ne dit où les conserver."
    case .userDataSetAside: "almanac.db était endommagé et a été remplacé. L’ancien fichier est {0} ; sqlite3 .recover lit ce qui reste de ses favoris et réglages."
    case .warmingHere: "De {0} à {1}, le réchauffement mondial par rapport à la période de 1850 à 1900 passe de {2} à {3}, {4}, {5} ; ici, ce mois-ci, le changement est de {6} fois celui-là, {7}."
    case .warmingHereWithout: "De {0} à {1}, le réchauffement mondial par rapport à la période de 1850 à 1900 passe de {2} à {3}, ou à {4} sans les interventions, {5}, {6} ; ici, ce mois-ci, le changement est de {7} fois celui-là, {8}."
    case .otherPrecipitation: "À la température projetée, les précipitations tombent sous une autre forme, Jennings et al. 2018."
    case .moreHeavyRain: "La même forte pluie apporterait environ {0} de plus : {1} par {2} de réchauffement mondial sur terre, médiane CMIP6 du jour le plus humide."
    case .lessHeavyRain: "La même forte pluie apporterait environ {0} de moins : {1} par {2} de réchauffement mondial sur terre, médiane CMIP6 du jour le plus humide."
    case .terminationShock: "La géo-ingénierie solaire masque le réchauffement tant qu’elle dure : si elle s’arrête, l’essentiel du réchauffement masqué revient en cinq à dix ans, choc terminal."
    case .originalFormula: "La formule de l’application d’origine : {0} partout, {1} avec interventions. À partir d’aujourd’hui, les modèles climatiques prévoient de {2} à {3} de réchauffement mondial d’ici {4} ; pour une projection, utilisez le modèle ar6."
    default: text(value)
    }
  }

  static func text(_ value: NoticeRow) -> String {
    switch value {
    case .plain: "{0}."
    case .because: "{0} ({1})."
    case .consequence: "{0} {1}"
    case .locationAssumed: "Aucun lieu n’est défini et le fuseau horaire n’a pas de ville ; {0} est utilisé."
    case .locationOfTimeZone: "Aucun lieu n’est défini ; {0} est la ville du fuseau horaire."
    case .ambiguousPlace: "D’autres lieux portent ce nom : {0}."
    case .placeInferred: "« {0} » a été compris comme {1}."
    case .placeOfRegion: "{0} est une région entière ; la réponse vaut pour sa plus grande ville, {1}."
    case .locationUnchecked: "« {0} » n’a pas pu être recherché ; le lieu est réglé sans vérification."
    case .placesKnownHere: "La recherche en ligne est indisponible : voici les lieux connus localement."
    case .askedRecently: "Les fournisseurs sont interrogés au plus une fois par minute pour un même lieu."
    case .outOfDate: "Cette réponse est périmée."
    case .noForecast: "Ce qui est habituel ici, pas une prévision ({0})."
    case .usualHere: "Ce qui est habituel ici, pas une prévision."
    case .keyRefused: "{0} a refusé la clé d’API ; cette réponse n’utilise pas ses données."
    case .impossibleValues: "Valeurs invraisemblables omises ({0} : {1})."
    case .countOf: "{0} : {1}"
    case .temperaturesStill: "Les températures de {0} n’ont pas changé depuis {1}, mais le temps, si."
    case .forecastRepeats: "{0} de la prévision de {1} répètent la prévision de la veille."
    case .temperaturesLater: "Les températures de {0} correspondent au temps de {1} plus tard."
    case .temperaturesEarlier: "Les températures de {0} correspondent au temps de {1} plus tôt."
    case .temperaturesApart: "Les températures de {0} sont loin de toutes les autres depuis {1}."
    case .errorsChanged: "Les prévisions de {0} se trompent autrement depuis {1} : les corrections sont réapprises."
    case .scoresMayChange: "Tout le ciel n’est pas encore connu : ces notes peuvent changer."
    case .noSunEvent: "Le soleil ne franchit pas l’horizon."
    case .noSunEventDays: "Le soleil ne franchit pas l’horizon ces jours-là."
    case .providerOutdated: "Les valeurs les plus récentes du fournisseur datent de {0}."
    case .noReports: "Aucune station proche du lieu n’a de relevés."
    case .nothingMeasured: "Il n’y a pas de mesures : aucune erreur ne peut être calculée."
    case .ledgerOnly: "Seules les mesures déjà enregistrées sont utilisées."
    case .measuredMissing: "Les valeurs mesurées sont indisponibles"
    case .reportsMissing: "Les relevés des stations sont indisponibles"
    case .providerMeasuredMissing: "Les mesures de {0} sont indisponibles"
    case .alertsMissing: "Les alertes officielles sont indisponibles"
    case .noStation: "Aucune station à moins de {0} n’a transmis depuis {1}."
    case .stationsHigherOrLower: "Les stations se trouvent à plus de {0} au-dessus ou au-dessous."
    case .measuredOld: "La température mesurée la plus récente date de {0}."
    case .rowsInterpolated: "Certaines lignes ont été interpolées entre les pas de temps du fournisseur."
    case .rowsBeyondForecast: "La prévision ne comprend pas ces lignes."
    case .rowsOfClimate: "Ces lignes sont des estimations climatiques."
    case .noAlertService: "Aucun service d’alerte connu ne couvre ce lieu."
    case .alertsUnlisted: "Il y a plus d’alertes que celles listées : {0}."
    case .alertsUnread: "Des alertes sont illisibles : {0}."
    case .drawnFromHours: "Interpolé à partir de la prévision horaire."
    case .elevationUnknown: "L’altitude du lieu est inconnue ; l’horizon au niveau de la mer est utilisé."
    case .dateSkipped: "Le {0} n’a jamais existé ici et est omis."
    case .calendarEnds: "Le calendrier s’arrête au {0}."
    case .modelsMissing: "Les modèles à haute résolution sont indisponibles ; voici la projection de `ar6`."
    case .causeSlowDown: "{0} limite le nombre de requêtes"
    case .causeKeyMissing: "{0} demande une clé d’API"
    case .causeKeyInvalid: "{0} n’accepte pas la clé d’API"
    case .causeKeyLimited: "la clé d’API de {0} ne comprend pas cela"
    case .causeBeyondHorizon: "au-delà de toute prévision"
    case .causeOutOfCoverage: "aucun fournisseur ne couvre ce lieu"
    case .causeNotProvided: "aucun fournisseur ne le propose"
    case .causeDeadline: "pas de réponse à temps"
    case .causeBusy: "le serveur est occupé"
    case .causeStore: "le stockage des données a échoué"
    case .causeOffline: "le réseau est désactivé"
    case .causeNoNetwork: "pas de réseau"
    case .causeNoLibrary: "libcurl est absente ou trop ancienne"
    case .causeNoResources: "le système n’a plus de threads, de descripteurs ou de mémoire"
    case .causeLookup: "pas de réseau, ou {0} est introuvable"
    case .causeRefused: "{0} a refusé la connexion"
    case .causeTLS: "pas de connexion sécurisée avec {0}"
    case .causeTimeout: "{0} n’a pas répondu à temps"
    case .causeCut: "{0} a fermé la connexion trop tôt"
    case .causeHTTP: "{0} a répondu par une erreur"
    case .causeMalformed: "la réponse de {0} n’a pas pu être comprise"
    case .causeTooLarge: "la réponse de {0} est trop grande"
    case .causeRedirect: "{0} a redirigé vers une adresse interdite"
    case .causeURL: "l’adresse configurée de {0} n’est pas valable"
    case .causeFailing: "{0} a échoué à plusieurs reprises"
    case .causeBudget: "{0} : le quota de requêtes est épuisé"
    case .theProvider: "le fournisseur"
    case .userDataNotKept: "Les favoris et les réglages ne peuvent pas être conservés : {0}."
    case .cacheInMemory: "Le cache n’est gardé qu’en mémoire : {0}."
    case .userDataWithoutFolder: "Les favoris et les réglages sont gardés jusqu’à la fin de ce processus : ni ALMANAC_DATA_DIR, ni XDG_DATA_HOME, ni HOME ne dit où les conserver."
    case .fileReadOnly: "{0} peut être lu, mais pas écrit."
    case .userDataSetAside: "almanac.db était endommagé et a été remplacé. L’ancien fichier est {0} ; `sqlite3 .recover` lit ce qui reste de ses favoris et réglages."
    case .cacheSetAside: "cache.db était endommagé et a été remplacé. L’ancien fichier est {0} ; il peut être supprimé."
    case .fileNewer: "{0} vient d’une version plus récente du programme ; il est ouvert en lecture seule."
    case .fileRowsDamaged: "Certaines lignes de {0} sont endommagées ; elles sont omises."
    case .answerNotCached: "Une réponse n’a pas pu être mise en cache : {0}."
    case .storeFull: "le disque est plein"
    case .storeReadOnly: "impossible d’écrire dans le dossier"
    case .storeCorrupt: "les données enregistrées sont endommagées"
    case .storeLocked: "un autre processus a verrouillé le fichier"
    case .storeIrregular: "il n’y a pas de fichier ordinaire à son chemin"
    case .meanShift: "Le décalage moyen de jours comme celui-ci, pas la prévision d’une date : le temps d’un seul jour varie davantage."
    case .warmingHere: "De {0} à {1}, le réchauffement mondial par rapport à 1850–1900 passe de {2} à {3} ({4}, {5}) ; ici, ce mois-ci, le changement est de {6} fois celui-là ({7})."
    case .warmingHereWithout: "De {0} à {1}, le réchauffement mondial par rapport à 1850–1900 passe de {2} à {3}, ou à {4} sans les interventions ({5}, {6}) ; ici, ce mois-ci, le changement est de {7} fois celui-là ({8})."
    case .pastObserved: "Le réchauffement passé est observé et le même dans chaque scénario."
    case .highEmissionsUnlikely: "SSP5-8.5 est un cas peu probable à fortes émissions, pas ce qui est attendu."
    case .lessProportional: "Après un maximum, le changement régional est moins exactement proportionnel au réchauffement mondial en baisse."
    case .mostlySea: "La région est surtout maritime : sa moyenne convient aux côtes et aux îles, l’intérieur se réchauffe davantage."
    case .otherPrecipitation: "À la température projetée, les précipitations tombent sous une autre forme (Jennings et al. 2018)."
    case .moreHeavyRain: "La même forte pluie apporterait environ {0} de plus : {1} par {2} de réchauffement mondial sur terre (médiane CMIP6 du jour le plus humide)."
    case .lessHeavyRain: "La même forte pluie apporterait environ {0} de moins : {1} par {2} de réchauffement mondial sur terre (médiane CMIP6 du jour le plus humide)."
    case .leversTooLate: "Les interventions ne peuvent changer ni cette année ni le passé."
    case .terminationShock: "La géo-ingénierie solaire masque le réchauffement tant qu’elle dure : si elle s’arrête, l’essentiel du réchauffement masqué revient en cinq à dix ans (choc terminal)."
    case .leversOverlap: "Les mesures se recoupent : additionnées, elles promettent plus qu’elles ne donnent ensemble."
    case .leversCapped: "Ensemble, elles sont limitées à l’écart avec SSP1-1.9, la trajectoire évaluée la plus basse."
    case .sulfurUncovers: "Un air plus propre, sans soufre, révèle une part du réchauffement que le soufre masque aujourd’hui."
    case .highResolutionFactor: "Le facteur est la médiane de {0} modèles à haute résolution au lieu, la plage leur minimum et leur maximum ; les deux ramenés au scénario et à l’année."
    case .originalFormula: "La formule de l’application d’origine : {0} partout, {1} avec interventions. À partir d’aujourd’hui, les modèles climatiques prévoient de {2} à {3} de réchauffement mondial d’ici {4} ; pour une projection, utilisez le modèle `ar6`."
    case .normalsCoarse: "Calculé à partir des normales mensuelles d’une grille grossière et de leur dispersion, pas compté. Une station peut différer de dix jours ou plus, surtout sur les côtes, dans les vallées et en ville."
    case .normalsUnrepresentative: "Le climat du lieu même peut différer : ses normales sont celles des environs, où les stations diffèrent selon le relief et la mer, ou manquent."
    case .spreadKept: "La dispersion des jours autour de leur moyenne reste celle de {0}."
    case .normalProjected: "Le temps projeté est ce qui est normal pour la date : celui de {0}, décalé par le réchauffement depuis."
    case .dayMean: "La température du jour est la moyenne de ses heures."
    case .scenarioVeryLow: "Très bas : zéro émission nette de CO2 vers {0}, réchauffement revenu près de {1} en {2}."
    case .scenarioLow: "Bas : zéro émission nette de CO2 vers {0}, réchauffement contenu sous {1}."
    case .scenarioMiddle: "Moyen : proche de ce à quoi mènent les politiques actuelles, environ {0} en {1}."
    case .scenarioHigh: "Haut : les émissions continuent d’augmenter, environ {0} en {1}."
    case .scenarioVeryHigh: "Très haut : combustibles fossiles sans retenue ; jugé improbable aujourd’hui."
    }
  }

  static func aloud(_ value: PageRow) -> String {
    switch value {
    case .assumedPlace: "{0}, supposé"
    case .eventOfHazard: "{0}, {1}"
    case .aboveIndustry: "{0} par rapport à la période de 1850 à 1900"
    case .warmerThanNormal: "{0} de plus que la normale, {1}"
    case .colderThanNormal: "{0} de moins que la normale, {1}"
    case .none: "aucune"
    case .stored: "Données de {0}, il y a {1}."
    case .storedStale: "Données de {0}, il y a {1}, périmées."
    case .pollen: "Pollen en grains par mètre cube : {0}"
    case .leadUnderOneDay: "moins de 1 jour"
    case .outOfDate: "{0}, périmé"
    default: text(value)
    }
  }

  static func text(_ value: PageRow) -> String {
    switch value {
    case .here: "Ici"
    case .assumedPlace: "{0} (supposé)"
    case .now: "Maintenant"
    case .day: "Jour"
    case .time: "Heure"
    case .weather: "Temps"
    case .temperature: "Température"
    case .minimum: "Min"
    case .maximum: "Max"
    case .high: "Maximum"
    case .low: "Minimum"
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
    case .likely: "Intervalle probable"
    case .asForecast: "Si les nuages viennent comme prévu"
    case .aerosol: "Aérosols"
    case .dust: "Poussière"
    case .seen: "Votre note"
    case .forecast: "Prévision"
    case .yourSunsets: "Vos couchers de soleil"
    case .change: "Changement"
    case .singleYears: "Années individuelles"
    case .world: "Monde"
    case .region: "Région"
    case .daysOfYear: "Jours par an"
    case .fourYearsInFive: "4 années sur 5"
    case .tropicalNights: "Nuits tropicales"
    case .frostDays: "Jours de gel"
    case .iceDays: "Jours sans dégel"
    case .heatingDegreeDays: "Degrés-jours de chauffage"
    case .coolingDegreeDays: "Degrés-jours de climatisation"
    case .aboveDegrees: "au-dessus de {0}"
    case .timesAsOften: "{0} fois plus souvent"
    case .avoided: "{0} évités ici"
    case .fourOfFive: "{0}, 4 années sur 5"
    case .aboveIndustry: "{0} par rapport à 1850–1900"
    case .inYear: "En {0}"
    case .todayIn: "aujourd’hui en {0}"
    case .veryLowEmissions: "émissions très faibles"
    case .lowEmissions: "émissions faibles"
    case .middleEmissions: "émissions moyennes"
    case .highEmissions: "émissions élevées"
    case .veryHighEmissions: "émissions très élevées"
    case .without: "sans"
    case .with: "avec"
    case .skyOf: "le ciel, {0}"
    case .airAt: "air, {0}"
    case .officialWarnings: "alertes officielles"
    case .feelsLike: "ressenti {0}"
    case .warmerThanNormal: "{0} de plus que la normale ({1})"
    case .colderThanNormal: "{0} de moins que la normale ({1})"
    case .roughly: "{0}, à peu près"
    case .measured: "{0} mesurés il y a {1} à {2}, {3}"
    case .away: "à {0}"
    case .awayAndHeight: "{0} et {1}"
    case .lower: "{0} plus bas"
    case .higher: "{0} plus haut"
    case .outOfDate: "{0} (périmé)"
    case .sensorStuck: "{0}, mais le capteur est peut-être bloqué"
    case .nextDay: "24 prochaines heures : {0}"
    case .orMore: "{0} ou plus"
    case .lessThan: "moins de {0}"
    case .gusts: "{0}, rafales {1}"
    case .upAllDay: "levé toute la journée"
    case .downAllDay: "couché toute la journée"
    case .doesNotSet: "{0}, ne se couche pas"
    case .doesNotRise: "{0}, ne se lève pas"
    case .none: "–"
    case .noneToday: "pas aujourd’hui"
    case .inHours: "{0} en {1}"
    case .whereKnown: "{0} là où c’est connu"
    case .ofHundred: "sur 100"
    case .over: "{0}, passé"
    case .noScorePolarDay: "Le soleil ne se couche pas ce jour-là : il n’y a rien à noter."
    case .noScorePolarNight: "Le soleil ne se lève pas ce jour-là : il n’y a rien à noter."
    case .noScoreNoEvent: "Le soleil ne franchit pas l’horizon ce jour-là."
    case .noScoreBeyond: "Pas de note : ce jour est au-delà de toute prévision."
    case .noScoreClouds: "Pas de note : les nuages de ce jour sont inconnus."
    case .noScore: "Pas de note : la raison est inconnue."
    case .degreesHigh: "{0}, {1} de hauteur"
    case .sunAt: "{0}, soleil à {1}"
    case .lit: "{0} éclairée"
    case .live: "En direct, {0}."
    case .stored: "Données de {0} (il y a {1})."
    case .storedStale: "Données de {0} (il y a {1}), périmées."
    case .estimateOfClimate: "Une estimation d’après le climat de ce lieu, pas une prévision."
    case .noCoverage: "Aucun service d’alerte ne couvre ce lieu ; l’absence d’alerte ne veut donc pas dire qu’il n’y a pas de danger."
    case .noWarnings: "Aucune alerte en cours."
    case .noWarningsKnown: "Aucune alerte n’est connue pour ce lieu, ce qui ne veut pas dire qu’il n’y a pas de danger."
    case .warningServices: "services d’alerte"
    case .serviceWarns: "alerte en cours"
    case .serviceSilent: "aucune alerte en cours"
    case .serviceCountryOnly: "connu seulement pour le pays"
    case .serviceNotCovered: "ne couvre pas ce lieu"
    case .serviceUnavailable: "indisponible"
    case .serviceNotAsked: "rien d’actuel"
    case .serviceDisabled: "désactivé"
    case .servicePartial: "certains dangers seulement"
    case .heardAgo: "dernière réponse il y a {0}"
    case .heardNow: "dernière réponse à l’instant"
    case .neverHeard: "aucune réponse à ce jour"
    case .alertUntil: "jusqu’à {0}"
    case .alertUntilDay: "jusqu’à {0}, {1}"
    case .alertFrom: "à partir de {0}"
    case .alertFromDay: "à partir de {0}, {1}"
    case .alertsMore: "{0} de plus"
    case .somewhereInCountry: "en vigueur quelque part dans le pays"
    case .eventOfHazard: "{0} ({1})"
    case .warningsInCountry: "{0} quelque part dans le pays, sans que l’on sache si ce lieu est concerné"
    case .fromUntil: "{0} à {1}"
    case .europeanIndex: "AQI européen"
    case .usIndex: "AQI américain"
    case .ukIndex: "DAQI britannique"
    case .mostOfAll: "{0}, surtout {1}"
    case .pollen: "Pollen (grains/m³) : {0}"
    case .alder: "aulne"
    case .birch: "bouleau"
    case .grass: "graminées"
    case .mugwort: "armoise"
    case .olive: "olivier"
    case .ragweed: "ambroisie"
    case .learningTooFew: "{0} avec une prévision. À partir de 20, la note peut en apprendre."
    case .learningUnused: "{0} : la note s’écarte de {1} points. En apprendre ne l’améliorerait pas de façon mesurable, donc ce n’est pas utilisé."
    case .learningUsed: "{0} : la note en a appris et s’écarte de {1} points au lieu de {2}."
    case .ageUnknown: "quelque temps"
    case .old: "il y a {0}"
    case .usualHere: "ce qui est habituel ici, pas une prévision"
    case .windIs: "Vent {0}"
    case .humidityIs: "Humidité {0}"
    case .sunriseIs: "Lever du soleil {0}"
    case .sunsetIs: "Coucher du soleil {0}"
    case .rainNow: "maintenant"
    case .rainNone: "sec"
    case .correctedByErrors: "corrigé d’après les erreurs passées"
    case .gustsName: "Rafales"
    case .chanceOfRain: "Risque de pluie"
    case .fromTo: "{0} à {1}"
    case .correction: "{0} {1} d’après les erreurs passées de {2} ici : de {3} en moyenne, il reste {4}."
    case .forecastErrors: "erreurs des prévisions"
    case .skillUnknown: "On en sait encore trop peu. Les prévisions sont conservées à chaque récupération et comparées aux relevés des stations : un fournisseur apparaît après 24 heures à la fois prévues et mesurées."
    case .skillBackfill: "{0} complète d’un coup les 90 derniers jours."
    case .skillFooter: "Erreurs moyennes par rapport aux mesures des stations jusqu’au {0} ; entre parenthèses, l’intervalle où tombent quatre moyennes rééchantillonnées sur cinq. Le gain est calculé par rapport à la valeur de la même heure du dernier jour connu."
    case .leadTitle: "Échéance"
    case .errorTitle: "Erreur"
    case .biasTitle: "Biais"
    case .skillTitle: "Gain"
    case .hoursTitle: "Heures"
    case .leadUnderOneDay: "< 1 jour"
    case .providerTemperature: "{0}, température"
    case .providerRain: "{0}, risque de pluie, {1} à l’avance"
    case .leadEvery: "à toute échéance"
    case .leadRange: "de {0} à {1} à l’avance"
    case .leadOnly: "{0} à l’avance"
    case .correctionProven: "Il est établi que corriger le biais aide {0} : à la plus courte échéance, de {1} à {2}, sur {3} jours non utilisés pour l’apprentissage."
    case .correctionNoise: "Corriger le biais aide peut-être {0}, mais pas au-delà du hasard."
    case .correctionUseless: "Corriger le biais n’aiderait pas {0}."
    case .correctionFewDays: "Il y a trop peu de jours pour dire si corriger le biais aide {0}."
    case .otherValues: "Autres valeurs"
    case .rainInHour: "Pluie, dernière heure"
    case .saidTitle: "Annoncé"
    case .cameTitle: "Observé"
    case .betterThanBase: "{0} de mieux qu’en prévoyant toujours la probabilité habituelle de pluie."
    case .notBetterThanBase: "Pas mieux qu’en prévoyant toujours la probabilité habituelle de pluie."
    case .faultStill: "{0} : les températures n’ont pas changé depuis {1}."
    case .faultFrozen: "{0} : {1} répètent les valeurs de la veille."
    case .faultLater: "{0} : les températures sont celles de {1} plus tard."
    case .faultEarlier: "{0} : les températures sont celles de {1} plus tôt."
    case .faultApart: "{0} : loin de tous les autres depuis {1}."
    case .faultChanged: "{0} : les erreurs ont changé et sont apprises de nouveau."
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
    case .scoreMayChange: "Une note avec {0} peut changer : tout le ciel n’est pas encore connu."
    case .airQuality: "Qualité de l’air"
    case .mapTitle: "Carte"
    case .climateTitle: "Climat"
    case .rainRadar: "Radar de pluie"
    case .precipitation: "Précipitations"
    case .windSpeed: "Vitesse du vent"
    case .seaLevelPressure: "Pression au niveau de la mer"
    case .temperatureFelt: "Ressenti"
    case .cloudLayers: "Bas, moyens, élevés"
    case .moon: "Lune"
    case .feltHeat: "Chaleur ressentie"
    case .wetBulb: "Thermomètre mouillé"
    case .canvas: "Nuages à colorer"
    case .freeLight: "Voie libre pour la lumière"
    case .afterglow: "Lueurs d’après"
    case .dryAir: "Air sec"
    case .noRain: "Pas de pluie"
    case .lightPath: "Nuages sur le trajet de la lumière"
    case .pathSampled: "consultés jusqu’où vient la lumière"
    case .pathLocal: "seuls ceux au-dessus sont connus"
    case .scoreModel: "Modèle"
    case .azimuth: "Où"
    case .sunsetIn: "Coucher du soleil dans {0}"
    case .sunriseIn: "Lever du soleil dans {0}"
    case .drizzle: "bruine"
    case .lightRain: "pluie faible"
    case .rainFalls: "pluie"
    case .heavyRain: "pluie forte"
    case .downpour: "averse violente"
    case .hailPossible: "grêle possible"
    case .bestOfDays: "Le meilleur de ces jours"
    case .asOf: "Mise à jour : {0}"
    }
  }

  static func text(_ value: ChartRow) -> String {
    switch value {
    case .described: "{0} : {1}"
    case .groups: "{0} ; {1}"
    case .noData: "aucune donnée"
    case .tooLittleKnown: "on en sait encore trop peu"
    case .withinADay: "à moins d’un jour"
    case .estimatedFrom: "{0} à partir de {1}"
    case .temperature: "Température à {0}"
    case .dashedFeelsLike: "pointillés : ressenti"
    case .ringMeasured: "anneau : mesuré {0}"
    case .measuredAt: "Mesuré à {0} : {1}"
    case .precipitation: "Précipitations à {0}"
    case .noneExpected: "aucune prévue"
    case .noPrecipitation: "Aucune précipitation prévue"
    case .atMostLikely: "probabilité maximale {0}"
    case .lineProbability: "ligne : probabilité"
    case .sunsets: "Couchers du soleil à {0}"
    case .sunrises: "Levers du soleil à {0}"
    case .scoreOf: "note sur {0}"
    case .scoreOfDay: "{0} {1}"
    case .unknown: "inconnue"
    case .best: "Le meilleur : {0}"
    case .bestAt: "le meilleur {0} à {1} : {2}"
    case .bestDay: "le meilleur {0} : {1}"
    case .doesNotCross: "le soleil ne franchit pas l’horizon"
    case .sun: "Le soleil à {0}"
    case .dayLength: "{0} h {1} min de jour"
    case .doesNotSet: "le soleil ne se couche pas"
    case .doesNotRise: "le soleil ne se lève pas"
    case .noonAt: "midi solaire {0} à {1}"
    case .sunriseAt: "lever du soleil {0}"
    case .sunsetAt: "coucher du soleil {0}"
    case .daylight: "Lumière du jour à {0}"
    case .lengthOfDay: "{0} le {1}"
    case .longestDay: "jour le plus long {0}, le plus court {1}"
    case .daysLikeThis: "Des jours comme celui-ci à {0}"
    case .warmingOfDays: "Réchauffement des jours comme celui-ci à {0}"
    case .valueIn: "{0} en {1}"
    case .withRange: "{0} ({1})"
    case .percentRange: "plage à {0}"
    case .rangeOfModels: "plage des modèles"
    case .withInterventions: "avec interventions"
    case .withoutInterventions: "sans interventions"
    case .assumption: "{0}, {1} ; pâle : années individuelles"
    case .originalFormula: "la formule d’origine, sans plage"
    case .errors: "Erreurs de prévision à {0}"
    case .meanErrors: "{0} : erreur moyenne selon l’avance en jours ({1})"
    case .errorsOf: "{0} {1}"
    case .errorAhead: "{0} {1}"
    case .daysAhead: "jours à l’avance"
    case .rainedHere: "Fréquence de la pluie à {0}"
    case .byChance: "selon le risque prévu {0} ; les points plus grands représentent plus d’heures"
    case .rainCame: "{0} : à {1}, il a plu dans {2} des heures ({3})"
    case .forecastChance: "risque prévu, %"
    case .asOftenAsSaid: "aussi souvent qu’annoncé"
    case .usualRain: "probabilité habituelle de pluie"
    case .around: "Autour de {0}"
    case .across: "{0} de large"
    case .cloudCover: "couverture nuageuse {0}"
    case .sunIsUp: "le soleil est levé"
    case .sunIsDown: "le soleil est couché"
    case .whereSunSets: "Où le soleil se couche"
    case .goldenLine: "ligne dorée : coucher du soleil en ce moment"
    case .bestSunset: "plus beau coucher du soleil : {0}, {1} sur {2}"
    case .world: "le monde avec le jour et la nuit"
    }
  }

  static func text(_ value: ErrorEntry) -> String {
    switch value {
    case .parseError: "Le message n’est pas un JSON valide."
    case .invalidRequest: "Le message n’est pas une requête JSON-RPC 2.0 valide."
    case .limitExceeded: "Le message dépasse une limite de ce serveur."
    case .duplicateId: "Une requête avec cet id est encore en cours."
    case .shuttingDown: "Le serveur est en train de s’arrêter."
    case .methodNotFound: "Cette méthode n’existe pas."
    case .invalidParams: "Un paramètre n’est pas valide."
    case .unknownParam: "Ce paramètre n’existe pas."
    case .missingParam: "Il manque un paramètre obligatoire."
    case .outOfRange: "Un paramètre est hors de la plage autorisée."
    case .notAllowed: "Un paramètre a une valeur non autorisée."
    case .internalError: "Une erreur interne s’est produite."
    case .requestCancelled: "La requête a été annulée."
    case .serverCancelledShutdown: "Le serveur est en train de s’arrêter."
    case .serverCancelledLocationChanged: "Le lieu actuel a changé pendant la requête."
    case .placeNotFound: "Aucun lieu correspondant n’a été trouvé."
    case .locationUnavailableDenied: "L’autorisation de localisation est nécessaire."
    case .locationUnavailableUnavailable: "La position n’a pas pu être déterminée."
    case .locationUnavailableTimeout: "Le client n’a pas communiqué sa position à temps."
    case .locationUnavailableNotSupported: "Le client ne peut pas déterminer sa position."
    case .locationUnavailableOther: "La position n’a pas pu être déterminée."
    case .providerUnavailableOffline: "Le réseau est désactivé."
    case .providerUnavailableUnreachable: "Il n’y a pas de réseau."
    case .providerUnavailableLibraryMissing: "libcurl est absente ou trop ancienne."
    case .providerUnavailableNoResources: "Le système n’a plus de threads, de descripteurs ou de mémoire."
    case .providerUnavailableDns: "{0} est introuvable : son nom n’a pas pu être résolu."
    case .providerUnavailableRefused: "{0} a refusé la connexion."
    case .providerUnavailableTls: "Aucune connexion sécurisée n’a pu être établie avec {0}."
    case .providerUnavailableTimeout: "{0} n’a pas répondu à temps."
    case .providerUnavailableCut: "{0} a fermé la connexion trop tôt."
    case .providerUnavailableHttp: "{0} a répondu par une erreur."
    case .providerUnavailableMalformed: "{0} a envoyé une réponse non valide."
    case .providerUnavailableTooLarge: "{0} a envoyé une réponse trop grande."
    case .providerUnavailableRedirect: "{0} a redirigé vers une adresse interdite."
    case .providerUnavailableInvalidURL: "{0} a une adresse non valide dans la configuration."
    case .providerUnavailableBreakerOpen: "{0} a échoué à plusieurs reprises et ne sera pas interrogé pendant un moment."
    case .providerUnavailableBudget: "Les appels permis par {0} sont épuisés pour l’instant."
    case .rateLimited: "{0} limite les requêtes."
    case .unauthorizedKeyMissing: "{0} demande une clé d’API."
    case .unauthorizedKeyInvalid: "{0} n’accepte pas la clé d’API."
    case .unauthorizedSubscriptionMissing: "La clé d’API ne comprend pas ce produit."
    case .noData: "Il n’y a pas de données pour cette requête."
    case .noDataDateSkipped: "Cette date n’a jamais existé dans ce lieu."
    case .noDataBeyondHorizon: "Cela dépasse toutes les prévisions et toutes les archives."
    case .noDataOutOfCoverage: "Aucun fournisseur ne couvre ce lieu."
    case .noDataNotProvided: "{0} ne propose pas cela."
    case .storageFailureFull: "Le disque est plein."
    case .storageFailureReadOnly: "Impossible d’écrire dans le dossier de données."
    case .storageFailureCorrupt: "Les données enregistrées sont endommagées."
    case .storageFailureLocked: "Un autre processus utilise les données enregistrées."
    case .storageFailureIrregular: "Il n’y a pas de fichier ordinaire au chemin des données enregistrées."
    case .busy: "Le serveur est surchargé."
    case .deadlineExceeded: "Aucune réponse acceptable n’était disponible dans le délai."
    case .unsupported: "Cela n’est pas pris en charge."
    case .unsupportedProtocolVersion: "Cette version du protocole n’est pas prise en charge."
    case .unsupportedProvider: "Ce fournisseur ne propose pas cela."
    case .unsupportedNotSettable: "Ce réglage ne peut pas être modifié par config.set."
    }
  }

  static func text(_ value: HintRow) -> String {
    switch value {
    case .parseError: "Un texte JSON par ligne, ou un en-tête Content-Length avant chacun."
    case .shuttingDown: "Après shutdown, seul exit est attendu."
    case .internalError: "Merci de le signaler, avec le résultat de la commande almanac doctor --bundle."
    case .placeNotFound: "Vérifiez l’orthographe ou donnez des coordonnées."
    case .locationUnavailableDenied: "Autorisez la localisation ou cherchez un lieu."
    case .locationUnavailableUnavailable: "La localisation est autorisée, mais aucune position n’a été trouvée.\n\nChoisissez un lieu dans la recherche."
    case .locationUnavailableNotSupported: "Définissez un lieu avec location.set."
    case .locationUnavailableOther: "Définissez un lieu avec location.set."
    case .unauthorizedKeyMissing: "Ajoutez providers.{0}.apiKey au fichier de configuration."
    case .unauthorizedKeyInvalid: "Vérifiez providers.{0}.apiKey dans le fichier de configuration."
    case .unauthorizedSubscriptionMissing: "Vérifiez l’offre liée à providers.{0}.apiKey dans le fichier de configuration."
    case .storageFailureReadOnly: "Vérifiez ALMANAC_DATA_DIR et ses droits d’accès."
    case .storageFailureCorrupt: "Elles ont été mises de côté ; almanac doctor dit où elles sont."
    case .storageFailureIrregular: "Déplacez le tube, le périphérique ou le dossier qui s’y trouve ; almanac doctor indique où est le dossier de données."
    case .deadlineExceeded: "Utilisez fallback pour permettre une réponse périmée, ou augmentez deadlineMs."
    case .unsupportedNotSettable: "Utilisez le fichier de configuration ou almanac config set."
    case .unknownTimeZone: "Il faut un fuseau horaire IANA comme Europe/Lisbon."
    case .notLookedUp: "Le lieu ne fait pas partie de ceux connus localement, et la recherche en ligne n’a pas pu être interrogée. Donnez ses coordonnées ou réessayez plus tard."
    case .notOnEarth: "Ce lieu n’existe pas sur Terre."
    case .giveAPlace: "Donnez un lieu ou réessayez plus tard."
    case .checkSpelling: "Vérifiez son orthographe ou donnez des coordonnées."
    case .eventNotYet: "Cet événement n’a pas encore eu lieu."
    case .noSunEvent: "Le soleil ne franchit pas l’horizon ce jour-là."
    case .otherSubscription: "Un autre abonnement a cet id."
    case .parameter: "(paramètre : {0})"
    case .allowed: "autorisé : {0}"
    case .allowedRange: "autorisé : de {0} à {1}"
    case .didYouMean: "vouliez-vous dire : {0}"
    case .tryAgain: "réessayez dans {0} s"
    case .storedLocationUnread: "Le lieu enregistré n’a pas pu être lu."
    case .locationOfEnvironment: "ALMANAC_LOCATION vaut « {0} »."
    case .locationOfInitialize: "Le lieu indiqué par `initialize` est « {0} »."
    case .locationOfConfiguration: "Le lieu de la configuration est « {0} »."
    case .locationNamed: "Le lieu est « {0} »."
    case .expectedAngles: "Il faut une latitude et une longitude, comme 38.72,-9.14 ou 38.72°N 9.14°W."
    case .anglesAreNumbers: "La latitude et la longitude sont des nombres."
    case .ambiguousDirection: "La lettre O désigne l’est dans certaines langues et l’ouest dans d’autres : écrivez E ou W."
    case .oneAngleOfEach: "Il faut une latitude (N ou S) et une longitude (E ou W)."
    case .signOrDirection: "Un angle a un signe ou une direction, pas les deux : -38.7 ou 38.7°S."
    case .minutesBelowSixty: "Les minutes et les secondes d’un angle sont inférieures à 60."
    case .expectedPlusCode: "Il faut un Plus Code complet comme 8FVC9G8F+6W."
    case .expectedLocator: "Il faut un locator Maidenhead comme JN67TN, JN67TN44 ou JN67TN44AB."
    case .expectedGeoURI: "Il faut un URI geo: comme geo:47.5622,13.6493."
    case .otherReferenceSystem: "Dans un URI geo:, seul le système de référence wgs84 est compris."
    case .expectedObject: "Il faut un objet."
    case .expectedArray: "Il faut un tableau."
    case .expectedString: "Il faut une chaîne de caractères."
    case .expectedNumber: "Il faut un nombre."
    case .expectedInteger: "Il faut un nombre entier."
    case .expectedBoolean: "Il faut true ou false."
    case .expectedBooleanOrString: "Il faut true, false ou une chaîne de caractères."
    case .expectedBooleanOrArray: "Il faut true, false ou un tableau."
    case .expectedStringOrNumber: "Il faut une chaîne de caractères ou un nombre."
    case .expectedStringOrObject: "Il faut une chaîne de caractères ou un objet."
    case .expectedSubscriptionCondition: "Il faut un objet avec `path`, avec `all` ou avec `any`."
    case .expectedDate: "Il faut une date comme 2026-06-21."
    case .expectedTime: "Il faut une heure avec son décalage UTC, comme 2026-06-21T19:30:00+01:00."
    case .paramsByName: "Donnez les paramètres par leur nom."
    case .giveExactlyOne: "Donnez-en un, et un seul."
    case .giveOnlyOne: "N’en donnez qu’un seul."
    case .expectedText: "Il faut un texte."
    case .expectedWord: "Il faut l’un de ces mots."
    case .expectedTruth: "Il faut true ou false, avec eq ou ne."
    case .expectedNull: "Il faut null, avec eq ou ne."
    case .expectedPointer: "Il faut un JSON Pointer comme /days/*/score."
    case .nothingThere: "Aucun résultat de {0} ne contient quoi que ce soit à cet endroit."
    case .onsetOnce: "Avec leadMinutes, chaque début est annoncé une seule fois."
    case .onsetRows: "Avec leadMinutes, la condition doit porter sur des lignes qui commencent à une heure donnée, comme /hours/*/kind."
    case .onsetOneList: "Avec leadMinutes, la condition doit porter sur les lignes d’une seule liste."
    case .expectedClockTime: "Il faut une heure de 00:00 à 23:59."
    case .expectedOtherEnd: "Il faut une autre heure que start."
    case .onlyOverviewHasParts: "Seul weather.overview a des parties."
    case .onePartPerMethod: "Chaque méthode ne peut apparaître que dans une seule partie."
    case .expectedLanguageTag: "Il faut un code de langue BCP 47 comme en-GB."
    case .originalOneYear: "La formule d’origine de `weather2045` n’a qu’une seule année."
    case .originalNoScenario: "La formule d’origine de `weather2045` n’a pas de scénario."
    case .originalNoLevers: "La formule d’origine de `weather2045` n’a pas de mesures."
    case .expectedReport: "Il faut un METAR, SPECI ou TAF : LPPT 211830Z 34012KT CAVOK 22/14 Q1016."
    case .expectedPastDate: "Il faut une date jusqu’au {0}, le dernier jour complet là-bas. Pour aujourd’hui, utilisez forecast.hourly."
    case .percentSign: "Écrivez %% pour un signe pour cent."
    case .unclosedField: "Un champ se termine par {0}. Écrivez {1} pour une accolade."
    case .libraryNotFound: "libcurl est introuvable : installez libcurl4 (Debian, Ubuntu), libcurl (Fedora, Alpine) ou curl (Arch, Homebrew)"
    case .libraryTooOld: "libcurl est trop ancienne : il faut la version 7.66 ou plus récente"
    case .libraryFailed: "libcurl n’a pas pu être initialisée"
    case .libraryNoResources: "le système ne donne plus de threads, de descripteurs ou de mémoire au processus (ulimit -u, ulimit -n, ulimit -v)"
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
    case .beaufort: PluralForms(one: "forza {count}", other: "forza {count}")
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

  static func aloud(_ value: Lever) -> String {
    switch value {
    case .methane45By2030: "Metano meno 45 per cento entro il 2030"
    case .methane30By2030: "Metano meno 30 per cento entro il 2030, impegno globale sul metano"
    case .nitrousOxide30By2050: "Protossido di azoto meno 30 per cento entro il 2050"
    case .soot50By2040: "Fuliggine, nerofumo, meno 50 per cento entro il 2040"
    case .sulfur80By2050: "Anidride solforosa meno 80 per cento entro il 2050, svela il riscaldamento"
    case .solarRamp: "Geoingegneria solare di meno 1 watt al metro quadrato, dal 2030 al 2040, mantenuta"
    case .solarTerminated: "Geoingegneria solare di meno 1 watt al metro quadrato, interrotta nel 2060"
    default: word(value)
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
    case .solarRamp: "Geoingegneria solare di −1 W/m², dal 2030 al 2040, mantenuta"
    case .solarTerminated: "Geoingegneria solare di −1 W/m², interrotta nel 2060"
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

  static func dawn(_ value: SunPhase) -> String {
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
    case .unknown: "allerta ufficiale"
    case .minor: "allerta lieve"
    case .moderate: "allerta moderata"
    case .severe: "allerta grave"
    case .extreme: "allerta estrema"
    }
  }

  static func word(_ value: AlertHazard) -> String {
    switch value {
    case .wind: "vento"
    case .thunderstorm: "temporali"
    case .tornado: "tornado"
    case .hail: "grandine"
    case .rain: "pioggia"
    case .flood: "alluvione"
    case .rainFlood: "pioggia e alluvione"
    case .snow: "neve"
    case .snowIce: "neve e ghiaccio"
    case .blizzard: "bufera di neve"
    case .freezingRain: "pioggia gelata"
    case .ice: "ghiaccio"
    case .frost: "gelo"
    case .thaw: "disgelo"
    case .avalanche: "valanghe"
    case .fog: "nebbia"
    case .highTemperature: "temperature elevate"
    case .lowTemperature: "basse temperature"
    case .forestFire: "pericolo di incendi boschivi"
    case .dryAir: "aria secca"
    case .dust: "polvere o sabbia"
    case .smoke: "fumo"
    case .airQuality: "qualità dell’aria"
    case .ultraviolet: "radiazione ultravioletta"
    case .tropicalCyclone: "ciclone tropicale"
    case .stormSurge: "mareggiata"
    case .coastalEvent: "pericolo sulle coste"
    case .highWaves: "onde alte"
    case .ripCurrent: "correnti di ritorno"
    case .marine: "pericolo in mare"
    case .lowWater: "acque basse"
    case .tsunami: "tsunami"
    case .landslide: "frana"
    case .earthquake: "terremoto"
    case .volcano: "vulcano"
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

  static func aloud(_ value: ExtremeKind) -> String {
    word(value)
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Caldo che si verifica una volta ogni 10 anni"
    case .hotExtreme50Year: "Caldo che si verifica una volta ogni 50 anni"
    case .heavyPrecipitation10Year: "Pioggia che si verifica una volta ogni 10 anni"
    case .drought10Year: "Siccità che si verifica una volta ogni 10 anni"
    }
  }

  static func word(_ value: ClimateRegionName) -> String {
    switch value {
    case .gic: "Groenlandia e Islanda"
    case .nwn: "Nord America nord-occidentale"
    case .nen: "Nord America nord-orientale"
    case .wna: "Nord America occidentale"
    case .cna: "Nord America centrale"
    case .ena: "Nord America orientale"
    case .nca: "America centrale settentrionale"
    case .sca: "America centrale meridionale"
    case .car: "Caraibi"
    case .nws: "Sud America nord-occidentale"
    case .nsa: "Sud America settentrionale"
    case .nes: "Sud America nord-orientale"
    case .sam: "regione del monsone sudamericano"
    case .sws: "Sud America sud-occidentale"
    case .ses: "Sud America sud-orientale"
    case .ssa: "Sud America meridionale"
    case .neu: "Europa settentrionale"
    case .wce: "Europa occidentale e centrale"
    case .eeu: "Europa orientale"
    case .med: "Mediterraneo"
    case .sah: "Sahara"
    case .waf: "Africa occidentale"
    case .caf: "Africa centrale"
    case .neaf: "Africa nord-orientale"
    case .seaf: "Africa sud-orientale"
    case .wsaf: "Africa meridionale occidentale"
    case .esaf: "Africa meridionale orientale"
    case .mdg: "Madagascar"
    case .rar: "Artico russo"
    case .wsb: "Siberia occidentale"
    case .esb: "Siberia orientale"
    case .rfe: "Estremo Oriente russo"
    case .wca: "Asia centrale occidentale"
    case .eca: "Asia centrale orientale"
    case .tib: "altopiano del Tibet"
    case .eas: "Asia orientale"
    case .arp: "penisola arabica"
    case .sas: "Asia meridionale"
    case .sea: "Sud-est asiatico"
    case .nau: "Australia settentrionale"
    case .cau: "Australia centrale"
    case .eau: "Australia orientale"
    case .sau: "Australia meridionale"
    case .nz: "Nuova Zelanda"
    case .ean: "Antartide orientale"
    case .wan: "Antartide occidentale"
    case .aro: "Mar Glaciale Artico"
    case .npo: "Pacifico settentrionale"
    case .epo: "Pacifico equatoriale"
    case .spo: "Pacifico meridionale"
    case .nao: "Atlantico settentrionale"
    case .eao: "Atlantico equatoriale"
    case .sao: "Atlantico meridionale"
    case .ars: "Mar Arabico"
    case .bob: "golfo del Bengala"
    case .eio: "Oceano Indiano equatoriale"
    case .sio: "Oceano Indiano meridionale"
    case .soo: "Oceano Antartico"
    }
  }

  static func aloud(_ value: MessageRow) -> String {
    text(value)
  }

  static func text(_ value: MessageRow) -> String {
    switch value {
    case .nowcastUnknown: "Nessun dato sulle precipitazioni per le prossime ore."
    case .nowcastUsual: "Per queste ore non c’è una previsione, solo ciò che è consueto per la stagione."
    case .dry: "Nessuna precipitazione prevista."
    case .dryAsFarAsKnown: "Nessuna precipitazione prevista, per quanto si sa."
    case .dryFor: "Nessuna precipitazione prevista per {0}; il resto non è del tutto noto."
    case .wetNow: "Precipitazioni in corso, senza una fine in vista."
    case .wetNowUntil: "Precipitazioni in corso, fine tra {0}."
    case .wetFrom: "Inizio delle precipitazioni tra {0}."
    case .wetFromFor: "Inizio delle precipitazioni tra {0}, per {1}."
    case .wetWithin: "Precipitazioni entro {0}."
    case .wetWithinUntil: "Precipitazioni entro {0}, fine tra {1}."
    case .airGood: "L’aria è buona: goditi l’aria aperta."
    case .airAcceptable: "La qualità dell’aria è accettabile; le persone particolarmente sensibili dovrebbero valutare di limitare gli sforzi all’aperto."
    case .airForSensitiveGroups: "I gruppi sensibili dovrebbero ridurre gli sforzi lunghi o intensi all’aperto."
    case .airUnhealthy: "Tutti dovrebbero ridurre gli sforzi lunghi o intensi all’aperto."
    case .airVeryUnhealthy: "Evita gli sforzi intensi all’aperto; i gruppi sensibili dovrebbero restare in casa."
    case .airHazardous: "Resta in casa con le finestre chiuse."
    case .noCloudData: "Per questo momento non ci sono dati sulle nuvole, quindi nessun punteggio."
    case .noCloudLayers: "Per questo momento gli strati di nuvole non sono noti, quindi nessun punteggio."
    case .polarDay: "Il sole resta sopra l’orizzonte tutto il giorno."
    case .polarNight: "Il sole resta sotto l’orizzonte tutto il giorno."
    case .noEvent: "In questo giorno il sole non attraversa l’orizzonte."
    case .beyondHorizon: "Questo giorno è fuori dal periodo di previsione."
    case .classicScore: "Il punteggio originale, tratto dalla sola nuvolosità: {0} su 100."
    case .lowCloud: "Le nuvole basse nascondono gran parte del cielo"
    case .clearSky: "Un cielo quasi sereno promette un bagliore semplice e pulito"
    case .clearSkyMuted: "Un cielo quasi sereno promette un bagliore semplice"
    case .scatteredLowCloud: "Nuvole basse sparse lasciano un bagliore semplice negli squarci"
    case .highAndMidCloud: "Le nuvole alte e medie"
    case .highSheet: "Le nuvole alte e dense"
    case .cirrus: "I cirri"
    case .midOvercast: "Le nuvole medie e dense"
    case .altocumulus: "Gli altocumuli"
    case .catchesLight: "{0} cattureranno la luce"
    case .mayCatchLight: "{0} potrebbero catturare un po’ di luce"
    case .getsLittleLight: "{0} riceveranno poca luce"
    case .placeOffset: "{0} {1} di {2}"
    case .lowDeckCuts: "{0}; uno strato basso a {1} {2} taglierà la luce"
    case .lowDeckMayCut: "{0}; uno strato basso a {1} {2} potrebbe tagliare la luce"
    case .midDeckCuts: "{0}; uno strato medio a {1} {2} taglierà la luce"
    case .midDeckMayCut: "{0}; uno strato medio a {1} {2} potrebbe tagliare la luce"
    case .towardSun: "verso il sole"
    case .rainInTheWay: "la pioggia è d’ostacolo"
    case .poorVisibility: "la visibilità ridotta offusca la vista"
    case .hazeMutes: "la caligine smorza i colori"
    case .humidAirMutes: "l’aria umida smorza i colori"
    case .list: "{0}, {1}"
    case .both: "{0} e {1}"
    case .serial: "{0}, {1}"
    case .firstOfMonth: "primo"
    case .spoiled: "{0}, ma {1}"
    case .colorOdds: "Colori in {0} casi su {1}"
    case .colorHardly: "Quasi nessuna possibilità di colori"
    case .colorCertain: "Colori quasi certi"
    case .betterEvenings: "Meglio del {0} delle sere qui in questo periodo dell’anno"
    case .betterMornings: "Meglio del {0} delle mattine qui in questo periodo dell’anno"
    case .aboutTitle: "Come sarà il tramonto?"
    case .aboutText: "Un bel tramonto ha bisogno di tre cose: nuvole abbastanza alte da essere illuminate dal basso, una via libera per la luce da oltre l’orizzonte e aria pulita e secca. Il punteggio guarda gli strati di nuvole sopra di te, il cielo da 50 a 600 km verso il sole e la caligine, l’umidità, la visibilità e la pioggia nel momento in cui il sole tramonta. Un cielo sereno dà un bagliore semplice, un cielo di cirri con l’orizzonte aperto i punteggi più alti e un cielo coperto di nuvole basse quasi nulla."
    case .cloudCoverTitle: "Nuvolosità"
    case .cloudCoverText: "La media del giorno. Qualche nuvola dà colore, uno strato basso e chiuso lo nasconde."
    case .highCloudTitle: "Nuvole alte"
    case .highCloudText: "I cirri sopra gli 8 km catturano l’ultima luce e brillano più a lungo."
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
    case .sentence: "{0}."
    case .sentences: "{0} {1}"
    case .dayText: "{0}: {1}"
    case .today: "oggi"
    case .tomorrow: "domani"
    case .wholeDay: "{0} per tutto il giorno"
    case .restOfDay: "{0} per il resto del giorno"
    case .wholeTime: "{0} per tutto il periodo"
    case .fromTime: "{0} {1:dall’|dalle }{1}"
    case .untilTime: "{0} fino {1:all’|alle }{1}"
    case .betweenTimes: "{0} {1:dall’|dalle }{1} {2:all’|alle }{2}"
    case .whatWhen: "{0} {1}"
    case .betweenParts: "{0} {1} {2}"
    case .atTimes: "{0} a tratti"
    case .detail: "{0}, {1}"
    case .gusts: "raffiche fino a {0}"
    case .amount: "circa {0}"
    case .amountFurther: "ancora circa {0}"
    case .skyChange: "{0} al mattino, {1} nel pomeriggio"
    case .extremes: "massima {0}, minima {1}"
    case .range: "da {0} a {1}"
    case .steady: "intorno a {0}"
    case .uncertainty: "incerto: massima tra {0} e {1}"
    case .warmerThanYesterday: "{0} in più rispetto a ieri"
    case .colderThanYesterday: "{0} in meno rispetto a ieri"
    case .warmerThanToday: "{0} in più rispetto a oggi"
    case .colderThanToday: "{0} in meno rispetto a oggi"
    case .warmerThanDayBefore: "{0} in più rispetto al giorno prima"
    case .colderThanDayBefore: "{0} in meno rispetto al giorno prima"
    case .aboveNormal: "{0} sopra la norma"
    case .belowNormal: "{0} sotto la norma"
    case .rareHeat: "insolitamente caldo per la stagione"
    case .rareCold: "insolitamente freddo per la stagione"
    case .ultraviolet: "indice UV fino a {0}"
    case .sunsetColorful: "tramonto colorato {0:all’|alle }{0}"
    case .sunsetVivid: "tramonto intenso {0:all’|alle }{0}"
    case .sunsetSpectacular: "tramonto spettacolare {0:all’|alle }{0}"
    case .warningsUnknown: "allerte ufficiali non note"
    case .usual: "di norma in questa stagione: da {0} a {1}"
    case .usualSteady: "di norma in questa stagione: {0}"
    case .noChange: "nelle prossime 48 ore non cambia nulla di rilevante"
    case .noForecast: "nessuna previsione"
    case .minus: "meno {0}"
    }
  }

  static func aloud(_ value: NoticeRow) -> String {
    switch value {
    case .because: "{0}, {1}."
    case .placeInferred: "{0} è stato inteso come {1}."
    case .locationUnchecked: "Non è stato possibile cercare {0} ora; è impostato senza verifica."
    case .noForecast: "Ciò che è normale qui, non una previsione, {0}."
    case .impossibleValues: "I valori non plausibili di {0} sono stati omessi, {1}."
    case .modelsMissing: "I modelli ad alta risoluzione non sono disponibili; questa è la proiezione di ar6."
    case .userDataWithoutFolder: "I preferiti e le impostazioni restano fino alla fine di questo processo: né ALMANAC DATA DIR né XDG DATA HOME né HOME dice dove conservarli."
    case .userDataSetAside: "almanac.db era danneggiato ed è stato sostituito. Il vecchio file è {0}; sqlite3 .recover legge ciò che resta dei suoi preferiti e delle sue impostazioni."
    case .warmingHere: "Dal {0} al {1} il riscaldamento globale rispetto al periodo dal 1850 al 1900 passa da {2} a {3}, {4}, {5}; qui, in questo mese, la variazione è {6} volte tanto, {7}."
    case .warmingHereWithout: "Dal {0} al {1} il riscaldamento globale rispetto al periodo dal 1850 al 1900 passa da {2} a {3}, o a {4} senza gli interventi, {5}, {6}; qui, in questo mese, la variazione è {7} volte tanto, {8}."
    case .otherPrecipitation: "Alla temperatura proiettata le precipitazioni cadono in altra forma, Jennings et al. 2018."
    case .moreHeavyRain: "La stessa pioggia forte porterebbe circa il {0} in più: {1} per {2} di riscaldamento globale sulla terraferma, mediana CMIP6 del giorno più piovoso."
    case .lessHeavyRain: "La stessa pioggia forte porterebbe circa il {0} in meno: {1} per {2} di riscaldamento globale sulla terraferma, mediana CMIP6 del giorno più piovoso."
    case .terminationShock: "La geoingegneria solare nasconde il riscaldamento finché dura: se si ferma, gran parte del riscaldamento nascosto torna in cinque-dieci anni, shock da interruzione."
    case .originalFormula: "La formula dell’app originale: {0} ovunque, {1} con interventi. Da oggi, i modelli climatici prevedono da {2} a {3} di riscaldamento globale entro il {4}; per una proiezione usa il modello ar6."
    default: text(value)
    }
  }

  static func text(_ value: NoticeRow) -> String {
    switch value {
    case .plain: "{0}."
    case .because: "{0} ({1})."
    case .consequence: "{0} {1}"
    case .locationAssumed: "Nessun luogo è impostato e il fuso orario non ha una città; si usa {0}."
    case .locationOfTimeZone: "Nessun luogo è impostato; {0} è la città del fuso orario."
    case .ambiguousPlace: "Altri luoghi hanno questo nome: {0}."
    case .placeInferred: "«{0}» è stato inteso come {1}."
    case .placeOfRegion: "{0} è un’intera regione; la risposta vale per la sua città più grande, {1}."
    case .locationUnchecked: "Non è stato possibile cercare «{0}» ora; è impostato senza verifica."
    case .placesKnownHere: "La ricerca in rete non è disponibile: questi sono i luoghi noti localmente."
    case .askedRecently: "I fornitori vengono interrogati al massimo una volta al minuto per lo stesso luogo."
    case .outOfDate: "Questa risposta non è aggiornata."
    case .noForecast: "Ciò che è normale qui, non una previsione ({0})."
    case .usualHere: "Ciò che è normale qui, non una previsione."
    case .keyRefused: "{0} ha rifiutato la chiave API; questa risposta non usa i suoi dati."
    case .impossibleValues: "I valori non plausibili di {0} sono stati omessi ({1})."
    case .countOf: "{0}: {1}"
    case .temperaturesStill: "Le temperature di {0} non cambiano da {1}, ma il tempo sì."
    case .forecastRepeats: "{0} della previsione di {1} ripetono la previsione del giorno prima."
    case .temperaturesLater: "Le temperature di {0} corrispondono al tempo di {1} dopo."
    case .temperaturesEarlier: "Le temperature di {0} corrispondono al tempo di {1} prima."
    case .temperaturesApart: "Le temperature di {0} sono lontane da tutte le altre da {1}."
    case .errorsChanged: "Le previsioni di {0} sbagliano in altro modo da {1}: le correzioni si imparano da capo."
    case .scoresMayChange: "Non tutto il cielo è ancora noto: questi punteggi possono cambiare."
    case .noSunEvent: "Il sole non attraversa l’orizzonte."
    case .noSunEventDays: "In questi giorni il sole non attraversa l’orizzonte."
    case .providerOutdated: "I valori più recenti del fornitore risalgono a {0} fa."
    case .noReports: "Nessuna stazione vicina al luogo ha bollettini."
    case .nothingMeasured: "Non ci sono misure, quindi non si può calcolare alcun errore."
    case .ledgerOnly: "Si usano solo le misure già salvate."
    case .measuredMissing: "I valori misurati non sono disponibili"
    case .reportsMissing: "I bollettini delle stazioni non sono disponibili"
    case .providerMeasuredMissing: "Le misure di {0} non sono disponibili"
    case .alertsMissing: "Le allerte ufficiali non sono disponibili"
    case .noStation: "Nessuna stazione entro {0} ha trasmesso negli ultimi {1}."
    case .stationsHigherOrLower: "Le stazioni sono oltre {0} più in alto o più in basso."
    case .measuredOld: "La temperatura misurata più recente risale a {0} fa."
    case .rowsInterpolated: "Alcune righe sono interpolate tra i passi temporali del fornitore."
    case .rowsBeyondForecast: "La previsione non comprende queste righe."
    case .rowsOfClimate: "Queste righe sono stime climatiche."
    case .noAlertService: "Nessun servizio di allerta conosciuto copre questo luogo."
    case .alertsUnlisted: "Ci sono più allerte di quelle elencate: {0}."
    case .alertsUnread: "Ci sono allerte che non si possono leggere: {0}."
    case .drawnFromHours: "Interpolato dalla previsione oraria."
    case .elevationUnknown: "L’altitudine del luogo è sconosciuta; si usa l’orizzonte al livello del mare."
    case .dateSkipped: "Il {0} qui non è mai esistito ed è omesso."
    case .calendarEnds: "Il calendario finisce il {0}."
    case .modelsMissing: "I modelli ad alta risoluzione non sono disponibili; questa è la proiezione di `ar6`."
    case .causeSlowDown: "{0} limita il numero di richieste"
    case .causeKeyMissing: "{0} richiede una chiave API"
    case .causeKeyInvalid: "{0} non accetta la chiave API"
    case .causeKeyLimited: "la chiave API di {0} non lo comprende"
    case .causeBeyondHorizon: "oltre ogni previsione"
    case .causeOutOfCoverage: "nessun fornitore copre questo luogo"
    case .causeNotProvided: "nessun fornitore lo offre"
    case .causeDeadline: "nessuna risposta in tempo"
    case .causeBusy: "il server è occupato"
    case .causeStore: "errore nell’archivio dei dati"
    case .causeOffline: "la rete è disattivata"
    case .causeNoNetwork: "nessuna rete"
    case .causeNoLibrary: "libcurl manca o è troppo vecchia"
    case .causeNoResources: "il sistema non ha più thread, descrittori o memoria"
    case .causeLookup: "nessuna rete, o {0} non si trova"
    case .causeRefused: "{0} ha rifiutato la connessione"
    case .causeTLS: "nessuna connessione sicura con {0}"
    case .causeTimeout: "{0} non ha risposto in tempo"
    case .causeCut: "{0} ha chiuso la connessione in anticipo"
    case .causeHTTP: "{0} ha risposto con un errore"
    case .causeMalformed: "la risposta di {0} non è comprensibile"
    case .causeTooLarge: "la risposta di {0} è troppo grande"
    case .causeRedirect: "{0} ha reindirizzato a un indirizzo vietato"
    case .causeURL: "l’indirizzo configurato di {0} non è valido"
    case .causeFailing: "{0} è andato in errore più volte"
    case .causeBudget: "la quota di richieste di {0} è esaurita"
    case .theProvider: "il fornitore"
    case .userDataNotKept: "I preferiti e le impostazioni non si possono conservare: {0}."
    case .cacheInMemory: "La cache è tenuta solo in memoria: {0}."
    case .userDataWithoutFolder: "I preferiti e le impostazioni restano fino alla fine di questo processo: né ALMANAC_DATA_DIR né XDG_DATA_HOME né HOME dice dove conservarli."
    case .fileReadOnly: "{0} si può leggere ma non scrivere."
    case .userDataSetAside: "almanac.db era danneggiato ed è stato sostituito. Il vecchio file è {0}; `sqlite3 .recover` legge ciò che resta dei suoi preferiti e delle sue impostazioni."
    case .cacheSetAside: "cache.db era danneggiato ed è stato sostituito. Il vecchio file è {0}; si può cancellare."
    case .fileNewer: "{0} è stato creato da una versione più recente del programma e viene aperto in sola lettura."
    case .fileRowsDamaged: "Alcune righe di {0} sono danneggiate; vengono omesse."
    case .answerNotCached: "Non è stato possibile conservare una risposta nella cache: {0}."
    case .storeFull: "il disco è pieno"
    case .storeReadOnly: "non si può scrivere nella cartella"
    case .storeCorrupt: "i dati salvati sono danneggiati"
    case .storeLocked: "un altro processo ha bloccato il file"
    case .storeIrregular: "al suo percorso non c’è un file normale"
    case .meanShift: "Lo spostamento medio di giorni come questo, non la previsione di una data: il tempo di un singolo giorno varia di più."
    case .warmingHere: "Dal {0} al {1} il riscaldamento globale rispetto al periodo 1850–1900 passa da {2} a {3} ({4}, {5}); qui, in questo mese, la variazione è {6} volte tanto ({7})."
    case .warmingHereWithout: "Dal {0} al {1} il riscaldamento globale rispetto al periodo 1850–1900 passa da {2} a {3}, o a {4} senza gli interventi ({5}, {6}); qui, in questo mese, la variazione è {7} volte tanto ({8})."
    case .pastObserved: "Il riscaldamento passato è osservato e uguale in ogni scenario."
    case .highEmissionsUnlikely: "SSP5-8.5 è un caso poco probabile di alte emissioni, non ciò che ci si attende."
    case .lessProportional: "Dopo un massimo, la variazione regionale è meno esattamente proporzionale al riscaldamento globale in calo."
    case .mostlySea: "La regione è soprattutto mare: la sua media vale per coste e isole, l’interno si riscalda di più."
    case .otherPrecipitation: "Alla temperatura proiettata le precipitazioni cadono in altra forma (Jennings et al. 2018)."
    case .moreHeavyRain: "La stessa pioggia forte porterebbe circa il {0} in più: {1} per {2} di riscaldamento globale sulla terraferma (mediana CMIP6 del giorno più piovoso)."
    case .lessHeavyRain: "La stessa pioggia forte porterebbe circa il {0} in meno: {1} per {2} di riscaldamento globale sulla terraferma (mediana CMIP6 del giorno più piovoso)."
    case .leversTooLate: "Gli interventi non possono cambiare quest’anno né il passato."
    case .terminationShock: "La geoingegneria solare nasconde il riscaldamento finché dura: se si ferma, gran parte del riscaldamento nascosto torna in cinque-dieci anni (shock da interruzione)."
    case .leversOverlap: "Le misure si sovrappongono: sommate promettono più di quanto danno insieme."
    case .leversCapped: "Insieme sono limitate alla differenza da SSP1-1.9, il percorso valutato più basso."
    case .sulfurUncovers: "L’aria più pulita, senza zolfo, scopre parte del riscaldamento che oggi lo zolfo nasconde."
    case .highResolutionFactor: "Il fattore è la mediana di {0} modelli ad alta risoluzione nel luogo, l’intervallo il loro minimo e massimo; entrambi scalati a scenario e anno."
    case .originalFormula: "La formula dell’app originale: {0} ovunque, {1} con interventi. Da oggi, i modelli climatici prevedono da {2} a {3} di riscaldamento globale entro il {4}; per una proiezione usa il modello `ar6`."
    case .normalsCoarse: "Calcolato da normali mensili di una griglia grossolana e dalla loro dispersione, non contato. Una stazione può differire di dieci giorni o più, soprattutto sulle coste, nelle valli e nelle città."
    case .normalsUnrepresentative: "Il clima del luogo stesso può essere diverso: i suoi valori normali sono quelli dei dintorni, dove le stazioni differiscono per il rilievo e il mare, o mancano."
    case .spreadKept: "La dispersione dei giorni attorno alla loro media resta quella del {0}."
    case .normalProjected: "Il tempo proiettato è quello normale per la data: quello del {0}, spostato dal riscaldamento da allora."
    case .dayMean: "La temperatura del giorno è la media delle sue ore."
    case .scenarioVeryLow: "Molto basso: CO2 netta zero intorno al {0}, riscaldamento di nuovo vicino a {1} nel {2}."
    case .scenarioLow: "Basso: CO2 netta zero intorno al {0}, riscaldamento tenuto sotto {1}."
    case .scenarioMiddle: "Medio: vicino a dove portano le politiche attuali, circa {0} nel {1}."
    case .scenarioHigh: "Alto: le emissioni continuano a salire, circa {0} nel {1}."
    case .scenarioVeryHigh: "Molto alto: combustibili fossili senza freni; oggi ritenuto improbabile."
    }
  }

  static func aloud(_ value: PageRow) -> String {
    switch value {
    case .assumedPlace: "{0}, presunto"
    case .eventOfHazard: "{0}, {1}"
    case .aboveIndustry: "{0} rispetto al periodo dal 1850 al 1900"
    case .warmerThanNormal: "{0} più caldo del normale, {1}"
    case .colderThanNormal: "{0} più freddo del normale, {1}"
    case .none: "nessuna"
    case .stored: "Dati di {0}, {1} fa."
    case .storedStale: "Dati di {0}, {1} fa, non aggiornati."
    case .pollen: "Polline in granuli al metro cubo: {0}"
    case .leadUnderOneDay: "meno di 1 giorno"
    case .leadRange: "con anticipo da {0} a {1}"
    case .outOfDate: "{0}, non aggiornato"
    default: text(value)
    }
  }

  static func text(_ value: PageRow) -> String {
    switch value {
    case .here: "Qui"
    case .assumedPlace: "{0} (presunto)"
    case .now: "Adesso"
    case .day: "Giorno"
    case .time: "Ora"
    case .weather: "Tempo"
    case .temperature: "Temperatura"
    case .minimum: "Min"
    case .maximum: "Max"
    case .high: "Massima"
    case .low: "Minima"
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
    case .likely: "Intervallo probabile"
    case .asForecast: "Se le nuvole arrivano come previsto"
    case .aerosol: "Aerosol"
    case .dust: "Polvere"
    case .seen: "La tua valutazione"
    case .forecast: "Previsione"
    case .yourSunsets: "I tuoi tramonti"
    case .change: "Variazione"
    case .singleYears: "Singoli anni"
    case .world: "Mondo"
    case .region: "Regione"
    case .daysOfYear: "Giorni all’anno"
    case .fourYearsInFive: "4 anni su 5"
    case .tropicalNights: "Notti tropicali"
    case .frostDays: "Giorni di gelo"
    case .iceDays: "Giorni di ghiaccio"
    case .heatingDegreeDays: "Gradi giorno di riscaldamento"
    case .coolingDegreeDays: "Gradi giorno di raffrescamento"
    case .aboveDegrees: "oltre {0}"
    case .timesAsOften: "{0} volte più spesso"
    case .avoided: "{0} evitati qui"
    case .fourOfFive: "{0}, 4 anni su 5"
    case .aboveIndustry: "{0} rispetto al periodo 1850–1900"
    case .inYear: "Nel {0}"
    case .todayIn: "oggi nel {0}"
    case .veryLowEmissions: "emissioni molto basse"
    case .lowEmissions: "emissioni basse"
    case .middleEmissions: "emissioni medie"
    case .highEmissions: "emissioni alte"
    case .veryHighEmissions: "emissioni molto alte"
    case .without: "senza"
    case .with: "con"
    case .skyOf: "il cielo, {0}"
    case .airAt: "aria, {0}"
    case .officialWarnings: "allerte ufficiali"
    case .feelsLike: "percepita {0}"
    case .warmerThanNormal: "{0} più caldo del normale ({1})"
    case .colderThanNormal: "{0} più freddo del normale ({1})"
    case .roughly: "{0}, all’incirca"
    case .measured: "{0} misurati {1} fa a {2}, {3}"
    case .away: "a {0}"
    case .awayAndHeight: "{0} e {1}"
    case .lower: "{0} più in basso"
    case .higher: "{0} più in alto"
    case .outOfDate: "{0} (non aggiornato)"
    case .sensorStuck: "{0}, ma il sensore potrebbe essere bloccato"
    case .nextDay: "Prossime 24 ore: {0}"
    case .orMore: "{0} o più"
    case .lessThan: "meno di {0}"
    case .gusts: "{0}, raffiche {1}"
    case .upAllDay: "sopra l’orizzonte tutto il giorno"
    case .downAllDay: "sotto l’orizzonte tutto il giorno"
    case .doesNotSet: "{0}, non tramonta"
    case .doesNotRise: "{0}, non sorge"
    case .none: "–"
    case .noneToday: "oggi no"
    case .inHours: "{0} in {1}"
    case .whereKnown: "{0} dove è noto"
    case .ofHundred: "su 100"
    case .over: "{0}, passato"
    case .noScorePolarDay: "Quel giorno il sole non tramonta: non c’è nulla da valutare."
    case .noScorePolarNight: "Quel giorno il sole non sorge: non c’è nulla da valutare."
    case .noScoreNoEvent: "Quel giorno il sole non attraversa l’orizzonte."
    case .noScoreBeyond: "Nessun punteggio: il giorno è oltre ogni previsione."
    case .noScoreClouds: "Nessun punteggio: le nuvole di quel giorno non sono note."
    case .noScore: "Nessun punteggio: il motivo non è noto."
    case .degreesHigh: "{0}, {1} di altezza"
    case .sunAt: "{0}, sole a {1}"
    case .lit: "{0} illuminata"
    case .live: "In diretta, {0}."
    case .stored: "Dati di {0} ({1} fa)."
    case .storedStale: "Dati di {0} ({1} fa), non aggiornati."
    case .estimateOfClimate: "Una stima dal clima di questo luogo, non una previsione."
    case .noCoverage: "Nessun servizio di allerta copre questo luogo, quindi l’assenza di allerte non è un cessato allarme."
    case .noWarnings: "Nessuna allerta in corso."
    case .noWarningsKnown: "Non si conoscono allerte per questo luogo, il che non è un cessato allarme."
    case .warningServices: "servizi di allerta"
    case .serviceWarns: "allerta in corso"
    case .serviceSilent: "nessuna allerta in corso"
    case .serviceCountryOnly: "noto solo per il paese"
    case .serviceNotCovered: "non copre questo luogo"
    case .serviceUnavailable: "non disponibile"
    case .serviceNotAsked: "nulla di attuale"
    case .serviceDisabled: "disattivato"
    case .servicePartial: "solo alcuni pericoli"
    case .heardAgo: "ultima risposta {0} fa"
    case .heardNow: "ultima risposta adesso"
    case .neverHeard: "ancora nessuna risposta"
    case .alertUntil: "fino {0:all’|alle }{0}"
    case .alertUntilDay: "fino a {0}, {1}"
    case .alertFrom: "{0:dall’|dalle }{0}"
    case .alertFromDay: "da {0}, {1}"
    case .alertsMore: "altre {0}"
    case .somewhereInCountry: "in vigore da qualche parte nel Paese"
    case .eventOfHazard: "{0} ({1})"
    case .warningsInCountry: "{0} da qualche parte nel Paese; non è noto se per questo luogo"
    case .fromUntil: "da {0} a {1}"
    case .europeanIndex: "AQI europeo"
    case .usIndex: "AQI USA"
    case .ukIndex: "DAQI britannico"
    case .mostOfAll: "{0}, soprattutto {1}"
    case .pollen: "Polline (granuli/m³): {0}"
    case .alder: "ontano"
    case .birch: "betulla"
    case .grass: "graminacee"
    case .mugwort: "artemisia"
    case .olive: "olivo"
    case .ragweed: "ambrosia"
    case .learningTooFew: "{0} con una previsione. Da 20 in poi il punteggio può imparare da queste."
    case .learningUnused: "{0}: il punteggio sbaglia di {1} punti. Imparare da queste non lo migliorerebbe in modo misurabile, quindi non si usa."
    case .learningUsed: "{0}: il punteggio ha imparato da queste e sbaglia di {1} punti invece di {2}."
    case .ageUnknown: "un po’ di tempo"
    case .old: "{0} fa"
    case .usualHere: "ciò che è normale qui, non una previsione"
    case .windIs: "Vento {0}"
    case .humidityIs: "Umidità {0}"
    case .sunriseIs: "Alba {0}"
    case .sunsetIs: "Tramonto {0}"
    case .rainNow: "ora"
    case .rainNone: "asciutto"
    case .correctedByErrors: "corretto in base agli errori passati"
    case .gustsName: "Raffiche"
    case .chanceOfRain: "Probabilità di pioggia"
    case .fromTo: "da {0} a {1}"
    case .correction: "{0} {1} in base agli errori passati di {2} qui: di {3} in media ne restano {4}."
    case .forecastErrors: "errori delle previsioni"
    case .skillUnknown: "Si sa ancora troppo poco. Le previsioni vengono conservate quando sono scaricate e confrontate quando le stazioni riferiscono: un fornitore appare dopo 24 ore previste e misurate."
    case .skillBackfill: "{0} completa in una volta gli ultimi 90 giorni."
    case .skillFooter: "Errori medi rispetto alle misure delle stazioni fino a {0}; tra parentesi, l’intervallo in cui cadono quattro medie ricampionate su cinque. Lo skill è il guadagno rispetto al valore della stessa ora dell’ultimo giorno noto."
    case .leadTitle: "Anticipo"
    case .errorTitle: "Errore"
    case .biasTitle: "Scarto"
    case .skillTitle: "Skill"
    case .hoursTitle: "Ore"
    case .leadUnderOneDay: "< 1 giorno"
    case .providerTemperature: "{0}, temperatura"
    case .providerRain: "{0}, probabilità di pioggia, con {1} di anticipo"
    case .leadEvery: "con qualsiasi anticipo"
    case .leadRange: "con {0}–{1} di anticipo"
    case .leadOnly: "con {0} di anticipo"
    case .correctionProven: "È provato che correggere lo scarto aiuta {0}: al più breve, da {1} a {2}, su {3} giorni da cui non aveva imparato."
    case .correctionNoise: "Correggere lo scarto forse aiuta {0}, ma non oltre il caso."
    case .correctionUseless: "Correggere lo scarto non aiuterebbe {0}."
    case .correctionFewDays: "Ci sono troppo pochi giorni per dire se correggere lo scarto aiuta {0}."
    case .otherValues: "Altri valori"
    case .rainInHour: "Pioggia, ultima ora"
    case .saidTitle: "Previsto"
    case .cameTitle: "Osservato"
    case .betterThanBase: "{0} meglio che prevedere sempre la probabilità abituale di pioggia."
    case .notBetterThanBase: "Non meglio che prevedere sempre la probabilità abituale di pioggia."
    case .faultStill: "{0}: le temperature non cambiano da {1}."
    case .faultFrozen: "{0}: {1} ripetono i valori del giorno prima."
    case .faultLater: "{0}: le temperature sono quelle di {1} dopo."
    case .faultEarlier: "{0}: le temperature sono quelle di {1} prima."
    case .faultApart: "{0}: lontano da tutti gli altri da {1}."
    case .faultChanged: "{0}: gli errori sono cambiati e vengono appresi di nuovo."
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
    case .scoreMayChange: "Un punteggio con {0} può cambiare: non tutto il cielo è ancora noto."
    case .airQuality: "Qualità dell’aria"
    case .mapTitle: "Mappa"
    case .climateTitle: "Clima"
    case .rainRadar: "Radar della pioggia"
    case .precipitation: "Precipitazioni"
    case .windSpeed: "Velocità del vento"
    case .seaLevelPressure: "Pressione al livello del mare"
    case .temperatureFelt: "Percepita"
    case .cloudLayers: "Basse, medie, alte"
    case .moon: "Luna"
    case .feltHeat: "Calore percepito"
    case .wetBulb: "Bulbo umido"
    case .canvas: "Nuvole da colorare"
    case .freeLight: "Via libera per la luce"
    case .afterglow: "Bagliore finale"
    case .dryAir: "Aria secca"
    case .noRain: "Niente pioggia"
    case .lightPath: "Nuvole sul percorso della luce"
    case .pathSampled: "controllate fin dove arriva la luce"
    case .pathLocal: "sono note solo quelle sopra"
    case .scoreModel: "Modello"
    case .azimuth: "Dove"
    case .sunsetIn: "Tramonto tra {0}"
    case .sunriseIn: "Alba tra {0}"
    case .drizzle: "pioviggine"
    case .lightRain: "pioggia debole"
    case .rainFalls: "pioggia"
    case .heavyRain: "pioggia forte"
    case .downpour: "nubifragio"
    case .hailPossible: "grandine possibile"
    case .bestOfDays: "Il migliore di questi giorni"
    case .asOf: "Aggiornato: {0}"
    }
  }

  static func text(_ value: ChartRow) -> String {
    switch value {
    case .described: "{0}: {1}"
    case .groups: "{0}; {1}"
    case .noData: "nessun dato"
    case .tooLittleKnown: "si sa ancora troppo poco"
    case .withinADay: "entro un giorno"
    case .estimatedFrom: "{0} da {1}"
    case .temperature: "Temperatura a {0}"
    case .dashedFeelsLike: "punteggiata: percepita"
    case .ringMeasured: "anello: misurato {0}"
    case .measuredAt: "Misurato {0:all’|alle }{0}: {1}"
    case .precipitation: "Precipitazioni a {0}"
    case .noneExpected: "nessuna prevista"
    case .noPrecipitation: "Nessuna precipitazione prevista"
    case .atMostLikely: "probabilità massima {0}"
    case .lineProbability: "linea: probabilità"
    case .sunsets: "Tramonti a {0}"
    case .sunrises: "Albe a {0}"
    case .scoreOf: "punteggio su {0}"
    case .scoreOfDay: "{0} {1}"
    case .unknown: "sconosciuto"
    case .best: "Il migliore: {0}"
    case .bestAt: "il migliore {0} {1:all’|alle }{1}: {2}"
    case .bestDay: "il migliore {0}: {1}"
    case .doesNotCross: "il sole non attraversa l’orizzonte"
    case .sun: "Il sole a {0}"
    case .dayLength: "{0} h {1} min di giorno"
    case .doesNotSet: "il sole non tramonta"
    case .doesNotRise: "il sole non sorge"
    case .noonAt: "mezzogiorno solare {0} a {1}"
    case .sunriseAt: "alba {0}"
    case .sunsetAt: "tramonto {0}"
    case .daylight: "Luce del giorno a {0}"
    case .lengthOfDay: "{0} il {1}"
    case .longestDay: "giorno più lungo {0}, più corto {1}"
    case .daysLikeThis: "Giorni come questo a {0}"
    case .warmingOfDays: "Riscaldamento dei giorni come questo a {0}"
    case .valueIn: "{0} nel {1}"
    case .withRange: "{0} ({1})"
    case .percentRange: "intervallo del {0}"
    case .rangeOfModels: "intervallo dei modelli"
    case .withInterventions: "con interventi"
    case .withoutInterventions: "senza interventi"
    case .assumption: "{0}, {1}; pallido: singoli anni"
    case .originalFormula: "la formula originale, senza intervallo"
    case .errors: "Errori di previsione a {0}"
    case .meanErrors: "{0}: errore medio per giorni di anticipo ({1})"
    case .errorsOf: "{0} {1}"
    case .errorAhead: "{0} {1}"
    case .daysAhead: "giorni di anticipo"
    case .rainedHere: "Quanto spesso è piovuto a {0}"
    case .byChance: "secondo la probabilità prevista {0}; i punti più grandi rappresentano più ore"
    case .rainCame: "{0}: con {1} è piovuto nel {2} delle ore ({3})"
    case .forecastChance: "probabilità prevista, %"
    case .asOftenAsSaid: "con la frequenza prevista"
    case .usualRain: "probabilità abituale di pioggia"
    case .around: "Intorno a {0}"
    case .across: "{0} di larghezza"
    case .cloudCover: "nuvolosità {0}"
    case .sunIsUp: "il sole è sopra l’orizzonte"
    case .sunIsDown: "il sole è sotto l’orizzonte"
    case .whereSunSets: "Dove tramonta il sole"
    case .goldenLine: "linea dorata: tramonto in questo momento"
    case .bestSunset: "miglior tramonto: {0}, {1} su {2}"
    case .world: "il mondo con giorno e notte"
    }
  }

  static func text(_ value: ErrorEntry) -> String {
    switch value {
    case .parseError: "Il messaggio non è JSON valido."
    case .invalidRequest: "Il messaggio non è una richiesta JSON-RPC 2.0 valida."
    case .limitExceeded: "Il messaggio supera un limite di questo server."
    case .duplicateId: "Una richiesta con questo id è ancora in corso."
    case .shuttingDown: "Il server si sta arrestando."
    case .methodNotFound: "Questo metodo non esiste."
    case .invalidParams: "Un parametro non è valido."
    case .unknownParam: "Questo parametro non esiste."
    case .missingParam: "Manca un parametro obbligatorio."
    case .outOfRange: "Un parametro è fuori dall’intervallo consentito."
    case .notAllowed: "Un parametro ha un valore non consentito."
    case .internalError: "Si è verificato un errore interno."
    case .requestCancelled: "La richiesta è stata annullata."
    case .serverCancelledShutdown: "Il server si sta arrestando."
    case .serverCancelledLocationChanged: "Il luogo attuale è cambiato durante la richiesta."
    case .placeNotFound: "Nessun luogo corrispondente trovato."
    case .locationUnavailableDenied: "Serve il permesso di posizione."
    case .locationUnavailableUnavailable: "Non è stato possibile determinare la posizione."
    case .locationUnavailableTimeout: "Il client non ha comunicato la sua posizione in tempo."
    case .locationUnavailableNotSupported: "Il client non può determinare la sua posizione."
    case .locationUnavailableOther: "Non è stato possibile determinare la posizione."
    case .providerUnavailableOffline: "La rete è disattivata."
    case .providerUnavailableUnreachable: "Non c’è rete."
    case .providerUnavailableLibraryMissing: "libcurl manca o è troppo vecchia."
    case .providerUnavailableNoResources: "Il sistema non ha più thread, descrittori o memoria."
    case .providerUnavailableDns: "{0} non si trova: non è stato possibile risolverne il nome."
    case .providerUnavailableRefused: "{0} ha rifiutato la connessione."
    case .providerUnavailableTls: "Non è stato possibile stabilire una connessione sicura con {0}."
    case .providerUnavailableTimeout: "{0} non ha risposto in tempo."
    case .providerUnavailableCut: "{0} ha chiuso la connessione in anticipo."
    case .providerUnavailableHttp: "{0} ha risposto con un errore."
    case .providerUnavailableMalformed: "{0} ha inviato una risposta non valida."
    case .providerUnavailableTooLarge: "{0} ha inviato una risposta troppo grande."
    case .providerUnavailableRedirect: "{0} ha reindirizzato a un indirizzo vietato."
    case .providerUnavailableInvalidURL: "{0} ha un indirizzo non valido nella configurazione."
    case .providerUnavailableBreakerOpen: "{0} è andato in errore più volte e per un po’ non verrà interrogato."
    case .providerUnavailableBudget: "Le richieste che {0} consente sono per ora esaurite."
    case .rateLimited: "{0} sta limitando le richieste."
    case .unauthorizedKeyMissing: "{0} richiede una chiave API."
    case .unauthorizedKeyInvalid: "{0} non accetta la chiave API."
    case .unauthorizedSubscriptionMissing: "La chiave API non comprende questo prodotto."
    case .noData: "Non ci sono dati per questa richiesta."
    case .noDataDateSkipped: "Questa data in questo luogo non è mai esistita."
    case .noDataBeyondHorizon: "È al di fuori di ogni previsione e di ogni archivio."
    case .noDataOutOfCoverage: "Nessun fornitore copre questo luogo."
    case .noDataNotProvided: "{0} non lo offre."
    case .storageFailureFull: "Il disco è pieno."
    case .storageFailureReadOnly: "Non si può scrivere nella cartella dei dati."
    case .storageFailureCorrupt: "I dati salvati sono danneggiati."
    case .storageFailureLocked: "Un altro processo usa i dati salvati."
    case .storageFailureIrregular: "Al percorso dei dati salvati non c’è un file normale."
    case .busy: "Il server è sovraccarico."
    case .deadlineExceeded: "Nessuna risposta accettabile è arrivata entro il termine."
    case .unsupported: "Questo non è supportato."
    case .unsupportedProtocolVersion: "Questa versione del protocollo non è supportata."
    case .unsupportedProvider: "Questo fornitore non lo offre."
    case .unsupportedNotSettable: "Questa impostazione non si può cambiare con config.set."
    }
  }

  static func text(_ value: HintRow) -> String {
    switch value {
    case .parseError: "Un testo JSON per riga, o un’intestazione Content-Length prima di ciascuno."
    case .shuttingDown: "Dopo shutdown è atteso solo exit."
    case .internalError: "Segnala l’errore e allega l’output di almanac doctor --bundle."
    case .placeNotFound: "Controlla come è scritto o indica le coordinate."
    case .locationUnavailableDenied: "Consenti l’accesso alla posizione o cerca un luogo."
    case .locationUnavailableUnavailable: "L’accesso alla posizione è consentito, ma non è stata trovata alcuna posizione.\n\nScegli un luogo dalla ricerca."
    case .locationUnavailableNotSupported: "Imposta un luogo con location.set."
    case .locationUnavailableOther: "Imposta un luogo con location.set."
    case .unauthorizedKeyMissing: "Imposta providers.{0}.apiKey nel file di configurazione."
    case .unauthorizedKeyInvalid: "Controlla providers.{0}.apiKey nel file di configurazione."
    case .unauthorizedSubscriptionMissing: "Controlla il piano legato a providers.{0}.apiKey nel file di configurazione."
    case .storageFailureReadOnly: "Controlla ALMANAC_DATA_DIR e i suoi permessi."
    case .storageFailureCorrupt: "Sono stati messi da parte; almanac doctor dice dove."
    case .storageFailureIrregular: "Sposta la pipe, il dispositivo o la cartella; almanac doctor mostra dov’è la cartella dei dati."
    case .deadlineExceeded: "Usa fallback per accettare una risposta non aggiornata, o aumenta deadlineMs."
    case .unsupportedNotSettable: "Usa il file di configurazione o almanac config set."
    case .unknownTimeZone: "Serve un fuso orario IANA come Europe/Lisbon."
    case .notLookedUp: "Il luogo non è tra quelli noti localmente e non è stato possibile interrogare la ricerca in rete. Indica le sue coordinate o riprova più tardi."
    case .notOnEarth: "Questo luogo non esiste sulla Terra."
    case .giveAPlace: "Indica un luogo o riprova più tardi."
    case .checkSpelling: "Controlla come è scritto o indica le coordinate."
    case .eventNotYet: "L’evento deve ancora avvenire."
    case .noSunEvent: "Quel giorno il sole non attraversa l’orizzonte."
    case .otherSubscription: "Un’altra sottoscrizione ha questo id."
    case .parameter: "(parametro: {0})"
    case .allowed: "consentito: {0}"
    case .allowedRange: "consentito: da {0} a {1}"
    case .didYouMean: "forse intendevi: {0}"
    case .tryAgain: "riprova tra {0} s"
    case .storedLocationUnread: "Non è stato possibile leggere il luogo salvato."
    case .locationOfEnvironment: "ALMANAC_LOCATION è «{0}»."
    case .locationOfInitialize: "Il luogo indicato da `initialize` è «{0}»."
    case .locationOfConfiguration: "Il luogo della configurazione è «{0}»."
    case .locationNamed: "Il luogo è «{0}»."
    case .expectedAngles: "Servono latitudine e longitudine, come 38.72,-9.14 o 38.72°N 9.14°W."
    case .anglesAreNumbers: "Latitudine e longitudine sono numeri."
    case .ambiguousDirection: "La O è l’est in alcune lingue e l’ovest in altre: scrivi E o W."
    case .oneAngleOfEach: "Servono una latitudine (N o S) e una longitudine (E o W)."
    case .signOrDirection: "Un angolo ha un segno o una direzione, non entrambi: -38.7 o 38.7°S."
    case .minutesBelowSixty: "I minuti e i secondi di un angolo sono minori di 60."
    case .expectedPlusCode: "Serve un Plus Code completo come 8FVC9G8F+6W."
    case .expectedLocator: "Serve un locatore Maidenhead come JN67TN, JN67TN44 o JN67TN44AB."
    case .expectedGeoURI: "Serve un URI geo: come geo:47.5622,13.6493."
    case .otherReferenceSystem: "In un URI geo: è riconosciuto solo il sistema di riferimento wgs84."
    case .expectedObject: "Serve un oggetto."
    case .expectedArray: "Serve un array."
    case .expectedString: "Serve una stringa."
    case .expectedNumber: "Serve un numero."
    case .expectedInteger: "Serve un numero intero."
    case .expectedBoolean: "Serve true o false."
    case .expectedBooleanOrString: "Serve true, false o una stringa."
    case .expectedBooleanOrArray: "Serve true, false o un array."
    case .expectedStringOrNumber: "Serve una stringa o un numero."
    case .expectedStringOrObject: "Serve una stringa o un oggetto."
    case .expectedSubscriptionCondition: "Serve un oggetto con `path`, con `all` o con `any`."
    case .expectedDate: "Serve una data come 2026-06-21."
    case .expectedTime: "Serve un’ora con lo scarto da UTC, come 2026-06-21T19:30:00+01:00."
    case .paramsByName: "Indica i parametri per nome."
    case .giveExactlyOne: "Indicane esattamente uno."
    case .giveOnlyOne: "Indicane solo uno."
    case .expectedText: "Serve un testo."
    case .expectedWord: "Serve una di queste parole."
    case .expectedTruth: "Serve true o false, con eq o ne."
    case .expectedNull: "Serve null, con eq o ne."
    case .expectedPointer: "Serve un JSON Pointer come /days/*/score."
    case .nothingThere: "Nessun risultato di {0} contiene qualcosa lì."
    case .onsetOnce: "Con leadMinutes ogni inizio viene comunicato una volta sola."
    case .onsetRows: "Con leadMinutes la condizione deve riguardare righe che iniziano a un’ora precisa, come /hours/*/kind."
    case .onsetOneList: "Con leadMinutes la condizione deve riguardare le righe di una sola lista."
    case .expectedClockTime: "Serve un’ora da 00:00 a 23:59."
    case .expectedOtherEnd: "Serve un’ora diversa da start."
    case .onlyOverviewHasParts: "Solo weather.overview ha parti."
    case .onePartPerMethod: "Ogni metodo può comparire in una sola parte."
    case .expectedLanguageTag: "Serve un codice di lingua BCP 47 come en-GB."
    case .originalOneYear: "La formula originale di `weather2045` ha un solo anno."
    case .originalNoScenario: "La formula originale di `weather2045` non ha scenari."
    case .originalNoLevers: "La formula originale di `weather2045` non ha misure."
    case .expectedReport: "Serve un METAR, SPECI o TAF: LPPT 211830Z 34012KT CAVOK 22/14 Q1016."
    case .expectedPastDate: "Serve una data fino al {0}, l’ultimo giorno completo in quel luogo. Per oggi c’è forecast.hourly."
    case .percentSign: "Scrivi %% per un segno di percentuale."
    case .unclosedField: "Un campo termina con {0}. Scrivi {1} per una parentesi graffa."
    case .libraryNotFound: "libcurl non è stata trovata: installa libcurl4 (Debian, Ubuntu), libcurl (Fedora, Alpine) o curl (Arch, Homebrew)"
    case .libraryTooOld: "libcurl è troppo vecchia: serve la versione 7.66 o più recente"
    case .libraryFailed: "non è stato possibile inizializzare libcurl"
    case .libraryNoResources: "il sistema non concede al processo altri thread, descrittori o memoria (ulimit -u, ulimit -n, ulimit -v)"
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
    case .beaufort: PluralForms(other: "風力{count}")
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

  static func aloud(_ value: Lever) -> String {
    switch value {
    case .methane45By2030: "メタンを2030年までに45パーセント削減"
    case .methane30By2030: "メタンを2030年までに30パーセント削減、グローバル・メタン・プレッジ"
    case .nitrousOxide30By2050: "一酸化二窒素を2050年までに30パーセント削減"
    case .soot50By2040: "すす、黒色炭素を2040年までに50パーセント削減"
    case .sulfur80By2050: "二酸化硫黄を2050年までに80パーセント削減、隠れた温暖化が現れる"
    case .solarRamp: "平方メートルあたりマイナス1ワットの太陽放射改変、2030年から2040年に導入し継続"
    case .solarTerminated: "平方メートルあたりマイナス1ワットの太陽放射改変、2060年に停止"
    default: word(value)
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
    case .solarRamp: "−1 W/m²の太陽放射改変、2030年から2040年に導入し継続"
    case .solarTerminated: "−1 W/m²の太陽放射改変、2060年に停止"
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

  static func dawn(_ value: SunPhase) -> String {
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
    case .unknown: "公式の警報"
    case .minor: "軽微な注意報"
    case .moderate: "中程度の注意報"
    case .severe: "重大な警報"
    case .extreme: "極めて重大な警報"
    }
  }

  static func word(_ value: AlertHazard) -> String {
    switch value {
    case .wind: "強風"
    case .thunderstorm: "雷雨"
    case .tornado: "竜巻"
    case .hail: "ひょう"
    case .rain: "雨"
    case .flood: "洪水"
    case .rainFlood: "雨と洪水"
    case .snow: "雪"
    case .snowIce: "雪と氷"
    case .blizzard: "暴風雪"
    case .freezingRain: "着氷性の雨"
    case .ice: "着氷・凍結"
    case .frost: "霜"
    case .thaw: "融雪"
    case .avalanche: "雪崩"
    case .fog: "霧"
    case .highTemperature: "高温"
    case .lowTemperature: "低温"
    case .forestFire: "林野火災の危険"
    case .dryAir: "空気の乾燥"
    case .dust: "砂じん"
    case .smoke: "煙"
    case .airQuality: "大気汚染"
    case .ultraviolet: "紫外線"
    case .tropicalCyclone: "熱帯低気圧"
    case .stormSurge: "高潮"
    case .coastalEvent: "沿岸の危険"
    case .highWaves: "高波"
    case .ripCurrent: "離岸流"
    case .marine: "海上の危険"
    case .lowWater: "低水位"
    case .tsunami: "津波"
    case .landslide: "土砂災害"
    case .earthquake: "地震"
    case .volcano: "火山"
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

  static func aloud(_ value: ExtremeKind) -> String {
    word(value)
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "10年に一度の暑さ"
    case .hotExtreme50Year: "50年に一度の暑さ"
    case .heavyPrecipitation10Year: "10年に一度の大雨"
    case .drought10Year: "10年に一度の干ばつ"
    }
  }

  static func word(_ value: ClimateRegionName) -> String {
    switch value {
    case .gic: "グリーンランド・アイスランド"
    case .nwn: "北アメリカ北西部"
    case .nen: "北アメリカ北東部"
    case .wna: "北アメリカ西部"
    case .cna: "北アメリカ中部"
    case .ena: "北アメリカ東部"
    case .nca: "中央アメリカ北部"
    case .sca: "中央アメリカ南部"
    case .car: "カリブ海地域"
    case .nws: "南アメリカ北西部"
    case .nsa: "南アメリカ北部"
    case .nes: "南アメリカ北東部"
    case .sam: "南アメリカモンスーン地域"
    case .sws: "南アメリカ南西部"
    case .ses: "南アメリカ南東部"
    case .ssa: "南アメリカ南部"
    case .neu: "北ヨーロッパ"
    case .wce: "西・中央ヨーロッパ"
    case .eeu: "東ヨーロッパ"
    case .med: "地中海地域"
    case .sah: "サハラ"
    case .waf: "西アフリカ"
    case .caf: "中央アフリカ"
    case .neaf: "アフリカ北東部"
    case .seaf: "アフリカ南東部"
    case .wsaf: "南部アフリカ西部"
    case .esaf: "南部アフリカ東部"
    case .mdg: "マダガスカル"
    case .rar: "ロシア北極圏"
    case .wsb: "西シベリア"
    case .esb: "東シベリア"
    case .rfe: "ロシア極東"
    case .wca: "中央アジア西部"
    case .eca: "中央アジア東部"
    case .tib: "チベット高原"
    case .eas: "東アジア"
    case .arp: "アラビア半島"
    case .sas: "南アジア"
    case .sea: "東南アジア"
    case .nau: "オーストラリア北部"
    case .cau: "オーストラリア中部"
    case .eau: "オーストラリア東部"
    case .sau: "オーストラリア南部"
    case .nz: "ニュージーランド"
    case .ean: "東南極"
    case .wan: "西南極"
    case .aro: "北極海"
    case .npo: "北太平洋"
    case .epo: "赤道太平洋"
    case .spo: "南太平洋"
    case .nao: "北大西洋"
    case .eao: "赤道大西洋"
    case .sao: "南大西洋"
    case .ars: "アラビア海"
    case .bob: "ベンガル湾"
    case .eio: "赤道インド洋"
    case .sio: "南インド洋"
    case .soo: "南極海"
    }
  }

  static func aloud(_ value: MessageRow) -> String {
    switch value {
    case .aboutText: "きれいな夕焼けには三つの条件があります。下から照らされるほど高い雲、地平線の向こうから光が届く開けた道、そして澄んだ乾いた空気です。スコアは、頭上の雲の層、太陽の方向50から600キロメートルの空、日没時のもや・湿度・視程・雨を見ます。快晴なら単調な夕焼け、地平線が開けて巻雲が広がれば最高点、低い雲に覆われればほぼ0点です。"
    default: text(value)
    }
  }

  static func text(_ value: MessageRow) -> String {
    switch value {
    case .nowcastUnknown: "今後数時間の降水データがありません。"
    case .nowcastUsual: "この時間帯の予報はなく、平年の状況だけがわかっています。"
    case .dry: "降水はない見込みです。"
    case .dryAsFarAsKnown: "わかっている範囲では、降水はない見込みです。"
    case .dryFor: "今後{0}は降水のない見込みです。その後は一部不明です。"
    case .wetNow: "現在降水があり、やむ見通しは立っていません。"
    case .wetNowUntil: "現在降水があり、{0}後にやむ見込みです。"
    case .wetFrom: "{0}後に降水が始まる見込みです。"
    case .wetFromFor: "{0}後に降水が始まり、{1}続く見込みです。"
    case .wetWithin: "{0}以内に降水がある見込みです。"
    case .wetWithinUntil: "{0}以内に降水があり、{1}後にやむ見込みです。"
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
    case .classicScore: "雲量だけによる従来のスコア：100点中{0}点。"
    case .lowCloud: "低い雲が空の大部分を覆います"
    case .clearSky: "ほぼ快晴で、単調ながら澄んだ夕焼けになりそうです"
    case .clearSkyMuted: "ほぼ快晴で、単調な夕焼けになりそうです"
    case .scatteredLowCloud: "まばらな低い雲の切れ間に、単調な夕焼けが見えそうです"
    case .highAndMidCloud: "上層と中層の雲"
    case .highSheet: "一面の上層雲"
    case .cirrus: "巻雲"
    case .midOvercast: "一面の中層雲"
    case .altocumulus: "高積雲"
    case .catchesLight: "{0}が光を受けて染まるでしょう"
    case .mayCatchLight: "{0}が光をいくらか受けるかもしれません"
    case .getsLittleLight: "{0}にはほとんど光が届かないでしょう"
    case .placeOffset: "{2}の{1}{0}"
    case .lowDeckCuts: "{0}。{2}{1}の低い雲が光を遮るでしょう"
    case .lowDeckMayCut: "{0}。{2}{1}の低い雲が光を遮るかもしれません"
    case .midDeckCuts: "{0}。{2}{1}の中層雲が光を遮るでしょう"
    case .midDeckMayCut: "{0}。{2}{1}の中層雲が光を遮るかもしれません"
    case .towardSun: "太陽の方向"
    case .rainInTheWay: "雨が妨げになります"
    case .poorVisibility: "視程が悪く眺めがかすみます"
    case .hazeMutes: "煙霧で色が鈍ります"
    case .humidAirMutes: "湿った空気で色が鈍ります"
    case .list: "{0}、{1}"
    case .both: "{0}。{1}"
    case .serial: "{0}。{1}"
    case .firstOfMonth: "1"
    case .spoiled: "{0}。ただし、{1}"
    case .colorOdds: "色づく見込みは{1}回に{0}回"
    case .colorHardly: "色づく見込みはほとんどありません"
    case .colorCertain: "ほぼ確実に色づきます"
    case .betterEvenings: "この時期のここの夕方の{0}を上回ります"
    case .betterMornings: "この時期のここの朝の{0}を上回ります"
    case .aboutTitle: "夕焼けはどのくらいきれいになる？"
    case .aboutText: "きれいな夕焼けには三つの条件があります。下から照らされるほど高い雲、地平線の向こうから光が届く開けた道、そして澄んだ乾いた空気です。スコアは、頭上の雲の層、太陽の方向50～600 kmの空、日没時のもや・湿度・視程・雨を見ます。快晴なら単調な夕焼け、地平線が開けて巻雲が広がれば最高点、低い雲に覆われればほぼ0点です。"
    case .cloudCoverTitle: "雲量"
    case .cloudCoverText: "一日の平均。雲が少しあれば色づき、低い雲が覆うと隠れます。"
    case .highCloudTitle: "上層雲"
    case .highCloudText: "8 kmより高い巻雲は最後の光を受け、最も長く輝きます。"
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
    case .sentence: "{0}。"
    case .sentences: "{0}{1}"
    case .dayText: "{0}：{1}"
    case .today: "今日"
    case .tomorrow: "明日"
    case .wholeDay: "一日中{0}"
    case .restOfDay: "このあとずっと{0}"
    case .wholeTime: "期間を通して{0}"
    case .fromTime: "{1}から{0}"
    case .untilTime: "{1}まで{0}"
    case .betweenTimes: "{1}から{2}まで{0}"
    case .whatWhen: "{1}{0}"
    case .betweenParts: "{1}{2}{0}"
    case .atTimes: "時々{0}"
    case .detail: "{0}、{1}"
    case .gusts: "最大瞬間風速{0}"
    case .amount: "約{0}"
    case .amountFurther: "さらに約{0}"
    case .skyChange: "午前中は{0}、午後は{1}"
    case .extremes: "最高{0}、最低{1}"
    case .range: "{0}から{1}"
    case .steady: "{0}前後"
    case .uncertainty: "不確実：最高気温は{0}から{1}の間"
    case .warmerThanYesterday: "昨日より{0}高い"
    case .colderThanYesterday: "昨日より{0}低い"
    case .warmerThanToday: "今日より{0}高い"
    case .colderThanToday: "今日より{0}低い"
    case .warmerThanDayBefore: "前日より{0}高い"
    case .colderThanDayBefore: "前日より{0}低い"
    case .aboveNormal: "平年より{0}高い"
    case .belowNormal: "平年より{0}低い"
    case .rareHeat: "この時期としてはまれな暖かさ"
    case .rareCold: "この時期としてはまれな寒さ"
    case .ultraviolet: "UVインデックス最大{0}"
    case .sunsetColorful: "{0}に色鮮やかな夕焼け"
    case .sunsetVivid: "{0}に鮮烈な夕焼け"
    case .sunsetSpectacular: "{0}に壮観な夕焼け"
    case .warningsUnknown: "公式の警報は不明"
    case .usual: "この時期の平年並み：{0}から{1}"
    case .usualSteady: "この時期の平年並み：{0}"
    case .noChange: "今後48時間に目立った変化はありません"
    case .noForecast: "予報なし"
    case .minus: "マイナス{0}"
    }
  }

  static func aloud(_ value: NoticeRow) -> String {
    switch value {
    case .because: "{0}、{1}。"
    case .placeInferred: "{0}は{1}と解釈しました。"
    case .locationUnchecked: "{0}は今は検索できないため、未確認のまま設定しました。"
    case .noForecast: "この場所の平年の状況で、予報ではありません、{0}。"
    case .impossibleValues: "{0}の値のうち、あり得ないものを除きました、{1}。"
    case .modelsMissing: "高解像度モデルを取得できなかったため、これはar6による予測です。"
    case .userDataWithoutFolder: "お気に入りと設定はこのプロセスが終わるまで保持されます。ALMANAC DATA DIR、XDG DATA HOME、HOMEのどれも保存先を示していません。"
    case .userDataSetAside: "almanac.dbが壊れていたため、新しいファイルに置き換えました。古いファイルは{0}です。sqlite3 .recoverで残っているお気に入りと設定を読み出せます。"
    case .warmingHere: "{0}年から{1}年に、世界の平均気温は1850年から1900年の平均に対して{2}高い状態から{3}高い状態になります、{4}、{5}。ここではこの月、変化はその{6}倍です、{7}。"
    case .warmingHereWithout: "{0}年から{1}年に、世界の平均気温は1850年から1900年の平均に対して{2}高い状態から{3}高い状態になり、対策がなければ{4}です、{5}、{6}。ここではこの月、変化はその{7}倍です、{8}。"
    case .otherPrecipitation: "予測された気温では、降水は別の形で降ります、Jennings et al. 2018。"
    case .moreHeavyRain: "同じ大雨で約{0}多く降ります。陸上では世界の気温上昇{2}あたり{1}です、最も雨の多い日のCMIP6中央値。"
    case .lessHeavyRain: "同じ大雨で約{0}少なく降ります。陸上では世界の気温上昇{2}あたり{1}です、最も雨の多い日のCMIP6中央値。"
    case .terminationShock: "太陽放射改変は続いている間だけ温暖化を隠します。止めると、隠れていた温暖化の大半が5年から10年で戻ります、終端ショック。"
    case .originalFormula: "元のアプリの式：どこでも{0}、対策ありでは{1}。気候モデルは今日から{4}年までに{2}から{3}の世界の温暖化を見込んでいます。予測にはar6モデルを使ってください。"
    default: text(value)
    }
  }

  static func text(_ value: NoticeRow) -> String {
    switch value {
    case .plain: "{0}。"
    case .because: "{0}（{1}）。"
    case .consequence: "{0}{1}"
    case .locationAssumed: "地点が設定されておらず、タイムゾーンにも都市がないため、{0}を使います。"
    case .locationOfTimeZone: "地点が設定されていないため、タイムゾーンの都市である{0}を使います。"
    case .ambiguousPlace: "同じ名前の地点がほかにもあります：{0}。"
    case .placeInferred: "「{0}」は{1}と解釈しました。"
    case .placeOfRegion: "{0}は広い地域のため、最大の都市である{1}についての回答です。"
    case .locationUnchecked: "「{0}」は今は検索できないため、未確認のまま設定しました。"
    case .placesKnownHere: "オンライン検索を利用できません。この機器で知られている地点を示します。"
    case .askedRecently: "同じ場所について提供元に問い合わせるのは、多くても1分に1回です。"
    case .outOfDate: "この回答は古くなっています。"
    case .noForecast: "この場所の平年の状況で、予報ではありません（{0}）。"
    case .usualHere: "この場所の平年の状況で、予報ではありません。"
    case .keyRefused: "{0}がAPIキーを拒否したため、この回答はそのデータを使っていません。"
    case .impossibleValues: "{0}の値のうち、あり得ないものを除きました（{1}）。"
    case .countOf: "{0}：{1}"
    case .temperaturesStill: "{0}の気温は{1}変わっていませんが、天気は変わりました。"
    case .forecastRepeats: "{1}の予報のうち{0}が、前日の内容の繰り返しです。"
    case .temperaturesLater: "{0}の気温は{1}後の天気と一致します。"
    case .temperaturesEarlier: "{0}の気温は{1}前の天気と一致します。"
    case .temperaturesApart: "{0}の気温は{1}、ほかのすべてから大きく離れています。"
    case .errorsChanged: "{0}の予報の誤差が{1}前から変わりました。補正は学習し直されます。"
    case .scoresMayChange: "空全体がまだわかっていないため、これらのスコアは変わることがあります。"
    case .noSunEvent: "太陽は地平線を横切りません。"
    case .noSunEventDays: "これらの日、太陽は地平線を横切りません。"
    case .providerOutdated: "提供元の最新の値は{0}前のものです。"
    case .noReports: "近くに通報のある観測所がありません。"
    case .nothingMeasured: "観測値がないため、誤差を計算できません。"
    case .ledgerOnly: "すでに保存されている観測値だけを使っています。"
    case .measuredMissing: "観測値を取得できませんでした"
    case .reportsMissing: "観測所の通報を取得できませんでした"
    case .providerMeasuredMissing: "{0}の観測値を取得できませんでした"
    case .alertsMissing: "警報・注意報を取得できませんでした"
    case .noStation: "直近{1}、{0}以内の観測所からの通報はありません。"
    case .stationsHigherOrLower: "観測所との高度差が{0}を超えています。"
    case .measuredOld: "最新の観測気温は{0}前のものです。"
    case .rowsInterpolated: "一部の行は、提供元の時間間隔の間を補間したものです。"
    case .rowsBeyondForecast: "予報にはこれらの行が含まれていません。"
    case .rowsOfClimate: "これらの行は気候値からの推定です。"
    case .noAlertService: "この場所を担当する既知の警報機関はありません。"
    case .alertsUnlisted: "一覧にない警報がほかにあります：{0}。"
    case .alertsUnread: "読み取れない警報があります：{0}。"
    case .drawnFromHours: "毎時の予報から求めたものです。"
    case .elevationUnknown: "この場所の標高が不明なため、海面での地平線を使います。"
    case .dateSkipped: "{0}はここでは存在しなかった日で、省かれています。"
    case .calendarEnds: "暦は{0}で終わります。"
    case .modelsMissing: "高解像度モデルを取得できなかったため、これは`ar6`による予測です。"
    case .causeSlowDown: "{0}がリクエスト数を制限しています"
    case .causeKeyMissing: "{0}にはAPIキーが必要です"
    case .causeKeyInvalid: "{0}がAPIキーを受け付けません"
    case .causeKeyLimited: "{0}のAPIキーにはこれが含まれていません"
    case .causeBeyondHorizon: "どの予報の範囲も超えています"
    case .causeOutOfCoverage: "この場所を扱う提供元がありません"
    case .causeNotProvided: "これを提供する提供元がありません"
    case .causeDeadline: "時間内に回答がありません"
    case .causeBusy: "サーバーが混み合っています"
    case .causeStore: "データの保存先に障害がありました"
    case .causeOffline: "ネットワークはオフになっています"
    case .causeNoNetwork: "ネットワークがありません"
    case .causeNoLibrary: "libcurlがないか、古すぎます"
    case .causeNoResources: "システムのスレッド、ディスクリプタ、メモリが足りません"
    case .causeLookup: "ネットワークがないか、{0}が見つかりません"
    case .causeRefused: "{0}が接続を拒否しました"
    case .causeTLS: "{0}に安全に接続できません"
    case .causeTimeout: "{0}が時間内に応答しませんでした"
    case .causeCut: "{0}が途中で接続を閉じました"
    case .causeHTTP: "{0}がエラーを返しました"
    case .causeMalformed: "{0}の応答を解釈できませんでした"
    case .causeTooLarge: "{0}の応答が大きすぎます"
    case .causeRedirect: "{0}が禁止されたアドレスに転送しました"
    case .causeURL: "設定された{0}のアドレスが正しくありません"
    case .causeFailing: "{0}で障害が続いています"
    case .causeBudget: "{0}のリクエスト数の上限に達しました"
    case .theProvider: "提供元"
    case .userDataNotKept: "お気に入りと設定を保存できません：{0}。"
    case .cacheInMemory: "キャッシュはメモリー上だけにあります：{0}。"
    case .userDataWithoutFolder: "お気に入りと設定はこのプロセスが終わるまで保持されます。ALMANAC_DATA_DIR、XDG_DATA_HOME、HOMEのどれも保存先を示していません。"
    case .fileReadOnly: "{0}は読み取れますが、書き込めません。"
    case .userDataSetAside: "almanac.dbが壊れていたため、新しいファイルに置き換えました。古いファイルは{0}です。`sqlite3 .recover`で残っているお気に入りと設定を読み出せます。"
    case .cacheSetAside: "cache.dbが壊れていたため、新しいファイルに置き換えました。古いファイルは{0}で、削除できます。"
    case .fileNewer: "{0}は新しい版のプログラムで作られたため、読み取り専用で開きます。"
    case .fileRowsDamaged: "{0}の一部の行が壊れているため、省いています。"
    case .answerNotCached: "回答をキャッシュに保存できませんでした：{0}。"
    case .storeFull: "ディスクがいっぱいです"
    case .storeReadOnly: "フォルダーに書き込めません"
    case .storeCorrupt: "保存されたデータが壊れています"
    case .storeLocked: "別のプロセスがファイルをロックしています"
    case .storeIrregular: "そのパスに通常のファイルがありません"
    case .meanShift: "このような日の平均的な変化であり、特定の日の予報ではありません。一日の天気の変動はもっと大きくなります。"
    case .warmingHere: "{0}年から{1}年に、世界の平均気温は1850年から1900年の平均に対して{2}高い状態から{3}高い状態になります（{4}、{5}）。ここではこの月、変化はその{6}倍です（{7}）。"
    case .warmingHereWithout: "{0}年から{1}年に、世界の平均気温は1850年から1900年の平均に対して{2}高い状態から{3}高い状態になり、対策がなければ{4}です（{5}、{6}）。ここではこの月、変化はその{7}倍です（{8}）。"
    case .pastObserved: "過去の温暖化は観測値で、どのシナリオでも同じです。"
    case .highEmissionsUnlikely: "SSP5-8.5は可能性の低い高排出の場合で、見込まれるものではありません。"
    case .lessProportional: "ピークの後は、下がっていく地球温暖化と地域ごとの変化との比例関係がやや不正確になります。"
    case .mostlySea: "この地域の大半は海です。平均は海岸や島に合い、内陸ではもっと温暖化します。"
    case .otherPrecipitation: "予測された気温では、降水は別の形で降ります（Jennings et al. 2018）。"
    case .moreHeavyRain: "同じ大雨で約{0}多く降ります。陸上では世界の気温上昇{2}あたり{1}です（最も雨の多い日のCMIP6中央値）。"
    case .lessHeavyRain: "同じ大雨で約{0}少なく降ります。陸上では世界の気温上昇{2}あたり{1}です（最も雨の多い日のCMIP6中央値）。"
    case .leversTooLate: "対策で今年や過去を変えることはできません。"
    case .terminationShock: "太陽放射改変は続いている間だけ温暖化を隠します。止めると、隠れていた温暖化の大半が5年から10年で戻ります（終端ショック）。"
    case .leversOverlap: "対策は重なり合います。足し合わせた効果は、同時に行ったときの効果より大きく見えます。"
    case .leversCapped: "合計は、評価された最も低い経路であるSSP1-1.9との差までに抑えました。"
    case .sulfurUncovers: "硫黄のないきれいな空気は、現在隠されている温暖化の一部を表に出します。"
    case .highResolutionFactor: "係数はこの場所での高解像度モデル{0}個の中央値、範囲はその最小と最大で、どちらもシナリオと年に合わせています。"
    case .originalFormula: "元のアプリの式：どこでも{0}、対策ありでは{1}。気候モデルは今日から{4}年までに{2}～{3}の世界の温暖化を見込んでいます。予測には`ar6`モデルを使ってください。"
    case .normalsCoarse: "粗い格子の月別平年値とそのばらつきから計算したもので、数えたものではありません。観測所とは十日以上違うことがあり、海岸、谷、都市では特にそうです。"
    case .normalsUnrepresentative: "この場所そのものの気候は異なる可能性があります。平年値は周辺のもので、地形や海によって観測所ごとに差があるか、観測所がありません。"
    case .spreadKept: "平均のまわりの日々のばらつきは{0}年のままとしています。"
    case .normalProjected: "予測のもとにした天気はこの日の平年値です。{0}年の値に、その後の温暖化を加えています。"
    case .dayMean: "その日の気温は各時間の平均です。"
    case .scenarioVeryLow: "非常に低い：{0}年ごろにCO2が実質ゼロ、{2}年までに温暖化は{1}近くに戻ります。"
    case .scenarioLow: "低い：{0}年ごろにCO2が実質ゼロ、温暖化は{1}未満に抑えられます。"
    case .scenarioMiddle: "中程度：現在の政策が行き着く先に近く、{1}年までに約{0}です。"
    case .scenarioHigh: "高い：排出量が増え続け、{1}年までに約{0}です。"
    case .scenarioVeryHigh: "非常に高い：化石燃料を制限なく使う場合で、現在では可能性が低いとされています。"
    }
  }

  static func aloud(_ value: PageRow) -> String {
    switch value {
    case .assumedPlace: "{0}、仮の地点"
    case .eventOfHazard: "{0}、{1}"
    case .fourOfFive: "{0}、5年のうち4年"
    case .roughly: "{0}、概算"
    case .measured: "{1}前に{2}、{3}で{0}を観測"
    case .ofHundred: "点、満点は100点"
    case .stored: "{0}時点のデータ、{1}前。"
    case .storedStale: "{0}時点のデータ、{1}前、古い値。"
    case .pollen: "花粉、立方メートルあたりの個数：{0}"
    case .outOfDate: "{0}、古い値"
    default: text(value)
    }
  }

  static func text(_ value: PageRow) -> String {
    switch value {
    case .here: "現在地"
    case .assumedPlace: "{0}（仮の地点）"
    case .now: "現在"
    case .day: "日"
    case .time: "時刻"
    case .weather: "天気"
    case .temperature: "気温"
    case .minimum: "最低"
    case .maximum: "最高"
    case .high: "最高"
    case .low: "最低"
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
    case .likely: "見込みの範囲"
    case .asForecast: "雲が予報どおりの場合"
    case .aerosol: "エアロゾル"
    case .dust: "砂じん"
    case .seen: "あなたの評価"
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
    case .aboveDegrees: "{0}超"
    case .timesAsOften: "{0}倍の頻度"
    case .avoided: "ここで{0}回避"
    case .fourOfFive: "{0}（5年のうち4年）"
    case .aboveIndustry: "1850年から1900年の平均より{0}高い"
    case .inYear: "{0}年"
    case .todayIn: "{0}年の今日"
    case .veryLowEmissions: "排出量が非常に少ない"
    case .lowEmissions: "排出量が少ない"
    case .middleEmissions: "排出量が中程度"
    case .highEmissions: "排出量が多い"
    case .veryHighEmissions: "排出量が非常に多い"
    case .without: "対策なし"
    case .with: "対策あり"
    case .skyOf: "空、{0}"
    case .airAt: "大気、{0}"
    case .officialWarnings: "警報・注意報"
    case .feelsLike: "体感{0}"
    case .warmerThanNormal: "平年の{1}より{0}高い"
    case .colderThanNormal: "平年の{1}より{0}低い"
    case .roughly: "{0}（概算）"
    case .measured: "{1}前に{2}（{3}）で{0}を観測"
    case .away: "{0}先"
    case .awayAndHeight: "{0}、{1}"
    case .lower: "{0}低い"
    case .higher: "{0}高い"
    case .outOfDate: "{0}（古い値）"
    case .sensorStuck: "{0}、センサーが故障している可能性あり"
    case .nextDay: "今後24時間：{0}"
    case .orMore: "{0}以上"
    case .lessThan: "{0}未満"
    case .gusts: "{0}、最大瞬間{1}"
    case .upAllDay: "一日中出ている"
    case .downAllDay: "一日中出ない"
    case .doesNotSet: "{0}、沈まない"
    case .doesNotRise: "{0}、昇らない"
    case .none: "なし"
    case .noneToday: "今日はなし"
    case .inHours: "{1}で{0}"
    case .whereKnown: "判明分で{0}"
    case .ofHundred: "点／100点"
    case .over: "{0}、終了"
    case .noScorePolarDay: "この日は日が沈まないため、スコアはありません。"
    case .noScorePolarNight: "この日は日が昇らないため、スコアはありません。"
    case .noScoreNoEvent: "この日、太陽は地平線を横切りません。"
    case .noScoreBeyond: "スコアなし：この日は予報の範囲外です。"
    case .noScoreClouds: "スコアなし：この日の雲は不明です。"
    case .noScore: "スコアなし：理由は不明です。"
    case .degreesHigh: "{0}、高度{1}"
    case .sunAt: "{0}、太陽高度{1}"
    case .lit: "輝面比{0}"
    case .live: "最新、{0}。"
    case .stored: "{0}時点のデータ（{1}前）。"
    case .storedStale: "{0}時点のデータ（{1}前、古い値）。"
    case .estimateOfClimate: "この場所の気候からの推定で、予報ではありません。"
    case .noCoverage: "この場所を担当する警報機関がないため、警報が出ていなくても安全とは限りません。"
    case .noWarnings: "発表中の警報・注意報はありません。"
    case .noWarningsKnown: "この場所を対象とする警報・注意報は確認されていませんが、安全という意味ではありません。"
    case .warningServices: "警報機関"
    case .serviceWarns: "警報・注意報を発表中"
    case .serviceSilent: "発表中の警報・注意報なし"
    case .serviceCountryOnly: "国単位でのみ判明"
    case .serviceNotCovered: "この場所は対象外"
    case .serviceUnavailable: "利用不可"
    case .serviceNotAsked: "最新情報なし"
    case .serviceDisabled: "オフ"
    case .servicePartial: "一部の災害のみ"
    case .heardAgo: "{0}前に取得"
    case .heardNow: "たった今取得"
    case .neverHeard: "未取得"
    case .alertUntil: "{0}まで"
    case .alertUntilDay: "{0} {1}まで"
    case .alertFrom: "{0}から"
    case .alertFromDay: "{0} {1}から"
    case .alertsMore: "ほか{0}件"
    case .somewhereInCountry: "国内のどこかで発表中"
    case .eventOfHazard: "{0}（{1}）"
    case .warningsInCountry: "国内のどこかで{0}件、この場所が対象かは不明"
    case .fromUntil: "{0}から{1}"
    case .europeanIndex: "欧州AQI"
    case .usIndex: "米国AQI"
    case .ukIndex: "英国DAQI"
    case .mostOfAll: "{0}、主に{1}"
    case .pollen: "花粉（個/m³）：{0}"
    case .alder: "ハンノキ"
    case .birch: "カバノキ"
    case .grass: "イネ科"
    case .mugwort: "ヨモギ"
    case .olive: "オリーブ"
    case .ragweed: "ブタクサ"
    case .learningTooFew: "予報のある{0}。20晩からスコアが学習できます。"
    case .learningUnused: "{0}：スコアの誤差は{1}点。学習しても測れるほど良くならないため、使っていません。"
    case .learningUsed: "{0}：スコアが学習し、誤差は{2}点ではなく{1}点です。"
    case .ageUnknown: "時間不明"
    case .old: "{0}前"
    case .usualHere: "この場所の平年の状況で、予報ではありません"
    case .windIs: "風 {0}"
    case .humidityIs: "湿度{0}"
    case .sunriseIs: "日の出{0}"
    case .sunsetIs: "日の入り{0}"
    case .rainNow: "降雨中"
    case .rainNone: "雨なし"
    case .correctedByErrors: "過去の誤差で補正"
    case .gustsName: "最大瞬間風速"
    case .chanceOfRain: "降水確率"
    case .fromTo: "{0}から{1}"
    case .correction: "{0}{1}：ここでの{2}の過去の誤差による補正。平均{3}のうち{4}が残ります。"
    case .forecastErrors: "予報の誤差"
    case .skillUnknown: "まだ十分なデータがありません。予報は取得のたびに保存され、観測所の報告と比較されます。予報と観測がそろった時間が24時間に達すると、提供元が表示されます。"
    case .skillBackfill: "{0}で過去90日分を一度に補えます。"
    case .skillFooter: "{0}までの観測所の測定に対する平均誤差。括弧内は再抽出した平均の8割が入る範囲。スキルは、最後に判明した日の同じ時刻の値をそのまま使う場合に対する改善です。"
    case .leadTitle: "何日先"
    case .errorTitle: "誤差"
    case .biasTitle: "偏り"
    case .skillTitle: "スキル"
    case .hoursTitle: "時間数"
    case .leadUnderOneDay: "1日未満"
    case .providerTemperature: "{0}、気温"
    case .providerRain: "{0}、降水確率、{1}先"
    case .leadEvery: "どの先行時間でも"
    case .leadRange: "{0}から{1}先"
    case .leadOnly: "{0}先"
    case .correctionProven: "偏りの補正は{0}で有効と実証されています。最短では、学習に使わなかった{3}日で{1}から{2}になりました。"
    case .correctionNoise: "偏りの補正は{0}で有効かもしれませんが、偶然の範囲内です。"
    case .correctionUseless: "偏りの補正は{0}では役に立ちません。"
    case .correctionFewDays: "偏りの補正が{0}で有効かを判断するには日数が足りません。"
    case .otherValues: "その他の値"
    case .rainInHour: "前1時間降水量"
    case .saidTitle: "予報"
    case .cameTitle: "実況"
    case .betterThanBase: "常に通常の降水確率を予報するより{0}良い。"
    case .notBetterThanBase: "常に通常の降水確率を予報するより良くはない。"
    case .faultStill: "{0}：気温が{1}変わっていません。"
    case .faultFrozen: "{0}：{1}が前日の値の繰り返しです。"
    case .faultLater: "{0}：気温が{1}後のものと一致します。"
    case .faultEarlier: "{0}：気温が{1}前のものと一致します。"
    case .faultApart: "{0}：{1}、ほかのすべてから大きく離れています。"
    case .faultChanged: "{0}：誤差が以前と異なるため、学習し直しています。"
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
    case .scoreMayChange: "{0}の付いたスコアは変わることがあります。空全体がまだわかっていません。"
    case .airQuality: "大気質"
    case .mapTitle: "地図"
    case .climateTitle: "気候"
    case .rainRadar: "雨雲レーダー"
    case .precipitation: "降水量"
    case .windSpeed: "風速"
    case .seaLevelPressure: "海面気圧"
    case .temperatureFelt: "体感"
    case .cloudLayers: "下層・中層・上層"
    case .moon: "月"
    case .feltHeat: "体感の暑さ"
    case .wetBulb: "湿球温度"
    case .canvas: "染まる雲"
    case .freeLight: "光の通り道が開けている"
    case .afterglow: "残照"
    case .dryAir: "乾いた空気"
    case .noRain: "雨なし"
    case .lightPath: "光の通り道の雲"
    case .pathSampled: "光が来る範囲まで確認しました"
    case .pathLocal: "頭上の雲だけ判明しています"
    case .scoreModel: "モデル"
    case .azimuth: "場所"
    case .sunsetIn: "日の入りまで{0}"
    case .sunriseIn: "日の出まで{0}"
    case .drizzle: "霧雨"
    case .lightRain: "弱い雨"
    case .rainFalls: "雨"
    case .heavyRain: "強い雨"
    case .downpour: "豪雨"
    case .hailPossible: "ひょうの可能性"
    case .bestOfDays: "この期間の最高"
    case .asOf: "{0}現在"
    }
  }

  static func text(_ value: ChartRow) -> String {
    switch value {
    case .described: "{0}：{1}"
    case .groups: "{0}；{1}"
    case .noData: "データなし"
    case .tooLittleKnown: "まだ十分なデータがありません"
    case .withinADay: "1日以内"
    case .estimatedFrom: "{0} {1}から"
    case .temperature: "{0}の気温"
    case .dashedFeelsLike: "点線：体感"
    case .ringMeasured: "丸印：観測値{0}"
    case .measuredAt: "{0}の観測値：{1}"
    case .precipitation: "{0}の降水量"
    case .noneExpected: "降水の見込みなし"
    case .noPrecipitation: "降水はない見込み"
    case .atMostLikely: "最大確率{0}"
    case .lineProbability: "線：確率"
    case .sunsets: "{0}の夕焼け"
    case .sunrises: "{0}の日の出"
    case .scoreOf: "{0}点満点のスコア"
    case .scoreOfDay: "{0} {1}"
    case .unknown: "不明"
    case .best: "最高：{0}"
    case .bestAt: "最高 {0} {1}：{2}"
    case .bestDay: "最高 {0}：{1}"
    case .doesNotCross: "太陽は地平線を横切りません"
    case .sun: "{0}の太陽"
    case .dayLength: "昼の長さ{0}時間{1}分"
    case .doesNotSet: "日が沈みません"
    case .doesNotRise: "日が昇りません"
    case .noonAt: "南中{0}、高度{1}"
    case .sunriseAt: "日の出{0}"
    case .sunsetAt: "日の入り{0}"
    case .daylight: "{0}の昼の長さ"
    case .lengthOfDay: "{1}の{0}"
    case .longestDay: "最も長い日は{0}、最も短い日は{1}"
    case .daysLikeThis: "{0}のこのような日"
    case .warmingOfDays: "{0}のこのような日の温暖化"
    case .valueIn: "{1}年に{0}"
    case .withRange: "{0}（{1}）"
    case .percentRange: "{0}の範囲"
    case .rangeOfModels: "モデルの範囲"
    case .withInterventions: "対策あり"
    case .withoutInterventions: "対策なし"
    case .assumption: "{0}、{1}；淡色：個々の年"
    case .originalFormula: "元の式、範囲なし"
    case .errors: "{0}の予報誤差"
    case .meanErrors: "{0}：何日先かによる平均誤差（{1}）"
    case .errorsOf: "{0} {1}"
    case .errorAhead: "{1}は{0}"
    case .daysAhead: "日先"
    case .rainedHere: "{0}で雨が降った頻度"
    case .byChance: "{0}の予報確率別；点が大きいほど時間数が多い"
    case .rainCame: "{0}：予報確率{1}で実際は{2}（{3}）"
    case .forecastChance: "予報確率、%"
    case .asOftenAsSaid: "予報どおりの頻度"
    case .usualRain: "通常の降水確率"
    case .around: "{0}の周辺"
    case .across: "幅{0}"
    case .cloudCover: "雲量{0}"
    case .sunIsUp: "太陽は出ています"
    case .sunIsDown: "太陽は沈んでいます"
    case .whereSunSets: "日の入りの場所"
    case .goldenLine: "金色の線：今、日が沈む所"
    case .bestSunset: "最高の夕焼け：{0}、{2}点中{1}点"
    case .world: "世界の昼と夜"
    }
  }

  static func text(_ value: ErrorEntry) -> String {
    switch value {
    case .parseError: "メッセージが正しいJSONではありません。"
    case .invalidRequest: "メッセージが正しいJSON-RPC 2.0のリクエストではありません。"
    case .limitExceeded: "メッセージがこのサーバーの制限を超えています。"
    case .duplicateId: "このIDのリクエストはまだ処理中です。"
    case .shuttingDown: "サーバーは終了処理中です。"
    case .methodNotFound: "そのメソッドはありません。"
    case .invalidParams: "パラメーターが正しくありません。"
    case .unknownParam: "そのパラメーターはありません。"
    case .missingParam: "必須のパラメーターがありません。"
    case .outOfRange: "パラメーターが範囲外です。"
    case .notAllowed: "パラメーターに使用できない値が指定されています。"
    case .internalError: "内部エラーが発生しました。"
    case .requestCancelled: "リクエストは取り消されました。"
    case .serverCancelledShutdown: "サーバーは終了処理中です。"
    case .serverCancelledLocationChanged: "リクエストの処理中に現在の地点が変わりました。"
    case .placeNotFound: "一致する地点が見つかりませんでした。"
    case .locationUnavailableDenied: "位置情報の許可が必要です。"
    case .locationUnavailableUnavailable: "現在地を特定できませんでした。"
    case .locationUnavailableTimeout: "クライアントが時間内に現在地を通知しませんでした。"
    case .locationUnavailableNotSupported: "このクライアントは現在地を特定できません。"
    case .locationUnavailableOther: "現在地を特定できませんでした。"
    case .providerUnavailableOffline: "ネットワークはオフになっています。"
    case .providerUnavailableUnreachable: "ネットワークがありません。"
    case .providerUnavailableLibraryMissing: "libcurlがないか、古すぎます。"
    case .providerUnavailableNoResources: "システムのスレッド、ディスクリプタ、メモリーが足りません。"
    case .providerUnavailableDns: "{0}の名前を解決できませんでした。"
    case .providerUnavailableRefused: "{0}が接続を拒否しました。"
    case .providerUnavailableTls: "{0}に安全に接続できませんでした。"
    case .providerUnavailableTimeout: "{0}が時間内に応答しませんでした。"
    case .providerUnavailableCut: "{0}が途中で接続を閉じました。"
    case .providerUnavailableHttp: "{0}がエラーを返しました。"
    case .providerUnavailableMalformed: "{0}の応答が正しくありません。"
    case .providerUnavailableTooLarge: "{0}の応答が大きすぎます。"
    case .providerUnavailableRedirect: "{0}が禁止されたアドレスに転送しました。"
    case .providerUnavailableInvalidURL: "設定された{0}のアドレスが正しくありません。"
    case .providerUnavailableBreakerOpen: "{0}で障害が続いているため、しばらく問い合わせません。"
    case .providerUnavailableBudget: "{0}が許す呼び出し回数を使い切ったため、今は問い合わせられません。"
    case .rateLimited: "{0}がリクエストの回数を制限しています。"
    case .unauthorizedKeyMissing: "{0}にはAPIキーが必要です。"
    case .unauthorizedKeyInvalid: "{0}がAPIキーを受け付けません。"
    case .unauthorizedSubscriptionMissing: "APIキーの契約にこの製品が含まれていません。"
    case .noData: "このリクエストに合うデータはありません。"
    case .noDataDateSkipped: "この日付はこの地点には存在しませんでした。"
    case .noDataBeyondHorizon: "予報と過去の記録のどちらの範囲からも外れています。"
    case .noDataOutOfCoverage: "この地点を扱う提供元がありません。"
    case .noDataNotProvided: "{0}はこれを扱っていません。"
    case .storageFailureFull: "ディスクがいっぱいです。"
    case .storageFailureReadOnly: "データフォルダーに書き込めません。"
    case .storageFailureCorrupt: "保存されたデータが壊れています。"
    case .storageFailureLocked: "保存されたデータは別のプロセスが使っています。"
    case .storageFailureIrregular: "保存データのパスに通常のファイルがありません。"
    case .busy: "サーバーが過負荷になっています。"
    case .deadlineExceeded: "期限までに使える回答が得られませんでした。"
    case .unsupported: "これには対応していません。"
    case .unsupportedProtocolVersion: "このバージョンのプロトコルには対応していません。"
    case .unsupportedProvider: "この提供元はこれを扱っていません。"
    case .unsupportedNotSettable: "この設定はconfig.setでは変更できません。"
    }
  }

  static func text(_ value: HintRow) -> String {
    switch value {
    case .parseError: "JSONテキストを1行に1つ書くか、それぞれの前にContent-Lengthヘッダーを付けてください。"
    case .shuttingDown: "サーバーはshutdownの後、exitだけを受け付けます。"
    case .internalError: "このエラーを、almanac doctor --bundleの出力を添えて報告してください。"
    case .placeNotFound: "つづりを確認するか、座標を指定してください。"
    case .locationUnavailableDenied: "位置情報を許可するか、地点を検索してください。"
    case .locationUnavailableUnavailable: "位置情報は許可されていますが、現在地が見つかりませんでした。\n\n検索から地点を選んでください。"
    case .locationUnavailableNotSupported: "location.setで地点を設定してください。"
    case .locationUnavailableOther: "location.setで地点を設定してください。"
    case .unauthorizedKeyMissing: "設定ファイルにproviders.{0}.apiKeyを設定してください。"
    case .unauthorizedKeyInvalid: "設定ファイルのproviders.{0}.apiKeyを確認してください。"
    case .unauthorizedSubscriptionMissing: "設定ファイルのproviders.{0}.apiKeyの契約プランを確認してください。"
    case .storageFailureReadOnly: "ALMANAC_DATA_DIRとそのアクセス権を確認してください。"
    case .storageFailureCorrupt: "壊れたデータは別の場所に移しました。場所はalmanac doctorで確認できます。"
    case .storageFailureIrregular: "そこにあるパイプ、デバイス、フォルダーを移動してください。データフォルダーの場所はalmanac doctorで確認できます。"
    case .deadlineExceeded: "fallbackで古い回答を許可するか、deadlineMsを大きくしてください。"
    case .unsupportedNotSettable: "設定ファイルかalmanac config setを使ってください。"
    case .unknownTimeZone: "Europe/LisbonのようなIANAタイムゾーンを指定してください。"
    case .notLookedUp: "この地点はこの機器では知られておらず、オンライン検索にも問い合わせられませんでした。座標を指定するか、後でもう一度お試しください。"
    case .notOnEarth: "地球上にそのような場所はありません。"
    case .giveAPlace: "地点を指定するか、後でもう一度お試しください。"
    case .checkSpelling: "つづりを確認するか、座標を指定してください。"
    case .eventNotYet: "その現象はまだ起きていません。"
    case .noSunEvent: "その日、太陽は地平線を横切りません。"
    case .otherSubscription: "このIDは別の購読で使われています。"
    case .parameter: "（パラメーター：{0}）"
    case .allowed: "使用できる値：{0}"
    case .allowedRange: "使用できる範囲：{0}から{1}"
    case .didYouMean: "もしかして：{0}"
    case .tryAgain: "{0}秒後にもう一度お試しください"
    case .storedLocationUnread: "保存された地点を読み取れませんでした。"
    case .locationOfEnvironment: "ALMANAC_LOCATIONは「{0}」です。"
    case .locationOfInitialize: "`initialize`で指定された地点は「{0}」です。"
    case .locationOfConfiguration: "設定の地点は「{0}」です。"
    case .locationNamed: "地点は「{0}」です。"
    case .expectedAngles: "38.72,-9.14や38.72°N 9.14°Wのように緯度と経度を指定してください。"
    case .anglesAreNumbers: "緯度と経度は数値で指定してください。"
    case .ambiguousDirection: "Oは言語によって東のことも西のこともあります。EかWと書いてください。"
    case .oneAngleOfEach: "緯度（NかS）と経度（EかW）を1つずつ指定してください。"
    case .signOrDirection: "角度に付けられるのは、符号か方位のどちらか一方だけです（例：-38.7、38.7°S）。"
    case .minutesBelowSixty: "角度の分と秒は60未満です。"
    case .expectedPlusCode: "8FVC9G8F+6Wのような完全なPlus Codeを指定してください。"
    case .expectedLocator: "JN67TN、JN67TN44、JN67TN44ABのようなMaidenheadロケーターを指定してください。"
    case .expectedGeoURI: "geo:47.5622,13.6493のようなgeo:のURIを指定してください。"
    case .otherReferenceSystem: "geo:のURIで使える測地系はwgs84だけです。"
    case .expectedObject: "オブジェクトを指定してください。"
    case .expectedArray: "配列を指定してください。"
    case .expectedString: "文字列を指定してください。"
    case .expectedNumber: "数値を指定してください。"
    case .expectedInteger: "整数を指定してください。"
    case .expectedBoolean: "trueかfalseを指定してください。"
    case .expectedBooleanOrString: "true、false、文字列のいずれかを指定してください。"
    case .expectedBooleanOrArray: "true、false、配列のいずれかを指定してください。"
    case .expectedStringOrNumber: "文字列か数値を指定してください。"
    case .expectedStringOrObject: "文字列かオブジェクトを指定してください。"
    case .expectedSubscriptionCondition: "`path`、`all`、`any`のいずれかを持つオブジェクトを指定してください。"
    case .expectedDate: "2026-06-21のような日付を指定してください。"
    case .expectedTime: "2026-06-21T19:30:00+01:00のようにUTCとの時差を付けた時刻を指定してください。"
    case .paramsByName: "パラメーターは名前を付けて指定してください。"
    case .giveExactlyOne: "このうち必ず1つだけを指定してください。"
    case .giveOnlyOne: "このうち1つだけを指定してください。"
    case .expectedText: "テキストを指定してください。"
    case .expectedWord: "これらの語のいずれかを指定してください。"
    case .expectedTruth: "eqかneで、trueかfalseを指定してください。"
    case .expectedNull: "eqかneで、nullを指定してください。"
    case .expectedPointer: "/days/*/scoreのようなJSON Pointerを指定してください。"
    case .nothingThere: "{0}のどの結果にも、その位置には何もありません。"
    case .onsetOnce: "leadMinutesを指定すると、開始はそれぞれ一度だけ通知されます。"
    case .onsetRows: "leadMinutesを指定する場合、条件は/hours/*/kindのように、開始時刻のある行についてのものでなければなりません。"
    case .onsetOneList: "leadMinutesを指定する場合、条件は1つのリストの行についてのものでなければなりません。"
    case .expectedClockTime: "00:00から23:59までの時刻を指定してください。"
    case .expectedOtherEnd: "startとは別の時刻を指定してください。"
    case .onlyOverviewHasParts: "部分があるのはweather.overviewだけです。"
    case .onePartPerMethod: "同じメソッドを複数の部分に使うことはできません。"
    case .expectedLanguageTag: "en-GBのようなBCP 47の言語タグを指定してください。"
    case .originalOneYear: "`weather2045`の元の式で使える年は1つだけです。"
    case .originalNoScenario: "`weather2045`の元の式にはシナリオがありません。"
    case .originalNoLevers: "`weather2045`の元の式には個別の対策がありません。"
    case .expectedReport: "LPPT 211830Z 34012KT CAVOK 22/14 Q1016のようなMETAR、SPECI、TAFを指定してください。"
    case .expectedPastDate: "その地点で最後に終わった日である{0}までの日付を指定してください。今日の分はforecast.hourlyにあります。"
    case .percentSign: "パーセント記号は%%と書いてください。"
    case .unclosedField: "フィールドは{0}で終わります。波かっこは{1}と書いてください。"
    case .libraryNotFound: "libcurlが見つかりません：libcurl4（Debian、Ubuntu）、libcurl（Fedora、Alpine）、curl（Arch、Homebrew）のいずれかをインストールしてください"
    case .libraryTooOld: "libcurlが古すぎます：バージョン7.66以降が必要です"
    case .libraryFailed: "libcurlを初期化できませんでした"
    case .libraryNoResources: "システムがこのプロセスにこれ以上のスレッド、ディスクリプタ、メモリーを割り当てません（ulimit -u、ulimit -n、ulimit -v）"
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
    case .beaufort: PluralForms(one: "kracht {count}", other: "kracht {count}")
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

  static func aloud(_ value: Lever) -> String {
    switch value {
    case .methane45By2030: "Methaan min 45 procent in 2030"
    case .methane30By2030: "Methaan min 30 procent in 2030, Global Methane Pledge"
    case .nitrousOxide30By2050: "Lachgas min 30 procent in 2050"
    case .soot50By2040: "Roet min 50 procent in 2040"
    case .sulfur80By2050: "Zwaveldioxide min 80 procent in 2050, legt opwarming bloot"
    case .solarRamp: "Zonnestralingsbeheer van min 1 watt per vierkante meter, 2030 tot 2040, daarna aangehouden"
    case .solarTerminated: "Zonnestralingsbeheer van min 1 watt per vierkante meter, gestopt in 2060"
    default: word(value)
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
    case .solarRamp: "Zonnestralingsbeheer van −1 W/m², 2030 tot 2040, daarna aangehouden"
    case .solarTerminated: "Zonnestralingsbeheer van −1 W/m², gestopt in 2060"
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

  static func dawn(_ value: SunPhase) -> String {
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
    case .unknown: "officiële waarschuwing"
    case .minor: "lichte waarschuwing"
    case .moderate: "matige waarschuwing"
    case .severe: "ernstige waarschuwing"
    case .extreme: "extreme waarschuwing"
    }
  }

  static func word(_ value: AlertHazard) -> String {
    switch value {
    case .wind: "wind"
    case .thunderstorm: "onweer"
    case .tornado: "tornado"
    case .hail: "hagel"
    case .rain: "regen"
    case .flood: "overstroming"
    case .rainFlood: "regen en overstroming"
    case .snow: "sneeuw"
    case .snowIce: "sneeuw en ijs"
    case .blizzard: "sneeuwstorm"
    case .freezingRain: "ijzel"
    case .ice: "ijs"
    case .frost: "vorst"
    case .thaw: "dooi"
    case .avalanche: "lawines"
    case .fog: "mist"
    case .highTemperature: "hoge temperaturen"
    case .lowTemperature: "lage temperaturen"
    case .forestFire: "kans op natuurbrand"
    case .dryAir: "droge lucht"
    case .dust: "stof of zand"
    case .smoke: "rook"
    case .airQuality: "luchtkwaliteit"
    case .ultraviolet: "uv-straling"
    case .tropicalCyclone: "tropische cycloon"
    case .stormSurge: "stormvloed"
    case .coastalEvent: "gevaar aan de kust"
    case .highWaves: "hoge golven"
    case .ripCurrent: "muistromen"
    case .marine: "gevaar op zee"
    case .lowWater: "laagwater"
    case .tsunami: "tsunami"
    case .landslide: "aardverschuiving"
    case .earthquake: "aardbeving"
    case .volcano: "vulkaan"
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

  static func aloud(_ value: ExtremeKind) -> String {
    word(value)
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Hitte die eens per 10 jaar voorkomt"
    case .hotExtreme50Year: "Hitte die eens per 50 jaar voorkomt"
    case .heavyPrecipitation10Year: "Zware regen die eens per 10 jaar voorkomt"
    case .drought10Year: "Droogte die eens per 10 jaar voorkomt"
    }
  }

  static func word(_ value: ClimateRegionName) -> String {
    switch value {
    case .gic: "Groenland en IJsland"
    case .nwn: "noordwestelijk Noord-Amerika"
    case .nen: "noordoostelijk Noord-Amerika"
    case .wna: "westelijk Noord-Amerika"
    case .cna: "centraal Noord-Amerika"
    case .ena: "oostelijk Noord-Amerika"
    case .nca: "noordelijk Midden-Amerika"
    case .sca: "zuidelijk Midden-Amerika"
    case .car: "Caraïben"
    case .nws: "noordwestelijk Zuid-Amerika"
    case .nsa: "noordelijk Zuid-Amerika"
    case .nes: "noordoostelijk Zuid-Amerika"
    case .sam: "Zuid-Amerikaans moessongebied"
    case .sws: "zuidwestelijk Zuid-Amerika"
    case .ses: "zuidoostelijk Zuid-Amerika"
    case .ssa: "zuidelijk Zuid-Amerika"
    case .neu: "Noord-Europa"
    case .wce: "West-Europa en Midden-Europa"
    case .eeu: "Oost-Europa"
    case .med: "Middellandse Zeegebied"
    case .sah: "Sahara"
    case .waf: "West-Afrika"
    case .caf: "Centraal-Afrika"
    case .neaf: "noordoostelijk Afrika"
    case .seaf: "zuidoostelijk Afrika"
    case .wsaf: "westelijk zuidelijk Afrika"
    case .esaf: "oostelijk zuidelijk Afrika"
    case .mdg: "Madagaskar"
    case .rar: "Russisch Arctisch gebied"
    case .wsb: "West-Siberië"
    case .esb: "Oost-Siberië"
    case .rfe: "Russische Verre Oosten"
    case .wca: "westelijk Centraal-Azië"
    case .eca: "oostelijk Centraal-Azië"
    case .tib: "Tibetaans Hoogland"
    case .eas: "Oost-Azië"
    case .arp: "Arabisch Schiereiland"
    case .sas: "Zuid-Azië"
    case .sea: "Zuidoost-Azië"
    case .nau: "Noord-Australië"
    case .cau: "Centraal-Australië"
    case .eau: "Oost-Australië"
    case .sau: "zuidelijk Australië"
    case .nz: "Nieuw-Zeeland"
    case .ean: "Oost-Antarctica"
    case .wan: "West-Antarctica"
    case .aro: "Noordelijke IJszee"
    case .npo: "noordelijke Stille Oceaan"
    case .epo: "equatoriale Stille Oceaan"
    case .spo: "zuidelijke Stille Oceaan"
    case .nao: "noordelijke Atlantische Oceaan"
    case .eao: "equatoriale Atlantische Oceaan"
    case .sao: "zuidelijke Atlantische Oceaan"
    case .ars: "Arabische Zee"
    case .bob: "Golf van Bengalen"
    case .eio: "equatoriale Indische Oceaan"
    case .sio: "zuidelijke Indische Oceaan"
    case .soo: "Zuidelijke Oceaan"
    }
  }

  static func aloud(_ value: MessageRow) -> String {
    text(value)
  }

  static func text(_ value: MessageRow) -> String {
    switch value {
    case .nowcastUnknown: "Voor de komende uren zijn er geen neerslaggegevens."
    case .nowcastUsual: "Voor deze uren is er geen verwachting, alleen wat gebruikelijk is voor het seizoen."
    case .dry: "Geen neerslag verwacht."
    case .dryAsFarAsKnown: "Geen neerslag verwacht, voor zover bekend."
    case .dryFor: "De komende {0} geen neerslag verwacht; daarna is niet alles bekend."
    case .wetNow: "Nu neerslag, zonder zicht op het einde."
    case .wetNowUntil: "Nu neerslag, stopt over {0}."
    case .wetFrom: "Neerslag begint over {0}."
    case .wetFromFor: "Neerslag begint over {0} en duurt {1}."
    case .wetWithin: "Neerslag binnen {0}."
    case .wetWithinUntil: "Neerslag binnen {0}, stopt over {1}."
    case .airGood: "De luchtkwaliteit is goed: geniet van de buitenlucht."
    case .airAcceptable: "De luchtkwaliteit is aanvaardbaar; wie bijzonder gevoelig is, kan inspanning buiten beter wat beperken."
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
    case .classicScore: "De oorspronkelijke score, alleen op basis van de bewolking: {0} van 100."
    case .lowCloud: "Lage bewolking verbergt het grootste deel van de hemel"
    case .clearSky: "Een vrijwel onbewolkte hemel belooft een sobere, zuivere gloed"
    case .clearSkyMuted: "Een vrijwel onbewolkte hemel belooft een sobere gloed"
    case .scatteredLowCloud: "Verspreide lage bewolking laat een sobere gloed tussen de wolken door"
    case .highAndMidCloud: "Hoge en middelhoge bewolking"
    case .highSheet: "Een dichte laag hoge bewolking"
    case .cirrus: "Cirrusbewolking"
    case .midOvercast: "Een dichte laag middelhoge bewolking"
    case .altocumulus: "Altocumulusbewolking"
    case .catchesLight: "{0} zal het licht vangen"
    case .mayCatchLight: "{0} kan wat van het licht vangen"
    case .getsLittleLight: "{0} zal weinig licht krijgen"
    case .placeOffset: "{0} {1} van {2}"
    case .lowDeckCuts: "{0}; een laag wolkendek {1} {2} zal het licht afsnijden"
    case .lowDeckMayCut: "{0}; een laag wolkendek {1} {2} kan het licht afsnijden"
    case .midDeckCuts: "{0}; een middelhoog wolkendek {1} {2} zal het licht afsnijden"
    case .midDeckMayCut: "{0}; een middelhoog wolkendek {1} {2} kan het licht afsnijden"
    case .towardSun: "in de richting van de zon"
    case .rainInTheWay: "regen zit in de weg"
    case .poorVisibility: "beperkt zicht vertroebelt het beeld"
    case .hazeMutes: "heiigheid dempt de kleuren"
    case .humidAirMutes: "vochtige lucht dempt de kleuren"
    case .list: "{0}, {1}"
    case .both: "{0} en {1}"
    case .serial: "{0}, {1}"
    case .firstOfMonth: "1"
    case .spoiled: "{0}, maar {1}"
    case .colorOdds: "Kleur in {0} op de {1} gevallen"
    case .colorHardly: "Nauwelijks kans op kleur"
    case .colorCertain: "Kleur is zo goed als zeker"
    case .betterEvenings: "Beter dan {0} van de avonden hier in deze tijd van het jaar"
    case .betterMornings: "Beter dan {0} van de ochtenden hier in deze tijd van het jaar"
    case .aboutTitle: "Hoe mooi wordt de zonsondergang?"
    case .aboutText: "Een mooie zonsondergang vraagt drie dingen: wolken die hoog genoeg zijn om van onderaf verlicht te worden, een vrije weg voor het licht van achter de horizon, en schone, droge lucht. De score kijkt naar de wolkenlagen boven je, naar de hemel 50 tot 600 km in de richting van de zon, en naar heiigheid, vochtigheid, zicht en regen op het moment dat de zon ondergaat. Een onbewolkte hemel levert een sobere gloed op, een hemel vol cirrus met een open horizon de hoogste scores, en een laag gesloten wolkendek bijna niets."
    case .cloudCoverTitle: "Bewolking"
    case .cloudCoverText: "Het gemiddelde van de dag. Wat wolken geven kleur, een gesloten laag wolkendek verbergt die."
    case .highCloudTitle: "Hoge bewolking"
    case .highCloudText: "Cirrus boven 8 km vangt het laatste licht en gloeit het langst."
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
    case .sentence: "{0}."
    case .sentences: "{0} {1}"
    case .dayText: "{0}: {1}"
    case .today: "vandaag"
    case .tomorrow: "morgen"
    case .wholeDay: "de hele dag {0}"
    case .restOfDay: "de rest van de dag {0}"
    case .wholeTime: "voortdurend {0}"
    case .fromTime: "{0} vanaf {1} uur"
    case .untilTime: "{0} tot {1} uur"
    case .betweenTimes: "{0} van {1} tot {2} uur"
    case .whatWhen: "{0} {1}"
    case .betweenParts: "{0} {1} {2}"
    case .atTimes: "af en toe {0}"
    case .detail: "{0}, {1}"
    case .gusts: "windstoten tot {0}"
    case .amount: "ongeveer {0}"
    case .amountFurther: "nog ongeveer {0}"
    case .skyChange: "{0} in de ochtend, {1} in de middag"
    case .extremes: "maximum {0}, minimum {1}"
    case .range: "{0} tot {1}"
    case .steady: "rond {0}"
    case .uncertainty: "onzeker: het maximum ligt tussen {0} en {1}"
    case .warmerThanYesterday: "{0} warmer dan gisteren"
    case .colderThanYesterday: "{0} kouder dan gisteren"
    case .warmerThanToday: "{0} warmer dan vandaag"
    case .colderThanToday: "{0} kouder dan vandaag"
    case .warmerThanDayBefore: "{0} warmer dan de dag ervoor"
    case .colderThanDayBefore: "{0} kouder dan de dag ervoor"
    case .aboveNormal: "{0} boven normaal"
    case .belowNormal: "{0} onder normaal"
    case .rareHeat: "ongewoon warm voor de tijd van het jaar"
    case .rareCold: "ongewoon koud voor de tijd van het jaar"
    case .ultraviolet: "zonkracht tot {0}"
    case .sunsetColorful: "kleurrijke zonsondergang om {0} uur"
    case .sunsetVivid: "stralende zonsondergang om {0} uur"
    case .sunsetSpectacular: "spectaculaire zonsondergang om {0} uur"
    case .warningsUnknown: "officiële waarschuwingen onbekend"
    case .usual: "gebruikelijk voor het seizoen: {0} tot {1}"
    case .usualSteady: "gebruikelijk voor het seizoen: {0}"
    case .noChange: "in de komende 48 uur verandert er niets noemenswaardigs"
    case .noForecast: "geen verwachting"
    case .minus: "min {0}"
    }
  }

  static func aloud(_ value: NoticeRow) -> String {
    switch value {
    case .because: "{0}, {1}."
    case .placeInferred: "{0} is opgevat als {1}."
    case .locationUnchecked: "{0} kon nu niet worden opgezocht en is ongecontroleerd ingesteld."
    case .noForecast: "Wat hier gebruikelijk is, geen verwachting, {0}."
    case .impossibleValues: "Onwaarschijnlijke waarden van {0} zijn weggelaten, {1}."
    case .modelsMissing: "De modellen met hoge resolutie zijn niet beschikbaar; dit is de projectie van ar6."
    case .userDataWithoutFolder: "Favorieten en instellingen blijven tot dit proces eindigt: ALMANAC DATA DIR, XDG DATA HOME noch HOME zegt waar ze bewaard moeten worden."
    case .userDataSetAside: "almanac.db was beschadigd en is vervangen. Het oude bestand is {0}; sqlite3 .recover leest wat er van de favorieten en instellingen over is."
    case .warmingHere: "Van {0} tot {1} verandert de wereldwijde opwarming ten opzichte van 1850 tot 1900 van {2} naar {3}, {4}, {5}; hier is de verandering in deze maand {6} keer zo groot, {7}."
    case .warmingHereWithout: "Van {0} tot {1} verandert de wereldwijde opwarming ten opzichte van 1850 tot 1900 van {2} naar {3}, zonder de ingrepen naar {4}, {5}, {6}; hier is de verandering in deze maand {7} keer zo groot, {8}."
    case .otherPrecipitation: "Bij de geprojecteerde temperatuur valt neerslag in een andere vorm, Jennings et al. 2018."
    case .moreHeavyRain: "Dezelfde zware regen zou ongeveer {0} meer brengen: {1} per {2} wereldwijde opwarming op land, CMIP6 mediaan van de natste dag."
    case .lessHeavyRain: "Dezelfde zware regen zou ongeveer {0} minder brengen: {1} per {2} wereldwijde opwarming op land, CMIP6 mediaan van de natste dag."
    case .terminationShock: "Zonnestralingsbeheer verbergt opwarming zolang het duurt: stopt het, dan keert het grootste deel van de verborgen opwarming in vijf tot tien jaar terug, beëindigingsschok."
    case .originalFormula: "De formule van de oorspronkelijke app: {0} overal, {1} met ingrepen. Vanaf vandaag verwachten klimaatmodellen {2} tot {3} wereldwijde opwarming tegen {4}; gebruik het model ar6 voor een projectie."
    default: text(value)
    }
  }

  static func text(_ value: NoticeRow) -> String {
    switch value {
    case .plain: "{0}."
    case .because: "{0} ({1})."
    case .consequence: "{0} {1}"
    case .locationAssumed: "Er is geen plaats ingesteld en de tijdzone heeft geen stad; {0} wordt gebruikt."
    case .locationOfTimeZone: "Er is geen plaats ingesteld; {0} is de stad van de tijdzone."
    case .ambiguousPlace: "Andere plaatsen heten ook zo: {0}."
    case .placeInferred: "‘{0}’ is opgevat als {1}."
    case .placeOfRegion: "{0} is een heel gebied; dit geldt voor de grootste stad, {1}."
    case .locationUnchecked: "‘{0}’ kon nu niet worden opgezocht en is ongecontroleerd ingesteld."
    case .placesKnownHere: "Online zoeken is niet beschikbaar: dit zijn de lokaal bekende plaatsen."
    case .askedRecently: "Aanbieders worden voor dezelfde plaats hoogstens eens per minuut geraadpleegd."
    case .outOfDate: "Dit antwoord is verouderd."
    case .noForecast: "Wat hier gebruikelijk is, geen verwachting ({0})."
    case .usualHere: "Wat hier gebruikelijk is, geen verwachting."
    case .keyRefused: "{0} heeft de API-sleutel geweigerd; dit antwoord gebruikt geen gegevens daarvan."
    case .impossibleValues: "Onwaarschijnlijke waarden van {0} zijn weggelaten ({1})."
    case .countOf: "{0}: {1}"
    case .temperaturesStill: "De temperaturen van {0} zijn al {1} niet veranderd, het weer wel."
    case .forecastRepeats: "{0} van de verwachting van {1} herhalen de verwachting van de vorige dag."
    case .temperaturesLater: "De temperaturen van {0} passen bij het weer van {1} later."
    case .temperaturesEarlier: "De temperaturen van {0} passen bij het weer van {1} eerder."
    case .temperaturesApart: "De temperaturen van {0} liggen al {1} ver van alle andere."
    case .errorsChanged: "Wat {0} zegt, zit er sinds {1} anders naast: correcties worden opnieuw geleerd."
    case .scoresMayChange: "Nog niet de hele hemel is bekend: deze scores kunnen veranderen."
    case .noSunEvent: "De zon passeert de horizon niet."
    case .noSunEventDays: "De zon passeert de horizon op deze dagen niet."
    case .providerOutdated: "De nieuwste waarden van de aanbieder zijn {0} oud."
    case .noReports: "Geen station bij de plaats heeft waarnemingen."
    case .nothingMeasured: "Er zijn geen metingen, dus er kan geen fout worden berekend."
    case .ledgerOnly: "Alleen al opgeslagen metingen worden gebruikt."
    case .measuredMissing: "Gemeten waarden zijn niet beschikbaar"
    case .reportsMissing: "De meldingen van stations zijn niet beschikbaar"
    case .providerMeasuredMissing: "De metingen van {0} zijn niet beschikbaar"
    case .alertsMissing: "Officiële waarschuwingen zijn niet beschikbaar"
    case .noStation: "Geen station binnen {0} heeft in de laatste {1} waarnemingen doorgegeven."
    case .stationsHigherOrLower: "De stations liggen meer dan {0} hoger of lager."
    case .measuredOld: "De nieuwste gemeten temperatuur is {0} oud."
    case .rowsInterpolated: "Sommige rijen zijn tussen de tijdstappen van de aanbieder geïnterpoleerd."
    case .rowsBeyondForecast: "De verwachting bevat deze rijen niet."
    case .rowsOfClimate: "Deze rijen zijn klimaatschattingen."
    case .noAlertService: "Geen bekende waarschuwingsdienst dekt deze plaats."
    case .alertsUnlisted: "Er zijn meer waarschuwingen dan vermeld: {0}."
    case .alertsUnread: "Er zijn waarschuwingen die niet leesbaar zijn: {0}."
    case .drawnFromHours: "Geïnterpoleerd uit de uurverwachting."
    case .elevationUnknown: "De hoogte van de plaats is onbekend; de horizon op zeeniveau wordt gebruikt."
    case .dateSkipped: "{0} heeft hier nooit bestaan en is weggelaten."
    case .calendarEnds: "De kalender eindigt met {0}."
    case .modelsMissing: "De modellen met hoge resolutie zijn niet beschikbaar; dit is de projectie van `ar6`."
    case .causeSlowDown: "{0} beperkt het aantal aanvragen"
    case .causeKeyMissing: "{0} heeft een API-sleutel nodig"
    case .causeKeyInvalid: "{0} aanvaardt de API-sleutel niet"
    case .causeKeyLimited: "de API-sleutel van {0} omvat dit niet"
    case .causeBeyondHorizon: "buiten de verwachtingstermijn"
    case .causeOutOfCoverage: "geen aanbieder dekt deze plaats"
    case .causeNotProvided: "geen aanbieder biedt dit"
    case .causeDeadline: "geen antwoord op tijd"
    case .causeBusy: "de server is bezet"
    case .causeStore: "de gegevensopslag is mislukt"
    case .causeOffline: "het netwerk is uitgeschakeld"
    case .causeNoNetwork: "geen netwerk"
    case .causeNoLibrary: "libcurl ontbreekt of is te oud"
    case .causeNoResources: "het systeem heeft geen threads, descriptors of geheugen meer"
    case .causeLookup: "geen netwerk, of {0} is niet te vinden"
    case .causeRefused: "{0} weigerde de verbinding"
    case .causeTLS: "geen beveiligde verbinding met {0}"
    case .causeTimeout: "{0} antwoordde niet op tijd"
    case .causeCut: "{0} verbrak de verbinding voortijdig"
    case .causeHTTP: "{0} antwoordde met een fout"
    case .causeMalformed: "het antwoord van {0} was niet te begrijpen"
    case .causeTooLarge: "het antwoord van {0} is te groot"
    case .causeRedirect: "{0} verwees door naar een verboden adres"
    case .causeURL: "het ingestelde adres van {0} is ongeldig"
    case .causeFailing: "{0} gaf herhaaldelijk fouten"
    case .causeBudget: "het aanvraagquotum van {0} is op"
    case .theProvider: "de aanbieder"
    case .userDataNotKept: "Favorieten en instellingen kunnen niet worden bewaard: {0}."
    case .cacheInMemory: "De cache staat alleen in het geheugen: {0}."
    case .userDataWithoutFolder: "Favorieten en instellingen blijven tot dit proces eindigt: ALMANAC_DATA_DIR, XDG_DATA_HOME noch HOME zegt waar ze bewaard moeten worden."
    case .fileReadOnly: "{0} kan worden gelezen maar niet geschreven."
    case .userDataSetAside: "almanac.db was beschadigd en is vervangen. Het oude bestand is {0}; `sqlite3 .recover` leest wat er van de favorieten en instellingen over is."
    case .cacheSetAside: "cache.db was beschadigd en is vervangen. Het oude bestand is {0}; het kan worden gewist."
    case .fileNewer: "{0} is door een nieuwere versie van het programma gemaakt en wordt alleen-lezen geopend."
    case .fileRowsDamaged: "Sommige rijen van {0} zijn beschadigd; ze zijn weggelaten."
    case .answerNotCached: "Een antwoord kon niet in de cache worden bewaard: {0}."
    case .storeFull: "de schijf is vol"
    case .storeReadOnly: "in de map kan niet worden geschreven"
    case .storeCorrupt: "de opgeslagen gegevens zijn beschadigd"
    case .storeLocked: "een ander proces heeft het bestand vergrendeld"
    case .storeIrregular: "op zijn pad staat geen gewoon bestand"
    case .meanShift: "De gemiddelde verschuiving van dagen als deze, geen verwachting voor een datum: het weer van één dag wisselt meer."
    case .warmingHere: "Van {0} tot {1} verandert de wereldwijde opwarming ten opzichte van 1850–1900 van {2} naar {3} ({4}, {5}); hier is de verandering in deze maand {6} keer zo groot ({7})."
    case .warmingHereWithout: "Van {0} tot {1} verandert de wereldwijde opwarming ten opzichte van 1850–1900 van {2} naar {3}, zonder de ingrepen naar {4} ({5}, {6}); hier is de verandering in deze maand {7} keer zo groot ({8})."
    case .pastObserved: "De opwarming tot nu toe is waargenomen en in elk scenario dezelfde."
    case .highEmissionsUnlikely: "SSP5-8.5 is een onwaarschijnlijk geval met hoge uitstoot, niet wat wordt verwacht."
    case .lessProportional: "Na een piek is de regionale verandering minder precies evenredig met de dalende wereldwijde opwarming."
    case .mostlySea: "De regio is vooral zee: het gemiddelde past bij kusten en eilanden, het binnenland warmt meer op."
    case .otherPrecipitation: "Bij de geprojecteerde temperatuur valt neerslag in een andere vorm (Jennings et al. 2018)."
    case .moreHeavyRain: "Dezelfde zware regen zou ongeveer {0} meer brengen: {1} per {2} wereldwijde opwarming op land (CMIP6-mediaan van de natste dag)."
    case .lessHeavyRain: "Dezelfde zware regen zou ongeveer {0} minder brengen: {1} per {2} wereldwijde opwarming op land (CMIP6-mediaan van de natste dag)."
    case .leversTooLate: "Ingrepen kunnen dit jaar en het verleden niet veranderen."
    case .terminationShock: "Zonnestralingsbeheer verbergt opwarming zolang het duurt: stopt het, dan keert het grootste deel van de verborgen opwarming in vijf tot tien jaar terug (beëindigingsschok)."
    case .leversOverlap: "Maatregelen overlappen: opgeteld beloven ze meer dan ze samen opleveren."
    case .leversCapped: "Samen zijn ze begrensd tot het verschil met SSP1-1.9, het laagste beoordeelde pad."
    case .sulfurUncovers: "Schonere lucht zonder zwavel legt opwarming bloot die nu verborgen is."
    case .highResolutionFactor: "De factor is de mediaan van {0} modellen met hoge resolutie op de plaats, het bereik hun laagste en hoogste; beide geschaald naar scenario en jaar."
    case .originalFormula: "De formule van de oorspronkelijke app: {0} overal, {1} met ingrepen. Vanaf vandaag verwachten klimaatmodellen {2} tot {3} wereldwijde opwarming tegen {4}; gebruik het model `ar6` voor een projectie."
    case .normalsCoarse: "Berekend uit maandnormalen van een grof raster en de spreiding daaromheen, niet geteld. Een station kan tien dagen of meer afwijken, vooral aan kusten, in dalen en in steden."
    case .normalsUnrepresentative: "Het klimaat van de plaats zelf kan anders zijn: de normalen zijn die van de omgeving, waar stations door reliëf en zee verschillen of ontbreken."
    case .spreadKept: "De spreiding van de dagen rond hun gemiddelde blijft als in {0}."
    case .normalProjected: "Het geprojecteerde weer is wat normaal is voor de datum: dat van {0}, verschoven met de opwarming sindsdien."
    case .dayMean: "De temperatuur van de dag is het gemiddelde van de uren."
    case .scenarioVeryLow: "Zeer laag: CO2 rond {0} netto nul, opwarming tegen {2} weer bij {1}."
    case .scenarioLow: "Laag: CO2 rond {0} netto nul, opwarming blijft onder {1}."
    case .scenarioMiddle: "Midden: dicht bij waar het huidige beleid heen leidt, ongeveer {0} tegen {1}."
    case .scenarioHigh: "Hoog: de uitstoot blijft stijgen, ongeveer {0} tegen {1}."
    case .scenarioVeryHigh: "Zeer hoog: fossiele brandstoffen zonder rem; tegenwoordig onwaarschijnlijk geacht."
    }
  }

  static func aloud(_ value: PageRow) -> String {
    switch value {
    case .assumedPlace: "{0}, aangenomen"
    case .eventOfHazard: "{0}, {1}"
    case .heatingDegreeDays: "Graaddagen, verwarming"
    case .coolingDegreeDays: "Graaddagen, koeling"
    case .aboveIndustry: "{0} ten opzichte van 1850 tot 1900"
    case .warmerThanNormal: "{0} warmer dan normaal, {1}"
    case .colderThanNormal: "{0} kouder dan normaal, {1}"
    case .stored: "Gegevens van {0}, {1} oud."
    case .storedStale: "Gegevens van {0}, {1} oud, verouderd."
    case .pollen: "Pollen in korrels per kubieke meter: {0}"
    case .leadUnderOneDay: "minder dan 1 dag"
    case .outOfDate: "{0}, verouderd"
    default: text(value)
    }
  }

  static func text(_ value: PageRow) -> String {
    switch value {
    case .here: "Hier"
    case .assumedPlace: "{0} (aangenomen)"
    case .now: "Nu"
    case .day: "Dag"
    case .time: "Tijd"
    case .weather: "Weer"
    case .temperature: "Temperatuur"
    case .minimum: "Min"
    case .maximum: "Max"
    case .high: "Maximum"
    case .low: "Minimum"
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
    case .likely: "Waarschijnlijk bereik"
    case .asForecast: "Als de bewolking komt zoals verwacht"
    case .aerosol: "Aerosol"
    case .dust: "Stof"
    case .seen: "Jouw beoordeling"
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
    case .aboveDegrees: "boven {0}"
    case .timesAsOften: "{0} keer zo vaak"
    case .avoided: "{0} hier vermeden"
    case .fourOfFive: "{0}, 4 van de 5 jaar"
    case .aboveIndustry: "{0} ten opzichte van 1850–1900"
    case .inYear: "In {0}"
    case .todayIn: "vandaag in {0}"
    case .veryLowEmissions: "zeer lage uitstoot"
    case .lowEmissions: "lage uitstoot"
    case .middleEmissions: "gemiddelde uitstoot"
    case .highEmissions: "hoge uitstoot"
    case .veryHighEmissions: "zeer hoge uitstoot"
    case .without: "zonder"
    case .with: "met"
    case .skyOf: "de hemel, {0}"
    case .airAt: "lucht, {0}"
    case .officialWarnings: "officiële waarschuwingen"
    case .feelsLike: "gevoelstemperatuur {0}"
    case .warmerThanNormal: "{0} warmer dan normaal ({1})"
    case .colderThanNormal: "{0} kouder dan normaal ({1})"
    case .roughly: "{0}, ruwweg"
    case .measured: "{1} geleden {0} gemeten, {3} bij {2}"
    case .away: "op {0}"
    case .awayAndHeight: "{0} en {1}"
    case .lower: "{0} lager"
    case .higher: "{0} hoger"
    case .outOfDate: "{0} (verouderd)"
    case .sensorStuck: "{0}, maar de sensor hangt mogelijk"
    case .nextDay: "Komende 24 uur: {0}"
    case .orMore: "{0} of meer"
    case .lessThan: "minder dan {0}"
    case .gusts: "{0}, windstoten {1}"
    case .upAllDay: "de hele dag boven de horizon"
    case .downAllDay: "de hele dag onder de horizon"
    case .doesNotSet: "{0}, gaat niet onder"
    case .doesNotRise: "{0}, komt niet op"
    case .none: "geen"
    case .noneToday: "vandaag geen"
    case .inHours: "{0} in {1}"
    case .whereKnown: "{0} voor zover bekend"
    case .ofHundred: "van 100"
    case .over: "{0}, voorbij"
    case .noScorePolarDay: "De zon gaat op deze dag niet onder: er valt niets te beoordelen."
    case .noScorePolarNight: "De zon komt op deze dag niet op: er valt niets te beoordelen."
    case .noScoreNoEvent: "De zon passeert op deze dag de horizon niet."
    case .noScoreBeyond: "Geen score: deze dag valt buiten de verwachtingstermijn."
    case .noScoreClouds: "Geen score: de bewolking van deze dag is onbekend."
    case .noScore: "Geen score: de reden is onbekend."
    case .degreesHigh: "{0}, {1} hoog"
    case .sunAt: "{0}, zon op {1}"
    case .lit: "{0} verlicht"
    case .live: "Live, {0}."
    case .stored: "Gegevens van {0} ({1} oud)."
    case .storedStale: "Gegevens van {0} ({1} oud), verouderd."
    case .estimateOfClimate: "Een schatting uit het klimaat van deze plaats, geen verwachting."
    case .noCoverage: "Geen waarschuwingsdienst dekt deze plaats; dat er geen waarschuwingen zijn, betekent dus niet dat het veilig is."
    case .noWarnings: "Geen waarschuwingen van kracht."
    case .noWarningsKnown: "Voor deze plaats zijn geen waarschuwingen bekend, maar dat betekent niet dat het veilig is."
    case .warningServices: "waarschuwingsdiensten"
    case .serviceWarns: "waarschuwing van kracht"
    case .serviceSilent: "geen waarschuwingen van kracht"
    case .serviceCountryOnly: "alleen bekend voor het land"
    case .serviceNotCovered: "dekt deze plaats niet"
    case .serviceUnavailable: "niet bereikbaar"
    case .serviceNotAsked: "niets actueels"
    case .serviceDisabled: "uitgeschakeld"
    case .servicePartial: "alleen sommige gevaren"
    case .heardAgo: "laatste antwoord {0} geleden"
    case .heardNow: "laatste antwoord zojuist"
    case .neverHeard: "nog geen antwoord"
    case .alertUntil: "tot {0} uur"
    case .alertUntilDay: "tot {0}, {1} uur"
    case .alertFrom: "vanaf {0} uur"
    case .alertFromDay: "vanaf {0}, {1} uur"
    case .alertsMore: "nog {0}"
    case .somewhereInCountry: "geldt ergens in het land"
    case .eventOfHazard: "{0} ({1})"
    case .warningsInCountry: "{0} ergens in het land; onbekend of dat hier is"
    case .fromUntil: "{0} tot {1}"
    case .europeanIndex: "Europese AQI"
    case .usIndex: "US AQI"
    case .ukIndex: "Britse DAQI"
    case .mostOfAll: "{0}, vooral {1}"
    case .pollen: "Pollen (korrels/m³): {0}"
    case .alder: "els"
    case .birch: "berk"
    case .grass: "gras"
    case .mugwort: "bijvoet"
    case .olive: "olijf"
    case .ragweed: "ambrosia"
    case .learningTooFew: "{0} met verwachting. Vanaf 20 kan de score ervan leren."
    case .learningUnused: "{0}: de score zit er {1} punten naast. Ervan leren zou haar niet meetbaar beter maken en gebeurt daarom niet."
    case .learningUsed: "{0}: de score heeft ervan geleerd en zit er {1} punten naast in plaats van {2}."
    case .ageUnknown: "onbekende tijd"
    case .old: "{0} oud"
    case .usualHere: "wat hier gebruikelijk is, geen verwachting"
    case .windIs: "Wind {0}"
    case .humidityIs: "Luchtvochtigheid {0}"
    case .sunriseIs: "Zonsopkomst {0}"
    case .sunsetIs: "Zonsondergang {0}"
    case .rainNow: "nu"
    case .rainNone: "droog"
    case .correctedByErrors: "gecorrigeerd naar eerdere fouten"
    case .gustsName: "Windstoten"
    case .chanceOfRain: "Kans op regen"
    case .fromTo: "{0} tot {1}"
    case .correction: "{0} {1} naar eerdere fouten van {2} hier: van gemiddeld {3} blijft {4} over."
    case .forecastErrors: "fouten van verwachtingen"
    case .skillUnknown: "Er is nog te weinig bekend. Verwachtingen worden bij elke opvraging bewaard en vergeleken zodra stations melden: een aanbieder verschijnt na 24 uur die zowel verwacht als gemeten zijn."
    case .skillBackfill: "{0} vult de laatste 90 dagen in één keer aan."
    case .skillFooter: "Gemiddelde fouten ten opzichte van de metingen van stations tot {0}; tussen haakjes het bereik van vier van de vijf opnieuw getrokken gemiddelden. Winst is de verbetering ten opzichte van het uur van de laatste bekende dag overnemen."
    case .leadTitle: "Vooruit"
    case .errorTitle: "Fout"
    case .biasTitle: "Afwijking"
    case .skillTitle: "Winst"
    case .hoursTitle: "Uren"
    case .leadUnderOneDay: "< 1 dag"
    case .providerTemperature: "{0}, temperatuur"
    case .providerRain: "{0}, kans op regen, {1} vooruit"
    case .leadEvery: "bij elke termijn"
    case .leadRange: "{0} tot {1} vooruit"
    case .leadOnly: "{0} vooruit"
    case .correctionProven: "Correctie van de afwijking helpt aantoonbaar {0}: bij de kortste van {1} naar {2}, op {3} dagen waarvan niet geleerd was."
    case .correctionNoise: "Correctie van de afwijking helpt misschien {0}, maar niet meer dan toeval."
    case .correctionUseless: "Correctie van de afwijking zou {0} niet helpen."
    case .correctionFewDays: "Er zijn te weinig dagen om te zeggen of correctie van de afwijking {0} helpt."
    case .otherValues: "Andere waarden"
    case .rainInHour: "Regen, afgelopen uur"
    case .saidTitle: "Verwacht"
    case .cameTitle: "Waargenomen"
    case .betterThanBase: "{0} beter dan altijd de gebruikelijke regenkans verwachten."
    case .notBetterThanBase: "Niet beter dan altijd de gebruikelijke regenkans verwachten."
    case .faultStill: "{0}: de temperaturen zijn al {1} niet veranderd."
    case .faultFrozen: "{0}: {1} herhalen de waarden van de vorige dag."
    case .faultLater: "{0}: de temperaturen passen bij die van {1} later."
    case .faultEarlier: "{0}: de temperaturen passen bij die van {1} eerder."
    case .faultApart: "{0}: al {1} ver van alle andere."
    case .faultChanged: "{0}: de fouten zijn anders dan voorheen en worden opnieuw geleerd."
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
    case .scoreMayChange: "Een score met {0} kan nog veranderen: nog niet de hele hemel is bekend."
    case .airQuality: "Luchtkwaliteit"
    case .mapTitle: "Kaart"
    case .climateTitle: "Klimaat"
    case .rainRadar: "Regenradar"
    case .precipitation: "Neerslag"
    case .windSpeed: "Windsnelheid"
    case .seaLevelPressure: "Luchtdruk op zeeniveau"
    case .temperatureFelt: "Gevoelstemperatuur"
    case .cloudLayers: "Laag, middel, hoog"
    case .moon: "Maan"
    case .feltHeat: "Gevoelde hitte"
    case .wetBulb: "Natteboltemperatuur"
    case .canvas: "Wolken die kleuren"
    case .freeLight: "Vrije weg voor het licht"
    case .afterglow: "Nagloed"
    case .dryAir: "Droge lucht"
    case .noRain: "Geen regen"
    case .lightPath: "Wolken op de weg van het licht"
    case .pathSampled: "opgezocht tot waar het licht vandaan komt"
    case .pathLocal: "alleen die boven de plaats zijn bekend"
    case .scoreModel: "Model"
    case .azimuth: "Waar"
    case .sunsetIn: "Zonsondergang over {0}"
    case .sunriseIn: "Zonsopkomst over {0}"
    case .drizzle: "motregen"
    case .lightRain: "lichte regen"
    case .rainFalls: "regen"
    case .heavyRain: "zware regen"
    case .downpour: "wolkbreuk"
    case .hailPossible: "hagel mogelijk"
    case .bestOfDays: "Beste van deze dagen"
    case .asOf: "Bijgewerkt: {0}"
    }
  }

  static func text(_ value: ChartRow) -> String {
    switch value {
    case .described: "{0}: {1}"
    case .groups: "{0}; {1}"
    case .noData: "geen gegevens"
    case .tooLittleKnown: "er is nog te weinig bekend"
    case .withinADay: "binnen een dag"
    case .estimatedFrom: "{0} vanaf {1}"
    case .temperature: "Temperatuur in {0}"
    case .dashedFeelsLike: "gestippeld: gevoelstemperatuur"
    case .ringMeasured: "ring: gemeten {0}"
    case .measuredAt: "Gemeten om {0} uur: {1}"
    case .precipitation: "Neerslag in {0}"
    case .noneExpected: "geen verwacht"
    case .noPrecipitation: "Geen neerslag verwacht"
    case .atMostLikely: "hoogstens {0} kans"
    case .lineProbability: "lijn: kans"
    case .sunsets: "Zonsondergangen in {0}"
    case .sunrises: "Zonsopkomsten in {0}"
    case .scoreOf: "score van {0}"
    case .scoreOfDay: "{0} {1}"
    case .unknown: "onbekend"
    case .best: "De beste: {0}"
    case .bestAt: "de beste {0} om {1} uur: {2}"
    case .bestDay: "de beste {0}: {1}"
    case .doesNotCross: "de zon passeert de horizon niet"
    case .sun: "De zon in {0}"
    case .dayLength: "daglengte {0} u {1} min"
    case .doesNotSet: "de zon gaat niet onder"
    case .doesNotRise: "de zon komt niet op"
    case .noonAt: "zon op het hoogst {0} op {1}"
    case .sunriseAt: "zonsopkomst {0}"
    case .sunsetAt: "zonsondergang {0}"
    case .daylight: "Daglicht in {0}"
    case .lengthOfDay: "{0} op {1}"
    case .longestDay: "langste dag {0}, kortste {1}"
    case .daysLikeThis: "Dagen als deze in {0}"
    case .warmingOfDays: "Opwarming van dagen als deze in {0}"
    case .valueIn: "{0} in {1}"
    case .withRange: "{0} ({1})"
    case .percentRange: "bandbreedte van {0}"
    case .rangeOfModels: "bandbreedte van de modellen"
    case .withInterventions: "met ingrepen"
    case .withoutInterventions: "zonder ingrepen"
    case .assumption: "{0}, {1}; bleek: afzonderlijke jaren"
    case .originalFormula: "de oorspronkelijke formule, zonder bandbreedte"
    case .errors: "Fouten van verwachtingen in {0}"
    case .meanErrors: "{0}: gemiddelde fout naar dagen vooruit ({1})"
    case .errorsOf: "{0} {1}"
    case .errorAhead: "{0} {1}"
    case .daysAhead: "dagen vooruit"
    case .rainedHere: "Hoe vaak het regende in {0}"
    case .byChance: "naar de kans die {0} werd verwacht; grotere punten staan voor meer uren"
    case .rainCame: "{0}: bij {1} regende het in {2} van de uren ({3})"
    case .forecastChance: "verwachte kans, %"
    case .asOftenAsSaid: "zo vaak als gezegd"
    case .usualRain: "gebruikelijke regenkans"
    case .around: "Rond {0}"
    case .across: "{0} breed"
    case .cloudCover: "bewolking {0}"
    case .sunIsUp: "de zon staat boven de horizon"
    case .sunIsDown: "de zon staat onder de horizon"
    case .whereSunSets: "Waar de zon ondergaat"
    case .goldenLine: "gouden lijn: zonsondergang op dit moment"
    case .bestSunset: "mooiste zonsondergang: {0}, {1} van {2}"
    case .world: "de wereld met dag en nacht"
    }
  }

  static func text(_ value: ErrorEntry) -> String {
    switch value {
    case .parseError: "Het bericht is geen geldige JSON."
    case .invalidRequest: "Het bericht is geen geldige JSON-RPC 2.0-aanvraag."
    case .limitExceeded: "Het bericht overschrijdt een limiet van deze server."
    case .duplicateId: "Een aanvraag met deze id loopt nog."
    case .shuttingDown: "De server wordt afgesloten."
    case .methodNotFound: "Deze methode bestaat niet."
    case .invalidParams: "Een parameter is ongeldig."
    case .unknownParam: "Deze parameter bestaat niet."
    case .missingParam: "Een verplichte parameter ontbreekt."
    case .outOfRange: "Een parameter valt buiten het toegestane bereik."
    case .notAllowed: "Een parameter heeft een waarde die niet is toegestaan."
    case .internalError: "Er is een interne fout opgetreden."
    case .requestCancelled: "De aanvraag is geannuleerd."
    case .serverCancelledShutdown: "De server wordt afgesloten."
    case .serverCancelledLocationChanged: "De huidige plaats is tijdens de aanvraag veranderd."
    case .placeNotFound: "Er is geen passende plaats gevonden."
    case .locationUnavailableDenied: "Er is toestemming voor de locatie nodig."
    case .locationUnavailableUnavailable: "De locatie kon niet worden bepaald."
    case .locationUnavailableTimeout: "De client gaf zijn locatie niet op tijd door."
    case .locationUnavailableNotSupported: "De client kan zijn locatie niet bepalen."
    case .locationUnavailableOther: "De locatie kon niet worden bepaald."
    case .providerUnavailableOffline: "Het netwerk is uitgeschakeld."
    case .providerUnavailableUnreachable: "Er is geen netwerk."
    case .providerUnavailableLibraryMissing: "libcurl ontbreekt of is te oud."
    case .providerUnavailableNoResources: "Het systeem heeft geen threads, descriptors of geheugen meer."
    case .providerUnavailableDns: "De naam van {0} kon niet worden opgezocht."
    case .providerUnavailableRefused: "{0} weigerde de verbinding."
    case .providerUnavailableTls: "Er kon geen beveiligde verbinding met {0} worden gemaakt."
    case .providerUnavailableTimeout: "{0} antwoordde niet op tijd."
    case .providerUnavailableCut: "{0} verbrak de verbinding voortijdig."
    case .providerUnavailableHttp: "{0} antwoordde met een fout."
    case .providerUnavailableMalformed: "Het antwoord van {0} is ongeldig."
    case .providerUnavailableTooLarge: "Het antwoord van {0} is te groot."
    case .providerUnavailableRedirect: "{0} verwees door naar een verboden adres."
    case .providerUnavailableInvalidURL: "Het ingestelde adres van {0} is ongeldig."
    case .providerUnavailableBreakerOpen: "{0} gaf herhaaldelijk fouten en wordt een tijdje niet geraadpleegd."
    case .providerUnavailableBudget: "De aanroepen die {0} toestaat, zijn voorlopig op."
    case .rateLimited: "{0} beperkt het aantal aanvragen."
    case .unauthorizedKeyMissing: "{0} heeft een API-sleutel nodig."
    case .unauthorizedKeyInvalid: "{0} aanvaardt de API-sleutel niet."
    case .unauthorizedSubscriptionMissing: "De API-sleutel omvat dit product niet."
    case .noData: "Er zijn geen gegevens voor deze aanvraag."
    case .noDataDateSkipped: "Deze datum heeft op deze plaats nooit bestaan."
    case .noDataBeyondHorizon: "Dit valt buiten elke verwachting en elk archief."
    case .noDataOutOfCoverage: "Geen aanbieder dekt deze plaats."
    case .noDataNotProvided: "{0} biedt dit niet aan."
    case .storageFailureFull: "De schijf is vol."
    case .storageFailureReadOnly: "In de gegevensmap kan niet worden geschreven."
    case .storageFailureCorrupt: "De opgeslagen gegevens zijn beschadigd."
    case .storageFailureLocked: "Een ander proces houdt de opgeslagen gegevens vast."
    case .storageFailureIrregular: "Op het pad van de opgeslagen gegevens staat geen gewoon bestand."
    case .busy: "De server is overbelast."
    case .deadlineExceeded: "Er was binnen de termijn geen bruikbaar antwoord."
    case .unsupported: "Dit wordt niet ondersteund."
    case .unsupportedProtocolVersion: "Deze versie van het protocol wordt niet ondersteund."
    case .unsupportedProvider: "Deze aanbieder biedt dit niet aan."
    case .unsupportedNotSettable: "Deze instelling kan niet met config.set worden gewijzigd."
    }
  }

  static func text(_ value: HintRow) -> String {
    switch value {
    case .parseError: "Eén JSON-tekst per regel, of een Content-Length-header voor elk ervan."
    case .shuttingDown: "Na shutdown wordt alleen nog exit verwacht."
    case .internalError: "Meld dit, met de uitvoer van almanac doctor --bundle."
    case .placeNotFound: "Controleer de spelling of geef coördinaten op."
    case .locationUnavailableDenied: "Sta de locatie toe of zoek een plaats."
    case .locationUnavailableUnavailable: "De locatie is toegestaan, maar er is geen locatie gevonden.\n\nKies een plaats uit de zoekresultaten."
    case .locationUnavailableNotSupported: "Stel met location.set een plaats in."
    case .locationUnavailableOther: "Stel met location.set een plaats in."
    case .unauthorizedKeyMissing: "Zet providers.{0}.apiKey in het configuratiebestand."
    case .unauthorizedKeyInvalid: "Controleer providers.{0}.apiKey in het configuratiebestand."
    case .unauthorizedSubscriptionMissing: "Controleer het abonnement bij providers.{0}.apiKey in het configuratiebestand."
    case .storageFailureReadOnly: "Controleer ALMANAC_DATA_DIR en de rechten ervan."
    case .storageFailureCorrupt: "Ze zijn apartgezet; almanac doctor zegt waar."
    case .storageFailureIrregular: "Haal de pipe, het apparaat of de map daar weg; almanac doctor laat zien waar de gegevensmap is."
    case .deadlineExceeded: "Sta met fallback een verouderd antwoord toe of verhoog deadlineMs."
    case .unsupportedNotSettable: "Gebruik het configuratiebestand of almanac config set."
    case .unknownTimeZone: "Verwacht wordt een IANA-tijdzone zoals Europe/Lisbon."
    case .notLookedUp: "De plaats is lokaal niet bekend en online zoeken was niet mogelijk. Geef de coördinaten op of probeer het later opnieuw."
    case .notOnEarth: "Zo’n plaats bestaat niet op aarde."
    case .giveAPlace: "Geef een plaats op of probeer het later opnieuw."
    case .checkSpelling: "Controleer de spelling of geef coördinaten op."
    case .eventNotYet: "Dat moet nog gebeuren."
    case .noSunEvent: "De zon passeert de horizon op die dag niet."
    case .otherSubscription: "Een ander abonnement heeft deze id."
    case .parameter: "(parameter: {0})"
    case .allowed: "toegestaan: {0}"
    case .allowedRange: "toegestaan: {0} tot {1}"
    case .didYouMean: "bedoelde je: {0}"
    case .tryAgain: "probeer het over {0} s opnieuw"
    case .storedLocationUnread: "De opgeslagen plaats kon niet worden gelezen."
    case .locationOfEnvironment: "ALMANAC_LOCATION is ‘{0}’."
    case .locationOfInitialize: "De plaats die `initialize` noemt, is ‘{0}’."
    case .locationOfConfiguration: "De plaats in de configuratie is ‘{0}’."
    case .locationNamed: "De plaats is ‘{0}’."
    case .expectedAngles: "Verwacht worden breedtegraad en lengtegraad, zoals 38.72,-9.14 of 38.72°N 9.14°W."
    case .anglesAreNumbers: "Breedtegraad en lengtegraad zijn getallen."
    case .ambiguousDirection: "O is in sommige talen oost en in andere west: schrijf E of W."
    case .oneAngleOfEach: "Verwacht worden één breedtegraad (N of S) en één lengtegraad (E of W)."
    case .signOrDirection: "Een hoek heeft een teken of een richting, niet allebei: -38.7 of 38.7°S."
    case .minutesBelowSixty: "Minuten en seconden van een hoek zijn kleiner dan 60."
    case .expectedPlusCode: "Verwacht wordt een volledige Plus Code zoals 8FVC9G8F+6W."
    case .expectedLocator: "Verwacht wordt een Maidenhead-locator zoals JN67TN, JN67TN44 of JN67TN44AB."
    case .expectedGeoURI: "Verwacht wordt een geo:-URI zoals geo:47.5622,13.6493."
    case .otherReferenceSystem: "In een geo:-URI is alleen het referentiestelsel wgs84 bekend."
    case .expectedObject: "Verwacht wordt een object."
    case .expectedArray: "Verwacht wordt een array."
    case .expectedString: "Verwacht wordt een tekenreeks."
    case .expectedNumber: "Verwacht wordt een getal."
    case .expectedInteger: "Verwacht wordt een geheel getal."
    case .expectedBoolean: "Verwacht wordt true of false."
    case .expectedBooleanOrString: "Verwacht wordt true, false of een tekenreeks."
    case .expectedBooleanOrArray: "Verwacht wordt true, false of een array."
    case .expectedStringOrNumber: "Verwacht wordt een tekenreeks of een getal."
    case .expectedStringOrObject: "Verwacht wordt een tekenreeks of een object."
    case .expectedSubscriptionCondition: "Verwacht wordt een object met `path`, met `all` of met `any`."
    case .expectedDate: "Verwacht wordt een datum zoals 2026-06-21."
    case .expectedTime: "Verwacht wordt een tijd met UTC-verschil zoals 2026-06-21T19:30:00+01:00."
    case .paramsByName: "Geef de parameters bij naam op."
    case .giveExactlyOne: "Geef er precies één van op."
    case .giveOnlyOne: "Geef er maar één van op."
    case .expectedText: "Verwacht wordt een tekst."
    case .expectedWord: "Verwacht wordt een van deze woorden."
    case .expectedTruth: "Verwacht wordt true of false, met eq of ne."
    case .expectedNull: "Verwacht wordt null, met eq of ne."
    case .expectedPointer: "Verwacht wordt een JSON Pointer zoals /days/*/score."
    case .nothingThere: "Geen enkel resultaat van {0} heeft daar iets."
    case .onsetOnce: "Met leadMinutes wordt elk begin één keer gemeld."
    case .onsetRows: "Met leadMinutes moet de voorwaarde gaan over rijen die op een bepaald tijdstip beginnen, zoals /hours/*/kind."
    case .onsetOneList: "Met leadMinutes moet de voorwaarde gaan over de rijen van één lijst."
    case .expectedClockTime: "Verwacht wordt een tijd van 00:00 tot 23:59."
    case .expectedOtherEnd: "Verwacht wordt een andere tijd dan start."
    case .onlyOverviewHasParts: "Alleen weather.overview heeft delen."
    case .onePartPerMethod: "Elke methode mag maar in één deel voorkomen."
    case .expectedLanguageTag: "Verwacht wordt een taalcode volgens BCP 47, zoals en-GB."
    case .originalOneYear: "De oorspronkelijke formule van `weather2045` heeft maar één jaar."
    case .originalNoScenario: "De oorspronkelijke formule van `weather2045` heeft geen scenario."
    case .originalNoLevers: "De oorspronkelijke formule van `weather2045` heeft geen losse maatregelen."
    case .expectedReport: "Verwacht wordt een METAR, SPECI of TAF: LPPT 211830Z 34012KT CAVOK 22/14 Q1016."
    case .expectedPastDate: "Verwacht wordt een datum tot en met {0}, de laatste volledige dag daar. Vandaag staat in forecast.hourly."
    case .percentSign: "Schrijf %% voor een procentteken."
    case .unclosedField: "Een veld eindigt met {0}. Schrijf {1} voor een accolade."
    case .libraryNotFound: "libcurl is niet gevonden: installeer libcurl4 (Debian, Ubuntu), libcurl (Fedora, Alpine) of curl (Arch, Homebrew)"
    case .libraryTooOld: "libcurl is te oud: versie 7.66 of nieuwer is nodig"
    case .libraryFailed: "libcurl kon niet worden geïnitialiseerd"
    case .libraryNoResources: "het systeem geeft het proces geen threads, descriptors of geheugen meer (ulimit -u, ulimit -n, ulimit -v)"
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
    case .beaufort: PluralForms(one: "{count} w skali Beauforta", few: "{count} w skali Beauforta", many: "{count} w skali Beauforta", other: "{count} w skali Beauforta")
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

  static func aloud(_ value: Lever) -> String {
    switch value {
    case .methane45By2030: "Metan minus 45 procent do roku 2030"
    case .methane30By2030: "Metan minus 30 procent do roku 2030, Global Methane Pledge"
    case .nitrousOxide30By2050: "Podtlenek azotu minus 30 procent do roku 2050"
    case .soot50By2040: "Sadza minus 50 procent do roku 2040"
    case .sulfur80By2050: "Dwutlenek siarki minus 80 procent do roku 2050, odsłania ocieplenie"
    case .solarRamp: "Geoinżynieria słoneczna minus 1 wat na metr kwadratowy, od roku 2030 do 2040, potem utrzymana"
    case .solarTerminated: "Geoinżynieria słoneczna minus 1 wat na metr kwadratowy, przerwana w roku 2060"
    default: word(value)
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
    case .solarRamp: "Geoinżynieria słoneczna −1 W/m², od 2030 do 2040 r., potem utrzymana"
    case .solarTerminated: "Geoinżynieria słoneczna −1 W/m², przerwana w 2060 r."
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
    case .astronomicalTwilight: "zmierzch astronomiczny"
    case .nauticalTwilight: "zmierzch żeglarski"
    case .civilTwilight: "zmierzch cywilny"
    case .day: "dzień"
    }
  }

  static func dawn(_ value: SunPhase) -> String {
    switch value {
    case .night: "noc"
    case .astronomicalTwilight: "świt astronomiczny"
    case .nauticalTwilight: "świt żeglarski"
    case .civilTwilight: "świt cywilny"
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
    case .unknown: "alert oficjalny"
    case .minor: "alert niski"
    case .moderate: "alert umiarkowany"
    case .severe: "alert poważny"
    case .extreme: "alert ekstremalny"
    }
  }

  static func word(_ value: AlertHazard) -> String {
    switch value {
    case .wind: "wiatr"
    case .thunderstorm: "burze"
    case .tornado: "tornado"
    case .hail: "grad"
    case .rain: "deszcz"
    case .flood: "powódź"
    case .rainFlood: "deszcz i powódź"
    case .snow: "śnieg"
    case .snowIce: "śnieg i lód"
    case .blizzard: "zamieć śnieżna"
    case .freezingRain: "marznący deszcz"
    case .ice: "oblodzenie"
    case .frost: "przymrozki"
    case .thaw: "odwilż"
    case .avalanche: "lawiny"
    case .fog: "mgła"
    case .highTemperature: "wysoka temperatura"
    case .lowTemperature: "niska temperatura"
    case .forestFire: "zagrożenie pożarowe lasów"
    case .dryAir: "suche powietrze"
    case .dust: "burza pyłowa lub piaskowa"
    case .smoke: "dym"
    case .airQuality: "jakość powietrza"
    case .ultraviolet: "promieniowanie UV"
    case .tropicalCyclone: "cyklon tropikalny"
    case .stormSurge: "wezbranie sztormowe"
    case .coastalEvent: "zagrożenie na wybrzeżu"
    case .highWaves: "wysokie fale"
    case .ripCurrent: "prądy wsteczne"
    case .marine: "zagrożenie na morzu"
    case .lowWater: "niski stan wody"
    case .tsunami: "tsunami"
    case .landslide: "osuwisko"
    case .earthquake: "trzęsienie ziemi"
    case .volcano: "wulkan"
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

  static func aloud(_ value: ExtremeKind) -> String {
    word(value)
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Upał raz na 10 lat"
    case .hotExtreme50Year: "Upał raz na 50 lat"
    case .heavyPrecipitation10Year: "Deszcz raz na 10 lat"
    case .drought10Year: "Susza raz na 10 lat"
    }
  }

  static func word(_ value: ClimateRegionName) -> String {
    switch value {
    case .gic: "Grenlandia i Islandia"
    case .nwn: "północno-zachodnia część Ameryki Północnej"
    case .nen: "północno-wschodnia część Ameryki Północnej"
    case .wna: "zachodnia część Ameryki Północnej"
    case .cna: "środkowa część Ameryki Północnej"
    case .ena: "wschodnia część Ameryki Północnej"
    case .nca: "północna część Ameryki Środkowej"
    case .sca: "południowa część Ameryki Środkowej"
    case .car: "Karaiby"
    case .nws: "północno-zachodnia część Ameryki Południowej"
    case .nsa: "północna część Ameryki Południowej"
    case .nes: "północno-wschodnia część Ameryki Południowej"
    case .sam: "obszar monsunu południowoamerykańskiego"
    case .sws: "południowo-zachodnia część Ameryki Południowej"
    case .ses: "południowo-wschodnia część Ameryki Południowej"
    case .ssa: "południowa część Ameryki Południowej"
    case .neu: "Europa Północna"
    case .wce: "Europa Zachodnia i Środkowa"
    case .eeu: "Europa Wschodnia"
    case .med: "region śródziemnomorski"
    case .sah: "Sahara"
    case .waf: "Afryka Zachodnia"
    case .caf: "Afryka Środkowa"
    case .neaf: "Afryka Północno-Wschodnia"
    case .seaf: "Afryka Południowo-Wschodnia"
    case .wsaf: "zachodnia część Afryki Południowej"
    case .esaf: "wschodnia część Afryki Południowej"
    case .mdg: "Madagaskar"
    case .rar: "rosyjska Arktyka"
    case .wsb: "Syberia Zachodnia"
    case .esb: "Syberia Wschodnia"
    case .rfe: "rosyjski Daleki Wschód"
    case .wca: "zachodnia część Azji Środkowej"
    case .eca: "wschodnia część Azji Środkowej"
    case .tib: "Wyżyna Tybetańska"
    case .eas: "Azja Wschodnia"
    case .arp: "Półwysep Arabski"
    case .sas: "Azja Południowa"
    case .sea: "Azja Południowo-Wschodnia"
    case .nau: "północna Australia"
    case .cau: "środkowa Australia"
    case .eau: "wschodnia Australia"
    case .sau: "południowa Australia"
    case .nz: "Nowa Zelandia"
    case .ean: "Antarktyda Wschodnia"
    case .wan: "Antarktyda Zachodnia"
    case .aro: "Ocean Arktyczny"
    case .npo: "północny Pacyfik"
    case .epo: "Pacyfik równikowy"
    case .spo: "południowy Pacyfik"
    case .nao: "północny Atlantyk"
    case .eao: "Atlantyk równikowy"
    case .sao: "południowy Atlantyk"
    case .ars: "Morze Arabskie"
    case .bob: "Zatoka Bengalska"
    case .eio: "równikowa część Oceanu Indyjskiego"
    case .sio: "południowa część Oceanu Indyjskiego"
    case .soo: "Ocean Południowy"
    }
  }

  static func aloud(_ value: MessageRow) -> String {
    text(value)
  }

  static func text(_ value: MessageRow) -> String {
    switch value {
    case .nowcastUnknown: "Brak danych o opadach na najbliższe godziny."
    case .nowcastUsual: "Nie ma prognozy na te godziny, wiadomo tylko, co jest typowe dla pory roku."
    case .dry: "Nie przewiduje się opadów."
    case .dryAsFarAsKnown: "Nie przewiduje się opadów, o ile wiadomo."
    case .dryFor: "Nie przewiduje się opadów przez {0}; dalszy przebieg nie jest w pełni znany."
    case .wetNow: "Teraz opady, końca nie widać."
    case .wetNowUntil: "Teraz opady, koniec za {0}."
    case .wetFrom: "Opady zaczną się za {0}."
    case .wetFromFor: "Opady zaczną się za {0} i potrwają {1}."
    case .wetWithin: "Opady najpóźniej za {0}."
    case .wetWithinUntil: "Opady najpóźniej za {0}, koniec za {1}."
    case .airGood: "Powietrze jest dobre: warto wyjść na zewnątrz."
    case .airAcceptable: "Jakość powietrza jest zadowalająca; osoby szczególnie wrażliwe powinny rozważyć ograniczenie wysiłku na zewnątrz."
    case .airForSensitiveGroups: "Osoby wrażliwe powinny ograniczyć długotrwały lub intensywny wysiłek na zewnątrz."
    case .airUnhealthy: "Wszyscy powinni ograniczyć długotrwały lub intensywny wysiłek na zewnątrz."
    case .airVeryUnhealthy: "Unikaj intensywnego wysiłku na zewnątrz; osoby wrażliwe powinny zostać w domu."
    case .airHazardous: "Zostań w domu i zamknij okna."
    case .noCloudData: "Brak danych o chmurach na tę chwilę, więc nie ma oceny."
    case .noCloudLayers: "Warstwy chmur na tę chwilę są nieznane, więc nie ma oceny."
    case .polarDay: "Słońce przez całą dobę jest nad horyzontem."
    case .polarNight: "Słońce przez całą dobę jest pod horyzontem."
    case .noEvent: "Słońce nie przecina tego dnia horyzontu."
    case .beyondHorizon: "Ten dzień leży poza okresem prognozy."
    case .classicScore: "Pierwotna ocena, tylko na podstawie zachmurzenia: {0} na 100."
    case .lowCloud: "Niskie chmury zasłaniają większość nieba"
    case .clearSky: "Prawie bezchmurne niebo zapowiada skromną, czystą poświatę"
    case .clearSkyMuted: "Prawie bezchmurne niebo zapowiada skromną poświatę"
    case .scatteredLowCloud: "Rozproszone niskie chmury zostawiają skromną poświatę w lukach"
    case .highAndMidCloud: "Chmury wysokie i średnie"
    case .highSheet: "Zwarte chmury wysokie"
    case .cirrus: "Chmury cirrus"
    case .midOvercast: "Zwarte chmury średnie"
    case .altocumulus: "Chmury altocumulus"
    case .catchesLight: "{0} złapią światło"
    case .mayCatchLight: "{0} mogą złapać część światła"
    case .getsLittleLight: "{0} dostaną mało światła"
    case .placeOffset: "{0} {1} od miejscowości {2}"
    case .lowDeckCuts: "{0}; pokrywa chmur niskich {1} {2} odetnie światło"
    case .lowDeckMayCut: "{0}; pokrywa chmur niskich {1} {2} może odciąć światło"
    case .midDeckCuts: "{0}; pokrywa chmur średnich {1} {2} odetnie światło"
    case .midDeckMayCut: "{0}; pokrywa chmur średnich {1} {2} może odciąć światło"
    case .towardSun: "w stronę słońca"
    case .rainInTheWay: "deszcz zasłania widok"
    case .poorVisibility: "ograniczona widzialność przyćmiewa widok"
    case .hazeMutes: "zmętnienie tłumi barwy"
    case .humidAirMutes: "wilgotne powietrze tłumi barwy"
    case .list: "{0}, {1}"
    case .both: "{0} i {1}"
    case .serial: "{0}, {1}"
    case .firstOfMonth: "1"
    case .spoiled: "{0}, ale {1}"
    case .colorOdds: "Szansa na barwy {0} na {1}"
    case .colorHardly: "Prawie żadnych szans na barwy"
    case .colorCertain: "Barwy niemal pewne"
    case .betterEvenings: "Lepiej niż {0} wieczorów tutaj o tej porze roku"
    case .betterMornings: "Lepiej niż {0} poranków tutaj o tej porze roku"
    case .aboutTitle: "Jak piękny będzie zachód słońca?"
    case .aboutText: "Dobry zachód słońca wymaga trzech rzeczy: chmur na tyle wysokich, by były oświetlone od dołu, wolnej drogi dla światła spoza horyzontu oraz czystego, suchego powietrza. Ocena uwzględnia warstwy chmur nad tobą, niebo od 50 do 600 km w stronę słońca oraz zmętnienie, wilgotność, widzialność i deszcz w chwili zachodu. Bezchmurne niebo daje skromną poświatę, niebo pełne chmur cirrus przy otwartym horyzoncie najwyższe oceny, a niska pełna pokrywa prawie nic."
    case .cloudCoverTitle: "Zachmurzenie"
    case .cloudCoverText: "Średnia dobowa. Trochę chmur daje barwy, zwarta niska pokrywa je zasłania."
    case .highCloudTitle: "Chmury wysokie"
    case .highCloudText: "Cirrusy powyżej 8 km łapią ostatnie światło i świecą najdłużej."
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
    case .sentence: "{0}."
    case .sentences: "{0} {1}"
    case .dayText: "{0}: {1}"
    case .today: "dziś"
    case .tomorrow: "jutro"
    case .wholeDay: "{0} przez cały dzień"
    case .restOfDay: "{0} do końca dnia"
    case .wholeTime: "{0} przez cały czas"
    case .fromTime: "{0} od godz. {1}"
    case .untilTime: "{0} do godz. {1}"
    case .betweenTimes: "{0} w godzinach od {1} do {2}"
    case .whatWhen: "{0} {1}"
    case .betweenParts: "{0} {1} {2}"
    case .atTimes: "okresami {0}"
    case .detail: "{0}, {1}"
    case .gusts: "porywy, najwyżej {0}"
    case .amount: "mniej więcej {0}"
    case .amountFurther: "jeszcze mniej więcej {0}"
    case .skyChange: "{0} przed południem, {1} po południu"
    case .extremes: "maksymalnie {0}, minimalnie {1}"
    case .range: "najniżej {0}, najwyżej {1}"
    case .steady: "mniej więcej {0}"
    case .uncertainty: "niepewna prognoza maksimum: najniżej {0}, najwyżej {1}"
    case .warmerThanYesterday: "o {0} cieplej niż wczoraj"
    case .colderThanYesterday: "o {0} chłodniej niż wczoraj"
    case .warmerThanToday: "o {0} cieplej niż dziś"
    case .colderThanToday: "o {0} chłodniej niż dziś"
    case .warmerThanDayBefore: "o {0} cieplej niż dzień wcześniej"
    case .colderThanDayBefore: "o {0} chłodniej niż dzień wcześniej"
    case .aboveNormal: "{0} powyżej normy"
    case .belowNormal: "{0} poniżej normy"
    case .rareHeat: "wyjątkowo ciepło jak na tę porę roku"
    case .rareCold: "wyjątkowo zimno jak na tę porę roku"
    case .ultraviolet: "indeks UV do {0}"
    case .sunsetColorful: "barwny zachód słońca o {0}"
    case .sunsetVivid: "intensywny zachód słońca o {0}"
    case .sunsetSpectacular: "spektakularny zachód słońca o {0}"
    case .warningsUnknown: "oficjalne ostrzeżenia nieznane"
    case .usual: "zwykle o tej porze roku: najniżej {0}, najwyżej {1}"
    case .usualSteady: "zwykle o tej porze roku: {0}"
    case .noChange: "w najbliższych 48 godzinach nie zmieni się nic istotnego"
    case .noForecast: "brak prognozy"
    case .minus: "minus {0}"
    }
  }

  static func aloud(_ value: NoticeRow) -> String {
    switch value {
    case .because: "{0}, {1}."
    case .placeInferred: "{0} odczytano jako {1}."
    case .locationUnchecked: "Nie udało się teraz wyszukać {0}; ustawiono bez sprawdzenia."
    case .noForecast: "Wartości typowe dla tego miejsca, nie prognoza, {0}."
    case .impossibleValues: "Pominięto niewiarygodne wartości, dostawca {0}, {1}."
    case .temperaturesLater: "Temperatury, które podaje {0}, pasują do późniejszej pogody, różnica: {1}."
    case .temperaturesEarlier: "Temperatury, które podaje {0}, pasują do wcześniejszej pogody, różnica: {1}."
    case .providerOutdated: "Najnowsze wartości dostawcy są nieaktualne, wiek: {0}."
    case .measuredOld: "Najnowsza zmierzona temperatura jest nieaktualna, wiek: {0}."
    case .modelsMissing: "Modele o wysokiej rozdzielczości są niedostępne; to projekcja ar6."
    case .userDataWithoutFolder: "Ulubione i ustawienia pozostają do końca tego procesu: ani ALMANAC DATA DIR, ani XDG DATA HOME, ani HOME nie mówi, gdzie je przechowywać."
    case .userDataSetAside: "Plik almanac.db był uszkodzony i został zastąpiony. Stary plik to {0}; sqlite3 .recover odczytuje to, co zostało z jego ulubionych i ustawień."
    case .warmingHere: "Od {0} do {1} globalne ocieplenie względem lat od 1850 do 1900 zmienia się z {2} na {3}, {4}, {5}; tutaj w tym miesiącu zmiana wynosi {6} tej wartości, {7}."
    case .warmingHereWithout: "Od {0} do {1} globalne ocieplenie względem lat od 1850 do 1900 zmienia się z {2} na {3}, a bez interwencji na {4}, {5}, {6}; tutaj w tym miesiącu zmiana wynosi {7} tej wartości, {8}."
    case .otherPrecipitation: "Przy prognozowanej temperaturze opad ma inną postać, Jennings et al. 2018."
    case .moreHeavyRain: "Ten sam ulewny deszcz przyniósłby o około {0} więcej: {1} na {2} globalnego ocieplenia na lądzie, mediana CMIP6 najbardziej deszczowego dnia."
    case .lessHeavyRain: "Ten sam ulewny deszcz przyniósłby o około {0} mniej: {1} na {2} globalnego ocieplenia na lądzie, mediana CMIP6 najbardziej deszczowego dnia."
    case .terminationShock: "Geoinżynieria słoneczna ukrywa ocieplenie, dopóki trwa: gdy ustanie, większość ukrytego ocieplenia wraca w pięć do dziesięciu lat, szok zakończenia."
    case .highResolutionFactor: "Współczynnik to mediana modeli o wysokiej rozdzielczości w tym miejscu, liczba: {0}, a zakres to ich minimum i maksimum; oba przeskalowane do scenariusza i roku."
    case .originalFormula: "Wzór pierwotnej aplikacji: {0} wszędzie, {1} z interwencjami. Licząc od dziś, modele klimatu przewidują globalne ocieplenie {2} do {3} do roku {4}; projekcję daje model ar6."
    default: text(value)
    }
  }

  static func text(_ value: NoticeRow) -> String {
    switch value {
    case .plain: "{0}."
    case .because: "{0} ({1})."
    case .consequence: "{0} {1}"
    case .locationAssumed: "Nie ustawiono miejsca, a strefa czasowa nie ma miasta; użyto: {0}."
    case .locationOfTimeZone: "Nie ustawiono miejsca; {0} to miasto strefy czasowej."
    case .ambiguousPlace: "Inne miejsca mają tę nazwę: {0}."
    case .placeInferred: "„{0}” odczytano jako {1}."
    case .placeOfRegion: "{0} to cały obszar; odpowiedź dotyczy jego największego miasta: {1}."
    case .locationUnchecked: "Nie udało się teraz wyszukać „{0}”; ustawiono bez sprawdzenia."
    case .placesKnownHere: "Wyszukiwanie w sieci jest niedostępne: oto miejsca znane lokalnie."
    case .askedRecently: "Dostawcy są pytani o to samo miejsce najwyżej raz na minutę."
    case .outOfDate: "Ta odpowiedź jest nieaktualna."
    case .noForecast: "Wartości typowe dla tego miejsca, nie prognoza ({0})."
    case .usualHere: "Wartości typowe dla tego miejsca, nie prognoza."
    case .keyRefused: "{0} odrzuca klucz API; ta odpowiedź nie korzysta z danych tego dostawcy."
    case .impossibleValues: "Pominięto niewiarygodne wartości, dostawca {0} ({1})."
    case .countOf: "{0}: {1}"
    case .temperaturesStill: "Temperatury, które podaje {0}, nie zmieniły się przez {1}, a pogoda się zmieniła."
    case .forecastRepeats: "Prognoza, którą podaje {1}, przez {0} powtarza prognozę z poprzedniego dnia."
    case .temperaturesLater: "Temperatury, które podaje {0}, pasują do późniejszej pogody (różnica: {1})."
    case .temperaturesEarlier: "Temperatury, które podaje {0}, pasują do wcześniejszej pogody (różnica: {1})."
    case .temperaturesApart: "Temperatury, które podaje {0}, były przez {1} dalekie od wszystkich innych."
    case .errorsChanged: "To, co podaje {0}, od {1} ma inne błędy: poprawki są uczone od nowa."
    case .scoresMayChange: "Nie całe niebo jest jeszcze znane: te oceny mogą się zmienić."
    case .noSunEvent: "Słońce nie przecina horyzontu."
    case .noSunEventDays: "W te dni słońce nie przecina horyzontu."
    case .providerOutdated: "Najnowsze wartości dostawcy są nieaktualne (wiek: {0})."
    case .noReports: "Żadna stacja w pobliżu nie ma raportów."
    case .nothingMeasured: "Brak pomiarów, więc nie można obliczyć błędu."
    case .ledgerOnly: "Używane są tylko pomiary już zapisane."
    case .measuredMissing: "Wartości zmierzone są niedostępne"
    case .reportsMissing: "Raporty stacji są niedostępne"
    case .providerMeasuredMissing: "Pomiary, które podaje {0}, są niedostępne"
    case .alertsMissing: "Oficjalne ostrzeżenia są niedostępne"
    case .noStation: "Żadna stacja w promieniu {0} nie nadała raportu przez ostatnie {1}."
    case .stationsHigherOrLower: "Stacje leżą o ponad {0} wyżej lub niżej."
    case .measuredOld: "Najnowsza zmierzona temperatura jest nieaktualna (wiek: {0})."
    case .rowsInterpolated: "Niektóre wiersze interpolowano między krokami czasowymi dostawcy."
    case .rowsBeyondForecast: "Prognoza nie obejmuje tych wierszy."
    case .rowsOfClimate: "Te wiersze to szacunki klimatyczne."
    case .noAlertService: "Żadna znana służba ostrzegawcza nie obejmuje tego miejsca."
    case .alertsUnlisted: "Ostrzeżeń jest więcej niż na liście: {0}."
    case .alertsUnread: "Są ostrzeżenia, których nie da się odczytać: {0}."
    case .drawnFromHours: "Interpolowano z prognozy godzinowej."
    case .elevationUnknown: "Wysokość miejsca jest nieznana; przyjęto horyzont na poziomie morza."
    case .dateSkipped: "Dzień {0} nigdy tu nie istniał i został pominięty."
    case .calendarEnds: "Kalendarz kończy się dnia {0}."
    case .modelsMissing: "Modele o wysokiej rozdzielczości są niedostępne; to projekcja `ar6`."
    case .causeSlowDown: "{0} ogranicza liczbę zapytań"
    case .causeKeyMissing: "{0} wymaga klucza API"
    case .causeKeyInvalid: "{0} nie przyjmuje klucza API"
    case .causeKeyLimited: "klucz API dostawcy {0} tego nie obejmuje"
    case .causeBeyondHorizon: "poza każdą prognozą"
    case .causeOutOfCoverage: "żaden dostawca nie obejmuje tego miejsca"
    case .causeNotProvided: "żaden dostawca tego nie oferuje"
    case .causeDeadline: "brak odpowiedzi na czas"
    case .causeBusy: "serwer jest zajęty"
    case .causeStore: "wystąpił błąd magazynu danych"
    case .causeOffline: "sieć jest wyłączona"
    case .causeNoNetwork: "brak sieci"
    case .causeNoLibrary: "brak libcurl lub jest za stara"
    case .causeNoResources: "systemowi brakuje wątków, deskryptorów lub pamięci"
    case .causeLookup: "brak sieci lub nie można znaleźć: {0}"
    case .causeRefused: "{0} odrzuca połączenie"
    case .causeTLS: "brak bezpiecznego połączenia z {0}"
    case .causeTimeout: "{0} nie odpowiada na czas"
    case .causeCut: "{0} przedwcześnie zamyka połączenie"
    case .causeHTTP: "{0} odpowiada błędem"
    case .causeMalformed: "nie można zrozumieć odpowiedzi dostawcy {0}"
    case .causeTooLarge: "odpowiedź dostawcy {0} jest za duża"
    case .causeRedirect: "{0} przekierowuje na niedozwolony adres"
    case .causeURL: "ustawiony adres dostawcy {0} jest nieprawidłowy"
    case .causeFailing: "{0} wielokrotnie zawodzi"
    case .causeBudget: "limit zapytań jest wyczerpany, dostawca {0}"
    case .theProvider: "dostawca"
    case .userDataNotKept: "Nie można zachować ulubionych i ustawień: {0}."
    case .cacheInMemory: "Pamięć podręczna jest tylko w pamięci operacyjnej: {0}."
    case .userDataWithoutFolder: "Ulubione i ustawienia pozostają do końca tego procesu: ani ALMANAC_DATA_DIR, ani XDG_DATA_HOME, ani HOME nie mówi, gdzie je przechowywać."
    case .fileReadOnly: "{0} można odczytać, ale nie zapisać."
    case .userDataSetAside: "Plik almanac.db był uszkodzony i został zastąpiony. Stary plik to {0}; `sqlite3 .recover` odczytuje to, co zostało z jego ulubionych i ustawień."
    case .cacheSetAside: "Plik cache.db był uszkodzony i został zastąpiony. Stary plik to {0}; można go usunąć."
    case .fileNewer: "{0} utworzyła nowsza wersja programu; plik jest otwierany tylko do odczytu."
    case .fileRowsDamaged: "Niektóre wiersze pliku {0} są uszkodzone; pominięto je."
    case .answerNotCached: "Nie udało się zapisać odpowiedzi w pamięci podręcznej: {0}."
    case .storeFull: "dysk jest pełny"
    case .storeReadOnly: "nie można zapisywać w folderze"
    case .storeCorrupt: "zapisane dane są uszkodzone"
    case .storeLocked: "inny proces zablokował plik"
    case .storeIrregular: "pod jego ścieżką nie ma zwykłego pliku"
    case .meanShift: "Średnie przesunięcie dni takich jak ten, nie prognoza na datę: pogoda pojedynczego dnia waha się bardziej."
    case .warmingHere: "Od {0} do {1} globalne ocieplenie względem lat 1850–1900 zmienia się z {2} na {3} ({4}, {5}); tutaj w tym miesiącu zmiana wynosi {6} tej wartości ({7})."
    case .warmingHereWithout: "Od {0} do {1} globalne ocieplenie względem lat 1850–1900 zmienia się z {2} na {3}, a bez interwencji na {4} ({5}, {6}); tutaj w tym miesiącu zmiana wynosi {7} tej wartości ({8})."
    case .pastObserved: "Dotychczasowe ocieplenie jest zaobserwowane i takie samo w każdym scenariuszu."
    case .highEmissionsUnlikely: "SSP5-8.5 to mało prawdopodobny przypadek wysokich emisji, a nie to, czego się oczekuje."
    case .lessProportional: "Po szczycie zmiana regionalna jest mniej dokładnie proporcjonalna do malejącego globalnego ocieplenia."
    case .mostlySea: "Region to głównie morze: jego średnia pasuje do wybrzeży i wysp, w głębi lądu ociepla się bardziej."
    case .otherPrecipitation: "Przy prognozowanej temperaturze opad ma inną postać (Jennings et al. 2018)."
    case .moreHeavyRain: "Ten sam ulewny deszcz przyniósłby o około {0} więcej: {1} na {2} globalnego ocieplenia na lądzie (mediana CMIP6 najbardziej deszczowego dnia)."
    case .lessHeavyRain: "Ten sam ulewny deszcz przyniósłby o około {0} mniej: {1} na {2} globalnego ocieplenia na lądzie (mediana CMIP6 najbardziej deszczowego dnia)."
    case .leversTooLate: "Interwencje nie mogą zmienić tego roku ani przeszłości."
    case .terminationShock: "Geoinżynieria słoneczna ukrywa ocieplenie, dopóki trwa: gdy ustanie, większość ukrytego ocieplenia wraca w pięć do dziesięciu lat (szok zakończenia)."
    case .leversOverlap: "Działania się pokrywają: zsumowane obiecują więcej, niż dają razem."
    case .leversCapped: "Razem ograniczono je do różnicy względem SSP1-1.9, najniższej ocenionej ścieżki."
    case .sulfurUncovers: "Czystsze powietrze bez siarki odsłania część ocieplenia, które dziś jest ukryte."
    case .highResolutionFactor: "Współczynnik to mediana modeli o wysokiej rozdzielczości w tym miejscu (liczba: {0}), a zakres to ich minimum i maksimum; oba przeskalowane do scenariusza i roku."
    case .originalFormula: "Wzór pierwotnej aplikacji: {0} wszędzie, {1} z interwencjami. Licząc od dziś, modele klimatu przewidują globalne ocieplenie {2}–{3} do roku {4}; projekcję daje model `ar6`."
    case .normalsCoarse: "Obliczone z norm miesięcznych rzadkiej siatki i rozrzutu wokół nich, nie zliczone. Stacja może różnić się o dziesięć dni lub więcej, zwłaszcza na wybrzeżach, w dolinach i miastach."
    case .normalsUnrepresentative: "Klimat samego miejsca może być inny: jego normy są normami okolicy, gdzie stacje różnią się przez rzeźbę terenu i morze albo ich brakuje."
    case .spreadKept: "Rozrzut dni wokół ich średniej pozostaje taki jak w latach {0}."
    case .normalProjected: "Przeliczana pogoda to norma dla tej daty: z lat {0}, przesunięta o ocieplenie od tamtej pory."
    case .dayMean: "Temperatura dnia to średnia z jego godzin."
    case .scenarioVeryLow: "Bardzo niski: CO2 netto zero około {0}, ocieplenie z powrotem blisko {1} w {2}."
    case .scenarioLow: "Niski: CO2 netto zero około {0}, ocieplenie poniżej {1}."
    case .scenarioMiddle: "Średni: blisko tego, dokąd prowadzi dzisiejsza polityka, około {0} w {1}."
    case .scenarioHigh: "Wysoki: emisje nadal rosną, około {0} w {1}."
    case .scenarioVeryHigh: "Bardzo wysoki: paliwa kopalne bez ograniczeń; dziś uważany za mało prawdopodobny."
    }
  }

  static func aloud(_ value: PageRow) -> String {
    switch value {
    case .assumedPlace: "{0}, przyjęto"
    case .eventOfHazard: "{0}, {1}"
    case .aboveIndustry: "{0} względem lat od 1850 do 1900"
    case .stored: "Dane z godz. {0}, {1} temu."
    case .storedStale: "Dane z godz. {0}, {1} temu, nieaktualne."
    case .pollen: "Pyłki w ziarnach na metr sześcienny: {0}"
    case .leadUnderOneDay: "mniej niż 1 dzień"
    case .leadRange: "z wyprzedzeniem od {0} do {1}"
    case .faultStill: "{0}: temperatury się nie zmieniły, czas: {1}."
    case .faultFrozen: "{0}: powtarzają się wartości z poprzedniego dnia, czas: {1}."
    case .faultLater: "{0}: temperatury pasują do późniejszej pogody, różnica: {1}."
    case .faultEarlier: "{0}: temperatury pasują do wcześniejszej pogody, różnica: {1}."
    case .faultApart: "{0}: daleko od wszystkich innych, czas: {1}."
    case .outOfDate: "{0}, nieaktualne"
    case .inYear: "rok {0}"
    case .todayIn: "dziś w roku {0}"
    default: text(value)
    }
  }

  static func text(_ value: PageRow) -> String {
    switch value {
    case .here: "Tutaj"
    case .assumedPlace: "{0} (przyjęto)"
    case .now: "Teraz"
    case .day: "Dzień"
    case .time: "Czas"
    case .weather: "Pogoda"
    case .temperature: "Temperatura"
    case .minimum: "Min"
    case .maximum: "Maks"
    case .high: "Maksymalnie"
    case .low: "Minimalnie"
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
    case .likely: "Prawdopodobny zakres"
    case .asForecast: "Jeśli chmury nadejdą zgodnie z prognozą"
    case .aerosol: "Aerozol"
    case .dust: "Pył"
    case .seen: "Twoja ocena"
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
    case .aboveDegrees: "powyżej {0}"
    case .timesAsOften: "{0} raza częściej"
    case .avoided: "tu uniknięto {0}"
    case .fourOfFive: "{0}, 4 lata na 5"
    case .aboveIndustry: "{0} względem lat 1850–1900"
    case .inYear: "{0} r."
    case .todayIn: "dziś w {0} r."
    case .veryLowEmissions: "bardzo niskie emisje"
    case .lowEmissions: "niskie emisje"
    case .middleEmissions: "średnie emisje"
    case .highEmissions: "wysokie emisje"
    case .veryHighEmissions: "bardzo wysokie emisje"
    case .without: "bez"
    case .with: "z"
    case .skyOf: "niebo, {0}"
    case .airAt: "powietrze, {0}"
    case .officialWarnings: "oficjalne ostrzeżenia"
    case .feelsLike: "odczuwalna {0}"
    case .warmerThanNormal: "o {0} cieplej niż norma {1}"
    case .colderThanNormal: "o {0} chłodniej niż norma {1}"
    case .roughly: "{0}, w przybliżeniu"
    case .measured: "zmierzono {0}, {1} temu, {3}, stacja {2}"
    case .away: "{0} stąd"
    case .awayAndHeight: "{0} i {1}"
    case .lower: "{0} niżej"
    case .higher: "{0} wyżej"
    case .outOfDate: "{0} (nieaktualne)"
    case .sensorStuck: "{0}, ale czujnik mógł się zaciąć"
    case .nextDay: "Najbliższe 24 godziny: {0}"
    case .orMore: "{0} lub więcej"
    case .lessThan: "mniej niż {0}"
    case .gusts: "{0}, porywy {1}"
    case .upAllDay: "cały dzień nad horyzontem"
    case .downAllDay: "cały dzień pod horyzontem"
    case .doesNotSet: "{0}, nie zachodzi"
    case .doesNotRise: "{0}, nie wschodzi"
    case .none: "brak"
    case .noneToday: "dziś brak"
    case .inHours: "{0} przez {1}"
    case .whereKnown: "{0} tam, gdzie wiadomo"
    case .ofHundred: "na 100"
    case .over: "{0}, już minął"
    case .noScorePolarDay: "Słońce tego dnia nie zachodzi: nie ma czego oceniać."
    case .noScorePolarNight: "Słońce tego dnia nie wschodzi: nie ma czego oceniać."
    case .noScoreNoEvent: "Słońce tego dnia nie przecina horyzontu."
    case .noScoreBeyond: "Brak oceny: ten dzień leży poza zasięgiem prognoz."
    case .noScoreClouds: "Brak oceny: chmury tego dnia są nieznane."
    case .noScore: "Brak oceny: przyczyna jest nieznana."
    case .degreesHigh: "{0}, {1} wysokości"
    case .sunAt: "{0}, słońce na {1}"
    case .lit: "oświetlenie {0}"
    case .live: "Na żywo, {0}."
    case .stored: "Dane z godz. {0} ({1} temu)."
    case .storedStale: "Dane z godz. {0} ({1} temu), nieaktualne."
    case .estimateOfClimate: "Oszacowanie z klimatu tego miejsca, nie prognoza."
    case .noCoverage: "Żadna służba ostrzegawcza nie obejmuje tego miejsca, więc brak ostrzeżeń nie oznacza braku zagrożenia."
    case .noWarnings: "Brak obowiązujących ostrzeżeń."
    case .noWarningsKnown: "Nie są znane ostrzeżenia dla tego miejsca, co nie oznacza braku zagrożenia."
    case .warningServices: "służby ostrzegawcze"
    case .serviceWarns: "ostrzeżenie obowiązuje"
    case .serviceSilent: "brak obowiązujących ostrzeżeń"
    case .serviceCountryOnly: "wiadomo tylko dla kraju"
    case .serviceNotCovered: "nie obejmuje tego miejsca"
    case .serviceUnavailable: "niedostępna"
    case .serviceNotAsked: "brak aktualnych danych"
    case .serviceDisabled: "wyłączona"
    case .servicePartial: "tylko niektóre zagrożenia"
    case .heardAgo: "ostatnia odpowiedź {0} temu"
    case .heardNow: "ostatnia odpowiedź przed chwilą"
    case .neverHeard: "jeszcze bez odpowiedzi"
    case .alertUntil: "do godz. {0}"
    case .alertUntilDay: "do: {0}, godz. {1}"
    case .alertFrom: "od godz. {0}"
    case .alertFromDay: "od: {0}, godz. {1}"
    case .alertsMore: "jeszcze {0}"
    case .somewhereInCountry: "obowiązuje gdzieś w kraju"
    case .eventOfHazard: "{0} ({1})"
    case .warningsInCountry: "gdzieś w kraju: {0}; nie wiadomo, czy dla tego miejsca"
    case .fromUntil: "{0} do {1}"
    case .europeanIndex: "AQI UE"
    case .usIndex: "AQI USA"
    case .ukIndex: "Brytyjski DAQI"
    case .mostOfAll: "{0}, przede wszystkim {1}"
    case .pollen: "Pyłki (ziarna/m³): {0}"
    case .alder: "olsza"
    case .birch: "brzoza"
    case .grass: "trawy"
    case .mugwort: "bylica"
    case .olive: "oliwka"
    case .ragweed: "ambrozja"
    case .learningTooFew: "{0} z prognozą. Od 20 ocena może się z nich uczyć."
    case .learningUnused: "{0}: ocena myli się o {1} pkt. Uczenie się z nich nie poprawiłoby jej wymiernie, więc nie jest stosowane."
    case .learningUsed: "{0}: ocena nauczyła się z nich i myli się o {1} pkt zamiast o {2}."
    case .ageUnknown: "czas nieznany"
    case .old: "{0} temu"
    case .usualHere: "wartości typowe dla tego miejsca, nie prognoza"
    case .windIs: "Wiatr {0}"
    case .humidityIs: "Wilgotność {0}"
    case .sunriseIs: "Wschód słońca {0}"
    case .sunsetIs: "Zachód słońca {0}"
    case .rainNow: "teraz"
    case .rainNone: "sucho"
    case .correctedByErrors: "skorygowano według wcześniejszych błędów"
    case .gustsName: "Porywy"
    case .chanceOfRain: "Szansa deszczu"
    case .fromTo: "{0} do {1}"
    case .correction: "{0} {1} według wcześniejszych błędów tutaj, {2}: ze średnio {3} zostaje {4}."
    case .forecastErrors: "błędy prognoz"
    case .skillUnknown: "Wiadomo jeszcze za mało. Prognozy są zapisywane przy każdym pobraniu i porównywane, gdy stacje podadzą dane: dostawca pojawia się po 24 godzinach, które były i prognozowane, i zmierzone."
    case .skillBackfill: "{0} uzupełnia ostatnie 90 dni za jednym razem."
    case .skillFooter: "Średnie błędy względem pomiarów stacji do dnia {0}; w nawiasach zakres czterech na pięć średnich z ponownego losowania. Sprawdzalność to zysk względem tego, co było o tej godzinie ostatniego znanego dnia."
    case .leadTitle: "Wyprzedzenie"
    case .errorTitle: "Błąd"
    case .biasTitle: "Odchylenie"
    case .skillTitle: "Sprawdzalność"
    case .hoursTitle: "Godziny"
    case .leadUnderOneDay: "< 1 dzień"
    case .providerTemperature: "{0}, temperatura"
    case .providerRain: "{0}, szansa deszczu, wyprzedzenie {1}"
    case .leadEvery: "przy każdym wyprzedzeniu"
    case .leadRange: "z wyprzedzeniem {0}–{1}"
    case .leadOnly: "z wyprzedzeniem {0}"
    case .correctionProven: "Korekta odchylenia na pewno pomaga {0}: przy najkrótszym z {1} do {2}, w {3} dniach, z których się nie uczyła."
    case .correctionNoise: "Korekta odchylenia może pomagać {0}, ale nie bardziej niż przypadek."
    case .correctionUseless: "Korekta odchylenia nie pomogłaby {0}."
    case .correctionFewDays: "Jest za mało dni, by stwierdzić, czy korekta odchylenia pomaga {0}."
    case .otherValues: "Inne wartości"
    case .rainInHour: "Deszcz, ostatnia godzina"
    case .saidTitle: "Zapowiedź"
    case .cameTitle: "Zaobserwowano"
    case .betterThanBase: "{0} lepiej niż prognozowanie zawsze zwykłej szansy opadów."
    case .notBetterThanBase: "Nie lepiej niż prognozowanie zawsze zwykłej szansy opadów."
    case .faultStill: "{0}: temperatury się nie zmieniły (czas: {1})."
    case .faultFrozen: "{0}: powtarzają się wartości z poprzedniego dnia (czas: {1})."
    case .faultLater: "{0}: temperatury pasują do późniejszej pogody (różnica: {1})."
    case .faultEarlier: "{0}: temperatury pasują do wcześniejszej pogody (różnica: {1})."
    case .faultApart: "{0}: daleko od wszystkich innych (czas: {1})."
    case .faultChanged: "{0}: błędy są inne niż wcześniej i są poznawane od nowa."
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
    case .scoreMayChange: "Ocena ze znakiem {0} może się zmienić: nie całe niebo jest jeszcze znane."
    case .airQuality: "Jakość powietrza"
    case .mapTitle: "Mapa"
    case .climateTitle: "Klimat"
    case .rainRadar: "Radar opadów"
    case .precipitation: "Opady"
    case .windSpeed: "Prędkość wiatru"
    case .seaLevelPressure: "Ciśnienie na poziomie morza"
    case .temperatureFelt: "Odczuwalna"
    case .cloudLayers: "Niskie, średnie, wysokie"
    case .moon: "Księżyc"
    case .feltHeat: "Odczuwalny upał"
    case .wetBulb: "Temperatura mokrego termometru"
    case .canvas: "Chmury jako płótno"
    case .freeLight: "Wolna droga dla światła"
    case .afterglow: "Poświata"
    case .dryAir: "Suche powietrze"
    case .noRain: "Bez deszczu"
    case .lightPath: "Chmury na drodze światła"
    case .pathSampled: "sprawdzono tak daleko, skąd przychodzi światło"
    case .pathLocal: "znane są tylko te nad głową"
    case .scoreModel: "Model"
    case .azimuth: "Gdzie"
    case .sunsetIn: "Zachód słońca za {0}"
    case .sunriseIn: "Wschód słońca za {0}"
    case .drizzle: "mżawka"
    case .lightRain: "słaby deszcz"
    case .rainFalls: "deszcz"
    case .heavyRain: "silny deszcz"
    case .downpour: "ulewa"
    case .hailPossible: "możliwy grad"
    case .bestOfDays: "Najlepszy z tych dni"
    case .asOf: "Aktualizacja: {0}"
    }
  }

  static func text(_ value: ChartRow) -> String {
    switch value {
    case .described: "{0}: {1}"
    case .groups: "{0}; {1}"
    case .noData: "brak danych"
    case .tooLittleKnown: "wiadomo jeszcze za mało"
    case .withinADay: "w ciągu doby"
    case .estimatedFrom: "{0} od {1}"
    case .temperature: "Temperatura: {0}"
    case .dashedFeelsLike: "kropki: odczuwalna"
    case .ringMeasured: "pierścień: zmierzono {0}"
    case .measuredAt: "Zmierzono o {0}: {1}"
    case .precipitation: "Opady: {0}"
    case .noneExpected: "nie przewiduje się"
    case .noPrecipitation: "Nie przewiduje się opadów"
    case .atMostLikely: "prawdopodobieństwo najwyżej {0}"
    case .lineProbability: "linia: prawdopodobieństwo"
    case .sunsets: "Zachody słońca: {0}"
    case .sunrises: "Wschody słońca: {0}"
    case .scoreOf: "ocena na {0}"
    case .scoreOfDay: "{0} {1}"
    case .unknown: "nieznana"
    case .best: "Najlepszy: {0}"
    case .bestAt: "najlepszy {0} o {1}: {2}"
    case .bestDay: "najlepszy {0}: {1}"
    case .doesNotCross: "słońce nie przecina horyzontu"
    case .sun: "Słońce: {0}"
    case .dayLength: "długość dnia {0} godz. {1} min"
    case .doesNotSet: "słońce nie zachodzi"
    case .doesNotRise: "słońce nie wschodzi"
    case .noonAt: "górowanie {0}, wysokość {1}"
    case .sunriseAt: "wschód słońca {0}"
    case .sunsetAt: "zachód słońca {0}"
    case .daylight: "Długość dnia: {0}"
    case .lengthOfDay: "{0}, {1}"
    case .longestDay: "najdłuższy dzień {0}, najkrótszy {1}"
    case .daysLikeThis: "Dni takie jak ten: {0}"
    case .warmingOfDays: "Ocieplenie dni takich jak ten: {0}"
    case .valueIn: "{1}: {0}"
    case .withRange: "{0} ({1})"
    case .percentRange: "przedział {0}"
    case .rangeOfModels: "przedział modeli"
    case .withInterventions: "z interwencjami"
    case .withoutInterventions: "bez interwencji"
    case .assumption: "{0}, {1}; blado: pojedyncze lata"
    case .originalFormula: "pierwotny wzór, bez przedziału"
    case .errors: "Błędy prognoz: {0}"
    case .meanErrors: "{0}: średni błąd według wyprzedzenia w dniach ({1})"
    case .errorsOf: "{0} {1}"
    case .errorAhead: "{0} {1}"
    case .daysAhead: "dni wyprzedzenia"
    case .rainedHere: "Jak często padało: {0}"
    case .byChance: "według szansy prognozowanej {0}; większe punkty to więcej godzin"
    case .rainCame: "{0}: przy {1} padało w {2} przypadków ({3})"
    case .forecastChance: "prognozowana szansa, %"
    case .asOftenAsSaid: "tak często, jak zapowiadano"
    case .usualRain: "zwykła szansa opadów"
    case .around: "Okolica: {0}"
    case .across: "szerokość {0}"
    case .cloudCover: "zachmurzenie {0}"
    case .sunIsUp: "słońce jest nad horyzontem"
    case .sunIsDown: "słońce jest pod horyzontem"
    case .whereSunSets: "Gdzie zachodzi słońce"
    case .goldenLine: "złota linia: zachód słońca w tej chwili"
    case .bestSunset: "najlepszy zachód słońca: {0}, {1} na {2}"
    case .world: "świat z dniem i nocą"
    }
  }

  static func text(_ value: ErrorEntry) -> String {
    switch value {
    case .parseError: "Wiadomość nie jest poprawnym tekstem JSON."
    case .invalidRequest: "Wiadomość nie jest poprawnym żądaniem JSON-RPC 2.0."
    case .limitExceeded: "Wiadomość przekracza limit tego serwera."
    case .duplicateId: "Żądanie o tym id jest jeszcze w toku."
    case .shuttingDown: "Serwer kończy pracę."
    case .methodNotFound: "Nie ma takiej metody."
    case .invalidParams: "Parametr jest nieprawidłowy."
    case .unknownParam: "Nie ma takiego parametru."
    case .missingParam: "Brakuje wymaganego parametru."
    case .outOfRange: "Parametr jest poza dozwolonym zakresem."
    case .notAllowed: "Parametr ma niedozwoloną wartość."
    case .internalError: "Wystąpił błąd wewnętrzny."
    case .requestCancelled: "Żądanie zostało anulowane."
    case .serverCancelledShutdown: "Serwer kończy pracę."
    case .serverCancelledLocationChanged: "Bieżące miejsce zmieniło się w trakcie żądania."
    case .placeNotFound: "Nie znaleziono pasującego miejsca."
    case .locationUnavailableDenied: "Potrzebna jest zgoda na lokalizację."
    case .locationUnavailableUnavailable: "Nie udało się ustalić lokalizacji."
    case .locationUnavailableTimeout: "Klient nie podał na czas swojej lokalizacji."
    case .locationUnavailableNotSupported: "Klient nie może ustalić swojej lokalizacji."
    case .locationUnavailableOther: "Nie udało się ustalić lokalizacji."
    case .providerUnavailableOffline: "Sieć jest wyłączona."
    case .providerUnavailableUnreachable: "Brak sieci."
    case .providerUnavailableLibraryMissing: "Brak biblioteki libcurl lub jest ona za stara."
    case .providerUnavailableNoResources: "Systemowi brakuje wątków, deskryptorów lub pamięci."
    case .providerUnavailableDns: "{0}: nie udało się rozpoznać nazwy serwera."
    case .providerUnavailableRefused: "{0} odrzuca połączenie."
    case .providerUnavailableTls: "{0}: nie udało się nawiązać bezpiecznego połączenia."
    case .providerUnavailableTimeout: "{0} nie odpowiada na czas."
    case .providerUnavailableCut: "{0} przedwcześnie zamyka połączenie."
    case .providerUnavailableHttp: "{0} odpowiada błędem."
    case .providerUnavailableMalformed: "{0} przysyła nieprawidłową odpowiedź."
    case .providerUnavailableTooLarge: "{0} przysyła zbyt dużą odpowiedź."
    case .providerUnavailableRedirect: "{0} przekierowuje na niedozwolony adres."
    case .providerUnavailableInvalidURL: "{0} ma w konfiguracji nieprawidłowy adres."
    case .providerUnavailableBreakerOpen: "{0} wielokrotnie zawodzi; zapytania są na jakiś czas wstrzymane."
    case .providerUnavailableBudget: "Zapytania, na które pozwala {0}, są na razie wyczerpane."
    case .rateLimited: "{0} ogranicza liczbę zapytań."
    case .unauthorizedKeyMissing: "{0} wymaga klucza API."
    case .unauthorizedKeyInvalid: "{0} nie przyjmuje klucza API."
    case .unauthorizedSubscriptionMissing: "Klucz API nie obejmuje tego produktu."
    case .noData: "Brak danych dla tego żądania."
    case .noDataDateSkipped: "Ta data nigdy nie istniała w tym miejscu."
    case .noDataBeyondHorizon: "To jest poza zasięgiem wszystkich prognoz i archiwów."
    case .noDataOutOfCoverage: "Żaden dostawca nie obejmuje tego miejsca."
    case .noDataNotProvided: "{0} tego nie oferuje."
    case .storageFailureFull: "Dysk jest pełny."
    case .storageFailureReadOnly: "Nie można zapisywać w folderze danych."
    case .storageFailureCorrupt: "Zapisane dane są uszkodzone."
    case .storageFailureLocked: "Zapisane dane są używane przez inny proces."
    case .storageFailureIrregular: "Pod ścieżką zapisanych danych nie ma zwykłego pliku."
    case .busy: "Serwer jest przeciążony."
    case .deadlineExceeded: "Przed upływem terminu nie było odpowiedzi do przyjęcia."
    case .unsupported: "To nie jest obsługiwane."
    case .unsupportedProtocolVersion: "Ta wersja protokołu nie jest obsługiwana."
    case .unsupportedProvider: "Ten dostawca tego nie oferuje."
    case .unsupportedNotSettable: "Tego ustawienia nie można zmienić za pomocą config.set."
    }
  }

  static func text(_ value: HintRow) -> String {
    switch value {
    case .parseError: "Jeden tekst JSON w wierszu albo nagłówek Content-Length przed każdym z nich."
    case .shuttingDown: "Po shutdown oczekiwane jest już tylko exit."
    case .internalError: "Zgłoś ten błąd i dołącz wynik polecenia almanac doctor --bundle."
    case .placeNotFound: "Sprawdź pisownię lub podaj współrzędne."
    case .locationUnavailableDenied: "Zezwól na lokalizację lub wyszukaj miejsce."
    case .locationUnavailableUnavailable: "Zgoda na lokalizację jest udzielona, ale nie znaleziono lokalizacji.\n\nWybierz miejsce z wyszukiwania."
    case .locationUnavailableNotSupported: "Ustaw miejsce za pomocą location.set."
    case .locationUnavailableOther: "Ustaw miejsce za pomocą location.set."
    case .unauthorizedKeyMissing: "Ustaw providers.{0}.apiKey w pliku konfiguracji."
    case .unauthorizedKeyInvalid: "Sprawdź providers.{0}.apiKey w pliku konfiguracji."
    case .unauthorizedSubscriptionMissing: "Sprawdź plan, do którego należy providers.{0}.apiKey w pliku konfiguracji."
    case .storageFailureReadOnly: "Sprawdź ALMANAC_DATA_DIR i uprawnienia do tego folderu."
    case .storageFailureCorrupt: "Odłożono je na bok; almanac doctor pokazuje, gdzie są."
    case .storageFailureIrregular: "Usuń stamtąd potok, urządzenie lub folder; almanac doctor pokazuje, gdzie jest folder danych."
    case .deadlineExceeded: "Użyj fallback, aby dopuścić nieaktualną odpowiedź, lub zwiększ deadlineMs."
    case .unsupportedNotSettable: "Użyj pliku konfiguracji lub almanac config set."
    case .unknownTimeZone: "Oczekiwano strefy czasowej IANA, np. Europe/Lisbon."
    case .notLookedUp: "Tego miejsca nie ma wśród znanych lokalnie, a wyszukiwanie w sieci było niedostępne. Podaj jego współrzędne lub spróbuj ponownie później."
    case .notOnEarth: "Takiego miejsca nie ma na Ziemi."
    case .giveAPlace: "Podaj miejsce lub spróbuj ponownie później."
    case .checkSpelling: "Sprawdź pisownię lub podaj współrzędne."
    case .eventNotYet: "To dopiero nastąpi."
    case .noSunEvent: "Tego dnia słońce nie przecina horyzontu."
    case .otherSubscription: "Inna subskrypcja ma to id."
    case .parameter: "(parametr: {0})"
    case .allowed: "dozwolone: {0}"
    case .allowedRange: "dozwolone: od {0} do {1}"
    case .didYouMean: "czy chodziło o: {0}"
    case .tryAgain: "spróbuj ponownie za {0} s"
    case .storedLocationUnread: "Nie udało się odczytać zapisanego miejsca."
    case .locationOfEnvironment: "ALMANAC_LOCATION to „{0}”."
    case .locationOfInitialize: "Miejsce podane w `initialize` to „{0}”."
    case .locationOfConfiguration: "Miejsce w konfiguracji to „{0}”."
    case .locationNamed: "Miejsce to „{0}”."
    case .expectedAngles: "Oczekiwano szerokości i długości geograficznej, np. 38.72,-9.14 lub 38.72°N 9.14°W."
    case .anglesAreNumbers: "Szerokość i długość geograficzna to liczby."
    case .ambiguousDirection: "Litera O w jednych językach oznacza wschód, a w innych zachód: napisz E lub W."
    case .oneAngleOfEach: "Oczekiwano jednej szerokości (N lub S) i jednej długości geograficznej (E lub W)."
    case .signOrDirection: "Kąt ma znak albo kierunek, nie jedno i drugie: -38.7 lub 38.7°S."
    case .minutesBelowSixty: "Minuty i sekundy kąta są mniejsze niż 60."
    case .expectedPlusCode: "Oczekiwano pełnego Plus Code, np. 8FVC9G8F+6W."
    case .expectedLocator: "Oczekiwano lokatora Maidenhead, np. JN67TN, JN67TN44 lub JN67TN44AB."
    case .expectedGeoURI: "Oczekiwano URI geo:, np. geo:47.5622,13.6493."
    case .otherReferenceSystem: "W URI geo: rozumiany jest tylko układ odniesienia wgs84."
    case .expectedObject: "Oczekiwano obiektu."
    case .expectedArray: "Oczekiwano tablicy."
    case .expectedString: "Oczekiwano ciągu znaków."
    case .expectedNumber: "Oczekiwano liczby."
    case .expectedInteger: "Oczekiwano liczby całkowitej."
    case .expectedBoolean: "Oczekiwano true lub false."
    case .expectedBooleanOrString: "Oczekiwano true, false lub ciągu znaków."
    case .expectedBooleanOrArray: "Oczekiwano true, false lub tablicy."
    case .expectedStringOrNumber: "Oczekiwano ciągu znaków lub liczby."
    case .expectedStringOrObject: "Oczekiwano ciągu znaków lub obiektu."
    case .expectedSubscriptionCondition: "Oczekiwano obiektu z `path`, z `all` lub z `any`."
    case .expectedDate: "Oczekiwano daty, np. 2026-06-21."
    case .expectedTime: "Oczekiwano czasu z przesunięciem względem UTC, np. 2026-06-21T19:30:00+01:00."
    case .paramsByName: "Podaj parametry według nazw."
    case .giveExactlyOne: "Podaj dokładnie jeden z nich."
    case .giveOnlyOne: "Podaj tylko jeden z nich."
    case .expectedText: "Oczekiwano tekstu."
    case .expectedWord: "Oczekiwano jednego z tych słów."
    case .expectedTruth: "Oczekiwano true lub false, z eq lub ne."
    case .expectedNull: "Oczekiwano null, z eq lub ne."
    case .expectedPointer: "Oczekiwano JSON Pointer, np. /days/*/score."
    case .nothingThere: "W żadnym wyniku {0} nic tam nie ma."
    case .onsetOnce: "Gdy podano leadMinutes, każdy początek jest zgłaszany raz."
    case .onsetRows: "Gdy podano leadMinutes, warunek musi dotyczyć wierszy, które zaczynają się o określonej porze, np. /hours/*/kind."
    case .onsetOneList: "Gdy podano leadMinutes, warunek musi dotyczyć wierszy jednej listy."
    case .expectedClockTime: "Oczekiwano godziny od 00:00 do 23:59."
    case .expectedOtherEnd: "Oczekiwano innej godziny niż w start."
    case .onlyOverviewHasParts: "Tylko weather.overview ma części."
    case .onePartPerMethod: "Każda metoda może wystąpić tylko w jednej części."
    case .expectedLanguageTag: "Oczekiwano znacznika języka BCP 47, np. en-GB."
    case .originalOneYear: "Pierwotny wzór `weather2045` ma tylko jeden rok."
    case .originalNoScenario: "Pierwotny wzór `weather2045` nie ma scenariusza."
    case .originalNoLevers: "Pierwotny wzór `weather2045` nie ma osobnych działań."
    case .expectedReport: "Oczekiwano METAR, SPECI lub TAF: LPPT 211830Z 34012KT CAVOK 22/14 Q1016."
    case .expectedPastDate: "Oczekiwano daty nie późniejszej niż {0} (ostatni pełny dzień w tym miejscu). Dzisiejszy dzień jest w forecast.hourly."
    case .percentSign: "Znak procentu zapisz jako %%."
    case .unclosedField: "Pole kończy się znakiem {0}. Nawias klamrowy zapisz jako {1}."
    case .libraryNotFound: "nie znaleziono libcurl: zainstaluj libcurl4 (Debian, Ubuntu), libcurl (Fedora, Alpine) lub curl (Arch, Homebrew)"
    case .libraryTooOld: "biblioteka libcurl jest za stara: potrzebna jest wersja 7.66 lub nowsza"
    case .libraryFailed: "nie udało się zainicjować libcurl"
    case .libraryNoResources: "system nie daje procesowi więcej wątków, deskryptorów lub pamięci (ulimit -u, ulimit -n, ulimit -v)"
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
    case .beaufort: PluralForms(one: "força {count}", other: "força {count}")
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

  static func aloud(_ value: Lever) -> String {
    switch value {
    case .methane45By2030: "Metano menos 45 por cento até 2030"
    case .methane30By2030: "Metano menos 30 por cento até 2030, Compromisso Global do Metano"
    case .nitrousOxide30By2050: "Óxido nitroso menos 30 por cento até 2050"
    case .soot50By2040: "Fuligem, carbono negro, menos 50 por cento até 2040"
    case .sulfur80By2050: "Dióxido de enxofre menos 80 por cento até 2050, revela o aquecimento"
    case .solarRamp: "Geoengenharia solar de menos 1 watt por metro quadrado, de 2030 a 2040, mantida"
    case .solarTerminated: "Geoengenharia solar de menos 1 watt por metro quadrado, interrompida em 2060"
    default: word(value)
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
    case .solarRamp: "Geoengenharia solar de −1 W/m², de 2030 a 2040, mantida"
    case .solarTerminated: "Geoengenharia solar de −1 W/m², interrompida em 2060"
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

  static func dawn(_ value: SunPhase) -> String {
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
    case .unknown: "aviso oficial"
    case .minor: "aviso ligeiro"
    case .moderate: "aviso moderado"
    case .severe: "aviso grave"
    case .extreme: "aviso extremo"
    }
  }

  static func word(_ value: AlertHazard) -> String {
    switch value {
    case .wind: "vento"
    case .thunderstorm: "trovoada"
    case .tornado: "tornado"
    case .hail: "granizo"
    case .rain: "chuva"
    case .flood: "inundação"
    case .rainFlood: "chuva e inundação"
    case .snow: "neve"
    case .snowIce: "neve e gelo"
    case .blizzard: "nevasca"
    case .freezingRain: "chuva congelante"
    case .ice: "gelo"
    case .frost: "geada"
    case .thaw: "degelo"
    case .avalanche: "avalanches"
    case .fog: "nevoeiro"
    case .highTemperature: "temperaturas altas"
    case .lowTemperature: "temperaturas baixas"
    case .forestFire: "perigo de incêndio florestal"
    case .dryAir: "ar seco"
    case .dust: "poeira ou areia"
    case .smoke: "fumo"
    case .airQuality: "qualidade do ar"
    case .ultraviolet: "radiação ultravioleta"
    case .tropicalCyclone: "ciclone tropical"
    case .stormSurge: "maré de tempestade"
    case .coastalEvent: "perigo no litoral"
    case .highWaves: "ondas altas"
    case .ripCurrent: "correntes de retorno"
    case .marine: "perigo no mar"
    case .lowWater: "águas baixas"
    case .tsunami: "tsunami"
    case .landslide: "deslizamento de terras"
    case .earthquake: "sismo"
    case .volcano: "vulcão"
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

  static func aloud(_ value: ExtremeKind) -> String {
    word(value)
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Calor que ocorre uma vez a cada 10 anos"
    case .hotExtreme50Year: "Calor que ocorre uma vez a cada 50 anos"
    case .heavyPrecipitation10Year: "Chuva que ocorre uma vez a cada 10 anos"
    case .drought10Year: "Seca que ocorre uma vez a cada 10 anos"
    }
  }

  static func word(_ value: ClimateRegionName) -> String {
    switch value {
    case .gic: "Gronelândia e Islândia"
    case .nwn: "noroeste da América do Norte"
    case .nen: "nordeste da América do Norte"
    case .wna: "oeste da América do Norte"
    case .cna: "centro da América do Norte"
    case .ena: "leste da América do Norte"
    case .nca: "norte da América Central"
    case .sca: "sul da América Central"
    case .car: "Caraíbas"
    case .nws: "noroeste da América do Sul"
    case .nsa: "norte da América do Sul"
    case .nes: "nordeste da América do Sul"
    case .sam: "região da monção sul-americana"
    case .sws: "sudoeste da América do Sul"
    case .ses: "sudeste da América do Sul"
    case .ssa: "sul da América do Sul"
    case .neu: "norte da Europa"
    case .wce: "Europa Ocidental e Central"
    case .eeu: "Europa Oriental"
    case .med: "Mediterrâneo"
    case .sah: "Sara"
    case .waf: "África Ocidental"
    case .caf: "África Central"
    case .neaf: "nordeste de África"
    case .seaf: "sudeste de África"
    case .wsaf: "oeste da África Austral"
    case .esaf: "leste da África Austral"
    case .mdg: "Madagáscar"
    case .rar: "Ártico russo"
    case .wsb: "Sibéria Ocidental"
    case .esb: "Sibéria Oriental"
    case .rfe: "Extremo Oriente russo"
    case .wca: "oeste da Ásia Central"
    case .eca: "leste da Ásia Central"
    case .tib: "planalto do Tibete"
    case .eas: "Ásia Oriental"
    case .arp: "península Arábica"
    case .sas: "sul da Ásia"
    case .sea: "Sudeste Asiático"
    case .nau: "norte da Austrália"
    case .cau: "centro da Austrália"
    case .eau: "leste da Austrália"
    case .sau: "sul da Austrália"
    case .nz: "Nova Zelândia"
    case .ean: "Antártida Oriental"
    case .wan: "Antártida Ocidental"
    case .aro: "oceano Ártico"
    case .npo: "Pacífico Norte"
    case .epo: "Pacífico equatorial"
    case .spo: "Pacífico Sul"
    case .nao: "Atlântico Norte"
    case .eao: "Atlântico equatorial"
    case .sao: "Atlântico Sul"
    case .ars: "mar Arábico"
    case .bob: "golfo de Bengala"
    case .eio: "oceano Índico equatorial"
    case .sio: "sul do oceano Índico"
    case .soo: "oceano Antártico"
    }
  }

  static func aloud(_ value: MessageRow) -> String {
    text(value)
  }

  static func text(_ value: MessageRow) -> String {
    switch value {
    case .nowcastUnknown: "Não há dados de precipitação para as próximas horas."
    case .nowcastUsual: "Não há previsão para estas horas, só o que é habitual para a época do ano."
    case .dry: "Não se espera precipitação."
    case .dryAsFarAsKnown: "Não se espera precipitação, tanto quanto se sabe."
    case .dryFor: "Não se espera precipitação durante {0}; o resto não é totalmente conhecido."
    case .wetNow: "Precipitação agora, sem fim à vista."
    case .wetNowUntil: "Precipitação agora, a terminar dentro de {0}."
    case .wetFrom: "A precipitação começa dentro de {0}."
    case .wetFromFor: "A precipitação começa dentro de {0}, durante {1}."
    case .wetWithin: "Precipitação dentro de {0}, no máximo."
    case .wetWithinUntil: "Precipitação dentro de {0}, no máximo; termina dentro de {1}."
    case .airGood: "O ar está bom: aproveite o ar livre."
    case .airAcceptable: "A qualidade do ar é aceitável; as pessoas especialmente sensíveis devem ponderar limitar o esforço ao ar livre."
    case .airForSensitiveGroups: "Os grupos sensíveis devem reduzir esforços longos ou intensos ao ar livre."
    case .airUnhealthy: "Todos devem reduzir esforços longos ou intensos ao ar livre."
    case .airVeryUnhealthy: "Evite esforços intensos ao ar livre; os grupos sensíveis devem ficar em casa."
    case .airHazardous: "Fique em casa com as janelas fechadas."
    case .noCloudData: "Não há dados de nuvens para este momento, por isso não há pontuação."
    case .noCloudLayers: "As camadas de nuvens não são conhecidas para este momento, por isso não há pontuação."
    case .polarDay: "O sol fica acima do horizonte todo o dia."
    case .polarNight: "O sol fica abaixo do horizonte todo o dia."
    case .noEvent: "Neste dia o sol não cruza o horizonte."
    case .beyondHorizon: "Este dia está fora do período de previsão."
    case .classicScore: "A pontuação original, tirada apenas da nebulosidade: {0} de 100."
    case .lowCloud: "As nuvens baixas escondem quase todo o céu"
    case .clearSky: "Um céu quase limpo promete um brilho simples e puro"
    case .clearSkyMuted: "Um céu quase limpo promete um brilho simples"
    case .scatteredLowCloud: "Nuvens baixas dispersas deixam um brilho simples nas abertas"
    case .highAndMidCloud: "As nuvens altas e médias"
    case .highSheet: "As nuvens altas e densas"
    case .cirrus: "Os cirros"
    case .midOvercast: "As nuvens médias e densas"
    case .altocumulus: "Os altocúmulos"
    case .catchesLight: "{0} vão captar a luz"
    case .mayCatchLight: "{0} podem captar parte da luz"
    case .getsLittleLight: "{0} vão receber pouca luz"
    case .placeOffset: "{0} {1} de {2}"
    case .lowDeckCuts: "{0}; uma camada baixa a {1} {2} vai cortar a luz"
    case .lowDeckMayCut: "{0}; uma camada baixa a {1} {2} pode cortar a luz"
    case .midDeckCuts: "{0}; uma camada média a {1} {2} vai cortar a luz"
    case .midDeckMayCut: "{0}; uma camada média a {1} {2} pode cortar a luz"
    case .towardSun: "na direção do sol"
    case .rainInTheWay: "a chuva atrapalha"
    case .poorVisibility: "a visibilidade reduzida turva a vista"
    case .hazeMutes: "a bruma seca atenua as cores"
    case .humidAirMutes: "o ar húmido atenua as cores"
    case .list: "{0}, {1}"
    case .both: "{0} e {1}"
    case .serial: "{0}, {1}"
    case .firstOfMonth: "1"
    case .spoiled: "{0}, mas {1}"
    case .colorOdds: "Cor {0} em cada {1} vezes"
    case .colorHardly: "Quase sem hipótese de cor"
    case .colorCertain: "Cor quase certa"
    case .betterEvenings: "Melhor do que {0} dos fins de tarde aqui nesta época do ano"
    case .betterMornings: "Melhor do que {0} das manhãs aqui nesta época do ano"
    case .aboutTitle: "Como vai ser o pôr do sol?"
    case .aboutText: "Um bom pôr do sol precisa de três coisas: nuvens altas o bastante para serem iluminadas por baixo, um caminho livre para a luz vinda de além do horizonte e ar limpo e seco. A pontuação olha para as camadas de nuvens acima de si, para o céu de 50 a 600 km na direção do sol e para a bruma seca, a humidade, a visibilidade e a chuva no momento em que o sol se põe. Um céu limpo dá um brilho simples, um céu de cirros com o horizonte aberto as pontuações mais altas e um céu coberto de nuvens baixas quase nada."
    case .cloudCoverTitle: "Nebulosidade"
    case .cloudCoverText: "A média do dia. Algumas nuvens dão cor, uma camada baixa e fechada esconde-a."
    case .highCloudTitle: "Nuvens altas"
    case .highCloudText: "Os cirros acima de 8 km captam a última luz e brilham durante mais tempo."
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
    case .sentence: "{0}."
    case .sentences: "{0} {1}"
    case .dayText: "{0}: {1}"
    case .today: "hoje"
    case .tomorrow: "amanhã"
    case .wholeDay: "{0} o dia todo"
    case .restOfDay: "{0} no resto do dia"
    case .wholeTime: "{0} durante todo o período"
    case .fromTime: "{0} a partir {1:da|das} {1}"
    case .untilTime: "{0} até {1:à|às} {1}"
    case .betweenTimes: "{0} {1:da|das} {1} {2:à|às} {2}"
    case .whatWhen: "{0} {1}"
    case .betweenParts: "{0} {1} {2}"
    case .atTimes: "{0} por vezes"
    case .detail: "{0}, {1}"
    case .gusts: "rajadas até {0}"
    case .amount: "cerca de {0}"
    case .amountFurther: "mais cerca de {0}"
    case .skyChange: "{0} de manhã, {1} à tarde"
    case .extremes: "máxima {0}, mínima {1}"
    case .range: "de {0} a {1}"
    case .steady: "à volta de {0}"
    case .uncertainty: "incerto: máxima entre {0} e {1}"
    case .warmerThanYesterday: "{0} mais quente que ontem"
    case .colderThanYesterday: "{0} mais frio que ontem"
    case .warmerThanToday: "{0} mais quente que hoje"
    case .colderThanToday: "{0} mais frio que hoje"
    case .warmerThanDayBefore: "{0} mais quente que na véspera"
    case .colderThanDayBefore: "{0} mais frio que na véspera"
    case .aboveNormal: "{0} acima do normal"
    case .belowNormal: "{0} abaixo do normal"
    case .rareHeat: "temperatura anormalmente alta para a época"
    case .rareCold: "temperatura anormalmente baixa para a época"
    case .ultraviolet: "índice UV até {0}"
    case .sunsetColorful: "pôr do sol colorido {0:à|às} {0}"
    case .sunsetVivid: "pôr do sol intenso {0:à|às} {0}"
    case .sunsetSpectacular: "pôr do sol espetacular {0:à|às} {0}"
    case .warningsUnknown: "avisos oficiais desconhecidos"
    case .usual: "habitual nesta época: de {0} a {1}"
    case .usualSteady: "habitual nesta época: {0}"
    case .noChange: "nada de relevante muda nas próximas 48 horas"
    case .noForecast: "sem previsão"
    case .minus: "menos {0}"
    }
  }

  static func aloud(_ value: NoticeRow) -> String {
    switch value {
    case .because: "{0}, {1}."
    case .placeInferred: "{0} foi entendido como {1}."
    case .locationUnchecked: "Não foi possível procurar {0} agora; foi definido sem verificação."
    case .noForecast: "O habitual aqui, não uma previsão, {0}."
    case .impossibleValues: "Valores implausíveis de {0} foram omitidos, {1}."
    case .modelsMissing: "Os modelos de alta resolução não estão disponíveis; esta é a projeção de ar6."
    case .userDataWithoutFolder: "Os favoritos e as definições ficam até este processo terminar: nem ALMANAC DATA DIR nem XDG DATA HOME nem HOME diz onde os guardar."
    case .userDataSetAside: "almanac.db estava danificado e foi substituído. O ficheiro antigo é {0}; sqlite3 .recover lê o que resta dos seus favoritos e definições."
    case .warmingHere: "De {0} a {1} o aquecimento global em relação ao período de 1850 a 1900 passa de {2} para {3}, {4}, {5}; aqui, neste mês, a mudança é {6} vezes essa, {7}."
    case .warmingHereWithout: "De {0} a {1} o aquecimento global em relação ao período de 1850 a 1900 passa de {2} para {3}, ou para {4} sem as intervenções, {5}, {6}; aqui, neste mês, a mudança é {7} vezes essa, {8}."
    case .otherPrecipitation: "À temperatura projetada a precipitação cai noutra forma, Jennings et al. 2018."
    case .moreHeavyRain: "A mesma chuva forte traria cerca de {0} mais: {1} por {2} de aquecimento global em terra, mediana CMIP6 do dia mais chuvoso."
    case .lessHeavyRain: "A mesma chuva forte traria cerca de {0} menos: {1} por {2} de aquecimento global em terra, mediana CMIP6 do dia mais chuvoso."
    case .terminationShock: "A geoengenharia solar esconde o aquecimento enquanto dura: se parar, a maior parte do aquecimento escondido regressa em cinco a dez anos, choque de interrupção."
    case .originalFormula: "A fórmula da aplicação original: {0} em toda a parte, {1} com intervenções. A partir de hoje, os modelos climáticos esperam de {2} a {3} de aquecimento global até {4}; para uma projeção use o modelo ar6."
    default: text(value)
    }
  }

  static func text(_ value: NoticeRow) -> String {
    switch value {
    case .plain: "{0}."
    case .because: "{0} ({1})."
    case .consequence: "{0} {1}"
    case .locationAssumed: "Nenhum lugar está definido e o fuso horário não tem cidade; usa-se {0}."
    case .locationOfTimeZone: "Nenhum lugar está definido; {0} é a cidade do fuso horário."
    case .ambiguousPlace: "Outros lugares têm esse nome: {0}."
    case .placeInferred: "“{0}” foi entendido como {1}."
    case .placeOfRegion: "{0} é uma região inteira; a resposta é para a sua maior cidade, {1}."
    case .locationUnchecked: "Não foi possível procurar “{0}” agora; foi definido sem verificação."
    case .placesKnownHere: "A pesquisa em linha não está disponível: estes são os lugares conhecidos localmente."
    case .askedRecently: "Os fornecedores são consultados no máximo uma vez por minuto para o mesmo lugar."
    case .outOfDate: "Esta resposta está desatualizada."
    case .noForecast: "O habitual aqui, não uma previsão ({0})."
    case .usualHere: "O habitual aqui, não uma previsão."
    case .keyRefused: "{0} rejeitou a chave da API; esta resposta não usa os seus dados."
    case .impossibleValues: "Valores implausíveis de {0} foram omitidos ({1})."
    case .countOf: "{0}: {1}"
    case .temperaturesStill: "As temperaturas de {0} não mudam há {1}, mas o tempo mudou."
    case .forecastRepeats: "{0} da previsão de {1} repetem a previsão do dia anterior."
    case .temperaturesLater: "As temperaturas de {0} correspondem ao tempo de {1} depois."
    case .temperaturesEarlier: "As temperaturas de {0} correspondem ao tempo de {1} antes."
    case .temperaturesApart: "As temperaturas de {0} estão longe de todas as outras há {1}."
    case .errorsChanged: "O que {0} diz erra de outra forma há {1}: as correções são aprendidas de novo."
    case .scoresMayChange: "Ainda não se conhece todo o céu: estas pontuações podem mudar."
    case .noSunEvent: "O sol não cruza o horizonte."
    case .noSunEventDays: "Nestes dias o sol não cruza o horizonte."
    case .providerOutdated: "Os valores mais recentes do fornecedor são de há {0}."
    case .noReports: "Nenhuma estação perto do lugar tem relatórios."
    case .nothingMeasured: "Não há medições, por isso nenhum erro pode ser calculado."
    case .ledgerOnly: "Só se usam medições já guardadas."
    case .measuredMissing: "Os valores medidos não estão disponíveis"
    case .reportsMissing: "Os relatórios das estações não estão disponíveis"
    case .providerMeasuredMissing: "O que {0} mediu não está disponível"
    case .alertsMissing: "Os avisos oficiais não estão disponíveis"
    case .noStation: "Nenhuma estação a menos de {0} comunicou nos últimos {1}."
    case .stationsHigherOrLower: "As estações ficam mais de {0} acima ou abaixo."
    case .measuredOld: "A temperatura medida mais recente é de há {0}."
    case .rowsInterpolated: "Algumas linhas foram interpoladas entre os passos de tempo do fornecedor."
    case .rowsBeyondForecast: "A previsão não inclui estas linhas."
    case .rowsOfClimate: "Estas linhas são estimativas climáticas."
    case .noAlertService: "Nenhum serviço de avisos conhecido cobre este lugar."
    case .alertsUnlisted: "Há mais avisos do que os listados: {0}."
    case .alertsUnread: "Há avisos que não se conseguem ler: {0}."
    case .drawnFromHours: "Interpolado da previsão horária."
    case .elevationUnknown: "A altitude do lugar é desconhecida; usa-se o horizonte ao nível do mar."
    case .dateSkipped: "O dia {0} nunca existiu aqui e foi omitido."
    case .calendarEnds: "O calendário termina em {0}."
    case .modelsMissing: "Os modelos de alta resolução não estão disponíveis; esta é a projeção de `ar6`."
    case .causeSlowDown: "{0} limita o número de pedidos"
    case .causeKeyMissing: "{0} precisa de uma chave de API"
    case .causeKeyInvalid: "{0} não aceita a chave de API"
    case .causeKeyLimited: "a chave de API de {0} não inclui isto"
    case .causeBeyondHorizon: "além de qualquer previsão"
    case .causeOutOfCoverage: "nenhum fornecedor cobre este lugar"
    case .causeNotProvided: "nenhum fornecedor o oferece"
    case .causeDeadline: "sem resposta a tempo"
    case .causeBusy: "o servidor está ocupado"
    case .causeStore: "o armazenamento de dados falhou"
    case .causeOffline: "a rede está desligada"
    case .causeNoNetwork: "sem rede"
    case .causeNoLibrary: "falta a libcurl ou é demasiado antiga"
    case .causeNoResources: "o sistema não tem mais threads, descritores ou memória"
    case .causeLookup: "sem rede, ou não se encontra {0}"
    case .causeRefused: "{0} recusou a ligação"
    case .causeTLS: "sem ligação segura a {0}"
    case .causeTimeout: "{0} não respondeu a tempo"
    case .causeCut: "{0} fechou a ligação antes do tempo"
    case .causeHTTP: "{0} respondeu com um erro"
    case .causeMalformed: "não foi possível entender a resposta de {0}"
    case .causeTooLarge: "a resposta de {0} é demasiado grande"
    case .causeRedirect: "{0} redirecionou para um endereço proibido"
    case .causeURL: "o endereço configurado de {0} não é válido"
    case .causeFailing: "{0} falhou repetidamente"
    case .causeBudget: "a quota de pedidos de {0} esgotou-se"
    case .theProvider: "o fornecedor"
    case .userDataNotKept: "Não é possível guardar os favoritos e as definições: {0}."
    case .cacheInMemory: "A cache fica só na memória: {0}."
    case .userDataWithoutFolder: "Os favoritos e as definições ficam até este processo terminar: nem ALMANAC_DATA_DIR nem XDG_DATA_HOME nem HOME diz onde os guardar."
    case .fileReadOnly: "{0} pode ser lido, mas não escrito."
    case .userDataSetAside: "almanac.db estava danificado e foi substituído. O ficheiro antigo é {0}; `sqlite3 .recover` lê o que resta dos seus favoritos e definições."
    case .cacheSetAside: "cache.db estava danificado e foi substituído. O ficheiro antigo é {0}; pode ser apagado."
    case .fileNewer: "{0} foi criado por uma versão mais recente do programa e é aberto só para leitura."
    case .fileRowsDamaged: "Algumas linhas de {0} estão danificadas; são omitidas."
    case .answerNotCached: "Não foi possível guardar uma resposta na cache: {0}."
    case .storeFull: "o disco está cheio"
    case .storeReadOnly: "não se pode escrever na pasta"
    case .storeCorrupt: "os dados guardados estão danificados"
    case .storeLocked: "outro processo bloqueou o ficheiro"
    case .storeIrregular: "não há um ficheiro normal no seu caminho"
    case .meanShift: "O desvio médio de dias como este, não a previsão de uma data: o tempo de um só dia varia mais."
    case .warmingHere: "De {0} a {1} o aquecimento global em relação a 1850–1900 passa de {2} para {3} ({4}, {5}); aqui, neste mês, a mudança é {6} vezes essa ({7})."
    case .warmingHereWithout: "De {0} a {1} o aquecimento global em relação a 1850–1900 passa de {2} para {3}, ou para {4} sem as intervenções ({5}, {6}); aqui, neste mês, a mudança é {7} vezes essa ({8})."
    case .pastObserved: "O aquecimento passado é observado e igual em todos os cenários."
    case .highEmissionsUnlikely: "SSP5-8.5 é um caso pouco provável de altas emissões, não o esperado."
    case .lessProportional: "Depois de um máximo, a mudança regional é menos exatamente proporcional ao aquecimento global em queda."
    case .mostlySea: "A região é sobretudo mar: a sua média serve para costas e ilhas, o interior aquece mais."
    case .otherPrecipitation: "À temperatura projetada a precipitação cai noutra forma (Jennings et al. 2018)."
    case .moreHeavyRain: "A mesma chuva forte traria cerca de {0} mais: {1} por {2} de aquecimento global em terra (mediana CMIP6 do dia mais chuvoso)."
    case .lessHeavyRain: "A mesma chuva forte traria cerca de {0} menos: {1} por {2} de aquecimento global em terra (mediana CMIP6 do dia mais chuvoso)."
    case .leversTooLate: "As intervenções não podem mudar este ano nem o passado."
    case .terminationShock: "A geoengenharia solar esconde o aquecimento enquanto dura: se parar, a maior parte do aquecimento escondido regressa em cinco a dez anos (choque de interrupção)."
    case .leversOverlap: "As medidas sobrepõem-se: somadas prometem mais do que dão juntas."
    case .leversCapped: "Juntas foram limitadas à diferença para SSP1-1.9, a trajetória avaliada mais baixa."
    case .sulfurUncovers: "Um ar mais limpo, sem enxofre, revela parte do aquecimento que o enxofre hoje esconde."
    case .highResolutionFactor: "O fator é a mediana de {0} modelos de alta resolução no lugar, o intervalo o seu mínimo e máximo; ambos ajustados ao cenário e ao ano."
    case .originalFormula: "A fórmula da aplicação original: {0} em toda a parte, {1} com intervenções. A partir de hoje, os modelos climáticos esperam de {2} a {3} de aquecimento global até {4}; para uma projeção use o modelo `ar6`."
    case .normalsCoarse: "Calculado a partir de normais mensais de uma grelha grosseira e da sua dispersão, não contado. Uma estação pode diferir em dez dias ou mais, sobretudo nas costas, nos vales e nas cidades."
    case .normalsUnrepresentative: "O clima do próprio lugar pode ser diferente: as suas normais são as dos arredores, onde as estações diferem pelo relevo e pelo mar, ou faltam."
    case .spreadKept: "A dispersão dos dias em torno da sua média mantém-se como em {0}."
    case .normalProjected: "O tempo projetado é o normal para a data: o de {0}, deslocado pelo aquecimento desde então."
    case .dayMean: "A temperatura do dia é a média das suas horas."
    case .scenarioVeryLow: "Muito baixo: CO2 líquido zero por volta de {0}, aquecimento de novo perto de {1} em {2}."
    case .scenarioLow: "Baixo: CO2 líquido zero por volta de {0}, aquecimento abaixo de {1}."
    case .scenarioMiddle: "Médio: perto de onde levam as políticas atuais, cerca de {0} em {1}."
    case .scenarioHigh: "Alto: as emissões continuam a subir, cerca de {0} em {1}."
    case .scenarioVeryHigh: "Muito alto: combustíveis fósseis sem travão; hoje considerado improvável."
    }
  }

  static func aloud(_ value: PageRow) -> String {
    switch value {
    case .assumedPlace: "{0}, presumido"
    case .eventOfHazard: "{0}, {1}"
    case .aboveIndustry: "{0} em relação ao período de 1850 a 1900"
    case .warmerThanNormal: "{0} mais quente que o normal, {1}"
    case .colderThanNormal: "{0} mais frio que o normal, {1}"
    case .none: "nenhuma"
    case .stored: "Dados de {0}, há {1}."
    case .storedStale: "Dados de {0}, há {1}, desatualizados."
    case .pollen: "Pólen em grãos por metro cúbico: {0}"
    case .leadUnderOneDay: "menos de 1 dia"
    case .outOfDate: "{0}, desatualizado"
    default: text(value)
    }
  }

  static func text(_ value: PageRow) -> String {
    switch value {
    case .here: "Aqui"
    case .assumedPlace: "{0} (presumido)"
    case .now: "Agora"
    case .day: "Dia"
    case .time: "Hora"
    case .weather: "Tempo"
    case .temperature: "Temperatura"
    case .minimum: "Mín"
    case .maximum: "Máx"
    case .high: "Máxima"
    case .low: "Mínima"
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
    case .likely: "Intervalo provável"
    case .asForecast: "Se as nuvens vierem como previsto"
    case .aerosol: "Aerossol"
    case .dust: "Poeira"
    case .seen: "A sua avaliação"
    case .forecast: "Previsão"
    case .yourSunsets: "Os seus pores do sol"
    case .change: "Mudança"
    case .singleYears: "Anos isolados"
    case .world: "Mundo"
    case .region: "Região"
    case .daysOfYear: "Dias por ano"
    case .fourYearsInFive: "4 anos em 5"
    case .tropicalNights: "Noites tropicais"
    case .frostDays: "Dias de geada"
    case .iceDays: "Dias de gelo"
    case .heatingDegreeDays: "Graus-dia de aquecimento"
    case .coolingDegreeDays: "Graus-dia de arrefecimento"
    case .aboveDegrees: "acima de {0}"
    case .timesAsOften: "{0} vezes mais frequente"
    case .avoided: "{0} evitados aqui"
    case .fourOfFive: "{0}, 4 anos em 5"
    case .aboveIndustry: "{0} em relação a 1850–1900"
    case .inYear: "Em {0}"
    case .todayIn: "hoje em {0}"
    case .veryLowEmissions: "emissões muito baixas"
    case .lowEmissions: "emissões baixas"
    case .middleEmissions: "emissões médias"
    case .highEmissions: "emissões altas"
    case .veryHighEmissions: "emissões muito altas"
    case .without: "sem"
    case .with: "com"
    case .skyOf: "o céu, {0}"
    case .airAt: "ar, {0}"
    case .officialWarnings: "avisos oficiais"
    case .feelsLike: "sensação de {0}"
    case .warmerThanNormal: "{0} mais quente que o normal ({1})"
    case .colderThanNormal: "{0} mais frio que o normal ({1})"
    case .roughly: "{0}, aproximadamente"
    case .measured: "{0} medidos há {1} em {2}, {3}"
    case .away: "a {0}"
    case .awayAndHeight: "{0} e {1}"
    case .lower: "{0} mais abaixo"
    case .higher: "{0} mais acima"
    case .outOfDate: "{0} (desatualizado)"
    case .sensorStuck: "{0}, mas o sensor pode estar preso"
    case .nextDay: "Próximas 24 horas: {0}"
    case .orMore: "{0} ou mais"
    case .lessThan: "menos de {0}"
    case .gusts: "{0}, rajadas {1}"
    case .upAllDay: "acima do horizonte todo o dia"
    case .downAllDay: "abaixo do horizonte todo o dia"
    case .doesNotSet: "{0}, não se põe"
    case .doesNotRise: "{0}, não nasce"
    case .none: "–"
    case .noneToday: "hoje não"
    case .inHours: "{0} em {1}"
    case .whereKnown: "{0} onde se sabe"
    case .ofHundred: "de 100"
    case .over: "{0}, já passou"
    case .noScorePolarDay: "Nesse dia o sol não se põe: não há nada para avaliar."
    case .noScorePolarNight: "Nesse dia o sol não nasce: não há nada para avaliar."
    case .noScoreNoEvent: "Nesse dia o sol não cruza o horizonte."
    case .noScoreBeyond: "Sem pontuação: esse dia está para lá de qualquer previsão."
    case .noScoreClouds: "Sem pontuação: as nuvens desse dia são desconhecidas."
    case .noScore: "Sem pontuação: o motivo é desconhecido."
    case .degreesHigh: "{0}, {1} de altura"
    case .sunAt: "{0}, sol a {1}"
    case .lit: "{0} iluminada"
    case .live: "Em direto, {0}."
    case .stored: "Dados de {0} (há {1})."
    case .storedStale: "Dados de {0} (há {1}), desatualizados."
    case .estimateOfClimate: "Uma estimativa do clima deste lugar, não uma previsão."
    case .noCoverage: "Nenhum serviço de avisos cobre este lugar, por isso a ausência de avisos não significa ausência de perigo."
    case .noWarnings: "Nenhum aviso em vigor."
    case .noWarningsKnown: "Não se conhecem avisos para este lugar, o que não significa ausência de perigo."
    case .warningServices: "serviços de avisos"
    case .serviceWarns: "aviso em vigor"
    case .serviceSilent: "nenhum aviso em vigor"
    case .serviceCountryOnly: "conhecido só para o país"
    case .serviceNotCovered: "não cobre este lugar"
    case .serviceUnavailable: "indisponível"
    case .serviceNotAsked: "nada de atual"
    case .serviceDisabled: "desativado"
    case .servicePartial: "só alguns perigos"
    case .heardAgo: "última resposta há {0}"
    case .heardNow: "última resposta agora mesmo"
    case .neverHeard: "ainda sem resposta"
    case .alertUntil: "até {0:à|às} {0}"
    case .alertUntilDay: "até {0}, {1}"
    case .alertFrom: "a partir {0:da|das} {0}"
    case .alertFromDay: "a partir de {0}, {1}"
    case .alertsMore: "mais {0}"
    case .somewhereInCountry: "em vigor algures no país"
    case .eventOfHazard: "{0} ({1})"
    case .warningsInCountry: "{0} algures no país; não se sabe se para este lugar"
    case .fromUntil: "{0} a {1}"
    case .europeanIndex: "IQA europeu"
    case .usIndex: "IQA dos EUA"
    case .ukIndex: "DAQI do Reino Unido"
    case .mostOfAll: "{0}, sobretudo {1}"
    case .pollen: "Pólen (grãos/m³): {0}"
    case .alder: "amieiro"
    case .birch: "bétula"
    case .grass: "gramíneas"
    case .mugwort: "artemísia"
    case .olive: "oliveira"
    case .ragweed: "ambrósia"
    case .learningTooFew: "{0} com previsão. A partir de 20, a pontuação pode aprender com eles."
    case .learningUnused: "{0}: a pontuação falha por {1} pontos. Aprender com eles não a melhoraria de forma mensurável, por isso não se usa."
    case .learningUsed: "{0}: a pontuação aprendeu com eles e falha por {1} pontos em vez de {2}."
    case .ageUnknown: "algum tempo"
    case .old: "há {0}"
    case .usualHere: "o habitual aqui, não uma previsão"
    case .windIs: "Vento {0}"
    case .humidityIs: "Humidade {0}"
    case .sunriseIs: "Nascer do sol {0}"
    case .sunsetIs: "Pôr do sol {0}"
    case .rainNow: "agora"
    case .rainNone: "seco"
    case .correctedByErrors: "corrigido pelos erros passados"
    case .gustsName: "Rajadas"
    case .chanceOfRain: "Probabilidade de chuva"
    case .fromTo: "{0} a {1}"
    case .correction: "{0} {1} pelos erros passados de {2} aqui: de {3} em média restam {4}."
    case .forecastErrors: "erros das previsões"
    case .skillUnknown: "Ainda se sabe muito pouco. As previsões são guardadas quando obtidas e comparadas quando as estações informam: um fornecedor aparece após 24 horas previstas e medidas."
    case .skillBackfill: "{0} preenche de uma vez os últimos 90 dias."
    case .skillFooter: "Erros médios face às medições das estações até {0}; entre parênteses, onde caem quatro de cinco médias reamostradas. O ganho é sobre repetir o que houve a essa hora no último dia conhecido."
    case .leadTitle: "Antecedência"
    case .errorTitle: "Erro"
    case .biasTitle: "Viés"
    case .skillTitle: "Ganho"
    case .hoursTitle: "Horas"
    case .leadUnderOneDay: "< 1 dia"
    case .providerTemperature: "{0}, temperatura"
    case .providerRain: "{0}, probabilidade de chuva, com {1} de antecedência"
    case .leadEvery: "com qualquer antecedência"
    case .leadRange: "com {0} a {1} de antecedência"
    case .leadOnly: "com {0} de antecedência"
    case .correctionProven: "Corrigir o viés ajuda de forma comprovada {0}: na mais curta, de {1} para {2}, em {3} dias de que não tinha aprendido."
    case .correctionNoise: "Corrigir o viés talvez ajude {0}, mas não além do acaso."
    case .correctionUseless: "Corrigir o viés não ajudaria {0}."
    case .correctionFewDays: "Há poucos dias para saber se corrigir o viés ajuda {0}."
    case .otherValues: "Outros valores"
    case .rainInHour: "Chuva, última hora"
    case .saidTitle: "Previsto"
    case .cameTitle: "Observado"
    case .betterThanBase: "{0} melhor do que prever sempre a probabilidade habitual de chuva."
    case .notBetterThanBase: "Não melhor do que prever sempre a probabilidade habitual de chuva."
    case .faultStill: "{0}: as temperaturas não mudam há {1}."
    case .faultFrozen: "{0}: {1} repetem os valores do dia anterior."
    case .faultLater: "{0}: as temperaturas são as de {1} depois."
    case .faultEarlier: "{0}: as temperaturas são as de {1} antes."
    case .faultApart: "{0}: longe de todos os outros há {1}."
    case .faultChanged: "{0}: os erros mudaram e são aprendidos de novo."
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
    case .scoreMayChange: "Uma pontuação com {0} pode mudar: ainda não se conhece todo o céu."
    case .airQuality: "Qualidade do ar"
    case .mapTitle: "Mapa"
    case .climateTitle: "Clima"
    case .rainRadar: "Radar de chuva"
    case .precipitation: "Precipitação"
    case .windSpeed: "Velocidade do vento"
    case .seaLevelPressure: "Pressão ao nível do mar"
    case .temperatureFelt: "Sensação"
    case .cloudLayers: "Baixas, médias, altas"
    case .moon: "Lua"
    case .feltHeat: "Calor sentido"
    case .wetBulb: "Bulbo húmido"
    case .canvas: "Nuvens para colorir"
    case .freeLight: "Caminho livre para a luz"
    case .afterglow: "Arrebol"
    case .dryAir: "Ar seco"
    case .noRain: "Sem chuva"
    case .lightPath: "Nuvens no caminho da luz"
    case .pathSampled: "verificadas até onde vem a luz"
    case .pathLocal: "só se conhecem as de cima"
    case .scoreModel: "Modelo"
    case .azimuth: "Onde"
    case .sunsetIn: "Pôr do sol em {0}"
    case .sunriseIn: "Nascer do sol em {0}"
    case .drizzle: "chuvisco"
    case .lightRain: "chuva fraca"
    case .rainFalls: "chuva"
    case .heavyRain: "chuva forte"
    case .downpour: "aguaceiro"
    case .hailPossible: "granizo possível"
    case .bestOfDays: "O melhor destes dias"
    case .asOf: "Atualizado: {0}"
    }
  }

  static func text(_ value: ChartRow) -> String {
    switch value {
    case .described: "{0}: {1}"
    case .groups: "{0}; {1}"
    case .noData: "sem dados"
    case .tooLittleKnown: "ainda se sabe muito pouco"
    case .withinADay: "a menos de um dia"
    case .estimatedFrom: "{0} desde {1}"
    case .temperature: "Temperatura em {0}"
    case .dashedFeelsLike: "pontilhado: sensação térmica"
    case .ringMeasured: "anel: medido {0}"
    case .measuredAt: "Medido {0:à|às} {0}: {1}"
    case .precipitation: "Precipitação em {0}"
    case .noneExpected: "não se espera"
    case .noPrecipitation: "Não se espera precipitação"
    case .atMostLikely: "probabilidade máxima {0}"
    case .lineProbability: "linha: probabilidade"
    case .sunsets: "Pores do sol em {0}"
    case .sunrises: "Nasceres do sol em {0}"
    case .scoreOf: "pontuação de {0}"
    case .scoreOfDay: "{0} {1}"
    case .unknown: "desconhecida"
    case .best: "O melhor: {0}"
    case .bestAt: "o melhor {0} {1:à|às} {1}: {2}"
    case .bestDay: "o melhor {0}: {1}"
    case .doesNotCross: "o sol não cruza o horizonte"
    case .sun: "O sol em {0}"
    case .dayLength: "{0} h {1} min de dia"
    case .doesNotSet: "o sol não se põe"
    case .doesNotRise: "o sol não nasce"
    case .noonAt: "meio-dia solar {0} a {1}"
    case .sunriseAt: "nascer do sol {0}"
    case .sunsetAt: "pôr do sol {0}"
    case .daylight: "Luz do dia em {0}"
    case .lengthOfDay: "{0} em {1}"
    case .longestDay: "dia mais longo {0}, mais curto {1}"
    case .daysLikeThis: "Dias como este em {0}"
    case .warmingOfDays: "Aquecimento de dias como este em {0}"
    case .valueIn: "{0} em {1}"
    case .withRange: "{0} ({1})"
    case .percentRange: "intervalo de {0}"
    case .rangeOfModels: "intervalo dos modelos"
    case .withInterventions: "com intervenções"
    case .withoutInterventions: "sem intervenções"
    case .assumption: "{0}, {1}; pálido: anos isolados"
    case .originalFormula: "a fórmula original, sem intervalo"
    case .errors: "Erros de previsão em {0}"
    case .meanErrors: "{0}: erro médio por dias de antecedência ({1})"
    case .errorsOf: "{0} {1}"
    case .errorAhead: "{0} {1}"
    case .daysAhead: "dias de antecedência"
    case .rainedHere: "Com que frequência choveu em {0}"
    case .byChance: "segundo a probabilidade prevista {0}; os pontos maiores representam mais horas"
    case .rainCame: "{0}: com {1} choveu em {2} das horas ({3})"
    case .forecastChance: "probabilidade prevista, %"
    case .asOftenAsSaid: "tanto quanto previsto"
    case .usualRain: "probabilidade habitual de chuva"
    case .around: "À volta de {0}"
    case .across: "{0} de largura"
    case .cloudCover: "nebulosidade {0}"
    case .sunIsUp: "o sol está acima do horizonte"
    case .sunIsDown: "o sol está abaixo do horizonte"
    case .whereSunSets: "Onde o sol se põe"
    case .goldenLine: "linha dourada: pôr do sol neste momento"
    case .bestSunset: "melhor pôr do sol: {0}, {1} de {2}"
    case .world: "o mundo com dia e noite"
    }
  }

  static func text(_ value: ErrorEntry) -> String {
    switch value {
    case .parseError: "A mensagem não é JSON válido."
    case .invalidRequest: "A mensagem não é um pedido JSON-RPC 2.0 válido."
    case .limitExceeded: "A mensagem excede um limite deste servidor."
    case .duplicateId: "Um pedido com este id ainda está em curso."
    case .shuttingDown: "O servidor está a encerrar."
    case .methodNotFound: "Esse método não existe."
    case .invalidParams: "Um parâmetro não é válido."
    case .unknownParam: "Esse parâmetro não existe."
    case .missingParam: "Falta um parâmetro obrigatório."
    case .outOfRange: "Um parâmetro está fora do intervalo permitido."
    case .notAllowed: "Um parâmetro tem um valor não permitido."
    case .internalError: "Ocorreu um erro interno."
    case .requestCancelled: "O pedido foi cancelado."
    case .serverCancelledShutdown: "O servidor está a encerrar."
    case .serverCancelledLocationChanged: "O lugar atual mudou durante o pedido."
    case .placeNotFound: "Não foi encontrado nenhum lugar correspondente."
    case .locationUnavailableDenied: "É necessária permissão de localização."
    case .locationUnavailableUnavailable: "Não foi possível determinar a localização."
    case .locationUnavailableTimeout: "O cliente não comunicou a sua localização a tempo."
    case .locationUnavailableNotSupported: "O cliente não consegue determinar a sua localização."
    case .locationUnavailableOther: "Não foi possível determinar a localização."
    case .providerUnavailableOffline: "A rede está desligada."
    case .providerUnavailableUnreachable: "Não há rede."
    case .providerUnavailableLibraryMissing: "Falta a libcurl ou é demasiado antiga."
    case .providerUnavailableNoResources: "O sistema não tem mais threads, descritores ou memória."
    case .providerUnavailableDns: "Não se encontra {0}: não foi possível resolver o nome."
    case .providerUnavailableRefused: "{0} recusou a ligação."
    case .providerUnavailableTls: "Não foi possível estabelecer uma ligação segura com {0}."
    case .providerUnavailableTimeout: "{0} não respondeu a tempo."
    case .providerUnavailableCut: "{0} fechou a ligação antes do tempo."
    case .providerUnavailableHttp: "{0} respondeu com um erro."
    case .providerUnavailableMalformed: "{0} enviou uma resposta inválida."
    case .providerUnavailableTooLarge: "{0} enviou uma resposta demasiado grande."
    case .providerUnavailableRedirect: "{0} redirecionou para um endereço proibido."
    case .providerUnavailableInvalidURL: "{0} tem um endereço inválido na configuração."
    case .providerUnavailableBreakerOpen: "{0} falhou repetidamente e não será consultado durante algum tempo."
    case .providerUnavailableBudget: "As chamadas que {0} permite esgotaram-se por agora."
    case .rateLimited: "{0} está a limitar os pedidos."
    case .unauthorizedKeyMissing: "{0} precisa de uma chave de API."
    case .unauthorizedKeyInvalid: "{0} não aceita a chave de API."
    case .unauthorizedSubscriptionMissing: "A chave de API não inclui este produto."
    case .noData: "Não há dados para este pedido."
    case .noDataDateSkipped: "Esta data nunca existiu neste lugar."
    case .noDataBeyondHorizon: "Isto está fora do alcance de qualquer previsão ou arquivo."
    case .noDataOutOfCoverage: "Nenhum fornecedor cobre este lugar."
    case .noDataNotProvided: "{0} não oferece isto."
    case .storageFailureFull: "O disco está cheio."
    case .storageFailureReadOnly: "Não se pode escrever na pasta de dados."
    case .storageFailureCorrupt: "Os dados guardados estão danificados."
    case .storageFailureLocked: "Outro processo está a usar os dados guardados."
    case .storageFailureIrregular: "Não há um ficheiro normal no caminho dos dados guardados."
    case .busy: "O servidor está sobrecarregado."
    case .deadlineExceeded: "Não houve nenhuma resposta aceitável dentro do prazo."
    case .unsupported: "Isto não é suportado."
    case .unsupportedProtocolVersion: "Esta versão do protocolo não é suportada."
    case .unsupportedProvider: "Este fornecedor não oferece isto."
    case .unsupportedNotSettable: "Esta definição não pode ser alterada com config.set."
    }
  }

  static func text(_ value: HintRow) -> String {
    switch value {
    case .parseError: "Um texto JSON por linha, ou um cabeçalho Content-Length antes de cada um."
    case .shuttingDown: "Depois de shutdown só se espera exit."
    case .internalError: "Comunique este erro e junte a saída de almanac doctor --bundle."
    case .placeNotFound: "Verifique como está escrito ou indique as coordenadas."
    case .locationUnavailableDenied: "Permita o acesso à localização ou procure um lugar."
    case .locationUnavailableUnavailable: "A permissão de localização foi concedida, mas não foi encontrada nenhuma localização.\n\nEscolha um lugar na pesquisa."
    case .locationUnavailableNotSupported: "Defina um lugar com location.set."
    case .locationUnavailableOther: "Defina um lugar com location.set."
    case .unauthorizedKeyMissing: "Defina providers.{0}.apiKey no ficheiro de configuração."
    case .unauthorizedKeyInvalid: "Verifique providers.{0}.apiKey no ficheiro de configuração."
    case .unauthorizedSubscriptionMissing: "Verifique o plano de providers.{0}.apiKey no ficheiro de configuração."
    case .storageFailureReadOnly: "Verifique ALMANAC_DATA_DIR e as suas permissões."
    case .storageFailureCorrupt: "Foram postos de parte; almanac doctor diz onde estão."
    case .storageFailureIrregular: "Retire dali o pipe, o dispositivo ou a pasta; almanac doctor mostra onde está a pasta de dados."
    case .deadlineExceeded: "Use fallback para permitir uma resposta desatualizada ou aumente deadlineMs."
    case .unsupportedNotSettable: "Use o ficheiro de configuração ou almanac config set."
    case .unknownTimeZone: "Espera-se um fuso horário da IANA, como Europe/Lisbon."
    case .notLookedUp: "O lugar não está entre os conhecidos localmente e não foi possível consultar a pesquisa em linha. Indique as coordenadas ou tente mais tarde."
    case .notOnEarth: "Esse lugar não existe na Terra."
    case .giveAPlace: "Indique um lugar ou tente mais tarde."
    case .checkSpelling: "Verifique como está escrito ou indique as coordenadas."
    case .eventNotYet: "Isso ainda não aconteceu."
    case .noSunEvent: "Nesse dia o sol não cruza o horizonte."
    case .otherSubscription: "Outra subscrição tem este id."
    case .parameter: "(parâmetro: {0})"
    case .allowed: "permitido: {0}"
    case .allowedRange: "permitido: de {0} a {1}"
    case .didYouMean: "queria dizer: {0}"
    case .tryAgain: "tente de novo daqui a {0} s"
    case .storedLocationUnread: "Não foi possível ler o lugar guardado."
    case .locationOfEnvironment: "ALMANAC_LOCATION é “{0}”."
    case .locationOfInitialize: "O lugar indicado por `initialize` é “{0}”."
    case .locationOfConfiguration: "O lugar da configuração é “{0}”."
    case .locationNamed: "O lugar é “{0}”."
    case .expectedAngles: "Esperam-se latitude e longitude, como 38.72,-9.14 ou 38.72°N 9.14°W."
    case .anglesAreNumbers: "A latitude e a longitude são números."
    case .ambiguousDirection: "A letra O significa leste nalgumas línguas e oeste noutras: escreva E ou W."
    case .oneAngleOfEach: "Esperam-se uma latitude (N ou S) e uma longitude (E ou W)."
    case .signOrDirection: "Um ângulo tem sinal ou direção, não ambos: -38.7 ou 38.7°S."
    case .minutesBelowSixty: "Os minutos e os segundos de um ângulo são menores que 60."
    case .expectedPlusCode: "Espera-se um Plus Code completo, como 8FVC9G8F+6W."
    case .expectedLocator: "Espera-se um localizador Maidenhead, como JN67TN, JN67TN44 ou JN67TN44AB."
    case .expectedGeoURI: "Espera-se um URI geo:, como geo:47.5622,13.6493."
    case .otherReferenceSystem: "Num URI geo: só é reconhecido o sistema de referência wgs84."
    case .expectedObject: "Espera-se um objeto."
    case .expectedArray: "Espera-se um array."
    case .expectedString: "Espera-se uma cadeia de caracteres."
    case .expectedNumber: "Espera-se um número."
    case .expectedInteger: "Espera-se um número inteiro."
    case .expectedBoolean: "Espera-se true ou false."
    case .expectedBooleanOrString: "Espera-se true, false ou uma cadeia de caracteres."
    case .expectedBooleanOrArray: "Espera-se true, false ou um array."
    case .expectedStringOrNumber: "Espera-se uma cadeia de caracteres ou um número."
    case .expectedStringOrObject: "Espera-se uma cadeia de caracteres ou um objeto."
    case .expectedSubscriptionCondition: "Espera-se um objeto com `path`, com `all` ou com `any`."
    case .expectedDate: "Espera-se uma data, como 2026-06-21."
    case .expectedTime: "Espera-se uma hora com o desvio de UTC, como 2026-06-21T19:30:00+01:00."
    case .paramsByName: "Indique os parâmetros pelo nome."
    case .giveExactlyOne: "Indique exatamente um destes."
    case .giveOnlyOne: "Indique apenas um destes."
    case .expectedText: "Espera-se um texto."
    case .expectedWord: "Espera-se uma destas palavras."
    case .expectedTruth: "Espera-se true ou false, com eq ou ne."
    case .expectedNull: "Espera-se null, com eq ou ne."
    case .expectedPointer: "Espera-se um JSON Pointer, como /days/*/score."
    case .nothingThere: "Nenhum resultado de {0} tem algo aí."
    case .onsetOnce: "Com leadMinutes, cada início é anunciado uma só vez."
    case .onsetRows: "Com leadMinutes, a condição tem de se referir a linhas que começam a uma hora determinada, como /hours/*/kind."
    case .onsetOneList: "Com leadMinutes, a condição tem de se referir às linhas de uma só lista."
    case .expectedClockTime: "Espera-se uma hora de 00:00 a 23:59."
    case .expectedOtherEnd: "Espera-se uma hora diferente de start."
    case .onlyOverviewHasParts: "Só weather.overview tem partes."
    case .onePartPerMethod: "Cada método só pode aparecer numa parte."
    case .expectedLanguageTag: "Espera-se um código de língua BCP 47, como en-GB."
    case .originalOneYear: "A fórmula original de `weather2045` tem um só ano."
    case .originalNoScenario: "A fórmula original de `weather2045` não tem cenário."
    case .originalNoLevers: "A fórmula original de `weather2045` não tem medidas."
    case .expectedReport: "Espera-se um METAR, SPECI ou TAF: LPPT 211830Z 34012KT CAVOK 22/14 Q1016."
    case .expectedPastDate: "Espera-se uma data até {0}, o último dia completo nesse lugar. O dia de hoje está em forecast.hourly."
    case .percentSign: "Escreva %% para um sinal de percentagem."
    case .unclosedField: "Um campo termina com {0}. Escreva {1} para uma chaveta."
    case .libraryNotFound: "a libcurl não foi encontrada: instale libcurl4 (Debian, Ubuntu), libcurl (Fedora, Alpine) ou curl (Arch, Homebrew)"
    case .libraryTooOld: "a libcurl é demasiado antiga: é necessária a versão 7.66 ou posterior"
    case .libraryFailed: "não foi possível inicializar a libcurl"
    case .libraryNoResources: "o sistema não dá ao processo mais threads, descritores ou memória (ulimit -u, ulimit -n, ulimit -v)"
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
    case .beaufort: PluralForms(one: "{count} beaufort", other: "{count} beaufort")
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

  static func aloud(_ value: Lever) -> String {
    switch value {
    case .methane45By2030: "Metan minus 45 procent till 2030"
    case .methane30By2030: "Metan minus 30 procent till 2030, Global Methane Pledge"
    case .nitrousOxide30By2050: "Lustgas minus 30 procent till 2050"
    case .soot50By2040: "Sot minus 50 procent till 2040"
    case .sulfur80By2050: "Svaveldioxid minus 80 procent till 2050, blottar uppvärmning"
    case .solarRamp: "Solstrålningsreglering på minus 1 watt per kvadratmeter, 2030 till 2040, sedan bibehållen"
    case .solarTerminated: "Solstrålningsreglering på minus 1 watt per kvadratmeter, avbruten 2060"
    default: word(value)
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
    case .solarRamp: "Solstrålningsreglering på −1 W/m², 2030 till 2040, sedan bibehållen"
    case .solarTerminated: "Solstrålningsreglering på −1 W/m², avbruten 2060"
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
    case .astronomicalTwilight: "astronomisk skymning"
    case .nauticalTwilight: "nautisk skymning"
    case .civilTwilight: "borgerlig skymning"
    case .day: "dag"
    }
  }

  static func dawn(_ value: SunPhase) -> String {
    switch value {
    case .night: "natt"
    case .astronomicalTwilight: "astronomisk gryning"
    case .nauticalTwilight: "nautisk gryning"
    case .civilTwilight: "borgerlig gryning"
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
    case .unknown: "officiell varning"
    case .minor: "lindrig varning"
    case .moderate: "måttlig varning"
    case .severe: "allvarlig varning"
    case .extreme: "extrem varning"
    }
  }

  static func word(_ value: AlertHazard) -> String {
    switch value {
    case .wind: "vind"
    case .thunderstorm: "åska"
    case .tornado: "tromb"
    case .hail: "hagel"
    case .rain: "regn"
    case .flood: "översvämning"
    case .rainFlood: "regn och översvämning"
    case .snow: "snö"
    case .snowIce: "snö och is"
    case .blizzard: "snöstorm"
    case .freezingRain: "underkylt regn"
    case .ice: "is"
    case .frost: "frost"
    case .thaw: "töväder"
    case .avalanche: "laviner"
    case .fog: "dimma"
    case .highTemperature: "höga temperaturer"
    case .lowTemperature: "låga temperaturer"
    case .forestFire: "brandrisk"
    case .dryAir: "torr luft"
    case .dust: "damm eller sand"
    case .smoke: "rök"
    case .airQuality: "luftkvalitet"
    case .ultraviolet: "UV-strålning"
    case .tropicalCyclone: "tropisk cyklon"
    case .stormSurge: "stormflod"
    case .coastalEvent: "fara vid kusten"
    case .highWaves: "höga vågor"
    case .ripCurrent: "utåtgående strömmar"
    case .marine: "fara till sjöss"
    case .lowWater: "lågt vattenstånd"
    case .tsunami: "tsunami"
    case .landslide: "jordskred"
    case .earthquake: "jordbävning"
    case .volcano: "vulkan"
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

  static func aloud(_ value: ExtremeKind) -> String {
    word(value)
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "Hetta som inträffar en gång på 10 år"
    case .hotExtreme50Year: "Hetta som inträffar en gång på 50 år"
    case .heavyPrecipitation10Year: "Kraftigt regn som inträffar en gång på 10 år"
    case .drought10Year: "Torka som inträffar en gång på 10 år"
    }
  }

  static func word(_ value: ClimateRegionName) -> String {
    switch value {
    case .gic: "Grönland och Island"
    case .nwn: "nordvästra Nordamerika"
    case .nen: "nordöstra Nordamerika"
    case .wna: "västra Nordamerika"
    case .cna: "centrala Nordamerika"
    case .ena: "östra Nordamerika"
    case .nca: "norra Centralamerika"
    case .sca: "södra Centralamerika"
    case .car: "Karibien"
    case .nws: "nordvästra Sydamerika"
    case .nsa: "norra Sydamerika"
    case .nes: "nordöstra Sydamerika"
    case .sam: "Sydamerikas monsunområde"
    case .sws: "sydvästra Sydamerika"
    case .ses: "sydöstra Sydamerika"
    case .ssa: "södra Sydamerika"
    case .neu: "Nordeuropa"
    case .wce: "Västeuropa och Centraleuropa"
    case .eeu: "Östeuropa"
    case .med: "Medelhavsområdet"
    case .sah: "Sahara"
    case .waf: "Västafrika"
    case .caf: "Centralafrika"
    case .neaf: "nordöstra Afrika"
    case .seaf: "sydöstra Afrika"
    case .wsaf: "västra södra Afrika"
    case .esaf: "östra södra Afrika"
    case .mdg: "Madagaskar"
    case .rar: "ryska Arktis"
    case .wsb: "Västsibirien"
    case .esb: "Östsibirien"
    case .rfe: "ryska Fjärran Östern"
    case .wca: "västra Centralasien"
    case .eca: "östra Centralasien"
    case .tib: "Tibetanska högplatån"
    case .eas: "Östasien"
    case .arp: "Arabiska halvön"
    case .sas: "Sydasien"
    case .sea: "Sydostasien"
    case .nau: "norra Australien"
    case .cau: "centrala Australien"
    case .eau: "östra Australien"
    case .sau: "södra Australien"
    case .nz: "Nya Zeeland"
    case .ean: "Östantarktis"
    case .wan: "Västantarktis"
    case .aro: "Norra ishavet"
    case .npo: "norra Stilla havet"
    case .epo: "ekvatoriala Stilla havet"
    case .spo: "södra Stilla havet"
    case .nao: "Nordatlanten"
    case .eao: "ekvatoriala Atlanten"
    case .sao: "Sydatlanten"
    case .ars: "Arabiska havet"
    case .bob: "Bengaliska viken"
    case .eio: "ekvatoriala Indiska oceanen"
    case .sio: "södra Indiska oceanen"
    case .soo: "Södra oceanen"
    }
  }

  static func aloud(_ value: MessageRow) -> String {
    text(value)
  }

  static func text(_ value: MessageRow) -> String {
    switch value {
    case .nowcastUnknown: "Nederbördsdata saknas för de närmaste timmarna."
    case .nowcastUsual: "Det finns ingen prognos för de här timmarna, bara vad som är vanligt för årstiden."
    case .dry: "Ingen nederbörd väntas."
    case .dryAsFarAsKnown: "Ingen nederbörd väntas, så vitt känt."
    case .dryFor: "Ingen nederbörd väntas under {0}; därefter är inte allt känt."
    case .wetNow: "Nederbörd nu, utan slut i sikte."
    case .wetNowUntil: "Nederbörd nu, som upphör om {0}."
    case .wetFrom: "Nederbörd börjar om {0}."
    case .wetFromFor: "Nederbörd börjar om {0} och varar {1}."
    case .wetWithin: "Nederbörd inom {0}."
    case .wetWithinUntil: "Nederbörd inom {0}, som upphör om {1}."
    case .airGood: "Luften är bra: njut av att vara ute."
    case .airAcceptable: "Luftkvaliteten är godtagbar; särskilt känsliga personer bör överväga att begränsa ansträngning utomhus."
    case .airForSensitiveGroups: "Känsliga grupper bör minska lång eller kraftig ansträngning utomhus."
    case .airUnhealthy: "Alla bör minska lång eller kraftig ansträngning utomhus."
    case .airVeryUnhealthy: "Undvik hård ansträngning utomhus; känsliga grupper bör stanna inne."
    case .airHazardous: "Stanna inne med stängda fönster."
    case .noCloudData: "Molndata saknas för den här tidpunkten, så det finns inget betyg."
    case .noCloudLayers: "Molnlagren är okända för den här tidpunkten, så det finns inget betyg."
    case .polarDay: "Solen är uppe hela dygnet."
    case .polarNight: "Solen är nere hela dygnet."
    case .noEvent: "Solen passerar inte horisonten den här dagen."
    case .beyondHorizon: "Den här dagen ligger utanför prognosperioden."
    case .classicScore: "Det ursprungliga betyget, enbart ur molnigheten: {0} av 100."
    case .lowCloud: "Låga moln döljer det mesta av himlen"
    case .clearSky: "En nästan klar himmel lovar ett enkelt, rent sken"
    case .clearSkyMuted: "En nästan klar himmel lovar ett enkelt sken"
    case .scatteredLowCloud: "Spridda låga moln lämnar ett enkelt sken i luckorna"
    case .highAndMidCloud: "Höga och medelhöga moln"
    case .highSheet: "Ett täcke av höga moln"
    case .cirrus: "Cirrusmoln"
    case .midOvercast: "Ett täcke av medelhöga moln"
    case .altocumulus: "Altocumulusmoln"
    case .catchesLight: "{0} kommer att fånga ljuset"
    case .mayCatchLight: "{0} kan fånga en del av ljuset"
    case .getsLittleLight: "{0} kommer att få lite ljus"
    case .placeOffset: "{0} {1} om {2}"
    case .lowDeckCuts: "{0}; ett lågt molntäcke {1} mot {2} skär av ljuset"
    case .lowDeckMayCut: "{0}; ett lågt molntäcke {1} mot {2} kan skära av ljuset"
    case .midDeckCuts: "{0}; ett medelhögt molntäcke {1} mot {2} skär av ljuset"
    case .midDeckMayCut: "{0}; ett medelhögt molntäcke {1} mot {2} kan skära av ljuset"
    case .towardSun: "solen"
    case .rainInTheWay: "regn är i vägen"
    case .poorVisibility: "nedsatt sikt dämpar utsikten"
    case .hazeMutes: "torrdis dämpar färgerna"
    case .humidAirMutes: "fuktig luft dämpar färgerna"
    case .list: "{0}, {1}"
    case .both: "{0} och {1}"
    case .serial: "{0}, {1}"
    case .firstOfMonth: "1"
    case .spoiled: "{0}, men {1}"
    case .colorOdds: "Färg i {0} fall av {1}"
    case .colorHardly: "Knappt någon chans till färg"
    case .colorCertain: "Färg är så gott som säker"
    case .betterEvenings: "Bättre än {0} av kvällarna här vid den här tiden på året"
    case .betterMornings: "Bättre än {0} av morgnarna här vid den här tiden på året"
    case .aboutTitle: "Hur fin blir solnedgången?"
    case .aboutText: "En fin solnedgång kräver tre saker: moln som är tillräckligt höga för att belysas underifrån, fri väg för ljuset från bortom horisonten och ren, torr luft. Betyget ser till molnlagren ovanför dig, till himlen 50 till 600 km mot solen och till dis, fuktighet, sikt och regn när solen går ner. En klar himmel ger ett enkelt sken, en himmel av cirrus med öppen horisont de högsta betygen och ett lågt molntäcke nästan ingenting."
    case .cloudCoverTitle: "Molnighet"
    case .cloudCoverText: "Dygnets medelvärde. En del moln ger färg, ett slutet lågt täcke döljer den."
    case .highCloudTitle: "Höga moln"
    case .highCloudText: "Cirrus över 8 km fångar det sista ljuset och lyser längst."
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
    case .sentence: "{0}."
    case .sentences: "{0} {1}"
    case .dayText: "{0}: {1}"
    case .today: "i dag"
    case .tomorrow: "i morgon"
    case .wholeDay: "{0} hela dagen"
    case .restOfDay: "{0} resten av dagen"
    case .wholeTime: "{0} hela tiden"
    case .fromTime: "{0} från kl. {1}"
    case .untilTime: "{0} till kl. {1}"
    case .betweenTimes: "{0} från kl. {1} till {2}"
    case .whatWhen: "{0} {1}"
    case .betweenParts: "{0} {1} {2}"
    case .atTimes: "tidvis {0}"
    case .detail: "{0}, {1}"
    case .gusts: "byar upp till {0}"
    case .amount: "omkring {0}"
    case .amountFurther: "ytterligare omkring {0}"
    case .skyChange: "{0} på förmiddagen, {1} på eftermiddagen"
    case .extremes: "högst {0}, lägst {1}"
    case .range: "{0} till {1}"
    case .steady: "omkring {0}"
    case .uncertainty: "osäkert: högsta temperaturen ligger mellan {0} och {1}"
    case .warmerThanYesterday: "{0} varmare än i går"
    case .colderThanYesterday: "{0} kallare än i går"
    case .warmerThanToday: "{0} varmare än i dag"
    case .colderThanToday: "{0} kallare än i dag"
    case .warmerThanDayBefore: "{0} varmare än dagen före"
    case .colderThanDayBefore: "{0} kallare än dagen före"
    case .aboveNormal: "{0} över det normala"
    case .belowNormal: "{0} under det normala"
    case .rareHeat: "ovanligt varmt för årstiden"
    case .rareCold: "ovanligt kallt för årstiden"
    case .ultraviolet: "UV-index upp till {0}"
    case .sunsetColorful: "färgstark solnedgång kl. {0}"
    case .sunsetVivid: "lysande solnedgång kl. {0}"
    case .sunsetSpectacular: "spektakulär solnedgång kl. {0}"
    case .warningsUnknown: "officiella varningar okända"
    case .usual: "vanligt för årstiden: {0} till {1}"
    case .usualSteady: "vanligt för årstiden: {0}"
    case .noChange: "inget väsentligt ändras under de närmaste 48 timmarna"
    case .noForecast: "ingen prognos"
    case .minus: "minus {0}"
    }
  }

  static func aloud(_ value: NoticeRow) -> String {
    switch value {
    case .because: "{0}, {1}."
    case .placeInferred: "{0} tolkades som {1}."
    case .locationUnchecked: "{0} kunde inte slås upp nu och är inställd utan kontroll."
    case .noForecast: "Vad som är vanligt här, ingen prognos, {0}."
    case .impossibleValues: "Orimliga värden från {0} är utelämnade, {1}."
    case .modelsMissing: "De högupplösta modellerna är inte tillgängliga; detta är projektionen från ar6."
    case .userDataWithoutFolder: "Favoriter och inställningar finns kvar tills processen slutar: varken ALMANAC DATA DIR, XDG DATA HOME eller HOME säger var de ska sparas."
    case .userDataSetAside: "almanac.db var skadad och har ersatts. Den gamla filen är {0}; sqlite3 .recover läser det som finns kvar av dess favoriter och inställningar."
    case .warmingHere: "Från {0} till {1} ändras den globala uppvärmningen jämfört med 1850 till 1900 från {2} till {3}, {4}, {5}; här är ändringen {6} gånger så stor den här månaden, {7}."
    case .warmingHereWithout: "Från {0} till {1} ändras den globala uppvärmningen jämfört med 1850 till 1900 från {2} till {3}, eller till {4} utan åtgärderna, {5}, {6}; här är ändringen {7} gånger så stor den här månaden, {8}."
    case .otherPrecipitation: "Vid den projicerade temperaturen faller nederbörden i annan form, Jennings et al. 2018."
    case .moreHeavyRain: "Samma kraftiga regn skulle ge omkring {0} mer: {1} per {2} global uppvärmning på land, CMIP6 medianen för den blötaste dagen."
    case .lessHeavyRain: "Samma kraftiga regn skulle ge omkring {0} mindre: {1} per {2} global uppvärmning på land, CMIP6 medianen för den blötaste dagen."
    case .terminationShock: "Solstrålningsreglering döljer uppvärmning så länge den pågår: upphör den, kommer det mesta av den dolda uppvärmningen tillbaka inom fem till tio år, avslutningschock."
    case .originalFormula: "Formeln i den ursprungliga appen: {0} överallt, {1} med åtgärder. Räknat från i dag väntar klimatmodellerna {2} till {3} global uppvärmning till {4}; använd modellen ar6 för en projektion."
    default: text(value)
    }
  }

  static func text(_ value: NoticeRow) -> String {
    switch value {
    case .plain: "{0}."
    case .because: "{0} ({1})."
    case .consequence: "{0} {1}"
    case .locationAssumed: "Ingen plats är inställd och tidszonen har ingen stad; {0} används."
    case .locationOfTimeZone: "Ingen plats är inställd; {0} är tidszonens stad."
    case .ambiguousPlace: "Andra platser heter också så: {0}."
    case .placeInferred: "”{0}” tolkades som {1}."
    case .placeOfRegion: "{0} är ett helt område; svaret gäller dess största stad, {1}."
    case .locationUnchecked: "”{0}” kunde inte slås upp nu och är inställd utan kontroll."
    case .placesKnownHere: "Sökning på nätet är inte tillgänglig: det här är de lokalt kända platserna."
    case .askedRecently: "Leverantörerna anropas högst en gång i minuten för samma plats."
    case .outOfDate: "Det här svaret är inaktuellt."
    case .noForecast: "Vad som är vanligt här, ingen prognos ({0})."
    case .usualHere: "Vad som är vanligt här, ingen prognos."
    case .keyRefused: "{0} godtog inte API-nyckeln; det här svaret använder inga data därifrån."
    case .impossibleValues: "Orimliga värden från {0} är utelämnade ({1})."
    case .countOf: "{0}: {1}"
    case .temperaturesStill: "Temperaturerna från {0} har inte ändrats på {1}, men det har vädret."
    case .forecastRepeats: "{0} av prognosen från {1} upprepar föregående dags prognos."
    case .temperaturesLater: "Temperaturerna från {0} passar vädret {1} senare."
    case .temperaturesEarlier: "Temperaturerna från {0} passar vädret {1} tidigare."
    case .temperaturesApart: "Temperaturerna från {0} har legat långt från alla andra i {1}."
    case .errorsChanged: "Det som {0} säger har i {1} haft andra fel: korrigeringar lärs in på nytt."
    case .scoresMayChange: "Hela himlen är inte känd än: de här betygen kan ändras."
    case .noSunEvent: "Solen passerar inte horisonten."
    case .noSunEventDays: "Solen passerar inte horisonten de här dagarna."
    case .providerOutdated: "Leverantörens nyaste värden är {0} gamla."
    case .noReports: "Ingen station nära platsen har rapporter."
    case .nothingMeasured: "Det finns inga mätningar, så inget fel kan beräknas."
    case .ledgerOnly: "Endast redan sparade mätningar används."
    case .measuredMissing: "Uppmätta värden är inte tillgängliga"
    case .reportsMissing: "Stationernas rapporter är inte tillgängliga"
    case .providerMeasuredMissing: "Det som {0} har mätt är inte tillgängligt"
    case .alertsMissing: "Officiella varningar är inte tillgängliga"
    case .noStation: "Ingen station inom {0} har rapporterat de senaste {1}."
    case .stationsHigherOrLower: "Stationerna ligger mer än {0} högre eller lägre."
    case .measuredOld: "Den senast uppmätta temperaturen är {0} gammal."
    case .rowsInterpolated: "Vissa rader är interpolerade mellan leverantörens tidssteg."
    case .rowsBeyondForecast: "Prognosen omfattar inte de här raderna."
    case .rowsOfClimate: "De här raderna är klimatuppskattningar."
    case .noAlertService: "Ingen känd varningstjänst täcker platsen."
    case .alertsUnlisted: "Det finns fler varningar än de som listas: {0}."
    case .alertsUnread: "Det finns varningar som inte kan läsas: {0}."
    case .drawnFromHours: "Interpolerat ur timprognosen."
    case .elevationUnknown: "Platsens höjd är okänd; horisonten vid havsnivå används."
    case .dateSkipped: "{0} har aldrig funnits här och är utelämnad."
    case .calendarEnds: "Kalendern slutar med {0}."
    case .modelsMissing: "De högupplösta modellerna är inte tillgängliga; detta är projektionen från `ar6`."
    case .causeSlowDown: "{0} begränsar antalet anrop"
    case .causeKeyMissing: "{0} behöver en API-nyckel"
    case .causeKeyInvalid: "{0} godtar inte API-nyckeln"
    case .causeKeyLimited: "API-nyckeln till {0} omfattar inte detta"
    case .causeBeyondHorizon: "bortom alla prognoser"
    case .causeOutOfCoverage: "ingen leverantör täcker platsen"
    case .causeNotProvided: "ingen leverantör erbjuder detta"
    case .causeDeadline: "inget svar i tid"
    case .causeBusy: "servern är upptagen"
    case .causeStore: "datalagringen fungerade inte"
    case .causeOffline: "nätverket är avstängt"
    case .causeNoNetwork: "inget nätverk"
    case .causeNoLibrary: "libcurl saknas eller är för gammal"
    case .causeNoResources: "systemet har slut på trådar, deskriptorer eller minne"
    case .causeLookup: "inget nätverk, eller {0} går inte att hitta"
    case .causeRefused: "{0} nekade anslutningen"
    case .causeTLS: "ingen säker anslutning till {0}"
    case .causeTimeout: "{0} svarade inte i tid"
    case .causeCut: "{0} stängde anslutningen i förtid"
    case .causeHTTP: "{0} svarade med ett fel"
    case .causeMalformed: "svaret från {0} gick inte att förstå"
    case .causeTooLarge: "svaret från {0} är för stort"
    case .causeRedirect: "{0} hänvisade till en förbjuden adress"
    case .causeURL: "den inställda adressen till {0} är inte giltig"
    case .causeFailing: "{0} har misslyckats upprepade gånger"
    case .causeBudget: "anropskvoten hos {0} är slut"
    case .theProvider: "leverantören"
    case .userDataNotKept: "Favoriter och inställningar kan inte sparas: {0}."
    case .cacheInMemory: "Cachen finns bara i minnet: {0}."
    case .userDataWithoutFolder: "Favoriter och inställningar finns kvar tills processen slutar: varken ALMANAC_DATA_DIR, XDG_DATA_HOME eller HOME säger var de ska sparas."
    case .fileReadOnly: "{0} kan läsas men inte skrivas."
    case .userDataSetAside: "almanac.db var skadad och har ersatts. Den gamla filen är {0}; `sqlite3 .recover` läser det som finns kvar av dess favoriter och inställningar."
    case .cacheSetAside: "cache.db var skadad och har ersatts. Den gamla filen är {0}; den kan tas bort."
    case .fileNewer: "{0} skapades av en nyare version av programmet och öppnas skrivskyddad."
    case .fileRowsDamaged: "Vissa rader i {0} är skadade; de utelämnas."
    case .answerNotCached: "Ett svar kunde inte sparas i cachen: {0}."
    case .storeFull: "disken är full"
    case .storeReadOnly: "det går inte att skriva i mappen"
    case .storeCorrupt: "de sparade uppgifterna är skadade"
    case .storeLocked: "en annan process har låst filen"
    case .storeIrregular: "det finns ingen vanlig fil på dess sökväg"
    case .meanShift: "Medelförskjutningen för dagar som den här, ingen prognos för ett datum: vädret en enskild dag varierar mer."
    case .warmingHere: "Från {0} till {1} ändras den globala uppvärmningen jämfört med 1850–1900 från {2} till {3} ({4}, {5}); här är ändringen {6} gånger så stor den här månaden ({7})."
    case .warmingHereWithout: "Från {0} till {1} ändras den globala uppvärmningen jämfört med 1850–1900 från {2} till {3}, eller till {4} utan åtgärderna ({5}, {6}); här är ändringen {7} gånger så stor den här månaden ({8})."
    case .pastObserved: "Den hittillsvarande uppvärmningen är observerad och densamma i varje scenario."
    case .highEmissionsUnlikely: "SSP5-8.5 är ett osannolikt fall med höga utsläpp, inte det som väntas."
    case .lessProportional: "Efter en topp är den regionala ändringen mindre exakt proportionell mot den avtagande globala uppvärmningen."
    case .mostlySea: "Regionen är mest hav: dess medelvärde passar kuster och öar, inlandet värms mer."
    case .otherPrecipitation: "Vid den projicerade temperaturen faller nederbörden i annan form (Jennings et al. 2018)."
    case .moreHeavyRain: "Samma kraftiga regn skulle ge omkring {0} mer: {1} per {2} global uppvärmning på land (CMIP6-medianen för den blötaste dagen)."
    case .lessHeavyRain: "Samma kraftiga regn skulle ge omkring {0} mindre: {1} per {2} global uppvärmning på land (CMIP6-medianen för den blötaste dagen)."
    case .leversTooLate: "Åtgärder kan inte ändra det här året eller det förflutna."
    case .terminationShock: "Solstrålningsreglering döljer uppvärmning så länge den pågår: upphör den, kommer det mesta av den dolda uppvärmningen tillbaka inom fem till tio år (avslutningschock)."
    case .leversOverlap: "Åtgärderna överlappar: sammanlagda lovar de mer än de ger tillsammans."
    case .leversCapped: "Tillsammans begränsades de till skillnaden mot SSP1-1.9, den lägsta bedömda banan."
    case .sulfurUncovers: "Renare luft utan svavel blottar en del uppvärmning som svavlet döljer i dag."
    case .highResolutionFactor: "Faktorn är medianen av {0} högupplösta modeller på platsen, spannet deras minsta och största; båda skalade till scenario och år."
    case .originalFormula: "Formeln i den ursprungliga appen: {0} överallt, {1} med åtgärder. Räknat från i dag väntar klimatmodellerna {2} till {3} global uppvärmning till {4}; använd modellen `ar6` för en projektion."
    case .normalsCoarse: "Beräknat ur månadsnormaler på ett grovt rutnät och spridningen kring dem, inte räknat. En station kan avvika med tio dagar eller mer, framför allt vid kuster, i dalar och i städer."
    case .normalsUnrepresentative: "Klimatet på själva platsen kan vara ett annat: normalvärdena är omgivningens, där stationer skiljer sig genom terräng och hav eller saknas."
    case .spreadKept: "Dagarnas spridning kring sitt medelvärde behålls som {0}."
    case .normalProjected: "Vädret som projiceras är det normala för datumet: det för {0}, förskjutet med uppvärmningen sedan dess."
    case .dayMean: "Dagens temperatur är medelvärdet av dess timmar."
    case .scenarioVeryLow: "Mycket lågt: netto noll CO2 omkring {0}, uppvärmningen åter nära {1} år {2}."
    case .scenarioLow: "Lågt: netto noll CO2 omkring {0}, uppvärmningen hålls under {1}."
    case .scenarioMiddle: "Medel: nära dit dagens politik leder, omkring {0} år {1}."
    case .scenarioHigh: "Högt: utsläppen fortsätter att öka, omkring {0} år {1}."
    case .scenarioVeryHigh: "Mycket högt: fossila bränslen utan återhållsamhet; anses i dag osannolikt."
    }
  }

  static func aloud(_ value: PageRow) -> String {
    switch value {
    case .assumedPlace: "{0}, antagen"
    case .eventOfHazard: "{0}, {1}"
    case .heatingDegreeDays: "Graddagar, uppvärmning"
    case .coolingDegreeDays: "Graddagar, kylning"
    case .aboveIndustry: "{0} jämfört med 1850 till 1900"
    case .none: "inget"
    case .stored: "Data från kl. {0}, {1} gamla."
    case .storedStale: "Data från kl. {0}, {1} gamla, inaktuella."
    case .pollen: "Pollen i korn per kubikmeter: {0}"
    case .leadUnderOneDay: "mindre än 1 dag"
    case .outOfDate: "{0}, inaktuellt"
    default: text(value)
    }
  }

  static func text(_ value: PageRow) -> String {
    switch value {
    case .here: "Här"
    case .assumedPlace: "{0} (antagen)"
    case .now: "Nu"
    case .day: "Dag"
    case .time: "Tid"
    case .weather: "Väder"
    case .temperature: "Temperatur"
    case .minimum: "Min"
    case .maximum: "Max"
    case .high: "Högst"
    case .low: "Lägst"
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
    case .likely: "Troligt intervall"
    case .asForecast: "Om molnen kommer enligt prognosen"
    case .aerosol: "Aerosol"
    case .dust: "Stoft"
    case .seen: "Ditt betyg"
    case .forecast: "Prognos"
    case .yourSunsets: "Dina solnedgångar"
    case .change: "Förändring"
    case .singleYears: "Enskilda år"
    case .world: "Världen"
    case .region: "Region"
    case .daysOfYear: "Dagar per år"
    case .fourYearsInFive: "4 år av 5"
    case .tropicalNights: "Tropiska nätter"
    case .frostDays: "Frostdagar"
    case .iceDays: "Isdagar"
    case .heatingDegreeDays: "Graddagar (uppvärmning)"
    case .coolingDegreeDays: "Graddagar (kylning)"
    case .aboveDegrees: "över {0}"
    case .timesAsOften: "{0} gånger så ofta"
    case .avoided: "{0} undviks här"
    case .fourOfFive: "{0}, 4 år av 5"
    case .aboveIndustry: "{0} jämfört med 1850–1900"
    case .inYear: "År {0}"
    case .todayIn: "i dag år {0}"
    case .veryLowEmissions: "mycket låga utsläpp"
    case .lowEmissions: "låga utsläpp"
    case .middleEmissions: "medelhöga utsläpp"
    case .highEmissions: "höga utsläpp"
    case .veryHighEmissions: "mycket höga utsläpp"
    case .without: "utan"
    case .with: "med"
    case .skyOf: "himlen, {0}"
    case .airAt: "luft, {0}"
    case .officialWarnings: "officiella varningar"
    case .feelsLike: "känns som {0}"
    case .warmerThanNormal: "{0} varmare än normala {1}"
    case .colderThanNormal: "{0} kallare än normala {1}"
    case .roughly: "{0}, ungefär"
    case .measured: "{0} uppmätt för {1} sedan, {3} vid {2}"
    case .away: "{0} bort"
    case .awayAndHeight: "{0} och {1}"
    case .lower: "{0} lägre"
    case .higher: "{0} högre"
    case .outOfDate: "{0} (inaktuellt)"
    case .sensorStuck: "{0}, men givaren kan ha fastnat"
    case .nextDay: "Närmaste 24 timmarna: {0}"
    case .orMore: "{0} eller mer"
    case .lessThan: "mindre än {0}"
    case .gusts: "{0}, byar {1}"
    case .upAllDay: "uppe hela dygnet"
    case .downAllDay: "nere hela dygnet"
    case .doesNotSet: "{0}, går inte ner"
    case .doesNotRise: "{0}, går inte upp"
    case .none: "–"
    case .noneToday: "ingen i dag"
    case .inHours: "{0} på {1}"
    case .whereKnown: "{0} så vitt känt"
    case .ofHundred: "av 100"
    case .over: "{0}, förbi"
    case .noScorePolarDay: "Solen går inte ner den här dagen: det finns inget att bedöma."
    case .noScorePolarNight: "Solen går inte upp den här dagen: det finns inget att bedöma."
    case .noScoreNoEvent: "Solen passerar inte horisonten den här dagen."
    case .noScoreBeyond: "Inget betyg: dagen ligger bortom alla prognoser."
    case .noScoreClouds: "Inget betyg: dagens moln är okända."
    case .noScore: "Inget betyg: orsaken är okänd."
    case .degreesHigh: "{0}, {1} högt"
    case .sunAt: "{0}, solen på {1}"
    case .lit: "{0} belyst"
    case .live: "Direkt, {0}."
    case .stored: "Data från kl. {0} ({1} gamla)."
    case .storedStale: "Data från kl. {0} ({1} gamla), inaktuella."
    case .estimateOfClimate: "En uppskattning ur platsens klimat, ingen prognos."
    case .noCoverage: "Ingen varningstjänst täcker platsen, så att varningar saknas betyder inte att det är ofarligt."
    case .noWarnings: "Inga varningar gäller."
    case .noWarningsKnown: "Inga varningar är kända för platsen, vilket inte betyder att det är ofarligt."
    case .warningServices: "varningstjänster"
    case .serviceWarns: "varning gäller"
    case .serviceSilent: "inga varningar gäller"
    case .serviceCountryOnly: "känt bara för landet"
    case .serviceNotCovered: "täcker inte platsen"
    case .serviceUnavailable: "kan inte nås"
    case .serviceNotAsked: "inget aktuellt"
    case .serviceDisabled: "avstängd"
    case .servicePartial: "bara vissa faror"
    case .heardAgo: "senaste svar för {0} sedan"
    case .heardNow: "senaste svar nyss"
    case .neverHeard: "inget svar ännu"
    case .alertUntil: "till kl. {0}"
    case .alertUntilDay: "till {0} kl. {1}"
    case .alertFrom: "från kl. {0}"
    case .alertFromDay: "från {0} kl. {1}"
    case .alertsMore: "{0} till"
    case .somewhereInCountry: "gäller någonstans i landet"
    case .eventOfHazard: "{0} ({1})"
    case .warningsInCountry: "{0} någonstans i landet; oklart om här"
    case .fromUntil: "{0} till {1}"
    case .europeanIndex: "Europeiskt AQI"
    case .usIndex: "USA:s AQI"
    case .ukIndex: "Brittiskt DAQI"
    case .mostOfAll: "{0}, främst {1}"
    case .pollen: "Pollen (korn/m³): {0}"
    case .alder: "al"
    case .birch: "björk"
    case .grass: "gräs"
    case .mugwort: "gråbo"
    case .olive: "oliv"
    case .ragweed: "ambrosia"
    case .learningTooFew: "{0} med prognos. Från 20 kan betyget lära av dem."
    case .learningUnused: "{0}: betyget slår {1} poäng fel. Att lära av dem skulle inte göra det mätbart bättre, så det görs inte."
    case .learningUsed: "{0}: betyget har lärt av dem och slår {1} poäng fel i stället för {2}."
    case .ageUnknown: "okänd tid"
    case .old: "{0} gammalt"
    case .usualHere: "vad som är vanligt här, ingen prognos"
    case .windIs: "Vind {0}"
    case .humidityIs: "Luftfuktighet {0}"
    case .sunriseIs: "Soluppgång {0}"
    case .sunsetIs: "Solnedgång {0}"
    case .rainNow: "nu"
    case .rainNone: "torrt"
    case .correctedByErrors: "korrigerat efter tidigare fel"
    case .gustsName: "Byvind"
    case .chanceOfRain: "Risk för regn"
    case .fromTo: "{0} till {1}"
    case .correction: "{0} {1} efter tidigare fel hos {2} här: av i medeltal {3} återstår {4}."
    case .forecastErrors: "prognosfel"
    case .skillUnknown: "Ännu är för lite känt. Prognoser sparas varje gång de hämtas och jämförs när stationer rapporterar: en leverantör visas efter 24 timmar som både har förutsetts och mätts."
    case .skillBackfill: "{0} fyller i de senaste 90 dagarna på en gång."
    case .skillFooter: "Medelfel mot stationernas mätningar till och med {0}; inom parentes var fyra av fem omdragna medelvärden ligger. Skicklighet är vinsten jämfört med vad som gällde vid samma timme den senaste kända dagen."
    case .leadTitle: "Framförhållning"
    case .errorTitle: "Fel"
    case .biasTitle: "Avvikelse"
    case .skillTitle: "Skicklighet"
    case .hoursTitle: "Timmar"
    case .leadUnderOneDay: "< 1 dag"
    case .providerTemperature: "{0}, temperatur"
    case .providerRain: "{0}, risk för regn, {1} i förväg"
    case .leadEvery: "vid alla tidshorisonter"
    case .leadRange: "{0} till {1} i förväg"
    case .leadOnly: "{0} i förväg"
    case .correctionProven: "Att korrigera avvikelsen hjälper bevisligen {0}: vid den kortaste från {1} till {2}, på {3} dagar som den inte hade lärt av."
    case .correctionNoise: "Att korrigera avvikelsen kan hjälpa {0}, men inte utöver slumpen."
    case .correctionUseless: "Att korrigera avvikelsen skulle inte hjälpa {0}."
    case .correctionFewDays: "Dagarna är för få för att säga om det hjälper {0} att korrigera avvikelsen."
    case .otherValues: "Andra värden"
    case .rainInHour: "Regn, senaste timmen"
    case .saidTitle: "Prognos"
    case .cameTitle: "Utfall"
    case .betterThanBase: "{0} bättre än att alltid förutsäga den vanliga risken för regn."
    case .notBetterThanBase: "Inte bättre än att alltid förutsäga den vanliga risken för regn."
    case .faultStill: "{0}: temperaturerna har inte ändrats på {1}."
    case .faultFrozen: "{0}: {1} upprepar föregående dags värden."
    case .faultLater: "{0}: temperaturerna passar dem {1} senare."
    case .faultEarlier: "{0}: temperaturerna passar dem {1} tidigare."
    case .faultApart: "{0}: långt från alla andra i {1}."
    case .faultChanged: "{0}: felen är andra än förut och lärs in på nytt."
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
    case .scoreMayChange: "Ett betyg med {0} kan ändras: hela himlen är inte känd än."
    case .airQuality: "Luftkvalitet"
    case .mapTitle: "Karta"
    case .climateTitle: "Klimat"
    case .rainRadar: "Regnradar"
    case .precipitation: "Nederbörd"
    case .windSpeed: "Vindhastighet"
    case .seaLevelPressure: "Lufttryck vid havsytan"
    case .temperatureFelt: "Känns som"
    case .cloudLayers: "Låga, medelhöga, höga"
    case .moon: "Måne"
    case .feltHeat: "Upplevd hetta"
    case .wetBulb: "Våttemperatur"
    case .canvas: "Moln att måla på"
    case .freeLight: "Fri väg för ljuset"
    case .afterglow: "Efterglöd"
    case .dryAir: "Torr luft"
    case .noRain: "Inget regn"
    case .lightPath: "Moln i ljusets väg"
    case .pathSampled: "undersökt så långt som ljuset kommer ifrån"
    case .pathLocal: "bara de rakt ovanför är kända"
    case .scoreModel: "Modell"
    case .azimuth: "Var"
    case .sunsetIn: "Solnedgång om {0}"
    case .sunriseIn: "Soluppgång om {0}"
    case .drizzle: "duggregn"
    case .lightRain: "lätt regn"
    case .rainFalls: "regn"
    case .heavyRain: "kraftigt regn"
    case .downpour: "skyfall"
    case .hailPossible: "risk för hagel"
    case .bestOfDays: "Bästa av dagarna"
    case .asOf: "Uppdaterat: {0}"
    }
  }

  static func text(_ value: ChartRow) -> String {
    switch value {
    case .described: "{0}: {1}"
    case .groups: "{0}; {1}"
    case .noData: "inga data"
    case .tooLittleKnown: "ännu är för lite känt"
    case .withinADay: "inom ett dygn"
    case .estimatedFrom: "{0} från {1}"
    case .temperature: "Temperatur i {0}"
    case .dashedFeelsLike: "prickad: känns som"
    case .ringMeasured: "ring: uppmätt {0}"
    case .measuredAt: "Uppmätt kl. {0}: {1}"
    case .precipitation: "Nederbörd i {0}"
    case .noneExpected: "ingen väntas"
    case .noPrecipitation: "Ingen nederbörd väntas"
    case .atMostLikely: "högst {0} sannolikhet"
    case .lineProbability: "linje: sannolikhet"
    case .sunsets: "Solnedgångar i {0}"
    case .sunrises: "Soluppgångar i {0}"
    case .scoreOf: "betyg av {0}"
    case .scoreOfDay: "{0} {1}"
    case .unknown: "okänt"
    case .best: "Bäst: {0}"
    case .bestAt: "bäst {0} kl. {1}: {2}"
    case .bestDay: "bäst {0}: {1}"
    case .doesNotCross: "solen passerar inte horisonten"
    case .sun: "Solen i {0}"
    case .dayLength: "dagens längd {0} tim {1} min"
    case .doesNotSet: "solen går inte ner"
    case .doesNotRise: "solen går inte upp"
    case .noonAt: "solen högst {0} vid {1}"
    case .sunriseAt: "soluppgång {0}"
    case .sunsetAt: "solnedgång {0}"
    case .daylight: "Dagsljus i {0}"
    case .lengthOfDay: "{0} den {1}"
    case .longestDay: "längsta dagen {0}, kortaste {1}"
    case .daysLikeThis: "Dagar som denna i {0}"
    case .warmingOfDays: "Uppvärmning av dagar som denna i {0}"
    case .valueIn: "{0} år {1}"
    case .withRange: "{0} ({1})"
    case .percentRange: "{0} spann"
    case .rangeOfModels: "modellernas spann"
    case .withInterventions: "med åtgärder"
    case .withoutInterventions: "utan åtgärder"
    case .assumption: "{0}, {1}; blekt: enskilda år"
    case .originalFormula: "den ursprungliga formeln, utan spann"
    case .errors: "Prognosfel i {0}"
    case .meanErrors: "{0}: medelfel efter dagar framåt ({1})"
    case .errorsOf: "{0} {1}"
    case .errorAhead: "{0} {1}"
    case .daysAhead: "dagar i förväg"
    case .rainedHere: "Hur ofta det regnade i {0}"
    case .byChance: "efter risken i prognosen {0}; större punkter står för fler timmar"
    case .rainCame: "{0}: vid {1} regnade det {2} av timmarna ({3})"
    case .forecastChance: "risk i prognosen, %"
    case .asOftenAsSaid: "så ofta som sagts"
    case .usualRain: "vanlig risk för regn"
    case .around: "Runt {0}"
    case .across: "{0} bred"
    case .cloudCover: "molnighet {0}"
    case .sunIsUp: "solen är uppe"
    case .sunIsDown: "solen är nere"
    case .whereSunSets: "Där solen går ner"
    case .goldenLine: "gyllene linje: solnedgång just nu"
    case .bestSunset: "bästa solnedgången: {0}, {1} av {2}"
    case .world: "världen med dag och natt"
    }
  }

  static func text(_ value: ErrorEntry) -> String {
    switch value {
    case .parseError: "Meddelandet är inte giltig JSON."
    case .invalidRequest: "Meddelandet är inte en giltig begäran enligt JSON-RPC 2.0."
    case .limitExceeded: "Meddelandet överskrider en gräns för den här servern."
    case .duplicateId: "En begäran med detta id pågår fortfarande."
    case .shuttingDown: "Servern håller på att avslutas."
    case .methodNotFound: "Metoden finns inte."
    case .invalidParams: "En parameter är ogiltig."
    case .unknownParam: "Parametern finns inte."
    case .missingParam: "En obligatorisk parameter saknas."
    case .outOfRange: "En parameter ligger utanför det tillåtna intervallet."
    case .notAllowed: "En parameter har ett värde som inte är tillåtet."
    case .internalError: "Ett internt fel uppstod."
    case .requestCancelled: "Begäran avbröts."
    case .serverCancelledShutdown: "Servern håller på att avslutas."
    case .serverCancelledLocationChanged: "Den aktuella platsen ändrades medan begäran behandlades."
    case .placeNotFound: "Ingen matchande plats hittades."
    case .locationUnavailableDenied: "Platstillstånd behövs."
    case .locationUnavailableUnavailable: "Positionen gick inte att fastställa."
    case .locationUnavailableTimeout: "Klienten meddelade inte sin position i tid."
    case .locationUnavailableNotSupported: "Klienten kan inte fastställa sin position."
    case .locationUnavailableOther: "Positionen gick inte att fastställa."
    case .providerUnavailableOffline: "Nätverket är avstängt."
    case .providerUnavailableUnreachable: "Det finns inget nätverk."
    case .providerUnavailableLibraryMissing: "libcurl saknas eller är för gammal."
    case .providerUnavailableNoResources: "Systemet har slut på trådar, deskriptorer eller minne."
    case .providerUnavailableDns: "Namnet på {0} gick inte att slå upp."
    case .providerUnavailableRefused: "{0} nekade anslutningen."
    case .providerUnavailableTls: "Det gick inte att upprätta en säker anslutning till {0}."
    case .providerUnavailableTimeout: "{0} svarade inte i tid."
    case .providerUnavailableCut: "{0} stängde anslutningen i förtid."
    case .providerUnavailableHttp: "{0} svarade med ett fel."
    case .providerUnavailableMalformed: "Svaret från {0} är ogiltigt."
    case .providerUnavailableTooLarge: "Svaret från {0} är för stort."
    case .providerUnavailableRedirect: "{0} hänvisade till en förbjuden adress."
    case .providerUnavailableInvalidURL: "Den inställda adressen till {0} är inte giltig."
    case .providerUnavailableBreakerOpen: "{0} har misslyckats upprepade gånger och anropas inte på ett tag."
    case .providerUnavailableBudget: "De anrop som {0} tillåter är slut för tillfället."
    case .rateLimited: "{0} begränsar antalet anrop."
    case .unauthorizedKeyMissing: "{0} behöver en API-nyckel."
    case .unauthorizedKeyInvalid: "{0} godtar inte API-nyckeln."
    case .unauthorizedSubscriptionMissing: "API-nyckeln omfattar inte den här produkten."
    case .noData: "Det finns inga data för denna begäran."
    case .noDataDateSkipped: "Datumet har aldrig funnits på den här platsen."
    case .noDataBeyondHorizon: "Det ligger utanför alla prognoser och arkiv."
    case .noDataOutOfCoverage: "Ingen leverantör täcker platsen."
    case .noDataNotProvided: "{0} erbjuder inte detta."
    case .storageFailureFull: "Disken är full."
    case .storageFailureReadOnly: "Det går inte att skriva i datamappen."
    case .storageFailureCorrupt: "De sparade uppgifterna är skadade."
    case .storageFailureLocked: "En annan process använder de sparade uppgifterna."
    case .storageFailureIrregular: "Det finns ingen vanlig fil på sökvägen till de sparade uppgifterna."
    case .busy: "Servern är överbelastad."
    case .deadlineExceeded: "Inget godtagbart svar fanns inom tidsgränsen."
    case .unsupported: "Detta stöds inte."
    case .unsupportedProtocolVersion: "Den här versionen av protokollet stöds inte."
    case .unsupportedProvider: "Den här leverantören erbjuder inte detta."
    case .unsupportedNotSettable: "Inställningen kan inte ändras med config.set."
    }
  }

  static func text(_ value: HintRow) -> String {
    switch value {
    case .parseError: "En JSON-text per rad, eller ett Content-Length-huvud före varje."
    case .shuttingDown: "Efter shutdown förväntas bara exit."
    case .internalError: "Rapportera felet och bifoga utdata från almanac doctor --bundle."
    case .placeNotFound: "Kontrollera stavningen eller ange koordinater."
    case .locationUnavailableDenied: "Tillåt platsåtkomst eller sök efter en plats."
    case .locationUnavailableUnavailable: "Platsåtkomst är tillåten, men ingen position hittades.\n\nVälj en plats från sökningen."
    case .locationUnavailableNotSupported: "Ställ in en plats med location.set."
    case .locationUnavailableOther: "Ställ in en plats med location.set."
    case .unauthorizedKeyMissing: "Ange providers.{0}.apiKey i konfigurationsfilen."
    case .unauthorizedKeyInvalid: "Kontrollera providers.{0}.apiKey i konfigurationsfilen."
    case .unauthorizedSubscriptionMissing: "Kontrollera abonnemanget för providers.{0}.apiKey i konfigurationsfilen."
    case .storageFailureReadOnly: "Kontrollera ALMANAC_DATA_DIR och dess behörigheter."
    case .storageFailureCorrupt: "De har lagts åt sidan; almanac doctor visar var."
    case .storageFailureIrregular: "Flytta undan röret, enheten eller mappen; almanac doctor visar var datamappen finns."
    case .deadlineExceeded: "Använd fallback för att tillåta ett inaktuellt svar, eller öka deadlineMs."
    case .unsupportedNotSettable: "Använd konfigurationsfilen eller almanac config set."
    case .unknownTimeZone: "Ange en IANA-tidszon, till exempel Europe/Lisbon."
    case .notLookedUp: "Platsen finns inte bland de lokalt kända, och det gick inte att söka på nätet. Ange dess koordinater eller försök igen senare."
    case .notOnEarth: "Någon sådan plats finns inte på jorden."
    case .giveAPlace: "Ange en plats eller försök igen senare."
    case .checkSpelling: "Kontrollera stavningen eller ange koordinater."
    case .eventNotYet: "Det har inte inträffat än."
    case .noSunEvent: "Solen passerar inte horisonten den dagen."
    case .otherSubscription: "En annan prenumeration har detta id."
    case .parameter: "(parameter: {0})"
    case .allowed: "tillåtet: {0}"
    case .allowedRange: "tillåtet: {0} till {1}"
    case .didYouMean: "menade du: {0}"
    case .tryAgain: "försök igen om {0} s"
    case .storedLocationUnread: "Den sparade platsen kunde inte läsas."
    case .locationOfEnvironment: "ALMANAC_LOCATION är ”{0}”."
    case .locationOfInitialize: "Platsen som `initialize` anger är ”{0}”."
    case .locationOfConfiguration: "Platsen i konfigurationen är ”{0}”."
    case .locationNamed: "Platsen är ”{0}”."
    case .expectedAngles: "Ange latitud och longitud, till exempel 38.72,-9.14 eller 38.72°N 9.14°W."
    case .anglesAreNumbers: "Latitud och longitud är tal."
    case .ambiguousDirection: "O betyder öst på vissa språk och väst på andra: skriv E eller W."
    case .oneAngleOfEach: "Ange en latitud (N eller S) och en longitud (E eller W)."
    case .signOrDirection: "En vinkel har tecken eller riktning, inte båda: -38.7 eller 38.7°S."
    case .minutesBelowSixty: "Minuter och sekunder i en vinkel är mindre än 60."
    case .expectedPlusCode: "Ange en fullständig Plus Code, till exempel 8FVC9G8F+6W."
    case .expectedLocator: "Ange en Maidenhead-lokator, till exempel JN67TN, JN67TN44 eller JN67TN44AB."
    case .expectedGeoURI: "Ange en geo:-URI, till exempel geo:47.5622,13.6493."
    case .otherReferenceSystem: "I en geo:-URI förstås bara referenssystemet wgs84."
    case .expectedObject: "Ange ett objekt."
    case .expectedArray: "Ange en array."
    case .expectedString: "Ange en sträng."
    case .expectedNumber: "Ange ett tal."
    case .expectedInteger: "Ange ett heltal."
    case .expectedBoolean: "Ange true eller false."
    case .expectedBooleanOrString: "Ange true, false eller en sträng."
    case .expectedBooleanOrArray: "Ange true, false eller en array."
    case .expectedStringOrNumber: "Ange en sträng eller ett tal."
    case .expectedStringOrObject: "Ange en sträng eller ett objekt."
    case .expectedSubscriptionCondition: "Ange ett objekt med `path`, `all` eller `any`."
    case .expectedDate: "Ange ett datum, till exempel 2026-06-21."
    case .expectedTime: "Ange en tid med UTC-förskjutning, till exempel 2026-06-21T19:30:00+01:00."
    case .paramsByName: "Ange parametrarna med namn."
    case .giveExactlyOne: "Ange exakt en av dessa."
    case .giveOnlyOne: "Ange bara en av dessa."
    case .expectedText: "Ange en text."
    case .expectedWord: "Ange ett av dessa ord."
    case .expectedTruth: "Ange true eller false, med eq eller ne."
    case .expectedNull: "Ange null, med eq eller ne."
    case .expectedPointer: "Ange en JSON Pointer, till exempel /days/*/score."
    case .nothingThere: "Inget resultat från {0} har något där."
    case .onsetOnce: "Med leadMinutes meddelas varje början en gång."
    case .onsetRows: "Med leadMinutes måste villkoret gälla rader som börjar vid en viss tid, till exempel /hours/*/kind."
    case .onsetOneList: "Med leadMinutes måste villkoret gälla raderna i en enda lista."
    case .expectedClockTime: "Ange ett klockslag från 00:00 till 23:59."
    case .expectedOtherEnd: "Ange ett annat klockslag än start."
    case .onlyOverviewHasParts: "Bara weather.overview har delar."
    case .onePartPerMethod: "Varje metod får bara förekomma i en del."
    case .expectedLanguageTag: "Ange en språktagg enligt BCP 47, till exempel en-GB."
    case .originalOneYear: "Den ursprungliga formeln för `weather2045` har bara ett år."
    case .originalNoScenario: "Den ursprungliga formeln för `weather2045` har inget scenario."
    case .originalNoLevers: "Den ursprungliga formeln för `weather2045` har inga enskilda åtgärder."
    case .expectedReport: "Ange en METAR, SPECI eller TAF: LPPT 211830Z 34012KT CAVOK 22/14 Q1016."
    case .expectedPastDate: "Ange ett datum till och med {0}, den senaste hela dagen där. Dagens väder finns i forecast.hourly."
    case .percentSign: "Skriv %% för ett procenttecken."
    case .unclosedField: "Ett fält slutar med {0}. Skriv {1} för en klammerparentes."
    case .libraryNotFound: "libcurl hittades inte: installera libcurl4 (Debian, Ubuntu), libcurl (Fedora, Alpine) eller curl (Arch, Homebrew)"
    case .libraryTooOld: "libcurl är för gammal: version 7.66 eller nyare behövs"
    case .libraryFailed: "libcurl kunde inte initieras"
    case .libraryNoResources: "systemet ger processen inga fler trådar eller deskriptorer eller inget mer minne (ulimit -u, ulimit -n, ulimit -v)"
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
    case .fine: "不错但平淡"
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
    case .beaufort: PluralForms(other: "{count}级")
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

  static func aloud(_ value: Lever) -> String {
    switch value {
    case .methane45By2030: "甲烷到2030年减少百分之45"
    case .methane30By2030: "甲烷到2030年减少百分之30，全球甲烷承诺"
    case .nitrousOxide30By2050: "氧化亚氮到2050年减少百分之30"
    case .soot50By2040: "黑碳到2040年减少百分之50"
    case .sulfur80By2050: "二氧化硫到2050年减少百分之80，显露被掩盖的变暖"
    case .solarRamp: "每平方米负1瓦太阳辐射干预，2030至2040年实施并维持"
    case .solarTerminated: "每平方米负1瓦太阳辐射干预，2060年停止"
    default: word(value)
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
    case .solarRamp: "−1 W/m²太阳辐射干预，2030至2040年实施并维持"
    case .solarTerminated: "−1 W/m²太阳辐射干预，2060年停止"
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

  static func dawn(_ value: SunPhase) -> String {
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
    case .unknown: "官方预警"
    case .minor: "轻微预警"
    case .moderate: "中等预警"
    case .severe: "严重预警"
    case .extreme: "极端预警"
    }
  }

  static func word(_ value: AlertHazard) -> String {
    switch value {
    case .wind: "大风"
    case .thunderstorm: "雷暴"
    case .tornado: "龙卷风"
    case .hail: "冰雹"
    case .rain: "降雨"
    case .flood: "洪水"
    case .rainFlood: "降雨和洪水"
    case .snow: "降雪"
    case .snowIce: "冰雪"
    case .blizzard: "暴风雪"
    case .freezingRain: "冻雨"
    case .ice: "结冰"
    case .frost: "霜冻"
    case .thaw: "融雪"
    case .avalanche: "雪崩"
    case .fog: "大雾"
    case .highTemperature: "高温"
    case .lowTemperature: "低温"
    case .forestFire: "森林火险"
    case .dryAir: "空气干燥"
    case .dust: "沙尘"
    case .smoke: "烟雾"
    case .airQuality: "空气质量"
    case .ultraviolet: "紫外线"
    case .tropicalCyclone: "热带气旋"
    case .stormSurge: "风暴潮"
    case .coastalEvent: "沿海灾害"
    case .highWaves: "大浪"
    case .ripCurrent: "离岸流"
    case .marine: "海上灾害"
    case .lowWater: "低水位"
    case .tsunami: "海啸"
    case .landslide: "山体滑坡"
    case .earthquake: "地震"
    case .volcano: "火山"
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

  static func aloud(_ value: ExtremeKind) -> String {
    word(value)
  }

  static func word(_ value: ExtremeKind) -> String {
    switch value {
    case .hotExtreme10Year: "10年一遇的高温"
    case .hotExtreme50Year: "50年一遇的高温"
    case .heavyPrecipitation10Year: "10年一遇的强降雨"
    case .drought10Year: "10年一遇的干旱"
    }
  }

  static func word(_ value: ClimateRegionName) -> String {
    switch value {
    case .gic: "格陵兰和冰岛"
    case .nwn: "北美洲西北部"
    case .nen: "北美洲东北部"
    case .wna: "北美洲西部"
    case .cna: "北美洲中部"
    case .ena: "北美洲东部"
    case .nca: "中美洲北部"
    case .sca: "中美洲南部"
    case .car: "加勒比地区"
    case .nws: "南美洲西北部"
    case .nsa: "南美洲北部"
    case .nes: "南美洲东北部"
    case .sam: "南美洲季风区"
    case .sws: "南美洲西南部"
    case .ses: "南美洲东南部"
    case .ssa: "南美洲南部"
    case .neu: "北欧"
    case .wce: "西欧和中欧"
    case .eeu: "东欧"
    case .med: "地中海地区"
    case .sah: "撒哈拉"
    case .waf: "西非"
    case .caf: "中非"
    case .neaf: "非洲东北部"
    case .seaf: "非洲东南部"
    case .wsaf: "南部非洲西部"
    case .esaf: "南部非洲东部"
    case .mdg: "马达加斯加"
    case .rar: "俄罗斯北极地区"
    case .wsb: "西西伯利亚"
    case .esb: "东西伯利亚"
    case .rfe: "俄罗斯远东"
    case .wca: "中亚西部"
    case .eca: "中亚东部"
    case .tib: "青藏高原"
    case .eas: "东亚"
    case .arp: "阿拉伯半岛"
    case .sas: "南亚"
    case .sea: "东南亚"
    case .nau: "澳大利亚北部"
    case .cau: "澳大利亚中部"
    case .eau: "澳大利亚东部"
    case .sau: "澳大利亚南部"
    case .nz: "新西兰"
    case .ean: "东南极洲"
    case .wan: "西南极洲"
    case .aro: "北冰洋"
    case .npo: "北太平洋"
    case .epo: "赤道太平洋"
    case .spo: "南太平洋"
    case .nao: "北大西洋"
    case .eao: "赤道大西洋"
    case .sao: "南大西洋"
    case .ars: "阿拉伯海"
    case .bob: "孟加拉湾"
    case .eio: "赤道印度洋"
    case .sio: "南印度洋"
    case .soo: "南大洋"
    }
  }

  static func aloud(_ value: MessageRow) -> String {
    text(value)
  }

  static func text(_ value: MessageRow) -> String {
    switch value {
    case .nowcastUnknown: "未来几小时没有降水数据。"
    case .nowcastUsual: "这几小时没有预报，只有常年同期情况。"
    case .dry: "预计无降水。"
    case .dryAsFarAsKnown: "就已知情况，预计无降水。"
    case .dryFor: "未来{0}预计无降水；其后情况不完全明确。"
    case .wetNow: "正在降水，暂无停止迹象。"
    case .wetNowUntil: "正在降水，{0}后停止。"
    case .wetFrom: "{0}后开始降水。"
    case .wetFromFor: "{0}后开始降水，持续{1}。"
    case .wetWithin: "{0}内有降水。"
    case .wetWithinUntil: "{0}内有降水，{1}后停止。"
    case .airGood: "空气质量好，适合户外活动。"
    case .airAcceptable: "空气质量可接受；极少数异常敏感人群应考虑减少户外活动。"
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
    case .classicScore: "仅按云量计算的原始评分：{0}分，满分100分。"
    case .lowCloud: "低云遮住大部分天空"
    case .clearSky: "天空近乎无云，晚霞平淡而纯净"
    case .clearSkyMuted: "天空近乎无云，晚霞平淡"
    case .scatteredLowCloud: "零散低云的缝隙中可见平淡的晚霞"
    case .highAndMidCloud: "高云和中云"
    case .highSheet: "成片高云"
    case .cirrus: "卷云"
    case .midOvercast: "成片中云"
    case .altocumulus: "高积云"
    case .catchesLight: "{0}将被霞光染亮"
    case .mayCatchLight: "{0}可能被部分霞光染亮"
    case .getsLittleLight: "{0}得到的光线很少"
    case .placeOffset: "{2}{1}方向{0}"
    case .lowDeckCuts: "{0}；{2}方向{1}处的低云将遮断光线"
    case .lowDeckMayCut: "{0}；{2}方向{1}处的低云可能遮断光线"
    case .midDeckCuts: "{0}；{2}方向{1}处的中云将遮断光线"
    case .midDeckMayCut: "{0}；{2}方向{1}处的中云可能遮断光线"
    case .towardSun: "太阳"
    case .rainInTheWay: "有雨阻挡"
    case .poorVisibility: "能见度低，视野模糊"
    case .hazeMutes: "霾使色彩变淡"
    case .humidAirMutes: "潮湿空气使色彩变淡"
    case .list: "{0}，{1}"
    case .both: "{0}，而且{1}"
    case .serial: "{0}，{1}"
    case .firstOfMonth: "1"
    case .spoiled: "{0}；不过，{1}"
    case .colorOdds: "{1}次中有{0}次会有霞光"
    case .colorHardly: "几乎不会有霞光"
    case .colorCertain: "几乎肯定有霞光"
    case .betterEvenings: "优于此地此时节{0}的傍晚"
    case .betterMornings: "优于此地此时节{0}的清晨"
    case .aboutTitle: "晚霞会有多美？"
    case .aboutText: "美丽的晚霞需要三个条件：足够高、能从下方被照亮的云，光线从地平线外射来的通路，以及洁净干燥的空气。评分考虑头顶的云层、太阳方向50至600 km的天空，以及日落时的霾、湿度、能见度和降雨。晴空得到平淡的霞光，卷云满天且地平线开阔得分最高，低云密布则几乎为零。"
    case .cloudCoverTitle: "云量"
    case .cloudCoverText: "全天平均。适量的云带来色彩，密闭的低云将其遮住。"
    case .highCloudTitle: "高云"
    case .highCloudText: "8 km以上的卷云最后受光，亮得最久。"
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
    case .sentence: "{0}。"
    case .sentences: "{0}{1}"
    case .dayText: "{0}：{1}"
    case .today: "今天"
    case .tomorrow: "明天"
    case .wholeDay: "全天{0}"
    case .restOfDay: "今天余下时间{0}"
    case .wholeTime: "持续{0}"
    case .fromTime: "{1}起{0}"
    case .untilTime: "{0}，持续到{1}"
    case .betweenTimes: "{1}至{2}{0}"
    case .whatWhen: "{1}{0}"
    case .betweenParts: "{1}{2}{0}"
    case .atTimes: "有时{0}"
    case .detail: "{0}，{1}"
    case .gusts: "阵风可达{0}"
    case .amount: "约{0}"
    case .amountFurther: "还有约{0}"
    case .skyChange: "上午{0}，下午{1}"
    case .extremes: "最高{0}，最低{1}"
    case .range: "{0}到{1}"
    case .steady: "{0}左右"
    case .uncertainty: "不确定：最高气温在{0}到{1}之间"
    case .warmerThanYesterday: "比昨天高{0}"
    case .colderThanYesterday: "比昨天低{0}"
    case .warmerThanToday: "比今天高{0}"
    case .colderThanToday: "比今天低{0}"
    case .warmerThanDayBefore: "比前一天高{0}"
    case .colderThanDayBefore: "比前一天低{0}"
    case .aboveNormal: "比常年高{0}"
    case .belowNormal: "比常年低{0}"
    case .rareHeat: "同期罕见的高温"
    case .rareCold: "同期罕见的低温"
    case .ultraviolet: "紫外线指数最高{0}"
    case .sunsetColorful: "{0}有绚丽的晚霞"
    case .sunsetVivid: "{0}有浓烈的晚霞"
    case .sunsetSpectacular: "{0}有壮观的晚霞"
    case .warningsUnknown: "官方预警情况未知"
    case .usual: "常年同期：{0}到{1}"
    case .usualSteady: "常年同期：{0}"
    case .noChange: "未来48小时没有明显变化"
    case .noForecast: "无预报"
    case .minus: "负{0}"
    }
  }

  static func aloud(_ value: NoticeRow) -> String {
    switch value {
    case .because: "{0}，{1}。"
    case .placeInferred: "{0}已理解为{1}。"
    case .locationUnchecked: "现在无法查找{0}，已设置但未经核实。"
    case .noForecast: "这里的常年情况，不是预报，{0}。"
    case .impossibleValues: "已略去{0}中不合理的数值，{1}。"
    case .modelsMissing: "无法获得高分辨率模型；这是ar6的预估。"
    case .userDataWithoutFolder: "收藏和设置只保留到此进程结束：ALMANAC DATA DIR、XDG DATA HOME和HOME都没有指明保存位置。"
    case .userDataSetAside: "almanac.db已损坏，已被替换。旧文件是{0}；sqlite3 .recover可读出其中残存的收藏和设置。"
    case .warmingHere: "从{0}年到{1}年，全球相对1850到1900年的升温由{2}变为{3}，{4}，{5}；此处这个月的变化是其{6}倍，{7}。"
    case .warmingHereWithout: "从{0}年到{1}年，全球相对1850到1900年的升温由{2}变为{3}，不采取干预则为{4}，{5}，{6}；此处这个月的变化是其{7}倍，{8}。"
    case .otherPrecipitation: "在预估的气温下，降水以另一种形态落下，Jennings et al. 2018。"
    case .moreHeavyRain: "同样的大雨会多带来约{0}：全球每升温{2}，陆地上增加{1}，CMIP6最湿日的中位数。"
    case .lessHeavyRain: "同样的大雨会少约{0}：全球每升温{2}，陆地上变化{1}，CMIP6最湿日的中位数。"
    case .terminationShock: "太阳辐射干预只在持续期间掩盖升温：一旦停止，被掩盖的升温大部分会在五到十年内重现，终止冲击。"
    case .leversCapped: "合计被限制在与评估中最低的路径SSP1-1.9的差值以内。"
    case .originalFormula: "原应用的公式：各地一律{0}，有干预时为{1}。从今天算起，气候模型预计到{4}年全球升温{2}至{3}；如需预估请使用ar6模型。"
    default: text(value)
    }
  }

  static func text(_ value: NoticeRow) -> String {
    switch value {
    case .plain: "{0}。"
    case .because: "{0}（{1}）。"
    case .consequence: "{0}{1}"
    case .locationAssumed: "未设置地点，时区也没有对应城市；使用{0}。"
    case .locationOfTimeZone: "未设置地点；{0}是时区对应的城市。"
    case .ambiguousPlace: "还有其他同名地点：{0}。"
    case .placeInferred: "“{0}”已理解为{1}。"
    case .placeOfRegion: "{0}是整个地区，此回答针对其最大的城市{1}。"
    case .locationUnchecked: "现在无法查找“{0}”，已设置但未经核实。"
    case .placesKnownHere: "在线搜索不可用：以下是本地已知的地点。"
    case .askedRecently: "同一地点每分钟最多向提供方查询一次。"
    case .outOfDate: "此回答已过时。"
    case .noForecast: "这里的常年情况，不是预报（{0}）。"
    case .usualHere: "这里的常年情况，不是预报。"
    case .keyRefused: "{0}拒绝了API密钥，因此此回答未使用其数据。"
    case .impossibleValues: "已略去{0}中不合理的数值（{1}）。"
    case .countOf: "{0}：{1}"
    case .temperaturesStill: "{0}的气温已有{1}没有变化，而天气变了。"
    case .forecastRepeats: "{1}的预报中有{0}重复了前一天的内容。"
    case .temperaturesLater: "{0}的气温与{1}之后的天气相符。"
    case .temperaturesEarlier: "{0}的气温与{1}之前的天气相符。"
    case .temperaturesApart: "{0}的气温已有{1}与其他所有来源相差很大。"
    case .errorsChanged: "{0}的预报误差在过去{1}发生了变化：订正将重新学习。"
    case .scoresMayChange: "天空状况尚未完全得知：这些评分可能会变。"
    case .noSunEvent: "太阳不越过地平线。"
    case .noSunEventDays: "这些天太阳不越过地平线。"
    case .providerOutdated: "提供方最新的数值已有{0}。"
    case .noReports: "附近没有观测站有报告。"
    case .nothingMeasured: "没有实测数据，因此无法计算误差。"
    case .ledgerOnly: "仅使用已保存的实测数据。"
    case .measuredMissing: "无法获得实测值"
    case .reportsMissing: "无法获得观测站报告"
    case .providerMeasuredMissing: "无法获得{0}的实测值"
    case .alertsMissing: "无法获得官方预警"
    case .noStation: "最近{1}内，{0}范围内没有观测站报告。"
    case .stationsHigherOrLower: "观测站的高度相差超过{0}。"
    case .measuredOld: "最新的实测气温已有{0}。"
    case .rowsInterpolated: "部分行由提供方的时间步之间插值得出。"
    case .rowsBeyondForecast: "预报不包括这些行。"
    case .rowsOfClimate: "这些行是气候估计值。"
    case .noAlertService: "没有已知的预警机构负责此处。"
    case .alertsUnlisted: "还有未列出的预警：{0}。"
    case .alertsUnread: "有无法读取的预警：{0}。"
    case .drawnFromHours: "由逐小时预报插值得出。"
    case .elevationUnknown: "此处海拔未知；地平线按海平面计。"
    case .dateSkipped: "{0}在此处从未存在，已略去。"
    case .calendarEnds: "日历止于{0}。"
    case .modelsMissing: "无法获得高分辨率模型；这是`ar6`的预估。"
    case .causeSlowDown: "{0}正在限制请求频率"
    case .causeKeyMissing: "{0}需要API密钥"
    case .causeKeyInvalid: "{0}不接受该API密钥"
    case .causeKeyLimited: "{0}的API密钥不包含此项"
    case .causeBeyondHorizon: "超出所有预报的范围"
    case .causeOutOfCoverage: "没有提供方覆盖此处"
    case .causeNotProvided: "没有提供方提供此项"
    case .causeDeadline: "未及时得到回答"
    case .causeBusy: "服务器繁忙"
    case .causeStore: "数据存储出错"
    case .causeOffline: "网络已关闭"
    case .causeNoNetwork: "没有网络"
    case .causeNoLibrary: "缺少libcurl或其版本过旧"
    case .causeNoResources: "系统没有可用的线程、描述符或内存"
    case .causeLookup: "没有网络，或找不到{0}"
    case .causeRefused: "{0}拒绝了连接"
    case .causeTLS: "无法与{0}建立安全连接"
    case .causeTimeout: "{0}未及时回答"
    case .causeCut: "{0}提前关闭了连接"
    case .causeHTTP: "{0}返回了错误"
    case .causeMalformed: "无法理解{0}的回答"
    case .causeTooLarge: "{0}的回答过大"
    case .causeRedirect: "{0}重定向到被禁止的地址"
    case .causeURL: "所配置的{0}地址无效"
    case .causeFailing: "{0}多次出错"
    case .causeBudget: "{0}的请求配额已用完"
    case .theProvider: "提供方"
    case .userDataNotKept: "无法保存收藏和设置：{0}。"
    case .cacheInMemory: "缓存只保存在内存中：{0}。"
    case .userDataWithoutFolder: "收藏和设置只保留到此进程结束：ALMANAC_DATA_DIR、XDG_DATA_HOME和HOME都没有指明保存位置。"
    case .fileReadOnly: "{0}可以读取，但不能写入。"
    case .userDataSetAside: "almanac.db已损坏，已被替换。旧文件是{0}；`sqlite3 .recover`可读出其中残存的收藏和设置。"
    case .cacheSetAside: "cache.db已损坏，已被替换。旧文件是{0}，可以删除。"
    case .fileNewer: "{0}由较新版本的程序创建，以只读方式打开。"
    case .fileRowsDamaged: "{0}的部分行已损坏；已略去。"
    case .answerNotCached: "无法缓存回答：{0}。"
    case .storeFull: "磁盘已满"
    case .storeReadOnly: "文件夹不可写入"
    case .storeCorrupt: "已保存的数据损坏"
    case .storeLocked: "另一个进程已锁定该文件"
    case .storeIrregular: "其路径上没有普通文件"
    case .meanShift: "这是同类日子的平均变化，不是某一天的预报：单日天气的变化更大。"
    case .warmingHere: "从{0}年到{1}年，全球相对1850–1900年的升温由{2}变为{3}（{4}，{5}）；此处这个月的变化是其{6}倍（{7}）。"
    case .warmingHereWithout: "从{0}年到{1}年，全球相对1850–1900年的升温由{2}变为{3}，不采取干预则为{4}（{5}，{6}）；此处这个月的变化是其{7}倍（{8}）。"
    case .pastObserved: "过去的升温为观测值，在各情景中相同。"
    case .highEmissionsUnlikely: "SSP5-8.5是可能性较低的高排放情形，并非预期。"
    case .lessProportional: "达到峰值后，区域变化与回落的全球升温之间的比例关系不那么准确。"
    case .mostlySea: "该区域大部分是海洋：其平均值适用于海岸和岛屿，内陆升温更多。"
    case .otherPrecipitation: "在预估的气温下，降水以另一种形态落下（Jennings et al. 2018）。"
    case .moreHeavyRain: "同样的大雨会多带来约{0}：全球每升温{2}，陆地上增加{1}（CMIP6最湿日的中位数）。"
    case .lessHeavyRain: "同样的大雨会少约{0}：全球每升温{2}，陆地上变化{1}（CMIP6最湿日的中位数）。"
    case .leversTooLate: "干预不能改变今年或过去。"
    case .terminationShock: "太阳辐射干预只在持续期间掩盖升温：一旦停止，被掩盖的升温大部分会在五到十年内重现（终止冲击）。"
    case .leversOverlap: "各项措施相互重叠：相加的承诺大于共同的效果。"
    case .leversCapped: "合计被限制在与SSP1-1.9（评估中最低的路径）的差值以内。"
    case .sulfurUncovers: "没有硫的更清洁空气会显露今天被其掩盖的部分升温。"
    case .highResolutionFactor: "系数是此处{0}个高分辨率模型的中位数，范围是其最小值和最大值；二者都按情景和年份缩放。"
    case .originalFormula: "原应用的公式：各地一律{0}，有干预时为{1}。从今天算起，气候模型预计到{4}年全球升温{2}至{3}；如需预估请使用`ar6`模型。"
    case .normalsCoarse: "由粗网格的月常年值及其离散程度计算得出，并非计数。观测站可能相差十天或更多，尤其在海岸、山谷和城市。"
    case .normalsUnrepresentative: "当地的实际气候可能不同：其常年值取自周边，那里的站点因地形和海洋而各异，或没有站点。"
    case .spreadKept: "各日围绕平均值的离散程度保持与{0}年相同。"
    case .normalProjected: "所预估的天气是该日期的常年值：取自{0}年，并按此后的升温调整。"
    case .dayMean: "当天的气温是各小时的平均值。"
    case .scenarioVeryLow: "很低：约{0}年实现二氧化碳净零排放，到{2}年升温回落到{1}附近。"
    case .scenarioLow: "低：约{0}年实现二氧化碳净零排放，升温控制在{1}以下。"
    case .scenarioMiddle: "中等：接近现行政策的走向，到{1}年约{0}。"
    case .scenarioHigh: "高：排放持续上升，到{1}年约{0}。"
    case .scenarioVeryHigh: "很高：无节制地使用化石燃料；如今认为不太可能。"
    }
  }

  static func aloud(_ value: PageRow) -> String {
    switch value {
    case .assumedPlace: "{0}，推断"
    case .eventOfHazard: "{0}，{1}"
    case .aboveIndustry: "比1850到1900年高{0}"
    case .warmerThanNormal: "比常年值{1}高{0}"
    case .colderThanNormal: "比常年值{1}低{0}"
    case .roughly: "{0}，粗略"
    case .measured: "{1}前在{2}，{3}，实测{0}"
    case .ofHundred: "分，满分100"
    case .stored: "{0}的数据，{1}前。"
    case .storedStale: "{0}的数据，{1}前，已过时。"
    case .pollen: "每立方米花粉粒数：{0}"
    case .outOfDate: "{0}，已过时"
    default: text(value)
    }
  }

  static func text(_ value: PageRow) -> String {
    switch value {
    case .here: "此处"
    case .assumedPlace: "{0}（推断）"
    case .now: "现在"
    case .day: "日期"
    case .time: "时间"
    case .weather: "天气"
    case .temperature: "气温"
    case .minimum: "最低"
    case .maximum: "最高"
    case .high: "最高"
    case .low: "最低"
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
    case .noon: "太阳中天"
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
    case .seen: "你的评分"
    case .forecast: "预报"
    case .yourSunsets: "你的日落"
    case .change: "变化"
    case .singleYears: "单个年份"
    case .world: "全球"
    case .region: "区域"
    case .daysOfYear: "每年日数"
    case .fourYearsInFive: "5年中有4年"
    case .tropicalNights: "热带夜"
    case .frostDays: "霜冻日"
    case .iceDays: "冰冻日"
    case .heatingDegreeDays: "采暖度日"
    case .coolingDegreeDays: "制冷度日"
    case .aboveDegrees: "高于{0}"
    case .timesAsOften: "频率为{0}倍"
    case .avoided: "此处可避免{0}"
    case .fourOfFive: "{0}，5年中有4年"
    case .aboveIndustry: "比1850–1900年高{0}"
    case .inYear: "{0}年"
    case .todayIn: "{0}年的今天"
    case .veryLowEmissions: "极低排放"
    case .lowEmissions: "低排放"
    case .middleEmissions: "中等排放"
    case .highEmissions: "高排放"
    case .veryHighEmissions: "极高排放"
    case .without: "不采取措施"
    case .with: "采取措施"
    case .skyOf: "天空，{0}"
    case .airAt: "空气，{0}"
    case .officialWarnings: "官方预警"
    case .feelsLike: "体感{0}"
    case .warmerThanNormal: "比常年值（{1}）高{0}"
    case .colderThanNormal: "比常年值（{1}）低{0}"
    case .roughly: "{0}（粗略）"
    case .measured: "{1}前在{2}（{3}）实测{0}"
    case .away: "相距{0}"
    case .awayAndHeight: "{0}，{1}"
    case .lower: "低{0}"
    case .higher: "高{0}"
    case .outOfDate: "{0}（已过时）"
    case .sensorStuck: "{0}，但传感器可能卡住"
    case .nextDay: "未来24小时：{0}"
    case .orMore: "{0}或更多"
    case .lessThan: "不到{0}"
    case .gusts: "{0}，阵风{1}"
    case .upAllDay: "全天在地平线上"
    case .downAllDay: "全天在地平线下"
    case .doesNotSet: "{0}，不落"
    case .doesNotRise: "{0}，不升"
    case .none: "无"
    case .noneToday: "今天无"
    case .inHours: "{1}共{0}"
    case .whereKnown: "已知时段{0}"
    case .ofHundred: "分（满分100）"
    case .over: "{0}，已过"
    case .noScorePolarDay: "这一天太阳不落：没有可评分的日落。"
    case .noScorePolarNight: "这一天太阳不升：没有可评分的日落。"
    case .noScoreNoEvent: "这一天太阳不越过地平线。"
    case .noScoreBeyond: "没有评分：这一天超出了预报范围。"
    case .noScoreClouds: "没有评分：这一天的云况未知。"
    case .noScore: "没有评分：原因未知。"
    case .degreesHigh: "{0}，高度{1}"
    case .sunAt: "{0}，太阳高度{1}"
    case .lit: "照亮{0}"
    case .live: "实时，{0}。"
    case .stored: "{0}的数据（{1}前）。"
    case .storedStale: "{0}的数据（{1}前），已过时。"
    case .estimateOfClimate: "根据当地气候的估计，不是预报。"
    case .noCoverage: "没有预警机构覆盖此处，因此没有预警并不表示安全。"
    case .noWarnings: "没有生效中的预警。"
    case .noWarningsKnown: "此处没有已知的预警，但这并不表示安全。"
    case .warningServices: "预警机构"
    case .serviceWarns: "有生效中的预警"
    case .serviceSilent: "没有生效中的预警"
    case .serviceCountryOnly: "仅知全国情况"
    case .serviceNotCovered: "不覆盖此处"
    case .serviceUnavailable: "无法获取"
    case .serviceNotAsked: "没有最新信息"
    case .serviceDisabled: "已关闭"
    case .servicePartial: "仅部分灾害"
    case .heardAgo: "{0}前获取"
    case .heardNow: "刚刚获取"
    case .neverHeard: "尚未获取"
    case .alertUntil: "持续到{0}"
    case .alertUntilDay: "持续到{0} {1}"
    case .alertFrom: "{0}起"
    case .alertFromDay: "{0} {1}起"
    case .alertsMore: "另有{0}条"
    case .somewhereInCountry: "在该国某地生效"
    case .eventOfHazard: "{0}（{1}）"
    case .warningsInCountry: "该国某地有{0}条，不确定是否涉及此处"
    case .fromUntil: "{0}至{1}"
    case .europeanIndex: "欧洲AQI"
    case .usIndex: "美国AQI"
    case .ukIndex: "英国DAQI"
    case .mostOfAll: "{0}，主要是{1}"
    case .pollen: "花粉（粒/m³）：{0}"
    case .alder: "桤木"
    case .birch: "桦树"
    case .grass: "禾草"
    case .mugwort: "蒿"
    case .olive: "橄榄"
    case .ragweed: "豚草"
    case .learningTooFew: "有预报的{0}。满20个后评分可以从中学习。"
    case .learningUnused: "{0}：评分误差{1}分。从中学习不会使其明显改进，因此未采用。"
    case .learningUsed: "{0}：评分从中学习后误差{1}分，原为{2}分。"
    case .ageUnknown: "未知时间"
    case .old: "{0}前"
    case .usualHere: "这里的常年情况，不是预报"
    case .windIs: "风 {0}"
    case .humidityIs: "湿度{0}"
    case .sunriseIs: "日出{0}"
    case .sunsetIs: "日落{0}"
    case .rainNow: "正在下雨"
    case .rainNone: "无雨"
    case .correctedByErrors: "已按以往误差订正"
    case .gustsName: "阵风"
    case .chanceOfRain: "降雨概率"
    case .fromTo: "{0}到{1}"
    case .correction: "{0}{1}：按{2}在此处的以往误差订正，平均误差由{3}降至{4}。"
    case .forecastErrors: "预报误差"
    case .skillUnknown: "目前所知太少。每次获取的预报都会保存，并与观测站报告比较：有24小时既有预报又有实测后，提供方才会出现。"
    case .skillBackfill: "{0}可一次补齐过去90天。"
    case .skillFooter: "截至{0}相对观测站实测的平均误差；括号内为重抽样均值五分之四所在的范围。技巧是相对直接沿用最近已知一天同一时刻数值的改进。"
    case .leadTitle: "提前"
    case .errorTitle: "误差"
    case .biasTitle: "偏差"
    case .skillTitle: "技巧"
    case .hoursTitle: "小时数"
    case .leadUnderOneDay: "不到1天"
    case .providerTemperature: "{0}，气温"
    case .providerRain: "{0}，降雨概率，提前{1}"
    case .leadEvery: "在所有时效"
    case .leadRange: "提前{0}到{1}"
    case .leadOnly: "提前{0}"
    case .correctionProven: "偏差订正在{0}已证实有效：最短时效在未参与学习的{3}天里由{1}降到{2}。"
    case .correctionNoise: "偏差订正在{0}可能有效，但未超出偶然。"
    case .correctionUseless: "偏差订正在{0}没有帮助。"
    case .correctionFewDays: "天数太少，无法判断偏差订正在{0}是否有效。"
    case .otherValues: "其他数值"
    case .rainInHour: "过去1小时降雨"
    case .saidTitle: "预报概率"
    case .cameTitle: "实际"
    case .betterThanBase: "比始终预报通常的降雨概率好{0}。"
    case .notBetterThanBase: "不比始终预报通常的降雨概率好。"
    case .faultStill: "{0}：气温已有{1}没有变化。"
    case .faultFrozen: "{0}：有{1}重复了前一天的数值。"
    case .faultLater: "{0}：气温与{1}之后的相符。"
    case .faultEarlier: "{0}：气温与{1}之前的相符。"
    case .faultApart: "{0}：已有{1}与其他所有来源相差很大。"
    case .faultChanged: "{0}：误差与以前不同，正在重新学习。"
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
    case .scoreMayChange: "带{0}的评分可能会变：天空状况尚未完全得知。"
    case .airQuality: "空气质量"
    case .mapTitle: "地图"
    case .climateTitle: "气候"
    case .rainRadar: "降雨雷达"
    case .precipitation: "降水"
    case .windSpeed: "风速"
    case .seaLevelPressure: "海平面气压"
    case .temperatureFelt: "体感"
    case .cloudLayers: "低、中、高"
    case .moon: "月亮"
    case .feltHeat: "体感炎热"
    case .wetBulb: "湿球"
    case .canvas: "可染色的云"
    case .freeLight: "光路畅通"
    case .afterglow: "余晖"
    case .dryAir: "干燥的空气"
    case .noRain: "无雨"
    case .lightPath: "光路上的云"
    case .pathSampled: "已查到光线来处"
    case .pathLocal: "只知道头顶的云"
    case .scoreModel: "模式"
    case .azimuth: "地点"
    case .sunsetIn: "{0}后日落"
    case .sunriseIn: "{0}后日出"
    case .drizzle: "毛毛雨"
    case .lightRain: "小雨"
    case .rainFalls: "中雨"
    case .heavyRain: "大雨"
    case .downpour: "暴雨"
    case .hailPossible: "可能有冰雹"
    case .bestOfDays: "这些天中最佳"
    case .asOf: "更新于{0}"
    }
  }

  static func text(_ value: ChartRow) -> String {
    switch value {
    case .described: "{0}：{1}"
    case .groups: "{0}；{1}"
    case .noData: "无数据"
    case .tooLittleKnown: "目前所知太少"
    case .withinADay: "一天之内"
    case .estimatedFrom: "{0} 自{1}起"
    case .temperature: "{0}的气温"
    case .dashedFeelsLike: "点线：体感"
    case .ringMeasured: "圆环：实测{0}"
    case .measuredAt: "{0}实测：{1}"
    case .precipitation: "{0}的降水"
    case .noneExpected: "预计无"
    case .noPrecipitation: "预计无降水"
    case .atMostLikely: "概率最高{0}"
    case .lineProbability: "线：概率"
    case .sunsets: "{0}的日落"
    case .sunrises: "{0}的日出"
    case .scoreOf: "评分（满分{0}）"
    case .scoreOfDay: "{0} {1}"
    case .unknown: "未知"
    case .best: "最佳：{0}"
    case .bestAt: "最佳 {0} {1}：{2}"
    case .bestDay: "最佳 {0}：{1}"
    case .doesNotCross: "太阳不越过地平线"
    case .sun: "{0}的太阳"
    case .dayLength: "昼长{0}小时{1}分钟"
    case .doesNotSet: "太阳不落"
    case .doesNotRise: "太阳不升"
    case .noonAt: "太阳中天{0}，高度{1}"
    case .sunriseAt: "日出{0}"
    case .sunsetAt: "日落{0}"
    case .daylight: "{0}的日照时段"
    case .lengthOfDay: "{1}{0}"
    case .longestDay: "白昼最长{0}，最短{1}"
    case .daysLikeThis: "{0}的此类日子"
    case .warmingOfDays: "{0}此类日子的变暖"
    case .valueIn: "{1}年{0}"
    case .withRange: "{0}（{1}）"
    case .percentRange: "{0}范围"
    case .rangeOfModels: "模式的范围"
    case .withInterventions: "采取措施"
    case .withoutInterventions: "不采取措施"
    case .assumption: "{0}，{1}；浅色：单独年份"
    case .originalFormula: "原始公式，无范围"
    case .errors: "{0}的预报误差"
    case .meanErrors: "{0}：按提前天数的平均误差（{1}）"
    case .errorsOf: "{0} {1}"
    case .errorAhead: "{1}{0}"
    case .daysAhead: "提前天数"
    case .rainedHere: "{0}的降雨频率"
    case .byChance: "按{0}预报的概率；点越大，小时数越多"
    case .rainCame: "{0}：概率为{1}时，实际{2}（{3}）"
    case .forecastChance: "预报概率，%"
    case .asOftenAsSaid: "与预报一致"
    case .usualRain: "通常的降雨概率"
    case .around: "{0}周边"
    case .across: "宽{0}"
    case .cloudCover: "云量{0}"
    case .sunIsUp: "太阳已升起"
    case .sunIsDown: "太阳已落下"
    case .whereSunSets: "日落之处"
    case .goldenLine: "金线：此刻的日落"
    case .bestSunset: "最佳日落：{0}，{1}分（满分{2}）"
    case .world: "世界的昼与夜"
    }
  }

  static func text(_ value: ErrorEntry) -> String {
    switch value {
    case .parseError: "消息不是有效的JSON。"
    case .invalidRequest: "消息不是有效的JSON-RPC 2.0请求。"
    case .limitExceeded: "消息超出了此服务器的限制。"
    case .duplicateId: "具有此id的请求仍在处理中。"
    case .shuttingDown: "服务器正在关闭。"
    case .methodNotFound: "没有这个方法。"
    case .invalidParams: "某个参数无效。"
    case .unknownParam: "没有这个参数。"
    case .missingParam: "缺少必需的参数。"
    case .outOfRange: "某个参数超出范围。"
    case .notAllowed: "某个参数的值不被允许。"
    case .internalError: "发生内部错误。"
    case .requestCancelled: "请求已取消。"
    case .serverCancelledShutdown: "服务器正在关闭。"
    case .serverCancelledLocationChanged: "请求处理期间当前地点发生了变化。"
    case .placeNotFound: "未找到匹配的地点。"
    case .locationUnavailableDenied: "需要位置权限。"
    case .locationUnavailableUnavailable: "无法确定位置。"
    case .locationUnavailableTimeout: "客户端未及时报告其位置。"
    case .locationUnavailableNotSupported: "客户端无法确定其位置。"
    case .locationUnavailableOther: "无法确定位置。"
    case .providerUnavailableOffline: "网络已关闭。"
    case .providerUnavailableUnreachable: "没有网络。"
    case .providerUnavailableLibraryMissing: "缺少libcurl或其版本过旧。"
    case .providerUnavailableNoResources: "系统没有可用的线程、描述符或内存。"
    case .providerUnavailableDns: "无法解析{0}的域名。"
    case .providerUnavailableRefused: "{0}拒绝了连接。"
    case .providerUnavailableTls: "无法与{0}建立安全连接。"
    case .providerUnavailableTimeout: "{0}未及时回答。"
    case .providerUnavailableCut: "{0}提前关闭了连接。"
    case .providerUnavailableHttp: "{0}返回了错误。"
    case .providerUnavailableMalformed: "{0}的回答无效。"
    case .providerUnavailableTooLarge: "{0}的回答过大。"
    case .providerUnavailableRedirect: "{0}重定向到被禁止的地址。"
    case .providerUnavailableInvalidURL: "所配置的{0}地址无效。"
    case .providerUnavailableBreakerOpen: "{0}多次出错，暂时不再向其查询。"
    case .providerUnavailableBudget: "{0}允许的调用次数目前已用完。"
    case .rateLimited: "{0}正在限制请求频率。"
    case .unauthorizedKeyMissing: "{0}需要API密钥。"
    case .unauthorizedKeyInvalid: "{0}不接受该API密钥。"
    case .unauthorizedSubscriptionMissing: "该API密钥不包含此产品。"
    case .noData: "此请求没有可用的数据。"
    case .noDataDateSkipped: "此日期在此处从未存在。"
    case .noDataBeyondHorizon: "超出所有预报和存档的范围。"
    case .noDataOutOfCoverage: "没有提供方覆盖此处。"
    case .noDataNotProvided: "{0}不提供此项。"
    case .storageFailureFull: "磁盘已满。"
    case .storageFailureReadOnly: "数据文件夹不可写入。"
    case .storageFailureCorrupt: "保存的数据已损坏。"
    case .storageFailureLocked: "另一个进程正在占用保存的数据。"
    case .storageFailureIrregular: "保存数据的路径上没有普通文件。"
    case .busy: "服务器过载。"
    case .deadlineExceeded: "在期限内没有得到可用的回答。"
    case .unsupported: "不支持此项。"
    case .unsupportedProtocolVersion: "不支持此版本的协议。"
    case .unsupportedProvider: "此提供方不提供此项。"
    case .unsupportedNotSettable: "此设置不能用config.set更改。"
    }
  }

  static func text(_ value: HintRow) -> String {
    switch value {
    case .parseError: "每行一个JSON文本，或在每个文本前加Content-Length标头。"
    case .shuttingDown: "shutdown之后只应发送exit。"
    case .internalError: "请报告此错误，并附上almanac doctor --bundle的输出。"
    case .placeNotFound: "请检查拼写，或给出坐标。"
    case .locationUnavailableDenied: "请允许位置权限，或搜索地点。"
    case .locationUnavailableUnavailable: "位置权限已允许，但未找到位置。\n\n请从搜索中选择地点。"
    case .locationUnavailableNotSupported: "请用location.set设置地点。"
    case .locationUnavailableOther: "请用location.set设置地点。"
    case .unauthorizedKeyMissing: "请在配置文件中设置providers.{0}.apiKey。"
    case .unauthorizedKeyInvalid: "请检查配置文件中的providers.{0}.apiKey。"
    case .unauthorizedSubscriptionMissing: "请检查配置文件中providers.{0}.apiKey所属的套餐。"
    case .storageFailureReadOnly: "请检查ALMANAC_DATA_DIR及其权限。"
    case .storageFailureCorrupt: "已将其移到别处；almanac doctor会说明位置。"
    case .storageFailureIrregular: "请移走该处的管道、设备或文件夹；almanac doctor会显示数据文件夹的位置。"
    case .deadlineExceeded: "请用fallback允许过时的回答，或增大deadlineMs。"
    case .unsupportedNotSettable: "请使用配置文件或almanac config set。"
    case .unknownTimeZone: "应为IANA时区，如Europe/Lisbon。"
    case .notLookedUp: "此地点不在本地已知的地点中，且无法进行在线搜索。请给出坐标，或稍后重试。"
    case .notOnEarth: "地球上没有这样的地方。"
    case .giveAPlace: "请给出地点，或稍后重试。"
    case .checkSpelling: "请检查拼写，或给出坐标。"
    case .eventNotYet: "该事件尚未发生。"
    case .noSunEvent: "那一天太阳不越过地平线。"
    case .otherSubscription: "另一个订阅已使用此id。"
    case .parameter: "（参数：{0}）"
    case .allowed: "允许的值：{0}"
    case .allowedRange: "允许的范围：{0}到{1}"
    case .didYouMean: "是否指：{0}"
    case .tryAgain: "请在{0}秒后重试"
    case .storedLocationUnread: "无法读取已保存的地点。"
    case .locationOfEnvironment: "ALMANAC_LOCATION为“{0}”。"
    case .locationOfInitialize: "`initialize`指定的地点为“{0}”。"
    case .locationOfConfiguration: "配置中的地点为“{0}”。"
    case .locationNamed: "地点为“{0}”。"
    case .expectedAngles: "应为纬度和经度，如38.72,-9.14或38.72°N 9.14°W。"
    case .anglesAreNumbers: "纬度和经度应为数字。"
    case .ambiguousDirection: "O在有些语言中表示东，在另一些语言中表示西：请写E或W。"
    case .oneAngleOfEach: "应为一个纬度（N或S）和一个经度（E或W）。"
    case .signOrDirection: "角度要么带符号，要么带方向，不能两者都有：-38.7或38.7°S。"
    case .minutesBelowSixty: "角度的分和秒应小于60。"
    case .expectedPlusCode: "应为完整的Plus Code，如8FVC9G8F+6W。"
    case .expectedLocator: "应为Maidenhead网格定位，如JN67TN、JN67TN44或JN67TN44AB。"
    case .expectedGeoURI: "应为geo: URI，如geo:47.5622,13.6493。"
    case .otherReferenceSystem: "geo: URI只支持参考系统wgs84。"
    case .expectedObject: "应为对象。"
    case .expectedArray: "应为数组。"
    case .expectedString: "应为字符串。"
    case .expectedNumber: "应为数字。"
    case .expectedInteger: "应为整数。"
    case .expectedBoolean: "应为true或false。"
    case .expectedBooleanOrString: "应为true、false或字符串。"
    case .expectedBooleanOrArray: "应为true、false或数组。"
    case .expectedStringOrNumber: "应为字符串或数字。"
    case .expectedStringOrObject: "应为字符串或对象。"
    case .expectedSubscriptionCondition: "应为带有`path`、`all`或`any`的对象。"
    case .expectedDate: "应为日期，如2026-06-21。"
    case .expectedTime: "应为带UTC偏移的时间，如2026-06-21T19:30:00+01:00。"
    case .paramsByName: "请按名称给出参数。"
    case .giveExactlyOne: "必须且只能给出其中一个。"
    case .giveOnlyOne: "只能给出其中一个。"
    case .expectedText: "应为文本。"
    case .expectedWord: "应为这些词之一。"
    case .expectedTruth: "应为true或false，并使用eq或ne。"
    case .expectedNull: "应为null，并使用eq或ne。"
    case .expectedPointer: "应为JSON Pointer，如/days/*/score。"
    case .nothingThere: "{0}的任何结果在该处都没有内容。"
    case .onsetOnce: "使用leadMinutes时，每次开始只通知一次。"
    case .onsetRows: "使用leadMinutes时，条件必须针对有开始时间的行，如/hours/*/kind。"
    case .onsetOneList: "使用leadMinutes时，条件必须针对同一个列表的行。"
    case .expectedClockTime: "应为00:00到23:59之间的时间。"
    case .expectedOtherEnd: "应为与start不同的时间。"
    case .onlyOverviewHasParts: "只有weather.overview包含多个部分。"
    case .onePartPerMethod: "每个方法只能出现在一个部分中。"
    case .expectedLanguageTag: "应为BCP 47语言标签，如en-GB。"
    case .originalOneYear: "`weather2045`的原始公式只有一个年份。"
    case .originalNoScenario: "`weather2045`的原始公式没有情景。"
    case .originalNoLevers: "`weather2045`的原始公式没有单项措施。"
    case .expectedReport: "应为METAR、SPECI或TAF：LPPT 211830Z 34012KT CAVOK 22/14 Q1016。"
    case .expectedPastDate: "日期不应晚于{0}，即当地最近一个完整的日子。今天的数据在forecast.hourly中。"
    case .percentSign: "百分号请写作%%。"
    case .unclosedField: "字段以{0}结尾。花括号请写作{1}。"
    case .libraryNotFound: "未找到libcurl：请安装libcurl4（Debian、Ubuntu）、libcurl（Fedora、Alpine）或curl（Arch、Homebrew）"
    case .libraryTooOld: "libcurl版本过旧：需要7.66或更新的版本"
    case .libraryFailed: "无法初始化libcurl"
    case .libraryNoResources: "系统不再给此进程更多线程、描述符或内存（ulimit -u、ulimit -n、ulimit -v）"
    }
  }
}
