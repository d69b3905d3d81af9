import { useLayoutEffect, useRef, type PointerEvent, type UIEvent } from 'react'
import { canvases } from '@/platform/canvas'
import type { LookAroundProps } from './look-around-props'
import { messages } from './messages'
import { seatAt, SEATS, SHARES } from './seats'
import './look-around.scss'

const LEFT_BUTTON = 1

const roomOf = ({ scrollWidth, clientWidth }: Element): number => scrollWidth - clientWidth

/** A picture wider than its box, in a browser: fingers and keys scroll it, a mouse drags it. */
export function LookAround({ label, asked, seen, onSee, children }: LookAroundProps) {
  const box = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    const { current } = box
    const isJump = isFirst.current || canvases.isMotionReduced()
    current?.scrollTo({ left: SHARES[asked.seat] * roomOf(current), behavior: isJump ? 'auto' : 'smooth' })
    isFirst.current = false
  }, [asked])

  const see = ({ currentTarget }: UIEvent) => onSee(seatAt(currentTarget.scrollLeft / roomOf(currentTarget)))
  const drag = ({ pointerType, buttons, movementX, currentTarget }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons === LEFT_BUTTON) currentTarget.scrollLeft -= movementX
  }
  return (
    <div
      ref={box}
      className="look-around"
      // The arrow keys scroll it.
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={SEATS.length - 1}
      aria-valuenow={SEATS.indexOf(seen)}
      aria-valuetext={messages.seats[seen]}
      onScroll={see}
      onPointerMove={drag}
      onDragStart={(event) => event.preventDefault()}
    >
      <div className="look-around__picture">{children}</div>
    </div>
  )
}
