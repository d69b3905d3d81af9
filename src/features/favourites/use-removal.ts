import { useEffect, useRef, useState } from 'react'
import { useDidHide } from '@tarojs/taro'
import { SECOND_MS } from '@/domain/time/duration'
import { removeFavourites } from '@/services/api/favourite'
import { knownFavourites } from '@/services/known/favourites'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/popup/dialogs'
import { messages } from './messages'

/** How long a removal can be undone. */
const UNDO_MS = 5 * SECOND_MS

/** What `useRemoval` answers. */
export interface RemovalView {
  /** What is no longer shown, though the server has not answered yet. */
  gone: readonly string[]
  /** How many can still be brought back. */
  undoable: number
  remove: (ids: readonly string[]) => void
  undo: () => void
}

/** Removes favourites: at once to the eye, at the server when it can no longer be undone or the page is left. */
export function useRemoval(): RemovalView {
  const [gone, setGone] = useState<readonly string[]>([])
  const [undoable, setUndoable] = useState(0)
  const waiting = useRef<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>()

  const bringBack = (ids: readonly string[]) => setGone((before) => before.filter((id) => !ids.includes(id)))

  const take = (): readonly string[] => {
    clearTimeout(timer.current)
    const ids = waiting.current
    waiting.current = []
    setUndoable(0)
    return ids
  }

  const send = (): void => {
    const ids = take()
    if (ids.length === 0) return
    removeFavourites(ids)
      .catch((error: unknown) => {
        // Many are sent in parts, of which the first may have arrived; lists know those.
        const known = knownFavourites.store.getState()
        const isPart = ids.some((id) => known[id] === false)
        void alertDialog({ title: isPart ? messages.notAllRemoved : messages.notRemoved, text: failureText(error) })
      })
      // Lists know what is out; what is saved again later is to be seen again.
      .finally(() => bringBack(ids))
  }
  const latestSend = useRef(send)
  latestSend.current = send

  useDidHide(send)
  useEffect(() => () => latestSend.current(), [])

  return {
    gone,
    undoable,
    remove: (ids) => {
      send()
      waiting.current = ids
      setGone((before) => [...before, ...ids])
      setUndoable(ids.length)
      timer.current = setTimeout(() => latestSend.current(), UNDO_MS)
    },
    undo: () => bringBack(take()),
  }
}
