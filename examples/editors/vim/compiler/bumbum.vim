" bumbum lint --format short: PATH:LINE:COLUMN: SEVERITY: MESSAGE [CODE]
if exists('current_compiler')
  finish
endif
let current_compiler = 'bumbum'
CompilerSet makeprg=bumbum\ lint\ --format\ short
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tint:\ %m
