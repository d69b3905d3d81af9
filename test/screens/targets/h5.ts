import { LANGUAGE_COOKIE } from '@/language/language'
import { expect, test } from '../../support/browser/phone'
import type { Target } from './target'

/** The page of the browser. */
export const h5: Target = {
  test,
  front: (page) => page.locator('.taro_page_show').last(),

  // The page scrolls inside the window: only a window as high as the page shows all of it.
  heightPx: (page) => page.evaluate(() => Math.ceil(document.querySelector('.taro_page_show')?.scrollHeight ?? 0)),

  /** As if another tab had chosen the language while this one was hidden. */
  async speak(page, language) {
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: page.url() }])
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.locator(`html[lang^="${language}"]`)).toBeAttached()
  },

  // The phone itself fails a test for its faults.
  complaints: () => Promise.resolve([]),
}
