const { transformSync } = require('@babel/core')
const esbuild = require('esbuild')
const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')
const { evaluated } = require('../evaluated')
const oneLanguage = require('./one-language')

const SOURCES = path.resolve(__dirname, '../../src')
const PAGE_TABLE = path.join(SOURCES, 'page-table/table.ts')
const CALLS_TEXTS = /from '@\/language\/texts'/

const filesWithTexts = () =>
  readdirSync(SOURCES, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(SOURCES, file))
    .filter((file) => CALLS_TEXTS.test(readFileSync(file, 'utf8')))

const withNames = (file, source) => {
  const parserOpts = { plugins: ['typescript'] }
  return transformSync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    plugins: [oneLanguage],
    parserOpts,
  }).code
}

/** One of these serves all languages: which one a table is in is decided after it has its name. */
const namingTables = () => {
  const named = new Map()
  return {
    name: 'naming tables',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
        const source = readFileSync(file, 'utf8')
        if (!file.endsWith('-zh.ts') && !CALLS_TEXTS.test(source)) return null
        if (!named.has(file)) named.set(file, withNames(file, source))
        return { contents: named.get(file), loader: 'ts' }
      })
    },
  }
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
exports.lateTexts = (languages) => {
  const tables = namingTables()
  return Promise.all(languages.map((language) => scriptIn(language, tables)))
}

async function scriptIn(language, tables) {
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
    define: { [oneLanguage.LANGUAGE_WORD]: JSON.stringify(language), 'process.env.TARO_ENV': '"h5"' },
    plugins: [tables],
    bundle: true,
    minify: true,
    charset: 'utf8',
    target: ['chrome80', 'ios13'],
    write: false,
  })
  return outputFiles[0].text
}
