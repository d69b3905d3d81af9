import { render, screen, within } from '@testing-library/react'
import { instalmentSchedule } from '@/domain/finance/instalment'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { LoanSchedule } from '@/widgets/loan/schedule'

test('a schedule names each month from the next one on, and what is paid off, paid as interest and left', () => {
  const nowMs = parseShanghai('2026-11-21 10:00:00')
  render(<LoanSchedule schedule={instalmentSchedule(20_419_000, 0.0204, 60)} nowMs={nowMs} />)
  const [, first, second] = screen.getAllByRole('row')
  if (!first || !second) throw new Error('the schedule has months')
  expect(within(first).getByRole('rowheader')).toHaveTextContent('1Dec 2026')
  expect(
    within(first)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3,235.45', '347.12', '200,954.55'])
  expect(within(second).getByRole('rowheader')).toHaveTextContent('2Jan 2027')
})
