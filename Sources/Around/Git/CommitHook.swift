import Text

/// The hooks that keep mistakes out of commits.
struct CommitHook {
  /// The journal's path in the repository: empty, or ending in `/`.
  let prefix: String

  /// Git runs the first before a commit, the second before a merge commit without conflicts.
  static let names = ["pre-commit", "pre-merge-commit"]

  static let words: Message = "a commit with a mistake in it is refused"

  /// The line with which another hook does the same; it succeeds if there is no journal at `prefix`.
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

  /// True if `git setup` wrote this hook, now or in an earlier version.
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

  /// True if a hook, or the file of a hook manager, calls the check already.
  static func isCalled(in text: [UInt8]) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    return text.holds("bumbum lint --staged") || text.holds("bumbum-lint")
  }

  private func quoted(_ path: String) -> String {
    path.utf8.allSatisfy { $0.isDigit || $0.isLetter || "./-_".utf8.contains($0) }
      ? path : "'\(escaped(path, ["'": "'\\''"]))'"
  }
}
