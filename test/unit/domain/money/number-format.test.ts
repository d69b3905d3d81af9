import fc from 'fast-check'
import { formatCount, formatNumber } from '@/domain/money/number-format'

const finite = fc.double({ noNaN: true, noDefaultInfinity: true })
const decimals = fc.integer({ min: 1, max: 20 })
const withoutCommas = (text: string): string => text.replace(/,/g, '')

describe('formatting a number', () => {
  it.each([
    [0, 2, '0.00'],
    [1234.5, 2, '1,234.50'],
    [999.995, 2, '1,000.00'],
    [1.005, 2, '1.01'],
    [-1.005, 2, '-1.01'],
    [-0.001, 2, '0.00'],
    [0.05, 1, '0.1'],
    [3.25, 1, '3.3'],
    [1e-7, 2, '0.00'],
    [1.5e-7, 20, '0.00000015000000000000'],
    [0.1, 20, '0.10000000000000000000'],
    [1e21, 1, '1,000,000,000,000,000,000,000.0'],
    [1.25e21, 1, '1,250,000,000,000,000,000,000.0'],
  ])('writes %p with %p decimals as %p', (value, count, text) => {
    expect(formatNumber(value, count)).toBe(text)
  })

  it('shows two decimals unless told otherwise', () => {
    expect(formatNumber(12)).toBe('12.00')
  })

  it.each([0, 21, -1, 1.5, Number.NaN])('refuses %p decimals', (count) => {
    expect(() => formatNumber(1, count)).toThrow(RangeError)
  })

  it.each([Number.NaN, Infinity, -Infinity])('refuses %p', (value) => {
    expect(() => formatNumber(value)).toThrow(RangeError)
  })

  it('always groups by three and keeps the asked number of decimals', () => {
    fc.assert(
      fc.property(finite, decimals, (value, count) => {
        expect(formatNumber(value, count)).toMatch(new RegExp(`^-?\\d{1,3}(,\\d{3})*\\.\\d{${count}}$`))
      }),
    )
  })

  it('stays within half a unit of the last decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 5 }), (micro, count) => {
        const value = micro / 1e6
        const shown = Number(withoutCommas(formatNumber(value, count)))
        expect(Math.abs(shown - value)).toBeLessThanOrEqual(0.5 * 10 ** -count + 1e-9)
      }),
    )
  })

  it('gives every integer back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), decimals, (value, count) => {
        expect(Number(withoutCommas(formatNumber(value, count)))).toBe(value)
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
