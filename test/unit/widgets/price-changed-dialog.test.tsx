import { act, render, renderHook, screen } from '@testing-library/react'
import { readLanguageFrom } from '@/language/current'
import { PriceChangedDialog } from '@/widgets/price-changed-dialog'
import { usePriceChange } from '@/widgets/price-changed-dialog/use-price-change'

const nothing = () => undefined
const CHANGE = { oldAmountFen: 1, newAmountFen: 2 }

const changed = () => {
  const onReload = jest.fn()
  const { result } = renderHook(() => usePriceChange(onReload))
  act(() => result.current.show(CHANGE))
  expect(result.current.dialog.change).toMatchObject(CHANGE)
  return { result, onReload }
}

test('a new price is taken by reading everything again', () => {
  const { result, onReload } = changed()
  act(() => result.current.dialog.onAccept())
  expect(result.current.dialog.change).toBeNull()
  expect(onReload).toHaveBeenCalled()
})

test('a shopper who keeps the old price reads nothing again', () => {
  const { result, onReload } = changed()
  act(() => result.current.dialog.onCancel())
  expect(result.current.dialog.change).toBeNull()
  expect(onReload).not.toHaveBeenCalled()
})

describe('a price that changed', () => {
  afterEach(() => readLanguageFrom(() => 'en'))

  it('is not called a list price in Chinese, from which the new one would be a discount', () => {
    readLanguageFrom(() => 'zh')
    render(<PriceChangedDialog subject="车辆" change={CHANGE} onAccept={nothing} onCancel={nothing} />)
    const dialog = screen.getByRole('dialog')
    expect(dialog).toHaveTextContent('调整前')
    expect(dialog).not.toHaveTextContent('原价')
  })

  it.each([
    [900, 'While this page was open, the car became cheaper.'],
    [1_100, 'While this page was open, the car became dearer.'],
  ])('is told old and new, also what stays: %s', (newAmountFen, text) => {
    const change = { oldAmountFen: 1_000, newAmountFen }
    render(
      <PriceChangedDialog
        subject="the car"
        change={change}
        note="Your deposit stays."
        onAccept={nothing}
        onCancel={nothing}
      />,
    )
    const dialog = screen.getByRole('dialog', { name: 'The price has changed' })
    expect(dialog).toHaveTextContent(text)
    expect(dialog).toHaveTextContent('Your deposit stays. Nothing has been charged.')
  })
})
