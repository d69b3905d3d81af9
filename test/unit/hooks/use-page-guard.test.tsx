import Taro from '@tarojs/taro'
import { act, renderHook } from '@testing-library/react'
import { usePageGuard } from '@/hooks/use-page-guard'
import { keepQuery } from '@/services/navigation/current-route'
import { tellSession } from '@/services/session/session'
import { hidePages, openPage, showPages } from '../../support/jest/taro/taro'
import { makeUser } from '../../support/samples/user'

const logIn = (agreementsUpdated = false): void =>
  tellSession({ type: 'login-succeeded', reply: { token: 't', userInfo: makeUser(), agreementsUpdated } })

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  tellSession({ type: 'ended' })
  openPage('/pages/mall/order/list', { scope: 'toPay' })
})

const LOGIN_URL = `/pages/account/login?target=${encodeURIComponent('/pages/mall/order/list?scope=toPay')}`

test('a visitor sees nothing and is led to the login with the page as target', () => {
  const { result } = renderHook(() => usePageGuard())
  expect(result.current).toBe(false)
  expect(Taro.redirectTo).toHaveBeenCalledTimes(1)
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: LOGIN_URL })
})

test('a user passes', () => {
  logIn()
  const { result } = renderHook(() => usePageGuard())
  expect(result.current).toBe(true)
  expect(Taro.redirectTo).not.toHaveBeenCalled()
})

test('a user with updated agreements is led to the profile tab', () => {
  logIn(true)
  const { result } = renderHook(() => usePageGuard())
  expect(result.current).toBe(false)
  expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/profile/index' })
})

test('a session that ends while the page is shown leads to the login', () => {
  logIn()
  renderHook(() => usePageGuard())
  act(() => tellSession({ type: 'token-refused', token: 't' }))
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: LOGIN_URL })
})

test('a session that ends leads back to what the page has kept since it was opened', () => {
  openPage('/pages/mall/order/pos-pay', { id: '7', amountFen: '500' })
  logIn()
  renderHook(() => usePageGuard())
  keepQuery({ payNo: 'P1' })
  act(() => tellSession({ type: 'token-refused', token: 't' }))
  const target = encodeURIComponent('/pages/mall/order/pos-pay?payNo=P1')
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: `/pages/account/login?target=${target}` })
})

test('what a page keeps is its own: the same page opened again has its own parameters', () => {
  keepQuery({ scope: 'all' })
  openPage('/pages/mall/order/list', { scope: 'toPay' })
  renderHook(() => usePageGuard())
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: LOGIN_URL })
})

test('a user who logs out on the page meant to leave it, and is led to the profile tab', () => {
  logIn()
  renderHook(() => usePageGuard())
  act(() => tellSession({ type: 'ended' }))
  expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/profile/index' })
  expect(Taro.redirectTo).not.toHaveBeenCalled()
})

test('a guarded page under another one leaves that alone until it is shown again', () => {
  logIn()
  renderHook(() => usePageGuard())
  act(hidePages)
  act(() => tellSession({ type: 'ended' }))
  expect(Taro.redirectTo).not.toHaveBeenCalled()
  act(showPages)
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: LOGIN_URL })
})

test('a guarded page that a tab has taken the place of leads nowhere while it moves out of sight', () => {
  logIn()
  renderHook(() => usePageGuard())
  openPage('/pages/profile/index')
  act(() => tellSession({ type: 'ended' }))
  expect(Taro.redirectTo).not.toHaveBeenCalled()
})

test('a page that is for anyone lets a visitor in', () => {
  openPage('/pages/settings/index', {})
  const { result } = renderHook(() => usePageGuard())
  expect(result.current).toBe(true)
  expect(Taro.redirectTo).not.toHaveBeenCalled()
})
