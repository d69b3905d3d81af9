import path from 'node:path'
import { LANGUAGE_COOKIE } from '@/language/language'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/phone'
import { englishSentences } from '../support/browser/page-checks'
import { PAGE_SCREENS } from './page-screens'
import { SCREENS } from './screens'

const FOLDER = process.env.SCREENSHOTS_DIR ?? path.resolve(__dirname, '../../.data/screenshots')
const PHONE = { width: 375, height: 812 }

/** Each screen is opened in English, and changes its language once it is there. */
const LANGUAGE = process.env.SCREENSHOTS_LANGUAGE ?? 'en'

/** Longer than any screen needs to load its pictures on one machine. */
const QUIET_MS = 3_000

/** A screen that waits for its answers never becomes quiet; it is drawn all the same. */
const becomeQuiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)

/** As if another tab had chosen the language while this one was hidden. */
const speak = async (page: Page, language: string): Promise<void> => {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: page.url() }])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator(`html[lang^="${language}"]`)).toBeAttached()
  if (language !== 'en') await toldAnew(page)
}

/** What the server says comes later than the app's own texts. What stays English is drawn all the same, to be seen. */
const toldAnew = (page: Page): Promise<void> =>
  expect
    .poll(() => englishSentences(page), { timeout: QUIET_MS })
    .toEqual([])
    .catch(() => undefined)

/** The page scrolls inside the window: only a window as high as the page shows all of it. */
const wholeHeight = 'Math.ceil(document.querySelector(".taro_page_show")?.scrollHeight ?? 0)'

test.use({ graphics: 'webgl' })

for (const { name, isForVisitors = false, isFull = false, show } of [...SCREENS, ...PAGE_SCREENS]) {
  test(name, async ({ page, context, storefront, customer, sale }) => {
    if (isForVisitors) await context.setStorageState({ cookies: [], origins: [] })
    await show({ page, context, storefront, customer, sale })
    await expect(page.locator('.taro_page_show').last()).toBeVisible()
    await becomeQuiet(page)
    if (LANGUAGE !== 'en') {
      await speak(page, LANGUAGE)
      await becomeQuiet(page)
    }
    if (isFull) {
      const height = await page.evaluate<number>(wholeHeight)
      await page.setViewportSize({ ...PHONE, height: Math.max(PHONE.height, height) })
      await becomeQuiet(page)
    }
    await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled' })
  })
}
