import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { SandboxOutcome } from '@/wire/enums/payment'
import { logInByPhone, type Customer } from '../support/customer'
import { paidOrder, placeOrder, tryToPay } from '../support/orders'
import { clippedTexts, sidewaysOverflow } from '../support/page-checks'
import { expect, test } from '../support/phone'
import { shareToken } from '../support/shared-order'
import type { Storefront } from '../support/storefront'
import { storeSession } from '../support/stored-session'
import { chooseTextScale } from '../support/text-scale'
import { balanceOrder } from '../support/balance-order'
import { financedOrder } from '../support/financed-order'
import { hashOf, type Orders, type PageCase } from './pages'

const LARGEST_TEXT = 1.3
const NO_ORDERS: Orders = {
  unpaidId: '',
  declinedId: '',
  paidId: '',
  payNo: '',
  balanceId: '',
  financedId: '',
  shareToken: '',
}
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

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
}

const ordersFor = async (storefront: Storefront, customer: Customer): Promise<Orders> => {
  const paid = await paidOrder(storefront, customer)
  const declined = await placeOrder(storefront, customer)
  await tryToPay(storefront, customer, declined, SandboxOutcome.failure)
  const unpaid = await placeOrder(storefront, customer)
  const balance = await balanceOrder(storefront, customer)
  const financed = await financedOrder(storefront, customer)
  return {
    paidId: paid.id,
    payNo: paid.payNo ?? '',
    declinedId: declined.id,
    unpaidId: unpaid.id,
    balanceId: balance.id,
    financedId: financed.id,
    shareToken: await shareToken(storefront, customer, paid),
  }
}

/** Logged in where the page is for customers. */
const caseTest = test.extend<{ isForVisitors: boolean; orders: Orders }>({
  isForVisitors: [false, { option: true }],
  orders: async ({ isForVisitors, storefront, context, shopper }, use) => {
    if (isForVisitors) return use(NO_ORDERS)
    const customer = await logInByPhone(storefront, shopper.phone, shopper.ip)
    await storeSession(context, storefront.origin, customer.reply)
    return use(await ordersFor(storefront, customer))
  },
})

/** Tests what holds for every page. */
export const testPage = (pageCase: PageCase): void => {
  const { path, title, sign, parent, isForVisitors = false } = pageCase

  caseTest.describe(path, () => {
    caseTest.use({ isForVisitors })

    caseTest(
      'can be used by everybody in any window, and survives a reload with its way back',
      async ({ page, context, orders }) => {
        await page.goto(hashOf(pageCase, orders))
        await expect(sign(page)).toBeVisible()
        await expect(page).toHaveTitle(title)
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        expect
          .soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`))
          .toEqual([])
        for (const window of WINDOWS) {
          await page.setViewportSize(window)
          await expectToFit(page, `at ${window.width} x ${window.height}`)
        }

        await page.setViewportSize(PHONE)
        await chooseTextScale(context, LARGEST_TEXT)
        await page.reload()
        await expect(sign(page)).toBeVisible()
        await expect(page).toHaveTitle(title)
        await expectToFit(page, 'in large type')
        if (parent === undefined) return
        await page.getByRole('button', { name: 'Back', exact: true }).tap()
        await expect(page).toHaveTitle(parent)
      },
    )
  })
}
