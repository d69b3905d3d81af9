import { join } from '@/wire/endpoints/sale-line'
import { MINUTE_MS } from '@/domain/time/duration'
import { ipOf, logInByPhone, phoneOf } from '../../support/customers/customer'
import { callAs, countOrders } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import type { Sale } from '../../support/customers/sale'
import type { Storefront } from '../../support/browser/storefront'
import { fillReservation, openPage, payButton, RESERVE_PAGE } from '../../support/browser/storefront-steps'

const DEPOSIT = 'vela-7-small'
const A_MINUTE = 60
/** Numbers of shoppers that no other test uses. */
const FIRST_RIVAL = 40_000

const openSoon = async (sale: Sale, storefront: Storefront, inMs: number): Promise<void> => {
  await sale.change(DEPOSIT, { startAt: new Date(storefront.clock.now().getTime() + inMs) })
  await sale.makeHot(DEPOSIT, A_MINUTE)
}

const rivalsJoin = async (storefront: Storefront, from: number, count: number): Promise<void> => {
  for (let n = from; n < from + count; n += 1) {
    const rival = await logInByPhone(storefront, phoneOf(FIRST_RIVAL + n), ipOf(FIRST_RIVAL + n))
    await callAs(storefront, rival, join, { marketPostId: DEPOSIT })
  }
}

test('a place in line is kept when the page is closed, and leads to the order', async ({
  page,
  context,
  customer,
  storefront,
  sale,
}) => {
  await openSoon(sale, storefront, 6 * MINUTE_MS)
  await rivalsJoin(storefront, 0, 3)
  await page.goto('/')
  await page.getByRole('button', { name: 'Join the line' }).tap()
  await expect(page).toHaveTitle('Opening')
  await expect(page.getByRole('heading', { name: 'In line for the opening' })).toBeVisible()
  await expect(page.getByText('3 before you')).toBeVisible()
  await rivalsJoin(storefront, 3, 1)

  await page.reload()
  await expect(page.getByText('3 before you')).toBeVisible()
  await page.close()
  const again = await context.newPage()
  await again.goto('/')
  await again.getByRole('button', { name: 'Join the line' }).tap()
  await expect(again.getByText('3 before you')).toBeVisible()
  await expect(again.getByText('1 behind you')).toBeVisible()

  storefront.clock.advance(6 * MINUTE_MS)
  await expect(again.getByRole('heading', { name: 'You are in' })).toBeVisible({ timeout: 20_000 })
  await again.getByRole('button', { name: 'Reserve for ¥1,000.00' }).tap()
  await expect(again).toHaveTitle('Reserve')
  await fillReservation(again)
  await payButton(again).tap()
  await expect(again).toHaveTitle('Cashier')
  expect(await countOrders(storefront, customer)).toEqual({ orders: 1, attempts: 0 })
})

test('a turn that ends says that nothing was charged, and the line is joined again', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  await openSoon(sale, storefront, 0)
  await page.goto('/')
  await page.getByRole('button', { name: 'Join the line' }).tap()
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible({ timeout: 20_000 })

  storefront.clock.advance(5 * MINUTE_MS)
  await expect(page.getByRole('heading', { name: 'Your place has expired' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Nothing was charged')).toBeVisible()
  expect(await countOrders(storefront, customer)).toEqual({ orders: 0, attempts: 0 })
  await page.getByRole('button', { name: 'Join again' }).tap()
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible({ timeout: 20_000 })
})

test('who filled the order in without a turn is led to the line', async ({ page, customer, storefront, sale }) => {
  await openPage(page, RESERVE_PAGE)
  await fillReservation(page)
  await sale.makeHot(DEPOSIT, A_MINUTE)
  await payButton(page).tap()
  const alert = page.getByRole('dialog', { name: 'The order was not placed' })
  await expect(alert).toContainText('Please join it, and order when it is your turn.')
  await alert.getByRole('button', { name: 'OK' }).tap()
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible({ timeout: 20_000 })
  expect(await countOrders(storefront, customer)).toEqual({ orders: 0, attempts: 0 })
})

test('who comes to a full line is told when to expect a place, and gives it back by leaving', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  await openSoon(sale, storefront, 6 * MINUTE_MS)
  await storefront.database.query(
    `WITH crowd AS (
       INSERT INTO account (id, nick_name, avatar, created_at)
       SELECT 'crowd-' || n, 'Caller', '', $2::timestamptz FROM generate_series(1, 5000) n RETURNING id)
     INSERT INTO line_ticket (market_post_id, account_id, arrival, joined_at)
     SELECT $1, id, nextval('line_arrival'), $2 FROM crowd`,
    [DEPOSIT, storefront.clock.now()],
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Join the line' }).tap()
  await expect(page.getByRole('heading', { name: 'The line is full' })).toBeVisible()
  await expect(page.getByText('5,000 in line')).toBeVisible()

  await storefront.database.query("DELETE FROM line_ticket WHERE account_id = 'crowd-1'")
  await expect(page.getByText('4,999 before you')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Leave' }).tap()
  await page.getByRole('dialog', { name: 'Leave the line?' }).getByRole('button', { name: 'Leave' }).tap()
  await expect(page).toHaveTitle('Buy car')
  const sql = 'SELECT count(*) AS n FROM line_ticket WHERE account_id = $1'
  expect(await storefront.database.one(sql, [customer.reply.userInfo.id])).toEqual({ n: 0 })
})
