import { useRef, useState } from 'react'
import { currentUserId } from '@/services/session/session'
import { createWishes } from '@/services/wishes'
import { useUser } from '@/stores/session'
import { useFirstTap } from './use-first-tap'

/** What `useWish` answers. */
export interface WishView<Value> {
  /** As it is wished; until then as the server told it. */
  value: Value
  /** Shows a wish at once, and sends it: see `Wishes`. */
  wish: (wanted: Value, send: () => Promise<Value>) => Promise<void>
}

/**
 * One thing that the reader turns on and off: a tap shows at once, and is taken back if the server refuses it. Whoever is
 * logged in next sees what the server tells them, and nothing that still waits to be sent goes as theirs.
 */
export function useWish<Value>(told: Value, isSame: (one: Value, other: Value) => boolean): WishView<Value> {
  const readerId = useUser()?.id
  const [wished, setWished] = useState<{ by: string | undefined; value: Value | undefined }>()
  const value = (wished?.by === readerId ? wished?.value : undefined) ?? told
  const shown = useRef(value)
  shown.current = value
  const by = useRef(readerId)
  const [wishes] = useState(() =>
    createWishes<Value>({
      shown: () => shown.current,
      isSame,
      show: (next) => setWished({ by: by.current, value: next }),
    }),
  )
  const isFirstTap = useFirstTap()

  const wish = async (wanted: Value, send: () => Promise<Value>): Promise<void> => {
    if (!isFirstTap()) return
    const wisherId = currentUserId()
    by.current = wisherId
    await wishes.wish(wanted, async () => {
      if (currentUserId() === wisherId) return send()
      wishes.drop()
      return wanted
    })
  }
  return { value, wish }
}
