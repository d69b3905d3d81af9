import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { npmStart, serving } from '../../support/server/npm-start'
import { unpackRelease } from '../../support/server/release'

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
    const npm = await npmStart(release, path.join(folder, 'data'))
    const { url, output } = await serving(npm)
    const page = await (await fetch(url)).text()
    npm.kill('SIGTERM')
    await once(npm, 'exit')
    expect(output).not.toContain('Building the page')
    expect(page).toContain('<div id="app">')
    // An image that is built of it must not hold what only its machine may know.
    expect(await readFile(path.join(release, '.dockerignore'), 'utf8')).toContain('.data')
  },
  LONG_TEST_MS,
)
