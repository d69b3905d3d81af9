import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '../support/browser/phone'
import { englishSentences } from '../support/browser/page-checks'
import { PAGE_SCREENS } from './page-screens'
import { SCREENS } from './screens'
import { h5 } from './targets/h5'
import type { Target } from './targets/target'
import { weapp } from './targets/weapp'

const TARGETS: Readonly<Record<string, Target>> = { h5, weapp }

const FOLDER = process.env.SCREENSHOTS_DIR ?? path.resolve(__dirname, '../../.data/screenshots')
const PHONE = { width: 375, height: 812 }

/** Each screen is opened in English, and changes its language once it is there. */
const LANGUAGE = process.env.SCREENSHOTS_LANGUAGE ?? 'en'

const TARGET = process.env.SCREENSHOTS_TARGET ?? 'h5'

const targetOf = (name: string): Target => {
  const target = TARGETS[name]
  if (!target) throw new Error(`--target is one of ${Object.keys(TARGETS).join(', ')}, not "${name}"`)
  return target
}

const { test, front, heightPx, speak, complaints } = targetOf(TARGET)

/** Longer than any screen needs to load its pictures on one machine. */
const QUIET_MS = 3_000

/** Boxes that stand for what is still to come, and pictures of the window that are on their way. */
const awaited = (page: Page): Promise<number> =>
  front(page).evaluate((shown) => {
    const isInWindow = (element: Element): boolean => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < window.innerHeight
    }
    const pictures = [...shown.querySelectorAll('img')].filter(({ complete }) => !complete)
    return [...shown.querySelectorAll('.skeleton'), ...pictures].filter(isInWindow).length
  })

/** A screen that waits for its answers never becomes quiet; it is drawn all the same. */
const becomeQuiet = async (page: Page): Promise<void> => {
  const limit = { timeout: QUIET_MS }
  await page.waitForLoadState('networkidle', limit).catch(() => undefined)
  await expect
    .poll(() => awaited(page), limit)
    .toBe(0)
    .catch(() => undefined)
}

/** What the server says comes later than the app's own texts. What stays English is drawn all the same, to be seen. */
const toldAnew = (page: Page): Promise<void> =>
  expect
    .poll(() => englishSentences(page), { timeout: QUIET_MS })
    .toEqual([])
    .catch(() => undefined)

test.use({ graphics: 'webgl' })

for (const { name, isForVisitors = false, isFull = false, onlyOn = TARGET, show } of [...SCREENS, ...PAGE_SCREENS]) {
  if (onlyOn !== TARGET) continue
  test(name, async ({ page, context, storefront, customer, sale }) => {
    if (isForVisitors) await context.setStorageState({ cookies: [], origins: [] })
    await show({ page, context, storefront, customer, sale })
    await expect(front(page)).toBeVisible()
    await becomeQuiet(page)
    if (LANGUAGE !== 'en') {
      await speak(page, LANGUAGE)
      await toldAnew(page)
      await becomeQuiet(page)
    }
    if (isFull) {
      await page.setViewportSize({ ...PHONE, height: Math.max(PHONE.height, await heightPx(page)) })
      await becomeQuiet(page)
    }
    await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled' })
    expect(await complaints(page)).toEqual([])
  })
}
