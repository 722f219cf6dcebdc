/// The words and sentences of Almanac in Spanish.
enum SpanishPhrases: Phrasebook {
  static let dayHalves = (morning: "a.\u{A0}m.", afternoon: "p.\u{A0}m.")

  static func word(_ value: Weekday) -> String {
    switch value {
    case .monday: "lun"
    case .tuesday: "mar"
    case .wednesday: "mié"
    case .thursday: "jue"
    case .friday: "vie"
    case .saturday: "sáb"
    case .sunday: "dom"
    }
  }

  static func word(_ value: Month) -> String {
    switch value {
    case .january: "ene"
    case .february: "feb"
    case .march: "mar"
    case .april: "abr"
    case .may: "may"
    case .june: "jun"
    case .july: "jul"
    case .august: "ago"
    case .september: "sep"
    case .october: "oct"
    case .november: "nov"
    case .december: "dic"
    }
  }

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Despejado"
    case .mainlyClear: "Mayormente despejado"
    case .partlyCloudy: "Parcialmente nublado"
    case .overcast: "Cubierto"
    case .fog: "Niebla"
    case .rimeFog: "Niebla helada"
    case .lightDrizzle: "Llovizna ligera"
    case .drizzle: "Llovizna"
    case .heavyDrizzle: "Llovizna intensa"
    case .lightFreezingDrizzle: "Llovizna helada ligera"
    case .freezingDrizzle: "Llovizna helada"
    case .lightRain: "Lluvia ligera"
    case .rain: "Lluvia"
    case .heavyRain: "Lluvia intensa"
    case .lightFreezingRain: "Lluvia helada ligera"
    case .freezingRain: "Lluvia helada"
    case .lightSnow: "Nieve ligera"
    case .snow: "Nieve"
    case .heavySnow: "Nieve intensa"
    case .snowGrains: "Granos de nieve"
    case .lightRainShowers: "Chubascos ligeros"
    case .rainShowers: "Chubascos"
    case .heavyRainShowers: "Chubascos violentos"
    case .lightSnowShowers: "Chubascos de nieve ligeros"
    case .snowShowers: "Chubascos de nieve intensos"
    case .thunderstorm: "Tormenta"
    case .thunderstormLightHail: "Tormenta con granizo"
    case .thunderstormHeavyHail: "Tormenta con granizo fuerte"
    case .heavyThunderstorm: "Tormenta fuerte"
    case .lightSleet: "Aguanieve ligera"
    case .sleet: "Aguanieve"
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
    case .poor: "Pobre"
    case .muted: "Apagado"
    case .fine: "Bueno pero sencillo"
    case .colorful: "Colorido"
    case .vivid: "Vívido"
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

  static func direction(_ value: Compass) -> String {
    switch value {
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

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .minute: "alrededor de 1 minuto"
    case .minutes: "unos {minutes} minutos"
    case .nowcastUnknown: "No hay datos de precipitación para las próximas horas."
    case .nowcastUsual: "De estas horas solo se sabe lo habitual para la época del año."
    case .dry: "No se espera precipitación."
    case .dryAsFarAsKnown: "No se espera precipitación, hasta donde se sabe."
    case .dryFor: "No se espera precipitación durante {time}; el resto no se conoce del todo."
    case .wetNow: "Precipitación ahora, sin final a la vista."
    case .wetNowUntil: "Precipitación ahora, terminará en {end}."
    case .wetFrom: "La precipitación empezará en {start}."
    case .wetFromFor: "La precipitación empezará en {start} y durará {length}."
    case .wetWithin: "Precipitación antes de {latest}."
    case .wetWithinUntil: "Precipitación antes de {latest}, terminará en {end}."
    case .airGood: "El aire es bueno: disfruta del aire libre."
    case .airAcceptable:
      """
      Aire aceptable: las personas especialmente sensibles pueden tomárselo con calma al aire \
      libre.
      """
    case .airForSensitiveGroups:
      """
      Los grupos sensibles deberían reducir los esfuerzos largos o intensos al aire libre.
      """
    case .airUnhealthy: "Todos deberían reducir los esfuerzos largos o intensos al aire libre."
    case .airVeryUnhealthy:
      """
      Evita los esfuerzos intensos al aire libre; los grupos sensibles deberían quedarse en casa.
      """
    case .airHazardous: "Quédate en casa con las ventanas cerradas."
    case .noCloudData: "No se conocen datos de nubes para este momento, así que no hay puntuación."
    case .noCloudLayers:
      """
      No se conocen las capas de nubes para este momento, así que no hay puntuación.
      """
    case .polarDay: "El sol permanece sobre el horizonte todo el día."
    case .polarNight: "El sol permanece bajo el horizonte todo el día."
    case .noEvent: "El sol no cruza el horizonte en este día."
    case .beyondHorizon: "El día queda más allá de cualquier pronóstico."
    case .classicScore: "La puntuación original, tomada solo de la nubosidad: {score} de 100."
    case .lowCloud: "Las nubes bajas ocultan casi todo el cielo"
    case .clearSky: "Un cielo casi despejado promete un resplandor sencillo y limpio"
    case .scatteredLowCloud: "Las nubes bajas dispersas dejan un resplandor sencillo en los claros"
    case .highAndMidCloud: "Las nubes altas y medias"
    case .highSheet: "Las nubes altas y densas"
    case .cirrus: "Los cirros"
    case .midOvercast: "Las nubes medias y densas"
    case .altocumulus: "Los altocúmulos"
    case .catchesLight: "{cloud} captarán la luz"
    case .mayCatchLight: "{cloud} pueden captar parte de la luz"
    case .getsLittleLight: "{cloud} recibirán poca luz"
    case .lowDeckCuts: "{sky}; una capa baja a {kilometers} km {direction} la cortará"
    case .lowDeckMayCut: "{sky}; una capa baja a {kilometers} km {direction} puede cortarla"
    case .midDeckCuts: "{sky}; una capa media a {kilometers} km {direction} la cortará"
    case .midDeckMayCut: "{sky}; una capa media a {kilometers} km {direction} puede cortarla"
    case .towardSun: "hacia el sol"
    case .rainInTheWay: "la lluvia se interpone"
    case .poorVisibility: "la mala visibilidad apaga la vista"
    case .hazeMutes: "la calima atenúa los colores"
    case .humidAirMutes: "el aire húmedo atenúa los colores"
    case .both: "{first} y {second}"
    case .spoiled: "{sky}, y {spoilers}"
    case .aboutTitle: "¿Cómo será la puesta de sol?"
    case .aboutText:
      """
      Una buena puesta de sol necesita tres cosas: nubes lo bastante altas para iluminarse desde \
      abajo, un camino libre para la luz que llega de más allá del horizonte y aire limpio y seco. \
      La puntuación mira las capas de nubes sobre ti, el cielo de 50 a 400 km hacia el sol y la \
      calima, la humedad, la visibilidad y la lluvia en el momento en que el sol se pone. Un cielo \
      despejado da un resplandor sencillo, un cielo de cirros con el horizonte abierto las \
      puntuaciones más altas y un cielo cubierto de nubes bajas casi nada.
      """
    case .cloudCoverTitle: "Nubosidad"
    case .cloudCoverText:
      """
      La media del día. Algunas nubes dan color, una capa baja y cerrada lo oculta.
      """
    case .highCloudTitle: "Nubes altas"
    case .highCloudText: "Los cirros por encima de 8 km captan la última luz y brillan más tiempo."
    case .humidityTitle: "Humedad"
    case .humidityText: "El aire seco mantiene puros los colores, el húmedo los diluye."
    case .aerosolTitle: "Calima"
    case .aerosolText:
      """
      Polvo y humo en la columna de aire. Un poco intensifica los rojos, más los apaga.
      """
    case .visibilityTitle: "Visibilidad"
    case .visibilityText: "Hasta dónde se ve cerca del suelo."
    case .limitWeights:
      """
      Los pesos se deducen de la física del crepúsculo, no se ajustan a puestas de sol observadas.
      """
    case .limitForecast:
      """
      Los pronósticos de las capas de nubes pierden casi todo su acierto en cinco días; la \
      confianza lo indica.
      """
    case .limitTerrain: "Las colinas y los edificios no forman parte del modelo."
    case .limitHaze:
      """
      La calima se pronostica para unos cinco días; después la puntuación se guía por la humedad.
      """
    }
  }
}
