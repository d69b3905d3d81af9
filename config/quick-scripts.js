const { transformAsync } = require('@babel/core')
const esbuild = require('esbuild')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { browserslist } = require('../package.json')
const oneLanguage = require('./languages/one-language')

const SOURCES = path.resolve(__dirname, '../src') + path.sep
const SCRIPT = /\.tsx?$/
const CALLS_TEXTS = /\btexts\(/
const IS_CHINESE = /-zh\.ts$/
/** What only the plugins of Taro know to take apart: its API, name by name, and pages that configure themselves. */
const NEEDS_TARO = /@tarojs\/taro\b|\bdefinePageConfig\b/
/** Our phones in esbuild's words: "chrome >= 80" is "chrome80". */
const TARGET = browserslist.map((phone) => phone.replace(' >= ', ''))

const withOneLanguage = async (source, filename) => {
  if (!IS_CHINESE.test(filename) && !CALLS_TEXTS.test(source)) return source
  const plugins = ['typescript', ...(filename.endsWith('x') ? ['jsx'] : [])]
  const settings = { filename, babelrc: false, configFile: false, compact: false }
  const { code } = await transformAsync(source, { ...settings, plugins: [oneLanguage], parserOpts: { plugins } })
  return code
}

const compile = async (source, file) => {
  const { code } = await esbuild.transform(await withOneLanguage(source, file), {
    loader: path.extname(file).slice(1),
    sourcefile: file,
    target: TARGET,
    charset: 'utf8',
    jsx: 'automatic',
    legalComments: 'none',
  })
  return code
}

/**
 * Compiles a script of the page for a release by esbuild: a fifth of babel's time, and in a process beside webpack. A
 * loader of webpack's.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 */
function quickScripts(source) {
  const done = this.async()
  compile(source, this.resourcePath).then((code) => done(null, code), done)
}

/**
 * Whether a file may be compiled so: our own, and none that a plugin of Taro's has to see.
 *
 * @param {string} file
 */
quickScripts.isQuick = (file) =>
  file.startsWith(SOURCES) && SCRIPT.test(file) && !NEEDS_TARO.test(readFileSync(file, 'utf8'))

module.exports = quickScripts
