import fc from 'fast-check'
import { formatCount, joinParts, splitDigits } from '@/domain/money/number-format'

const decimals = fc.integer({ min: 1, max: 20 })
const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 22 }).map((list) => list.join(''))
const withoutCommas = (text: string): string => text.replace(/,/g, '')
const written = (isNegative: boolean, integer: string, fraction: string, count: number): string =>
  joinParts(splitDigits(isNegative, integer, fraction, count))

describe('writing digits as a number', () => {
  it.each([
    [false, '0', '', 2, '0.00'],
    [false, '1234', '5', 2, '1,234.50'],
    [false, '999', '995', 2, '1,000.00'],
    [false, '1', '005', 2, '1.01'],
    [true, '1', '005', 2, '-1.01'],
    [true, '0', '001', 2, '0.00'],
    [false, '0', '05', 1, '0.1'],
    [false, '3', '25', 1, '3.3'],
    [false, '0', '0000001', 2, '0.00'],
    [false, '0', '00000015', 20, '0.00000015000000000000'],
    [false, '0', '1', 20, '0.10000000000000000000'],
    [false, '1000000000000000000000', '', 1, '1,000,000,000,000,000,000,000.0'],
    [false, '1250000000000000000000', '', 1, '1,250,000,000,000,000,000,000.0'],
  ])('writes (negative: %p) %s.%s with %p decimals as %p', (isNegative, integer, fraction, count, text) => {
    expect(written(isNegative, integer, fraction, count)).toBe(text)
  })

  it.each([0, 21, -1, 1.5, Number.NaN])('refuses %p decimals', (count) => {
    expect(() => splitDigits(false, '1', '', count)).toThrow(RangeError)
  })

  it('always groups by three and keeps the asked number of decimals', () => {
    fc.assert(
      fc.property(fc.boolean(), digits, digits, decimals, (isNegative, integer, fraction, count) => {
        expect(written(isNegative, integer, fraction, count)).toMatch(
          new RegExp(`^-?\\d{1,3}(,\\d{3})*\\.\\d{${count}}$`),
        )
      }),
    )
  })

  it('stays within half a unit of the last decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 5 }), (micro, count) => {
        const [integer = '', fraction = ''] = Math.abs(micro / 1e6)
          .toFixed(6)
          .split('.')
        const shown = Number(withoutCommas(written(micro < 0, integer, fraction, count)))
        expect(Math.abs(shown - micro / 1e6)).toBeLessThanOrEqual(0.5 * 10 ** -count + 1e-9)
      }),
    )
  })

  it('gives every integer back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), decimals, (value, count) => {
        expect(Number(withoutCommas(written(value < 0, String(Math.abs(value)), '', count)))).toBe(value)
      }),
    )
  })
})

describe('formatting a count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [12_480, '12,480'],
    [-1_000_000, '-1,000,000'],
  ])('writes %p as %p', (value, text) => {
    expect(formatCount(value)).toBe(text)
  })

  it('refuses what is no whole number', () => {
    expect(() => formatCount(1.5)).toThrow(RangeError)
  })
})
