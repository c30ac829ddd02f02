/// The length and a hash of a text (FNV-1a; Fowler, Noll & Vo, 1991), which tell it from others by chance, not by intent.
struct Fingerprint: Hashable, Sendable {
  /// In bytes.
  let count: Int
  let hash: UInt64

  init(count: Int, hash: UInt64) {
    self.count = count
    self.hash = hash
  }

  init(_ bytes: [UInt8]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.init(count: bytes.count, hash: hash)
  }
}
