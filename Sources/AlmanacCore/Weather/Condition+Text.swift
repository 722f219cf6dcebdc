extension Condition {
  /// Words for people in a language.
  package func text(in language: SpokenLanguage) -> String {
    guard let column = Self.columns.firstIndex(of: language),
      let words = Self.words[kind]
    else { return text }
    return words[column]
  }

  /// The order of the words below; English stands in the catalog.
  private static let columns: [SpokenLanguage] = [
    .german, .spanish, .french, .italian, .portuguese,
  ]

  static let words: [ConditionKind: [String]] = [
    .clear: ["Klar", "Despejado", "Ciel dégagé", "Sereno", "Céu limpo"],
    .mainlyClear: [
      "Überwiegend klar", "Mayormente despejado", "Plutôt dégagé", "Prevalentemente sereno",
      "Predominantemente limpo",
    ],
    .partlyCloudy: [
      "Teilweise bewölkt", "Parcialmente nublado", "Partiellement nuageux",
      "Parzialmente nuvoloso", "Parcialmente nublado",
    ],
    .overcast: ["Bedeckt", "Cubierto", "Couvert", "Coperto", "Encoberto"],
    .fog: ["Nebel", "Niebla", "Brouillard", "Nebbia", "Nevoeiro"],
    .rimeFog: [
      "Reifnebel", "Niebla helada", "Brouillard givrant", "Nebbia gelata", "Nevoeiro com geada",
    ],
    .lightDrizzle: [
      "Leichter Nieselregen", "Llovizna ligera", "Bruine légère", "Pioviggine leggera",
      "Chuvisco fraco",
    ],
    .drizzle: ["Nieselregen", "Llovizna", "Bruine", "Pioviggine", "Chuvisco"],
    .heavyDrizzle: [
      "Starker Nieselregen", "Llovizna intensa", "Bruine forte", "Pioviggine intensa",
      "Chuvisco forte",
    ],
    .lightFreezingDrizzle: [
      "Leichter gefrierender Nieselregen", "Llovizna helada ligera", "Bruine verglaçante légère",
      "Pioviggine gelata leggera", "Chuvisco gelado fraco",
    ],
    .freezingDrizzle: [
      "Gefrierender Nieselregen", "Llovizna helada", "Bruine verglaçante", "Pioviggine gelata",
      "Chuvisco gelado",
    ],
    .lightRain: [
      "Leichter Regen", "Lluvia ligera", "Pluie faible", "Pioggia leggera", "Chuva fraca",
    ],
    .rain: ["Regen", "Lluvia", "Pluie", "Pioggia", "Chuva"],
    .heavyRain: [
      "Starker Regen", "Lluvia intensa", "Forte pluie", "Pioggia forte", "Chuva forte",
    ],
    .lightFreezingRain: [
      "Leichter gefrierender Regen", "Lluvia helada ligera", "Pluie verglaçante faible",
      "Pioggia gelata leggera", "Chuva gelada fraca",
    ],
    .freezingRain: [
      "Gefrierender Regen", "Lluvia helada", "Pluie verglaçante", "Pioggia gelata",
      "Chuva gelada",
    ],
    .lightSnow: [
      "Leichter Schneefall", "Nieve ligera", "Neige faible", "Neve leggera", "Neve fraca",
    ],
    .snow: ["Schneefall", "Nieve", "Neige", "Neve", "Neve"],
    .heavySnow: [
      "Starker Schneefall", "Nieve intensa", "Forte neige", "Neve forte", "Neve forte",
    ],
    .snowGrains: [
      "Schneegriesel", "Granos de nieve", "Neige en grains", "Neve granulosa", "Grãos de neve",
    ],
    .lightRainShowers: [
      "Leichte Schauer", "Chubascos ligeros", "Averses faibles", "Rovesci leggeri",
      "Aguaceiros fracos",
    ],
    .rainShowers: ["Schauer", "Chubascos", "Averses", "Rovesci", "Aguaceiros"],
    .heavyRainShowers: [
      "Heftige Schauer", "Chubascos violentos", "Averses violentes", "Rovesci violenti",
      "Aguaceiros violentos",
    ],
    .lightSnowShowers: [
      "Leichte Schneeschauer", "Chubascos de nieve ligeros", "Averses de neige faibles",
      "Rovesci di neve leggeri", "Aguaceiros de neve fracos",
    ],
    .snowShowers: [
      "Starke Schneeschauer", "Chubascos de nieve intensos", "Fortes averses de neige",
      "Rovesci di neve forti", "Aguaceiros de neve fortes",
    ],
    .thunderstorm: ["Gewitter", "Tormenta", "Orage", "Temporale", "Trovoada"],
    .thunderstormLightHail: [
      "Gewitter mit Hagel", "Tormenta con granizo", "Orage avec grêle", "Temporale con grandine",
      "Trovoada com granizo",
    ],
    .thunderstormHeavyHail: [
      "Gewitter mit schwerem Hagel", "Tormenta con granizo fuerte", "Orage avec forte grêle",
      "Temporale con forte grandine", "Trovoada com granizo forte",
    ],
    .heavyThunderstorm: [
      "Schweres Gewitter", "Tormenta fuerte", "Violent orage", "Temporale forte",
      "Trovoada forte",
    ],
    .lightSleet: [
      "Leichter Schneeregen", "Aguanieve ligera", "Neige fondue faible", "Nevischio leggero",
      "Chuva com neve fraca",
    ],
    .sleet: ["Schneeregen", "Aguanieve", "Neige fondue", "Nevischio", "Chuva com neve"],
    .mist: ["Feuchter Dunst", "Neblina", "Brume", "Foschia", "Neblina"],
    .haze: ["Dunst", "Calima", "Brume sèche", "Caligine", "Bruma seca"],
    .smoke: ["Rauch", "Humo", "Fumée", "Fumo", "Fumo"],
    .dust: ["Staub", "Polvo", "Poussière", "Polvere", "Poeira"],
    .sand: [
      "Sandtreiben", "Arena en suspensión", "Sable soulevé", "Sabbia sollevata",
      "Areia em suspensão",
    ],
    .ash: [
      "Vulkanasche", "Ceniza volcánica", "Cendres volcaniques", "Cenere vulcanica",
      "Cinza vulcânica",
    ],
    .squall: ["Sturmböen", "Turbonada", "Grain", "Groppo", "Borrasca"],
    .tornado: ["Tornado", "Tornado", "Tornade", "Tornado", "Tornado"],
    .unknown: ["Unbekannt", "Desconocido", "Inconnu", "Sconosciuto", "Desconhecido"],
  ]
}
