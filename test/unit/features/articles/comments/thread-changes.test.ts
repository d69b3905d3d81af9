import type { Comment, CommentThread } from '@/wire/schemas/comment'
import { withComment, withMoreReplies, withoutComment, withReply } from '@/features/articles/comments/thread-changes'

const comment = (id: string, changes: Partial<Comment> = {}): Comment => ({
  id,
  writerName: 'Xu Ran',
  writerAvatar: '',
  isByAuthor: false,
  isOwn: false,
  answeredName: null,
  content: id,
  likeCount: 0,
  isLiked: false,
  hiddenReason: null,
  writeTime: '2026-11-20 10:00:00',
  ...changes,
})
const thread = (
  id: string,
  replies: Comment[],
  next: string | null = null,
  replyCount = replies.length,
): CommentThread => ({
  ...comment(id),
  replyCount,
  replies: { records: replies, next },
})
const idsOf = (threads: readonly CommentThread[]) =>
  threads.map(({ id, replies }) => [id, ...replies.records.map((reply) => reply.id)])

it('a new comment stands first, once', () => {
  const threads = withComment([thread('old', [])], comment('new'))
  expect(idsOf(threads)).toEqual([['new'], ['old']])
  expect(idsOf(withComment(threads, comment('new')))).toEqual([['new'], ['old']])
})

it('a new answer stands last in its thread and is counted', () => {
  const [changed, other] = withReply([thread('a', [comment('a1')], 'next', 4), thread('b', [])], 'a', comment('a9'))
  expect(changed).toMatchObject({ replyCount: 5, replies: { next: 'next', records: [{ id: 'a1' }, { id: 'a9' }] } })
  expect(other?.replyCount).toBe(0)
})

it('one that the server has counted already is not counted again', () => {
  const [changed] = withReply([thread('a', [comment('a1'), comment('a9')], null, 2)], 'a', comment('a9'))
  expect(changed).toMatchObject({ replyCount: 2, replies: { records: [{ id: 'a1' }, { id: 'a9' }] } })
})

it('answers that were asked for stand before an own new one, and no answer twice', () => {
  const own = comment('own', { isOwn: true, writeTime: '2026-11-20 12:00:00' })
  const before = [thread('a', [comment('a1'), own], 'next', 4)]
  const part = { records: [comment('a2'), comment('a3', { writeTime: '2026-11-20 11:00:00' })], next: 'later' }
  const asked = withMoreReplies(before, 'a', part)
  expect(idsOf(asked)).toEqual([['a', 'a1', 'a2', 'a3', 'own']])
  expect(idsOf(withMoreReplies(asked, 'a', { records: [own], next: null }))).toEqual([['a', 'a1', 'a2', 'a3', 'own']])
})

it('a comment that is deleted takes its answers, an answer is counted no more, a hidden one never was', () => {
  const hidden = comment('a2', { hiddenReason: 1, isOwn: true })
  const threads = [thread('a', [comment('a1'), hidden], null, 1), thread('b', [comment('b1')])]
  expect(idsOf(withoutComment(threads, comment('b')))).toEqual([['a', 'a1', 'a2']])
  expect(withoutComment(threads, comment('a1'))[0]?.replyCount).toBe(0)
  expect(withoutComment(threads, hidden)[0]?.replyCount).toBe(1)
})
