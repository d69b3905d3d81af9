import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

test('an article leads to a guide, and the guide to another article', async ({ page }) => {
  await openPage(page, 'pages/articles/view?id=winter-range')
  await page.getByRole('link', { name: 'what the battery likes' }).tap()
  await expect(page.getByRole('heading', { name: 'What the battery likes' })).toBeVisible()
  await expect(page.getByText('As of 1 Nov 2026')).toBeVisible()
  await page.getByRole('link', { name: 'an article of the lab' }).tap()
  await expect(page).toHaveURL(/articles\/view\?id=winter-range/)
})

test('the picture of a guide opens on its own', async ({ page }) => {
  await openPage(page, 'pages/rich-text/index?id=home-charging')
  await page.getByRole('button', { name: 'A Vela at its wall box' }).tap()
  await expect(page.getByRole('heading', { name: 'A Vela at its wall box' })).toBeVisible()
})

test('a guide that is gone leads to Explore', async ({ page }) => {
  await openPage(page, 'pages/rich-text/index?id=nothing')
  await page.getByRole('button', { name: 'To Explore' }).tap()
  await expect(page).toHaveURL(/home\/index/)
})
