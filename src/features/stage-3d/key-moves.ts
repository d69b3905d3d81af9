import type { GestureTarget } from './gestures'

const TURN_DEGREES = 15
const LIFT_DEGREES = 4
const ZOOM_STEP = 1.15

type Move = (target: GestureTarget) => void

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: ({ turn }) => turn(-TURN_DEGREES, 0),
  ArrowRight: ({ turn }) => turn(TURN_DEGREES, 0),
  ArrowUp: ({ turn }) => turn(0, LIFT_DEGREES),
  ArrowDown: ({ turn }) => turn(0, -LIFT_DEGREES),
  '+': ({ zoom }) => zoom(ZOOM_STEP),
  '=': ({ zoom }) => zoom(ZOOM_STEP),
  '-': ({ zoom }) => zoom(1 / ZOOM_STEP),
}

/** What a key does on the stage; null leaves the key to the page. */
export const moveOfKey = (key: string): Move | null => MOVES[key] ?? null
