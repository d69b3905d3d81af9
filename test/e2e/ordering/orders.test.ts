import { deleted, refund } from '@/wire/endpoints/order'
import { SECOND_MS } from '@/domain/time/duration'
import { countCalls } from '../../support/browser/counted-calls'
import { ipOf, logInByPhone, phoneOf } from '../../support/customers/customer'
import { holdCalls } from '../../support/browser/held-calls'
import { tapOnAndOn } from '../../support/browser/eager-finger'
import { applyForRefund, paidOrder, placeOrder } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { jumpToEnd, openPage } from '../../support/browser/storefront-steps'

const detailOf = ({ id }: { id: string }) => `pages/real-order-detail/index?id=${id}`
/** As long as the sandbox's bank takes with a refund. */
const REFUND_MS = 2.5 * SECOND_MS
/** A page asks every five seconds how a refund stands. */
const POLL_PATIENCE_MS = 12 * SECOND_MS

test('an unpaid order is cancelled, without a reason too, and then deleted', async ({ page, customer, storefront }) => {
  const order = await placeOrder(storefront, customer)
  await openPage(page, detailOf(order))
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: 'Cancel order' })
  await expect(sheet.getByRole('checkbox', { name: 'Delivery wait too long' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Cancel order' }).tap()
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete' }).tap()
  await page.getByRole('dialog', { name: 'Delete this order?' }).getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await openPage(page, detailOf(order))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We could not find this order' })).toBeVisible()
})

test('the first order moves none of the chips above it', async ({ page, customer, storefront }) => {
  const chip = page.getByRole('radio', { name: 'All types' })
  const placeOfChip = async () => (await chip.boundingBox())?.y
  await openPage(page, 'pages/mall/order/list')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  const place = await placeOfChip()
  await placeOrder(storefront, customer)
  await page.reload()
  await expect(page.getByRole('link', { name: /Vela 7/ })).toBeVisible()
  expect(await placeOfChip()).toBe(place)
})

test('who goes back before the reply to Delete is told of it, and stays on the page that they went back to', async ({
  page,
  customer,
  storefront,
}) => {
  await placeOrder(storefront, customer)
  // Mine lies below the list: what took the list away would show it.
  await openPage(page, 'pages/profile/index')
  await page.getByRole('link', { name: /^All/ }).first().tap()
  await expect(page).toHaveTitle('My orders')
  await page
    .getByRole('link', { name: /Vela 7/ })
    .first()
    .tap()
  await expect(page).toHaveTitle('Order detail')
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap()
  await page.getByRole('dialog', { name: 'Cancel order' }).getByRole('button', { name: 'Cancel order' }).tap()
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).tap()
  const answer = await holdCalls(page, `**${deleted.path}`)
  await page.getByRole('dialog', { name: 'Delete this order?' }).getByRole('button', { name: 'Delete' }).tap()
  await page.goBack()
  await expect(page).toHaveTitle('My orders')
  answer()
  const told = page.getByText('Order deleted')
  await expect(told).toBeVisible()
  await expect(page.getByRole('link', { name: /Vela 7/ })).toHaveCount(0)
  // By then a move to another page would have been made.
  await expect(told).toBeHidden()
  await expect(page).toHaveTitle('My orders')
})

test('a paid deposit comes back: refunding, then refunded, without a reload', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await paidOrder(storefront, customer)
  await openPage(page, detailOf(order))
  await page.getByRole('button', { name: 'Apply for refund' }).tap()
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect(submit, 'a reason is needed').toBeDisabled()
  await expect(page.getByRole('main').last()).toContainText('¥1,000.00')
  await page.getByRole('checkbox', { name: 'Other', exact: true }).tap()
  const words = page.getByRole('textbox', { name: 'Your own words' })
  await words.fill('We are moving abroad')
  await page.reload()
  await expect(words, 'what was typed outlives a reload').toHaveValue('We are moving abroad')
  const applied = countCalls(page, refund)
  await tapOnAndOn(submit)
  await expect(page.getByRole('heading', { name: 'Refunding' })).toBeVisible()
  expect(applied()).toBe(1)
  await expect(page.getByRole('main').getByText('We are moving abroad')).toBeVisible()

  storefront.clock.advance(REFUND_MS)
  await expect(page.getByRole('heading', { name: 'Refunded' })).toBeVisible({ timeout: POLL_PATIENCE_MS })
})

test('input that is not sent is not dropped without a question', async ({ page, customer, storefront }) => {
  const order = await placeOrder(storefront, customer)
  await openPage(page, detailOf(order))
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: 'Cancel order' })
  await sheet.getByRole('checkbox', { name: 'Other', exact: true }).tap()
  await sheet.getByRole('textbox', { name: 'Your own words' }).fill('Half a sentence')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).tap()
  await expect(sheet.getByRole('textbox', { name: 'Your own words' })).toHaveValue('Half a sentence')
})

test("another customer's order cannot be seen, and an order that never was reads the same", async ({
  page,
  customer,
  nextShopper,
  storefront,
}) => {
  const n = nextShopper()
  const other = await logInByPhone(storefront, phoneOf(n), ipOf(n))
  const theirs = await placeOrder(storefront, other)
  await openPage(page, detailOf(theirs))
  const notFound = page.getByRole('heading', { name: 'We could not find this order' })
  await expect(notFound).toBeVisible()
  await expect(page.getByText(theirs.orderNo)).toBeHidden()

  await openPage(page, detailOf({ id: customer.reply.userInfo.id }))
  await page.reload()
  await expect(notFound).toBeVisible()
  await page.getByRole('button', { name: 'My orders' }).tap()
  await expect(page).toHaveTitle('My orders')
})

test('My orders lists by state, and a reload finds the same tab', async ({ page, customer, storefront }) => {
  const unpaid = await placeOrder(storefront, customer)
  const paid = await paidOrder(storefront, customer)
  await applyForRefund(storefront, customer, paid)
  await openPage(page, 'pages/mall/order/list')
  await expect(page.getByRole('listitem')).toHaveCount(2)

  await page.getByRole('tab', { name: /^To pay/ }).tap()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('tab', { name: /^To pay/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('listitem').getByRole('link').tap()
  await expect(page.getByRole('heading', { name: 'Pending payment', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(unpaid.id))
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page.getByRole('tab', { name: /^To pay/ })).toHaveAttribute('aria-selected', 'true')
})

test('a long list of orders goes on each time its end is jumped to', async ({ page, customer, storefront }) => {
  for (let count = 0; count < 23; count += 1) await placeOrder(storefront, customer)
  await openPage(page, 'pages/mall/order/list')
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await jumpToEnd(page)
  await expect(page.getByRole('listitem')).toHaveCount(20)
  await jumpToEnd(page)
  await expect(page.getByRole('listitem')).toHaveCount(23)
})

test('an unpaid order is found again on the poster', async ({ page, customer, storefront }) => {
  const order = await placeOrder(storefront, customer)
  await page.goto('/')
  await page.getByRole('button', { name: 'Vela 7, unpaid order. Go on paying' }).tap()
  await expect(page).toHaveTitle('Cashier')
  await expect(page).toHaveURL(new RegExp(order.id))
})

test('an unpaid order is found again on Mine', async ({ page, customer, storefront }) => {
  const order = await placeOrder(storefront, customer)
  await openPage(page, 'pages/profile/index')
  await page.getByRole('button', { name: 'Pay', exact: true }).tap()
  await expect(page).toHaveTitle('Cashier')
  await expect(page).toHaveURL(new RegExp(order.id))
})
