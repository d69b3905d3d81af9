import { edit, me } from '@/wire/endpoints/account'
import { detail } from '@/wire/endpoints/article'
import { list, report as reportComment, write as writeComment } from '@/wire/endpoints/comment'
import { write as writePost } from '@/wire/endpoints/post'
import { CommentOrder, ReportReason } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { DEFAULT_AVATAR } from '@/domain/person/default-avatars'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import type { ResetReply } from '../../../server/modules/backoffice/profile/reset-profile'
import type { ReportedComment } from '../../../server/modules/comment/report-comment'
import { readCommand } from '../../../server/start/office/commands'
import { leaveAccount, THINK_AGAIN_MS } from '../../support/customers/leave-account'
import { uploadPicture } from '../../support/customers/upload'
import { newId } from '../../support/samples/new-id'
import { openShop, type Shop } from '../money/shop'
import { callOffice } from '../office/office'

const STORY = 'quiet-cabin'
const NAME = 'Lord Nasty'

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const reset = (...words: string[]) => {
  const { path, call } = readCommand(['profile-reset', ...words])
  return callOffice<ResetReply>(shop, path, call)
}

/** Somebody with a name and a portrait of their own, beside a comment and a post. */
const seenShopper = async () => {
  const { server } = shop
  const { token, userId } = await shop.shopper()
  const { path } = await uploadPicture(server, token, 'avatar')
  const { data: user } = await server.call(edit, { nickName: NAME, avatarUrl: path }, { token })
  const said = { id: newId(), articleId: STORY, content: 'Hello.' }
  await server.call(writeComment, said, { token })
  const post = { id: newId(), revision: 1, topicId: 'night-drive', content: 'Hello.', pictures: [] }
  await server.call(writePost, post, { token })
  const seen = async () => {
    const { data: comments } = await server.call(list, { articleId: STORY, order: CommentOrder.newest, size: 50 })
    const { data: posted } = await server.call(detail, { id: post.id })
    const { data: own } = await server.call(me, {}, { token })
    const comment = comments.records.find(({ id }) => id === said.id)
    return {
      names: [comment?.writerName, posted.author.name, own.nickName],
      portraits: [comment?.writerAvatar, posted.author.avatar, own.avatar],
    }
  }
  return { token, userId, commentId: said.id, avatar: user.avatar, defaultName: `Vela ${user.phone.slice(-4)}`, seen }
}
const thrice = (text: string): string[] => [text, text, text]

describe('a profile that should not stand', () => {
  it('loses its nickname wherever it is seen, again too, and keeps its portrait', async () => {
    const { userId, avatar, defaultName, seen } = await seenShopper()
    expect(await seen()).toEqual({ names: thrice(NAME), portraits: thrice(avatar) })
    for (const time of ['once', 'again']) {
      const { data } = await reset(userId, 'nickname')
      expect([time, data]).toEqual([time, { accountId: userId, nickName: defaultName, avatar }])
    }
    expect(await seen()).toEqual({ names: thrice(defaultName), portraits: thrice(avatar) })
  })

  it('loses its portrait wherever it is seen, and the picture is served no more', async () => {
    const { userId, avatar, seen } = await seenShopper()
    const statusOf = async () => (await shop.server.app.inject(avatar)).statusCode
    expect(await statusOf()).toBe(200)
    await reset(userId, 'portrait')
    expect(await seen()).toEqual({ names: thrice(NAME), portraits: thrice(DEFAULT_AVATAR) })
    expect(await statusOf()).toBe(404)
  })

  it('may lose both, and a default portrait takes no picture along', async () => {
    const { token, userId, defaultName, seen } = await seenShopper()
    await shop.server.call(edit, { avatarUrl: '/static/img/avatar-sea.webp' }, { token })
    await reset(userId, 'nickname', 'portrait')
    expect(await seen()).toEqual({ names: thrice(defaultName), portraits: thrice(DEFAULT_AVATAR) })
    expect((await shop.server.app.inject('/static/img/avatar-sea.webp')).statusCode).toBe(200)
  })

  it('is named with what was reported, and who took it away is kept', async () => {
    const { userId, commentId, avatar } = await seenShopper()
    const { token: other } = await shop.shopper()
    const told = { id: commentId, reason: ReportReason.insult, words: 'That name.' }
    await shop.server.call(reportComment, told, { token: other })
    const { data: reported } = await callOffice<ReportedComment[]>(shop, OfficePath.commentsReported, {})
    expect(reported).toMatchObject([{ id: commentId, writer: { id: userId, nickName: NAME, avatar } }])
    await reset(reported?.[0]?.writer?.id ?? '', 'nickname')
    const sql = "SELECT subject, actor FROM back_office_call WHERE step = 'profile-reset'"
    expect(await shop.server.database.query(sql)).toEqual([{ subject: `${userId} nickname`, actor: 'office:demo' }])
  })

  it('is not found once its account is deleted, nor under an id that nobody has', async () => {
    const { token, userId } = await seenShopper()
    expect(await leaveAccount(shop.server, token)).toMatchObject({ status: 200 })
    await shop.pass(THINK_AGAIN_MS)
    for (const id of [userId, 'nobody'])
      expect(await reset(id, 'nickname')).toMatchObject({ status: 404, code: ErrorCode.accountNotFound })
  })

  it.each([[['1']], [['1', 'birthday']], [['1', 'nickname', 'birthday']], [[]]])(
    'is left alone by the line %j, which says how it is written',
    (words) => {
      expect(() => readCommand(['profile-reset', ...words])).toThrow(/profile-reset <accountId>/)
    },
  )
})
