import { parse } from 'acorn'
import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'

/** What the scripts of a mini-program cannot do on every phone, whatever the rest of them says. */
const UNKNOWN_ON_PHONES: readonly { says: RegExp; what: string }[] = [
  { says: /\bnew Function\(/, what: 'makes code of text by new Function' },
  { says: /\bWebAssembly\s*\./, what: 'uses WebAssembly' },
  { says: /\(\?<[=!]/, what: 'has a regular expression with a lookbehind' },
]

const scriptProblems = (scripts: Readonly<Record<string, string>>): string[] =>
  Object.entries(scripts).flatMap(([name, text]) =>
    UNKNOWN_ON_PHONES.filter(({ says }) => says.test(text)).map(({ what }) => `${name}.js ${what}`),
  )

/** WXS is the JavaScript of 2009. */
const wxsProblems = (modules: Readonly<Record<string, string>>): string[] =>
  Object.entries(modules).flatMap(([name, text]) => {
    try {
      parse(text, { ecmaVersion: 5 })
      return []
    } catch (error) {
      return [`${name}.wxs: ${error instanceof Error ? error.message : String(error)}`]
    }
  })

const hasUniversal = (selector: string): boolean => {
  let found = false
  selectorParser((root) =>
    root.walkUniversals(() => {
      found = true
    }),
  ).processSync(selector)
  return found
}

const PICTURE = /url\(\s*["']?([^"')]+)/g
const FROM_ELSEWHERE = /^(https?:|data:)/

const styleProblems = (sheets: Readonly<Record<string, string>>): string[] =>
  Object.entries(sheets).flatMap(([name, text]) => {
    const problems: string[] = []
    const sheet = postcss.parse(text)
    sheet.walkRules(({ selector }) => {
      if (hasUniversal(selector)) problems.push(`${name}.wxss has the selector "${selector}"`)
    })
    sheet.walkDecls(({ value }) => {
      for (const [, address = ''] of value.matchAll(PICTURE))
        if (!FROM_ELSEWHERE.test(address)) problems.push(`${name}.wxss draws ${address}, a file of the package`)
    })
    return problems
  })

/** What WeChat, or a phone, refuses in scripts, WXS and style sheets. */
export const codeProblems = (
  scripts: Readonly<Record<string, string>>,
  modules: Readonly<Record<string, string>>,
  sheets: Readonly<Record<string, string>>,
): readonly string[] => [...scriptProblems(scripts), ...wxsProblems(modules), ...styleProblems(sheets)]
