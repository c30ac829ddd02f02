import JournalFormat
import JournalText
import Training

extension LintContext {
  /// Every photo that a check-in names and whose path stays inside.
  var photos: [(source: Source, written: Ranged<String>, path: String)] {
    var photos: [(source: Source, written: Ranged<String>, path: String)] = []
    for file in journal.checkIns {
      for checkIn in file.checkIns where checkIn.moment != nil {
        guard let written = checkIn.photo else { continue }
        guard case .inside(let path) = PhotoPlace(written.value, from: file.source.name) else { continue }
        photos.append((file.source, written, path))
      }
    }
    return photos
  }
}
