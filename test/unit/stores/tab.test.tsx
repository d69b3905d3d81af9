import Taro from '@tarojs/taro'
import { act, renderHook } from '@testing-library/react'
import { openPage } from '../../support/taro/taro'

/** A fresh start of the app on a page. React must stay the one that the test renders with. */
const startOn = async (path: string) => {
  openPage(path)
  let modules: { tab: typeof import('@/stores/tab'); hook: typeof import('@/hooks/use-tab-page') } | undefined
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => react)
    jest.doMock('@tarojs/taro', () => taro)
    modules = { tab: await import('@/stores/tab'), hook: await import('@/hooks/use-tab-page') }
  })
  if (modules === undefined) throw new Error('the app did not start')
  return { ...modules.tab, ...modules.hook }
}
const react = jest.requireActual<object>('react')
const taro = jest.requireActual<object>('@tarojs/taro')

beforeEach(() => jest.clearAllMocks())

test.each([
  ['/pages/home/index', 0],
  ['/', 1],
  ['/pages/order/index', 1],
  ['/pages/profile/index?stamp=1', 2],
])('the first render on %s selects tab %d by the route', async (path, index) => {
  const { useSelectedTab } = await startOn(path)
  const { result } = renderHook(() => useSelectedTab())
  expect(result.current).toBe(index)
})

test('a chosen tab is selected before its page is shown', async () => {
  const { useSelectedTab, selectTab } = await startOn('/')
  const { result } = renderHook(() => useSelectedTab())
  act(() => void selectTab(2))
  expect(result.current).toBe(2)
  expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/profile/index' })
})

test('a tab page that is shown another way is selected too', async () => {
  const { useSelectedTab, useTabPage, selectTab } = await startOn('/pages/home/index')
  const { result } = renderHook(() => useSelectedTab())
  act(() => void selectTab(2))
  renderHook(() => useTabPage())
  expect(result.current).toBe(0)
})

test('a tab that is not there changes nothing', async () => {
  const { selectTab } = await startOn('/')
  await selectTab(7)
  expect(Taro.switchTab).not.toHaveBeenCalled()
})
