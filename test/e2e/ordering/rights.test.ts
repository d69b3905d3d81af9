import { expect, test } from '../../support/browser/phone'
import { carRights, charge, chargingRight } from '../../support/customers/rights'
import { paidOrder } from '../../support/customers/orders'
import { openPage } from '../../support/browser/storefront-steps'

test('a customer sees what a deposit brought, and what it takes to open the rest', async ({
  page,
  customer,
  storefront,
}) => {
  await paidOrder(storefront, customer)
  await openPage(page, 'pages/profile/index')
  await page.getByRole('button', { name: 'Rights, 3 available' }).tap()
  await expect(page.getByRole('tab', { name: 'Available 3' })).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Rights by car' })).toBeHidden()
  const promise = page.getByRole('link', { name: /counts as ¥3,000.00/ })
  await expect(promise).toContainText('Opens when you lock the order')
  await promise.tap()
  await expect(page.getByText('Who reserved the car')).toBeVisible()
  await page.getByRole('button', { name: 'See the order' }).tap()
  await expect(page).toHaveURL(/real-order-detail/)
})

test('two cars have rights apart, and what a lock decides is used or ended', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  await carRights(storefront, customer, sale)
  await openPage(page, 'pages/rights/index')
  const cars = page.getByRole('radiogroup', { name: 'Rights by car' })
  await expect(page.getByRole('tab', { name: 'Available 6' })).toBeVisible()
  await cars.getByRole('radio').nth(1).tap()
  await expect(page.getByRole('tab', { name: 'Available 3' })).toBeVisible()
  await page.getByRole('tab', { name: 'Used 0' }).tap()
  await expect(page.getByRole('heading', { name: 'Nothing used yet' })).toBeVisible()
})

test('a right of somebody else is not found, and leads to one’s own', async ({ page, customer, storefront }) => {
  await paidOrder(storefront, customer)
  await openPage(page, 'pages/rights-detail/index?id=nothing')
  await page.getByRole('button', { name: 'My rights' }).tap()
  await expect(page.getByRole('listitem')).toHaveCount(3)
})

test('a right that is counted says what is left and what was used, until nothing is', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await chargingRight(storefront, customer)
  await charge(storefront, order, 58)
  await openPage(page, 'pages/rights/index')
  const row = page.getByRole('link', { name: /^1,000 kWh at Vela chargers/ })
  await expect(row).toContainText('942 of 1,000 kWh left')
  await row.tap()
  await expect(page.getByRole('main')).toContainText('942of 1,000 kWh left')
  await expect(page.getByRole('heading', { name: 'What was used' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('58 kWh')
  await charge(storefront, order, 942)
  await page.goBack()
  await page.getByRole('tab', { name: 'Used 2' }).tap()
  await expect(row).toContainText('All 1,000 kWh used')
})

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' })

  test('what is left of a right is told in Chinese, too', async ({ page, customer, storefront }) => {
    const order = await chargingRight(storefront, customer)
    await charge(storefront, order, 142)
    await openPage(page, 'pages/rights/index')
    await expect(page.getByRole('link', { name: /首年在 Vela 充电站/ })).toContainText('可用 858 / 1,000 kWh')
  })
})
