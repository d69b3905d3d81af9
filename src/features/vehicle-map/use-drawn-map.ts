import { useEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { zoomedBy, type MapView, type Px } from '@/domain/map/map-view'
import { createDrag } from './drag'
import type { DrawnMapProps } from './drawn-map-props'
import { moveOfKey } from './map-keys'

/** A notch of the wheel is this much of a zoom. */
const ZOOM_A_PX = 1 / 240

/** What `useDrawnMap` answers: the room of the map, and what it listens to. */
export interface DrawnMapHandlers {
  room: RefObject<HTMLDivElement>
  onPointerDown: (event: PointerEvent<HTMLDivElement>) => void
  onPointerMove: (event: PointerEvent<HTMLDivElement>) => void
  onPointerUp: (event: PointerEvent<HTMLDivElement>) => void
  onPointerCancel: (event: PointerEvent<HTMLDivElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void
}

/** Moves our own map by fingers, mouse, wheel and keys. */
export function useDrawnMap({ view, onView }: Pick<DrawnMapProps, 'view' | 'onView'>): DrawnMapHandlers {
  const room = useRef<HTMLDivElement>(null)
  const drag = useMemo(createDrag, [])
  const fingers = useRef(new Map<number, Px>())
  // Several events may come between two drawings: each goes on from the one before.
  const latest = useRef(view)
  latest.current = view
  const show = (next: MapView) => {
    latest.current = next
    onView(next)
  }
  const shown = useRef(show)
  shown.current = show

  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Px => {
    const { left, top, width, height } = room.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  useEffect(() => {
    const element = room.current
    // React listens to the wheel passively, so that the page would scroll along.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      shown.current(zoomedBy(latest.current, -event.deltaY * ZOOM_A_PX, fromMiddle(event)))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])

  const release = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    drag.press([...fingers.current.values()])
  }
  return {
    room,
    onPointerDown: (event) => {
      fingers.current.set(event.pointerId, fromMiddle(event))
      drag.press([...fingers.current.values()])
    },
    onPointerMove: (event) => {
      if (!fingers.current.has(event.pointerId)) return
      fingers.current.set(event.pointerId, fromMiddle(event))
      show(drag.move([...fingers.current.values()], latest.current))
      // From here on it is no tap on a mark, and the finger may leave the map.
      if (drag.hasMoved()) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event) => {
      const move = moveOfKey(event.key)
      if (move === undefined) return
      event.preventDefault()
      show(move(latest.current))
    },
  }
}
