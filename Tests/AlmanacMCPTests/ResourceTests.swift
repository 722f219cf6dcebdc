import AlmanacProtocol
import JSON
import JSONRPC
import Basics
import Testing

@testable import AlmanacMCP

/// Resources and prompts: what a host lists, reads and fills in.
@Suite struct ResourceTests {
  private static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#
    + #""io.modelcontextprotocol/clientCapabilities":{}}"#

  private let host = Host()

  private func answer(_ method: String, _ params: String = "{}") throws -> JSONValue? {
    let messages = try host.send(
      #"{"jsonrpc":"2.0","id":7,"method":"\#(method)","params":\#(params)}"#)
    try #require(messages.count == 1)
    return messages[0]["result"]
  }

  /// - Returns: the result, or the error.
  private func read(_ uri: String, _ more: String = "") async throws -> JSONValue? {
    let sent = try host.send(
      #"{"jsonrpc":"2.0","id":7,"method":"resources/read","params":{"uri":"\#(uri)"\#(more)}}"#)
    #expect(sent.isEmpty)
    let messages = try await host.finish()
    try #require(messages.count == 1)
    return messages[0]["result"] ?? messages[0]["error"]
  }

  private func text(_ uri: String) async throws -> String {
    let contents = try await read(uri)?["contents"]
    #expect(contents?.count == 1)
    #expect(contents?.element(at: 0)?["uri"]?.string == uri)
    return contents?.element(at: 0)?["text"]?.string ?? ""
  }

  @Test func `every listed resource can be read`() async throws {
    let listed = try answer("resources/list")?["resources"]?.elements.map(\.self) ?? []
    #expect(listed.count == 4)
    for resource in listed {
      let uri = try #require(resource["uri"]?.string)
      for name in ["name", "title", "description"] {
        #expect(resource[name]?.string?.isEmpty == false)
      }
      let content = try await read(uri)?["contents"]?.element(at: 0)
      #expect(content?["mimeType"]?.string == resource["mimeType"]?.string)
      #expect(content?["text"]?.string?.isEmpty == false)
    }
    #expect(try answer("resources/templates/list")?["resourceTemplates"]?.count == 0)
  }

  @Test func `places are data, without what cannot be seen`() async throws {
    host.tools.outcome.withLock {
      $0 = .success(
        Array(
          #"{"place":{"name":"Lis\#u{202E}bon"},"origin":"set","favorites":[{"id":"f1","name":"Home","place":{"latitude":1},"addedAt":"x"}]}"#
            .utf8))
    }
    let text = try await text("almanac://places")
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    let places = try JSONDocument(parsing: Array(text.utf8)).root
    #expect(places["current"]?["place"]?["name"]?.string == "Lis\u{202E}bon")
    #expect(places["current"]?["origin"]?.string == "set")
    let favorite = places["favorites"]?.element(at: 0)
    #expect(favorite?["name"]?.string == "Home")
    #expect(favorite?["addedAt"] == nil)
  }

  @Test func `units are those in force and those to choose from`() async throws {
    host.tools.outcome.withLock {
      $0 = .success(
        Array(
          #"{"values":[{"setting":"location","value":"secret"},{"setting":"units","value":"uk"}]}"#
            .utf8))
    }
    let text = try await text("almanac://units")
    let units = try JSONDocument(parsing: Array(text.utf8)).root
    #expect(units["inForce"]?.string == "uk")
    #expect(units["presets"]?["imperial"]?["temperature"]?.string == "°F")
    #expect(units["presets"]?.members.map(\.key) == ["metric", "imperial", "uk", "si"])
    #expect(!text.contains("secret"))
  }

  @Test func `a store that fails is no empty list`() async throws {
    host.tools.outcome.withLock {
      $0 = .failure(RPCError(code: -32013, kind: "storage", message: "The disk is full."))
    }
    let error = try await read("almanac://places")
    #expect(error?["code"]?.integer == -32603)
    #expect(error?["message"]?.string == "The disk is full.")
  }

  @Test func `only what is the same for everyone is cached`() async throws {
    for (uri, scope) in [("almanac://about", "public"), ("almanac://places", "private")] {
      let result = try await read(uri, ",\(Self.meta)")
      #expect(result?["resultType"]?.string == "complete")
      #expect(result?["cacheScope"]?.string == scope)
      #expect((result?["ttlMs"]?.integer == 0) == (scope == "private"))
    }
    #expect(try await read("almanac://about")?["ttlMs"] == nil)
  }

  @Test func `the page loads nothing, and a tool names it`() async throws {
    let page = try await text("ui://almanac/evening")
    #expect(page.hasPrefix("<!doctype html>"))
    for word in ["http://", "https://", "<link", " src=", "import ", "@import", "url("] {
      let found = page.components(of: word).filter { !$0.hasPrefix("www.w3.org/") }
      #expect(found.isEmpty, "\(word)\(found)")
    }
    let tools = try answer("tools/list")?["tools"]?.elements.map(\.self) ?? []
    let named = tools.filter { $0["_meta"]?["ui"]?["resourceUri"]?.string != nil }
    #expect(named.map { $0["name"]?.string } == ["sunset_score"])
    #expect(named.first?["_meta"]?["ui"]?["resourceUri"]?.string == "ui://almanac/evening")
  }

  @Test func `prompts say what they take, and use tools that exist`() throws {
    let prompts = try answer("prompts/list")?["prompts"]?.elements.map(\.self) ?? []
    #expect(prompts.compactMap { $0["name"]?.string } == ["plan_my_evening", "pack_for_a_trip"])
    #expect(prompts[1]["arguments"]?.element(at: 0)?["required"]?.bool == true)
    for prompt in prompts {
      let name = try #require(prompt["name"]?.string)
      let result = try answer(
        "prompts/get", #"{"name":"\#(name)","arguments":{"place":"Lis\nbon \"x"}}"#)
      let message = result?["messages"]?.element(at: 0)
      #expect(message?["role"]?.string == "user")
      let text = try #require(message?["content"]?["text"]?.string)
      #expect(text.contains(#""Lis bon \"x""#))
      let words = text.split { !($0.isASCII && ($0.isLetter || $0 == "_")) }
      for word in words where word.contains("_") {
        #expect(ToolEntry.all.contains { $0.name == word })
      }
    }
    let days = try answer(
      "prompts/get", #"{"name":"pack_for_a_trip","arguments":{"place":"Rome","days":"3"}}"#)
    #expect(
      days?["messages"]?.element(at: 0)?["content"]?["text"]?.string?.contains("3 days") == true)
    let here = try answer("prompts/get", #"{"name":"plan_my_evening"}"#)
    let text = here?["messages"]?.element(at: 0)?["content"]?["text"]?.string
    #expect(text?.contains("at the place") == false)
  }
}

extension String {
  /// What follows each occurrence of a text.
  fileprivate func components(of text: String) -> [Substring] {
    var found: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      rest = rest[range.upperBound...]
      found.append(rest.prefix(40))
    }
    return found
  }
}
