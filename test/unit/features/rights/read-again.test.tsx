import { act, render, screen } from '@testing-library/react'
import { RightPage } from '@/features/rights/right-page'
import { fetchRight } from '@/services/api/right'
import { enter } from '../../../support/jest/enter'
import { showPages } from '../../../support/jest/taro/taro'
import { right } from './right-fixture'

jest.mock('@/services/api/right', () => ({ fetchRight: jest.fn() }))

test('what was used of a right while its page was under another is there when it comes back', async () => {
  await enter('u1')
  jest.mocked(fetchRight).mockResolvedValueOnce(right)
  jest.mocked(fetchRight).mockResolvedValue({ ...right, used: 40, uses: [{ time: '2026-11-21 09:30:00', amount: 40 }] })
  render(<RightPage id="r1" />)
  await act(async () => undefined)
  expect(screen.getByText('Charging')).toBeVisible()
  expect(screen.queryByText(/40/)).toBeNull()
  await act(async () => showPages())
  expect(screen.getAllByText(/40/)).not.toEqual([])
})
