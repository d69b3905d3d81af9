import { NO_NAMES, sampleRoute } from '../../support/browser/page-samples'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'
import { chooseTextScale } from '../../support/browser/text-scale'

const LARGEST_TEXT = 1.3

test.use({ viewport: { width: 320, height: 640 } })

test('the two buttons of a bar are of one height, also where the words of one break', async ({ page }) => {
  await page.goto('/')
  await chooseTextScale(page, LARGEST_TEXT)
  await openPage(page, sampleRoute('pages/cars-appearance/index', NO_NAMES))
  await page.reload()
  const faceOf = (name: string) => page.locator('.sticky-bar').getByRole('button', { name }).locator('.button__face')
  await expect(faceOf('Configure this')).toBeVisible()
  const heightOf = async (name: string) => (await faceOf(name).boundingBox())?.height
  expect(await heightOf('Save')).toBe(await heightOf('Configure this'))
  const lineHeight = await faceOf('Configure this').evaluate((face) => parseFloat(getComputedStyle(face).lineHeight))
  expect(await heightOf('Configure this')).toBeGreaterThan(2 * lineHeight)
})

test('no capsule stands in a browser: the search of Explore is at the end of its bar', async ({ page }) => {
  await openPage(page, 'pages/home/index')
  const { x = 0, width = 0 } = (await page.getByRole('button', { name: 'Search' }).first().boundingBox()) ?? {}
  expect(320 - (x + width)).toBeLessThan(12)
})

test('in the largest text the amounts of the first right are read whole', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  await chooseTextScale(page, LARGEST_TEXT)
  await page.reload()
  const right = page.locator('.rights-row__text')
  await expect(right).toHaveText('¥1,000.00 counts as ¥3,000.00')
  const isWhole = await right.evaluate((text) => text.scrollWidth <= text.clientWidth)
  expect(isWhole).toBe(true)
})
