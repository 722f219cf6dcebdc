/// bash and zsh: both find the command, count the operands after it, and select with `case`.
extension Shell {
  static var bash: String {
    """
    # bash completion for almanac
    _almanac_offer() {  # what begins with the word, of the lines of standard input
      local line
      while IFS= read -r line; do
        case $line in "$word"*) COMPREPLY+=("$(printf %q "$line")") ;; esac
      done
    }
    _almanac_words() { printf '%s\\n' "$@" | grep -v '^$'; }
    _almanac_files() {
      compopt -o default 2>/dev/null || COMPREPLY=($(compgen -f -- "$word"))
    }
    _almanac() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} name= count=0 index
      # The shell takes the = of --name=value for a word of its own.
      if [ "$word" = = ]; then word=; elif [ "$before" = = ]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
      fi
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          -*|=) continue ;;
        esac
        case ${COMP_WORDS[index-1]} in
          \(valued.joined(separator: "|"))|=) continue ;;
        esac
        if [ -n "$name" ]; then count=$((count + 1)); else name=${COMP_WORDS[index]}; fi
      done
      case "$name $before" in
    \(valueCases { bash($0, feeding: "_almanac_offer < <(", end: ")") })
      esac
      case $word in
        -*) case $name in
    \(optionCases { "_almanac_offer < <(_almanac_words \($0))" })
        esac
        return ;;
      esac
      case "$name $count" in
    \(operandCases { bash($0, feeding: "_almanac_offer < <(", end: ")") })
      esac
    }
    complete -F _almanac almanac

    """
  }

  private static func bash(_ offer: Offer, feeding start: String, end: String) -> String {
    switch offer {
    case .words(let words): "\(start)_almanac_words \(words.joined(separator: " "))\(end)"
    case .favorites: "\(start)almanac completions favorites 2>/dev/null\(end)"
    case .files: "_almanac_files"
    case .nothing: ":"
    }
  }

  static var zsh: String {
    let names = commands.map { "    '\($0.rawValue):\(quoted($0.summary))'" }
    return """
      #compdef almanac
      # zsh completion for almanac
      _almanac() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        local before=$words[CURRENT-1] word=$words[CURRENT] name= count=0 index
        if [[ $word == --*=* ]]; then
          before=${word%%=*}
          compset -P '*='
        fi
        for ((index = 2; index < CURRENT; index++)); do
          case $words[index] in
            -*) continue ;;
          esac
          case $words[index-1] in
            \(valued.joined(separator: "|"))) continue ;;
          esac
          if [[ -n $name ]]; then count=$((count + 1)); else name=$words[index]; fi
        done
        case "$name $before" in
      \(valueCases(zsh))
        esac
        case $word in
          -*) case $name in
      \(optionCases { "compadd -- \($0)" })
          esac
          return ;;
        esac
        if [[ -z $name ]]; then
          _describe command commands
          return
        fi
        case "$name $count" in
      \(operandCases(zsh))
        esac
      }
      # Loaded from a folder of $fpath this is the body of the function itself, else it is sourced.
      if [ "$funcstack[1]" = _almanac ]; then _almanac "$@"; else compdef _almanac almanac; fi

      """
  }

  private static func zsh(_ offer: Offer) -> String {
    switch offer {
    case .words(let words): "compadd -- \(words.joined(separator: " "))"
    case .favorites: "compadd -- ${(f)\"$(almanac completions favorites 2>/dev/null)\"}"
    case .files: "_files"
    case .nothing: ":"
    }
  }

  // MARK: Cases

  private static func valueCases(_ action: (Offer) -> String) -> String {
    values.map { command, option, offer in
      let patterns = option.names.map { name in
        command.map { "\"\($0.rawValue) \(name)\"" } ?? "*\" \(name)\""
      }
      return "    \(patterns.joined(separator: "|"))) \(action(offer)); return ;;"
    }.joined(separator: "\n")
  }

  private static func optionCases(_ action: (String) -> String) -> String {
    let own = commands.map { command in
      "      \(command.rawValue)) \(action(options(of: command).joined(separator: " "))) ;;"
    }
    let shared = CommandName.sharedOptions.flatMap(\.names).joined(separator: " ")
    return (own + ["      *) \(action(shared)) ;;"]).joined(separator: "\n")
  }

  private static func operandCases(_ action: (Offer) -> String) -> String {
    let first = action(.words(commands.map(\.rawValue)))
    let others = commands.flatMap { command in
      command.operands.enumerated().map { index, operand in
        // A place may have several words; only the first is completed.
        "    \"\(command.rawValue) \(index)\") \(action(offer(for: operand))) ;;"
      }
    }
    return (["    \" 0\") \(first) ;;"] + others).joined(separator: "\n")
  }
}
