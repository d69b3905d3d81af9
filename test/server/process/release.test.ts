import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { unpackRelease } from '../../support/release'
import { freePort } from '../../support/server-process'
import { serving } from '../../support/serving'

/** The page's build included, where it has not been built. */
const LONG_TEST_MS = 300_000

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'vela-released-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it(
  'a release serves its page without building one',
  async () => {
    const release = await unpackRelease(folder)
    const child = spawn(process.execPath, ['server/start/start.mjs'], {
      cwd: release,
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: path.join(folder, 'data'),
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const { url, output } = await serving(child)
    const page = await fetch(url)
    expect(output).not.toContain('Building the page')
    expect(await page.text()).toContain('<div id="app">')
    child.kill('SIGTERM')
    await once(child, 'exit')
  },
  LONG_TEST_MS,
)
