import { act, renderHook } from '@testing-library/react'
import { usePriceChange } from '@/widgets/price-changed-dialog/use-price-change'

const CHANGE = { oldAmountFen: 1, newAmountFen: 2 }

const changed = () => {
  const onReload = jest.fn()
  const { result } = renderHook(() => usePriceChange(onReload))
  act(() => result.current.showPriceChange(CHANGE))
  expect(result.current.priceChange).toMatchObject(CHANGE)
  return { result, onReload }
}

test('a new price is taken by reading everything again', () => {
  const { result, onReload } = changed()
  act(() => result.current.acceptPrice())
  expect(result.current.priceChange).toBeNull()
  expect(onReload).toHaveBeenCalled()
})

test('a shopper who keeps the old price reads nothing again', () => {
  const { result, onReload } = changed()
  act(() => result.current.keepOldPrice())
  expect(result.current.priceChange).toBeNull()
  expect(onReload).not.toHaveBeenCalled()
})
