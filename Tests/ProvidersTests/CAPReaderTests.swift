import Basics
import CAPLaws
import Foundation
import Places
import TestSupport
import Testing

@testable import Providers

/// The XML of CAP: what is read, and what is refused.
@Suite struct CAPReaderTests {
  private static let space = "urn:oasis:names:tc:emergency:cap:1.2"

  private static func message(_ members: String, _ attributes: String = "") -> String {
    #"<?xml version="1.0" encoding="UTF-8"?><alert xmlns="\#(space)"\#(attributes)>"#
      + members + "</alert>"
  }

  private static func read(_ text: String) throws(CAPError) -> CAPAlert {
    try CAPReader.read(Array(text.utf8))
  }

  @Test func aMessageInFull() throws {
    let alert = try Self.read(
      Self.message(
        """
        <identifier>a</identifier><sender>s</sender><sent>2026-06-21T12:00:00Z</sent>
        <status>Actual</status><msgType>Update</msgType><scope>Public</scope>
        <references>s,b,2026-06-20T12:00:00Z no,reference
        s,d,2026-06-20T12:00:00Z</references>
        <info><language>pt</language><event>Calor</event><responseType>Shelter</responseType>
        <responseType>Monitor</responseType><urgency>Future</urgency><severity>Severe</severity>
        <certainty>Likely</certainty><onset>x</onset><expires>y</expires><headline>h</headline>
        <description>a &lt;b&gt; &amp; &quot;c&quot; &#x2014; <![CDATA[<d> & ]]>e</description>
        <parameter><valueName>awareness_level</valueName><value>3; orange</value></parameter>
        <eventCode><valueName>SAME</valueName><value>TOR</value></eventCode>
        <area><areaDesc>Lisboa</areaDesc><polygon>1,2 3.5,-4</polygon><polygon/>
        <circle>1,2 3</circle><circle>here</circle>
        <geocode><valueName>EMMA_ID</valueName><value>PT016</value></geocode></area></info>
        <info><language>en</language></info>
        """))
    #expect(alert.identifier == "a" && alert.sender == "s" && alert.status == "Actual")
    #expect(alert.messageType == "Update" && alert.scope == "Public")
    #expect(alert.references == ["b", "d"])
    #expect(alert.infos.map(\.language) == ["pt", "en"])
    let info = alert.infos[0]
    #expect(info.responseTypes == ["Shelter", "Monitor"] && info.severity == "Severe")
    #expect(info.description == "a <b> & \"c\" \u{2014} <d> & e")
    #expect(info.parameters == [CAPValue(name: "awareness_level", value: "3; orange")])
    #expect(info.eventCodes == [CAPValue(name: "SAME", value: "TOR")])
    let area = try #require(info.areas.first)
    #expect(area.description == "Lisboa" && area.shapes.count == 4)
    let vertices = [
      CAPShape.Vertex(latitude: 1, longitude: 2), CAPShape.Vertex(latitude: 3.5, longitude: -4),
    ]
    #expect(area.shapes.prefix(2) == [.polygon(rings: [vertices]), .polygon(rings: [[]])])
    let center = try #require(Coordinate(latitude: 1, longitude: 2))
    #expect(area.shapes[2] == .circle(center: center, radiusKilometers: 3))
    #expect(area.shapes[3] == .unreadable)
    #expect(info.areas[0].geocodes == [CAPValue(name: "EMMA_ID", value: "PT016")])
  }

  /// Prefixes do not matter, namespaces do; members of others are passed over.
  @Test func namesAreThoseOfTheNamespace() throws {
    let alert = try Self.read(
      #"<c:alert xmlns:c="\#(Self.space)" xmlns:s="urn:s"><s:identifier>no</s:identifier>"#
        + #"<s:info><c:event>no</c:event></s:info><c:info><s:event>no</s:event>"#
        + #"<c:event>yes<s:b>no</s:b>!</c:event></c:info><identifier>no</identifier></c:alert>"#)
    #expect(alert.identifier == nil && alert.infos.map(\.event) == ["yes!"])
  }

  @Test(
    arguments: [
      ("<identifier>a\r\nb\rc</identifier>", "a\nb\nc"), ("<identifier/>", ""),
      ("<identifier>a<!-- - b -->c<?d e?>f</identifier>", "acf"),
      ("<identifier>&#65;&#x1F327;</identifier>", "A\u{1F327}"),
      ("<identifier>]] > ]></identifier>", "]] > ]>"),
      ("<identifier x='<'/>", nil), ("<identifier a='1' a='2'/>", nil), ("<identifier a=1/>", nil),
      ("<identifier>]]></identifier>", nil), ("<identifier>&nbsp;</identifier>", nil),
      ("<identifier>&#0;</identifier>", nil), ("<identifier>&#x110000;</identifier>", nil),
      ("<identifier>&#xFFFFFFFFFFFFFFFFF;</identifier>", nil),
      ("<identifier>&amp</identifier>", nil),
      ("<identifier>\u{1}</identifier>", nil), ("<identifier>\u{FFFF}</identifier>", nil),
      ("<identifier></Identifier>", nil), ("<identifier>", nil), ("</identifier>", nil),
      ("<x:identifier/>", nil), ("<1/>", nil), ("<a><!-- -- --></a>", nil), ("<?xml?>", nil),
      ("<a xmlns:b=''/>", nil), ("<![CDATA[", nil), ("<a b='1'c='2'/>", nil),
    ] as [(String, String?)])
  func textAndWhatIsNone(_ members: String, _ identifier: String?) {
    let alert = try? Self.read(Self.message(members))
    #expect(alert?.identifier == identifier)
    if identifier == nil { #expect(alert == nil) }
  }

  @Test func othersAreRefused() {
    func error(_ bytes: [UInt8]) -> CAPError? {
      do throws(CAPError) {
        _ = try CAPReader.read(bytes)
        return nil
      } catch {
        return error
      }
    }
    func error(_ text: String) -> CAPError? { error(Array(text.utf8)) }
    let bomb = #"<!DOCTYPE a [<!ENTITY b "&c;&c;"><!ENTITY c "dddddddddd">]><a>&b;</a>"#
    #expect(error(bomb) == .xml(.hasDoctype))
    #expect(error(#"<?xml version="1.0"?>"# + bomb) == .xml(.hasDoctype))
    #expect(
      error(#"<?xml version="1.0" encoding="ISO-8859-1"?><a/>"#) == .xml(.unsupportedEncoding))
    #expect(error([0xFF, 0xFE, 0x3C, 0x00]) == .xml(.unsupportedEncoding))
    #expect(error("<html></html>") == .notCAP && error(#"<alert/>"#) == .notCAP)
    #expect(error(#"<info xmlns="\#(Self.space)"/>"#) == .notCAP)
    for text in ["", " ", "<", "<a", "a", Self.message("") + "<a/>", Self.message("") + "x"] {
      guard case .xml(.malformed)? = error(text) else {
        Issue.record("\(text)")
        continue
      }
    }
  }

  /// What is open at once is limited, so that a small document costs no more than a small one.
  @Test func excessIsRefused() {
    func error(_ text: String) -> CAPError? {
      do throws(CAPError) {
        _ = try Self.read(text)
        return nil
      } catch {
        return error
      }
    }
    func attributes(_ count: Int, _ name: String) -> String {
      (0..<count).map { " \(name)\($0)='urn:\($0)'" }.joined()
    }
    #expect(error(Self.message(String(repeating: "<a>", count: 100_000))) == .xml(.excessive))
    let nested = { String(repeating: "<a>", count: $0) + String(repeating: "</a>", count: $0) }
    #expect(error(Self.message(nested(63))) == nil)
    #expect(error(Self.message(nested(64))) == .xml(.excessive))
    #expect(error(Self.message("<a\(attributes(64, "b"))/>")) == nil)
    #expect(error(Self.message("<a\(attributes(65, "b"))/>")) == .xml(.excessive))
    // With the two that are always bound, and that of the message.
    let (more, less) = (attributes(62, "xmlns:b"), attributes(61, "xmlns:b"))
    #expect(error(Self.message("<a\(less)/><a\(less)/>")) == nil)
    #expect(error(Self.message("<a\(more)/>")) == .xml(.excessive))
    #expect(error(Self.message("<a\(less)><b xmlns:c='urn:c'/></a>")) == .xml(.excessive))
  }

  /// Each recorded message, cut anywhere, is none; damaged, it obeys the laws of what is read.
  @Test(arguments: Payloads.documents) func damageIsRefusedOrRead(name: String) throws {
    let bytes = try Payloads.response(name).body
    guard (try? CAPReader.read(bytes)) != nil else { return }
    let last = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
    for count in stride(from: 0, through: last, by: max(last / 200, 1)) {
      #expect(throws: CAPError.self) { _ = try CAPReader.read(Array(bytes.prefix(count))) }
    }
    #expect(throws: CAPError.self) { _ = try CAPReader.read(Array(bytes.prefix(last))) }

    var random = SplitMix64(seed: FuzzTime.seed)
    #expect(CAPLaws.complaint(bytes) == nil)
    for _ in 0..<50 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Int.random(in: 0..<damaged.count, using: &random)
        let end = min(start + Int.random(in: 0...40, using: &random), damaged.count)
        let moved = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: damaged[start] = UInt8.random(in: 0...255, using: &random)
        case 1: damaged.removeSubrange(start..<end)
        case 2: damaged.insert(contentsOf: damaged[start..<end], at: moved)
        default:
          let token = try #require(Self.tokens.randomElement(using: &random))
          damaged.insert(contentsOf: Array(token.utf8), at: start)
        }
        guard damaged.count > 1 else { break }
      }
      #expect(CAPLaws.complaint(damaged) == nil)
    }
  }

  private static let tokens = [
    "<", ">", "&", "&amp;", "&#0;", "&#x1F327;", "]]>", "<![CDATA[", "<!--", "-->", "<?a b?>",
    "<!DOCTYPE a>", "\r\n", "\"", "'", "<a/>", "</info>", "<info>", "<area>", "\u{FFFE}",
    "\u{202E}",
    "<status>Test</status>", "<msgType>Cancel</msgType>", "<polygon>1,2 3,4 5,6</polygon>",
  ]

  /// The same of a message in either form.
  @Test func bothFormsAreOneValue() throws {
    let json = #"""
      {"warnings":[{"alert":{"identifier":"a","msgType":"Alert","status":"Actual","info":[{
      "language":"en","event":"Gale","responseType":["Shelter"],"area":[{"areaDesc":"L",
      "polygon":"1,2 3,4 5,6","geocode":[{"valueName":"EMMA_ID","value":"PT016"}]}]}]}}]}
      """#
    let xml = Self.message(
      "<identifier>a</identifier><status>Actual</status><msgType>Alert</msgType>"
        + "<info><language>en</language><event>Gale</event><responseType>Shelter</responseType>"
        + "<area><areaDesc>L</areaDesc><polygon>1,2 3,4 5,6</polygon>"
        + "<geocode><valueName>EMMA_ID</valueName><value>PT016</value></geocode></area></info>")
    let root = try answer(json).json()
    let alert = try #require(root["warnings"]?.element(at: 0)?["alert"])
    #expect(try CAPAlert(json: alert) == Self.read(xml))
  }

  private static func recorded(_ name: String) throws -> CAPAlert {
    try CAPReader.read(Payloads.response(name).body)
  }

  @Test func carriedMessages() throws {
    let storm = try Self.recorded("cap/dwd_starkregen_update_2023-06-23a.xml")
    #expect(storm.messageType == "Update" && storm.references.count == 1 && storm.infos.count == 8)
    #expect(storm.infos[0].event == "STARKREGEN" && storm.infos[1].event == "heavy rain")
    let shape = try #require(storm.infos[0].areas.first?.shapes.first)
    let (brandenburg, berlin) = (
      try #require(Coordinate(latitude: 52.5, longitude: 12.4)),
      try #require(Coordinate(latitude: 52.5, longitude: 13.4))
    )
    #expect(shape.enclosure(of: brandenburg) == .inside)
    #expect(shape.enclosure(of: berlin) == .outside)
    let villach = try Self.recorded("meteoalarm/cap_villach_heat.xml")
    #expect(villach.infos[0].areas[0].geocodes.first?.name == "EMMA_ID")
    let ireland = try Self.recorded("meteoalarm/cap_uk_northern_ireland_2022-12-07.xml")
    #expect(!ireland.infos.isEmpty && ireland.infos.allSatisfy { !$0.areas.isEmpty })
  }

  @Test func allRecordedMessagesAreWhole() throws {
    let messages = Payloads.documents.compactMap { name in
      (try? Self.recorded(name)).map { (name: name, message: $0) }
    }
    #expect(messages.count >= 5)
    for (name, message) in messages {
      #expect(message.identifier != nil && message.status == "Actual", "\(name)")
      #expect(!message.infos.isEmpty && message.infos.allSatisfy { $0.event != nil }, "\(name)")
      let areas = message.infos.flatMap(\.areas)
      #expect(areas.allSatisfy { $0.description != nil }, "\(name)")
      // GDACS writes the parentheses of a multipolygon into its text.
      let isUnreadable = areas.flatMap(\.shapes).contains(.unreadable)
      #expect(isUnreadable == name.contains("gdacs"), "\(name)")
    }
  }

  @Test(.enabled(if: Payloads.areHere, Payloads.hint)) func messagesOfOthers() throws {
    let canada = try Self.recorded("cap/google_canada_thunderstorm_2012-05-02.xml")
    #expect(canada.messageType == "Update" && canada.infos.map(\.language) == ["en-CA", "fr-CA"])
    for name in [
      "cap/kde_gdacs_1023542.xml", "cap/kde_israel_2025-03-06.xml",
      "cap/kde_kazakhstan_2025-03-06.xml", "cap/kde_macao_monsoon.xml",
      "cap/wis2box_seychelles_2024-05-19.xml", "metservice/linecast_cap_desertroad.xml",
    ] { #expect(try Self.recorded(name).identifier != nil, "\(name)") }
  }
}
