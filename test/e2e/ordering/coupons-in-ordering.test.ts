import type { Page } from '@playwright/test'
import { formatYuan } from '@/domain/money/money'
import { LONG_RANGE_FEN } from '../../server/vehicle/cars'
import {
  agree,
  choosePlaces,
  configuredOrderPage,
  fillPerson,
  openBigSale,
} from '../../support/customers/big-order-steps'
import { newestOrder, paidOrder } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

const FOUNDER_FEN = 300_000
const PROMISE_FEN = 200_000

const couponsCell = (page: Page) => page.getByRole('button', { name: /^Coupons/ })

const fillIn = async (page: Page): Promise<void> => {
  await fillPerson(page)
  await choosePlaces(page)
  await agree(page)
}

test('the best coupons are proposed, others can be chosen, and the order comes to what was shown', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  await openBigSale(sale, storefront)
  await openPage(page, await configuredOrderPage(storefront))
  await expect(couponsCell(page)).toContainText('− ¥3,000.00')
  await couponsCell(page).tap()
  const sheet = page.getByRole('dialog', { name: 'Coupons' })
  const founder = sheet.getByRole('checkbox', { name: /Founder credit/ })
  await expect(founder).toBeChecked()
  await expect(sheet).toContainText('For Vela 9 only')
  await sheet.getByRole('button', { name: 'Use none' }).tap()
  await expect(sheet).toBeHidden()
  await expect(couponsCell(page)).toContainText('1 can be used')
  await expect(page.getByText('Sale price')).toBeHidden()
  await couponsCell(page).tap()
  await founder.tap()
  await expect(sheet).toContainText('1 coupon, off the balance')
  await sheet.getByRole('button', { name: 'Use 1 coupon' }).tap()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('main')).toContainText(formatYuan(LONG_RANGE_FEN - FOUNDER_FEN))

  await fillIn(page)
  await page.getByRole('button', { name: 'Pay ¥5,000.00' }).tap()
  await expect(page).toHaveTitle('Cashier')
  expect(await newestOrder(storefront, customer)).toMatchObject({
    saleTotalPrice: LONG_RANGE_FEN - FOUNDER_FEN,
    discountInfoVOList: [{ discountName: 'Founder credit', discountAmount: FOUNDER_FEN }],
  })
})

test('a coupon that ends meanwhile shows the difference before anything is placed', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  await openBigSale(sale, storefront)
  await openPage(page, await configuredOrderPage(storefront))
  await expect(couponsCell(page)).toContainText('− ¥3,000.00')
  await fillIn(page)
  const pay = page.getByRole('button', { name: 'Pay ¥5,000.00' })
  await expect(pay, 'the price with this shop is known').toBeEnabled()
  await storefront.database.query('UPDATE coupon SET end_at = given_at WHERE user_id = $1', [
    customer.reply.userInfo.id,
  ])
  await pay.tap()
  const changed = page.getByRole('dialog', { name: 'The price has changed' })
  await expect(changed).toContainText('the sale price of Vela 7 Long Range became dearer')
  await changed.getByRole('button', { name: 'Use new price' }).tap()
  await expect(changed).toBeHidden()
  await expect(couponsCell(page)).toContainText('None to use')
  await pay.tap()
  await expect(page).toHaveTitle('Cashier')
  expect(await newestOrder(storefront, customer)).toMatchObject({ saleTotalPrice: LONG_RANGE_FEN })
})

test('what a small deposit counts as is shown, and goes with it', async ({ page, customer, storefront, sale }) => {
  await paidOrder(storefront, customer)
  await openBigSale(sale, storefront)
  await openPage(page, await configuredOrderPage(storefront))
  const amounts = page.getByRole('main')
  await expect(amounts).toContainText(formatYuan(LONG_RANGE_FEN - FOUNDER_FEN - PROMISE_FEN))
  await expect(page.getByText('counts as ¥3,000.00')).toHaveCount(1)
  await page.getByRole('switch', { name: /^Deduct small deposit/ }).tap()
  await expect(amounts).toContainText(formatYuan(LONG_RANGE_FEN - FOUNDER_FEN))
  await expect(page.getByText('counts as ¥3,000.00')).toHaveCount(0)
})
