import { routeTo } from '../../support/browser/page-samples'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

test('a person of a shop has a card, with the ways to them and back to the shop', async ({ page }) => {
  await openPage(page, 'pages/shopList/details/index?id=shanghai-jingan')
  await page.getByRole('link', { name: 'Card of Chen Mo' }).tap()
  await expect(page.getByRole('heading', { name: 'Chen Mo' })).toBeVisible()
  await expect(page.getByText('138 0000 1011')).toBeVisible()
  // Two px for each of its 41 modules and of the quiet zone: less is not read by a camera.
  expect(
    (await page.getByRole('img', { name: 'Code that opens the card of Chen Mo' }).boundingBox())?.width,
  ).toBeGreaterThanOrEqual(98)
  await page.getByRole('button', { name: 'Share' }).tap()
  await expect(
    page.getByRole('dialog', { name: 'Share' }).getByText(/business-card\?shop=shanghai-jingan&phone=13800001011$/),
  ).toBeVisible()
})

test('a test drive is booked at the shop of the card, not at the one of an earlier draft', async ({ page }) => {
  await openPage(page, routeTo('pages/drive-record/booking/booking', { shop: 'shanghai-xintiandi' }))
  await expect(page.getByRole('button', { name: /Vela Space Xintiandi/ })).toBeVisible()
  await openPage(page, 'pages/business-card/business-card?shop=shanghai-jingan&phone=13800001011')
  await page.getByRole('button', { name: 'Book a test drive' }).tap()
  await expect(page.getByRole('button', { name: /Vela Space Jing’an/ })).toBeVisible()
})

test('nobody is led to a test drive at a shop that has none', async ({ page }) => {
  await openPage(page, 'pages/business-card/business-card?shop=shanghai-pudong-delivery&phone=13800003013')
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Book a test drive' })).toBeHidden()
})

test('a person who is no longer there leads to the shop', async ({ page }) => {
  await openPage(page, 'pages/business-card/business-card?shop=shanghai-jingan&phone=13800000000')
  await expect(page.getByRole('heading', { name: 'No longer at this shop' })).toBeVisible()
  await page.getByRole('button', { name: 'To the shop' }).tap()
  await expect(page.getByRole('heading', { name: 'Vela Space Jing’an', level: 1 })).toBeVisible()
})

test('whoever WeChat knows can tell their customer number there', async ({ page, customer, storefront, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const card = 'pages/business-card/business-card?shop=shanghai-jingan&phone=13800001011'
  await openPage(page, card)
  await expect(page.getByRole('heading', { name: 'Chen Mo' })).toBeVisible()
  await expect(page.getByText('My customer number')).toBeHidden()

  const { id } = customer.reply.userInfo
  await storefront.database.query('UPDATE account SET open_id = $1 WHERE id = $2', [`o-${id}`, id])
  await page.reload()
  await expect(page.getByText('Send it to Chen Mo, who finds your orders by it.')).toBeVisible()
  await page.getByRole('button', { name: 'Copy my customer number' }).tap()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)
})
