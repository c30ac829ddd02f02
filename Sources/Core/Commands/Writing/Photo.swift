import Storage
import Photos
import Text
import Training

/// A picture that goes beside a check-in: small, and without what its file tells beside the picture.
struct Photo {
  let bytes: [UInt8]
  /// When it was taken, as its camera says.
  let moment: Moment?
  /// What was done to it, in words that stand in brackets; nil where it is as it was.
  let note: Message?
  private let ending: String

  /// Bytes: a photo stays under it (product rule).
  static let limit = 2_000_000

  /// - Parameter keepingMetadata: what the file tells stays as far as the picture does.
  init(_ path: String, keepingMetadata: Bool, _ context: Context) throws(Refusal) {
    let file: [UInt8]
    do throws(Refusal) {
      file = try JournalFolder.readSource(path).bytes
    } catch {
      throw Refusal(printable(error.message), help: "name a JPEG, PNG, HEIC or WebP file")
    }
    guard !file.isEmpty else {
      throw Refusal("'\(printable(path))' is empty", help: "name a JPEG, PNG, HEIC or WebP file")
    }
    let small = try SmallPhoto(
      file, limit: Photo.limit - 1, keepingMetadata: keepingMetadata, shown: printable(path), context)
    bytes = small.photo.bytes
    ending = small.photo.kind.ending
    note = small.note
    moment = PhotoMetadata(file).captureTime.flatMap { Moment($0) }
  }

  /// `01-15-0730.jpg`, with a number after it where that is taken.
  func name(at moment: Moment, taken: Set<String>, in folder: String) -> String {
    let time = moment.time.map { "-\(padded($0.hour, 2))\(padded($0.minute, 2))" } ?? ""
    let stem = "\(padded(moment.date.month, 2))-\(padded(moment.date.day, 2))\(time)"
    var name = "\(stem).\(ending)"
    var number = 2
    while taken.contains("\(folder)/\(name)") {
      name = "\(stem)-\(number).\(ending)"
      number += 1
    }
    return name
  }
}
