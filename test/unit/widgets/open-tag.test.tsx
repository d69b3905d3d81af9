import { act, render, screen } from '@testing-library/react'
import { HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { OpenTag } from '@/widgets/open-tag'

const OPENINGS = [
  { opensTime: '2026-11-20 10:00:00', closesTime: '2026-11-20 22:00:00' },
  { opensTime: '2026-11-21 10:00:00', closesTime: '2026-11-21 22:00:00' },
]
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => jest.useFakeTimers({ now: parseShanghai('2026-11-20 09:59:00') }))
afterEach(() => jest.useRealTimers())

test('a page that stays says at the very moment that a shop opens, closes, and opens today', async () => {
  render(<OpenTag openings={OPENINGS} />)
  expect(screen.getByText('Opens: Today, 10:00')).toBeInTheDocument()
  await wait(MINUTE_MS)
  expect(screen.getByText('Open to 22:00')).toBeInTheDocument()
  await wait(12 * HOUR_MS)
  expect(screen.getByText('Opens: Tomorrow, 10:00')).toBeInTheDocument()
  await wait(2 * HOUR_MS)
  expect(screen.getByText('Opens: Today, 10:00')).toBeInTheDocument()
})

test('a timer that ends a moment early waits for the rest', async () => {
  render(<OpenTag openings={OPENINGS} />)
  jest.setSystemTime(parseShanghai('2026-11-20 09:58:59'))
  await wait(MINUTE_MS)
  expect(screen.getByText('Opens: Today, 10:00')).toBeInTheDocument()
  await wait(1_000)
  expect(screen.getByText('Open to 22:00')).toBeInTheDocument()
})
