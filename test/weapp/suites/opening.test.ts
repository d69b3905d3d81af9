import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { callsUntilQuiet } from '../support/measure'
import { useApp } from '../support/suite'

const OPENS_IN_MS = 30 * MINUTE_MS
const OTHER_PICTURES_MS = 3 * SECOND_MS
const WATCHED_SECONDS = 4
/** The path of a text and the text, with room for a longer path. */
const TEXT_BYTES = 200

describe('a sale that opens within the hour', () => {
  const app = useApp()

  it('counts down on the button, and sends a text a second and nothing else', async () => {
    const { shopper, api, host } = app()
    const opensAt = new Date(api.clock.now().getTime() + OPENS_IN_MS)
    await api.database.query('UPDATE allocation SET start_at = $1', [opensAt])
    api.clock.advance(SECOND_MS)
    await shopper.reads('Opens in 29:5')
    // The pictures of the other models come a moment after the first.
    await pause(OTHER_PICTURES_MS)
    await callsUntilQuiet(app())

    await pause(WATCHED_SECONDS * SECOND_MS)
    const calls = await host.takeSetDataCalls()
    expect(calls.length).toBeGreaterThanOrEqual(WATCHED_SECONDS - 1)
    expect(calls.length).toBeLessThanOrEqual(WATCHED_SECONDS + 1)
    for (const { text, bytes } of calls) {
      expect(text).toContain('Opens in 29:')
      expect(bytes).toBeLessThan(TEXT_BYTES)
    }
  })
})
