const { createHash } = require('node:crypto')
const { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const path = require('node:path')

const HOST = __dirname
const PROJECT = path.resolve(HOST, '../../..')
const CACHE = path.join(PROJECT, 'node_modules/.cache/weapp-host')
/** What loads parts of its own by their names, or has native parts. Everything else, happy-dom with it, is taken in. */
const LEFT_OUT = [
  'playwright-core',
  'glass-easel-template-compiler',
  'typescript',
  'esbuild',
  'bufferutil',
  'utf-8-validate',
]

/** The ways into the host from Node, and the files that they become. */
const ENTRIES = [
  ['node/run-cli.ts', 'cli.cjs'],
  ['node/served-page.ts', 'served-page.cjs'],
]

const fingerprint = () => {
  const hash = createHash('sha256').update(readFileSync(path.join(PROJECT, 'package-lock.json')))
  for (const file of readdirSync(HOST, { recursive: true }).sort())
    if (/\.[jt]s$/.test(file)) hash.update(file).update(readFileSync(path.join(HOST, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Writes the realm, the types of options and the ways in into a folder; the latter know where it will stand. */
const bundleInto = (draft, folder) => {
  const { buildSync } = require('esbuild')
  const shared = { bundle: true, logLevel: 'error', target: 'es2022' }
  buildSync({
    ...shared,
    entryPoints: [path.join(HOST, 'realm/main.ts')],
    outfile: path.join(draft, 'realm.js'),
    format: 'iife',
    globalName: '__miniProgramHost',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const onNode = { ...shared, platform: 'node', format: 'cjs', external: LEFT_OUT }
  const reader = path.join(draft, 'read-call-types.cjs')
  buildSync({ ...onNode, entryPoints: [path.join(HOST, 'compile/read-call-types.ts')], outfile: reader })
  writeFileSync(path.join(draft, 'call-types.json'), JSON.stringify(require(reader).readCallTypes()))
  const places = {
    REALM_FILE: JSON.stringify(path.join(folder, 'realm.js')),
    CALL_TYPES_FILE: JSON.stringify(path.join(folder, 'call-types.json')),
    COMPILED_FOLDER: JSON.stringify(path.join(folder, 'compiled')),
  }
  for (const [entry, file] of ENTRIES)
    buildSync({
      ...onNode,
      entryPoints: [path.join(HOST, entry)],
      outfile: path.join(draft, file),
      define: places,
    })
}

/**
 * A way into the host as one file, bundled once for the same sources: a test starts some ninety hosts, and compiling and
 * linking its files took each of them two seconds.
 *
 * @param {'cli.cjs' | 'served-page.cjs'} file - the command line, or what shows an app in a page of a browser.
 * @returns {string} the file.
 */
exports.bundledHost = (file) => {
  const folder = path.join(CACHE, fingerprint())
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`
    mkdirSync(draft, { recursive: true })
    bundleInto(draft, folder)
    try {
      renameSync(draft, folder)
    } catch {
      // Another process was quicker.
      rmSync(draft, { recursive: true, force: true })
    }
  }
  return path.join(folder, file)
}
