/// The words and sentences of Almanac in German.
enum GermanPhrases: Phrasebook {
  static let dayHalves = (morning: "AM", afternoon: "PM")

  static func word(_ value: Weekday) -> String {
    switch value {
    case .monday: "Mo"
    case .tuesday: "Di"
    case .wednesday: "Mi"
    case .thursday: "Do"
    case .friday: "Fr"
    case .saturday: "Sa"
    case .sunday: "So"
    }
  }

  static func word(_ value: Month) -> String {
    switch value {
    case .january: "Jan"
    case .february: "Feb"
    case .march: "Mär"
    case .april: "Apr"
    case .may: "Mai"
    case .june: "Jun"
    case .july: "Jul"
    case .august: "Aug"
    case .september: "Sep"
    case .october: "Okt"
    case .november: "Nov"
    case .december: "Dez"
    }
  }

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Klar"
    case .mainlyClear: "Überwiegend klar"
    case .partlyCloudy: "Teilweise bewölkt"
    case .overcast: "Bedeckt"
    case .fog: "Nebel"
    case .rimeFog: "Reifnebel"
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
    case .thunderstormHeavyHail: "Gewitter mit schwerem Hagel"
    case .heavyThunderstorm: "Schweres Gewitter"
    case .lightSleet: "Leichter Schneeregen"
    case .sleet: "Schneeregen"
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

  static func direction(_ value: Compass) -> String {
    switch value {
    case .north: "im Norden"
    case .northNortheast: "im Nordnordosten"
    case .northeast: "im Nordosten"
    case .eastNortheast: "im Ostnordosten"
    case .east: "im Osten"
    case .eastSoutheast: "im Ostsüdosten"
    case .southeast: "im Südosten"
    case .southSoutheast: "im Südsüdosten"
    case .south: "im Süden"
    case .southSouthwest: "im Südsüdwesten"
    case .southwest: "im Südwesten"
    case .westSouthwest: "im Westsüdwesten"
    case .west: "im Westen"
    case .westNorthwest: "im Westnordwesten"
    case .northwest: "im Nordwesten"
    case .northNorthwest: "im Nordnordwesten"
    }
  }

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day}. {month}"
    case .minute: "etwa 1 Minute"
    case .minutes: "etwa {minutes} Minuten"
    case .nowcastUnknown: "Für die nächsten Stunden gibt es keine Niederschlagsdaten."
    case .nowcastUsual: "Über diese Stunden ist nur bekannt, was für die Jahreszeit üblich ist."
    case .dry: "Kein Niederschlag zu erwarten."
    case .dryAsFarAsKnown: "Kein Niederschlag zu erwarten, soweit etwas bekannt ist."
    case .dryFor: "Für {time} kein Niederschlag zu erwarten; danach ist nicht alles bekannt."
    case .wetNow: "Zurzeit Niederschlag, ein Ende ist nicht abzusehen."
    case .wetNowUntil: "Zurzeit Niederschlag, er endet in {end}."
    case .wetFrom: "Niederschlag beginnt in {start}."
    case .wetFromFor: "Niederschlag beginnt in {start} und dauert {length}."
    case .wetWithin: "Niederschlag spätestens in {latest}."
    case .wetWithinUntil: "Niederschlag spätestens in {latest}, er endet in {end}."
    case .airGood: "Die Luft ist gut: hinaus ins Freie."
    case .airAcceptable:
      """
      Annehmbare Luft: Besonders empfindliche Menschen sollten sich draußen etwas schonen.
      """
    case .airForSensitiveGroups:
      """
      Empfindliche Gruppen sollten lange oder schwere Anstrengung im Freien einschränken.
      """
    case .airUnhealthy: "Alle sollten lange oder schwere Anstrengung im Freien einschränken."
    case .airVeryUnhealthy:
      """
      Schwere Anstrengung im Freien vermeiden; empfindliche Gruppen sollten drinnen bleiben.
      """
    case .airHazardous: "Drinnen bleiben und die Fenster schließen."
    case .noCloudData:
      """
      Für diesen Zeitpunkt sind keine Wolkendaten bekannt, daher gibt es keine Bewertung.
      """
    case .noCloudLayers:
      """
      Für diesen Zeitpunkt sind die Wolkenschichten nicht bekannt, daher gibt es keine Bewertung.
      """
    case .polarDay: "Die Sonne bleibt den ganzen Tag über dem Horizont."
    case .polarNight: "Die Sonne bleibt den ganzen Tag unter dem Horizont."
    case .noEvent: "Die Sonne kreuzt den Horizont an diesem Tag nicht."
    case .beyondHorizon: "Der Tag liegt jenseits jeder Vorhersage."
    case .classicScore: "Die ursprüngliche Bewertung, allein aus der Bewölkung: {score} von 100."
    case .lowCloud: "Tiefe Wolken verdecken den größten Teil des Himmels"
    case .clearSky: "Ein fast klarer Himmel verspricht ein schlichtes, reines Leuchten"
    case .scatteredLowCloud: "Vereinzelte tiefe Wolken lassen in den Lücken ein schlichtes Leuchten"
    case .highAndMidCloud: "Hohe und mittelhohe Wolken"
    case .highSheet: "Dichte hohe Wolken"
    case .cirrus: "Zirruswolken"
    case .midOvercast: "Dichte mittelhohe Wolken"
    case .altocumulus: "Altocumuluswolken"
    case .catchesLight: "{cloud} werden das Licht einfangen"
    case .mayCatchLight: "{cloud} könnten etwas Licht einfangen"
    case .getsLittleLight: "{cloud} werden wenig Licht abbekommen"
    case .lowDeckCuts:
      """
      {sky}; eine tiefe Wolkendecke {kilometers} km {direction} wird es abschneiden
      """
    case .lowDeckMayCut:
      """
      {sky}; eine tiefe Wolkendecke {kilometers} km {direction} könnte es abschneiden
      """
    case .midDeckCuts:
      """
      {sky}; eine mittelhohe Wolkendecke {kilometers} km {direction} wird es abschneiden
      """
    case .midDeckMayCut:
      """
      {sky}; eine mittelhohe Wolkendecke {kilometers} km {direction} könnte es abschneiden
      """
    case .towardSun: "in Richtung Sonne"
    case .rainInTheWay: "Regen steht im Weg"
    case .poorVisibility: "schlechte Sicht trübt den Blick"
    case .hazeMutes: "Dunst dämpft die Farben"
    case .humidAirMutes: "feuchte Luft dämpft die Farben"
    case .both: "{first} und {second}"
    case .spoiled: "{sky}, und {spoilers}"
    case .aboutTitle: "Wie schön wird der Sonnenuntergang?"
    case .aboutText:
      """
      Ein schöner Sonnenuntergang braucht dreierlei: Wolken, die hoch genug sind, um von unten \
      beleuchtet zu werden, einen freien Weg für das Licht von jenseits des Horizonts und saubere, \
      trockene Luft. Die Bewertung betrachtet die Wolkenschichten über dir, den Himmel 50 bis 400 \
      km in Richtung Sonne sowie Dunst, Feuchte, Sicht und Regen zum Zeitpunkt des \
      Sonnenuntergangs. Ein klarer Himmel bekommt ein schlichtes Leuchten, ein Himmel voller \
      Zirren mit offenem Horizont die höchsten Werte und eine tiefe geschlossene Wolkendecke fast \
      nichts.
      """
    case .cloudCoverTitle: "Bewölkung"
    case .cloudCoverText:
      """
      Das Mittel des Tages. Einige Wolken geben Farbe, eine geschlossene tiefe Decke verbirgt sie.
      """
    case .highCloudTitle: "Hohe Wolken"
    case .highCloudText:
      """
      Zirren oberhalb von 8 km fangen das letzte Licht ein und leuchten am längsten.
      """
    case .humidityTitle: "Luftfeuchte"
    case .humidityText: "Trockene Luft hält die Farben rein, feuchte wäscht sie aus."
    case .aerosolTitle: "Dunst"
    case .aerosolText:
      """
      Staub und Rauch in der Luftsäule. Eine Spur vertieft das Rot, mehr macht es stumpf.
      """
    case .visibilityTitle: "Sicht"
    case .visibilityText: "Wie weit man in Bodennähe sieht."
    case .limitWeights:
      """
      Die Gewichte sind aus der Physik der Dämmerung hergeleitet, nicht an beobachtete \
      Sonnenuntergänge angepasst.
      """
    case .limitForecast:
      """
      Vorhersagen der Wolkenschichten taugen nach fünf Tagen nur noch wenig; das Vertrauen zeigt \
      es an.
      """
    case .limitTerrain: "Hügel und Gebäude gehören nicht zum Modell."
    case .limitHaze:
      """
      Dunst wird für etwa fünf Tage vorhergesagt; danach richtet sich die Bewertung nach der \
      Luftfeuchte.
      """
    }
  }
}
