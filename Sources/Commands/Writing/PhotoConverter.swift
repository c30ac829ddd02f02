import Text
import Photos

/// A program that makes a JPEG of another picture, found on PATH. It is run for photos that are too large and of a
/// kind that can't be made smaller here, and for nothing else.
struct PhotoConverter: Sendable {
  let name: String
  private let kinds: Set<PhotoKind>
  /// What it is called with, by the paths of the picture and of the JPEG.
  private let arguments: @Sendable (_ kind: PhotoKind, _ input: String, _ output: String) -> [String]

  /// In the order in which they are tried. Each makes a fine JPEG the right side up; its size is our own business.
  static let all = [
    PhotoConverter(name: "magick", kinds: [.png, .webp, .heic], arguments: imageMagick),
    PhotoConverter(name: "heif-convert", kinds: [.heic]) { ["-q", "92", $1, $2] },
    PhotoConverter(name: "convert", kinds: [.png, .webp, .heic], arguments: imageMagick),
    PhotoConverter(name: "sips", kinds: [.png, .webp, .heic]) {
      ["-s", "format", "jpeg", "-s", "formatOptions", "92", $1, "--out", $2]
    },
  ]

  /// The first picture of a file, of at most 4,096 pixels a side, on white where it is transparent; within bounds,
  /// as the file may be a stranger's.
  private static let imageMagick: @Sendable (PhotoKind, String, String) -> [String] = { kind, input, output in
    [
      "-limit", "memory", "1GiB", "-limit", "time", "60", "\(kind.rawValue):\(input)[0]", "-auto-orient",
      "-background", "white", "-alpha", "remove", "-resize", "4096x4096>", "-quality", "92", "jpeg:\(output)",
    ]
  }

  /// A JPEG of a picture, and who made it; a failure where nobody here can.
  static func jpeg(
    of bytes: [UInt8], _ kind: PhotoKind, shown: String, _ context: Context
  ) throws(CommandFailure) -> (bytes: [UInt8], program: String) {
    let able = all.filter { $0.kinds.contains(kind) }
    for converter in able {
      let result = context.convert(bytes, kind.ending, converter.name) { converter.arguments(kind, $0, $1) }
      if let result, PhotoKind(result) == .jpeg { return (result, converter.name) }
    }
    throw CommandFailure(
      "'\(shown)' has \(bytes.count) bytes, and only a JPEG is made smaller here: none of "
        + "\(able.map(\.name).joined(separator: ", ")) is there and makes one of it",
      help: kind == .heic
        ? "install libheif's programs ('heif-convert') or ImageMagick, or export it as a JPEG"
        : "install ImageMagick ('magick'), or save it as a JPEG")
  }
}
