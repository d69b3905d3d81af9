import { useState } from 'react'
import type { Comment, CommentThread, WrittenComment } from '@/wire/schemas/comment'
import { CommentOrder } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList, type PagedListView } from '@/hooks/use-paged-list'
import { fetchArticle } from '@/services/api/article'
import { deleteComment, fetchComments, fetchReplies } from '@/services/api/comment'
import { openLogin } from '@/services/navigation/login-return'
import { knownComments } from '@/services/known/counts'
import { isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { useIsLoggedIn } from '@/stores/session'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { messages } from '../messages'
import { useWantedThread, type WantedThreadView } from './use-wanted-thread'
import { withComment, withMoreReplies, withoutComment, withReply } from './thread-changes'

const COMMENTS_A_PART = 20

/** Deletes a comment and answers how many the article has left. Where a reply was lost it is gone already. */
const deletedFrom = async (articleId: string, id: string): Promise<number> => {
  try {
    return await deleteComment(id)
  } catch (error) {
    if (!isRefusal(error, ErrorCode.commentNotFound)) throw error
    return (await fetchArticle(articleId)).commentCount
  }
}

/** What `useDiscussion` answers. */
export interface DiscussionView {
  list: PagedListView<CommentThread>
  count: number
  wanted: WantedThreadView
  order: CommentOrder
  chooseOrder: (order: CommentOrder) => void
  isComposing: boolean
  /** Whom the comment that is being written answers. */
  answered: Comment | undefined
  /** Begins to write, for a visitor after the login. */
  compose: (answered?: Comment) => void
  stopComposing: () => void
  show: (written: WrittenComment) => void
  loadReplies: (thread: CommentThread) => Promise<void>
  remove: (comment: Comment) => Promise<void>
}

interface DiscussionOptions {
  /** How much the article says that there is, once it has come. */
  told: number | undefined
  /** The comment that a link leads to. */
  linked: string | undefined
}

/** What is said under an article, and the comment that is being written. */
export function useDiscussion(articleId: string, { told, linked }: DiscussionOptions): DiscussionView {
  const isLoggedIn = useIsLoggedIn()
  const [order, setOrder] = useState<CommentOrder>(CommentOrder.top)
  const wanted = useWantedThread(articleId, linked)
  const [counted, setCounted] = useState<number>()
  const count = (comments: number): void => {
    setCounted(comments)
    knownComments.beginReading()([[articleId, comments]])
  }
  const [isComposing, setComposing] = useState(false)
  const [answered, setAnswered] = useState<Comment>()
  const list = usePagedList({
    fetchPart: async (cursor: string | undefined, signal) => {
      const place = cursor !== undefined && { cursor }
      const { records, next } = await fetchComments({ articleId, order, size: COMMENTS_A_PART, ...place }, { signal })
      return { records: await wanted.lead(records, cursor === undefined), next }
    },
    keyOf: ({ id }: CommentThread) => id,
    key: `${articleId} ${order}`,
    isEnabled: told !== undefined,
    isReadersOwn: true,
  })
  usePageEnd({ rowCount: list.items.length, onNear: list.loadMore })

  const remove = async (comment: Comment): Promise<void> => {
    const isSure = await confirmDialog({
      title: messages.deleteTitle,
      text: messages.deleteText,
      okLabel: messages.delete,
      isDestructive: true,
    })
    if (!isSure) return
    try {
      count(await deletedFrom(articleId, comment.id))
      list.change((threads) => withoutComment(threads, comment))
    } catch (error) {
      await alertDialog({ title: messages.notDone, text: failureText(error) })
    }
  }

  return {
    list,
    count: counted ?? told ?? 0,
    wanted,
    order,
    chooseOrder: (next) => {
      wanted.drop()
      setOrder(next)
    },
    isComposing,
    answered,
    compose: (whom) => {
      if (!isLoggedIn) return void openLogin()
      setAnswered(whom)
      setComposing(true)
    },
    stopComposing: () => setComposing(false),
    show: ({ comment, rootId, commentCount }) => {
      count(commentCount)
      setComposing(false)
      list.change((threads) => (rootId === null ? withComment(threads, comment) : withReply(threads, rootId, comment)))
    },
    loadReplies: async ({ id, replies }) => {
      try {
        const part = await fetchReplies({
          id,
          size: COMMENTS_A_PART,
          ...(replies.next !== null && { cursor: replies.next }),
        })
        list.change((threads) => withMoreReplies(threads, id, part))
      } catch (error) {
        await alertDialog({ title: messages.notDone, text: failureText(error) })
      }
    },
    remove,
  }
}
