import { render, screen } from '@testing-library/react'
import { DateField } from '@/ui/date-field'

const field = { label: 'Birthday', placeholder: 'Choose', first: '1900-01-01', last: '2026-11-28', onChange: jest.fn() }

test('a day that is not chosen yet shows its placeholder, and one that is shows the day alone', () => {
  const { rerender } = render(<DateField {...field} value="" />)
  expect(screen.getByText('Choose')).toBeVisible()

  rerender(<DateField {...field} value="1991-04-17" />)
  expect(screen.queryByText('Choose')).toBeNull()
  expect(screen.getByLabelText('Birthday')).toHaveValue('1991-04-17')
})
