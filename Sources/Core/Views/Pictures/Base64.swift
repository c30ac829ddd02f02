/// Returns bytes as letters, digits, `+` and `/`, padded with `=` (RFC 4648, 4).
func base64(_ bytes: some Collection<UInt8>) -> String {
  let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  var rest = bytes[...]
  while !rest.isEmpty {
    let three = rest.prefix(3)
    rest = rest.dropFirst(3)
    let bits = three.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - three.count))
    for index in 0..<4 {
      text.append(index <= three.count ? signs[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
