import { SECOND_MS } from '@/domain/time/duration'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { financedOrder, report, submitLoan } from '../../support/customers/financed-order'
import { placeOrder } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

/** A little longer than an order rests between two readings. */
const READ_AGAIN_MS = 31 * SECOND_MS
const orderPage = ({ id }: { id: string }) => `pages/real-order-detail/index?id=${id}`

test('an open order learns what bank and dealer report', async ({ page, customer, storefront }) => {
  await page.clock.install()
  const order = await financedOrder(storefront, customer)
  await submitLoan(storefront, customer, order)
  await openPage(page, orderPage(order))
  await expect(page.getByRole('heading', { name: 'Finance application processing' })).toBeVisible()
  await report(storefront, order, { step: BackOfficeStep.loanApproved })
  await page.clock.fastForward(READ_AGAIN_MS)
  await expect(page.getByRole('heading', { name: 'Finance loan approved' })).toBeVisible()
})

test('a page that could not be loaded loads when the network is back', async ({
  page,
  context,
  customer,
  storefront,
}) => {
  const order = await placeOrder(storefront, customer)
  await openPage(page, 'pages/profile/index')
  await page.route('**/app/order/detail*', (route) => route.abort())
  await openPage(page, orderPage(order))
  await expect(page.getByRole('button', { name: 'Click to reload' })).toBeVisible()
  await page.unroute('**/app/order/detail*')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText(order.modelName).first()).toBeVisible()
})

test('one’s own page tells that something happened to the orders, until one has looked', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await financedOrder(storefront, customer)
  await submitLoan(storefront, customer, order)
  await openPage(page, 'pages/profile/index')
  const news = page.getByRole('button', { name: 'There is news of your orders' })
  await expect(news).toBeVisible()
  await page.reload()
  await expect(news).toBeVisible()
  await news.tap()
  await expect(page).toHaveTitle('My orders')
  await page.goBack()
  await expect(page).toHaveTitle('Mine')
  await expect(news).toBeHidden()

  storefront.clock.advance(SECOND_MS)
  await report(storefront, order, { step: BackOfficeStep.loanApproved })
  await page.reload()
  await expect(news).toBeVisible()
  await page.getByRole('button', { name: 'In progress' }).tap()
  await expect(page).toHaveTitle('My orders')
  await page.goBack()
  await expect(page).toHaveTitle('Mine')
  await expect(news).toBeHidden()
})

test('one’s own page keeps its last order without a network, and forgets it with the login', async ({
  page,
  context,
  customer,
  storefront,
}) => {
  await placeOrder(storefront, customer)
  const card = page.getByRole('button', { name: /^Your order: Vela 7/ })
  await openPage(page, 'pages/profile/index')
  await expect(card).toBeVisible()
  await context.route('**/api/system/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(card).toBeVisible()
  await context.unrouteAll()
  await openPage(page, 'pages/settings/index')
  await page.getByRole('button', { name: 'Log out' }).tap()
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).tap()
  await expect(page).toHaveTitle('Mine')
  await expect(card).toBeHidden()
})
