import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

test('the gallery is walked through by keyboard, its picture is shared and saved', async ({ page }) => {
  await openPage(page, 'pages/cars-appearance/index?modelId=vela-7&paint=tide-blue')
  const picture = (name: string) => page.getByRole('img', { name })
  await expect(picture('Vela 7 in Tide Blue, front')).toBeVisible()

  await page.getByRole('radio', { name: 'Tide Blue' }).press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Pine Green' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Pine Green' })).toBeVisible()

  await page.getByRole('radio', { name: 'From the front' }).press('ArrowRight')
  await expect(picture('Vela 7 in Pine Green, side')).toBeVisible()
  await page.reload()
  await expect(picture('Vela 7 in Pine Green, side')).toBeVisible()

  await page.getByRole('button', { name: 'Share' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Vela 7 in Pine Green' })
  await expect(sheet).toContainText(/cars-appearance\/index\?modelId=vela-7&paint=pine-green&view=side/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save this picture' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('vela-7-side-pine-green.webp')
})
