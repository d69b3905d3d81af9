import { createContext } from 'react'
import type { Comment } from '@/wire/schemas/comment'

/** What a reader may do about a comment. */
export interface CommentActs {
  /** What is talked about; of a post, which has no title, its words. */
  articleTitle: string
  /** The comment that a link leads to. */
  wantedId: string | undefined
  onReply: (comment: Comment) => void
  onReport: (comment: Comment) => void
  onDelete: (comment: Comment) => Promise<void>
}

const nothing = (): never => {
  throw new Error('A comment stands outside a discussion.')
}

/** Given by the discussion to all of its comments. */
export const CommentActions = createContext<CommentActs>({
  articleTitle: '',
  wantedId: undefined,
  onReply: nothing,
  onReport: nothing,
  onDelete: nothing,
})
