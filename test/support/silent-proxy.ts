import net from 'node:net'
import path from 'node:path'

/** A way to the database that can fall silent, as when a firewall forgets its connections: nothing ends, nothing answers. */
export interface SilentProxy {
  /** The same database by this way. */
  url: string
  /** Lets nothing more pass over the connections of now; those that come later work. */
  silence(): void
  close(): Promise<void>
}

const SOCKET_NAME = '.s.PGSQL.5432'

/** Opens a TCP way to a PostgreSQL that listens on a unix socket. */
export const openSilentProxy = async (databaseUrl: string): Promise<SilentProxy> => {
  const target = new URL(databaseUrl)
  const socketPath = path.join(target.searchParams.get('host') ?? '', SOCKET_NAME)
  const ends = new Set<net.Socket>()

  const server = net.createServer((client) => {
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
    close: () => {
      for (const end of ends) end.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
