import { paidOrder } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

const DETAIL = '**/api/system/app/order/detail*'

// React tells the console of what it has caught.
test.use({ knownFault: /Cannot read properties of null \(reading 'includes'\)/ })

test('a page that cannot be drawn offers to reload, and is whole once it can', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await paidOrder(storefront, customer)
  await page.route(DETAIL, async (route) => {
    const response = await route.fetch()
    // No server sends this; the page itself trips over it, outside of its shell.
    const envelope = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...envelope, data: { ...envelope.data, nextActions: null } } })
  })
  await openPage(page, `pages/real-order-detail/index?id=${order.id}`)
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('Something went wrong on this page.')

  await page.getByRole('button', { name: 'Click to reload' }).tap()
  await expect(failure, 'nothing has changed yet').toBeVisible()

  await page.unroute(DETAIL)
  await page.getByRole('button', { name: 'Click to reload' }).tap()
  await expect(page.getByRole('heading', { name: 'Paid', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page).toHaveTitle('My orders')
})
