import type { Page } from '@playwright/test'
import { placeSmall } from '@/wire/endpoints/order'
import { answerFirst, holdCalls } from '../../support/browser/held-calls'
import { countOrders } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { fillReservation, openPage, payButton, RESERVE_PAGE } from '../../support/browser/storefront-steps'
import { tapAnswered } from '../../support/browser/tap-answered'

test('when the reply gets lost, a second try finds the order that the first one made', async ({
  page,
  customer,
  storefront,
}) => {
  await openPage(page, RESERVE_PAGE)
  await fillReservation(page)
  await answerFirst(page, '**/app/order/placeSmall', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await payButton(page).tap()
  const unknown = page.getByRole('dialog', { name: 'No answer from the server' })
  await expect(unknown).toContainText('nothing is ordered twice')
  await unknown.getByRole('button', { name: 'OK' }).tap()
  await payButton(page).tap()

  await expect(page).toHaveTitle('Cashier')
  expect(await countOrders(storefront, customer)).toEqual({ orders: 1, attempts: 0 })
})

/** All is chosen, and the price of the shop is known. */
const readyToPay = async (page: Page): Promise<void> => {
  await openPage(page, RESERVE_PAGE)
  await fillReservation(page)
  await expect(payButton(page)).toBeEnabled()
}

test('two taps on Pay place one order', async ({ page, customer, storefront }) => {
  await readyToPay(page)
  await payButton(page).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page).toHaveTitle('Cashier')
  expect(await countOrders(storefront, customer)).toEqual({ orders: 1, attempts: 0 })
})

test('taps on Pay after the order is placed, while the cashier is on its way, place no other', async ({
  page,
  customer,
  storefront,
}) => {
  await readyToPay(page)
  const pay = payButton(page)
  const answerScripts = await holdCalls(page, '**/*.js')
  await tapAnswered(pay, placeSmall)
  await expect(pay).toHaveAttribute('aria-busy', 'true')
  // Longer than a double tap takes; until the cashier is there nothing is to be tapped.
  for (let tap = 0; tap < 5; tap += 1) await pay.tap()
  answerScripts()
  await expect(page.getByRole('heading', { name: 'Cashier' })).toBeVisible()
  await expect(page.getByText('Small deposit · Vela 7')).toBeVisible()
  expect(await countOrders(storefront, customer)).toEqual({ orders: 1, attempts: 0 })
})

test('who goes back before the reply to Pay is told of the order, and moved to no cashier', async ({
  page,
  customer,
  storefront,
}) => {
  await openPage(page, 'pages/home/index')
  await readyToPay(page)
  const answer = await holdCalls(page, `**${placeSmall.path}`)
  await payButton(page).tap()
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true')
  await page.goBack()
  await expect(page).toHaveTitle('Explore')
  answer()
  await expect(page.getByText('Placed. See My orders.')).toBeVisible()
  await expect(page).toHaveTitle('Explore')
  expect(await countOrders(storefront, customer)).toEqual({ orders: 1, attempts: 0 })
})

test('a price that changed meanwhile is shown, old and new, before anything is placed', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  await openPage(page, RESERVE_PAGE)
  await fillReservation(page)
  await sale.change('vela-7-small', { priceFen: 90_000 })
  await payButton(page).tap()

  const dialog = page.getByRole('dialog', { name: 'The price has changed' })
  await expect(dialog).toContainText('¥1,000.00')
  await expect(dialog).toContainText('¥900.00')
  await expect(dialog).toContainText('Nothing has been charged.')
  expect(await countOrders(storefront, customer)).toEqual({ orders: 0, attempts: 0 })

  await dialog.getByRole('button', { name: 'Use new price' }).tap()
  await page.getByRole('button', { name: 'Pay ¥900.00' }).tap()
  await expect(page).toHaveTitle('Cashier')
  await expect(page.getByRole('button', { name: 'Pay ¥900.00' })).toBeVisible()
})

test('when the last place has gone, the shopper hears it and is led back to the models', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  await openPage(page, RESERVE_PAGE)
  await fillReservation(page)
  await sale.sellOut('vela-7-small')
  await payButton(page).tap()

  const dialog = page.getByRole('dialog', { name: 'Not on sale' })
  await expect(dialog).toContainText('This one is sold out.')
  await dialog.getByRole('button', { name: 'Back to models' }).tap()
  await expect(page.getByRole('heading', { name: 'Vela 7', level: 1 })).toBeVisible()
  expect(await countOrders(storefront, customer)).toEqual({ orders: 0, attempts: 0 })
})

test('a sale that ends while the page is open takes no order', async ({ page, customer, storefront, sale }) => {
  await openPage(page, RESERVE_PAGE)
  await fillReservation(page)
  await sale.change('vela-7-small', { endAt: storefront.clock.now() })
  await payButton(page).tap()
  await expect(page.getByRole('dialog', { name: 'Not on sale' })).toContainText('The sale has ended.')
  expect(await countOrders(storefront, customer)).toEqual({ orders: 0, attempts: 0 })
})

test('a link to a deposit that is not on sale yet says so', async ({ page, customer }) => {
  await openPage(page, 'pages/miniorder/order?modelId=vela-9&marketPostId=vela-9-small')
  await expect(page.getByRole('heading', { name: 'Not on sale' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to models' }).tap()
  await expect(page).toHaveTitle('Buy car')
  expect(customer.token).not.toBe('')
})

test('what was chosen is still there after a reload, but agreeing is asked again', async ({
  page,
  customer,
  storefront,
}) => {
  await openPage(page, RESERVE_PAGE)
  await fillReservation(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^City/ })).toContainText('Shanghai')
  await expect(page.getByRole('button', { name: /^Shop/ })).toContainText('Vela Space Jing’an')

  await payButton(page).tap()
  const agree = page.getByRole('dialog', { name: 'Please agree first' })
  await expect(agree).toBeVisible()
  expect(await countOrders(storefront, customer)).toEqual({ orders: 0, attempts: 0 })
  await agree.getByRole('button', { name: 'Agree and continue' }).tap()
  await expect(page).toHaveTitle('Cashier')
})

test('going back from the cashier leads to the order, not to a second placement', async ({
  page,
  customer,
  storefront,
}) => {
  await openPage(page, RESERVE_PAGE)
  await fillReservation(page)
  await payButton(page).tap()
  await expect(page).toHaveTitle('Cashier')
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page.getByRole('heading', { name: 'Pending payment' })).toBeVisible()
  expect(await countOrders(storefront, customer)).toEqual({ orders: 1, attempts: 0 })
})
