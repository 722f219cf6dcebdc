import Testing

@testable import HTTP

struct URLTests {
  @Test(arguments: [
    ("http://a.example", "http://a.example/"),
    ("HTTPS://API.Example:443/v1?q=1#part", "https://api.example/v1?q=1"),
    ("http://a.example:80?x", "http://a.example/?x"),
    ("http://127.0.0.1:8080/a", "http://127.0.0.1:8080/a"),
    ("https://[2001:DB8::1]:8443/", "https://[2001:db8::1]:8443/"),
  ])
  func accepts(_ text: String, _ expected: String) {
    #expect(HTTPURL(text)?.text == expected)
  }

  @Test(arguments: [
    "", "a.example", "ftp://a.example/", "file:///etc/passwd", "http://", "http:///x",
    "//a.example",
    "http://user@a.example/", "http://user:pw@a.example/", "http://a.example:0/",
    "http://a.example:65536/", "http://a.example:x/", "http://a example/", "http://a.example/ x",
    "http://a.example/\r\nX: y", "http://a.example/é", "http://[::1/", "http://[zz]/",
    "http://a%41.example/", "http://a.example:/",
    "http://a.example/" + String(repeating: "x", count: 8_200),
  ])
  func refuses(_ text: String) {
    #expect(HTTPURL(text) == nil)
  }

  @Test(arguments: [
    ("/b", "http://a.example/b"),
    ("b", "http://a.example/x/b"),
    ("../b?q", "http://a.example/b?q"),
    ("./../../b/./", "http://a.example/b/"),
    ("?q=2", "http://a.example/x/y?q=2"),
    ("", "http://a.example/x/y?q=1"),
    ("//b.example/c", "http://b.example/c"),
    ("https://b.example", "https://b.example/"),
    ("/a:b", "http://a.example/a:b"),
    ("ftp://b.example/", nil),
    ("javascript:alert(1)", nil),
    ("http://u@b.example/", nil),
    ("/a b", nil),
  ])
  func resolves(_ location: String, _ expected: String?) {
    #expect(HTTPURL("http://a.example/x/y?q=1")?.resolving(location)?.text == expected)
  }

  @Test(arguments: [
    ("http://localhost/", true, true), ("http://a.localhost./", true, true),
    ("http://127.1.2.3/", true, true), ("http://[::1]/", true, true),
    ("http://10.0.0.1/", false, true), ("http://172.16.0.1/", false, true),
    ("http://172.32.0.1/", false, false), ("http://192.168.1.1/", false, true),
    ("http://169.254.169.254/", false, true), ("http://100.64.0.1/", false, true),
    ("http://0.0.0.0/", false, true), ("http://224.0.0.1/", false, true),
    ("http://[fe80::1]/", false, true), ("http://[fd00::1]/", false, true),
    ("http://[::ffff:10.0.0.1]/", false, true), ("http://[64:ff9b::a00:1]/", false, true),
    ("http://[2002:a00:1::]/", false, true), ("http://8.8.8.8/", false, false),
    ("http://[2606:4700::1]/", false, false), ("http://[::ffff:8.8.8.8]/", false, false),
    ("http://api.example/", false, false), ("http://127.evil.example/", false, false),
    ("http://localhost.example/", false, false),
  ])
  func classifies(_ text: String, _ isLoopback: Bool, _ isPrivate: Bool) throws {
    let url = try #require(HTTPURL(text))
    #expect(url.isLoopback == isLoopback)
    #expect(url.isPrivate == isPrivate)
  }
}
