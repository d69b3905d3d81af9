import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Chain } from './chain'
import { hasTexts } from './languages/as-conditions'

const SOURCES = path.resolve(__dirname, '../src') + path.sep
const SCRIPT = /\.tsx?$/
/** A script of one of Taro's packages, by the expression that Taro itself tells them by. */
const PACKAGE_OF_TARO = /node_modules[\\/].*taro.*\.m?js$/
/** What only a plugin of Taro knows to take apart: its API, name by name. Whole it would be 48 KB more. */
const NAMES_TARO = /@tarojs\/taro\b/

/** What our oldest phones can read: see "browserslist" in package.json. */
const SETTINGS = {
  jsc: {
    target: 'es2020',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
}

const read = (file: string): string => readFileSync(file, 'utf8')

/** What is asked of a file again and again, and for each rule. */
const once = (test: (file: string) => boolean): ((file: string) => boolean) => {
  const answers = new Map<string, boolean>()
  return (file) => {
    const answer = answers.get(file) ?? test(file)
    answers.set(file, answer)
    return answer
  }
}

const isQuick = once(
  (file) => (file.startsWith(SOURCES) ? SCRIPT : PACKAGE_OF_TARO).test(file) && !NAMES_TARO.test(read(file)),
)

const isQuickWithTexts = once((file) => isQuick(file) && hasTexts(file, read(file)))

/** Lets Rspack compile by itself, on all cores, what no plugin of babel's has to see. */
export const compileQuickly = ({ module }: Chain): void => {
  module.rule('script').exclude.add(isQuick)
  module.rule('quick script').test(isQuick).use('swc').loader('builtin:swc-loader').options(SETTINGS)
  const asConditions = path.resolve(__dirname, 'languages/as-conditions.js')
  module.rule('texts').pre().test(isQuickWithTexts).use('as-conditions').loader(asConditions)
}
