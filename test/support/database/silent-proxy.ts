import { EventEmitter, once } from 'node:events'
import net from 'node:net'
import path from 'node:path'

/** A way to the database on which what can happen to connections between two machines does happen. */
export interface SilentProxy {
  /** The same database by this way. */
  url: string
  /** Lets nothing more pass over the connections of now, as when a firewall forgets them; those that come later work. */
  silence(): void
  /** Hangs up on the next so many, as a balancer does that has nobody to connect them to. */
  turnAway(count: number): void
  /** Resolves once so many more have been turned away. */
  turnsAway(count: number): Promise<void>
  /** Ends those of now with the word of a pooler whose own connections broke. */
  breakOff(): void
  close(): Promise<void>
}

const SOCKET_NAME = '.s.PGSQL.5432'

/** An error of PostgreSQL's protocol: its kind, its length, fields that end in zero. */
const fatal = (code: string, message: string): Buffer => {
  const fields = Buffer.from(['SFATAL', `C${code}`, `M${message}`, ''].map((field) => `${field}\0`).join(''))
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** Opens a TCP way to a PostgreSQL that listens on a unix socket. */
export const openSilentProxy = async (databaseUrl: string): Promise<SilentProxy> => {
  const target = new URL(databaseUrl)
  const socketPath = path.join(target.searchParams.get('host') ?? '', SOCKET_NAME)
  const ends = new Set<net.Socket>()
  const clients = new Set<net.Socket>()
  let toTurnAway = 0
  const turnedAway = new EventEmitter()

  const server = net.createServer((client) => {
    if (toTurnAway > 0) {
      toTurnAway -= 1
      client.destroy()
      turnedAway.emit('one')
      return
    }
    clients.add(client)
    client.on('close', () => clients.delete(client))
    const database = net.connect(socketPath)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      ends.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy()).on('close', () => ends.delete(one))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  target.searchParams.delete('host')
  target.host = `127.0.0.1:${port}`

  return {
    url: target.href,
    silence: () => {
      for (const end of ends) end.unpipe().pause()
    },
    turnAway: (count) => {
      toTurnAway = count
    },
    turnsAway: async (count) => {
      for (let n = 0; n < count; n += 1) await once(turnedAway, 'one')
    },
    breakOff: () => {
      for (const client of clients) client.end(fatal('08P01', 'server conn crashed?'))
    },
    close: () => {
      for (const end of ends) end.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
