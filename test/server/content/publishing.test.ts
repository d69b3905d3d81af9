import { appendFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { detail as activity, list as activities } from '@/wire/endpoints/activity'
import { detail as article } from '@/wire/endpoints/article'
import { banners, feed } from '@/wire/endpoints/content'
import { detail as guide } from '@/wire/endpoints/guide'
import { detail as topic } from '@/wire/endpoints/topic'
import { HomeTabKind } from '@/wire/enums/content'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import { publishFolder } from '../../../server/start/office/publish-folder'
import { callOffice, stampNow } from '../office/office'
import { type Desk, MEETING, openDesk, STORY } from './desk'

let desk: Desk

beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

const read = async (id: string) => (await desk.shop.server.call(article, { id })).data

describe('publishing a folder', () => {
  it('has no fault to tell of the demo’s own, which writers copy to begin', async () => {
    const own = path.resolve(__dirname, '../../../server/db/seed/content')
    expect(await publishFolder(desk.send, own)).toMatch(/ 0 withdrawn, /)
  })

  it('brings an article in both languages, with its topic, its hashtag and its pictures', async () => {
    expect(await desk.publish()).toMatch(/^3 new, 0 changed, 0 withdrawn, 0 as they were$/m)
    const story = await read('first-frost')
    expect(story).toMatchObject({
      title: 'The first frost',
      topics: [{ id: 'first-frost', name: 'First frost' }],
      hashtags: [{ id: 'Frost', name: 'Frost' }],
      likeCount: 0,
    })
    expect(story.media).toMatchObject([{ width: 1_125, height: 750 }])
    expect(story.body.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'picture', 'list'])
    const headers = { 'accept-language': 'zh-CN' }
    expect((await desk.shop.server.call(article, { id: 'first-frost' }, { headers })).data.title).toBe('初霜')
    expect((await desk.shop.server.call(topic, { id: 'first-frost' })).data.articleCount).toBe(1)
    const { data } = await desk.shop.server.call(feed, { tab: HomeTabKind.recommended, size: 20 })
    expect(data.records.map(({ id }) => id)).toContain('first-frost')
  })

  it('twice changes nothing, and a changed file alone is brought again', async () => {
    await desk.publish()
    await desk.shop.server.database.query("UPDATE article SET like_count = 7 WHERE id = 'first-frost'")
    expect(await desk.publish()).toBe('0 new, 0 changed, 0 withdrawn, 3 as they were')
    desk.change('articles/first-frost.md', STORY, 'The first frost', 'The second frost')
    expect(await desk.publish()).toBe('changed article first-frost\n0 new, 1 changed, 0 withdrawn, 2 as they were')
    expect(await read('first-frost')).toMatchObject({ title: 'The second frost', likeCount: 7 })
  })

  it('shows a picture in the width that is asked for, as JPEG to a phone that knows no WebP', async () => {
    await desk.publish()
    const [picture] = (await read('first-frost')).media
    const ask = (url: string, accept: string) => desk.shop.server.app.inject({ url, headers: { accept } })
    for (const width of [375, 750, 1_125]) {
      const url = (picture?.url ?? '').replace('750.webp', `${width}.webp`)
      const webp = await ask(url, 'image/webp,*/*')
      expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', vary: expect.stringContaining('accept') })
      expect((await sharp(webp.rawPayload).metadata()).width).toBe(width)
      expect((await ask(url, 'image/png,*/*')).headers['content-type']).toBe('image/jpeg')
    }
    expect((await ask('/static/content/0/750.webp', '*/*')).statusCode).toBe(404)
    expect((await ask('/static/img/space.webp', '*/*')).statusCode).toBe(200)
  })

  it('withdraws what says so, and brings it back', async () => {
    await desk.publish()
    desk.change('articles/first-frost.md', STORY, 'kind: story', 'kind: story\nwithdrawn: true')
    expect(await desk.publish()).toMatch('withdrawn article first-frost')
    expect((await desk.shop.server.call(article, { id: 'first-frost' })).status).toBe(404)
    desk.write('articles/first-frost.md', STORY)
    await desk.publish()
    expect((await desk.shop.server.call(article, { id: 'first-frost' })).status).toBe(200)
  })

  it('leaves an article without a time as a draft, which nobody finds', async () => {
    desk.change('articles/first-frost.md', STORY, 'published: -2h\n', '')
    await desk.publish()
    expect((await desk.shop.server.call(article, { id: 'first-frost' })).status).toBe(404)
    const { data } = await desk.shop.server.call(feed, { tab: HomeTabKind.recommended, size: 20 })
    expect(data.records.map(({ id }) => id)).not.toContain('first-frost')
  })

  it('takes activities, banners and guides, and lets two banners change places', async () => {
    const banner = (position: number) =>
      `---\ngroup: drive\nposition: ${position}\ntitle: { en: A, zh: 甲 }\npicture: /static/img/space.webp\nslides: head\nleadsTo: article\ntarget: first-frost\n---\n`
    desk.write('banners/frost-a.md', banner(8))
    desk.write('banners/frost-b.md', banner(9))
    desk.write('activities/scraping.md', MEETING)
    desk.write(
      'guides/scraper.md',
      '---\ntitle: { en: A scraper, zh: 刮板 }\nasOf: 2026-11-01\n---\n\nA card.\n\n<!-- zh -->\n\n一张卡片。\n',
    )
    expect(await desk.publish()).toMatch('7 new')
    expect((await desk.shop.server.call(guide, { id: 'scraper' })).data.title).toBe('A scraper')
    expect((await desk.shop.server.call(activity, { id: 'scraping' })).data.title).toBe('Scraping together')

    desk.write('banners/frost-a.md', banner(9))
    desk.write('banners/frost-b.md', banner(8))
    expect(await desk.publish()).toMatch('2 changed')
    const { data } = await desk.shop.server.call(banners, { bannerNo: 'drive', current: 1, size: 5 })
    expect(data.records.map(({ id }) => id).slice(-2)).toEqual(['frost-b', 'frost-a'])

    desk.write('activities/scraping.md', MEETING.replace('title:', 'withdrawn: true\ntitle:'))
    await desk.publish()
    expect((await desk.shop.server.call(activity, { id: 'scraping' })).status).toBe(404)
    const { data: shown } = await desk.shop.server.call(activities, { current: 1, size: 50 })
    expect(shown.records.map(({ id }) => id)).not.toContain('scraping')
  })
})

describe('a call that no folder was read for', () => {
  const entry = {
    kind: 'guide',
    id: 'wild',
    isWithdrawn: false,
    title: { en: 'Wild', zh: '野' },
    asOf: '2026-11-01',
    body: { en: '<p onclick="x()">Safe<script>x()</script></p>', zh: '<p>安全<img src=x onerror=x()></p>' },
  }

  it('is cleaned as it is stored', async () => {
    await desk.send({ path: OfficePath.published, call: { entries: [entry] } })
    const row = await desk.shop.server.database.one("SELECT body, zh ->> 'body' AS zh FROM guide WHERE id = 'wild'")
    expect(row).toEqual({ body: '<p>Safe</p>', zh: '<p>安全</p>' })
  })

  it.each([
    ['is of no kind', { kind: 'poem' }],
    ['has an id that leads elsewhere', { id: '../wild' }],
    ['has a text in one language', { title: { en: 'Wild' } }],
    ['is of a day that there is not', { asOf: '2026-02-30' }],
    ['has a field that nobody knows', { titel: { en: 'Wild', zh: '野' } }],
    ['has a text in a third language', { title: { en: 'Wild', zh: '野', fr: 'Sauvage' } }],
  ])('is refused where an entry %s', async (_fault, changes) => {
    const call = { entries: [{ ...entry, ...changes }] }
    expect((await callOffice(desk.shop, OfficePath.published, call)).status).toBe(422)
    expect(await desk.shop.server.database.query("SELECT FROM published_entry WHERE id LIKE '%wild'")).toEqual([])
  })

  it('needs a key that may publish', async () => {
    const secret = 's'.repeat(32)
    const file = path.join(desk.shop.server.dataDir, 'back-office-keys')
    appendFileSync(file, `\ntill shop,finance ${secret}\n`)
    const sending = { stamp: stampNow(desk.shop, 'till'), secret }
    expect((await callOffice(desk.shop, OfficePath.published, { entries: [entry] }, sending)).status).toBe(403)
  })
})
