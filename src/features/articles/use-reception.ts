import { useRef, useState } from 'react'
import type { Reception } from '@/wire/schemas/article'
import { setFavourite, setLike } from '@/services/api/article'
import { openLogin } from '@/services/navigation/login-return'
import { failureText } from '@/services/request/failure-text'
import { useIsLoggedIn } from '@/stores/session'
import { alertDialog } from '@/ui/feedback/dialogs'
import { messages } from './messages'

/** What `useReception` answers. */
export interface ReceptionView {
  reception: Reception
  toggleLike: () => Promise<void>
  toggleFavourite: () => Promise<void>
}

const step = (isOn: boolean): number => (isOn ? 1 : -1)

/** Likes and favourites of an article: a tap shows at once, and is undone with a word if the server refuses it. */
export function useReception(articleId: string, told: Reception): ReceptionView {
  const isLoggedIn = useIsLoggedIn()
  const [changes, setChanges] = useState<Partial<Reception>>({})
  const isSending = useRef(false)
  const reception = { ...told, ...changes }

  const change = async (wanted: Partial<Reception>, send: () => Promise<Reception>): Promise<void> => {
    if (!isLoggedIn) return openLogin()
    if (isSending.current) return undefined
    isSending.current = true
    setChanges((before) => ({ ...before, ...wanted }))
    try {
      setChanges(await send())
    } catch (error) {
      setChanges(changes)
      await alertDialog({ title: messages.notDone, text: failureText(error) })
    } finally {
      isSending.current = false
    }
  }

  return {
    reception,
    toggleLike: () => {
      const isLiked = !reception.isLiked
      return change({ isLiked, likeCount: reception.likeCount + step(isLiked) }, () => setLike(articleId, isLiked))
    },
    toggleFavourite: () => {
      const isFavourite = !reception.isFavourite
      return change({ isFavourite, favouriteCount: reception.favouriteCount + step(isFavourite) }, () =>
        setFavourite(articleId, isFavourite),
      )
    },
  }
}
