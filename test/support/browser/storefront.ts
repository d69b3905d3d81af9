import { existsSync } from 'node:fs'
import path from 'node:path'
import { NO_PLACING_LIMITS } from '../server/no-placing-limits'
import { createRunningClock } from '../server/running-clock'
import { serve, type ServedServer } from '../server/serve'
import { startTestServer } from '../server/server'
import type { Variables } from '../../../server/env/env-values'

/** The page that is tested: where the build writes (see config/targets.ts). */
export const PAGE_DIR = path.resolve(__dirname, '../../..', process.env.OUTPUT_ROOT ?? 'dist/h5')

/** Page, API and worker with a database of their own. Only time and gateways are not real. */
export type Storefront = ServedServer

/** Starts a storefront as `npm start` would with these variables. Close it after the tests. */
export const startStorefront = async (variables: Variables = {}): Promise<Storefront> => {
  if (!existsSync(path.join(PAGE_DIR, 'index.html')))
    throw new Error(`There is no page in ${PAGE_DIR}: build it first.`)
  // Behind a proxy, so that each shopper has an address of their own and none uses up the limits of another.
  const server = await startTestServer({
    clock: createRunningClock(),
    variables: { TRUST_PROXY: '1', ...NO_PLACING_LIMITS, ...variables },
    pageDir: PAGE_DIR,
  })
  return serve(server)
}
