import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import { heldUntil } from '@/domain/time/quiet-hours'
import { formatShanghai, parseShanghai } from '@/domain/time/shanghai-time'

describe('the quiet hours', () => {
  it.each([
    ['2026-11-22 21:59:59', null],
    ['2026-11-22 22:00:00', '2026-11-23 08:00:00'],
    ['2026-11-22 23:59:59', '2026-11-23 08:00:00'],
    ['2026-11-23 00:00:00', '2026-11-23 08:00:00'],
    ['2026-12-31 22:30:00', '2027-01-01 08:00:00'],
    ['2026-11-23 07:59:59', '2026-11-23 08:00:00'],
    ['2026-11-23 08:00:00', null],
    ['2026-11-23 12:00:00', null],
  ])('at %s end at %s', (now, end) => {
    const nowMs = parseShanghai(now)
    const endMs = heldUntil(nowMs, nowMs + DAY_MS)
    expect(endMs === null ? null : formatShanghai(endMs)).toBe(end)
  })

  it('hold back nothing that would be over by their end', () => {
    const night = parseShanghai('2026-11-22 23:00:00')
    const morning = parseShanghai('2026-11-23 08:00:00')
    expect(heldUntil(night, night + HOUR_MS)).toBeNull()
    expect(heldUntil(night, morning)).toBeNull()
    expect(heldUntil(night, morning + 1)).toBe(morning)
    expect(heldUntil(night - 2 * HOUR_MS, night + DAY_MS)).toBeNull()
  })
})
