import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isAlive, readPostmasterPid } from '../../../server/db/embedded/process-state'
import { connectBare, HALF_REQUESTS } from '../../support/server/half-request'
import {
  ended,
  freePort,
  spawnServer,
  startServerProcess,
  type Ending,
  type ServerProcess,
} from '../../support/server/server-process'

const LONG_TEST_MS = 180_000

describe('the server process', () => {
  let dataDir: string
  let variables: Record<string, string>
  let running: ServerProcess | null = null

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-process-'))
    variables = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  })
  afterAll(async () => {
    await stop('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  })

  /** The server that an earlier test has left running; a start is what takes long here. */
  const server = async (): Promise<ServerProcess> => (running ??= await startServerProcess(variables))
  const stop = async (signal: NodeJS.Signals): Promise<Ending | null> => {
    const stopped = running
    running = null
    stopped?.child.kill(signal)
    return stopped === null ? null : ended(stopped.child)
  }
  const databaseFolder = (): string => path.join(dataDir, 'postgres/data')
  const databasePid = (): number => {
    const pid = readPostmasterPid(databaseFolder())
    if (pid === null) throw new Error('PostgreSQL has noted no process id')
    return pid
  }
  const anotherDatabaseThan = async (pid: number): Promise<void> => {
    while ([pid, null].includes(readPostmasterPid(databaseFolder()))) await setTimeout(100)
  }
  /** Resolves when the server says that it can serve; how long that takes is for the bench to say. */
  const serving = async (url: string): Promise<void> => {
    while ((await fetch(`${url}/readyz`)).status !== 200) await setTimeout(100)
  }
  const models = async (url: string): Promise<number> => (await fetch(`${url}/api/system/buy/vehicle/newIndex`)).status

  it(
    'prints the code of a login, and no whole phone number',
    async () => {
      const { url, output } = await server()
      const sent = await fetch(`${url}/api/system/common/send/sms`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phoneNumber: '13800004417', smsType: 1 }),
      })
      expect(sent.status).toBe(200)
      expect(output()).toMatch(/138 \*{4} 4417: \d{6} is your code to log in/)
      expect(output()).not.toContain('13800004417')
    },
    LONG_TEST_MS,
  )

  it(
    'says in a box what it plays and who can get in',
    async () => {
      const { output } = await server()
      const box = output()
        .split('\n')
        .filter((line) => line.startsWith('│'))
      expect(new Set(box.map(({ length }) => length)).size).toBe(1)
      expect(box.join('\n')).toMatch(/This is the demo[^]*no money moves[^]*138 0000 4417 {2}Zhou Yining/)
    },
    LONG_TEST_MS,
  )

  it(
    'goes on serving after its database was killed',
    async () => {
      const { url } = await server()
      const killed = databasePid()
      process.kill(killed, 'SIGKILL')
      // What the killed one leaves behind still answers for a moment, and the server is still ready by it.
      await anotherDatabaseThan(killed)
      await serving(url)
      expect(await models(url)).toBe(200)
    },
    LONG_TEST_MS,
  )

  it(
    'serves again after it was killed, on the database that lived on',
    async () => {
      await server()
      const pid = databasePid()
      await stop('SIGKILL')
      expect(isAlive(pid)).toBe(true)
      const { url } = await server()
      await serving(url)
      expect(await models(url)).toBe(200)
      expect(databasePid()).toBe(pid)
    },
    LONG_TEST_MS,
  )

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'stops by %s whoever has sent half a request, and leaves no process behind',
    async (signal) => {
      const { url } = await server()
      await serving(url)
      const pid = databasePid()
      await Promise.all(Object.values(HALF_REQUESTS).map((text) => connectBare(Number(new URL(url).port), text)))
      expect(await stop(signal)).toEqual({ status: 0, signal: null })
      expect(isAlive(pid)).toBe(false)
    },
    LONG_TEST_MS,
  )
})

describe('a start that cannot succeed', () => {
  const fail = async (variables: Record<string, string>): Promise<{ status: number | null; lines: string[] }> => {
    const { child, output } = spawnServer(variables)
    const { status } = await ended(child)
    return { status, lines: output().trim().split('\n') }
  }

  it(
    'ends with status 1 and one line that says why, without a secret',
    async () => {
      const starts: [Record<string, string>, RegExp][] = [
        [{ PORT: 'abc' }, /^PORT must be a port number/],
        [{ DATA_DIR: '/proc/vela' }, /^The folder .* cannot be written/],
        [
          { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/vela' },
          /^The database that DATABASE_URL names cannot be used/,
        ],
      ]
      const endings = await Promise.all(starts.map(([variables]) => fail(variables)))
      expect(endings).toEqual(starts.map(([, line]) => ({ status: 1, lines: [expect.stringMatching(line)] })))
      expect(JSON.stringify(endings)).not.toContain('hunter2')
    },
    LONG_TEST_MS,
  )

  it(
    'ends in production with a line for each service that is neither real nor chosen to be played',
    async () => {
      const { status, lines } = await fail({ NODE_ENV: 'production', SANDBOX: 'pay,transfer,sign' })
      expect({ status, lines }).toEqual({
        status: 1,
        lines: ['login', 'sms', 'maps'].map((service) => expect.stringMatching(`^Missing for ${service}: `)),
      })
    },
    LONG_TEST_MS,
  )

  it(
    'ends so by a taken port too, and leaves no database behind',
    async () => {
      const taken = net.createServer()
      await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
      const address = taken.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-taken-'))
      const { status, lines } = await fail({ PORT: String(port), DATA_DIR: dataDir })
      expect(status).toBe(1)
      expect(lines).toEqual([`Port ${port} on 127.0.0.1 is taken: stop what uses it, or set PORT to another one.`])
      expect(readPostmasterPid(path.join(dataDir, 'postgres/data'))).toBeNull()
      await rm(dataDir, { recursive: true, force: true })
      await new Promise((resolve) => taken.close(resolve))
    },
    LONG_TEST_MS,
  )
})
