import Commands
import Grammar
import Storage
import Platform
import Statistics
import Text
import Training

extension Command {
  static let report = Command(
    "report", "Write a page of it all for a browser: plans, sessions, progress, check-ins",
    usage: ["report", "report --session DATE", "report --exercise EXERCISE"],
    details: """
      One file without scripts, which needs nothing from anywhere: four tabs, light and dark, fit for paper too. Photos and
      places are in it only where they are asked for; what a filter leaves out is not in it.
      """,
    options: [
      Option("--output", "FILE", "another name than report.html; '-' is standard output"),
      Option("--force", nil, "also in the place of a file that is no report"),
      Option("--session", "DATE", "the sessions of that day alone, to share"),
      Option("--photos", nil, "with small copies of the photos of check-ins"),
      Option("--places", nil, "with where check-ins were made"),
      Option("--no-notes", nil, "without notes"),
      Option("--open", nil, "and open it in the browser"),
      Option("--watch", nil, "again whenever a file is saved, until Ctrl-C"),
    ] + Option.filters,
    examples: [
      ("bumbum report --open", "report.html, here, and in the browser"),
      ("bumbum report --last 12w --no-notes --output coach.html", "twelve weeks for a coach"),
      ("bumbum report --exercise \"Bench press\" --output bench.html", "one exercise, to share"),
    ]
  ) { invocation throws(Refusal) in
    if let word = invocation.arguments.operands.first {
      throw Refusal(
        "'report' takes no '\(word)'", help: "the file's name follows '--output': '--output training.html'")
    }
    if invocation.arguments.value("--session") != nil, invocation.arguments.value("--exercise") != nil {
      throw Refusal("a page to share shows one thing", help: "leave '--session' or '--exercise' out")
    }
    let path = invocation.arguments.value("--output") ?? "report.html"
    guard path == "-" else { return try invocation.keepReport(at: path) }
    if let option = ["--open", "--watch"].first(where: invocation.arguments.has) {
      throw Refusal("'\(option)' needs a file", help: "write '--output report.html'")
    }
    invocation.context.output.writeBytes(try invocation.report())
    return .success
  }
}

extension Invocation {
  /// Writes the page; with `--watch` again after each change, until a person ends it.
  fileprivate func keepReport(at path: String) throws(Refusal) -> ExitCode {
    let folders = arguments.has("--watch") ? try folder().watchedFolders : []
    var last: [UInt8] = []
    while true {
      // Changes are seen from here on; the files are read after it.
      let wait = arguments.has("--watch") ? context.files.watch(folders) : { false }
      guard let wait else {
        throw Refusal("the system can't watch this journal", help: "'bumbum report' writes it once")
      }
      let page = try report()
      // In the journal's folder, writing the page is itself a change, after which the page is the same.
      if page != last {
        try write(page, to: path)
        let hint = last.isEmpty && !arguments.has("--open") ? language.said(" · '--open' shows it in the browser") : ""
        print("\(printable(path)): \(SmallPhoto.size(page.count))\(hint)")
        if last.isEmpty, arguments.has("--open") { try open(path) }
        if last.isEmpty, arguments.has("--watch") { say("watching; Ctrl-C ends") }
      }
      last = page
      guard context.output.ended() == nil, wait() else { return .success }
    }
  }

  fileprivate func report() throws(Refusal) -> [UInt8] {
    let folder = try folder()
    let parts: Set<JournalFolder.Part> = [.root, .plans, .log, .checkIns]
    let history = try history(filter(), in: folder.read(only: parts.union(arguments.has("--photos") ? [.photos] : [])))
    var contents = ReportAnswer.Contents()
    contents.places = arguments.has("--places")
    contents.notes = !arguments.has("--no-notes")
    let report = ReportAnswer(history, contents)
    let page = try page(history.journal.settings)
    if let exercise = arguments.value("--exercise") {
      return report.html(of: try history.catalog.id(meant: exercise), page)
    }
    guard let text = arguments.value("--session") else {
      let photos = arguments.has("--photos") ? SmallPhotos.read(report.photos, folder) : [:]
      return report.html(page, photos: photos) { count, make in
        parallelMap(count, threads: min(processorCount, count), make)
      }
    }
    let days = try period(text)
    guard days.count == 1 else {
      throw Refusal("'\(text)' is no day", help: "write it whole: '--session \(days.lowerBound)'")
    }
    guard let html = report.html(of: days.lowerBound, page) else {
      throw Refusal(
        "there is no completed session on '\(text)'", help: "'bumbum history' lists them")
    }
    return html
  }

  /// Writes the page; an existing file is replaced only if it is a report or with `--force`.
  private func write(_ page: [UInt8], to path: String) throws(Refusal) {
    let mark = Array("<meta name=\"generator\" content=\"bumbum\">".utf8)
    let lines = (try? source(path).bytes.prefix(2000).split(separator: UInt8(ascii: "\n"))) ?? []
    let isReport = lines.contains { $0.elementsEqual(mark) }
    let failure = context.files.write(path, isReport || arguments.has("--force")) { write in
      write(String(decoding: page, as: UTF8.self))
    }
    if let failure {
      throw Refusal(
        "can't write '\(path)': \(failure); nothing was written",
        help: failure == "it is there already" ? "another name after '--output', or '--force'" : nil)
    }
  }
}
