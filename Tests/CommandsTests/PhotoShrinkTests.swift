import CommandSupport
import Commands
import Foundation
import Photos
import TestSupport
import Testing

/// `photo shrink`.
@Suite struct PhotoShrinkTests {
  /// A comment of 2.1 MB behind the first marker: without it the picture is what it was.
  private func large(_ name: String) throws -> Data {
    let picture = try Repository.bytes(ofPhoto: name)
    let comment = Data([0xFF, 0xFE, 0xFF, 0xFF]) + Data(count: 65_533)
    return picture.prefix(2) + (0..<32).reduce(Data()) { sum, _ in sum + comment } + picture.dropFirst(2)
  }

  @Test func shrinking() throws {
    let photo = try large("size-7x5.jpg")
    let journal = try PhotoJournal(photo)
    let dry = journal.run("photo shrink --all --dry-run")
    #expect(dry.code == .success && journal.photo("a b.jpg") == [UInt8](photo))
    let small = try [UInt8](Repository.bytes(ofPhoto: "size-7x5.jpg"))
    let all = journal.run("photo shrink --all")
    #expect(all.output == "checkins/2026/a b.jpg: \(small.count) bytes (was 2.1 MB)\n", "\(all.errors)")
    #expect(journal.photo("a b.jpg") == small)
    #expect(journal.checkIns == PhotoJournal.text)
    #expect(journal.run("photo shrink --all").errors == "no photo has more than 1999999 bytes\n")
    let again = journal.run("photo shrink '\(journal.path)/checkins/2026/a b.jpg'")
    #expect(again.code == .success && again.errors.contains("\(small.count) bytes are few enough"))
    #expect(journal.run("undo").code == .success)
    #expect(journal.photo("a b.jpg") == [UInt8](photo))
  }

  @Test func shrinkingToASize() throws {
    let journal = try PhotoJournal(Repository.bytes(ofPhoto: "fine.jpg"))
    let run = journal.run("photo shrink 'checkins/2026/a b.jpg' --to 1.7kB")
    let small = try #require(journal.photo("a b.jpg"))
    #expect(small.count <= 1700)
    #expect(run.output.hasPrefix("checkins/2026/a b.jpg: \(small.count) bytes (was "), "\(run.errors)")
    #expect(run.output.contains("; quality "))
    for size in ["3MB", "0", "-1", "1,2,3kB", "kB", "1.5", "", "99999999999MB", "1.2345MB"] {
      let wrong = journal.run("photo shrink --all --to \(size)")
      #expect(wrong.code == .failure && wrong.errors.contains("is no size of a photo"), "\(size)")
    }
    for size in ["2MB", "1999999", "1,5 mb", "500k"] {
      #expect(journal.run("photo shrink --all --to \(size)").code == .success, "\(size)")
    }
  }

  /// One fails and says why; the other is made smaller all the same.
  @Test func eachPhotoForItself() throws {
    let journal = try PhotoJournal(large("size-7x5.jpg"), PhotoJournal.text + "\n[2026-01-06]\nphoto = 0.jpg\n")
    let broken = try large("size-8x8.jpg").dropLast(30)
    try journal.write("checkins/2026/0.jpg", broken)
    let run = journal.run("photo shrink --all")
    #expect(run.code == .failure && run.errors.contains("'checkins/2026/0.jpg' ends before its picture does"))
    #expect(journal.photo("0.jpg") == [UInt8](broken))
    #expect(try journal.photo("a b.jpg") == [UInt8](Repository.bytes(ofPhoto: "size-7x5.jpg")))
  }

  /// It is asked about, what no check-in names is left alone, and one undo brings both back.
  @Test func allToASize() throws {
    let text = "[2026-01-05]\nphoto = a.jpg\n\n[2026-01-06]\nphoto = b.jpg\n"
    let photo = try Repository.bytes(ofPhoto: "fine.jpg")
    let journal = try PhotoJournal(photo, as: "a.jpg", text)
    for name in ["b", "c"] { try journal.write("checkins/2026/\(name).jpg", photo) }
    func shrink(_ words: Line, answers: [String] = []) -> Run {
      Run("photo shrink --all --to 1.7kB \(words)", in: journal, now: "2026-01-15 12:00", answers: answers)
    }
    func isAsItWas() -> Bool { ["a", "b", "c"].allSatisfy { journal.photo($0 + ".jpg") == [UInt8](photo) } }
    let nobody = shrink("")
    #expect(nobody.code == .failure && nobody.errors.contains("asks first"), "\(nobody.errors)")
    let no = shrink("", answers: ["n"])
    #expect(no.code == .success && no.errors.contains("nothing was written") && isAsItWas())
    let yes = shrink("", answers: ["y"])
    #expect(
      yes.code == .success
        && yes.errors == "1 photo of no check-in is left as it is; name a photo to shrink it all the same\n")
    #expect(["a", "b"].allSatisfy { (journal.photo($0 + ".jpg")?.count ?? .max) <= 1700 })
    #expect(journal.photo("c.jpg") == [UInt8](photo))
    #expect(journal.run("undo").code == .success)
    #expect(isAsItWas())
    #expect(shrink("--yes").code == .success && !isAsItWas())
    #expect(journal.run("photo shrink checkins/2026/c.jpg --to 1.7kB").code == .success)
    #expect((journal.photo("c.jpg")?.count ?? .max) <= 1700)
  }

  /// Two of one month get other names in one write, and come back by one undo.
  @Test func twoOfAMonthAreConverted() throws {
    let text = "[2026-01-05]\nphoto = a.png\n\n[2026-01-06]\nphoto = b.png  # mine\n"
    let jpeg = try [UInt8](Repository.bytes(ofPhoto: "size-8x8.jpg"))
    let journal = try PhotoJournal(png, as: "a.png", text)
    try journal.write("checkins/2026/b.png", png)
    let run = Run("photo shrink --all", in: journal, convert: { _, _, _, _ in jpeg })
    #expect(run.code == .success, "\(run.errors)")
    #expect(journal.checkIns == text.replacing(".png", with: ".jpg"))
    #expect(["a", "b"].allSatisfy { journal.photo($0 + ".png") == nil && journal.photo($0 + ".jpg") != nil })
    #expect(journal.run("undo").code == .success)
    #expect(journal.checkIns == text)
    #expect(
      ["a", "b"].allSatisfy { journal.photo($0 + ".png") == [UInt8](png) && journal.photo($0 + ".jpg") == nil })
  }

  /// What a converter was called with, one after the other.
  private final class Asked: @unchecked Sendable {
    var words: [[String]] = []
  }

  @Test func onlyPhotosOfTheJournal() throws {
    let journal = try PhotoJournal(Repository.bytes(ofPhoto: "fine.jpg"))
    for file in ["nowhere.jpg", "bumbum.toml", "/etc/passwd", "../x.jpg", "checkins/2026/01.txt"] {
      let run = journal.run("photo shrink \(file)")
      #expect(run.code == .failure && run.errors.contains("is no photo of this journal"), "\(file)")
    }
    #expect(journal.run("photo shrink").errors.contains("which photos?"))
    #expect(journal.run("photo").errors.hasPrefix("bumbum: 'photo' needs to know what to do\n"))
    #expect(journal.run("photo show").errors.contains("'photo show' is not known"))
  }

  /// A PNG over the limit: its signature, a chunk of 2,000,000 bytes and the end.
  private var png: Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x1E, 0x84, 0x80]) + Data("IDAT".utf8)
      + Data(count: 2_000_008) + Data("IEND".utf8) + Data(count: 4)
  }

  /// Another program makes a JPEG of it, its check-ins name that, and the rest of the text stays.
  @Test func whatIsNoJPEGIsConverted() throws {
    let text = PhotoJournal.text.replacing("a b.jpg", with: "./a b.png") + "\n[2026-01-06]\nphoto = a b.png\n"
    let journal = try PhotoJournal(png, as: "a b.png", text)
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
    #expect(journal.photo("a b.png") == png)
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
    #expect(journal.photo("a b.png") == nil)
    #expect(journal.photo("a b-2.jpg") == small)
    #expect(
      journal.checkIns
        == text.replacing("\"./a b.png\"", with: "./a b-2.jpg").replacing("a b.png", with: "a b-2.jpg"))
    #expect(journal.run("lint").code == .success)
    #expect(journal.run("undo").code == .success)
    #expect(journal.photo("a b.png") == png && journal.photo("a b-2.jpg") == nil)
    #expect(journal.checkIns == text)
    // 'checkin' does the same.
    try journal.write("large.png", Data(png))
    let checkIn = shrink("checkin Run x --photo \(journal.path)/large.png", answers: "sips")
    #expect(checkIn.code == .success && checkIn.output.contains("made a JPEG by sips"), "\(checkIn.errors)")
    #expect(journal.photo("01-15-1200.jpg") == small)
  }
}
