/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { useBuyCar } from '@/features/deposit-sale/use-buy-car'
import { fetchModelHome } from '@/services/api/home'
import { makeAllocation, makeHome } from '../../../support/samples/model-home'

jest.mock('@/services/api/home', () => ({ fetchModelHome: jest.fn(), sentModelHome: () => undefined }))

const START_MS = parseShanghai('2026-11-20 10:30:00')
const MANY_POLLS_MS = 20_000
const MIN_POLLS = 15

const answer = jest.mocked(fetchModelHome)
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers({ now: START_MS })
  answer.mockReset()
})
afterEach(() => jest.useRealTimers())

/** Opens the page and counts how often it is drawn from then on. */
const openPage = async () => {
  const drawn = jest.fn()
  const page = renderHook(() => {
    drawn()
    return useBuyCar(undefined)
  })
  await pass(0)
  drawn.mockClear()
  return { page, drawn }
}

describe('the "Buy car" page while it polls', () => {
  it('is not drawn again for replies without a change', async () => {
    answer.mockImplementation(async () => makeHome(makeAllocation()))
    const { page, drawn } = await openPage()
    await pass(MANY_POLLS_MS)
    expect(answer.mock.calls.length).toBeGreaterThan(MIN_POLLS)
    expect(drawn).not.toHaveBeenCalled()
    expect(page.result.current.view).toMatchObject({ kind: 'ready', sale: { kind: 'open' } })
    page.unmount()
  })

  it('is drawn once for a reply with a change', async () => {
    answer.mockImplementation(async () => makeHome(makeAllocation()))
    const { page, drawn } = await openPage()
    answer.mockImplementation(async () => makeHome(makeAllocation({ marketPriceFen: 90_000 })))
    await pass(MANY_POLLS_MS)
    expect(drawn).toHaveBeenCalledTimes(1)
    expect(page.result.current.view).toMatchObject({ sale: { allocation: { marketPriceFen: 90_000 } } })
    page.unmount()
  })
})
