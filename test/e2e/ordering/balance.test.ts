import { randomUUID } from 'node:crypto'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { takeStep } from '../../../server/modules/backoffice/step/take-step'
import { serverContextOf } from '../../../server/context/server-context'
import { balanceOrder } from '../../support/customers/balance-order'
import { expect, test } from '../../support/browser/phone'
import type { Storefront } from '../../support/browser/storefront'
import { openPage } from '../../support/browser/storefront-steps'
import { PIXEL } from '../../support/customers/upload'

const balanceOf = ({ id }: { id: string }) => `pages/mall/order/balance-pay?id=${id}`

type Told = { step: BackOfficeStep; orderNo: string; amountFen?: number; reference?: string }
const tell = (storefront: Storefront, told: Told) => takeStep(serverContextOf(storefront.app), randomUUID(), told)

test('a balance is paid in two parts: by WeChat Pay, then by card at a till', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await balanceOrder(storefront, customer)
  await openPage(page, balanceOf(order))
  const amount = page.getByRole('textbox', { name: 'Amount in yuan' })
  await expect(amount).toHaveValue('100,000.00')
  await amount.fill('100001')
  await expect(page.getByRole('alert')).toContainText('¥100,000.00 is left')
  await amount.fill('40000')
  await page.getByRole('button', { name: 'Pay ¥40,000.00' }).tap()
  await expect(page).toHaveTitle('Cashier')
  await page.goBack()
  await expect(page).toHaveTitle('Balance')
  await expect(amount).toHaveValue('40,000.00')
  await page.getByRole('button', { name: 'Pay ¥40,000.00' }).tap()

  await expect(page).toHaveTitle('Cashier')
  await page.getByRole('button', { name: 'Pay ¥40,000.00' }).tap()
  const sandbox = page.getByRole('dialog', { name: 'Sandbox payment' })
  await sandbox.getByRole('button', { name: 'Test ¥40,000.00' }).tap()
  await expect(page.getByRole('heading', { name: 'Part paid' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay the rest' }).tap()
  await expect(page).toHaveTitle('Balance')
  await expect(page.getByRole('main')).toContainText('Paid¥40,000.00Checking¥0.00Left¥60,000.00')

  await page.getByRole('button', { name: 'Pay ¥60,000.00' }).tap()
  await expect(page.getByText('Takes up to ¥50,000.00 at once', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'POS machine' }).tap()
  await page.getByRole('button', { name: 'Go on' }).tap()
  const code = (await page.getByText(/^\d{4} \d{4}$/).innerText()).replace(' ', '')
  await tell(storefront, { step: BackOfficeStep.posTaken, orderNo: code })
  await expect(page.getByText('at the till')).toBeVisible()
  await tell(storefront, { step: BackOfficeStep.posPaid, orderNo: code, amountFen: 6_000_000, reference: randomUUID() })
  await expect(page.getByText('Paid. Thank you.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).tap()
  await expect(page.getByRole('heading', { name: 'Balance paid in full' })).toBeVisible()
  await expect(page.getByText(/· 2 payments$/)).toBeVisible()
})

test('a transfer is announced with its receipt, and settles the order once the bank has it', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await balanceOrder(storefront, customer)
  await openPage(page, `pages/mall/order/casher?id=${order.id}&amountFen=10000000`)
  await page.getByRole('radio', { name: 'Account transfer' }).tap()
  await page.getByRole('button', { name: 'Go on' }).tap()
  await expect(page.getByText('Do not transfer.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^I have transferred/ })).toBeDisabled()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a picture of the receipt', exact: true }).tap()
  await (await chooser).setFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PIXEL })
  await page.getByRole('button', { name: 'I have transferred' }).tap()
  await expect(page.getByRole('heading', { name: 'Transfer announced' })).toBeVisible()
  await expect(page.getByText(/^Not paid yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Slip' }).tap()
  await expect(page.getByText('Announced at', { exact: false })).toBeVisible()

  await page.getByRole('button', { name: 'View balance' }).tap()
  await expect(page.getByRole('main')).toContainText('Paid¥0.00Checking¥100,000.00Left¥0.00')
  await tell(storefront, {
    step: BackOfficeStep.transferMatched,
    orderNo: order.orderNo,
    amountFen: 10_000_000,
    reference: randomUUID(),
  })
  await expect(page.getByText('Everything due here is paid.')).toBeVisible({ timeout: 12_000 })
  await page.getByRole('link', { name: /^Account transfer/ }).tap()
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible()
})
