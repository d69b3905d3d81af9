/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { LineStanding } from '@/wire/enums/sale-line'
import type { LineState } from '@/wire/schemas/sale-line'
import { useLine } from '@/features/sale-line/use-line'
import { fetchLine, joinLine, leaveLine } from '@/services/api/sale-line'
import { ApiError } from '@/services/request/errors'
import { goBack } from '@/services/navigation/go-back'
import { visibility } from '@/platform/visibility'
import { showPages } from '../../../support/jest/taro/taro'

jest.mock('@/ui/popup/dialogs', () => ({ confirmDialog: async () => true, alertDialog: async () => undefined }))
jest.mock('@/services/navigation/go-back', () => ({ goBack: jest.fn() }))
jest.mock('@/services/api/sale-line', () => ({ fetchLine: jest.fn(), joinLine: jest.fn(), leaveLine: jest.fn() }))

const fetched = jest.mocked(fetchLine)
const joined = jest.mocked(joinLine)
const left = jest.mocked(leaveLine)
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

const lineOf = (changes: Partial<LineState>): LineState => ({
  marketPostId: 'post-1',
  standing: LineStanding.waiting,
  lineOpensTime: '2026-11-20 09:45:00',
  startTime: '2026-11-20 10:00:00',
  ahead: 0,
  behind: 0,
  letIn: 0,
  letInAMinute: 60,
  capacity: 5_000,
  turnTime: null,
  turnEndTime: null,
  turnMinutes: 5,
  carsLeft: 1,
  cars: 1,
  askAgainMs: 10_000,
  ...changes,
})

beforeEach(() => {
  // 09:50 in Shanghai: the line is open, the sale is not.
  jest.useFakeTimers({ now: Date.parse('2026-11-20T01:50:00Z') })
  jest.mocked(goBack).mockClear()
  fetched.mockReset().mockImplementation(async () => lineOf({}))
  joined.mockReset().mockImplementation(async () => lineOf({}))
  left.mockReset().mockResolvedValue(lineOf({ standing: LineStanding.outside }))
})
afterEach(() => jest.useRealTimers())

/** A reply that comes when the test says so. */
const heldLine = () => {
  let tell: (state: LineState) => void = () => undefined
  const reply = new Promise<LineState>((resolve) => (tell = resolve))
  return { reply, answer: (state: LineState) => act(async () => tell(state)) }
}

const stand = async () => {
  const page = renderHook(() => useLine('post-1', true))
  await pass(0)
  return page
}

describe('standing in line', () => {
  it('asks as often as the server wants to be asked', async () => {
    const page = await stand()
    await pass(9_000)
    expect(fetched).toHaveBeenCalledTimes(1)
    await pass(1_000)
    expect(fetched).toHaveBeenCalledTimes(2)
    page.unmount()
  })

  it('takes a ticket by itself once the line is open, and not before', async () => {
    fetched.mockImplementation(async () => lineOf({ standing: LineStanding.outside, askAgainMs: 1_000 }))
    jest.setSystemTime(Date.parse('2026-11-20T01:44:58Z'))
    const page = await stand()
    expect(joined).not.toHaveBeenCalled()
    await pass(2_000)
    expect(joined).toHaveBeenCalledWith('post-1')
    expect(page.result.current.line?.standing).toBe(LineStanding.waiting)
    page.unmount()
  })

  it('does not begin an ended turn again by itself', async () => {
    fetched.mockImplementation(async () => lineOf({ standing: LineStanding.expired }))
    const page = await stand()
    await pass(30_000)
    expect(joined).not.toHaveBeenCalled()
    await act(() => page.result.current.joinAgain())
    expect(joined).toHaveBeenCalledTimes(1)
    page.unmount()
  })

  it('does not stand in line again whom it has just led out, though the page is still there', async () => {
    const page = await stand()
    const late = heldLine()
    fetched.mockReturnValueOnce(late.reply)
    await pass(10_000)
    await act(() => page.result.current.leave())
    await late.answer(lineOf({ standing: LineStanding.outside }))
    fetched.mockImplementation(async () => lineOf({ standing: LineStanding.outside }))
    await pass(60_000)
    expect(left).toHaveBeenCalledTimes(1)
    expect(joined).not.toHaveBeenCalled()
    page.unmount()
  })

  it('leads back whom it has led out while another page lay on top, once it is shown again', async () => {
    window.location.hash = '#/pages/mall/order/line'
    const page = await stand()
    let answer: () => void = () => undefined
    left.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(lineOf({})))))
    const leaving = page.result.current.leave()
    await pass(0)
    window.location.hash = '#/pages/customization-car/index'
    await act(async () => {
      answer()
      await leaving
    })
    expect(goBack).not.toHaveBeenCalled()
    window.location.hash = '#/pages/mall/order/line'
    act(showPages)
    expect(goBack).toHaveBeenCalledTimes(1)
    page.unmount()
  })

  it('asks on when leaving did not work', async () => {
    const page = await stand()
    left.mockRejectedValueOnce(new ApiError('network', 0, ''))
    await act(() => page.result.current.leave())
    await pass(1_000)
    expect(fetched).toHaveBeenCalledTimes(2)
    page.unmount()
  })

  it('shows the new ticket, whatever an older question is answered after it', async () => {
    fetched.mockImplementation(async () => lineOf({ standing: LineStanding.expired }))
    const page = await stand()
    const late = heldLine()
    fetched.mockReturnValueOnce(late.reply)
    await pass(10_000)
    await act(() => page.result.current.joinAgain())
    await late.answer(lineOf({ standing: LineStanding.expired }))
    expect(page.result.current.line?.standing).toBe(LineStanding.waiting)
    page.unmount()
  })

  it('rests while the app is hidden', async () => {
    const isVisible = jest.spyOn(visibility, 'isVisible').mockReturnValue(false)
    const page = await stand()
    await pass(60_000)
    expect(fetched).not.toHaveBeenCalled()
    isVisible.mockRestore()
    page.unmount()
  })

  it('keeps what it knows through lost calls, and says why there is nothing to know', async () => {
    const page = await stand()
    fetched.mockRejectedValue(new ApiError('network', 0, ''))
    await pass(30_000)
    expect(page.result.current).toMatchObject({ line: { standing: LineStanding.waiting }, failure: undefined })
    fetched.mockRejectedValue(new ApiError('business', 40_402, 'We could not find this model.'))
    await pass(30_000)
    expect(page.result.current.failure).toBe('We could not find this model.')
    page.unmount()
  })
})
