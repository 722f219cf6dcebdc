import AlmanacProtocol
import Foundation
import JSON
import Testing

/// Every method that may ask a provider, under every fault of a provider: both lists are those of
/// the contract and of the upstream.
@Suite(
  "Every networked method under every fault", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct FaultMatrixTests {
  private static let document = try? JSONDocument(parsing: SpecDocument.bytes).root

  /// The params of the method's first example, without a stand-in for what a provider does not say.
  private static func params(_ method: MethodName) throws -> String {
    let entry = try #require(
      document?["methods"]?.elements.first { $0["name"]?.string == method.rawValue })
    let names = entry["params"]?.elements.compactMap { $0["name"]?.string } ?? []
    var members =
      entry["examples"]?.element(at: 0)?["params"]?.elements.compactMap { param in
        param["value"].map {
          (param["name"]?.string ?? "", String(decoding: $0.rawBytes, as: UTF8.self))
        }
      } ?? []
    members.removeAll { ["fallback", "deadlineMs", "provider", "online"].contains($0.0) }
    if names.contains("fallback") { members.append(("fallback", #""none""#)) }
    return "{" + members.map { #""\#($0)":\#($1)"# }.joined(separator: ",") + "}"
  }

  /// Where every provider fails, nothing passes as fetched: a method answers without them, or says
  /// which of them failed, and how.
  @Test(arguments: MethodName.allCases.filter(\.isNetworked), ProviderFault.all)
  func nothingThatFailedIsLive(method: MethodName, fault: ProviderFault) throws {
    let room = try UpstreamRoom()
    try room.fault(fault.name, at: "/", fault.arguments)
    let answer = try room.call(method.rawValue, Self.params(method))
    guard let error = answer["error"] else {
      // A picture is told by its first bytes only.
      if fault.name == "truncate", [.iconGet, .mapTile].contains(method) { return }
      #expect(answer["result"]?["source"]?["kind"]?.string != "live")
      let kinds = answer["result"]?["sources"]?.list.compactMap { $0["kind"]?.string } ?? []
      #expect(!kinds.contains("live"))
      return
    }
    // A place that is unknown here, what a provider does not have, or its failure; where the usual
    // deadline is short, a second attempt comes too late.
    let code = try #require(error["code"]?.integer)
    let late = method.deadlineMilliseconds < 1_000 ? [-32018] : []
    #expect(([-32010, -32015, fault.code] + late).contains(code), "\(error)")
    guard code == -32012 else { return }
    #expect(error["data"]?["reason"]?.string == fault.reason)
    #expect(error["data"]?["provider"]?.string != nil)
  }
}
