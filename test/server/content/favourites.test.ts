import { favourite, like } from '@/wire/endpoints/article'
import { list, remove } from '@/wire/endpoints/favourite'
import { follow } from '@/wire/endpoints/topic'
import { ArticleKind } from '@/wire/enums/content'
import { MINUTE_MS } from '@/domain/time/duration'
import { forgetReaderOf } from '../../../server/modules/content/forget-reader'
import { sentDuring } from '../../support/database/sent-statements'
import { untilWaiting } from '../../support/database/until-waiting'
import { startTestServer, type TestServer } from '../../support/server/server'

const STORIES = ['quiet-cabin', 'dawn-copper', 'drag-0199']

let server: TestServer
let token: string

beforeEach(async () => {
  server = await startTestServer()
  token = (await server.login('13912340011')).token
  for (const id of [...STORIES, 'first-light']) {
    await server.call(favourite, { id, isOn: true }, { token })
    server.clock.advance(MINUTE_MS)
  }
})
afterEach(() => server.close())

const saved = async (kind: ArticleKind, reader = token) =>
  (await server.call(list, { kind, size: 50 }, { token: reader })).data.records
const idsOf = async (kind: ArticleKind, reader = token) => (await saved(kind, reader)).map(({ id }) => id)

it('lists what was saved by kind, the last first, to who saved it', async () => {
  expect(await idsOf(ArticleKind.pictureText)).toEqual([...STORIES].reverse())
  expect(await idsOf(ArticleKind.video)).toEqual(['first-light'])
  expect(await idsOf(ArticleKind.post)).toEqual([])
  const stranger = (await server.login('13912340012')).token
  expect(await idsOf(ArticleKind.pictureText, stranger)).toEqual([])
  expect(await server.call(list, { kind: ArticleKind.post, size: 1 })).toMatchObject({ status: 401 })
})

it('goes on where it was, whatever is saved meanwhile', async () => {
  const query = { kind: ArticleKind.pictureText, size: 2 }
  const first = (await server.call(list, query, { token })).data
  await server.call(favourite, { id: 'six-seats', isOn: true }, { token })
  const { data } = await server.call(list, { ...query, cursor: first.next ?? '' }, { token })
  expect([...first.records, ...data.records].map(({ id }) => id)).toEqual([...STORIES].reverse())
  expect(data.next).toBeNull()
})

it.each([
  ['that was withdrawn', 'withdrawn_at = published_at'],
  ['that is a draft again', 'published_at = NULL'],
  ['that has its time to come', "published_at = published_at + interval '40 days'"],
])('says of an article %s that it is gone, and nothing else', async (_, change) => {
  await server.database.query(`UPDATE article SET ${change} WHERE id = 'dawn-copper'`)
  const rows = await saved(ArticleKind.pictureText)
  const closed = { isOpen: false, title: null, summary: '', authorName: '', picture: null, publishTime: null }
  expect(rows.find(({ id }) => id === 'dawn-copper')).toEqual({ id: 'dawn-copper', ...closed })
  expect(rows.filter(({ isOpen }) => isOpen)).toHaveLength(2)
})

it('removes several at once and counts each once, also when two phones do it', async () => {
  const countOf = async (id: string) =>
    (await server.database.one<{ n: number }>('SELECT favourite_count AS n FROM article WHERE id = $1', [id]))?.n ?? 0
  const before = await countOf('quiet-cabin')
  const removal = { ids: ['quiet-cabin', 'drag-0199', 'quiet-cabin', 'unknown'] }
  const answers = await Promise.all([1, 2, 3].map(() => server.call(remove, removal, { token })))
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  expect(await idsOf(ArticleKind.pictureText)).toEqual(['dawn-copper'])
  expect(await countOf('quiet-cabin')).toBe(before - 1)
})

it('refuses to remove nothing, and more than a page', async () => {
  const many = Array.from({ length: 51 }, (_, n) => `a${n}`)
  for (const ids of [[], many]) {
    expect(await server.call(remove, { ids }, { token })).toMatchObject({ status: 422 })
  }
})

describe('an account that ends', () => {
  const forget = (userId: string) => server.database.transaction((tx) => forgetReaderOf(tx, userId, server.clock.now()))
  const countsOf = (id: string) =>
    server.database.one('SELECT favourite_count AS saved, like_count AS liked FROM article WHERE id = $1', [id])

  it('takes its marks and its follows out of the counts, in as many statements for many as for none', async () => {
    const before = await countsOf('quiet-cabin')
    const { userId, token: leaver } = await server.login('13912340013')
    for (const id of STORIES) {
      await server.call(favourite, { id, isOn: true }, { token: leaver })
      await server.call(like, { id, isOn: true }, { token: leaver })
    }
    await server.call(follow, { id: 'night-drive', isOn: true }, { token: leaver })
    const nobody = (await server.login('13912340014')).userId
    const [many, none] = [await sentDuring(() => forget(userId)), await sentDuring(() => forget(nobody))]
    expect(many).toHaveLength(none.length)
    expect(await countsOf('quiet-cabin')).toEqual(before)
    expect(await idsOf(ArticleKind.pictureText, leaver)).toEqual([])
  })

  it('holds its articles in one order, so that two deletions never wait for each other', async () => {
    const { userId, token: leaver } = await server.login('13912340013')
    for (const id of ['quiet-cabin', 'dawn-copper']) await server.call(like, { id, isOn: true }, { token: leaver })
    const hold = (id: string, how = '') => `SELECT FROM article WHERE id = '${id}' FOR UPDATE ${how}`
    const forgotten = await server.database.transaction(async (tx) => {
      await tx.query(hold('dawn-copper'))
      const underWay = forget(userId)
      await untilWaiting(server.database, 1)
      expect(await tx.query(hold('quiet-cabin', 'SKIP LOCKED'))).toHaveLength(1)
      return { underWay }
    })
    await forgotten.underWay
  })
})
