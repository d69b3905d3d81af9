import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Maintenance } from '@/wire/schemas/maintenance'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { fetchMaintenance } from '@/services/api/common'
import { goBack } from '@/services/navigation/go-back'

jest.mock('@/services/api/common')
jest.mock('@/services/navigation/go-back')

const CLOSED: Maintenance = {
  closure: { reason: 'We are moving.', beginTime: '2026-11-28 09:00:00', endTime: '2026-11-28 10:00:00' },
}
const OPEN: Maintenance = { closure: null }

/** What answers the looks, in the order in which they were asked. */
let answers: ((latest: Maintenance) => void)[] = []

const settle = () => act(async () => undefined)

/** The page of a closed app, whose poll has begun to look. */
const visit = async () => {
  window.location.hash = '#/pages/maintenance/index'
  render(<MaintenancePage />)
  await act(async () => answers[0]?.(CLOSED))
  expect(answers).toHaveLength(2)
}

beforeEach(() => {
  answers = []
  jest.mocked(goBack).mockReset().mockResolvedValue(undefined)
  jest.mocked(fetchMaintenance).mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
})

test('two looks that find the app open lead back one page', async () => {
  await visit()
  fireEvent.click(screen.getByText('Try now'))
  await settle()
  expect(answers).toHaveLength(3)
  await act(async () => answers.slice(1).forEach((tell) => tell(OPEN)))
  expect(goBack).toHaveBeenCalledTimes(1)
})

test('a look that ends after one has gone back takes no other page away', async () => {
  await visit()
  window.location.hash = '#/pages/home/index'
  await act(async () => answers[1]?.(OPEN))
  expect(goBack).not.toHaveBeenCalled()
})
