import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { askMembers, isWhole, leaderOf, type Member } from './cluster-view'
import { commandsOf, type Commands } from './commands'
import { Daemon } from './daemon'
import { DatabaseNode } from './database-node'
import { makeFolder, type ClusterFolder } from './folder'
import { NODES, openNetwork, type Network } from './network'
import { findPrograms } from './programs'
import { restSocketOf, SOCKETS, writeSettings, type Passwords } from './settings'

const PATIENCE_MS = 180_000
const ASK_AGAIN_MS = 200

const password = (): string => randomBytes(16).toString('hex')

/** Three database nodes under Patroni, etcd, HAProxy and PgBouncer, all of them on this machine and below one folder. */
export class LocalCluster {
  readonly nodes: readonly DatabaseNode[]
  private daemons: Daemon[] = []

  private constructor(
    private readonly folder: ClusterFolder,
    private readonly network: Network,
    private readonly passwords: Passwords,
    private readonly commands: Commands,
  ) {
    this.nodes = NODES.map(
      (name) =>
        new DatabaseNode({ name, network, patroni: commands.patroni[name], dataDir: `${folder.nodeOf(name)}/data` }),
    )
  }

  /**
   * Starts all of it, and resolves when every node serves.
   *
   * @throws Error that says in one line what is missing on this machine, or where the logs of what went wrong are.
   */
  static async start(place: string): Promise<LocalCluster> {
    const programs = findPrograms()
    const folder = makeFolder(place)
    const passwords = { superuser: password(), replication: password(), vela: password() }
    const parts = { folder, network: openNetwork(), programs, passwords }
    const cluster = new LocalCluster(folder, parts.network, passwords, commandsOf(parts))
    try {
      writeSettings(parts)
      folder.handOver()
      await cluster.open()
    } catch (error) {
      await cluster.end()
      throw error
    }
    return cluster
  }

  /** Why no node can be cut off here; null where one can. */
  get whyUncut(): string | null {
    return this.network.whyUncut
  }

  /** What the servers are told to reach it by. */
  get variables(): Record<string, string> {
    const pooled = (database: string): string => this.urlOf(SOCKETS.pgbouncer, database)
    return { DATABASE_URL: pooled('vela'), DATABASE_READ_URL: pooled('vela_read'), DATABASE_POOLER: 'transaction' }
  }

  /** The node that writes, with no pooler between. */
  get directUrl(): string {
    return this.urlOf(SOCKETS.primary, 'vela')
  }

  /** The node that writes; null while there is none. */
  async primary(): Promise<DatabaseNode | null> {
    for (const { name } of this.nodes) {
      const members = await askMembers(restSocketOf(this.folder, name))
      const leader = members === null ? null : leaderOf(members)
      if (leader !== null) return this.nodes.find((node) => node.name === leader) ?? null
    }
    return null
  }

  /** Resolves when all nodes serve and the primary has a second one that is told of everything. */
  async whole(): Promise<void> {
    const giveUpMs = performance.now() + PATIENCE_MS
    let seen: Member[] | null = null
    while (performance.now() < giveUpMs) {
      const views = await Promise.all(this.nodes.map(({ name }) => askMembers(restSocketOf(this.folder, name))))
      if (views.every((members) => members !== null && isWhole(members, NODES.length))) return
      seen = views.find((members) => members !== null) ?? null
      await pause(ASK_AGAIN_MS)
    }
    throw new Error(`The cluster is not whole: ${JSON.stringify(seen)}; logs are in ${this.folder.logOf('*')}`)
  }

  /** Ends everything and removes the folder. */
  async stop(): Promise<void> {
    await this.end()
    this.folder.remove()
  }

  private async end(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.end()))
    await Promise.all(this.daemons.map((daemon) => daemon.end()))
    this.network.close()
  }

  private async open(): Promise<void> {
    const { etcd, haproxy, pgbouncer } = this.commands
    this.daemons = [etcd, haproxy, pgbouncer].map((command) => Daemon.start(command))
    for (const node of this.nodes) node.start()
    await this.whole()
  }

  private urlOf(port: number, database: string): string {
    const host = encodeURIComponent(this.folder.sockets)
    return `postgresql://vela:${this.passwords.vela}@localhost:${port}/${database}?host=${host}`
  }
}
