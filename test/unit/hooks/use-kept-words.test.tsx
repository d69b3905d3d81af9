import { act, renderHook } from '@testing-library/react'
import { useKeptWords } from '@/hooks/use-kept-words'
import { tellSession } from '@/services/session/session'
import { enter } from '../../support/jest/enter'

const lost = async () => {
  throw new Error('The reply was lost.')
}

beforeEach(async () => {
  localStorage.clear()
  await enter('u1')
})

/** Opens the place, as a reload or another opening does. */
const open = (about?: string) => renderHook(() => useKeptWords('words:1', about)).result
type Place = ReturnType<typeof open>

/** Tries to say what is there, and answers the id that it was tried under. */
const tryToSay = async (place: Place): Promise<string> => {
  const send = jest.fn((_id: string) => lost())
  await act(() => place.current.say(send).catch(() => undefined))
  return send.mock.lastCall?.[0] ?? ''
}

test('words whose reply was lost keep their id, also when the place is opened anew', async () => {
  const place = open()
  act(() => place.current.type('hello'))
  const id = await tryToSay(place)
  await expect(tryToSay(place)).resolves.toBe(id)
  const again = open()
  expect(again.current.content).toBe('hello')
  await expect(tryToSay(again)).resolves.toBe(id)
})

test('other words have another id, and so have the same words about something else', async () => {
  const place = open('comment-1')
  act(() => place.current.type('hello'))
  const id = await tryToSay(place)
  act(() => place.current.type('hello, all'))
  await expect(tryToSay(place)).resolves.not.toBe(id)
  act(() => place.current.type('hello'))
  await tryToSay(place)
  const first = await tryToSay(place)
  await expect(tryToSay(open('comment-2'))).resolves.not.toBe(first)
})

test('what has arrived is forgotten, and what was typed meanwhile is not', async () => {
  const place = open()
  act(() => place.current.type('hello'))
  let arrive: (reply: string) => void = () => undefined
  let said: Promise<string> | undefined
  act(() => {
    said = place.current.say(() => new Promise<string>((resolve) => (arrive = resolve)))
  })
  act(() => place.current.type('hello, and more'))
  await act(async () => {
    arrive('done')
    await said
  })
  expect(place.current.content).toBe('hello, and more')
  expect(open().current.content).toBe('hello, and more')
  await act(() => place.current.say(async () => 'done'))
  expect(place.current.content).toBe('')
  expect(open().current.content).toBe('')
})

test('the next user of the phone finds none of the words', async () => {
  const place = open()
  act(() => place.current.type('of the first'))
  await enter('u2')
  expect(open().current.content).toBe('')
})

test('who logs in where the words of another stand finds their own there, and a late answer leaves them', async () => {
  const place = open()
  act(() => place.current.type('hello'))
  let arrive: (reply: string) => void = () => undefined
  let said: Promise<string> | undefined
  act(() => {
    said = place.current.say(() => new Promise<string>((resolve) => (arrive = resolve)))
  })
  await enter('u2')
  expect(place.current.content).toBe('')
  act(() => place.current.type('hello'))
  await act(async () => {
    arrive('done')
    await said
  })
  expect(place.current.content).toBe('hello')
  expect(open().current.content).toBe('hello')
})

test('what a visitor has written goes on after the login', async () => {
  await act(async () => tellSession({ type: 'ended' }))
  const place = open()
  act(() => place.current.type('hello'))
  await enter('u1')
  expect(place.current.content).toBe('hello')
  await tryToSay(place)
  await enter('u2')
  expect(open().current.content).toBe('')
})
