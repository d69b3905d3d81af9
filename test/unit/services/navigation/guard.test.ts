/** @jest-environment jsdom */
import Taro from '@tarojs/taro'
import { askGuard, leadAway } from '@/services/navigation/guard'
import { openLogin, returnFromLogin } from '@/services/navigation/login-return'
import { openWantedPage, rememberWantedPage } from '@/services/navigation/wanted-page'
import { session, tellSession } from '@/services/session/session'
import { LOGGED_OUT } from '@/services/session/state'
import { keepQuery } from '@/services/navigation/current-route'
import { openPage } from '../../../support/jest/taro/taro'
import { makeUser } from '../../../support/samples/user'

const logIn = (agreementsUpdated = false): void =>
  tellSession({ type: 'login-succeeded', reply: { token: 't', userInfo: makeUser(), agreementsUpdated } })

/** Pages as they lie on the stack, each with what it was opened with. */
const stackOf = (...routes: string[]): void => {
  const pages = routes.map((page) => {
    const [route, query = ''] = page.split('?')
    return { route, $taroParams: { ...Object.fromEntries(new URLSearchParams(query)), $taroTimestamp: 1 } }
  })
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(pages as ReturnType<typeof Taro.getCurrentPages>)
}

const cashier = { path: 'pages/mall/order/casher', params: { id: '1', orderType: '1' } }
const CASHIER_URL = '/pages/mall/order/casher?id=1&orderType=1'

let startMs = Date.parse('2026-11-20T02:00:00Z')

beforeEach(() => {
  jest.clearAllMocks()
  // Each test begins a minute after the one before: what that one opened is no echo any more.
  startMs += 60_000
  jest.useFakeTimers({ now: startMs })
  localStorage.clear()
  tellSession({ type: 'ended' })
  stackOf('pages/account/login')
})
afterEach(() => jest.useRealTimers())

test('a visitor is led to the login with the page as its target', async () => {
  expect(askGuard(LOGGED_OUT)).toBe('login')
  await leadAway('login', cashier)
  expect(Taro.redirectTo).toHaveBeenCalledWith({
    url: `/pages/account/login?target=${encodeURIComponent(CASHIER_URL)}`,
  })
})

test('a user passes, and a login on its way waits', () => {
  expect(askGuard({ status: 'loggingIn', before: LOGGED_OUT })).toBe('wait')
  logIn()
  expect(askGuard(session.getState())).toBe('pass')
})

test('a user whose agreements were updated is led to the profile tab, and on to the wanted page after accepting', async () => {
  logIn(true)
  const answer = askGuard(session.getState())
  expect(answer).toBe('agreements')
  await leadAway(answer, cashier)
  expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/profile/index' })
  await expect(openWantedPage()).resolves.toBe(true)
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: CASHIER_URL })
  await expect(openWantedPage()).resolves.toBe(false)
})

test('the wanted page survives a reload but not the hour', async () => {
  rememberWantedPage(cashier)
  jest.advanceTimersByTime(3_600_000)
  await expect(openWantedPage()).resolves.toBe(false)
})

test('the login returns to its target', async () => {
  logIn()
  await returnFromLogin(CASHIER_URL)
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: CASHIER_URL })
})

test('the login returns to a tab by switching to it', async () => {
  logIn()
  await returnFromLogin('/')
  expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/order/index' })
})

test('the login returns by going back when its target lies right beneath', async () => {
  logIn()
  stackOf('pages/order/index', `${cashier.path}?id=1&orderType=1`, 'pages/account/login')
  await returnFromLogin(CASHIER_URL)
  expect(Taro.navigateBack).toHaveBeenCalled()
  expect(Taro.redirectTo).not.toHaveBeenCalled()
})

test.each(['?id=2&orderType=1', '?id=1', ''])(
  'the login opens its target where the same page lies beneath with other parameters: "%s"',
  async (query) => {
    logIn()
    stackOf('pages/order/index', `${cashier.path}${query}`, 'pages/account/login')
    await returnFromLogin(CASHIER_URL)
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: CASHIER_URL })
    expect(Taro.navigateBack).not.toHaveBeenCalled()
  },
)

test('the login goes back to a page that has kept something else since it was opened', async () => {
  logIn()
  const params = { id: '7' }
  openPage('/pages/mall/order/casher', params)
  keepQuery({ id: '1', orderType: '1' })
  const beneath = { route: cashier.path, $taroParams: params }
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([beneath, { route: 'pages/account/login' }] as never)
  await returnFromLogin(CASHIER_URL)
  expect(Taro.navigateBack).toHaveBeenCalled()
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/pages/unknown/index',
  '/pages/account/login?target=%2Fpages%2Faccount%2Flogin',
])('the target %s leads nowhere but back', async (target) => {
  logIn()
  stackOf('pages/profile/index', 'pages/account/login')
  await returnFromLogin(target)
  expect(Taro.redirectTo).not.toHaveBeenCalled()
  expect(Taro.navigateBack).toHaveBeenCalled()
})

test('a login without a target ends on the profile tab after a reload', async () => {
  logIn()
  await returnFromLogin(undefined)
  expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/profile/index' })
})

test('a login that brings updated agreements asks for them first and remembers its target', async () => {
  logIn(true)
  await returnFromLogin(CASHIER_URL)
  expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/profile/index' })
  await openWantedPage()
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: CASHIER_URL })
})

test('a page open to visitors sends itself along to the login', async () => {
  openPage('/pages/mall/order/list?scope=toPay', { scope: 'to%20pay', stamp: '3', $taroTimestamp: '1' })
  await openLogin()
  const target = encodeURIComponent('/pages/mall/order/list?scope=to%20pay')
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: `/pages/account/login?target=${target}` })
})
