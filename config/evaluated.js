const path = require('node:path')
const vm = require('node:vm')
const esbuild = require('esbuild')

const SOURCES = path.resolve(__dirname, '../src')

/**
 * Runs a module of the app while it is built.
 *
 * @param {string} file - its absolute path.
 * @returns {{ values: Record<string, unknown>, files: string[] }} what it exports, and all files that it was read from.
 */
exports.evaluated = (file) => {
  const { outputFiles, metafile } = esbuild.buildSync({
    entryPoints: [file],
    alias: { '@': SOURCES },
    bundle: true,
    format: 'cjs',
    metafile: true,
    write: false,
  })
  const module = {}
  vm.runInThisContext(`(module) => {${outputFiles[0].text}}`, file)(module)
  return { values: module.exports, files: Object.keys(metafile.inputs).map((input) => path.resolve(input)) }
}
