import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createDatabase } from '../../../server/db/database'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../server/db/embedded-postgres'
import { isAlive } from '../../../server/db/embedded/process-state'
import { StartupError } from '../../../server/system/startup-error'

const postmasterPid = async (dataDir: string): Promise<number> =>
  Number((await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])

describe('the embedded PostgreSQL', () => {
  let dataDir: string
  let postgres: EmbeddedPostgres | null

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-embedded-'))
  })
  afterEach(async () => {
    await postgres?.stop()
    postgres = null
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  const start = async (onRestart?: () => void): Promise<EmbeddedPostgres> => {
    postgres = await startEmbeddedPostgres({ dataDir, ...(onRestart && { onRestart }) })
    return postgres
  }
  const ask = async (url: string, sql: string): Promise<object | undefined> => {
    const database = createDatabase(url)
    try {
      return await database.one(sql)
    } finally {
      await database.close()
    }
  }

  it('leaves no process when it stops, and finds its data when it starts again', async () => {
    const first = await start()
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    const pid = await postmasterPid(dataDir)
    await first.stop()
    expect(isAlive(pid)).toBe(false)
    expect(await ask((await start()).url, 'SELECT answer FROM kept')).toEqual({ answer: 42 })
  })

  it('listens on no port', async () => {
    expect(await ask((await start()).url, "SELECT current_setting('listen_addresses') AS addresses")).toEqual({
      addresses: '',
    })
  })

  it('comes up again when its process is killed, with all that was acknowledged', async () => {
    let wake: () => void = () => undefined
    const restarted = new Promise<void>((resolve) => (wake = resolve))
    const { url } = await start(() => wake())
    await ask(url, 'CREATE TABLE acknowledged AS SELECT 7 AS n')
    process.kill(await postmasterPid(dataDir), 'SIGKILL')
    await restarted
    expect(await ask(url, 'SELECT n FROM acknowledged')).toEqual({ n: 7 })
  })

  it('belongs to one server at a time', async () => {
    await start()
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/^Another server is using /)
  })

  it('starts although a dead server left a process id that now is someone else’s', async () => {
    await (await start()).stop()
    await writeFile(path.join(dataDir, 'postgres/data/postmaster.pid'), `${process.pid}\n`)
    expect(await ask((await start()).url, 'SELECT 1 AS alive')).toEqual({ alive: 1 })
  })

  it('refuses the data of another version in one line', async () => {
    await (await start()).stop()
    const version = path.join(dataDir, 'postgres/data/PG_VERSION')
    await writeFile(version, '17\n')
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(StartupError)
    await writeFile(version, '18\n')
  })
})
