import { act, renderHook } from '@testing-library/react'
import { tellSession } from '@/services/session/session'
import { useAgreementsUpdated, useHasExpired, useIsLoggedIn, useUser } from '@/stores/session'
import { makeUser } from '../../support/samples/user'

const reply = { token: 't', userInfo: makeUser(), agreementsUpdated: true }

beforeEach(() => {
  localStorage.clear()
  tellSession({ type: 'ended' })
})

test('components follow the session', () => {
  const { result } = renderHook(() => ({
    user: useUser(),
    isLoggedIn: useIsLoggedIn(),
    hasExpired: useHasExpired(),
    agreementsUpdated: useAgreementsUpdated(),
  }))
  const visitor = {
    user: undefined,
    isLoggedIn: false,
    hasExpired: false,
    agreementsUpdated: false,
  }
  expect(result.current).toEqual(visitor)
  act(() => tellSession({ type: 'login-started' }))
  expect(result.current).toEqual(visitor)
  act(() => tellSession({ type: 'login-succeeded', reply }))
  expect(result.current).toEqual({ ...visitor, user: reply.userInfo, isLoggedIn: true, agreementsUpdated: true })
  act(() => tellSession({ type: 'token-refused', token: 't' }))
  expect(result.current).toEqual({ ...visitor, hasExpired: true })
})

test('a component that asks for one value is drawn again only when that changes', () => {
  const drawn = jest.fn()
  renderHook(() => {
    drawn()
    return useIsLoggedIn()
  })
  act(() => tellSession({ type: 'login-started' }))
  act(() => tellSession({ type: 'login-failed' }))
  expect(drawn).toHaveBeenCalledTimes(1)
})
