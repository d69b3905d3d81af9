import type { Page } from '@playwright/test'
import { list } from '@/wire/endpoints/configuration'
import { detail } from '@/wire/endpoints/vehicle'
import { API_PREFIX } from '@/wire/envelope'
import type { ModelDetail } from '@/wire/schemas/vehicle'
import { openCar, pack, paint, sum, tab } from '../../support/browser/configurator-steps'
import { expect, test } from '../../support/browser/phone'
import {
  fillReservation,
  logIn,
  openPage,
  payButton,
  payInSandbox,
  RESERVE_PAGE,
} from '../../support/browser/storefront-steps'

/** Pine Green and the lounge, which brings two packs along. */
const configure = async (page: Page): Promise<void> => {
  await openCar(page)
  await paint(page, 'Pine Green').tap()
  await tab(page, 'Option packs').tap()
  await pack(page, 'Rear lounge').tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add all three/ })
    .tap()
  await expect(sum(page, '292,900')).toBeVisible()
}

const openParts = (page: Page, amount: string) => sum(page, amount).tap()

test('every conflict is explained, undone, kept over a reload, and started over', async ({ page }) => {
  await openCar(page)
  await paint(page, 'Pine Green').tap()
  await expect(sum(page, '265,900')).toBeVisible()
  await tab(page, 'Option packs').tap()
  await pack(page, 'Rear lounge').tap()
  const lounge = page.getByRole('dialog', { name: 'Rear lounge needs the Comfort pack' })
  await expect(lounge).toContainText('with the Comfort pack, + ¥12,000.00')
  await lounge.getByRole('button', { name: 'Keep as it was' }).tap()
  await expect(pack(page, 'Rear lounge')).not.toBeChecked()

  await expect(pack(page, 'Night pack')).toContainText('Not with Pine Green')
  await pack(page, 'Night pack').tap()
  const night = page.getByRole('dialog', { name: 'Night pack does not go with Pine Green' })
  await expect(night).toContainText('Aurora White instead')
  await night.getByRole('button', { name: /^Choose Night pack/ }).tap()
  await expect(sum(page, '264,400')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(sum(page, '265,900')).toBeVisible()

  await page.reload()
  await expect(paint(page, 'Pine Green')).toBeChecked()
  await openParts(page, '265,900')
  await page.getByRole('button', { name: 'Start over' }).tap()
  await page.getByRole('dialog', { name: 'Start over?' }).getByRole('button', { name: 'Start over' }).tap()
  await expect(page.getByRole('dialog', { name: 'Your Vela 7' })).toContainText('Aurora White')
})

test('the way into the cabin brings its choices up, and the way out those of the paint', async ({ page }) => {
  await openCar(page)
  await expect(tab(page, 'Colour')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('radio', { name: 'Interior', exact: true }).tap()
  await expect(tab(page, 'Interior')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('radio', { name: /^Dune/ })).toBeInViewport()
  await page.getByRole('radio', { name: 'Exterior', exact: true }).tap()
  await expect(tab(page, 'Colour')).toHaveAttribute('aria-selected', 'true')
})

test('the picture has the chosen paint and wheels, and the small views the paint', async ({ page }) => {
  await openCar(page)
  const small = page.locator('.view-strip__picture')
  for (const name of ['Pine Green', 'Dawn Copper']) {
    await paint(page, name).tap()
    const file = new RegExp(`vela-7-views-${name.toLowerCase().replace(' ', '-')}\\.webp`)
    for (const view of await small.all()) await expect(view).toHaveCSS('background-image', file)
  }
  await tab(page, 'Wheels').tap()
  await page.getByRole('radio', { name: /^Turbine/ }).tap()
  const front = page.locator('.cross-fade__layer img')
  const files = () => front.evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src')))
  await expect.poll(files).toContainEqual(expect.stringMatching(/vela-7-front34-dawn-copper-turbine\.webp/))
  await page.getByRole('radio', { name: 'From the side' }).tap()
  await expect.poll(files).toContainEqual(expect.stringMatching(/vela-7-side-dawn-copper-turbine\.webp/))
  await page.getByRole('radio', { name: /^Arc 10/ }).tap()
  await expect.poll(files).toContainEqual(expect.stringMatching(/vela-7-side-dawn-copper\.webp/))
})

test('a picture on other wheels than the chosen ones says so', async ({ page }) => {
  await page.route(`**${API_PREFIX}${detail.path}?*`, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: ModelDetail }
    const stills = reply.data.stills.filter(({ wheelsNo }) => wheelsNo !== 'vela-7.wheels.turbine')
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, stills } } })
  })
  await openCar(page)
  await expect(page.getByText('Shown on Arc 10')).toBeHidden()
  await tab(page, 'Wheels').tap()
  await page.getByRole('radio', { name: /^Turbine/ }).tap()
  await expect(page.getByText('Shown on Arc 10')).toBeVisible()
  await page.getByRole('radio', { name: /^Arc 10/ }).tap()
  await expect(page.getByText('Shown on Arc 10')).toBeHidden()
})

test('the tab of the group in view is marked, and a tap on a tab brings its group up', async ({ page }) => {
  await openCar(page)
  await expect(tab(page, 'Colour')).toHaveAttribute('aria-selected', 'true')
  await expect(paint(page, 'Aurora White'), 'the versions wait above').toBeInViewport()

  await tab(page, 'Option packs').tap()
  await expect(pack(page, 'Comfort pack')).toBeInViewport()
  await expect(tab(page, 'Option packs')).toHaveAttribute('aria-selected', 'true')

  await pack(page, 'Comfort pack').hover()
  await page.mouse.wheel(0, -2_000)
  await expect(tab(page, 'Version')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('radio', { name: /^Performance/ })).toBeInViewport()

  await tab(page, 'Colour').tap()
  const white = paint(page, 'Aurora White')
  const top = () => white.evaluate((choice) => Math.round(choice.getBoundingClientRect().top))
  const atFirst = await top()
  await white.hover()
  await page.mouse.wheel(0, 40)
  await expect.poll(top).toBeLessThan(atFirst)
  await tab(page, 'Colour').tap()
  await expect.poll(top, 'the marked tab brings its group back, too').toBe(atFirst)
})

test('a shared link opens the same car for anyone, and keeps the car they were at work on', async ({
  page,
  browser,
  storefront,
}) => {
  await configure(page)
  await openParts(page, '292,900')
  await page.getByRole('button', { name: 'Share' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Share your Vela 7' })
  const link = (await sheet.getByText(/share=/).textContent()) ?? ''

  const context = await browser.newContext({ baseURL: storefront.origin })
  const friend = await context.newPage()
  await openCar(friend)
  await paint(friend, 'Dawn Copper').click()
  await expect(sum(friend, '265,900')).toBeVisible()
  await friend.goto('about:blank')
  await friend.goto(link)
  await expect(sum(friend, '292,900')).toBeVisible()
  await expect(friend.getByText('The car you were at work on is saved.')).toBeVisible()
  await context.close()
})

test('a visitor saves a car, logs in and finds it in the account, with the draft as it was', async ({
  page,
  shopper,
  storefront,
}) => {
  await configure(page)
  await openParts(page, '292,900')
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByText('Saved on this phone')).toBeVisible()

  await openPage(page, 'pages/account/login')
  await logIn(page, storefront, shopper.phone)
  await expect(page.getByText('Deck member')).toBeVisible()
  const { token } = await storefront.login(shopper.phone)
  const savedOptions = async () => (await storefront.call(list, {}, { token })).data?.map(({ totalFen }) => totalFen)
  await expect.poll(savedOptions).toEqual([29_290_000])

  await openPage(page, 'pages/order/index?model=vela-7')
  await page.getByRole('button', { name: 'Continue your Vela 7 in Pine Green' }).tap()
  await expect(sum(page, '292,900')).toBeVisible()
})

test('packs are searched, chosen and confirmed in their own sheet', async ({ page }) => {
  await openCar(page)
  await tab(page, 'Option packs').tap()
  await page.getByRole('button', { name: '0 of 6' }).tap()
  await page.getByRole('button', { name: 'See all 6' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Option packs' })
  await sheet.getByRole('searchbox').fill('hook')
  await expect(sheet.getByRole('checkbox')).toHaveCount(1)
  await sheet.getByRole('checkbox', { name: /^Tow pack/ }).tap()
  await sheet.getByRole('button', { name: 'Confirm 1 chosen' }).tap()
  await expect(sheet).toBeHidden()
  await expect(sum(page, '267,700')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).tap()
  await expect(page).toHaveTitle('Configure')
  await expect(sum(page, '267,700')).toBeVisible()
})

test('a price that has changed is shown beside the old one before anything goes on', async ({ page, storefront }) => {
  const setPrice = (fen: number) =>
    storefront.database.query(`UPDATE version SET price_fen = $1 WHERE pno_twelve = 'VL7R80226A02'`, [fen])
  await openCar(page)
  await openParts(page, '259,900')
  await setPrice(25_690_000)
  try {
    await page.getByRole('button', { name: 'Reserve for ¥1,000.00' }).tap()
    const dialog = page.getByRole('dialog', { name: 'The price has changed' })
    await expect(dialog).toContainText('your Vela 7 became cheaper')
    await expect(dialog).toContainText('¥259,900.00')
    await expect(dialog).toContainText('¥256,900.00')
    await dialog.getByRole('button', { name: 'Cancel' }).tap()
    await expect(page.getByRole('dialog', { name: 'Your Vela 7' })).toContainText('256,900')
  } finally {
    await setPrice(25_990_000)
  }
})

test('the configured car goes along into the reservation and the calculator, in its paint and at its price', async ({
  page,
  customer,
}) => {
  await configure(page)
  await openPage(page, RESERVE_PAGE)
  await expect(page.getByRole('heading', { name: 'Vela 7 Long Range' }), customer.phone).toBeVisible()
  await expect(page.getByText('¥292,900.00 as you configured it')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Vela 7, front three-quarter' })).toHaveAttribute('src', /pine/)
  await openPage(page, 'pages/financialCalculator/financialCalculator?modelId=vela-7')
  await expect(page.getByText('292,900.00').first()).toBeVisible()
})

test('what was configured is the car of the reservation, of its payment and of its order', async ({
  page,
  customer,
}) => {
  await configure(page)
  await openPage(page, RESERVE_PAGE)
  await expect(page.getByRole('heading', { name: 'Vela 7 Long Range' }), customer.phone).toBeVisible()
  await fillReservation(page)
  await payButton(page).tap()
  await expect(page.getByText('Small deposit · Vela 7')).toBeVisible()
  await payInSandbox(page, 'Success')
  await expect(page.getByRole('heading', { name: 'Deposit paid' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Vela 7, front three-quarter' })).toHaveAttribute('src', /pine/)
  await expect(page.getByText('Order with the big deposit')).toBeVisible()
  await expect(page.getByText('Configure your car'), 'it is configured').toBeHidden()
  await page.getByRole('button', { name: 'View order' }).tap()
  await expect(page.getByRole('heading', { name: 'Vela 7 Long Range' })).toBeVisible()
  await expect(page.getByText('Pine Green · Arc 10', { exact: false })).toBeVisible()
  await expect(page.getByRole('img', { name: /Pine Green/ })).toHaveAttribute('src', /pine/)
})
