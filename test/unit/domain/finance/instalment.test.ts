import fc from 'fast-check'
import { instalmentSchedule, monthlyInstalmentFen, totalInterestFen } from '@/domain/finance/instalment'

const principal = fc.integer({ min: 0, max: 100_000_000_00 })
/** Rates in steps of a hundredth of a percent, up to 36 % a year. */
const rate = fc.integer({ min: 0, max: 3_600 }).map((basisPoints) => basisPoints / 10_000)
const months = fc.integer({ min: 1, max: 120 })

const sum = (amountsFen: number[]): number => amountsFen.reduce((total, amountFen) => total + amountFen, 0)

describe('the monthly instalment', () => {
  it.each([
    [20_419_000, 0.0204, 60, 358_257],
    [10_000_000, 0.12, 12, 888_488],
    [12_000_000, 0, 12, 1_000_000],
    [100, 0, 3, 33],
    [0, 0.05, 12, 0],
    [12_345, 0.12, 1, 12_468],
  ])('is, for %p fen at %p over %p months, %p fen', (principalFen, annualRate, count, instalmentFen) => {
    expect(monthlyInstalmentFen(principalFen, annualRate, count)).toBe(instalmentFen)
  })

  it('approaches the even division as the rate approaches zero', () => {
    expect(monthlyInstalmentFen(20_419_000, 1e-15, 60)).toBe(monthlyInstalmentFen(20_419_000, 0, 60))
    expect(monthlyInstalmentFen(20_419_000, Number.MIN_VALUE, 60)).toBe(monthlyInstalmentFen(20_419_000, 0, 60))
  })

  it('never falls when the loan or the rate grows, nor rises when the term does', () => {
    fc.assert(
      fc.property(principal, rate, months, (principalFen, annualRate, count) => {
        const instalmentFen = monthlyInstalmentFen(principalFen, annualRate, count)
        expect(monthlyInstalmentFen(principalFen + 1, annualRate, count)).toBeGreaterThanOrEqual(instalmentFen)
        expect(monthlyInstalmentFen(principalFen, annualRate + 0.0001, count)).toBeGreaterThanOrEqual(instalmentFen)
        expect(monthlyInstalmentFen(principalFen, annualRate, count + 1)).toBeLessThanOrEqual(instalmentFen)
      }),
    )
  })

  it.each([
    [-1, 0.02, 12],
    [0.5, 0.02, 12],
    [Number.NaN, 0.02, 12],
    [100, -0.01, 12],
    [100, Number.NaN, 12],
    [100, Infinity, 12],
    [100, 0.02, 0],
    [100, 0.02, 1.5],
  ])('refuses %p fen at %p over %p months', (principalFen, annualRate, count) => {
    expect(() => monthlyInstalmentFen(principalFen, annualRate, count)).toThrow(RangeError)
    expect(() => instalmentSchedule(principalFen, annualRate, count)).toThrow(RangeError)
  })
})

describe('the schedule of a loan', () => {
  it('splits the first payment into a month of interest and the rest', () => {
    expect(instalmentSchedule(20_419_000, 0.0204, 60)[0]).toEqual({
      month: 1,
      paymentFen: 358_257,
      principalFen: 323_545,
      interestFen: 34_712,
      leftFen: 20_095_455,
    })
  })

  it('pays off the principal exactly, never a negative part, and ends at nothing owed', () => {
    fc.assert(
      fc.property(principal, rate, months, (principalFen, annualRate, count) => {
        const schedule = instalmentSchedule(principalFen, annualRate, count)
        expect(schedule).toHaveLength(count)
        expect(sum(schedule.map((one) => one.principalFen))).toBe(principalFen)
        expect(schedule.at(-1)?.leftFen).toBe(0)
        expect(schedule.every((one) => one.principalFen >= 0 && one.interestFen >= 0)).toBe(true)
        expect(schedule.every((one) => one.paymentFen === one.principalFen + one.interestFen)).toBe(true)
      }),
    )
  })

  it('asks for the same instalment every month but the last, on any loan worth a yuan a month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 100_000_000 }), rate, months, (principalFen, annualRate, count) => {
        const instalmentFen = monthlyInstalmentFen(principalFen, annualRate, count)
        const payments = instalmentSchedule(principalFen, annualRate, count).map((one) => one.paymentFen)
        expect(payments.slice(0, -1).every((paymentFen) => paymentFen === instalmentFen)).toBe(true)
      }),
    )
  })

  it('costs what is paid beyond the principal', () => {
    const schedule = instalmentSchedule(20_419_000, 0.0204, 60)
    expect(totalInterestFen(schedule)).toBe(sum(schedule.map((one) => one.paymentFen)) - 20_419_000)
    expect(totalInterestFen(schedule)).toBe(1_076_402)
  })

  it('costs nothing at a zero rate', () => {
    expect(totalInterestFen(instalmentSchedule(100, 0, 3))).toBe(0)
    expect(instalmentSchedule(100, 0, 3).map((one) => one.paymentFen)).toEqual([33, 33, 34])
  })
})
