import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { TARO } from './taro.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const DIST = path.join(ROOT, 'dist')
const PAGE = path.join(DIST, 'h5')
const STAMP = '.sources'
const HALF_DONE = '.h5-'
const PROGRESS_MS = 5_000
const MS_PER_SECOND = 1_000

/** What the page is made of: folders and files, relative to the project. */
const SOURCES = ['src', 'config', 'babel.config.js', 'tsconfig.json', 'package.json', 'package-lock.json']

/**
 * Builds dist/h5 unless it was built from the same sources and settings. The build happens in
 * a folder aside and is moved into place, so that a killed build leaves nothing half done.
 *
 * @param {object} [options]
 * @param {(line: string) => void} [options.log] - receives progress; console.log by default.
 * @param {AbortSignal} [options.signal] - stops the build.
 * @returns {Promise<'built' | 'unchanged'>}
 * @throws {Error} with the compiler's output if the build fails.
 */
export async function buildH5IfChanged({ log = console.log, signal } = {}) {
  const fingerprint = fingerprintOfSources()
  if (fingerprint === readStamp()) return 'unchanged'

  removeHalfDone()
  const folder = path.join(DIST, `${HALF_DONE}${process.pid}`)
  log('Building the page from its sources. This takes up to a minute.')
  await build(folder, log, signal)
  writeFileSync(path.join(folder, STAMP), `${fingerprint}\n`)
  moveIntoPlace(folder)
  return 'built'
}

function fingerprintOfSources() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0')
  }
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith('TARO_APP_'))
    .sort()) {
    hash.update(`${name}=${process.env[name]}\0`)
  }
  return hash.digest('hex')
}

function filesBelow(source) {
  const address = path.join(ROOT, source)
  if (!existsSync(address)) return []
  const entries = readdirSyncIfFolder(address)
  if (entries === null) return [source]
  return entries.sort().flatMap((entry) => filesBelow(path.join(source, entry)))
}

function readdirSyncIfFolder(address) {
  try {
    return readdirSync(address)
  } catch (error) {
    if (error.code === 'ENOTDIR') return null
    throw error
  }
}

function readStamp() {
  const file = path.join(PAGE, STAMP)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

/** Removes what killed builds left behind, but not the folder of a build that is still running. */
function removeHalfDone() {
  if (!existsSync(DIST)) return
  for (const entry of readdirSync(DIST).filter((name) => name.startsWith(HALF_DONE))) {
    if (!isRunning(Number.parseInt(entry.slice(HALF_DONE.length), 10))) {
      rmSync(path.join(DIST, entry), { recursive: true, force: true })
    }
  }
}

function isRunning(pid) {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

async function build(folder, log, signal) {
  mkdirSync(DIST, { recursive: true })
  const startedMs = Date.now()
  const progress = setInterval(() => {
    log(`Still building the page: ${Math.round((Date.now() - startedMs) / MS_PER_SECOND)} s.`)
  }, PROGRESS_MS)
  try {
    await compile(path.relative(ROOT, folder), signal)
  } finally {
    clearInterval(progress)
  }
  log(`The page is built: ${Math.round((Date.now() - startedMs) / MS_PER_SECOND)} s.`)
}

/** Taro keeps settings in the home folder, which may be read-only: it gets one of its own. */
const HOME = path.join(ROOT, 'node_modules/.cache/home')

function compile(outputRoot, signal) {
  mkdirSync(HOME, { recursive: true })
  const child = spawn(process.execPath, [...TARO, 'build', '--type', 'h5', '--env', 'production'], {
    cwd: ROOT,
    env: { ...process.env, HOME, USERPROFILE: HOME, NODE_ENV: 'production', OUTPUT_ROOT: outputRoot },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      // The compiler may end well without a page, for instance on a broken configuration.
      if (code === 0 && existsSync(path.join(ROOT, outputRoot, 'index.html'))) resolve()
      else reject(new Error(`The page could not be built.\n${Buffer.concat(output).toString('utf8')}`))
    })
  })
}

function moveIntoPlace(folder) {
  const old = `${folder}-old`
  if (existsSync(PAGE)) renameSync(PAGE, old)
  renameSync(folder, PAGE)
  rmSync(old, { recursive: true, force: true })
}
