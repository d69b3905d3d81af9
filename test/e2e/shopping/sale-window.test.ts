import { HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { openCar, sum } from '../../support/browser/configurator-steps'
import { expect, test } from '../../support/browser/phone'

test('the deposit button counts the last hour and opens by itself when the sale begins, without a reload', async ({
  page,
  storefront,
  sale,
}) => {
  const nowMs = storefront.clock.now().getTime()
  await sale.change('vela-7-small', { startAt: new Date(nowMs + HOUR_MS + MINUTE_MS) })
  await page.goto('/')
  const button = page.getByRole('button', { name: /Reserve for ¥1,000.00/ })
  await expect(button).toBeDisabled()
  await expect(button).toContainText(/Opens \d/)
  const opened = await page.evaluate(() => performance.timeOrigin)

  storefront.clock.advance(MINUTE_MS)
  await expect(button).toContainText(/Opens in 59:\d\d/)
  storefront.clock.advance(HOUR_MS)
  await expect(button).toBeEnabled()
  await button.tap()
  await expect(page).toHaveTitle('Log in')
  expect(await page.evaluate(() => performance.timeOrigin), 'the page was never loaded again').toBe(opened)
})

test('the button goes away when the sale ends, and the big deposit takes over by its own window', async ({
  page,
  storefront,
  sale,
}) => {
  const now = storefront.clock.now().getTime()
  await sale.change('vela-7-small', { endAt: new Date(now + HOUR_MS) })
  await sale.change('vela-7-big', { startAt: new Date(now + 2 * HOUR_MS) })
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Reserve for/ })).toBeEnabled()
  storefront.clock.advance(HOUR_MS + MINUTE_MS)
  await expect(page.getByRole('button', { name: /Order opens/ })).toBeDisabled()
})

test('with both switches off nothing is sold, and the car is still there to look at', async ({ page, sale }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: /Reserve for/ })
  await expect(button).toBeVisible()
  await sale.change('vela-7-small', { isOn: false })
  await sale.change('vela-7-big', { isOn: false })
  await expect(button).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Vela 7', level: 1 })).toBeVisible()
})

test('the prices of the configurator sell what is on sale at the moment, and nothing while nothing is', async ({
  page,
  storefront,
  sale,
}) => {
  const nowMs = storefront.clock.now().getTime()
  await sale.change('vela-7-small', { startAt: new Date(nowMs + HOUR_MS) })
  await openCar(page)
  await sum(page, '259,900').tap()
  const button = page.getByRole('dialog').getByRole('button', { name: /Reserve for ¥1,000.00/ })
  await expect(button).toBeDisabled()
  storefront.clock.advance(HOUR_MS)
  await expect(button).toBeEnabled()

  await sale.change('vela-7-small', { isOn: false })
  await sale.change('vela-7-big', { isOn: false })
  await expect(button).toBeHidden()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible()
})

test('a price that changes while the poster is shown changes on the button', async ({ page, sale }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /Reserve for ¥1,000.00/ })).toBeVisible()
  await sale.change('vela-7-small', { priceFen: 120_000 })
  await expect(page.getByRole('button', { name: /Reserve for ¥1,200.00/ })).toBeVisible()
})

test('the chosen model survives a reload', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Vela 9' }).tap()
  await expect(page.getByRole('heading', { name: 'Vela 9', level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Vela 9', level: 1 })).toBeVisible()
})
