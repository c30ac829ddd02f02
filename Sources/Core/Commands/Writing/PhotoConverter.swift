import Photos
import Text

/// A program on PATH that makes a JPEG of another picture. It is run only for photos that are too large or to be drawn,
/// and are of a kind that is not read here.
struct PhotoConverter: Sendable {
  let name: String
  private let kinds: Set<PhotoKind>
  /// Returns the arguments for the paths of the picture and of the JPEG.
  private let arguments: @Sendable (_ kind: PhotoKind, _ input: String, _ output: String) -> [String]

  /// All programs in the order in which they are tried. Each makes a fine upright JPEG; its size is settled here.
  static let all = [
    PhotoConverter(name: "magick", kinds: [.jpeg, .png, .webp, .heic], arguments: imageMagick),
    PhotoConverter(name: "heif-convert", kinds: [.heic]) { ["-q", "92", $1, $2] },
    PhotoConverter(name: "convert", kinds: [.jpeg, .png, .webp, .heic], arguments: imageMagick),
    PhotoConverter(name: "sips", kinds: [.jpeg, .png, .webp, .heic]) {
      ["-s", "format", "jpeg", "-s", "formatOptions", "92", $1, "--out", $2]
    },
  ]

  /// Takes the first picture of a file, of at most 4,096 pixels a side, on white if transparent; within
  /// bounds, as the file may be a stranger's.
  private static let imageMagick: @Sendable (PhotoKind, String, String) -> [String] = { kind, input, output in
    [
      "-limit", "memory", "1GiB", "-limit", "time", "60", "\(kind.rawValue):\(input)[0]", "-auto-orient",
      "-background", "white", "-alpha", "remove", "-colorspace", "sRGB", "-resize", "4096x4096>", "-quality", "92",
      "jpeg:\(output)",
    ]
  }

  /// Returns the names of the programs that convert a kind of picture, with commas.
  static func names(for kind: PhotoKind) -> String {
    all.filter { $0.kinds.contains(kind) }.map(\.name).joined(separator: ", ")
  }

  /// Returns a JPEG of a picture and the program that made it; nil if none here can.
  static func made(
    of bytes: [UInt8], _ kind: PhotoKind, by convert: Programs.Convert
  ) -> (bytes: [UInt8], program: String)? {
    for converter in all where converter.kinds.contains(kind) {
      let result = convert(bytes, kind.ending, converter.name) { converter.arguments(kind, $0, $1) }
      if let result, PhotoKind(result) == .jpeg { return (result, converter.name) }
    }
    return nil
  }

  /// Returns a JPEG of a picture and the program that made it; throws if none here can.
  static func jpeg(
    of bytes: [UInt8], _ kind: PhotoKind, shown: String, _ context: Context
  ) throws(Refusal) -> (bytes: [UInt8], program: String) {
    if let made = made(of: bytes, kind, by: context.programs.convert) { return made }
    throw Refusal(
      "'\(shown)' has \(bytes.count) bytes, and only a JPEG is made smaller here: none of "
        + "\(names(for: kind)) is there and makes one of it",
      help: kind == .heic
        ? "install libheif's programs ('heif-convert') or ImageMagick, or export it as a JPEG"
        : "install ImageMagick ('magick'), or save it as a JPEG")
  }
}
