import fc from 'fast-check'
import { DAY_MS } from '@/domain/time/duration'
import {
  dayStart,
  formatDay,
  formatMonth,
  formatShanghai,
  formatShortTime,
  parseShanghai,
} from '@/domain/time/shanghai-time'

const FIRST_MS = parseShanghai('0100-01-01 00:00:00')
const LAST_MS = parseShanghai('9999-12-31 23:59:59')
const wholeSecond = fc.integer({ min: FIRST_MS / 1000, max: LAST_MS / 1000 }).map((seconds) => seconds * 1000)

describe('reading Shanghai time', () => {
  it.each([
    ['1970-01-01 08:00:00', 0],
    ['2026-11-20 09:11:07', Date.UTC(2026, 10, 20, 1, 11, 7)],
    ['2028-02-29 00:00:00', Date.UTC(2028, 1, 28, 16)],
    ['1988-07-01 12:00:00', Date.UTC(1988, 6, 1, 4)],
  ])('reads %p eight hours ahead of UTC', (text, epochMs) => {
    expect(parseShanghai(text)).toBe(epochMs)
  })

  it.each([
    '',
    '2026-11-20',
    '2026-11-20T09:11:07',
    '2026-11-20 09:11:07Z',
    ' 2026-11-20 09:11:07',
    '2026-11-20 09:11:07\n',
    '2026-11-20 9:11:07',
    '2026/11/20 09:11:07',
    '2026-02-29 00:00:00',
    '2026-04-31 00:00:00',
    '2026-13-01 00:00:00',
    '2026-00-10 00:00:00',
    '2026-01-00 00:00:00',
    '2026-11-20 24:00:00',
    '2026-11-20 23:60:00',
    '2026-11-20 23:59:60',
    '0000-00-00 00:00:00',
  ])('raises an error for %p', (text) => {
    expect(() => parseShanghai(text)).toThrow(RangeError)
  })

  it('gives every written second back', () => {
    fc.assert(fc.property(wholeSecond, (epochMs) => expect(parseShanghai(formatShanghai(epochMs))).toBe(epochMs)))
  })

  it('keeps the order of time in the order of texts', () => {
    fc.assert(
      fc.property(wholeSecond, wholeSecond, (one, other) => {
        expect(formatShanghai(one) < formatShanghai(other)).toBe(one < other)
      }),
    )
  })
})

describe('the first second of a day', () => {
  it('is midnight in Shanghai, also of a leap day', () => {
    expect(dayStart('1994-05-20')).toBe(parseShanghai('1994-05-20 00:00:00'))
    expect(dayStart('2000-02-29')).toBe(parseShanghai('2000-02-29 00:00:00'))
  })

  it.each(['', '1994-02-30', '1994-5-20', '1994-05-20 00:00:00'])('is none of %p', (day) => {
    expect(() => dayStart(day)).toThrow(RangeError)
  })
})

describe('writing Shanghai time', () => {
  it('cuts milliseconds off', () => {
    expect(formatShanghai(parseShanghai('2026-11-20 09:11:07') + 999)).toBe('2026-11-20 09:11:07')
  })

  it('refuses a year that needs more than four digits', () => {
    expect(() => formatShanghai(LAST_MS + DAY_MS)).toThrow(RangeError)
    expect(() => formatShanghai(Number.NaN)).toThrow(RangeError)
  })

  it('counts months on from an instant, over the ends of years', () => {
    // In Shanghai the year has already changed.
    const epochMs = parseShanghai('2027-01-01 00:30:00')
    expect([-1, 0, 11, 12, 60].map((later) => formatMonth(epochMs, later))).toEqual([
      'Dec\u00a02026',
      'Jan\u00a02027',
      'Dec\u00a02027',
      'Jan\u00a02028',
      'Jan\u00a02032',
    ])
  })

  it('writes a near instant and a day for the interface', () => {
    const epochMs = parseShanghai('2026-11-08 00:05:00')
    expect(formatShortTime(epochMs)).toBe('8\u00a0Nov, 00:05')
    expect(formatDay(epochMs)).toBe('8\u00a0Nov\u00a02026')
  })
})
