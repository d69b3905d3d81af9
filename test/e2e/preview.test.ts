import { expect, test } from '../support/phone'
import { previewKeyOf } from '../support/preview'
import { openPage } from '../support/storefront-steps'

test('whoever has a link reads the drafts of a tab, under a watermark', async ({ page, storefront }) => {
  await openPage(page, `pages/preview/home-page-tab?tab=recommended&key=${previewKeyOf(storefront)}`)
  await expect(page.getByText('Not published. 3 drafts of “For you”')).toBeVisible()
  await expect(page.locator('.unpublished__marks')).toHaveCSS('background-image', /PREVIEW/)
  await page.getByRole('button', { name: 'Winter, warmed up' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Winter, warmed up' })
  await expect(sheet.getByText('Seats first, air second.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await expect(sheet).toBeHidden()

  await storefront.database.query(
    `UPDATE article SET title = 'Winter, warmer' WHERE id = 'winter-warmed-up' AND published_at IS NULL`,
  )
  await page.getByRole('button', { name: 'Reload draft' }).tap()
  await expect(page.getByRole('heading', { name: 'Winter, warmer' })).toBeVisible()
  await storefront.database.query(`UPDATE article SET title = 'Winter, warmed up' WHERE id = 'winter-warmed-up'`)
})

test('a link that was not signed here says that it has ended', async ({ page }) => {
  await openPage(page, 'pages/preview/home-page-tab?tab=recommended&key=1.a')
  await page.getByRole('button', { name: 'To Explore' }).tap()
  await expect(page).toHaveURL(/home\/index/)
})
