import { useEffect, useRef, useState } from 'react'
import type { CommentThread } from '@/wire/schemas/comment'
import { ErrorCode } from '@/wire/errors'
import { scrollTo } from '@/platform/scroll-to'
import { fetchThread } from '@/services/api/comment'
import { isRefusal } from '@/services/request/errors'

/** The element of a comment, for links that lead to it. */
export const commentElement = (id: string): string => `comment-${id}`

/** What `useWantedThread` answers. */
export interface WantedThreadView {
  /** The comment that a link leads to, until its reader looks for others. */
  id: string | undefined
  /** It was deleted or hidden meanwhile. */
  isGone: boolean
  /** Puts its thread first in the first part of a list, and nowhere else. */
  lead: (threads: readonly CommentThread[], isFirst: boolean) => Promise<readonly CommentThread[]>
  /** Its reader looks for others. */
  drop: () => void
}

/** The comment that a link leads to: read by itself, for it may stand anywhere in the list. */
export function useWantedThread(articleId: string, linked: string | undefined): WantedThreadView {
  const [id, setId] = useState(linked)
  const [isGone, setGone] = useState(false)
  const leading = useRef<CommentThread>()

  const find = async (wanted: string): Promise<CommentThread | undefined> => {
    try {
      return await fetchThread({ articleId, id: wanted })
    } catch (error) {
      if (!isRefusal(error, ErrorCode.commentNotFound)) throw error
      setGone(true)
      return undefined
    }
  }
  return {
    id,
    isGone: isGone && id !== undefined,
    lead: async (threads, isFirst) => {
      if (id === undefined) return threads
      if (isFirst) leading.current = await find(id)
      const { current: first } = leading
      const others = threads.filter((thread) => thread.id !== first?.id)
      return isFirst && first ? [first, ...others] : others
    },
    drop: () => setId(undefined),
  }
}

/** Leads to a comment as soon as it is drawn, once: from then on the page is its reader's. */
export function useLeadTo(id: string | undefined, isDrawn: boolean): void {
  const isLed = useRef(false)
  useEffect(() => {
    if (id === undefined || !isDrawn || isLed.current) return
    isLed.current = true
    scrollTo(commentElement(id))
  }, [id, isDrawn])
}
