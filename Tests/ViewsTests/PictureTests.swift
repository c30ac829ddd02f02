import Foundation
import Photos
import TestSupport
import Testing
import Views

/// Pictures as escape sequences, decoded again as the terminals do it.
@Suite struct PictureTests {
  /// Every pixel another colour; the sides are no multiples of anything.
  private static func picture(_ width: Int, _ height: Int) -> Thumbnail {
    var random = SeededGenerator(seed: UInt64(width * 1000 + height))
    return Thumbnail(
      width: width, height: height,
      pixels: (0..<width * height * 3).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  private static let sizes = [(1, 1), (3, 2), (17, 13), (61, 47)]

  @Test(arguments: sizes)
  func kitty(width: Int, height: Int) throws {
    let picture = Self.picture(width, height)
    let text = KittyPicture.text(picture, columns: 7, rows: 3)
    let chunks = text.matches(of: /\u{1B}_G([^;]*);([A-Za-z0-9+\/=]*)\u{1B}\\/)
    #expect(chunks.map(\.0).joined() == text)
    let first = try #require(chunks.first)
    #expect(first.1.hasPrefix("a=T,f=24,s=\(width),v=\(height),c=7,r=3,C=1,q=2,m="))
    #expect(chunks.allSatisfy { $0.2.count <= 4096 })
    #expect(chunks.map { $0.1.suffix(3) } == chunks.dropLast().map { _ in "m=1" } + ["m=0"])
    let data = try #require(Data(base64Encoded: chunks.map(\.2).joined()))
    #expect([UInt8](data) == picture.pixels)
  }

  @Test(arguments: sizes)
  func iTerm(width: Int, height: Int) throws {
    let picture = Self.picture(width, height)
    let text = ITermPicture.text(picture, columns: 7, rows: 3)
    let match = try #require(text.wholeMatch(of: /\u{1B}\]1337;File=([^:]*):([A-Za-z0-9+\/=]*)\u{07}/))
    let file = [UInt8](try #require(Data(base64Encoded: String(match.2))))
    #expect(
      match.1 == "inline=1;size=\(file.count);width=7;height=3;preserveAspectRatio=0;doNotMoveCursor=1")
    #expect(PhotoKind(file) == .png)
    #expect(!isTruncated(file))
    // RFC 2083: 8 of signature, 25 of IHDR; IDAT has 2 bytes of zlib and 5 a stored block before its rows, each
    // with its filter before it.
    let header = Array(file[16..<24])
    #expect(header == [0, 0, 0, UInt8(width), 0, 0, 0, UInt8(height)])
    var rows: [UInt8] = []
    var start = 33 + 8 + 2 + 5
    for _ in 0..<height {
      rows += file[(start + 1)...].prefix(width * 3)
      start += width * 3 + 1
    }
    #expect(rows == picture.pixels)
  }

  /// Another program reads it too, checksums and all.
  @Test(.enabled(if: Imaging.isThere, Imaging.isMissing), arguments: sizes + [(200, 150)])
  func thePNGIsOne(width: Int, height: Int) throws {
    let picture = Self.picture(width, height)
    let decoded = try Imaging.decoded(picture.png)
    #expect(decoded.count == picture.pixels.count)
    #expect(decoded == picture.pixels)
  }

  @Test(arguments: sizes)
  func sixel(width: Int, height: Int) throws {
    let picture = Self.picture(width, height)
    let decoded = try SixelPixels(SixelPicture.text(picture))
    #expect((decoded.width, decoded.height) == (width, height))
    #expect(decoded.pixels.count == picture.pixels.count)
    // A step of 51 a channel, one of the two around it.
    #expect(zip(decoded.pixels, picture.pixels).allSatisfy { abs(Int($0) - Int($1)) < 51 })
  }

  /// Mixed colours are right on average.
  @Test(arguments: [0, 1, 25, 26, 100, 127, 128, 200, 254, 255])
  func sixelMixesColours(value: UInt8) throws {
    let plain = Thumbnail(width: 16, height: 16, pixels: [UInt8](repeating: value, count: 768))
    let decoded = try SixelPixels(SixelPicture.text(plain))
    let mean = decoded.pixels.reduce(0) { $0 + Double($1) } / 768
    #expect(abs(mean - Double(value)) <= 2)
  }

  @Test(arguments: sizes)
  func blocks(width: Int, height: Int) throws {
    let picture = Self.picture(width, height)
    let lines = BlockPicture.lines(picture, isTrueColor: true)
    #expect(lines.count == (height + 1) / 2)
    var pixels = [UInt8](repeating: 0, count: (height + 1) / 2 * 2 * width * 3)
    for (row, line) in lines.enumerated() {
      #expect(line.hasSuffix("\u{1B}[39;49m"))
      var colours: [[UInt8]] = [[], []]
      var column = 0
      for piece in line.matches(of: /\u{1B}\[([0-9;]*)m|▀/) {
        if let numbers = piece.1 {
          let parts = numbers.split(separator: ";").compactMap { UInt8($0) }
          if parts.first == 38 {
            colours = [Array(parts[2..<5]), parts.count > 6 ? Array(parts[7..<10]) : [0, 0, 0]]
          }
          continue
        }
        for half in 0..<2 {
          let start = ((row * 2 + half) * width + column) * 3
          for channel in 0..<3 { pixels[start + channel] = colours[half][channel] }
        }
        column += 1
      }
      #expect(column == width)
    }
    #expect(Array(pixels.prefix(picture.pixels.count)) == picture.pixels)
  }

  /// xterm's cube: 16 + 36 r + 6 g + b, of the levels 0, 95, 135, 175, 215, 255.
  @Test(arguments: [
    ([0, 0, 0], 16), ([255, 255, 255], 231), ([255, 0, 0], 196), ([95, 135, 175], 67), ([47, 48, 114], 23),
    ([115, 154, 156], 103),
  ])
  func blocksOf256Colours(rgb: [UInt8], number: Int) {
    let line = BlockPicture.lines(Thumbnail(width: 1, height: 1, pixels: rgb), isTrueColor: false)
    #expect(line == ["\u{1B}[38;5;\(number);49m▀\u{1B}[39;49m"])
  }

  /// Each pixel of a smaller one is the mean of those it covers.
  @Test func scaling() {
    let four = Thumbnail(width: 4, height: 2, pixels: (0..<24).map { UInt8($0 * 10) })
    // Columns 0 and 1 of both rows: 0, 30, 120, 150 in red.
    #expect(four.scaled(width: 2, height: 1).pixels == [75, 85, 95, 135, 145, 155])
    #expect(four.scaled(width: 4, height: 2) == four)
    let wide = four.scaled(width: 8, height: 4)
    #expect((wide.width, wide.height) == (8, 4))
    #expect(Array(wide.pixels.prefix(9)) == [0, 10, 20, 0, 10, 20, 30, 40, 50])
    #expect(four.scaled(width: 3, height: 1).pixels.prefix(3) == [60, 70, 80])
  }
}

/// What terminals answer: recorded answers of theirs, or as their documents have them.
@Suite struct TerminalFeatureTests {
  @Test(arguments: [
    (
      "kitty", "\u{1B}_Gi=1;OK\u{1B}\\\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[6;36;18t\u{1B}[?62;c",
      [true, false, false], [18, 36]
    ),
    ("iTerm2", "\u{1B}P>|iTerm2 3.5.3\u{1B}\\\u{1B}[6;17;8t\u{1B}[?62;4c", [false, true, true], [8, 17]),
    (
      "foot", "\u{1B}P>|foot(1.16.2)\u{1B}\\\u{1B}[6;21;10t\u{1B}[?62;4;22c", [false, false, true], [10, 21]
    ),
    (
      "xterm", "\u{1B}P>|XTerm(390)\u{1B}\\\u{1B}[?64;1;2;6;9;15;16;17;18;21;22;28c", [false, false, false],
      [10, 20]
    ),
    (
      "WezTerm", "\u{1B}P>|WezTerm 20240203\u{1B}\\\u{1B}[6;20;9t\u{1B}[?65;4;6;18;22c", [false, true, true],
      [9, 20]
    ),
    ("an error of kitty's kin", "\u{1B}_Gi=1;EINVAL:no\u{1B}\\\u{1B}[?6c", [false, false, false], [10, 20]),
    ("nothing", "", [false, false, false], [10, 20]),
    ("what was typed", "ls -l\n", [false, false, false], [10, 20]),
    ("a cell of no size", "\u{1B}[6;0;0t\u{1B}[?62;4c", [false, false, true], [10, 20]),
    ("cut off", "\u{1B}_Gi=1;OK", [false, false, false], [10, 20]),
    ("4 as the kind of terminal", "\u{1B}[?4c", [false, false, false], [10, 20]),
  ])
  func answers(name: String, answer: String, draws: [Bool], cell: [Int]) {
    let features = TerminalFeatures(Array(answer.utf8))
    #expect([features.drawsKitty, features.drawsITerm, features.drawsSixel] == draws, "\(name)")
    #expect([features.cellWidth, features.cellHeight] == cell, "\(name)")
    #expect(TerminalFeatures.isWhole(Array(answer.utf8)) == answer.hasSuffix("c"), "\(name)")
    // No beginning of it is whole, and none is a mistake.
    for count in 0..<answer.utf8.count {
      #expect(!TerminalFeatures.isWhole(Array(answer.utf8.prefix(count))))
      _ = TerminalFeatures(Array(answer.utf8.prefix(count)))
    }
  }
}

/// Sixels as the VT330's manual reads them.
private struct SixelPixels {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var pixels: [UInt8] = []

  init(_ text: String) throws {
    let match = try #require(text.wholeMatch(of: /\u{1B}P0;1;0q"1;1;(\d+);(\d+)([^\u{1B}]*)\u{1B}\\/))
    (width, height) = (try #require(Int(match.1)), try #require(Int(match.2)))
    pixels = [UInt8](repeating: 0, count: width * height * 3)
    var colours: [Int: [UInt8]] = [:]
    var (colour, x, y) = (-1, 0, 0)
    var drawn = Set<Int>()
    for piece in match.3.matches(of: /#(\d+);2;(\d+);(\d+);(\d+)|#(\d+)|!(\d+)([?-~])|([?-~])|([$-])/) {
      if let number = piece.1.flatMap({ Int($0) }) {
        colours[number] = [piece.2, piece.3, piece.4].map { UInt8((Int($0 ?? "") ?? 0) * 255 / 100) }
      } else if let number = piece.5.flatMap({ Int($0) }) {
        colour = number
      } else if piece.9 == "$" {
        x = 0
      } else if piece.9 == "-" {
        (x, y) = (0, y + 6)
      } else {
        let sign = try #require((piece.7 ?? piece.8)?.utf8.first)
        for _ in 0..<(piece.6.flatMap { Int($0) } ?? 1) {
          for row in 0..<6 where (sign - 63) >> row & 1 == 1 {
            #expect(drawn.insert((y + row) * width + x).inserted, "drawn twice")
            let rgb = try #require(colours[colour])
            for channel in 0..<3 { pixels[((y + row) * width + x) * 3 + channel] = rgb[channel] }
          }
          x += 1
        }
      }
    }
    #expect(drawn.count == width * height)
  }
}

/// ImageMagick, which knows PNGs.
private enum Imaging {
  static let program = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { $0 + "/convert" }
    .first { FileManager.default.isExecutableFile(atPath: $0) && isImageMagick($0) }
  static let isThere = program != nil
  static let isMissing: Comment = "ImageMagick's convert is missing: nobody else reads the PNGs"

  /// Others have a program of that name too.
  private static func isImageMagick(_ program: String) -> Bool {
    guard let (output, _) = try? run(program, ["-version"]) else { return false }
    return String(decoding: output, as: UTF8.self).contains("ImageMagick")
  }

  /// Red, green, blue of each pixel.
  static func decoded(_ png: [UInt8]) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png")
    try Data(png).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (pixels, errors) = try run(try #require(program), [file.path, "-depth", "8", "rgb:-"])
    #expect(errors.isEmpty)
    return pixels
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> (
    output: [UInt8], errors: [UInt8]
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ([UInt8](bytes), [UInt8](complaints))
  }
}
