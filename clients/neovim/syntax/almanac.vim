" The forecast buffer of Almanac, in any language.
scriptencoding utf-8
if exists('b:current_syntax')
  finish
endif
" With the decimal sign of the language. A unit has a degree, a percent or a slash in it, or is one of
" the others.
syntax match almanacNumber /\v[A-Za-z]@1<![-−]?[0-9٠-٩۰-۹]+([.,٫][0-9٠-٩۰-۹]+)?([ \u00a0\u202f]?([°%٪][A-Z]?|\S{1,4}\/\S{1,4}|(K|mm|in|hPa|inHg|km|mi|m|ft)>))?/
syntax match almanacTime /\v<\d\d?:\d\d>/
syntax match almanacMark /\v≈|\*[-−0-9]@=/
" A heading has something indented below it, unlike the notes at the end.
syntax match almanacNote /^\S.*$/
syntax match almanacTitle /^\S.*\ze\n\s/ contains=almanacAge
syntax match almanacPlace /\%1l.*/
syntax match almanacAge / ([^()]*)$/ contained
syntax match almanacTrouble /\v^(Server: |  ! ).*$/
highlight default link almanacPlace Title
highlight default link almanacTitle Statement
highlight default link almanacAge Comment
highlight default link almanacNote Comment
highlight default link almanacMark Comment
highlight default link almanacNumber Number
highlight default link almanacTime Special
highlight default link almanacTrouble WarningMsg
let b:current_syntax = 'almanac'
