import Grammar
import Storage
import Text
import Training

extension Invocation {
  /// Remarks once a day that this clone does not know the journal's merge driver, so that git merges its lines.
  func sayWhatIsMissing(in folder: JournalFolder) {
    guard let attributes = folder.gitAttributes,
      String(decoding: attributes, as: UTF8.self).holds("merge=bumbum"),
      folder.isFirst(of: today.description, "setup")
    else { return }
    let git = Git(folder, context, for: "'.gitattributes'")
    do throws(Refusal) {
      _ = try git.prefix()
      guard try git.line("config", "--get", "merge.bumbum.driver") == nil else { return }
    } catch {
      // If git does not answer, nothing is merged either.
      return
    }
    remark("this clone does not know yet how to merge the journal: 'bumbum git setup'")
  }

  /// Throws for a new file that git has and hides in a sparse checkout: it would get a second text.
  func refuseHidden(_ changes: [FileChange], in folder: JournalFolder) throws(Refusal) {
    let new = changes.filter { $0.before == nil }.map(\.path)
    guard !new.isEmpty, Git.isInRepository(folder, context) else { return }
    let git = Git(folder, context, for: "'\(command.name)'")
    // Without git, nothing hides a file.
    guard let listing = (try? git.ask(["ls-files", "-t", "-z", "--"] + new)) ?? nil else { return }
    for line in listing.split(separator: 0) where line.starts(with: Array("S ".utf8)) {
      let path = String(decoding: line.dropFirst(2), as: UTF8.self)
      let parent = path.split(separator: "/").dropLast().joined(separator: "/")
      throw Refusal(
        "git has '\(path)', and this sparse checkout leaves it out; nothing was written",
        help: "have it here first: 'git sparse-checkout add \(((try? git.prefix()) ?? "") + parent)'")
    }
  }
}
