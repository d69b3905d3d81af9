// `npm run release [-- <folder>]`: packs what a machine needs to serve, with the page built, into vela-<version>.tar.gz.
// There `npm ci && npm start` builds no page: it bears the fingerprint of the sources that lie beside it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildH5IfChanged } from './build-h5-if-changed.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
/** By name, so that nothing that happens to lie here goes along. */
const RELEASED = [
  '.dockerignore',
  '.npmrc',
  'config',
  'deploy',
  'docs',
  'server',
  'src',
  'types',
  'babel.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
]
/** What an operator puts beside the files of deploy: secrets of one installation, as .gitignore has them. */
const SECRET = /\.env$|^deploy\/keys(?:\/|$)/
const PAGE = 'dist/h5'
/** What a server writes beside the page, and may be writing just now: the next one makes it anew. */
const MADE_BY_SERVER = /\.(?:br|gz)(?:\.\d+)?$/

// Where the archive lies is all that is said on standard output.
await buildH5IfChanged({ log: console.error })
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
const folder = path.resolve(process.argv[2] ?? path.join(ROOT, 'dist'))
const name = `vela-${version}`
const archive = path.join(folder, `${name}.tar.gz`)
const aside = mkdtempSync(path.join(os.tmpdir(), 'vela-release-'))
try {
  const copy = (entry, filter) =>
    cpSync(path.join(ROOT, entry), path.join(aside, name, entry), { recursive: true, filter })
  for (const entry of RELEASED) copy(entry, (source) => !SECRET.test(path.relative(ROOT, source)))
  copy(PAGE, (source) => !MADE_BY_SERVER.test(source))
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-czf', archive, '-C', aside, name])
} finally {
  rmSync(aside, { recursive: true, force: true })
}
process.stdout.write(`${archive}\n`)
