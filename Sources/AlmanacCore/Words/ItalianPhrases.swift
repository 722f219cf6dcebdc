/// The words and sentences of Almanac in Italian.
enum ItalianPhrases: Phrasebook {
  static let dayHalves = (morning: "AM", afternoon: "PM")

  static func word(_ value: Weekday) -> String {
    switch value {
    case .monday: "lun"
    case .tuesday: "mar"
    case .wednesday: "mer"
    case .thursday: "gio"
    case .friday: "ven"
    case .saturday: "sab"
    case .sunday: "dom"
    }
  }

  static func word(_ value: Month) -> String {
    switch value {
    case .january: "gen"
    case .february: "feb"
    case .march: "mar"
    case .april: "apr"
    case .may: "mag"
    case .june: "giu"
    case .july: "lug"
    case .august: "ago"
    case .september: "set"
    case .october: "ott"
    case .november: "nov"
    case .december: "dic"
    }
  }

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Sereno"
    case .mainlyClear: "Prevalentemente sereno"
    case .partlyCloudy: "Parzialmente nuvoloso"
    case .overcast: "Coperto"
    case .fog: "Nebbia"
    case .rimeFog: "Nebbia gelata"
    case .lightDrizzle: "Pioviggine leggera"
    case .drizzle: "Pioviggine"
    case .heavyDrizzle: "Pioviggine intensa"
    case .lightFreezingDrizzle: "Pioviggine gelata leggera"
    case .freezingDrizzle: "Pioviggine gelata"
    case .lightRain: "Pioggia leggera"
    case .rain: "Pioggia"
    case .heavyRain: "Pioggia forte"
    case .lightFreezingRain: "Pioggia gelata leggera"
    case .freezingRain: "Pioggia gelata"
    case .lightSnow: "Neve leggera"
    case .snow: "Neve"
    case .heavySnow: "Neve forte"
    case .snowGrains: "Neve granulosa"
    case .lightRainShowers: "Rovesci leggeri"
    case .rainShowers: "Rovesci"
    case .heavyRainShowers: "Rovesci violenti"
    case .lightSnowShowers: "Rovesci di neve leggeri"
    case .snowShowers: "Rovesci di neve forti"
    case .thunderstorm: "Temporale"
    case .thunderstormLightHail: "Temporale con grandine"
    case .thunderstormHeavyHail: "Temporale con forte grandine"
    case .heavyThunderstorm: "Temporale forte"
    case .lightSleet: "Nevischio leggero"
    case .sleet: "Nevischio"
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
    case .vivid: "Vivido"
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

  static func direction(_ value: Compass) -> String {
    switch value {
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

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .minute: "circa 1 minuto"
    case .minutes: "circa {minutes} minuti"
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
    case .airAcceptable:
      """
      Aria accettabile: le persone particolarmente sensibili possono risparmiarsi all’aperto.
      """
    case .airForSensitiveGroups:
      """
      I gruppi sensibili dovrebbero ridurre gli sforzi lunghi o intensi all’aperto.
      """
    case .airUnhealthy: "Tutti dovrebbero ridurre gli sforzi lunghi o intensi all’aperto."
    case .airVeryUnhealthy:
      """
      Evita gli sforzi intensi all’aperto; i gruppi sensibili dovrebbero restare in casa.
      """
    case .airHazardous: "Resta in casa con le finestre chiuse."
    case .noCloudData: "Per questo momento non ci sono dati sulle nuvole, quindi nessun punteggio."
    case .noCloudLayers:
      """
      Per questo momento gli strati di nuvole non sono noti, quindi nessun punteggio.
      """
    case .polarDay: "Il sole resta sopra l’orizzonte tutto il giorno."
    case .polarNight: "Il sole resta sotto l’orizzonte tutto il giorno."
    case .noEvent: "In questo giorno il sole non attraversa l’orizzonte."
    case .beyondHorizon: "Il giorno è oltre ogni previsione."
    case .classicScore: "Il punteggio originale, tratto dalla sola nuvolosità: {score} su 100."
    case .lowCloud: "Le nuvole basse nascondono gran parte del cielo"
    case .clearSky: "Un cielo quasi sereno promette un bagliore semplice e pulito"
    case .scatteredLowCloud: "Nuvole basse sparse lasciano un bagliore semplice negli squarci"
    case .highAndMidCloud: "Le nuvole alte e medie"
    case .highSheet: "Le nuvole alte e dense"
    case .cirrus: "I cirri"
    case .midOvercast: "Le nuvole medie e dense"
    case .altocumulus: "Gli altocumuli"
    case .catchesLight: "{cloud} cattureranno la luce"
    case .mayCatchLight: "{cloud} potrebbero catturare un po’ di luce"
    case .getsLittleLight: "{cloud} riceveranno poca luce"
    case .lowDeckCuts: "{sky}; uno strato basso a {kilometers} km {direction} la taglierà"
    case .lowDeckMayCut: "{sky}; uno strato basso a {kilometers} km {direction} potrebbe tagliarla"
    case .midDeckCuts: "{sky}; uno strato medio a {kilometers} km {direction} la taglierà"
    case .midDeckMayCut: "{sky}; uno strato medio a {kilometers} km {direction} potrebbe tagliarla"
    case .towardSun: "verso il sole"
    case .rainInTheWay: "la pioggia è d’ostacolo"
    case .poorVisibility: "la scarsa visibilità offusca la vista"
    case .hazeMutes: "la foschia smorza i colori"
    case .humidAirMutes: "l’aria umida smorza i colori"
    case .both: "{first} e {second}"
    case .spoiled: "{sky}, e {spoilers}"
    case .aboutTitle: "Come sarà il tramonto?"
    case .aboutText:
      """
      Un bel tramonto ha bisogno di tre cose: nuvole abbastanza alte da essere illuminate dal \
      basso, una via libera per la luce da oltre l’orizzonte e aria pulita e secca. Il punteggio \
      guarda gli strati di nuvole sopra di te, il cielo da 50 a 400 km verso il sole e la foschia, \
      l’umidità, la visibilità e la pioggia nel momento in cui il sole tramonta. Un cielo sereno \
      dà un bagliore semplice, un cielo di cirri con l’orizzonte aperto i punteggi più alti e un \
      cielo coperto di nuvole basse quasi nulla.
      """
    case .cloudCoverTitle: "Nuvolosità"
    case .cloudCoverText:
      """
      La media del giorno. Qualche nuvola dà colore, uno strato basso e chiuso lo nasconde.
      """
    case .highCloudTitle: "Nuvole alte"
    case .highCloudText: "I cirri sopra gli 8 km catturano l’ultima luce e brillano più a lungo."
    case .humidityTitle: "Umidità"
    case .humidityText: "L’aria secca mantiene puri i colori, quella umida li sbiadisce."
    case .aerosolTitle: "Foschia"
    case .aerosolText:
      """
      Polvere e fumo nella colonna d’aria. Una traccia rende più profondi i rossi, di più li \
      spegne.
      """
    case .visibilityTitle: "Visibilità"
    case .visibilityText: "Fin dove si vede vicino al suolo."
    case .limitWeights:
      """
      I pesi sono ricavati dalla fisica del crepuscolo, non adattati a tramonti osservati.
      """
    case .limitForecast:
      """
      Le previsioni degli strati di nuvole perdono quasi tutta la loro abilità in cinque giorni; \
      la fiducia lo indica.
      """
    case .limitTerrain: "Colline ed edifici non fanno parte del modello."
    case .limitHaze:
      """
      La foschia è prevista per circa cinque giorni; poi il punteggio segue l’umidità.
      """
    }
  }
}
