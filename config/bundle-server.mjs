// `npm run build:server`, and the first step of `npm start`: the server as one file a program, in dist/server. Node reads
// and runs one file in a quarter of the time that 1,500 take, each compiled on its way.
import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const FOLDER = path.join(ROOT, 'dist/server')
const STAMP = path.join(FOLDER, '.sources')

/** Name of the file in dist/server -> the source that it begins with. */
const PROGRAMS = {
  main: 'server/main.ts',
  start: 'server/start/start-with-page.ts',
  'print-worker': 'server/pdf/print-worker.ts',
}
/** Hundreds of files for the few functions that are used. Every other package stays where npm put it. */
const TAKEN_IN = ['typebox']
/** What else decides how the sources are read. */
const SETTINGS = ['config/bundle-server.mjs', 'tsconfig.json', 'package-lock.json']

/** Bundles the server unless dist/server was made of the same sources. */
export async function bundleServer() {
  if (isUnchanged()) return
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: Object.entries(PROGRAMS).map(([out, source]) => ({ in: source, out })),
    outdir: FOLDER,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    external: packagesLeftOut(),
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    write: false,
    logLevel: 'warning',
  })
  mkdirSync(FOLDER, { recursive: true })
  for (const { path: file, contents } of outputFiles) replace(file, contents)
  const files = [...SETTINGS, ...Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'))]
  replace(STAMP, JSON.stringify({ fingerprint: fingerprintOf(files), files }))
}

function packagesLeftOut() {
  const { dependencies } = createRequire(import.meta.url)('../package.json')
  return Object.keys(dependencies).filter((name) => !TAKEN_IN.includes(name))
}

function isUnchanged() {
  try {
    const { fingerprint, files } = JSON.parse(readFileSync(STAMP, 'utf8'))
    return fingerprint === fingerprintOf(files) && Object.keys(PROGRAMS).every((name) => existsSync(fileOf(name)))
  } catch {
    // No stamp yet, or a source that is gone.
    return false
  }
}

function fileOf(program) {
  return path.join(FOLDER, `${program}.cjs`)
}

function fingerprintOf(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Written beside its place and moved there, so that whoever starts meanwhile finds no half of it. */
function replace(file, contents) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, contents)
  renameSync(draft, file)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await bundleServer()
