import fc from 'fast-check'
import { loanFaults, loanOffer } from '@/domain/finance/loan'
import { downPaymentBounds, nearestPlan } from '@/domain/finance/loan-plan'
import { makeScheme } from '../../../support/samples/loan-scheme'

const scheme = makeScheme()
const PRICE_FEN = 29_170_000

const basisPoints = fc.integer({ min: 0, max: 10_000 })
const anyScheme = fc
  .tuple(basisPoints, basisPoints, basisPoints, fc.integer({ min: 0, max: 3_600 }))
  .map(([a, b, c, rate]) => {
    const [min = 0, usual = 0, max = 0] = [a, b, c].sort((one, other) => one - other)
    return {
      ...scheme,
      annualRate: rate / 10_000,
      minDownPaymentRatio: min / 10_000,
      defaultDownPaymentRatio: usual / 10_000,
      maxDownPaymentRatio: max / 10_000,
    }
  })
const price = fc.integer({ min: 1_000_000, max: 100_000_000_00 })
const wish = fc.record({
  downPaymentFen: fc.option(fc.double(), { nil: undefined }).map((fen) => (Number.isNaN(fen) ? undefined : fen)),
  termMonths: fc.option(fc.integer(), { nil: undefined }),
})

describe('the down payments of a scheme', () => {
  it('are whole fen, to the fen of its ratios', () => {
    expect(downPaymentBounds(scheme, PRICE_FEN)).toEqual({
      minFen: 4_375_500,
      maxFen: 21_877_500,
      defaultFen: 8_751_000,
    })
    expect(downPaymentBounds(scheme, 1_001)).toEqual({ minFen: 151, maxFen: 750, defaultFen: 300 })
  })

  it('can be paid at both bounds', () => {
    fc.assert(
      fc.property(anyScheme, price, (one, priceFen) => {
        const { minFen, maxFen } = downPaymentBounds(one, priceFen)
        // A range narrower than a fen holds none; real schemes span many.
        fc.pre(one.maxDownPaymentRatio - one.minDownPaymentRatio > 0.001)
        for (const downFen of [minFen, maxFen]) {
          expect(loanFaults(one, { downPaymentRatio: downFen / priceFen, termMonths: 12 })).toEqual([])
        }
      }),
    )
  })
})

describe('the nearest plan', () => {
  it('is the scheme’s own where nothing is wished', () => {
    expect(nearestPlan(scheme, PRICE_FEN, {})).toEqual({ downPaymentRatio: 0.3, termMonths: 60 })
  })

  it.each([
    ['more than may be paid down', { downPaymentFen: 99_999_999_999 }, 0.75, 60],
    ['less than must be paid down', { downPaymentFen: -5 }, 0.15, 60],
    ['a term between two', { termMonths: 20 }, 0.3, 24],
    ['a term beyond all', { termMonths: 600 }, 0.3, 60],
  ])('keeps to the scheme when the wish is %s', (_what, wished, downPaymentRatio, termMonths) => {
    expect(nearestPlan(scheme, PRICE_FEN, wished)).toEqual({ downPaymentRatio, termMonths })
  })

  it('can always be worked out to the fen, and pays down exactly what fits', () => {
    fc.assert(
      fc.property(anyScheme, price, wish, (one, priceFen, wished) => {
        fc.pre(one.maxDownPaymentRatio - one.minDownPaymentRatio > 0.001)
        const offer = loanOffer(priceFen, one, nearestPlan(one, priceFen, wished))
        const { minFen, maxFen, defaultFen } = downPaymentBounds(one, priceFen)
        const wantedFen = Math.round(wished.downPaymentFen ?? defaultFen)
        expect(offer.downPaymentFen).toBe(Math.min(Math.max(wantedFen, minFen), maxFen))
        expect(offer.schedule.every((month) => Object.values(month).every(Number.isSafeInteger))).toBe(true)
        expect(offer.schedule.reduce((sum, { principalFen }) => sum + principalFen, 0)).toBe(offer.loanFen)
      }),
    )
  })
})
