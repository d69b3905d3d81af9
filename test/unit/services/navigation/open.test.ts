/** @jest-environment jsdom */
import Taro from '@tarojs/taro'
import { DOUBLE_TAP_MS } from '@/domain/time/double-tap'
import { goBack } from '@/services/navigation/go-back'
import { open, openRoute, replace } from '@/services/navigation/open'

const stackOf = (size: number): void => {
  const pages = Array.from({ length: size }, () => ({ route: 'pages/settings/index' }))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(pages as ReturnType<typeof Taro.getCurrentPages>)
}

let startMs = Date.parse('2026-11-20T02:00:00Z')

beforeEach(() => {
  jest.clearAllMocks()
  // Each test begins a minute after the one before: what that one opened is no echo any more.
  startMs += 60_000
  jest.useFakeTimers({ now: startMs })
  stackOf(1)
})
afterEach(() => jest.useRealTimers())

test('a page opens on top with its parameters', async () => {
  await open('pages/real-order-detail/index', { id: 'a b' })
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/real-order-detail/index?id=a%20b' })
})

test('a parameter that is undefined is left out', async () => {
  await open('pages/account/phone-login', { target: undefined } as unknown as { target?: string })
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/account/phone-login' })
})

test('a tab is switched to, never pushed', async () => {
  await open('pages/profile/index')
  await replace('pages/home/index')
  expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/profile/index' })
  expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/home/index' })
  expect(Taro.navigateTo).not.toHaveBeenCalled()
})

test('a double tap opens one page', async () => {
  await open('pages/successful/index', { id: '1' })
  jest.advanceTimersByTime(DOUBLE_TAP_MS - 1)
  await open('pages/successful/index', { id: '1' })
  expect(Taro.navigateTo).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  await open('pages/successful/index', { id: '1' })
  expect(Taro.navigateTo).toHaveBeenCalledTimes(2)
})

test('who goes back at once and taps the same again is led there again', async () => {
  jest.mocked(Taro.navigateTo).mockImplementationOnce(async () => {
    stackOf(2)
    return { errMsg: '' }
  })
  await open('pages/successful/index', { id: '3' })
  stackOf(1)
  await open('pages/successful/index', { id: '3' })
  expect(Taro.navigateTo).toHaveBeenCalledTimes(2)
})

test('taps that never pause do not keep a page shut for ever', async () => {
  for (let tap = 0; tap < 4; tap += 1) {
    await open('pages/successful/index', { id: '2' })
    jest.advanceTimersByTime(250)
  }
  expect(Taro.navigateTo).toHaveBeenCalledTimes(2)
})

test('the eleventh page takes the place of the tenth', async () => {
  stackOf(10)
  await openRoute({ path: 'pages/settings/index', params: {} })
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/settings/index' })
})

test('going back goes back', async () => {
  stackOf(2)
  await goBack('pages/profile/index')
  expect(Taro.navigateBack).toHaveBeenCalled()
})

test('going back after a reload leads to the parent', async () => {
  await goBack('pages/mall/order/list', { scope: 'toPay' })
  expect(Taro.navigateBack).not.toHaveBeenCalled()
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/mall/order/list?scope=toPay' })
})
