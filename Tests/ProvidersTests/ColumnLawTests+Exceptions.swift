extension ColumnLawTests {
  /// Rows where a service contradicts itself; of a table, or as they are read.
  static let exceptions = symbols + models + gusts + edited

  /// A symbol of MET Norway leaves out what is below a tenth or so an hour.
  private static let symbols = [
    Exception(
      london, .wetWhereItFalls, "complete: next_6_hours/symbol_code", "65 68-70 76 79-80"),
    Exception(london, .wetWhereItFalls, "read: condition", "115-120 133-150 181-186 199-210"),
    Exception(
      newYork, .wetWhereItFalls, "complete: next_6_hours/symbol_code", "46-49 58 61 72"),
    Exception(newYork, .wetWhereItFalls, "read: condition", "73-78 91-96 157-162"),
    Exception(petnil, .wetWhereItFalls, "complete: next_1_hours/symbol_code", "0 3 20 33"),
    Exception(
      petnil, .wetWhereItFalls, "complete: next_6_hours/symbol_code",
      "0-2 9-37 70 72 74-77 85"),
    Exception(
      petnil, .wetWhereItFalls, "read: condition",
      "0 3 20 33 115-120 127-132 139-162 205-210"),
  ]

  /// Where two models meet: six hours and their single hours, a day and its hours.
  private static let models = [
    Exception(
      newYork, .amountsAddUp, "complete: next_6_hours/precipitation_amount", "46-49"),
    Exception(
      petnil, .amountsAddUp, "complete: next_6_hours/precipitation_amount",
      "10-18 21-27 30-37"),
    // Before One Call 3.0, the wind of a day was that of its noon.
    Exception(minsk, .extremesHold, "One Call daily: wind_speed", "0-2"),
  ]

  /// A mean at the beginning of an hour, and a gust that another model gives, in almost calm air.
  private static let gusts = [
    Exception(bavaria, .gustAtLeastWind, "hourly, archive: wind_gusts_10m", "51"),
    Exception(bavaria, .gustAtLeastWind, "read: windGust", "50"),
    Exception(toronto, .gustAtLeastWind, "hourly, archive: wind_gusts_10m", "9 16 21"),
    Exception(toronto, .gustAtLeastWind, "read: windGust", "8 15 20"),
    Exception(
      jersey, .gustAtLeastWind, "hourly, archive: wind_gusts_10m",
      "7-8 11 13 230 252 261 271-273 299-302 304 310-312"),
    Exception(
      jersey, .gustAtLeastWind, "read: windGust",
      "6-7 10 12 229 251 260 270-272 298-301 303 309-311"),
    Exception(
      antarctica, .gustAtLeastWind, "forecast in three-hour steps: wind gust", "0-1 8-9"),
    Exception(antarctica, .gustAtLeastWind, "read: windGust", "0-3 24-27"),
    Exception(
      fiveDays, .gustAtLeastWind, "forecast in three-hour steps: wind gust", "17"),
    Exception(fiveDays, .gustAtLeastWind, "read: windGust", "51-52"),
    Exception(oneCall, .gustAtLeastWind, "One Call hourly: wind gust", "44-46"),
    Exception(oneCall, .gustAtLeastWind, "read: windGust", "44-46"),
  ]

  /// Their authors added columns: the codes of one, snowfall and some hours of the other.
  private static let edited = [
    Exception(melbourne, .wetWhereItFalls, "daily: weather_code", "2"),
    Exception(
      melbourne, .wetWhereItFalls, "hourly, archive: weather_code",
      "3 5-7 9 13 22-23 28 39-40 43-44 48 142-143 145-148 150 153-162 166"),
    Exception(
      melbourne, .wetWhereItFalls, "read: condition",
      "2 4-6 8 12 21-22 27 38-39 42-43 47 141-142 144-147 149 152-161 165"),
    Exception(jersey, .amountsAddUp, "daily: precipitation_sum", "1 8-9 13"),
    Exception(jersey, .amountsAddUp, "daily: snowfall_sum", "0-13"),
  ]

  private static let london = "met-norway/locationforecast_complete_london.json"
  private static let newYork = "met-norway/metno_compact_new_york.json"
  private static let petnil = "met-norway/petnil_compact_1.json"
  private static let minsk = "openweathermap/java_onecall_minsk_2021-04.json"
  private static let bavaria = "open-meteo/eos_hourly_bavaria.json"
  private static let toronto = "open-meteo/linecast_forecast_imperial_toronto.json"
  private static let jersey = "open-meteo/piinky_new_jersey_snow_2025-12-28.json"
  private static let melbourne = "open-meteo/piinky_melbourne_2025-10-25.json"
  private static let antarctica = "openweathermap/rb_forecast_antarctica_2025-03-20.json"
  private static let fiveDays = "openweathermap/rb_forecast_five_day.json"
  private static let oneCall = "openweathermap/rb_one_call_lat_lon.json"
}
