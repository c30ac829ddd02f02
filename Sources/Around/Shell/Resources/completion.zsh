#compdef bumbum
# bumbum help --completion zsh > ~/.zfunc/_bumbum
_bumbum() {
  local line answer
  local -a texts shown
  answer="$(bumbum help --complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)" || { _files; return; }
  for line in "${(@f)answer}"; do
    [[ -n $line ]] || continue
    texts+=("${line%%$'\t'*}")
    shown+=("${line/$'\t'/ -- }")
  done
  compadd -U -V bumbum -d shown -l -a texts
}
if [[ $funcstack[1] = _bumbum ]]; then _bumbum "$@"; else compdef _bumbum bumbum; fi
