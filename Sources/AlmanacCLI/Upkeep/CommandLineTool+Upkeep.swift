import AlmanacProtocol
import AlmanacServer
import Basics
import EventLoop
import Vocabulary

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

  /// One name per line, for shell completion.
  private func printFavorites() -> ExitStatus {
    let caller = LocalCaller(makeServer(makeLoop(), Overrides()))
    do throws(Failure) {
      let list = try caller.result(of: Wire.FavoritesListMethod.self, .init())
      for favorite in list.favorites { terminal.print("\(favorite.place.displayName)") }
      return .ok
    } catch {
      return .failed
    }
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
