import EventLoop
import HTTP
import Places
import Providers
import Reports
import Services
import Storage
import Time
import Weather

/// What measured weather costs: reports of stations around Lisbon.
extension ServicesBench {
  static func measureObservations(_ loop: Loop) async {
    let place = lisbon()
    let response = Response(
      body: reports(200), receivedAt: SmallForecast.start)
    print("200 METARs in bytes,\(response.body.count)")
    await measure("decode 200 METARs", 200) {
      _ = try? AviationWeather.observations(from: response)
    }
    let texts = (0..<200).map { Array(text($0).utf8) }
    await measure("read the text of 200 METARs", 200) {
      for text in texts { _ = AerodromeReport(text) }
    }
    for count in [20, 200] {
      let body = reports(count)
      let http = HTTPClient { _ in .success(HTTPResponse(status: 200, body: body)) }
      let weather = WeatherService(
        Pipeline(
          ServiceEnvironment(
            loop: loop, wallClock: .frozen(at: SmallForecast.start), http: http,
            store: SQLiteStore(), processName: "bench")))
      _ = await weather.observations(
        at: place, ObservationRules(), sensors: .fetched, FetchPolicy())
      await measure("observation.current, \(count) stations, decoded in memory", 500) {
        _ = await weather.observations(
          at: place, ObservationRules(), sensors: .fetched, FetchPolicy())
      }
      let source = PayloadToWire(loop: loop, store: SQLiteStore(), body: body)
      let server = source.makeServer()
      print("observation.current in bytes,\(await source.answer("observation.current").count)")
      _ = await source.answer("observation.current", server: server)
      await measure("observation.current, \(count) stations, decoded in memory, to wire", 500) {
        _ = await source.answer("observation.current", server: server)
      }
    }
  }

  private static func text(_ index: Int) -> String {
    "METAR LP\(letter(index / 26))\(letter(index)) 211130Z"
      + " 340\(10 + index % 20)G\(31 + index % 9)KT"
      + " 310V020 9999 -SHRA FEW012 BKN0\(20 + index % 30) 2\(index % 10)/14 Q10\(10 + index % 20)"
      + " NOSIG"
  }

  private static func letter(_ index: Int) -> Character {
    Character(UnicodeScalar(UInt8(65 + index % 26)))
  }

  /// As the Aviation Weather Center writes them.
  private static func reports(_ count: Int) -> [UInt8] {
    let rows = (0..<count).map { index in
      let time = Int(SmallForecast.start.unixSeconds) - 600
      return #"{"icaoId":"LP\#(letter(index / 26))\#(letter(index))","receiptTime":"#
        + #""2026-06-21T11:35:00.000Z","obsTime":\#(time),"reportTime":"2026-06-21T12:00:00.000Z","#
        + #""temp":2\#(index % 10),"dewp":14,"wdir":340,"wspd":\#(10 + index % 20),"#
        + #""wgst":\#(31 + index % 9),"visib":"6+","altim":10\#(10 + index % 20),"qcField":16,"#
        + #""wxString":"-SHRA","metarType":"METAR","rawOb":"\#(text(index))","#
        + #""lat":\#(38.2 + Double(index % 20) * 0.05),"lon":\#(-9.6 + Double(index / 20) * 0.1),"#
        + #""elev":\#(index),"name":"Station \#(index), LS, PT","cover":"BKN","clouds":"#
        + #"[{"cover":"FEW","base":1200},{"cover":"BKN","base":\#(2000 + index % 30 * 100)}],"#
        + #""fltCat":"MVFR"}"#
    }
    return Array("[\(rows.joined(separator: ","))]".utf8)
  }
}
