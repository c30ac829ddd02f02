import Storage
import Platform
import Text

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
