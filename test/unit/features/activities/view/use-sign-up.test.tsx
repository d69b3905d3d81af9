import { act, renderHook } from '@testing-library/react'
import { LeadSource } from '@/wire/enums/buyer'
import { Header } from '@/wire/headers'
import type { Activity } from '@/wire/schemas/activity'
import { useSignUp } from '@/features/activities/view/use-sign-up'
import { openLogin } from '@/services/navigation/login-return'
import { makeUser } from '../../../../support/samples/user'
import { installFakeXhr, lastSent } from '../../../../support/jest/fake-xhr'

jest.mock('@/services/navigation/login-return')
jest.mock('@/ui/popup/dialogs', () => ({ alertDialog: async () => undefined }))

const LAKE = { id: 'lake', resultTime: null, mostGuests: 2, registration: null } as Activity

const openAs = (id: string, activity = LAKE, nickName = `The name of ${id}`) =>
  renderHook(() =>
    useSignUp({
      isOpen: false,
      activity,
      user: makeUser({ id, nickName }),
      leadSource: LeadSource.public,
      onSent: () => undefined,
    }),
  ).result

beforeEach(() => {
  localStorage.clear()
  installFakeXhr()
})

const enter = (form: ReturnType<typeof openAs>) => {
  act(() => form.current.setName('Lin Qiao'))
  act(() => form.current.setGuests(2))
}

test('what was entered is there again for who entered it, and for nobody else', () => {
  enter(openAs('u1'))
  expect(openAs('u1').current).toMatchObject({ name: 'Lin Qiao', guests: 2 })
  expect(openAs('u2').current).toMatchObject({ name: 'The name of u2', guests: 0 })
})

test('a name that the server would not take is not sent, and the field says why until it is changed', async () => {
  const form = openAs('u1')
  act(() => form.current.consent.agree())
  act(() => form.current.setName(' Lin 😀 '))
  await act(() => form.current.send())
  expect(form.current.fault).toBe('Letters and digits only: you are called by it at the door')
  act(() => form.current.setName(' Lin '))
  expect(form.current.fault).toBeUndefined()
})

test('a nickname that is nobody’s name is not offered as one', () => {
  expect(openAs('u1', LAKE, '😀').current.name).toBe('')
})

test('nobody brings more guests than the activity allows by now', () => {
  enter(openAs('u1'))
  expect(openAs('u1', { ...LAKE, mostGuests: 1 }).current.guests).toBe(1)
})

test('what has arrived is forgotten', async () => {
  const form = openAs('u1')
  enter(form)
  act(() => form.current.consent.agree())
  const sent = form.current.send()
  await act(async () => lastSent().succeed({ version: 3 }))
  await act(async () => lastSent().succeed({ ...LAKE, picture: '', pictures: [] }))
  await act(() => sent)
  expect(openAs('u1').current).toMatchObject({ name: 'The name of u1', guests: 0 })
})

test('and so it is where its reply was lost, once the activity is read with it', () => {
  enter(openAs('u1'))
  openAs('u1', { ...LAKE, registration: {} } as Activity)
  expect(openAs('u1').current).toMatchObject({ name: 'The name of u1', guests: 0 })
})

test('who gives the place back signs up anew, also where the reply to the first time was lost', async () => {
  const keyOf = async (): Promise<string | undefined> => {
    const form = openAs('u1')
    act(() => form.current.consent.agree())
    const sent = form.current.send()
    await act(async () => lastSent().succeed({ version: 3 }))
    const { headers } = lastSent()
    await act(async () => lastSent().fail())
    await act(() => sent)
    return headers[Header.idempotencyKey]
  }
  const lost = await keyOf()
  expect(lost).toEqual(expect.any(String))
  await expect(keyOf()).resolves.toBe(lost)
  openAs('u1', { ...LAKE, registration: {} } as Activity)
  await expect(keyOf()).resolves.not.toBe(lost)
})

test.each([
  ['is led to the login', '#/pages/activities/view', 1],
  ['is led nowhere from the page that was opened meanwhile', '#/pages/home/index', 0],
])('who is logged out while signing up %s', async (_, hash, times) => {
  jest.mocked(openLogin).mockReset().mockResolvedValue(undefined)
  window.location.hash = '#/pages/activities/view'
  const form = openAs('u1')
  act(() => form.current.consent.agree())
  const sent = form.current.send()
  await act(async () => lastSent().succeed({ version: 3 }))
  window.location.hash = hash
  await act(async () => lastSent().refuse(40_100, 'Log in again.'))
  await act(() => sent)
  expect(openLogin).toHaveBeenCalledTimes(times)
})
