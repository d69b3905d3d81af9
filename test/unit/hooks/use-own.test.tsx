import { act, renderHook } from '@testing-library/react'
import { useOwn } from '@/hooks/use-own'
import { chooseLanguage } from '@/services/language/spoken-language'
import { tellSession } from '@/services/session/session'
import { hidePages, showPages } from '../../support/jest/taro/taro'
import { enter } from '../../support/jest/enter'

const leave = () => act(async () => tellSession({ type: 'ended' }))

/** Answers that come when the test says so, each to its own question. */
const heldAnswers = () => {
  const tell: ((value: string) => void)[] = []
  const ask = jest.fn(() => new Promise<string>((resolve) => tell.push(resolve)))
  return { ask, answer: (turn: number, value: string) => act(async () => tell[turn]?.(value)) }
}

beforeEach(leave)

test('a visitor is asked nothing for and has nothing', async () => {
  const { ask } = heldAnswers()
  const { result } = renderHook(() => useOwn(ask))
  expect(ask).not.toHaveBeenCalled()
  expect(result.current.value).toBeUndefined()
})

test('it is read again each time the page is shown, and what was known stays meanwhile', async () => {
  const { ask, answer } = heldAnswers()
  await enter('u1')
  const { result } = renderHook(() => useOwn(ask))
  await answer(0, 'one')
  act(hidePages)
  act(showPages)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(result.current.value).toBe('one')
  await answer(1, 'two')
  expect(result.current.value).toBe('two')
})

test('it is read again in another language, and what was known stays meanwhile', async () => {
  const { ask, answer } = heldAnswers()
  await enter('u1')
  const { result } = renderHook(() => useOwn(ask))
  await answer(0, 'one')
  await act(() => chooseLanguage('zh'))
  expect(ask).toHaveBeenCalledTimes(2)
  expect(result.current.value).toBe('one')
  await answer(1, '一')
  expect(result.current.value).toBe('一')
  await act(() => chooseLanguage('en'))
})

test('it is not asked for without a network, and read again once that is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const turn = (isOnline: boolean) => {
    onLine.mockReturnValue(isOnline)
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  const { ask, answer } = heldAnswers()
  await enter('u1')
  const { result } = renderHook(() => useOwn(ask))
  await answer(0, 'one')
  turn(false)
  act(hidePages)
  act(showPages)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(result.current.value).toBe('one')
  turn(true)
  expect(ask).toHaveBeenCalledTimes(2)
  await answer(1, 'two')
  expect(result.current.value).toBe('two')
})

test('a failure leaves what was known', async () => {
  await enter('u1')
  const ask = jest.fn(async () => 'one')
  const { result } = renderHook(() => useOwn(ask))
  await act(async () => undefined)
  await act(() => result.current.take(Promise.reject(new Error('lost'))))
  expect(result.current.value).toBe('one')
})

test('what an older question is answered does not replace a newer answer', async () => {
  const { ask, answer } = heldAnswers()
  await enter('u1')
  const { result } = renderHook(() => useOwn(ask))
  await act(() => result.current.take(Promise.resolve('seen')))
  await answer(0, 'before it was seen')
  expect(result.current.value).toBe('seen')
})

test('nothing of one user is shown to a visitor or to the next user, whenever its answer comes', async () => {
  const { ask, answer } = heldAnswers()
  await enter('u1')
  const { result } = renderHook(() => useOwn(ask))
  await answer(0, 'of the first')
  act(hidePages)
  act(showPages)
  await leave()
  expect(result.current.value).toBeUndefined()
  await answer(1, 'of the first, late')
  expect(result.current.value).toBeUndefined()

  await enter('u2')
  expect(result.current.value).toBeUndefined()
  await answer(2, 'of the second')
  expect(result.current.value).toBe('of the second')
})

test('the answer of the next user stays, also when that of the one before comes last', async () => {
  const { ask, answer } = heldAnswers()
  await enter('u1')
  const { result } = renderHook(() => useOwn(ask))
  await enter('u2')
  await answer(1, 'of the second')
  await answer(0, 'of the first')
  expect(result.current.value).toBe('of the second')
})
