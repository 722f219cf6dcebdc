import Foundation
import Testing

/// The script of each shell, run by that shell.
@Suite(.process) struct CompletionTests {
  /// What is typed, a word that has to be offered for it, and one that must not be.
  private static let lines = [
    ("almanac w", "week", "now"), ("almanac --units uk w", "week", "now"),
    ("almanac --color never w", "watch", "now"), ("almanac help su", "sunset", "week"),
    ("almanac now --un", "--units", "--json"), ("almanac week --d", "--days", "--units"),
    ("almanac --v", "--version", "--help"), ("almanac now --units imp", "imperial", "metric"),
    ("almanac --units ", "imperial", "now"), ("almanac now --units=imp", "imperial", "metric"),
    ("almanac climate --scenario ssp5", "ssp585", "ssp126"),
    ("almanac status --preset ", "3", "Lisbon"), ("almanac status --json w", "waybar", "xbar"),
    ("almanac --color a", "always", "air"), ("almanac call sun.ti", "sun.times", "sun.phase"),
    ("almanac call sun.times ", "config.json", "sun.times"),
    ("almanac config un", "unset", "units"), ("almanac config get cache", "cache.maxBytes", "set"),
    ("almanac config set un", "units", "unset"),
    ("almanac config get location ", "", "units"), ("almanac completions f", "fish", "zsh"),
    ("almanac serve --trace conf", "config.json", "--trace"),
    ("almanac serve --trace=conf", "config.json", "--stdio"),
    ("almanac replay conf", "config.json", "Lisbon"), ("almanac now Lis", "Lisbon", "config.json"),
    ("almanac week --days 3 Lis", "Lisbon", "config.json"),
  ]

  @Test(.enabled(if: exists("bash"), "needs bash"), arguments: lines)
  func bash(line: String, word: String, other: String) throws {
    try check(
      "bash", line, word, other,
      """
      line=$1; almanac() { "$ALMANAC" "$@"; }
      eval "$(almanac completions bash)"
      COMP_WORDBREAKS=$' \\t\\n=' COMP_WORDS=()
      for part in $line; do
        case $part in
          --*=*) COMP_WORDS+=("${part%%=*}" = "${part#*=}") ;;
          *) COMP_WORDS+=("$part") ;;
        esac
      done
      case $line in *' ') COMP_WORDS+=('') ;; esac
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); compopt() { return 1; }
      _almanac; printf '%s\\n' "${COMPREPLY[@]}"
      """)
  }

  /// A folder with the script and what `compinit` makes of it and of all others of the system,
  /// which takes longer than everything else that zsh does here.
  private static let compiled = Result {
    let program = try Program()
    let script =
      #"fpath=($PWD $fpath); autoload -U compinit; compinit -u -d "$PWD/dump""#
    try Data(program.run(["completions", "zsh"]).output.utf8).write(
      to: program.folder.appendingPathComponent("_almanac"))
    let outcome = try program.run(
      ["-f", "-c", "cd '\(program.folder.path)'\n\(script)"], bytes: Data(),
      executable: URL(fileURLWithPath: try #require(path("zsh"))))
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    return program.folder.path
  }

  /// In a terminal of its own, since zsh completes nowhere else.
  @Test(.enabled(if: exists("zsh"), "needs zsh"), arguments: lines)
  func zsh(line: String, word: String, other: String) throws {
    let folder = try Self.compiled.get()
    try check(
      "zsh", line, word, other,
      """
      zmodload zsh/zpty
      cat >setup <<'END'
      fpath=('\(folder)' $fpath); autoload -U compinit; compinit -C -d '\(folder)/dump'
      almanac() { "$ALMANAC" "$@" }
      compadd() {
        local -a offered
        if [[ ${@[1,(i)(-|--)]} != *-[ADO]* ]]; then
          builtin compadd -O offered "$@"; print -rl -- $offered >>offers
        fi
        builtin compadd "$@"
      }
      offer() { zle complete-word; print OFFERED }
      zle -N offer; bindkey '^I' offer
      END
      zpty shell zsh -f -i
      zpty -w shell '. ./setup; print "RE""ADY"'
      zpty -r shell said '*READY*'
      zpty -w -n shell "$1"$'\\t'
      zpty -r shell said '*OFFERED*'
      zpty -d shell
      [[ ! -e offers ]] || cat offers
      """)
  }

  @Test(.enabled(if: exists("fish"), "needs fish"), arguments: lines)
  func fish(line: String, word: String, other: String) throws {
    // fish writes the whole of a word that holds a value, and a description behind a tab.
    try check(
      "fish", line, word, other,
      """
      function almanac; $ALMANAC $argv; end
      almanac completions fish | source
      complete -C $argv[1] | string replace -r '\\t.*' '' | string replace -r '^--\\w+=' ''
      """)
  }

  // MARK: Shells

  private static func path(_ shell: String) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(shell)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func exists(_ shell: String) -> Bool { path(shell) != nil }

  private func check(
    _ shell: String, _ line: String, _ word: String, _ other: String, _ script: String
  ) throws {
    var program = try Program()
    try program.configure("{}")
    _ = try program.run(["call", "favorites.add", #"{"place":"Lisbon"}"#])
    program.environment.merge(
      [
        "ALMANAC": Program.url.path, "HOME": program.folder.path, "PATH": "/usr/bin:/bin",
        "TERM": "xterm",
      ]) { _, new in new }
    let options = ["bash": ["--norc"], "zsh": ["-f"], "fish": ["--no-config"]][shell] ?? []
    // fish gives the words behind a script without a name of it.
    let words = (shell == "fish" ? [] : [shell]) + [line]
    let folder = "cd '\(program.folder.path)'\n"
    let outcome = try program.run(
      options + ["-c", folder + script] + words, bytes: Data(),
      executable: URL(fileURLWithPath: try #require(Self.path(shell))))
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    let offered = outcome.lines.map { $0.replacing("\\", with: "") }
    let isOffered = word.isEmpty || offered.contains { $0.hasPrefix(word) }
    #expect(isOffered, "\(word): \(outcome.output)")
    #expect(!offered.contains { $0.hasPrefix(other) }, "\(other): \(outcome.output)")
  }
}
