-- Run by 'check' in a copy of the example journal, in Neovim 0.7 or later. Writes what it found to the file named in RESULT, a
-- line each: ok or FAILED, and what.
local result = io.open(vim.env.RESULT, "w")
local function check(what, ok, more)
  result:write((ok and "ok " or "FAILED ") .. what .. (ok and "" or ": " .. vim.inspect(more)) .. "\n")
  result:flush()
end
local function lines(first, last) return vim.api.nvim_buf_get_lines(0, first, last, false) end
local function clients() return vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = 0 }) or vim.lsp.buf_get_clients(0) end
local function encoding() for _, client in pairs(clients()) do return client.offset_encoding end end
local function request(method, more)
  local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(0, encoding()), more or {})
  local answers = vim.lsp.buf_request_sync(0, method, params, 5000) or {}
  for _, answer in pairs(answers) do return answer.result, answer.err end
end
local function open(path)
  vim.cmd("edit " .. path)
  vim.wait(5000, function() return next(clients()) ~= nil end)
end

local ok, err = pcall(function()
  -- A diagnostic is shown, and its fix applied.
  open("log/2026-03.txt")
  vim.api.nvim_buf_set_lines(0, 0, -1, false, { "2026-03-02 18:30-19:30 Treino A", "  Supino reto: 80kg x 10, , 90kg x 8" })
  vim.wait(5000, function() return #vim.diagnostic.get(0) > 0 end)
  local found = vim.diagnostic.get(0)
  check("a diagnostic is shown", #found == 1 and found[1].lnum == 1 and found[1].code == "stray-comma", found)
  local range = { start = { line = 1, character = 26 }, ["end"] = { line = 1, character = 26 } }
  local actions = request("textDocument/codeAction", { range = range, context = { diagnostics = {} } })
  vim.lsp.util.apply_workspace_edit(actions[1].edit, encoding())
  check("its fix is applied", lines(1, 2)[1] == "  Supino reto: 80kg x 10,  90kg x 8", lines(1, 2))
  vim.wait(5000, function() return #vim.diagnostic.get(0) == 0 end)
  check("then nothing is shown", #vim.diagnostic.get(0) == 0, vim.diagnostic.get(0))

  -- A completion is accepted.
  vim.api.nvim_buf_set_lines(0, 1, -1, false, { "  Supi" })
  vim.api.nvim_win_set_cursor(0, { 2, 6 })
  local answer = request("textDocument/completion")
  check("a completion is offered", answer and answer.items[1].label == "Supino reto", answer and answer.items[1])
  vim.lsp.util.apply_text_edits({ answer.items[1].textEdit }, vim.api.nvim_get_current_buf(), encoding())
  check("it is accepted", lines(1, 2)[1] == "  Supino reto: ", lines(1, 2))

  -- Hover.
  open("log/2026-02.txt")
  vim.api.nvim_win_set_cursor(0, { 2, 4 })
  local hover = request("textDocument/hover")
  check("hover tells of an exercise", hover and hover.contents.value:find("Supino reto", 1, true) ~= nil, hover)

  -- What others save is seen.
  open("log/2026-03.txt")
  vim.api.nvim_buf_set_lines(0, 0, -1, false, { "2026-03-02 18:30-19:30", "  Rosca nova: 10kg x 10" })
  vim.wait(5000, function() return #vim.diagnostic.get(0) > 0 end)
  check("an exercise is unknown", #vim.diagnostic.get(0) == 1, vim.diagnostic.get(0))
  vim.fn.system("echo 'Rosca nova: arms' >>exercises.txt")
  vim.wait(5000, function() return #vim.diagnostic.get(0) == 0 end)
  check("it is known when another program lists it", #vim.diagnostic.get(0) == 0, vim.diagnostic.get(0))

  -- Formatting equals fmt.
  local name = "log/2026-01.txt"
  open(name)
  vim.api.nvim_buf_set_lines(0, 1, 2, false, { "Supino reto:80kgx10", "\tAgachamento livre: 80 kg × 8" })
  vim.cmd("silent write")
  if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = 5000 }) else vim.lsp.buf.formatting_sync(nil, 5000) end
  local mine = table.concat(lines(0, -1), "\n") .. "\n"
  vim.fn.system({ "bumbum", "fmt", name })
  local file = io.open(name)
  check("formatting equals fmt", file:read("a") == mine, mine:sub(1, 200))
  file:close()

  -- Rename over several files.
  vim.cmd("edit! " .. name)
  vim.wait(1000, function() return false end)
  open("exercises.txt")
  local line = vim.fn.search("^Corrida:")
  vim.api.nvim_win_set_cursor(0, { line, 2 })
  local edit, failure = request("textDocument/rename", { newName = "Corrida leve" })
  local count = 0
  for _ in pairs(edit and edit.changes or {}) do count = count + 1 end
  check("a rename is over several files", count >= 3, failure or count)
  vim.lsp.util.apply_workspace_edit(edit, encoding())
  vim.cmd("silent wall")
  local left = vim.fn.system("grep -rlE '^ *(\\+ )?Corrida:' log exercises.txt")
  check("no file has the old name", left == "", left)
end)
check("the script ran to its end", ok, err)
result:close()
vim.cmd("qall!")
