import { act, render, screen } from '@testing-library/react'
import type { RightDetail } from '@/wire/schemas/right'
import { RightKind, RightOpening, RightStatus } from '@/wire/enums/right'
import { RightPage } from '@/features/rights/right-page'
import { fetchRight } from '@/services/api/right'
import { enter } from '../../../support/jest/enter'
import { showPages } from '../../../support/jest/taro/taro'

jest.mock('@/services/api/right', () => ({ fetchRight: jest.fn() }))

const right: RightDetail = {
  id: 'r1',
  rightName: 'Charging',
  kind: RightKind.charging,
  note: '',
  status: RightStatus.available,
  opensWith: RightOpening.payment,
  startTime: '2026-11-01 10:00:00',
  endTime: null,
  endsWithLock: false,
  quantity: 1000,
  used: 0,
  unit: 'kWh',
  orderId: 'o1',
  orderNo: 'B1',
  modelName: 'Vela 7',
  isDelivered: true,
  isLinked: false,
  worth: '',
  place: '',
  holder: '',
  withOthers: '',
  steps: [],
  uses: [],
}

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
