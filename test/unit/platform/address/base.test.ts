/** @jest-environment jsdom */
import { address } from '@/platform/address'

test.each([
  ['/', '/'],
  ['/zh.html', '/'],
  ['/index.html', '/'],
  ['/shop/en.html', '/shop/'],
])('a page that was asked for as %s is served at %s, whatever its language', (asked, served) => {
  window.history.replaceState(null, '', `${asked}?from=friend#/pages/home/index`)
  expect(address.base()).toBe(`${window.location.origin}${served}`)
})
