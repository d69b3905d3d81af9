import { expect, test } from '../../support/browser/phone'
import { openPage, scrollToEnd } from '../../support/browser/storefront-steps'

test('the tab bar is 50 px high with the line above it, and covers nothing of the end of a page', async ({ page }) => {
  await openPage(page, 'pages/profile/index')
  const bar = await page.getByRole('tablist').last().boundingBox()
  expect(bar?.height).toBe(50)
  await scrollToEnd(page)
  const last = await page.getByRole('button').last().boundingBox()
  expect((last?.y ?? Number.NaN) + (last?.height ?? Number.NaN)).toBeLessThanOrEqual(bar?.y ?? Number.NaN)
})
