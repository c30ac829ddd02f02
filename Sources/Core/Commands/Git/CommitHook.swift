import Text

/// The hooks that keep mistakes out of commits.
struct CommitHook {
  /// Where the journal is in the repository: empty, or ends in `/`.
  let prefix: String

  /// Git calls the one before a commit, and the other before that of a merge without conflicts.
  static let names = ["pre-commit", "pre-merge-commit"]

  static let words: Message = "a commit with a mistake in it is refused"

  /// What another hook needs to do the same; it lets pass what has no journal where ours is.
  var command: String {
    "[ ! -f \(quoted(prefix + "bumbum.toml")) ] || \(check) || exit 1"
  }

  private var check: String {
    "bumbum lint --staged --quiet --dir \(quoted(prefix.isEmpty ? "." : prefix))"
  }

  var text: String {
    """
    #!/bin/sh
    # Written by 'bumbum git setup', taken away by 'bumbum git setup --undo'.
    # 'git commit --no-verify' commits without it.
    [ -f \(quoted(prefix + "bumbum.toml")) ] || {
      echo "pre-commit: there is no bumbum.toml: what is staged was not checked" >&2
      exit 0
    }
    command -v bumbum >/dev/null 2>&1 || {
      echo "pre-commit: there is no bumbum to run: what is staged was not checked" >&2
      exit 0
    }
    exec \(check)

    """
  }

  /// It wrote this one, now or as it was before.
  func isOwn(_ text: [UInt8]) -> Bool {
    let former = """
      #!/bin/sh
      # Written by 'bumbum git setup', taken away by 'bumbum git setup --undo'.
      # 'git commit --no-verify' commits without it.
      command -v bumbum >/dev/null 2>&1 || {
        echo "pre-commit: there is no bumbum to run: what is staged was not checked" >&2
        exit 0
      }
      exec bumbum lint --staged --quiet\(prefix.isEmpty ? "" : " --dir \(quoted(prefix))")

      """
    return text == Array(self.text.utf8) || text == Array(former.utf8)
  }

  /// Some hook, or what manages hooks, calls it already.
  static func isCalled(in text: [UInt8]) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    return text.holds("bumbum lint --staged") || text.holds("bumbum-lint")
  }

  private func quoted(_ path: String) -> String {
    path.utf8.allSatisfy { $0.isDigit || $0.isLetter || "./-_".utf8.contains($0) }
      ? path : "'\(escaped(path, ["'": "'\\''"]))'"
  }
}
