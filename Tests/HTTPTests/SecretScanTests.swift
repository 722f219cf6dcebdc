import Basics
import Foundation
import TestSupport
import Testing

@testable import HTTP

/// A key is found however an upstream writes it back.
@Suite struct SecretScanTests {
  private static let key = "9f86d081884c7d659a2feaa0c55ad015"

  /// One way to write a byte.
  private static let encodings: [@Sendable (UInt8) -> String] = [
    { String(UnicodeScalar($0)) },
    { "\\u00" + (String($0, radix: 16)) },
    { "\\u00" + (String($0, radix: 16).uppercased()) },
    { "%" + String($0, radix: 16) },
    { "%25" + String($0, radix: 16) },
    { "\\u0025" + String($0, radix: 16) },
    { "\\\\u00" + String($0, radix: 16) },
    { "&#\($0);" },
    { "&#x\(String($0, radix: 16));" },
    { "&amp;#\($0);" },
    { String(UnicodeScalar($0)).uppercased() },
  ]

  @Test(arguments: 0..<200 as Range<UInt64>) func everyMixtureIsFound(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let written = Self.key.utf8.map { byte in
      Self.encodings[Int(random.next() % UInt64(Self.encodings.count))](byte)
    }.joined()
    let text = #"{"next":"https://a.example/?appid=\#(written)&x=1","t":50}"#
    let scan = SecretScan([Self.key])
    #expect(scan.isIn(text), "\(written)")
    let masked = String(decoding: scan.masked(Array(text.utf8), with: [0x23]), as: UTF8.self)
    #expect(masked == ##"{"next":"https://a.example/?appid=#&x=1","t":50}"##)
    #expect(RedirectPolicy.carries(text, secrets: [Self.key]))
  }

  /// Within a longer text, wherever its first bit falls, in both alphabets, and escaped.
  @Test(arguments: 0..<60 as Range<UInt64>) func base64IsFound(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func bytes(_ count: UInt64) -> [UInt8] {
      (0..<random.next() % count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }
    let (before, after) = (bytes(20), bytes(20))
    let text = Data(before + Array(Self.key.utf8) + after).base64EncodedString()
    let other = Data(before + Array(Self.key.utf8.reversed()) + after).base64EncodedString()
    let scan = SecretScan([Self.key])
    for written in [
      text, text.replacing("+", with: "-").replacing("/", with: "_"),
      text.replacing("/", with: "\\/"), text.replacing("+", with: "%2B"),
    ] {
      #expect(scan.isIn(#"{"data":"\#(written)"}"#), "\(written)")
    }
    #expect(!scan.isIn(other))
    #expect(!scan.isIn(text.lowercased()), "base64 is case-sensitive")
  }

  @Test func nothingElseIsTouched() {
    let scan = SecretScan([Self.key])
    for text in ["", "%", "\\", "\\u", "&#", "&#;", "100 %25", Self.key.dropLast() + "é"] {
      let bytes = Array(text.utf8)
      #expect(scan.masked(bytes, with: [0x23]) == bytes)
    }
  }
}

/// A proxy of the environment never sees what is meant for this machine, nor a key.
@Suite struct TransferRouteTests {
  @Test(
    arguments: [
      ("http://127.0.0.1:8080/x", "k", .direct), ("http://localhost/x", "k", .direct),
      ("https://127.9.9.9/x", "", .direct), ("http://[::1]:1/x", "k", .direct),
      ("https://a.example/x", "k", .environment), ("http://a.example/x", "", .environment),
      ("http://a.example/x", "k", nil), ("http://127.evil.example/x", "k", nil),
      ("http://10.0.0.1/x", "k", nil),
    ] as [(String, String, TransferRoute?)])
  func routes(url: String, secret: String, expected: TransferRoute?) throws {
    let parsed = try #require(HTTPURL(url))
    #expect(TransferRoute(to: parsed, secrets: [secret]) == expected)
  }
}
