-- In ~/.config/nvim/plugin/ (Neovim 0.7 or later): the server for every file of a journal, one for each journal. Ctrl-X Ctrl-O
-- completes, gq formats; K, gra, grn, grr as in Neovim 0.11: what is known here, actions, rename (then :wa), uses. grx writes
-- 'Next session' or 'Repeat' on the caret's line into the log; hints beside the text need Neovim 0.10.
local keys = { K = "hover", gra = "code_action", grn = "rename", grr = "references", gd = "definition" }
local function attached(client, buffer)
  for key, call in pairs(keys) do vim.keymap.set("n", key, vim.lsp.buf[call], { buffer = buffer }) end
  vim.keymap.set("n", "grx", vim.lsp.codelens.run, { buffer = buffer })
  vim.lsp.codelens.refresh()
  vim.api.nvim_create_autocmd({ "BufEnter", "InsertLeave" }, { buffer = buffer, callback = function() vim.lsp.codelens.refresh() end })
  if vim.lsp.inlay_hint then vim.lsp.inlay_hint.enable(true, { bufnr = buffer }) end
  vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
  vim.bo[buffer].formatexpr = "v:lua.vim.lsp.formatexpr()"
  if vim.lsp.completion then
    -- All of a name: without this its first word.
    local function convert(item) return { word = item.textEdit.newText } end
    vim.lsp.completion.enable(true, client.id, buffer, { convert = convert })
  end
end
local clients = {}
vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
  pattern = { "*/log/*.txt", "*/checkins/*/*.txt", "*/plans/*.md", "*/exercises.txt", "*/bumbum.toml" },
  callback = function(event)
    local folder = vim.fn.fnamemodify(event.file, ":p:h")
    local toml = vim.fn.findfile("bumbum.toml", folder .. ";")
    if toml == "" then return end
    local root = vim.fn.fnamemodify(toml, ":p:h")
    local config = { name = "bumbum", cmd = { "bumbum", "lsp" }, root_dir = root, on_attach = attached }
    if vim.lsp.start then return vim.lsp.start(config, { bufnr = event.buf }) and nil end
    clients[root] = clients[root] or vim.lsp.start_client(config)
    if clients[root] then vim.lsp.buf_attach_client(event.buf, clients[root]) end
  end,
})
