import { fireEvent, render, screen } from '@testing-library/react'
import { NoPositionDialog } from '@/widgets/no-position'

let hasSettings = true
jest.mock('@/platform/position', () => ({
  get canOpenSettings() {
    return hasSettings
  },
}))

const close = jest.fn()
const chooseCity = jest.fn()
const names = () => screen.getAllByRole('button').map((button) => button.textContent)

beforeEach(() => {
  hasSettings = true
  jest.clearAllMocks()
})

it('a refused position leads to the settings of the app, where there are some', () => {
  const { unmount } = render(<NoPositionDialog reason="refused" onClose={close} />)
  expect(names()).toEqual(['Open settings', 'Close'])
  unmount()
  hasSettings = false
  render(<NoPositionDialog reason="refused" onClose={close} />)
  expect(names()).toEqual(['Close'])
})

it('a position that the phone cannot tell has nothing to set', () => {
  render(<NoPositionDialog reason="unknown" onClose={close} />)
  expect(names()).toEqual(['Close'])
})

it('a city is offered where it does as well, and closes what asked', () => {
  render(<NoPositionDialog reason="unknown" onClose={close} onCity={chooseCity} />)
  fireEvent.click(screen.getByRole('button', { name: 'Choose a city' }))
  expect(close).toHaveBeenCalled()
  expect(chooseCity).toHaveBeenCalled()
})
