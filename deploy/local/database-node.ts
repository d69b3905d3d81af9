import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Daemon, type Command } from './daemon'
import type { Network, NodeName } from './network'
import { signalFamily } from './processes'

/** What a node is made of. */
interface NodeParts {
  name: NodeName
  network: Network
  /** Starts its Patroni, which starts its PostgreSQL. */
  patroni: Command
  /** Where its PostgreSQL keeps the data. */
  dataDir: string
}

/** The machine of one database node: its Patroni and its PostgreSQL. */
export class DatabaseNode {
  private patroni: Daemon | null = null

  constructor(private readonly parts: NodeParts) {}

  get name(): NodeName {
    return this.parts.name
  }

  /** Starts it, unless it runs. */
  start(): void {
    if (this.patroni?.isRunning !== true) this.patroni = Daemon.start(this.parts.patroni)
  }

  /** Kills its PostgreSQL; its Patroni lives. */
  killPostgres(): void {
    signalFamily(this.postmaster, 'SIGKILL')
  }

  /** All of the machine goes at once. */
  kill(): void {
    signalFamily(this.everything, 'SIGKILL')
  }

  /** The machine stands still, and notices nothing. */
  freeze(): void {
    signalFamily(this.everything, 'SIGSTOP')
  }

  thaw(): void {
    signalFamily(this.everything, 'SIGCONT')
  }

  /** Nobody reaches it, and it reaches nobody. */
  cut(): void {
    this.parts.network.cut(this.name)
  }

  mend(): void {
    this.parts.network.mend(this.name)
  }

  async end(): Promise<void> {
    this.thaw()
    await this.patroni?.end()
    this.kill()
  }

  private get everything(): number[] {
    const patroni = this.patroni?.pid ?? null
    return [...(patroni === null ? [] : [patroni]), ...this.postmaster]
  }

  /** PostgreSQL's first process, which is no child of Patroni's; a file that outlived it may name a stranger by now. */
  private get postmaster(): number[] {
    try {
      const pid = Number(readFileSync(path.join(this.parts.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.parts.dataDir) ? [pid] : []
    } catch {
      return []
    }
  }
}
