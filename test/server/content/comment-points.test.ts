import { randomUUID } from 'node:crypto'
import { remove, write } from '@/wire/endpoints/comment'
import { page, rule, state } from '@/wire/endpoints/points'
import { ReportReason } from '@/wire/enums/content'
import { EarningCause } from '@/wire/enums/points'
import { MINUTE_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { moderate } from '../../../server/modules/backoffice/moderation/moderate'
import { assertInvariants } from '../money/assert-invariants'
import { startTestServer, type TestServer } from '../../support/server/server'
import { newId } from '../../support/samples/new-id'

let server: TestServer
let token: string

beforeEach(async () => {
  server = await startTestServer()
  token = (await server.login('13912340011')).token
})
afterEach(async () => {
  await assertInvariants(server.database)
  await server.close()
})

const say = async (id = newId()): Promise<string> => {
  server.clock.advance(MINUTE_MS)
  const comment = { id, articleId: 'quiet-cabin', content: 'So quiet.' }
  expect(await server.call(write, comment, { token })).toMatchObject({ code: 200 })
  return id
}
const moderated = (id: string, reason?: ReportReason) =>
  moderate('comment', server.database, randomUUID(), { id, ...(reason && { reason }) }, server.clock.now())
const hide = (id: string) => moderated(id, ReportReason.advertising)
const stateOf = async () => (await server.call(state, {}, { token })).data
const earned = async () => (await stateOf()).balance
const doneToday = async () => (await stateOf()).tasks.find(({ cause }) => cause === EarningCause.comment)?.doneToday
const goTo = (time: string) => server.clock.set(new Date(parseShanghai(time)))
const titles = async (language = 'en') => {
  const headers = { 'accept-language': language }
  const { data } = await server.call(page, { current: 1, size: 20 }, { token, headers })
  return data.records.map(({ title, amount }) => `${title} ${amount}`)
}

describe('a comment', () => {
  it('earns once for its id, and the ledger says why in either language', async () => {
    const id = await say()
    await say(id)
    expect([await earned(), await doneToday()]).toEqual([5, 1])
    expect((await titles())[0]).toBe('Commented on a story 5')
    expect((await titles('zh-CN'))[0]).toBe('已评论文章 5')
  })

  it('earns three times a day of Shanghai, and no fourth, however fast they come', async () => {
    goTo('2026-12-01 23:40:00')
    for (let n = 0; n < 4; n += 1) await say()
    expect([await earned(), await doneToday()]).toEqual([15, 3])
    goTo('2026-12-02 00:00:00')
    expect(await doneToday()).toBe(0)
    const atOnce = Array.from({ length: 5 }, () => ({ id: newId(), articleId: 'quiet-cabin', content: 'So quiet.' }))
    await Promise.all(atOnce.map((comment) => server.call(write, comment, { token })))
    expect([await earned(), await doneToday()]).toEqual([30, 3])
  })

  it('that was refused earns nothing', async () => {
    const comment = { id: newId(), articleId: 'quiet-cabin', content: 'Call 13800001111 for cheap tyres' }
    expect((await server.call(write, comment, { token })).code).not.toBe(200)
    expect(await earned()).toBe(0)
  })

  it('that its writer deletes gives its points back, and makes no room for another one that day', async () => {
    const ids = [await say(), await say(), await say()]
    for (const id of ids) await server.call(remove, { id }, { token })
    expect([await earned(), await doneToday()]).toEqual([0, 3])
    await say()
    expect(await earned()).toBe(0)
  })
})

describe('a moderator', () => {
  it('who hides a comment takes its points, once, and who shows it again gives them back', async () => {
    const id = await say()
    for (let n = 0; n < 2; n += 1) {
      await hide(id)
      await hide(id)
      expect(await earned()).toBe(0)
      await moderated(id)
      await moderated(id)
      expect(await earned()).toBe(5)
    }
    expect((await titles()).slice(0, 2)).toEqual(['A comment is shown again 5', 'A comment is no longer shown -5'])
    await hide(id)
    await server.call(remove, { id }, { token })
    expect(await earned()).toBe(0)
  })

  it('takes nothing for a comment that earned nothing, nor pays for it', async () => {
    for (let n = 0; n < 3; n += 1) await say()
    const fourth = await say()
    await hide(fourth)
    expect(await earned()).toBe(15)
    await moderated(fourth)
    expect(await earned()).toBe(15)
  })

  it('leaves a debt where the points had ended, which what is shown again pays', async () => {
    goTo('2026-12-01 12:00:00')
    const id = await say()
    goTo('2028-01-01 12:00:00')
    await hide(id)
    const again = (await server.login('13912340011')).token
    const debt = async () => (await server.call(state, {}, { token: again })).data.debt
    expect(await debt()).toBe(5)
    await moderated(id)
    expect(await debt()).toBe(0)
  })
})

it('the rule says how many of a day earn, from the table that pays', async () => {
  const { earning } = (await server.call(rule, {})).data
  expect(earning.find(({ cause }) => cause === EarningCause.comment)).toMatchObject({ points: 5, perDay: 3 })
  expect(earning.find(({ cause }) => cause === EarningCause.visit)).toMatchObject({ points: 200, times: 'activity' })
})
