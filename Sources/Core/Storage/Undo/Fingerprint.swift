/// What tells a text from another one: its length and a hash (FNV-1a; Fowler, Noll & Vo, 1991). It guards against nobody.
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
