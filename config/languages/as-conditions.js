const { transformSync } = require('@babel/core')
const oneLanguage = require('./one-language')

const IMPORTS_TEXTS = /from '@\/language\/texts'/
const IS_CHINESE = /-zh\.ts$/

/** By file, for two ask for the same: the page and, beside it, the texts of the other language. */
const written = new Map()

const write = (file, source) => {
  const plugins = ['typescript', ...(file.endsWith('x') ? ['jsx'] : [])]
  const settings = { filename: file, babelrc: false, configFile: false, compact: false }
  return transformSync(source, { ...settings, plugins: [oneLanguage], parserOpts: { plugins } }).code
}

const conditionsOf = (file, source) => {
  if (written.get(file)?.source !== source) written.set(file, { source, code: write(file, source) })
  return written.get(file).code
}

/**
 * Writes the texts of a script as one-language.js has them. A loader of webpack's.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 */
function asConditions(source) {
  return conditionsOf(this.resourcePath, source)
}

/**
 * Whether a script has tables of texts, or the Chinese of one.
 *
 * @param {string} file
 * @param {string} source
 */
asConditions.hasTexts = (file, source) => IS_CHINESE.test(file) || IMPORTS_TEXTS.test(source)

/**
 * A script with its texts so written.
 *
 * @param {string} file
 * @param {string} source
 */
asConditions.conditionsOf = conditionsOf

module.exports = asConditions
