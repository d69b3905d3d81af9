import path from 'node:path'
import automator from 'miniprogram-automator'
import { writeApp } from '../broken/small-app'
import { catalogueApp } from './catalogue-app'

const LAUNCH_LIMIT_MS = 40_000
const WATCH_MS = 15_000
const CLI = path.resolve(__dirname, '../host/cli.js')

/** After the command line has ended the client watches for a while longer; nobody needs to wait for that. */
beforeAll(() => {
  const { setTimeout: start } = globalThis
  const startUnwatched = (run: () => void, ms = 0): NodeJS.Timeout =>
    ms < WATCH_MS ? start(run, ms) : start(run, ms).unref()
  // Of this file alone, and for good: the command line may end after the last test.
  globalThis.setTimeout = startUnwatched as typeof setTimeout
})

describe('the official client launches the stand-in of the command line', () => {
  it(
    'as it would launch DevTools',
    async () => {
      const { dist, remove } = await writeApp(catalogueApp)
      const miniProgram = await automator.launch({ cliPath: CLI, projectPath: dist })
      expect((await miniProgram.currentPage())?.path).toBe('pages/home/index')
      await miniProgram.close()
      await remove()
    },
    LAUNCH_LIMIT_MS,
  )
})
