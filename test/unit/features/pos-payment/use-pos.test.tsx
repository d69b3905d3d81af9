import Taro from '@tarojs/taro'
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { PosPayment } from '@/wire/schemas/balance'
import { PayStatus } from '@/wire/enums/payment'
import { PosPage } from '@/features/pos-payment/pos-page'
import { usePos } from '@/features/pos-payment/use-pos'
import * as balance from '@/services/api/balance'
import { enter } from '../../../support/jest/enter'
import { makeAttempt } from '../../../support/samples/payment'

jest.mock('@/services/api/balance')
const fetchPos = jest.mocked(balance.fetchPos)

const POLL_MS = 2_000

const codeIn = (payStatus: PayStatus, expirationTime: string | null = null): PosPayment => ({
  attempt: makeAttempt({ payNo: 'P9', payStatus, purpose: 'balance', expirationTime }),
  code: '48291607',
  storeName: 'Vela House',
  shopAddress: null,
  locationX: null,
  locationY: null,
})

async function open(payStatus: PayStatus) {
  fetchPos.mockResolvedValue(codeIn(payStatus))
  const hook = renderHook(() => usePos({ id: 'o1', amountFen: 100_000, payNo: 'P9' }, true))
  await act(() => jest.advanceTimersByTimeAsync(0))
  return hook
}

describe('a payment at the till', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.mocked(Taro.redirectTo).mockClear()
  })
  afterEach(() => jest.useRealTimers())

  it('goes back to the cashier that the till was opened from, for another method', async () => {
    fetchPos.mockResolvedValue(codeIn(PayStatus.created))
    const stack = ['pages/mall/order/balance-pay', 'pages/mall/order/casher', 'pages/mall/order/pos-pay']
    const pages = jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(stack.map((route) => ({ route })) as Taro.Page[])
    await enter('u1')
    render(<PosPage wish={{ id: 'o1', amountFen: 100_000, payNo: 'P9' }} />)
    await act(() => jest.advanceTimersByTimeAsync(0))
    fireEvent.click(screen.getByRole('button', { name: 'Use another method' }))
    await act(() => jest.advanceTimersByTimeAsync(0))
    pages.mockRestore()
    expect(Taro.navigateBack).toHaveBeenCalledTimes(1)
    expect(Taro.redirectTo).not.toHaveBeenCalled()
  })

  it('leads to the fail page once the card was declined', async () => {
    await open(PayStatus.pending)
    expect(Taro.redirectTo).not.toHaveBeenCalled()
    fetchPos.mockResolvedValue(codeIn(PayStatus.failed))
    await act(() => jest.advanceTimersByTimeAsync(POLL_MS))
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/mall/order/fail-page?id=o1&payNo=P9' })
  })

  it('is asked about after the time of its code, which a till may have taken in the last moment', async () => {
    await enter('u1')
    fetchPos.mockResolvedValue(codeIn(PayStatus.created, '2000-01-01 10:15:00'))
    render(<PosPage wish={{ id: 'o1', amountFen: 100_000, payNo: 'P9' }} />)
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(screen.getByText('The time is up. We are asking the till.')).toBeInTheDocument()
    expect(screen.queryByText(/Nothing was charged/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Get a new code' })).toBeNull()
    fetchPos.mockResolvedValue(codeIn(PayStatus.paid))
    await act(() => jest.advanceTimersByTimeAsync(POLL_MS))
    expect(screen.getByText('Paid. Thank you.')).toBeInTheDocument()
  })

  it('is read again, and not begun again, where the page is', async () => {
    const openPos = jest.mocked(balance.openPos).mockResolvedValue(codeIn(PayStatus.created))
    fetchPos.mockResolvedValue(codeIn(PayStatus.created))
    const { result } = renderHook(() => usePos({ id: 'o1', amountFen: 100_000, payNo: undefined }, true))
    await act(() => jest.advanceTimersByTimeAsync(0))
    await act(async () => result.current.reload())
    expect(fetchPos).toHaveBeenCalledWith('P9')
    expect(openPos).toHaveBeenCalledTimes(1)
  })

  it('stays with a code that has run out, which is renewed here', async () => {
    const { result } = await open(PayStatus.closed)
    expect(result.current.state).toBe('ended')
    expect(Taro.redirectTo).not.toHaveBeenCalled()
  })
})
