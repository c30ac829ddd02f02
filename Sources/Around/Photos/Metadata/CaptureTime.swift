/// The moment a picture was taken, in the civil time of its camera.
package struct CaptureTime: Hashable, Sendable {
  /// The moment as EXIF writes it, 19 characters: `2026:01:05 19:50:31`.
  let text: [UInt8]

  package var year: Int { number(0..<4) }
  package var month: Int { number(5..<7) }
  package var day: Int { number(8..<10) }
  package var hour: Int { number(11..<13) }
  package var minute: Int { number(14..<16) }
  package var second: Int { number(17..<19) }

  /// Reads the characters of EXIF; nil for a date or time that does not exist, such as the spaces or zeros of a camera
  /// without a clock.
  init?(_ text: some Collection<UInt8>) {
    self.text = Array(text)
    let isWellFormed = text.elementsEqual("0000:00:00 00:00:00".utf8) { byte, sign in
      sign == UInt8(ascii: "0") ? UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte : byte == sign
    }
    // A leap second is allowed (Exif leaves it open).
    guard isWellFormed, year >= 1, 1...12 ~= month, hour < 24, minute < 60, second <= 60 else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard 1...days[month - 1] ~= day else { return nil }
  }

  private func number(_ digits: Range<Int>) -> Int { text[digits].reduce(0) { $0 * 10 + Int($1) - 48 } }
}
