import Text

/// Returns the number that a word is the name of, up to ninety, without case and accents: `três`, `twelve`; nil for another word.
package func number(named word: String) -> Int? { numberWords[folded(word)] }

/// The names of numbers, in English and Portuguese; what follows a ten is added to it, `twenty five`, `trinta e dois`.
private let numberWords: [String: Int] = {
  let rows = [
    "one um uma", "two dois duas", "three tres", "four quatro", "five cinco", "six seis", "seven sete", "eight oito",
    "nine nove", "ten dez", "eleven onze", "twelve doze", "thirteen treze", "fourteen quatorze catorze",
    "fifteen quinze", "sixteen dezesseis", "seventeen dezessete", "eighteen dezoito", "nineteen dezenove",
  ]
  let tens = [
    "twenty vinte", "thirty trinta", "forty quarenta", "fifty cinquenta", "sixty sessenta", "seventy setenta",
    "eighty oitenta", "ninety noventa",
  ]
  var words: [String: Int] = [:]
  for (index, row) in rows.enumerated() { for word in row.split(separator: " ") { words[String(word)] = index + 1 } }
  for (index, row) in tens.enumerated() {
    for word in row.split(separator: " ") { words[String(word)] = (index + 2) * 10 }
  }
  return words
}()
