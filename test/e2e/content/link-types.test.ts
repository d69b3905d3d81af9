import type { Page } from '@playwright/test'
import { banners } from '@/wire/endpoints/content'
import { ContentLinkType } from '@/wire/enums/content'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

/** The page that the server sends may show what was there a second ago: what it asks for itself is waited for. */
const openExplore = async (page: Page): Promise<void> => {
  await page.goto('about:blank')
  const answered = page.waitForResponse(`**${banners.path}?bannerNo=one*`)
  await openPage(page, 'pages/home/index')
  await answered
}

// Where a link of each type leads is held by the test of content-link.ts.
test('a slide leads where its link says, and one without a link offers nothing', async ({ page, storefront }) => {
  const { database } = storefront
  const before = await database.query<{ id: string; type: string; data: string }>(
    'SELECT id, link_type AS type, link_data AS data FROM banner',
  )
  const setAll = (type: string, data: string) =>
    database.query('UPDATE banner SET link_type = $1, link_data = $2', [type, data])
  const discover = page.getByRole('button', { name: /^Discover/ })
  try {
    await setAll(ContentLinkType.article, 'quiet-cabin')
    await openExplore(page)
    await discover.tap()
    await expect(page).toHaveURL(/articles\/view\?id=quiet-cabin/)

    await setAll(ContentLinkType.none, '')
    await openExplore(page)
    await expect(page.getByRole('button', { name: 'Test drive' }).first()).toBeVisible()
    await expect(discover).toHaveCount(0)
  } finally {
    for (const { id, type, data } of before) {
      await database.query('UPDATE banner SET link_type = $2, link_data = $3 WHERE id = $1', [id, type, data])
    }
  }
})
