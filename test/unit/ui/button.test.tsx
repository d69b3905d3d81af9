import { act, fireEvent, render, screen } from '@testing-library/react'
import { DOUBLE_TAP_MS } from '@/domain/time/double-tap'
import { Button } from '@/ui/button'

describe('Button', () => {
  it('ignores taps while its promise is pending, and says that it is busy', async () => {
    let finish = () => {}
    const onPress = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    render(<Button onPress={onPress}>Pay</Button>)
    const button = screen.getByRole('button', { name: 'Pay' })

    fireEvent.click(button)
    fireEvent.click(button)

    expect(onPress).toHaveBeenCalledTimes(1)
    expect(button).toHaveAttribute('aria-busy', 'true')

    await act(async () => finish())
    expect(button).not.toHaveAttribute('aria-busy')
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(2)
    await act(async () => finish())
  })

  it('takes a double tap for one intention, and a later tap for another', async () => {
    jest.useFakeTimers()
    const onPress = jest.fn()
    render(<Button onPress={onPress}>Open</Button>)
    const button = screen.getByRole('button')

    fireEvent.click(button)
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(1)

    await jest.advanceTimersByTimeAsync(DOUBLE_TAP_MS)
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(2)
    jest.useRealTimers()
  })

  it('stays reachable and says why while it is disabled', () => {
    const onPress = jest.fn()
    render(
      <Button isDisabled hint="Opens 28 Nov, 10:00" onPress={onPress}>
        Order
      </Button>,
    )
    const button = screen.getByRole('button', { name: /Order.*Opens 28 Nov, 10:00/ })

    fireEvent.click(button)

    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toBeEnabled()
    expect(onPress).not.toHaveBeenCalled()
  })

  it('ignores taps while the page says that it is loading', () => {
    const onPress = jest.fn()
    render(
      <Button isLoading onPress={onPress}>
        Send
      </Button>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(onPress).not.toHaveBeenCalled()
  })
})

test('what stands beside a dot in the second line is in one piece', () => {
  render(<Button hint="59:56 后开放预订 · 11月28日 21:55">¥1,000.00 预订</Button>)
  expect(screen.getByText('59:56 后开放预订 ·')).toHaveClass('button__phrase')
  expect(screen.getByText('11月28日 21:55')).toHaveClass('button__phrase')
  expect(screen.getByRole('button')).toHaveTextContent('59:56 后开放预订 · 11月28日 21:55')
})
