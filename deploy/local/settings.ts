import { copyFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ClusterFolder } from './folder'
import { NODES, type Network, type NodeName } from './network'
import type { Programs } from './programs'

/** The secrets of a cluster. */
export interface Passwords {
  superuser: string
  replication: string
  vela: string
}

/** Where the rest of deploy/ is. */
export const DEPLOY = path.resolve(__dirname, '..')
/** Ports that name the sockets: of PgBouncer, and of HAProxy for those who write and those who read. */
export const SOCKETS = { pgbouncer: 6432, primary: 5000, replicas: 5001 } as const

const PRIVATE = { mode: 0o600 }

interface SettingsParts {
  folder: ClusterFolder
  network: Network
  programs: Programs
  passwords: Passwords
}

/** Where HAProxy lets this process ask a node's Patroni, whatever network that is in. */
export const restSocketOf = ({ sockets }: ClusterFolder, node: NodeName): string => path.join(sockets, `${node}.rest`)

const nodeSettings = (name: NodeName, { folder, network, programs, passwords }: SettingsParts): string => {
  const { host, postgres, rest } = network.nodes[name]
  const settings = {
    name,
    restapi: { listen: `${host}:${rest}`, connect_address: `${host}:${rest}` },
    etcd: { hosts: `${network.etcd.host}:${network.etcd.client}` },
    bootstrap: { post_bootstrap: path.join(DEPLOY, 'post-bootstrap.sh') },
    postgresql: {
      listen: `${host}:${postgres}`,
      connect_address: `${host}:${postgres}`,
      data_dir: path.join(folder.nodeOf(name), 'data'),
      bin_dir: programs.postgres,
      pgpass: path.join(folder.nodeOf(name), 'pgpass'),
      parameters: { unix_socket_directories: folder.nodeOf(name), shared_buffers: '64MB' },
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
        rewind: { username: 'postgres', password: passwords.superuser },
      },
    },
  }
  // JSON is YAML.
  return JSON.stringify(settings, null, 2)
}

const pgbouncerSettings = ({ root, sockets }: ClusterFolder): string =>
  [
    '[databases]',
    `vela = host=${sockets} port=${SOCKETS.primary} dbname=vela`,
    `vela_read = host=${sockets} port=${SOCKETS.replicas} dbname=vela`,
    `%include ${path.join(DEPLOY, 'pgbouncer.ini')}`,
    'listen_addr =',
    `listen_port = ${SOCKETS.pgbouncer}`,
    `unix_socket_dir = ${sockets}`,
    `auth_file = ${path.join(root, 'users.txt')}`,
    '',
  ].join('\n')

const restSettings = (folder: ClusterFolder, network: Network): string =>
  NODES.map((name) => {
    const { host, rest } = network.nodes[name]
    return `listen rest-${name}\n  bind unix@${restSocketOf(folder, name)}\n  server ${name} ${host}:${rest}\n`
  }).join('\n')

/** Writes all that programs read beside the files of deploy/ itself. */
export const writeSettings = (parts: SettingsParts): void => {
  const { folder, network, passwords } = parts
  for (const name of NODES) {
    const conf = path.join(folder.nodeOf(name), 'conf')
    // Patroni reads a folder of files, the later ones over the earlier.
    copyFileSync(path.join(DEPLOY, 'patroni.yml'), path.join(conf, '1-shared.yml'))
    writeFileSync(path.join(conf, '2-node.yml'), nodeSettings(name, parts), PRIVATE)
  }
  writeFileSync(path.join(folder.root, 'pgbouncer.ini'), pgbouncerSettings(folder))
  writeFileSync(path.join(folder.root, 'users.txt'), `"vela" "${passwords.vela}"\n`, PRIVATE)
  writeFileSync(path.join(folder.root, 'rest.cfg'), restSettings(folder, network))
}
