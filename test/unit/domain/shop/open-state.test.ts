import { nextOpenChange, openStateAt } from '@/domain/shop/open-state'
import { parseShanghai } from '@/domain/time/shanghai-time'

const openings = [
  { opensTime: '2026-11-20 10:00:00', closesTime: '2026-11-20 22:00:00' },
  { opensTime: '2026-11-21 10:00:00', closesTime: '2026-11-21 22:00:00' },
]
const at = (time: string) => openStateAt(openings, parseShanghai(time))

describe('a shop', () => {
  it('is open from its first minute until it closes', () => {
    const open = { kind: 'open', closesMs: parseShanghai('2026-11-20 22:00:00') }
    expect([at('2026-11-20 10:00:00'), at('2026-11-20 21:59:59')]).toEqual([open, open])
  })

  it('is closed outside, and says when it opens, also on a page that stayed open overnight', () => {
    expect(at('2026-11-20 09:59:59')).toEqual({ kind: 'closed', opensMs: parseShanghai('2026-11-20 10:00:00') })
    expect(at('2026-11-20 22:00:00')).toEqual({ kind: 'closed', opensMs: parseShanghai('2026-11-21 10:00:00') })
  })

  it.each([
    ['2026-11-19 08:00:00', '2026-11-20 00:00:00'],
    ['2026-11-20 08:00:00', '2026-11-20 10:00:00'],
    ['2026-11-20 10:00:00', '2026-11-20 22:00:00'],
    ['2026-11-20 22:00:00', '2026-11-21 00:00:00'],
  ])('says something else from %s on at %s', (now, change) => {
    expect(nextOpenChange(openings, parseShanghai(now))).toBe(parseShanghai(change))
  })

  it('is neither where no hours are told', () => {
    expect(openStateAt([], 0)).toEqual({ kind: 'unknown' })
    expect(at('2026-11-22 12:00:00')).toEqual({ kind: 'unknown' })
    expect(nextOpenChange([], 0)).toBe(Infinity)
  })
})
