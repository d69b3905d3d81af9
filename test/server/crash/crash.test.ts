import { runCrashTest } from '../../crash/crash-test'

const LONG_TEST_MS = 300_000
/** A machine that has no time for it sees fewer kills: what it does see must hold all the same. */
const STORM_MS = 30_000

describe('a shop whose processes and database are killed', () => {
  it(
    'loses nothing that it has acknowledged and breaks no rule of its books',
    async () => {
      const { figures, faults } = await runCrashTest({
        seed: 20_261_121,
        processes: 2,
        shoppers: 6,
        kills: 3,
        acknowledged: 60,
        longestMs: STORM_MS,
        databaseUrl: null,
        databaseRestart: null,
        report: () => undefined,
      })
      expect(faults).toEqual([])
      expect(figures).toContainEqual(expect.objectContaining({ name: 'acknowledged and lost', measured: 0 }))
    },
    LONG_TEST_MS,
  )
})
