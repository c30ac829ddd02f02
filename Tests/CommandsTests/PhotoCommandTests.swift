import CommandSupport
import Commands
import Foundation
import Photos
import TestSupport
import Testing

/// `photo lint`, `lint --fix` on photos, and `photo shrink`.
@Suite struct PhotoCommandTests {
  private static let text = """
    # As I wrote it.
    [2026-01-05 19:50]
    type = Run
    title = Na orla
    photo = "a b.jpg" # with a comment

    """

  private func journal(_ photo: Data, as name: String = "a b.jpg", _ text: String = text) throws
    -> ScratchJournal
  {
    let journal = try ScratchJournal(["checkins/2026/01.txt": text])
    try journal.write("checkins/2026/" + name, photo)
    return journal
  }

  private func run(_ journal: ScratchJournal, _ words: Line) -> Run {
    Run(words, in: journal, now: "2026-01-15 12:00")
  }

  private func bytes(_ journal: ScratchJournal, _ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: journal.path + "/checkins/2026/" + name).map { [UInt8]($0) }
  }

  private func text(_ journal: ScratchJournal) -> String {
    String(decoding: bytes(journal, "01.txt") ?? [], as: UTF8.self)
  }

  /// A photo is no text: what is found about it stands where a check-in names it.
  @Test(arguments: ["lint", "photo lint"] as [Line]) func aPhotoIsLintedByItself(words: Line) throws {
    let two = Self.text + "\n[2026-01-06 08:00]\ntype = Run\ntitle = B\nphoto = b.jpg\n"
    let journal = try journal(Repository.bytes(ofPhoto: "place-big-endian.jpg"), two)
    try journal.write("checkins/2026/b.jpg", Repository.bytes(ofPhoto: "place-big-endian.jpg"))
    let found = run(journal, "\(words) '\(journal.path)/checkins/2026/a b.jpg'")
    #expect(found.output.contains("01.txt:5:9: warning[photo-with-place]"), "\(found.output)\(found.errors)")
    #expect(found.errors.contains("1 warning in 1 file"), "\(found.errors)")
    try FileManager.default.moveItem(
      atPath: journal.path + "/checkins/2026/a b.jpg", toPath: journal.path + "/a.jpg")
    let outside = run(journal, "\(words) \(journal.path)/a.jpg")
    #expect(outside.code == .failure && outside.errors.contains("a photo, and of no journal"), "\(outside.errors)")
  }

  @Test(arguments: [
    "place-big-endian.jpg", "place-little-endian.jpg", "place-xmp.jpg", "place.png", "place.webp",
    "place.heic",
  ])
  func theFixTakesThePlaceOutAndNothingElse(name: String) throws {
    let photo = try Repository.bytes(ofPhoto: name)
    let ending = name.split(separator: ".").last ?? ""
    let text = Self.text.replacing("a b.jpg", with: "a b.\(ending)")
    let journal = try journal(photo, as: "a b.\(ending)", text)
    #expect(run(journal, "lint").output.contains("warning[photo-with-place]"))
    let diff = run(journal, "lint --diff")
    #expect(diff.code == .findings && diff.output.contains("without its place"), "\(diff.output)")
    #expect(bytes(journal, "a b.\(ending)") == [UInt8](photo))
    let fixed = run(journal, "lint --fix")
    #expect(fixed.code == .success, "\(fixed.errors)")
    #expect(fixed.errors.contains("1"))
    #expect(self.text(journal) == text)
    let after = try #require(bytes(journal, "a b.\(ending)"))
    #expect(try after == stripped([UInt8](photo)))
    #expect(PhotoMetadata(after).location == .none)
    #expect(PhotoMetadata(after).captureTime == PhotoMetadata([UInt8](photo)).captureTime)
    #expect(!run(journal, "lint").output.contains("photo-with-place"))
    // Like any other write.
    #expect(run(journal, "undo").code == .success)
    #expect(bytes(journal, "a b.\(ending)") == [UInt8](photo))
  }

  @Test func theFixIsMadeWhereItIsAskedFor() throws {
    let photo = try Repository.bytes(ofPhoto: "place-xmp.jpg")
    for (words, isFixed) in [
      (["lint", "--fix", "--ignore", "photo-with-place"], false), (["lint", "--fix", "bumbum.toml"], false),
      (["lint", "--fix", "checkins"], true), (["photo", "lint", "--fix"], true), (["photo", "lint"], false),
      (["photo", "lint", "--fix", "--dry-run"], false),
    ] {
      let journal = try journal(photo)
      let plain = words.map { $0 == "checkins" || $0 == "bumbum.toml" ? journal.path + "/" + $0 : $0 }
      _ = Run(Line(plain), in: journal, now: "2026-01-15 12:00")
      #expect((bytes(journal, "a b.jpg") != [UInt8](photo)) == isFixed, "\(words)")
    }
    let allowed = try journal(
      photo, Self.text.replacing("# with a comment", with: "# lint: allow photo-with-place"))
    #expect(run(allowed, "lint --fix").code == .success)
    #expect(bytes(allowed, "a b.jpg") == [UInt8](photo))
  }

  /// A photo that is cut off is left, and said; so is one that nobody may write.
  @Test func whatCantBeFixedIsLeft() throws {
    let photo = try Repository.bytes(ofPhoto: "place-big-endian.jpg").dropLast(40)
    let journal = try journal(photo)
    let run = run(journal, "lint --fix")
    #expect(run.output.contains("warning[photo-with-place]") && run.output.contains("warning[photo-cut-off]"))
    #expect(bytes(journal, "a b.jpg") == [UInt8](photo))
  }

  /// Nobody may read it: lint says so, as of a text, and what is fixed beside it is fixed.
  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func whatCantBeReadIsSaid() throws {
    let journal = try journal(Repository.bytes(ofPhoto: "place-xmp.jpg"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: journal.path + "/checkins/2026/a b.jpg")
    let run = run(journal, "lint --fix")
    #expect(run.code == .findings && run.output.contains("error[unreadable-file]"), "\(run.output)")
  }

  /// What comes in and goes out is a text: no photo is written for it.
  @Test func standardInputIsNoPhoto() throws {
    let photo = try Repository.bytes(ofPhoto: "place-xmp.jpg")
    let journal = try journal(photo)
    let run = Run(
      "lint --fix - --stdin-filename checkins/2026/01.txt", in: journal, input: Self.text, now: "2026-01-15 12:00")
    #expect(run.output == Self.text)
    #expect(run.errors.contains("photo-with-place"))
    #expect(bytes(journal, "a b.jpg") == [UInt8](photo))
  }

  @Test func theKindIsComparedWithTheName() throws {
    let png = try journal(Repository.bytes(ofPhoto: "plain.png"))
    #expect(run(png, "photo lint").output.contains("warning[photo-ending]: 'a b.jpg' is a PNG, whatever its name"))
    #expect(run(png, "photo lint").output.contains("write 'photo = a b.png'"))
    let text = try journal(Data("não".utf8))
    #expect(run(text, "photo lint").output.contains("'a b.jpg' is no JPEG, PNG, WebP or HEIC"))
    let orphan = try journal(Repository.bytes(ofPhoto: "plain.png"), as: "alone.png")
    #expect(run(orphan, "photo lint").output.contains("photo-missing"))
    #expect(run(orphan, "photo lint").code == .findings)
  }

  @Test func programsHearOfTheFix() throws {
    let journal = try journal(Repository.bytes(ofPhoto: "place-xmp.jpg"))
    let fix = try Answer(run(journal, "lint --format json").output)["findings"].elements[0]["fix"]
    #expect(fix["photo"].text == "checkins/2026/a b.jpg" && fix["safe"] == .bool(true) && fix["edits"] == .array([]))
    // SARIF has no place for a change of what is no text.
    #expect(!run(journal, "lint --format sarif").output.contains("\"fixes\""))
  }

  /// A comment of 2.1 MB behind the first marker: without it the picture is what it was.
  private func large(_ name: String) throws -> Data {
    let picture = try Repository.bytes(ofPhoto: name)
    let comment = Data([0xFF, 0xFE, 0xFF, 0xFF]) + Data(count: 65_533)
    return picture.prefix(2) + (0..<32).reduce(Data()) { sum, _ in sum + comment } + picture.dropFirst(2)
  }

  @Test func shrinking() throws {
    let photo = try large("size-7x5.jpg")
    let journal = try journal(photo)
    let dry = run(journal, "photo shrink --all --dry-run")
    #expect(dry.code == .success && bytes(journal, "a b.jpg") == [UInt8](photo))
    let small = try [UInt8](Repository.bytes(ofPhoto: "size-7x5.jpg"))
    let all = run(journal, "photo shrink --all")
    #expect(all.output == "checkins/2026/a b.jpg: \(small.count) bytes (was 2.1 MB)\n", "\(all.errors)")
    #expect(bytes(journal, "a b.jpg") == small)
    #expect(text(journal) == Self.text)
    #expect(run(journal, "photo shrink --all").errors == "no photo has more than 1999999 bytes\n")
    let again = run(journal, "photo shrink '\(journal.path)/checkins/2026/a b.jpg'")
    #expect(again.code == .success && again.errors.contains("\(small.count) bytes are few enough"))
    #expect(run(journal, "undo").code == .success)
    #expect(bytes(journal, "a b.jpg") == [UInt8](photo))
  }

  @Test func shrinkingToASize() throws {
    let journal = try journal(Repository.bytes(ofPhoto: "fine.jpg"))
    let run = run(journal, "photo shrink 'checkins/2026/a b.jpg' --to 1.7kB")
    let small = try #require(bytes(journal, "a b.jpg"))
    #expect(small.count <= 1700)
    #expect(run.output.hasPrefix("checkins/2026/a b.jpg: \(small.count) bytes (was "), "\(run.errors)")
    #expect(run.output.contains("; quality "))
    for size in ["3MB", "0", "-1", "1,2,3kB", "kB", "1.5", "", "99999999999MB", "1.2345MB"] {
      let wrong = self.run(journal, "photo shrink --all --to \(size)")
      #expect(wrong.code == .failure && wrong.errors.contains("is no size of a photo"), "\(size)")
    }
    for size in ["2MB", "1999999", "1,5 mb", "500k"] {
      #expect(self.run(journal, "photo shrink --all --to \(size)").code == .success, "\(size)")
    }
  }

  /// One fails and says why; the other is made smaller all the same.
  @Test func eachPhotoForItself() throws {
    let journal = try journal(large("size-7x5.jpg"), Self.text + "\n[2026-01-06]\nphoto = 0.jpg\n")
    let broken = try large("size-8x8.jpg").dropLast(30)
    try journal.write("checkins/2026/0.jpg", broken)
    let run = run(journal, "photo shrink --all")
    #expect(run.code == .failure && run.errors.contains("'checkins/2026/0.jpg' ends before its picture does"))
    #expect(bytes(journal, "0.jpg") == [UInt8](broken))
    #expect(try bytes(journal, "a b.jpg") == [UInt8](Repository.bytes(ofPhoto: "size-7x5.jpg")))
  }

  /// It is asked about, what no check-in names is left alone, and one undo brings both back.
  @Test func allToASize() throws {
    let text = "[2026-01-05]\nphoto = a.jpg\n\n[2026-01-06]\nphoto = b.jpg\n"
    let journal = try ScratchJournal(["checkins/2026/01.txt": text])
    let photo = try Repository.bytes(ofPhoto: "fine.jpg")
    for name in ["a", "b", "c"] { try journal.write("checkins/2026/\(name).jpg", photo) }
    func shrink(_ words: Line, answers: [String] = []) -> Run {
      Run("photo shrink --all --to 1.7kB \(words)", in: journal, now: "2026-01-15 12:00", answers: answers)
    }
    func isAsItWas() -> Bool { ["a", "b", "c"].allSatisfy { bytes(journal, $0 + ".jpg") == [UInt8](photo) } }
    let nobody = shrink("")
    #expect(nobody.code == .failure && nobody.errors.contains("asks first"), "\(nobody.errors)")
    let no = shrink("", answers: ["n"])
    #expect(no.code == .success && no.errors.contains("nothing was written") && isAsItWas())
    let yes = shrink("", answers: ["y"])
    #expect(
      yes.code == .success
        && yes.errors == "1 photo of no check-in is left as it is; name a photo to shrink it all the same\n")
    #expect(["a", "b"].allSatisfy { (bytes(journal, $0 + ".jpg")?.count ?? .max) <= 1700 })
    #expect(bytes(journal, "c.jpg") == [UInt8](photo))
    #expect(run(journal, "undo").code == .success)
    #expect(isAsItWas())
    #expect(shrink("--yes").code == .success && !isAsItWas())
    #expect(run(journal, "photo shrink checkins/2026/c.jpg --to 1.7kB").code == .success)
    #expect((bytes(journal, "c.jpg")?.count ?? .max) <= 1700)
  }

  /// Two of one month get other names in one write, and come back by one undo.
  @Test func twoOfAMonthAreConverted() throws {
    let text = "[2026-01-05]\nphoto = a.png\n\n[2026-01-06]\nphoto = b.png  # mine\n"
    let journal = try ScratchJournal(["checkins/2026/01.txt": text])
    let jpeg = try [UInt8](Repository.bytes(ofPhoto: "size-8x8.jpg"))
    for name in ["a.png", "b.png"] { try journal.write("checkins/2026/\(name)", png) }
    let run = Run("photo shrink --all", in: journal, convert: { _, _, _, _ in jpeg })
    #expect(run.code == .success, "\(run.errors)")
    #expect(self.text(journal) == text.replacing(".png", with: ".jpg"))
    #expect(["a", "b"].allSatisfy { bytes(journal, $0 + ".png") == nil && bytes(journal, $0 + ".jpg") != nil })
    #expect(self.run(journal, "undo").code == .success)
    #expect(self.text(journal) == text)
    #expect(
      ["a", "b"].allSatisfy { bytes(journal, $0 + ".png") == [UInt8](png) && bytes(journal, $0 + ".jpg") == nil })
  }

  /// What a converter was called with, one after the other.
  private final class Asked: @unchecked Sendable {
    var words: [[String]] = []
  }

  @Test func onlyPhotosOfTheJournal() throws {
    let journal = try journal(Repository.bytes(ofPhoto: "fine.jpg"))
    for file in ["nowhere.jpg", "bumbum.toml", "/etc/passwd", "../x.jpg", "checkins/2026/01.txt"] {
      let run = run(journal, "photo shrink \(file)")
      #expect(run.code == .failure && run.errors.contains("is no photo of this journal"), "\(file)")
    }
    #expect(run(journal, "photo shrink").errors.contains("which photos?"))
    #expect(run(journal, "photo").code == .failure)
    #expect(run(journal, "photo show").errors.contains("'photo show' is not known"))
  }

  /// A PNG over the limit: its signature, a chunk of 2,000,000 bytes and the end.
  private var png: Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x1E, 0x84, 0x80]) + Data("IDAT".utf8)
      + Data(count: 2_000_008) + Data("IEND".utf8) + Data(count: 4)
  }

  /// Another program makes a JPEG of it, its check-ins name that, and the rest of the text stays.
  @Test func whatIsNoJPEGIsConverted() throws {
    let text = Self.text.replacing("a b.jpg", with: "./a b.png") + "\n[2026-01-06]\nphoto = a b.png\n"
    let journal = try journal(png, as: "a b.png", text)
    try journal.write("checkins/2026/a b.jpg", try Repository.bytes(ofPhoto: "size-8x8.jpg"))
    let (jpeg, png) = try ([UInt8](Repository.bytes(ofPhoto: "place-big-endian.jpg")), [UInt8](png))
    let asked = Asked()
    func shrink(_ words: Line, answers: String) -> Run {
      Run(
        words, in: journal, now: "2026-01-15 12:00",
        convert: { bytes, ending, program, arguments in
          asked.words.append([ending, program] + arguments("in.png", "out.jpg"))
          #expect(bytes == png)
          return program == answers ? jpeg : program == "magick" ? Array("no picture".utf8) : nil
        })
    }
    let none = shrink("photo shrink --all", answers: "")
    #expect(
      none.code == .failure && none.errors.contains("none of magick, convert, sips is there"),
      "\(none.errors)")
    #expect(none.errors.contains("install ImageMagick"))
    #expect(bytes(journal, "a b.png") == png)
    asked.words = []
    let done = shrink("photo shrink --all", answers: "convert")
    let small = try stripped(jpeg)
    #expect(
      done.output.hasPrefix(
        "checkins/2026/a b-2.jpg: \(small.count) bytes (was 2.0 MB; made a JPEG by convert"),
      "\(done.errors)")
    #expect(asked.words.map { $0[1] } == ["magick", "convert"])
    #expect(
      asked.words.allSatisfy {
        $0[0] == "png" && $0.contains("png:in.png[0]") && $0.last == "jpeg:out.jpg"
      })
    #expect(bytes(journal, "a b.png") == nil)
    #expect(bytes(journal, "a b-2.jpg") == small)
    #expect(
      self.text(journal)
        == text.replacing("\"./a b.png\"", with: "./a b-2.jpg").replacing("a b.png", with: "a b-2.jpg"))
    #expect(run(journal, "lint").code == .success)
    #expect(run(journal, "undo").code == .success)
    #expect(bytes(journal, "a b.png") == png && bytes(journal, "a b-2.jpg") == nil)
    #expect(self.text(journal) == text)
    // 'checkin' does the same.
    try journal.write("large.png", Data(png))
    let checkIn = shrink("checkin Run x --photo \(journal.path)/large.png", answers: "sips")
    #expect(checkIn.code == .success && checkIn.output.contains("made a JPEG by sips"), "\(checkIn.errors)")
    #expect(bytes(journal, "01-15-1200.jpg") == small)
  }
}
