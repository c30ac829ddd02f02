import Platform
import Storage
import Text

/// The hooks that keep mistakes out of commits.
struct CommitHook {
  /// The journal's path in the repository: empty, or ending in `/`.
  let prefix: String

  /// Git runs the first before a commit, the second before a merge commit without conflicts.
  static let names = ["pre-commit", "pre-merge-commit"]

  static let words: Message = "a commit with a mistake in it is refused"

  /// The line with which another hook does the same; it succeeds if there is no journal at `prefix`.
  var command: String { "[ ! -f \(quoted(prefix + "bumbum.toml")) ] || \(check) || exit 1" }

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

/// The folder in which git looks for hooks.
enum HookFolder {
  /// Returns the folder of `core.hooksPath` if it is not this repository's: other repositories may share it, or a hook
  /// manager owns it. Nil if the hooks are this repository's own.
  static func elsewhere(_ git: Git) throws(Refusal) -> String? {
    guard try git.line("config", "--get", "core.hooksPath") != nil,
      let hooks = try git.path("hooks"), let common = try git.line("rev-parse", "--git-common-dir")
    else { return nil }
    let own = (common.hasPrefix("/") ? common : git.folder + "/" + common) + "/hooks"
    return (realPath(hooks) ?? hooks) == (realPath(own) ?? own) ? nil : hooks
  }
}

/// A program that writes git's hooks itself, known by its file at the top of the repository.
struct HookManager {
  /// The name in messages.
  let name: String
  let text: [UInt8]
  /// True if the file is a shell script.
  let takesLines: Bool
  /// True if git runs it in this clone.
  let isInstalled: Bool

  static func all(_ git: Git) throws(Refusal) -> [HookManager] {
    guard let top = try git.line("rev-parse", "--show-toplevel"),
      let path = try git.path("hooks/pre-commit")
    else { return [] }
    let hook = (try? JournalFolder.readSource(path).bytes).map { String(decoding: $0, as: UTF8.self) }
    let known: [(file: String, takesLines: Bool, isInstalled: Bool)] = [
      (".husky/pre-commit", true, path.holds("/.husky/")),
      (".pre-commit-config.yaml", false, hook?.holds("pre-commit.com") ?? false),
      ("lefthook.yml", false, hook?.holds("lefthook") ?? false),
    ]
    return known.compactMap { file, takesLines, isInstalled in
      guard let text = try? JournalFolder.readSource(top + "/" + file).bytes else { return nil }
      return HookManager(name: file, text: text, takesLines: takesLines, isInstalled: isInstalled)
    }
  }
}
