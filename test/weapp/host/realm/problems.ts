import type { Bridge } from './bridge'

/** One thing that WeChat would refuse, warn of, or show a user as a broken page. */
export interface Problem {
  readonly file: string
  readonly message: string
  readonly stack?: string
}

/** Collects problems until a test asks for them, and tells the client of each as an exception. */
export interface Problems {
  /** Names the file in which something is wrong. */
  report(file: string, message: string): void
  /** Takes an error that nothing caught; its stack names the file, else `file` does. */
  caught(error: unknown, file?: string): void
  /** Everything since the last call. */
  take(): readonly Problem[]
  onReport(listener: (message: string) => void): void
}

const SOURCE = /mini-program:\/\/\/([^\s:)]+\.js)/
const UNKNOWN_FILE = 'a script'

interface ErrorLike {
  readonly message?: unknown
  readonly errMsg?: unknown
  readonly stack?: unknown
}

/** Errors of another realm are no instances of this one's Error. */
const asErrorLike = (error: unknown): ErrorLike =>
  typeof error === 'object' && error !== null ? error : { message: error }

const wordsOf = (said: unknown): string => (typeof said === 'object' ? JSON.stringify(said) : String(said))

/** What to call the source of a module, so that a stack names it. */
export const sourceUrl = (path: string): string => `mini-program:///${path}.js`

export function createProblems(bridge: Bridge): Problems {
  let problems: Problem[] = []
  const listeners: ((message: string) => void)[] = []
  const add = (problem: Problem): void => {
    problems.push(problem)
    bridge.emit('App.exceptionThrown', { message: `${problem.file}: ${problem.message}`, stack: problem.stack ?? '' })
    listeners.forEach((listener) => listener(problem.message))
  }
  return {
    report: (file, message) => add({ file, message }),
    caught(error, file) {
      const { message, errMsg, stack } = asErrorLike(error)
      const trace = typeof stack === 'string' ? stack : ''
      add({
        file: SOURCE.exec(trace)?.[1] ?? file ?? UNKNOWN_FILE,
        message: wordsOf(message ?? errMsg ?? error),
        stack: trace,
      })
    },
    take() {
      const taken = problems
      problems = []
      return taken
    },
    onReport: (listener) => void listeners.push(listener),
  }
}
