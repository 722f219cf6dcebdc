import AlmanacProtocol
import AlmanacServer
import EventLoop
import JSON
import JSONRPC

extension CommandLineTool {
  /// `completions bash|zsh|fish|favorites`.
  func completions(_ arguments: Arguments) -> ExitStatus {
    switch arguments.operand(0).flatMap(CompletionKind.init(rawValue:)) {
    case .bash: terminal.write(TerminalText(lines: Shell.bash))
    case .zsh: terminal.write(TerminalText(lines: Shell.zsh))
    case .fish: terminal.write(TerminalText(lines: Shell.fish))
    case .favorites: return printFavorites()
    case nil: return .usage
    }
    return .ok
  }

  /// One name a line, for a shell to offer.
  private func printFavorites() -> ExitStatus {
    let loop = makeLoop()
    let caller = LocalCaller(loop: loop, table: makeServer(loop, Overrides()))
    guard case .success(let result) = caller.call("favorites.list", []),
      let root = try? JSONDocument(parsing: result).root
    else { return .failed }
    for favorite in root["favorites"]?.elements.map(\.self) ?? [] {
      terminal.print("\(favorite["place"]?["displayName"]?.string ?? "")")
    }
    return .ok
  }

  /// `manual PAGE`: roff.
  func manual(_ arguments: Arguments) -> ExitStatus {
    guard let page = arguments.operand(0).flatMap(ManualPage.init(rawValue:)) else {
      return .usage
    }
    terminal.write(TerminalText(lines: page.roff(version: version)))
    return .ok
  }
}
