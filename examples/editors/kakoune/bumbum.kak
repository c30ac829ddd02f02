# Into ~/.config/kak/autoload/; the server through kakoune-lsp.
hook global BufCreate .*/log/\d{4}-\d\d\.txt|.*/checkins/\d{4}/\d\d\.txt|.*/exercises\.txt %{
    set-option buffer filetype bumbum
}

hook global WinSetOption filetype=bumbum %{
    require-module bumbum
    add-highlighter window/bumbum ref bumbum
    set-option window comment_line '#'
    set-option window formatcmd 'bumbum fmt -'
    set-option window lintcmd 'bumbum lint --format short'
    hook -once -always window WinSetOption filetype=.* %{ remove-highlighter window/bumbum }
}

hook global BufSetOption filetype=bumbum %{
    set-option buffer lsp_servers %{
        [bumbum]
        root_globs = ["bumbum.toml"]
        command = "bumbum"
        args = ["lsp"]
    }
}

provide-module bumbum %§
add-highlighter shared/bumbum regions
add-highlighter shared/bumbum/code default-region group
add-highlighter shared/bumbum/comment region '(^|(?<=\s))#(?!\S)' '$' fill comment
add-highlighter shared/bumbum/string region '"' '(?<!\\)"|$' fill string
add-highlighter shared/bumbum/code/ regex '^\h*\d{4}-\d\d-\d\d(\h+\d{1,2}:\d\d(-(\d{1,2}:\d\d|\?))?)?' 0:value
add-highlighter shared/bumbum/code/ regex '^\h*\[[^\]\n]*\]' 0:keyword
add-highlighter shared/bumbum/code/ regex '^\h*>[^\n]*' 0:documentation
add-highlighter shared/bumbum/code/ regex '^\h*\+?\h*([^\s#>+=\[\-"][^=:\n]*):(?=\s)' 1:function
add-highlighter shared/bumbum/code/ regex '^\h*([^\s#>+=\[\-"][^=:\n]*?)\h*=' 1:variable
add-highlighter shared/bumbum/code/ regex '(?<=\s)(rpe|rir|at|in|skip|[wdf])(?=[\s,])' 0:attribute
§
