# bumbum help --completion fish > ~/.config/fish/completions/bumbum.fish
function __bumbum
    set -l words (commandline -opc)
    set -l lines (bumbum help --complete -- (string escape -- $words[2..]) (commandline -ct) 2>/dev/null)
    if test $status -ne 0
        __fish_complete_path (commandline -ct)
    else
        printf '%s\n' $lines
    end
end
complete -c bumbum -f -a '(__bumbum)'
