import { act, renderHook } from '@testing-library/react'
import { useWish } from '@/hooks/use-wish'
import { tellSession } from '@/services/session/session'
import { logInAs } from '../../support/jest/log-in-as'

const SECOND_MS = 1_000

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T02:00:00Z') })
  act(() => tellSession({ type: 'ended' }))
  act(() => logInAs('lin'))
})
afterEach(() => jest.useRealTimers())

const isSame = (one: boolean, other: boolean): boolean => one === other

/** A switch that is off, and a server that answers when the test says so. */
const open = () => {
  const { result } = renderHook(() => useWish<boolean>(false, isSame))
  const answers: ((value: boolean) => void)[] = []
  const sent: boolean[] = []
  const turn = (wanted: boolean) =>
    act(async () => {
      jest.advanceTimersByTime(SECOND_MS)
      void result.current.wish(wanted, () => {
        sent.push(wanted)
        return new Promise((resolve) => answers.push(resolve))
      })
    })
  const answer = (value: boolean) => act(async () => answers.shift()?.(value))
  return { result, sent, turn, answer }
}

test('a wish shows at once, and what the server answers stays', async () => {
  const { result, turn, answer } = open()
  await turn(true)
  expect(result.current.value).toBe(true)
  await answer(true)
  expect(result.current.value).toBe(true)
})

test('the second tap of a double tap is no wish of its own', async () => {
  const { result, sent, turn } = open()
  await turn(true)
  await act(async () => void result.current.wish(false, async () => false))
  expect(result.current.value).toBe(true)
  expect(sent).toEqual([true])
})

test('what one customer wished is not shown to the next', async () => {
  const { result, turn, answer } = open()
  await turn(true)
  act(() => logInAs('mo'))
  expect(result.current.value).toBe(false)
  await answer(true)
  expect(result.current.value).toBe(false)
})

test('a wish that waits while another customer logs in is not sent as theirs', async () => {
  const { sent, turn, answer } = open()
  await turn(true)
  await turn(false)
  act(() => logInAs('mo'))
  await answer(true)
  expect(sent).toEqual([true])
})
