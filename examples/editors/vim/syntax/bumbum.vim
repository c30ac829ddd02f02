" Logs, check-ins and exercises.txt of a journal: FORMAT.md, sections 4 to 6, 8 and 10.
if exists('b:current_syntax')
  finish
endif

syntax case ignore
syntax match bumbumComment /\%(^\s*#\|\s\@1<=#\ze\%(\s\|$\)\).*$/
syntax region bumbumString start=/"/ skip=/\\./ end=/"/ oneline contained

syntax match bumbumSession /^\%uFEFF\?\s*\d\{4}-\d\d-\d\d\>.*$/ contains=bumbumDate,bumbumTag,bumbumString,bumbumComment
syntax match bumbumDate /\<\d\{4}-\d\d-\d\d\>\%(\s\+\d\{1,2}:\d\d\%(\s*[-–—−]\s*\%(\d\{1,2}:\d\d\|?\)\)\?\)\?/ contained
syntax match bumbumTag /\s\@1<=#[^[:space:]#]\S*/ contained

syntax match bumbumEntry /^\s*\[.*$/ contains=bumbumEntryWord,bumbumDate,bumbumComment
syntax match bumbumEntryWord /\[\@1<=\%(skip\|measure\)\>/ contained
syntax match bumbumNote /^\s*>.*$/ contains=bumbumComment

syntax match bumbumField /^\s*[^[:space:]#>+=[\-"][^=]*=.*$/ contains=bumbumKey,bumbumDate,bumbumQuantity,bumbumString,bumbumComment
syntax match bumbumKey /^\s*\zs[^=]\{-}\ze\s*=/ contained

syntax match bumbumSets /^\s*[-–—−]\s.*$/ contains=@bumbumInSets
syntax match bumbumExercise /^\s*\%(+\s*\)\?\%("\%(\\.\|[^"\\]\)*"\|[^[:space:]#>+=[\-"]\%([^=:]\|:\S\@=\)\{-}\)\s*:\%(\s.*\)\?$/ contains=bumbumName,@bumbumInSets
syntax match bumbumName /^\s*\%(+\s*\)\?\zs\%("\%(\\.\|[^"\\]\)*"\|[^[:space:]#>+=[\-"]\%([^=:]\|:\S\@=\)\{-}\)\ze\s*:\%(\s\|$\)/ contained

syntax match bumbumBox /\%(^\s*[-–—−]\s\+\)\@<=\[[ xX]\]/ contained
syntax cluster bumbumInSets contains=bumbumBox,bumbumComment,bumbumString,bumbumQuantity,bumbumMark,bumbumWord,bumbumGroup
syntax match bumbumQuantity /\%(\<bw\>\|\d\+\%([.,:]\d\+\)*\%(\s*\%(kgs\?\|lbs\?\|km\|mi\|yd\|ft\|min\|sec\)\|[smh]\)\?\)/ contained
syntax match bumbumMark /\s\@1<=[wdf]\ze\%([[:space:],]\|$\)/ contained
syntax match bumbumWord /\s\@1<=\%(rpe\|rir\|at\|in\|skip\|aka\|per\s\+\%(hand\|side\)\)\ze\%([[:space:],]\|$\)/ contained
syntax match bumbumGroup /\s\@1<=\%(chest\|back\|legs\|shoulders\|arms\|abs\|cardio\|peito\|costas\|pernas\|ombros\|braços\|abdômen\)\ze\%([[:space:],]\|$\)/ contained

highlight default link bumbumComment Comment
highlight default link bumbumString String
highlight default link bumbumSession Title
highlight default link bumbumDate Number
highlight default link bumbumTag Tag
highlight default link bumbumEntry Delimiter
highlight default link bumbumEntryWord Keyword
highlight default link bumbumNote Comment
highlight default link bumbumKey Identifier
highlight default link bumbumName Function
highlight default link bumbumQuantity Number
highlight default link bumbumMark Special
highlight default link bumbumBox Todo
highlight default link bumbumWord Keyword
highlight default link bumbumGroup Constant

let b:current_syntax = 'bumbum'
