package import Commands

extension Room {
  /// Git: merges by meaning, commits of entries, the journal as it was, the lint of what is staged.
  package static let git = Room(
    commands: [.care: [.git, .diff, .merge]],
    topics: [
      Topic(
        "sync", "laptop, phone and git", { PackageResources.sync_en_txt }, { PackageResources.sync_pt_BR_txt })
    ],
    additions: [
      Addition(
        to: [
          "start", "set", "finish", "add", "checkin", "skip", "measure", "plan", "exercise", "remove", "undo",
        ],
        [
          Option(
            "--commit", nil,
            "commit what was written, and nothing else; also 'commit = true' in bumbum.toml, once 'bumbum git setup' was run"
          )
        ]),
      Addition(
        to: ["stats", "history", "show"], [Option("--at", "REV", "the journal as it was at that commit of git")],
        examples: [
          ("bumbum show yesterday --at HEAD~1", "as the files were before the last commit"),
          ("bumbum stats --at HEAD~10", "as the files were ten commits ago"),
        ]),
      Addition(
        to: ["lint"],
        [
          Option("--changed", nil, "only files that git calls changed since the last commit"),
          Option("--staged", nil, "what git would commit now, as it was staged: for hooks"),
        ],
        examples: [
          ("bumbum lint --changed --quiet", "before a commit: 1 when something in it is wrong"),
          ("bumbum lint --staged --quiet", "what a pre-commit hook runs; 'bumbum git setup' installs it"),
        ]),
      Addition(
        to: ["backup"], [], usage: ["backup --verify [REV]"],
        examples: [("bumbum backup --verify HEAD~100", "as a hundred commits ago")]),
      Addition(
        to: ["init"], [Option("--git", nil, "with a repository of git, set up as 'bumbum git setup' does")],
        examples: [("bumbum init --git gym", "kept by git from the first day")]),
    ],
    versions: GitVersions(),
    portuguese: PackageResources.help_pt_BR_txt)
}
