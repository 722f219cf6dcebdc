// Generated from protocol-spec/words/ by specgen; do not edit.

/** The providers by the names that people know. */
export const PROVIDERS = {
  openMeteo: "Open-Meteo",
  metNorway: "MET Norway",
  nws: "US National Weather Service",
  environmentCanada: "Environment Canada",
  jma: "Japan Meteorological Agency",
  hko: "Hong Kong Observatory",
  brightSky: "Bright Sky",
  meteoAlarm: "MeteoAlarm",
  capFeeds: "national alerting authorities",
  aviationWeather: "Aviation Weather Center",
  openWeatherMap: "OpenWeather",
  rainViewer: "RainViewer",
  libreWXR: "LibreWXR",
};
