/** @jest-environment jsdom */
import { FakeXhr, installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'
import { makeUser } from '../../../support/samples/user'

const STORED_KEY = 'vela:session'
const reply = { token: 't1', userInfo: makeUser(), agreementsUpdated: false }
const codeLogin = { phoneNumber: '13800004417', verificationCode: '123456', agreementsAgreed: true }

/** A fresh start of the app: storage stays, everything in memory is gone. */
const startApp = async () => {
  jest.resetModules()
  const { session, startSession } = await import('@/services/session/session')
  const login = await import('@/services/session/log-in')
  const logout = await import('@/services/session/log-out')
  const profile = await import('@/services/session/profile')
  const deletion = await import('@/services/session/delete-account')
  const shop = await import('@/services/api/shop')
  stopApp = startSession()
  return { session, ...login, ...logout, ...profile, ...deletion, fetchShop: shop.fetchShop }
}
let stopApp = (): void => undefined

const logIn = async (app: Awaited<ReturnType<typeof startApp>>): Promise<void> => {
  const done = app.logInByCode(codeLogin)
  await flush()
  lastSent().succeed(reply)
  await done
}

const flush = (): Promise<void> => new Promise(process.nextTick)

beforeEach(() => {
  localStorage.clear()
  installFakeXhr()
})
afterEach(() => stopApp())

test('a login by code stores token and user, and they survive a reload', async () => {
  const app = await startApp()
  const done = app.logInByCode(codeLogin)
  expect(app.session.getState().status).toBe('loggingIn')
  await flush()
  expect(JSON.parse(String(lastSent().body))).toEqual({ jsCode: '', ...codeLogin })
  lastSent().succeed(reply)
  await expect(done).resolves.toMatchObject({ id: 'u1' })
  expect(app.session.getState()).toMatchObject({ status: 'loggedIn', token: 't1' })

  stopApp()
  const reloaded = await startApp()
  expect(reloaded.session.getState()).toMatchObject({ status: 'loggedIn', token: 't1', user: { id: 'u1' } })
})

test('registration stores them too', async () => {
  const app = await startApp()
  const done = app.registerByPhoneNumber({ phoneCode: 'p' })
  await flush()
  lastSent().succeed(reply)
  await done
  expect(localStorage.getItem(STORED_KEY)).toContain('"token":"t1"')
})

test.each([
  ['no user', { token: 't1', agreementsUpdated: false }],
  ['no token', { userInfo: makeUser(), agreementsUpdated: false }],
  ['nothing', null],
])('a login reply with %s fails with "Unexpected response" and stores nothing', async (_name, data) => {
  const app = await startApp()
  const done = app.logInByCode(codeLogin)
  await flush()
  lastSent().succeed(data)
  await expect(done).rejects.toThrow(/^Unexpected response$/)
  expect(app.session.getState()).toMatchObject({ status: 'loggedOut' })
  expect(localStorage.getItem(STORED_KEY)).toBeNull()
})

test('a failed login is rethrown and leads back to logged out', async () => {
  const app = await startApp()
  const done = app.logInByCode(codeLogin)
  await flush()
  lastSent().refuse(40010, 'That code is wrong.')
  await expect(done).rejects.toMatchObject({ code: 40010, message: 'That code is wrong.' })
  expect(app.session.getState().status).toBe('loggedOut')
})

test.each<[string, (xhr: FakeXhr) => void]>([
  ['answers', (xhr) => xhr.succeed(null)],
  ['fails', (xhr) => xhr.refuse(50000, 'Broken.')],
  ['cannot be reached', (xhr) => xhr.fail()],
])('log-out clears token and user when the server %s', async (_name, answer) => {
  const app = await startApp()
  await logIn(app)
  const done = app.logOut()
  expect(lastSent().headers.authorization).toBe('Bearer t1')
  expect(app.session.getState().status).toBe('loggedOut')
  expect(localStorage.getItem(STORED_KEY)).toBeNull()
  answer(lastSent())
  await expect(done).resolves.toBeUndefined()
})

test('a log-out everywhere whose first reply was lost ends the session as the user’s deed', async () => {
  const app = await startApp()
  await logIn(app)
  const seen: unknown[] = []
  app.session.subscribe((state) => void seen.push(state))
  const done = app.logOutEverywhere()
  lastSent().refuse(40101, 'Please log in again.')
  await expect(done).resolves.toBeUndefined()
  expect(seen).toEqual([{ status: 'loggedOut', hasExpired: false }])
})

test('a call that the server answers with 401 ends the session', async () => {
  const app = await startApp()
  await logIn(app)
  const done = app.fetchShop({ id: '1' })
  lastSent().refuse(40101, 'Please log in again.')
  await expect(done).rejects.toMatchObject({ kind: 'auth' })
  expect(app.session.getState()).toEqual({ status: 'loggedOut', hasExpired: true })
  expect(localStorage.getItem(STORED_KEY)).toBeNull()
})

test('a tab follows a log-out and a login of another tab without writing itself', async () => {
  const app = await startApp()
  await logIn(app)
  const stored = localStorage.getItem(STORED_KEY) ?? ''
  const write = jest.spyOn(Storage.prototype, 'setItem')

  localStorage.removeItem(STORED_KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: STORED_KEY }))
  expect(app.session.getState().status).toBe('loggedOut')

  localStorage.setItem(STORED_KEY, stored.replace('"t1"', '"t9"'))
  write.mockClear()
  window.dispatchEvent(new StorageEvent('storage', { key: STORED_KEY }))
  expect(app.session.getState()).toMatchObject({ status: 'loggedIn', token: 't9' })
  expect(write).not.toHaveBeenCalled()
})

test('a tab knows that it was the server who ended the session of another tab', async () => {
  const app = await startApp()
  await logIn(app)
  // What this tab writes as the server refuses its token is what the other tabs are told, one by one.
  const written: (string | null)[] = []
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((_key, text) => void written.push(text))
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => void written.push(null))
  const done = app.fetchShop({ id: '1' })
  lastSent().refuse(40101, 'Please log in again.')
  await expect(done).rejects.toMatchObject({ kind: 'auth' })
  jest.restoreAllMocks()
  stopApp()

  const other = await startApp()
  expect(other.session.getState()).toMatchObject({ status: 'loggedIn', token: 't1' })
  localStorage.removeItem(STORED_KEY)
  for (const newValue of written) window.dispatchEvent(new StorageEvent('storage', { key: STORED_KEY, newValue }))
  expect(other.session.getState()).toEqual({ status: 'loggedOut', hasExpired: true })
})

test('a tab that logs in while another one is logged out goes on', async () => {
  const app = await startApp()
  await logIn(app)
  const done = app.logInByCode(codeLogin)
  localStorage.removeItem(STORED_KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: STORED_KEY }))
  expect(app.session.getState().status).toBe('loggingIn')
  await flush()
  lastSent().succeed(reply)
  await done
  expect(app.session.getState()).toMatchObject({ status: 'loggedIn', token: 't1' })
})

test('a page that back brings as it was left has missed what another tab did, and reads who is logged in', async () => {
  const app = await startApp()
  await logIn(app)
  const stored = localStorage.getItem(STORED_KEY) ?? ''
  localStorage.setItem(STORED_KEY, stored.replace('"t1"', '"t9"'))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(app.session.getState()).toMatchObject({ token: 't1' })
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(app.session.getState()).toMatchObject({ token: 't9' })
})

test.each([
  ['no JSON', '{"value":'],
  ['half a session', '{"value":{"token":"t1"},"expire":9999999999999,"version":"1","time":1}'],
])('a stored session that is %s is dropped', async (_name, text) => {
  localStorage.setItem(STORED_KEY, text)
  const app = await startApp()
  expect(app.session.getState().status).toBe('loggedOut')
  expect(localStorage.getItem(STORED_KEY)).toBeNull()
})

test('accepted agreements are kept in the session', async () => {
  const app = await startApp()
  const done = app.logInByCode(codeLogin)
  await flush()
  lastSent().succeed({ ...reply, agreementsUpdated: true })
  await done
  expect(app.session.getState()).toMatchObject({ agreementsUpdated: true })

  const accepted = app.acceptAgreements({ agreements: [{ id: 13, version: 2 }], scene: 1 })
  lastSent().succeed({ agreementsUpdated: false })
  await accepted
  expect(app.session.getState()).toMatchObject({ agreementsUpdated: false })
})

test('agreements that were accepted stay so when the account is kept, also by an answer that comes later', async () => {
  const app = await startApp()
  const done = app.logInByCode(codeLogin)
  await flush()
  const userInfo = makeUser({ agreementsUpdated: true, deleteTime: '2026-12-01 10:00:00' })
  lastSent().succeed({ token: 't1', userInfo, agreementsUpdated: true })
  await done

  const kept = app.keepAccount()
  const keeping = lastSent()
  const accepted = app.acceptAgreements({ agreements: [{ id: 13, version: 2 }], scene: 1 })
  lastSent().succeed({ agreementsUpdated: false })
  await accepted
  keeping.succeed({ cooling: null })
  await kept
  expect(app.session.getState()).toMatchObject({ agreementsUpdated: false, user: { deleteTime: null } })
})

test('answers that come after another user has logged in belong to nobody here', async () => {
  const app = await startApp()
  await logIn(app)
  const due = [{ id: 13, version: 2 }]
  const late = [app.refreshUser(), app.acceptAgreements({ agreements: due, scene: 1 }), app.keepAccount()]
  const [read, accepted, kept] = FakeXhr.sent.slice(-late.length)

  const next = app.logInByCode(codeLogin)
  await flush()
  const deleteTime = '2026-12-01 10:00:00'
  lastSent().succeed({ token: 't2', userInfo: makeUser({ id: 'u2', deleteTime }), agreementsUpdated: true })
  await next
  read?.succeed(makeUser({ id: 'u1', nickName: 'The one before' }))
  accepted?.succeed({ agreementsUpdated: false })
  kept?.succeed({ cooling: null })
  await Promise.all(late)
  expect(app.session.getState()).toMatchObject({ token: 't2', user: { id: 'u2', deleteTime }, agreementsUpdated: true })
  expect(localStorage.getItem(STORED_KEY)).not.toContain('The one before')
})
