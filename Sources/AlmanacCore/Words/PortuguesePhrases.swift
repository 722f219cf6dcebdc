/// The words and sentences of Almanac in Portuguese.
enum PortuguesePhrases: Phrasebook {
  static let dayHalves = (morning: "AM", afternoon: "PM")

  static func word(_ value: Weekday) -> String {
    switch value {
    case .monday: "seg"
    case .tuesday: "ter"
    case .wednesday: "qua"
    case .thursday: "qui"
    case .friday: "sex"
    case .saturday: "sáb"
    case .sunday: "dom"
    }
  }

  static func word(_ value: Month) -> String {
    switch value {
    case .january: "jan"
    case .february: "fev"
    case .march: "mar"
    case .april: "abr"
    case .may: "mai"
    case .june: "jun"
    case .july: "jul"
    case .august: "ago"
    case .september: "set"
    case .october: "out"
    case .november: "nov"
    case .december: "dez"
    }
  }

  static func word(_ value: ConditionKind) -> String {
    switch value {
    case .clear: "Céu limpo"
    case .mainlyClear: "Predominantemente limpo"
    case .partlyCloudy: "Parcialmente nublado"
    case .overcast: "Encoberto"
    case .fog: "Nevoeiro"
    case .rimeFog: "Nevoeiro com geada"
    case .lightDrizzle: "Chuvisco fraco"
    case .drizzle: "Chuvisco"
    case .heavyDrizzle: "Chuvisco forte"
    case .lightFreezingDrizzle: "Chuvisco gelado fraco"
    case .freezingDrizzle: "Chuvisco gelado"
    case .lightRain: "Chuva fraca"
    case .rain: "Chuva"
    case .heavyRain: "Chuva forte"
    case .lightFreezingRain: "Chuva gelada fraca"
    case .freezingRain: "Chuva gelada"
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

  static func direction(_ value: Compass) -> String {
    switch value {
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

  static func text(_ value: Message) -> String {
    switch value {
    case .dayOfMonth: "{day} {month}"
    case .minute: "cerca de 1 minuto"
    case .minutes: "cerca de {minutes} minutos"
    case .nowcastUnknown: "Não há dados de precipitação para as próximas horas."
    case .nowcastUsual: "Destas horas só se sabe o que é habitual para a época do ano."
    case .dry: "Não se espera precipitação."
    case .dryAsFarAsKnown: "Não se espera precipitação, tanto quanto se sabe."
    case .dryFor: "Não se espera precipitação durante {time}; o resto não é totalmente conhecido."
    case .wetNow: "Precipitação agora, sem fim à vista."
    case .wetNowUntil: "Precipitação agora, a terminar dentro de {end}."
    case .wetFrom: "A precipitação começa dentro de {start}."
    case .wetFromFor: "A precipitação começa dentro de {start}, durante {length}."
    case .wetWithin: "Precipitação no prazo de {latest}."
    case .wetWithinUntil: "Precipitação no prazo de {latest}, a terminar dentro de {end}."
    case .airGood: "O ar está bom: aproveite o ar livre."
    case .airAcceptable:
      """
      Ar aceitável: pessoas especialmente sensíveis podem poupar-se ao ar livre.
      """
    case .airForSensitiveGroups:
      """
      Os grupos sensíveis devem reduzir esforços longos ou intensos ao ar livre.
      """
    case .airUnhealthy: "Todos devem reduzir esforços longos ou intensos ao ar livre."
    case .airVeryUnhealthy:
      """
      Evite esforços intensos ao ar livre; os grupos sensíveis devem ficar em casa.
      """
    case .airHazardous: "Fique em casa com as janelas fechadas."
    case .noCloudData: "Não há dados de nuvens para este momento, por isso não há pontuação."
    case .noCloudLayers:
      """
      As camadas de nuvens não são conhecidas para este momento, por isso não há pontuação.
      """
    case .polarDay: "O sol fica acima do horizonte todo o dia."
    case .polarNight: "O sol fica abaixo do horizonte todo o dia."
    case .noEvent: "Neste dia o sol não cruza o horizonte."
    case .beyondHorizon: "O dia está além de qualquer previsão."
    case .classicScore: "A pontuação original, tirada apenas da nebulosidade: {score} de 100."
    case .lowCloud: "As nuvens baixas escondem quase todo o céu"
    case .clearSky: "Um céu quase limpo promete um brilho simples e puro"
    case .scatteredLowCloud: "Nuvens baixas dispersas deixam um brilho simples nas abertas"
    case .highAndMidCloud: "As nuvens altas e médias"
    case .highSheet: "As nuvens altas e densas"
    case .cirrus: "Os cirros"
    case .midOvercast: "As nuvens médias e densas"
    case .altocumulus: "Os altocúmulos"
    case .catchesLight: "{cloud} vão captar a luz"
    case .mayCatchLight: "{cloud} podem captar parte da luz"
    case .getsLittleLight: "{cloud} vão receber pouca luz"
    case .lowDeckCuts: "{sky}; uma camada baixa a {kilometers} km {direction} vai cortá-la"
    case .lowDeckMayCut: "{sky}; uma camada baixa a {kilometers} km {direction} pode cortá-la"
    case .midDeckCuts: "{sky}; uma camada média a {kilometers} km {direction} vai cortá-la"
    case .midDeckMayCut: "{sky}; uma camada média a {kilometers} km {direction} pode cortá-la"
    case .towardSun: "na direção do sol"
    case .rainInTheWay: "a chuva atrapalha"
    case .poorVisibility: "a má visibilidade turva a vista"
    case .hazeMutes: "a bruma seca atenua as cores"
    case .humidAirMutes: "o ar húmido atenua as cores"
    case .both: "{first} e {second}"
    case .spoiled: "{sky}, e {spoilers}"
    case .aboutTitle: "Como vai ser o pôr do sol?"
    case .aboutText:
      """
      Um bom pôr do sol precisa de três coisas: nuvens altas o bastante para serem iluminadas por \
      baixo, um caminho livre para a luz vinda de além do horizonte e ar limpo e seco. A pontuação \
      olha para as camadas de nuvens acima de si, para o céu de 50 a 400 km na direção do sol e \
      para a bruma seca, a humidade, a visibilidade e a chuva no momento em que o sol se põe. Um \
      céu limpo dá um brilho simples, um céu de cirros com o horizonte aberto as pontuações mais \
      altas e um céu coberto de nuvens baixas quase nada.
      """
    case .cloudCoverTitle: "Nebulosidade"
    case .cloudCoverText:
      """
      A média do dia. Algumas nuvens dão cor, uma camada baixa e fechada esconde-a.
      """
    case .highCloudTitle: "Nuvens altas"
    case .highCloudText: "Os cirros acima de 8 km captam a última luz e brilham durante mais tempo."
    case .humidityTitle: "Humidade"
    case .humidityText: "O ar seco mantém as cores puras, o ar húmido dilui-as."
    case .aerosolTitle: "Bruma seca"
    case .aerosolText:
      """
      Poeira e fumo na coluna de ar. Um pouco aprofunda os vermelhos, mais apaga-os.
      """
    case .visibilityTitle: "Visibilidade"
    case .visibilityText: "Até onde se vê junto ao solo."
    case .limitWeights:
      """
      Os pesos são deduzidos da física do crepúsculo, não ajustados a pores do sol observados.
      """
    case .limitForecast:
      """
      As previsões das camadas de nuvens perdem quase todo o acerto em cinco dias; a confiança \
      mostra-o.
      """
    case .limitTerrain: "Colinas e edifícios não fazem parte do modelo."
    case .limitHaze:
      """
      A bruma seca é prevista para cerca de cinco dias; depois a pontuação segue a humidade.
      """
    }
  }
}
