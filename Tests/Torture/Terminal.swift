/// Text that a terminal would act on.
enum Terminal {
  /// Returns the first such scalar, as a message shows it; nil if there is none.
  static func escape(in bytes: [UInt8]) -> String? {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x09, 0x0D: continue
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069:
        return "U+" + String(scalar.value, radix: 16, uppercase: true)
      default: continue
      }
    }
    return nil
  }
}
