import Grammar
import Text
import Training

/// The files of a journal that lint is asked about because git calls them changed.
struct ChangedFiles {
  /// The paths relative to the journal.
  let paths: Set<String>

  /// Returns the paths and the months whose check-ins name one of the photos, which get the findings about it.
  func reached(in journal: Journal) -> Set<String> {
    let months = journal.checkIns.filter { file in
      let folder = file.source.name.split(separator: "/").dropLast().joined(separator: "/")
      return file.checkIns.contains { checkIn in
        checkIn.photo.map { paths.contains("\(folder)/\($0)") } ?? false
      }
    }
    return paths.union(months.map(\.source.name))
  }
}
