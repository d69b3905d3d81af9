import { fireEvent, render, screen } from '@testing-library/react'
import { CopiedValue } from '@/ui/copied-value'
import * as copy from '@/ui/popup/copy'

jest.mock('@/ui/popup/copy')

test('a value reads in its own form, and is copied as it is', () => {
  render(<CopiedValue value="VL2026112004" shown="VL2026 1120 04" label="Copy the order number" />)
  expect(screen.getByText('VL2026 1120 04')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Copy the order number' }))
  expect(copy.copyText).toHaveBeenCalledWith('VL2026112004')
})

test('a value that has no other form reads as it is', () => {
  render(<CopiedValue value="P1" label="Copy the payment number" />)
  expect(screen.getByText('P1')).toBeInTheDocument()
})
