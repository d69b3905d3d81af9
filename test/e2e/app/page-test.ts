import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Sign } from '@/page-table/sample'
import type { SampleNames } from '@/page-table/sample-names'
import { LANGUAGE_COOKIE, type InBoth } from '@/language/language'
import { PAGE_TABLE, type PagePath } from '@/page-table/table'
import { accessibilityFaults } from '../../support/browser/accessibility'
import { ipOf, logInByPhone, phoneOf, type Customer } from '../../support/customers/customer'
import {
  clippedTexts,
  endlessMotion,
  englishSentences,
  fieldsToZoomInto,
  sidewaysOverflow,
} from '../../support/browser/page-checks'
import { isOpenedByUser, makeSampleNames, NO_NAMES, rowOf, sampleRoute } from '../../support/browser/page-samples'
import { expect, test } from '../../support/browser/phone'
import { storeSession } from '../../support/browser/stored-session'
import { chooseTextScale } from '../../support/browser/text-scale'

const LARGEST_TEXT = 1.3

/** Small and large phones, a phone on its side, a desk. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 812, height: 375 },
  { width: 1280, height: 800 },
]

const PHONE = { width: 375, height: 812 }

const expectToFit = async (page: Page, where: string): Promise<void> => {
  expect.soft(await sidewaysOverflow(page), `${where}: reaches over the edge`).toBe(0)
  expect.soft(await clippedTexts(page), `${where}: cut off`).toEqual([])
  expect.soft(await fieldsToZoomInto(page), `${where}: an iPhone would zoom`).toEqual([])
}

const expectGoodPage = async (page: Page, how: string): Promise<void> => {
  expect.soft(await accessibilityFaults(page), how).toEqual([])
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await expectToFit(page, `${how}, ${window.width} x ${window.height}`)
  }
  await page.setViewportSize(PHONE)
}

/** As when another tab has chosen it: the page that is open changes where it stands. */
const speakChinese = async (page: Page, context: BrowserContext): Promise<void> => {
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'zh', url: page.url() }])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

const speakEnglish = (context: BrowserContext): Promise<void> => context.clearCookies({ name: LANGUAGE_COOKIE })

/** A drawn page may have several of these by one name. */
const MAY_REPEAT: ReadonlySet<string> = new Set(['button', 'heading', 'listitem'])

const find = (page: Page, sign: Sign): Locator => {
  if ('text' in sign) return page.getByText(sign.text)
  const { role, ...named } = sign
  const found = page.getByRole(role, named)
  return MAY_REPEAT.has(role) ? found.first() : found
}

// Table.test.ts says that links lead to pages.
const titleOf = (path: string): InBoth<string> => PAGE_TABLE[path as PagePath].title

/** Who looks at the samples that only a user sees, and what they name. */
interface SampleUser {
  reply: Customer['reply']
  names: SampleNames
}

/** At the till a shopper waits for somebody of the shop, and a ring turns as long. */
const WAITS: PagePath = 'pages/mall/order/pos-pay'

/** Placed once for all pages: to look at one changes nothing for the next. */
const sampleTest = test.extend<{ isForVisitors: boolean; names: SampleNames }, { sampleUser: SampleUser }>({
  isForVisitors: [false, { option: true }],
  sampleUser: [
    async ({ storefront, nextShopper }, use) => {
      const n = nextShopper()
      const customer = await logInByPhone(storefront, phoneOf(n), ipOf(n))
      await use({ reply: customer.reply, names: await makeSampleNames(storefront, customer) })
    },
    { scope: 'worker' },
  ],
  names: async ({ isForVisitors, page, sampleUser }, use) => {
    if (isForVisitors) return use(NO_NAMES)
    await storeSession(page, sampleUser.reply)
    return use(sampleUser.names)
  },
})

/** Tests what holds for every page. */
export const testPage = (path: PagePath): void => {
  const { sample } = rowOf(path)
  // A page that leads on is not there any more: what is drawn, its title and its way back are those of the next page.
  const { title, parent } = rowOf((sample.leadsTo ?? path) as PagePath) // table.test.ts says that links lead to pages
  const sign = (page: Page) => find(page, sample.shows)

  sampleTest.describe(path, () => {
    sampleTest.use({ isForVisitors: !isOpenedByUser(path) })

    sampleTest(
      'can be used by everybody in any window and in both languages, and survives a reload with its way back',
      async ({ page, context, names }) => {
        await page.goto(`/#/${sampleRoute(path, names)}`)
        await expect(sign(page)).toBeVisible()
        await expect(page).toHaveTitle(title.en)
        if (path !== WAITS) await expect.poll(() => endlessMotion(page), 'moves for ever').toEqual([])
        await expectGoodPage(page, 'in English')
        await speakChinese(page, context)
        await expect(page).toHaveTitle(title.zh)
        await expectGoodPage(page, 'in Chinese')
        await expect.poll(() => englishSentences(page), 'left in English').toEqual([])

        await speakEnglish(context)
        await chooseTextScale(page, LARGEST_TEXT)
        await page.reload()
        await expect(sign(page)).toBeVisible()
        await expect(page).toHaveTitle(title.en)
        await expectToFit(page, 'in English, in large type')
        await speakChinese(page, context)
        await expect(page).toHaveTitle(title.zh)
        await expectToFit(page, 'in Chinese, in large type')
        if (parent === undefined) return
        await page.getByRole('button', { name: '返回', exact: true }).tap()
        await expect(page).toHaveTitle(titleOf(parent).zh)
      },
    )
  })
}
