" Run by 'check' in a copy of the example journal: Vim's own channel to the server, and the files of examples/editors/vim.
let s:result = []
function! s:Check(what, ok, more) abort
  call add(s:result, (a:ok ? 'ok ' : 'FAILED ') . a:what . (a:ok ? '' : ': ' . string(a:more)))
  call writefile(s:result, $RESULT)
endfunction

try
  filetype plugin on
  syntax on
  edit log/2026-02.txt
  call s:Check('the file is known', &filetype ==# 'bumbum' && &formatprg ==# 'bumbum fmt -', &filetype)
  call cursor(2, 4)
  call s:Check('a name is coloured', synIDattr(synID(2, 4, 1), 'name') ==# 'bumbumName', synIDattr(synID(2, 4, 1), 'name'))

  " What lint says, in the quickfix list.
  call writefile(['2026-03-02 18:30-19:30 Treino A', '  Supino reto: 80kg x 10, , 90kg x 8'], 'log/2026-03.txt')
  silent make log/2026-03.txt
  let s:found = filter(getqflist(), 'v:val.valid')
  call s:Check(':make finds the mistake', len(s:found) == 1 && s:found[0].lnum == 2 && s:found[0].text =~# 'stray-comma', s:found)

  " gq writes what fmt writes.
  edit log/2026-01.txt
  call setline(2, ['Supino reto:80kgx10', "\tAgachamento livre: 80 kg × 8"])
  silent write
  silent normal! gggqG
  let s:mine = getline(1, '$')
  silent edit!
  call system('bumbum fmt log/2026-01.txt')
  call s:Check('gq equals fmt', s:mine ==# readfile('log/2026-01.txt'), s:mine[0:4])

  " The server over a channel.
  let s:told = []
  let s:job = job_start(['bumbum', 'lsp'], #{in_mode: 'lsp', out_mode: 'lsp', out_cb: {channel, message -> add(s:told, message)}})
  let s:channel = job_getchannel(s:job)
  function! s:Ask(method, params) abort
    return get(ch_evalexpr(s:channel, #{method: a:method, params: a:params}, #{timeout: 5000}), 'result', v:null)
  endfunction
  function! s:Tell(method, params) abort
    call ch_sendexpr(s:channel, #{method: a:method, params: a:params})
  endfunction
  let s:abilities = s:Ask('initialize', #{processId: getpid(), capabilities: {}})
  call s:Check('the server begins', s:abilities.serverInfo.name ==# 'bumbum', s:abilities)
  call s:Tell('initialized', {})
  let s:uri = 'file://' . getcwd() . '/log/2026-03.txt'
  let s:document = #{textDocument: #{uri: s:uri}}
  let s:text = join(readfile('log/2026-03.txt'), "\n") . "\n"
  call s:Tell('textDocument/didOpen', #{textDocument: #{uri: s:uri, languageId: 'bumbum', version: 1, text: s:text}})
  let s:end = reltime()
  while empty(s:told) && reltimefloat(reltime(s:end)) < 5
    sleep 10m
  endwhile
  let s:codes = map(copy(get(get(s:told, 0, #{params: #{diagnostics: []}}).params, 'diagnostics', [])), 'v:val.code')
  call s:Check('findings are told', s:codes ==# ['stray-comma'], s:told)
  let s:hover = s:Ask('textDocument/hover', extend(#{position: #{line: 1, character: 4}}, s:document))
  call s:Check('hover tells of an exercise', s:hover.contents.value =~# 'Supino reto', s:hover)
  let s:place = #{start: #{line: 1, character: 26}, end: #{line: 1, character: 26}}
  let s:actions = s:Ask('textDocument/codeAction', extend(#{range: s:place, context: #{diagnostics: []}}, s:document))
  call s:Check('a fix is offered', s:actions[0].edit.changes[s:uri][0].newText ==# '', s:actions)
  call s:Ask('shutdown', v:null)
  call s:Tell('exit', v:null)
  sleep 200m
  call s:Check('the server ends', job_status(s:job) ==# 'dead' && job_info(s:job).exitval == 0, job_info(s:job))
  call s:Check('the script ran to its end', 1, '')
catch
  call s:Check('the script ran to its end', 0, v:exception . ' at ' . v:throwpoint)
endtry
qall!
