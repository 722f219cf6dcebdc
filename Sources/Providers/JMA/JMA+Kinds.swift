import Vocabulary

/// CAP in the form of JMA: a code and a status, with words of our own for the code.
extension CAPAlert {
  init(jma kind: JMAKind, in area: String) {
    let code = kind.code ?? ""
    identifier = "jma-\(area)-\(code)"
    sender = "JMA"
    sent = kind.sent
    messageType = kind.isInForce ? "Alert" : "Cancel"
    infos = ["en", "ja"].map { language in
      let isJapanese = language == "ja"
      var info = CAPInfo()
      info.language = language
      let names = JMANames.of[code]
      info.event = isJapanese ? names?.japanese : names?.english
      (info.severity, info.hazard) = (names?.severity, names?.hazard)
      info.senderName = isJapanese ? "気象庁" : "Japan Meteorological Agency"
      info.description = kind.text
      let place = area.hasSuffix("0000") ? "offices" : "class20s"
      info.web =
        "https://www.jma.go.jp/bosai/warning/#area_type=\(place)&area_code=\(area)"
        + (isJapanese ? "" : "&lang=en")
      return info
    }
  }
}

/// The names of the kinds of warnings, by code (jma.go.jp/jma/kishou/know/bosai/warning_kind.html).
private struct JMANames {
  let japanese: String
  let english: String
  let severity: String
  let hazard: AlertHazard?

  /// What heavy rain, landslides and storm surges have levels of: an advisory is level 2, yellow; a
  /// warning 3, red; a danger warning 4 and an emergency warning 5 ask everybody to be safe.
  private static let degrees: [(japanese: String, english: String, level: Int, severity: String)] =
    [
      ("注意報", "Advisory", 2, "Moderate"), ("警報", "Warning", 3, "Severe"),
      ("危険警報", "Danger Warning", 4, "Extreme"), ("特別警報", "Emergency Warning", 5, "Extreme"),
    ]

  /// The codes of each degree; empty where there is none.
  private static let phenomena:
    [(
      japanese: String, english: String, hazard: AlertHazard?, hasLevels: Bool, codes: [String]
    )] = [
      ("大雨", "Heavy Rain", .rain, true, ["10", "03", "43", "33"]),
      ("土砂災害", "Landslide", .landslide, true, ["29", "09", "49", "39"]),
      ("高潮", "Storm Surge", .stormSurge, true, ["19", "08", "48", "38"]),
      ("洪水", "Flood", .flood, false, ["18", "04"]),
      ("暴風", "Storm", .wind, false, ["", "05", "", "35"]),
      ("暴風雪", "Snowstorm", .blizzard, false, ["", "02", "", "32"]),
      ("大雪", "Heavy Snow", .snow, false, ["12", "06", "", "36"]),
      ("波浪", "High Waves", .highWaves, false, ["16", "07", "", "37"]),
      ("強風", "Gale", .wind, false, ["15"]), ("風雪", "Gale and Snow", .blizzard, false, ["13"]),
      ("雷", "Thunderstorm", .thunderstorm, false, ["14"]), ("融雪", "Snowmelt", .thaw, false, ["17"]),
      ("濃霧", "Dense Fog", .fog, false, ["20"]), ("乾燥", "Dry Air", .dryAir, false, ["21"]),
      ("なだれ", "Avalanche", .avalanche, false, ["22"]),
      ("低温", "Low Temperature", .lowTemperature, false, ["23"]),
      ("霜", "Frost", .frost, false, ["24"]), ("着氷", "Icing", .ice, false, ["25"]),
      ("着雪", "Snow Accretion", .snow, false, ["26"]), ("その他の", "Other", nil, false, ["27"]),
    ]

  static let of: [String: JMANames] = {
    var names: [String: JMANames] = [:]
    for (japanese, english, hazard, hasLevels, codes) in phenomena {
      for (code, degree) in zip(codes, degrees) where !code.isEmpty {
        names[code] = JMANames(
          japanese: (hasLevels ? "レベル\(degree.level)" : "") + japanese + degree.japanese,
          english: "\(english) \(degree.english)" + (hasLevels ? " (Level \(degree.level))" : ""),
          severity: degree.severity, hazard: hazard)
      }
    }
    return names
  }()
}
