import Commands
import Text

extension Command {
  static let languageServer = Command(
    "lsp", "Serve an editor: findings while you type, fixes, formatting", usage: ["lsp"],
    details: """
      It speaks the Language Server Protocol on standard input and output; your editor starts it. Texts that are not
      saved yet are the truth for their files.
      """,
    options: [Option("--stdio", nil, "what some editors say; there is no other way")],
    examples: [("bumbum lsp", "what an editor is told to run for the files of a journal")]
  ) { invocation throws(Refusal) in
    if let word = invocation.arguments.operands.first {
      throw Refusal("'lsp' takes no '\(word)'", help: "an editor runs 'bumbum lsp'")
    }
    let context = invocation.context
    var server = LanguageServer(version: Program.version, language: invocation.language, now: invocation.clock)
    var (folders, isChanged): ([String], (() -> Bool)?) = ([], nil)
    while server.exitCode == nil {
      if server.watchedFolders != folders {
        folders = server.watchedFolders
        isChanged = folders.isEmpty ? nil : context.files.watchBesideInput(folders)
      }
      if let isChanged, isChanged() {
        context.output.writeBytes(server.readAgain())
        continue
      }
      guard let bytes = context.keyboard.nextInput() else { break }
      context.output.writeBytes(server.receive(bytes))
      if !context.keyboard.hasInput() { context.output.writeBytes(server.idle()) }
    }
    // An editor that left without a word is no success.
    return server.exitCode == 0 ? .success : .findings
  }
}
