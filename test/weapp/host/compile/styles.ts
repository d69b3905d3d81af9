import path from 'node:path'
import postcss, { type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { withoutRpx } from '../rpx'
import { BUILT_IN_TAGS } from './built-in-tags'

const IMPORT = /@import\s+(?:url\()?["']([^"']+)["']\)?\s*;/g

/** The sheet that an import names, without its ending. */
export const importedSheet = (by: string, target: string): string =>
  (target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(by), target)).replace(/\.wxss$/, '')

/** Puts imported sheets in the place of their imports, each at its first use only. */
function flatten(sheets: Readonly<Record<string, string>>, name: string, seen: Set<string>): string {
  if (seen.has(name)) return ''
  seen.add(name)
  return (sheets[name] ?? '').replace(IMPORT, (_, target: string) => flatten(sheets, importedSheet(name, target), seen))
}

const isKeyframe = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && /keyframes/.test((rule.parent as postcss.AtRule).name)

/** Names built-in tags as the host's elements and, for an isolated component, classes and :host by its scope. */
const rewriteSelector = (selector: string, scope: string | undefined): string =>
  selectorParser((root) => {
    root.walkTags((tag) => {
      if (BUILT_IN_TAGS.has(tag.value)) tag.value = `wx-${tag.value}`
    })
    if (scope === undefined) return
    root.walkClasses((className) => {
      className.value = `${scope}--${className.value}`
    })
    root.walkPseudos((pseudo) => {
      if (pseudo.value === ':host') pseudo.replaceWith(selectorParser.tag({ value: `[wx-host="${scope}"]` }))
    })
  }).processSync(selector)

/** Turns one wxss text into css that a browser reads: own tags, scoped classes, rpx by the width of the screen. */
function toCss(wxss: string, scope: string | undefined): string {
  const sheet = postcss.parse(wxss)
  sheet.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selector = rewriteSelector(rule.selector, scope)
  })
  sheet.walkDecls((declaration) => {
    declaration.value = withoutRpx(declaration.value)
  })
  return sheet.toString()
}

/** Compiles every wxss file of a dist folder. */
export function compileStyles(
  sheets: Readonly<Record<string, string>>,
  scopes: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(sheets).map((name) => [name, toCss(flatten(sheets, name, new Set()), scopes[name])]),
  )
}
