import { setTimeout as pause } from 'node:timers/promises'
import { ended, startServerProcess, type ServerProcess } from './server-process'

const HOST = '127.0.0.1'
const ASK_AGAIN_MS = 25
/** A supervisor waits a little before it starts again what has ended. */
const RESTART_PAUSE_MS = 100
/** Far beyond any restart: a process that needs this long hangs. */
const PATIENCE_MS = 300_000
/** Of what a process has printed last, in characters. */
const OUTPUT_SHOWN = 2_000

/** Told of a process that ended although nobody had asked for it. */
export type OnFault = (sentence: string) => void

const answers = (origin: string, path: string): Promise<boolean> =>
  fetch(origin + path).then(
    ({ ok }) => ok,
    () => false,
  )

/** One API process at an address of its own; started again, by the same command, whenever it has ended. */
export class FleetMember {
  private process: ServerProcess | null = null
  private isWanted = false

  constructor(
    readonly port: number,
    private readonly variables: Readonly<Record<string, string>>,
    private readonly onFault: OnFault,
  ) {}

  get origin(): string {
    return `http://${HOST}:${this.port}`
  }

  /** Its process id, while it runs. */
  get pid(): number {
    const pid = this.process?.child.pid
    if (pid === undefined) throw new Error(`${this.origin} is not running.`)
    return pid
  }

  /** Starts it, as often as it takes: while the database is away, a start ends by itself. */
  async start(): Promise<void> {
    const giveUpMs = performance.now() + PATIENCE_MS
    this.isWanted = true
    while (this.process === null && this.isWanted) {
      this.process = await startServerProcess({ ...this.variables, PORT: String(this.port) }).catch(
        async (error: unknown) => {
          if (performance.now() > giveUpMs) throw error
          await pause(RESTART_PAUSE_MS)
          return null
        },
      )
    }
    if (this.process !== null) this.watch(this.process)
  }

  /** Kills it without a word, starts it again and waits until it serves. */
  async crash(): Promise<void> {
    await this.end('SIGKILL')
    await this.start()
    await this.ready()
  }

  /** Resolves when it says that it can serve. */
  async ready(): Promise<void> {
    const giveUpMs = performance.now() + PATIENCE_MS
    while (!(await answers(this.origin, '/readyz'))) {
      if (performance.now() > giveUpMs) throw new Error(`${this.origin} does not serve:\n${this.process?.output()}`)
      await pause(ASK_AGAIN_MS)
    }
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.isWanted = false
    const process = this.process
    this.process = null
    process?.child.kill(signal)
    if (process !== null) await ended(process.child)
  }

  /** An end that nobody asked for is the very thing that this test looks for. */
  private watch(process: ServerProcess): void {
    void ended(process.child).then(async ({ status, signal }) => {
      if (!this.isWanted || this.process !== process) return
      this.process = null
      this.onFault(`an API process ended by itself (${status ?? signal}): ${process.output().slice(-OUTPUT_SHOWN)}`)
      await this.start().catch((error: unknown) => this.onFault(`it could not be started again: ${String(error)}`))
    })
  }
}
