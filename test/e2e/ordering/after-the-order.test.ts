import { accessibilityFaults } from '../../support/browser/accessibility'
import { deliveredOrder } from '../../support/customers/delivered-order'
import { paidOrder } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

const detailOf = ({ id }: { id: string }) => `pages/real-order-detail/index?id=${id}`

test('an order is shown to others by a link, until its owner takes it back', async ({
  page,
  browser,
  customer,
  storefront,
}) => {
  const order = await paidOrder(storefront, customer)
  await openPage(page, detailOf(order))
  await page.getByRole('button', { name: /^Share order, read only/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Share order, read only' })
  const link = (await sheet.getByText(/real-order-detail-share/).textContent()) ?? ''

  const visitor = await browser.newPage({ viewport: { width: 375, height: 812 }, hasTouch: true })
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'A Vela 7 on order' })).toBeVisible()
  // The page learns the server's time to the second, and a whole week has just begun.
  await expect(visitor.getByText(/Ends in [67] days\./)).toBeVisible()
  await expect(visitor.getByText('Hidden by the owner').first()).toBeVisible()
  await expect(visitor.getByText(order.orderNo.slice(-4))).toBeHidden()

  await sheet.getByRole('button', { name: 'Stop sharing' }).tap()
  await page
    .getByRole('dialog', { name: 'Stop sharing this order?' })
    .getByRole('button', { name: 'Stop sharing' })
    .tap()
  await expect(sheet).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'No longer shared' })).toBeVisible()
  await visitor.close()
})

test('a delivery is reviewed once, and nothing is lost on the way', async ({ page, customer, storefront }) => {
  const order = await deliveredOrder(storefront, customer)
  await openPage(page, detailOf(order))
  await page.getByRole('button', { name: 'Review delivery' }).tap()
  const submit = page.getByRole('button', { name: /^Submit/ })
  await expect(submit).toHaveText(/Give stars to all three/)
  await page.getByRole('radiogroup', { name: 'The car' }).getByRole('radio', { name: '5 stars' }).tap()
  await page.getByRole('radiogroup', { name: 'The handover' }).getByRole('radio', { name: '4 stars' }).tap()
  await page.getByRole('radiogroup', { name: 'The centre' }).getByRole('radio', { name: '1 star' }).focus()
  await page.keyboard.press('End')
  await page.getByRole('checkbox', { name: 'Warm welcome' }).tap()
  await page.getByRole('textbox', { name: /own words/ }).fill('The seats were set for all of us.')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a photo' }).tap()
  await (await choosing).setFiles('docs/images/app.webp')
  await expect(page.getByRole('button', { name: /Photo 1/ })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.reload()
  await expect(page.getByRole('textbox', { name: /own words/ })).toHaveValue('The seats were set for all of us.')
  await submit.tap()
  await expect(page.getByText('Thank you for your review')).toBeVisible()
  await expect(page.getByRole('img', { name: 'The centre: 5 of 5 stars' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await page.getByRole('button', { name: 'View order' }).tap()
  await expect(page.getByRole('button', { name: 'Your delivery review' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review delivery' })).toBeHidden()
})
