import type { Environment } from '../env/environment'
import { runServer, type RunningServer } from './run'
import { StartupError } from '../system/startup-error'

export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Longer than any request may take; then whatever still hangs is cut off. */
const STOP_PATIENCE_MS = 20_000

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** One line for what the person at the terminal can mend; everything for what is a fault of ours. */
const explain = (error: unknown): string => {
  if (error instanceof StartupError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

const fail = (error: unknown): never => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

/** What is to be started. */
export interface Preparation {
  environment: Environment
  /** Resolves when the page is there, if it is still being made. */
  page?: Promise<unknown>
}

/** Stops the server when a signal asks for it, even one that came while it was starting. */
const createStopper = () => {
  let server: RunningServer | null = null
  let status: number | null = null

  const force = (): never => {
    server?.kill()
    process.exit(1)
  }
  const stopNow = (running: RunningServer, exitStatus: number): void => {
    print('Stopping.')
    setTimeout(force, STOP_PATIENCE_MS).unref()
    running.stop().then(() => process.exit(exitStatus), fail)
  }
  const ask = (exitStatus: number): void => {
    const isFirst = status === null
    status ??= exitStatus
    if (server === null) return
    if (isFirst) stopNow(server, exitStatus)
    else force()
  }

  for (const signal of STOP_SIGNALS) process.on(signal, () => ask(0))
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${explain(error)}\n`)
    if (server === null) fail(error)
    ask(1)
  })
  return {
    /** Whether somebody asked for the end. */
    isAsked: (): boolean => status !== null,
    /** Takes over a server that has just started. Returns whether it may serve. */
    watch: (running: RunningServer): boolean => {
      server = running
      if (status === null) return true
      stopNow(running, status)
      return false
    },
  }
}

/**
 * Runs the server until a signal asks it to stop; a second signal does not wait. Ends the process with status 1 and one
 * line when it cannot start.
 *
 * @param prepare - reads the environment, after whatever has to come first, and begins what may come beside the start.
 * @param announce - told once the server is serving.
 */
export const serveUntilStopped = async (
  prepare: () => Preparation | Promise<Preparation>,
  announce: (environment: Environment) => void,
): Promise<void> => {
  try {
    const { environment, page } = await prepare()
    const stopper = createStopper()
    const server = await runServer(environment, print, page).catch((error: unknown) => {
      // What stops a page that is being built stops the start as well, and was wished for.
      if (stopper.isAsked() && isAborted(error)) process.exit(0)
      throw error
    })
    if (!stopper.watch(server)) return
    announce(environment)
  } catch (error) {
    fail(error)
  }
}
