import { pay } from '@/wire/endpoints/payment'
import { SandboxOutcome } from '@/wire/enums/payment'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { answerFirst, holdCalls } from '../../support/browser/held-calls'
import { countOrders, placeOrder, tryToPay } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { openPage, payButton, payInSandbox } from '../../support/browser/storefront-steps'
import { tapAnswered } from '../../support/browser/tap-answered'

const cashierOf = ({ id }: { id: string }) => `pages/mall/order/casher?id=${id}`
const STATUS_CALL = '**/app/payOrder/status*'
/** As long as the sandbox keeps a delayed payment, and its notice. */
const DELAY_MS = 21 * SECOND_MS
/** As long as an unpaid order keeps its place. */
const PAY_WINDOW_MS = 30 * MINUTE_MS

test('a declined payment says why, and the next try pays the same order', async ({ page, customer, storefront }) => {
  const order = await placeOrder(storefront, customer)
  await openPage(page, cashierOf(order))
  await payInSandbox(page, 'Failure')

  await expect(page).toHaveTitle('Payment failed')
  await expect(
    page.getByText('You have not been charged, and your place is still held.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('Card limit reached')).toBeVisible()
  await page.getByRole('button', { name: 'Pay again' }).tap()

  await payInSandbox(page, 'Success')
  await expect(page.getByRole('heading', { name: 'Deposit paid' })).toBeVisible()
  expect(await countOrders(storefront, customer)).toEqual({ orders: 1, attempts: 2 })
})

test('whoever pays for the app tries again at its cashier, and goes back to it from there and from the result', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await placeOrder(storefront, customer)
  const backToApp = page.getByRole('button', { name: 'Back to app' })
  await openPage(page, `pages/mall/app/casher?id=${order.id}`)
  await payInSandbox(page, 'Failure')
  await expect(page).toHaveTitle('Payment failed')
  await expect(backToApp).toBeVisible()
  await page.getByRole('button', { name: 'Pay again' }).tap()

  await expect(page.getByText('Opened from the Vela app.', { exact: false })).toBeVisible()
  await payInSandbox(page, 'Delay')
  await expect(page.getByRole('heading', { name: 'Waiting for the bank' })).toBeVisible()
  await expect(backToApp).toBeVisible()
  storefront.clock.advance(DELAY_MS)

  await expect(page.getByRole('heading', { name: 'Deposit paid' })).toBeVisible()
  await backToApp.tap()
  await expect(page.getByRole('heading', { name: 'Done here. Back to the app' })).toBeVisible()
})

test('a payment that takes its time is called waiting, survives a reload, and ends as paid', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await placeOrder(storefront, customer)
  await openPage(page, cashierOf(order))
  await payInSandbox(page, 'Delay')

  const waiting = page.getByRole('heading', { name: 'Waiting for the bank' })
  await expect(waiting).toBeVisible()
  await expect(page.getByText('This is not a failure.', { exact: false })).toBeVisible()
  await page.reload()
  await expect(waiting).toBeVisible()
  await expect(payButton(page), 'nothing to pay a second time').toBeHidden()

  storefront.clock.advance(DELAY_MS)
  await expect(page.getByRole('heading', { name: 'Deposit paid' })).toBeVisible()
})

test('whoever knows that the money has gone makes the server ask the bank', async ({ page, customer, storefront }) => {
  const order = await placeOrder(storefront, customer)
  await openPage(page, cashierOf(order))
  await payInSandbox(page, 'Delay')
  const check = page.getByRole('button', { name: 'Already paid? Check' })
  await expect(check).toBeVisible()
  // The regular question stays without an answer: only the shopper's own finds out.
  const regular = page.waitForRequest(STATUS_CALL)
  await answerFirst(page, STATUS_CALL, () => undefined)
  await regular
  storefront.clock.advance(DELAY_MS)
  await check.tap()
  await expect(page.getByRole('heading', { name: 'Deposit paid' })).toBeVisible()
})

test('who taps Pay before the cashier has learned where the payment stands gets to pay all the same', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await placeOrder(storefront, customer)
  const answer = await holdCalls(page, STATUS_CALL)
  // What the page begins with is answered; what it asks from then on is not.
  await answerFirst(page, STATUS_CALL, (route) => route.continue())
  await openPage(page, cashierOf(order))
  await tapAnswered(payButton(page), pay)
  answer()
  await expect(page.getByRole('dialog', { name: 'Sandbox payment' })).toBeVisible()
})

test('two taps on Pay make one attempt', async ({ page, customer, storefront }) => {
  const order = await placeOrder(storefront, customer)
  await openPage(page, cashierOf(order))
  await payButton(page).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('dialog', { name: 'Sandbox payment' })).toBeVisible()
  expect(await countOrders(storefront, customer)).toEqual({ orders: 1, attempts: 1 })
})

test('closing the payment charges nothing, and Pay opens the same attempt again', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await placeOrder(storefront, customer)
  await openPage(page, cashierOf(order))
  await payButton(page).tap()
  const sandbox = page.getByRole('dialog', { name: 'Sandbox payment' })
  await sandbox.getByRole('button', { name: 'Close' }).last().tap()
  await expect(sandbox).toBeHidden()

  await payInSandbox(page, 'Success')
  await expect(page.getByRole('heading', { name: 'Deposit paid' })).toBeVisible()
  expect(await countOrders(storefront, customer)).toEqual({ orders: 1, attempts: 1 })
})

test('without a network the cashier keeps the order and says so; afterwards the payment goes through', async ({
  page,
  context,
  customer,
  storefront,
}) => {
  const order = await placeOrder(storefront, customer)
  await openPage(page, cashierOf(order))
  await expect(payButton(page)).toBeVisible()
  await context.setOffline(true)
  await payButton(page).tap()
  await expect(page.getByRole('alert')).toBeVisible()

  await context.setOffline(false)
  await payInSandbox(page, 'Success')
  await expect(page.getByRole('heading', { name: 'Deposit paid' })).toBeVisible()
  expect(await countOrders(storefront, customer)).toEqual({ orders: 1, attempts: 1 })
})

test('a lost reply to Pay does not pay twice', async ({ page, customer, storefront }) => {
  const order = await placeOrder(storefront, customer)
  await openPage(page, cashierOf(order))
  await answerFirst(page, '**/app/payOrder/pay', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await payButton(page).tap()
  await expect(page.getByRole('alert')).toBeVisible()
  await payInSandbox(page, 'Success')
  await expect(page.getByRole('heading', { name: 'Deposit paid' })).toBeVisible()
  expect(await countOrders(storefront, customer)).toEqual({ orders: 1, attempts: 1 })
})

test('an order whose time runs out while the cashier is open closes and cannot be paid', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await placeOrder(storefront, customer)
  await page.clock.install()
  await openPage(page, cashierOf(order))
  await expect(payButton(page)).toBeVisible()

  storefront.clock.advance(PAY_WINDOW_MS)
  await page.clock.fastForward(PAY_WINDOW_MS)
  await expect(page.getByRole('button', { name: 'The time is up, checking' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'This order is closed' })).toBeVisible()
  await expect(payButton(page)).toBeHidden()
  await page.getByRole('button', { name: 'View order' }).tap()
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible()
})

test('an order paid on another device leaves nothing to pay here', async ({ page, customer, storefront }) => {
  const order = await placeOrder(storefront, customer)
  await tryToPay(storefront, customer, order, SandboxOutcome.success)
  storefront.clock.advance(DELAY_MS)
  await openPage(page, cashierOf(order))
  await expect(page.getByRole('heading', { name: 'Deposit paid' })).toBeVisible()
})
