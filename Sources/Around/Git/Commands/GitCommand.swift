import Commands
import Text

extension Command {
  static let git = Command(
    "git", "Make git know this journal: merges by meaning, a hook, photos as they are",
    usage: ["git setup [--lfs] [--no-hook]", "git setup --undo"],
    details: """
      Writes .gitattributes and .gitignore in the journal (commit them: other clones need them), and registers in this
      clone the merge driver, the lines that diffs name sessions by, and hooks that lint what is staged, before commits
      and before those of merges. Every other clone needs 'bumbum git setup' once, 'bumbum doctor' says where it is missing. A hook that
      is there already is never changed, nor is a folder of hooks that other repositories share (core.hooksPath).
      With 'commit = true' in bumbum.toml it switches 'git config bumbum.commit' on: without that, nothing is committed.
      '--dry-run' shows each line as it is written.
      Git asks no driver where it merges more than two branches at once ('git merge a b'): merge one after the other.
      """,
    options: [
      Option("--lfs", nil, "photos are kept by git-lfs, which has to be installed"),
      Option("--no-hook", nil, "leave the hook out"),
      Option("--undo", nil, "take everything back that it has written"),
      .dryRun,
    ],
    examples: [
      ("bumbum git setup", "once in each clone; again whenever you like"),
      ("bumbum git setup --lfs", "with years of photos"),
      ("bumbum git setup --dry-run", "what it would do"),
      ("bumbum git setup --undo", "as if it had never been"),
    ]
  ) { invocation throws(Refusal) in
    guard invocation.arguments.operands.isEmpty || invocation.arguments.operands == ["setup"] else {
      throw Refusal("'bumbum git' does one thing", help: "write 'bumbum git setup'")
    }
    let setup = try GitSetup(invocation, invocation.folder())
    if invocation.arguments.has("--undo") { try setup.takeBack() } else { try setup.setUp() }
    if !invocation.arguments.has("--dry-run") {
      invocation.say(
        invocation.arguments.has("--undo") ? "this clone is as git made it" : "this clone is set up")
    }
    return .success
  }
}
