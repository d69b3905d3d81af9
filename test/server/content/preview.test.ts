import { drafts } from '@/wire/endpoints/preview'
import { HomeTabKind } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS } from '@/domain/time/duration'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import { openShop, type Shop } from '../money/shop'
import { callOffice } from '../office/office'

const TAB = HomeTabKind.recommended

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const linkTo = async (tab: HomeTabKind) => {
  const { data } = await callOffice<{ link: string; endTime: string }>(shop, OfficePath.previewed, { tab })
  return new URLSearchParams(data?.link.split('?')[1] ?? '').get('key') ?? ''
}
const read = (tab: HomeTabKind, key: string) => shop.server.call(drafts, { tab, key })

it('a link of the back office shows the drafts of a tab, and what has its time, as they will be read', async () => {
  const later = new Date(shop.server.clock.now().getTime() + DAY_MS)
  await shop.server.database.query("UPDATE article_tab SET published_at = $1 WHERE article_id = 'first-hour'", [later])
  const { data } = await read(TAB, await linkTo(TAB))
  expect(data.articles.map(({ id }) => id)).toEqual([
    'first-hour',
    'charge-before-sunrise',
    'warm-seats-first',
    'winter-warmed-up',
  ])
  expect(data.articles.at(-1)?.body.map(({ kind }) => kind)).toEqual(['paragraph', 'list'])
  expect((await read(HomeTabKind.square, await linkTo(HomeTabKind.square))).data.articles).toHaveLength(1)
})

it('a link opens its own tab alone, and ends after a week', async () => {
  const key = await linkTo(TAB)
  const refused = { status: 403, code: ErrorCode.linkExpired }
  expect(await read(HomeTabKind.square, key)).toMatchObject(refused)
  expect(
    await read(
      TAB,
      key.replace(/\../, (first) => (first === '.A' ? '.B' : '.A')),
    ),
  ).toMatchObject(refused)
  expect(await read(TAB, '')).toMatchObject(refused)
  shop.server.clock.advance(7 * DAY_MS - 1)
  expect((await read(TAB, key)).status).toBe(200)
  shop.server.clock.advance(1)
  expect(await read(TAB, key)).toMatchObject(refused)
})
