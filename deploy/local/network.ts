import { execFileSync } from 'node:child_process'
import { findProgram } from './programs'

/** Names of the database nodes. */
export const NODES = ['node1', 'node2', 'node3'] as const

/** One of the database nodes. */
export type NodeName = (typeof NODES)[number]

/** Where something runs: on the machine of a node, or on the one of etcd, HAProxy and PgBouncer. */
export type Place = NodeName | 'hub'

/** Where a node listens. */
interface Address {
  host: string
  postgres: number
  rest: number
}

/** What the machines of a cluster are connected by. */
export interface Network {
  /** Why no machine can be cut off; null where it can. */
  whyUncut: string | null
  etcd: { host: string; client: number; peer: number }
  nodes: Readonly<Record<NodeName, Address>>
  /** What a command begins with that runs there. */
  at(place: Place): readonly string[]
  /** Lets nothing pass between a node and all others, without a word to either. */
  cut(node: NodeName): void
  mend(node: NodeName): void
  close(): void
}

const eachNode = <Value>(make: (n: number, name: NodeName) => Value): Record<NodeName, Value> =>
  Object.fromEntries(NODES.map((name, n) => [name, make(n + 1, name)])) as Record<NodeName, Value>

/** All on this machine's loopback, by ports that count up from the given one. */
const loopback = (whyUncut: string, firstPort: number): Network => {
  const host = '127.0.0.1'
  const refuse = (): void => {
    throw new Error(whyUncut)
  }
  return {
    whyUncut,
    etcd: { host, client: firstPort, peer: firstPort + 1 },
    nodes: eachNode((n) => ({ host, postgres: firstPort + 10 + n, rest: firstPort + 20 + n })),
    at: () => [],
    cut: refuse,
    mend: refuse,
    close: () => undefined,
  }
}

const ip = (...args: string[]): void => void execFileSync('ip', args, { stdio: 'pipe' })

/** A network of the cluster's own: a namespace for each machine, and a bridge between them that nothing else reaches. */
const namespaces = (prefix: string): Network => {
  const nameOf = (place: Place): string => `${prefix}-${place}`
  const hub = nameOf('hub')
  const close = (): void => {
    for (const place of ['hub', ...NODES] as const) {
      try {
        ip('netns', 'delete', nameOf(place))
      } catch {
        // It was never made.
      }
    }
  }
  try {
    for (const place of ['hub', ...NODES] as const) {
      ip('netns', 'add', nameOf(place))
      ip('-n', nameOf(place), 'link', 'set', 'lo', 'up')
    }
    ip('-n', hub, 'link', 'add', 'bridge', 'type', 'bridge')
    ip('-n', hub, 'addr', 'add', '10.77.0.1/24', 'dev', 'bridge')
    ip('-n', hub, 'link', 'set', 'bridge', 'up')
    for (const [n, node] of NODES.entries()) {
      ip('-n', hub, 'link', 'add', node, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', nameOf(node))
      ip('-n', hub, 'link', 'set', node, 'master', 'bridge', 'up')
      ip('-n', nameOf(node), 'addr', 'add', `10.77.0.${11 + n}/24`, 'dev', 'eth0')
      ip('-n', nameOf(node), 'link', 'set', 'eth0', 'up')
    }
  } catch (error) {
    close()
    throw error
  }
  return {
    whyUncut: null,
    etcd: { host: '10.77.0.1', client: 2379, peer: 2380 },
    nodes: eachNode((n) => ({ host: `10.77.0.${10 + n}`, postgres: 5432, rest: 8008 })),
    at: (place) => ['ip', 'netns', 'exec', nameOf(place)],
    cut: (node) => ip('-n', hub, 'link', 'set', node, 'nomaster'),
    mend: (node) => ip('-n', hub, 'link', 'set', node, 'master', 'bridge'),
    close,
  }
}

const FIRST_PORT = 25_400

/** Opens the network: namespaces where this process may make them, the loopback otherwise. */
export const openNetwork = (): Network => {
  if (process.getuid?.() !== 0) return loopback('only root may cut a machine off (network namespaces)', FIRST_PORT)
  if (findProgram('ip') === null) return loopback('ip is missing (iproute2) to cut a machine off', FIRST_PORT)
  return namespaces(`vela${process.pid}`)
}
