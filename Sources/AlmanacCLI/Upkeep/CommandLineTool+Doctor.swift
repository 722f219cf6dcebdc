import AlmanacCore
import AlmanacProtocol
import AlmanacServer
import EventLoop
import JSON

extension CommandLineTool {
  /// `doctor [--json | --bundle]`: what works, what does not, and what was not tried; with
  /// `--bundle`, one JSON text to attach to a report, without keys, places and names of home
  /// directories.
  func doctor(_ arguments: Arguments) -> ExitStatus {
    let caller = LocalCaller(makeServer(makeLoop(), Overrides()))
    if arguments.has(.recover) { return recover(caller, arguments) }
    let findings = Checkup(
      environment: environment, caller: caller, clock: caller.loop.clock,
      configurationFile: environment.configurationFile.map(ConfigurationText.read),
      networkProblem: networkProblem, keyReport: { KeyReport(of: $0, caller) }
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
    let ink = terminal.ink
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
    if let settings = try? caller.result(of: Wire.ConfigGetMethod.self, .init()) {
      writer.key("configuration")
      writer.beginArray()
      // Without the location and anything that identifies the user.
      for setting in settings.values
      where setting.path != "location" && !setting.path.hasSuffix(".contact") {
        setting.write(to: &writer)
      }
      writer.endArray()
    }
    if let status = try? caller.result(of: Wire.ServerStatusMethod.self, .init()) {
      writer.key("status")
      status.write(to: &writer)
    }
    writer.endObject()
    return writer.bytes
  }

  private func withoutHome(_ text: String) -> String {
    guard let home = environment[.home], home.count > 1 else { return text }
    return text.replacingEvery(home, with: "~")
  }
}
