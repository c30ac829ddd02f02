/// What a terminal would do something about.
enum Terminal {
  /// The first such scalar, as a message shows it. Programs get text as it is, but never a control character.
  static func escape(in bytes: [UInt8], isForPrograms: Bool) -> String? {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x09, 0x0D: continue
      case 0..<0x20, 0x7F..<0xA0: return "U+" + String(scalar.value, radix: 16, uppercase: true)
      case 0x202A...0x202E, 0x2066...0x2069:
        if !isForPrograms { return "U+" + String(scalar.value, radix: 16, uppercase: true) }
      default: continue
      }
    }
    return nil
  }
}
