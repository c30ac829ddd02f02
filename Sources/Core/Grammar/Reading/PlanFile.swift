package import Text
package import Training

/// One plan, a Markdown file, as it was read.
package struct PlanFile: Sendable {
  package let source: Source
  package var plan = Plan()
  package var diagnostics: [Diagnostic] = []

  package init(source: Source) { self.source = source }
}
