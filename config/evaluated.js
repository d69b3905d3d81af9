const path = require('node:path')
const vm = require('node:vm')
const esbuild = require('esbuild')

const SOURCES = path.resolve(__dirname, '../src')

const run = (entry) => {
  const { outputFiles, metafile } = esbuild.buildSync({
    ...entry,
    alias: { '@': SOURCES },
    bundle: true,
    // For a browser esbuild would put a word of its own in the place of NODE_ENV.
    platform: 'node',
    format: 'cjs',
    metafile: true,
    write: false,
  })
  const module = {}
  vm.runInThisContext(`(module) => {${outputFiles[0].text}}`)(module)
  return { values: module.exports, files: Object.keys(metafile.inputs).map((input) => path.resolve(input)) }
}

/**
 * Runs a module of the app while it is built.
 *
 * @param {string} file - its absolute path.
 * @returns {{ values: Record<string, unknown>, files: string[] }} what it exports, and all files that it was read from.
 */
exports.evaluated = (file) => run({ entryPoints: [file] })

/**
 * Runs many modules at once: what they share is read and run once.
 *
 * @param {readonly string[]} files - their absolute paths.
 * @returns {unknown[]} what each exports as its default.
 */
exports.evaluatedDefaults = (files) => {
  const lines = files.map((file, index) => `export { default as of${index} } from ${JSON.stringify(file)}`)
  const { values } = run({ stdin: { contents: lines.join('\n'), resolveDir: SOURCES } })
  return files.map((_, index) => values[`of${index}`])
}
