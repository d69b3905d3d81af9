import { randomUUID } from 'node:crypto'
import { maintenance } from '@/wire/endpoints/common'
import { list } from '@/wire/endpoints/topic'
import { MINUTE_MS } from '@/domain/time/duration'
import { closeApp, reopenApp } from '../../../server/modules/backoffice/maintenance/close-app'
import { expect, test } from '../../support/browser/phone'
import type { Storefront } from '../../support/browser/storefront'
import { openPage, payButton, payInSandbox } from '../../support/browser/storefront-steps'
import { placeOrder } from '../../support/customers/orders'

// A line is drawn in the console for each refused call.
test.use({ knownFault: /503/ })

/** As long as an unpaid order keeps its place. */
const PAY_WINDOW_MS = 30 * MINUTE_MS

const closeFor = ({ database, clock }: Storefront, minutes: number) =>
  closeApp(
    database,
    randomUUID(),
    { minutes, reason: 'We are moving the shop to a larger machine.', zh: '我们正在迁移到更大的服务器。' },
    clock.now(),
  )
const reopen = ({ database, clock }: Storefront) => reopenApp(database, randomUUID(), clock.now())

test.afterEach(({ storefront }) => reopen(storefront))

test('a closed app says why and until when, and leads back to what was wanted once it is open', async ({
  page,
  storefront,
}) => {
  await openPage(page, 'pages/topiclist/view')
  const topic = page.getByRole('link', { name: /^Quiet cabin/ })
  await expect(topic).toBeVisible()
  await closeFor(storefront, 90)
  await expect.poll(async () => (await storefront.call(list, {})).status).toBe(503)
  await topic.tap()

  await expect(page.getByRole('heading', { name: /^Back at about / })).toBeVisible()
  await expect(page.getByText('We are moving the shop to a larger machine. It began at')).toBeVisible()
  await expect(page.getByText(/^(90|89) minutes left$/)).toBeVisible()
  await page.getByRole('button', { name: 'Try now' }).tap()
  await expect(page.getByText('Not open yet')).toBeVisible()

  await reopen(storefront)
  await expect.poll(async () => (await storefront.call(maintenance, {})).data.closure).toBeNull()
  await page.getByRole('button', { name: 'Try now' }).tap()
  await expect(page.getByRole('heading', { name: 'Quiet cabin' })).toBeVisible()
})

test('a cashier whose order was given more time meanwhile counts on instead of closing', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await placeOrder(storefront, customer)
  await page.clock.install()
  await openPage(page, `pages/mall/order/casher?id=${order.id}`)
  await expect(payButton(page)).toBeVisible()
  await closeFor(storefront, 15)
  await reopen(storefront)

  storefront.clock.advance(PAY_WINDOW_MS)
  await page.clock.fastForward(PAY_WINDOW_MS)
  await expect(page.getByRole('timer')).toHaveText(/^00\s*:\s*44/)
  await payInSandbox(page, 'Success')
  await expect(page.getByRole('heading', { name: 'Deposit paid' })).toBeVisible()
})

test('whoever opens the page of an open app is told so, and led on', async ({ page }) => {
  await openPage(page, 'pages/easy-page/maintenance')
  await page.getByRole('button', { name: 'To Explore' }).tap()
  await expect(page).toHaveURL(/home\/index/)
})
