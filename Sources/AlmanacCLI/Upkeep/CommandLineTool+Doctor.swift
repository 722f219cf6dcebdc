import AlmanacProtocol
import AlmanacServer
import Basics
import EventLoop
import JSON
import Telling

extension CommandLineTool {
  /// `doctor [--json | --bundle]`: what works, what does not, and what was not tried; with
  /// `--bundle`, one JSON text to attach to a report, without keys, places and names of home
  /// directories.
  func doctor(_ arguments: Arguments) -> ExitStatus {
    let caller = LocalCaller(makeServer(makeLoop(), Overrides()))
    let findings = Checkup(
      environment: environment, caller: caller, clock: caller.loop.clock,
      configurationFile: environment.configurationFile.map(ConfigurationText.read),
      networkProblem: networkProblem, repository: repository,
      keyReport: { KeyReport(of: $0, caller) }
    ).findings()
    if arguments.has(.bundle) {
      terminal.write(json: bundle(findings, caller))
    } else if arguments.has(.json) {
      terminal.write(document: JSONWriter.object { write(findings, to: &$0, text: \.text) })
    } else {
      terminal.print("almanac \(version) (protocol \(Server.protocolVersion))")
      write(findings)
    }
    return findings.contains { $0.status == .failed } ? .failed : .ok
  }

  func write(_ findings: [Finding]) {
    let ink = terminal.ink
    for finding in findings {
      let mark = finding.status.mark
      let name = Help.padded(finding.name, to: 16)
      terminal.print("\(ink.paint(mark.text, mark.style)) \(name)\(finding.text)")
    }
  }

  private func write(
    _ findings: [Finding], to writer: inout JSONWriter, text: (Finding) -> String
  ) {
    writer.member("version", version)
    writer.member("protocolVersion", Server.protocolVersion)
    writer.array("findings", findings) { writer, finding in
      writer.object { writer in
        writer.member("name", finding.name)
        writer.member("state", finding.status.rawValue)
        writer.member("text", text(finding))
      }
    }
  }

  private func bundle(_ findings: [Finding], _ caller: LocalCaller) -> [UInt8] {
    JSONWriter.object { writer in
      write(findings, to: &writer) { $0.isPrivate ? Redaction.mask : withoutHome($0.text) }
      if let settings = try? caller.result(of: Wire.ConfigGetMethod.self, .init()) {
        // Without the location and anything that identifies the user.
        let shown = settings.values.filter {
          $0.setting != "location" && !$0.setting.hasSuffix(".contact")
        }
        writer.array("configuration", shown) { $0.value($1, .plain) }
      }
      if let status = try? caller.result(of: Wire.ServerStatusMethod.self, .init()) {
        writer.key("status")
        writer.value(status, .plain)
      }
    }
  }

  private func withoutHome(_ text: String) -> String {
    guard let home = environment[.home], home.count > 1 else { return text }
    return text.replacingEvery(home, with: "~")
  }
}
