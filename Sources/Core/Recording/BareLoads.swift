import Grammar
import Text
import Training

/// Sets of a command line whose loads may lack a unit where nothing but a load can stand: behind `@` more than an effort
/// goes up to (10), and behind `bw+` and `bw-`. `100x5` stays what it is: two readings.
struct BareLoads {
  /// With the unit of the settings, as it is written.
  private(set) var text = ""
  /// A sentence for each.
  private(set) var said: [Message] = []

  init(_ typed: String, unit: WeightUnit) {
    var rest = Array(typed.utf8)[...]
    var bytes: [UInt8] = []
    while let byte = rest.first {
      let length = byte == UInt8(ascii: "\"") ? BareLoads.quoted(rest) : BareLoads.lead(rest)
      guard length > 0 else {
        bytes.append(byte)
        rest.removeFirst()
        continue
      }
      bytes += rest.prefix(length)
      rest.removeFirst(length)
      guard byte != UInt8(ascii: "\""), let number = BareLoads.number(rest, isAfterAt: byte == UInt8(ascii: "@")) else {
        continue
      }
      let written = String(decoding: number, as: UTF8.self) + unit.rawValue
      bytes += Array(written.utf8)
      rest.removeFirst(number.count)
      said.append("'\(String(decoding: number, as: UTF8.self))' is \(written): the unit of the settings")
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// How many bytes a remark in quotes has.
  private static func quoted(_ bytes: ArraySlice<UInt8>) -> Int {
    (bytes.dropFirst().firstIndex(of: UInt8(ascii: "\"")) ?? bytes.endIndex - 1) + 1 - bytes.startIndex
  }

  /// How many bytes stand before a load alone: `@ `, `bw+`; 0 where none do.
  private static func lead(_ bytes: ArraySlice<UInt8>) -> Int {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    if bytes.first == UInt8(ascii: "@") { return 1 + bytes.dropFirst().prefix(while: isBlank).count }
    guard bytes.prefix(2).elementsEqual("bw".utf8) else { return 0 }
    let blanks = bytes.dropFirst(2).prefix(while: isBlank).count
    let sign = bytes.dropFirst(2 + blanks).first
    return sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? 3 + blanks : 0
  }

  /// A whole number or one with a decimal, and nothing of a unit, a range or another number behind it.
  private static func number(_ bytes: ArraySlice<UInt8>, isAfterAt: Bool) -> ArraySlice<UInt8>? {
    let isDigit = { (byte: UInt8) in UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    let whole = bytes.prefix(while: isDigit)
    guard !whole.isEmpty else { return nil }
    var number = whole
    if let mark = bytes[whole.endIndex...].first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") {
      let decimals = bytes[(whole.endIndex + 1)...].prefix(while: isDigit)
      if !decimals.isEmpty { number = bytes[whole.startIndex..<decimals.endIndex] }
    }
    let next = bytes[number.endIndex...].first
    let isSign = !isAfterAt && next.map { $0 | 0x20 } == UInt8(ascii: "x")
    guard next == nil || next == UInt8(ascii: " ") || next == UInt8(ascii: ",") || isSign else { return nil }
    let value = Int(String(decoding: whole, as: UTF8.self)) ?? .max
    return isAfterAt && value <= 10 ? nil : number
  }
}
