import { useEffect, useRef, useState, type RefObject } from 'react'
import { pullAfter, REFRESH_AT_PX, type Point, type Pull } from './gesture'

/** In H5 each page of Taro scrolls by itself. */
const isAtTop = (element: Element): boolean => (element.closest('.taro_page')?.scrollTop ?? 0) <= 0

const pointOf = ({ touches: { 0: touch } }: TouchEvent): Point | undefined =>
  touch && { x: touch.clientX, y: touch.clientY }

/** What `usePull` answers. */
export interface PullView {
  ref: RefObject<HTMLDivElement>
  pulledPx: number
}

/** Follows a finger that pulls a page down from its top, and calls back when it lets go far enough. H5 only. */
export function usePull(onPulled: () => void): PullView {
  const ref = useRef<HTMLDivElement>(null)
  const [pulledPx, setPulledPx] = useState(0)
  const latest = useRef(onPulled)
  latest.current = onPulled

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let start: Point | undefined
    let pull: Pull = 'other'

    const onStart = (event: TouchEvent) => {
      start = pointOf(event)
      pull = event.touches.length === 1 && isAtTop(element) ? 'undecided' : 'other'
    }
    const onMove = (event: TouchEvent) => {
      const point = pointOf(event)
      if (!start || !point) return
      pull = pullAfter(pull, start, point)
      if (typeof pull !== 'number') return
      // The page must not scroll or bounce under the disc; React's own listeners could not prevent it.
      if (event.cancelable) event.preventDefault()
      setPulledPx(pull)
    }
    const onEnd = () => {
      if (typeof pull === 'number' && pull >= REFRESH_AT_PX) latest.current()
      pull = 'other'
      setPulledPx(0)
    }

    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchmove', onMove, { passive: false })
    element.addEventListener('touchend', onEnd)
    element.addEventListener('touchcancel', onEnd)
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchmove', onMove)
      element.removeEventListener('touchend', onEnd)
      element.removeEventListener('touchcancel', onEnd)
    }
  }, [])

  return { ref, pulledPx }
}
