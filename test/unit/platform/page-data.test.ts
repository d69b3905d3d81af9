/** @jest-environment jsdom */
import { pageData } from '@/platform/page-data'

const DATE = 'Tue, 24 Nov 2026 05:43:40 GMT'

const openPage = (beginning: string, way: object | undefined): void => {
  document.body.innerHTML = `<script id="home" type="application/json">${beginning}</script>`
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => (way ? [way] : []) })
}

const OVER_THE_NETWORK = {
  transferSize: 300,
  requestStart: 10,
  responseStart: 160,
  serverTiming: [{ name: 'date', description: DATE }],
}

test('what a page begins with is taken once, with the time at which the server sent it', () => {
  openPage('{"a":1}', OVER_THE_NETWORK)
  jest.spyOn(Date, 'now').mockReturnValue(9_000)
  jest.spyOn(performance, 'now').mockReturnValue(500)
  expect(pageData.take()).toEqual({
    text: '{"a":1}',
    time: { dateHeader: DATE, requestedAtMs: 8_510, receivedAtMs: 8_660 },
  })
  expect(pageData.take()).toBeUndefined()
})

test('a page that came out of the browser’s cache unasked begins with nothing: it may be of another day', () => {
  openPage('{"a":1}', { ...OVER_THE_NETWORK, transferSize: 0 })
  expect(pageData.take()).toBeUndefined()
})

test('a page of a server of plain files begins with nothing', () => {
  openPage('', OVER_THE_NETWORK)
  expect(pageData.take()).toBeUndefined()
})

test('a browser that tells less of the way of the page still gives what it begins with', () => {
  openPage('{"a":1}', { requestStart: 10, responseStart: 160 })
  expect(pageData.take()).toEqual({ text: '{"a":1}', time: undefined })
  openPage('{"a":1}', undefined)
  expect(pageData.take()).toEqual({ text: '{"a":1}', time: undefined })
})
