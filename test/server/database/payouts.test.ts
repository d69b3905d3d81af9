import { PayPurpose } from '@/wire/enums/payment'
import { SECOND_MS } from '@/domain/time/duration'
import { migrate } from '../../../server/db/migrate'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { TEST_START } from '../../support/server/clock'
import { downPaymentOf, loanShopper, loanTerms } from '../loan/loan-shopper'
import { openShop, type Shop } from '../money/shop'

const MIGRATION = '290.payouts.sql'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('tells what a lender paid out from what the shopper paid, in an older database', async () => {
  const { database } = shop.server
  const shopper = await loanShopper(shop)
  await shopper.submitted()
  await shopper.report(BackOfficeStep.loanApproved)
  await shopper.report(BackOfficeStep.downPaymentReleased)
  await shopper.report(BackOfficeStep.transferMatched, { amountFen: downPaymentOf(loanTerms), reference: 'OWN-1' })
  await shop.pass(SECOND_MS)
  await shopper.report(BackOfficeStep.disbursed, { amountFen: loanTerms.loanFen, reference: 'BANK-1' })
  const purposes = () =>
    database.query('SELECT purpose, amount_fen FROM payment_attempt WHERE order_id = $1 ORDER BY pay_no', [
      shopper.order.id,
    ])
  const before = await purposes()
  await database.query('UPDATE payment_attempt SET purpose = $1 WHERE purpose = $2', [
    PayPurpose.balance,
    PayPurpose.payout,
  ])
  await database.query('DELETE FROM schema_migration WHERE name = $1', [MIGRATION])

  expect(await purposes()).not.toEqual(before)
  expect(await migrate(database, TEST_START)).toEqual([MIGRATION])
  expect(await purposes()).toEqual(before)
})
