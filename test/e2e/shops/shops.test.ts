import { expect, test } from '../../support/browser/phone'
import { holdCalls } from '../../support/browser/held-calls'
import { openPage } from '../../support/browser/storefront-steps'

const XINTIANDI = { longitude: 121.4707, latitude: 31.2225 }

test('city, near, map and filters stand in one row of a phone, also before the city is known', async ({ page }) => {
  const answer = await holdCalls(page, '**/wx/buy/vehicle/store/province')
  await openPage(page, 'pages/shopList/shopList?city=310100')
  const bar = page.locator('.place-bar')
  const rows = async () =>
    new Set(await bar.locator('.chip').evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top)))
      .size
  await expect(bar.getByRole('checkbox', { name: 'City', exact: true })).toBeVisible()
  expect(await rows()).toBe(1)
  answer()
  await expect(bar.getByRole('checkbox', { name: 'Shanghai', exact: true })).toBeVisible()
  expect(await rows()).toBe(1)
})

test('a shopper finds the shops of a city, and the filters say how many remain', async ({ page }) => {
  await openPage(page, 'pages/home/index')
  await page.getByRole('button', { name: 'Find a shop' }).tap()
  await expect(page).toHaveTitle('Shops')
  await page.getByRole('checkbox', { name: /^Beijing|^Shanghai/ }).tap()
  const cities = page.getByRole('dialog', { name: 'Choose a city' })
  await cities.getByRole('radio', { name: 'Shanghai' }).first().tap()
  await expect(page.getByRole('listitem')).toHaveCount(4)

  await page.getByRole('radio', { name: 'Vela Space 2' }).tap()
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('checkbox', { name: /^Filter/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filter shops' })
  await sheet.getByRole('checkbox', { name: 'Delivery', exact: true }).tap()
  await sheet.getByRole('button', { name: 'Show 1 shop' }).tap()
  await expect(page.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('link', { name: /Vela Space Xintiandi/ }).tap()
  await expect(page.getByRole('heading', { name: 'Vela Space Xintiandi', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText('181 Taicang Road, Huangpu')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Call He Lan' })).toBeVisible()
})

test('the position is asked for by a tap alone, and brings the nearest shops', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(XINTIANDI)
  await openPage(page, 'pages/shopList/shopList?city=110100')
  await expect(page.getByRole('link', { name: /Vela Space Sanlitun/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Near me' }).tap()
  const nearest = page.getByRole('listitem').first()
  await expect(nearest).toContainText('Vela Space Xintiandi')
  await expect(nearest).toContainText(/0\.\d km/)
})

test('who keeps the position to themselves is led to a city', async ({ page, context }) => {
  await context.clearPermissions()
  await openPage(page, 'pages/shopList/shopList?city=110100')
  await page.getByRole('checkbox', { name: 'Near me' }).tap()
  const refused = page.getByRole('dialog', { name: /^Your position is/ })
  await refused.getByRole('button', { name: 'Choose a city' }).tap()
  await expect(page.getByRole('dialog', { name: 'Choose a city' })).toBeVisible()
})
