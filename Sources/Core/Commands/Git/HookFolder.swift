import Storage
import Platform
import Text

/// Where git looks for hooks.
enum HookFolder {
  /// The folder that `core.hooksPath` names, where it is not that of this repository: other repositories may share it, or
  /// it belongs to a program that manages hooks. Nil where hooks are this repository's own.
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
  /// As a message names it.
  let name: String
  let text: [UInt8]
  /// The file is a script of the shell.
  let takesLines: Bool
  /// Git runs it in this clone.
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
