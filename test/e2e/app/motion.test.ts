import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

/** How many movements of whole pages there are from one page to the next. */
const slidesOf = async (page: Page): Promise<number> => {
  // The app begins anew: what is tapped twice within half a second is opened once.
  await page.goto('about:blank')
  await openPage(page, 'pages/articles/view?id=night-mode')
  await page.evaluate(() => {
    window.slides = 0
    window.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.classList.contains('taro_page')) window.slides = (window.slides ?? 0) + 1
    })
  })
  await page.getByRole('link', { name: 'Night drive', exact: true }).tap()
  await expect(page.getByRole('tab', { name: 'New' })).toBeInViewport()
  return page.evaluate(() => window.slides ?? 0)
}

declare global {
  interface Window {
    slides?: number
  }
}

test('a page slides in, but is there at once for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await slidesOf(page)).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await slidesOf(page)).toBe(0)
})
