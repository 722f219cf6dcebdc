/// The words and sentences of Almanac in French.
enum FrenchPhrases: Phrasebook {
  static let dayHalves = (morning: "AM", afternoon: "PM")

  static func word(_ value: Weekday) -> String {
    switch value {
    case .monday: "lun"
    case .tuesday: "mar"
    case .wednesday: "mer"
    case .thursday: "jeu"
    case .friday: "ven"
    case .saturday: "sam"
    case .sunday: "dim"
    }
  }

  static func word(_ value: Month) -> String {
    switch value {
    case .january: "janv"
    case .february: "févr"
    case .march: "mars"
    case .april: "avr"
    case .may: "mai"
    case .june: "juin"
    case .july: "juil"
    case .august: "août"
    case .september: "sept"
    case .october: "oct"
    case .november: "nov"
    case .december: "déc"
    }
  }

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Ciel dégagé"
    case .mainlyClear: "Plutôt dégagé"
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
    case .heavyRain: "Forte pluie"
    case .lightFreezingRain: "Pluie verglaçante faible"
    case .freezingRain: "Pluie verglaçante"
    case .lightSnow: "Neige faible"
    case .snow: "Neige"
    case .heavySnow: "Forte neige"
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
    case .lightSleet: "Neige fondue faible"
    case .sleet: "Neige fondue"
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
    case .poor: "Pauvre"
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

  static func direction(_ value: Compass) -> String {
    switch value {
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

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .minute: "environ 1 minute"
    case .minutes: "environ {minutes} minutes"
    case .nowcastUnknown: "Pas de données de précipitations pour les prochaines heures."
    case .nowcastUsual: "De ces heures, on ne sait que ce qui est habituel pour la saison."
    case .dry: "Pas de précipitations attendues."
    case .dryAsFarAsKnown: "Pas de précipitations attendues, pour autant qu’on sache."
    case .dryFor:
      """
      Pas de précipitations attendues pendant {time} ; la suite n’est pas entièrement connue.
      """
    case .wetNow: "Précipitations en cours, sans fin en vue."
    case .wetNowUntil: "Précipitations en cours, fin dans {end}."
    case .wetFrom: "Début des précipitations dans {start}."
    case .wetFromFor: "Début des précipitations dans {start}, pendant {length}."
    case .wetWithin: "Précipitations d’ici {latest}."
    case .wetWithinUntil: "Précipitations d’ici {latest}, fin dans {end}."
    case .airGood: "L’air est bon : profitez du plein air."
    case .airAcceptable:
      """
      Air acceptable : les personnes particulièrement sensibles peuvent se ménager dehors.
      """
    case .airForSensitiveGroups:
      """
      Les personnes sensibles devraient réduire les efforts longs ou intenses en plein air.
      """
    case .airUnhealthy: "Tout le monde devrait réduire les efforts longs ou intenses en plein air."
    case .airVeryUnhealthy:
      """
      Évitez les efforts intenses en plein air ; les personnes sensibles devraient rester à \
      l’intérieur.
      """
    case .airHazardous: "Restez à l’intérieur, fenêtres fermées."
    case .noCloudData:
      """
      Aucune donnée de nuages n’est connue pour ce moment, il n’y a donc pas de note.
      """
    case .noCloudLayers:
      """
      Les couches de nuages ne sont pas connues pour ce moment, il n’y a donc pas de note.
      """
    case .polarDay: "Le soleil reste au-dessus de l’horizon toute la journée."
    case .polarNight: "Le soleil reste sous l’horizon toute la journée."
    case .noEvent: "Le soleil ne franchit pas l’horizon ce jour-là."
    case .beyondHorizon: "Le jour est au-delà de toute prévision."
    case .classicScore: "La note d’origine, tirée de la seule nébulosité : {score} sur 100."
    case .lowCloud: "Les nuages bas cachent presque tout le ciel"
    case .clearSky: "Un ciel presque dégagé promet une lueur simple et pure"
    case .scatteredLowCloud: "Des nuages bas épars laissent une lueur simple dans les trouées"
    case .highAndMidCloud: "Les nuages élevés et moyens"
    case .highSheet: "Les nuages élevés et denses"
    case .cirrus: "Les cirrus"
    case .midOvercast: "Les nuages moyens et denses"
    case .altocumulus: "Les altocumulus"
    case .catchesLight: "{cloud} capteront la lumière"
    case .mayCatchLight: "{cloud} pourraient capter un peu de lumière"
    case .getsLittleLight: "{cloud} recevront peu de lumière"
    case .lowDeckCuts: "{sky} ; une couche basse à {kilometers} km {direction} la coupera"
    case .lowDeckMayCut: "{sky} ; une couche basse à {kilometers} km {direction} pourrait la couper"
    case .midDeckCuts: "{sky} ; une couche moyenne à {kilometers} km {direction} la coupera"
    case .midDeckMayCut:
      """
      {sky} ; une couche moyenne à {kilometers} km {direction} pourrait la couper
      """
    case .towardSun: "vers le soleil"
    case .rainInTheWay: "la pluie fait obstacle"
    case .poorVisibility: "la mauvaise visibilité voile la vue"
    case .hazeMutes: "la brume sèche ternit les couleurs"
    case .humidAirMutes: "l’air humide ternit les couleurs"
    case .both: "{first} et {second}"
    case .spoiled: "{sky}, et {spoilers}"
    case .aboutTitle: "Le coucher de soleil sera-t-il beau ?"
    case .aboutText:
      """
      Un beau coucher de soleil demande trois choses : des nuages assez hauts pour être éclairés \
      par-dessous, un chemin libre pour la lumière venue d’au-delà de l’horizon, et un air propre \
      et sec. La note regarde les couches de nuages au-dessus de vous, le ciel de 50 à 400 km vers \
      le soleil, et la brume sèche, l’humidité, la visibilité et la pluie au moment où le soleil \
      se couche. Un ciel dégagé donne une lueur simple, un ciel de cirrus avec un horizon ouvert \
      les meilleures notes, et un ciel couvert de nuages bas presque rien.
      """
    case .cloudCoverTitle: "Nébulosité"
    case .cloudCoverText:
      """
      La moyenne du jour. Quelques nuages donnent de la couleur, une couche basse et fermée la \
      cache.
      """
    case .highCloudTitle: "Nuages élevés"
    case .highCloudText:
      """
      Les cirrus au-dessus de 8 km captent la dernière lumière et brillent le plus longtemps.
      """
    case .humidityTitle: "Humidité"
    case .humidityText: "L’air sec garde les couleurs pures, l’air humide les délave."
    case .aerosolTitle: "Brume sèche"
    case .aerosolText:
      """
      Poussière et fumée dans la colonne d’air. Une trace approfondit les rouges, davantage les \
      ternit.
      """
    case .visibilityTitle: "Visibilité"
    case .visibilityText: "Jusqu’où l’on voit près du sol."
    case .limitWeights:
      """
      Les poids sont déduits de la physique du crépuscule, non ajustés à des couchers de soleil \
      observés.
      """
    case .limitForecast:
      """
      Les prévisions des couches de nuages perdent presque toute leur valeur en cinq jours ; la \
      confiance l’indique.
      """
    case .limitTerrain: "Les collines et les bâtiments ne font pas partie du modèle."
    case .limitHaze:
      """
      La brume sèche est prévue pour environ cinq jours ; ensuite la note suit l’humidité.
      """
    }
  }
}
