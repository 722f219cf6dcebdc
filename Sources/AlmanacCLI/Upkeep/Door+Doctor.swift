import AlmanacCore
import AlmanacServer
import EventLoop
import JSON

extension Door {
  /// `doctor [--bundle]`: what works and what does not; with `--bundle` one JSON text to attach
  /// to a report, without keys, places and names of home folders.
  func doctor(_ arguments: inout Arguments) throws(UsageError) -> ExitStatus {
    let isBundle = arguments.flag("--bundle")
    try arguments.end()
    let loop = Loop()
    Signals.install(waking: loop.wakeDescriptor)
    let caller = LocalCaller(loop: loop, table: makeServer(loop, Overrides()))
    let findings = Checkup(
      variables: variables, caller: caller, networkProblem: networkProblem
    ).findings()
    if isBundle {
      terminal.write(bundle(findings, caller) + [0x0A])
    } else {
      show(findings)
    }
    return findings.contains { $0.state == .failed } ? .failed : .ok
  }

  private func show(_ findings: [Finding]) {
    let ink = Ink(depth: terminal.colors)
    terminal.print("almanac \(version) (protocol \(Server.protocolVersion))")
    for finding in findings {
      let mark =
        switch finding.state {
        case .ok: ink.paint("✓", .colored(.green))
        case .note: ink.paint("·", .faint)
        case .failed: ink.paint("✗", .colored(.red))
        }
      terminal.print("\(mark) \(Help.padded(finding.name, to: 16))\(finding.text)")
    }
  }

  private func bundle(_ findings: [Finding], _ caller: LocalCaller) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("version", version)
    writer.member("protocolVersion", Server.protocolVersion)
    writer.key("findings")
    writer.beginArray()
    for finding in findings {
      writer.beginObject()
      writer.member("name", finding.name)
      writer.member("state", finding.state.rawValue)
      writer.member("text", finding.isPrivate ? Redaction.mask : withoutHome(finding.text))
      writer.endObject()
    }
    writer.endArray()
    for (name, method) in [("configuration", "config.get"), ("status", "server.status")] {
      guard case .success(let result) = caller.call(method, []) else { continue }
      writer.key(text: name)
      writer.raw(name == "configuration" ? withoutLocation(result) : result)
    }
    writer.endObject()
    return writer.bytes
  }

  private func withoutHome(_ text: String) -> String {
    guard let home = variables["HOME"], home.count > 1 else { return text }
    return text.replacingEvery(home, with: "~")
  }

  /// The settings but the location and what names a person (`contact`).
  private func withoutLocation(_ result: [UInt8]) -> [UInt8] {
    guard let root = try? JSONDocument(parsing: result).root else { return Array("null".utf8) }
    var writer = JSONWriter()
    writer.beginArray()
    for value in root["values"]?.elements.map(\.self) ?? [] {
      let path = value["path"]?.string ?? ""
      guard path != "location", !path.hasSuffix(".contact") else { continue }
      writer.value(value)
    }
    writer.endArray()
    return writer.bytes
  }
}
