import { expect, test } from '../support/phone'
import { carRights } from '../support/rights'
import { paidOrder } from '../support/orders'
import { openPage } from '../support/storefront-steps'

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
