/** @jest-environment jsdom */
import { showDocument } from '@/platform/document-view'
import { openOutside } from '@/platform/opener'

const ADDRESS = 'https://sign.example/contract'

/** The tab that the browser gives, which writes down what it leads to, and whether it could reach back by then. */
const giveTab = () => {
  const led: { address: string; opener: unknown }[] = []
  const tab = { opener: window, location: { replace: (address: string) => led.push({ address, opener: tab.opener }) } }
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return led
}

test.each([
  ['a page outside', async () => openOutside(ADDRESS)],
  ['a document', () => showDocument(async () => ADDRESS)],
])('the tab of %s cannot reach back into this one', async (_what, show) => {
  const led = giveTab()
  await show()
  expect(led).toEqual([{ address: ADDRESS, opener: null }])
})

test('where the browser gives no tab, whoever opens a page outside is told', () => {
  jest.spyOn(window, 'open').mockReturnValue(null)
  expect(openOutside(ADDRESS)).toBe(false)
})
