import { useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { createGestures, type Point } from './gestures'
import { headingText } from './heading-text'
import { moveOfKey } from './key-moves'
import { messages } from './messages'
import type { SurfaceProps } from './surface-props'
import { useWheelZoom } from './use-wheel-zoom'

const LAST_DEGREE = 359

/** The canvas in a browser; for keyboards and screen readers it is a slider that turns the car. */
export function Surface({ canvasId, heading, controls }: SurfaceProps) {
  const gestures = useMemo(() => createGestures(controls), [controls])
  const down = useRef(new Map<number, Point>())
  const surface = useRef<HTMLDivElement>(null)
  useWheelZoom(surface, controls)

  const keep = ({ pointerId, clientX, clientY }: PointerEvent) =>
    down.current.set(pointerId, { x: clientX, y: clientY })
  const press = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    keep(event)
    gestures.press([...down.current.values()], event.timeStamp)
  }
  const move = (event: PointerEvent) => {
    if (!down.current.has(event.pointerId)) return
    keep(event)
    gestures.move([...down.current.values()], event.timeStamp)
  }
  const release = (event: PointerEvent) => {
    if (!down.current.delete(event.pointerId)) return
    gestures.release([...down.current.values()], event.timeStamp)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = moveOfKey(event.key)
    if (!act) return
    event.preventDefault()
    act(controls)
  }

  return (
    <div
      ref={surface}
      className="stage-3d__surface"
      role="slider"
      tabIndex={0}
      aria-label={messages.view}
      aria-valuemin={0}
      aria-valuemax={LAST_DEGREE}
      aria-valuenow={heading}
      aria-valuetext={headingText(heading)}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKeyDown}
    >
      <canvas key={canvasId} id={canvasId} className="stage-3d__canvas" />
    </div>
  )
}
