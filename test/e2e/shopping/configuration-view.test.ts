import type { Page } from '@playwright/test'
import { sharedCarPage } from '../../support/customers/shared-car'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

const TOTAL = '¥291,700.00'
const carName = (page: Page) => page.getByRole('heading', { name: 'Vela 7 Long Range' })

test('a link opens the same car for anyone', async ({ page, browser, storefront }) => {
  await openPage(page, await sharedCarPage(storefront))
  await expect(carName(page)).toBeVisible()
  await expect(page.getByText('Sound pack')).toBeVisible()
  await page.getByRole('button', { name: 'Share', exact: true }).tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('img', { name: 'Code that opens this car' })).toBeVisible()
  const link = await sheet.getByText(/^http/).innerText()

  const visitor = await browser.newContext({ viewport: { width: 375, height: 812 } })
  const theirs = await visitor.newPage()
  await theirs.goto(link)
  await expect(carName(theirs)).toBeVisible()
  await expect(theirs.getByText(TOTAL)).toBeVisible()
  await expect(theirs.getByText('Sound pack')).toBeVisible()
  await visitor.close()
})

test('a saved car is found again after a reload, and deleted only when that is confirmed', async ({
  page,
  storefront,
}) => {
  await openPage(page, await sharedCarPage(storefront))
  await page.getByRole('button', { name: 'Save this car' }).tap()
  await openPage(page, 'pages/ConfigView/ConfigView')
  const car = page.getByRole('button', { name: `Open Vela 7 Long Range, ${TOTAL}` })
  await car.tap()
  await expect(carName(page)).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).tap()

  await page.reload()
  await page.getByRole('button', { name: 'Delete Vela 7 Long Range' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap()
  await page.getByRole('button', { name: 'Delete Vela 7 Long Range' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByRole('heading', { name: 'No car configured yet' })).toBeVisible()
})

test('an old link names what is no longer offered, and both prices where one has moved', async ({
  page,
  storefront,
}) => {
  const { database } = storefront
  const route = await sharedCarPage(storefront)
  const price = "UPDATE option_price SET price_fen = $1 WHERE attribute_no = 'vela-7.interior.dune'"
  const withdrawn = "UPDATE option SET withdrawn_at = $1 WHERE attribute_no = 'vela-7.packs.sound'"
  try {
    await database.query(price, [500_000])
    await openPage(page, route)
    await expect(page.getByText(`Before: ${TOTAL}`)).toBeVisible()
    await expect(page.getByText('Now: ¥292,700.00')).toBeVisible()

    await database.query(withdrawn, [storefront.clock.now()])
    await page.reload()
    await expect(page.getByText('Sound pack · ¥9,800.00')).toBeVisible()
    await expect(page.getByText('¥282,900.00')).toBeVisible()
  } finally {
    await database.query(price, [400_000])
    await database.query(withdrawn, [null])
  }
})
