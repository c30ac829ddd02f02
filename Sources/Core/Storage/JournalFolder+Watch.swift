import Platform

extension JournalFolder {
  /// The folders whose files make the journal, as far as they are there.
  package var watchedFolders: [String] {
    var folders = [path] + ["plans", "log", "checkins"].map { joined(path, $0) }
    let years = (try? listFolder(joined(path, "checkins"))) ?? []
    folders += years.filter { $0.kind == .folder }.map { joined(joined(path, "checkins"), $0.name) }
    return folders.filter { fileStatus($0)?.kind == .folder }
  }
}
