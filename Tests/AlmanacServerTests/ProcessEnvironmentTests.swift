import AlmanacServer
import Testing
import Vocabulary

@Suite("The environment says what it says")
struct ProcessEnvironmentTests {
  @Test(arguments: [
    (nil, false), ("", false), ("0", false), ("false", false), ("No", false), ("off", false),
    ("1", true), ("true", true), ("yes", true),
  ])
  func offline(word: String?, isOffline: Bool) {
    let variables = word.map { ["ALMANAC_OFFLINE": $0] } ?? [:]
    #expect(ProcessEnvironment(variables).isOffline == isOffline)
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de-DE"), (["LANG": "de_DE", "LC_MESSAGES": "pt_BR@x"], "pt-BR"),
    (["LANG": "de_DE", "LC_ALL": "C.UTF-8"], nil), (["LANG": "POSIX"], nil), ([:], nil),
    (["LANG": "@"], nil), (["LANG": "."], nil), (["LANG": "@euro.UTF-8"], nil),
    (["LANG": "_"], nil),
    (["LANG": "C"], nil), (["LANG": "ca@valencia"], "ca"), (["LANG": "sr_RS@latin"], "sr-RS"),
  ])
  func locale(variables: [String: String], locale: String?) {
    #expect(ProcessEnvironment(variables).locale == locale)
  }

  /// Nil where the locale itself says it.
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], nil), (["LANG": "de_DE", "LC_MEASUREMENT": "en_US.UTF-8"], "en-US"),
    (["LC_ALL": "de_DE", "LC_MEASUREMENT": "en_US"], nil), (["LC_MEASUREMENT": "C"], "und"),
    (["LANG": "de_DE", "LC_MESSAGES": "en_US"], "de-DE"), (["LC_MESSAGES": "en_US"], nil),
    (["LANG": "de_DE", "LC_MESSAGES": "en_US", "LC_MEASUREMENT": "sv_SE"], "sv-SE"), ([:], nil),
  ])
  func measurementLocale(variables: [String: String], locale: String?) {
    #expect(ProcessEnvironment(variables).measurementLocale == locale)
  }

  /// XDG Base Directory Specification: a relative path is to be ignored.
  @Test(arguments: [
    (["XDG_DATA_HOME": "/d", "HOME": "/h"], "/d/almanac"),
    (["XDG_DATA_HOME": "d", "HOME": "/h"], "/h/.local/share/almanac"),
    (["ALMANAC_DATA_DIR": "d", "HOME": "/h"], "d"), ([:], nil),
  ])
  func dataFolder(variables: [String: String], folder: String?) {
    #expect(ProcessEnvironment(variables).dataFolder == folder)
  }

  @Test func `a key of the environment comes before the file's`() {
    let variables = ["ALMANAC_OPENWEATHERMAP_KEY": "from-the-host"]
    for (url, complaints) in [("https://owm.example", 0), ("http://owm.example", 1)] {
      let file = #"{"providers":{"openWeatherMap":{"apiKey":"a","baseURL":"\#(url)"}}}"#
      let configuration = Configuration(
        environment: ProcessEnvironment(variables),
        file: .bytes(Array(file.utf8), isAccessibleToOthers: false))
      let key = configuration.providers["openWeatherMap"]?.apiKey
      #expect(key?.value == "from-the-host" && key?.origin == .environment)
      #expect(configuration.problems.count == complaints)
    }
    let long = ["ALMANAC_OPENWEATHERMAP_KEY": String(repeating: "k", count: 2049)]
    let configuration = Configuration(environment: ProcessEnvironment(long), file: nil)
    #expect(configuration.providers["openWeatherMap"]?.apiKey.value == nil)
    #expect(
      configuration.problems.map(\.message).first?.hasPrefix("ALMANAC_OPENWEATHERMAP") == true)
  }

  @Test(arguments: [(":Europe/Lisbon", "Europe/Lisbon"), ("Asia/Tokyo", "Asia/Tokyo")])
  func timeZone(variable: String, name: String) {
    #expect(ProcessEnvironment(["TZ": variable]).timeZone == name)
  }
}
