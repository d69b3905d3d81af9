import { useRef, useState } from 'react'
import { swipeStep, type TouchPoint } from '@/hooks/swipe'
import { findBox } from '@/platform/element-box'
import type { ElementBox } from '@/platform/element-box/types'
import { FITTING, dragged, pinched, tappedTwice, type Zoom } from './zoom'

/** Two taps within this time and distance zoom; what an accidental second press is, domain/time/double-tap.ts says. */
const ZOOM_TAP_MS = 300
const TAP_PX = 12

interface Touches {
  touches: ArrayLike<{ clientX: number; clientY: number }>
  timeStamp: number
}

/** Taro types a view's touch events without their touches. */
const fingersOf = (event: object): readonly TouchPoint[] =>
  Array.from((event as Touches).touches, ({ clientX, clientY }) => ({ x: clientX, y: clientY }))

const isNear = (one: TouchPoint, other: TouchPoint): boolean => Math.hypot(one.x - other.x, one.y - other.y) < TAP_PX

/** What the fingers do, from the moment that one came or went. */
interface Gesture {
  /** As they were then. */
  fingers: readonly TouchPoint[]
  zoom: Zoom
  /** The first one, where it is now. */
  last: TouchPoint
  /** Two fingers have been there: what is left is neither a tap nor a swipe. */
  wasPinch: boolean
}

interface ZoomOptions {
  /** The element in which the picture moves. */
  stageId: string
  /** What is shown: another one begins as it fits. */
  shown: string | undefined
  /** A video is not made larger, only swiped. */
  isFixed: boolean
  /** -1 to what comes before, 1 to what comes after. */
  onSwipe: (step: -1 | 1) => void
}

/** What `useZoom` answers. */
interface Zooming {
  zoom: Zoom
  handlers: {
    onTouchStart: (event: object) => void
    onTouchMove: (event: object) => void
    onTouchEnd: (event: object) => void
    onTouchCancel: () => void
  }
}

/** A picture that two fingers or two taps make larger; one finger moves it then, and leads to the next before. */
export function useZoom({ stageId, shown, isFixed, onSwipe }: ZoomOptions): Zooming {
  const [held, setHeld] = useState({ shown, zoom: FITTING })
  const zoom = held.shown === shown ? held.zoom : FITTING
  const latest = useRef(zoom)
  latest.current = zoom
  const box = useRef<ElementBox | undefined>(undefined)
  const gesture = useRef<Gesture | null>(null)
  const tap = useRef<{ at: TouchPoint; timeMs: number } | null>(null)

  const change = (next: Zoom): void => {
    latest.current = next
    setHeld({ shown, zoom: next })
  }

  const begin = (fingers: readonly TouchPoint[]): void => {
    const [first] = fingers
    if (!first) return
    const wasPinch = fingers.length > 1 || gesture.current?.wasPinch === true
    gesture.current = { fingers, zoom: latest.current, last: first, wasPinch }
  }

  const tapAt = (at: TouchPoint, timeMs: number): void => {
    const before = tap.current
    const isSecond = before !== null && timeMs - before.timeMs < ZOOM_TAP_MS && isNear(before.at, at)
    tap.current = isSecond ? null : { at, timeMs }
    if (isSecond && box.current && !isFixed) change(tappedTwice(latest.current, at, box.current))
  }

  /** The last finger has gone. */
  const finish = ({ fingers: [from], last, wasPinch }: Gesture, timeMs: number): void => {
    if (!from || wasPinch) return
    if (isNear(from, last)) return tapAt(last, timeMs)
    const step = latest.current.scale === 1 ? swipeStep(from, last) : 0
    if (step !== 0) onSwipe(step)
  }

  return {
    zoom,
    handlers: {
      onTouchStart: (event) => {
        void findBox(stageId).then((found) => (box.current = found))
        begin(fingersOf(event))
      },
      onTouchMove: (event) => {
        const now = gesture.current
        const [first, second] = fingersOf(event)
        if (!now || !first) return
        now.last = first
        const [from, other] = now.fingers
        if (!box.current || !from || isFixed) return
        if (second && other) change(pinched(now.zoom, [from, other], [first, second], box.current))
        else if (now.zoom.scale > 1) change(dragged(now.zoom, from, first, box.current))
      },
      onTouchEnd: (event) => {
        const left = fingersOf(event)
        if (left.length > 0) return begin(left)
        const ended = gesture.current
        gesture.current = null
        if (ended) finish(ended, (event as Touches).timeStamp)
      },
      onTouchCancel: () => {
        gesture.current = null
      },
    },
  }
}
