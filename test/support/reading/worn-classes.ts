import ts from 'typescript'
import { textOf } from './read-styles'

/** What a component may put on: whole names, and the beginnings of names that it completes as it runs. */
export interface WornClasses {
  names: ReadonlySet<string>
  beginnings: ReadonlySet<string>
}

/** "itemClass" and "className" hold classes, `classNames(...)` joins them. */
const HOLDS_CLASSES = /class(?:es|names?)?$/i
/** A name that can only be one of a class, wherever it stands. */
const PIECE_OR_VARIANT = /^[a-z][a-z0-9-]*(?:__|--)[a-z0-9_-]+$/
/** The same of a name that a template completes. */
const BEGINNING = /^[a-z][a-z0-9-]*(?:__|--)[a-z0-9_-]*$/

/** The classes that a component's source names. */
export function classesWornIn(file: string): WornClasses {
  const names = new Set<string>()
  const beginnings = new Set<string>()
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true)
  visit(source, false)
  return { names, beginnings }

  function visit(node: ts.Node, isAboutClasses: boolean): void {
    if (ts.isImportDeclaration(node)) return
    const isNowAboutClasses = isAboutClasses || holdsClasses(node)
    if (ts.isStringLiteralLike(node)) take(node.text, isNowAboutClasses)
    if (ts.isTemplateExpression(node)) takeTemplate(node, isNowAboutClasses)
    ts.forEachChild(node, (child) => visit(child, isNowAboutClasses))
  }

  function take(text: string, isAboutClasses: boolean): void {
    for (const word of text.split(/\s+/)) if (isAboutClasses || PIECE_OR_VARIANT.test(word)) names.add(word)
  }

  function takeTemplate({ head, templateSpans }: ts.TemplateExpression, isAboutClasses: boolean): void {
    const last = templateSpans.length - 1
    take(templateSpans[last]?.literal.text ?? '', isAboutClasses)
    for (const text of [head.text, ...templateSpans.slice(0, last).map(({ literal }) => literal.text)]) {
      const words = text.split(/\s+/)
      const beginning = words.pop() ?? ''
      if (isAboutClasses || BEGINNING.test(beginning)) beginnings.add(beginning)
      take(words.join(' '), isAboutClasses)
    }
  }
}

function holdsClasses(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return HOLDS_CLASSES.test(node.name.getText())
  if (ts.isCallExpression(node)) return HOLDS_CLASSES.test(node.expression.getText())
  return ts.isVariableDeclaration(node) && HOLDS_CLASSES.test(node.name.getText())
}
