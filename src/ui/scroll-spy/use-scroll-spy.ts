import Taro from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { usePlainId } from '@/ui/plain-id'
import { watchParts } from './watch-parts'

interface Place<Key> {
  /** The part that is read. */
  current: Key
  /** The part to bring to the top, until the reader moves on. */
  wanted: Key | null
}

/** What `useScrollSpy` answers. */
export interface ScrollSpy<Key extends string> {
  current: Key
  select: (key: Key) => void
  box: {
    id: string
    partId: string | null
    onMove: () => void
  }
  partId: (key: Key) => string
}

/**
 * Parts under each other in a box of their own, each with a tab: the tab of the part that is read is marked, and a tap
 * on a tab brings its part to the top.
 *
 * @param keys - the parts, from the top on.
 * @param first - where the box opens.
 * @returns the part that is read; what a tap on a tab does; what the `ScrollBox` gets; and the id for each part.
 */
export function useScrollSpy<Key extends string>(keys: readonly Key[], first: Key): ScrollSpy<Key> {
  const id = usePlainId()
  const [{ current, wanted }, setPlace] = useState<Place<Key>>({ current: first, wanted: first })
  // The way to a part leads past others, and the last one may be too short to get to the top: until the reader moves,
  // what was asked for is what is read.
  const isHeld = useRef(true)
  const partId = (key: Key) => `${id}-${key}`

  const order = keys.join(' ')
  useEffect(
    () =>
      watchParts(id, keys.map(partId), (index) => {
        const read = keys[index]
        if (isHeld.current || read === undefined) return
        setPlace((place) => (place.current === read ? place : { current: read, wanted: null }))
      }),
    // The ids follow from the keys.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [id, order],
  )

  return {
    // Another list may have no such part.
    current: keys.includes(current) ? current : first,
    select: (key: Key): void => {
      isHeld.current = true
      const bring = () => setPlace({ current: key, wanted: key })
      if (wanted !== key) return bring()
      // A box that is told the same part again does not move.
      setPlace({ current: key, wanted: null })
      Taro.nextTick(bring)
    },
    box: {
      id,
      partId: wanted === null ? null : partId(wanted),
      onMove: (): void => {
        isHeld.current = false
      },
    },
    partId,
  }
}
