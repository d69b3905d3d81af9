import Taro from '@tarojs/taro'
import { act, renderHook } from '@testing-library/react'
import { openPage } from '../../support/jest/taro/taro'

/** A fresh start of the app on a page. React must stay the one that the test renders with. */
const startOn = async (path: string) => {
  openPage(path)
  jest.resetModules()
  jest.doMock('react', () => react)
  jest.doMock('@tarojs/taro', () => taro)
  const { useSelectedTab, selectTab } = await import('@/stores/tab')
  const { useTabPage } = await import('@/hooks/use-tab-page')
  return { useSelectedTab, selectTab, useTabPage }
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
