import type { User } from '@/wire/schemas/account'
import { loggedInOf, LOGGED_OUT, reduceSession, type SessionState } from '@/services/session/state'
import { makeUser } from '../../../support/samples/user'

const user: User = makeUser()
const loggedIn: SessionState = { status: 'loggedIn', token: 't1', user, agreementsUpdated: false }
const reply = { token: 't2', userInfo: makeUser({ id: 'u2' }), agreementsUpdated: true }

test('a login leads from logged out over logging in to logged in', () => {
  const started = reduceSession(LOGGED_OUT, { type: 'login-started' })
  expect(started.status).toBe('loggingIn')
  expect(reduceSession(started, { type: 'login-succeeded', reply })).toEqual({
    status: 'loggedIn',
    token: 't2',
    user: reply.userInfo,
    agreementsUpdated: true,
  })
})

test.each([LOGGED_OUT, loggedIn])('a failed login leads back to where it began', (before) => {
  const started = reduceSession(before, { type: 'login-started' })
  expect(reduceSession(started, { type: 'login-failed' })).toBe(before)
})

test('a user who verifies the account again stays known meanwhile', () => {
  expect(loggedInOf(reduceSession(loggedIn, { type: 'login-started' }))?.token).toBe('t1')
})

test('a refused token ends the session and says so', () => {
  expect(reduceSession(loggedIn, { type: 'token-refused', token: 't1' })).toEqual({
    status: 'loggedOut',
    hasExpired: true,
  })
})

test('a refused older token leaves the present session alone', () => {
  expect(reduceSession(loggedIn, { type: 'token-refused', token: 't0' })).toBe(loggedIn)
})

test('a token that is refused during a login leaves the login running', () => {
  const started = reduceSession(loggedIn, { type: 'login-started' })
  const refused = reduceSession(started, { type: 'token-refused', token: 't1' })
  expect(refused.status).toBe('loggingIn')
  expect(loggedInOf(refused)).toBeUndefined()
})

test('a changed user brings the news of its agreements', () => {
  const changed = reduceSession(loggedIn, { type: 'user-changed', user: makeUser({ agreementsUpdated: true }) })
  expect(loggedInOf(changed)?.agreementsUpdated).toBe(true)
})

test('accepted agreements are no longer due', () => {
  const due = reduceSession(loggedIn, { type: 'agreements-accepted', userId: user.id, agreementsUpdated: true })
  expect(loggedInOf(due)?.agreementsUpdated).toBe(true)
  const accepted = reduceSession(due, { type: 'agreements-accepted', userId: user.id, agreementsUpdated: false })
  expect(loggedInOf(accepted)).toMatchObject({ agreementsUpdated: false, user: { agreementsUpdated: false } })
})

test('an account that is kept is not to be deleted any more, and is as it was otherwise', () => {
  const leaving = {
    ...loggedIn,
    user: makeUser({ deleteTime: '2026-12-01 10:00:00' }),
    agreementsUpdated: true,
  } as const
  const kept = reduceSession(leaving, { type: 'account-kept', userId: user.id })
  expect(kept).toEqual({ ...leaving, user: { ...leaving.user, deleteTime: null } })
  expect(reduceSession(leaving, { type: 'account-kept', userId: 'u2' })).toBe(leaving)
})

test('an answer to whoever was logged in before changes nothing for the next user', () => {
  expect(reduceSession(loggedIn, { type: 'user-changed', user: makeUser({ id: 'u2' }) })).toBe(loggedIn)
  const accepted = { type: 'agreements-accepted', userId: 'u2', agreementsUpdated: true } as const
  expect(reduceSession(loggedIn, accepted)).toBe(loggedIn)
})

test('nothing that belongs to a user changes a visitor', () => {
  expect(reduceSession(LOGGED_OUT, { type: 'user-changed', user })).toBe(LOGGED_OUT)
  expect(reduceSession(LOGGED_OUT, { type: 'login-failed' })).toBe(LOGGED_OUT)
  expect(reduceSession(LOGGED_OUT, { type: 'token-refused', token: 't1' })).toBe(LOGGED_OUT)
})
