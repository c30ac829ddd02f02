import CSV
import Testing

@Suite struct CSVTextTests {
  @Test(arguments: [
    (["a", "b"], "a,b\n"),
    (["a,b", "c\"d"], "\"a,b\",\"c\"\"d\"\n"),
    (["one\ntwo"], "\"one\ntwo\"\n"),
    (["=1+1", "+x", "@y", "-z"], "'=1+1,'+x,'@y,'-z\n"),
    (["-12.5", "-3"], "-12.5,-3\n"),
    (["a\u{1B}[31m\u{200F}\u{AD}b"], "a\u{1B}[31m\u{200F}\u{AD}b\n"),
    (["＝1", "＋x", "－z", "＠y", "\tx", "\rx", "ａ"], "'＝1,'＋x,'－z,'＠y,'\tx,\"'\rx\",ａ\n"),
  ])
  func writes(_ cells: [String], _ expected: String) { #expect(CSVText.row(cells) == expected) }

  @Test(arguments: [
    "=1+1", "+x", "@y", "-z", "'quoted'", "'-", "'=1+1", "''=1+1", "plain", "-12.5", "", "a, \"b\"\nc", "45\" box",
  ])
  func readsItsOwn(_ cell: String) throws {
    var reader = try CSVReader(Array(CSVText.row(["x", cell]).utf8))
    var row = CSVRow()
    let isThere = reader.next(&row)
    #expect(isThere)
    #expect(row.count == 2)
    #expect(CSVText.unguarded(row.text(1)) == cell)
  }
}
