import type { ModelHome } from '@/domain/vehicle/model-home'
import { depositSaleState } from '@/domain/order/deposit-sale'
import { createDepositSale, type DepositSaleController } from '@/services/deposit-sale/controller'
import { ApiError } from '@/services/request/errors'
import { makeVisibility } from '../../../support/jest/fake-visibility'
import { makeAllocation, makeHome, makeModel } from '../../../support/samples/model-home'

/** 10:00 in Shanghai: the small window of `makeAllocation` opens. */
const OPENS_MS = Date.parse('2026-11-20T02:00:00Z')

let running: DepositSaleController | undefined

/** A controller over home data that the test may change; the server answers at once. */
const setUp = (
  home: ModelHome,
  {
    startMs = OPENS_MS - 10_000,
    serverAheadMs = 0,
    sent,
  }: { startMs?: number; serverAheadMs?: number; sent?: ModelHome } = {},
) => {
  jest.useFakeTimers({ now: startMs - serverAheadMs })
  const server = { home, fails: undefined as unknown, aheadMs: serverAheadMs }
  const fetchHome = jest.fn(async () => {
    if (server.fails !== undefined) throw server.fails
    return JSON.parse(JSON.stringify(server.home)) as ModelHome
  })
  const visibility = makeVisibility()
  const sale = createDepositSale({
    sent,
    fetchHome,
    now: () => Date.now() + server.aheadMs,
    pollOptions: { visibility },
  })
  const onChange = jest.fn()
  sale.store.subscribe(onChange)
  running = sale
  const kind = (): string => {
    const view = sale.store.getState().sale
    if (view === undefined) return 'unknown'
    return depositSaleState(view.home.modelList[0]?.marketAllocationVos ?? [], view.atMs).kind
  }
  return { sale, server, fetchHome, visibility, onChange, kind }
}

afterEach(() => {
  running?.stop()
  jest.useRealTimers()
})

test('it polls each second while allocations exist', async () => {
  const { sale, fetchHome } = setUp(makeHome(makeAllocation()))
  sale.start()
  await jest.advanceTimersByTimeAsync(3_000)
  expect(fetchHome).toHaveBeenCalledTimes(4)
})

test('it asks once where no allocation exists', async () => {
  const { sale, fetchHome, kind } = setUp(makeHome())
  sale.start()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetchHome).toHaveBeenCalledTimes(1)
  expect(kind()).toBe('none')
})

test('replies that say the same draw nothing', async () => {
  const { sale, onChange } = setUp(makeHome(makeAllocation()))
  sale.start()
  await jest.advanceTimersByTimeAsync(5_000)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a reply that says something new is drawn', async () => {
  const { sale, server, onChange } = setUp(makeHome(makeAllocation()))
  sale.start()
  await jest.advanceTimersByTimeAsync(0)
  server.home = makeHome(makeAllocation({ marketPriceFen: 200_000 }))
  await jest.advanceTimersByTimeAsync(1_000)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('the button opens and closes at the very instant, with one drawing each', async () => {
  const { sale, kind, onChange } = setUp(makeHome(makeAllocation({ marketEndTime: '2026-11-20 10:00:05' })), {
    startMs: OPENS_MS - 1_500,
  })
  sale.start()
  await jest.advanceTimersByTimeAsync(1_499)
  expect(kind()).toBe('notStarted')
  await jest.advanceTimersByTimeAsync(1)
  expect(kind()).toBe('open')
  await jest.advanceTimersByTimeAsync(4_999)
  expect(kind()).toBe('open')
  await jest.advanceTimersByTimeAsync(1)
  expect(kind()).toBe('none')
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('the server’s time counts, not the phone’s', async () => {
  const { sale, kind } = setUp(makeHome(makeAllocation()), { startMs: OPENS_MS - 2_000, serverAheadMs: 7_200_000 })
  sale.start()
  await jest.advanceTimersByTimeAsync(1_999)
  expect(kind()).toBe('notStarted')
  await jest.advanceTimersByTimeAsync(1)
  expect(kind()).toBe('open')
})

test('a wake-up that a corrected clock finds too early waits on and draws nothing', async () => {
  const { sale, server, kind, onChange } = setUp(makeHome(makeAllocation()), { startMs: OPENS_MS - 500 })
  sale.start()
  await jest.advanceTimersByTimeAsync(100)
  server.aheadMs = -300
  await jest.advanceTimersByTimeAsync(400)
  expect(onChange).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(299)
  expect(kind()).toBe('notStarted')
  await jest.advanceTimersByTimeAsync(1)
  expect(kind()).toBe('open')
})

test('each model is judged by its own windows', async () => {
  const home: ModelHome = {
    modelList: [
      makeModel('vela-7', [makeAllocation()]),
      makeModel('vela-9', [makeAllocation({ marketStartTime: '2026-11-20 10:00:05' })]),
    ],
    pointBannerVO: null,
  }
  const { sale } = setUp(home, { startMs: OPENS_MS - 1_000 })
  const kinds = (): string[] => {
    const view = sale.store.getState().sale
    return (view?.home.modelList ?? []).map(
      (model) => depositSaleState(model.marketAllocationVos, view?.atMs ?? 0).kind,
    )
  }
  sale.start()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(kinds()).toEqual(['open', 'notStarted'])
  await jest.advanceTimersByTimeAsync(5_000)
  expect(kinds()).toEqual(['open', 'open'])
})

test('a window that opens in two months does not wake the page at once', async () => {
  const { sale, kind, onChange } = setUp(
    makeHome(makeAllocation({ marketStartTime: '2027-01-20 10:00:00', marketEndTime: '2027-01-21 10:00:00' })),
  )
  sale.start()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(kind()).toBe('notStarted')
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('it does nothing while the app is hidden', async () => {
  const { sale, fetchHome, visibility } = setUp(makeHome(makeAllocation()))
  sale.start()
  await jest.advanceTimersByTimeAsync(0)
  visibility.set(false)
  await jest.advanceTimersByTimeAsync(30_000)
  expect(fetchHome).toHaveBeenCalledTimes(1)
})

test('a page that comes back shows at once what changed meanwhile', async () => {
  const { sale, server, kind } = setUp(makeHome(makeAllocation()))
  sale.start()
  await jest.advanceTimersByTimeAsync(0)
  sale.stop()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(kind()).toBe('notStarted')
  server.fails = new ApiError('network', 0, '')
  sale.start()
  expect(kind()).toBe('open')
})

test('a stopped sale asks nothing and draws nothing, whatever is still on its way', async () => {
  const { sale, fetchHome, onChange } = setUp(makeHome(makeAllocation()))
  sale.start()
  sale.stop()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetchHome).toHaveBeenCalledTimes(1)
  expect(onChange).not.toHaveBeenCalled()
})

test('starting twice polls once', async () => {
  const { sale, fetchHome } = setUp(makeHome(makeAllocation()))
  sale.start()
  sale.start()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(fetchHome).toHaveBeenCalledTimes(2)
})

test('a lost call is told once, keeps what is shown, and is forgotten with the next reply', async () => {
  const { sale, server, onChange } = setUp(makeHome(makeAllocation()))
  sale.start()
  await jest.advanceTimersByTimeAsync(0)
  server.fails = new ApiError('network', 0, '')
  await jest.advanceTimersByTimeAsync(5_000)
  expect(sale.store.getState()).toMatchObject({
    sale: { home: { modelList: [{ id: 'vela-7' }] } },
    failure: 'You seem to be offline. Check your connection and try again.',
  })
  expect(onChange).toHaveBeenCalledTimes(2)
  server.fails = undefined
  await jest.advanceTimersByTimeAsync(1_000)
  expect(sale.store.getState().failure).toBeUndefined()
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('a refusal ends the polling until it is reloaded', async () => {
  const { sale, server, fetchHome, kind } = setUp(makeHome(makeAllocation()))
  server.fails = new ApiError('business', 40000, 'Not today.')
  sale.start()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetchHome).toHaveBeenCalledTimes(1)
  expect(sale.store.getState().failure).toBe('Not today.')
  server.fails = undefined
  sale.reload()
  await jest.advanceTimersByTimeAsync(0)
  expect(kind()).toBe('open')
})

describe('with the models that came with the page', () => {
  test('it shows them before any reply, and draws nothing for one that says the same', async () => {
    const { sale, onChange, kind } = setUp(makeHome(makeAllocation()), { sent: makeHome(makeAllocation()) })
    expect(kind()).toBe('notStarted')
    sale.start()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(onChange).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(8_000)
    expect(kind()).toBe('open')
  })

  test('it draws what the first reply says otherwise', async () => {
    const { sale, onChange } = setUp(makeHome(makeAllocation({ marketPriceFen: 200_000 })), {
      sent: makeHome(makeAllocation()),
    })
    sale.start()
    await jest.advanceTimersByTimeAsync(0)
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(sale.store.getState().sale?.home.modelList[0]?.marketAllocationVos[0]?.marketPriceFen).toBe(200_000)
  })

  test('it says what the server would as soon as a reply has corrected a clock that was ahead', async () => {
    const { sale, server, kind } = setUp(makeHome(makeAllocation()), {
      sent: makeHome(makeAllocation()),
      startMs: OPENS_MS + 1,
    })
    expect(kind()).toBe('open')
    server.aheadMs = -5_000
    sale.start()
    await jest.advanceTimersByTimeAsync(0)
    expect(kind()).toBe('notStarted')
  })

  test('it says that they may be old when no reply comes', async () => {
    const { sale, server, kind } = setUp(makeHome(makeAllocation()), { sent: makeHome(makeAllocation()) })
    server.fails = new ApiError('network', 0, '')
    sale.start()
    await jest.advanceTimersByTimeAsync(0)
    expect(kind()).toBe('notStarted')
    expect(sale.store.getState().failure).toBeDefined()
  })
})
