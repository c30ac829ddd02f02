import Grammar
import Text
import Training

/// A photo that a check-in names.
struct NamedPhoto {
  let source: Source
  /// The moment of the check-in.
  let moment: Moment
  /// The path as the check-in has it.
  let written: Ranged<String>
  /// The path relative to the journal; the file may be missing.
  let path: String
  /// The faults of the file; empty if it was not read.
  let faults: Set<PhotoFault>
}

extension Journal {
  /// The photos that check-ins name and whose path stays inside.
  var namedPhotos: [NamedPhoto] {
    var photos: [NamedPhoto] = []
    for file in checkIns {
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns) {
        guard let moment = checkIn.moment, let written = checkIn.photo, let range = places.value(of: "photo"),
          case .inside(let path) = PhotoPlace(written, from: file.source.name)
        else { continue }
        let faults = photoFaults[path] ?? []
        photos.append(
          NamedPhoto(
            source: file.source, moment: moment, written: Ranged(written, range), path: path, faults: faults))
      }
    }
    return photos
  }
}

/// Returns the path of the folder that a file is in.
func folder(of path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
