import fc from 'fast-check'
import { readHundredths } from '@/domain/money/decimal-text'
import { readDownPayment, readRate } from '@/domain/finance/loan-input'
import { formatYuan } from '@/domain/money/money'
import { makeScheme } from '../../../support/samples/loan-scheme'

const scheme = makeScheme({ termsMonths: [60] })
const PRICE_FEN = 29_170_000

describe('a number that is typed', () => {
  it.each([
    ['¥87,510.50', 8_751_050],
    ['  2.04 % ', 204],
    ['.5', 50],
    ['7.', 700],
    ['+3', 300],
    ['−1.5', -150],
    ['0.004', 0],
    ['-0', 0],
    ['１２', undefined],
    ['1e5', undefined],
    ['12a', undefined],
    ['1.2.3', undefined],
    ['.', undefined],
    ['', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    [`1${'0'.repeat(400)}`, Infinity],
  ])('%p is %p hundredths', (text, value) => {
    expect(readHundredths(text)?.value).toBe(value)
  })

  it('reads back every amount that the app writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_00, max: 100_000_000_00 }), (amountFen) => {
        expect(readHundredths(formatYuan(amountFen))).toEqual({ value: amountFen, isExact: true })
      }),
    )
  })
})

describe('a typed down payment', () => {
  it.each([
    ['87510', { fault: null, value: 8_751_000 }],
    ['43,755.00', { fault: null, value: 4_375_500 }],
    ['43754.99', { fault: 'tooLow', nearest: 4_375_500 }],
    ['-87510', { fault: 'tooLow', nearest: 4_375_500 }],
    ['218775.01', { fault: 'tooHigh', nearest: 21_877_500 }],
    ['9'.repeat(60), { fault: 'tooHigh', nearest: 21_877_500 }],
    ['87510.005', { fault: 'tooFine', nearest: 8_751_001 }],
    ['a third', { fault: 'noNumber', nearest: 8_751_000 }],
    ['', { fault: 'noNumber', nearest: 8_751_000 }],
  ])('%p: %p', (text, read) => {
    expect(readDownPayment(text, scheme, PRICE_FEN)).toEqual(read)
  })
})

describe('a typed rate', () => {
  it.each([
    ['0', { fault: null, value: 0 }],
    ['2.04 %', { fault: null, value: 204 }],
    ['36', { fault: null, value: 3_600 }],
    ['-0.01', { fault: 'tooLow', nearest: 0 }],
    ['36.01', { fault: 'tooHigh', nearest: 3_600 }],
    ['2.045', { fault: 'tooFine', nearest: 205 }],
    ['two', { fault: 'noNumber', nearest: 300 }],
  ])('%p: %p', (text, read) => {
    expect(readRate(text)).toEqual(read)
  })

  it('always offers a number that is good', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readRate(text)
        const good = read.fault === null ? read.value : read.nearest
        expect(readRate(String(good / 100))).toEqual({ fault: null, value: good })
      }),
    )
  })
})
