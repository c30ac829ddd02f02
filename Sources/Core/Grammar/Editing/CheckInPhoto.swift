package import Text
import Training

extension CheckInFile {
  /// Returns the edits that replace a photo of check-ins by another; both are paths in the journal, in one folder.
  package func renaming(photo old: String, to new: String) throws(Refusal) -> [TextEdit] {
    var edits: [TextEdit] = []
    let name = new.split(separator: "/").last.map(String.init) ?? new
    for (checkIn, places) in zip(checkIns, places.checkIns) {
      guard let written = checkIn.photo, let range = places.value(of: "photo"),
        case .inside(old) = PhotoPlace(written, from: source.name)
      else { continue }
      let folder = written.lastIndex(of: "/").map { written[...$0] } ?? ""
      edits.append(TextEdit(replacing: range, with: try CheckInText.value(of: "photo", folder + name)))
    }
    return edits
  }
}
