import Grammar
import Storage
import Text

extension Command {
  static let recover = Command(
    "recover", "Take back what was stopped half-way, and clear away what it left", usage: ["recover"],
    details: """
      Every command does the first by itself before it looks at anything. A file that was changed since stays as it is.
      Files that end in '.saved' are what another program saved meanwhile: they are named, and never removed.
      """,
    examples: [
      ("bumbum recover", "after a crash or a power cut; 'bumbum doctor' shows whether there is anything")
    ]
  ) { invocation throws(Refusal) in
    try invocation.refuseWords()
    guard invocation.arguments.operands.isEmpty else {
      throw Refusal("'recover' is about all of a journal", help: "write 'bumbum recover'")
    }
    let folder = try invocation.folderAsItIs()
    var isRecovered = false
    let removed = try folder.withLock(
      orThrow: Refusal.init,
      recovered: { recovery in
        isRecovered = true
        invocation.say(recovery, in: folder)
      }
    ) { () throws(Refusal) in folder.removeLeftovers() }
    for path in removed {
      invocation.print(invocation.language.said("removed: \(printable(folder.shownPrefix + path))"))
    }
    let saved = folder.leftovers().saved
    for path in saved {
      invocation.print(
        invocation.language.said(
          "\(printable(folder.shownPrefix + path)): another program saved this; compare it with the file beside it"))
    }
    if !isRecovered, removed.isEmpty, saved.isEmpty { invocation.say("nothing was stopped half-way") }
    return .success
  }
}
