" Logs, check-ins and exercises.txt of a journal: a folder that holds a bumbum.toml.
function! s:Detect(up) abort
  if filereadable(expand('<afile>:p:h' . repeat(':h', a:up)) . '/bumbum.toml')
    " Any .txt was text before.
    set filetype=bumbum
  endif
endfunction
autocmd BufNewFile,BufRead */log/[0-9][0-9][0-9][0-9]-[0-9][0-9].txt call s:Detect(1)
autocmd BufNewFile,BufRead */checkins/[0-9][0-9][0-9][0-9]/[0-9][0-9].txt call s:Detect(2)
autocmd BufNewFile,BufRead */exercises.txt call s:Detect(0)
