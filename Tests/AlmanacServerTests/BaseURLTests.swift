import Testing

@testable import AlmanacServer

/// An address is used as it was written or not at all.
@Suite struct BaseURLTests {
  @Test(arguments: [
    ("http://127.0.0.1:8080", true), ("http://127.255.0.9", true), ("http://localhost", true),
    ("http://[::1]:8080", true), ("http://127.evil.example", false), ("http://127.0.0", false),
    ("http://127.0.0.1.evil.example", false), ("http://127.0.0.256", false),
    ("http://1270.0.0.1", false), ("http://localhost.evil.example", false),
  ])
  func loopbackIsAnAddress(text: String, isLoopback: Bool) throws {
    let url = try #require(BaseURL(text))
    #expect(url.isLoopback == isLoopback && url.mayCarryKey == isLoopback)
  }

  @Test(arguments: [
    #""ftp://a.example""#, #""a.example""#, #""https://u@a.example""#, #""https://a.example?x""#,
    "7", #""""#,
  ])
  func anInvalidOneIsKeptAsNoAddress(json: String) throws {
    var configuration = Configuration()
    let file = #"{"providers":{"openMeteo":{"baseURL":\#(json),"apiKey":"0123456789"}}}"#
    configuration.apply(file: Array(file.utf8))
    let url = try #require(configuration.providers["openMeteo"]?.baseURL.value)
    #expect(!url.isValid && url.requestBase.isEmpty)
    #expect(configuration.problems.contains { $0.path == "/providers/openMeteo/baseURL" })
  }
}
