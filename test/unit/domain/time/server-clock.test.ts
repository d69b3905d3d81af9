import fc from 'fast-check'
import { SECOND_MS } from '@/domain/time/duration'
import { correctedNow, observeServerClock, type ClockOffset, type ClockSample } from '@/domain/time/server-clock'

const START_MS = Date.UTC(2026, 10, 20, 1, 0, 0, 123)

/** A reply of a server whose clock runs ahead of the phone's by a known span. */
function reply(aheadMs: number, requestedAtMs: number, outMs: number, backMs: number): ClockSample {
  const serverMs = requestedAtMs + outMs + aheadMs
  return { dateHeader: new Date(serverMs).toUTCString(), requestedAtMs, receivedAtMs: requestedAtMs + outMs + backMs }
}

const observeAll = (samples: ClockSample[]): ClockOffset | null =>
  samples.reduce<ClockOffset | null>(observeServerClock, null)

describe("the server's clock", () => {
  it("is the phone's until a reply is seen", () => {
    expect(correctedNow(START_MS, null)).toBe(START_MS)
  })

  it('is at most half a second plus half the trip away after one reply', () => {
    const aheadMs = 90_000
    const offset = observeAll([reply(aheadMs, START_MS, 40, 60)])
    expect(Math.abs(correctedNow(START_MS, offset) - START_MS - aheadMs)).toBeLessThanOrEqual(550)
  })

  it('is never excluded by what the replies tell', () => {
    const trip = fc.record({
      waitMs: fc.integer({ min: 0, max: 5_000 }),
      outMs: fc.integer({ min: 0, max: 900 }),
      backMs: fc.integer({ min: 0, max: 900 }),
    })
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.array(trip, { minLength: 1 }), (aheadMs, trips) => {
        let nowMs = START_MS
        const samples = trips.map(({ waitMs, outMs, backMs }) => {
          nowMs += waitMs
          return reply(aheadMs, nowMs, outMs, backMs)
        })
        const offset = observeAll(samples)
        expect(offset?.minMs).toBeLessThanOrEqual(aheadMs)
        expect(offset?.maxMs).toBeGreaterThanOrEqual(aheadMs)
      }),
    )
  })

  it('is known to a tenth of a second after ten replies at odd moments', () => {
    const aheadMs = -7_654_321
    const samples = Array.from({ length: 10 }, (_, index) => reply(aheadMs, START_MS + index * 1_090, 10, 10))
    const now = correctedNow(START_MS, observeAll(samples))
    expect(Math.abs(now - START_MS - aheadMs)).toBeLessThanOrEqual(100)
  })

  it("follows at once when the phone's clock is set", () => {
    const before = reply(0, START_MS, 10, 10)
    const after = reply(3_600_000, START_MS - 3_600_000 + 2_000, 10, 10)
    expect(observeAll([before, after])).toEqual(observeAll([after]))
  })

  it('stays as it was when the header is no date', () => {
    const known = observeAll([reply(5_000, START_MS, 10, 10)])
    const broken = { dateHeader: 'yesterday', requestedAtMs: START_MS, receivedAtMs: START_MS + SECOND_MS }
    expect(observeServerClock(known, broken)).toBe(known)
    expect(observeServerClock(null, broken)).toBeNull()
  })
})
