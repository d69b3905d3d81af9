import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

const VERSIONS = 'pages/choosen-version/index?modelId=vela-7'

test('a version is marked by keyboard or finger, and a reload finds it again', async ({ page }) => {
  await openPage(page, VERSIONS)
  const longRange = page.getByRole('radio', { name: /^Long Range/ })
  await expect(longRange).toBeChecked()
  await expect(longRange).toContainText('¥3,192.01 a month')
  await longRange.press('ArrowDown')
  const performance = page.getByRole('radio', { name: /^Performance/ })
  await expect(performance).toBeChecked()
  await expect(performance).toBeFocused()
  await page.reload()
  await expect(performance).toBeChecked()
})

test('the comparison shows what differs, or all, and changes either side', async ({ page }) => {
  await openPage(page, VERSIONS)
  await page.getByRole('button', { name: 'Compare' }).tap()
  await expect(page).toHaveTitle('Compare')
  const table = page.getByRole('table')
  const rowOf = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(rowOf('Peak power')).toContainText(/250\skW.*440\skW/)
  await expect(rowOf('Battery')).toHaveCount(0)

  await page.getByRole('switch', { name: 'Only differences' }).tap()
  await expect(rowOf('Battery')).toContainText(/100\skWh.*100\skWh/)

  await page.getByRole('button', { name: 'Change Performance' }).tap()
  await page.getByRole('dialog').getByRole('radio', { name: 'Standard' }).tap()
  await expect(rowOf('Battery')).toContainText(/100\skWh.*75\skWh/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose Standard' })).toBeVisible()

  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page).toHaveTitle('Choose a version')
})
