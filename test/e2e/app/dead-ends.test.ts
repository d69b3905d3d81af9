import { accessibilityFaults } from '../../support/browser/accessibility'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

const OF_AN_ORDER = [
  'pages/real-order-detail/index',
  'pages/guide-page/guide-page',
  'pages/mall/order/casher',
  'pages/mall/app/casher',
  'pages/successful/index',
  'pages/mall/order/fail-page',
  'pages/mall/order/deposit',
  'pages/mall/order/big-deposit',
  'pages/mall/order/details',
  'pages/mall/order/balance-pay',
  'pages/mall/order/bank-transfer',
  'pages/mall/order/pos-pay',
  'pages/mall/order/refund',
  'pages/financialCalculator/financialOrderSnapshot',
  'pagesH5/delivery-evaluation/index',
]

for (const query of ['', '?id=nobody&payNo=nobody']) {
  test(`a page about an order${query} leads on where there is none`, async ({ page, customer }) => {
    for (const path of OF_AN_ORDER) {
      await openPage(page, path + query)
      await expect(page.getByRole('heading', { name: 'We could not find this order' }), path).toBeVisible()
      await expect(page.getByRole('button', { name: 'Click to reload' })).toBeHidden()
    }
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'My orders' }).tap()
    await expect(page, customer.phone).toHaveTitle('My orders')
  })
}

test('a reservation of no model, and a feedback that is not there, lead on', async ({ page, customer }) => {
  for (const query of ['', '?modelId=nobody']) {
    await openPage(page, `pages/miniorder/order${query}`)
    await expect(page.getByRole('button', { name: 'Back to models' })).toBeVisible()
  }
  for (const query of ['', '?id=nobody']) {
    await openPage(page, `pages/feedback/details${query}`)
    await expect(page.getByText('No such feedback')).toBeVisible()
  }
  await page.getByRole('button', { name: 'My feedback' }).tap()
  await expect(page, customer.phone).toHaveTitle('My feedback')
})
