import { useRef, useState } from 'react'
import { isDoubleTap } from '@/domain/time/double-tap'
import { createWishes } from '@/services/wishes'

/** What `useWish` answers. */
export interface WishView<Value> {
  /** As it is wished; until then as the server told it. */
  value: Value
  /** Shows a wish at once, and sends it: see `Wishes`. */
  wish: (wanted: Value, send: () => Promise<Value>) => Promise<void>
}

/** One thing that the reader turns on and off: a tap shows at once, and is taken back if the server refuses it. */
export function useWish<Value>(told: Value, isSame: (one: Value, other: Value) => boolean): WishView<Value> {
  const [wished, setWished] = useState<Value>()
  const value = wished ?? told
  const shown = useRef(value)
  shown.current = value
  const [wishes] = useState(() => createWishes<Value>({ shown: () => shown.current, isSame, show: setWished }))
  const lastMs = useRef(-Infinity)

  const wish = async (wanted: Value, send: () => Promise<Value>): Promise<void> => {
    const nowMs = Date.now()
    if (isDoubleTap(lastMs.current, nowMs)) return
    lastMs.current = nowMs
    await wishes.wish(wanted, send)
  }
  return { value, wish }
}
