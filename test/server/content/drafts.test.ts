import { detail as activity, list as activities } from '@/wire/endpoints/activity'
import { banners } from '@/wire/endpoints/content'
import { drafts } from '@/wire/endpoints/preview'
import { HomeTabKind } from '@/wire/enums/content'
import { previewKeyOf } from '../../support/customers/preview'
import { MEETING, openDesk, type Desk } from './desk'

const SLIDE = `---
draft: true
group: one
position: 1
title: { en: First frost, zh: 初霜 }
subtitle: { en: Warm seats at six., zh: 清晨六点的暖座椅。 }
picture: /static/img/space.webp
slides: screen
leadsTo: activity
target: scraping
---
`
const DRAFT = MEETING.replace('---', '---\ndraft: true')

let desk: Desk

beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

const slides = async () =>
  (await desk.shop.server.call(banners, { bannerNo: 'one', current: 1, size: 20 })).data.records.map(({ id }) => id)
const meetings = async () =>
  (await desk.shop.server.call(activities, { current: 1, size: 50 })).data.records.map(({ id }) => id)
const draftsOf = async (tab: HomeTabKind) =>
  (await desk.shop.server.call(drafts, { tab, key: previewKeyOf(desk.shop.server, tab) })).data

describe('a draft', () => {
  it('of a banner waits for a place that is taken, and whoever has the link sees it', async () => {
    const before = await slides()
    desk.write('banners/frost.md', SLIDE)
    desk.write('activities/scraping.md', DRAFT)
    expect(await desk.publish()).toMatch('new')
    expect(await slides()).toEqual(before)
    const { banners: waiting, savedTime } = await draftsOf(HomeTabKind.recommended)
    expect(waiting).toMatchObject([{ id: 'frost', title: 'First frost', type: 'activity', data: 'scraping' }])
    expect(savedTime).not.toBeNull()
    expect((await draftsOf(HomeTabKind.square)).banners).toEqual([])

    desk.change('banners/frost.md', SLIDE, 'draft: true\n', '')
    await expect(desk.publish()).rejects.toThrow(/banners\/frost\.md:\d+: position: .* stands there/)
    desk.write('banners/frost.md', SLIDE.replace('draft: true\n', '').replace('position: 1', 'position: 30'))
    await desk.publish()
    expect(await slides()).toEqual([...before, 'frost'])
    expect((await draftsOf(HomeTabKind.recommended)).banners).toEqual([])
  })

  it('of an activity is found by nobody, until it is out', async () => {
    const before = await meetings()
    desk.write('activities/scraping.md', DRAFT)
    await desk.publish()
    expect(await meetings()).toEqual(before)
    expect((await desk.shop.server.call(activity, { id: 'scraping' })).status).toBe(404)
    const { activities: waiting } = await draftsOf(HomeTabKind.activities)
    expect(waiting).toMatchObject([{ id: 'scraping', title: 'Scraping together', city: 'Heihe', registration: null }])
    expect((await draftsOf(HomeTabKind.recommended)).activities).toEqual([])

    desk.change('activities/scraping.md', DRAFT, 'draft: true\n', '')
    await desk.publish()
    expect(await meetings()).toContain('scraping')
    expect((await desk.shop.server.call(activity, { id: 'scraping' })).status).toBe(200)
    expect((await draftsOf(HomeTabKind.activities)).activities).toEqual([])
  })

  it('that is withdrawn is not shown to who has the link', async () => {
    desk.write('activities/scraping.md', DRAFT.replace('draft: true', 'draft: true\nwithdrawn: true'))
    desk.write('banners/frost.md', SLIDE.replace('draft: true', 'draft: true\nwithdrawn: true'))
    await desk.publish()
    expect((await draftsOf(HomeTabKind.activities)).activities).toEqual([])
    expect((await draftsOf(HomeTabKind.recommended)).banners).toEqual([])
  })
})
