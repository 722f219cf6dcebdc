" The forecast buffer of Almanac.
if exists('b:current_syntax')
  finish
endif
" A heading has something below it, unlike the sources at the end.
syntax match almanacCredit /^\S.*$/ contains=almanacMark
syntax match almanacTitle /^\S.*\ze\n\s/ contains=almanacAge
syntax match almanacPlace /\%1l.*/
syntax match almanacAge / ([^()]* old)$/ contained
syntax match almanacNumber /\v-?\d+(\.\d+)?( ?(°[CF]|K|\%|km\/h|mph|m\/s|mm|in)>?)?/
syntax match almanacMark /≈/
syntax match almanacTime /\v<\d\d:\d\d>/
syntax match almanacTrouble /^Server: .*$/
syntax match almanacTrouble /Not available: .*$/
highlight default link almanacPlace Title
highlight default link almanacTitle Statement
highlight default link almanacAge Comment
highlight default link almanacCredit Comment
highlight default link almanacMark Comment
highlight default link almanacNumber Number
highlight default link almanacTime Special
highlight default link almanacTrouble WarningMsg
let b:current_syntax = 'almanac'
