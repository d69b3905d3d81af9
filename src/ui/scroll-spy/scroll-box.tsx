import { useLayoutEffect, useRef } from 'react'
import type { ScrollBoxProps } from './scroll-box-props'

const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const topOf = (element: Element): number => element.getBoundingClientRect().top

/** The box that parts scroll in. */
export function ScrollBox({ id, className, partId, onMove, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    const part = partId === null ? null : document.getElementById(partId)
    if (part && box.current) {
      // Where the box opens is no movement, and must not move a page that scrolls itself.
      if (isFirst.current) box.current.scrollTop += topOf(part) - topOf(box.current)
      else part.scrollIntoView({ block: 'start', behavior: isMotionReduced() ? 'auto' : 'smooth' })
    }
    isFirst.current = false
  }, [partId])

  return (
    <div
      ref={box}
      id={id}
      className={className}
      // It is scrolled, not operated.
      role="presentation"
      onPointerDown={onMove}
      onWheel={onMove}
      onKeyDown={onMove}
    >
      {children}
    </div>
  )
}
