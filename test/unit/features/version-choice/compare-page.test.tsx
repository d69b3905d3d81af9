import { fireEvent, render, screen } from '@testing-library/react'
import type { ParameterTable } from '@/wire/schemas/vehicle'
import { ComparePage } from '@/features/version-choice/compare-page'
import * as navigation from '@/services/navigation/open'

jest.mock('@/services/navigation/open')
const leave = jest.fn()

const show = (versions: { pnoTwelve: string }[]) => {
  const data = { modelId: 'vela-7', modelName: 'Vela 7', versions } as ParameterTable // as much as is read
  render(
    <ComparePage
      page={{ status: 'ready', data, isRefreshing: false, refreshFailure: undefined }}
      reload={jest.fn()}
      pair={null}
      change={jest.fn()}
      leave={leave}
    />,
  )
}

beforeEach(() => void jest.clearAllMocks())

test('a model with one version has nothing to compare, and leads to it', () => {
  show([{ pnoTwelve: 'A' }])
  expect(screen.getByRole('heading', { name: 'Nothing to compare' })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'See the version' }))
  expect(navigation.replace).toHaveBeenCalledWith('pages/choosen-version/index', { modelId: 'vela-7' })
  expect(leave).not.toHaveBeenCalled()
})

test('a model without versions leads to the cars on sale, as its button says', () => {
  show([])
  fireEvent.click(screen.getByRole('button', { name: 'See the cars on sale' }))
  expect(navigation.replace).toHaveBeenCalledWith('pages/order/index')
  expect(leave).not.toHaveBeenCalled()
})
