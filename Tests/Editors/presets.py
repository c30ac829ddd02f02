"""Run by 'check' in a copy of the example journal: the capabilities that VS Code, Neovim and Emacs declare, as pytest-lsp has
them. What a server says that its client does not know is a warning there, and an error here."""

import os
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

ROOT = Path.cwd()
TEXT = "2026-03-02 18:30-19:30 Treino A\n  Supino reto: 80kg x 10, , 90kg x 8 💪\n  Sup\n"


def say(what):
    with open(os.environ["RESULT"], "a") as result:
        result.write(f"ok {what}\n")


@pytest_lsp.fixture(
    params=["visual_studio_code", "neovim", "emacs"], config=ClientServerConfig(server_command=["bumbum", "lsp"]))
async def client(request, lsp_client: LanguageClient):
    lsp_client.editor = request.param
    lsp_client.feature("client/registerCapability")(lambda parameters: None)
    lsp_client.abilities = await lsp_client.initialize_session(
        types.InitializeParams(capabilities=client_capabilities(request.param), root_uri=ROOT.as_uri()))
    yield
    await lsp_client.shutdown_session()


@pytest.mark.asyncio
@pytest.mark.filterwarnings("error::pytest_lsp.LspSpecificationWarning")
async def test_a_session(client: LanguageClient):
    uri = (ROOT / "log/2026-03.txt").as_uri()
    this = types.TextDocumentIdentifier(uri=uri)
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(uri=uri, language_id="bumbum", version=1, text=TEXT)))
    if client.abilities.capabilities.diagnostic_provider:
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=this))
        found = report.items
    else:
        await client.wait_for_notification("textDocument/publishDiagnostics")
        found = client.diagnostics[uri]
    assert "stray-comma" in [one.code for one in found]

    place = types.Range(types.Position(1, 26), types.Position(1, 26))
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=this, range=place, context=types.CodeActionContext(diagnostics=[])))
    assert actions[0].edit.changes[uri][0].new_text == ""

    at = {"text_document": this, "position": types.Position(2, 5)}
    offered = await client.text_document_completion_async(types.CompletionParams(**at))
    assert offered.items[0].text_edit.new_text == "Supino reto: "
    at["position"] = types.Position(1, 4)
    hover = await client.text_document_hover_async(types.HoverParams(**at))
    assert "Supino reto" in hover.contents.value
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=this))
    assert len(symbols) == 1
    whole = types.Range(types.Position(0, 0), types.Position(9, 0))
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(text_document=this, range=whole))
    assert len(hints) == 1
    colours = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(text_document=this))
    assert len(colours.data) % 5 == 0 and colours.data
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(text_document=this))
    assert await client.text_document_selection_range_async(
        types.SelectionRangeParams(text_document=this, positions=[types.Position(1, 4)]))
    await client.text_document_code_lens_async(types.CodeLensParams(text_document=this))
    assert await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="supino"))
    edit = await client.text_document_rename_async(types.RenameParams(new_name="Supino", **at))
    assert len(edit.document_changes or edit.changes) > 3
    say(f"all that {client.editor} asks")


def test_the_end():
    say("the script ran to its end")
