import { Canvas, View, type CommonEvent, type ITouchEvent } from '@tarojs/components'
import { useMemo } from 'react'
import { createGestures, type Point } from './gestures'
import { headingText } from './heading-text'
import { messages } from './messages'
import type { SurfaceProps } from './surface-props'

/** Taro's types call every event of a view a plain one. */
const pointsOf = (event: CommonEvent): Point[] =>
  [...(event as ITouchEvent).touches].map(({ clientX, clientY }) => ({ x: clientX, y: clientY }))

/** The canvas in the mini-program. */
export function Surface({ canvasId, heading, controls }: SurfaceProps) {
  const gestures = useMemo(() => createGestures(controls), [controls])
  const release = (event: CommonEvent) => gestures.release(pointsOf(event), event.timeStamp)
  return (
    <View
      className="stage-3d__surface"
      {...{ role: 'slider', 'aria-label': messages.viewAt(headingText(heading)) }}
      onTouchStart={(event) => gestures.press(pointsOf(event), event.timeStamp)}
      onTouchMove={(event) => gestures.move(pointsOf(event), event.timeStamp)}
      onTouchEnd={release}
      onTouchCancel={release}
    >
      <Canvas key={canvasId} id={canvasId} type="webgl" className="stage-3d__canvas" />
    </View>
  )
}
