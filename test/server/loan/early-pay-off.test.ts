import fc from 'fast-check'
import { instalmentSchedule } from '@/domain/finance/instalment'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { earlyPayOff } from '../../../server/modules/loan/early-pay-off'
import { addMonths } from '../../../server/system/shanghai-calendar'

const RELEASED_MS = parseShanghai('2026-01-31 10:00:00')
const schedule = instalmentSchedule(1_200_000, 0.06, 12)

describe('paying a loan off early', () => {
  it('asks before the first due date for the whole loan and one month of interest', () => {
    const quote = earlyPayOff(schedule, RELEASED_MS, RELEASED_MS)
    expect(quote).toMatchObject({ amountFen: 1_200_000 + 6_000, dueMs: parseShanghai('2026-02-28 10:00:00') })
  })

  it('counts an instalment as paid once its due date has come', () => {
    const quote = earlyPayOff(schedule, RELEASED_MS, parseShanghai('2026-02-28 10:00:00'))
    expect(quote?.dueMs).toBe(parseShanghai('2026-03-31 10:00:00'))
  })

  it('has nothing to ask for after the last instalment', () => {
    expect(earlyPayOff(schedule, RELEASED_MS, addMonths(RELEASED_MS, 12))).toBeNull()
  })

  it('costs, with what was paid before, the loan and its interest less what is saved', () => {
    const cases = fc.record({
      loanFen: fc.integer({ min: 1, max: 100_000_000 }),
      rate: fc.integer({ min: 0, max: 2_000 }).map((points) => points / 10_000),
      months: fc.integer({ min: 1, max: 84 }),
      passed: fc.integer({ min: 0, max: 83 }),
    })
    fc.assert(
      fc.property(cases, ({ loanFen, rate, months, passed }) => {
        fc.pre(passed < months)
        const rows = instalmentSchedule(loanFen, rate, months)
        const total = rows.reduce((sum, { paymentFen }) => sum + paymentFen, 0)
        const before = rows.slice(0, passed).reduce((sum, { paymentFen }) => sum + paymentFen, 0)
        const quote = earlyPayOff(rows, RELEASED_MS, addMonths(RELEASED_MS, passed))
        expect(before + (quote?.amountFen ?? 0)).toBe(total - (quote?.savedInterestFen ?? 0))
      }),
    )
  })
})
