import { readEnvironment, type Environment } from '../env/environment'
import { describeDemo } from './describe-demo'
import { checkPort } from './listen-errors'
import { serveUntilStopped, STOP_SIGNALS, type Preparation } from './serve-until-stopped'
import { stopWithParent } from './stop-with-parent'
import { makeWritableFolder } from '../system/writable-folder'

type BuildPage = (options: { log: (line: string) => void; signal: AbortSignal }) => Promise<unknown>

/** Requests are not logged at the terminal: the verification code must not be lost among them. */
const TERMINAL_LOG_LEVEL = 'warn'

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Checks what a person can mend, then lets the page be built, if need be, while the database is started and filled. */
const prepare = async (buildPage: BuildPage): Promise<Preparation> => {
  const environment = readEnvironment({ LOG_LEVEL: TERMINAL_LOG_LEVEL, ...process.env })
  makeWritableFolder(environment.dataDir)
  await checkPort(environment.host, environment.port)
  print(environment.databaseUrl === null ? 'Starting the embedded database and the server.' : 'Starting the server.')
  return { environment, page: buildUntilStopped(buildPage) }
}

/** Ends a build with the same signals as the server itself. */
const buildUntilStopped = async (buildPage: BuildPage): Promise<void> => {
  const stop = new AbortController()
  const onSignal = (): void => stop.abort()
  STOP_SIGNALS.forEach((signal) => process.once(signal, onSignal))
  // A start that fails meanwhile leaves no compiler behind.
  process.once('exit', onSignal)
  try {
    await buildPage({ log: print, signal: stop.signal })
  } finally {
    STOP_SIGNALS.forEach((signal) => process.off(signal, onSignal))
    process.off('exit', onSignal)
  }
}

const announce = (environment: Environment): void => {
  print('')
  print(`  Vela is serving at ${environment.publicUrl}`)
  for (const line of describeDemo(environment)) print(`  ${line}`)
  print('  Ctrl-C stops everything.')
  print('')
}

/**
 * Builds the page if its sources changed, then serves page and API until a signal.
 *
 * @param buildPage - builds it, if need be; an ES module, which only `start.mjs` can import.
 */
export const start = (buildPage: BuildPage): Promise<void> => {
  // Whoever starts this file without npm may want it to outlive the shell.
  if (process.env.npm_lifecycle_event !== undefined) stopWithParent()
  return serveUntilStopped(() => prepare(buildPage), announce)
}
