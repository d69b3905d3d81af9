import { AgreementId } from '@/wire/enums/agreement'
import type { Customer } from '../../support/customers/customer'
import { placeOrder } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import type { Storefront } from '../../support/browser/storefront'
import { openPage } from '../../support/browser/storefront-steps'

/** The customer has not accepted the privacy policy as it is now. */
const makeDue = async ({ database }: Storefront, { reply }: Customer): Promise<void> => {
  const sql = 'DELETE FROM agreement_acceptance WHERE account_id = $1 AND agreement_id = $2'
  await database.query(sql, [reply.userInfo.id, AgreementId.privacyPolicy])
}

test('updated agreements come first, and then the page that was wanted', async ({ page, customer, storefront }) => {
  const order = await placeOrder(storefront, customer)
  await makeDue(storefront, customer)
  await openPage(page, `pages/real-order-detail/index?id=${order.id}`)

  const sheet = page.getByRole('dialog', { name: 'Our agreements changed' })
  await expect(sheet).toContainText('Order detail')
  await expect(page).toHaveTitle('Mine')
  await page.reload()
  await expect(sheet, 'it is still asked after a reload').toContainText('Order detail')

  const agree = sheet.getByRole('button', { name: 'Agree and continue' })
  await expect(agree).toBeDisabled()
  await sheet.getByRole('checkbox').tap()
  await agree.tap()
  await expect(page.getByRole('heading', { name: 'Pending payment' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pending payment' }), 'it is asked once').toBeVisible()
})

test('what is new can be read before agreeing, and agreeing there counts', async ({ page, customer, storefront }) => {
  await makeDue(storefront, customer)
  await openPage(page, 'pages/mall/order/list')
  await page.getByRole('button', { name: /^Read the/ }).tap()
  await expect(page.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Agree', exact: true }).tap()
  await expect(page).toHaveTitle('My orders')
})

test('who does not agree logs out and goes on as a visitor', async ({ page, customer, storefront }) => {
  await makeDue(storefront, customer)
  await openPage(page, 'pages/mall/order/list')
  await page.getByRole('dialog', { name: 'Our agreements changed' }).getByRole('button', { name: 'Log out' }).tap()
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible()
})

test('the purchase intent letter is labelled as an intent, and no other document is', async ({ page }) => {
  await openPage(page, 'pages/agreements/view?id=15')
  await expect(page.getByRole('heading', { name: 'Purchase intent letter', level: 1 })).toBeVisible()
  await expect(page.getByText('intent', { exact: true })).toBeVisible()
  await openPage(page, 'pages/agreements/view?id=18')
  await expect(page.getByRole('heading', { name: 'Purchase agreement', level: 1 })).toBeVisible()
  await expect(page.getByText('intent', { exact: true })).toBeHidden()
})

test('an agreement that does not exist says so', async ({ page }) => {
  await openPage(page, 'pages/agreements/view?id=99')
  await expect(page.getByRole('heading', { name: 'No such agreement' })).toBeVisible()
})
