import { HomeTabKind } from '@/wire/enums/content'
import { expect, test } from '../../support/browser/phone'
import { previewKeyOf } from '../../support/customers/preview'
import { openPage } from '../../support/browser/storefront-steps'

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

test('a slide and an activity that are not out yet are read the same way', async ({ page, storefront }) => {
  const { database } = storefront
  await database.query(
    `INSERT INTO banner_draft (id, banner_no, sort, title, subtitle, picture, slide_style, link_type, link_data)
     VALUES ('frost', 'one', 1, 'First frost', 'Warm seats at six.', '/static/img/space.webp', 3, 'activity', 'scraping')`,
  )
  await database.query(
    `INSERT INTO activity (id, title, heading, intro, programme, audience, city, place, address, longitude, latitude,
       pictures, start_at, end_at, most_guests, is_draft, withdrawn_at)
     SELECT 'scraping', 'Scraping together', heading, 'Bring a card.', programme, audience, city, place, address, longitude,
       latitude, pictures, start_at, end_at, most_guests, true, now() FROM activity WHERE id = 'lakeside-night-drive'`,
  )
  const openPreview = (tab: HomeTabKind) =>
    openPage(page, `pages/preview/home-page-tab?tab=${tab}&key=${previewKeyOf(storefront, tab)}`)
  try {
    await openPreview(HomeTabKind.recommended)
    await page.getByRole('button', { name: 'First frost' }).tap()
    const slide = page.getByRole('dialog', { name: 'First frost' })
    await expect(slide).toContainText('Leads to: activity, scraping')
    await slide.getByRole('button', { name: 'Close' }).tap()

    await openPreview(HomeTabKind.activities)
    await expect(page.getByText('Not published. 1 draft of “Activities”')).toBeVisible()
    await expect(page.locator('.unpublished__marks')).toHaveCSS('background-image', /PREVIEW/)
    await page.getByRole('button', { name: 'Scraping together' }).tap()
    await expect(page.getByRole('dialog', { name: 'Scraping together' })).toContainText('Bring a card.')
  } finally {
    await database.query("DELETE FROM banner_draft WHERE id = 'frost'")
    await database.query("DELETE FROM activity WHERE id = 'scraping'")
  }
})
