# Run by 'check' in a copy of the example journal: the file of examples/editors/kakoune, in Kakoune without its server, which
# Debian does not have.
declare-option -hidden str-list lsp_servers
define-command check -params 3 %{
    nop %sh{ [ "$2" = "$3" ] && echo "ok $1" >>"$RESULT" || echo "FAILED $1: $2" >>"$RESULT" }
}
try %{
    nop %sh{ printf '2026-03-02 18:30 Treino A\nSupino reto:  80 kg × 8\n' >log/2026-03.txt }
    edit log/2026-03.txt
    check 'the file is known' %opt{filetype} bumbum
    execute-keys -draft '%|bumbum fmt -<ret>'
    write
    # As when a window shows it: the module is read too.
    set-option window filetype bumbum
    check 'the formatter is known' %opt{formatcmd} 'bumbum fmt -'
    check 'it writes what fmt writes' %sh{ sed -n 2p log/2026-03.txt } '  Supino reto: 80kg x 8'
    check 'the script ran to its end' end end
} catch %{
    check 'the script ran to its end' %val{error} ''
}
quit!
