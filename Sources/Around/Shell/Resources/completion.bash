# bumbum help --completion bash > ~/.local/share/bash-completion/completions/bumbum
_bumbum() {
  local typed="${COMP_WORDS[COMP_CWORD]}" answer line
  COMPREPLY=()
  answer="$(bumbum help --complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" || { compopt -o default; return; }
  while IFS= read -r line; do
    line="${line%%$'\t'*}"
    [ -n "$line" ] || continue
    case "$typed" in
      \"*) line="${line//\\/\\\\}" line="${line//\"/\\\"}" line="${line//\$/\\\$}" COMPREPLY+=("${line//\`/\\\`}") ;;
      \'*) COMPREPLY+=("${line//\'/\'\\\'\'}") ;;
      *) printf -v line %q "$line"; COMPREPLY+=("$line") ;;
    esac
  done <<<"$answer"
  # A value goes on behind its sign.
  [[ ${#COMPREPLY[@]} -ne 1 || ${COMPREPLY[0]} != *= ]] || compopt -o nospace
}
complete -F _bumbum bumbum
