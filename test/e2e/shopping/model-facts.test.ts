import { expect, test } from '../../support/browser/phone'
import { scrollToEnd } from '../../support/browser/storefront-steps'

test('the figures of a model are a tap from its poster: compared, searched by keyboard, and shared by their address', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Vela 9' }).tap()
  await page.getByRole('link', { name: 'Parameters' }).tap()
  await expect(page).toHaveTitle('Parameters')
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect(row(/^Platform/)).toBeVisible()

  const onlyDifferences = page.getByRole('switch', { name: 'Only differences' })
  await onlyDifferences.tap()
  await expect(row(/^Platform/)).toBeHidden()
  await expect(row(/^0–100/)).toBeVisible()

  // The head stays while the keyboard scrolls the rows under it. The browser takes its steps to get there, and
  // neither a key nor a tap counts for what it would once there.
  const head = page.getByRole('columnheader').first()
  const rows = page.getByRole('region', { name: /^Parameters of Vela 9/ })
  await rows.focus()
  await page.keyboard.press('End')
  await expect(page.getByText('From the day the order is locked.')).toBeInViewport()
  await expect(head).toBeInViewport()
  await expect
    .poll(() => rows.evaluate((area) => area.scrollHeight - area.clientHeight - area.scrollTop))
    .toBeLessThan(1)

  await page.keyboard.press('Home')
  await expect(rows).toHaveJSProperty('scrollTop', 0)
  await onlyDifferences.tap()
  await expect(onlyDifferences).not.toBeChecked()
  await page.getByRole('searchbox').fill('tow')
  await expect(row(/^Tow hook/)).toBeVisible()
  await expect(row(/^0–100/)).toBeHidden()

  await onlyDifferences.tap()
  await expect(row(/^Tow hook/)).toBeVisible()
  await expect(page.getByText('The same in every version')).toBeVisible()

  expect(page.url()).toMatch(/pages\/configuration\/configuration\?modelId=vela-9$/)
  await page.getByRole('button', { name: 'Order now' }).tap()
  await expect(page).toHaveTitle('Buy car')
  await expect(page.getByRole('tab', { name: 'Vela 9' })).toHaveAttribute('aria-selected', 'true')
})

test('a model whose deposit is on sale is ordered from its figures', async ({ page, customer }) => {
  await page.goto('/#/pages/configuration/configuration?modelId=vela-7')
  await page.getByRole('button', { name: 'Order now' }).tap()
  await expect(page, customer.phone).toHaveTitle('Reserve')
})

test('a link to a model that is not on sale leads to those that are', async ({ page }) => {
  await page.goto('/#/pages/configuration/configuration?modelId=vela-5')
  await expect(page.getByRole('heading', { name: 'No such model' })).toBeVisible()
  await page.getByRole('button', { name: 'See the models' }).tap()
  await expect(page).toHaveTitle('Buy car')
})

test('an album goes on while it is scrolled; its pictures fill the screen, follow the arrow keys and can be kept', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Pictures' }).tap()
  await expect(page).toHaveTitle('Pictures')
  await page.getByRole('radio', { name: 'Studio' }).tap()
  await expect(page.getByText('Studio: 12 of 21, more as you scroll')).toBeVisible()
  await expect(async () => {
    await scrollToEnd(page)
    await expect(page.getByText('Studio: all 21 shown')).toBeVisible({ timeout: 200 })
  }).toPass()

  await page.getByRole('button', { name: 'Vela 7 exterior, picture 17' }).tap()
  const viewer = page.getByRole('dialog', { name: 'Pictures of Vela 7 exterior' })
  await expect(viewer).toContainText('17 / 21')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('18 / 21')
  const download = page.waitForEvent('download')
  await viewer.getByRole('button', { name: 'Save' }).tap()
  expect((await download).suggestedFilename()).toMatch(/^vela-7-rear34-.*\.webp$/)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Studio' })).toBeChecked()
})
