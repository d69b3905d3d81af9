const esbuild = require('esbuild')
const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')
const { evaluated } = require('../evaluated')
const { FLOOR } = require('../floor')
const { conditionsOf, hasTexts } = require('./as-conditions')
const { LANGUAGE_WORD } = require('./one-language')

const SOURCES = path.resolve(__dirname, '../../src')
const PAGE_TABLE = path.join(SOURCES, 'page-table/table.ts')
const SCRIPT = /\.tsx?$/

const filesWithTexts = () =>
  readdirSync(SOURCES, { recursive: true })
    .filter((file) => SCRIPT.test(file))
    .map((file) => path.join(SOURCES, file))
    .filter((file) => hasTexts(file, readFileSync(file, 'utf8')))

/** Which language a table is in is decided after it has its name. */
const namingTables = {
  name: 'naming tables',
  setup(build) {
    build.onLoad({ filter: SCRIPT }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8')
      const loader = path.extname(file).slice(1)
      return hasTexts(file, source) ? { contents: conditionsOf(file, source), loader } : null
    })
  },
}

/** Titles of pages by what they are in the other language: Taro keeps those that the page was built with. */
const pageTitles = (language) => {
  const titles = Object.values(evaluated(PAGE_TABLE).values.PAGE_TABLE).map(({ title }) => title)
  return Object.fromEntries(titles.map(({ en, zh }) => (language === 'zh' ? [en, zh] : [zh, en])))
}

/**
 * A script for each language that holds all texts of the app in it. A page asks for it when the shopper leaves the
 * language that the page was built for.
 *
 * @param {readonly ('en' | 'zh')[]} languages
 * @returns {Promise<string[]>} the scripts; they leave the tables, by their names, and the titles of pages in `lateTexts`.
 */
exports.lateTexts = (languages) => Promise.all(languages.map(scriptIn))

async function scriptIn(language) {
  const contents = [
    `import { readLanguageFrom } from '@/language/current'`,
    `import { namedTables } from '@/language/texts'`,
    `readLanguageFrom(() => '${language}')`,
    ...filesWithTexts().map((file) => `import ${JSON.stringify(file)}`),
    `self.lateTexts = { tables: namedTables(), titles: ${JSON.stringify(pageTitles(language))} }`,
  ].join('\n')
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: SOURCES, loader: 'ts' },
    alias: { '@': SOURCES },
    define: { [LANGUAGE_WORD]: JSON.stringify(language), 'process.env.TARO_ENV': '"h5"' },
    plugins: [namingTables],
    bundle: true,
    minify: true,
    charset: 'utf8',
    target: FLOOR,
    write: false,
  })
  return outputFiles[0].text
}
