import { setTimeout as pause } from 'node:timers/promises'
import { newIndex } from '@/wire/endpoints/vehicle'
import { ErrorCode } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import { MAX_LOOP_DELAY_MS } from '../../../server/plugins/limits'
import { startTestServer, type TestServer } from '../../support/server/server'

/** Work that leaves the event loop one turn in so many milliseconds. */
const TURN_MS = 1.5 * MAX_LOOP_DELAY_MS
/** The first look of the process may still take in what was quick before. */
const TURNS = 2

/** Nothing else runs meanwhile. */
const work = (): void => {
  const endMs = performance.now() + TURN_MS
  while (performance.now() < endMs);
}

describe('a process with more to do than it can', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ maxLoopDelayMs: MAX_LOOP_DELAY_MS })
  })
  afterAll(() => server.close())

  it('asks callers to come back in a moment, is not taken for dead, and answers again once it is through', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      work()
      await pause(0)
    }
    expect(await server.call(newIndex, {})).toMatchObject({
      status: 503,
      code: ErrorCode.overloaded,
      msg: 'Many people are here right now. Please try again in a moment.',
    })
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    const isOpen = async () => (await server.call(newIndex, {})).status === 200
    while (!(await isOpen())) await pause(0.1 * SECOND_MS)
  })
})
