import fc from 'fast-check'
import { fenToYuan, formatYuan, splitYuan, sumFen, yuanToFen } from '@/domain/money/money'

/** Yuan from which on the fen could not be told. */
const WIRE_YUAN_LIMIT = 1e13

const amount = fc.maxSafeInteger()
const wireAmount = fc.integer({ min: -WIRE_YUAN_LIMIT * 100 + 1, max: WIRE_YUAN_LIMIT * 100 - 1 })
const digitsOf = (text: string): string => text.replace(/[,.]/g, '')

describe('formatting an amount', () => {
  it.each([
    [0, 2, '0.00'],
    [1, 2, '0.01'],
    [-5, 2, '-0.05'],
    [12_990_000, 2, '129,900.00'],
    [100_000, 2, '1,000.00'],
    [-100_000, 2, '-1,000.00'],
    [29_995, 1, '300.0'],
    [29_994, 1, '299.9'],
    [-4, 1, '0.0'],
    [12_345, 4, '123.4500'],
    [Number.MAX_SAFE_INTEGER, 2, '90,071,992,547,409.91'],
  ])('writes %p fen with %p decimals as %p', (amountFen, decimals, text) => {
    expect(formatYuan(amountFen, decimals)).toBe(text)
  })

  it('shows two decimals unless told otherwise', () => {
    expect(formatYuan(400_000)).toBe('4,000.00')
  })

  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('refuses %p, which is no amount in fen', (amountFen) => {
    expect(() => formatYuan(amountFen)).toThrow(RangeError)
  })

  it.each([0, 21, 1.5])('refuses %p decimals', (decimals) => {
    expect(() => formatYuan(100, decimals)).toThrow(RangeError)
  })

  it('loses no fen: the digits read back as the amount', () => {
    fc.assert(fc.property(amount, (amountFen) => expect(Number(digitsOf(formatYuan(amountFen)))).toBe(amountFen)))
  })

  it('writes a refund as the amount with a minus', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (amountFen) => {
        expect(formatYuan(-amountFen)).toBe(`-${formatYuan(amountFen)}`)
      }),
    )
  })

  it('only adds zeros beyond two decimals', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 2, max: 20 }), (amountFen, decimals) => {
        expect(formatYuan(amountFen, decimals)).toBe(formatYuan(amountFen) + '0'.repeat(decimals - 2))
      }),
    )
  })
})

describe('splitting an amount for display', () => {
  it('gives sign, integer and decimals apart', () => {
    expect(splitYuan(-123_456_789)).toEqual({ sign: -1, integer: '1,234,567', decimals: '89' })
    expect(splitYuan(0)).toEqual({ sign: 0, integer: '0', decimals: '00' })
  })
})

describe('amounts on the wire', () => {
  it.each([
    [1000, 100_000],
    [0.07, 7],
    [1.1, 110],
    [-19.99, -1999],
    [0, 0],
  ])('reads %p yuan as %p fen', (yuan, amountFen) => {
    expect(yuanToFen(yuan)).toBe(amountFen)
  })

  it.each([0.001, 1e-7, 19.999, Number.NaN, Infinity, WIRE_YUAN_LIMIT, 1e21])('refuses %p yuan', (yuan) => {
    expect(() => yuanToFen(yuan)).toThrow(RangeError)
  })

  it('keeps every amount over the wire and back', () => {
    fc.assert(
      fc.property(wireAmount, (amountFen) => {
        const travelled = JSON.parse(JSON.stringify(fenToYuan(amountFen))) as number
        expect(yuanToFen(travelled)).toBe(amountFen)
      }),
    )
  })

  it('refuses to send what could not be told apart', () => {
    expect(() => fenToYuan(WIRE_YUAN_LIMIT * 100)).toThrow(RangeError)
    expect(() => fenToYuan(0.5)).toThrow(RangeError)
  })
})

describe('adding amounts', () => {
  it('adds none to zero', () => {
    expect(sumFen([])).toBe(0)
  })

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (amountsFen) => {
        expect(sumFen([...amountsFen].reverse())).toBe(sumFen(amountsFen))
      }),
    )
  })

  it.each([[[0.1]], [[Number.MAX_SAFE_INTEGER, 1]]])('refuses %p', (amountsFen) => {
    expect(() => sumFen(amountsFen)).toThrow(RangeError)
  })
})
