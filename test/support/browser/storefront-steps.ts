import { expect, type Page } from '@playwright/test'
import { lastCode } from '../customers/customer'
import { SHOP } from '../customers/orders'
import { routeTo } from './page-samples'
import type { Storefront } from './storefront'

/** Opens a page of the app by its route, as a link would. */
export const openPage = (page: Page, route: string): Promise<unknown> => page.goto(`/#/${route}`)

/** Scrolls as far down as there is anything yet, screen by screen as a finger does. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page
    .locator('.taro_page_show')
    .last()
    .evaluate(async (shown) => {
      const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
      while (shown.scrollTop + shown.clientHeight < shown.scrollHeight - 1) {
        shown.scrollBy(0, shown.clientHeight)
        await drawn()
      }
    })

/** Goes to the end at once, as the End key does. */
export const jumpToEnd = (page: Page): Promise<void> =>
  page.locator('.taro_page_show').evaluate((shown) => shown.scrollTo(0, shown.scrollHeight))

/** Logs in with a code by message, from the welcome page on. */
export const logIn = async (page: Page, storefront: Storefront, phone: string): Promise<void> => {
  await page.getByRole('button', { name: 'Log in by phone' }).tap()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('checkbox', { name: /I agree to the/ }).tap()
  await page.getByRole('button', { name: 'Get code' }).tap()
  await expect(page.getByRole('heading', { name: 'Enter verification code' })).toBeVisible()
  await page.getByRole('textbox', { name: /Verification code/ }).fill(lastCode(storefront, phone))
}

/** Chooses city and shop and agrees, so that only Pay is left. */
export const fillReservation = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^City/ }).tap()
  const cities = page.getByRole('dialog', { name: 'Your city' })
  await cities.getByRole('radiogroup', { name: 'Province' }).getByRole('radio', { name: SHOP.province }).tap()
  await cities.getByRole('radiogroup', { name: 'City' }).getByRole('radio').first().tap()
  await expect(cities).toBeHidden()
  await page.getByRole('button', { name: /^Shop/ }).tap()
  const shops = page.getByRole('dialog', { name: /^Shops in/ })
  await shops.getByRole('radio', { name: SHOP.name }).tap()
  await expect(shops).toBeHidden()
  await page.getByRole('checkbox', { name: /I agree to the/ }).tap()
}

/** The page that reserves a Vela 7. */
export const RESERVE_PAGE = routeTo('pages/miniorder/order', { modelId: 'vela-7', marketPostId: 'vela-7-small' })

/** The button of both pages that takes the small deposit. */
export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay ¥1,000.00' })

/** Opens the sandbox from the cashier and has it answer. */
export const payInSandbox = async (page: Page, outcome: 'Success' | 'Failure' | 'Delay'): Promise<void> => {
  await payButton(page).tap()
  const sandbox = page.getByRole('dialog', { name: 'Sandbox payment' })
  await expect(sandbox).toContainText('No money moves.')
  await sandbox.getByRole('radio', { name: outcome }).tap()
  await sandbox.getByRole('button', { name: 'Test ¥1,000.00' }).tap()
}
