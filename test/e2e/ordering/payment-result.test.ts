import { randomUUID } from 'node:crypto'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { BALANCE_FEN, balanceOrder } from '../../support/customers/balance-order'
import { deliveredOrder } from '../../support/customers/delivered-order'
import { financedOrder, report, submitLoan } from '../../support/customers/financed-order'
import { paidOrder } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

const resultOf = ({ id }: { id: string }) => `pages/successful/index?id=${id}`
const money = (amountFen: number) => ({ amountFen, reference: randomUUID() })

test('a small deposit is promised back, and leads to the car', async ({ page, customer, storefront }) => {
  await openPage(page, resultOf(await paidOrder(storefront, customer)))
  await expect(page.getByRole('heading', { name: 'Deposit paid', exact: true })).toBeVisible()
  await expect(page.getByText('Configure your car')).toBeVisible()
  await expect(page.getByText('You can have the whole deposit back at any time until you lock an order.')).toBeVisible()
})

test('a locked order is told of its big deposit, which is no longer promised back', async ({
  page,
  customer,
  storefront,
}) => {
  await openPage(page, resultOf(await balanceOrder(storefront, customer)))
  await expect(page.getByRole('heading', { name: 'Big deposit paid' })).toBeVisible()
  await expect(page.getByText('¥1,000.00')).toBeVisible()
  await expect(page.getByText('Balance and delivery')).toBeVisible()
  await expect(page.getByText('Lock the order'), 'which is behind it').toBeHidden()
  await expect(page.getByText(/whole deposit back/)).toBeHidden()
})

test('a balance that came by the bank is paid in full, with its receipt', async ({ page, customer, storefront }) => {
  const order = await balanceOrder(storefront, customer)
  await report(storefront, order, { step: BackOfficeStep.transferMatched, ...money(BALANCE_FEN) })
  await openPage(page, resultOf(order))
  await expect(page.getByRole('heading', { name: 'Balance paid in full' })).toBeVisible()
  await expect(page.getByText(/^Account transfer, /)).toBeVisible()
  await expect(page.getByText('Your car is prepared')).toBeVisible()
  await page.getByRole('button', { name: 'Receipt' }).tap()
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible()
})

test('a delivered car is told of its balance, and has nothing ahead', async ({ page, customer, storefront }) => {
  await openPage(page, resultOf(await deliveredOrder(storefront, customer)))
  await expect(page.getByRole('heading', { name: 'Balance paid in full' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Next' })).toBeHidden()
})

test('a loan is told in its two payments: the shopper’s share, then the bank’s', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await financedOrder(storefront, customer)
  await submitLoan(storefront, customer, order)
  await report(storefront, order, { step: BackOfficeStep.loanApproved })
  await report(storefront, order, { step: BackOfficeStep.downPaymentReleased })
  await report(storefront, order, { step: BackOfficeStep.transferMatched, ...money(8_651_000) })
  await openPage(page, resultOf(order))
  await expect(page.getByRole('heading', { name: 'Down payment paid' })).toBeVisible()
  await expect(page.getByText('¥204,190.00'), 'what the bank pays').toBeVisible()
  await expect(page.getByText('The lender pays out the rest')).toBeVisible()

  await report(storefront, order, { step: BackOfficeStep.disbursed, ...money(20_419_000) })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Final payment released' })).toBeVisible()
  await expect(page.getByText('¥87,510.00'), 'what the shopper paid').toBeVisible()
  await expect(page.getByText('Nothing')).toBeVisible()
  await page.getByRole('button', { name: 'Loan' }).tap()
  await expect(page).toHaveTitle('Finance application')
})
