import { act, fireEvent, render, screen } from '@testing-library/react'
import { readLanguageFrom } from '@/language/current'
import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import { depositSaleState } from '@/domain/order/deposit-sale'
import { SECOND_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { DepositButton } from '@/widgets/deposit-button'

const small: MarketAllocation = {
  marketAllocationType: MarketAllocationType.small,
  marketPostId: 'small',
  marketStartTime: '2026-11-20 10:00:00',
  marketEndTime: '2026-11-25 10:00:00',
  marketSwitchFlag: true,
  marketPriceFen: 100_000,
  marketPicture: '',
  marketRights: [],
  collectRights: [],
  marketHasLine: false,
}
const big: MarketAllocation = {
  ...small,
  marketAllocationType: MarketAllocationType.big,
  marketPostId: 'big',
  marketStartTime: '2026-11-28 10:00:00',
  marketEndTime: '2026-12-28 10:00:00',
  marketPriceFen: 500_000,
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  readLanguageFrom(() => 'en')
})

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

const draw = (allocations: readonly MarketAllocation[], at: string, onPress = jest.fn()) => {
  const atMs = parseShanghai(at)
  jest.setSystemTime(atMs)
  const sale = depositSaleState(allocations, atMs)
  render(<DepositButton sale={sale} offersBoth={allocations.length > 1} onPress={onPress} />)
  return onPress
}

describe('DepositButton', () => {
  it.each([
    [
      'one small deposit before its start',
      [small],
      '2026-11-20 09:00:00',
      'Opens 20 Nov, 10:00',
      'Small deposit · ¥1,000.00',
      false,
    ],
    [
      'both before the small start',
      [small, big],
      '2026-11-20 09:00:00',
      'Reserve for ¥1,000.00',
      'Opens 20 Nov, 10:00',
      false,
    ],
    [
      'the last hour before one small start',
      [small],
      '2026-11-20 09:47:26',
      'Opens in 12:34',
      '20 Nov, 10:00 · ¥1,000.00',
      false,
    ],
    [
      'the last hour before the small start of both',
      [small, big],
      '2026-11-20 09:00:01',
      'Reserve for ¥1,000.00',
      'Opens in 59:59 · 20 Nov, 10:00',
      false,
    ],
    [
      'the last hour before the big start',
      [big],
      '2026-11-28 09:59:59',
      'Order opens in 00:01',
      '28 Nov, 10:00 · ¥5,000.00',
      false,
    ],
    [
      'the last hour before the start of a line',
      [{ ...small, marketHasLine: true }],
      '2026-11-20 09:47:26',
      'Join the line',
      'Opens in 12:34 · 20 Nov, 10:00',
      true,
    ],
    [
      'the small window',
      [small, big],
      '2026-11-20 10:00:00',
      'Reserve for ¥1,000.00',
      'Small deposit · refundable',
      true,
    ],
    [
      'both after the small end',
      [small, big],
      '2026-11-25 10:00:00',
      'Order opens 28 Nov, 10:00',
      'Big deposit · ¥5,000.00',
      false,
    ],
    [
      'one big deposit before its start',
      [big],
      '2026-11-20 10:00:00',
      'Order opens 28 Nov, 10:00',
      'Big deposit · ¥5,000.00',
      false,
    ],
    ['the big window', [small, big], '2026-11-28 10:00:00', 'Order for ¥5,000.00', 'Big deposit', true],
  ])('in %s reads as the sale stands', (_name, allocations, at, label, hint, isActive) => {
    const onPress = draw(allocations, at)
    const button = screen.getByRole('button')

    expect(button).toHaveTextContent(`${label}${hint}`)
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(isActive ? 1 : 0)
  })

  it('hands over the allocation that is on sale', () => {
    const onPress = draw([small, big], '2026-11-28 10:00:00')
    fireEvent.click(screen.getByRole('button'))
    expect(onPress).toHaveBeenCalledWith(big)
  })

  it('is absent when nothing is on sale', () => {
    draw([small], '2026-11-25 10:00:00')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('counts in its own place each second of the last hour, and rests before', () => {
    draw([small], '2026-11-20 08:59:58')
    const label = screen.getByText('Opens 20 Nov, 10:00')

    pass(2 * SECOND_MS)
    expect(label).toHaveTextContent('Opens 20 Nov, 10:00')
    pass(SECOND_MS)
    expect(label).toHaveTextContent('Opens in 59:59')
    pass(SECOND_MS)
    expect(label).toHaveTextContent('Opens in 59:58')
    expect(label).toBeInTheDocument()
  })

  it('says in Chinese, too, in one short line when it opens, and how long that still is', () => {
    readLanguageFrom(() => 'zh')
    draw([small, big], '2026-11-20 09:47:26')
    expect(screen.getByRole('button')).toHaveTextContent('¥1,000.00 预订12:34 后开放 · 11月20日 10:00')
  })

  it('is told to screen readers beside the button, as a countdown is', () => {
    draw([small], '2026-11-20 09:54:59')
    const spoken = () => document.querySelector('[aria-live="polite"]')?.textContent

    expect(screen.getByRole('button').querySelector('[aria-live]')).toBeNull()
    expect(spoken()).toBe('')
    pass(SECOND_MS)
    expect(spoken()).toBe('5 minutes left')
  })

  it('has no countdown while it is open', () => {
    draw([small], '2026-11-20 10:00:00')
    expect(document.querySelector('[aria-live]')).toBeNull()
  })
})
