import fc from 'fast-check'
import { advertisedMonthlyFen, loanFaults, loanOffer } from '@/domain/finance/loan'
import { makeScheme } from '../../../support/samples/loan-scheme'

const scheme = makeScheme()
const PRICE_FEN = 29_170_000
const USUAL_PLAN = { downPaymentRatio: 0.3, termMonths: 60 }

describe('a loan', () => {
  it('comes to what the calculator shows', () => {
    const offer = loanOffer(PRICE_FEN, scheme, USUAL_PLAN)
    expect(offer).toMatchObject({ downPaymentFen: 8_751_000, loanFen: 20_419_000, monthlyFen: 358_257 })
    expect(offer.schedule[0]).toMatchObject({ principalFen: 323_545, interestFen: 34_712 })
  })

  it('is advertised in the terms of the first one, and not at all without one that makes sense', () => {
    const other = { ...scheme, annualRate: 0.0299 }
    expect(advertisedMonthlyFen(PRICE_FEN, [scheme, other])).toBe(358_257)
    expect(advertisedMonthlyFen(PRICE_FEN, [])).toBeUndefined()
    expect(advertisedMonthlyFen(PRICE_FEN, [{ ...scheme, defaultTermMonths: 7 }])).toBeUndefined()
  })

  it('costs nothing at a rate of zero', () => {
    const offer = loanOffer(PRICE_FEN, { ...scheme, annualRate: 0 }, { downPaymentRatio: 0.5, termMonths: 12 })
    expect(offer.interestFen).toBe(0)
    expect(offer.monthlyFen).toBe(Math.round(14_585_000 / 12))
  })

  it.each([
    ['a down payment below the least', { downPaymentRatio: 0.1499, termMonths: 60 }, ['downPaymentTooLow']],
    ['a down payment that is no number', { downPaymentRatio: Number.NaN, termMonths: 60 }, ['downPaymentTooLow']],
    ['a down payment above the most', { downPaymentRatio: 0.7501, termMonths: 60 }, ['downPaymentTooHigh']],
    ['a term that is not offered', { downPaymentRatio: 0.3, termMonths: 13 }, ['termNotOffered']],
  ])('is not to be had with %s', (_what, plan, faults) => {
    expect(loanFaults(scheme, plan)).toEqual(faults)
    expect(() => loanOffer(PRICE_FEN, scheme, plan)).toThrow(RangeError)
  })

  it('is not to be had at a negative rate', () => {
    expect(loanFaults({ ...scheme, annualRate: -0.01 }, USUAL_PLAN)).toEqual(['rateInvalid'])
  })

  it('pays the car exactly: down payment and loan are the price, all months the loan and its interest', () => {
    const ratio = fc.integer({ min: 1_500, max: 7_500 }).map((basisPoints) => basisPoints / 10_000)
    const prices = fc.integer({ min: 10_000_000, max: 100_000_000 })
    fc.assert(
      fc.property(prices, ratio, fc.constantFrom(...scheme.termsMonths), (priceFen, downPaymentRatio, termMonths) => {
        const offer = loanOffer(priceFen, scheme, { downPaymentRatio, termMonths })
        const paidFen = offer.schedule.reduce((sum, { paymentFen }) => sum + paymentFen, 0)
        expect(offer.downPaymentFen + offer.loanFen).toBe(priceFen)
        expect(paidFen).toBe(offer.loanFen + offer.interestFen)
        const advertised = { ...scheme, defaultDownPaymentRatio: downPaymentRatio, defaultTermMonths: termMonths }
        expect(advertisedMonthlyFen(priceFen, [advertised])).toBe(offer.monthlyFen)
      }),
    )
  })
})
