const { existsSync, mkdirSync, renameSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { buildSync } = require('esbuild')

const ROOT = path.resolve(__dirname, '..')
const CACHE = path.join(ROOT, 'node_modules/.cache/one-file')

/** Written beside its place and moved there, so that no other run finds half of it. */
function write(file, text) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

/**
 * A package of very many files as one, for Jest, which reads and runs every file of a package again for every file of
 * tests. Answers what `moduleNameMapper` needs: each way into the package, and the file that answers it.
 */
function oneFileOf(name, ways) {
  const { version } = require(path.join(ROOT, 'node_modules', name, 'package.json'))
  const folder = path.join(CACHE, `${name}-${version}`)
  const fileOf = (place) => path.join(folder, `${place}.cjs`)
  if (!ways.every((_, place) => existsSync(fileOf(place)))) {
    mkdirSync(folder, { recursive: true })
    // All ways lead into one bundle, so that what the package keeps in variables is there once.
    const exports = ways.map((way, place) => `export * as way${place} from '${way}'`)
    const { outputFiles } = buildSync({
      stdin: { contents: exports.join('\n'), resolveDir: ROOT },
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
    })
    write(path.join(folder, 'all.cjs'), outputFiles[0].text)
    ways.forEach((_, place) => write(fileOf(place), `module.exports = require('./all.cjs').way${place}\n`))
  }
  return Object.fromEntries(ways.map((way, place) => [`^${way}$`, fileOf(place)]))
}

module.exports = { oneFileOf }
