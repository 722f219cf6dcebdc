import Vocabulary

/// What the codes and names of the National Weather Service are about.
extension HazardCodes {
  /// `/O.CON.KPQR.FA.A.0004.000000T0000Z-191222T1800Z/`: the phenomenon is the fourth field (NWS
  /// Instruction 10-1703).
  static func nws(vtec text: String?) -> AlertHazard? {
    let fields = (text ?? "").split(separator: ".", omittingEmptySubsequences: false)
    return fields.count > 4 ? phenomena[String(fields[3])] : nil
  }

  /// `FAA`: a phenomenon and its significance, or the code of a product without VTEC.
  static func nws(code: String?) -> AlertHazard? {
    guard let code = CAPText.word(code), !unclear.contains(code) else { return nil }
    if let hazard = products[code] { return hazard }
    return code.utf8.count == 3 && code.last.map("wayso".contains) ?? false
      ? phenomena[code, first: 2] : nil
  }

  /// Codes of two kinds (`LEW` is of lake effect snow and of law enforcement), and of products that
  /// merely look like a phenomenon with its significance.
  private static let unclear: Set = ["lew", "hwo", "bhw", "bww", "cww"]

  /// VTEC phenomena (NWS Instruction 10-1703, Appendix A), also those that are no longer issued.
  private static let phenomena = HazardCodes([
    .volcano: "af, mh", .airQuality: "as", .ripCurrent: "bh, rp",
    .wind: "bw, ew, gl, hf, hw, lw, si, sr, wi", .blizzard: "bz", .coastalEvent: "cf",
    .lowTemperature: "cw, ec, wc", .landslide: "df", .dust: "ds, du",
    .highTemperature: "eh, ht, xh", .flood: "fa, ff, fl, hy, ls", .fog: "fg, mf, zf",
    .frost: "fr, fz, hz", .forestFire: "fw", .tropicalCyclone: "hi, hu, ti, tr, ty",
    .snow: "bs, hs, le, sb, sn, sq", .ice: "hp, ip, up, zy", .freezingRain: "is, zr",
    .lowWater: "lo", .marine: "ma, sc", .smoke: "ms, sm", .highWaves: "rb, se, su, sw",
    .stormSurge: "ss", .thunderstorm: "sv", .tornado: "to", .tsunami: "ts",
    .snowIce: "ws, ww",
  ])

  /// Products without VTEC.
  private static let products = HazardCodes([
    .airQuality: "aqa", .avalanche: "ava, avw, avy, sab", .ripCurrent: "bhs, rps",
    .coastalEvent: "cfs", .flood: "esf, ffs, fls", .tropicalCyclone: "hls, tcv",
    .marine: "mws", .earthquake: "eqw, eqr", .volcano: "vow", .forestFire: "rfd, frw",
    .tsunami: "tsu, tib",
  ])

  /// Specific Area Message Encoding (47 CFR 11.31, NWS Instruction 10-1712), without what is no
  /// hazard of nature.
  static let same = HazardCodes([
    .avalanche: "ava, avw", .blizzard: "bzw", .coastalEvent: "cfa, cfw", .dust: "dsw",
    .earthquake: "eqw", .wind: "eww, hwa, hww", .flood: "ffa, ffs, ffw, fla, fls, flw",
    .forestFire: "frw, wfa, wfw", .frost: "fzw", .ice: "fsw", .fog: "fow",
    .tropicalCyclone: "hls, hua, huw, tra, trw, tya, tyw", .landslide: "lsw",
    .marine: "smw", .snow: "sqw", .stormSurge: "ssa, ssw", .thunderstorm: "sva, svr",
    .tornado: "toa, tor", .tsunami: "tsa, tsw", .volcano: "vow",
    .snowIce: "wsa, wsw",
  ])

  /// The names of its events, without what they are of (`Warning`, `Watch`, …): a closed list
  /// (api.weather.gov/alerts/types).
  static func nws(event: String?) -> AlertHazard? { named(event, in: nwsNames) }

  /// `Dense Fog Advisory`: by all words but the last one, which says what it is.
  static func named(_ event: String?, in names: HazardCodes) -> AlertHazard? {
    guard let words = CAPText.word(event)?.split(separator: " "), let last = words.last else {
      return nil
    }
    let isKind = degrees.contains(last) && words.count > 1
    return names[(isKind ? words.dropLast() : words[...]).joined(separator: " ")]
  }

  private static let degrees: Set<Substring> = [
    "warning", "watch", "advisory", "statement", "outlook", "alert", "emergency", "message",
  ]

  private static let nwsNames = HazardCodes([
    .airQuality: "air quality, air stagnation", .volcano: "ashfall, volcano",
    .avalanche: "avalanche", .ripCurrent: "beach hazards, rip current",
    .blizzard: "blizzard, ground blizzard", .dust: "blowing dust, dust storm, dust",
    .wind:
      "brisk wind, extreme wind, gale, high wind, hurricane force wind, lake wind, storm, wind",
    .coastalEvent: "coastal flood",
    .lowTemperature: "cold weather, extreme cold, wind chill", .landslide: "debris flow",
    .fog: "dense fog, freezing fog", .smoke: "dense smoke", .earthquake: "earthquake",
    .highTemperature: "excessive heat, extreme heat, heat",
    .forestFire: "extreme fire danger, fire, fire weather, red flag",
    .flood:
      "areal flood, flash flood, flood, hydrologic, lakeshore flood, river flood, "
      + "small stream flood, urban and small stream flood",
    .frost: "freeze, frost, hard freeze",
    .ice: "freezing spray, heavy freezing spray, sleet, ice accretion",
    .freezingRain: "freezing rain, ice storm, freezing drizzle",
    .highWaves: "hazardous seas, high surf", .snow: "heavy snow, lake effect snow, snow squall",
    .tropicalCyclone:
      "hurricane, hurricane local, tropical cyclone local, tropical storm, "
      + "tropical storm local, typhoon, typhoon local",
    .lowWater: "low water", .marine: "marine weather, small craft, special marine",
    .thunderstorm: "severe thunderstorm", .stormSurge: "storm surge", .tornado: "tornado",
    .tsunami: "tsunami", .snowIce: "winter storm, winter weather",
  ])
}
