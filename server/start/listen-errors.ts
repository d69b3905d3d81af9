import net from 'node:net'
import { StartupError } from '../system/startup-error'

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken: stop what uses it, or set PORT to another one',
  EACCES: 'needs rights that this user does not have: set PORT to one above 1023',
  EADDRNOTAVAIL: 'cannot be opened there: HOST is no address of this machine',
  ENOTFOUND: 'cannot be opened there: HOST is no address of this machine',
}

/** The one clear line for an address that cannot be listened on; any other error is returned as it is. */
export const explainListenError = (error: unknown, host: string, port: number): unknown => {
  const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined
  return reason === undefined ? error : new StartupError(`Port ${port} on ${host} ${reason}.`)
}

/**
 * Tries a port before the long work of a first start, so that a taken one is told at once.
 *
 * @throws StartupError when it cannot be opened.
 */
export const checkPort = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', (error) => reject(explainListenError(error, host, port)))
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })
