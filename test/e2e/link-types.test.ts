import type { Page } from '@playwright/test'
import { banners } from '@/wire/endpoints/content'
import { ContentLinkType } from '@/wire/enums/content'
import { expect, test } from '../support/phone'
import { openPage } from '../support/storefront-steps'

const TYPES = [
  [ContentLinkType.article, 'quiet-cabin', /articles\/view\?id=quiet-cabin/],
  [ContentLinkType.url, 'https://elsewhere.example/a', /web\/index\?url=/],
  [ContentLinkType.topic, 'night-drive', /topics\/view\?id=night-drive/],
  [ContentLinkType.miniProgram, '/pages/shopList/shopList', /shopList\/shopList/],
  [ContentLinkType.activity, 'nothing', /activities\/view\?id=nothing/],
  [ContentLinkType.vehicleAlbum, 'vela-7', /pictures\/pictures\?modelId=vela-7/],
] as const

/** The page that the server sends may show what was there a second ago: what it asks for itself is waited for. */
const openExplore = async (page: Page): Promise<void> => {
  await page.goto('about:blank')
  const answered = page.waitForResponse(`**${banners.path}?bannerNo=one*`)
  await openPage(page, 'pages/home/index')
  await answered
}

test('a slide leads where its link says, of whichever type, and one without a link offers nothing', async ({
  page,
  storefront,
}) => {
  const { database } = storefront
  const before = await database.query<{ id: string; type: string; data: string }>(
    'SELECT id, link_type AS type, link_data AS data FROM banner',
  )
  const setAll = (type: string, data: string) =>
    database.query('UPDATE banner SET link_type = $1, link_data = $2', [type, data])
  const discover = page.getByRole('button', { name: /^Discover/ })
  try {
    for (const [type, data, address] of TYPES) {
      await setAll(type, data)
      await openExplore(page)
      await discover.tap()
      await expect(page, type).toHaveURL(address)
    }
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
