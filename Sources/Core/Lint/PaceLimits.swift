import Training

/// The highest plausible speed over a distance.
enum PaceLimits {
  /// Runs and walks: the men's world records, the fastest there are (World Athletics, senior outdoor and road, 2025;
  /// of the half marathon the 56:42 of Kiplimo that year, ratified or not). Up to 100 m it is the top speed measured
  /// on the way (Bolt, Berlin 2009: 12.42 m/s).
  case running
  /// Swims without fins: 50 m of a short course in 19.90 s, freestyle (World Aquatics, 2025: Crooks, 2024).
  case swimming
  /// Anything else, on wheels or blades or pulled, or with fins: 90 km/h. A flying sprint of 200 m on a track takes
  /// 8.9 s, which is 81 km/h (UCI, 2025).
  case any

  /// Returns the limit for a distance in metres a second: 3 % over the record, for a hand that stops the watch late.
  func speed(over metres: Double) -> Double {
    switch self {
    case .running:
      let record = PaceLimits.records.last { $0.metres <= metres }
      return 1.03 * (record.map { $0.metres / $0.seconds } ?? 12.42)
    case .swimming: return 1.03 * 50 / 19.90
    case .any: return 90 / 3.6
    }
  }

  /// Chooses the limits by the words of an exercise's name.
  init(exercise: String) {
    let words = folded(exercise).split { !$0.isLetter }.map(String.init)
    if words.contains(where: PaceLimits.swims.contains), !words.contains(where: PaceLimits.fins.contains) {
      self = .swimming
    } else if words.contains(where: PaceLimits.runs.contains),
      !words.contains(where: PaceLimits.wheels.contains)
    {
      self = .running
    } else {
      self = .any
    }
  }

  /// The records. One over a longer distance is never faster, so each bounds all distances up to the next.
  private static let records: [(metres: Double, seconds: Double)] = [
    (100, 9.58), (200, 19.19), (400, 43.03), (800, 100.91), (1000, 131.96), (1500, 206.00),
    (1609.344, 223.13),
    (3000, 437.55), (5000, 755.36), (10_000, 1571.00), (21_097.5, 3402), (42_195, 7235),
  ]
  private static let runs: Set = [
    "run", "running", "jog", "jogging", "walk", "walking", "treadmill", "corrida", "corridas", "correr",
    "trote",
    "caminhada", "caminhar", "esteira",
  ]
  private static let swims: Set = ["swim", "swimming", "natacao", "nado", "nadar", "crawl"]
  private static let fins: Set = ["fin", "fins", "monofin", "nadadeira", "nadadeiras"]
  private static let wheels: Set = ["bike", "bicicleta", "bicycle", "cycling", "ciclismo", "patins", "ski"]
}
