" :make fills the quickfix list with what 'bumbum lint' says; gq and = write what 'bumbum fmt' writes.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal commentstring=#\ %s comments=:# expandtab shiftwidth=2 softtabstop=2 nowrap
compiler bumbum
setlocal formatprg=bumbum\ fmt\ - equalprg=bumbum\ fmt\ -

let b:undo_ftplugin = 'setlocal commentstring< comments< expandtab< shiftwidth< softtabstop< wrap< formatprg< equalprg< makeprg< errorformat<'
