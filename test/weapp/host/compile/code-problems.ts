import { parse } from 'acorn'
import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import type { AppTexts } from './dist-files'
import { importedSheet } from './styles'

/** What the scripts of a mini-program cannot do on every phone, whatever the rest of them says. */
const UNKNOWN_ON_PHONES: readonly { says: RegExp; what: string }[] = [
  // WeChat lets the one through by which libraries look for the global object.
  { says: /(?<![.\w$])Function\s*\(\s*(?!(["'`])return this\1\s*\))/, what: 'makes code of text by new Function' },
  { says: /(?<![.\w$])eval\s*\(/, what: 'makes code of text by eval' },
  { says: /\bWebAssembly\s*[.[]/, what: 'uses WebAssembly' },
  { says: /\(\?<[=!]/, what: 'has a regular expression with a lookbehind' },
]

const scriptProblems = ({ scripts }: AppTexts): string[] =>
  Object.entries(scripts).flatMap(([name, text]) =>
    UNKNOWN_ON_PHONES.filter(({ says }) => says.test(text)).map(({ what }) => `${name}.js ${what}`),
  )

/** WXS is the JavaScript of 2009. */
const wxsProblem = (file: string, text: string): string[] => {
  try {
    parse(text, { ecmaVersion: 5 })
    return []
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** A module within a template. */
const INLINE_WXS = /<wxs\b[^>]*?(?<!\/)>([\s\S]*?)<\/wxs>/g

const wxsProblems = ({ modules, templates }: AppTexts): string[] => [
  ...Object.entries(modules).flatMap(([name, text]) => wxsProblem(`${name}.wxs`, text)),
  ...Object.entries(templates).flatMap(([name, wxml]) =>
    [...wxml.matchAll(INLINE_WXS)].flatMap(([, text = '']) => wxsProblem(`${name}.wxml`, text)),
  ),
]

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

const styleProblems = ({ sheets }: AppTexts): string[] =>
  Object.entries(sheets).flatMap(([name, text]) => {
    const problems: string[] = []
    const sheet = postcss.parse(text)
    sheet.walkAtRules('import', ({ params }) => {
      const target = params.replace(/^(?:url\()?["']?|["']?\)?$/g, '')
      if (sheets[importedSheet(name, target)] === undefined)
        problems.push(`${name}.wxss imports ${target}, which does not exist`)
    })
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
export const codeProblems = (app: AppTexts): readonly string[] => [
  ...scriptProblems(app),
  ...wxsProblems(app),
  ...styleProblems(app),
]
