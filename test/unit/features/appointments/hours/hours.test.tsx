import { fireEvent, render, screen } from '@testing-library/react'
import type { CalendarDay } from '@/wire/schemas/appointment'
import { Hours } from '@/features/appointments/hours/hours'

const dayOf = (day: string): CalendarDay => ({ day, isOpen: true, slots: [{ startTime: `${day} 10:00:00`, left: 1 }] })

test('above the days stands the month of the one that is shown', () => {
  const days = ['2026-11-30', '2026-12-01'].map(dayOf)
  render(<Hours days={days} chosen={undefined} gone={null} onChoose={jest.fn()} />)
  expect(screen.getByRole('heading')).toHaveTextContent('Nov 2026')

  fireEvent.click(screen.getByText('1'))
  expect(screen.getByRole('heading')).toHaveTextContent('Dec 2026')
})
