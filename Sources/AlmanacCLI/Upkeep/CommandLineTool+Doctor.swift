import AlmanacCore
import AlmanacServer
import EventLoop
import JSON

extension CommandLineTool {
  /// `doctor [--json | --bundle]`: what works, what does not, and what nobody tried; with
  /// `--bundle` one JSON text to attach to a report, without keys, places and names of home
  /// folders.
  func doctor(_ arguments: Arguments) -> ExitStatus {
    let loop = makeLoop()
    let server = makeServer(loop, Overrides())
    let caller = LocalCaller(loop: loop, table: server)
    if arguments.has(.recover) { return recover(server, caller, arguments) }
    let findings = Checkup(
      environment: environment, caller: caller,
      configurationFile: environment.configurationFile.map(ConfigurationText.read),
      networkProblem: networkProblem, keyReport: { KeyReport(of: $0, caller, server) }
    ).findings()
    if arguments.has(.bundle) {
      terminal.write(json: bundle(findings, caller))
    } else if arguments.has(.json) {
      terminal.write(document: json(findings))
    } else {
      show(findings)
    }
    return findings.contains { $0.outcome == .failed } ? .failed : .ok
  }

  private func show(_ findings: [Finding]) {
    terminal.print("almanac \(version) (protocol \(Server.protocolVersion))")
    write(findings)
  }

  func write(_ findings: [Finding]) {
    let ink = Ink(terminal)
    for finding in findings {
      let mark = finding.outcome.mark
      let name = Help.padded(finding.name, to: 16)
      terminal.print("\(ink.paint(mark.text, mark.style)) \(name)\(finding.text)")
    }
  }

  private func json(_ findings: [Finding]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    write(findings, to: &writer) { $0.text }
    writer.endObject()
    return writer.bytes
  }

  private func write(
    _ findings: [Finding], to writer: inout JSONWriter, text: (Finding) -> String
  ) {
    writer.member("version", version)
    writer.member("protocolVersion", Server.protocolVersion)
    writer.key("findings")
    writer.beginArray()
    for finding in findings {
      writer.beginObject()
      writer.member("name", finding.name)
      writer.member("state", finding.outcome.rawValue)
      writer.member("text", text(finding))
      writer.endObject()
    }
    writer.endArray()
  }

  private func bundle(_ findings: [Finding], _ caller: LocalCaller) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    write(findings, to: &writer) { $0.isPrivate ? Redaction.mask : withoutHome($0.text) }
    for (name, method) in [("configuration", "config.get"), ("status", "server.status")] {
      guard case .success(let result) = caller.call(method, []) else { continue }
      writer.key(text: name)
      writer.raw(name == "configuration" ? withoutLocation(result) : result)
    }
    writer.endObject()
    return writer.bytes
  }

  private func withoutHome(_ text: String) -> String {
    guard let home = environment[.home], home.count > 1 else { return text }
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
