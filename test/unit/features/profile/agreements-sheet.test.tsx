import { act, fireEvent, render, screen } from '@testing-library/react'
import { AgreementsSheet } from '@/features/profile/agreements-sheet'
import { rememberWantedPage } from '@/services/navigation/wanted-page'
import { session, tellSession } from '@/services/session/session'
import { navigateTo } from '../../../support/jest/taro/taro'
import { FakeXhr, installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'
import { makeUser } from '../../../support/samples/user'

const PENDING = [
  { id: 2, title: 'User agreement', version: 7, effectiveDate: '2026-11-20', changeNote: 'Posts in the car' },
  { id: 13, title: 'Privacy policy', version: 9, effectiveDate: '2026-11-20', changeNote: 'Camera data stays' },
]

const logIn = () => {
  const userInfo = makeUser({ agreementsUpdated: true })
  tellSession({ type: 'login-succeeded', reply: { userInfo, token: 'token', agreementsUpdated: true } })
}

/** Lets promises and the effects that follow them run. */
const settle = () => act(async () => undefined)

const showSheet = async () => {
  render(<AgreementsSheet />)
  act(() => lastSent().succeed(PENDING))
  await settle()
}

beforeEach(() => {
  installFakeXhr()
  localStorage.clear()
  tellSession({ type: 'ended' })
  navigateTo.mockClear()
  logIn()
})

test('agreeing takes one tick, sends the versions that were shown and opens the page that waits', async () => {
  rememberWantedPage({ path: 'pages/miniorder/order', params: { modelId: 'vela-7' } })
  await showSheet()
  expect(screen.getByRole('dialog', { name: 'Our agreements changed' }).textContent).toContain('take you to Reserve')

  const agree = screen.getByRole('button', { name: /Agree and continue/ })
  fireEvent.click(agree)
  expect(FakeXhr.sent).toHaveLength(1)

  fireEvent.click(screen.getByRole('checkbox', { name: 'I have read and agree to both' }))
  fireEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))
  expect(JSON.parse(String(lastSent().body))).toEqual({
    agreements: [
      { id: 2, version: 7 },
      { id: 13, version: 9 },
    ],
    scene: 1,
  })

  act(() => lastSent().succeed({ agreementsUpdated: false }))
  await settle()
  expect(navigateTo).toHaveBeenCalledWith({ url: '/pages/miniorder/order?modelId=vela-7' })
})

test('logging out instead ends the session and forgets the page that waited', async () => {
  rememberWantedPage({ path: 'pages/miniorder/order', params: { modelId: 'vela-7' } })
  await showSheet()

  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await settle()

  expect(session.getState().status).toBe('loggedOut')
  expect(localStorage.getItem('vela:wanted-page')).toBeNull()
  expect(navigateTo).not.toHaveBeenCalled()
})

test('with nothing due after all, the session hears of it and no sheet is shown', async () => {
  render(<AgreementsSheet />)
  act(() => lastSent().succeed([]))
  await settle()
  act(() => lastSent().succeed(makeUser({ agreementsUpdated: false })))
  await settle()

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(session.getState()).toMatchObject({ status: 'loggedIn', agreementsUpdated: false })
})
