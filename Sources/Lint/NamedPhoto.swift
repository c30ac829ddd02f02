import Format
import Text
import Training

/// A photo that a check-in names.
struct NamedPhoto {
  let source: Source
  /// Of the check-in.
  let moment: Moment
  /// As the check-in has it.
  let written: Ranged<String>
  /// Relative to the journal; it may be that there is no such file.
  let path: String
  /// Of the file, where somebody looked into it.
  let faults: Set<PhotoFault>
}

extension Journal {
  /// Every photo that a check-in names and whose path stays inside.
  var namedPhotos: [NamedPhoto] {
    var photos: [NamedPhoto] = []
    for file in checkIns {
      for checkIn in file.checkIns {
        guard let moment = checkIn.moment, let written = checkIn.photo,
          case .inside(let path) = PhotoPlace(written.value, from: file.source.name)
        else { continue }
        let faults = photoFaults[path] ?? []
        photos.append(NamedPhoto(source: file.source, moment: moment, written: written, path: path, faults: faults))
      }
    }
    return photos
  }
}
