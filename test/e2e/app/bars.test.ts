import { NO_NAMES, sampleRoute } from '../../support/browser/page-samples'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'
import { chooseTextScale } from '../../support/browser/text-scale'

const LARGEST_TEXT = 1.3

test.describe('on a narrow phone with the largest text', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of ['pages/financialCalculator/financialCalculator', 'pages/cars-appearance/index'] as const) {
    test(`the two buttons of a bar are of one height, also where the words of one break: ${path}`, async ({ page }) => {
      await page.goto('/')
      await chooseTextScale(page, LARGEST_TEXT)
      await openPage(page, sampleRoute(path, NO_NAMES))
      await page.reload()
      const faces = page.locator('.sticky-bar .button__face')
      await expect(faces).toHaveCount(2)
      const heights = await faces.evaluateAll((all) =>
        all.map((face) => Math.round(face.getBoundingClientRect().height)),
      )
      expect(heights[0]).toBe(heights[1])
      expect(heights[0]).toBeGreaterThan(50)
    })
  }
})
