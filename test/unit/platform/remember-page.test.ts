/** @jest-environment jsdom */
import Taro from '@tarojs/taro'
import { rememberPage } from '@/platform/page-change'

const ORDER = '/pages/real-order-detail/index'

/** What lies on the stack, by what Taro calls each page. */
const stackOf = (...names: string[]): void => {
  const pages = names.map(($taroPath) => ({ $taroPath }))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(pages as unknown as ReturnType<typeof Taro.getCurrentPages>)
}

beforeEach(() => {
  window.location.hash = `#${ORDER}?id=1`
  stackOf('list', 'order of 1')
})

test('a page is still here when what it shows in its query has changed', () => {
  const isStillHere = rememberPage()
  window.location.hash = `#${ORDER}?id=1&payNo=2`
  expect(isStillHere()).toBe(true)
})

test.each<[string, () => void]>([
  ['has gone back', () => stackOf('list')],
  ['has gone back and on to another page of the same kind', () => stackOf('list', 'order of 3')],
  ['has opened a page on top', () => stackOf('list', 'order of 1', 'shop')],
  ['is on the way to a page that is not open yet', () => void (window.location.hash = '#/pages/shopList/shopList')],
])('it is left by whoever %s', (_what, leave) => {
  const isStillHere = rememberPage()
  leave()
  expect(isStillHere()).toBe(false)
})
