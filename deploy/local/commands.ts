import path from 'node:path'
import type { Command } from './daemon'
import type { ClusterFolder } from './folder'
import { NODES, type Network, type NodeName, type Place } from './network'
import type { Programs } from './programs'
import { DEPLOY, SOCKETS, type Passwords } from './settings'

interface CommandParts {
  folder: ClusterFolder
  network: Network
  programs: Programs
  passwords: Passwords
}

/** How each program of a cluster is started. */
export interface Commands {
  etcd: Command
  haproxy: Command
  pgbouncer: Command
  patroni: Readonly<Record<NodeName, Command>>
}

const socketOf = ({ sockets }: ClusterFolder, port: number): string => path.join(sockets, `.s.PGSQL.${port}`)

/** Where HAProxy finds the nodes, by the names of deploy/haproxy.cfg. */
const haproxyVariables = (folder: ClusterFolder, network: Network): Record<string, string> => {
  const nodes = NODES.flatMap((name, n) => {
    const { host, postgres, rest } = network.nodes[name]
    return [
      [`NODE${n + 1}`, `${host}:${postgres}`],
      [`NODE${n + 1}_REST`, String(rest)],
    ]
  })
  return {
    ...(Object.fromEntries(nodes) as Record<string, string>),
    PRIMARY_BIND: `unix@${socketOf(folder, SOCKETS.primary)}`,
    REPLICAS_BIND: `unix@${socketOf(folder, SOCKETS.replicas)}`,
  }
}

/** The commands, each at its place in the network. */
export const commandsOf = ({ folder, network, programs, passwords }: CommandParts): Commands => {
  const command = (name: string, place: Place, line: string[], env: Record<string, string> = {}): Command => {
    const [program = '', ...args] = [...network.at(place), ...folder.asUser, ...line]
    return { line: [program, ...args], env, log: folder.logOf(name) }
  }
  const { host, client, peer } = network.etcd
  const clients = `http://${host}:${client}`
  const peers = `http://${host}:${peer}`
  const etcd = [
    programs.etcd,
    ...['--name', 'etcd', '--data-dir', path.join(folder.root, 'etcd'), '--logger', 'zap', '--enable-v2'],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `etcd=${peers}`],
  ]
  const haproxy = [
    programs.haproxy,
    ...['-db', '-f', path.join(DEPLOY, 'haproxy.cfg'), '-f', path.join(folder.root, 'rest.cfg')],
  ]
  const patroni = (name: NodeName): Command =>
    command(name, name, [programs.patroni, path.join(folder.nodeOf(name), 'conf')], {
      VELA_DATABASE_PASSWORD: passwords.vela,
    })
  return {
    etcd: command('etcd', 'hub', etcd),
    haproxy: command('haproxy', 'hub', haproxy, haproxyVariables(folder, network)),
    pgbouncer: command('pgbouncer', 'hub', [programs.pgbouncer, path.join(folder.root, 'pgbouncer.ini')]),
    patroni: { node1: patroni('node1'), node2: patroni('node2'), node3: patroni('node3') },
  }
}
