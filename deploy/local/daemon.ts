import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A program to run. */
export interface Command {
  /** The program and its arguments. */
  line: readonly [string, ...string[]]
  env?: Readonly<Record<string, string>>
  /** File that what it says goes into. */
  log: string
}

const END_PATIENCE_MS = 10_000

/** A program that runs beside this one until it is ended. */
export class Daemon {
  private constructor(private readonly child: ChildProcess) {}

  static start({ line: [program, ...args], env = {}, log }: Command): Daemon {
    const output = openSync(log, 'a')
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', output, output] })
    closeSync(output)
    child.on('error', () => undefined)
    return new Daemon(child)
  }

  get pid(): number | null {
    return this.isRunning ? (this.child.pid ?? null) : null
  }

  get isRunning(): boolean {
    return this.child.pid !== undefined && this.child.exitCode === null && this.child.signalCode === null
  }

  /** Asks it to end, and insists after a while. Resolves when it has ended. */
  async end(): Promise<void> {
    if (!this.isRunning) return
    const ended = new Promise((resolve) => this.child.once('exit', resolve))
    // A program that was frozen hears nothing until it goes on.
    this.child.kill('SIGTERM')
    this.child.kill('SIGCONT')
    await Promise.race([ended, pause(END_PATIENCE_MS, undefined, { ref: false })])
    this.child.kill('SIGKILL')
    await ended
  }
}
