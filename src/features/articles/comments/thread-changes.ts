import type { Comment, CommentThread } from '@/wire/schemas/comment'
import type { CursorPart } from '@/wire/schemas/page'

type Threads = readonly CommentThread[]

const changed = (threads: Threads, id: string, change: (thread: CommentThread) => CommentThread): Threads =>
  threads.map((thread) => (thread.id === id ? change(thread) : thread))

/** A new comment stands first, whatever the order is: who wrote it looks for it there. */
export const withComment = (threads: Threads, comment: Comment): Threads => [
  { ...comment, replyCount: 0, replies: { records: [], next: null } },
  ...threads.filter(({ id }) => id !== comment.id),
]

/** A new answer stands last of those that are shown, also where others wait to be asked for. */
export const withReply = (threads: Threads, rootId: string, reply: Comment): Threads =>
  changed(threads, rootId, (thread) => {
    const others = thread.replies.records.filter(({ id }) => id !== reply.id)
    const isCounted = others.length < thread.replies.records.length
    return {
      ...thread,
      replyCount: thread.replyCount + (isCounted ? 0 : 1),
      replies: { ...thread.replies, records: [...others, reply] },
    }
  })

/** The answers that were asked for, each once; one of the reader's own, which is newer than they are, stays last. */
export const withMoreReplies = (threads: Threads, rootId: string, part: CursorPart<Comment>): Threads =>
  changed(threads, rootId, (thread) => {
    const asked = new Set(part.records.map(({ id }) => id))
    const known = thread.replies.records.filter(({ id }) => !asked.has(id))
    const newest = part.records[part.records.length - 1]?.writeTime ?? ''
    const isOlder = ({ writeTime, isOwn }: Comment): boolean => !isOwn || writeTime < newest
    const records = [...known.filter(isOlder), ...part.records, ...known.filter((reply) => !isOlder(reply))]
    return { ...thread, replies: { records, next: part.next } }
  })

/** Without a comment and its answers, or without an answer. */
export const withoutComment = (threads: Threads, gone: Comment): Threads =>
  threads
    .filter(({ id }) => id !== gone.id)
    .map((thread) => {
      const records = thread.replies.records.filter(({ id }) => id !== gone.id)
      if (records.length === thread.replies.records.length) return thread
      const isCounted = gone.hiddenReason === null
      const replyCount = thread.replyCount - (isCounted ? 1 : 0)
      return { ...thread, replyCount, replies: { ...thread.replies, records } }
    })
