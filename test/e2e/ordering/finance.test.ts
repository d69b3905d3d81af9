import type { Page } from '@playwright/test'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { financedOrder, report, submitLoan } from '../../support/customers/financed-order'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'
import { PIXEL } from '../../support/customers/upload'

const orderPage = ({ id }: { id: string }) => `pages/real-order-detail/index?id=${id}`

const addPaper = async (page: Page, paper: string): Promise<void> => {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Add a picture: ${paper}` }).tap()
  await (await choosing).setFiles({ name: 'paper.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.getByRole('button', { name: `Remove ${paper}, picture 1` })).toBeVisible()
}

test('a loan is applied for, approved, and its down payment is due at the cashier', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await financedOrder(storefront, customer)
  await openPage(page, orderPage(order))
  await page.getByRole('button', { name: 'Apply for finance' }).tap()
  await expect(page.getByRole('heading', { name: 'Not applied' })).toBeVisible()
  const monthly = page.getByRole('status').filter({ hasText: 'Monthly' })
  await expect(monthly).toContainText('¥3,582.57')
  await page.getByRole('radio', { name: '36', exact: true }).tap()
  await expect(monthly).toContainText('36 months')

  const send = page.getByRole('button', { name: /^Send to the lender/ })
  await expect(send).toBeDisabled()
  await addPaper(page, 'Resident ID, both sides')
  await expect(page, 'the plan has rested').toHaveURL(/termMonths=36/)
  await page.reload()
  await expect(page.getByRole('radio', { name: '36', exact: true }), 'the plan is found again').toBeChecked()
  await expect(page.getByRole('button', { name: 'Remove Resident ID, both sides, picture 1' })).toBeVisible()
  await addPaper(page, 'Income of the last 6 months')
  await page.getByRole('checkbox', { name: /The lender may look into my papers/ }).tap()
  await send.tap()
  await page.getByRole('button', { name: 'Agree and continue' }).tap()
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  await expect(page.getByText(/It answers by .*, 18:00/)).toBeVisible()

  await report(storefront, order, { step: BackOfficeStep.loanApproved })
  await report(storefront, order, { step: BackOfficeStep.downPaymentReleased })
  await page.reload()
  await page.getByRole('button', { name: 'Pay ¥86,510.00' }).tap()
  await expect(page).toHaveTitle('Balance')
  await expect(page.getByRole('textbox', { name: 'Amount in yuan' })).toHaveValue('86,510.00')
})

test('a loan that was turned down says why, and gives way to paying in full', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await financedOrder(storefront, customer)
  await submitLoan(storefront, customer, order)
  await report(storefront, order, { step: BackOfficeStep.loanRejected, reason: 'The income papers are too old' })
  await openPage(page, orderPage(order))
  await page.getByRole('link', { name: 'Open, Finance' }).tap()
  await expect(page.getByRole('heading', { name: 'Rejected' })).toBeVisible()
  await expect(page.getByText('The income papers are too old')).toBeVisible()
  await page.getByRole('button', { name: 'Pay in full' }).tap()
  await page.getByRole('dialog', { name: 'Pay without a loan?' }).getByRole('button', { name: 'Pay in full' }).tap()
  await page.getByRole('button', { name: 'Pay the balance' }).tap()
  await expect(page.getByRole('button', { name: 'Pay ¥290,700.00' })).toBeVisible()
})
