const { evaluated } = require('./evaluated')

const lineOf = ([name, value]) => {
  const start = name === 'default' ? 'export default' : `export const ${name} =`
  return `${start} ${JSON.stringify(value)}\n`
}

/**
 * Runs a module while the app is built and bundles only the values that it exports, as JSON: whatever it read to find
 * them costs no byte. A loader of webpack's.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 */
module.exports = function evaluateAtBuild() {
  const { values, files } = evaluated(this.resourcePath)
  files.forEach((file) => this.addDependency(file))
  return Object.entries(values).map(lineOf).join('')
}
