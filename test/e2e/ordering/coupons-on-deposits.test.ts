import { newestOrder } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { fillReservation, openPage, RESERVE_PAGE } from '../../support/browser/storefront-steps'

test('the code of a coupon typed while reserving lowers the deposit, and the cashier asks for what is left', async ({
  page,
  customer,
  storefront,
}) => {
  await openPage(page, RESERVE_PAGE)
  await fillReservation(page)
  const coupons = page.getByRole('button', { name: /^Coupons/ })
  await expect(coupons).toContainText('None to use')
  await coupons.tap()
  const picker = page.getByRole('dialog', { name: 'Coupons' })
  await expect(picker).toContainText('Not for a small deposit')
  await picker.getByRole('button', { name: 'Enter a code' }).tap()
  await page.getByRole('textbox', { name: 'Code' }).fill('early 300')
  await page.getByRole('button', { name: 'Take coupon' }).tap()
  await expect(picker.getByRole('checkbox', { name: /Early bird/ })).toBeChecked()
  await expect(picker).toContainText('1 coupon, off the deposit')
  await picker.getByRole('button', { name: 'Use 1 coupon' }).tap()
  await expect(picker).toBeHidden()
  await page.getByRole('button', { name: 'Pay ¥700.00' }).tap()
  await expect(page).toHaveTitle('Cashier')
  await expect(page.getByRole('button', { name: 'Pay ¥700.00' })).toBeVisible()
  const order = await newestOrder(storefront, customer)
  expect(order).toMatchObject({ paymentAmount: 70_000, depositAmount: 100_000 })
  await openPage(page, `pages/real-order-detail/index?id=${order.id}`)
  await expect(page.getByRole('main')).toContainText('Early bird')
})
