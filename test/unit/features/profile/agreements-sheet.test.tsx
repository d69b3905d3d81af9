import { act, fireEvent, render, screen } from '@testing-library/react'
import { AgreementsSheet } from '@/features/profile/agreements-sheet'
import { rememberWantedPage } from '@/services/navigation/wanted-page'
import { session, tellSession } from '@/services/session/session'
import { hidePages, navigateTo, showPages } from '../../../support/jest/taro/taro'
import { FakeXhr, installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'
import { makeUser } from '../../../support/samples/user'

const USER_AGREEMENT = {
  id: 2,
  title: 'User agreement',
  version: 7,
  effectiveDate: '2026-11-20',
  changeNote: 'Posts in the car',
}
const PRIVACY_POLICY = {
  id: 13,
  title: 'Privacy policy',
  version: 9,
  effectiveDate: '2026-11-20',
  changeNote: 'Camera data stays',
}
const PENDING = [USER_AGREEMENT, PRIVACY_POLICY]

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

const comeBackTo = async (agreements: typeof PENDING) => {
  act(hidePages)
  act(showPages)
  act(() => lastSent().succeed(agreements))
  await settle()
}

test('a tick stays for the versions that it was given to, and is not said of others', async () => {
  await showSheet()
  fireEvent.click(screen.getByRole('checkbox'))
  await comeBackTo(PENDING)
  expect(screen.getByRole('checkbox')).toBeChecked()

  // The other agreement has the same version that this one had.
  await comeBackTo([{ ...USER_AGREEMENT, id: 3 }, PRIVACY_POLICY])
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  fireEvent.click(screen.getByRole('checkbox'))
  await comeBackTo([{ ...USER_AGREEMENT, id: 3, version: 8 }, PRIVACY_POLICY])
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  const sent = FakeXhr.sent.length
  fireEvent.click(screen.getByRole('button', { name: /Agree and continue/ }))
  expect(FakeXhr.sent).toHaveLength(sent)
})

test('nothing can be agreed to while it is not known what is asked', async () => {
  render(<AgreementsSheet />)
  act(() => lastSent().fail())
  await settle()
  const sent = FakeXhr.sent.length
  fireEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))
  expect(FakeXhr.sent).toHaveLength(sent)
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
