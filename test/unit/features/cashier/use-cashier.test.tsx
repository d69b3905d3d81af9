import Taro from '@tarojs/taro'
import { act, renderHook } from '@testing-library/react'
import type { OrderDetail } from '@/wire/schemas/order'
import { PayStatus } from '@/wire/enums/payment'
import type { Payable } from '@/features/cashier/payable'
import { useCashier, type CashierWish } from '@/features/cashier/use-cashier'
import * as payment from '@/services/api/payment'
import { ApiError } from '@/services/request/errors'
import { alertDialog } from '@/ui/popup/dialogs'
import { hidePages, showPages } from '../../../support/jest/taro/taro'
import { makeAttempt, makePaymentState } from '../../../support/samples/payment'

jest.mock('@/services/api/payment')
jest.mock('@/ui/popup/dialogs', () => ({ alertDialog: jest.fn().mockResolvedValue(undefined) }))
const fetchPaymentState = jest.mocked(payment.fetchPaymentState)
const startPayment = jest.mocked(payment.startPayment)

const order = { id: 'o1', orderType: 1 } as OrderDetail // the cashier reads no more of it
const failed = makePaymentState({
  attempt: makeAttempt({ payStatus: PayStatus.failed, failReason: 'Card limit reached' }),
})
const pending = makePaymentState({ attempt: makeAttempt({ payStatus: PayStatus.pending }) })
const paid = makePaymentState({ paid: true, orderStatus: 2 })

const POLL_MS = 2_000
/** As long as the server takes to close what has run out. */
const CLOSING_MS = 3_000

const reread = jest.fn()
const useDesk = (payable: Payable, wish?: CashierWish) => useCashier(payable, reread, wish)

async function open(state = makePaymentState()) {
  fetchPaymentState.mockResolvedValue(state)
  const hook = renderHook(() => useDesk({ order, payment: state, part: null }))
  await act(() => jest.advanceTimersByTimeAsync(0))
  return hook
}

async function serverSays(state: typeof failed) {
  fetchPaymentState.mockResolvedValue(state)
  await act(() => jest.advanceTimersByTimeAsync(POLL_MS))
}

describe('the cashier', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.mocked(Taro.redirectTo).mockClear()
    startPayment.mockClear()
    reread.mockClear()
  })
  afterEach(() => jest.useRealTimers())

  it('never offers a payment before a reload has found the pending one again', () => {
    fetchPaymentState.mockReturnValue(new Promise(() => undefined))
    const { result } = renderHook(() => useDesk({ order, payment: pending, part: null }))
    expect(result.current.view.status).toBe('waiting')
  })

  it('leads to the success page once the server says so', async () => {
    await open(pending)
    expect(Taro.redirectTo).not.toHaveBeenCalled()
    await serverSays(paid)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/successful/index?id=o1' })
  })

  it('leads to the fail page when a payment on its way is declined', async () => {
    await open(pending)
    await serverSays(failed)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/mall/order/fail-page?id=o1' })
  })

  it.each([
    ['paid', paid, '/pages/successful/index?id=o1&from=app'],
    ['declined', failed, '/pages/mall/order/fail-page?id=o1&from=app'],
  ])('remembers for the result that the app opened it: %s', async (_how, state, url) => {
    fetchPaymentState.mockResolvedValue(pending)
    renderHook(() => useDesk({ order, payment: pending, part: null }, { from: 'app' }))
    await act(() => jest.advanceTimersByTimeAsync(0))
    await serverSays(state)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url })
  })

  it('is to pay at again when back brings it as it was left for a provider’s page that was not used', async () => {
    const begun = makePaymentState({ attempt: makeAttempt({ gateway: 'wechat' }) })
    startPayment.mockResolvedValue({
      attempt: makeAttempt({ payStatus: PayStatus.pending }),
      jsapiParams: null,
      h5Url: null,
    })
    const { result } = await open()
    fetchPaymentState.mockResolvedValue(begun)
    jest.mocked(payment.queryPayment).mockResolvedValue(begun)
    await act(async () => {
      void result.current.pay(1)
      await jest.advanceTimersByTimeAsync(0)
    })
    expect(result.current.view.status).toBe('waiting')
    await act(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      await jest.advanceTimersByTimeAsync(0)
    })
    expect(result.current.view.status).toBe('idle')
  })

  it('asks again at once when the network is back, and tells of a question by hand that is lost', async () => {
    const { result } = await open(pending)
    fetchPaymentState.mockReturnValue(new Promise(() => undefined))
    await act(() => jest.advanceTimersByTimeAsync(POLL_MS))
    jest.mocked(payment.queryPayment).mockRejectedValueOnce(new ApiError('network', 0, ''))
    await act(() => result.current.check())
    expect(alertDialog).toHaveBeenCalledWith({ title: 'We could not check', text: expect.stringMatching(/offline/) })
    jest.mocked(payment.queryPayment).mockResolvedValueOnce(paid)
    await act(async () => {
      window.dispatchEvent(new Event('online'))
      await jest.advanceTimersByTimeAsync(0)
    })
    expect(result.current.view.status).toBe('paid')
  })

  it.each([
    ['stays open where the server has given it more time', makePaymentState(), false],
    ['is closed where the server says so', makePaymentState({ orderStatus: 6 }), true],
  ])('reads an order again whose time is up: it %s', async (_what, state, isClosed) => {
    const { result } = await open()
    fetchPaymentState.mockResolvedValue(state)
    act(() => result.current.timeRanOut())
    expect(result.current.isClosed).toBe(false)
    await act(() => jest.advanceTimersByTimeAsync(CLOSING_MS))
    expect(reread).toHaveBeenCalledTimes(1)
    expect(result.current.isClosed).toBe(isClosed)
  })

  it('lets nothing be paid from the end of its time on, until the server has said what became of the order', async () => {
    fetchPaymentState.mockResolvedValue(makePaymentState())
    const read = { order, payment: makePaymentState(), part: null }
    const { result, rerender } = renderHook(useDesk, { initialProps: read })
    expect(result.current.isTimeUp).toBe(false)
    act(() => result.current.timeRanOut())
    await act(() => jest.advanceTimersByTimeAsync(CLOSING_MS))
    expect(result.current.isTimeUp).toBe(true)
    rerender({ ...read })
    expect(result.current.isTimeUp).toBe(false)
  })

  it('asks again when the network is back for an order whose time was up without one', async () => {
    const { result } = await open()
    fetchPaymentState.mockRejectedValue(new ApiError('network', 0, ''))
    act(() => result.current.timeRanOut())
    await act(() => jest.advanceTimersByTimeAsync(CLOSING_MS))
    expect(result.current.isClosed).toBe(false)
    fetchPaymentState.mockResolvedValue(makePaymentState({ orderStatus: 6 }))
    await act(async () => {
      window.dispatchEvent(new Event('online'))
      await jest.advanceTimersByTimeAsync(0)
    })
    expect(result.current.isClosed).toBe(true)
  })

  it('says on what a try to pay has met when the network is back before the time is up', async () => {
    const { result } = await open()
    startPayment.mockRejectedValueOnce(new ApiError('network', 0, ''))
    await act(() => result.current.pay(1))
    await act(async () => {
      window.dispatchEvent(new Event('online'))
      await jest.advanceTimersByTimeAsync(0)
    })
    expect(result.current.view).toMatchObject({ status: 'idle', failure: expect.any(String) })
  })

  it('stays when it finds an earlier failure on arrival, so that one can pay again', async () => {
    const { result } = await open(failed)
    expect(result.current.view.status).toBe('failed')
    expect(Taro.redirectTo).not.toHaveBeenCalled()
  })

  it('leads on only while it is in front, and then does', async () => {
    await open(pending)
    let answer = (_state: typeof paid): void => undefined
    jest.mocked(payment.queryPayment).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await act(async () => window.dispatchEvent(new Event('online')))
    act(hidePages)
    await act(async () => answer(paid))
    expect(Taro.redirectTo).not.toHaveBeenCalled()
    fetchPaymentState.mockResolvedValue(paid)
    await act(async () => showPages())
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/successful/index?id=o1' })
  })

  it('pays once on a double tap', async () => {
    startPayment.mockResolvedValue({ attempt: makeAttempt(), jsapiParams: null, h5Url: null })
    const { result } = await open()
    await act(async () => {
      void result.current.pay(1)
      void result.current.pay(1)
      await jest.advanceTimersByTimeAsync(0)
    })
    expect(startPayment).toHaveBeenCalledTimes(1)
  })

  const part = { amountFen: 40_000, ways: [{ payMethod: 1, minFen: 1, maxFen: 40_000 }] } as const
  const openPart = async (state = makePaymentState({ orderStatus: 8, expirationTime: null })) => {
    fetchPaymentState.mockResolvedValue(state)
    const hook = renderHook(() => useDesk({ order, payment: state, part }))
    await act(() => jest.advanceTimersByTimeAsync(0))
    return hook
  }

  it('leads to the result of its own part once that is paid, asking for that part alone', async () => {
    const begun = makeAttempt({ payNo: 'P7', payStatus: PayStatus.pending })
    startPayment.mockResolvedValue({ attempt: begun, jsapiParams: null, h5Url: null })
    const { result } = await openPart()
    fetchPaymentState.mockResolvedValue(makePaymentState({ orderStatus: 8, attempt: begun }))
    await act(async () => {
      void result.current.pay(1)
      await jest.advanceTimersByTimeAsync(0)
    })
    expect(fetchPaymentState).toHaveBeenLastCalledWith('o1', 'P7', expect.anything())
    await serverSays(
      makePaymentState({
        paid: true,
        orderStatus: 8,
        attempt: makeAttempt({ payNo: 'P7', payStatus: PayStatus.paid }),
      }),
    )
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/successful/index?id=o1&payNo=P7' })
  })

  it('leads to the result of its own part also where its money goes back, though something is still left to pay', async () => {
    const begun = makeAttempt({ payNo: 'P7', payStatus: PayStatus.paid })
    const state = makePaymentState({ orderStatus: 8, attempt: begun, refundState: 'underWay' })
    fetchPaymentState.mockResolvedValue(state)
    renderHook(() => useDesk({ order, payment: state, part }, { payNo: 'P7' }))
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/successful/index?id=o1&payNo=P7' })
  })

  it.each([
    ['no part was begun here', makeAttempt({ payNo: 'P1', payStatus: PayStatus.paid }), true],
    ['the part that was begun was closed', makeAttempt({ payNo: 'P7', payStatus: PayStatus.closed }), false],
  ])('leads to the balance where it was paid another way, at a till, say, and %s', async (_how, attempt, isPaid) => {
    await openPart(makePaymentState({ paid: isPaid, orderStatus: 15, attempt }))
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/mall/order/balance-pay?id=o1' })
  })

  it('leads to the balance where no way takes anything, because all of the rest is announced by transfer', async () => {
    const state = makePaymentState({ orderStatus: 8, expirationTime: null })
    fetchPaymentState.mockResolvedValue(state)
    const { result } = renderHook(() => useDesk({ order, payment: state, part: { ...part, ways: [] } }))
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(result.current.isClosed).toBe(true)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/mall/order/balance-pay?id=o1' })
  })

  it('leads to the fail page, and not to the balance, where a reload had found the declined part on its way', async () => {
    const state = makePaymentState({ orderStatus: 8, attempt: makeAttempt({ payStatus: PayStatus.pending }) })
    fetchPaymentState.mockResolvedValue(state)
    renderHook(() => useDesk({ order, payment: state, part: { ...part, ways: [] } }))
    await act(() => jest.advanceTimersByTimeAsync(0))
    await serverSays(makePaymentState({ orderStatus: 8, attempt: makeAttempt({ payStatus: PayStatus.failed }) }))
    expect(jest.mocked(Taro.redirectTo).mock.calls).toEqual([[{ url: '/pages/mall/order/fail-page?id=o1&payNo=P1' }]])
  })

  it('stays where the app must be gone back to', async () => {
    fetchPaymentState.mockResolvedValue(makePaymentState({ paid: true, orderStatus: 15 }))
    const state = makePaymentState({ paid: true, orderStatus: 15 })
    const { result } = renderHook(() => useDesk({ order, payment: state, part }, { from: 'app' }))
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(result.current.view.status).toBe('closed')
    expect(Taro.redirectTo).not.toHaveBeenCalled()
  })

  it('leads to the fail page of a part that is declined', async () => {
    await openPart(makePaymentState({ orderStatus: 8, attempt: makeAttempt({ payStatus: PayStatus.pending }) }))
    await serverSays(makePaymentState({ orderStatus: 8, attempt: makeAttempt({ payStatus: PayStatus.failed }) }))
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/mall/order/fail-page?id=o1&payNo=P1' })
  })
})
