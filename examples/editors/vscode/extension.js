// Starts `bumbum lsp` for the files of a journal. Needs vscode-languageclient beside it: npm install
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const command = workspace.getConfiguration("bumbum").get("path");
  client = new LanguageClient(
    "bumbum",
    "bumbum",
    { command, args: ["lsp"] },
    {
      documentSelector: [
        { scheme: "file", language: "bumbum" },
        { scheme: "file", pattern: "**/plans/*.md" },
        { scheme: "file", pattern: "**/bumbum.toml" },
      ],
    }
  );
  return client.start();
};

exports.deactivate = () => client && client.stop();
