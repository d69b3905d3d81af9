import { setTimeout as pause } from 'node:timers/promises'
import { ended, freePort, startServerProcess, type ServerProcess } from './server-process'
import type { Random } from './random'

const HOST = '127.0.0.1'
const ASK_AGAIN_MS = 25
/** A supervisor waits a little before it starts again what has ended. */
const RESTART_PAUSE_MS = 100
/** Far beyond any restart: a process that needs this long hangs. */
const PATIENCE_MS = 120_000
/** Of what a process has printed last, in characters. */
const OUTPUT_SHOWN = 2_000

/** Told of a process that ended although nobody had asked for it. */
type OnFault = (sentence: string) => void

const answers = (origin: string, path: string): Promise<boolean> =>
  fetch(origin + path).then(
    ({ ok }) => ok,
    () => false,
  )

/** One API process at an address of its own; started again, by the same command, whenever it has ended. */
class Member {
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

  /** Starts it, as often as it takes: while the database is away, a start ends by itself. */
  async start(): Promise<void> {
    const giveUpMs = performance.now() + PATIENCE_MS
    this.isWanted = true
    while (this.process === null && this.isWanted) {
      this.process = await startServerProcess({ ...this.variables, PORT: String(this.port) }).catch(async (error: unknown) => {
        if (performance.now() > giveUpMs) throw error
        await pause(RESTART_PAUSE_MS)
        return null
      })
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

/** Several API processes on one database, as behind a balancer that sends each call anywhere. */
export class Fleet {
  private constructor(private readonly members: readonly [Member, ...Member[]]) {}

  /** Starts all of them at the same moment, which on an empty database means that all want to fill it. */
  static async start(size: number, variables: Readonly<Record<string, string>>, onFault: OnFault): Promise<Fleet> {
    const member = async (): Promise<Member> => new Member(await freePort(), variables, onFault)
    const fleet = new Fleet([await member(), ...(await Promise.all(Array.from({ length: size - 1 }, member)))])
    try {
      await Promise.all(fleet.members.map((one) => one.start()))
      return fleet
    } catch (error) {
      await fleet.stop()
      throw error
    }
  }

  /** Where one of the processes listens; it may be dead at the moment. */
  origin(random: Random): string {
    return random.pick(this.members).origin
  }

  get origins(): readonly string[] {
    return this.members.map(({ origin }) => origin)
  }

  /** Kills one of them and resolves when it serves again. */
  async crashOne(random: Random): Promise<void> {
    await random.pick(this.members).crash()
  }

  /** Resolves when all of them can serve. */
  async ready(): Promise<void> {
    await Promise.all(this.members.map((member) => member.ready()))
  }

  async stop(): Promise<void> {
    await Promise.all(this.members.map((member) => member.end('SIGTERM')))
  }
}
