import { write as writePost } from '@/wire/endpoints/post'
import { detail as topic } from '@/wire/endpoints/topic'
import { TopicKind } from '@/wire/enums/content'
import { publishFolder } from '../../../server/start/office/publish-folder'
import { MEETING, openDesk, STORY, TOPIC, type Desk } from './desk'

const POST = { revision: 1, topicId: 'night-drive', content: 'Forty kilometres of nobody.', pictures: [] }

let desk: Desk

beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

describe('a fault', () => {
  it.each([
    ['a misspelt field', 'summary:', 'sumary:', 'articles/first-frost.md:4: sumary: is no field of this kind'],
    [
      'a third language',
      'zh: 初霜 }',
      'zh: 初霜, fr: x }',
      'articles/first-frost.md:3: title: is not a text in both languages',
    ],
    ['one language alone', ', zh: 初霜 }', ' }', 'articles/first-frost.md:3: title: is not a text in both languages'],
    [
      'an unknown kind',
      'kind: story',
      'kind: poem',
      'articles/first-frost.md:2: kind: is not one of story, clip, post',
    ],
    [
      'a missing picture',
      'pictures: [frost.png]',
      'pictures: [snow.png]',
      'articles/first-frost.md:9: pictures: there is no picture snow.png',
    ],
    [
      'a picture of the text that is missing',
      '![Frost on a window](frost.png',
      '![Frost on a window](snow.png',
      'articles/first-frost.md:17: There is no picture snow.png',
    ],
    [
      'a wrong time',
      'published: -2h',
      'published: yesterday',
      'articles/first-frost.md:10: published: is not a moment',
    ],
    [
      'a day that there is not',
      'published: -2h',
      'published: 2026-02-30 09:00',
      'articles/first-frost.md:10: published: is not a moment',
    ],
    [
      'a time that no day has',
      'published: -2h',
      'published: +1d 24:30',
      'articles/first-frost.md:10: published: is not a moment',
    ],
    [
      'a tab twice',
      'tabs: [recommended]',
      'tabs: [square, square]',
      'articles/first-frost.md:6: tabs: square stands there twice: leave it once.',
    ],
    [
      'a topic twice',
      'topics: [first-frost]',
      'topics: [first-frost, first-frost]',
      'articles/first-frost.md:7: topics: first-frost stands there twice: leave it once.',
    ],
    [
      'a hashtag twice',
      'hashtags: [Frost]',
      'hashtags: [Frost, Frost]',
      'articles/first-frost.md:8: hashtags: Frost stands there twice: leave it once.',
    ],
    ['a table', '- ice\n- more ice', '| ice |', 'articles/first-frost.md:19: A table is not drawn: write a list.'],
    [
      'a link that leads nowhere',
      '/pages/rich-text/index?id=battery-care',
      'battery',
      'articles/first-frost.md:13: A link leads to https://',
    ],
    ['a star left open', 'It came on', 'It **came on', 'articles/first-frost.md:13: A * is left open'],
    [
      'a heading that stands out',
      '## What',
      '## **What**',
      'articles/first-frost.md:15: A heading is drawn as plain words',
    ],
    [
      'a heading that leads on',
      '## What we saw',
      '## What [we](https://vela.cn) saw',
      'articles/first-frost.md:15: A heading is drawn as plain words',
    ],
    [
      'a quote with emphasis',
      '- ice\n- more ice',
      '> ice and *more* ice',
      'articles/first-frost.md:19: A quote is drawn as plain words',
    ],
    ['a rule', '- ice\n- more ice', 'Ice.\n---', 'articles/first-frost.md:20: A rule is not drawn'],
    ['code', '- ice\n- more ice', '```\nice\n```', 'articles/first-frost.md:19: Code is not drawn'],
    [
      'a list within a list',
      '- ice\n- more ice',
      '- ice\n  - more ice',
      'articles/first-frost.md:19: An entry of a list is words alone',
    ],
    ['HTML', 'It came on', '<b>It</b> came on', 'articles/first-frost.md:13: HTML is not taken'],
    ['a broken head', 'author: vela-lab', 'author: [vela-lab', 'articles/first-frost.md:'],
    ['no head', '---\nkind', 'kind', 'articles/first-frost.md:1: It begins with a head'],
    [
      'an unknown author',
      'author: vela-lab',
      'author: nobody',
      'articles/first-frost.md:5: author: there is no nobody: take one of',
    ],
    ['an unknown hashtag', '[Frost]', '[Ice]', 'articles/first-frost.md:8: hashtags: there is no Ice'],
  ])('that is %s is told by file and line, and nothing is published', async (_fault, from, to, told) => {
    desk.change('articles/first-frost.md', STORY, from, to)
    await expect(desk.publish()).rejects.toThrow(told)
    expect((await desk.shop.server.call(topic, { id: 'first-frost' })).status).toBe(404)
  })

  it('that is a hashtag called as a topic is, or a topic as a hashtag, is told, and both stay what they are', async () => {
    desk.write('hashtags.yml', 'Frost: 霜\nfirst-frost: 初霜\n')
    const told = desk.publish()
    await expect(told).rejects.toThrow('hashtags.yml:2: first-frost: a topic has this id: take another word.')
    await expect(told).rejects.toThrow(
      'topics/first-frost.md:2: name: a hashtag is called so: give the file another name.',
    )

    desk.write('hashtags.yml', 'Frost: 霜\nnight-drive: 夜驾\n')
    await expect(desk.publish()).rejects.toThrow('hashtags.yml:2: night-drive: a topic has this id: take another word.')
    expect((await desk.shop.server.call(topic, { id: 'night-drive' })).data.kind).toBe(TopicKind.topic)

    desk.write('hashtags.yml', 'Frost: 霜\nfrost: 霜\n')
    await desk.publish()
    desk.write('topics/frost.md', TOPIC)
    desk.write('hashtags.yml', 'Frost: 霜\n')
    await expect(desk.publish()).rejects.toThrow('topics/frost.md:2: name: a hashtag is called so')
    expect((await desk.shop.server.call(topic, { id: 'frost' })).data.kind).toBe(TopicKind.hashtag)
  })

  it.each([
    ['nothing', '# Words of our own.\n', 'hashtags.yml:1: It has a line for each: the word, and its Chinese.'],
    ['a list', '- Frost: 霜\n', 'hashtags.yml:1: It has a line for each: the word, and its Chinese.'],
    [
      'a word with a blank',
      'Frost: 霜\nFirst frost: 初霜\n',
      'hashtags.yml:2: First frost: a word is short, and letters',
    ],
    ['a word without its Chinese', 'Frost: 霜\nIce:\n', 'hashtags.yml:2: Ice: is missing: a text.'],
    ['a word twice', 'Frost: 霜\nFrost: 冰霜\n', 'hashtags.yml:2: Map keys must be unique'],
  ])('of a file of hashtags that holds %s is told by file and line', async (_what, text, told) => {
    desk.write('hashtags.yml', text)
    await expect(desk.publish()).rejects.toThrow(told)
  })

  it('that is a day which there is not, since when a guide holds, is told', async () => {
    desk.write(
      'guides/scraper.md',
      '---\ntitle: { en: A scraper, zh: 刮板 }\nasOf: 2026-02-30\n---\n\nA card.\n\n<!-- zh -->\n\n一张卡片。\n',
    )
    await expect(desk.publish()).rejects.toThrow('guides/scraper.md:3: asOf: is not a day: 2026-11-20.')
  })

  it('that is two banners in one place is told of the second, and a draft may wait there', async () => {
    const banner = (draft = '') =>
      `---\n${draft}group: drive\nposition: 9\ntitle: { en: A, zh: 甲 }\npicture: /static/img/space.webp\nslides: head\nleadsTo: none\n---\n`
    desk.write('banners/frost-a.md', banner())
    desk.write('banners/frost-b.md', banner())
    await expect(desk.publish()).rejects.toThrow(
      /^banners\/frost-b\.md:3: position: frost-a stands there: take another one\.$/,
    )
    desk.write('banners/frost-b.md', banner('draft: true\n'))
    expect(await desk.publish()).toMatch('new banner frost-b')
  })

  it('that is an author who posts as a customer is told without a word of other customers', async () => {
    const { server } = desk.shop
    const [poster, other] = [await desk.shop.shopper(), await desk.shop.shopper()]
    for (const { token, userId } of [poster, other]) {
      await server.call(writePost, { ...POST, id: userId.replaceAll('-', '') }, { token })
    }
    const idOf = async ({ userId }: typeof poster) =>
      (await server.database.one<{ id: string }>('SELECT id FROM author WHERE user_id = $1', [userId]))?.id ?? ''
    const [posting, writing] = [await idOf(poster), await idOf(other)]
    const wordsOf = async (authorId: string): Promise<string> => {
      desk.change('articles/first-frost.md', STORY, 'author: vela-lab', `author: ${authorId}`)
      return desk.publish().catch(String)
    }
    const told = await wordsOf(posting)
    expect(told).toMatch(`author: there is no ${posting}: take one of`)
    expect(told).not.toContain(writing)
    expect(await wordsOf('lin-qiao')).toMatch('new article first-frost')
  })

  /** Places by lot, with a sign-up of two days. */
  const drawn = (draw: string): string =>
    MEETING.replace('---\n', `---\nplaces: 8\nsignUpFrom: +0d 08:00\nsignUpUntil: +2d 08:00\ndraw: ${draw}\n`)

  it.each(['+1d 08:00', '+3d 09:00'])(
    'that is a draw at %s, out of its time, is told, and none within it',
    async (draw) => {
      desk.write('activities/scraping.md', drawn(draw))
      await expect(desk.publish()).rejects.toThrow(
        'activities/scraping.md:5: draw: places are drawn after sign-up ends, and before the activity ends.',
      )
      desk.write('activities/scraping.md', drawn('+2d 08:00'))
      expect(await desk.publish()).toMatch('new activity scraping')
    },
  )

  it('that is more guests than a sign-up brings is told, and what it brings is not', async () => {
    const withGuests = (guests: number) => MEETING.replace('---\n', `---\nguests: ${guests}\n`)
    desk.write('activities/scraping.md', withGuests(21))
    await expect(desk.publish()).rejects.toThrow('activities/scraping.md:2: guests: a sign-up brings 20 at most.')
    desk.write('activities/scraping.md', withGuests(20))
    expect(await desk.publish()).toMatch('new activity scraping')
  })

  it.each([
    ['article/lost.md', 'It is nothing that is published'],
    ['articles/UPPER.MD', 'It is nothing that is published: texts end with .md and lie in articles, topics,'],
    ['articles/deep/lost.md', 'It is nothing that is published'],
    ['hashtags.yaml', 'It is nothing that is published'],
    ['articles/ice.jpg', 'This picture cannot be read: save it anew'],
  ])('that is %s, which is none of what is published, is told', async (file, told) => {
    desk.write(file, 'Ice.')
    await expect(desk.publish()).rejects.toThrow(`${file}:1: ${told}`)
    expect((await desk.shop.server.call(topic, { id: 'first-frost' })).status).toBe(404)
  })

  it.each([
    ['a text', 'summary: { en: What it does to a window.', `summary: { en: ${'x'.repeat(500)}`, ':4: summary: '],
    ['a list', 'pictures: [frost.png]', `pictures: [${Array(41).fill('frost.png').join(', ')}]`, ':9: pictures: '],
    ['a name', 'author: vela-lab', `author: ${'x'.repeat(61)}`, ':5: author: '],
  ])('that is %s of the head that is too long is told by its field', async (_what, from, to, told) => {
    desk.change('articles/first-frost.md', STORY, from, to)
    await expect(desk.publish()).rejects.toThrow(`articles/first-frost.md${told}must `)
  })

  it('that is a clip which the app does not have is told, and one that it has is not', async () => {
    const clip = (name: string) =>
      STORY.replace('kind: story', 'kind: clip').replace(
        'pictures: [frost.png]',
        `clip: ${name}\nposter: frost.png\nseconds: 9`,
      )
    desk.write('articles/first-frost.md', clip('/static/video/frost.mp4'))
    await expect(desk.publish()).rejects.toThrow(
      'articles/first-frost.md:9: clip: the app has no clip /static/video/frost.mp4: name one of /static/video.',
    )
    desk.write('articles/first-frost.md', clip('/static/video/lakes.mp4'))
    expect(await desk.publish()).toMatch('new article first-frost')
  })

  it('that is a group of banners which nobody shows is told', async () => {
    desk.write(
      'banners/frost.md',
      '---\ngroup: frost\nposition: 9\ntitle: { en: A, zh: 甲 }\npicture: /static/img/space.webp\nslides: head\nleadsTo: none\n---\n',
    )
    await expect(desk.publish()).rejects.toThrow('banners/frost.md:2: group: is not one of one, custom, drive, points.')
  })

  it('is none where a file begins with the mark of its encoding, nor what a system hides in a folder', async () => {
    desk.write('articles/first-frost.md', `\uFEFF${STORY}`)
    desk.write('articles/.DS_Store', 'Ice.')
    desk.write('.git/HEAD', 'Ice.')
    expect(await desk.publish()).toMatch('new article first-frost')
  })

  it('that is a file where a folder should be is told in one line', async () => {
    const sending = () => Promise.reject(new Error('nothing is sent'))
    await expect(publishFolder(sending, __filename)).rejects.toThrow(`There is no folder ${__filename}.`)
  })

  it('that is a field nobody knows in a step of a programme is told', async () => {
    desk.write('activities/scraping.md', MEETING.replace('zh: 除霜 }', 'zh: 除霜, place: yard }'))
    await expect(desk.publish()).rejects.toThrow('programme: is not a list of steps')
  })

  it('in each of two files is told at once', async () => {
    desk.change('articles/first-frost.md', STORY, 'kind: story', 'kind: poem')
    desk.change('topics/first-frost.md', TOPIC, 'since: 2026', 'since: in 2026')
    await expect(desk.publish()).rejects.toThrow(/articles\/first-frost\.md:2:[^]*topics\/first-frost\.md:5:/)
  })
})

describe('a link that leads nowhere', () => {
  const BANNER = `---
group: one
position: 9
title: { en: Winter, zh: 冬天 }
picture: /static/img/scene-mist.webp
slides: head
leadsTo: article
target: first-frost
---
`
  const aimed = (leadsTo: string, target: string): string =>
    BANNER.replace('leadsTo: article', `leadsTo: ${leadsTo}`).replace('target: first-frost', `target: ${target}`)

  it.each([
    ['article', 'gone', 'there is no article gone'],
    ['topic', 'NightDrive', 'there is no topic NightDrive'],
    ['activity', 'gone', 'there is no activity gone'],
    ['album', 'vela-8', 'there is no album vela-8'],
    ['page', '/pages/nowhere/index', 'the app has no page pages/nowhere/index'],
    ['page', '/pages/login/phone', 'the app has no page pages/login/phone'],
    ['page', '/pages/rich-text/index?id=gone', 'there is no guide gone'],
    ['page', '/pages/order/index?model=vela-8', 'there is no model vela-8'],
    ['page', '/pages/shopList/details/index?id=gone', 'there is no shop gone'],
    ['page', '/pages/business-card/business-card?shop=gone&phone=1', 'there is no shop gone'],
    ['page', '/pages/drive-record/booking/booking?shop=gone&model=vela-7', 'there is no shop gone'],
    ['page', '/pages/drive-record/booking/booking?shop=shanghai-jingan&model=vela-8', 'there is no model vela-8'],
    ['page', '/pages/agreements/view?id=1', 'there is no agreement 1'],
    ['url', 'vela.example', 'vela.example is no address'],
  ])('of a banner to %s %s is told, and nothing is published', async (leadsTo, target, told) => {
    desk.write('banners/winter.md', aimed(leadsTo, target))
    await expect(desk.publish()).rejects.toThrow(`banners/winter.md:8: target: ${told}`)
    expect((await desk.shop.server.call(topic, { id: 'first-frost' })).status).toBe(404)
  })

  it.each([
    ['id=battery-care', 'id=gone', 'there is no guide gone'],
    ['rich-text/index?id=battery-care', 'hashtags/view?id=frost&x=1', 'there is no hashtag frost'],
    ['rich-text/index', 'nowhere/index', 'the app has no page pages/nowhere/index'],
  ])('of a text is told by its line: %s → %s', async (from, to, told) => {
    desk.change('articles/first-frost.md', STORY, from, to)
    await expect(desk.publish()).rejects.toThrow(/articles\/first-frost\.md:13: \/pages\/.*: /)
    await expect(desk.publish()).rejects.toThrow(told)
  })

  it('is none of what comes along in the same folder, and one of what is withdrawn there', async () => {
    desk.write('banners/winter.md', BANNER)
    await desk.publish()
    desk.change('articles/first-frost.md', STORY, 'kind: story', 'withdrawn: true\nkind: story')
    await expect(desk.publish()).rejects.toThrow('banners/winter.md:8: target: there is no article first-frost')
    desk.write('banners/winter.md', BANNER.replace('---\n', '---\nwithdrawn: true\n'))
    await desk.publish()
  })

  it.each([
    ['album', 'vela-7'],
    ['page', '/pages/order/index?model=vela-7'],
    ['page', '/pages/map/vehicle-location'],
    ['page', '/pages/shopList/details/index?id=shanghai-jingan'],
    ['page', '/pages/drive-record/booking/booking'],
    ['page', '/pages/drive-record/booking/booking?shop=shanghai-jingan&model=vela-7&type=1'],
    ['page', '/pages/agreements/view?id=13'],
    ['page', '/pages/hashtags/view?id=Frost'],
    ['url', 'https://vela.example/winter'],
  ])('is none to %s %s', async (leadsTo, target) => {
    desk.write('banners/winter.md', aimed(leadsTo, target))
    await expect(desk.publish()).resolves.toContain('new banner winter')
  })
})
