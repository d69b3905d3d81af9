import { compileOnce } from '../compile/compile-once'
import type { StartEnvironment } from './environment'
import { runMiniProgram } from './mini-program'
import type { Origins } from './origins'
import { serveProtocol } from './protocol-server'

/** What a host needs to know. */
export interface OpenHostOptions {
  /** The folder that the build wrote. */
  readonly dist: string
  readonly startEnvironment: StartEnvironment
  /** 0 takes a free port. */
  readonly port?: number
  readonly origins?: Origins
  /** Without them the host answers what DevTools answer, and nothing more. */
  readonly hasExtras?: boolean
  readonly onClose?: () => void
}

/** A host that listens. */
export interface OpenHost {
  readonly wsEndpoint: string
  close(): Promise<void>
}

/**
 * Runs a built mini-program and serves the automator protocol for it.
 *
 * @throws Error that names the file, when the dist folder cannot be run.
 */
export async function openHost({
  dist,
  startEnvironment,
  port = 0,
  origins = {},
  hasExtras = false,
  onClose = () => undefined,
}: OpenHostOptions): Promise<OpenHost> {
  const compilation = compileOnce(dist)
  const running = runMiniProgram({
    ...{ compilation, startEnvironment, origins },
    onEvent: (event) => server.broadcast(event),
  })
  const server = await serveProtocol({
    ...{ port, hasExtras },
    miniProgram: () => running,
    onClose: () => void close().then(onClose),
  })
  const close = async (): Promise<void> => {
    await server.close()
    await (await running).close()
  }
  await running
  return { wsEndpoint: server.wsEndpoint, close }
}
