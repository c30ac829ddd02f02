import Text

/// A piece of a group of sets as people write it, its spelling already the format's.
struct SetPiece {
  /// `L` a load, `B` a load of the body, `N` a number or a list of them, `n` one of sets or times, `T` a time, `D` a distance, `a` an angle, `i` the
  /// word 'in', `s` a quoted remark, `w` another word, `r` the word 'reps'; a sign is itself, and every sign of times is `x`.
  var kind: Character
  var text: String
  /// As it was written: a remark keeps its words.
  var raw = ""
  /// Whether a blank stands before it.
  var isApart = false

  static func pieces(of text: String) -> [SetPiece] {
    var rest = Array(text)[...]
    var pieces: [SetPiece] = []
    var isApart = false
    while let first = rest.first {
      if first.isWhitespace {
        isApart = true
        rest.removeFirst()
        continue
      }
      let before = rest
      if var piece = first.isDigit ? number(&rest) : first == "\"" ? quoted(&rest) : word(&rest) {
        piece.isApart = isApart
        piece.raw = String(before.prefix(before.count - rest.count))
        pieces.append(piece)
      }
      isApart = false
    }
    return pieces.withUnits()
  }
}

extension [SetPiece] {
  /// Lists, clusters and loads of the body as one piece each.
  func joined() -> [SetPiece] {
    var result: [SetPiece] = []
    for piece in self {
      result.append(piece)
      guard result.count >= 3 else { continue }
      let (left, sign) = (result[result.count - 3], result[result.count - 2].kind)
      let isList = sign == "/" && (left.kind == piece.kind || left.kind == "N" && "LTD".contains(piece.kind))
      let isCluster = sign == "+" && left.kind == "N" && piece.kind == "N"
      let isBody = (sign == "+" || sign == "-") && left.kind == "B" && piece.kind == "L"
      guard isList && "NLTD".contains(piece.kind) || isCluster || isBody else { continue }
      let whole = left.text + String(sign) + piece.text
      result.removeLast(3)
      result.append(
        SetPiece(
          kind: isBody ? "B" : piece.kind, text: whole, raw: whole, isApart: left.isApart))
    }
    return result
  }

  /// `80k` is a load where a sign of times follows, and a distance elsewhere.
  fileprivate func withUnits() -> [SetPiece] {
    var pieces = self
    for place in pieces.indices where pieces[place].kind == "k" {
      let isLoad =
        place + 1 < count && self[place + 1].kind == "x" || place > 0 && self[place - 1].kind == "@"
      pieces[place].kind = isLoad ? "L" : "D"
      pieces[place].text += isLoad ? "kg" : "km"
    }
    return pieces
  }
}

// MARK: Cutting

private func digits(_ rest: inout ArraySlice<Character>) -> String {
  let digits = rest.prefix { $0.isDigit }
  rest.removeFirst(digits.count)
  return String(digits)
}

private func letters(_ rest: inout ArraySlice<Character>) -> String {
  let letters = rest.prefix { $0.isLetter && !isTimes($0) || $0 == "'" || $0 == "′" }
  rest.removeFirst(letters.count)
  return String(letters)
}

/// A number with its unit, which may stand apart.
private func number(_ rest: inout ArraySlice<Character>) -> SetPiece? {
  var text = digits(&rest)
  while let mark = rest.first, mark == "." || mark == "," || mark == ":",
    rest.dropFirst().first?.isDigit == true
  {
    rest.removeFirst()
    text += String(mark) + digits(&rest)
  }
  if let clock = clock(text, &rest) { return SetPiece(kind: "T", text: clock) }
  if text.contains(":") { return SetPiece(kind: "T", text: text) }
  if let sign = rest.first, "º°".contains(sign) {
    rest.removeFirst()
    return SetPiece(kind: "a", text: text + String(sign))
  }
  let before = rest
  rest = rest.drop { $0.isWhitespace }
  let unit = letters(&rest)
  switch unit.lowercased() {
  // A `k` that was lost: nobody lifts grams.
  case "kg", "kgs", "g", "kilo", "kilos", "quilo", "quilos": return SetPiece(kind: "L", text: text + "kg")
  case "lb", "lbs", "pound", "pounds", "libra", "libras": return SetPiece(kind: "L", text: text + "lb")
  case "k": return SetPiece(kind: "k", text: text)
  case "h", "hr", "hora", "horas", "hour", "hours": return hours(text, &rest)
  case "min", "mins", "minuto", "minutos", "minute", "minutes", "'", "′":
    return SetPiece(kind: "T", text: text + "min" + seconds(&rest))
  case "s", "sec", "secs", "seg", "segs", "segundo", "segundos", "second", "seconds":
    return SetPiece(kind: "T", text: text + "s")
  case "m", "metro", "metros", "meter", "meters", "metre", "metres":
    return SetPiece(kind: "D", text: text + "m")
  case "km", "kms": return SetPiece(kind: "D", text: text + "km")
  case "mi", "mile", "miles", "milha", "milhas": return SetPiece(kind: "D", text: text + "mi")
  case "yd", "ft": return SetPiece(kind: "D", text: text + unit.lowercased())
  case "rep", "reps", "repetição", "repetições": return SetPiece(kind: "N", text: text)
  case "set", "sets", "série", "séries", "serie", "series", "time", "times", "vez", "vezes":
    // `3 séries de 10`, `3 sets of 10`, `3 sets x 10`, `3 times 10`
    rest = rest.drop { $0.isWhitespace }
    let afterBlank = rest
    if !["de", "of"].contains(letters(&rest).lowercased()) { rest = afterBlank }
    guard rest.drop(while: \.isWhitespace).first?.isDigit == true else { return SetPiece(kind: "n", text: text) }
    rest.insert("x", at: rest.startIndex)
    return SetPiece(kind: "N", text: text)
  default:
    rest = before
    // `1O`, `1851b`: a letter that was meant for a digit, and which number it is nobody can know.
    if !unit.isEmpty, before.first == unit.first, unit.allSatisfy({ "oOIlbs".contains($0) }) {
      return SetPiece(kind: "?", text: text + letters(&rest))
    }
    // `8,8,7` is a list that has commas.
    let values = text.split(separator: ",")
    let isList = values.count > 2 && values.allSatisfy { $0.count <= 2 && !$0.contains(".") }
    return SetPiece(kind: "N", text: isList ? values.joined(separator: "/") : text)
  }
}

/// `6:45pm`, `7 am`: the time of day, with what says which half of it; nil where nothing does.
private func clock(_ text: String, _ rest: inout ArraySlice<Character>) -> String? {
  let before = rest
  rest = rest.drop { $0.isWhitespace }
  let half = letters(&rest)
  if isHalfOfDay(half), let time = clockSpelled(text + half) { return time }
  rest = before
  return nil
}

/// `1h30`, `1h5`, `1h30m`; the `h` has been read.
private func hours(_ text: String, _ rest: inout ArraySlice<Character>) -> SetPiece {
  let minutes = digits(&rest)
  guard !minutes.isEmpty else { return SetPiece(kind: "T", text: text + "h") }
  let before = rest
  if !["m", "min"].contains(letters(&rest).lowercased()) { rest = before }
  return SetPiece(kind: "T", text: text + "h" + (minutes.utf8.count == 1 ? "0" : "") + minutes + "min")
}

/// `30s` of `1min30s`.
private func seconds(_ rest: inout ArraySlice<Character>) -> String {
  var ahead = rest
  let seconds = digits(&ahead)
  guard !seconds.isEmpty, letters(&ahead).lowercased() == "s" else { return "" }
  rest = ahead
  return seconds + "s"
}

private func quoted(_ rest: inout ArraySlice<Character>) -> SetPiece? {
  rest.removeFirst()
  let inside = rest.prefix { $0 != "\"" }
  rest.removeFirst(min(inside.count + 1, rest.count))
  return inside.isEmpty ? nil : SetPiece(kind: "s", text: "\"\(String(inside))\"")
}

private func word(_ rest: inout ArraySlice<Character>) -> SetPiece? {
  let isSign = rest.first.map { isTimes($0) && rest.dropFirst().first?.isLetter != true } ?? false
  guard !isSign, rest.first?.isLetter == true else {
    let sign = rest.removeFirst()
    if isSign { return SetPiece(kind: "x", text: "x") }
    return "–—−".contains(sign) ? SetPiece(kind: "-", text: "-") : SetPiece(kind: sign, text: String(sign))
  }
  let word = String(rest.prefix { $0.isLetter || $0 == "'" })
  rest.removeFirst(word.count)
  let lower = word.lowercased()
  // `w/ belt`, `c/ 30kg`
  if ["w", "c", "s"].contains(lower), rest.first == "/" {
    rest.removeFirst()
    return isNumberNext(rest) ? SetPiece(kind: "@", text: "@") : SetPiece(kind: "w", text: word + "/")
  }
  if isNumberNext(rest) {
    if ["por", "by", "for", "para", "pra"].contains(lower) { return SetPiece(kind: "x", text: "x") }
    if ["com", "with", "a", "at"].contains(lower) { return SetPiece(kind: "@", text: "@") }
    // `às 80`: no hour.
    let number = rest.drop { $0.isWhitespace }.prefix { $0.isDigit }
    if ["as", "às"].contains(lower), clockSpelled(String(number)) == nil { return SetPiece(kind: "@", text: "@") }
  }
  switch lower {
  case "bw", "pc", "bodyweight": return SetPiece(kind: "B", text: "bw")
  case "peso", "body":
    let before = rest
    rest = rest.drop { $0.isWhitespace }
    if ["corporal", "weight"].contains(letters(&rest).lowercased()) { return SetPiece(kind: "B", text: "bw") }
    rest = before
  case "in", "em": return SetPiece(kind: "i", text: "in")
  case "vezes", "times": return SetPiece(kind: "x", text: "x")
  case "reps", "rep", "repetições": return SetPiece(kind: "r", text: word)
  default: break
  }
  return SetPiece(kind: "w", text: word)
}

/// A number, and no time of day.
private func isNumberNext(_ rest: ArraySlice<Character>) -> Bool {
  var ahead = rest.drop { $0.isWhitespace }
  return !digits(&ahead).isEmpty && ahead.first != ":"
}

/// Every sign that people take for times: the Cyrillic letters and the dingbats look like it.
func isTimes(_ sign: Character) -> Bool { "xX×*хХ✕✖✗⨯".contains(sign) }

extension Character {
  var isDigit: Bool { ("0"..."9").contains(self) }
}
