import type { Locator } from '@playwright/test'
import { DOUBLE_TAP_MS } from '@/domain/time/double-tap'
import { openCar, paint, sum } from '../../support/browser/configurator-steps'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'
import { chooseTextScale } from '../../support/browser/text-scale'

const CONFIGURED = 'pages/financialCalculator/financialCalculator?pnoTwelve=VL7R80226A02&priceFen=29170000'

/** Taps later than a double tap would be: the second of two quick ones is no wish of its own. */
const tapApart = async (button: Locator): Promise<void> => {
  await button.page().waitForTimeout(DOUBLE_TAP_MS)
  await button.tap()
}

test('a plan is set, mended, compared, read month by month, and found again after a reload', async ({ page }) => {
  await page.goto(`/#/${CONFIGURED}`)
  const monthly = page.getByRole('status').filter({ hasText: '¥' })
  await expect(monthly).toHaveText('¥3,582.57')

  // Too much is explained, and the most that can be paid is a tap away.
  const downPayment = page.getByRole('textbox', { name: 'Down payment in yuan' })
  await downPayment.fill('250000')
  await expect(page.getByRole('alert')).toContainText('At most 75 % can be paid down')
  await page.getByRole('button', { name: 'Use ¥218,775.00' }).tap()
  await expect(downPayment).toHaveValue('218,775.00')
  await expect(monthly).toHaveText('¥1,279.49')

  // Free of interest, a year: the loan divided evenly.
  await page.getByRole('radio', { name: 'Own rate' }).tap()
  await page.getByRole('textbox', { name: 'Annual rate' }).fill('0')
  await page.getByRole('radio', { name: '12', exact: true }).tap()
  await expect(monthly).toHaveText('¥6,077.08')

  await page.getByRole('button', { name: 'Schedule' }).tap()
  await expect(page.getByRole('heading', { name: 'Schedule' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Payments month by month' }).getByRole('row')
  await expect(rows).toHaveCount(13)
  await expect(rows.last()).toContainText('6,077.12')
  await page.reload()
  await expect(rows).toHaveCount(13)

  await page.getByRole('button', { name: 'Compare' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Compare plans' })
  await expect(sheet).toContainText('The other plan costs')
  await sheet.getByRole('button', { name: 'Use the other plan' }).tap()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page.getByRole('radio', { name: 'Vela low rate' })).toBeChecked()
})

test('with what cannot be had a plan leads nowhere: its field is shown, with the reason, until it is mended', async ({
  page,
}) => {
  await page.goto(`/#/${CONFIGURED}`)
  await page.getByRole('radio', { name: 'Own rate' }).tap()
  const downPayment = page.getByRole('textbox', { name: 'Down payment in yuan' })
  const rate = page.getByRole('textbox', { name: 'Annual rate' })
  for (const field of [downPayment, rate]) {
    const good = await field.inputValue()
    await field.fill('999999999')
    await field.blur()
    for (const name of ['Schedule', 'Order this car']) {
      await page.getByRole('main').evaluate((main) => main.scrollIntoView())
      await tapApart(page.getByRole('button', { name }))
      await expect(field).toBeFocused()
      await expect(field).toBeInViewport()
      await expect(page.getByRole('alert')).toBeInViewport()
      await expect(page).toHaveTitle('Finance calculator')
      await field.blur()
    }
    await field.fill(good)
  }
  await tapApart(page.getByRole('button', { name: 'Schedule' }))
  await expect(page.getByRole('table', { name: 'Payments month by month' })).toBeVisible()
})

test('a price of other times is nobody’s own configuration, and is ordered in its version', async ({ page }) => {
  await openCar(page)
  await openPage(page, CONFIGURED.replace('VL7R80226A02', 'VL7A73526A03').replace('29170000', '32970000'))
  await expect(page.getByRole('heading', { name: 'Vela 7 Performance', level: 2 })).toBeVisible()
  await expect(page.getByText('Your configuration')).toBeHidden()
  await page.getByRole('button', { name: 'Order this car' }).tap()
  await expect(page.getByRole('heading', { name: 'Vela 7', level: 1 })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Performance/ })).toBeChecked()
})

test('a friend who opens the plan of a configured car orders that very car, at the price of the plan', async ({
  page,
  browser,
  storefront,
}) => {
  await openCar(page)
  await paint(page, 'Dawn Copper').tap()
  await sum(page, '265,900').tap()
  await page.getByRole('dialog').getByText('Calculator').tap()
  await expect(page.getByText('Your configuration')).toBeVisible()
  await expect(page).toHaveURL(/priceFen=26590000.*share=[A-Z0-9]{8}/)

  const context = await browser.newContext({ baseURL: storefront.origin })
  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect(friend.getByText('Your configuration')).toBeHidden()
  await friend.getByRole('button', { name: 'Order this car' }).click()
  await expect(sum(friend, '265,900')).toBeVisible()
  await expect(paint(friend, 'Dawn Copper')).toBeChecked()

  await page.getByRole('button', { name: 'Change the car' }).tap()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Vela 7 Standard/ })
    .tap()
  await expect(page).not.toHaveURL(/share=/)
  await context.close()
})

test('a calculator that is come back to shows its own plan, though another was set in front of it', async ({
  page,
}) => {
  await openPage(page, CONFIGURED)
  const monthly = page.getByRole('status').filter({ hasText: '¥' })
  await expect(monthly).toHaveText('¥3,582.57')
  await page.getByRole('radio', { name: '12', exact: true }).tap()
  await expect(monthly).toHaveText('¥17,204.44')
  await page.getByRole('button', { name: 'Order this car' }).tap()
  await sum(page, '259,900').tap()
  await page.getByRole('dialog').getByText('Calculator').tap()
  await expect(monthly.last()).toHaveText('¥3,192.01')
  await page.getByRole('button', { name: 'Back', exact: true }).last().tap()
  await page.getByRole('button', { name: 'Close' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Back', exact: true }).last().tap()
  await expect(page.getByRole('heading', { name: 'Vela 7 Long Range', level: 2 })).toBeVisible()
  await expect(monthly).toHaveText('¥17,204.44')

  await page.getByRole('button', { name: 'Schedule' }).tap()
  const rows = page.getByRole('table', { name: 'Payments month by month' }).getByRole('row')
  await expect(rows).toHaveCount(13)
  await page.getByRole('button', { name: 'Compare' }).tap()
  await page.getByRole('button', { name: 'Use the other plan' }).tap()
  await page.getByRole('button', { name: 'Back', exact: true }).last().tap()
  await expect(page.getByRole('heading', { name: 'Vela 7 Long Range', level: 2 })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Bank of Shore' })).toBeChecked()
  await expect(page).toHaveURL(/schemeId=/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Bank of Shore' })).toBeChecked()
})

test('in the largest text no month and no amount of the schedule is broken in two', async ({ page }) => {
  await page.goto(`/#/${CONFIGURED.replace('29170000', '49170000')}`)
  await chooseTextScale(page, 1.3)
  await page.reload()
  await page.getByRole('radio', { name: '12', exact: true }).tap()
  await page.getByRole('button', { name: 'Schedule' }).tap()
  const cells = page.getByRole('table').getByRole('cell')
  await expect(cells.first()).toHaveText('28,415.31')
  await expect(cells).toHaveCount(36)
  const months = page.getByRole('table').locator('.loan-schedule__when')
  await expect(months).toHaveCount(12)
  const linesOf = (texts: Element[]) =>
    texts.map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getClientRects().length
    })
  expect(new Set(await cells.evaluateAll(linesOf))).toEqual(new Set([1]))
  expect(new Set(await months.evaluateAll(linesOf))).toEqual(new Set([1]))
})
