import { act, render, screen } from '@testing-library/react'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { Countdown } from '@/widgets/countdown'

const START_MS = Date.UTC(2026, 10, 20)
const SPARE_MS = 10 * SECOND_MS

beforeEach(() => jest.useFakeTimers({ now: START_MS }))
afterEach(() => jest.useRealTimers())

const shown = () => screen.getByRole('timer').textContent
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('Countdown', () => {
  it('counts hours, minutes and seconds, with days by their name when there are any', () => {
    const { rerender } = render(<Countdown endMs={START_MS + 29 * MINUTE_MS + 41 * SECOND_MS} />)
    expect(shown()).toBe('00:29:41')
    pass(SECOND_MS)
    expect(shown()).toBe('00:29:40')

    rerender(<Countdown endMs={START_MS + SECOND_MS + 50 * HOUR_MS} />)
    expect(shown()).toBe('2 days02:00:00')
  })

  it('ends once, at zero', () => {
    const onEnd = jest.fn()
    render(<Countdown endMs={START_MS + 2 * SECOND_MS} onEnd={onEnd} />)
    pass(2 * SECOND_MS - 1)
    expect(onEnd).not.toHaveBeenCalled()
    pass(1)
    pass(SPARE_MS)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('ends at once when the time has passed already', () => {
    const onEnd = jest.fn()
    render(<Countdown endMs={START_MS - 1} onEnd={onEnd} />)
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(shown()).toBe('00:00:00')
  })

  it('is silent for screen readers but for five minutes and one minute', () => {
    const { container } = render(<Countdown endMs={START_MS + 5 * MINUTE_MS + SECOND_MS} />)
    const spoken = () => container.querySelector('[aria-live="polite"]')?.textContent

    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off')
    expect(spoken()).toBe('')
    pass(SECOND_MS)
    expect(spoken()).toBe('5 minutes left')
    pass(MINUTE_MS)
    expect(spoken()).toBe('')
    pass(3 * MINUTE_MS)
    expect(spoken()).toBe('1 minute left')
  })

  it('leaves no timer behind when it goes', () => {
    const { unmount } = render(<Countdown endMs={START_MS + MINUTE_MS} />)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
