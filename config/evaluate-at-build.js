const path = require('node:path')
const vm = require('node:vm')
const esbuild = require('esbuild')

const lineOf = ([name, value]) => {
  const start = name === 'default' ? 'export default' : `export const ${name} =`
  return `${start} ${JSON.stringify(value)}\n`
}

/**
 * Runs a module while the app is built and bundles only the values that it exports, as JSON: whatever it read to find
 * them costs no byte. A loader of webpack's.
 *
 * @this {import('webpack').LoaderContext<{ alias: Record<string, string> }>}
 */
module.exports = function evaluateAtBuild() {
  const { outputFiles, metafile } = esbuild.buildSync({
    entryPoints: [this.resourcePath],
    alias: this.getOptions().alias,
    bundle: true,
    format: 'cjs',
    metafile: true,
    write: false,
  })
  Object.keys(metafile.inputs).forEach((file) => this.addDependency(path.resolve(file)))
  const evaluated = {}
  vm.runInThisContext(`(module) => {${outputFiles[0].text}}`, this.resourcePath)(evaluated)
  return Object.entries(evaluated.exports).map(lineOf).join('')
}
